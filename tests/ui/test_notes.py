"""A note about the oldest turns: what the browser may send, and its place among turns and messages."""

from __future__ import annotations

import pytest

from hfjax_demo.requests import MAX_NOTE_CHARACTERS, ConversationNote, SamplingSettings
from hfjax_demo.ui.messages import Turn, answer, message, read_turn
from hfjax_demo.ui.notes import latest_note, read_note, turn_note
from hfjax_demo.ui.requests import page_request
from hfjax_demo.ui.tool_calls import RecordedCall

CALL: RecordedCall = {"id": "1", "name": "add", "arguments": "{}", "said": "", "round": 0, "result": "5"}
TURNS: list[Turn] = [
    message("user", "one"),  # its answer failed, and it is joined with the next
    message("user", "two"),
    answer("four", calls=[CALL]),  # an assistant's message, a tool's, and an assistant's
    message("user", "five"),
    answer("", "only thoughts"),  # which are not sent
    message("user", "six"),
    answer("seven"),
    message("user", "eight"),
]
ENDS = {3: 4, 7: 6}  # messages of the first turns


@pytest.mark.parametrize("value", [None, "x", {}, {"text": "x"}, {"text": " ", "turns": 2}, {"text": "x", "turns": 0}])
def test_what_is_no_note_is_none(value: object) -> None:
    assert read_note(value) is None
    assert read_note({"text": "x" * (MAX_NOTE_CHARACTERS + 1), "turns": 2}) is None
    assert read_note({"text": "\ud800", "turns": 2}) is None and read_note({"text": "x", "turns": True}) is None
    turn = read_turn({"role": "user", "content": "a", "note": value})
    assert turn == {"role": "user", "content": "a"}


def test_a_note_counts_turns_on_the_page_and_messages_in_a_request() -> None:
    for turns, messages in ENDS.items():
        note = turn_note(TURNS, "It was so.", messages)
        assert note == {"text": "It was so.", "turns": turns}
        noted: list[Turn] = [*TURNS[:-1], {**TURNS[-1], "note": note}]
        assert latest_note(noted) == ConversationNote("It was so.", messages)
        request = page_request("m", noted, "Be brief.", SamplingSettings(), continues=False)
        assert request.note == ConversationNote("It was so.", messages)
        first = (request.messages or ())[1 + messages]
        assert first["role"] == "user" and first["content"].startswith(TURNS[turns]["content"])


def test_the_latest_note_holds_and_one_that_fits_no_question_does_not() -> None:
    noted: list[Turn] = [dict(turn) for turn in TURNS]  # type: ignore[misc]
    noted[5]["note"] = {"text": "early", "turns": 3}
    assert latest_note(noted) == ConversationNote("early", 4)
    noted[7]["note"] = {"text": "late", "turns": 7}
    assert latest_note(noted) == ConversationNote("late", 6)
    noted[7]["note"] = {"text": "late", "turns": 6}  # before an answer
    assert latest_note(noted) == ConversationNote("early", 4)
    noted[5]["note"] = {"text": "early", "turns": 9}
    assert latest_note(noted) is None
    assert page_request("m", noted, "", SamplingSettings(), continues=True).note is None
