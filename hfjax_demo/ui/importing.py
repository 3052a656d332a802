"""A conversation out of a file that a person chose: one that this page exported, or any list of messages in JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ..errors import InvalidRequest
from . import branches
from .branches import Tree
from .conversations import MAX_STORE_CHARACTERS, Conversation, clean_title, title_from
from .messages import read_turns, text_of

MAX_IMPORT_CHARACTERS = (
    2 * MAX_STORE_CHARACTERS
)  # an exported one is written with indentation, and its shown line twice


def conversation_in(text: object, *, now: int, new_id: str) -> Conversation:
    """The conversation in a file's text.

    Raises:
        InvalidRequest: there is none, or it is too long.
    """
    if not isinstance(text, str) or len(text) > MAX_IMPORT_CHARACTERS:
        raise InvalidRequest(
            f"This file is too large; a conversation has at most {MAX_IMPORT_CHARACTERS:,} characters."
        )
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise InvalidRequest("This file is no JSON; choose one that Export JSON made.") from None
    record: Mapping[str, Any] = (
        {"messages": value} if isinstance(value, list) else value if isinstance(value, dict) else {}
    )
    messages = record.get("messages")
    items = [_as_kept(item) for item in messages if isinstance(item, Mapping)] if isinstance(messages, list) else []
    tree = branches.read(record.get("turns"), record.get("leaf"))
    if not tree.turns:
        tree = branches.straight(read_turns(items)[: branches.MAX_TURNS])
    if not tree.turns:
        raise InvalidRequest("There are no messages of a user or an assistant in this file; choose another.")
    return _conversation(record, items, tree, now, new_id)


def _as_kept(item: Mapping[str, Any]) -> dict[str, Any]:
    """A message of an API's form as the page keeps it: its content plain text, its thoughts beside it."""
    return {"thoughts": item.get("reasoning_content"), **item, "content": text_of(item.get("content"))}


def _conversation(
    record: Mapping[str, Any], items: list[dict[str, Any]], tree: Tree, now: int, new_id: str
) -> Conversation:
    title, model = record.get("title"), record.get("model")
    first = items[0] if items and items[0].get("role") == "system" else {}
    return {
        "id": new_id,
        "title": clean_title(title) if isinstance(title, str) and title.strip() else title_from(tree.shown()),
        "model": model if isinstance(model, str) else "",
        "system": first.get("content", ""),
        "updated": now,
        "turns": tree.turns,
        "leaf": tree.leaf,
    }
