"""``/v1/responses`` as the real client meets it."""

from __future__ import annotations

import json
from typing import Any

import openai
import pytest

from .serving import HELLO, TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")


def respond(client: openai.OpenAI, **changes: Any) -> Any:
    given = {"model": TEXT, "instructions": "Be brief.", "input": "the quick brown fox", "max_output_tokens": 24}
    return client.responses.create(**given | {"temperature": 0} | changes)


@pytest.mark.release
def test_an_answer_is_the_models_own(server: Serving, client: openai.OpenAI) -> None:
    found = respond(client)
    text, last = server.directly()
    assert (found.output_text, found.object, found.model, found.store) == (text, "response", TEXT, False)
    assert (found.status, found.incomplete_details.reason) == ("incomplete", "max_output_tokens")
    assert (found.temperature, found.max_output_tokens, found.instructions) == (0, 24, "Be brief.")
    assert (found.usage.input_tokens, found.usage.output_tokens) == (last.statistics.prompt_tokens, 24)
    assert found.usage.total_tokens == last.statistics.prompt_tokens + 24


def test_a_stream_adds_up_to_the_whole(client: openai.OpenAI) -> None:
    long = {"max_output_tokens": 200}  # so many blocks never come all at once, however busy the machine is
    whole = respond(client, **long)
    events = list(respond(client, **long, stream=True))
    assert [event.sequence_number for event in events] == list(range(len(events)))
    kinds = [event.type for event in events]
    deltas = [event.delta for event in events if event.type == "response.output_text.delta"]
    before = ["created", "in_progress", "output_item.added", "content_part.added"]
    after = ["output_text.done", "content_part.done", "output_item.done", "incomplete"]
    assert (
        kinds == [f"response.{name}" for name in (*before, *["output_text.delta"] * len(deltas), *after)]
        and len(deltas) > 1
    )
    assert "".join(deltas) == whole.output_text == events[-1].response.output_text == events[-4].text
    [item], [told] = events[-1].response.output, whole.output
    assert item.id == events[2].item.id == events[-2].item.id and item.content == told.content
    assert events[-1].response.usage.input_tokens == whole.usage.input_tokens


@pytest.mark.release
def test_a_conversation_may_come_as_items(server: Serving, client: openai.OpenAI) -> None:
    first = respond(client, max_output_tokens=4)
    told = respond(
        client,
        instructions=None,
        input=[
            {"role": "developer", "content": "Be brief."},
            {"role": "user", "content": [{"type": "input_text", "text": "the quick brown fox"}]},
            first.output[0].to_dict(),
            {"type": "message", "role": "user", "content": "the dog"},
        ],
    )
    plain = [*HELLO, {"role": "assistant", "content": first.output_text}, {"role": "user", "content": "the dog"}]
    assert told.output_text == server.directly(plain)[0]


@pytest.mark.release
def test_logprobs_are_told_where_they_are_included(client: openai.OpenAI) -> None:
    found = respond(client, max_output_tokens=4, include=["message.output_text.logprobs"], top_logprobs=2)
    logprobs = found.output[0].content[0].logprobs
    assert len(logprobs) == 4 and "".join(token.token for token in logprobs) == found.output_text
    assert [len(token.top_logprobs) for token in logprobs] == [2] * 4
    assert respond(client, max_output_tokens=1).output[0].content[0].logprobs == []


@pytest.mark.release
def test_an_answer_has_the_form_that_was_asked_for(client: openai.OpenAI) -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"enum": [1, 2]}},
        "required": ["a"],
        "additionalProperties": False,
    }
    form = {"type": "json_schema", "name": "one", "schema": schema}
    found = respond(client, text={"format": form}, max_output_tokens=64)
    assert json.loads(found.output_text)["a"] in (1, 2) and found.text.format.type == "json_schema"


@pytest.mark.release
def test_what_is_too_long_is_cut_where_that_is_asked_for(client: openai.OpenAI) -> None:
    turns = [{"role": ("user", "assistant")[number % 2], "content": "the dog sleeps on"} for number in range(25)]
    assert respond(client, input=turns, truncation="auto", max_output_tokens=1).usage.output_tokens == 1
