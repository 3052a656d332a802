"""A conversation as Anthropic's clients send it, in the form that chat templates take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..pictures.reading import data_of
from ..requests import Message, TextRequest
from ..tools import AUTO, NONE, REQUIRED, Tool, ToolCall
from .errors import invalid, missing, unsupported
from .message_schemas import Block, CountBody, MessageTool, Turn
from .parts import Role, joined, message_of, result_of
from .text import compact

_THOUGHTS = ("thinking", "redacted_thinking")


def request_of(body: CountBody, model: str, **others: Any) -> TextRequest:
    """The request for an answer; ``others`` are what the body does not say of the prompt.

    Raises:
        Refusal: a block of a type that no model here can read, or a tool that would have to be run here.
        InvalidRequest: it is none.
    """
    messages, begun = conversation(body)
    choice, parallel = choice_of(body.tool_choice)
    thinking, output = body.thinking, body.output_config
    return TextRequest(
        model,
        messages,
        trim=False,
        begun=begun or None,
        thinking=None if thinking is None else thinking.asks,
        thinking_tokens=None if thinking is None else thinking.budget_tokens,
        effort=None if output is None else output.effort,
        constraint=None if output is None or output.format is None else output.format.constraint,
        tools=tools_of(body.tools),
        tool_choice=choice,
        parallel_tool_calls=parallel,
        **others,
    )


def conversation(body: CountBody) -> tuple[list[Message], str | None]:
    """The messages, and how the answer begins, if the last turn is its beginning.

    Raises:
        Refusal: a block of a type that no model here can read.
        InvalidRequest: a picture cannot be read.
    """
    messages = list(_messages("system", body.system, "system")) if body.system else []
    for number, turn in enumerate(body.messages):
        messages += _messages(turn.role, turn.content, f"messages[{number}].content")
    begins = _begins(body.messages[-1])
    return (messages[:-1], messages[-1]["content"]) if begins else (messages, None)


def _begins(turn: Turn) -> bool:
    """Whether an assistant's turn at the end is the beginning of an answer: with calls it is a whole one."""
    called = isinstance(turn.content, list) and any(block.type == "tool_use" for block in turn.content)
    return turn.role == "assistant" and not called


def _messages(role: Role, content: str | Sequence[Block], where: str) -> Iterator[Message]:
    """A turn's messages: the results of tools, each one of its own, and then what is said beside them."""
    if isinstance(content, str):
        yield message_of(role, content)
        return
    said: list[tuple[Block, str]] = []
    calls: list[ToolCall] = []
    thoughts = ""
    for position, block in enumerate(content):
        place = f"{where}[{position}]"
        if block.type == "tool_result" and role == "user":
            yield _result(block, place)
        elif block.type == "tool_use" and role == "assistant":
            calls.append(_call(block, place))
        elif block.type in _THOUGHTS and role == "assistant":
            thoughts += block.thinking or ""
        else:
            said.append((block, place))
    if role == "user" and not said:
        return
    message = message_of(role, *joined(_read(block, place) for block, place in said))
    if thoughts:
        message["reasoning_content"] = thoughts
    if calls:
        message["tool_calls"] = calls
    yield message


def _result(block: Block, where: str) -> Message:
    content = block.content or ""
    if not isinstance(content, str):
        parts = (_read(part, f"{where}.content[{place}]") for place, part in enumerate(content))
        content = result_of(parts, f"{where}.content")
    if block.tool_use_id is None:
        raise missing(f"{where}.tool_use_id")
    message = message_of("tool", content)
    message["tool_call_id"] = block.tool_use_id
    return message


def _call(block: Block, where: str) -> ToolCall:
    if block.id is None or block.name is None:
        raise missing(f"{where}.{'id' if block.id is None else 'name'}")
    return {
        "id": block.id,
        "type": "function",
        "function": {"name": block.name, "arguments": compact(block.input or {})},
    }


def _read(block: Block, where: str) -> str | bytes:
    """A block's text, or its picture's file."""
    if block.type == "text" and block.text is not None:
        return block.text
    if block.type != "image":
        raise unsupported(
            where,
            "The models of this server read texts, pictures, and calls of tools with their results; send blocks of the types "
            "text, image, tool_use and tool_result.",
        )
    source = block.source
    if source is None or source.type != "base64" or source.data is None:
        raise invalid("Image URLs are not supported; send a base64 source.", param=f"{where}.source")
    return data_of(f"data:{source.media_type};base64,{source.data}")


def tools_of(declared: Sequence[MessageTool] | None) -> list[Tool]:
    """The tools, as chat templates take them.

    Raises:
        Refusal: one of them would have to be run here.
    """
    for place, tool in enumerate(declared or ()):
        if tool.type not in (None, "custom"):
            raise unsupported(
                f"tools[{place}]", "Server-side tools are not supported; declare tools with an input_schema."
            )
    return [
        {
            "type": "function",
            "function": {"name": tool.name, "description": tool.description, "parameters": tool.input_schema or {}},
        }
        for tool in declared or ()
    ]


def choice_of(choice: Any) -> tuple[str, bool]:
    """Which tool is to be called, in this program's words, and whether several may be."""
    if choice is None:
        return AUTO, True
    names = {"auto": AUTO, "any": REQUIRED, "none": NONE, "tool": choice.name or ""}
    return names[choice.type], not choice.disable_parallel_tool_use
