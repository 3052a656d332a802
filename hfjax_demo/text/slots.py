"""The slots of the text engine and their memory: slot assignment, prefix caching and eviction.

:class:`SlotManager` owns the state that the device's programs work on, and the table of the tokens in it. Memory is allocated as
requests arrive, within the memory budget, and is taken from idle conversations if a longer one needs it.

Prefix caching: a prefix that a prompt shares with a sequence in the cache is not prefilled again. From a conversation of the same
share (the same visitor) any prefix is reused. From another visitor's, only the head is, the system prompt as the chat template
writes it, and only as a whole: otherwise the response time would reveal, token by token, what another visitor has written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import jax

from ..bridge.programs.program_table import CompilationFailed
from .job import Job
from .logits_processing import steering
from .program_specs import STEERED
from .programs import Programs
from .scheduler import PromptChunk, SlotTable
from .step_functions import SampledTokens

# The most tokens that a template writes after a question, such as "<|im_start|>assistant", and perhaps differently next time.
TEMPLATE_TOKENS = 4

MemoryRequest = Callable[[int], bool]
"""Takes the bytes of memory that all slots together are about to occupy; returns whether they are granted."""


def grant_any_memory(_: int) -> bool:
    """Grant any amount: the default :data:`MemoryRequest`, for an engine that has the device to itself."""
    return True


class SlotManager:
    """All slots of one engine. Called by one thread at a time, between the engine's steps.

    Attributes:
        state: of the programs, which donate it from call to call: the caller of a program stores the returned state here.
        table: the slots.
        marks: saved states of slots.
    """

    def __init__(self, programs: Programs, request_memory: MemoryRequest) -> None:
        self.request_memory = request_memory
        self._programs = programs
        self._form = programs.model.cache
        self._widths = programs.shapes.decode_widths
        self._counts = programs.slot_counts
        self.state = programs.init_state()
        self.table = self._empty_table()
        self.saved_states: dict[int, tuple[jax.Array, ...]] = {}
        self._granted = self.table.allocated * programs.slot_bytes(programs.positions)  # bytes granted to them

    def reset_slots(self) -> None:
        """Reset to empty slots, with the initial memory."""
        self.table = self._empty_table()
        self.saved_states.clear()
        for array in jax.tree.leaves(self.state):  # before the new state is created: there may be no memory for both
            if not array.is_deleted():
                array.delete()
        self.state = self._programs.init_state()

    def assign_slot(self, job: Job, jobs_with_slots: Sequence[Job], waiting: int) -> bool:
        """Assign a slot to a job, with memory for the longest sequence that it may become; return False if there is none now.

        Args:
            jobs_with_slots: the jobs that have slots.
            waiting: number of jobs that wait for one, including this one.
        """
        slot = self._find(job, jobs_with_slots, waiting)
        if slot is None:
            return False
        own, stood = self.table.slots[slot].share == job.share, self.table.slots[slot].state_tokens
        if self.table.slots[slot].saved_state_tokens and not self._programs.ahead("back"):
            self.table.slots[slot].saved_state_tokens = 0
        count = self.table.assign(slot, job.prompt.ids, job.share, job.prompt.head, anew=job.scores is not None)
        if self.table.whole and count and count != stood:
            self.state = self._programs.restore_states(self.state, slot, self.saved_states[slot])
        job.slot, job.prefilled = slot, count
        job.reused, job.reused_from_others = (count, 0) if own else (0, count)
        return True

    def grow_slots(self, tokens: int) -> None:
        """Grow all slots to so many tokens; the programs for that must exist."""
        self.state = self._programs.grow(self.state, tokens)

    def allocate(self, count: int, jobs_with_slots: Sequence[Job]) -> bool:
        """Give memory to so many slots in total, for sequences as long as those under way; return False if it is not granted."""
        if not self._can_allocate(count, jobs_with_slots):
            return False
        self.state = self._programs.allocate(self.state, self.table.allocate(count))
        return True

    def decode_width(
        self,
        slots: Sequence[int],
        soon: int,
        jobs_with_slots: Sequence[Job],
        *,
        tokens: int,
        kind: str,
    ) -> int:
        """Return the width of the narrowest decode program that serves these slots at once; 0 if none with the memory exists.

        If none exists, one with as many rows as are needed ``soon`` is requested, limited to the slots with memory.

        Args:
            jobs_with_slots: the jobs that have slots.
            tokens: of the longest of the sequences after the block.
            kind: of program.

        Raises:
            CompilationFailed: none exists, and those that would serve cannot be compiled.
        """
        least = self._form.min_width(slots)
        widths = [width for width in self._widths if width >= least]

        def has_slots(width: int) -> bool:
            if self._form.uses_first_slots or width <= self.table.allocated:
                return True  # unused rows are filled with slots that get no steps
            return width <= len(self.table.slots) and self.allocate(width, jobs_with_slots)

        for width in self._programs.ready(kind, widths, tokens=tokens):
            if has_slots(width):
                self._programs.ahead(kind, width, tokens=tokens)  # request the one that reads fewer positions
                return width
        wanted = next(width for width in widths if width >= min(max(least, soon), self.table.allocated))
        not_made: CompilationFailed | None = None
        for width in dict.fromkeys((wanted, widths[0])):
            if has_slots(width):
                try:
                    return width if self._programs.request_program(kind, width, tokens=tokens) else 0
                except CompilationFailed as error:
                    not_made = error
        if not_made is not None:
            raise not_made
        return 0

    def narrower_width(self, jobs: Sequence[Job], *, tokens: int, kind: str) -> int:
        """Return the width of the widest existing decode program that serves some, but not all, of these jobs; 0 if none."""
        least = self._form.min_width([job.slot for job in jobs])
        narrower = [width for width in self._widths if width < least]
        found = self._programs.ready(kind, narrower, tokens=tokens)
        return max((width for width in found if self.served(jobs, width)), default=0)

    def served(self, jobs: Sequence[Job], width: int) -> list[Job]:
        """Return the jobs that a decode program with so many rows serves."""
        slots = self._form.served([job.slot for job in jobs], width)
        return [job for job in jobs if job.slot in slots]

    def decode(
        self, jobs: Sequence[Job], width: int, steps: int, *, tokens: int, kind: str
    ) -> tuple[SampledTokens, tuple[Job | None, ...]]:
        """Start a block of decode steps for these jobs; return the tokens that it will sample, and the job of each row.

        Args:
            jobs: those that a program of this width serves. On a CPU, neighbours among them share a loop of the attention, which
                runs to the longest of them.
            kind: of program.
        """
        by_slot = {job.slot: job for job in jobs}
        # These may include slots whose next token is being computed, or waits for a mask: what such a row writes is overwritten.
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
                [None if job is None else job.suppressed_tokens(model.stop_ids) for job in of_rows],
            )
        self.state, sampled = self._programs.decode(self.state, rows, many, tokens=tokens, kind=kind, steered=steered)
        return sampled, tuple(by_slot.get(row) for row in rows)

    def copy_shared_prefix(self, job: Job, others: Sequence[Job]) -> None:
        """Copy the prefix of the prompt that another slot holds, if that saves at least one chunk. Models with states never copy:
        the states have processed more tokens than the prefix.

        Args:
            others: the jobs that have slots, whose caches have grown since the last call.
        """
        for other in others:
            self.table.record_tokens(other.slot, other.cached_tokens)
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
                job.reused_from_others += count - job.prefilled
            job.prefilled = count

    def release(self, job: Job, *, beyond: bool) -> None:
        """Free a job's slot, which keeps the tokens in its cache.

        Args:
            beyond: the device may have processed more tokens than that, so that the position of the slot's states is unknown.
        """
        self.state = self._programs.release(self.state, job.slot)
        self.table.release(job.slot, job.cached_tokens)
        self.table.slots[job.slot].state_tokens = 0 if beyond else len(job.cached_tokens)

    def save_states(self, job: Job, piece: PromptChunk) -> None:
        """Save a job's states before its next chunk, if only the tokens that a template writes after a question are missing: the
        answer may be requested again, or return shortened in the next prompt."""
        total, end = len(job.prompt.ids), piece.start + piece.count
        near = total - end < TEMPLATE_TOKENS <= total - piece.start
        if self.table.whole and near and piece.start > 0 and self._programs.ahead("mark"):
            self.saved_states[job.slot] = self._programs.save_states(self.state, job.slot)
            self.table.slots[job.slot].saved_state_tokens = piece.start

    def _empty_table(self) -> SlotTable:
        shapes, model = self._programs.shapes, self._programs.model
        return SlotTable.of(shapes.slots, self._counts[0], model.rope_switch, whole=model.stateful)

    def _find(self, job: Job, jobs_with_slots: Sequence[Job], waiting: int) -> int | None:
        ids, jobs = job.prompt.ids, [*jobs_with_slots, job]
        found = self.table.find(ids, job.share)
        if (found is None or found[1]) and self._allocate_more(jobs, self.table.busy + waiting):
            found = self.table.find(ids, job.share)
        if found is None:
            return None
        slot, busy = found[0], self.table.busy
        if not self._can_allocate(self.table.allocated, jobs):
            fewer = [count for count in self._counts if busy < count < self.table.allocated]
            fits = next((count for count in reversed(fewer) if self._can_allocate(count, jobs)), None)
            if fits is None and busy:
                return None  # until others have finished
            # Evict idle conversations. If no slot is busy, one must be available even if the memory was given to another model.
            gone = self.table.deallocate(fits or self._counts[0], slot)
            for index in gone:
                self.saved_states.pop(index, None)
            self.state = self._programs.deallocate(self.state, gone)
        return slot

    def _allocate_more(self, jobs: Sequence[Job], wanted: int) -> bool:
        """Give memory to more slots: to as many as are wanted now, else to the next few; return False if it is not granted."""
        more = [count for count in self._counts if count > self.table.allocated]
        enough = [count for count in more if count >= wanted] or more[-1:]
        return any(self.allocate(count, jobs) for count in dict.fromkeys([*enough[:1], *more[:1]]))

    def _can_allocate(self, slots: int, jobs: Sequence[Job]) -> bool:
        """Return whether so many slots may have memory, each for the longest sequence that one of these jobs may become."""
        longest = max((job.max_total_tokens for job in jobs), default=0)
        needed = slots * self._programs.slot_bytes(self._programs.positions_for(longest))
        if needed > self._granted:
            if not self.request_memory(needed):
                return False
            self._granted = needed
        return True
