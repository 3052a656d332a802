"""The input of ``/v1/responses`` in the form that chat templates take."""

from __future__ import annotations

from collections.abc import Sequence

from ..requests import Message
from ..tools import Function, Tool, ToolCall
from .errors import missing, unsupported
from .parts import file_of, joined, message_of, result_of
from .response_schemas import ContentPart, DeclaredTool, Item, ResponsesBody


def conversation(body: ResponsesBody) -> list[Message]:
    """The messages. An assistant's thoughts and calls are items of their own there, and part of its message here.

    Raises:
        Refusal: an item of a type that no model here can read.
        InvalidRequest: a picture cannot be read.
    """
    messages = [message_of("system", body.instructions)] if body.instructions else []
    if isinstance(body.input, str):
        return [*messages, message_of("user", body.input)]
    thoughts = ""
    for number, item in enumerate(body.input):
        where = f"input[{number}]"
        if item.type == "reasoning":
            thoughts += _thoughts(item)
        elif item.type == "function_call":
            call = _call(item, where)
            if not messages or messages[-1]["role"] != "assistant" or thoughts:
                messages.append(_thinking(message_of("assistant", ""), thoughts))
                thoughts = ""
            messages[-1].setdefault("tool_calls", []).append(call)
        elif item.type == "function_call_output":
            messages.append(_result(item, where))
        else:
            message = _message(item, where)
            if message["role"] == "assistant":
                message, thoughts = _thinking(message, thoughts), ""
            messages.append(message)
    return messages


def _thinking(message: Message, thoughts: str) -> Message:
    if thoughts:
        message["reasoning_content"] = thoughts
    return message


def _thoughts(item: Item) -> str:
    parts = item.content if isinstance(item.content, list) else []
    return "".join(part.text or "" for part in parts if part.type == "reasoning_text")


def _call(item: Item, where: str) -> ToolCall:
    if item.call_id is None or item.name is None or item.arguments is None:
        names = (("call_id", item.call_id), ("name", item.name), ("arguments", item.arguments))
        raise missing(f"{where}.{next(name for name, value in names if value is None)}")
    return {"id": item.call_id, "type": "function", "function": {"name": item.name, "arguments": item.arguments}}


def _result(item: Item, where: str) -> Message:
    if item.call_id is None or item.output is None:
        raise missing(f"{where}.{'call_id' if item.call_id is None else 'output'}")
    output = item.output
    if not isinstance(output, str):
        parts = (_read(part, f"{where}.output[{place}]") for place, part in enumerate(output))
        output = result_of(parts, f"{where}.output")
    message = message_of("tool", output)
    message["tool_call_id"] = item.call_id
    return message


def _message(item: Item, where: str) -> Message:
    if item.type not in ("message", None):
        raise unsupported(
            where,
            "Only messages, function calls and function call outputs are supported.",
        )
    if item.role is None or item.content is None:
        raise missing(f"{where}.{'role' if item.role is None else 'content'}")
    if isinstance(item.content, str):
        return message_of(item.role, item.content)
    parts = (_read(part, f"{where}.content[{position}]") for position, part in enumerate(item.content))
    return message_of(item.role, *joined(parts))


def _read(part: ContentPart, where: str) -> str | bytes:
    """A part's text, or its picture's file."""
    if part.type in ("input_text", "output_text", "text") and part.text is not None:
        return part.text
    if part.type == "refusal" and part.refusal is not None:
        return part.refusal
    if part.type == "input_image" and part.image_url is not None:
        return file_of(part.image_url, f"{where}.image_url")
    raise unsupported(where, "Only input_text and input_image content parts are supported.")


def tools_of(declared: Sequence[DeclaredTool] | None) -> list[Tool]:
    """The tools, as chat templates take them.

    Raises:
        Refusal: one of them would have to be run here.
    """
    tools: list[Tool] = []
    for place, tool in enumerate(declared or ()):
        if tool.type == "custom":
            raise unsupported(f"tools[{place}]", "Custom tools are not supported; declare a function instead.")
        if tool.type != "function" or tool.name is None:
            raise unsupported(f"tools[{place}]", "Server-side tools are not supported; declare functions.")
        about: Function = {"name": tool.name, "description": tool.description, "parameters": tool.parameters or {}}
        tools.append({"type": "function", "function": about})
    return tools
