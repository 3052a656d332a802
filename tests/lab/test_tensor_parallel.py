"""The tensor-parallel experiment on tiny models, in its child process with virtual devices; and the picture it draws."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from hfjax_demo.lab.events import CheckResult, ImageResult, LabEvent, TableResult
from hfjax_demo.lab.experiments import TENSOR_PARALLEL
from hfjax_demo.lab.process import run_in_child

from .. import tiny_models
from .events import has_columns_of, lab_model, of, passed, rows, words

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


@pytest.fixture(autouse=True)
def _kept_programs(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    monkeypatch.setenv("JAX_COMPILATION_CACHE_DIR", str(shared_cache / "compiled"))
    monkeypatch.setenv("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")


def events(folder: Path, **options: object) -> list[LabEvent]:
    return list(run_in_child(TENSOR_PARALLEL, lab_model(folder), TENSOR_PARALLEL.check(options)))


def test_llama_with_three_key_heads_on_two_devices(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama", num_attention_heads=3, num_key_value_heads=3)

    found = events(folder, prompt="the quick brown fox", tokens=4, devices="2")

    values: dict[str, dict[str, Any]] = rows(found)
    one, two = values["1 device"], values["2 devices"]
    assert has_columns_of(TENSOR_PARALLEL, values.values())
    checks = of(CheckResult, found)
    assert len(checks) == 3
    assert all(check.passed and "tokens: 4 of 4 equal" in check.detail for check in checks)
    assert 0.5 < two["weights_mb"] / one["weights_mb"] < 0.52
    assert two["cache_mb"] == one["cache_mb"]
    assert "key and value heads (3) is not divisible by 2" in words(found)
    assert "virtual" in words(found)


def test_gemma_3_past_its_window_on_four_devices(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "gemma3", tie_word_embeddings=True, num_key_value_heads=4)

    found = events(folder, prompt="the lazy dog sleeps and the fox runs " * 4, tokens=3, devices="4")

    values: dict[str, dict[str, Any]] = rows(found)
    assert all(passed(found))
    assert values["4 devices"]["cache_mb"] < 0.26 * values["1 device"]["cache_mb"]
    assert "key and value heads" not in words(found)
    (table,) = of(TableResult, found)
    lies = {row[0]: (row[1], row[4], row[5]) for row in table.rows}
    assert lies["model.embed_tokens.weight"] == (1, "by row", "80 x 48")
    assert lies["model.layers.*.mlp.up_proj.weight"] == (2, "by column", "24 x 48")
    assert lies["model.layers.*.mlp.down_proj.weight"] == (2, "by row", "48 x 24")
    assert lies["model.norm.weight"] == (1, "whole on each", "48")
    (picture,) = of(ImageResult, found)
    assert Image.open(io.BytesIO(picture.png)).format == "PNG"
