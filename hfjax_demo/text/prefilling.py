"""Prefill of prompts, a chunk at a time, between the blocks of decode steps."""

from __future__ import annotations

import time
from collections.abc import Sequence

import jax

from ..bridge.programs.making import CompilationFailed
from ..events import Prefilling
from .abstract import PREFILL, PREFILL_PICTURES, PREFILL_SCORED, scored_lengths
from .batch import Batch
from .decode import SampledTokens, prefill_chunk
from .decoding import BlockDecoder
from .job import Block, Job, as_failure
from .logits_processing import steering
from .sampling import SamplingRows
from .scheduler import Chunk, next_prompt

# Prompt tokens that are prefilled between two blocks of decode steps, for each step of a block: on a CPU they take as long as it.
TOKENS_A_STEP = 8


class Prefiller:
    """Prefills the prompts of a batch."""

    def __init__(self, batch: Batch, decoder: BlockDecoder) -> None:
        self._batch = batch
        self._decoder = decoder

    def step(self) -> int:
        """Prefill one chunk, or several short ones of at most the longest allowed length together; return how many."""
        batch = self._batch
        before = batch.chunks
        lengths: Sequence[int] = batch.programs.shapes.prefill_chunks
        if batch.decoding:
            most = TOKENS_A_STEP * batch.pace.steps
            lengths = [length for length in lengths if length <= most] or lengths[:1]
        left = lengths[-1]
        while lengths and (jobs := [job for job in list(batch.prefilling) if self._has_room(job)]):
            job = jobs[next_prompt([len(each.to_read) - each.prefilled for each in jobs], batch.chunks)]
            if not job.read_again:
                batch.slots.copy_shared(job, batch.under_way)
            handed, positions = job.prompt.handed, batch.programs.positions
            if handed is None:
                kind = PREFILL if job.scores is None else PREFILL_SCORED
                fitting = lengths if job.scores is None else scored_lengths(lengths, batch.model.vocabulary)
                piece = batch.programs.shapes.next_chunk(job.prefilled, len(job.to_read), fitting, positions)
            else:
                kind, fitting = PREFILL_PICTURES, lengths
                piece = handed.next_chunk(job.prefilled, lengths, positions, padded=batch.programs.shapes.padded)
            if piece is None:
                break  # continue in the next step
            began, not_made = time.perf_counter(), None
            try:
                there = batch.programs.want(kind, piece.length)
            except CompilationFailed as error:
                there, not_made = False, error
            if not there:
                shorter = [] if piece.length > fitting[-1] else fitting  # but an image may need a single chunk
                lengths = batch.programs.ready(kind, shorter)  # shorter chunks until it exists
            if not_made is not None and not lengths:
                batch.give_up(job, as_failure(not_made.reason))
            elif there or not lengths:
                job.waits(began, time.perf_counter(), ready=there)
            if not there:
                continue
            self._prefill_chunk(job, piece)
            batch.chunks += 1
            left -= piece.length
            lengths = [length for length in lengths if length <= left]
        return batch.chunks - before

    def _prefill_chunk(self, job: Job, piece: Chunk) -> None:
        batch = self._batch
        handed, model = job.prompt.handed, batch.model
        ids = job.to_read if handed is None else handed.tokens
        pictures = None
        if handed is not None and model.handing is not None:
            pictures = handed.chunk(piece, model.handing, batch.programs.positions)
        end = piece.start + piece.count
        last = end == len(ids)
        steered = None
        if last and job.steered:
            if not batch.compute_mask(job):
                return
            barred = job.barred(model.stop_ids)
            steered = steering([job.request.sampling], [job.allowed], model.vocabulary, [barred])
        chunk = prefill_chunk(
            ids,
            piece,
            slot=job.slot,
            budget=job.until_reading if last else 0,
            sampling=SamplingRows.one(job.request.sampling, job.seed),
            vocabulary=model.vocabulary,
            steered=steered,
            answered=job.read_again,
            pictures=pictures,
            scored=job.scores is not None,
        )
        batch.slots.mark(job, piece)
        batch.slots.state, token, logits, scores = batch.programs.prefill(batch.slots.state, chunk)
        if job.scores is not None and scores is not None:
            job.scores.add(piece, scores)
        job.prefilled = end
        if last:
            batch.prefilling.remove(job)
            batch.decoding.append(job)
            sampled = SampledTokens(token, None if job.listing is None else batch.programs.logprobs(logits, token))
            batch.blocks.append(
                Block(jax.tree.map(lambda one: one[None, None], sampled), (job,), decoded=False, steps=1)
            )
        else:
            self._decoder.read_blocks(keep=0)  # their blocks were started before the chunk
            token.block_until_ready()  # keeps progress true, and at most one chunk ahead of the others' tokens
            if not job.read_again:
                job.emit(Prefilling(end, len(ids), job.reused))

    def _has_room(self, job: Job) -> bool:
        """Return whether the cache has enough positions for a job that is prefilled again in the middle of its answer."""
        batch = self._batch
        tokens = len(job.to_read) + 1
        if not job.read_again or tokens <= batch.programs.positions:
            return True
        there = batch.require(job, lambda: batch.programs.want_positions(tokens, batch.decodes()))
        if there:
            batch.slots.make_room(tokens)
        return there
