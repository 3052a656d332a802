"""Tiny models compiled for a TPU, and for a GPU where CUDA's compiler is there, in the process that ``compile`` starts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.accelerators import accelerator
from tests import tiny_models, tiny_pipelines

from .conftest import Printed, Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]


def can_compile_for(name: str) -> pytest.MarkDecorator:
    missing = accelerator(name).missing()
    return pytest.mark.skipif(missing is not None, reason=str(missing))


TPU, GPU = can_compile_for("v5e"), can_compile_for("h100")
DEVICES = [pytest.param("v5e", marks=TPU), pytest.param("h100", marks=GPU)]


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(
        tmp_path_factory.mktemp("text") / "llama", "llama", num_key_value_heads=4, head_dim=64
    )


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Large enough for its weights to be most of what a step reads; no weights are written, because nobody reads them."""
    folder = tmp_path_factory.mktemp("wide")
    sizes = {"hidden_size": 2048, "intermediate_size": 8192, "num_attention_heads": 32, "num_key_value_heads": 1}
    kind = {"model_type": "llama", "architectures": ["LlamaForCausalLM"], "num_hidden_layers": 1}
    config = {**kind, **sizes, "head_dim": 64, "vocab_size": tiny_models.VOCABULARY}
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("pictures") / "sd", "stable-diffusion")
    for weights in folder.rglob("*.safetensors"):
        weights.unlink()  # nobody reads them
    return folder


@pytest.fixture(autouse=True)
def _default_sizes(_small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HFJAX_CONTEXT_LENGTH")


def rows_of(printed: Printed, *arguments: object) -> list[dict[str, Any]]:
    (*_, shown), report = printed("compile", *arguments)
    target = accelerator(report["rows"][0]["device"])
    assert report["device"] == target.title and report["sources"] == list(target.sources)
    assert f"{report['tokens']} tokens" in shown and f"{target.bytes_per_s / 1e9:.0f} GB/s" in shown
    rows: list[dict[str, Any]] = report["rows"]
    return rows


@pytest.mark.parametrize("device", DEVICES)
def test_a_text_model(device: str, text: Path, tmp_path: Path, printed: Printed) -> None:
    settings = ("--slots", "4", "--context-length", "512")
    decode, prefill = rows_of(printed, text, "--for", device, *settings)
    assert (decode["name"], prefill["name"]) == ("decode (4), 256 positions", "prefill (256)")
    for row in (decode, prefill):
        assert row["device"] == device and row["slots"] == 4 and row["fits"] and row["too_large"] is None
        assert row["collectives"] == [] and row["compile_s"] > 0
        assert row["must_bytes"] > 0 and row["temporary_bytes"] >= 0
        assert row["floor_tokens_per_s"] > 0
    # Every matrix is multiplied once with each row. Attention comes on top where no kernel does it.
    hidden, mlp, heads, vocabulary, layers = 48, 96, 4, tiny_models.VOCABULARY, 2
    matrices = layers * (4 * hidden * heads * 64 + 3 * hidden * mlp) + hidden * vocabulary
    assert 2 * 4 * matrices <= decode["flops"] <= 5 * 2 * 4 * matrices
    # Keys and values of a bucket of 64 positions, for a conversation of 51 tokens, and all weights but a table of rows.
    assert decode["must_bytes"] - prefill["must_bytes"] == 3 * layers * 2 * heads * 64 * 64 * 2


@pytest.mark.parametrize(
    ("dtype", "device"), [pytest.param("int8", "v5e", marks=TPU), pytest.param("float8", "h100", marks=GPU)]
)
def test_weights_of_a_byte_are_read_as_such(
    dtype: str, device: str, wide: Path, tmp_path: Path, printed: Printed
) -> None:
    """Nothing writes a copy of them that is widened.

    The temporary memory of a TPU's program grows with its code, to 2 MB for this layer, whatever the size of the weights.
    """
    decode, _ = rows_of(printed, wide, "--for", device, "--dtype", dtype, "--slots", "4")
    hidden, mlp, key_values = 2048, 8192, 64
    matrices = 2 * hidden * (hidden + key_values) + 3 * hidden * mlp + hidden * tiny_models.VOCABULARY
    assert decode["dtype"] == dtype and matrices < decode["must_bytes"] < 1.1 * matrices
    assert decode["temporary_bytes"] < hidden * hidden, "less than a copy of the smallest of the five large matrices"


@TPU
def test_devices_that_share_a_model_exchange_what_serving_does(text: Path, printed: Printed) -> None:
    decode, _ = rows_of(printed, text, "--for", "v5e", "--mesh", "1x4", "--slots", "4", "--context-length", "512")
    kinds = {found["kind"]: found["count"] for found in decode["collectives"]}
    assert kinds.get("all-reduce", 0) >= 2 * 2, (
        "one behind attention and one behind the two products of each of two layers"
    )
    assert decode["mesh"] == "1x4"


@pytest.mark.parametrize(
    ("device", "mesh", "count"), [pytest.param("v5e", "2x1", 2, marks=TPU), pytest.param("h100", "1x1", 1, marks=GPU)]
)
def test_a_pipeline(device: str, mesh: str, count: int, pictures: Path, tmp_path: Path, printed: Printed) -> None:
    """Two rows of devices have a picture each."""
    rows = rows_of(printed, pictures, "--for", device, "--mesh", mesh)
    assert [row["name"] for row in rows] == ["the text encoder", "the UNet", "the autoencoder"]
    for row in rows:
        assert row["floor_steps_per_s"] > 0 and "floor_tokens_per_s" not in row
        assert row["fits"] and row["slots"] == count and row["flops"] > 0
        assert row["held_bytes"] >= row["must_bytes"] / 2
    assert rows[0]["held_bytes"] == rows[1]["held_bytes"], "the weights of all modules"


@TPU
def test_layers_that_stay_on_the_host(tmp_path: Path, printed: Printed) -> None:
    sizes = {"hidden_size": 1024, "intermediate_size": 4096, "num_attention_heads": 16, "num_key_value_heads": 16}
    folder = tiny_models.make_model(tmp_path / "llama", "llama", head_dim=64, num_hidden_layers=6, **sizes)
    settings = ("--for", "v5e", "--slots", "1", "--context-length", "512")
    decode, prefill = rows_of(printed, folder, *settings, "--offload", "6")
    layers = 6 * 2 * (4 * 1024 * 1024 + 3 * 1024 * 4096)
    for row in decode, prefill:
        assert row["host_bytes"] == layers and row["must_bytes"] > layers > 3 * row["held_bytes"]
    assert decode["temporary_bytes"] < layers / 6 * 1.5, "a step has one layer there at a time"


@GPU
def test_a_gpus_host_is_not_known(text: Path, refused: Refused) -> None:
    assert "leave offload at 0" in refused("compile", text, "--for", "h100", "--offload", 1)
