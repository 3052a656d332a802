"""Blocks of decode steps: which jobs share a block, its width and steps, and how its tokens are read."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence

import jax
import numpy as np

from ..bridge.programs.program_table import CompilationFailed
from .batch import Batch
from .job import Job, TokenBlock, as_generation_error
from .program_specs import DECODE_KINDS, STEERED, decode_kind
from .step_functions import NO_TOKEN


class BlockDecoder:
    """Starts and reads the decode blocks of a batch.

    Attributes:
        steps_done: decode steps that the device has computed so far.
    """

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self.steps_done = 0
        self._last_read: tuple[float, int] | None = None  # when the last block was read, and the chunks by then

    def forget_timing(self) -> None:
        """Forget when the last block was read: the blocks have been dropped."""
        self._last_read = None

    def start_blocks(self) -> int:
        """Start a block of decode steps for every sequence that is ready; return the number of blocks."""
        batch = self._batch
        if not batch.decoding:
            return 0
        steps = self._next_block_steps()
        ready = [
            job
            for job in batch.decoding
            if batch.projected_length(job, 0) < job.max_total_tokens  # else its last tokens are already being computed
            and job.matcher is None
        ]
        groups = {kind: [job for job in ready if job.kind == kind] for kind in DECODE_KINDS}
        groups = {kind: jobs for kind, jobs in groups.items() if jobs}
        if len(groups) > 1:
            all_of_it = decode_kind(
                with_logprobs=any(job.listing is not None for job in ready), steered=any(job.steered for job in ready)
            )
            with contextlib.suppress(CompilationFailed):  # not essential
                if self._find_width(ready, len(ready), kind=all_of_it):
                    groups = {all_of_it: ready}  # one pass over the weights serves all of them
        return sum(self._start_block(jobs, kind, steps) for kind, jobs in groups.items())

    def start_constrained(self) -> int:
        """Start a step for every constrained answer whose last token has been read; return the number of blocks."""
        batch = self._batch
        on_their_way = [job for block in batch.blocks for job in block.jobs]
        ready = [
            job
            for job in list(batch.decoding)
            if job.matcher is not None and job not in on_their_way and batch.compute_mask(job)
        ]
        groups = {kind: [job for job in ready if job.kind == kind] for kind in STEERED}
        return sum(self._start_block(jobs, kind, 1) for kind, jobs in groups.items())

    def _next_block_steps(self) -> int:
        """Return the steps of the next block: half as many if answers are constrained, which get one token between two blocks."""
        batch = self._batch
        constrained = any(job.matcher is not None for job in batch.decoding)
        return max(1, batch.block_size.steps // 2) if constrained else batch.block_size.steps

    def _start_block(self, jobs: Sequence[Job], kind: str, steps: int) -> int:
        """Start a block for these jobs, or those of them that an existing program serves; return the number of blocks."""
        batch = self._batch
        if not jobs:
            return 0
        began, width, not_made, served = time.perf_counter(), 0, None, list(jobs)
        try:
            width = self._find_width(jobs, len(jobs) + len(batch.prefilling) + len(batch.waiting), kind=kind)
        except CompilationFailed as error:
            not_made = error
        if not width:
            served, width = self._served(jobs, kind)
        now = time.perf_counter()
        for job in jobs:
            ready = job in served or bool(self._served([job], kind)[1])
            if not_made is not None and not ready:
                batch.fail_job(job, as_generation_error(not_made.reason))
            else:
                job.timing.record_program_wait(began, now, ready=ready)
        if not width:
            return 0
        tokens = self._max_length_after_block(served)
        # The jobs that are served now go to the end.
        batch.decoding = [*(job for job in batch.decoding if job not in served), *served]
        jobs = sorted(served, key=lambda job: batch.projected_length(job, 0))
        sampled, by_row = batch.slots.decode(jobs, width, steps, tokens=tokens, kind=kind)
        batch.blocks.append(TokenBlock(sampled, by_row, decoded=True, steps=steps, is_timed=jobs[0].matcher is None))
        return 1

    def _served(self, jobs: Sequence[Job], kind: str) -> tuple[list[Job], int]:
        """Return those of these jobs that an existing program serves at once, as many as possible of the shortest sequences, and
        its width; no jobs and 0 if there is none."""
        programs = self._batch.programs
        for most in sorted({self._max_length_after_block([job]) for job in jobs}, reverse=True):
            widths = programs.ready(kind, programs.shapes.decode_widths, tokens=most)
            if widths:
                some = [job for job in jobs if self._max_length_after_block([job]) <= most]
                width = next((width for width in widths if width >= len(some)), widths[-1])
                return some[:width], width
        return [], 0

    def _find_width(self, jobs: Sequence[Job], soon: int, *, kind: str) -> int:
        """Return the width of the narrowest decode program that serves these jobs at once; 0 if none exists.

        If none exists, one with as many rows as are needed ``soon`` is requested.

        Raises:
            CompilationFailed: none exists, and those that would serve cannot be compiled.
        """
        programs, tokens = self._batch.programs, self._max_length_after_block(jobs)
        widths = [width for width in programs.shapes.decode_widths if width >= len(jobs)]
        if ready := programs.ready(kind, widths, tokens=tokens):
            # Those that read fewer positions, or more if the sequences will soon need it.
            programs.ahead(kind, ready[0], tokens=tokens)
            programs.ahead(kind, ready[0], tokens=min(2 * tokens, programs.shapes.positions))
            return ready[0]
        wanted = next((width for width in widths if width >= soon), widths[-1])
        not_made: CompilationFailed | None = None
        for width in dict.fromkeys((wanted, widths[0])):
            try:
                return width if programs.request_program(kind, width, tokens=tokens) else 0
            except CompilationFailed as error:
                not_made = error
        assert not_made is not None
        raise not_made

    def _max_length_after_block(self, jobs: Sequence[Job]) -> int:
        """Return the number of tokens that the longest of these sequences will have after a block."""
        steps = self._next_block_steps()
        return max(self._batch.projected_length(job, steps) for job in jobs)

    def read_blocks(self, keep: int) -> None:
        """Read all blocks but the last ``keep``, and emit their tokens. Waits for the device."""
        batch = self._batch
        while len(batch.blocks) > keep:
            self._read_block(batch.blocks.popleft())

    def _read_block(self, block: TokenBlock) -> None:
        batch = self._batch
        sampled = jax.tree.map(np.asarray, block.sampled)  # waits for the device
        now = time.perf_counter()
        alone = block.is_timed and self._last_read is not None and self._last_read[1] == batch.chunks
        seconds = now - self._last_read[0] if alone and self._last_read is not None else None
        if block.decoded:
            done = int((sampled.tokens != NO_TOKEN).any(axis=1).sum())
            self.steps_done += done
            if seconds is not None:
                batch.block_size.measured(done, seconds)
        # If the next block is queued while one is read, the time between two reads is the computation of one block.
        self._last_read = (now, batch.chunks) if block.is_timed and block.decoded and batch.blocks else None
        for job, new, logprobs in block.split_by_job(sampled):
            try:
                reason = job.take(new, now, batch.model.stop_ids, logprobs)
            except Exception as error:  # in this answer's text only
                job.has_unread_tokens = True
                batch.fail_job(job, as_generation_error(error))
                continue
            if reason is not None:
                batch.finish(job, reason)
            elif job.needs_reprefill:
                self._restart_prefill(job)
            elif job.is_at_pause:
                self._resume_after_pause(job, now)

    def _restart_prefill(self, job: Job) -> None:
        """Prefill again all tokens of a job, prompt and answer; decoding continues from there."""
        batch = self._batch
        job.prefilled, job.reprefilled_tokens = 0, len(job.tokens)
        if not batch.slots.restart_prompt(job):
            batch.fail_job(job, as_generation_error(MemoryError("no memory is left for it")))
            return
        batch.decoding.remove(job)
        batch.prefilling.append(job)

    def _resume_after_pause(self, job: Job, now: float) -> None:
        """Append the end of the reasoning to a job's answer, and prefill it and the last token; then decoding continues."""
        batch = self._batch
        reason = job.resume_after_pause(now)
        if reason is not None:
            batch.finish(job, reason)
            return
        batch.decoding.remove(job)
        batch.prefilling.append(job)
