"""The text engine: continuous batching of requests to one model, one step at a time.

The owner of the engine calls :meth:`TextEngine.step` as long as :attr:`~TextEngine.has_work` is true. A step

1. assigns slots and pages of the cache to waiting requests; a request for which there is no memory waits, or is refused,
2. prefills a chunk of a prompt, a short one while other requests decode, so that a long prompt does not delay them for long,
3. starts the next block of decode steps for every sequence that is ready, and only then
4. reads the tokens of the previous block and passes them on, while the device computes the new one;
5. starts a single step for constrained answers whose next token mask, which depends on the token before, is known, and a
   verification for a single answer that repeats what was said before (:mod:`.lookup_drafts`).

Prefixes that a prompt shares with a sequence in the cache are not prefilled again, see :mod:`.slots`.

A step only runs programs that are already compiled. It requests a missing one by :meth:`.programs.Programs.request_program`, and
meanwhile falls back to shorter chunks and to decode programs with fewer rows. A sequence that no existing program serves waits
while the others continue. If all of them wait, for programs or for replies, the engine has no work until one arrives. If a
program that a sequence needs cannot be compiled, that sequence alone fails.

Parts: :mod:`.prompt_tokenizer` encodes requests, :mod:`.batch` holds the sequences, :mod:`.prefiller` and :mod:`.block_decoder`
start chunks and blocks. The tokens of a sequence go to its :mod:`.output_stream`, whose replies are carried out within a step.

The engine is not thread-safe: one thread at a time may call it, except :meth:`TextEngine.begin` and its encoder. The buffers of
its state are donated from call to call, so only a step, or a method that is called between two steps, may access it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from ..bridge.sharding import memory_bytes
from ..events import Prefilling, PromptTrimmed, Queued
from ..fair_queue import FairQueue
from ..requests import EmbeddingRequest, TextRequest
from .batch import Batch
from .block_decoder import BlockDecoder
from .checking import check_logits, require_context_for_probe
from .constraints import GrammarCompiler
from .decode_state import DecodeState
from .embedding import EmbeddingJob, Embeddings
from .embedding_config import EmbeddingConfig
from .embedding_programs import decoder_embedding_programs
from .kept_pages import OnDevice, PageKeeper, run_here
from .logprobs import TokenBytes
from .model import TextModel
from .output_stream import (
    Emit,
    InlineTextRunner,
    OutputSettings,
    OutputStream,
    TextRunner,
    as_generation_error,
)
from .page_files import PageFiles
from .prefiller import Prefiller
from .program_specs import PREFILL_WITH_LOGPROBS, state_shapes
from .programs import Programs
from .prompt_tokenizer import PromptTokenizer
from .sequence import Sequence, SequenceSettings
from .slots import MemoryRequest, SlotManager
from .template_probes import find_chat_format
from .timing import AnswerTiming

if TYPE_CHECKING:
    from .pictures.vision_encoder import VisionEncoder


class TextEngine:
    """Serves many requests with one model: of one share (see :meth:`submit`) at most ``max_running_per_visitor`` at a time; 0: no
    limit.

    Attributes:
        encoder: tokenizes requests, on any thread.
        batch: the sequences and their blocks.
    """

    def __init__(
        self,
        model: TextModel,
        programs: Programs,
        device: str,
        request_memory: MemoryRequest,
        max_running_per_visitor: int = 0,
        vision_encoder: VisionEncoder | None = None,
        form: EmbeddingConfig | None = None,
        page_files: PageFiles | None = None,
        on_device: OnDevice = run_here,
    ) -> None:
        form = form or EmbeddingConfig()
        self.model = model
        self.chat = find_chat_format(model.tokenizer, model.stop_ids)
        self.encoder = PromptTokenizer(
            model.tokenizer,
            model.vocabulary,
            programs.shapes.context_length,
            vision_encoder,
            model.no_vision_reason,
            self.chat,
            form,
            GrammarCompiler(model.tokenizer, model.vocabulary, model.stop_ids),
        )
        self.programs = programs
        self._shapes = programs.shapes
        self._most_running = max_running_per_visitor
        self._output_settings = OutputSettings(
            model.tokenizer,
            self.chat,
            tuple(model.tokenizer(self.chat.ends, add_special_tokens=False).input_ids),
            tuple(model.stop_ids),
            TokenBytes(model.tokenizer),
            programs.shapes.context_length,
            device,
        )
        self._vision_encoder = vision_encoder
        self._slots = SlotManager(programs, request_memory)
        keeper = None if page_files is None else PageKeeper(page_files, self._slots, programs, on_device)
        self.batch = Batch(programs, self._slots, keeper)
        self._decoder = BlockDecoder(self.batch)
        self._prefiller = Prefiller(self.batch, self._decoder)
        self._embeddings = Embeddings(decoder_embedding_programs(programs, form.longest), form, device)
        self._stalled = False  # the last step made no progress
        self._turns = FairQueue()

    @property
    def decode_steps(self) -> int:
        """Number of decode steps so far."""
        return self._decoder.steps_done

    @property
    def context_length(self) -> int:
        """Context length in tokens, answer included."""
        return self._shapes.context_length

    @property
    def memory_bytes(self) -> int:
        """Device memory that weights and caches take now, in bytes."""
        seeing = () if self._vision_encoder is None else self._vision_encoder.params
        return memory_bytes((self.programs.params, seeing)) + self._slots.memory_bytes

    def stop_compiling(self) -> None:
        """Compile no further programs: the process ends."""
        self.programs.maker.close()

    def close(self) -> None:
        """Call :meth:`stop_compiling` and :meth:`free`."""
        self.stop_compiling()
        self.free()

    def free(self) -> None:
        """Free the device memory. The engine must not be used afterwards."""
        if self.batch.keeper is not None:
            self.batch.keeper.close()
        self.programs.free(self._slots.state)
        if self._vision_encoder is not None:
            self._vision_encoder.close()
        self.batch.blocks.clear()

    @property
    def state_shapes(self) -> DecodeState:
        """The arguments of the programs that hold the state of all slots, as shapes."""
        return state_shapes(self.model, self._shapes)

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        batch, programs = self.batch, self.programs
        if self._embeddings.has_work:
            return True
        if self._stalled and not batch.replies and not programs.has_finished:
            waits_for_text = any(sequence.awaits_mask or sequence.is_at_pause for sequence in batch.running)
            if programs.is_compiling or waits_for_text:
                return False
        return bool(batch.sequences or batch.blocks)

    @property
    def sequences(self) -> list[Sequence]:
        """All sequences that were submitted and have not ended."""
        return self.batch.sequences

    @property
    def has_embedding_requests(self) -> bool:
        """Whether any embedding request is pending."""
        return self._embeddings.has_requests

    def prepare(self, name: str) -> None:
        """Compile the programs that every request needs.

        Raises:
            InvalidSetting: the context is too short for :meth:`check`.
        """
        require_context_for_probe(self.model, self.programs, name)
        self.programs.prepare()

    def check(self, name: str) -> Iterator[None]:
        """Run :func:`.checking.check_logits`.

        Raises:
            UnsupportedModel: the logits differ from PyTorch's.
        """
        yield from check_logits(self.model, self.programs, self._slots, name)

    def compile_next(self) -> bool:
        """Start compiling one program that will be needed later, unless one is being compiled; return False if none is left."""
        return self.programs.compile_next()

    def holds_conversation(self, sequence: Sequence) -> bool:
        """Return whether a free slot holds the conversation that a sequence continues."""
        ids, share = sequence.prompt.ids, sequence.settings.share
        return any(not slot.busy and slot.is_continued_by(ids, share) for slot in self._slots.table.slots)

    def embed(
        self,
        request: EmbeddingRequest,
        emit: Emit,
        load_s: float = 0.0,
        inputs: list[list[int]] | None = None,
        *,
        since: float | None = None,
    ) -> EmbeddingJob:
        """Queue an embedding request; arguments as for :meth:`submit`."""
        inputs = self.encoder.encode_inputs(request) if inputs is None else inputs
        return self._embeddings.submit(request, emit, load_s, inputs, since)

    def begin(
        self,
        request: TextRequest,
        emit: Emit,
        load_s: float = 0.0,
        *,
        share: str = "",
        since: float | None = None,
        runner: TextRunner | None = None,
    ) -> Sequence:
        """Encode a request; return its sequence, which :meth:`add` queues. May be called on any thread, as :attr:`encoder` may.

        Args:
            emit: gets the events of the answer, where ``runner`` runs its text side; None: within :meth:`step`.
            share: the visitor that the request counts for. Shares with the fewest slots are served first, and what one share has
                in the cache is not revealed to another.
            since: when the request arrived (``time.perf_counter()``), if not now.

        Raises:
            InvalidRequest: the prompt cannot be encoded or does not fit the context.
        """
        timing = AnswerTiming(load_s, time.perf_counter() if since is None else since)
        encoded, model = self.encoder.encode(request), self.model
        switch = model.rope_switch if model.recomputes_at_switch else None
        settings = SequenceSettings.of(request, encoded, self.context_length, switch, share)
        shared, runner = self._output_settings, runner or InlineTextRunner()
        output = OutputStream(request, encoded, settings, shared, emit, runner, timing)
        mask, prompt = output.grammar.mask(), encoded.prompt
        if prompt.dropped_messages:
            emit(PromptTrimmed(prompt.dropped_messages, len(prompt.ids), self.context_length))
        return Sequence(prompt, settings, output, output.prefill, request.thinking_tokens or None, mask)

    def add(self, sequence: Sequence) -> Sequence:
        """Queue a sequence that :meth:`begin` has returned, and return it."""
        sequence.output.deliver = self.batch.replies.append
        self.programs.retry_failed()
        self.batch.waiting.append(sequence)
        self._stalled = False
        return sequence

    def submit(self, request: TextRequest, emit: Emit, load_s: float = 0.0, *, share: str = "") -> Sequence:
        """Call :meth:`begin` and :meth:`add`: the text side runs within :meth:`step`."""
        return self.add(self.begin(request, emit, load_s, share=share))

    def cancel(self, request: Sequence | EmbeddingJob) -> None:
        """Cancel a request in any state. When this returns, its slot is free and nothing computes for it any more."""
        if isinstance(request, EmbeddingJob):
            self._embeddings.cancel(request)
            return
        if request in self.batch.decoding:
            self._decoder.read_blocks(keep=0)  # a running block cannot be aborted: wait for it, and pass its tokens on
        if not request.done:
            self.batch.cancel(request)
            self._stalled = False  # others may wait for its slot

    def fail(self, error: Exception) -> None:
        """Fail every request after an error, and start over with empty slots."""
        self._embeddings.fail(error)
        self._decoder.forget_timing()
        self.batch.fail(as_generation_error(error))

    def step(self) -> None:
        """Run one step; see the module's docstring."""
        ended_before = self.batch.ended
        self.batch.carry_out_replies()
        self.batch.starved.clear()
        done = self._admit() + self._prefiller.step() + self._embeddings.step()
        blocks_before = len(self.batch.blocks)
        # Constrained answers first, whose masks have arrived since: their single step precedes the block.
        started = self._decoder.start_constrained() + (self._decoder.start_drafted() or self._decoder.start_blocks())
        # While a new block computes, read all earlier ones; without a new one, read all.
        self._decoder.read_blocks(keep=started if blocks_before else 0)
        started += self._decoder.start_constrained() + self._decoder.start_drafted()
        moved = done or started or blocks_before or self.batch.ended != ended_before
        self._stalled = not (moved or self.batch.make_room())

    def _admit(self) -> int:
        """Assign slots to waiting sequences in fair order, except those whose programs are missing; return how many got one."""
        batch = self.batch
        if not batch.waiting:
            return 0
        admitted = 0
        held = Counter(sequence.settings.share for sequence in batch.running)
        places = self._turns.order([sequence.settings.share for sequence in batch.waiting], held)
        in_turn = [batch.waiting[place] for place in places]
        for sequence in in_turn:
            share = sequence.settings.share
            if share and 0 < self._most_running <= held[share]:
                continue
            if not batch.has_programs(sequence, partial(self._has_prompt_programs, sequence)):
                continue
            if not self._slots.assign_slot(sequence):
                if self._slots.table.busy:
                    break
                self._refuse(sequence)
                continue
            held[share] += 1
            self._turns.record_turn(share)
            batch.waiting.remove(sequence)
            batch.prefilling.append(sequence)  # first, so that a failure below finds the sequence
            self._slots.share_prefix(sequence, batch.running)
            if not sequence.tokens:  # else it had a slot before
                found, prompt = sequence.statistics, sequence.prompt
                found.begin_prefill()
                done = sequence.prefilled - found.reused_from_others
                begun = Prefilling(done, len(prompt.ids), found.reused, prompt.processor_ids)
                sequence.output.post(OutputStream.show, begun)
            admitted += 1
        for_slots = [
            sequence
            for sequence in in_turn
            if sequence in batch.waiting and sequence.statistics.awaiting_program_since is None
        ]  # not for programs
        for position, sequence in enumerate(for_slots, start=1):
            if sequence.position_in_queue != position:
                sequence.position_in_queue = position
                sequence.output.post(OutputStream.show, Queued(position))
        return admitted

    def _refuse(self, sequence: Sequence) -> None:
        """End a waiting sequence for which there is no memory although no other has any."""
        if sequence.tokens:
            self.batch.end_at_limit(sequence)
        else:
            self.batch.fail_sequence(sequence, self._slots.refusal(sequence))

    def _has_prompt_programs(self, sequence: Sequence) -> bool:
        """Return whether the programs that a prompt needs exist, beyond those that every prompt needs.

        Raises:
            CompilationFailed: one of them cannot be compiled.
        """
        there = True
        if sequence.scores_chunks:
            for length in self.programs.scored_chunks:
                there = self.programs.request_program(PREFILL_WITH_LOGPROBS, length) and there
        return there
