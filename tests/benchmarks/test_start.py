"""Starts of whole processes: what is measured adds up, and both sides answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.__main__ import main
from tests import tiny_models


def test_everyone_starts_and_the_parts_add_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    assert main(["start", str(folder), "--repeats", "1"]) == 0
    *table, line = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    pytorch, warm, cold = report["rows"]
    assert [row["name"] for row in report["rows"]] == ["PyTorch generate", "hfjax, full cache", "hfjax, empty cache"]
    for row in report["rows"]:
        parts = [row[part] for part in ("imports_s", "load_s", "compile_s", "request_s")]
        assert all(part >= 0 for part in parts) and row["processor_s"] > 0
        assert row["first_token_s"] == pytest.approx(sum(parts))
        assert row["precision"] == "float32"
    assert pytorch["compile_s"] == 0 < warm["compile_s"] and cold["compile_s"] > 0
    assert report["device"] == "cpu" and "jax" in report["versions"]
    assert len(table) >= 4


def test_a_process_that_breaks_is_told_of_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    for weights in folder.glob("*.safetensors"):
        weights.write_bytes(b"")
    assert main(["start", str(folder), "--repeats", "1"]) == 1
    assert "A benchmark process failed" in capsys.readouterr().err.splitlines()[-1]
