"""``benchmarks compile`` on tiny models, for a TPU, and for a GPU where its compiler is there; and the shapes that it knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from transformers import AutoConfig, AutoModelForCausalLM

from benchmarks import accelerators
from benchmarks.accelerators import accelerator
from benchmarks.known_shapes import shapes
from benchmarks.unloaded import unloaded_pipeline
from hfjax_demo.bridge.meta_modules import outline
from tests import tiny_models, tiny_pipelines
from tests.deployed import REPOSITORY

from .conftest import Printed, Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]


def can_compile_for(name: str) -> pytest.MarkDecorator:
    missing = accelerator(name).missing()
    return pytest.mark.skipif(missing is not None, reason=str(missing))


TPU, GPU = can_compile_for("v5e"), can_compile_for("h100")


@pytest.fixture(autouse=True)
def _default_sizes(_small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HFJAX_CONTEXT_LENGTH")


def rows_of(printed: Printed, *arguments: object) -> list[dict[str, Any]]:
    _, report = printed("compile", *arguments)
    rows: list[dict[str, Any]] = report["rows"]
    assert all(row["fits"] and row["must_bytes"] > 0 and row["flops"] > 0 for row in rows)
    return rows


@pytest.mark.parametrize(
    ("device", "options"),
    [
        pytest.param("v5e", (), marks=TPU),
        pytest.param("v5e", ("--dtype", "int8", "--mesh", "1x4"), marks=TPU),
        pytest.param("v5e", ("--offload", "2"), marks=TPU),
        pytest.param("h100", ("--dtype", "float8"), marks=GPU),
    ],
)
def test_a_text_model(device: str, options: tuple[str, ...], tmp_path: Path, printed: Printed) -> None:
    folder = tiny_models.make_model(tmp_path, "llama", num_key_value_heads=4, head_dim=64)
    given = ("--for", device, "--slots", "4", "--context-length", "512", *options)
    decode, prefill = rows_of(printed, folder, *given)
    assert (decode["name"], prefill["name"]) == ("decode (4), 256 positions", "prefill (256)")
    assert bool(decode["collectives"]) is ("--mesh" in options) and bool(decode["host_bytes"]) is (
        "--offload" in options
    )


@pytest.mark.parametrize(
    ("device", "mesh", "count"), [pytest.param("v5e", "2x1", 2, marks=TPU), pytest.param("h100", "1x1", 1, marks=GPU)]
)
def test_a_pipeline(device: str, mesh: str, count: int, tmp_path: Path, printed: Printed) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "sd", "stable-diffusion")
    for weights in folder.rglob("*.safetensors"):
        weights.unlink()  # nobody reads them
    rows = rows_of(printed, folder, "--for", device, "--mesh", mesh)
    assert [row["name"] for row in rows] == ["the text encoder", "the UNet", "the autoencoder"]
    assert {row["slots"] for row in rows} == {count}, "each row of devices has a picture"


def test_what_is_not_installed_is_named_with_its_command(monkeypatch: pytest.MonkeyPatch, refused: Refused) -> None:
    assert f"\n{accelerators.LIBTPU};" in (REPOSITORY / "requirements-dev.txt").read_text(encoding="utf-8")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    for name, command in (("v5e", f"pip install '{accelerators.LIBTPU}'"), ("l4", "pip install 'jax[cuda12]==")):
        assert command in refused("compile", "llama-3.1-8b", "--for", name)


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


@pytest.mark.parametrize("name", shapes())
def test_known_shapes_have_their_publishers_number_of_parameters(name: str, tmp_path: Path) -> None:
    shapes()[name].write(tmp_path)
    if name in PARAMETERS:
        config = AutoConfig.from_pretrained(tmp_path)
        module = outline(lambda: AutoModelForCausalLM.from_config(config))
        assert sum(weight.numel() for weight in module.parameters()) == PARAMETERS[name]
        return
    pipe = unloaded_pipeline(tmp_path, name, "bfloat16")
    found = {part: sum(weight.numel() for weight in getattr(pipe, part).parameters()) for part in NETWORKS[name]}
    assert found == NETWORKS[name]
