"""Removal of a conversation's oldest turns, so that the rest fits the context."""

from __future__ import annotations

import bisect
import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..requests import ConversationNote, Message, with_note
from .conversation_renderer import ConversationRenderer


def without_oldest(messages: Sequence[Message], dropped: int) -> list[Message]:
    """Return a conversation without this number of the messages after its system prompt."""
    first = system_messages(messages)
    return [*messages[:first], *messages[first + dropped :]]


def possible_starts(messages: Sequence[Message]) -> list[int]:
    """Return the indices at which a trimmed conversation may begin, apart from its system prompt, ascending.

    The rest then begins with a user message, as templates require, and contains the last message.
    """
    first = system_messages(messages)
    return [index for index in range(first + 1, len(messages)) if messages[index]["role"] == "user"]


def extended(note: ConversationNote | None, dropped: int) -> ConversationNote | None:
    """Return the note as one that stands for this number of further messages, which are left out."""
    return note if note is None else replace(note, messages=note.messages + dropped)


def trim_conversation(
    messages: Sequence[Message],
    ids: list[int],
    room: int,
    step: int,
    renderer: ConversationRenderer,
    note: ConversationNote | None = None,
) -> tuple[list[int], int]:
    """Remove the oldest turns of a conversation with too many tokens, ``ids``; return its ids and the number of removed messages.

    The number of tokens to remove is rounded up to a multiple of ``step``. The size of the oldest turns does not depend on later
    ones, so the next few requests of a growing conversation lose the same turns and share a prefix. If that would remove more
    than all turns but the last, only as many as necessary are removed. ``note`` stands for the first messages, and stays.
    """
    head = system_messages(messages) + (note.messages if note is not None else 0)
    starts = [start for start in possible_starts(messages) if start > head]
    if not starts:
        return ids, 0
    rests: dict[int, list[int]] = {}

    def rest(start: int) -> list[int]:
        if start not in rests:
            left = messages if note is not None else without_oldest(messages, start - head)
            rests[start] = renderer.tokens(with_note(left, extended(note, start - head)))
        return rests[start]

    # The messages' token counts give an estimate, so that few remainders must be rendered and tokenized.
    contents = [item["content"] for item in messages]
    counts = [len(each) for each in renderer.tokenizer(contents, add_special_tokens=False).input_ids]
    template = (len(ids) - sum(counts)) / len(counts)
    sums = list(itertools.accumulate((count + template for count in counts), initial=0.0))
    guesses = [sums[start] - sums[head] for start in starts]

    def first_that_drops(tokens: int) -> int:
        return _find_first_true(
            bisect.bisect_left(guesses, tokens),
            len(starts),
            lambda place: len(ids) - len(rest(starts[place])) >= tokens,
        )

    too_many = len(ids) - room
    place = first_that_drops(math.ceil(too_many / step) * step)
    if place == len(starts):
        place = min(first_that_drops(too_many), len(starts) - 1)
    return rest(starts[place]), starts[place] - head


def system_messages(messages: Sequence[Message]) -> int:
    return 1 if messages and messages[0]["role"] == "system" else 0


def _find_first_true(guess: int, count: int, holds: Callable[[int], bool]) -> int:
    """Return the first index below ``count`` for which ``holds`` is true; ``count`` if there is none.

    The search begins near ``guess``. ``holds`` must be monotonic: true for every index after one for which it is true.
    """
    low, high, reach = 0, count, 1
    place, below, above = min(guess, count - 1), False, False
    while low < high:
        if holds(place):
            high, above = place, True
        else:
            low, below = place + 1, True
        near = max(low, high - reach) if above else min(high - 1, low + reach - 1)
        place = (low + high) // 2 if below and above else near
        reach *= 2
    return low
