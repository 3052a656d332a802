"""The table of slots, the order in which prompts are prefilled, and their chunks. Bookkeeping only: no device, no threads."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

# One in so many chunks is for the prompt that has waited longest, the others are for the one with the fewest tokens left.
LONGEST_WAITING_EVERY = 3


# Elements that :func:`common_prefix_length` compares at once.
COMPARED_PIECE = 256


# The lengths of chunks below the shortest of the settings, for models without padding; any rest of two tokens or more is their
# sum.
UNPADDED_LENGTHS = (1, 2, 3, 8)

# The fewest tokens of an unpadded chunk, except for a prompt of one token. Some models compute single tokens in a slightly
# different way, and PyTorch computes the tokens of a prompt together.
MIN_UNPADDED_TOKENS = 2


@dataclass(slots=True)
class Slot:
    """A place in the batch, with the sequence that is running there, or the last one, whose pages are kept for its next turn.

    Attributes:
        tokens: the tokens in the cache.
        prompt: length of that request's prompt.
        pages: the block table: the pages of its tokens, and, while it is running, of those that it may still get.
        copied_page: the page from which the next chunk copies the positions before it; 0: none.
        state_tokens: number of tokens that its states have processed; 0: unknown. Without meaning for models without states.
        saved_state_tokens: number of tokens that its states had processed when they were saved; 0: none are saved.
        resumes_saved_states: whether the next chunk continues from the saved states.
        share: the visitor that the request counts for.
        head: length of the prompt's beginning, the system prompt, that other shares may reuse if they begin with all of it.
        busy: whether a request has the slot.
        last_used: a counter that increases with every use of any slot.
    """

    tokens: tuple[int, ...] = ()
    prompt: int = 0
    pages: list[int] = field(default_factory=list)
    copied_page: int = 0
    state_tokens: int = 0
    saved_state_tokens: int = 0
    resumes_saved_states: bool = False
    share: str = ""
    head: int = 0
    busy: bool = False
    last_used: int = 0

    def is_continued_by(self, prompt: Sequence[int], share: str) -> bool:
        """Return whether ``prompt`` is the next turn of the conversation in this slot, or its last turn once more.

        A common prefix alone (a system prompt, the template's first tokens) is not enough.
        """
        own = min(self.prompt, len(self.tokens), len(prompt))
        return share == self.share and own > 0 and common_prefix_length(self.tokens, prompt) >= own

    def reusable_tokens(self, prompt: Sequence[int], share: str, switch: int | None = None, whole: bool = False) -> int:
        """Return how many tokens of a prompt can be reused from this slot: the common prefix, or for another share the whole head
        or nothing. At least one token is left to prefill, since its logits give the first token of the answer.

        Args:
            switch: prompts of more tokens than this share no prefix with those of no more; None: no such limit.
            whole: reuse all tokens that its states have processed, now or when they were saved, or none; none for another share.
        """
        if switch is not None and (len(prompt) > switch) != (self.prompt > switch):
            return 0
        alike = min(common_prefix_length(self.tokens, prompt), len(prompt) - 1)
        if whole:
            there = [
                count
                for count in (self.state_tokens, self.saved_state_tokens)
                if count <= min(alike, len(prompt) - MIN_UNPADDED_TOKENS)
            ]
            return max(there, default=0) if share == self.share else 0
        if share == self.share:
            return alike
        return self.head if alike >= self.head else 0


@dataclass(slots=True)
class SlotTable:
    """Assigns slots.

    A request gets the slot of its own conversation, else an empty one, else the least recently used one, whose conversation is
    then lost. The pages of a prefix that another slot has can be shared (:meth:`best_source`).

    Attributes:
        switch: see :meth:`Slot.reusable_tokens`.
        whole: whether a slot can be resumed at a few positions only, as states can (:mod:`.recurrent_states`).
    """

    slots: list[Slot]
    switch: int | None = None
    whole: bool = False
    _use_counter: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @property
    def busy(self) -> int:
        """Number of slots that a request has."""
        return sum(slot.busy for slot in self.slots)

    def candidates(self, prompt: Sequence[int], share: str = "") -> list[int]:
        """Return the free slots that a request may get, the best one first."""
        free = [index for index, slot in enumerate(self.slots) if not slot.busy]
        own = [
            index
            for index in free
            if self.slots[index].is_continued_by(prompt, share)
            # With states nothing can be shared instead, and what the slot gives ends near the end of its last prompt.
            or (self.whole and self.slots[index].reusable_tokens(prompt, share, self.switch, self.whole))
        ]
        if own:
            return [max(own, key=lambda index: self._reuse_order(self.slots[index], prompt, share))]
        return sorted(free, key=self._eviction_order)

    def assign(self, index: int, prompt: Sequence[int], reused: int, share: str = "", head: int = 0) -> None:
        """Assign a free slot, which holds the first ``reused`` tokens of the prompt, to a request of this share.

        Args:
            head: length of the prompt's beginning that other shares may reuse.
        """
        slot = self.slots[index]
        slot.busy, slot.tokens, slot.prompt = True, tuple(prompt[:reused]), len(prompt)
        slot.state_tokens = reused
        slot.saved_state_tokens = slot.saved_state_tokens if slot.saved_state_tokens <= reused else 0
        slot.share, slot.head = share, head
        slot.last_used = next(self._use_counter)

    def record_tokens(self, index: int, tokens: Sequence[int]) -> None:
        """Record the tokens that the cache of a busy slot holds now."""
        self.slots[index].tokens = tuple(tokens)

    def has_token(self, place: int, token: int, *, besides: int) -> bool:
        """Return whether the cache of another slot holds this token at this place."""
        others = (slot.tokens for index, slot in enumerate(self.slots) if index != besides)
        return any(place < len(tokens) and tokens[place] == token for tokens in others)

    def restart_prompt(self, index: int, prompt: int) -> None:
        """Record that all tokens of a busy slot are prefilled again, as a prompt of so many tokens."""
        self.slots[index].tokens, self.slots[index].prompt = (), prompt

    def release(self, index: int, tokens: Sequence[int]) -> None:
        """Free a slot whose cache holds ``tokens``."""
        slot = self.slots[index]
        slot.busy, slot.tokens = False, tuple(tokens)
        slot.last_used = next(self._use_counter)

    def best_source(self, index: int, prompt: Sequence[int], share: str = "") -> tuple[int, int] | None:
        """Return the other slot, busy or not, with the longest reusable prefix of the prompt, and its length, or None.

        The tokens of a busy slot are those last recorded by :meth:`record_tokens`.
        """
        shared = {
            other: slot.reusable_tokens(prompt, share, self.switch)
            for other, slot in enumerate(self.slots)
            if other != index
        }
        best = max(shared, key=lambda other: shared[other], default=None)
        return None if best is None or not shared[best] else (best, shared[best])

    def oldest_idle(self, spare: int) -> Slot | None:
        """Return the least recently used slot that is idle and has pages, other than ``spare``; None if there is none."""
        idle = [index for index, slot in enumerate(self.slots) if slot.pages and not slot.busy and index != spare]
        return self.slots[min(idle, key=self._eviction_order)] if idle else None

    def _reuse_order(self, slot: Slot, prompt: Sequence[int], share: str) -> tuple[int, int]:
        """Return a sort key: the number of tokens that the slot gives to the prompt, then the length of their common prefix."""
        return slot.reusable_tokens(prompt, share, self.switch, self.whole), common_prefix_length(slot.tokens, prompt)

    def _eviction_order(self, index: int) -> tuple[bool, int]:
        """Return a sort key: empty slots first, then the least recently used."""
        slot = self.slots[index]
        return bool(slot.tokens), slot.last_used


def next_prompt_index(rests: Sequence[int], turn: int) -> int:
    """Return the index of the prompt that the next chunk is for, so that a short question does not wait for a long document.

    Args:
        rests: number of tokens that each prompt still has to prefill, in order of arrival.
        turn: number of the chunk. Every third is for the first prompt, so that many short ones cannot delay a long one forever.
    """
    return (
        0
        if turn % LONGEST_WAITING_EVERY == LONGEST_WAITING_EVERY - 1
        else min(range(len(rests)), key=lambda index: rests[index])
    )


def common_prefix_length(left: Sequence[object], right: Sequence[object]) -> int:
    """Return the length of the common prefix of two sequences."""
    most, count = min(len(left), len(right)), 0
    if type(left) is type(right):  # whole pieces are compared ten times as fast
        while count < most and left[count : (end := min(count + COMPARED_PIECE, most))] == right[count:end]:
            count = end
    while count < most and left[count] == right[count]:
        count += 1
    return count


@dataclass(frozen=True, slots=True)
class PromptChunk:
    """``count`` prompt tokens from ``start``, padded to ``length``."""

    start: int
    count: int
    length: int


def next_chunk(
    start: int, total: int, lengths: Sequence[int], positions: int, *, one_by_one: bool = False
) -> PromptChunk:
    """Return the next chunk of a prompt of ``total`` tokens, ``start`` of which are in the cache.

    The chunk has the shortest length that holds all remaining tokens, unless half of it would be padding and a shorter length
    exists: then that one comes first. Padding must not exceed the ``positions`` of the cache, so a chunk at their end begins
    earlier and writes some tokens again, with the same result.

    Args:
        one_by_one: the model processes only the real tokens, one after another (:attr:`.model.TextModel.one_by_one`). Then
            padding exceeds nothing, and no token may be written again, since the states would process it twice.
    """
    usable = [length for length in lengths if length <= positions] or [positions]
    rest = total - start
    length = next((length for length in usable if length >= rest), usable[-1])
    place = usable.index(length)
    if place > 0 and rest <= length // 2:
        length = usable[place - 1]
    count = min(rest, length)
    overrun = 0 if one_by_one else max(0, start + length - positions)
    return PromptChunk(start - overrun, count + overrun, length)


def doubled_lengths(lengths: Sequence[int], most: int) -> list[int]:
    """Return ascending lengths: those of ``lengths`` up to ``most``, and doubled ones from there on, the last of which is it."""
    found = [length for length in lengths if length <= most] or [most]
    while found[-1] < most:
        found.append(min(2 * found[-1], most))
    return found


def next_unpadded_chunk(start: int, total: int, lengths: Sequence[int]) -> PromptChunk | None:
    """Return the same without padding: the longest chunk that leaves no token, or enough for another; None if none does."""
    rest = total - start
    fitting = [
        length for length in lengths if length == rest or MIN_UNPADDED_TOKENS <= length <= rest - MIN_UNPADDED_TOKENS
    ]
    return PromptChunk(start, max(fitting), max(fitting)) if fitting else None
