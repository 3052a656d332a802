"""Turns and conversations as a browser sends them, and what goes back to it."""

from __future__ import annotations

import json

import gradio as gr
import pytest

from hfjax_demo.ui.conversations import Conversation, read, shown
from hfjax_demo.ui.messages import (
    MAX_BEGUN_TOKENS,
    MAX_STATISTIC,
    MAX_STATISTICS,
    answer,
    message,
    read_turn,
    read_turns,
)
from hfjax_demo.ui.route_allowlist import OUT_OF_DATE
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


TURNS = [message("user", "Question"), answer("Answer", "Hm", 2.0)]


def test_it_reads_back_as_it_was() -> None:
    assert (
        read(Conversation("a", TURNS).to_json())
        == read(json.loads(Conversation("a", TURNS).to_json()))
        == Conversation("a", TURNS)
    )
    assert shown(Conversation("a", TURNS).to_json()) == TURNS


@pytest.mark.parametrize("value", [None, 17, "text", [], {}, {"id": 5}, {"id": ""}, {"id": "x" * 65}, "[" * 99_999])
def test_nonsense_from_a_browser_is_no_conversation(value: object) -> None:
    assert read(value) is None and shown(value) == []


@pytest.mark.parametrize("turns", [None, 3, "abc", {"role": "user"}, [None, 3], [{"role": "root", "content": "no"}]])
def test_what_cannot_be_understood_of_one_is_left_out(turns: object) -> None:
    assert read({"id": "a", "turns": turns}) == Conversation("a", [])
    assert read({"id": "a", "turns": [*TURNS, turns]}) == Conversation("a", TURNS)


@pytest.mark.parametrize(
    "tree", [{"turns": [], "leaf": -1}, {"turns": TURNS, "leaf": None}, {"turns": [*TURNS, {**TURNS[1], "parent": 0}]}]
)
def test_a_page_of_an_earlier_version_is_to_be_reloaded(tree: dict[str, object]) -> None:
    for value in ({"id": "a", **tree}, json.dumps({"id": "a", **tree})):
        with pytest.raises(gr.Error, match=OUT_OF_DATE) as refused:
            read(value)
        assert not refused.value.print_exception, "Page.process_api would say something else"


def test_there_is_a_most_to_read() -> None:
    assert len(shown({"id": "a", "turns": [TURNS[0]] * 5000})) == 4000
