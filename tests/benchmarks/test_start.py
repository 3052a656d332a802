"""Starts of whole processes: what is measured adds up, and both sides answer."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from benchmarks.start import run
from hfjax_demo.errors import EngineFailed
from tests import tiny_models


def test_everyone_starts_and_the_parts_add_up(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    told: list[float | None] = []
    report = run(
        folder, dtype="float32", device="cpu", repeats=1, on_progress=lambda message, fraction: told.append(fraction)
    )
    pytorch, warm, cold = report.rows
    assert [row.name for row in report.rows] == ["PyTorch generate", "hfjax, full cache", "hfjax, empty cache"]
    for row in report.rows:
        parts = (row.imports_s, row.load_s, row.compile_s, row.request_s)
        assert all(part >= 0 for part in parts) and row.processor_s > 0
        assert row.first_token_s == pytest.approx(sum(parts))
    assert pytorch.compile_s == 0 < warm.compile_s and cold.compile_s > 0
    assert told == [0.0]

    content = json.loads(json.dumps(report.as_json()))
    assert content["rows"][0] == dataclasses.asdict(pytorch)
    assert content["device"] == "cpu" and "jax" in content["versions"]
    assert len(report.text().splitlines()) >= 4


def test_a_process_that_breaks_is_told_of_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(EngineFailed, match="A benchmark process failed"):
        run(tmp_path, dtype="float32", device="cpu", repeats=1, on_progress=lambda message, fraction: None)
