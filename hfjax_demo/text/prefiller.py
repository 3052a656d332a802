"""Prefill of prompts, a chunk at a time, between the blocks of decode steps."""

from __future__ import annotations

import time

from ..bridge.programs.program_table import CompilationFailed
from ..events import Prefilling
from .batch import Batch
from .block_decoder import BlockDecoder
from .logits_processing import steering
from .output_stream import OutputStream, as_generation_error
from .program_specs import PREFILL, PREFILL_WITH_IMAGES, PREFILL_WITH_LOGPROBS, scored_lengths
from .prompt_chunk import prefill_chunk
from .sampling import SamplingParameters
from .scheduler import PromptChunk, next_prompt_index
from .sequence import Sequence, TokenBlock

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
        lengths = list(batch.programs.shapes.prefill_chunks)
        if batch.decoding:
            most = PREFILL_TOKENS_PER_STEP * batch.block_size.steps
            lengths = [length for length in lengths if length <= most] or lengths[:1]
        left = lengths[-1]
        waiting: list[Sequence] = []  # for a program, a reply, or the next step
        while lengths and (ready := [sequence for sequence in batch.prefilling if sequence not in waiting]):
            rests = [each.prefill_count - each.prefilled for each in ready]
            sequence = ready[next_prompt_index(rests, batch.chunks)]
            if not sequence.reprefilled_tokens:
                batch.slots.share_prefix(sequence, batch.running)
                restored = 0 if batch.keeper is None else batch.keeper.restore(sequence)
                if restored != 0:
                    waiting.append(sequence)
                    if restored is not None:
                        batch.chunks += 1
                        _show_progress(sequence)
                    continue
            found = self._next_chunk(sequence, lengths)
            if found is None:
                waiting.append(sequence)
                continue
            piece, kind, tokens = found
            self._prefill_chunk(sequence, piece, kind, tokens)
            batch.chunks += 1
            left -= piece.length
            lengths = [length for length in lengths if length <= left]
        return batch.chunks - before

    def _next_chunk(self, sequence: Sequence, lengths: list[int]) -> tuple[PromptChunk, str, int] | None:
        """Return the next chunk of a prompt, with the kind of its program and the length of a sequence that this has to serve;
        None if the sequence has to wait, or has failed. Chunks are shorter until the program for a longer one exists."""
        batch, programs = self._batch, self._batch.programs
        if sequence.prompt.image_inputs is not None:
            kind, fitting = PREFILL_WITH_IMAGES, lengths
        elif sequence.scores_chunks:
            kind, fitting = PREFILL_WITH_LOGPROBS, scored_lengths(lengths, batch.model.vocabulary)
        else:
            kind, fitting = PREFILL, lengths
        began, not_made = time.perf_counter(), None
        for count in range(len(fitting), 0, -1):
            piece = self._chunk_within(sequence, fitting[:count])
            if piece is None or (sequence.awaits_mask and _is_last(sequence, piece)):
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
                    sequence.statistics.record_program_wait(began, time.perf_counter(), ready=True)
            if there:
                return piece, kind, tokens
            if piece.length > fitting[-1]:
                break  # an image that needs a single chunk
        if not_made is not None:
            batch.fail_sequence(sequence, as_generation_error(not_made.reason))
        else:
            sequence.statistics.record_program_wait(began, time.perf_counter(), ready=False)
        return None

    def _chunk_within(self, sequence: Sequence, lengths: list[int]) -> PromptChunk | None:
        shapes, image_inputs = self._batch.programs.shapes, sequence.prompt.image_inputs
        if image_inputs is None:
            return shapes.next_chunk(sequence.prefilled, sequence.prefill_count, lengths)
        return image_inputs.next_chunk(sequence.prefilled, lengths, shapes.context_length, padded=shapes.padded)

    def _prefill_chunk(self, sequence: Sequence, piece: PromptChunk, kind: str, tokens: int) -> None:
        """Start a chunk by the program that serves sequences of so many tokens."""
        batch, settings = self._batch, sequence.settings
        pages = batch.programs.pages_read(kind, piece.length, tokens)
        image_inputs, model = sequence.prompt.image_inputs, batch.model
        pictures = None
        if image_inputs is not None and model.image_spec is not None:
            pictures = image_inputs.chunk(piece, model.image_spec, pages * model.cache.page)
        last, steered = _is_last(sequence, piece), None
        if last and settings.is_steered:
            suppressed = sequence.suppressed_tokens(model.stop_ids)
            steered = steering([settings.sampling], [sequence.mask], model.vocabulary, [suppressed])
        chunk = prefill_chunk(
            sequence.prefill_ids if image_inputs is None else image_inputs.tokens,
            piece,
            place=batch.slots.place_of(sequence, piece, pages),
            budget=sequence.tokens_until_stop if last else 0,
            sampling=SamplingParameters.one(settings.sampling, settings.seed),
            vocabulary=model.vocabulary,
            steered=steered,
            with_logprobs=last and settings.with_logprobs,
            answered=sequence.reprefilled_tokens,
            pictures=pictures,
            scored=sequence.scores_chunks,
        )
        batch.slots.state, sampled, _, scores = batch.programs.prefill(batch.slots.state, chunk)
        batch.slots.end_copy(sequence.slot)
        if scores is not None:
            sequence.output.post(OutputStream.add_prompt_scores, piece, scores)
        sequence.prefilled = piece.start + piece.count
        if last:
            batch.prefilling.remove(sequence)
            batch.decoding.append(sequence)
            batch.blocks.append(TokenBlock(sampled, (sequence,), decoded=False, steps=1))
        else:
            self._decoder.read_blocks(keep=0)  # their blocks were started before the chunk
            sampled.tokens.block_until_ready()  # keeps progress true, and at most one chunk ahead of the others' tokens
            if not sequence.reprefilled_tokens:
                _show_progress(sequence)


def _show_progress(sequence: Sequence) -> None:
    found = sequence.statistics
    done = sequence.prefilled - found.reused_from_others
    sequence.output.post(OutputStream.show, Prefilling(done, len(sequence.prompt.ids), found.reused))


def _is_last(sequence: Sequence, piece: PromptChunk) -> bool:
    """Return whether a chunk is the last of those that are prefilled, so that the next token is sampled after it."""
    return piece.start + piece.count == sequence.prefill_count
