"""What clients hand back of an answer is taken in the next request, as their own types write it down; so are fields that newer
clients send and that ask for nothing here."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import openai.types.chat
import openai.types.responses
import pytest
from huggingface_hub import ChatCompletionOutputMessage

from hfjax_demo.api.chat import to_template_message
from hfjax_demo.api.conversion import format_constraint, tool_choice_fields
from hfjax_demo.api.message_request import MessagesBody
from hfjax_demo.api.response_request import ResponsesBody, conversation, template_tools
from hfjax_demo.api.schemas import ChatBody, parsed
from hfjax_demo.web.refusals import Refusal

from .serving import DOT

pytestmark = pytest.mark.usefixtures("engines")

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
def test_a_message_of_openais_client(filled: dict[str, Any]) -> None:
    calls = [{"id": "c", "type": "function", "function": FUNCTION}]
    given = {"role": "assistant", "content": None, "tool_calls": calls, **filled}
    for message in (
        openai.types.chat.ChatCompletionMessage.model_validate(given).model_dump(),
        openai.types.chat.ParsedChatCompletionMessage[dict[str, Any]].model_validate(given).model_dump(),
    ):
        turn = to_template_message(chat(message).messages[1], 1)
        assert turn == {"role": "assistant", "content": filled.get("refusal", ""), "tool_calls": calls}


def test_a_call_that_was_gathered_from_a_stream() -> None:
    delta = openai.types.chat.chat_completion_chunk.ChoiceDeltaToolCall.model_validate(
        {"index": 0, "id": "c", "function": FUNCTION}
    ).model_dump()
    nothing = {"id": "d", "type": "function", "function": {"name": "look", "arguments": None, "parsed_arguments": {}}}
    [first, second] = to_template_message(chat({"role": "assistant", "tool_calls": [delta, nothing]}).messages[1], 1)[
        "tool_calls"
    ]
    assert first == {"id": "c", "type": None, "function": FUNCTION}
    assert second["function"] == {"name": "look", "arguments": ""}


def test_a_message_of_the_hubs_client() -> None:
    call = {"id": "c", "type": "function", "function": {**FUNCTION, "description": None}}
    message = ChatCompletionOutputMessage.parse_obj_as_instance(
        {"role": "assistant", "content": "a", "tool_calls": [call]}
    )
    told = json.loads(json.dumps(dataclasses.asdict(message)))
    assert to_template_message(chat(told).messages[1], 1)["tool_calls"][0]["function"] == FUNCTION


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
@pytest.mark.parametrize("name", [*NEWER, "moderation"])
def test_chats_and_responses_take_the_same_fields(kind: Any, name: str) -> None:
    prompt = {"messages": [USER]} if kind is ChatBody else {"input": "a"}
    for value in (NEWER.get(name), None):
        body_of(kind, **prompt, **{name: value})
    body_of(kind, **prompt, **({"verbosity": "medium"} if kind is ChatBody else {"text": {"verbosity": "medium"}}))


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
