"""Marks in what a model writes, looked for without going back.

Each question is about one place of a text: whether something stands there. It looks at a bounded number of characters behind
that place, so whoever asks at each place once needs time by the length of the text, whatever it says. Where the text ends too
soon to tell, the answer is :data:`MORE`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

# As models' marks look. Bounded, so that a place is looked at in bounded time.
TAG = re.compile(r"<[^<>\s]{1,60}>|\[/?[A-Z_]{2,40}\]")
_BEGUN_TAG = re.compile(r"<[^<>\s]{0,60}|\[/?[A-Z_]{0,40}")
_ALL_BLANKS = re.compile(r"\s+")
_BLANKS = re.compile(r"\s{0,100}(?!\s)")
_WORD = re.compile(r"\w{0,60}(?!\w)")
_NAME = re.compile(r"[\w.-]{0,64}(?![\w.-])")
_FENCE = "```"
_LANGUAGE = re.compile(r"\w{0,20}(?!\w)")  # behind a fence of code

MORE = -1
_Found = int | None  # where it ends; None: it does not stand there; MORE: the text ends before that can be told


class Piece(Enum):
    """What is no text to the letter."""

    BLANKS = "blanks"  # as many as there are, also none
    WORD = "word"  # letters and digits, also none
    TAG = "tag"


# A text to the letter, or one of some names, as a whole.
Step = str | frozenset[str] | Piece


def follow(text: str, place: int, steps: Sequence[Step]) -> _Found:
    """Where these end that stand at this place one behind the other."""
    for step in steps:
        end = _step(text, place, step)
        if end is None or end == MORE:
            return end
        place = end
    return place


def follow_any(text: str, place: int, ways: Sequence[Sequence[Step]]) -> _Found:
    """As :func:`follow`, of the first that stands there."""
    ends = [follow(text, place, steps) for steps in ways]
    return next((end for end in ends if end is not None and end != MORE), MORE if MORE in ends else None)


def around(text: str, place: int, brackets: str = "[],;") -> _Found:
    """Of what may stand between calls and around them: blanks, a mark, a fence of code, or one of these brackets."""
    character = text[place]
    if character.isspace():
        return behind_blanks(text, place)
    tag = _step(text, place, Piece.TAG)
    if tag is not None:
        return tag
    if character in brackets:
        return place + 1
    fence = _step(text, place, _FENCE)
    return fence if fence is None or fence == MORE else _run(text, fence, _LANGUAGE)


def behind_around(text: str) -> int:
    """Where a text begins behind all that may stand around calls."""
    place, closed = 0, text + "\n"  # so that no mark can still grow
    while place < len(text) and (end := around(closed, place)) is not None:
        place = end
    return min(place, len(text))


def behind_blanks(text: str, place: int) -> int:
    """Where the blanks end that begin at this place."""
    found = _ALL_BLANKS.match(text, place)
    return place if found is None else found.end()


def _step(text: str, place: int, step: Step) -> _Found:
    if isinstance(step, str):
        if text.startswith(step, place):
            return place + len(step)
        return MORE if step.startswith(text[place : place + len(step)]) else None
    if isinstance(step, frozenset):
        end = _run(text, place, _NAME)
        return end if end is None or end == MORE or text[place:end] in step else None
    if step is Piece.BLANKS:
        return _run(text, place, _BLANKS)
    if step is Piece.WORD:
        return _run(text, place, _WORD)
    found = TAG.match(text, place)
    if found is not None:
        return found.end()
    begun = _BEGUN_TAG.match(text, place)
    return MORE if place == len(text) or (begun is not None and begun.end() == len(text)) else None


def _run(text: str, place: int, run: re.Pattern[str]) -> _Found:
    found = run.match(text, place)
    if found is None:
        return None
    return MORE if found.end() == len(text) else found.end()
