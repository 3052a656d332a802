"""The conversation on the page. It is saved only in the user's browser (``store.js``) and sent with every event that needs it,
so :func:`read` treats it as untrusted. Pure functions convert it from one state to the next; the browser receives the result
and merges it with its saved copy.

It is sent as JSON text (:func:`conversation_json`). Gradio's page makes a reactive copy of each object within a component's
value, and copies all of them again for each event, which takes most of a second for a conversation of 200 messages.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from . import branches
from .branches import Tree
from .messages import Turn


class Conversation(TypedDict):
    """A conversation. ``turns`` and ``leaf`` are its :class:`.branches.Tree`.

    Attributes:
        gone: ids, assigned by the browser, of turns that were removed.
    """

    id: str
    turns: list[branches.Node]
    leaf: int
    gone: NotRequired[list[str]]


def parse_json(value: object) -> object:
    """Parse JSON text from the browser; return None if it is invalid. Values other than strings are returned unchanged."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return None


def conversation_json(conversation: Conversation) -> str:
    """Return the conversation as JSON text for the browser."""
    return json.dumps(conversation, ensure_ascii=False)


def read(value: object) -> Conversation | None:
    """Parse the conversation from the browser; return None while the page is still loading it. Invalid turns are omitted."""
    value = parse_json(value)
    identity = value.get("id") if isinstance(value, Mapping) else None
    if not isinstance(value, Mapping) or not isinstance(identity, str) or not identity or len(identity) > 64:
        return None
    return _make_conversation(identity, branches.read(value.get("turns"), value.get("leaf")))


def _make_conversation(identity: str, tree: Tree) -> Conversation:
    return {"id": identity, "turns": tree.turns, "leaf": tree.leaf}


def conversation_tree(conversation: Conversation | None) -> Tree:
    """Return the conversation's tree."""
    return Tree([], branches.NO_TURN) if conversation is None else Tree(conversation["turns"], conversation["leaf"])


def shown(conversation: Conversation | None) -> list[Turn]:
    """Return the turns that the page shows."""
    return conversation_tree(conversation).shown()


def _replace_tree(conversation: Conversation, tree: Tree) -> Conversation:
    kept = {turn.get("id") for turn in tree.turns}
    gone = [each for turn in conversation["turns"] if (each := turn.get("id")) is not None and each not in kept]
    return {**_make_conversation(conversation["id"], tree), "gone": gone}


def save(conversation: Conversation, messages: Sequence[Turn], notes: Mapping[str, Any] | None = None) -> Conversation:
    """Return the conversation with ``messages`` on the page. Turns shown before stay on another branch; ``notes`` are described
    at :func:`.branches.with_shown_turns`."""
    if not messages:
        return _replace_tree(conversation, Tree([], branches.NO_TURN))
    return _replace_tree(conversation, branches.with_shown_turns(conversation_tree(conversation), messages, notes))


def remove_last_question(conversation: Conversation) -> Conversation:
    """Return the conversation without its last question on the page and the turns after it."""
    return _replace_tree(conversation, branches.without_last_question(conversation_tree(conversation)))
