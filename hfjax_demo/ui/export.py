"""A conversation as a file to keep: Markdown to read, JSON for programs."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any, Literal, TypedDict

from . import branches
from .conversations import Conversation, shown, tree_of
from .files import in_prompt
from .messages import Turn, read_turns

ExportFormat = Literal["markdown", "json"]
_SPEAKERS = {"user": "You", "assistant": "Model", "system": "System prompt"}


class Download(TypedDict):
    """A file the browser makes itself, so that nothing a person wrote is left on the server's disk.

    ``nonce`` differs from download to download: the browser acts when the value changes.
    """

    name: str
    type: str
    text: str
    nonce: str


def download(conversation: Conversation, form: ExportFormat, nonce: str) -> Download:
    """The conversation as a file in one of the two forms."""
    if form == "markdown":
        return {
            "name": file_name(conversation["title"], "md"),
            "type": "text/markdown;charset=utf-8",
            "text": to_markdown(conversation),
            "nonce": nonce,
        }
    return {
        "name": file_name(conversation["title"], "json"),
        "type": "application/json",
        "text": to_json(conversation),
        "nonce": nonce,
    }


def to_markdown(conversation: Conversation) -> str:
    """The conversation to read: the title, the model and the day, then each turn under its speaker's name."""
    day = datetime.fromtimestamp(conversation["updated"], UTC).date().isoformat()
    parts = [f"# {conversation['title']}", f"Model: {conversation['model']} · {day}"]
    turns = [("system", conversation["system"])] if conversation["system"].strip() else []
    turns += [
        (
            item["role"],
            "\n\n".join(
                [*["[a picture]"] * len(item.get("images", ())), in_prompt(item["content"], item.get("files", ()))]
            ),
        )
        for item in shown(conversation)
    ]
    for role, content in turns:
        parts += [f"## {_SPEAKERS[role]}", content.strip("\n")]
    return "\n\n".join(parts) + "\n"


def to_json(conversation: Conversation) -> str:
    """The conversation as one JSON object whose ``messages`` are as chat templates take them; pictures are in ``images``,
    text files in ``files``.

    What is known besides those is in ``turns`` and ``leaf``, which make a :class:`.branches.Tree`.
    """
    system = [{"role": "system", "content": conversation["system"]}] if conversation["system"].strip() else []
    tree, messages = tree_of(conversation), [_message(turn) for turn in shown(conversation)]
    record = {
        "title": conversation["title"],
        "model": conversation["model"],
        "updated": datetime.fromtimestamp(conversation["updated"], UTC).isoformat(),
        "messages": [*system, *messages],
        **({} if tree == branches.straight(read_turns(messages)) else tree._asdict()),
    }
    return json.dumps(record, ensure_ascii=False, indent=2) + "\n"


def _message(turn: Turn) -> dict[str, Any]:
    known: dict[str, Any] = {"role": turn["role"], "content": turn["content"]}
    if "images" in turn:
        known["images"] = turn["images"]
    if "files" in turn:
        known["files"] = turn["files"]
    return {**known, "reasoning_content": turn["thoughts"]} if "thoughts" in turn else known


def file_name(title: str, extension: str) -> str:
    """A name that every file system takes: words of the title joined by hyphens."""
    words = re.sub(r"[^\w]+", "-", title, flags=re.UNICODE).strip("-_").lower()
    return f"{words[:50].strip('-_') or 'conversation'}.{extension}"
