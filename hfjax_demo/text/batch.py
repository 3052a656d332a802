"""The jobs of a text engine by stage, the blocks that the device computes for them, and how a job ends."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from ..bridge.programs.program_table import CompilationFailed
from ..errors import HfjaxError, InvalidRequest
from ..events import Failed, Finished, FinishReason
from .adaptive_block_size import AdaptiveBlockSize
from .job import Job, TokenBlock, as_generation_error
from .programs import Programs
from .slots import SlotManager


class Batch:
    """The jobs of one engine. Not thread-safe, as the engine.

    Attributes:
        waiting: jobs without a slot, in order of arrival.
        prefilling: jobs whose prompt is being prefilled.
        decoding: jobs whose answer is being generated, the ones served last at the end.
        blocks: the blocks that the device computes, in the order in which they were started.
        chunks: number of chunks prefilled so far.
        ended: number of jobs that have released their slots so far.
    """

    def __init__(self, programs: Programs, slots: SlotManager, device: str) -> None:
        self.model = programs.model
        self.programs = programs
        self.slots = slots
        self._device = device
        self.block_size = AdaptiveBlockSize.of(self.model.call.platform, programs.shapes.decode_steps)
        self.waiting: list[Job] = []
        self.prefilling: list[Job] = []
        self.decoding: list[Job] = []
        self.blocks: deque[TokenBlock] = deque()
        self.chunks = 0
        self.ended = 0

    @property
    def jobs(self) -> list[Job]:
        """All jobs that have not ended."""
        return [*self.waiting, *self.jobs_with_slots]

    @property
    def jobs_with_slots(self) -> list[Job]:
        """The jobs that have a slot."""
        return [*self.prefilling, *self.decoding]

    def has_programs(self, job: Job, want: Callable[[], bool]) -> bool:
        """Return whether the programs that a job needs exist. If one of them cannot be compiled, the job fails."""
        began = time.perf_counter()
        try:
            there = want()
        except CompilationFailed as error:
            self.fail_job(job, as_generation_error(error.reason))
            return False
        job.timing.record_program_wait(began, time.perf_counter(), ready=there)
        return there

    def projected_length(self, job: Job, more: int) -> int:
        """Return the most tokens of prompt and answer after ``more`` steps, including those that are still being computed."""
        ahead = sum(block.steps for block in self.blocks if job in block.jobs)
        return min(len(job.prompt.ids) + len(job.tokens) + ahead + more, job.max_total_tokens)

    def compute_mask(self, job: Job) -> bool:
        """Compute the token mask of a constrained job's next token. If this fails, the job fails, and False is returned."""
        if job.matcher is not None:
            job.allowed = job.matcher.allowed() if job.thought is None else job.matcher.mask_for_reasoning()
            if job.matcher.broken:
                broken = "The constraint can't be applied any further; use a simpler one."
                self.fail_job(job, InvalidRequest(broken, field="constraint"))
                return False
        return True

    def finish(self, job: Job, reason: FinishReason) -> None:
        """End a job, and free its slot."""
        self._remove_job(job)
        if reason is FinishReason.CANCELLED:
            job.emit_withheld()
        statistics = job.statistics(self.programs.shapes.context_length, self._device)
        job.emit(Finished(reason, statistics, job.stops.found, job.answer_stream.in_thoughts))

    def fail_job(self, job: Job, error: HfjaxError) -> None:
        """Fail a job, and free its slot."""
        self._remove_job(job)
        job.emit(Failed(error))

    def _remove_job(self, job: Job) -> None:
        """Remove a job that has ended, and free its slot."""
        if job in self.waiting:
            job.done = True
            self.waiting.remove(job)
            return
        # If the device has also seen the end, blocks that are still running do not advance the slot.
        on_their_way = any(job in block.jobs for block in self.blocks)
        self.slots.release(
            job, beyond=job.has_unread_tokens or (on_their_way and not job.ends_on_device(self.model.stop_ids))
        )
        self.ended += 1
        job.done = True  # last: if a call above raises, the job is still among those that :meth:`fail` notifies
        (self.prefilling if job in self.prefilling else self.decoding).remove(job)

    def fail(self, failure: HfjaxError) -> None:
        """Fail every job, and reset the slots to empty ones."""
        for job in self.jobs:
            job.done = True
            job.emit(Failed(failure))
        self.waiting.clear()
        self.prefilling.clear()
        self.decoding.clear()
        self.blocks.clear()
        self.slots.reset_slots()
