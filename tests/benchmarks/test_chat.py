"""Conversations on a tiny model: what is reused of each turn, and that everybody's pauses are found."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from benchmarks import chat
from benchmarks.__main__ import main
from benchmarks.chat import MESSAGE_TOKENS, _answer_gaps
from benchmarks.text_sides import Answer
from tests import tiny_models


def test_turns_are_reused_and_the_gaps_are_there(
    tmp_path: Path,
    shared_cache: Path,
    all_here: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "512")
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    arguments = ["chat", str(folder), "--turns", "3", "--repeats", "1"]
    assert main([*arguments, "--precision", "float32", "--precision", "int3"]) == 0
    *table, line = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    ours = [row for row in report["rows"] if row["name"] == "hfjax"]
    pytorch = [row for row in report["rows"] if row["name"] == chat.WITHOUT_REUSE]
    assert [row["turn"] for row in ours] == [row["turn"] for row in pytorch] == [1, 2, 3]
    for mine, theirs in zip(ours, pytorch, strict=True):
        assert mine["prompt_tokens"] == theirs["prompt_tokens"] >= mine["turn"] * MESSAGE_TOKENS
        assert theirs["reused_tokens"] == 0
        assert mine["ttft_s"] > 0 and theirs["ttft_s"] > 0
    for before, after in itertools.pairwise(ours):
        # Everything up to this turn's message was in the cache, but for tokens that the text is cut into anew.
        assert before["prompt_tokens"] <= after["reused_tokens"] + 4 < after["prompt_tokens"]
    (gap,) = report["gaps"]
    assert (gap["precision"], gap["conversations"], gap["prompt_tokens"]) == ("float32", 2, 400)
    assert 0 < gap["usual_gap_s"] <= gap["longest_before_s"] and gap["longest_gap_s"] > 0 and gap["ttft_s"] > 0
    (skipped,) = report["skipped"]
    assert skipped["precision"] == "int3"
    assert any("joined by" in shown for shown in table) and any("not measured" in shown for shown in table)

    assert main([*arguments, "--turns", "10"]) == 2
    assert "choose fewer turns" in capsys.readouterr().err.splitlines()[-1]


def test_silences_lie_between_the_pieces_of_an_answer() -> None:
    answer = Answer(0.0, [(float(at), 1) for at in (0, 1, 2, 3, 4, 9, 10)])
    assert _answer_gaps(answer) == [(1.0, 3.0, 4.0), (5.0, 4.0, 9.0), (1.0, 9.0, 10.0)]


def test_the_table_has_a_line_a_turn() -> None:
    figures = (("this", 1, 60.0, 0.0, 0.05), ("this", 2, 130.0, 60.0, 0.06))
    figures += (("that", 1, 60.0, 0.0, 0.1), ("that", 2, 130.0, 0.0, 0.25))
    keys = ("name", "turn", "prompt_tokens", "reused_tokens", "ttft_s")
    turns = [{"precision": "float32", **dict(zip(keys, row, strict=True))} for row in figures]
    gaps = [
        {"name": "this", "precision": "float32", "conversations": 2, "prompt_tokens": 400, "usual_gap_s": 0.1}
        | {"longest_before_s": 0.12, "longest_gap_s": 0.3, "ttft_s": 1.5}
    ]
    lines = chat.make_report(turns, gaps, "cpu").text().splitlines()
    assert lines[4].split() == ["2", "130", "60", "ms", "60", "250", "ms", "0"]
    assert lines[-1].split()[-8:] == ["100", "ms", "120", "ms", "300", "ms", "1500", "ms"]
