"""A conversation as a tree: regenerated answers and edited questions are alternatives, so no turn is lost.

The turns are a list in order of creation. The ``parent`` of a turn is the index of the turn before it, which is smaller than its
own; a root has :data:`NO_TURN`. The page shows one line, the path from a root to the turn at index ``leaf``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, cast

from .messages import Turn, read_turn
from .tool_calls import pending

NO_TURN = -1
MAX_TURNS = 4000  # of one conversation, on all branches
MAX_ID = 64  # characters


class Node(Turn):
    """A turn in the tree, with the id assigned by the browser."""

    parent: int
    id: NotRequired[str]


class Tree(NamedTuple):
    """The turns of a conversation, and the index of the last one on the page; :data:`NO_TURN` if there is none."""

    turns: list[Node]
    leaf: int

    def line(self) -> list[int]:
        """Return the indices of the turns on the page, from the root."""
        places, at = [], self.leaf
        while at != NO_TURN:
            places.append(at)
            at = self.turns[at]["parent"]
        return places[::-1]

    def shown(self) -> list[Turn]:
        """Return the turns on the page."""
        return [strip_tree_fields(self.turns[place]) for place in self.line()]

    def children(self) -> dict[int, list[int]]:
        """Return the indices of the children of each turn, oldest first."""
        found: dict[int, list[int]] = {}
        for place, turn in enumerate(self.turns):
            found.setdefault(turn["parent"], []).append(place)
        return found

    def with_newest_leaf(self, at: int) -> Tree:
        """Return the tree with the line through the turn ``at`` and then the newest children (:data:`NO_TURN`: the newest
        root)."""
        children = self.children()
        while following := children.get(at):
            at = following[-1]
        return self._replace(leaf=at)


def strip_tree_fields(node: Node) -> Turn:
    """Return the turn without its parent and id."""
    return cast(Turn, {name: value for name, value in node.items() if name not in ("parent", "id")})


def read(turns: object, leaf: object) -> Tree:
    """Parse the tree from the browser. Invalid turns are omitted, with their descendants."""
    places: dict[int, int] = {NO_TURN: NO_TURN}
    found: list[Node] = []
    for place, item in enumerate(turns[:MAX_TURNS] if isinstance(turns, list) else ()):
        parent = item.get("parent") if isinstance(item, Mapping) else None
        turn = read_turn(item)
        if turn is None or type(parent) is not int or parent not in places:  # contains earlier turns only
            continue
        places[place] = len(found)
        node, identity = _node(turn, places[parent]), item.get("id")
        if isinstance(identity, str) and 0 < len(identity) <= MAX_ID:
            node["id"] = identity
        found.append(node)
    at = places.get(leaf, NO_TURN) if type(leaf) is int else NO_TURN
    return Tree(found, at).with_newest_leaf(at)


def with_shown_turns(tree: Tree, messages: Sequence[Turn], notes: Mapping[str, Any] | None = None) -> Tree:
    """Return the tree with these turns on the page. New turns are added as branches, but an answer that continues the one on the
    page replaces it. Unanswered questions that are not on the page are removed.

    ``notes`` are fields of the last turn, which replace the known ones.
    """
    turns, children, before, at = list(tree.turns), tree.children(), tree.line(), NO_TURN
    for depth, item in enumerate(messages):
        last = depth == len(messages) - 1
        was = before[depth] if depth < len(before) and turns[before[depth]]["parent"] == at else NO_TURN
        candidates = sorted(children.get(at, []), key=lambda place: place != was)
        model = notes.get("model") if notes and last else None
        if model is not None:  # equal answers of two models are separate turns, if both models are known
            candidates = [place for place in candidates if turns[place].get("model", model) == model]
        place = next((place for place in candidates if _is_same_turn(turns[place], item)), NO_TURN)
        if place == NO_TURN and was != NO_TURN and was == before[-1] and _is_continuation(turns[was], item):
            place = was
        known = {} if notes is None or not last else dict(notes)
        if place == NO_TURN:
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
    """Return the tree without the turns at ``places`` and their descendants; the page shows the rest of its line."""
    moved: dict[int, int] = {NO_TURN: NO_TURN}
    kept: list[Node] = []
    for place, turn in enumerate(tree.turns):
        if place not in places and turn["parent"] in moved:
            moved[place] = len(kept)
            kept.append(_node(turn, moved[turn["parent"]]))
    leaf = next((moved[place] for place in reversed(tree.line()) if place in moved), NO_TURN)
    return Tree(kept, leaf)


def without_last_question(tree: Tree) -> Tree:
    """Return the tree without the last question on the page and its descendants. If it had alternatives, the newest is shown."""
    line = tree.line()
    asked = next((place for place in reversed(line) if tree.turns[place]["role"] == "user"), None)
    if asked is None:
        return Tree([], NO_TURN)
    left = without(tree, {asked})
    return left.with_newest_leaf(left.leaf)


def _node(turn: Turn, parent: int) -> Node:
    return cast(Node, {**turn, "parent": parent})


def _is_same_turn(one: Turn, other: Turn) -> bool:
    empty: dict[str, Any] = {"images": [], "files": [], "thoughts": "", "calls": []}
    return (one["role"], one["content"]) == (other["role"], other["content"]) and all(
        one.get(name, nothing) == other.get(name, nothing) for name, nothing in empty.items()
    )


def _is_continuation(before: Turn, now: Turn) -> bool:
    """Whether ``now`` continues the unfinished answer ``before``."""
    called = before.get("calls", [])
    if now["role"] == "assistant" and pending(called):
        return [call["id"] for call in now.get("calls", [])[: len(called)]] == [call["id"] for call in called]
    if "begun" not in before or now["role"] != "assistant":
        return False
    thoughts = now.get("thoughts", "")
    if not before["content"]:
        return thoughts.startswith(before.get("thoughts", ""))
    return thoughts == before.get("thoughts", "") and now["content"].startswith(before["content"])
