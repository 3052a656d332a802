"""What a model will take, from its files alone, and files that are torn."""

from __future__ import annotations

import dataclasses
import json
import math
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import transformers
from gguf import GGMLQuantizationType as Kind

from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.catalog import ModelKind, ModelSpec
from hfjax_demo.catalog.records import HubSource
from hfjax_demo.errors import InvalidModelFolder
from hfjax_demo.runtime.memory.estimate import MemoryEstimate, estimate_folder, estimate_without_files
from hfjax_demo.settings import parse_memory_budget
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.loading import load_text_model

from .. import tiny_gguf, tiny_models, tiny_pipelines
from ..architectures.comparing import make_folder
from ..catalogue import BUILT_IN
from ..parity import submit

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("estimate") / "llama", "llama")


def with_a_conversation(engine: TextEngine) -> TextEngine:
    """The same with a request under way that may fill the context."""
    submit(engine, tiny_models.prompt_ids(5), max_new_tokens=10_000)
    engine.step()
    return engine


def test_weights_and_conversations_are_what_the_engine_then_holds(folder: Path) -> None:
    settings = tiny_models.settings()

    estimate = estimate_folder(folder, ModelKind.TEXT, "tiny", "float32", settings)

    engine = with_a_conversation(tiny_models.load(folder))
    weights = parameter_bytes(engine._programs.params)
    assert estimate.weights <= weights <= estimate.weights + 1000  # rotary frequencies are in no file
    held = engine.memory_bytes - weights
    assert estimate.conversations <= held <= 1.1 * estimate.conversations
    assert estimate.workspace > 0 and estimate.total >= engine.memory_bytes - 1000


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("llama", "bfloat16"),
        ("llama", "int8"),
        ("qwen3_next", "int8"),
        pytest.param("qwen3_next", "bfloat16", marks=pytest.mark.release),
        ("deepseek_v2", "auto"),
        ("qwen3_next", "auto"),
        ("mamba", "auto"),
    ],
)
def test_keys_values_latents_and_states_are_what_the_engine_then_holds(name: str, dtype: str, tmp_path: Path) -> None:
    path = make_folder(tmp_path / "model", name)

    def estimated(dtype: str) -> MemoryEstimate:
        return estimate_folder(path, ModelKind.TEXT, name, "float32", tiny_models.settings(slots=1, cache_dtype=dtype))

    estimate = estimated(dtype)

    engine = with_a_conversation(tiny_models.load(path, slots=1, cache_dtype=dtype))
    states = sum(4 * math.prod(state.shape) for layer in engine.model.use.shapes for state in layer.states)
    counts = engine._slots.state.counts.nbytes  # what penalties count, large beside so small a model's states
    held = engine.memory_bytes - parameter_bytes(engine._programs.params) - counts
    assert states <= estimate.conversations and estimate.workspace > 0
    assert 0 < estimate.conversations <= held <= 1.1 * estimate.conversations
    assert dtype == "auto" or estimate.conversations < 0.7 * estimated("auto").conversations


@pytest.mark.parametrize("dtype", ["int8", "bfloat16"])
@pytest.mark.parametrize("name", ["llama", "gemma3", "qwen3", "mixtral", "gpt2"])
def test_narrow_weights_are_what_loading_then_gives(name: str, dtype: str, tmp_path: Path) -> None:
    path = tiny_models.make_model(tmp_path / name, name)
    wide = estimate_folder(path, ModelKind.TEXT, name, "float32", tiny_models.settings())
    narrow = estimate_folder(path, ModelKind.TEXT, name, dtype, tiny_models.settings())

    params, _ = load_text_model(path, name, dtype, lambda *_: None)  # an engine would compile programs as well
    weights = parameter_bytes(params)
    assert narrow.weights <= weights <= 1.005 * narrow.weights + 1000
    assert (
        narrow.weights < 0.9 * wide.weights
    )  # scales weigh something beside rows as short as these, and experts stay wide
    assert narrow.conversations == wide.conversations  # on a CPU the cache is float32 all the same


@pytest.mark.parametrize("name", ["llama", "mixtral"])
@pytest.mark.parametrize("published", [torch.bfloat16, torch.float16, torch.float32])
def test_a_checkpoints_matrices_take_what_holds_their_numbers(
    name: str, published: torch.dtype, tmp_path: Path
) -> None:
    path = tiny_models.make_model(tmp_path / name, name, hidden_size=64, intermediate_size=128)
    transformers.AutoModelForCausalLM.from_pretrained(path).to(published).save_pretrained(path)

    estimate = estimate_folder(path, ModelKind.TEXT, name, "float32", tiny_models.settings())

    params, _ = load_text_model(path, name, "float32", lambda *_: None)
    weights = parameter_bytes(params)
    assert estimate.weights <= weights <= 1.005 * estimate.weights + 1000
    with for_platform(Platform.GPU):
        wide = estimate_folder(path, ModelKind.TEXT, name, "float32", tiny_models.settings())
    assert (estimate.weights < 0.9 * wide.weights) is (published is torch.bfloat16)


def test_a_gguf_files_matrices_take_what_they_take_in_the_file(tmp_path: Path) -> None:
    module = tiny_gguf.make_module("llama", hidden_size=256, intermediate_size=512, tie_word_embeddings=True)
    path = tiny_gguf.write(tmp_path / "tiny.gguf", module, "llama", lambda name: Kind.Q4_1, random=True)
    estimate = estimate_folder(path, ModelKind.TEXT, "tiny", "float32", tiny_models.settings())
    params, _ = load_text_model(path, "tiny", "float32", lambda *_: None)
    assert estimate.weights <= parameter_bytes(params) <= 1.04 * estimate.weights, (
        "the order in memory may take 4 % more"
    )
    assert estimate.weights < path.stat().st_size
    assert estimate.conversations > 0 and estimate.workspace > 0, "its config was read"


def test_a_package_that_is_not_here_is_as_large_as_its_file() -> None:
    spec = BUILT_IN.find("qwen2.5-coder-1.5b-instruct")
    assert estimate_without_files(spec, "float32") == MemoryEstimate(1_117_320_768, 0, 0)
    with for_platform(Platform.GPU):
        assert estimate_without_files(spec, "bfloat16") == MemoryEstimate(2 * 1_777_088_000, 0, 0)


def test_on_an_accelerator_all_is_half_as_wide_in_bfloat16(folder: Path) -> None:
    with for_platform(Platform.GPU):
        wide = estimate_folder(folder, ModelKind.TEXT, "tiny", "float32", tiny_models.settings())
        narrow = estimate_folder(folder, ModelKind.TEXT, "tiny", "bfloat16", tiny_models.settings())
    assert (wide.weights, wide.conversations) == (2 * narrow.weights, 2 * narrow.conversations)


def test_on_an_accelerator_all_slots_have_memory_from_the_beginning(folder: Path) -> None:
    """What is estimated is one conversation; memory for the others is requested when the cache is made."""
    requested = []
    with for_platform(Platform.GPU):
        estimate = estimate_folder(folder, ModelKind.TEXT, "tiny", "float32", tiny_models.settings(slots=3))
        engine = tiny_models.load(folder, slots=3, request_memory=lambda needed: not requested.append(needed))
    held = engine.memory_bytes - parameter_bytes(engine._programs.params)
    assert 3 * estimate.conversations <= requested[0] <= held <= 3.6 * estimate.conversations


def test_a_pipelines_networks_are_counted(tmp_path: Path) -> None:
    path = tiny_pipelines.make_pipeline(tmp_path / "sd", "stable-diffusion")
    on_disk = sum(file.stat().st_size for file in path.rglob("*.safetensors"))

    estimate = estimate_folder(path, ModelKind.IMAGE, "sd", "float32", tiny_models.settings())

    assert 0.5 * on_disk < estimate.weights <= on_disk  # headers are no weights
    assert estimate.workspace > 0


def test_before_anything_is_fetched_the_catalogues_count_says_it() -> None:
    spec = ModelSpec("a", "A", ModelKind.TEXT, "llama", HubSource("a/a"), "", parameters=1000)

    wide, narrow = estimate_without_files(spec, "float32"), estimate_without_files(spec, "bfloat16")

    assert (wide, narrow) == (MemoryEstimate(2000, 0, 0), MemoryEstimate(2000, 0, 0)), (
        "matrices are kept as they are published"
    )
    with for_platform(Platform.GPU):
        wide, narrow = estimate_without_files(spec, "float32"), estimate_without_files(spec, "bfloat16")
    assert wide is not None and narrow is not None and (wide.total, narrow.total) == (4000, 2000)
    draws = dataclasses.replace(spec, kind=ModelKind.IMAGE)
    assert estimate_without_files(draws, "float32") == MemoryEstimate(4000, 0, 0), (
        "a picture model is computed as it is kept"
    )


def test_a_model_of_three_billion_parameters_fits_a_machine_of_16_gb() -> None:
    found = estimate_without_files(BUILT_IN.find("llama-3.2-3b-instruct"), "float32")
    assert found is not None and found.total < parse_memory_budget("auto", 16 * 10**9) / 1.8
    spec = BUILT_IN.find("gpt2")  # published in float32
    assert estimate_without_files(spec, "float32") == MemoryEstimate(4 * 124_439_808, 0, 0)


def with_header(change: Callable[[dict[str, dict[str, object]]], None]) -> Callable[[bytes], bytes]:
    def damage(content: bytes) -> bytes:
        (length,) = struct.unpack("<Q", content[:8])
        header = json.loads(content[8 : 8 + length])
        change(header)
        text = json.dumps(header).encode()
        return struct.pack("<Q", len(text)) + text + content[8 + length :]

    return damage


def shift(header: dict[str, dict[str, object]]) -> None:
    first = next(value for key, value in header.items() if key != "__metadata__")
    first["data_offsets"] = [4, 8]


def grow(header: dict[str, dict[str, object]]) -> None:
    first = next(value for key, value in header.items() if key != "__metadata__")
    first["shape"] = [10**6]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda content: b"", "first bytes"),
    "header cut": (lambda content: content[:100], "truncated in its header"),
    "header torn": (lambda content: content[:8] + b"x" * 50 + content[58:], "truncated header"),
    "header of something else": (lambda content: struct.pack("<Q", 2) + b"[]" + content[10:], "no tensors"),
    "offsets": (with_header(shift), "wrong offsets"),
    "shape": (with_header(grow), "wrong offsets"),
    "weights cut": (lambda content: content[:-5000], "is cut off after"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_torn_file_is_found_and_named(name: str, folder: Path, tmp_path: Path) -> None:
    damage, says = DAMAGES[name]
    for item in folder.iterdir():
        content = item.read_bytes()
        (tmp_path / item.name).write_bytes(damage(content) if item.suffix == ".safetensors" else content)

    with pytest.raises(InvalidModelFolder, match=says) as caught:
        estimate_folder(tmp_path, ModelKind.TEXT, "Tiny", "float32", tiny_models.settings())

    message = str(caught.value)
    assert message.startswith("Tiny is damaged (model.safetensors ") and message.endswith(".") and "\n" not in message


def test_on_a_mesh_it_is_of_each_device(tmp_path: Path) -> None:
    path = tiny_models.make_model(tmp_path / "llama", "llama")

    def estimate(mesh: str | None) -> MemoryEstimate:
        return estimate_folder(path, ModelKind.TEXT, "llama", "float32", tiny_models.settings(mesh=mesh))

    whole, two, four, rows = map(estimate, (None, "1x2", "1x4", "2x2"))

    assert 0.5 * whole.weights < two.weights < 0.52 * whole.weights
    assert 0.25 * whole.weights < four.weights < 0.35 * whole.weights
    # Two heads of keys and values: half of them on each of two devices, both on each of four.
    assert (two.conversations, four.conversations) == (whole.conversations // 2, whole.conversations)
    assert rows.per_device == two.per_device
    assert (whole.devices, two.devices, four.devices, rows.devices) == (1, 2, 4, 4)
    # Virtual devices share the machine's memory.
    assert (two.total, rows.total) == (2 * two.per_device, 4 * rows.per_device)
    assert two.total_with_conversations(5) == two.total - 2 * two.conversations + 5
