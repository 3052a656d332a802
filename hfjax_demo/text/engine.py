"""The chat engine: requests in, events out, one step at a time.

Whoever owns the engine calls :meth:`TextEngine.step` as long as :attr:`~TextEngine.has_work`. A step

1. gives free slots to waiting requests, and memory to more slots where there are too few,
2. puts a chunk of a prompt into the cache, a short one while others decode, so that a long prompt never holds them up for long,
3. starts the next block of decode steps for every conversation that is ready, and only then
4. reads the tokens of the block before it and turns them into events, while the device computes the new one.

What a prompt has in common with any conversation in the cache is copied from there instead of being prefilled again.

A step runs only programs that are there. One that is not is asked for (:meth:`.programs.Programs.want`) and made beside;
meanwhile shorter chunks and narrower decodes serve as far as they can, and a job for which none can waits while the others go
on. When all wait, the engine has no work until a program arrives.

The engine knows no threads: all calls come from one at a time. Its state is donated from call to call, so nothing but a step, or
what is called between two steps, may touch it.
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.sharding import memory_bytes
from ..errors import EngineFailed, HfjaxError, InvalidSetting
from ..events import Failed, Finished, FinishReason, Prefilling, Queued, Trimmed
from ..requests import SamplingSettings, TextRequest
from .decode import NO_TOKEN, Drawn, PrefillChunk
from .detokenizer import Detokenizer
from .job import Block, Emit, Job
from .logprobs import LogprobListing, TokenBytes
from .model import TextModel
from .programs import Programs, decode_kind
from .prompt import EncodedPrompt, encode
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
    """The default :data:`AskRoom`, for an engine that has the device to itself: grants any amount."""
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
        self._slots = SlotTable.of(self._shapes.slots, allocated=self._shapes.decode_widths[0])
        self._granted = self._slots.allocated * programs.slot_bytes(programs.positions)  # bytes that they may take
        self._chunks = 0  # so far
        self._stalled = False  # the last step could do nothing
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
        """The number of the model's parameters, each counted once."""
        return self.model.parameters

    @property
    def memory_bytes(self) -> int:
        """Memory of the device that weights and conversations take now."""
        return memory_bytes((self._programs.params, self._state))

    def stop_making(self) -> None:
        """Have no more programs made: the process ends."""
        self._programs.maker.close()

    def close(self) -> None:
        """Free the device's memory. Nothing may be asked of the engine afterwards."""
        self._programs.close(self._state)
        self._blocks.clear()

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        waits = self._stalled and self._programs.awaited and not self._programs.arrived
        return not waits and bool(self._waiting or self._prefilling or self._decoding or self._blocks)

    @property
    def jobs(self) -> list[Job]:
        """Everything that has been submitted and has not ended."""
        return [*self._waiting, *self._prefilling, *self._decoding]

    def prepare(self, name: str) -> None:
        """Make the programs that every conversation needs.

        Raises:
            InvalidSetting: the context is too short for :meth:`check`.
        """
        least = len(self.model.probe.tokens)
        if least > self._programs.positions:
            raise InvalidSetting(
                f"A context of {self.context_length} tokens is too short to load {name}; choose at least {least}.",
                field="context_length",
            )
        self._programs.prepare()

    def check(self, name: str) -> Iterator[None]:
        """Compare what the first programs give with PyTorch (see :class:`model.Probe`), one program's run at a time.

        The probe goes in as two chunks or more, so that the last has to read what came before from the cache.

        Raises:
            UnsupportedModel: the answer is another one.
        """
        probe, shortest = self.model.probe.tokens, self._shapes.prefill_chunks[:1]
        greedy = SamplingRows.one(SamplingSettings(temperature=0), 0)
        done, logits = 0, None
        for end in (len(probe) - 4, len(probe)):
            while done < end:
                piece = next_chunk(done, end, shortest, self._programs.positions)
                chunk = self._chunk(probe, piece.start, piece.count, piece.length, 0, 0, greedy)
                self._state, _, logits = self._programs.prefill(self._state, chunk)
                done = piece.start + piece.count
                yield
        self.model.check(np.asarray(logits), name)
        self._state, _ = self._programs.decode(self._state, self._slots.rows([], self._shapes.decode_widths[0]))

    def compile_next(self) -> bool:
        """Have one program made that will be needed later, unless one is being made; False when all are there."""
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
        )
        if prompt.dropped_messages:
            emit(Trimmed(prompt.dropped_messages, len(prompt.ids), self.context_length))
        self._waiting.append(job)
        self._stalled = False
        return job

    def cancel(self, job: Job) -> None:
        """Stop a job wherever it stands; its slot is free when this returns, and nothing is computing for it any more."""
        if job in self._decoding:
            self._read_blocks(keep=0)  # what the device has begun cannot be taken back: wait for it, and give it out
        if not job.done:
            self._finish(job, FinishReason.CANCELLED)
            self._stalled = False  # its place may be what others wait for

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
        self._slots = SlotTable.of(self._shapes.slots, allocated=self._shapes.decode_widths[0])
        for array in jax.tree.leaves(self._state):  # before there is a new one: there may be no memory for both
            if not array.is_deleted():
                array.delete()
        self._state = self._programs.init_state()

    def step(self) -> None:
        """Do a little of everything; see the module's docstring."""
        done = self._admit() + self._prefill()
        blocks_before = len(self._blocks)
        started = self._start_blocks()
        # While a new block computes, everything before it can be read; with no new one, read all there is.
        self._read_blocks(keep=started if blocks_before else 0)
        self._stalled = not (done or started or blocks_before)

    def _admit(self) -> int:
        """Give slots to those who wait, in the order they came but for those whose programs are not there; to how many."""
        admitted = 0
        for job in list(self._waiting):
            began = time.perf_counter()
            there = self._may_begin(job)
            job.waits(began, time.perf_counter(), ready=there)
            if not there:
                continue
            slot = self._slot_for(job)
            if slot is None:
                break
            self._waiting.remove(job)
            self._prefilling.append(job)  # first of all: whatever breaks below, the job is found and told
            job.slot = slot
            job.reused = job.prefilled = self._slots.take(slot, job.prompt.ids)
            self._state = self._programs.grow(self._state, len(job.prompt.ids) + 1)
            self._share(job)
            job.prefill_started, job.compile_s_before_prefill = time.perf_counter(), job.compile_s
            job.emit(Prefilling(job.prefilled, len(job.prompt.ids), job.reused))
            admitted += 1
        for_slots = [job for job in self._waiting if job.waits_since is None]  # the others wait for programs
        for position, job in enumerate(for_slots, start=1):
            if job.position_in_queue != position:
                job.position_in_queue = position
                job.emit(Queued(position))
        return admitted

    def _may_begin(self, job: Job) -> bool:
        """Whether the programs are there that its prompt needs besides what every prompt does."""
        tokens, there = len(job.prompt.ids) + 1, True
        if tokens > self._programs.positions:
            there = self._programs.want_positions(tokens, self._decodes())
        if job.listing is not None:
            self._programs.logprobs_asked = True
            there = self._programs.want("logprobs") and there
        return there

    def _decodes(self) -> list[tuple[str, int]]:
        """Kind and width of the decode programs without which the conversations under way would stand still."""
        width = next(width for width in self._shapes.decode_widths if width >= len(self._decoding))
        return [(decode_kind(kind), width) for kind in {job.listing is not None for job in self._decoding} or {False}]

    def _slot_for(self, job: Job) -> int | None:
        """A free slot, with memory for the longest conversation that may come of this; None while there is no such thing."""
        found = self._slots.find(job.prompt.ids)
        if (found is None or found[1]) and self._allocate_more(job):
            found = self._slots.find(job.prompt.ids)
        if found is None:
            return None
        slot, busy = found[0], self._slots.busy
        if not self._may_take(self._slots.allocated, job):
            fewer = [width for width in self._shapes.decode_widths if busy < width < self._slots.allocated]
            fits = next((width for width in reversed(fewer) if self._may_take(width, job)), None)
            if fits is None and busy:
                return None  # until others have finished
            # Conversations that nobody is having go. A single one must be had even where the memory was given away.
            gone = self._slots.deallocate(fits or self._shapes.decode_widths[0], slot)
            self._state = self._programs.deallocate(self._state, gone)
        return slot

    def _allocate_more(self, job: Job | None) -> bool:
        """Give memory to more slots: to as many as are wanted now, or to the next few; False when there is none."""
        allocated, wanted = self._slots.allocated, self._slots.busy + len(self._waiting)
        more = [width for width in self._shapes.decode_widths if width > allocated]
        enough = [width for width in more if width >= wanted] or more[-1:]
        return any(self._allocate(width, job) for width in dict.fromkeys([*enough[:1], *more[:1]]))

    def _allocate(self, count: int, job: Job | None = None) -> bool:
        if not self._may_take(count, job):
            return False
        self._state = self._programs.allocate(self._state, self._slots.allocate(count))
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
        worth = found is not None and found[1] - job.prefilled >= self._shapes.prefill_chunks[0]
        if found is not None and worth and self._programs.want("copy"):
            source, count = found
            self._state = self._programs.copy(self._state, source, job.slot, count)
            job.reused += count - job.prefilled
            job.prefilled = count

    def _prefill(self) -> int:
        """Put in a chunk, or several short ones, as long together as the longest that may be put in at a time; how many."""
        before = self._chunks
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
            began = time.perf_counter()
            there = self._programs.want("prefill", piece.length)
            if not there:
                lengths = self._programs.ready("prefill", lengths)  # shorter ones do until it is there
            if there or not lengths:
                job.waits(began, time.perf_counter(), ready=there)
            if not there:
                continue
            self._prefill_chunk(job, piece)
            self._chunks += 1
            left -= piece.length
            lengths = [length for length in lengths if length <= left]
        return self._chunks - before

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

    def _start_blocks(self) -> int:
        """Start a block of decode steps for every conversation that is ready; how many blocks those are."""
        if not self._decoding:
            return 0
        steps, decodes = self._shapes.decode_steps, self._decodes()
        longest = max(self._decoding, key=lambda job: self._tokens_of(job, steps))
        needed, positions = self._tokens_of(longest, steps), self._programs.positions
        if needed > positions:
            began = time.perf_counter()
            there = self._programs.want_positions(needed, decodes)
            longest.waits(began, time.perf_counter(), ready=there)
            if there:
                self._state = self._programs.grow(self._state, needed)
        elif longest.most_tokens > positions and needed > NEARLY_FULL * positions:
            self._programs.want_positions(positions + 1, decodes)  # so that nobody has to wait for them then
        ready = [job for job in self._decoding if self._tokens_of(job, steps) <= self._programs.positions]
        plain, listing = ([job for job in ready if (job.listing is not None) is asked] for asked in (False, True))
        if plain and listing and self._width(len(ready), len(ready), with_logprobs=True):
            plain, listing = [], ready  # one pass over the weights serves both
        return self._start_block(plain, with_logprobs=False) + self._start_block(listing, with_logprobs=True)

    def _start_block(self, jobs: Sequence[Job], *, with_logprobs: bool) -> int:
        """Start a block for these jobs, or for as many as there is a program for; 0 if there is none, else 1."""
        if not jobs:
            return 0
        began = time.perf_counter()
        soon = len(jobs) + len(self._prefilling) + len(self._waiting)
        width = self._width(len(jobs), soon, with_logprobs=with_logprobs)
        if not width:
            narrower = self._programs.ready(decode_kind(with_logprobs), self._shapes.decode_widths)
            width = max((each for each in narrower if each < len(jobs)), default=0)
        now = time.perf_counter()
        for job in jobs:
            job.waits(began, now, ready=width > 0)
        if not width:
            return 0
        jobs = jobs[:width]  # those that were served last are at the end
        self._decoding = [*(job for job in self._decoding if job not in jobs), *jobs]
        others = [job.slot for job in self._decoding if job not in jobs]  # would be decoded too, if they filled a row
        # Neighbours share a loop of the attention, which goes as far as the longest of them.
        jobs = sorted(jobs, key=lambda job: self._tokens_of(job, 0))
        rows = self._slots.rows([job.slot for job in jobs], width, others)
        self._state, drawn = self._programs.decode(self._state, rows, with_logprobs=with_logprobs)
        self._blocks.append(Block(drawn, (*jobs, *[None] * (width - len(jobs))), decoded=True))
        return 1

    def _width(self, active: int, soon: int, *, with_logprobs: bool) -> int:
        """The narrowest decode program that serves so many conversations at once; 0 if none is there that has the slots.

        Where none is there, one for as many as there will be ``soon`` is asked for, as far as they have memory.
        """
        kind, widths = decode_kind(with_logprobs), [width for width in self._shapes.decode_widths if width >= active]
        others = len(self._decoding) - active

        def has_slots(width: int) -> bool:
            if width == active or width + others <= self._slots.allocated:
                return True  # the rows that nobody uses are filled with idle slots
            return width + others <= self._shapes.slots and self._allocate(width + others)

        for width in self._programs.ready(kind, widths):
            if has_slots(width):
                return width
        wanted = next(width for width in widths if width >= min(max(active, soon), self._slots.allocated))
        for width in dict.fromkeys((wanted, widths[0])):
            if has_slots(width):
                return width if self._programs.want(kind, width) else 0
        return 0

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
        now = time.perf_counter()
        if block.decoded:
            self.decode_steps += int((tokens != NO_TOKEN).any(axis=1).sum())
        for row, job in enumerate(block.jobs):
            if job is not None and not job.done:
                steps = [step for step, token in enumerate(tokens[:, row]) if token != NO_TOKEN]
                new = [int(tokens[step, row]) for step in steps]
                logprobs = [] if job.listing is None else [drawn.logprobs.at(step, row) for step in steps]
                reason = job.take(new, now, self.model.stop_ids, logprobs)
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
        job.emit(Finished(reason, job.statistics(self.context_length, self._device)))
