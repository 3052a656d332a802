"""Matching of markers in a model's output, without backtracking.

Each function tests whether something matches at one index of a text. It reads a bounded number of characters from there, so that
testing every index once takes time linear in the text's length, whatever the text. If the text ends before a match can be
decided, the result is :data:`NEEDS_MORE_TEXT`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

# The syntax of models' markers. Bounded, so that each test takes bounded time.
TAG = re.compile(r"<[^<>\s]{1,60}>|\[/?[A-Z_]{2,40}\]")
_BEGUN_TAG = re.compile(r"<[^<>\s]{0,60}|\[/?[A-Z_]{0,40}")
_ALL_BLANKS = re.compile(r"\s+")
_BLANKS = re.compile(r"\s{0,100}(?!\s)")
_WORD = re.compile(r"\w{0,60}(?!\w)")
_NAME = re.compile(r"[\w.-]{0,64}(?![\w.-])")
_FENCE = "```"
_LANGUAGE = re.compile(r"\w{0,20}(?!\w)")  # the language after a code fence

NEEDS_MORE_TEXT = -1
_MatchEnd = int | None  # end of the match; None: no match; NEEDS_MORE_TEXT: the text ends before that is decided


class TextPattern(Enum):
    """A pattern that is not a literal text."""

    BLANKS = "blanks"  # any amount, including none
    WORD = "word"  # letters and digits, including none
    TAG = "tag"


# A literal text, one of several names as a whole word, or a pattern.
PatternStep = str | frozenset[str] | TextPattern


def match_steps(text: str, place: int, steps: Sequence[PatternStep]) -> _MatchEnd:
    """Return the end of a match of these steps in sequence, at this index."""
    for step in steps:
        end = _match_step(text, place, step)
        if end is None or end == NEEDS_MORE_TEXT:
            return end
        place = end
    return place


def match_first(text: str, place: int, ways: Sequence[Sequence[PatternStep]]) -> _MatchEnd:
    """Return the end of the first of several patterns that matches, as :func:`match_steps`."""
    ends = [match_steps(text, place, steps) for steps in ways]
    return next(
        (end for end in ends if end is not None and end != NEEDS_MORE_TEXT),
        NEEDS_MORE_TEXT if NEEDS_MORE_TEXT in ends else None,
    )


def match_call_separator(text: str, place: int, brackets: str = "[],;") -> _MatchEnd:
    """Return the end of one item that may appear between or around calls: whitespace, marker, code fence or bracket."""
    character = text[place]
    if character.isspace():
        return end_of_whitespace(text, place)
    tag = _match_step(text, place, TextPattern.TAG)
    if tag is not None:
        return tag
    if character in brackets:
        return place + 1
    fence = _match_step(text, place, _FENCE)
    return fence if fence is None or fence == NEEDS_MORE_TEXT else _match_run(text, fence, _LANGUAGE)


def end_of_call_separators(text: str) -> int:
    """Return the index behind everything at the beginning of a text that may appear around calls."""
    place, closed = 0, text + "\n"  # so that no marker is incomplete
    while place < len(text) and (end := match_call_separator(closed, place)) is not None:
        place = end
    return min(place, len(text))


def end_of_whitespace(text: str, place: int) -> int:
    """Return the end of the whitespace at this index."""
    found = _ALL_BLANKS.match(text, place)
    return place if found is None else found.end()


def _match_step(text: str, place: int, step: PatternStep) -> _MatchEnd:
    if isinstance(step, str):
        if text.startswith(step, place):
            return place + len(step)
        return NEEDS_MORE_TEXT if step.startswith(text[place : place + len(step)]) else None
    if isinstance(step, frozenset):
        end = _match_run(text, place, _NAME)
        return end if end is None or end == NEEDS_MORE_TEXT or text[place:end] in step else None
    if step is TextPattern.BLANKS:
        return _match_run(text, place, _BLANKS)
    if step is TextPattern.WORD:
        return _match_run(text, place, _WORD)
    found = TAG.match(text, place)
    if found is not None:
        return found.end()
    begun = _BEGUN_TAG.match(text, place)
    return NEEDS_MORE_TEXT if place == len(text) or (begun is not None and begun.end() == len(text)) else None


def _match_run(text: str, place: int, run: re.Pattern[str]) -> _MatchEnd:
    found = run.match(text, place)
    if found is None:
        return None
    return NEEDS_MORE_TEXT if found.end() == len(text) else found.end()
