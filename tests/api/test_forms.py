"""Thoughts and calls of tools in the two forms beside chats: what the real clients make of them, whole and streamed, and what
becomes of what they send back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import anthropic
import httpx2
import openai
import pytest

from hfjax_demo.api import response_request
from hfjax_demo.api.answers import AnswerFormat, Answers, compact_json
from hfjax_demo.api.conversion import tool_choice_fields
from hfjax_demo.api.message_request import MessagesBody, to_text_request
from hfjax_demo.api.messages import MessageFormat
from hfjax_demo.api.response_request import ResponsesBody
from hfjax_demo.api.responses import ResponseFormat
from hfjax_demo.api.schemas import parsed
from hfjax_demo.errors import EngineFailed, InvalidRequest
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    Prefilling,
    TextDelta,
    TextStatistics,
    ThoughtDelta,
    ToolCallDelta,
)
from hfjax_demo.runtime.request_stream import RequestStream
from tests.coroutines import run

from .test_answers import REQUEST, Client, came

pytestmark = pytest.mark.usefixtures("engines")

COUNTS = TextStatistics(5, 2, 9, 512, 0.1, 1.0, 1.0, 0.0, 0.0, "test", 0, thought_tokens=4)
EVENTS: tuple[Event, ...] = (
    Prefilling(5, 5, 2),
    ThoughtDelta("I need ", (1,)),
    ThoughtDelta("the weather.", (2,)),
    TextDelta("Let me look.", (3,)),
    ToolCallDelta(0, "call_a", "weather", '{"city": '),
    ToolCallDelta(0, "call_a", "weather", '"Paris"}'),
    ToolCallDelta(1, "call_b", "time", "{}"),
    Finished(FinishReason.TOOL_CALLS, COUNTS),
)
CUT: tuple[Event, ...] = (
    Prefilling(5, 5, 2),
    ThoughtDelta("I need", (1,)),
    Finished(FinishReason.LENGTH, COUNTS, in_thoughts=True),
)


def answered(format: AnswerFormat[Any], events: tuple[Event, ...], *, as_stream: bool) -> httpx2.MockTransport:
    """A server that answers with these events."""
    queue, client = RequestStream(), Client()

    async def go() -> bytes:
        answers = Answers([queue], format)
        for event in events[:-1]:
            queue.put(event)
        if not as_stream:
            queue.put(events[-1])
            return (await answers.collect(client.receive)).encode()
        stream = asyncio.create_task(answers.stream(client.receive, client.send))
        await came(lambda: bool(client.sent))  # what fails now is the stream's last event
        queue.put(events[-1])
        await stream
        return client.body

    body, kind = run(go()), "text/event-stream" if as_stream else "application/json"
    return httpx2.MockTransport(lambda _: httpx2.Response(200, content=body, headers={"content-type": kind}))


def claude(events: tuple[Event, ...], *, as_stream: bool = True) -> anthropic.Anthropic:
    body = parsed(MessagesBody, b'{"messages": [{"role": "user", "content": "x"}]}')
    transport = answered(MessageFormat("req-1", body, [REQUEST]), events, as_stream=as_stream)
    return anthropic.Anthropic(api_key="none", max_retries=0, http_client=httpx2.Client(transport=transport))


def gpt(events: tuple[Event, ...], *, as_stream: bool = True) -> openai.OpenAI:
    body = parsed(ResponsesBody, b'{"input": "x"}')
    transport = answered(ResponseFormat("req-1", body, [REQUEST]), events, as_stream=as_stream)
    return openai.OpenAI(api_key="none", max_retries=0, http_client=httpx2.Client(transport=transport))


ASKED: Any = {"model": "tiny", "max_tokens": 9, "messages": [{"role": "user", "content": "x"}]}


def test_a_message_holds_blocks() -> None:
    whole = claude(EVENTS, as_stream=False).messages.create(**ASKED)
    with claude(EVENTS).messages.stream(**ASKED) as stream:
        told = [event for event in stream if event.type in ("thinking", "text", "input_json")]
        final = stream.get_final_message()
    assert [block.to_dict() for block in final.content] == [block.to_dict() for block in whole.content]
    thinking, text, first, second = whole.content
    assert (thinking.type, text.type) == ("thinking", "text")
    assert (thinking.thinking, text.text) == ("I need the weather.", "Let me look.")
    assert (first.id, first.name, first.input) == ("call_a", "weather", {"city": "Paris"})
    assert (second.id, second.name, second.input) == ("call_b", "time", {})
    assert whole.stop_reason == final.stop_reason == "tool_use"
    assert final.usage.output_tokens_details.thinking_tokens == 4 and final.usage.cache_read_input_tokens == 2
    assert [event.type for event in told] == ["thinking", "text", "input_json", "input_json", "input_json"]


def test_a_response_holds_items() -> None:
    whole = gpt(EVENTS, as_stream=False).responses.create(model="tiny", input="x")
    with gpt(EVENTS).responses.stream(model="tiny", input="x") as stream:
        told = [event for event in stream if event.type.endswith(".delta")]
        final = stream.get_final_response()
    items = [item.to_dict() for item in whole.output]
    [*_, last] = gpt(EVENTS).responses.create(model="tiny", input="x", stream=True)
    assert last.type == "response.completed" and [item.to_dict() for item in last.response.output] == items
    assert [item.id for item in final.output] == [item["id"] for item in items]
    assert [item["type"] for item in items] == ["reasoning", "message", "function_call", "function_call"]
    assert items[0]["content"] == [{"type": "reasoning_text", "text": "I need the weather."}]
    assert whole.output_text == "Let me look." and whole.status == "completed"
    assert [items[2][name] for name in ("call_id", "name", "arguments", "status")] == [
        "call_a",
        "weather",
        '{"city": "Paris"}',
        "completed",
    ]
    assert whole.usage is not None and whole.usage.output_tokens_details.reasoning_tokens == 4
    arguments = [event.delta for event in told if event.type == "response.function_call_arguments.delta"]
    assert arguments == ['{"city": ', '"Paris"}', "{}"]
    assert [event.type for event in told][:2] == ["response.reasoning_text.delta", "response.output_text.delta"]


def test_what_was_cut_within_its_thoughts() -> None:
    with claude(CUT).messages.stream(**ASKED) as stream:
        final = stream.get_final_message()
    assert [block.type for block in final.content] == ["thinking"] and final.stop_reason == "max_tokens"
    [*_, last] = gpt(CUT).responses.create(model="tiny", input="x", stream=True)
    assert last.type == "response.incomplete" and [item.status for item in last.response.output] == ["incomplete"]


def test_what_breaks_off() -> None:
    broken = (*EVENTS[:4], Failed(EngineFailed("It broke.")))
    with pytest.raises(anthropic.APIStatusError, match="It broke"), claude(broken).messages.stream(**ASKED) as stream:
        list(stream)
    [*_, last] = list(gpt(broken).responses.create(model="tiny", input="x", stream=True))
    assert last.type == "response.failed" and last.response.error.message == "It broke."


CALLS = [
    {"id": "call_a", "type": "function", "function": {"name": "weather", "arguments": '{"city":"Paris"}'}},
    {"id": "call_b", "type": "function", "function": {"name": "time", "arguments": "{}"}},
]
LED: list[Any] = [  # what a model is told next
    {"role": "user", "content": "x"},
    {
        "role": "assistant",
        "content": "Let me look.",
        "reasoning_content": "I need the weather.",
        "tool_calls": CALLS,
    },
    {"role": "tool", "content": "rain", "tool_call_id": "call_a"},
    {"role": "tool", "content": "noon\nsharp", "tool_call_id": "call_b"},
]


def test_what_a_message_held_comes_back_with_results() -> None:
    whole = claude(EVENTS, as_stream=False).messages.create(**ASKED)
    parts = [{"type": "text", "text": text} for text in ("noon", "sharp")]
    results = [
        {"type": "tool_result", "tool_use_id": "call_a", "content": "rain"},
        {"type": "tool_result", "tool_use_id": "call_b", "content": parts, "is_error": False},
        {"type": "text", "text": "And?"},
    ]
    said = {"role": "assistant", "content": [block.to_dict() for block in whole.content]}
    body = parsed(
        MessagesBody,
        compact_json(
            {
                "messages": [*ASKED["messages"], said, {"role": "user", "content": results}],
                "tools": [{"name": "weather", "input_schema": {"type": "object"}, "cache_control": None}],
                "tool_choice": {"type": "any", "disable_parallel_tool_use": True},
                "thinking": {"type": "enabled", "budget_tokens": 100},
            }
        ).encode(),
    )
    request = to_text_request(body, "tiny")
    assert request.messages == [*LED, {"role": "user", "content": "And?"}] and request.begun is None
    [tool] = request.tools
    assert (tool["type"], tool["function"]["name"], tool["function"]["parameters"]) == (
        "function",
        "weather",
        {"type": "object"},
    )
    assert (request.tool_choice, request.parallel_tool_calls, request.thinking) == ("required", False, True)
    alone = MessagesBody.model_validate({"messages": [said]})  # calls that have no results yet are no beginning
    assert to_text_request(alone, "tiny").begun is None


def test_what_a_response_held_comes_back_with_outputs() -> None:
    whole = gpt(EVENTS, as_stream=False).responses.create(model="tiny", input="x")
    outputs = [
        {"type": "function_call_output", "call_id": "call_a", "output": "rain"},
        {
            "type": "function_call_output",
            "call_id": "call_b",
            "output": [{"type": "input_text", "text": text} for text in ("noon", "sharp")],
        },
    ]
    given = [{"role": "user", "content": "x"}, *[item.to_dict() for item in whole.output], *outputs]
    body = parsed(
        ResponsesBody, compact_json({"input": given, "tool_choice": {"type": "function", "name": "weather"}}).encode()
    )
    calls = [{**CALLS[0], "function": {"name": "weather", "arguments": '{"city": "Paris"}'}}, CALLS[1]]
    assert response_request.conversation(body) == [LED[0], {**LED[1], "tool_calls": calls}, *LED[2:]]
    assert tool_choice_fields((), body.tool_choice)["tool_choice"] == "weather"


def test_what_an_answer_has_to_be_is_the_same_in_both_forms() -> None:
    schema = {"type": "object", "properties": {"city": {"type": "string"}}}
    text = {"format": {"type": "json_schema", "name": "place", "schema": schema, "strict": True}}
    config = {"format": {"type": "json_schema", "schema": schema}, "effort": "low"}
    response = parsed(ResponsesBody, compact_json({"input": "x", "text": text}).encode())
    message = parsed(MessagesBody, compact_json({"messages": [LED[0]], "output_config": config}).encode())
    assert response.text is not None and response.text.format is not None
    made = response.text.format.constraint
    assert made is not None and made.json_schema is not None and json.loads(made.json_schema) == schema
    assert to_text_request(message, "tiny").constraint == made
    loose = parsed(ResponsesBody, b'{"input": "x", "text": {"format": {"type": "json_schema"}}}')
    assert loose.text is not None and loose.text.format is not None
    with pytest.raises(InvalidRequest):
        _ = loose.text.format.constraint
