"""The text benchmark on a tiny model: every row is there, and the figures belong together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hfjax_demo.bench.contestant import Contestant
from hfjax_demo.bench.report import TextReport, TextRow
from hfjax_demo.cli import main
from hfjax_demo.errors import EngineFailed
from tests import tiny_models


def test_the_json_line_holds_what_scripts_rely_on(
    tmp_path: Path, shared_cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "128")
    monkeypatch.setenv("HFJAX_SLOTS", "2")
    monkeypatch.setenv("HFJAX_PREFILL_CHUNKS", "8,32")
    assert main(["bench", "text", str(folder), "--repeats", "1", "--new-tokens", "24"]) == 0
    *table, line = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    assert [row["conversations"] for row in report["rows"]] == [1, 1, 2]
    for row in report["rows"]:
        assert row["precision"] == "float32"
        assert row["tokens_per_s"] > 0
        assert 0 < row["ttft_s"] < row["seconds"]
        assert row["rss_mb"] > 50
        assert any(row["name"] in shown for shown in table)
    assert report["limit_tokens_per_s"] > 0
    assert report["device"] == "cpu"
    assert report["versions"]["jax"]


def test_the_table_compares_with_the_first_row_and_with_the_limit() -> None:
    rows = (
        TextRow("PyTorch", "float32", 1, 10.0, 1.0, 0.1, 500.0),
        TextRow("this", "float32", 1, 30.0, 1.0, 0.1, 700.0),
    )
    table = TextReport(rows, limit_tokens_per_s=40.0, weights_mb=100.0, device="cpu").table()
    assert "3.00x" in table
    assert "75%" in table


class Fragile:
    """Breaks in the ways a child can."""

    def complain(self) -> None:
        raise ValueError("no")

    def vanish(self) -> None:
        raise SystemExit(3)


def test_a_child_that_fails_or_dies_is_reported() -> None:
    with Contestant(Fragile) as child:
        with pytest.raises(EngineFailed, match="ValueError: no"):
            child.call("complain")
        with pytest.raises(EngineFailed, match="ended early"):
            child.call("vanish")
