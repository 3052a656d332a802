"""Looking into an answer: what is asked of the engine, what the page is told, and what a stranger may send."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import PromptLogprobs, ScoredToken, TokenLogprobs
from hfjax_demo.ui import conversations, inside
from hfjax_demo.ui.messages import Turn, answer, message
from hfjax_demo.ui.questions import ChatForm
from tests.fakes import FakeManager, text_specs

MODEL = text_specs()[0].name


def form(*turns: Turn) -> ChatForm:
    return ChatForm(MODEL, "", conversations.Conversation("conversation", [*turns]).to_json(), (), ())


def test_the_conversation_is_read_up_to_the_answers_end() -> None:
    shown = [message("user", "Hi"), answer("Hello there"), message("user", "And?"), answer("Bye")]
    turns, turn = inside.answer_at(shown, 1)
    asked = inside.scoring_request(turns, turn, "Be brief.", FakeManager().status(MODEL))
    assert [item["content"] for item in asked.messages or ()] == ["Be brief.", "Hi"]
    assert asked.begun == "Hello there" and asked.prompt_logprobs == asked.logprobs == 20
    assert asked.sampling.max_new_tokens == 1


def test_known_tokens_are_scored_and_thoughts_only_with_them() -> None:
    found = dataclasses.replace(FakeManager().status(MODEL), thinks=True)
    known: Turn = {**answer("Hello", "hm"), "begun": [5, 6, 7], "model": MODEL}
    for turn, begun, thinking in ((known, [5, 6, 7], None), (answer("Hello", "hm"), "Hello", False)):
        asked = inside.scoring_request([message("user", "Hi")], turn, "", found)
        assert (asked.begun, asked.thinking) == (begun, thinking)


@pytest.mark.parametrize("index", [0, 2, -1, 1.0, None, "1", True])
def test_there_is_no_such_answer(index: Any) -> None:
    with pytest.raises(InvalidRequest, match="Reload"):
        inside.answer_at([message("user", "Hi"), answer("Hello")], index)


@pytest.mark.parametrize("bad", [{"ids": []}, {"ids": [1, "2"]}, {"ids": [-1]}, {"ids": [1] * 20_001}, {"text": None}])
def test_a_stranger_begins_no_answer_with_anything_but_tokens(bad: Any) -> None:
    with pytest.raises(InvalidRequest, match="tokens"):
        inside.branch(form(message("user", "Hi"), answer("Hello")), {"index": 1, "ids": [1], "text": "a", **bad})


def told(scored: PromptLogprobs, turn: Turn, begun: Any) -> inside.ViewState:
    found = FakeManager().status(MODEL)
    asked = dataclasses.replace(inside.scoring_request([message("user", "Hi")], turn, "", found), begun=begun)
    return inside._done_state(scored, [], turn, asked, found)


def token(number: int, spelled: bytes, offset: int) -> TokenLogprobs:
    chosen = ScoredToken(number, spelled, -0.5)
    return TokenLogprobs(chosen, (chosen, ScoredToken(9, b"\xe2", -math.inf)), offset, 0.7, 11.0)


def test_pieces_make_the_text_and_half_characters_are_bytes() -> None:
    scored = PromptLogprobs(
        (token(9, b"?", 0), token(1, b"a", 1), token(2, b"\xe2\x82", 2), token(3, b"\xac!", 2)), "?a€!", 3, (9,)
    )
    state = told(scored, answer("a€!"), "a€!")
    assert [each["piece"] for each in state["tokens"]] == ["a", "", "€!"]
    assert state["spelled"] == {"1": "a", "2": [0xE2, 0x82], "3": [0xAC, 0x21], "9": [0xE2]}
    assert state["tokens"][0]["top"] == [[1, -0.5, 0], [9, None, 1]], "9 stood before, and has no probability"
    assert state["ends"] == [9] and state["skip"] == 0 and state["notes"] == []


def test_thoughts_are_told_apart_and_a_long_answer_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "MAX_SHOWN_TOKENS", 3)
    spelled = (b"<think>", b"hm", b"</think>", b"Hello", b"!")
    offsets = [1 + sum(map(len, spelled[:place])) for place in range(5)]
    tokens = tuple(token(place, text, offsets[place]) for place, text in enumerate(spelled))
    scored = PromptLogprobs((token(9, b"?", 0), *tokens), "?<think>hm</think>Hello!", 5)
    state = told(scored, answer("Hello!", "hm"), [0, 1, 2, 3, 4])
    assert state["skip"] == 3 and len(state["tokens"]) == 3
    assert "(2 more)" in state["notes"][0]
