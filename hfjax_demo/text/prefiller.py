"""Prefill of prompts, a chunk at a time, between the blocks of decode steps."""

from __future__ import annotations

import time
from collections.abc import Sequence

import jax

from ..bridge.programs.program_table import CompilationFailed
from ..events import Prefilling
from .batch import Batch
from .block_decoder import BlockDecoder
from .job import Job, TokenBlock, as_generation_error
from .logits_processing import steering
from .program_specs import PREFILL, PREFILL_WITH_IMAGES, PREFILL_WITH_LOGPROBS, scored_lengths
from .prompt_chunk import prefill_chunk
from .sampling import SamplingParameters
from .scheduler import PromptChunk, next_prompt_index
from .step_functions import SampledTokens

# Prompt tokens that are prefilled between two blocks of decode steps, for each step of a block: on a CPU they take as long as it.
PREFILL_TOKENS_PER_STEP = 8


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
            most = PREFILL_TOKENS_PER_STEP * batch.block_size.steps
            lengths = [length for length in lengths if length <= most] or lengths[:1]
        left = lengths[-1]
        waiting: list[Job] = []  # for a program, or for the next step
        while lengths and (jobs := [job for job in batch.prefilling if job not in waiting]):
            job = jobs[next_prompt_index([len(each.tokens_to_prefill) - each.prefilled for each in jobs], batch.chunks)]
            if not job.reprefilled_tokens:
                batch.slots.share_prefix(job, batch.jobs_with_slots)
            found = self._next_chunk(job, lengths)
            if found is None:
                waiting.append(job)
                continue
            piece, kind, tokens = found
            self._prefill_chunk(job, piece, kind, tokens)
            batch.chunks += 1
            left -= piece.length
            lengths = [length for length in lengths if length <= left]
        return batch.chunks - before

    def _next_chunk(self, job: Job, lengths: Sequence[int]) -> tuple[PromptChunk, str, int] | None:
        """Return the next chunk of a job's prompt, with the kind of its program and the length of a sequence that this has to
        serve; None if the job has to wait, or has failed. Chunks are shorter until the program for a longer one exists."""
        batch, programs = self._batch, self._batch.programs
        if job.prompt.image_inputs is not None:
            kind, fitting = PREFILL_WITH_IMAGES, lengths
        elif job.scores is not None:
            kind, fitting = PREFILL_WITH_LOGPROBS, scored_lengths(lengths, batch.model.vocabulary)
        else:
            kind, fitting = PREFILL, lengths
        began, not_made = time.perf_counter(), None
        for count in range(len(fitting), 0, -1):
            piece = self._chunk_within(job, fitting[:count])
            if piece is None:
                return None
            tokens, there = min(piece.start + piece.length, programs.shapes.positions), False
            if count < len(fitting):
                there = bool(programs.ready(kind, [piece.length], tokens=tokens))
            else:
                try:
                    there = programs.request_program(kind, piece.length, tokens=tokens)
                except CompilationFailed as error:
                    not_made = error
                if there:
                    job.timing.record_program_wait(began, time.perf_counter(), ready=True)
            if there:
                return piece, kind, tokens
            if piece.length > fitting[-1]:
                break  # an image that needs a single chunk
        if not_made is not None:
            batch.fail_job(job, as_generation_error(not_made.reason))
        else:
            job.timing.record_program_wait(began, time.perf_counter(), ready=False)
        return None

    def _chunk_within(self, job: Job, lengths: Sequence[int]) -> PromptChunk | None:
        shapes, image_inputs = self._batch.programs.shapes, job.prompt.image_inputs
        if image_inputs is None:
            return shapes.next_chunk(job.prefilled, len(job.tokens_to_prefill), lengths)
        return image_inputs.next_chunk(job.prefilled, lengths, shapes.context_length, padded=shapes.padded)

    def _prefill_chunk(self, job: Job, piece: PromptChunk, kind: str, tokens: int) -> None:
        """Start a chunk by the program that serves sequences of so many tokens."""
        batch = self._batch
        pages = batch.programs.pages_read(kind, piece.length, tokens)
        image_inputs, model = job.prompt.image_inputs, batch.model
        ids = job.tokens_to_prefill if image_inputs is None else image_inputs.tokens
        pictures = None
        if image_inputs is not None and model.image_spec is not None:
            pictures = image_inputs.chunk(piece, model.image_spec, pages * model.cache.page)
        end = piece.start + piece.count
        last = end == len(ids)
        steered = None
        if last and job.steered:
            if not batch.compute_mask(job):
                return
            suppressed_tokens = job.suppressed_tokens(model.stop_ids)
            steered = steering([job.request.sampling], [job.allowed], model.vocabulary, [suppressed_tokens])
        chunk = prefill_chunk(
            ids,
            piece,
            place=batch.slots.place_of(job, piece, pages),
            budget=job.tokens_until_stop if last else 0,
            sampling=SamplingParameters.one(job.request.sampling, job.seed),
            vocabulary=model.vocabulary,
            steered=steered,
            answered=job.reprefilled_tokens,
            pictures=pictures,
            scored=job.scores is not None,
        )
        batch.slots.state, token, logits, scores = batch.programs.prefill(batch.slots.state, chunk)
        batch.slots.end_copy(job.slot)
        if job.scores is not None and scores is not None:
            job.scores.add(piece, scores)
        job.prefilled = end
        if last:
            batch.prefilling.remove(job)
            batch.decoding.append(job)
            sampled = SampledTokens(token, None if job.listing is None else batch.programs.logprobs(logits, token))
            batch.blocks.append(
                TokenBlock(jax.tree.map(lambda one: one[None, None], sampled), (job,), decoded=False, steps=1)
            )
        else:
            self._decoder.read_blocks(keep=0)  # their blocks were started before the chunk
            token.block_until_ready()  # keeps progress true, and at most one chunk ahead of the others' tokens
            if not job.reprefilled_tokens:
                job.emit(Prefilling(end, len(ids), job.reused))
