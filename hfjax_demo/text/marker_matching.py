"""Matching of markers in a model's output, without backtracking.

A match is tried at one index of a text and reads a bounded number of characters from there, so that trying every index once takes
linear time. If the text ends before a match is decided, the result is :data:`NEEDS_MORE_TEXT`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

NEEDS_MORE_TEXT = -1
MatchEnd = int | None  # end of the match; None: no match; NEEDS_MORE_TEXT: the text ends before that is decided
# A literal text, or a pattern. Its group "more" matches up to the end of a text behind which the match may go on.
MatchStep = str | re.Pattern[str]

# The syntax of models' markers.
_TAG = r"<[^<>\s]{1,60}>|\[/?[A-Z_]{2,40}\]"
_BEGUN_TAG = r"<[^<>\s]{0,60}|\[/?[A-Z_]{0,40}"
# A code fence and its language.
_FENCE = r"```\w{0,20}(?!\w)"
_BEGUN_FENCE = r"`{1,2}|```\w{0,20}"

TAG = re.compile(_TAG)
ANY_TAG = re.compile(rf"(?P<more>(?:{_BEGUN_TAG})?\Z)|{_TAG}")
BLANKS = re.compile(r"\s{0,100}(?!\s)(?P<more>\Z)?")
WORD = re.compile(r"\w{0,60}(?!\w)(?P<more>\Z)?")
# What may stand between and around calls, and before a call without a marker.
SEPARATOR = re.compile(rf"(?P<more>(?:{_BEGUN_TAG}|{_BEGUN_FENCE})\Z)|\s+|{_TAG}|[\[\],;]|{_FENCE}")
WRAPPING = re.compile(rf"(?P<more>(?:{_BEGUN_TAG}|{_BEGUN_FENCE})\Z)|{_TAG}|\[|{_FENCE}")


def whole_word(words: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of one of these names."""
    return re.compile(rf"(?P<more>[\w.-]{{0,64}}\Z)|(?:{'|'.join(map(re.escape, words))})(?![\w.-])")


def match_steps(text: str, place: int, *steps: MatchStep) -> MatchEnd:
    """Return the end of a match of these steps in sequence, at this index."""
    for step in steps:
        if isinstance(step, str):
            if not text.startswith(step, place):
                return NEEDS_MORE_TEXT if step.startswith(text[place : place + len(step)]) else None
            place += len(step)
            continue
        found = step.match(text, place)
        if found is None or found["more"] is not None:
            return None if found is None else NEEDS_MORE_TEXT
        place = found.end()
    return place


def match_first(text: str, place: int, ways: Sequence[Sequence[MatchStep]]) -> MatchEnd:
    """Return the end of the first of several sequences that matches, as :func:`match_steps`."""
    ends = [match_steps(text, place, *steps) for steps in ways]
    return next(
        (end for end in ends if end is not None and end != NEEDS_MORE_TEXT),
        NEEDS_MORE_TEXT if NEEDS_MORE_TEXT in ends else None,
    )


def end_of_call_separators(text: str) -> int:
    """Return the index behind everything at the beginning of a text that may appear around calls."""
    place, closed = 0, text + "\n"  # so that no marker is incomplete
    while place < len(text) and (found := SEPARATOR.match(closed, place)) is not None:
        place = found.end()
    return min(place, len(text))
