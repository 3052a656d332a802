"""Thoughts and calls of tools in the three forms of conversations: what the real clients make of them, and what becomes of
what they send back."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from typing import Any

import anthropic
import httpx2
import openai
import openai.types.chat
import openai.types.responses
import pytest
from huggingface_hub import ChatCompletionOutputMessage

from hfjax_demo.api import response_request
from hfjax_demo.api.answers import AnswerFormat, Answers, compact_json
from hfjax_demo.api.chat import ChatFormat, to_template_message
from hfjax_demo.api.conversion import format_constraint, tool_choice_fields
from hfjax_demo.api.message_request import MessagesBody, to_text_request
from hfjax_demo.api.messages import MessageFormat
from hfjax_demo.api.response_request import ResponsesBody, conversation, template_tools
from hfjax_demo.api.responses import ResponseFormat
from hfjax_demo.api.schemas import ChatBody, parsed
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
from hfjax_demo.web.refusals import Refusal
from tests.coroutines import run

from .serving import DOT
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


ASKED: Any = {"model": "tiny", "max_tokens": 9, "messages": [{"role": "user", "content": "x"}]}
OPTIONS: Any = {"api_key": "none", "max_retries": 0}


def claude(events: tuple[Event, ...], *, as_stream: bool = True) -> anthropic.Anthropic:
    format = MessageFormat("req-1", MessagesBody.model_validate(ASKED), [REQUEST])
    transport = answered(format, events, as_stream=as_stream)
    return anthropic.Anthropic(**OPTIONS, http_client=httpx2.Client(transport=transport))


def gpt(events: tuple[Event, ...], *, as_stream: bool = True, chat: bool = False) -> openai.OpenAI:
    """A client of responses, or of chats."""
    usage = {"stream_options": {"include_usage": True}}
    format: AnswerFormat[Any] = ResponseFormat("req-1", ResponsesBody.model_validate({"input": "x"}), [REQUEST])
    if chat:
        format = ChatFormat("req-1", ChatBody.model_validate(ASKED | usage), [REQUEST])
    transport = answered(format, events, as_stream=as_stream)
    return openai.OpenAI(**OPTIONS, http_client=httpx2.Client(transport=transport))


def test_a_chat_holds_thoughts_and_calls() -> None:
    whole = gpt(EVENTS, as_stream=False, chat=True).chat.completions.create(**ASKED)
    *told, last = gpt(EVENTS, chat=True).chat.completions.create(**ASKED, stream=True)
    message: Any = whole.choices[0].message.to_dict()
    assert message == LED[1] | {"refusal": None, "tool_calls": WITH_SPACE, "reasoning": "I need the weather."}
    assert whole.choices[0].finish_reason == told[-1].choices[0].finish_reason == "tool_calls"
    assert whole.usage == last.usage and whole.usage is not None and whole.usage.completion_tokens_details is not None
    assert whole.usage.completion_tokens_details.reasoning_tokens == 4
    deltas: list[Any] = [chunk.choices[0].delta.to_dict() for chunk in told]
    for name in ("reasoning_content", "reasoning", "content"):
        assert "".join(delta.get(name) or "" for delta in deltas) == message[name]
    pieces = [call for delta in deltas for call in delta.get("tool_calls", ())]
    assert [{**piece, "function": {**piece["function"], "arguments": ""}} for piece in pieces if "id" in piece] == [
        {**call, "index": place, "function": {**call["function"], "arguments": ""}}
        for place, call in enumerate(WITH_SPACE)
    ]
    arguments = [
        "".join(each["function"]["arguments"] for each in pieces if each["index"] == place) for place in (0, 1)
    ]
    assert arguments == [call["function"]["arguments"] for call in WITH_SPACE]


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
    call = [items[2][name] for name in ("call_id", "name", "arguments", "status")]
    assert call == ["call_a", "weather", '{"city": "Paris"}', "completed"]
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
WITH_SPACE = [{**CALLS[0], "function": {"name": "weather", "arguments": '{"city": "Paris"}'}}, CALLS[1]]
LED: list[Any] = [  # what a model is told next
    {"role": "user", "content": "x"},
    {"role": "assistant", "content": "Let me look.", "reasoning_content": "I need the weather.", "tool_calls": CALLS},
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
    function = {"name": "weather", "parameters": {"type": "object"}}
    assert [*request.tools] == [{"type": "function", "function": function}]
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
    assert response_request.conversation(body) == [LED[0], {**LED[1], "tool_calls": WITH_SPACE}, *LED[2:]]
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


# -- what clients hand back -------------------------------------------------------------------------------------------


USER = {"role": "user", "content": "hello"}
FUNCTION = {"name": "look", "arguments": '{"where": "up"}'}
FILLED = {
    "annotations": [
        {"type": "url_citation", "url_citation": {"start_index": 0, "end_index": 1, "title": "x", "url": "http://x"}}
    ],
    "audio": {"id": "a", "data": "", "expires_at": 1, "transcript": "hello"},
    "function_call": FUNCTION,
    "refusal": "No.",
}


def body_of(kind: Any, **given: Any) -> Any:
    """A body, through its JSON."""
    return parsed(kind, json.dumps(given).encode())


def chat(*messages: Any, **given: Any) -> Any:
    return body_of(ChatBody, messages=[USER, *messages], **given)


@pytest.mark.parametrize("filled", [{}, FILLED], ids=["null", "filled"])
def test_a_message_of_openais_or_the_hubs_client(filled: dict[str, Any]) -> None:
    calls = [{"id": "c", "type": "function", "function": FUNCTION}]
    given: Any = {"role": "assistant", "content": None, "tool_calls": calls, **filled}
    hubs = [{**calls[0], "function": {**FUNCTION, "description": None}}]
    for message in (
        openai.types.chat.ChatCompletionMessage.model_validate(given).model_dump(),
        openai.types.chat.ParsedChatCompletionMessage[dict[str, Any]].model_validate(given).model_dump(),
        dataclasses.asdict(ChatCompletionOutputMessage.parse_obj_as_instance({**given, "tool_calls": hubs})),
    ):
        turn = to_template_message(chat(message).messages[1], 1)
        assert turn == {"role": "assistant", "content": message.get("refusal") or "", "tool_calls": calls}


def test_a_call_that_was_gathered_from_a_stream() -> None:
    kind = openai.types.chat.chat_completion_chunk.ChoiceDeltaToolCall
    delta = kind.model_validate({"index": 0, "id": "c", "function": FUNCTION}).model_dump()
    nothing = {"id": "d", "type": "function", "function": {"name": "look", "arguments": None, "parsed_arguments": {}}}
    [_, message] = chat({"role": "assistant", "tool_calls": [delta, nothing]}).messages
    first, second = to_template_message(message, 1)["tool_calls"]
    assert first == {"id": "c", "type": None, "function": FUNCTION}
    assert second["function"] == {"name": "look", "arguments": ""}


def test_messages_as_other_libraries_keep_them() -> None:
    kept = {"provider_specific_fields": {}, "thinking_blocks": [], "images": [], "reasoning_details": [], "parsed": {}}
    refusal = [{"type": "refusal", "refusal": "No."}, {"type": "text", "text": "But."}]
    body = chat({"role": "assistant", "content": "a", **kept}, {"role": "assistant", "content": refusal})
    assert to_template_message(body.messages[1], 1) == {"role": "assistant", "content": "a"}
    assert to_template_message(body.messages[2], 2)["content"] == "No.\nBut."
    answer = {"type": "message", "role": "assistant", "content": [{"type": "refusal", "refusal": "No."}]}
    unsaid = {"id": "r", "type": "reasoning", "summary": []}
    [_, kept_answer] = conversation(body_of(ResponsesBody, input=[{**USER, "type": None}, unsaid, answer]))
    assert kept_answer == {"role": "assistant", "content": "No."}


def test_texts_and_pictures_keep_their_places() -> None:
    parts: list[Any] = [{"type": "text", "text": text} for text in ("what is", "this", "and this?")]
    parts[2:2] = parts[4:] = [{"type": "image_url", "image_url": {"url": DOT}}]
    turn = to_template_message(body_of(ChatBody, messages=[{"role": "user", "content": parts}]).messages[0], 0)
    pictures = turn["pictures"]
    assert turn["content"] == "what is\nthisand this?"
    assert [picture.place for picture in pictures] == [len("what is\nthis"), len(turn["content"])]
    assert pictures[0].image.size == (8, 8) and pictures[0].digest == pictures[1].digest


NEWER: dict[str, Any] = {
    "prompt_cache_retention": "24h",
    "prompt_cache_options": {"mode": "implicit"},
    "prompt_cache_key": "k",
    "safety_identifier": "s",
    "service_tier": "auto",
    "store": False,
}


@pytest.mark.parametrize("kind", [ChatBody, ResponsesBody])
def test_chats_and_responses_take_the_same_fields(kind: Any) -> None:
    prompt = {"messages": [USER]} if kind is ChatBody else {"input": "a"}
    verbosity = {"verbosity": "medium"} if kind is ChatBody else {"text": {"verbosity": "medium"}}
    for given in (NEWER, dict.fromkeys([*NEWER, "moderation"]), verbosity):
        body_of(kind, **prompt, **given)


def test_what_claude_code_sends_is_taken() -> None:
    clears = {"edits": [{"type": "clear_thinking_20251015", "keep": "all"}, {"type": "clear_tool_uses_20250919"}]}
    given = {"messages": [USER], "metadata": {"user_id": "x"}, "fallbacks": "default", "thread": None}
    body_of(MessagesBody, **given, context_management=clears)
    body_of(ChatBody, messages=[{**USER, "tempo": None}], tempo=None)


SCHEMA = {"type": "object", "properties": {}, "additionalProperties": False}


@pytest.mark.parametrize(
    ("form", "name", "value"),
    [
        ({"type": "json_object", "value": SCHEMA}, "json_schema", SCHEMA),  # huggingface_hub's client
        ({"type": "json", "value": SCHEMA}, "json_schema", SCHEMA),  # TGI's own
        ({"type": "regex", "value": "a+"}, "regex", "a+"),
        ({"type": "json_object", "schema": SCHEMA}, "json_schema", SCHEMA),  # llama.cpp
        ({"type": "json_schema", "json_schema": {"schema": SCHEMA}}, "json_schema", SCHEMA),
        ({"type": "json_object"}, "json_object", True),
    ],
)
def test_a_form_as_each_server_has_it(form: dict[str, Any], name: str, value: Any) -> None:
    body = chat(response_format=form)
    found = getattr(format_constraint(body.response_format), name)
    assert (json.loads(found) if name == "json_schema" else found) == value


def test_only_some_of_the_tools_may_be_called() -> None:
    tools: Any = [{"type": "function", "function": {"name": name, "parameters": {}}} for name in ("look", "hear")]
    flat = [{"type": "function", **tool["function"]} for tool in tools]
    allowed: Any = {"type": "allowed_tools", "allowed_tools": {"mode": "required", "tools": tools[1:]}}
    body = chat(tools=tools, tool_choice=allowed)
    assert tool_choice_fields(body.tools, body.tool_choice) == {"tools": tools[1:], "tool_choice": "required"}
    of_response = body_of(
        ResponsesBody, input="a", tools=flat, tool_choice={"type": "allowed_tools", "mode": "auto", "tools": flat[:1]}
    )
    found = tool_choice_fields(template_tools(of_response.tools), of_response.tool_choice)
    assert [tool["function"]["name"] for tool in found["tools"]] == ["look"] and found["tool_choice"] == "auto"
    by_name = chat(tools=tools, tool_choice={"function": {"name": "hear"}})  # as the hub's client has it
    assert tool_choice_fields(by_name.tools, by_name.tool_choice)["tool_choice"] == "hear"
    allowed["allowed_tools"]["tools"] = [{"type": "function", "function": {"name": "smell"}}]
    with pytest.raises(Refusal, match="'smell', which is not among"):
        tool_choice_fields(body.tools, chat(tools=tools, tool_choice=allowed).tool_choice)
