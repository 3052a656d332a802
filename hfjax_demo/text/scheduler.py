"""Which slot a request gets, and in which chunks its prompt goes in. Plain bookkeeping: no device, no threads."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Slot:
    """A row of the cache.

    Attributes:
        tokens: what the cache holds of the last conversation, kept for its next turn.
        busy: whether a request has it now.
        last_used: grows with every use.
    """

    tokens: tuple[int, ...] = ()
    busy: bool = False
    last_used: int = 0


@dataclass(slots=True)
class SlotTable:
    """Hands out slots. A request gets the free slot that shares the longest beginning with its prompt.

    Only a slot of which at least half would be used again counts: most conversations begin alike (a system prompt, the
    template's first words), and one should not lose its cache to another for that. Otherwise the slot unused for longest
    goes.
    """

    slots: list[Slot]
    _clock: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @classmethod
    def of(cls, count: int) -> SlotTable:
        """``count`` free, empty slots."""
        return cls([Slot() for _ in range(count)])

    def acquire(self, prompt: Sequence[int]) -> tuple[int, int] | None:
        """A slot's index and how many of the prompt's tokens it already holds; None when all are busy.

        At least one token is left to prefill, since its logits give the first token of the answer.
        """
        free = [index for index, slot in enumerate(self.slots) if not slot.busy]
        if not free:
            return None

        def fitness(index: int) -> tuple[int, int]:
            slot = self.slots[index]
            shared = shared_prefix(slot.tokens, prompt)
            return shared if 2 * shared >= len(slot.tokens) else 0, -slot.last_used

        best = max(free, key=fitness)
        slot = self.slots[best]
        reused = min(shared_prefix(slot.tokens, prompt), len(prompt) - 1)
        slot.busy, slot.tokens = True, ()
        slot.last_used = next(self._clock)
        return best, reused

    def release(self, index: int, tokens: Sequence[int]) -> None:
        """Free a slot whose cache holds ``tokens``."""
        slot = self.slots[index]
        slot.busy, slot.tokens = False, tuple(tokens)
        slot.last_used = next(self._clock)

    def rows(self, active: Sequence[int], width: int) -> list[int]:
        """``width`` different slots with the active ones first, for a decode program of that width."""
        idle = [index for index in range(len(self.slots)) if index not in active]
        return [*active, *idle][:width]


def shared_prefix(left: Sequence[int], right: Sequence[int]) -> int:
    """How many tokens two sequences begin with alike."""
    count = 0
    for one, other in zip(left, right, strict=False):
        if one != other:
            break
        count += 1
    return count


@dataclass(frozen=True, slots=True)
class Chunk:
    """``count`` prompt tokens from ``start``, padded to ``length``."""

    start: int
    count: int
    length: int


def next_chunk(start: int, total: int, lengths: Sequence[int], positions: int) -> Chunk:
    """The next piece of a prompt of ``total`` tokens of which ``start`` are in the cache.

    The shortest length that takes all the rest, unless half of it would be padding and a shorter one exists: then that
    one first. Padding must not run over the end of the cache's ``positions``, so a chunk there begins earlier and writes
    some tokens again, with the same result.
    """
    usable = [length for length in lengths if length <= positions] or [positions]
    rest = total - start
    length = next((length for length in usable if length >= rest), usable[-1])
    place = usable.index(length)
    if place > 0 and rest <= length // 2:
        length = usable[place - 1]
    count = min(rest, length)
    overrun = max(0, start + length - positions)
    return Chunk(start - overrun, count + overrun, length)
