"""The list of saved conversations.

A :class:`Store` is plain JSON that lives in the person's browser and nowhere else. It comes back with every event that
needs it, so :func:`read_store` treats it as a stranger's data. Pure functions lead from one store to the next: none changes
its arguments, looks at a clock or draws an id; callers hand in ``now`` (seconds since the epoch) and new ids.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

from . import branches, presets
from .branches import Node, Tree
from .messages import Turn, read_turns
from .presets import Preset

STORE_VERSION = 2
MAX_STORE_CHARACTERS = 1_500_000  # browsers grant a page 5 million UTF-16 units; other tabs of this page need some, too
MAX_CONVERSATIONS = 200
MAX_TITLE_CHARACTERS = 60
UNTITLED = "New chat"


class Conversation(TypedDict):
    """One saved conversation. ``turns`` and ``leaf`` are its :class:`.branches.Tree`, ``system`` is the system prompt."""

    id: str
    title: str
    model: str
    system: str
    updated: int
    turns: list[Node]
    leaf: int


class Store(TypedDict):
    """Everything the browser keeps: conversations, the latest first, the id of the one on the page, and presets."""

    version: int
    conversations: list[Conversation]
    current: str | None
    presets: list[Preset]


def empty_store() -> Store:
    """What a first visitor has."""
    return {"version": STORE_VERSION, "conversations": [], "current": None, "presets": []}


def read_store(value: object) -> Store:
    """The store in what a browser sent. Parts that cannot be understood are left out rather than refused. Version 1, whose
    conversations had no branches, is carried over."""
    if not isinstance(value, Mapping) or value.get("version") not in (1, STORE_VERSION):
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
        "presets": presets.read(value.get("presets")),
    }


def _read_conversation(item: object) -> Conversation | None:
    if not isinstance(item, Mapping):
        return None
    identity = item.get("id")
    tree = (
        branches.read(item["turns"], item.get("leaf"))
        if "turns" in item
        else branches.straight(read_turns(item.get("messages"))[: branches.MAX_TURNS])
    )
    if not isinstance(identity, str) or not identity or len(identity) > 64 or not tree.turns:
        return None

    def text(name: str) -> str:
        found = item.get(name)
        return found if isinstance(found, str) else ""

    updated = item.get("updated")
    return {
        "id": identity,
        "title": clean_title(text("title")) or title_from(tree.shown()),
        "model": text("model"),
        "system": text("system"),
        "updated": updated if isinstance(updated, int) and not isinstance(updated, bool) else 0,
        "turns": tree.turns,
        "leaf": tree.leaf,
    }


def tree_of(conversation: Conversation) -> Tree:
    """All that was said in it."""
    return Tree(conversation["turns"], conversation["leaf"])


def shown(conversation: Conversation | None) -> list[Turn]:
    """The turns that the page shows of it."""
    return tree_of(conversation).shown() if conversation is not None else []


def _with_tree(conversation: Conversation, tree: Tree) -> Conversation:
    return {**conversation, "turns": tree.turns, "leaf": tree.leaf}


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
    """A title made of the first thing the person wrote, or attached."""
    first = next((item for item in messages if item["role"] == "user"), None)
    if first is None:
        return UNTITLED
    names = ", ".join(file["name"] for file in first.get("files", ()))
    return clean_title((first["content"].strip() or names)[: 4 * MAX_TITLE_CHARACTERS]) or UNTITLED


def start_new(store: Store) -> Store:
    """No conversation is on the page. A new one enters the store with its first message, so no empty ones pile up."""
    return {**store, "current": None}


def open_conversation(store: Store, identity: str) -> Store:
    """The conversation with this id is on the page; an id that is gone leaves a new one there."""
    return {**store, "current": identity if find(store, identity) else None}


def open_branch(store: Store, place: int) -> Store:
    """The conversation on the page shows the turn at ``place`` of its tree, and what was said last after it."""
    now = current(store)
    return store if now is None else _replaced(store, _with_tree(now, tree_of(now).opened(place)))


def save(
    store: Store,
    messages: Sequence[Turn],
    *,
    model: str,
    system: str,
    now: int,
    new_id: str,
    notes: Mapping[str, Any] | None = None,
) -> Store:
    """The conversation on the page shows ``messages``, saved under its id or, if it is new, under ``new_id``. What it showed
    before stays on another branch (:func:`.branches.with_line`, which says what ``notes`` are).

    It moves to the top when what it shows changed. A conversation without messages leaves the store. The result is
    :func:`bounded`.
    """
    before = current(store)
    if not messages:
        return delete(store, before["id"]) if before else store
    tree = branches.with_line(tree_of(before) if before else Tree([], branches.FIRST), messages, notes)
    if before and tree == tree_of(before):
        if (before["model"], before["system"]) == (model, system):
            return store
        return _replaced(store, {**before, "model": model, "system": system})
    saved: Conversation = {
        "id": before["id"] if before else new_id,
        "title": before["title"] if before else title_from(messages),
        "model": model,
        "system": system,
        "updated": now,
        "turns": tree.turns,
        "leaf": tree.leaf,
    }
    others = [item for item in store["conversations"] if item["id"] != saved["id"]]
    return bounded({**store, "conversations": [saved, *others], "current": saved["id"]})


def _replaced(store: Store, changed: Conversation) -> Store:
    kept = [changed if item["id"] == changed["id"] else item for item in store["conversations"]]
    return {**store, "conversations": kept}


def add(store: Store, conversation: Conversation) -> Store:
    """The store with this conversation, which is on the page now."""
    return bounded({**store, "conversations": [conversation, *store["conversations"]], "current": conversation["id"]})


def take_back(store: Store) -> Store:
    """The conversation on the page without its last question and what followed; the store without it if nothing is left."""
    now = current(store)
    if now is None:
        return store
    tree = branches.taken_back(tree_of(now))
    return _replaced(store, _with_tree(now, tree)) if tree.turns else delete(store, now["id"])


def rename(store: Store, identity: str, title: str) -> Store:
    """The conversation has this title; an empty one gives it back the title its first message makes."""

    def renamed(item: Conversation) -> Conversation:
        return cast(Conversation, {**item, "title": clean_title(title) or title_from(shown(item))})

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
    """At most ``most`` conversations of together at most ``limit`` characters of JSON: the oldest pictures and files go first,
    then the oldest conversations.

    A single conversation beyond the limit loses the branches that the page does not show, then its oldest turns.
    """
    kept: list[Conversation] = []
    used = 0
    for item in _without_oldest_attached(store["conversations"][:most], limit):
        size = _size(item)
        if used + size > limit:
            if kept:
                break
            item = _with_tree(item, _cut(tree_of(item), size - limit))
            size = _size(item)
        kept.append(item)
        used += size
    ids = {item["id"] for item in kept}
    return {**store, "conversations": kept, "current": store["current"] if store["current"] in ids else None}


def _without_oldest_attached(conversations: Sequence[Conversation], limit: int) -> list[Conversation]:
    excess = sum(map(_size, conversations)) - limit
    kept: list[Conversation] = []
    for item in reversed(conversations):
        tree = tree_of(item)
        for place, turn in enumerate(tree.turns):
            attached = _size([turn.get("images", []), turn.get("files", [])])
            if excess > 0 and (turn.get("images") or turn.get("files")):
                excess -= attached
                tree = branches.without_attached(tree, place)
        kept.append(_with_tree(item, tree))
    return kept[::-1]


def _size(item: object) -> int:
    return len(json.dumps(item, ensure_ascii=False)) + 1


def _cut(tree: Tree, excess: int) -> Tree:
    """The tree without turns of at least ``excess`` characters: the oldest branches go first, then the oldest turns on the page.
    The last one stays."""
    line, gone = tree.line(), set()
    for place in sorted(set(range(len(tree.turns))) - set(line)):
        if excess > 0:
            gone.add(place)
            excess -= _size(tree.turns[place]) + 1
    tree, begins = branches.without(tree, gone), 0
    line = tree.line()
    while excess > 0 and begins < len(line) - 1:
        excess -= _size(tree.turns[line[begins]]) + 1
        begins += 1
    return branches.without_first(tree, line[:begins])


def choices(store: Store) -> list[tuple[str, str]]:
    """Title and id of every conversation, as a list to pick from takes them."""
    return [(item["title"], item["id"]) for item in store["conversations"]]
