"""The conversation on the page. The user's browser alone saves it (``store.js``), as a tree: other answers to a question and
other wordings of one are branches. It sends the turns that the page shows with every event that needs them; the server returns
the turns to show next. Both are JSON text, because Gradio's page makes a reactive copy of each object within a component's value,
and copies all of them again for each event, which takes most of a second for a conversation of 200 messages.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

import gradio as gr

from .messages import Turn, read_turns
from .route_allowlist import OUT_OF_DATE


class Conversation(NamedTuple):
    """The turns on the page, and the id of the conversation in the browser."""

    id: str
    turns: list[Turn]

    def to_json(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False)


def parse_json(value: object) -> object:
    """Parse JSON text from the browser; return None if it is invalid. Values other than strings are returned unchanged."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return None


def read(value: object) -> Conversation | None:
    """Parse the conversation from the browser; return None while the page is still loading it. Invalid turns are omitted.

    Raises:
        gr.Error: the page is that of an earlier version, which sends all branches and could not save the turns it gets back.
    """
    value = parse_json(value)
    identity = value.get("id") if isinstance(value, Mapping) else None
    if not isinstance(value, Mapping) or not isinstance(identity, str) or not 0 < len(identity) <= 64:
        return None
    turns = value.get("turns")
    if "leaf" in value or (
        isinstance(turns, list) and any(isinstance(turn, Mapping) and "parent" in turn for turn in turns)
    ):
        raise gr.Error(OUT_OF_DATE, print_exception=False)
    return Conversation(identity, read_turns(turns))


def shown(store: object) -> list[Turn]:
    """Return the turns that the page shows, from the browser's value."""
    found = read(store)
    return [] if found is None else found.turns
