"""Conversations on a tiny model: what is reused of each turn, and that everybody's pauses are found."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from benchmarks.chat import MESSAGE_TOKENS, settled_gaps
from benchmarks.text_sides import Answer

from .conftest import Printed, Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def test_turns_are_reused_and_the_gaps_are_there(
    llama: Path, all_here: None, monkeypatch: pytest.MonkeyPatch, printed: Printed, refused: Refused
) -> None:
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "512")
    arguments = ("chat", llama, "--repeats", 1, "--precision", "float32", "--precision", "int3")
    table, report = printed(*arguments, "--turns", 3)
    ours = [row for row in report["rows"] if row["name"] == "hfjax"]
    pytorch = [row for row in report["rows"] if row["name"] == "PyTorch generate"]
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
    assert [line.split()[0] for line in table[2:8]] == ["1", "1", "2", "2", "3", "3"], "the sides of a turn"
    assert any("joined by" in line for line in table) and "not measured: hfjax, int3" in table[-1]
    assert "choose fewer turns" in refused(*arguments, "--turns", 10)


def test_silences_lie_between_the_pieces_of_an_answer() -> None:
    answer = Answer(0.0, [(float(at), 1) for at in (0, 1, 2, 3, 4, 9, 10)])
    assert settled_gaps(answer) == [(3.0, 4.0), (4.0, 9.0), (9.0, 10.0)]
