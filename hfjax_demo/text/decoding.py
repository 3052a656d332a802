"""Blocks of decode steps: which jobs share a block, its width and steps, and how its tokens are read."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence

import jax
import numpy as np

from ..bridge.programs.making import CompilationFailed
from .abstract import DECODES, STEERED, decode_kind
from .batch import Batch
from .decode import NO_TOKEN
from .job import Block, Job, as_failure

# The share of a slot's positions in use from which on the programs for a larger cache are compiled ahead of need.
NEARLY_FULL = 0.6


class BlockDecoder:
    """Starts and reads the decode blocks of a batch.

    Attributes:
        steps_done: decode steps that the device has computed so far.
    """

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self.steps_done = 0
        self._last_read: tuple[float, int] | None = None  # when the last block was read, and the chunks by then

    def start_over(self) -> None:
        """Forget when the last block was read: the blocks have been dropped."""
        self._last_read = None

    def start_blocks(self) -> int:
        """Start a block of decode steps for every sequence that is ready; return the number of blocks."""
        batch = self._batch
        if not batch.decoding:
            return 0
        steps, decodes = self._steps(), batch.decodes()
        longest = max(batch.decoding, key=lambda job: batch.tokens_of(job, steps))
        needed, positions = batch.tokens_of(longest, steps), batch.programs.positions
        if needed > positions:
            if batch.require(longest, lambda: batch.programs.want_positions(needed, decodes)):
                batch.slots.make_room(needed)
        elif longest.most_tokens > positions and needed > NEARLY_FULL * positions:
            batch.programs.want_positions(positions + 1, decodes, ahead=True)  # so that nothing waits for them later
        ready = [
            job
            for job in batch.decoding
            if batch.tokens_of(job, steps) <= batch.programs.positions
            and batch.tokens_of(job, 0) < job.most_tokens  # else its last tokens are already being computed
            and job.matcher is None
        ]
        groups = {kind: [job for job in ready if job.kind == kind] for kind in DECODES}
        groups = {kind: jobs for kind, jobs in groups.items() if jobs}
        if len(groups) > 1:
            all_of_it = decode_kind(
                with_logprobs=any(job.listing is not None for job in ready), steered=any(job.steered for job in ready)
            )
            with contextlib.suppress(CompilationFailed):  # not essential
                if self._width(ready, len(ready), kind=all_of_it):
                    groups = {all_of_it: ready}  # one pass over the weights serves all of them
        return sum(self._start_block(jobs, kind, steps) for kind, jobs in groups.items())

    def start_constrained(self) -> int:
        """Start a step for every constrained answer whose last token has been read; return the number of blocks."""
        batch = self._batch
        on_their_way = [job for block in batch.blocks for job in block.jobs]
        ready = [
            job
            for job in list(batch.decoding)
            if job.matcher is not None
            and job not in on_their_way
            and batch.tokens_of(job, 1) <= batch.programs.positions
            and batch.compute_mask(job)
        ]
        groups = {kind: [job for job in ready if job.kind == kind] for kind in STEERED}
        return sum(self._start_block(jobs, kind, 1) for kind, jobs in groups.items())

    def _steps(self) -> int:
        """Return the steps of the next block: half as many if answers are constrained, which get one token between two blocks."""
        batch = self._batch
        constrained = any(job.matcher is not None for job in batch.decoding)
        return max(1, batch.pace.steps // 2) if constrained else batch.pace.steps

    def _start_block(self, jobs: Sequence[Job], kind: str, steps: int) -> int:
        """Start a block for these jobs, or those of them that an existing program serves; return the number of blocks."""
        batch = self._batch
        if not jobs:
            return 0
        began, width, not_made = time.perf_counter(), 0, None
        tokens = self._most_tokens(jobs)
        try:
            width = self._width(jobs, len(jobs) + len(batch.prefilling) + len(batch.waiting), kind=kind)
        except CompilationFailed as error:
            not_made = error
        if not width:
            width = batch.slots.narrower_width(jobs, tokens=tokens, kind=kind)
        if not width and not_made is not None:
            for job in jobs:
                batch.give_up(job, as_failure(not_made.reason))
            return 0
        now = time.perf_counter()
        for job in jobs:
            job.waits(began, now, ready=width > 0)
        if not width:
            return 0
        jobs = batch.slots.served(jobs, width)  # the jobs that were just served go to the end
        batch.decoding = [*(job for job in batch.decoding if job not in jobs), *jobs]
        jobs = sorted(jobs, key=lambda job: batch.tokens_of(job, 0))
        sampled, by_row = batch.slots.decode(jobs, width, steps, tokens=tokens, kind=kind)
        batch.blocks.append(Block(sampled, by_row, decoded=True, steps=steps, paced=jobs[0].matcher is None))
        return 1

    def _width(self, jobs: Sequence[Job], soon: int, *, kind: str) -> int:
        batch = self._batch
        return batch.slots.decode_width(
            [job.slot for job in jobs],
            soon,
            batch.under_way,
            tokens=self._most_tokens(jobs),
            kind=kind,
        )

    def _most_tokens(self, jobs: Sequence[Job]) -> int:
        """Return the number of tokens that the longest of these sequences will have after a block."""
        steps = self._steps()
        return max(self._batch.tokens_of(job, steps) for job in jobs)

    def read_blocks(self, keep: int) -> None:
        """Read all blocks but the last ``keep``, and emit their tokens. Waits for the device."""
        batch = self._batch
        while len(batch.blocks) > keep:
            self._read_block(batch.blocks.popleft())

    def _read_block(self, block: Block) -> None:
        batch = self._batch
        sampled = jax.tree.map(np.asarray, block.sampled)  # waits for the device
        now = time.perf_counter()
        alone = block.paced and self._last_read is not None and self._last_read[1] == batch.chunks
        seconds = now - self._last_read[0] if alone and self._last_read is not None else None
        if block.decoded:
            done = int((sampled.tokens != NO_TOKEN).any(axis=1).sum())
            self.steps_done += done
            if seconds is not None:
                batch.pace.measured(done, seconds)
        # If the next block is queued while one is read, the time between two reads is the computation of one block.
        self._last_read = (now, batch.chunks) if block.paced and block.decoded and batch.blocks else None
        for job, new, logprobs in block.shared_out(sampled):
            try:
                reason = job.take(new, now, batch.model.stop_ids, logprobs)
            except Exception as error:  # in this answer's text only
                job.unread = True
                batch.give_up(job, as_failure(error))
                continue
            if reason is not None:
                batch.finish(job, reason)
            elif job.reads_again:
                self._read_again(job)
            elif job.pauses:
                self._go_on(job, now)

    def _read_again(self, job: Job) -> None:
        """Prefill again all tokens of a job, prompt and answer; decoding continues from there."""
        batch = self._batch
        batch.decoding.remove(job)
        job.prefilled, job.read_again = 0, len(job.tokens)
        batch.slots.table.begin_again(job.slot, len(job.to_read))
        batch.prefilling.append(job)

    def _go_on(self, job: Job, now: float) -> None:
        """Append the end of the reasoning to a job's answer, and prefill it and the last token; then decoding continues."""
        batch = self._batch
        reason = job.go_on(now)
        if reason is not None:
            batch.finish(job, reason)
            return
        batch.decoding.remove(job)
        batch.prefilling.append(job)
