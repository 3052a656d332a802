"""The conversation on the page, as the browser sends it. It is saved in the person's browser and nowhere else (``store.js``),
and comes with every event that needs it, so :func:`read` treats it as a stranger's data. Pure functions lead from one
state of it to the next; what they make goes back to the browser, which merges it with what it has saved.

It travels as a text (:func:`text_of`). Gradio's page makes a reactive copy of each object within a component's value, and
copies all of them again for each event: for a conversation of 200 messages that takes most of a second.
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
        gone: of turns that are no part of it any more, the ids that the browser gave them.
    """

    id: str
    turns: list[branches.Node]
    leaf: int
    gone: NotRequired[list[str]]


def parsed(value: object) -> object:
    """What a browser sent as JSON text; None where that is none. Anything but a text is returned as it is."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return None


def text_of(conversation: Conversation) -> str:
    """The conversation as it is sent to the browser."""
    return json.dumps(conversation, ensure_ascii=False)


def read(value: object) -> Conversation | None:
    """The conversation in what a browser sent; None while the page has none to show yet. Turns that cannot be understood are left
    out rather than refused."""
    value = parsed(value)
    identity = value.get("id") if isinstance(value, Mapping) else None
    if not isinstance(value, Mapping) or not isinstance(identity, str) or not identity or len(identity) > 64:
        return None
    return _of(identity, branches.read(value.get("turns"), value.get("leaf")))


def _of(identity: str, tree: Tree) -> Conversation:
    return {"id": identity, "turns": tree.turns, "leaf": tree.leaf}


def tree_of(conversation: Conversation | None) -> Tree:
    """All that was said in it."""
    return Tree([], branches.FIRST) if conversation is None else Tree(conversation["turns"], conversation["leaf"])


def shown(conversation: Conversation | None) -> list[Turn]:
    """The turns that the page shows of it."""
    return tree_of(conversation).shown()


def _with(conversation: Conversation, tree: Tree) -> Conversation:
    kept = {turn.get("id") for turn in tree.turns}
    gone = [each for turn in conversation["turns"] if (each := turn.get("id")) is not None and each not in kept]
    return {**_of(conversation["id"], tree), "gone": gone}


def save(conversation: Conversation, messages: Sequence[Turn], notes: Mapping[str, Any] | None = None) -> Conversation:
    """The conversation that shows ``messages``. What it showed before stays on another branch (:func:`.branches.with_line`, which
    says what ``notes`` are)."""
    if not messages:
        return _with(conversation, Tree([], branches.FIRST))
    return _with(conversation, branches.with_line(tree_of(conversation), messages, notes))


def take_back(conversation: Conversation) -> Conversation:
    """The conversation without its last question on the page and what followed."""
    return _with(conversation, branches.taken_back(tree_of(conversation)))
