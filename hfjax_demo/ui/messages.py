"""Between the chatbot's typed content blocks and the plain messages of chat templates and saved conversations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, cast

from ..requests import Message

ChatRole = Literal["user", "assistant"]
CHAT_ROLES = ("user", "assistant")


def text_of(content: object) -> str:
    """The text of a message's content, a string or a list of typed blocks; files and components count for nothing."""
    if isinstance(content, str):
        return content
    if not isinstance(content, Sequence):
        return ""
    blocks = (block for block in content if isinstance(block, Mapping) and block.get("type") == "text")
    return "".join(text for block in blocks if isinstance(text := block.get("text"), str))


def from_chatbot(value: object) -> list[Message]:
    """The plain messages in what a browser sent as a chatbot's value or as saved messages.

    Whatever is no user's or assistant's text is left out: the value comes from outside and may be anything.
    """
    if not isinstance(value, Sequence) or isinstance(value, str):
        return []
    messages: list[Message] = []
    for item in value:
        if isinstance(item, Mapping) and item.get("role") in CHAT_ROLES and (text := text_of(item.get("content"))):
            messages.append(message(cast(ChatRole, item["role"]), text))
    return messages


def message(role: ChatRole, text: str) -> Message:
    """One turn."""
    return {"role": role, "content": text}


def to_chatbot(messages: Iterable[Message]) -> list[dict[str, Any]]:
    """A chatbot's value. Content goes in as typed blocks: Gradio strips the indentation of plain strings."""
    return [{"role": item["role"], "content": [{"type": "text", "text": item["content"]}]} for item in messages]
