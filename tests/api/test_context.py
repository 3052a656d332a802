"""Conversations that are too long for the context, through the API: what the server does about them, and that it says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import openai
import pytest

from hfjax_demo.api.answers import AnswerChoice
from hfjax_demo.events import PromptTrimmed, SummedUp

from .serving import TEXT, Serving, ask, refused

pytestmark = pytest.mark.usefixtures("engines")

TURNS: Any = [
    {
        "role": ("user", "assistant")[number % 2],
        "content": f"{number} the dog sleeps on " + "and the fox runs away " * 4,
    }
    for number in range(25)
]


@pytest.fixture
def long(serve: Callable[..., Serving]) -> openai.OpenAI:
    """A client of a server whose context holds the question for a summary, which takes a tiny tokenizer hundreds of tokens."""
    return serve(context_length=1024).client()


def asked(client: openai.OpenAI, truncation: str | None = "sum_up", **more: Any) -> Any:
    extra = {name: more.pop(name) for name in ("note",) if name in more}
    return ask(client, messages=TURNS, max_tokens=8, extra_body={"truncation": truncation, **extra}, **more)


def test_a_chat_says_what_has_been_summed_up_and_takes_the_note_back(long: openai.OpenAI) -> None:
    found = asked(long)
    [edit] = found.model_dump()["context_management"]["applied_edits"]
    note = edit["note"]
    assert edit["type"] == "sum_up" and edit["error"] is None and note["text"] and note["messages"] % 2 == 0
    again = asked(long, note=note)
    assert "context_management" not in again.model_dump(), "nothing had to be summed up again"
    assert again.choices[0].message.content == found.choices[0].message.content
    assert again.usage.prompt_tokens == found.usage.prompt_tokens
    first, *rest = asked(long, stream=True)
    assert first.model_dump()["context_management"]["applied_edits"] == [edit]
    assert "".join(chunk.choices[0].delta.content or "" for chunk in rest) == found.choices[0].message.content


def test_a_response_says_what_has_been_summed_up(long: openai.OpenAI) -> None:
    told: dict[str, Any] = {"model": TEXT, "input": TURNS, "max_output_tokens": 8, "temperature": 0}
    found = long.responses.create(**told, extra_body={"truncation": "sum_up"}).model_dump(warnings=False)
    [edit] = found["context_management"]["applied_edits"]
    assert found["truncation"] == "sum_up" and edit["note"]["messages"] % 2 == 0
    *_, last = long.responses.create(**told, extra_body={"truncation": "sum_up"}, stream=True)
    assert last.response.model_dump(warnings=False)["context_management"]["applied_edits"] == [edit]


def test_auto_is_what_the_owner_has_chosen(client: openai.OpenAI, serve: Callable[..., Serving]) -> None:
    [edit] = asked(client, "auto").model_dump()["context_management"]["applied_edits"]
    assert edit["type"] == "leave_out" and edit["messages"] % 2 == 0
    summing = serve(overflow="sum_up", context_length=1024).client()
    [edit] = asked(summing, "auto").model_dump()["context_management"]["applied_edits"]
    assert edit["type"] == "sum_up"
    for truncation in (None, "disabled"):
        with refused(400, "context_length_exceeded", None, "context length"):
            asked(summing, truncation)


def test_what_is_wrong_with_a_note_is_said(client: openai.OpenAI) -> None:
    with refused(400, "invalid_value", "note", "before a user's message"):
        asked(client, note={"text": "It was so.", "messages": 3})
    with refused(400, "invalid_value", "text"):
        asked(client, note={"text": "", "messages": 2})
    with refused(400, "invalid_value", "truncation", "sum_up"):
        asked(client, "some")


def test_a_note_that_could_not_be_written_is_told_beside_what_was_left_out() -> None:
    choice = AnswerChoice()
    assert choice.context_management() == {}
    choice.edits += [SummedUp("", 0, "the model wrote nothing"), PromptTrimmed(4, 90, 128)]
    assert choice.context_management()["context_management"]["applied_edits"] == [
        {"type": "sum_up", "note": None, "error": "the model wrote nothing"},
        {"type": "leave_out", "messages": 4},
    ]
