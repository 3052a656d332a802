"""The turns of a conversation on the page: plain JSON, and the blocks in which Gradio's chatbot shows them.

Both come back from a browser, where a stranger may have put anything in their place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NotRequired, cast

from ..requests import MAX_PICTURES, MAX_SEED, Message
from . import files, markup, thoughts, tool_calls
from .files import File
from .shown import from_block, is_kept, to_block
from .tool_calls import Call

ChatRole = Literal["user", "assistant"]
CHAT_ROLES = ("user", "assistant")
MAX_BEGUN = 20_000  # token ids; a longer answer is continued by its text
MAX_NAME = 4096  # characters of a model's


class Turn(Message):
    """A message of the page.

    Attributes:
        images: its pictures, as :mod:`.shown` makes them; they stand before the text.
        files: text files beside a person's words, which stand before the text, too.
        thoughts: what the model wrote before its answer.
        thought_s: the seconds that took.
        model: the name of the model that answered.
        calls: of tools, which the model has asked for before the text.
        begun: of an answer that did not come to its end, the ids of its tokens, by which it is continued; [] where they are not
            known.
    """

    images: NotRequired[list[str]]
    files: NotRequired[list[File]]
    thoughts: NotRequired[str]
    thought_s: NotRequired[float]
    model: NotRequired[str]
    calls: NotRequired[list[Call]]
    begun: NotRequired[list[int]]


def text_of(content: object) -> str:
    """The text of a message's content, which is a string or a list of typed blocks; blocks that are no text are left out."""
    if isinstance(content, str):
        return content
    if not isinstance(content, Sequence):
        return ""
    blocks = (block for block in content if isinstance(block, Mapping) and block.get("type") == "text")
    return "".join(text for block in blocks if isinstance(text := block.get("text"), str))


def from_chatbot(value: object) -> list[Turn]:
    """The turns in what a browser sent as a chatbot's value. Whatever cannot be understood is left out."""
    items = value if isinstance(value, Sequence) and not isinstance(value, str) else ()
    return [turn for item in items if (turn := read_turn(item)) is not None]


def read_turn(item: object) -> Turn | None:
    """The turn in what a browser sent as a chatbot's message or as a saved one; None if it is no user's or assistant's text,
    thoughts, pictures or files."""
    if not isinstance(item, Mapping) or item.get("role") not in CHAT_ROLES:
        return None
    role, blocks = cast(ChatRole, item["role"]), item.get("content")
    shown = list(blocks) if isinstance(blocks, list) else []
    text = text_of(blocks)
    beside = [*files.from_blocks(shown), *files.read_files(item.get("files"))] if role == "user" else []
    text = markup.written(text) if shown else text
    turn = message(role, text, _images_of(shown, item.get("images")), beside)
    if role == "assistant":
        _read_answer(turn, shown, item)
    return turn if text or turn.keys() & {"images", "files", "thoughts", "calls"} else None


def _images_of(blocks: Iterable[object], saved: object) -> list[str]:
    """The pictures of a message in a chatbot's form, where they are blocks of the content, or in the saved one."""
    found = [from_block(block) for block in blocks]
    return [url for url in (*found, *as_images(saved)) if url is not None][:MAX_PICTURES]


def _read_answer(turn: Turn, blocks: Sequence[object], item: Mapping[Any, Any]) -> None:
    """Put what an answer has besides its text into ``turn``."""
    found = next((read for block in blocks if (read := thoughts.from_block(block)) is not None), None)
    text, took = found or (item.get("thoughts"), item.get("thought_s"))
    if isinstance(text, str) and text:
        turn["thoughts"] = text
        if isinstance(took, int | float) and not isinstance(took, bool) and 0 <= took < 1e6:
            turn["thought_s"] = round(float(took), 1)
    saved = item.get("calls")
    calls = tool_calls.from_blocks(blocks) or tool_calls.read_calls(saved if isinstance(saved, list) else ())
    if calls:
        turn["calls"] = calls
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
    turn: Turn = {"role": role, "content": markup.with_line_feeds(text)}
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


def to_chatbot(messages: Iterable[Turn], *, thinking: bool = False) -> list[dict[str, Any]]:
    """A chatbot's value. Content goes in as typed blocks: Gradio strips the indentation of plain strings. Texts go in as
    :mod:`.markup` has them.

    ``thinking``: the last turn's thoughts are still being written.
    """
    turns = list(messages)
    return [_to_blocks(turn, live=thinking and place == len(turns) - 1) for place, turn in enumerate(turns)]


def _to_blocks(turn: Turn, *, live: bool) -> dict[str, Any]:
    text, thought = markup.shown(turn["content"]), turn.get("thoughts")
    return {
        "role": turn["role"],
        "content": [
            *map(to_block, turn.get("images", ())),
            *files.to_blocks(turn.get("files", ())),
            *([thoughts.to_block(thought, turn.get("thought_s", 0.0), live=live)] if thought else []),
            *tool_calls.to_blocks(turn.get("calls", ())),
            *([{"type": "text", "text": text}] if text else []),
        ],
    }
