"""Compiling for devices that are not here: the devices, the shapes that are known, the report, and what is refused."""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import pytest
from transformers import AutoConfig, AutoModelForCausalLM

from benchmarks import accelerators, compile
from benchmarks.accelerators import ACCELERATORS, Accelerator, accelerator
from benchmarks.compiled_programs import bucket_positions, compile_all, estimate_bounds, operations
from benchmarks.known_shapes import shapes
from hfjax_demo.bridge.kernels import dense_product
from hfjax_demo.bridge.meta_modules import outline
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.catalog import ModelKind
from hfjax_demo.children import ChildError
from hfjax_demo.settings import EngineShapes, Settings
from tests.deployed import REPOSITORY

from .conftest import Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

ROW: dict[str, Any] = {
    "model": "m",
    "device": "v5e",
    "mesh": None,
    "name": "decode (8)",
    "dtype": "bfloat16",
    "slots": 8,
    "must_bytes": 1_638_000_000,
    "held_bytes": 3_000_000_000,
    "host_bytes": 0,
    "compile_s": 12.35,
    "temporary_bytes": 32_000_000,
    "flops": 2_000_000_000,
    "collectives": [{"kind": "all-reduce", "bytes": 65536, "count": 32}],
    "too_large": None,
}
TOO_LARGE: dict[str, Any] = {"temporary_bytes": None, "collectives": [], "too_large": "no room"}
GIVEN_UP = {**ROW, "name": "prefill (256)", **TOO_LARGE}


def test_devices_are_described_with_their_sources() -> None:
    assert [item.name for item in ACCELERATORS] == ["v5e", "v6e", "h100", "a100", "l4"]
    for item in ACCELERATORS:
        assert all(address.startswith("https://") for address in item.sources) and item.sources
        assert 16e9 <= item.memory_bytes <= 80e9 and 3e11 <= item.bytes_per_s <= 4e12
        assert 1e14 <= item.operations_per_s <= 1e15
        if item.lowering == "cuda":
            lines = (line.strip() for line in item.target.splitlines() if line.startswith("  ") and "{" not in line)
            named = dict(line.split(": ") for line in lines)
            assert int(named["memory_bandwidth"]) == pytest.approx(item.bytes_per_s, rel=0.01)
            assert int(named["device_memory_size"]) == pytest.approx(item.memory_bytes, rel=0.07)
    assert accelerator(" H100 ").title.startswith("NVIDIA H100")


def test_the_version_of_libtpu_is_the_one_that_developers_install() -> None:
    assert f"\n{accelerators.LIBTPU};" in (REPOSITORY / "requirements-dev.txt").read_text(encoding="utf-8")


def test_a_row_says_what_follows_from_bandwidth_and_arithmetic() -> None:
    v5e, v6e = accelerator("v5e"), accelerator("v6e")
    reading = estimate_bounds(ROW, v5e, 8)
    assert reading["fits"] and reading["floor_tokens_per_s"] == pytest.approx(8 / 0.002), "819 GB/s for 1.638 GB"
    computing = {**ROW, "flops": 197_000_000_000_000}
    assert estimate_bounds(computing, v5e, None)["floor_steps_per_s"] == pytest.approx(1)
    full = {**ROW, "held_bytes": 15_990_000_000}
    assert not estimate_bounds(full, v5e, 8)["fits"] and estimate_bounds(full, v6e, 8)["fits"]
    assert estimate_bounds(GIVEN_UP, v5e, 256) == {"fits": False, "floor_tokens_per_s": None}


def test_the_table_has_a_line_for_each_program() -> None:
    target = accelerator("v5e")
    told = ((ROW, 8), (GIVEN_UP, 256), ({**ROW, "dtype": "int8"}, 8), (ROW, None))
    rows = [{**row, **estimate_bounds(row, target, tokens)} for row, tokens in told]
    _, _, *lines = compile.programs_table(rows).splitlines()
    assert "4000 tokens/s" in lines[0] and "32 all-reduce of 64 KB" in lines[0]
    assert "prefill (256) of 8" in lines[1] and " no " in lines[1]
    assert lines[2].startswith("m, int8 ") and "500.0 steps/s" in lines[3]
    documented = (REPOSITORY / "docs" / "scaling.md").read_text(encoding="utf-8").splitlines()
    shown = compile.programs_table(rows, markdown=True).splitlines()
    assert set(shown[:2]) <= set(documented)
    assert "| 1,638 MB | 32 MB | 4000 tokens/s | yes |" in shown[2]


def test_operations_are_those_of_products_and_convolutions() -> None:
    """A loop counts once, of branches the dearest; the figures are XLA's own."""

    def function(count: jax.Array, weight: jax.Array, x: jax.Array, picture: jax.Array, kernel: jax.Array) -> Any:
        looped = jax.lax.fori_loop(0, count, lambda _, x: x @ weight, x)
        chosen = jax.lax.cond(count > 1, lambda x: x @ weight @ weight, lambda x: x, looped)
        return jax.nn.relu(chosen), jax.lax.conv_general_dilated(picture, kernel, (1, 1), "VALID")

    product, convolved = 2 * 8 * 256 * 256, 2 * 2 * 64 * 30 * 30 * 16 * 3 * 3
    given = [((), "int32"), *((shape, "float32") for shape in ((256, 256), (8, 256), (2, 16, 32, 32), (64, 16, 3, 3)))]
    lowered = jax.jit(function).trace(*(jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in given))
    assert operations(lowered.jaxpr.jaxpr) == product + 2 * product + convolved
    costs = lowered.lower().cost_analysis()
    assert math.isclose(costs["flops"], 3 * product + convolved, rel_tol=0.01)


def test_what_is_not_installed_is_named_with_its_command(monkeypatch: pytest.MonkeyPatch, refused: Refused) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    for name, command in (("v5e", "pip install 'libtpu==0.0.42.1'"), ("l4", "pip install 'jax[cuda12]==")):
        complaint = refused("compile", "llama-3.1-8b", "--for", name)
        assert command in complaint and complaint.count(". ") == 0


def test_unknown_devices_and_models_are_refused(refused: Refused) -> None:
    unknown = refused("compile", "llama-3.1-8b", "--for", "b200")
    assert "There is no device called 'b200'; choose one of v5e," in unknown
    assert "Unknown model 'llama-3.1-80b'" in refused("compile", "llama-3.1-80b", "--for", "v5e")
    assert "llama-3.1-8b, gemma-3-1b" in refused("compile", "nothing-like-it", "--for", "v5e")


CPU = Accelerator("cpu", "a CPU", Platform.CPU, 10**9, 1e10, 1e11, (), "")


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A text model's configuration; what is compiled is compiled for this machine's own processor, in this process."""
    monkeypatch.setattr(accelerators, "ACCELERATORS", (CPU,))
    sizes = {"hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2, "num_attention_heads": 4}
    more = {"num_key_value_heads": 2, "vocab_size": 512, "max_position_embeddings": 256}
    kind = {"model_type": "llama", "architectures": ["LlamaForCausalLM"]}
    (tmp_path / "config.json").write_text(json.dumps({**kind, **sizes, **more}))
    return tmp_path


def rows_of(folder: Path) -> list[dict[str, Any]]:
    settings = Settings(context_length=128, engine_shapes=EngineShapes((16,)))
    return list(compile_all(str(folder), "tiny", ModelKind.TEXT, "cpu", None, 2, 12, settings))


def test_what_the_compiler_says_of_a_model_that_has_no_weights(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As on an accelerator: of a CPU's custom calls the compiler does not say how much they compute.
    monkeypatch.setattr(dense_product, "should_multiply", lambda rows, weights: False)
    decode, prefill = rows_of(tiny)
    assert decode.keys() == prefill.keys() == {*ROW, "fits", "floor_tokens_per_s"}
    assert (decode["name"], prefill["name"]) == ("decode (2)", "prefill (16)")
    attention, mlp, logits = 2 * 64 * 64 + 2 * 64 * 32, 3 * 64 * 128, 64 * 512
    weights = 2 * (2 * (attention + mlp + 2 * 64) + logits + 64) + 4 * 8  # and the rotary frequencies, in float32
    slot = 2 * 2 * (2 * 16 + 2 * 16) * 64  # keys and values of two layers and 64 positions
    assert prefill["must_bytes"] - weights == pytest.approx(slot, abs=64)
    assert decode["must_bytes"] - prefill["must_bytes"] == slot
    assert decode["flops"] >= 2 * 2 * (2 * (attention + mlp) + logits)
    assert decode["held_bytes"] == prefill["held_bytes"], "all conversations' caches lie there while a prompt is read"
    assert not decode["collectives"] and decode["too_large"] is None
    assert decode["floor_tokens_per_s"] == 2 / (decode["must_bytes"] / 1e10) and decode["fits"]


def test_a_program_that_does_not_fit_is_a_row_and_no_error(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object, **__: object) -> None:
        raise jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Ran out of memory on HBM,\n the total is too much")

    monkeypatch.setattr(jax.stages.Lowered, "compile", no_room)
    decode, prefill = rows_of(tiny)
    assert decode["too_large"] == "RESOURCE_EXHAUSTED: Ran out of memory on HBM, the total is too much"
    assert decode["held_bytes"] == prefill["held_bytes"] > decode["must_bytes"]
    assert not decode["fits"] and prefill["temporary_bytes"] is None


def test_a_process_that_breaks_is_told_of_in_one_sentence(monkeypatch: pytest.MonkeyPatch, refused: Refused) -> None:
    class Broken(contextlib.ExitStack):
        def __init__(self, *_: object) -> None:
            super().__init__()

        def stream(self, *_: object) -> Iterator[dict[str, Any]]:
            yield ROW
            raise ChildError("its process was ended by signal 9, perhaps for lack of memory")

    monkeypatch.setattr(compile, "Child", Broken)
    monkeypatch.setattr(Accelerator, "missing", lambda self: None)
    complaint = refused("compile", "llama-3.1-8b", "--for", "v5e", status=1)
    assert "llama-3.1-8b could not be compiled for TPU v5e (its process was ended" in complaint


# Parameters as the publishers count them: the model cards of the hub, and "safetensors" in its API. Tied ones once.
PARAMETERS = {
    "llama-3.2-1b": 1_235_814_400,
    "llama-3.1-8b": 8_030_261_248,
    "gemma-3-1b": 999_885_952,
    "gemma-3-4b": 3_880_263_168,  # the language model alone
    "qwen3-0.6b": 596_049_920,
}
NETWORKS = {
    "sd-1.5": {"unet": 859_520_964, "vae": 83_653_863, "text_encoder": 123_060_480},
    "sd-2": {"unet": 865_910_724, "vae": 83_653_863, "text_encoder": 340_387_840},
    "sdxl": {"unet": 2_567_463_684, "text_encoder": 123_060_480, "text_encoder_2": 694_659_840, "vae": 83_653_863},
    # What is timed with random weights has an encoder that knows letters only.
    "random-80m": {"unet": 77_646_628, "vae": 20_945_575, "text_encoder": 5_014_784},
    "random-sd2": {"unet": 865_910_724, "vae": 83_653_863, "text_encoder": 290_818_048},
    "flux": {"transformer": 11_901_408_320, "text_encoder_2": 4_762_310_656, "vae": 83_819_683},
}


@pytest.mark.parametrize("name", PARAMETERS)
def test_known_text_models_have_their_publishers_number_of_parameters(name: str, tmp_path: Path) -> None:
    shape = shapes()[name]
    assert shape.kind is ModelKind.TEXT and shape.source.startswith("https://huggingface.co/")
    shape.write(tmp_path)
    config = AutoConfig.from_pretrained(tmp_path)
    module = outline(lambda: AutoModelForCausalLM.from_config(config))
    assert all(weight.is_meta for weight in module.parameters())
    assert sum(weight.numel() for weight in module.parameters()) == PARAMETERS[name]


@pytest.mark.parametrize("name", NETWORKS)
def test_known_pipelines_have_their_publishers_number_of_parameters(name: str, tmp_path: Path) -> None:
    from benchmarks.unloaded import unloaded_pipeline

    shape = shapes()[name]
    assert shape.kind is ModelKind.IMAGE
    shape.write(tmp_path)
    pipe = unloaded_pipeline(tmp_path, name, "bfloat16")
    found = {part: sum(weight.numel() for weight in getattr(pipe, part).parameters()) for part in NETWORKS[name]}
    assert found == NETWORKS[name]


def test_a_conversations_positions_are_rounded_up() -> None:
    lengths = (1, 64, 65, 205, 256, 257, 2048)
    assert [bucket_positions(tokens) for tokens in lengths] == [64, 64, 128, 256, 256, 512, 2048]


def test_every_known_shape_is_among_those_and_what_is_drawn_at_random_has_steps() -> None:
    assert shapes().keys() == {*PARAMETERS, *NETWORKS}
    assert {name for name, shape in shapes().items() if shape.steps} == {"random-80m", "random-sd2"}
