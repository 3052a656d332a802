"""The chat engine: requests in, events out, one step at a time.

Whoever owns the engine calls :meth:`TextEngine.step` as long as :attr:`~TextEngine.has_work`. A step

1. gives free slots to waiting requests,
2. puts one chunk of one prompt into the cache, so that a long prompt never holds the others up for long,
3. starts the next block of decode steps for every conversation that is ready, and only then
4. reads the tokens of the block before it and turns them into events, while the device computes the new one.

The engine knows no threads: all calls come from one, which is also the only one that may trace.
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.compiler import Compiler
from ..bridge.functional import Params, parameter_bytes
from ..errors import EngineFailed, HfjaxError, InvalidSetting
from ..events import Failed, Finished, FinishReason, Prefilling, Queued, TextDelta, TextStatistics, Trimmed
from ..settings import SamplingSettings, Settings
from .decode import NO_TOKEN, PrefillChunk
from .detokenizer import Detokenizer
from .job import Block, Emit, Job
from .kv_cache import cache_positions
from .model import TextModel, load_text_model
from .programs import Programs, Shapes
from .prompt import encode
from .request import TextRequest
from .sampling import SamplingRows
from .scheduler import SlotTable, next_chunk
from .stopping import StopStrings


def load_engine(
    folder: Path,
    name: str,
    *,
    dtype: str,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
) -> TextEngine:
    """Load a model folder and check that the compiled programs answer as PyTorch does. Call on the device thread.

    Args:
        folder: config, safetensors and tokenizer, as ``from_pretrained`` takes them.
        name: what people call the model.
        dtype: "float32", "bfloat16" or "float16".
        device: its label, for the statistics.
        on_progress: told what loading is at.
        compiler: makes the engine's programs, now and later on.

    Raises:
        InvalidModelFolder, UnsupportedModel: see :func:`model.load_text_model`.
    """
    params, model = load_text_model(folder, name, dtype, on_progress, compiler.store)
    engine = build_engine(params, model, settings=settings, device=device, compiler=compiler)
    engine.check(name)
    return engine


def build_engine(
    params: Params, model: TextModel, *, settings: Settings, device: str, compiler: Compiler
) -> TextEngine:
    """An engine with the shapes that the settings ask for, no longer than the model was made for."""
    context_length = min(settings.context_length, model.max_positions or settings.context_length)
    most = cache_positions(context_length)
    prefill_chunks = tuple(length for length in settings.prefill_chunks if length <= most) or (most,)
    shapes = Shapes(
        slots=settings.slots,
        context_length=context_length,
        prefill_chunks=prefill_chunks,
        decode_widths=tuple(sorted({1, settings.slots})),
        decode_steps=settings.decode_block,
    )
    positions = cache_positions(min(max(settings.initial_positions, prefill_chunks[0]), context_length))
    return TextEngine(model, Programs(model, params, shapes, compiler, positions), device)


class TextEngine:
    """Serves many conversations with one model."""

    def __init__(self, model: TextModel, programs: Programs, device: str) -> None:
        self.model = model
        self.decode_steps = 0
        self._programs = programs
        self._device = device
        self._shapes = programs.shapes
        self._state = programs.init_state()
        self._slots = SlotTable.of(self._shapes.slots)
        self._waiting: deque[Job] = deque()
        self._prefilling: deque[Job] = deque()
        self._decoding: list[Job] = []
        self._blocks: deque[Block] = deque()

    @property
    def context_length(self) -> int:
        """Tokens a conversation may have, answer included."""
        return self._shapes.context_length

    @property
    def architecture(self) -> str:
        """The model's class, such as "LlamaForCausalLM"."""
        return self.model.architecture

    @property
    def parameters(self) -> int:
        """How many numbers the model learnt, each counted once."""
        return self.model.parameters

    @property
    def memory_bytes(self) -> int:
        """Memory of the device that weights and conversations take now."""
        state: int = sum(leaf.nbytes for leaf in jax.tree.leaves(self._state))
        return parameter_bytes(self._programs.params) + state

    def close(self) -> None:
        """Free the device's memory. Nothing may be asked of the engine afterwards."""
        for leaf in jax.tree.leaves((self._programs.params, self._state)):
            leaf.delete()
        self._blocks.clear()

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        return bool(self._waiting or self._prefilling or self._decoding or self._blocks)

    @property
    def jobs(self) -> list[Job]:
        """Everything that has been submitted and has not ended."""
        return [*self._waiting, *self._prefilling, *self._decoding]

    def check(self, name: str) -> None:
        """Compile the first programs and compare what they give with PyTorch (see :class:`model.Probe`).

        The probe goes in as two chunks or more, so that the last has to read what came before from the cache.

        Raises:
            UnsupportedModel: the answer is another one.
            InvalidSetting: the context is too short for the probe.
        """
        probe, shortest = self.model.probe.tokens, self._shapes.prefill_chunks[:1]
        if len(probe) > self._programs.positions:
            raise InvalidSetting(
                f"A context of {self.context_length} tokens is too short to load {name}; choose at least {len(probe)}."
            )
        greedy = SamplingRows.one(SamplingSettings(temperature=0), 0)
        done, logits = 0, None
        for end in (len(probe) - 4, len(probe)):
            while done < end:
                piece = next_chunk(done, end, shortest, self._programs.positions)
                chunk = self._chunk(probe, piece.start, piece.count, piece.length, 0, 0, greedy)
                self._state, _, logits = self._programs.prefill(self._state, chunk)
                done = piece.start + piece.count
        self.model.check(np.asarray(logits), name)
        self._state, _ = self._programs.decode(self._state, self._slots.rows([], 1))

    def compile_next(self) -> bool:
        """Use an idle moment to compile one program that will be needed later; False when all are there."""
        return self._programs.compile_next()

    def submit(self, request: TextRequest, emit: Emit, load_s: float = 0.0) -> Job:
        """Take a request in. Its events go to ``emit``, from within later calls of :meth:`step`.

        Raises:
            InvalidRequest: the prompt cannot be encoded or does not fit the context.
        """
        prompt = encode(request, self.model.tokenizer, self.model.vocabulary, self.context_length)
        sampling = request.sampling
        job = Job(
            request=request,
            emit=emit,
            prompt=prompt,
            budget=min(sampling.max_new_tokens, self.context_length - len(prompt.ids)),
            seed=secrets.randbits(32) if sampling.seed is None else sampling.seed,
            detokenizer=Detokenizer(self.model.tokenizer),
            stops=StopStrings(sampling.stop),
            load_s=load_s,
            submitted=time.perf_counter(),
            compile_s_before=self._programs.compiler.seconds,
        )
        if prompt.dropped_messages:
            emit(Trimmed(prompt.dropped_messages, len(prompt.ids), self.context_length))
        self._waiting.append(job)
        return job

    def cancel(self, job: Job) -> None:
        """Stop a job wherever it stands; its slot is free when this returns, and nothing is computing for it any more."""
        if job in self._decoding:
            while self._blocks:  # what the device has begun cannot be taken back: wait for it, and give it out
                self._read_block(self._blocks.popleft())
        if not job.done:
            self._finish(job, FinishReason.CANCELLED)

    def fail(self, error: Exception) -> None:
        """End every job after something broke, and start over with empty slots."""
        failure = (
            error
            if isinstance(error, HfjaxError)
            else EngineFailed(f"The engine broke while it was answering ({type(error).__name__}: {error}); try again.")
        )
        for job in self.jobs:
            job.done = True
            job.emit(Failed(failure))
        self._waiting.clear()
        self._prefilling.clear()
        self._decoding.clear()
        self._blocks.clear()
        self._slots = SlotTable.of(self._shapes.slots)
        self._state = self._programs.init_state()  # the old one may have been donated to the call that broke

    def step(self) -> None:
        """Do a little of everything; see the module's docstring."""
        self._admit()
        if self._prefilling:
            self._prefill_one_chunk(self._prefilling[0])
        blocks_before = len(self._blocks)
        if self._decoding:
            self._start_block()
        # While a new block computes, everything before it can be read; with no new one, read all there is.
        keep = 1 if self._decoding and blocks_before else 0
        while len(self._blocks) > keep:
            self._read_block(self._blocks.popleft())

    def _admit(self) -> None:
        while self._waiting and (place := self._slots.acquire(self._waiting[0].prompt.ids)) is not None:
            job = self._waiting.popleft()
            self._prefilling.append(job)  # first of all: whatever breaks below, the job is found and told
            job.slot, job.reused = place
            self._state = self._programs.grow(self._state, len(job.prompt.ids) + job.budget)
            job.prefilled = job.reused
            job.prefill_started = time.perf_counter()
            job.compile_s_at_prefill = self._programs.compiler.seconds
            job.emit(Prefilling(job.reused, len(job.prompt.ids), job.reused))
        for position, job in enumerate(self._waiting, start=1):
            if job.position_in_queue != position:
                job.position_in_queue = position
                job.emit(Queued(position))

    def _prefill_one_chunk(self, job: Job) -> None:
        ids = job.prompt.ids
        piece = next_chunk(job.prefilled, len(ids), self._shapes.prefill_chunks, self._programs.positions)
        end = piece.start + piece.count
        last = end == len(ids)
        chunk = self._chunk(
            np.asarray(ids, np.int32),
            piece.start,
            piece.count,
            piece.length,
            job.slot,
            job.budget if last else 0,
            SamplingRows.one(job.request.sampling, job.seed),
        )
        self._state, token, _ = self._programs.prefill(self._state, chunk)
        job.prefilled = end
        if last:
            self._prefilling.popleft()
            self._decoding.append(job)
            self._blocks.append(Block(token[None, None], (job,), decoded=False))
        else:
            token.block_until_ready()  # keeps progress true, and at most one chunk ahead of the others' tokens
            job.emit(Prefilling(end, len(ids), job.reused))

    def _chunk(
        self, ids: np.ndarray, start: int, count: int, length: int, slot: int, budget: int, sampling: SamplingRows
    ) -> PrefillChunk:
        tokens = np.zeros((1, length), np.int32)
        tokens[0, :count] = ids[start : start + count]
        seen = np.zeros((self.model.vocabulary,), bool)
        seen[ids] = True
        return PrefillChunk(
            tokens=jnp.asarray(tokens),
            count=jnp.int32(count),
            slot=jnp.int32(slot),
            start=jnp.int32(start),
            budget=jnp.int32(budget),
            seen=jnp.asarray(seen),
            sampling=sampling,
        )

    def _start_block(self) -> None:
        width = self._programs.width(len(self._decoding))
        rows = self._slots.rows([job.slot for job in self._decoding], width)
        self._state, tokens = self._programs.decode(self._state, rows)
        jobs = (*self._decoding, *[None] * (width - len(self._decoding)))
        self._blocks.append(Block(tokens, jobs, decoded=True))

    def _read_block(self, block: Block) -> None:
        tokens = np.asarray(block.tokens)  # waits for the device
        now = time.perf_counter()
        if block.decoded:
            self.decode_steps += int((tokens != NO_TOKEN).any(axis=1).sum())
        for row, job in enumerate(block.jobs):
            if job is not None and not job.done:
                self._take(job, [int(token) for token in tokens[:, row] if token != NO_TOKEN], now)

    def _take(self, job: Job, tokens: list[int], now: float) -> None:
        """Turn a job's new tokens into text, up to where it ends."""
        text, taken = "", []
        reason: FinishReason | None = None
        for token in tokens:
            taken.append(token)
            if token in self.model.stop_ids:
                reason = FinishReason.STOP
            else:
                text += job.stops.add(job.detokenizer.add(token))
                if job.stops.stopped:
                    reason = FinishReason.STOP
                elif len(job.tokens) + len(taken) >= job.budget:
                    reason = FinishReason.LENGTH
            if reason is not None:
                break
        if taken:
            if not job.first_token:
                compiled = self._programs.compiler.seconds - job.compile_s_at_prefill
                job.first_token, job.prefill_s = now, now - job.prefill_started - compiled
            job.last_token = now
            job.tokens += taken
        if reason is not None:
            if not job.stops.stopped:
                text += job.stops.add(job.detokenizer.finish())
            text += job.stops.finish()
        if taken:
            job.emit(TextDelta(text, tuple(taken)))
        if reason is not None:
            self._finish(job, reason)

    def _finish(self, job: Job, reason: FinishReason) -> None:
        job.done = True
        if job in self._waiting:
            self._waiting.remove(job)
        else:
            # The last token was sampled but not necessarily put into the cache.
            in_cache = [*job.prompt.ids[: job.prefilled], *job.tokens[:-1]]
            if job in self._prefilling:
                self._prefilling.remove(job)
            else:
                self._decoding.remove(job)
            self._state = self._programs.release(self._state, job.slot)
            self._slots.release(job.slot, in_cache)
        if reason is FinishReason.CANCELLED and (rest := job.stops.add(job.detokenizer.finish()) + job.stops.finish()):
            job.emit(TextDelta(rest, ()))
        job.emit(Finished(reason, self._statistics(job)))

    def _statistics(self, job: Job) -> TextStatistics:
        def rate(count: int, seconds: float) -> float:
            return count / seconds if seconds > 0 and count > 0 else 0.0

        compiled = self._programs.compiler.seconds
        prefilled = job.prefilled - job.reused
        return TextStatistics(
            prompt_tokens=len(job.prompt.ids),
            reused_tokens=job.reused,
            completion_tokens=len(job.tokens),
            context_length=self.context_length,
            ttft_s=max(job.first_token - job.submitted, 0.0),
            prefill_tokens_per_s=rate(prefilled, job.prefill_s),
            decode_tokens_per_s=rate(len(job.tokens) - 1, job.last_token - job.first_token),
            load_s=job.load_s,
            compile_s=compiled - job.compile_s_before,
            device=self._device,
            seed=job.seed,
        )
