"""``benchmarks compaction``: what counts as a right answer, and the table."""

from __future__ import annotations

import pytest

from benchmarks.compaction import is_right, make_report


@pytest.mark.parametrize(
    ("text", "expected", "right"),
    [
        ("You leave on June 21st.", "21 June", True),
        ("You leave on June 22nd.", "21 June", False),
        ("It is 1,670 euros.", "1670", True),
        ("It is 16,700 euros.", "1670", False),
        ("Your dog is **Figaro**!", "Figaro", True),
        ("Your dog is Jack.", "Figaro", False),
    ],
)
def test_an_answer_is_right_if_it_has_what_was_said(text: str, expected: str, right: bool) -> None:
    assert is_right(text, expected) is right


def test_the_table_counts_right_answers_and_summaries_that_have_them() -> None:
    both = {"expected": "Oslo", "prompt_tokens": 90, "ttft_s": 0.5}
    rows = [
        {**both, "way": "left out", "right": False, "note": ""},
        {**both, "way": "summed up", "right": True, "note": "To Oslo."},
        {**both, "way": "left out", "right": False, "note": ""},
        {**both, "way": "summed up", "right": False, "note": "To Bergen."},
    ]
    table = make_report(rows, "cpu").text()
    assert "left out              0 of 2" in table and "1 of 2         1 of 2" in table
