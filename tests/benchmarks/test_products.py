"""All products of a step, in every way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.__main__ import main
from benchmarks.product_implementations import OWN_KERNEL, PRODUCTS
from tests import tiny_models


@pytest.fixture(autouse=True)
def _cache(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))


def timed(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> tuple[str, list[dict[str, Any]]]:
    assert main(["products", str(folder), "--repeats", "1", *options]) == 0
    text = capsys.readouterr().out
    return text, json.loads(text.splitlines()[-1])["rows"]


def test_every_way_is_timed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama", hidden_size=256, intermediate_size=512)
    text, rows = timed(capsys, folder, "--rows", "1", "--rows", "3")
    found = {(row["precision"], row["name"]) for row in rows}
    assert found == {(precision, name) for precision, ways in PRODUCTS.items() for name in ways}
    assert all(row["seconds"] > 0 and row["read_gb_per_s"] > 0 for row in rows)
    assert OWN_KERNEL in text and len(rows) == 2 * len(found)


def test_what_this_machine_has_not_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")  # 48 inputs are no multiple of anything
    _, rows = timed(capsys, folder, "--precision", "bfloat16", "--precision", "q4_k", "--rows", "2")
    assert OWN_KERNEL not in {row["name"] for row in rows} and len(rows) == 1
