"""The slots of the chat engine and their memory: which slot a conversation gets, and what of its prompt is there already.

:class:`CacheSlots` owns the state that the device's programs work on, and the table that says whose tokens are in it.
Memory comes with the requests, as far as there is any, and is taken from conversations that nobody is having where a longer
one wants it.

What a prompt has in common with a conversation in the cache is not computed again. From a conversation of the same share
(the same visitor) any beginning is used. From another's its head is used, the system prompt as the template writes it, and
that whole or not at all: else a stranger could find out by the answer's speed, token by token, what somebody has written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import jax

from ..bridge.programs.making import NotMade
from .abstract import STEERED
from .decode import SampledTokens
from .job import Job
from .programs import Programs
from .scheduler import Chunk, SlotTable
from .steering import steering

# What a template puts behind a question, such as "<|im_start|>assistant", and may write otherwise when it comes back.
TEMPLATE_TOKENS = 4

AskRoom = Callable[[int], bool]
"""Told how many bytes of memory all conversations are about to take; whether they may."""


def unlimited(_: int) -> bool:
    """The default :data:`AskRoom`, for an engine that has the device to itself: grants any amount."""
    return True


class CacheSlots:
    """All slots of one engine. Like the engine it is called by one thread at a time, and between its steps.

    Attributes:
        state: of the programs, which donate it from call to call: whoever calls one puts here what it returns.
        table: the slots.
        marks: states of slots as they were.
    """

    def __init__(self, programs: Programs, ask_room: AskRoom) -> None:
        self.ask_room = ask_room
        self._programs = programs
        self._form = programs.model.cache
        self._widths = programs.shapes.decode_widths
        self._counts = programs.slot_counts
        self.state = programs.init_state()
        self.table = self._empty_table()
        self.marks: dict[int, tuple[jax.Array, ...]] = {}
        self._granted = self.table.allocated * programs.slot_bytes(programs.positions)  # bytes that they may take

    def start_over(self) -> None:
        """Empty slots, with as much memory as at first."""
        self.table = self._empty_table()
        self.marks.clear()
        for array in jax.tree.leaves(self.state):  # before there is a new one: there may be no memory for both
            if not array.is_deleted():
                array.delete()
        self.state = self._programs.init_state()

    def seat(self, job: Job, under_way: Sequence[Job], waiting: int) -> bool:
        """Give a job a slot with memory for the longest conversation that may come of it; False while there is no such thing.

        Args:
            under_way: the jobs that have slots.
            waiting: how many want one, this one included.
        """
        slot = self._find(job, under_way, waiting)
        if slot is None:
            return False
        own, stood = self.table.slots[slot].share == job.share, self.table.slots[slot].stands
        if self.table.slots[slot].marked and not self._programs.ahead("back"):
            self.table.slots[slot].marked = 0
        count = self.table.take(slot, job.prompt.ids, job.share, job.prompt.head, anew=job.scores is not None)
        if self.table.whole and count and count != stood:
            self.state = self._programs.back(self.state, slot, self.marks[slot])
        job.slot, job.prefilled = slot, count
        job.reused, job.lent = (count, 0) if own else (0, count)
        return True

    def make_room(self, tokens: int) -> None:
        """Give all slots room for so many tokens; the programs for that have to be there."""
        self.state = self._programs.grow(self.state, tokens)

    def allocate(self, count: int, under_way: Sequence[Job]) -> bool:
        """Give memory to so many slots in all, for conversations as long as those under way; False where there is not so much."""
        if not self._may_take(count, under_way):
            return False
        self.state = self._programs.allocate(self.state, self.table.allocate(count))
        return True

    def decode_width(
        self,
        slots: Sequence[int],
        soon: int,
        under_way: Sequence[Job],
        *,
        tokens: int,
        kind: str,
    ) -> int:
        """The narrowest decode program that serves these slots at once; 0 if none is there that has the memory.

        Where none is there, one for as many as there will be ``soon`` is asked for, as far as they have memory.

        Args:
            under_way: the jobs that have slots.
            tokens: that the longest of the conversations will have.
            kind: of program.

        Raises:
            NotMade: none is there, and those that would do cannot be made.
        """
        least = self._form.width_for(slots)
        widths = [width for width in self._widths if width >= least]

        def has_slots(width: int) -> bool:
            if self._form.neighbours or width <= self.table.allocated:
                return True  # the rows that nobody uses are filled with slots that get no steps
            return width <= len(self.table.slots) and self.allocate(width, under_way)

        for width in self._programs.ready(kind, widths, tokens=tokens):
            if has_slots(width):
                self._programs.ahead(kind, width, tokens=tokens)  # where it is one that reads more than it had to
                return width
        wanted = next(width for width in widths if width >= min(max(least, soon), self.table.allocated))
        not_made: NotMade | None = None
        for width in dict.fromkeys((wanted, widths[0])):
            if has_slots(width):
                try:
                    return width if self._programs.want(kind, width, tokens=tokens) else 0
                except NotMade as error:
                    not_made = error
        if not_made is not None:
            raise not_made
        return 0

    def narrower_width(self, jobs: Sequence[Job], *, tokens: int, kind: str) -> int:
        """The widest decode program that is there and serves some of these jobs, but not all; 0 if there is none."""
        least = self._form.width_for([job.slot for job in jobs])
        narrower = [width for width in self._widths if width < least]
        found = self._programs.ready(kind, narrower, tokens=tokens)
        return max((width for width in found if self.served(jobs, width)), default=0)

    def served(self, jobs: Sequence[Job], width: int) -> list[Job]:
        """Those that a decode program with so many rows serves."""
        slots = self._form.served([job.slot for job in jobs], width)
        return [job for job in jobs if job.slot in slots]

    def decode(
        self, jobs: Sequence[Job], width: int, steps: int, *, tokens: int, kind: str
    ) -> tuple[SampledTokens, tuple[Job | None, ...]]:
        """Start a block of decode steps for these jobs: what it will have sampled, and the job of each row.

        Args:
            jobs: those that a program of this width serves. Where rows can be chosen, neighbours among them share a loop of the
                attention, which goes as far as the longest of them.
            kind: of program.
        """
        by_slot = {job.slot: job for job in jobs}
        # Whose next token is on its way, or has to wait for a mask, may be among them: what such a row writes is written over.
        idle = self.table.idle(list(by_slot))
        rows = self._form.rows(list(by_slot), idle, width)
        many = [steps if row in by_slot else 0 for row in rows]
        steered = None
        if kind in STEERED:
            model, of_rows = self._programs.model, [by_slot.get(row) for row in rows]
            steered = steering(
                [None if job is None else job.request.sampling for job in of_rows],
                [None if job is None else job.allowed for job in of_rows],
                model.vocabulary,
                [None if job is None else job.barred(model.stop_ids) for job in of_rows],
            )
        self.state, sampled = self._programs.decode(self.state, rows, many, tokens=tokens, kind=kind, steered=steered)
        return sampled, tuple(by_slot.get(row) for row in rows)

    def copy_shared(self, job: Job, others: Sequence[Job]) -> None:
        """Copy what another slot holds of the prompt's beginning, where that saves a chunk at least. Not where there are states:
        they have taken in more than that.

        Args:
            others: the jobs that have slots, whose caches have grown since they were looked at last.
        """
        for other in others:
            self.table.hold(other.slot, other.in_cache)
        if self.table.whole or job.scores is not None:
            return
        found = self.table.best_source(job.slot, job.prompt.ids, job.share)
        worth = found is not None and found[1] - job.prefilled >= self._programs.shapes.prefill_chunks[0]
        if found is not None and worth and self._programs.ahead("copy"):
            source, count = found
            self.state = self._programs.copy(self.state, source, job.slot, count)
            if self.table.slots[source].share == job.share:
                job.reused += count - job.prefilled
            else:
                job.lent += count - job.prefilled
            job.prefilled = count

    def release(self, job: Job, *, beyond: bool) -> None:
        """Free a job's slot, which keeps what its cache holds.

        Args:
            beyond: the device may have gone on behind that, so that nobody knows where the slot's states stand.
        """
        self.state = self._programs.release(self.state, job.slot)
        self.table.release(job.slot, job.in_cache)
        self.table.slots[job.slot].stands = 0 if beyond else len(job.in_cache)

    def mark(self, job: Job, piece: Chunk) -> None:
        """Remember a job's states before its next chunk, if what is in by now is all but what templates put behind a question:
        the answer may be asked for once more, or come back shortened in the next prompt."""
        total, end = len(job.prompt.ids), piece.start + piece.count
        near = total - end < TEMPLATE_TOKENS <= total - piece.start
        if self.table.whole and near and piece.start > 0 and self._programs.ahead("mark"):
            self.marks[job.slot] = self._programs.mark(self.state, job.slot)
            self.table.slots[job.slot].marked = piece.start

    def _empty_table(self) -> SlotTable:
        shapes, model = self._programs.shapes, self._programs.model
        return SlotTable.of(shapes.slots, self._counts[0], model.rope_switch, whole=model.stateful)

    def _find(self, job: Job, under_way: Sequence[Job], waiting: int) -> int | None:
        ids, jobs = job.prompt.ids, [*under_way, job]
        found = self.table.find(ids, job.share)
        if (found is None or found[1]) and self._allocate_more(jobs, self.table.busy + waiting):
            found = self.table.find(ids, job.share)
        if found is None:
            return None
        slot, busy = found[0], self.table.busy
        if not self._may_take(self.table.allocated, jobs):
            fewer = [count for count in self._counts if busy < count < self.table.allocated]
            fits = next((count for count in reversed(fewer) if self._may_take(count, jobs)), None)
            if fits is None and busy:
                return None  # until others have finished
            # Conversations that nobody is having go. A single one must be had even where the memory was given away.
            gone = self.table.deallocate(fits or self._counts[0], slot)
            for index in gone:
                self.marks.pop(index, None)
            self.state = self._programs.deallocate(self.state, gone)
        return slot

    def _allocate_more(self, jobs: Sequence[Job], wanted: int) -> bool:
        """Give memory to more slots: to as many as are wanted now, or to the next few; False when there is none."""
        more = [count for count in self._counts if count > self.table.allocated]
        enough = [count for count in more if count >= wanted] or more[-1:]
        return any(self.allocate(count, jobs) for count in dict.fromkeys([*enough[:1], *more[:1]]))

    def _may_take(self, slots: int, jobs: Sequence[Job]) -> bool:
        """Whether there is memory for so many slots, each as long as the longest conversation that may come of these jobs."""
        longest = max((job.most_tokens for job in jobs), default=0)
        needed = slots * self._programs.slot_bytes(self._programs.positions_for(longest))
        if needed > self._granted:
            if not self.ask_room(needed):
                return False
            self._granted = needed
        return True
