"""Blocks of decode steps: which sequences share a block, its width and steps, and how its tokens are read."""

from __future__ import annotations

import time

import jax

from ..bridge.programs.program_table import CompilationFailed
from .batch import Batch
from .decode_state import NO_TOKEN
from .lookup_drafts import DraftStatistics, find_draft
from .output_stream import as_generation_error
from .program_specs import DECODE, VERIFY
from .sequence import Sequence, TokenBlock


class BlockDecoder:
    """Starts and reads the decode blocks of a batch.

    Attributes:
        steps_done: decode steps that the device has computed so far.
        drafts: whether drafts pay.
    """

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self.steps_done = 0
        self.drafts = DraftStatistics()
        self._last_read: tuple[float, int] | None = None  # when the last block was read, and the chunks by then
        self._answer: Sequence | None = None  # the one that the statistics are of
        self._verified: tuple[TokenBlock, float] | None = None  # the last block of a draft, and when it was started

    def forget_timing(self) -> None:
        """Forget when the last block was read: the blocks have been dropped."""
        self._last_read = None

    def start_blocks(self) -> int:
        """Start a block of decode steps for the sequences that are ready; return the number of blocks."""
        batch = self._batch
        if not batch.decoding or (
            batch.blocks and self._draft()
        ):  # the draft awaits the tokens that are being computed
            return 0
        steps = self._next_block_steps()
        ready = [
            sequence
            for sequence in batch.decoding
            # else its last tokens are already being computed
            if batch.projected_length(sequence, 0) < sequence.max_total_tokens
            and not sequence.settings.is_constrained
            and not sequence.is_at_pause
        ]
        return self._start_block(ready, steps) if ready else 0

    def start_constrained(self) -> int:
        """Start a step for the constrained answers whose next masks are known; return the number of blocks."""
        batch = self._batch
        on_their_way = [sequence for block in batch.blocks for sequence in block.sequences]
        ready = [
            sequence
            for sequence in batch.decoding
            if sequence.mask is not None and not sequence.is_at_pause and sequence not in on_their_way
        ]
        return self._start_block(ready, 1) if ready else 0

    def start_drafted(self) -> int:
        """Start to verify a draft for the only sequence, if there is any; return the number of blocks."""
        batch = self._batch
        if batch.blocks or not (draft := self._draft()):
            return 0
        sequence, verified = batch.decoding[0], batch.programs.shapes.verified
        if not batch.slots.grow(sequence, batch.projected_length(sequence, verified)):
            return 0
        tokens = len(sequence.prompt.ids) + len(sequence.tokens) + verified
        began = time.perf_counter()  # a call may return at once, or with its results
        sampled, by_row = batch.slots.decode([sequence], 1, verified, tokens=tokens, drafts=draft)
        block = TokenBlock(sampled, by_row, decoded=True, steps=verified, is_timed=False)
        batch.blocks.append(block)
        self._verified = block, began
        return 1

    def _draft(self) -> tuple[int, ...]:
        """Return the draft for the only sequence; nothing if it has none, or if there is no program for it yet."""
        batch, programs = self._batch, self._batch.programs
        verified = programs.shapes.verified
        if not verified or len(batch.decoding) != 1 or batch.prefilling or batch.waiting:
            return ()
        sequence = batch.decoding[0]
        if sequence is not self._answer:
            self._answer = sequence
            self.drafts.begin_answer()
        tokens = len(sequence.prompt.ids) + len(sequence.tokens) + verified
        if (
            not sequence.tokens
            or sequence.settings.is_constrained
            or sequence.prompt.image_inputs is not None
            or sequence.is_at_pause
            or tokens > programs.shapes.positions
            or len(sequence.tokens) < self.drafts.rests_until
        ):
            return ()
        draft = find_draft(sequence.all_ids, verified - 1)
        if draft and not programs.ready(VERIFY, [verified], tokens=tokens):
            programs.ahead(VERIFY, verified, tokens=tokens)
            return ()
        return draft

    def _next_block_steps(self) -> int:
        """Return the steps of the next block: half as many if answers are constrained, which get one token between two blocks."""
        batch = self._batch
        constrained = any(sequence.settings.is_constrained for sequence in batch.decoding)
        return max(1, batch.block_size.steps // 2) if constrained else batch.block_size.steps

    def _start_block(self, sequences: list[Sequence], steps: int) -> int:
        """Start a block for these sequences, or those of them that an existing program serves; return the number of blocks."""
        batch = self._batch
        sequences = batch.with_pages(sequences, steps)
        if not sequences:
            return 0
        began, width, not_made, served = time.perf_counter(), 0, None, sequences
        try:
            width = self._find_width(sequences, len(sequences) + len(batch.prefilling) + len(batch.waiting))
        except CompilationFailed as error:
            not_made = error
        if not width:
            served, width = self._served(sequences)
        now = time.perf_counter()
        for sequence in sequences:
            ready = sequence in served or bool(self._served([sequence])[1])
            if not_made is not None and not ready:
                batch.fail_sequence(sequence, as_generation_error(not_made.reason))
            else:
                sequence.statistics.record_program_wait(began, now, ready=ready)
        if not width:
            return 0
        tokens = self._max_length_after_block(served)
        # The sequences that are served now go to the end.
        batch.decoding = [*(sequence for sequence in batch.decoding if sequence not in served), *served]
        ordered = sorted(served, key=lambda sequence: batch.projected_length(sequence, 0))
        sampled, by_row = batch.slots.decode(ordered, width, steps, tokens=tokens)
        is_timed = not ordered[0].settings.is_constrained
        batch.blocks.append(TokenBlock(sampled, by_row, decoded=True, steps=steps, is_timed=is_timed))
        return 1

    def _served(self, sequences: list[Sequence]) -> tuple[list[Sequence], int]:
        """Return those of these sequences that an existing program serves at once, as many as possible of the shortest ones, and
        its width; no sequences and 0 if there is none."""
        programs = self._batch.programs
        for most in sorted({self._max_length_after_block([each]) for each in sequences}, reverse=True):
            widths = programs.ready(DECODE, programs.shapes.decode_widths, tokens=most)
            if widths:
                some = [each for each in sequences if self._max_length_after_block([each]) <= most]
                width = next((width for width in widths if width >= len(some)), widths[-1])
                return some[:width], width
        return [], 0

    def _find_width(self, sequences: list[Sequence], soon: int) -> int:
        """Return the width of the narrowest decode program that serves these sequences at once; 0 if none exists.

        If none exists, one with as many rows as are needed ``soon`` is requested.

        Raises:
            CompilationFailed: none exists, and those that would serve cannot be compiled.
        """
        programs, tokens = self._batch.programs, self._max_length_after_block(sequences)
        widths = [width for width in programs.shapes.decode_widths if width >= len(sequences)]
        if ready := programs.ready(DECODE, widths, tokens=tokens):
            # Those that read fewer positions, or more if the sequences will soon need it.
            programs.ahead(DECODE, ready[0], tokens=tokens)
            programs.ahead(DECODE, ready[0], tokens=min(2 * tokens, programs.shapes.positions))
            return ready[0]
        wanted = next((width for width in widths if width >= soon), widths[-1])
        not_made: CompilationFailed | None = None
        for width in dict.fromkeys((wanted, widths[0])):
            try:
                return width if programs.request_program(DECODE, width, tokens=tokens) else 0
            except CompilationFailed as error:
                not_made = error
        assert not_made is not None
        raise not_made

    def _max_length_after_block(self, sequences: list[Sequence]) -> int:
        """Return the number of tokens that the longest of these sequences will have after a block."""
        steps = self._next_block_steps()
        return max(self._batch.projected_length(sequence, steps) for sequence in sequences)

    def read_blocks(self, keep: int) -> None:
        """Read all blocks but the last ``keep``, and pass their tokens on. Waits for the device."""
        batch = self._batch
        while len(batch.blocks) > keep:
            self._read_block(batch.blocks.popleft())

    def _read_block(self, block: TokenBlock) -> None:
        batch = self._batch
        sampled = jax.device_get(block.sampled)  # waits for the device
        if not block.decoded:
            sampled = jax.tree.map(lambda array: array[None, None], sampled)
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
        new_tokens = list(block.split(sampled))
        if self._verified is not None and self._verified[0] is block and new_tokens:
            (sequence, gained, _), step_s = new_tokens[0], batch.block_size.step_s
            self.drafts.measured(len(sequence.tokens) + len(gained), len(gained), now - self._verified[1], step_s)
        for sequence, tokens, logprobs in new_tokens:
            batch.take(sequence, tokens, logprobs, now)
        batch.carry_out_replies()
        for sequence, *_ in new_tokens:
            if sequence.needs_reprefill and not sequence.done:
                self._restart_prefill(sequence)

    def _restart_prefill(self, sequence: Sequence) -> None:
        """Prefill again all tokens of a sequence, prompt and answer; decoding continues from there."""
        batch = self._batch
        sequence.prefilled, sequence.reprefilled_tokens = 0, len(sequence.tokens)
        if not batch.slots.restart_prompt(sequence):
            batch.fail_sequence(sequence, as_generation_error(MemoryError("no memory is left for it")))
            return
        batch.decoding.remove(sequence)
        batch.prefilling.append(sequence)
