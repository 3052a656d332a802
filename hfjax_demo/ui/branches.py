"""A conversation as a tree: an answer has alternatives, a question other wordings, and nothing that was said is lost.

The turns stand in the order in which they came. Each names the place of the turn before it, its ``parent``, which comes earlier
in the list; a first one has :data:`FIRST`. A page shows one line through the tree, from a first turn to the one at ``leaf``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, cast

from .messages import Turn, read_turn
from .tool_calls import pending

FIRST = -1
MAX_TURNS = 4000  # of one conversation, on all its branches
MAX_ID = 64  # characters


class Node(Turn):
    """A turn in its place, with the id that the browser has given it."""

    parent: int
    id: NotRequired[str]


class Tree(NamedTuple):
    """The turns of a conversation, and the place of the last one on the page; :data:`FIRST` where there is none."""

    turns: list[Node]
    leaf: int

    def line(self) -> list[int]:
        """The places of the turns on the page, the first one first."""
        places, at = [], self.leaf
        while at != FIRST:
            places.append(at)
            at = self.turns[at]["parent"]
        return places[::-1]

    def shown(self) -> list[Turn]:
        """The turns on the page."""
        return [plain(self.turns[place]) for place in self.line()]

    def children(self) -> dict[int, list[int]]:
        """Which turns follow each one, the oldest first."""
        found: dict[int, list[int]] = {}
        for place, turn in enumerate(self.turns):
            found.setdefault(turn["parent"], []).append(place)
        return found

    def opened(self, at: int) -> Tree:
        """The line that goes through the turn at ``at`` (:data:`FIRST`: any) and from there on to what was said last."""
        children = self.children()
        while following := children.get(at):
            at = following[-1]
        return self._replace(leaf=at)


def plain(node: Node) -> Turn:
    """The turn without its place and id."""
    return cast(Turn, {name: value for name, value in node.items() if name not in ("parent", "id")})


def read(turns: object, leaf: object) -> Tree:
    """The tree in what a browser sent. Turns that cannot be understood go, and what follows them."""
    places: dict[int, int] = {FIRST: FIRST}
    found: list[Node] = []
    for place, item in enumerate(turns[:MAX_TURNS] if isinstance(turns, list) else ()):
        parent = item.get("parent") if isinstance(item, Mapping) else None
        turn = read_turn(item)
        if turn is None or type(parent) is not int or parent not in places:  # only those before it are
            continue
        places[place] = len(found)
        node, identity = _node(turn, places[parent]), item.get("id")
        if isinstance(identity, str) and 0 < len(identity) <= MAX_ID:
            node["id"] = identity
        found.append(node)
    at = places.get(leaf, FIRST) if type(leaf) is int else FIRST
    return Tree(found, at).opened(at)


def with_line(tree: Tree, messages: Sequence[Turn], notes: Mapping[str, Any] | None = None) -> Tree:
    """The tree with these turns on the page. Those that it does not have branch off, but an answer that goes on where the one on
    the page ended takes its place. Questions that nobody answered go, unless they are on the page.

    ``notes`` are what is known of the last turn besides its words, in the place of what was known.
    """
    turns, children, before, at = list(tree.turns), tree.children(), tree.line(), FIRST
    for depth, item in enumerate(messages):
        last = depth == len(messages) - 1
        was = before[depth] if depth < len(before) and turns[before[depth]]["parent"] == at else FIRST
        candidates = sorted(children.get(at, []), key=lambda place: place != was)
        model = notes.get("model") if notes and last else None
        if model is not None:  # two models that say the same have two answers, as far as either is known
            candidates = [place for place in candidates if turns[place].get("model", model) == model]
        place = next((place for place in candidates if _same(turns[place], item)), FIRST)
        if place == FIRST and was != FIRST and was == before[-1] and _goes_on(turns[was], item):
            place = was
        known = {} if notes is None or not last else dict(notes)
        if place == FIRST:
            place = len(turns)
            turns.append(_node(cast(Turn, {**item, **known}), at))
            children.setdefault(at, []).append(place)
        else:
            kept = {
                name: value
                for name, value in turns[place].items()
                if not (last and notes is not None and name == "begun")
            }
            turns[place] = cast(Node, {**kept, **item, **known, "parent": at})
        at = place
    line = set(Tree(turns, at).line())
    others = [place for place in range(len(turns)) if place not in line]
    followed = {turn["parent"] for turn in turns}
    unanswered = {place for place in others if turns[place]["role"] == "user" and place not in followed}
    return without(Tree(turns, at), {*unanswered, *others[: max(len(turns) - MAX_TURNS, 0)]})


def without(tree: Tree, places: Collection[int]) -> Tree:
    """The tree without the turns at ``places`` and those that follow them; the page shows what is left of its line."""
    moved: dict[int, int] = {FIRST: FIRST}
    kept: list[Node] = []
    for place, turn in enumerate(tree.turns):
        if place not in places and turn["parent"] in moved:
            moved[place] = len(kept)
            kept.append(_node(turn, moved[turn["parent"]]))
    leaf = next((moved[place] for place in reversed(tree.line()) if place in moved), FIRST)
    return Tree(kept, leaf)


def taken_back(tree: Tree) -> Tree:
    """The tree without the last question on the page and what followed it. If it had other wordings, the last is shown."""
    line = tree.line()
    asked = next((place for place in reversed(line) if tree.turns[place]["role"] == "user"), None)
    if asked is None:
        return Tree([], FIRST)
    left = without(tree, {asked})
    return left.opened(left.leaf)


def _node(turn: Turn, parent: int) -> Node:
    return cast(Node, {**turn, "parent": parent})


def _same(one: Turn, other: Turn) -> bool:
    empty: dict[str, Any] = {"images": [], "files": [], "thoughts": "", "calls": []}
    return (one["role"], one["content"]) == (other["role"], other["content"]) and all(
        one.get(name, nothing) == other.get(name, nothing) for name, nothing in empty.items()
    )


def _goes_on(before: Turn, now: Turn) -> bool:
    """Whether ``now`` is the unfinished answer ``before`` and what came after it."""
    called = before.get("calls", [])
    if now["role"] == "assistant" and pending(called):
        return [call["id"] for call in now.get("calls", [])[: len(called)]] == [call["id"] for call in called]
    if "begun" not in before or now["role"] != "assistant":
        return False
    thoughts = now.get("thoughts", "")
    if not before["content"]:
        return thoughts.startswith(before.get("thoughts", ""))
    return thoughts == before.get("thoughts", "") and now["content"].startswith(before["content"])
