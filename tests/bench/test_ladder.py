"""``bench ladder``: the lab's experiments as a table and a JSON line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bench import ladder
from hfjax_demo.catalog import ModelKind
from hfjax_demo.cli import main
from hfjax_demo.errors import EngineFailed, InvalidRequest
from hfjax_demo.lab.events import Checked, LabEvent, Measured, Remarked, Working
from hfjax_demo.lab.experiment import LabModel
from tests import tiny_models

MODEL = LabModel("tiny", "Tiny", ModelKind.TEXT, Path("/nowhere"))


def fake_run(events: list[LabEvent]) -> Any:
    class Run:
        def __init__(self, *arguments: Any, **more: Any) -> None: ...

        def __enter__(self) -> list[LabEvent]:
            return events

        def __exit__(self, *arguments: object) -> None: ...

    return Run


def test_the_json_line_holds_what_scripts_rely_on(
    tmp_path: Path, shared_cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a child process, as people run it; its programs come from the tests' cache."""
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("JAX_COMPILATION_CACHE_DIR", str(shared_cache / "compiled"))
    monkeypatch.setenv("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")
    assert main(["bench", "ladder", str(folder), "--new-tokens", "8", "--no-eager"]) == 0
    *table, line = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    rungs = [row for row in report["rows"] if row.get("tokens")]
    assert [row["tokens"] for row in rungs] == [8, 8, 8]
    for row in rungs:
        assert row["precision"] == "float32" and row["conversations"] == 1
        assert row["tokens_per_s"] > 0 and 0 < row["ttft_s"] < row["seconds"] and row["rss_mb"] > 50
        assert any(row["name"] in shown for shown in table)
    assert report["limit_tokens_per_s"] > 0 and report["device"] == "cpu" and report["versions"]["torchax"]
    assert report["checks"] and all(check["passed"] for check in report["checks"])


def test_what_an_experiment_tells_becomes_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    events = [
        Working("at it", 0.5),
        Measured("one way", {"tokens": 4, "tokens_per_s": 2.5, "seconds": 2.0, "ttft_s": 0.1, "rss_mb": 900.0}),
        Checked("one way: the tokens are PyTorch's", False, "3 of 4 equal"),
        Measured("of the machine", {"seconds": 0.1, "tokens_per_s": 10.0}, is_limit=True),
        Remarked("to be known"),
    ]
    monkeypatch.setattr(ladder, "LabRun", fake_run(events))
    told: list[tuple[str, float | None]] = []
    report = ladder.run(MODEL, {}, lambda message, fraction: told.append((message, fraction)))
    assert told == [("at it", 0.5)]
    assert report.as_json()["limit_tokens_per_s"] == 10.0
    shown = report.text()
    assert "2.50" in shown and "FAILS: one way" in shown and "3 of 4 equal" in shown and "to be known" in shown
    row, limit = report.as_json()["rows"]
    assert (row["name"], row["tokens_per_s"], row["conversations"]) == ("one way", 2.5, 1)
    assert limit["ttft_s"] is None


def test_an_image_model_has_its_own_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[LabEvent] = [
        Measured("PyTorch's pipeline", {"steps": 4, "steps_per_s": 2.0, "seconds": 2.0, "size": 64})
    ]
    monkeypatch.setattr(ladder, "LabRun", fake_run(events))
    model = LabModel("tiny", "Tiny", ModelKind.IMAGE, Path("/nowhere"))
    found = ladder.run(model, {"steps": 4}, lambda message, fraction: None).as_json()
    assert "limit_tokens_per_s" not in found
    (row,) = found["rows"]
    assert (row["size"], row["steps_per_s"]) == (64, 2.0) and "conversations" not in row


def test_nothing_measured_and_an_option_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LabRun", fake_run([]))
    with pytest.raises(EngineFailed, match="run it again"):
        ladder.run(MODEL, {}, lambda message, fraction: None)
    with pytest.raises(InvalidRequest, match="choose a whole number"):
        ladder.run(MODEL, {"tokens": 9999}, lambda message, fraction: None)
