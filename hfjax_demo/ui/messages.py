"""The turns of a conversation on the page: plain JSON, which the browser keeps and draws (``talk.js``).

They come back from it, where a stranger may have put anything in their place. So does a :class:`Live` answer, one that is being
written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, cast

from typing_extensions import TypedDict

from ..requests import MAX_PICTURES, MAX_SEED, Message
from . import files, tool_calls
from .files import File
from .shown import is_kept
from .tool_calls import Call

ChatRole = Literal["user", "assistant"]
CHAT_ROLES = ("user", "assistant")
MAX_BEGUN = 20_000  # token ids; a longer answer is continued by its text
MAX_NAME = 4096  # characters of a model's
MAX_STATISTICS = 16  # of an answer
MAX_STATISTIC = 120  # characters


class Turn(Message):
    """A message of the page.

    Attributes:
        images: its pictures, as :mod:`.shown` makes them; they stand before the text.
        files: text files beside a person's words, which stand before the text, too.
        thoughts: what the model wrote before its answer.
        thought_s: the seconds that took.
        model: the name of the model that answered.
        calls: of tools, which the model has asked for before the text.
        stats: what is known of how it was made, for people, the most important first.
        begun: of an answer that did not come to its end, the ids of its tokens, by which it is continued; [] where they are not
            known.
    """

    images: NotRequired[list[str]]
    files: NotRequired[list[File]]
    thoughts: NotRequired[str]
    thought_s: NotRequired[float]
    model: NotRequired[str]
    calls: NotRequired[list[Call]]
    stats: NotRequired[list[str]]
    begun: NotRequired[list[int]]


class Live(TypedDict):
    """An answer that is being written, as the page is told of it.

    Attributes:
        run: whose id it is (:mod:`.running`).
        at: how many turns of the conversation stand before it.
        asked: the last of those, the question, which the page may not have yet.
        turn: the answer so far; None where nothing of it is to be seen.
        thinking: it still thinks.
        busy: more is to come.
    """

    run: str
    at: int
    asked: Turn
    turn: Turn | None
    thinking: bool
    busy: bool


def text_of(content: object) -> str:
    """The text of a message's content, which is a string or a list of typed blocks; blocks that are no text are left out."""
    if isinstance(content, str):
        return content
    if not isinstance(content, Sequence):
        return ""
    blocks = (block for block in content if isinstance(block, Mapping) and block.get("type") == "text")
    return "".join(text for block in blocks if isinstance(text := block.get("text"), str))


def read_turns(value: object) -> list[Turn]:
    """The turns in a list that a browser sent. Whatever cannot be understood is left out."""
    items = value if isinstance(value, Sequence) and not isinstance(value, str) else ()
    return [turn for item in items if (turn := read_turn(item)) is not None]


def read_turn(item: object) -> Turn | None:
    """The turn in what a browser sent; None if it is no user's or assistant's text, thoughts, pictures or files."""
    if not isinstance(item, Mapping) or item.get("role") not in CHAT_ROLES:
        return None
    role, text = cast(ChatRole, item["role"]), text_of(item.get("content"))
    turn = message(role, text, as_images(item.get("images"))[:MAX_PICTURES])
    if role == "assistant":
        _read_answer(turn, item)
    elif beside := files.read_files(item.get("files")):
        turn["files"] = beside
    return turn if text or turn.keys() & {"images", "files", "thoughts", "calls"} else None


def read_live(value: object, run: object, kept: Sequence[Turn]) -> list[Turn]:
    """The conversation with the answer of this run, as a browser sent it; ``kept`` where there is none."""
    if not isinstance(value, Mapping) or value.get("run") != run:
        return list(kept)
    at, asked, turn = value.get("at"), read_turn(value.get("asked")), read_turn(value.get("turn"))
    if type(at) is not int or not 0 < at <= len(kept) + 1 or asked is None:
        return list(kept)
    return [*kept[: at - 1], asked, *([turn] if turn is not None and turn["role"] == "assistant" else [])]


def _read_answer(turn: Turn, item: Mapping[Any, Any]) -> None:
    """Put what an answer has besides its text into ``turn``."""
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
        turn["begun"] = list(begun) if are_tokens(begun) else []


def are_tokens(values: list[Any]) -> bool:
    return len(values) <= MAX_BEGUN and all(type(value) is int and 0 <= value <= MAX_SEED for value in values)


def as_images(value: object) -> list[str]:
    """The pictures in a list that a browser sent."""
    return [url for url in value if is_kept(url)] if isinstance(value, list) else []


def message(role: ChatRole, text: str, images: Sequence[str] = (), beside: Sequence[File] = ()) -> Turn:
    """One turn, with pictures and files ``beside`` its text."""
    turn: Turn = {"role": role, "content": text.replace("\r\n", "\n").replace("\r", "\n")}  # as Markdown reads it
    if images:
        turn["images"] = list(images)
    if beside:
        turn["files"] = list(beside)
    return turn


def answer(text: str, thought: str = "", thought_s: float = 0.0, calls: Sequence[Call] = ()) -> Turn:
    """A model's turn."""
    turn = message("assistant", text)
    if calls:
        turn["calls"] = list(calls)
    return {**turn, "thoughts": thought, "thought_s": round(thought_s, 1)} if thought else turn
