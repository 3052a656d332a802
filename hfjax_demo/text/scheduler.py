"""Which slot a request gets, whose turn it is, and in which chunks a prompt goes in. Bookkeeping: no device, no threads."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

# Of so many chunks one is for the prompt that has waited longest, the others for the one that is nearest to its end.
TURNS = 3


# The lengths of chunks below the shortest that may be padded, where none is; any rest of two tokens or more is made of them.
UNPADDED = (1, 2, 3, 8)

# So many tokens at least are in an unpadded chunk, but for a prompt of one token. Some models compute single tokens in a slightly
# different way, and PyTorch puts a prompt's in together.
FEWEST_UNPADDED = 2


@dataclass(slots=True)
class Slot:
    """A row of the cache.

    Attributes:
        tokens: what the cache holds: of the request that has it, or of the last one, kept for its next turn.
        prompt: how many of them were that request's prompt.
        stands: how many of them its states have taken in; 0 where that is not known. Of models without states nothing.
        marked: how many of them they had taken in when they were marked; 0 without a mark.
        share: whom that request counted for.
        head: how many of the prompt's tokens others may use, if they begin with all of these: its system prompt.
        busy: whether a request has it now.
        allocated: whether it has memory.
        last_used: grows with every use.
    """

    tokens: tuple[int, ...] = ()
    prompt: int = 0
    stands: int = 0
    marked: int = 0
    share: str = ""
    head: int = 0
    busy: bool = False
    allocated: bool = False
    last_used: int = 0

    def goes_on_with(self, prompt: Sequence[int], share: str) -> bool:
        """Whether ``prompt`` is the next turn of the conversation in this slot, or its last turn once more.

        A beginning that both have in common (a system prompt, the template's first words) does not make it that.
        """
        own = min(self.prompt, len(self.tokens), len(prompt))
        return share == self.share and own > 0 and shared_prefix(self.tokens, prompt) >= own

    def gives(self, prompt: Sequence[int], share: str, switch: int | None = None, whole: bool = False) -> int:
        """How many tokens of a prompt may be taken from here: all that it begins with alike, for another share the whole head
        or none. One token is left to prefill, since its logits give the first token of the answer.

        Args:
            switch: a prompt of more tokens than this has nothing in common with one of no more; None: all have.
            whole: all that its states have taken in, now or when they were marked, and nothing for another share.
        """
        if switch is not None and (len(prompt) > switch) != (self.prompt > switch):
            return 0
        alike = min(shared_prefix(self.tokens, prompt), len(prompt) - 1)
        if whole:
            there = [
                count for count in (self.stands, self.marked) if count <= min(alike, len(prompt) - FEWEST_UNPADDED)
            ]
            return max(there, default=0) if share == self.share else 0
        if share == self.share:
            return alike
        return self.head if alike >= self.head else 0


@dataclass(slots=True)
class SlotTable:
    """Hands out slots.

    A request gets the slot with its own conversation, or an empty one, or else the one unused for longest, whose conversation
    is lost then. What it has in common with another slot's conversation can be copied from there (:meth:`best_source`).

    Attributes:
        whole: whether a slot can be taken up at a few places only, as states can (:mod:`.states`).
    """

    slots: list[Slot]
    switch: int | None = None
    whole: bool = False
    _clock: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @classmethod
    def of(cls, count: int, allocated: int, switch: int | None = None, *, whole: bool = False) -> SlotTable:
        """``count`` free, empty slots, of which the first ``allocated`` have memory; the others are as for :meth:`Slot.gives`."""
        return cls([Slot(allocated=index < allocated) for index in range(count)], switch, whole)

    @property
    def allocated(self) -> int:
        """Slots with memory."""
        return sum(slot.allocated for slot in self.slots)

    @property
    def busy(self) -> int:
        """Slots that a request has."""
        return sum(slot.busy for slot in self.slots)

    def find(self, prompt: Sequence[int], share: str = "") -> tuple[int, bool] | None:
        """The free slot to use, and whether another conversation is lost by that; None when all with memory are busy."""
        free = [index for index, slot in enumerate(self.slots) if slot.allocated and not slot.busy]
        own = [
            index
            for index in free
            if self.slots[index].goes_on_with(prompt, share)
            # Nothing is copied from there, and what it gives ends near the last prompt's end.
            or (self.whole and self.slots[index].gives(prompt, share, self.switch, self.whole))
        ]
        if own:
            return max(own, key=lambda index: self._use(self.slots[index], prompt, share)), False
        oldest = min(free, key=self._age, default=None)
        return None if oldest is None else (oldest, bool(self.slots[oldest].tokens))

    def take(self, index: int, prompt: Sequence[int], share: str = "", head: int = 0, *, anew: bool = False) -> int:
        """Give a free slot to a request of this share; how many of the prompt's tokens it holds already (:meth:`Slot.gives`).

        Args:
            head: tokens of the prompt's beginning that other shares may use.
            anew: it uses none, since all of them are to be computed.
        """
        slot = self.slots[index]
        reused = 0 if anew else slot.gives(prompt, share, self.switch, self.whole)
        slot.busy, slot.tokens, slot.prompt = True, tuple(prompt[:reused]), len(prompt)
        slot.stands, slot.marked = reused, slot.marked if slot.marked <= reused else 0
        slot.share, slot.head = share, head
        slot.last_used = next(self._clock)
        return reused

    def hold(self, index: int, tokens: Sequence[int]) -> None:
        """Note what the cache of a busy slot holds now."""
        self.slots[index].tokens = tuple(tokens)

    def begin_again(self, index: int, prompt: int) -> None:
        """Note that all that a busy slot holds is read again, as a prompt of so many tokens."""
        self.slots[index].tokens, self.slots[index].prompt = (), prompt

    def release(self, index: int, tokens: Sequence[int]) -> None:
        """Free a slot whose cache holds ``tokens``."""
        slot = self.slots[index]
        slot.busy, slot.tokens = False, tuple(tokens)
        slot.last_used = next(self._clock)

    def best_source(self, index: int, prompt: Sequence[int], share: str = "") -> tuple[int, int] | None:
        """The other slot, busy or not, that gives most of the prompt's beginning, and how many tokens; None if none does.

        Of a busy slot only what :meth:`hold` has told counts.
        """
        shared = {
            other: slot.gives(prompt, share, self.switch)
            for other, slot in enumerate(self.slots)
            if other != index and slot.allocated
        }
        best = max(shared, key=lambda other: shared[other], default=None)
        return None if best is None or not shared[best] else (best, shared[best])

    def allocate(self, count: int) -> list[int]:
        """Raise the number of slots with memory to ``count``; returns the slots that are new among them."""
        new = [index for index, slot in enumerate(self.slots) if not slot.allocated][: max(0, count - self.allocated)]
        for index in new:
            self.slots[index].allocated = True
        return new

    def deallocate(self, count: int, spare: int) -> list[int]:
        """Lower the number of slots with memory to ``count``; returns the slots that lose it, those unused for longest.

        Busy slots keep theirs, so more than ``count`` may remain.

        Args:
            spare: a slot that keeps its memory even if it is free.
        """
        free = [index for index, slot in enumerate(self.slots) if slot.allocated and not slot.busy and index != spare]
        gone = sorted(free, key=self._age)[: max(0, self.allocated - count)]
        for index in gone:
            self.slots[index] = Slot()
        return gone

    def idle(self, used: Sequence[int]) -> list[int]:
        """The slots with memory that are not among ``used``, those with the fewest tokens first: they fill the rows of a decode
        program that nobody needs, and attention reads these as well."""
        idle = [index for index, slot in enumerate(self.slots) if slot.allocated and index not in used]
        return sorted(idle, key=lambda index: len(self.slots[index].tokens))

    def _use(self, slot: Slot, prompt: Sequence[int], share: str) -> tuple[int, int]:
        """Rises with what there is for a prompt in a slot of its own conversation."""
        return slot.gives(prompt, share, self.switch, self.whole), shared_prefix(slot.tokens, prompt)

    def _age(self, index: int) -> tuple[bool, int]:
        """Empty slots come first, then the one unused for longest."""
        slot = self.slots[index]
        return bool(slot.tokens), slot.last_used


def next_prompt(rests: Sequence[int], turn: int) -> int:
    """Which of several prompts the next chunk is for, so that a short question does not wait for a long document.

    Args:
        rests: tokens that each has yet to prefill, the one that came first at the front.
        turn: the number of the chunk. Every third goes to the prompt at the front, so that short ones that keep coming cannot
            hold up a long one for ever.
    """
    return 0 if turn % TURNS == TURNS - 1 else min(range(len(rests)), key=lambda index: rests[index])


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


def next_chunk(start: int, total: int, lengths: Sequence[int], positions: int, *, one_by_one: bool = False) -> Chunk:
    """The next piece of a prompt of ``total`` tokens of which ``start`` are in the cache.

    The shortest length that takes all the rest, unless half of it would be padding and a shorter one exists: then that
    one first. Padding must not run over the end of the cache's ``positions``, so a chunk there begins earlier and writes
    some tokens again, with the same result.

    Args:
        one_by_one: the model takes in the real tokens alone, one after another (:attr:`.model.TextModel.one_by_one`). Nothing
            runs over the end then, and nothing may be written again: its states would take in those tokens twice.
    """
    usable = [length for length in lengths if length <= positions] or [positions]
    rest = total - start
    length = next((length for length in usable if length >= rest), usable[-1])
    place = usable.index(length)
    if place > 0 and rest <= length // 2:
        length = usable[place - 1]
    count = min(rest, length)
    overrun = 0 if one_by_one else max(0, start + length - positions)
    return Chunk(start - overrun, count + overrun, length)


def next_unpadded_chunk(start: int, total: int, lengths: Sequence[int]) -> Chunk | None:
    """The same without padding: the longest that leaves nothing, or enough for another. None if none of ``lengths`` does."""
    rest = total - start
    fitting = [length for length in lengths if length == rest or FEWEST_UNPADDED <= length <= rest - FEWEST_UNPADDED]
    return Chunk(start, max(fitting), max(fitting)) if fitting else None
