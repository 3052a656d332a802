"""Starts of whole processes: what is measured adds up, and both sides answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import tiny_models

from .conftest import Printed, Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]


def test_everyone_starts_and_the_parts_add_up(llama: Path, printed: Printed) -> None:
    table, report = printed("start", llama, "--repeats", 1)
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


def test_a_process_that_breaks_is_told_of_in_one_sentence(tmp_path: Path, refused: Refused) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    for weights in folder.glob("*.safetensors"):
        weights.write_bytes(b"")
    assert "A benchmark process failed" in refused("start", folder, "--repeats", 1, status=1)
