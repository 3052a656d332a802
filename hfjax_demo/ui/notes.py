"""The note about the oldest turns of a conversation (:mod:`hfjax_demo.text.compaction`), as the page has it.

It belongs to the question before which the turns were summed up, and counts turns of the page, where requests count messages: an
answer with calls of tools is several messages, and questions without an answer are joined.
"""

from __future__ import annotations

import bisect
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from ..requests import MAX_NOTE_CHARACTERS, ConversationNote
from ..text_fields import is_valid_unicode
from .tool_calls import rounds


class TurnNote(TypedDict):
    """``text`` stands for the first ``turns`` turns of the conversation."""

    text: str
    turns: int


def read_note(value: object) -> TurnNote | None:
    """Parse a note from the browser; return None if there is none, or an invalid one."""
    if not isinstance(value, Mapping):
        return None
    text, turns = value.get("text"), value.get("turns")
    if not isinstance(text, str) or not text.strip() or len(text) > MAX_NOTE_CHARACTERS or not is_valid_unicode(text):
        return None
    return {"text": text, "turns": turns} if type(turns) is int and turns > 0 else None


def latest_note(turns: Sequence[Mapping[str, Any]]) -> ConversationNote | None:
    """Return the latest note of a conversation for a request; None if there is none that fits its turns."""
    for turn in reversed(turns):
        note = turn.get("note")
        if note is not None and note["turns"] < len(turns) and turns[note["turns"]]["role"] == "user":
            messages = _count_messages(turns)[note["turns"] - 1]
            return ConversationNote(note["text"], messages) if messages else None
    return None


def turn_note(turns: Sequence[Mapping[str, Any]], text: str, messages: int) -> TurnNote:
    """Return the note of a request, which stands for ``messages`` messages, as one about these turns."""
    return {"text": text, "turns": bisect.bisect_left(_count_messages(turns), messages) + 1}


def _count_messages(turns: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return the number of messages of the first turn, of the first two, and so on; see :func:`.requests.page_request`."""
    counts, count, last = [], 0, None
    for turn in turns:
        messages: list[Mapping[str, Any]] = [*rounds(turn.get("calls", ()))]
        if turn["content"] or turn.keys() & {"images", "files"}:
            messages.append({"role": turn["role"]})
        for message in messages:
            count += not (message["role"] == last != "tool" and "tool_calls" not in message)
            last = message["role"]
        counts.append(count)
    return counts
