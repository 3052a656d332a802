"""The chat engine: requests in, events out, one step at a time.

Whoever owns the engine calls :meth:`TextEngine.step` as long as :attr:`~TextEngine.has_work`. A step

1. gives free slots to waiting requests, and memory to more slots where there are too few,
2. puts a chunk of a prompt into the cache, a short one while others decode, so that a long prompt never holds them up for long,
3. starts the next block of decode steps for every conversation that is ready, and only then
4. reads the tokens of the block before it and turns them into events, while the device computes the new one.

What a prompt has in common with any conversation in the cache is copied from there instead of being prefilled again.

The engine knows no threads: all calls come from one, which is also the only one that may trace.
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.sharding import memory_bytes
from ..errors import EngineFailed, HfjaxError, InvalidSetting
from ..events import Failed, Finished, FinishReason, Prefilling, Queued, Trimmed
from ..settings import SamplingSettings
from .decode import NO_TOKEN, Drawn, PrefillChunk
from .detokenizer import Detokenizer
from .job import Block, Emit, Job
from .logprobs import LogprobListing, TokenBytes
from .model import TextModel
from .programs import Programs
from .prompt import EncodedPrompt, encode
from .request import TextRequest
from .sampling import SamplingRows
from .scheduler import Chunk, SlotTable, next_chunk, next_prompt
from .stopping import StopStrings

# Tokens of prompts that go in between two blocks of decode steps, for each step of a block: so many take about as long on a CPU.
TOKENS_A_STEP = 8

# The share of a slot's positions that a conversation fills when the programs for more positions are made, in an idle moment.
NEARLY_FULL = 0.6

AskRoom = Callable[[int], bool]
"""Told how many bytes of memory all conversations are about to take; whether they may."""


def unlimited(_: int) -> bool:
    """Whoever has the device's memory for itself."""
    return True


class TextEngine:
    """Serves many conversations with one model."""

    def __init__(self, model: TextModel, programs: Programs, device: str, ask_room: AskRoom) -> None:
        self.model = model
        self.decode_steps = 0
        self._programs = programs
        self._device = device
        self._shapes = programs.shapes
        self._ask_room = ask_room
        self._token_bytes = TokenBytes(model.tokenizer)
        self._state = programs.init_state()
        self._slots = SlotTable.of(self._shapes.slots, placed=self._shapes.decode_widths[0])
        self._granted = self._slots.placed * programs.slot_bytes(programs.positions)  # bytes that they may take
        self._chunks = 0  # so far
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
        return memory_bytes((self._programs.params, self._state))

    def close(self) -> None:
        """Free the device's memory. Nothing may be asked of the engine afterwards."""
        self._programs.close(self._state)
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
        self._state, _ = self._programs.decode(self._state, self._slots.rows([], self._shapes.decode_widths[0]))

    def compile_next(self) -> bool:
        """Use an idle moment to compile one program that will be needed later; False when all are there."""
        longest = max(len(slot.tokens) for slot in self._slots.slots)
        return self._programs.compile_next(more_positions=longest > NEARLY_FULL * self._programs.positions)

    def has_conversation(self, prompt: Sequence[int]) -> bool:
        """Whether a free slot holds the conversation that ``prompt`` is the next turn of."""
        return any(not slot.busy and slot.goes_on_with(prompt) for slot in self._slots.slots)

    def submit(self, request: TextRequest, emit: Emit, load_s: float = 0.0, prompt: EncodedPrompt | None = None) -> Job:
        """Take a request in. Its events go to ``emit``, from within later calls of :meth:`step`.

        Args:
            prompt: the request's, where it has been encoded already.

        Raises:
            InvalidRequest: the prompt cannot be encoded or does not fit the context.
        """
        if prompt is None:
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
            listing=None if request.logprobs is None else LogprobListing(self._token_bytes, request.logprobs),
            load_s=load_s,
            submitted=time.perf_counter(),
            compiled_before=self._programs.compiler.seconds,
        )
        if prompt.dropped_messages:
            emit(Trimmed(prompt.dropped_messages, len(prompt.ids), self.context_length))
        self._waiting.append(job)
        return job

    def cancel(self, job: Job) -> None:
        """Stop a job wherever it stands; its slot is free when this returns, and nothing is computing for it any more."""
        if job in self._decoding:
            self._read_blocks(keep=0)  # what the device has begun cannot be taken back: wait for it, and give it out
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
        self._slots = SlotTable.of(self._shapes.slots, placed=self._shapes.decode_widths[0])
        self._state = self._programs.init_state()  # the old one may have been donated to the call that broke

    def step(self) -> None:
        """Do a little of everything; see the module's docstring."""
        self._admit()
        self._prefill()
        blocks_before = len(self._blocks)
        if self._decoding:
            self._start_block()
        # While a new block computes, everything before it can be read; with no new one, read all there is.
        self._read_blocks(keep=1 if self._decoding and blocks_before else 0)

    def _admit(self) -> None:
        while self._waiting and (slot := self._slot_for(self._waiting[0])) is not None:
            job = self._waiting.popleft()
            self._prefilling.append(job)  # first of all: whatever breaks below, the job is found and told
            job.slot = slot
            job.reused = job.prefilled = self._slots.take(slot, job.prompt.ids)
            self._state = self._programs.grow(self._state, len(job.prompt.ids) + 1)
            self._share(job)
            job.prefill_started = time.perf_counter()
            job.compiled_at_prefill = self._programs.compiler.seconds
            job.emit(Prefilling(job.prefilled, len(job.prompt.ids), job.reused))
        for position, job in enumerate(self._waiting, start=1):
            if job.position_in_queue != position:
                job.position_in_queue = position
                job.emit(Queued(position))

    def _slot_for(self, job: Job) -> int | None:
        """A free slot, with memory for the longest conversation that may come of this; None while there is no such thing."""
        found = self._slots.find(job.prompt.ids)
        if (found is None or found[1]) and self._place_more(job):
            found = self._slots.find(job.prompt.ids)
        if found is None:
            return None
        slot, busy = found[0], self._slots.busy
        if not self._may_take(self._slots.placed, job):
            fewer = [width for width in self._shapes.decode_widths if busy < width < self._slots.placed]
            fits = next((width for width in reversed(fewer) if self._may_take(width, job)), None)
            if fits is None and busy:
                return None  # until others have finished
            # Conversations that nobody is having go. A single one must be had even where the memory was given away.
            gone = self._slots.displace(fits or self._shapes.decode_widths[0], slot)
            self._state = self._programs.displace(self._state, gone)
        return slot

    def _place_more(self, job: Job | None) -> bool:
        """Give memory to more slots: to as many as are wanted now, or to the next few; False when there is none."""
        placed, wanted = self._slots.placed, self._slots.busy + len(self._waiting)
        more = [width for width in self._shapes.decode_widths if width > placed]
        enough = [width for width in more if width >= wanted] or more[-1:]
        return any(self._place(width, job) for width in dict.fromkeys([*enough[:1], *more[:1]]))

    def _place(self, count: int, job: Job | None = None) -> bool:
        if not self._may_take(count, job):
            return False
        self._state = self._programs.place(self._state, self._slots.place(count))
        return True

    def _may_take(self, slots: int, job: Job | None) -> bool:
        """Whether there is memory for so many slots, each as long as the longest conversation under way, or ``job``'s."""
        under_way = [*self._prefilling, *self._decoding, *([] if job is None else [job])]
        longest = max((each.most_tokens for each in under_way), default=0)
        needed = slots * self._programs.slot_bytes(self._programs.positions_for(longest))
        if needed > self._granted:
            if not self._ask_room(needed):
                return False
            self._granted = needed
        return True

    def _share(self, job: Job) -> None:
        """Copy what another slot holds of the prompt's beginning, where that saves a chunk at least."""
        for other in (*self._prefilling, *self._decoding):
            self._slots.hold(other.slot, other.in_cache)
        found = self._slots.best_source(job.slot, job.prompt.ids)
        if found is not None and found[1] - job.prefilled >= self._shapes.prefill_chunks[0]:
            source, count = found
            self._state = self._programs.copy(self._state, source, job.slot, count)
            job.reused += count - job.prefilled
            job.prefilled = count

    def _prefill(self) -> None:
        """Put in a chunk, or several short ones, as long together as the longest that may be put in at a time."""
        lengths: Sequence[int] = self._shapes.prefill_chunks
        if self._decoding:
            most = TOKENS_A_STEP * self._shapes.decode_steps
            lengths = [length for length in lengths if length <= most] or lengths[:1]
        left = lengths[-1]
        while self._prefilling and lengths:
            job = self._prefilling[
                next_prompt([len(each.prompt.ids) - each.prefilled for each in self._prefilling], self._chunks)
            ]
            self._share(job)
            piece = next_chunk(job.prefilled, len(job.prompt.ids), lengths, self._programs.positions)
            self._prefill_chunk(job, piece)
            self._chunks += 1
            left -= piece.length
            lengths = [length for length in lengths if length <= left]

    def _prefill_chunk(self, job: Job, piece: Chunk) -> None:
        ids = job.prompt.ids
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
        self._state, token, logits = self._programs.prefill(self._state, chunk)
        job.prefilled = end
        if last:
            self._prefilling.remove(job)
            self._decoding.append(job)
            drawn = Drawn(token, None if job.listing is None else self._programs.logprobs(logits, token))
            self._blocks.append(Block(jax.tree.map(lambda one: one[None, None], drawn), (job,), decoded=False))
        else:
            self._read_blocks(keep=0)  # they were there before the chunk
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
            slot=np.asarray(slot, np.int32),  # type: ignore[arg-type]  # which arrays the program gets depends on it
            start=jnp.int32(start),
            budget=jnp.int32(budget),
            seen=jnp.asarray(seen),
            sampling=sampling,
        )

    def _start_block(self) -> None:
        steps = self._shapes.decode_steps
        self._state = self._programs.grow(self._state, max(self._tokens_of(job, steps) for job in self._decoding))
        active, placed = len(self._decoding), self._slots.placed
        soon = active + len(self._prefilling) + len(self._waiting)
        with_logprobs = any(job.listing is not None for job in self._decoding)
        width = self._programs.width(active, soon, placed, with_logprobs=with_logprobs)
        if width > placed and not self._place(width):
            width = next(each for each in self._shapes.decode_widths if each >= active)
        # Neighbours share a loop of the attention, which goes as far as the longest of them.
        jobs = sorted(self._decoding, key=lambda job: self._tokens_of(job, 0))
        rows = self._slots.rows([job.slot for job in jobs], width)
        self._state, drawn = self._programs.decode(self._state, rows, with_logprobs=with_logprobs)
        self._blocks.append(Block(drawn, (*jobs, *[None] * (width - active)), decoded=True))

    def _tokens_of(self, job: Job, more: int) -> int:
        """The most tokens that prompt and answer have after ``more`` steps, with what is on its way from the device."""
        ahead = sum(block.steps for block in self._blocks if job in block.jobs)
        return min(len(job.prompt.ids) + len(job.tokens) + ahead + more, job.most_tokens)

    def _read_blocks(self, keep: int) -> None:
        while len(self._blocks) > keep:
            self._read_block(self._blocks.popleft())

    def _read_block(self, block: Block) -> None:
        drawn = jax.tree.map(np.asarray, block.drawn)  # waits for the device
        tokens = drawn.tokens
        now, compiled = time.perf_counter(), self._programs.compiler.seconds
        if block.decoded:
            self.decode_steps += int((tokens != NO_TOKEN).any(axis=1).sum())
        for row, job in enumerate(block.jobs):
            if job is not None and not job.done:
                steps = [step for step, token in enumerate(tokens[:, row]) if token != NO_TOKEN]
                new = [int(tokens[step, row]) for step in steps]
                logprobs = [] if job.listing is None else [drawn.logprobs.at(step, row) for step in steps]
                reason = job.take(new, now, self.model.stop_ids, compiled, logprobs)
                if reason is not None:
                    self._finish(job, reason)

    def _finish(self, job: Job, reason: FinishReason) -> None:
        job.done = True
        if job in self._waiting:
            self._waiting.remove(job)
        else:
            if job in self._prefilling:
                self._prefilling.remove(job)
            else:
                self._decoding.remove(job)
            self._state = self._programs.release(self._state, job.slot)
            self._slots.release(job.slot, job.in_cache)
        if reason is FinishReason.CANCELLED:
            job.give_out_rest()
        compiled = self._programs.compiler.seconds
        job.emit(Finished(reason, job.statistics(self.context_length, self._device, compiled)))
