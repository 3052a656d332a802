"""The text engine: continuous batching of requests to one model, one step at a time.

The owner of the engine calls :meth:`TextEngine.step` as long as :attr:`~TextEngine.has_work` is true. A step

1. assigns slots and pages of the cache to waiting requests,
2. prefills a chunk of a prompt, a short one while other requests decode, so that a long prompt does not delay them for long,
3. starts the next block of decode steps for every sequence that is ready, and only then
4. reads the tokens of the previous block and turns them into events, while the device computes the new one;
5. starts a single step for constrained answers, whose next token mask depends on the token that was just read.

Prefixes that a prompt shares with a sequence in the cache are not prefilled again, see :mod:`.slots`.

A step only runs programs that are already compiled. It requests a missing one by :meth:`.programs.Programs.request_program`, and
meanwhile falls back to shorter chunks and to decode programs with fewer rows. A job that no existing program serves waits while
the others continue. If all of them wait, the engine has no work until a program arrives. If a program that a job needs cannot be
compiled, that job alone fails.

Parts: :mod:`.prompt_tokenizer` encodes requests, :mod:`.batch` holds the jobs, :mod:`.prefiller` and :mod:`.block_decoder` start
chunks and blocks.

The engine is not thread-safe: one thread at a time may call it, except its encoder. The buffers of its state are donated from
call to call, so only a step, or a method that is called between two steps, may access it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from ..bridge.sharding import memory_bytes
from ..events import FinishReason, Prefilling, PromptTrimmed, Queued
from ..fair_queue import FairQueue
from ..requests import EmbeddingRequest, TextRequest
from .batch import Batch
from .block_decoder import BlockDecoder
from .checking import check_logits, require_context_for_probe
from .constraints import GrammarCompiler
from .embedding import EmbeddingJob, Embeddings
from .embedding_config import EmbeddingConfig
from .embedding_programs import decoder_embedding_programs
from .job import Emit, Job, as_generation_error
from .logprobs import TokenBytes
from .model import TextModel
from .pictures.vision_encoder import VisionEncoder
from .prefiller import Prefiller
from .program_specs import PREFILL_WITH_LOGPROBS, state_shapes
from .programs import Programs
from .prompt_tokenizer import EncodedPrompt, PromptTokenizer
from .slots import MemoryRequest, SlotManager
from .step_functions import DecodeState
from .template_probes import find_chat_format
from .timing import RequestTiming


class TextEngine:
    """Serves many requests with one model: of one share (see :meth:`submit`) at most ``max_running_per_visitor`` at a time; 0: no
    limit.

    Attributes:
        encoder: tokenizes requests, on any thread.
        batch: the jobs and their blocks.
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
        self._programs = programs
        self._shapes = programs.shapes
        self._most_running = max_running_per_visitor
        self._thoughts_end_ids = tuple(model.tokenizer(self.chat.ends, add_special_tokens=False).input_ids)
        self._token_bytes = TokenBytes(model.tokenizer)
        self._vision_encoder = vision_encoder
        self._slots = SlotManager(programs, request_memory)
        self.batch = Batch(programs, self._slots, device)
        self._decoder = BlockDecoder(self.batch)
        self._prefiller = Prefiller(self.batch, self._decoder)
        self._embeddings = Embeddings(decoder_embedding_programs(programs), form, device)
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
        return memory_bytes((self._programs.params, seeing)) + self._slots.memory_bytes

    def stop_compiling(self) -> None:
        """Compile no further programs: the process ends."""
        self._programs.maker.close()

    def close(self) -> None:
        """Call :meth:`stop_compiling` and :meth:`free`."""
        self.stop_compiling()
        self.free()

    def free(self) -> None:
        """Free the device memory. The engine must not be used afterwards."""
        self._programs.free(self._slots.state)
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
        waits = self._stalled and self._programs.is_compiling and not self._programs.has_finished
        return self._embeddings.has_work or (not waits and bool(self.batch.jobs or self.batch.blocks))

    @property
    def jobs(self) -> list[Job]:
        """All jobs that were submitted and have not ended, embeddings excluded."""
        return self.batch.jobs

    @property
    def has_embedding_requests(self) -> bool:
        """Whether any embedding request is pending."""
        return self._embeddings.has_requests

    def prepare(self, name: str) -> None:
        """Compile the programs that every request needs.

        Raises:
            InvalidSetting: the context is too short for :meth:`check`.
        """
        require_context_for_probe(self.model, self._programs, name)
        self._programs.prepare()

    def check(self, name: str) -> Iterator[None]:
        """Run :func:`.pipeline_check.check_logits`.

        Raises:
            UnsupportedModel: the logits differ from PyTorch's.
        """
        yield from check_logits(self.model, self._programs, self._slots, name)

    def compile_next(self) -> bool:
        """Start compiling one program that will be needed later, unless one is being compiled; return False if none is left."""
        return self._programs.compile_next()

    def holds_conversation(self, prompt: Sequence[int], share: str) -> bool:
        """Return whether a free slot holds the conversation of this share that ``prompt`` continues."""
        return any(not slot.busy and slot.is_continued_by(prompt, share) for slot in self._slots.table.slots)

    def embed(
        self,
        request: EmbeddingRequest,
        emit: Emit,
        load_s: float = 0.0,
        inputs: Sequence[Sequence[int]] | None = None,
        *,
        since: float | None = None,
    ) -> EmbeddingJob:
        """Queue an embedding request; arguments as for :meth:`submit`."""
        inputs = self.encoder.encode_inputs(request) if inputs is None else inputs
        return self._embeddings.submit(request, emit, load_s, inputs, since)

    def submit(
        self,
        request: TextRequest,
        emit: Emit,
        load_s: float = 0.0,
        prompt: EncodedPrompt | None = None,
        *,
        share: str = "",
        since: float | None = None,
    ) -> Job:
        """Queue a request. Later calls of :meth:`step` pass its events to ``emit``.

        Args:
            prompt: the encoded request; None: it is encoded here.
            share: the visitor that the request counts for. Shares with the fewest slots are served first, and what one share has
                in the cache is not revealed to another.
            since: when the request arrived (``time.perf_counter()``), if not now.

        Raises:
            InvalidRequest: the prompt cannot be encoded or does not fit the context.
        """
        since = time.perf_counter() if since is None else since
        prompt = self.encoder.encode(request) if prompt is None else prompt
        job = Job.begun(
            request,
            emit,
            prompt,
            self.model,
            self.context_length,
            self._token_bytes,
            self.chat,
            self._thoughts_end_ids,
            timing=RequestTiming(load_s, since),
            share=share,
        )
        if prompt.dropped_messages:
            emit(PromptTrimmed(prompt.dropped_messages, len(prompt.ids), self.context_length))
        self._programs.retry_failed()
        self.batch.waiting.append(job)
        self._stalled = False
        return job

    def cancel(self, job: Job | EmbeddingJob) -> None:
        """Cancel a job in any state. When this returns, its slot is free and nothing computes for it any more."""
        if isinstance(job, EmbeddingJob):
            self._embeddings.cancel(job)
            return
        if job in self.batch.decoding:
            self._decoder.read_blocks(keep=0)  # a running block cannot be aborted: wait for it, and emit its tokens
        if not job.done:
            self.batch.finish(job, FinishReason.CANCELLED)
            self._stalled = False  # others may wait for its slot

    def fail(self, error: Exception) -> None:
        """Fail every job after an error, and start over with empty slots."""
        self._embeddings.fail(error)
        self._decoder.forget_timing()
        self.batch.fail(as_generation_error(error))

    def step(self) -> None:
        """Run one step; see the module's docstring."""
        done = self._admit() + self._prefiller.step() + self._embeddings.step()
        blocks_before, left_before = len(self.batch.blocks), self.batch.ended
        started = self._decoder.start_blocks()
        # While a new block computes, read all earlier ones; without a new one, read all.
        self._decoder.read_blocks(keep=started if blocks_before else 0)
        started += self._decoder.start_constrained()
        self._stalled = not (done or started or blocks_before or self.batch.ended != left_before)

    def _admit(self) -> int:
        """Assign slots to waiting jobs in fair order, except those whose programs are missing; return how many got one."""
        batch = self.batch
        if not batch.waiting:
            return 0
        admitted = 0
        held = Counter(job.share for job in batch.jobs_with_slots)
        in_turn = [batch.waiting[place] for place in self._turns.order([job.share for job in batch.waiting], held)]
        for job in in_turn:
            if job.share and 0 < self._most_running <= held[job.share]:
                continue
            if not batch.has_programs(job, partial(self._has_prompt_programs, job)):
                continue
            if not self._slots.assign_slot(job):
                break
            held[job.share] += 1
            self._turns.record_turn(job.share)
            batch.waiting.remove(job)
            batch.prefilling.append(job)  # first, so that a failure below finds the job
            self._slots.share_prefix(job, batch.jobs_with_slots)
            job.timing.begin_prefill()
            job.emit(
                Prefilling(
                    job.prefilled - job.reused_from_others, len(job.prompt.ids), job.reused, job.prompt.processor_ids
                )
            )
            admitted += 1
        for_slots = [
            job for job in in_turn if job in batch.waiting and job.timing.awaiting_program_since is None
        ]  # not for programs
        for position, job in enumerate(for_slots, start=1):
            if job.position_in_queue != position:
                job.position_in_queue = position
                job.emit(Queued(position))
        return admitted

    def _has_prompt_programs(self, job: Job) -> bool:
        """Return whether the programs that a job's prompt needs exist, beyond those that every prompt needs.

        Raises:
            CompilationFailed: one of them cannot be compiled.
        """
        there = True
        self._programs.requested_kinds.add(job.kind)
        if job.listing is not None:
            there = self._programs.request_program("logprobs") and there
        if job.scores is not None:
            for length in self._programs.scored_chunks:
                there = self._programs.request_program(PREFILL_WITH_LOGPROBS, length) and there
        return there
