"""What drafts would have given, of answers that are already there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.__main__ import main
from benchmarks.drafts import accepted, look_up
from hfjax_demo.text.drafting import DRAFT
from tests import tiny_models


def test_a_guess_is_what_followed_the_last_time() -> None:
    assert look_up([1, 2, 3, 4, 5, 9, 2, 3], DRAFT) == [4, 5, 9]
    assert look_up([1, 2, 3, 8, 8, 2, 3, 7, 6, 2, 3], DRAFT) == [7, 6, 2], "the last time, not the first"
    assert look_up([5, 2, 3, 8, 8, 1, 2, 3, 7, 6, 5, 2, 3], DRAFT) == [8, 8, 1], (
        "three tokens that are alike say more than two"
    )
    assert look_up([1, 2, 3, 4], DRAFT) == look_up([7], DRAFT) == []


def test_steps_give_what_was_guessed_right_and_one_token_more() -> None:
    prompt = [1, 2, 3, 4, 5, 6]
    assert list(accepted(prompt, [1, 2, 3, 4, 5, 6, 7], DRAFT)) == [(1, False), (4, True), (1, True)]
    assert list(accepted(prompt, [9, 8, 7], DRAFT)) == [(1, False)] * 2
    assert list(accepted(prompt, [9], DRAFT)) == []
    for answer in ([3, 1, 3, 1, 3, 1, 3, 1, 3], [1, 2, 3, 4, 9, 9, 9, 9, 9, 1, 2]):
        steps = list(accepted(prompt, answer, DRAFT))
        assert sum(count for count, _ in steps) == len(answer) - 1
        assert max(count for count, _ in steps) <= DRAFT + 1


@pytest.fixture(autouse=True)
def _small(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "1024")
    monkeypatch.setenv("HFJAX_SLOTS", "4")


def test_the_whole_of_it_on_a_tiny_model(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tiny_models.make_model(tmp_path / "itself", "llama")
    arguments = ("--draft", str(folder), "--new-tokens", "24", "--repeats", "1")
    assert main(["drafts", str(folder), *arguments]) == 0
    *table, line = capsys.readouterr().out.splitlines()
    report = json.loads(line)
    rows = report["rows"]

    assert {row["temperature"] for row in rows} == {0.0, 0.7} and len(rows) == 12
    assert all(row["tokens_per_step"] >= 1 and 0 <= row["drafted"] <= 1 for row in rows)
    # A model that guesses for itself is right wherever it is greedy; long texts it still reads while such short answers are made.
    itself_greedy = [row for row in rows if row["drafts"].endswith("itself") and row["temperature"] == 0]
    short = [row for row in itself_greedy if "texts" not in row["name"]]
    assert len(itself_greedy) == 3 and all(row["tokens_per_step"] > 3 and row["drafted"] > 0.5 for row in short)
    assert report["precision"] == "float32" and "tokens a step" in table[0]


def test_a_model_that_only_continues_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")
    (folder / "chat_template.jinja").unlink(missing_ok=True)
    assert main(["drafts", str(folder), "--new-tokens", "4", "--repeats", "1"]) != 0
    assert "no chat template" in capsys.readouterr().err
