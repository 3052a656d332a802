"""The sequences of a text engine by stage, the blocks that the device computes for them, and how a sequence ends."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from ..bridge.programs.program_table import CompilationFailed
from ..errors import HfjaxError
from ..events import FinishReason
from .adaptive_block_size import AdaptiveBlockSize
from .kept_pages import PageKeeper
from .output_stream import OutputStream, Reply, as_generation_error
from .programs import Programs
from .sampling import Logprobs
from .sequence import Sequence, TokenBlock
from .slots import SlotManager


class Batch:
    """The sequences of one engine. Not thread-safe, as the engine; only :attr:`replies` is appended to by any thread.

    Attributes:
        waiting: sequences without a slot, in order of arrival.
        prefilling: sequences whose prompt is being prefilled.
        decoding: sequences whose answer is being generated, the ones served last at the end.
        blocks: the blocks that the device computes, in the order in which they were started.
        replies: of the text side, not carried out yet.
        chunks: number of chunks prefilled so far.
        ended: number of sequences that have released their slots so far.
        keeper: of pages on disk; None: none are kept there.
        starved: sequences of the present step that get no pages for their next tokens until others have finished.
    """

    def __init__(self, programs: Programs, slots: SlotManager, keeper: PageKeeper | None = None) -> None:
        self.model = programs.model
        self.programs = programs
        self.slots = slots
        self.keeper = keeper
        self.block_size = AdaptiveBlockSize.of(self.model.platform, programs.shapes.decode_steps)
        self.waiting: list[Sequence] = []
        self.prefilling: list[Sequence] = []
        self.decoding: list[Sequence] = []
        self.blocks: deque[TokenBlock] = deque()
        self.replies: deque[Reply] = deque()
        self.chunks = 0
        self.ended = 0
        self.starved: list[Sequence] = []

    @property
    def sequences(self) -> list[Sequence]:
        """All sequences that have not ended."""
        return [*self.waiting, *self.running]

    @property
    def running(self) -> list[Sequence]:
        """The sequences that have a slot."""
        return [*self.prefilling, *self.decoding]

    def has_programs(self, sequence: Sequence, want: Callable[[], bool]) -> bool:
        """Return whether the programs that a sequence needs exist. If one of them cannot be compiled, the sequence fails."""
        began = time.perf_counter()
        try:
            there = want()
        except CompilationFailed as error:
            self.fail_sequence(sequence, as_generation_error(error.reason))
            return False
        sequence.statistics.record_program_wait(began, time.perf_counter(), ready=there)
        return there

    def projected_length(self, sequence: Sequence, more: int) -> int:
        """Return the most tokens of prompt and answer after ``more`` steps, including those that are still being computed."""
        ahead = sum(block.steps for block in self.blocks if sequence in block.sequences)
        return min(len(sequence.prompt.ids) + len(sequence.tokens) + ahead + more, sequence.max_total_tokens)

    def with_pages(self, sequences: list[Sequence], steps: int) -> list[Sequence]:
        """Return those of these sequences that have pages for so many steps, and record the others as :attr:`starved`."""
        served: list[Sequence] = []
        for sequence in sequences:
            if self.slots.grow(sequence, self.projected_length(sequence, steps)):
                served.append(sequence)
            elif sequence not in self.starved:  # a step asks twice for a constrained answer
                self.starved.append(sequence)
        return served

    def make_room(self) -> bool:
        """If every running answer is starved, have the shortest give up its slot and wait, to be prefilled again; the only one
        ends, as at the end of its context. Return whether that was done."""
        if not self.starved or self.prefilling or len(self.starved) < len(self.decoding):
            return False
        if len(self.starved) == 1:
            self.end_at_limit(self.starved[0])
        else:
            self.suspend(min(self.starved, key=lambda sequence: len(sequence.prompt.ids) + len(sequence.tokens)))
        return True

    def suspend(self, sequence: Sequence) -> None:
        """Take the slot from a sequence that no block is computed for; it waits for another one, before all others."""
        self.slots.release(sequence, beyond=False)
        (self.prefilling if sequence in self.prefilling else self.decoding).remove(sequence)
        sequence.restart()
        self.waiting.insert(0, sequence)

    def end_at_limit(self, sequence: Sequence) -> None:
        """End an answer because there is no memory for more of it."""
        self.remove(sequence)
        sequence.output.post(OutputStream.finish, FinishReason.LENGTH)

    def take(self, sequence: Sequence, tokens: list[int], logprobs: list[Logprobs], now: float) -> None:
        """Record new tokens of a sequence and pass them to its text side; remove it if they end the answer.

        Args:
            logprobs: of each token; empty if they were not requested.
            now: when they arrived.
        """
        taken, reason = sequence.up_to_end(tokens, self.model.stop_ids)
        if not sequence.tokens:
            sequence.statistics.end_prefill(now)
        sequence.tokens += taken
        sequence.mask = None
        if reason is not None:
            self.remove(sequence, beyond=len(taken) < len(tokens))
        is_paused = sequence.is_at_pause and not sequence.needs_reprefill
        sequence.output.post(OutputStream.take, taken, logprobs, now, reason, is_paused)

    def carry_out_replies(self) -> None:
        """Carry out what the text side has decided."""
        by_output = {sequence.output: sequence for sequence in self.running} if self.replies else {}
        while self.replies:
            reply = self.replies.popleft()
            sequence = by_output.get(reply.output)
            if sequence is None or sequence.done:
                continue
            if reply.resumes:
                sequence.resume(reply.forced, pauses_again=reply.pauses_again)
            if reply.is_over:
                beyond = reply.tokens < len(sequence.tokens)
                del sequence.tokens[reply.tokens :]
                self.remove(sequence, beyond=beyond)
                continue
            sequence.mask = reply.mask
            if reply.resumes:
                self.decoding.remove(sequence)
                self.prefilling.append(sequence)
                if not self.slots.grow(sequence, len(sequence.prompt.ids) + len(sequence.tokens)):
                    self.suspend(sequence)

    def cancel(self, sequence: Sequence) -> None:
        """Cancel a sequence, and free its slot."""
        self.remove(sequence)
        sequence.output.post(OutputStream.finish, FinishReason.CANCELLED)

    def fail_sequence(self, sequence: Sequence, error: HfjaxError) -> None:
        """End a sequence with an error, and free its slot."""
        self.remove(sequence)
        sequence.output.post(OutputStream.fail, error)

    def remove(self, sequence: Sequence, *, beyond: bool = False) -> None:
        """Remove a sequence that has ended, and free its slot.

        Args:
            beyond: the device has computed more tokens than the sequence has.
        """
        if sequence in self.waiting:
            sequence.done = True
            self.waiting.remove(sequence)
            return
        # If the device has also seen the end, blocks that are still running do not advance the slot.
        on_their_way = any(sequence in block.sequences for block in self.blocks)
        self.slots.release(
            sequence, beyond=beyond or (on_their_way and not sequence.ends_on_device(self.model.stop_ids))
        )
        if self.keeper is not None:
            self.keeper.keep(sequence)
        self.ended += 1
        sequence.done = True  # last: if a call above raises, the sequence is still among those that :meth:`fail` ends
        (self.prefilling if sequence in self.prefilling else self.decoding).remove(sequence)

    def fail(self, failure: HfjaxError) -> None:
        """End every sequence with an error, and reset the slots to empty ones."""
        for sequence in self.sequences:
            sequence.done = True
            sequence.output.post(OutputStream.fail, failure)
        self.waiting.clear()
        self.prefilling.clear()
        self.decoding.clear()
        self.blocks.clear()
        self.slots.reset_slots()
