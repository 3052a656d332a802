"""Turns as a browser sends them: texts and thoughts."""

from __future__ import annotations

import pytest

from hfjax_demo.ui.messages import (
    MAX_BEGUN_TOKENS,
    MAX_STATISTIC,
    MAX_STATISTICS,
    answer,
    message,
    read_turn,
    read_turns,
)
from hfjax_demo.ui.tool_calls import MAX_CALLS, MAX_TEXT, read_calls


def test_texts_come_back_as_they_were() -> None:
    turns = [
        message("user", "  Use List<String>, &lt; and `a<b`\n    indented"),
        answer("$x<y$", 'First <b>"this"</b> & that\n  indented', 12.34),
    ]
    assert turns[1]["thought_s"] == 12.3
    assert read_turns(turns) == turns


def test_lines_end_with_line_feeds() -> None:
    assert message("user", "a\r\n\r\nb\rc")["content"] == "a\n\nb\nc"


def test_what_a_stranger_saved_of_an_answer_is_checked() -> None:
    good = {"role": "assistant", "content": "a", "model": "m", "begun": [1, 2], "thoughts": "t", "thought_s": 1.5}
    assert read_turn(good) == good
    strange = {**good, "model": 5, "begun": [1, -2], "thought_s": "long", "extra": "x"}
    assert read_turn(strange) == {"role": "assistant", "content": "a", "thoughts": "t", "begun": []}
    assert read_turn({**good, "begun": [0] * (MAX_BEGUN_TOKENS + 1)}) == {**good, "begun": []}
    assert read_turn({**good, "role": "user"}) == {"role": "user", "content": "a"}
    assert read_turn({"role": "assistant", "content": "", "begun": [1]}) is None
    told = read_turn({**good, "stats": ["x" * 999, 3, *["y"] * 99]})
    assert told is not None and len(told["stats"]) == MAX_STATISTICS and len(told["stats"][0]) == MAX_STATISTIC


CALL = {"id": "1", "name": "add", "arguments": "{}", "round": 0, "said": ""}


@pytest.mark.parametrize(
    "bad",
    [
        None,
        3,
        {},
        {**CALL, "round": True},
        {**CALL, "round": 1},
        {**CALL, "id": 5},
        {**CALL, "said": "x" * (MAX_TEXT + 1)},
    ],
)
def test_calls_are_read_up_to_the_first_that_is_none(bad: object) -> None:
    assert read_calls([bad, CALL]) == []
    assert read_calls([{**CALL, "result": "r" * (MAX_TEXT + 1), "extra": 1}, CALL, None, CALL]) == [
        {**CALL, "result": "r" * MAX_TEXT},
        CALL,
    ]
    assert len(read_calls([CALL] * 1000)) == MAX_CALLS
