"""Count the steps of regular expressions, to find patterns with catastrophic backtracking.

A pattern is parsed by Python's parser and matched by backtracking as Python's engine does. The number of steps depends only on
the pattern and the text.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

_MANY = 1000  # more repetitions than this count as unbounded
_MOST_STEPS = 100_000
_MOST_WAYS = 4  # of a choice that texts are made of
_FEW = 3  # replaces smaller bounds, so that short texts show superlinear growth
_OF_CATEGORIES: dict[Any, tuple[Callable[[str], bool], str]] = {
    codes.CATEGORY_DIGIT: (str.isdigit, "1"),
    codes.CATEGORY_NOT_DIGIT: (lambda one: not one.isdigit(), "x"),
    codes.CATEGORY_SPACE: (str.isspace, " "),
    codes.CATEGORY_NOT_SPACE: (lambda one: not one.isspace(), "x"),
    codes.CATEGORY_WORD: (lambda one: one.isalnum() or one == "_", "w"),
    codes.CATEGORY_NOT_WORD: (lambda one: not (one.isalnum() or one == "_"), "-"),
}


def _there(end: int) -> int | None:
    return end


_Then = Callable[[int], int | None]


class Pattern:
    """A pattern, with texts that may cause many steps."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self._tree = parser.parse(pattern, flags)
        self._flags = self._tree.state.flags
        self._text = ""
        self._groups: dict[int, tuple[int, int]] = {}
        self._steps = 0
        self._way = 0  # of each choice

    def steps(self, text: str, method: str) -> int:
        """Return the number of steps for a text with this method of :mod:`re`, at most :data:`_MOST_STEPS`."""
        self._text, self._steps = text, 0
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(100_000)
        try:
            place: int | None = 0
            while place is not None and place <= len(text):
                self._groups = {}
                end = self._match(self._tree, 0, place, self._whole if method == "fullmatch" else _there)
                if method in ("match", "fullmatch") or (method == "search" and end is not None):
                    break
                place = place + 1 if end is None or end == place else end
        except OverflowError:
            return _MOST_STEPS
        finally:
            sys.setrecursionlimit(limit)
        return self._steps

    def hard_texts(self, size: int) -> Iterator[str]:
        """Yield texts of a prefix that the pattern matches, followed by many repetitions of characters of the pattern."""
        heads = []
        for self._way in range(_MOST_WAYS):
            whole = ""
            for code, piece in self._examples(self._tree):
                if code is not codes.LITERAL:  # no new element begins between two literals
                    heads.append(whole)
                whole += piece
                if code is not codes.LITERAL:
                    heads.append(whole)
            heads.append(whole)
        letters = list(dict.fromkeys([*self._letters(self._tree), *" \n`<[(a1"]))
        pairs = map("".join, itertools.pairwise(letters))
        for head in dict.fromkeys(["", *heads]):
            for pump in letters if head else (*letters, *pairs, *filter(None, heads)):
                yield head + pump * (size // len(pump) + 1) + "\0"

    def _whole(self, end: int) -> int | None:
        return end if end == len(self._text) else None

    # -- matching ---------------------------------------------------------------------------------------------------

    def _match(self, tree: Sequence[Any], number: int, place: int, then: _Then) -> int | None:
        self._steps += 1
        if self._steps > _MOST_STEPS:
            raise OverflowError
        if number == len(tree):
            return then(place)
        code, given = tree[number]

        def on(end: int) -> int | None:
            return self._match(tree, number + 1, end, then)

        if code in (codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN):
            fits = place < len(self._text) and self._fits(code, given, self._text[place])
            return on(place + 1) if fits else None
        if code is codes.BRANCH:
            ends = (self._match(way, 0, place, on) for way in given[1])
            return next((end for end in ends if end is not None), None)
        if code is codes.SUBPATTERN:
            group, _, _, inner = given

            def close(end: int) -> int | None:
                if group is not None:
                    self._groups[group] = (place, end)
                return on(end)

            return self._match(inner, 0, place, close)
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            low, high, inner = given
            high = high if high > _MANY else max(low, min(high, _FEW))
            if code is codes.POSSESSIVE_REPEAT:
                end = self._repeat(inner, low, high, place, _there, lazy=False)
                return None if end is None else on(end)
            return self._repeat(inner, low, high, place, on, lazy=code is codes.MIN_REPEAT)
        if code is codes.ATOMIC_GROUP:
            end = self._match(given, 0, place, _there)
            return None if end is None else on(end)
        if code in (codes.ASSERT, codes.ASSERT_NOT):
            direction, inner = given
            start = place if direction > 0 else place - inner.getwidth()[0]
            found = None if start < 0 else self._match(inner, 0, start, lambda end: end)
            return on(place) if (found is None) == (code is codes.ASSERT_NOT) else None
        if code is codes.AT:
            return on(place) if self._at(given, place) else None
        if code is codes.GROUPREF:
            start, end = self._groups.get(given, (0, 0))
            same = self._text.startswith(self._text[start:end], place)
            self._steps += end - start
            return on(place + end - start) if same else None
        raise NotImplementedError(f"{code} is not counted here yet")

    def _repeat(self, inner: Sequence[Any], low: int, high: int, place: int, then: _Then, *, lazy: bool) -> int | None:
        self._steps += 1

        def again(end: int) -> int | None:
            if end == place and low <= 0:
                return None  # an empty match need not be repeated
            return self._repeat(inner, low - 1, high - 1, end, then, lazy=lazy)

        if low > 0:
            return self._match(inner, 0, place, again)
        if lazy and (found := then(place)) is not None:
            return found
        found = self._match(inner, 0, place, again) if high > 0 else None
        return found if found is not None or lazy else then(place)

    def _fits(self, code: Any, given: Any, character: str) -> bool:
        if code is codes.ANY:
            return character != "\n" or bool(self._flags & re.DOTALL)
        if code is codes.IN:
            items = [item for item in given if item[0] is not codes.NEGATE]
            return any(self._is(item[0], item[1], character) for item in items) == (len(items) == len(given))
        return self._is(codes.LITERAL, given, character) == (code is codes.LITERAL)

    def _is(self, code: Any, given: Any, character: str) -> bool:
        cases = {character, character.lower(), character.upper()} if self._flags & re.IGNORECASE else {character}
        if code is codes.CATEGORY:
            return _OF_CATEGORIES[given][0](character)
        low, high = given if code is codes.RANGE else (given, given)
        return any(low <= ord(one) <= high for one in cases if len(one) == 1)

    def _at(self, given: Any, place: int) -> bool:
        before, behind = self._text[place - 1 : place], self._text[place : place + 1]
        lines = bool(self._flags & re.MULTILINE)
        if given is codes.AT_BEGINNING_STRING or given is codes.AT_BEGINNING:
            return not place or (lines and given is codes.AT_BEGINNING and before == "\n")
        if given is codes.AT_END_STRING or given is codes.AT_END:
            last = place == len(self._text) - 1 and behind == "\n"
            return not behind or (given is codes.AT_END and (last or (lines and behind == "\n")))
        bound = (before.isalnum() or before == "_") != (behind.isalnum() or behind == "_")
        return bound == (given is codes.AT_BOUNDARY)

    # -- texts from the pattern -------------------------------------------------------------------------------------

    def _examples(self, tree: Sequence[Any]) -> Iterator[tuple[Any, str]]:
        for code, given in tree:
            if code is codes.LITERAL:
                yield code, chr(given)
            elif code in (codes.NOT_LITERAL, codes.ANY):
                yield code, "x"
            elif code is codes.IN:
                yield code, next((one for one in "ax1 .-" if self._fits(code, given, one)), self._one_of(given))
            elif code is codes.BRANCH:
                yield from self._examples(given[1][min(self._way, len(given[1]) - 1)])
            elif code is codes.SUBPATTERN:
                yield from self._examples(given[3])
            elif code is codes.ATOMIC_GROUP:
                yield from self._examples(given)
            elif code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
                once = "".join(piece for _, piece in self._examples(given[2]))
                yield code, once * max(given[0], 1 if given[1] else 0)

    def _letters(self, tree: Sequence[Any]) -> Iterator[str]:
        for code, given in tree:
            if code in (codes.LITERAL, codes.NOT_LITERAL):
                yield chr(given)
            elif code is codes.ANY:
                yield "x"
            elif code is codes.IN:
                yield from (self._one(item) for item in given if item[0] is not codes.NEGATE)
            elif code not in (codes.AT, codes.GROUPREF):
                for inner in (
                    given[1] if code is codes.BRANCH else (given if code is codes.ATOMIC_GROUP else given[-1],)
                ):
                    yield from self._letters(inner)

    def _one_of(self, given: Sequence[Any]) -> str:
        return next((self._one(item) for item in given if item[0] is not codes.NEGATE), "x")

    @staticmethod
    def _one(item: tuple[Any, Any]) -> str:
        code, given = item
        return _OF_CATEGORIES[given][1] if code is codes.CATEGORY else chr(given[0] if code is codes.RANGE else given)


def grows_too_fast(pattern: str, flags: int, method: str, size: int = 16) -> str | None:
    """Return a text that needs more than five times the steps at three times the length, or too many; None if there is none."""
    tried = Pattern(pattern, flags)
    for short, long in zip(tried.hard_texts(size), tried.hard_texts(3 * size), strict=True):
        steps = tried.steps(long, method)
        if steps > 8 * len(long) and (steps == _MOST_STEPS or steps > 5 * tried.steps(short, method)):
            return short
    return None
