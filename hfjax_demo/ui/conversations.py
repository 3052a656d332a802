"""Conversations: converts the chatbot's values to plain messages and back, and keeps the list of saved conversations.

A :class:`Store` is plain JSON that lives in the person's browser and nowhere else. It comes back with every event that
needs it, so :func:`read_store` treats it as a stranger's data. Pure functions lead from one store to the next: none changes
its arguments, looks at a clock or draws an id; callers hand in ``now`` (seconds since the epoch) and new ids.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict, cast

from ..requests import MAX_PICTURES, Message
from .shown import from_block, is_kept, to_block

ChatRole = Literal["user", "assistant"]
CHAT_ROLES = ("user", "assistant")

STORE_VERSION = 1
MAX_STORE_CHARACTERS = 1_500_000  # browsers grant a page 5 million UTF-16 units; other tabs of this page need some, too
MAX_CONVERSATIONS = 200
MAX_TITLE_CHARACTERS = 60
UNTITLED = "New chat"
GONE = "[a picture was here]"


class Turn(Message):
    """A message of the page. ``images`` are its pictures, as :mod:`.shown` makes them; they stand before the text."""

    images: NotRequired[list[str]]


def text_of(content: object) -> str:
    """The text of a message's content, which is a string or a list of typed blocks; blocks that are no text are left out."""
    if isinstance(content, str):
        return content
    if not isinstance(content, Sequence):
        return ""
    blocks = (block for block in content if isinstance(block, Mapping) and block.get("type") == "text")
    return "".join(text for block in blocks if isinstance(text := block.get("text"), str))


def from_chatbot(value: object) -> list[Turn]:
    """The plain messages in what a browser sent as a chatbot's value or as saved messages.

    Whatever is no user's or assistant's text, or picture, is left out: the value comes from outside and may be anything.
    """
    if not isinstance(value, Sequence) or isinstance(value, str):
        return []
    messages: list[Turn] = []
    for item in value:
        if not isinstance(item, Mapping) or item.get("role") not in CHAT_ROLES:
            continue
        text, images = text_of(item.get("content")), _images_of(item)
        if text or images:
            messages.append(message(cast(ChatRole, item["role"]), text, images))
    return messages


def _images_of(item: Mapping[Any, Any]) -> list[str]:
    """The pictures of a message in a chatbot's form, where they are blocks of the content, or in the saved one."""
    blocks, saved = item.get("content"), item.get("images")
    found = [from_block(block) for block in blocks] if isinstance(blocks, list) else []
    return [url for url in (*found, *as_images(saved)) if url is not None][:MAX_PICTURES]


def as_images(value: object) -> list[str]:
    """The pictures in a list that a browser sent."""
    return [url for url in value if is_kept(url)] if isinstance(value, list) else []


def message(role: ChatRole, text: str, images: Sequence[str] = ()) -> Turn:
    """One turn."""
    return {"role": role, "content": text, "images": list(images)} if images else {"role": role, "content": text}


def to_chatbot(messages: Iterable[Turn]) -> list[dict[str, Any]]:
    """A chatbot's value. Content goes in as typed blocks: Gradio strips the indentation of plain strings."""
    return [
        {
            "role": item["role"],
            "content": [
                *map(to_block, item.get("images", ())),
                *([{"type": "text", "text": item["content"]}] if item["content"] else []),
            ],
        }
        for item in messages
    ]


# -- the store ----------------------------------------------------------------------------------------------------


class Conversation(TypedDict):
    """One saved conversation. ``messages`` holds user's and assistant's turns, ``system`` the system prompt."""

    id: str
    title: str
    model: str
    system: str
    updated: int
    messages: list[Turn]


class Store(TypedDict):
    """Everything the browser keeps: conversations, the latest first, and the id of the one on the page."""

    version: int
    conversations: list[Conversation]
    current: str | None


def empty_store() -> Store:
    """What a first visitor has."""
    return {"version": STORE_VERSION, "conversations": [], "current": None}


def read_store(value: object) -> Store:
    """The store in what a browser sent. Parts that cannot be understood are left out rather than refused."""
    if not isinstance(value, Mapping) or value.get("version") != STORE_VERSION:
        return empty_store()
    listed = value.get("conversations")
    items = listed if isinstance(listed, Sequence) and not isinstance(listed, str) else ()
    conversations = [conversation for item in items if (conversation := _read_conversation(item)) is not None]
    unique = list({conversation["id"]: conversation for conversation in reversed(conversations)}.values())[::-1]
    ids = {conversation["id"] for conversation in unique}
    current = value.get("current")
    return {
        "version": STORE_VERSION,
        "conversations": unique,
        "current": current if isinstance(current, str) and current in ids else None,
    }


def _read_conversation(item: object) -> Conversation | None:
    if not isinstance(item, Mapping):
        return None
    identity, messages = item.get("id"), from_chatbot(item.get("messages"))
    if not isinstance(identity, str) or not identity or len(identity) > 64 or not messages:
        return None

    def text(name: str) -> str:
        found = item.get(name)
        return found if isinstance(found, str) else ""

    updated = item.get("updated")
    return {
        "id": identity,
        "title": clean_title(text("title")) or title_from(messages),
        "model": text("model"),
        "system": text("system"),
        "updated": updated if isinstance(updated, int) and not isinstance(updated, bool) else 0,
        "messages": messages,
    }


def find(store: Store, identity: str | None) -> Conversation | None:
    """The conversation with this id, or None."""
    return next((item for item in store["conversations"] if item["id"] == identity), None)


def current(store: Store) -> Conversation | None:
    """The conversation on the page, or None when the page shows a new one that nobody has written in yet."""
    return find(store, store["current"])


def clean_title(title: str) -> str:
    """One line of at most :data:`MAX_TITLE_CHARACTERS`, cut at a word where one ends late enough."""
    line = " ".join(title.split())
    if len(line) <= MAX_TITLE_CHARACTERS:
        return line
    cut = line[: MAX_TITLE_CHARACTERS - 1]
    word = cut.rfind(" ")
    return (cut[:word] if word > MAX_TITLE_CHARACTERS // 2 else cut).rstrip(" ,.;:") + "…"


def title_from(messages: Sequence[Turn]) -> str:
    """A title made of the first thing the person wrote."""
    first = next((item["content"] for item in messages if item["role"] == "user"), "")
    return clean_title(first[: 4 * MAX_TITLE_CHARACTERS]) or UNTITLED


def start_new(store: Store) -> Store:
    """No conversation is on the page. A new one enters the store with its first message, so no empty ones pile up."""
    return {**store, "current": None}


def open_conversation(store: Store, identity: str) -> Store:
    """The conversation with this id is on the page; an id that is gone leaves a new one there."""
    return {**store, "current": identity if find(store, identity) else None}


def save(store: Store, messages: Sequence[Turn], *, model: str, system: str, now: int, new_id: str) -> Store:
    """The conversation on the page holds ``messages``, saved under its id or, if it is new, under ``new_id``.

    It moves to the top when its messages changed. A conversation without messages leaves the store. The result is
    :func:`bounded`.
    """
    before = current(store)
    if not messages:
        return delete(store, before["id"]) if before else store
    if before and before["messages"] == list(messages):
        if (before["model"], before["system"]) == (model, system):
            return store
        changed = cast(Conversation, {**before, "model": model, "system": system})
        return {**store, "conversations": [changed if item is before else item for item in store["conversations"]]}
    saved: Conversation = {
        "id": before["id"] if before else new_id,
        "title": before["title"] if before else title_from(messages),
        "model": model,
        "system": system,
        "updated": now,
        "messages": list(messages),
    }
    others = [item for item in store["conversations"] if item["id"] != saved["id"]]
    return bounded({**store, "conversations": [saved, *others], "current": saved["id"]})


def rename(store: Store, identity: str, title: str) -> Store:
    """The conversation has this title; an empty one gives it back the title its first message makes."""

    def renamed(item: Conversation) -> Conversation:
        return cast(Conversation, {**item, "title": clean_title(title) or title_from(item["messages"])})

    conversations = [renamed(item) if item["id"] == identity else item for item in store["conversations"]]
    return {**store, "conversations": conversations}


def delete(store: Store, identity: str) -> Store:
    """The conversation is gone; if it was on the page, a new one is."""
    return {
        **store,
        "conversations": [item for item in store["conversations"] if item["id"] != identity],
        "current": None if store["current"] == identity else store["current"],
    }


def delete_current(store: Store) -> Store:
    """The conversation on the page is gone, and a new one is there."""
    return delete(store, store["current"]) if store["current"] is not None else store


def bounded(store: Store, limit: int = MAX_STORE_CHARACTERS, most: int = MAX_CONVERSATIONS) -> Store:
    """At most ``most`` conversations of together at most ``limit`` characters of JSON: the oldest pictures go first, then the
    oldest conversations.

    A single conversation beyond the limit loses its oldest turns.
    """
    kept: list[Conversation] = []
    used = 0
    for item in _without_oldest_pictures(store["conversations"][:most], limit):
        size = _size(item)
        if used + size > limit:
            if kept:
                break
            item = _without_oldest_turns(item, limit)
            size = _size(item)
        kept.append(item)
        used += size
    ids = {item["id"] for item in kept}
    return {**store, "conversations": kept, "current": store["current"] if store["current"] in ids else None}


def _without_oldest_pictures(conversations: Sequence[Conversation], limit: int) -> list[Conversation]:
    excess = sum(map(_size, conversations)) - limit
    kept: list[Conversation] = []
    for item in reversed(conversations):
        messages = list(item["messages"])
        for place, turn in enumerate(messages):
            images = turn.get("images", [])
            if excess > 0 and images:
                excess -= sum(map(len, images))
                messages[place] = message("user", "\n\n".join([*[GONE] * len(images), turn["content"]]).strip())
        kept.append(cast(Conversation, {**item, "messages": messages}))
    return kept[::-1]


def _size(item: Conversation) -> int:
    return len(json.dumps(item, ensure_ascii=False)) + 1


def _without_oldest_turns(item: Conversation, limit: int) -> Conversation:
    messages = item["messages"]
    while len(messages) > 1 and _size({**item, "messages": messages}) > limit:
        messages = messages[1:]
    return cast(Conversation, {**item, "messages": messages})


def choices(store: Store) -> list[tuple[str, str]]:
    """Title and id of every conversation, as a list to pick from takes them."""
    return [(item["title"], item["id"]) for item in store["conversations"]]
