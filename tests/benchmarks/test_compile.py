"""``benchmarks compile`` on tiny models, for a TPU, and for a GPU where its compiler is there; and the shapes that it knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import accelerators
from benchmarks.accelerators import accelerator
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
        pytest.param("v5e", ("--mesh", "1x4"), marks=TPU),
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
