"""The turns of a conversation on the page: plain JSON, stored and displayed by the browser (``talk.js``). The browser sends them
back; they are untrusted input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, cast

from ..image_requests import MAX_SEED
from ..requests import MAX_PICTURES, Message
from . import files, tool_calls
from .attached_images import is_attached_image
from .files import TextFile
from .notes import TurnNote, read_note
from .tool_calls import RecordedCall

ChatRole = Literal["user", "assistant"]
CHAT_ROLES = ("user", "assistant")
MAX_BEGUN_TOKENS = 20_000  # token ids; a longer answer is continued from its text
MAX_TURNS = 4000  # of a conversation on the page
MAX_NAME = 4096  # characters of a model's name
MAX_STATISTICS = 16  # lines of statistics of an answer
MAX_STATISTIC = 120  # characters of one such line


class Turn(Message):
    """A message on the page."""

    images: NotRequired[list[str]]  # attached images, encoded by :mod:`.attached_images`; they precede the text
    files: NotRequired[list[TextFile]]  # text files attached to a user's message; they precede the text as well
    note: NotRequired[TurnNote]  # what the model reads in place of the oldest turns, at a user's message
    thoughts: NotRequired[str]  # the model's reasoning before its answer
    thought_s: NotRequired[float]  # duration of the reasoning in seconds
    model: NotRequired[str]  # name of the model that answered
    calls: NotRequired[list[RecordedCall]]  # tool calls that precede the text of the answer
    stats: NotRequired[list[str]]  # statistics of the generation as texts for the user, the most important first
    begun: NotRequired[list[int]]  # token ids of an unfinished answer, from which it is continued; [] if unknown


def read_turns(value: object) -> list[Turn]:
    """Parse a list of turns from the browser. Invalid items are omitted, and those after the first :data:`MAX_TURNS`."""
    items = value[:MAX_TURNS] if isinstance(value, list) else ()
    return [turn for item in items if (turn := read_turn(item)) is not None]


def read_turn(item: object) -> Turn | None:
    """Parse a turn from the browser; return None if the role is invalid or there is no text, reasoning, image, file or call."""
    if not isinstance(item, Mapping) or item.get("role") not in CHAT_ROLES:
        return None
    role, content = cast(ChatRole, item["role"]), item.get("content")
    text = content if isinstance(content, str) else ""
    turn = message(role, text, valid_image_urls(item.get("images"))[:MAX_PICTURES])
    if role == "assistant":
        _add_answer_fields(turn, item)
    else:
        if beside := files.read_files(item.get("files")):
            turn["files"] = beside
        if note := read_note(item.get("note")):
            turn["note"] = note
    return turn if text or turn.keys() & {"images", "files", "thoughts", "calls"} else None


def _add_answer_fields(turn: Turn, item: Mapping[Any, Any]) -> None:
    text, took, calls, stats = (item.get(name) for name in ("thoughts", "thought_s", "calls", "stats"))
    if isinstance(text, str) and text:
        turn["thoughts"] = text
        if isinstance(took, int | float) and not isinstance(took, bool) and 0 <= took < 1e6:
            turn["thought_s"] = round(float(took), 1)
    if found := tool_calls.read_calls(calls if isinstance(calls, list) else ()):
        turn["calls"] = found
    if isinstance(stats, list) and (known := [one[:MAX_STATISTIC] for one in stats if isinstance(one, str) and one]):
        turn["stats"] = known[:MAX_STATISTICS]
    model, begun = item.get("model"), item.get("begun")
    if isinstance(model, str) and 0 < len(model) <= MAX_NAME:
        turn["model"] = model
    if isinstance(begun, list):
        turn["begun"] = list(begun) if are_token_ids(begun) else []


def are_token_ids(values: list[Any]) -> bool:
    return len(values) <= MAX_BEGUN_TOKENS and all(type(value) is int and 0 <= value <= MAX_SEED for value in values)


def valid_image_urls(value: object) -> list[str]:
    return [url for url in value if is_attached_image(url)] if isinstance(value, list) else []


def message(role: ChatRole, text: str, images: Sequence[str] = (), beside: Sequence[TextFile] = ()) -> Turn:
    """Return a turn; ``beside`` are attached files."""
    turn: Turn = {"role": role, "content": text.replace("\r\n", "\n").replace("\r", "\n")}  # as Markdown does
    if images:
        turn["images"] = list(images)
    if beside:
        turn["files"] = list(beside)
    return turn


def answer(text: str, thought: str = "", thought_s: float = 0.0, calls: Sequence[RecordedCall] = ()) -> Turn:
    turn = message("assistant", text)
    if calls:
        turn["calls"] = list(calls)
    return {**turn, "thoughts": thought, "thought_s": round(thought_s, 1)} if thought else turn
