"""What drafts would have given, of answers that are already there."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.drafts import DRAFT, accepted, look_up, run
from hfjax_demo.errors import InvalidModelFolder
from hfjax_demo.settings import Settings
from tests import tiny_models


def test_a_guess_is_what_followed_the_last_time() -> None:
    assert look_up([1, 2, 3, 4, 5, 9, 2, 3]) == [4, 5, 9]
    assert look_up([1, 2, 3, 8, 8, 2, 3, 7, 6, 2, 3]) == [7, 6, 2], "the last time, not the first"
    assert look_up([5, 2, 3, 8, 8, 1, 2, 3, 7, 6, 5, 2, 3]) == [8, 8, 1], (
        "three tokens that are alike say more than two"
    )
    assert look_up([1, 2, 3, 4]) == look_up([7]) == []


def test_steps_give_what_was_guessed_right_and_one_token_more() -> None:
    prompt = [1, 2, 3, 4, 5, 6]
    assert list(accepted(prompt, [1, 2, 3, 4, 5, 6, 7])) == [(1, False), (4, True), (1, True)]
    assert list(accepted(prompt, [9, 8, 7])) == [(1, False)] * 2
    assert list(accepted(prompt, [9])) == []
    for answer in ([3, 1, 3, 1, 3, 1, 3, 1, 3], [1, 2, 3, 4, 9, 9, 9, 9, 9, 1, 2]):
        steps = list(accepted(prompt, answer))
        assert sum(count for count, _ in steps) == len(answer) - 1
        assert max(count for count, _ in steps) <= DRAFT + 1


def test_a_draft_that_is_right_gives_as_many_tokens_as_it_has_and_one_more() -> None:
    answer = [5, 6, 7, 8, 9, 10, 11, 12, 13]
    said = [1, *answer]
    right = list(accepted([1], answer, lambda before: said[len(before) : len(before) + DRAFT]))
    assert right == [(DRAFT + 1, True), (DRAFT + 1, True)]
    assert list(accepted([1], answer, lambda before: [0] * DRAFT)) == [(1, True)] * 8


def test_the_whole_of_it_on_a_tiny_model(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")
    settings = Settings(cache_dir=shared_cache, context_length=1024, slots=4, compile_ahead=False)
    itself = (folder, "itself")
    report = run(
        folder, "tiny", settings, draft=itself, new_tokens=24, repeats=1, on_progress=lambda message, fraction: None
    )

    assert {row.temperature for row in report.rows} == {0.0, 0.7} and len(report.rows) == 12
    assert all(row.tokens_per_step >= 1 and 0 <= row.drafted <= 1 for row in report.rows)
    # A model that guesses for itself is right wherever it is greedy; long texts it still reads while such short answers are made.
    itself_greedy = [row for row in report.rows if row.drafts == "itself" and row.temperature == 0]
    short = [row for row in itself_greedy if "texts" not in row.name]
    assert len(itself_greedy) == 3 and all(row.tokens_per_step > 3 and row.drafted > 0.5 for row in short)
    assert report.as_json()["precision"] == "float32" and "tokens a step" in report.text()


def test_a_model_that_only_continues_text(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")
    (folder / "chat_template.jinja").unlink(missing_ok=True)
    with pytest.raises(InvalidModelFolder, match="no chat template"):
        run(folder, "tiny", Settings(cache_dir=shared_cache), new_tokens=4, repeats=1, on_progress=lambda *_: None)
