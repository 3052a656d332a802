"""The chat engine: requests in, events out, one step at a time.

Whoever owns the engine calls :meth:`TextEngine.step` as long as :attr:`~TextEngine.has_work`. A step

1. gives free slots to waiting requests, and memory to more slots where there are too few,
2. puts a chunk of a prompt into the cache, a short one while others decode, so that a long prompt never holds them up for long,
3. starts the next block of decode steps for every conversation that is ready, and only then
4. reads the tokens of the block before it and turns them into events, while the device computes the new one;
5. starts a single step for those whose answers are constrained: what may come next depends on the token that was just read.

What a prompt has in common with a conversation in the cache is copied from there, not prefilled again (:mod:`.slots`).

A step runs only programs that are there. One that is not is asked for (:meth:`.programs.Programs.want`) and made beside;
meanwhile shorter chunks and narrower decodes serve as far as they can, and a job for which none can waits while the others go
on. When all wait, the engine has no work until a program arrives. A job that cannot do without a program that cannot be made ends
there, and no other one.

The engine knows no threads: all calls come from one at a time. Its state is donated from call to call, so nothing but a step, or
what is called between two steps, may touch it.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import jax
import numpy as np

from ..bridge.programs.making import NotMade
from ..bridge.sharding import memory_bytes
from ..errors import HfjaxError, InvalidRequest
from ..events import Failed, Finished, FinishReason, Prefilling, Queued, Tokenized, Trimmed
from ..requests import EmbeddingRequest, TextRequest, TokensRequest
from ..turns import Turns
from .abstract import (
    DECODE,
    DECODES,
    PREFILL,
    PREFILL_PICTURES,
    PREFILL_SCORED,
    STEERED,
    decode_kind,
    scored_lengths,
)
from .checking import check_answer, require_room
from .constraints import Grammars, Matcher
from .decode import NO_TOKEN, SampledTokens, prefill_chunk
from .drafter import ROUND, Drafter, Standing
from .embedding import DecoderPasses, EmbeddingJob, Embeddings
from .embedding_form import EmbeddingForm
from .job import Block, Emit, Job, as_failure
from .logprobs import TokenBytes
from .model import TextModel
from .pacing import Pace
from .pictures.sight import Sight
from .programs import Programs
from .prompt import EncodedPrompt, Encoder
from .sampling import SamplingRows
from .scheduler import Chunk, next_prompt
from .slots import AskRoom, CacheSlots
from .steering import steering
from .template_probes import find_chat_format

# Tokens of prompts that go in between two blocks of decode steps, for each step of a block: so many take about as long on a CPU.
TOKENS_A_STEP = 8

# The share of a slot's positions that a conversation fills when the programs for more positions are made, in an idle moment.
NEARLY_FULL = 0.6


class TextEngine:
    """Serves many conversations with one model, of one share (:meth:`submit`) ``most_running`` at a time; 0: any number.

    Attributes:
        drafter: guesses the next tokens; None: nobody does. It may come and go while nothing is under way.
    """

    def __init__(
        self,
        model: TextModel,
        programs: Programs,
        device: str,
        ask_room: AskRoom,
        most_running: int = 0,
        sight: Sight | None = None,
        form: EmbeddingForm | None = None,
        drafter: Drafter | None = None,
    ) -> None:
        self.model = model
        self.drafter = drafter
        self.decode_steps = 0
        self._programs = programs
        self._device = device
        self._shapes = programs.shapes
        self._most_running = most_running
        self.chat = find_chat_format(model.tokenizer, model.stop_ids)
        self._closing = tuple(model.tokenizer(self.chat.ends, add_special_tokens=False).input_ids)
        self._token_bytes = TokenBytes(model.tokenizer)
        self._sight = sight
        self._grammars = Grammars(model.tokenizer, model.vocabulary, model.stop_ids)
        form = form or EmbeddingForm()
        self._encoder = Encoder(
            model.tokenizer, model.vocabulary, programs.shapes.context_length, sight, model.blind, self.chat, form
        )
        self._slots = CacheSlots(programs, ask_room)
        self._embeddings = Embeddings(DecoderPasses(programs), form, device)
        self._chunks = 0  # so far
        self._pace = Pace.of(model.call.platform, programs.shapes.decode_steps)
        self._last_read: tuple[float, int] | None = None  # when a block was, and the chunks before that
        self._stalled = False  # the last step could do nothing
        self._left = 0  # jobs so far whose slots are free again
        self._turns = Turns()
        self._waiting: list[Job] = []  # in the order they came
        self._prefilling: list[Job] = []
        self._decoding: list[Job] = []
        self._blocks: deque[Block] = deque()

    @property
    def context_length(self) -> int:
        """Context length in tokens, answer included."""
        return self._shapes.context_length

    @property
    def memory_bytes(self) -> int:
        """Memory of the device that weights and conversations take now."""
        seeing = () if self._sight is None else self._sight.params
        drafting = 0 if self.drafter is None else self.drafter.memory_bytes
        return memory_bytes((self._programs.params, self._slots.state, self._slots.marks, seeing)) + drafting

    def stop_making(self) -> None:
        """Have no more programs made: the process ends."""
        self._programs.maker.close()

    def close(self) -> None:
        """Have no more programs made, and :meth:`free`."""
        self.stop_making()
        self.free()

    def free(self) -> None:
        """Free the device's memory. Nothing may be asked of the engine afterwards."""
        self._programs.free((self._slots.state, self._slots.marks))
        if self._sight is not None:
            self._sight.close()
        if self.drafter is not None:
            self.drafter.free()
        self._blocks.clear()

    @property
    def has_work(self) -> bool:
        """Whether a call of :meth:`step` would do anything."""
        waits = self._stalled and self._programs.awaited and not self._programs.arrived
        there = self._waiting or self._prefilling or self._decoding or self._blocks or self._embeddings
        return not waits and bool(there)

    @property
    def jobs(self) -> list[Job]:
        """Everything that has been submitted and has not ended."""
        return [*self._waiting, *self._under_way]

    @property
    def embeds(self) -> bool:
        """Whether anybody waits for embeddings."""
        return bool(self._embeddings)

    @property
    def _under_way(self) -> list[Job]:
        """The jobs that have slots."""
        return [*self._prefilling, *self._decoding]

    def prepare(self, name: str) -> None:
        """Make the programs that every conversation needs.

        Raises:
            InvalidSetting: the context is too short for :meth:`check`.
        """
        require_room(self.model, self._programs, name)
        self._programs.prepare()

    def check(self, name: str) -> Iterator[None]:
        """See :func:`.checking.check_answer`.

        Raises:
            UnsupportedModel: the answer is another one.
        """
        yield from check_answer(self.model, self._programs, self._slots, name)

    def compile_next(self) -> bool:
        """Have one program made that will be needed later, unless one is being made; False when all are there."""
        longest = max(len(slot.tokens) for slot in self._slots.table.slots)
        made = self._programs.compile_next(more_positions=longest > NEARLY_FULL * self._programs.positions)
        return made or (self.drafter is not None and self.drafter.compile_next())

    def has_conversation(self, prompt: Sequence[int], share: str) -> bool:
        """Whether a free slot holds the conversation of this share that ``prompt`` is the next turn of."""
        return any(not slot.busy and slot.goes_on_with(prompt, share) for slot in self._slots.table.slots)

    def encode(self, request: TextRequest) -> EncodedPrompt:
        """A request's token ids, for :meth:`submit`. May be called on another thread than the rest, by one at a time.

        Raises:
            InvalidRequest: the prompt cannot be encoded or does not fit the context, or its constraint cannot be read.
        """
        prompt = self._encoder.encode(request)
        sampling = request.sampling
        for name, tokens in (
            ("logit_bias", [token for token, _ in sampling.logit_bias]),
            ("stop_token_ids", sampling.stop_token_ids),
        ):
            if any(token >= self.model.vocabulary for token in tokens):
                raise InvalidRequest(
                    f"{name} contains a token ID outside the vocabulary; use IDs from 0 to {self.model.vocabulary - 1}.",
                    field=name,
                )
        written: Sequence[int] = prompt.begun[prompt.forced :]
        if prompt.opening is not None:
            decode = self.model.tokenizer.decode
            written = self.chat.behind_thoughts(prompt.opening, written, lambda ids: str(decode(list(ids))))
        try:
            matcher = self._matcher(request, written, strict=True)
        except InvalidRequest:
            if not request.tools:
                raise
            # A tool's schema may have what cannot be followed: then its arguments are any object.
            matcher = self._matcher(request, written, strict=False)
        return prompt if matcher is None else replace(prompt, matcher=matcher)

    def _matcher(self, request: TextRequest, written: Sequence[int], *, strict: bool) -> Matcher | None:
        """What the answer has to be; a call that has to be made wins over a form."""
        form = None if self.chat.demands_call(request) else request.constraint
        calls = self.chat.call_grammar(request, strict=strict)
        return self._grammars.matcher(form, written, calls) if calls or form is not None else None

    def encode_inputs(self, request: EmbeddingRequest) -> list[list[int]]:
        """The token ids of its texts, for :meth:`embed`. To be called as :meth:`encode`.

        Raises:
            InvalidRequest: a text cannot be encoded or does not fit the context.
        """
        return self._encoder.encode_inputs(request)

    def tokenized(self, request: TokensRequest) -> Tokenized:
        """What it asks for. To be called as :meth:`encode`.

        Raises:
            InvalidRequest: it cannot be encoded, or an id is none of the model's.
        """
        return self._encoder.tokenized(request)

    def count(self, request: TokensRequest) -> int:
        """How many tokens those are. To be called as :meth:`encode`, and raises as :meth:`tokenized`."""
        return self._encoder.count(request)

    def embed(
        self,
        request: EmbeddingRequest,
        emit: Emit,
        load_s: float = 0.0,
        inputs: Sequence[Sequence[int]] | None = None,
        *,
        since: float | None = None,
    ) -> EmbeddingJob:
        """Take a request for embeddings in; all else as in :meth:`submit`."""
        inputs = self.encode_inputs(request) if inputs is None else inputs
        self._stalled = False
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
        """Take a request in. Its events go to ``emit``, from within later calls of :meth:`step`.

        Args:
            prompt: the request's, where it has been encoded already.
            share: whom it counts for. Those who wait are served by how much their shares have; what one share has in the cache
                is not told to another.
            since: when it was asked for (``time.perf_counter()``), if not now.

        Raises:
            InvalidRequest: the prompt cannot be encoded or does not fit the context.
        """
        since = time.perf_counter() if since is None else since
        prompt = self.encode(request) if prompt is None else prompt
        job = Job.begun(
            request,
            emit,
            prompt,
            self.model,
            self.context_length,
            self._token_bytes,
            self.chat,
            self._closing,
            load_s=load_s,
            submitted=since,
            share=share,
        )
        if prompt.dropped_messages:
            emit(Trimmed(prompt.dropped_messages, len(prompt.ids), self.context_length))
        self._programs.ask_anew()
        self._waiting.append(job)
        self._stalled = False
        return job

    def cancel(self, job: Job | EmbeddingJob) -> None:
        """Stop a job wherever it stands; its slot is free when this returns, and nothing is computing for it any more."""
        if isinstance(job, EmbeddingJob):
            self._embeddings.cancel(job)
            return
        if job in self._decoding:
            self._read_blocks(keep=0)  # what the device has begun cannot be taken back: wait for it, and give it out
        if not job.done:
            self._finish(job, FinishReason.CANCELLED)
            self._stalled = False  # its place may be what others wait for

    def fail(self, error: Exception) -> None:
        """End every job after something broke, and start over with empty slots."""
        failure = as_failure(error)
        for job in self.jobs:
            job.done = True
            job.emit(Failed(failure))
        self._embeddings.fail(failure)
        self._waiting.clear()
        self._prefilling.clear()
        self._decoding.clear()
        self._blocks.clear()
        self._last_read = None
        self._slots.start_over()
        if self.drafter is not None:
            self.drafter.start_over()

    def step(self) -> None:
        """Do a little of everything; see the module's docstring."""
        done = self._admit() + self._prefill() + self._embeddings.step()
        blocks_before, left_before = len(self._blocks), self._left
        started = self._start_blocks()
        # While a new block computes, everything before it can be read; with no new one, read all there is.
        drafted = bool(started) and self._blocks[-1].drafted  # the first of which comes after all have been read
        self._read_blocks(keep=started if blocks_before or drafted else 0)
        started += self._start_constrained()
        self._stalled = not (done or started or blocks_before or self._left != left_before)

    def _admit(self) -> int:
        """Give slots to those who wait, each in its turn but for those whose programs are not there; to how many."""
        if not self._waiting:
            return 0
        admitted = 0
        held = Counter(job.share for job in self._under_way)
        in_turn = [self._waiting[place] for place in self._turns.order([job.share for job in self._waiting], held)]
        for job in in_turn:
            if job.share and 0 < self._most_running <= held[job.share]:
                continue
            if not self._wants(job, partial(self._may_begin, job)):
                continue
            if not self._slots.seat(job, self._under_way, len(self._waiting)):
                break
            held[job.share] += 1
            self._turns.had(job.share)
            self._waiting.remove(job)
            self._prefilling.append(job)  # first of all: whatever breaks below, the job is found and told
            self._slots.make_room(len(job.prompt.ids) + 1)
            self._slots.copy_shared(job, self._under_way)
            job.prefill_started, job.compile_s_before_prefill = time.perf_counter(), job.compile_s
            job.emit(Prefilling(job.prefilled - job.lent, len(job.prompt.ids), job.reused, job.prompt.told_ids))
            admitted += 1
        for_slots = [job for job in in_turn if job in self._waiting and job.waits_since is None]  # not for programs
        for position, job in enumerate(for_slots, start=1):
            if job.position_in_queue != position:
                job.position_in_queue = position
                job.emit(Queued(position))
        return admitted

    def _wants(self, job: Job, want: Callable[[], bool]) -> bool:
        """Whether the programs are there that a job wants. Where they cannot be made, it ends."""
        began = time.perf_counter()
        try:
            there = want()
        except NotMade as error:
            self._give_up(job, as_failure(error.reason))
            return False
        job.waits(began, time.perf_counter(), ready=there)
        return there

    def _may_begin(self, job: Job) -> bool:
        """Whether the programs are there that its prompt needs besides what every prompt does.

        Raises:
            NotMade: one of them cannot be made.
        """
        tokens, there = len(job.prompt.ids) + 1, True
        if tokens > self._programs.positions:
            there = self._programs.want_positions(tokens, self._decodes())
        self._programs.asked.add(job.kind)
        if job.listing is not None:
            there = self._programs.want("logprobs") and there
        if job.scores is not None:
            for length, positions in self._programs.scored_chunks(tokens):
                there = self._programs.want(PREFILL_SCORED, length, positions) and there
        return there

    def _decodes(self) -> list[tuple[str, int]]:
        """Kind and size of the programs, besides what every prompt needs, without which what is under way would stand still."""
        slots = [job.slot for job in self._decoding]
        least = self._programs.model.cache.width_for(slots) if slots else 0
        width = next(width for width in self._shapes.decode_widths if width >= least)
        decodes = [(kind, width) for kind in sorted({job.kind for job in self._decoding} or {DECODE})]
        scoring = any(job.scores is not None for job in self._prefilling)
        return decodes + [(PREFILL_SCORED, length) for length, _ in self._programs.scored_chunks(0) if scoring]

    def _prefill(self) -> int:
        """Put in a chunk, or several short ones, as long together as the longest that may be put in at a time; how many."""
        before = self._chunks
        lengths: Sequence[int] = self._shapes.prefill_chunks
        if self._decoding:
            most = TOKENS_A_STEP * self._pace.steps
            lengths = [length for length in lengths if length <= most] or lengths[:1]
        left = lengths[-1]
        while lengths and (jobs := [job for job in list(self._prefilling) if self._has_room(job)]):
            job = jobs[next_prompt([len(each.to_read) - each.prefilled for each in jobs], self._chunks)]
            if not job.read_again:
                self._slots.copy_shared(job, self._under_way)
            handed, positions = job.prompt.handed, self._programs.positions
            if handed is None:
                kind = PREFILL if job.scores is None else PREFILL_SCORED
                fitting = lengths if job.scores is None else scored_lengths(lengths, self.model.vocabulary)
                piece = self._shapes.next_chunk(job.prefilled, len(job.to_read), fitting, positions)
            else:
                kind, fitting = PREFILL_PICTURES, lengths
                piece = handed.next_chunk(job.prefilled, lengths, positions, padded=self._shapes.padded)
            if piece is None:
                break  # in the next step
            began, not_made = time.perf_counter(), None
            try:
                there = self._programs.want(kind, piece.length)
            except NotMade as error:
                there, not_made = False, error
            if not there:
                shorter = [] if piece.length > fitting[-1] else fitting  # but a picture may have to go in whole
                lengths = self._programs.ready(kind, shorter)  # shorter ones do until it is there
            if not_made is not None and not lengths:
                self._give_up(job, as_failure(not_made.reason))
            elif there or not lengths:
                job.waits(began, time.perf_counter(), ready=there)
            if not there:
                continue
            self._prefill_chunk(job, piece)
            self._chunks += 1
            left -= piece.length
            lengths = [length for length in lengths if length <= left]
        return self._chunks - before

    def _prefill_chunk(self, job: Job, piece: Chunk) -> None:
        handed, model = job.prompt.handed, self.model
        ids = job.to_read if handed is None else handed.tokens
        pictures = None
        if handed is not None and model.handing is not None:
            pictures = handed.chunk(piece, model.handing, self._programs.positions)
        end = piece.start + piece.count
        last = end == len(ids)
        steered = None
        if last and job.steered:
            if not self._masked(job):
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
        self._slots.mark(job, piece)
        self._slots.state, token, logits, scores = self._programs.prefill(self._slots.state, chunk)
        if job.scores is not None and scores is not None:
            job.scores.add(piece, scores)
        job.prefilled = end
        if last:
            self._prefilling.remove(job)
            self._decoding.append(job)
            sampled = SampledTokens(token, None if job.listing is None else self._programs.logprobs(logits, token))
            self._blocks.append(
                Block(jax.tree.map(lambda one: one[None, None], sampled), (job,), decoded=False, steps=1)
            )
        else:
            self._read_blocks(keep=0)  # they were there before the chunk
            token.block_until_ready()  # keeps progress true, and at most one chunk ahead of the others' tokens
            if not job.read_again:
                job.emit(Prefilling(end, len(ids), job.reused))

    def _start_blocks(self) -> int:
        """Start a block of decode steps for every conversation that is ready; how many blocks those are."""
        if not self._decoding:
            return 0
        steps, decodes = self._steps(), self._decodes()
        longest = max(self._decoding, key=lambda job: self._tokens_of(job, steps))
        needed, positions = self._tokens_of(longest, steps), self._programs.positions
        if needed > positions:
            if self._wants(longest, lambda: self._programs.want_positions(needed, decodes)):
                self._slots.make_room(needed)
        elif longest.most_tokens > positions and needed > NEARLY_FULL * positions:
            self._programs.want_positions(
                positions + 1, decodes, ahead=True
            )  # so that nobody has to wait for them then
        ready = [
            job
            for job in self._decoding
            if self._tokens_of(job, steps) <= self._programs.positions
            and self._tokens_of(job, 0) < job.most_tokens  # else all that it may have is on its way
            and job.matcher is None
        ]
        drafted = self._start_drafted(ready)
        if drafted is not None:
            return drafted
        groups = {kind: [job for job in ready if job.kind == kind] for kind in DECODES}
        groups = {kind: jobs for kind, jobs in groups.items() if jobs}
        if len(groups) > 1:
            all_of_it = decode_kind(
                with_logprobs=any(job.listing is not None for job in ready), steered=any(job.steered for job in ready)
            )
            with contextlib.suppress(NotMade):  # it can be done without
                if self._width(ready, len(ready), kind=all_of_it):
                    groups = {all_of_it: ready}  # one pass over the weights serves them all
        return sum(self._start_block(jobs, kind, steps) for kind, jobs in groups.items())

    def _start_drafted(self, ready: Sequence[Job]) -> int | None:
        """Start a block with drafts, where one conversation decodes alone; how many blocks those are. None: there are none for
        it now."""
        if self.drafter is None:
            return None
        job = ready[0] if len(ready) == 1 else None
        alone = job is not None and self._under_way == [job] and not self._waiting
        if job is None or not alone or job.kind != DECODE or job.prompt.handed is not None:
            self.drafter.leave()
            return None
        # A round writes as many positions as it may give tokens, wherever the answer ends.
        room = self._programs.positions - self._tokens_of(job, 0)
        ends_before = job.most_tokens + ROUND <= self._programs.positions
        rounds = self.drafter.rounds if ends_before else min(self.drafter.rounds, room // ROUND)
        standing = Standing.PLAIN
        if rounds:
            on_their_way = any(job in block.jobs for block in self._blocks)
            standing = self.drafter.stand(job, on_their_way=on_their_way, plain_step_s=self._pace.step_s)
        if standing is Standing.PLAIN:
            self.drafter.leave()
            return None
        if standing is Standing.WAIT:
            return 0
        self._slots.state, sampled = self.drafter.decode(self._slots.state, job, rounds)
        self._blocks.append(Block(sampled, (job,), decoded=True, steps=rounds * ROUND, drafted=True))
        return 1

    def _steps(self) -> int:
        """Of the next block: half as many beside constrained answers, which get one token between two blocks."""
        constrained = any(job.matcher is not None for job in self._decoding)
        return max(1, self._pace.steps // 2) if constrained else self._pace.steps

    def _start_constrained(self) -> int:
        """Start a step for every constrained answer whose last token has been read; how many blocks those are."""
        on_their_way = [job for block in self._blocks for job in block.jobs]
        ready = [
            job
            for job in list(self._decoding)
            if job.matcher is not None
            and job not in on_their_way
            and self._tokens_of(job, 1) <= self._programs.positions
            and self._masked(job)
        ]
        groups = {kind: [job for job in ready if job.kind == kind] for kind in STEERED}
        return sum(self._start_block(jobs, kind, 1) for kind, jobs in groups.items())

    def _masked(self, job: Job) -> bool:
        """Make the mask of a job's next token, where it is constrained; False where that cannot be done, which ends the job."""
        if job.matcher is not None:
            job.allowed = job.matcher.allowed() if job.thought is None else job.matcher.anything()
            if job.matcher.broken:
                self._give_up(
                    job,
                    InvalidRequest(
                        "The constraint can't be applied any further; use a simpler one.",
                        field="constraint",
                    ),
                )
                return False
        return True

    def _start_block(self, jobs: Sequence[Job], kind: str, steps: int) -> int:
        """Start a block of so many steps for these jobs, or for as many as there is a program for; 0 if there is none, else 1."""
        if not jobs:
            return 0
        began, width, not_made = time.perf_counter(), 0, None
        tokens = self._most_tokens(jobs)
        try:
            width = self._width(jobs, len(jobs) + len(self._prefilling) + len(self._waiting), kind=kind)
        except NotMade as error:
            not_made = error
        if not width:
            width = self._slots.narrower_width(jobs, tokens=tokens, kind=kind)
        if not width and not_made is not None:
            for job in jobs:
                self._give_up(job, as_failure(not_made.reason))
            return 0
        now = time.perf_counter()
        for job in jobs:
            job.waits(began, now, ready=width > 0)
        if not width:
            return 0
        jobs = self._slots.served(jobs, width)  # those that were served last are at the end
        self._decoding = [*(job for job in self._decoding if job not in jobs), *jobs]
        jobs = sorted(jobs, key=lambda job: self._tokens_of(job, 0))
        sampled, by_row = self._slots.decode(jobs, width, steps, tokens=tokens, kind=kind)
        self._blocks.append(Block(sampled, by_row, decoded=True, steps=steps, paced=jobs[0].matcher is None))
        return 1

    def _width(self, jobs: Sequence[Job], soon: int, *, kind: str) -> int:
        return self._slots.decode_width(
            [job.slot for job in jobs],
            soon,
            self._under_way,
            tokens=self._most_tokens(jobs),
            kind=kind,
        )

    def _most_tokens(self, jobs: Sequence[Job]) -> int:
        """That the longest of these conversations will have after a block."""
        steps = self._steps()
        return max(self._tokens_of(job, steps) for job in jobs)

    def _tokens_of(self, job: Job, more: int) -> int:
        """The most tokens that prompt and answer have after ``more`` steps, with what is on its way from the device."""
        ahead = sum(block.steps for block in self._blocks if job in block.jobs)
        return min(len(job.prompt.ids) + len(job.tokens) + ahead + more, job.most_tokens)

    def _read_blocks(self, keep: int) -> None:
        while len(self._blocks) > keep:
            self._read_block(self._blocks.popleft())

    def _read_block(self, block: Block) -> None:
        sampled = jax.tree.map(np.asarray, block.sampled)  # waits for the device
        now = time.perf_counter()
        alone = block.paced and self._last_read is not None and self._last_read[1] == self._chunks
        seconds = now - self._last_read[0] if alone and self._last_read is not None else None
        if block.decoded and not block.drafted:
            done = int((sampled.tokens != NO_TOKEN).any(axis=1).sum())
            self.decode_steps += done
            if seconds is not None:
                self._pace.measured(done, seconds)
        # Between two blocks that are read while a third computes, the device does nothing but the second.
        self._last_read = (now, self._chunks) if block.paced and block.decoded and self._blocks else None
        for job, new, logprobs in block.shared_out(sampled):
            try:
                reason = job.take(new, now, self.model.stop_ids, logprobs)
            except Exception as error:  # of this answer's text, which is no one else's
                job.unread = True
                self._give_up(job, as_failure(error))
                continue
            if block.drafted and self.drafter is not None:
                self.decode_steps += self.drafter.followed(job, sampled.tokens, seconds)
            if reason is not None:
                self._finish(job, reason)
            elif job.reads_again:
                self._read_again(job)
            elif job.pauses:
                self._go_on(job, now)

    def _read_again(self, job: Job) -> None:
        """Have all that its slot holds computed anew; it goes on from there."""
        self._decoding.remove(job)
        job.prefilled, job.read_again = 0, len(job.tokens)
        self._slots.table.begin_again(job.slot, len(job.to_read))
        self._prefilling.append(job)

    def _go_on(self, job: Job, now: float) -> None:
        """Have what ends a job's thoughts, and its last token, read behind what its slot holds; it goes on from there."""
        reason = job.go_on(now)
        if reason is not None:
            self._finish(job, reason)
            return
        self._decoding.remove(job)
        self._prefilling.append(job)

    def _has_room(self, job: Job) -> bool:
        """Whether there are positions for what a job in the midst of its answer has read."""
        tokens = len(job.to_read) + 1
        if not job.read_again or tokens <= self._programs.positions:
            return True
        there = self._wants(job, lambda: self._programs.want_positions(tokens, self._decodes()))
        if there:
            self._slots.make_room(tokens)
        return there

    def _finish(self, job: Job, reason: FinishReason) -> None:
        self._leave(job)
        if reason is FinishReason.CANCELLED:
            job.give_out_rest()
        job.emit(
            Finished(
                reason, job.statistics(self.context_length, self._device), job.stops.found, job.telling.in_thoughts
            )
        )

    def _give_up(self, job: Job, error: HfjaxError) -> None:
        self._leave(job)
        job.emit(Failed(error))

    def _leave(self, job: Job) -> None:
        """A job is over: its place is free."""
        if job in self._waiting:
            job.done = True
            self._waiting.remove(job)
            return
        # What is on its way moves it no further where the device has seen the end too.
        on_their_way = any(job in block.jobs for block in self._blocks)
        self._slots.release(job, beyond=job.unread or (on_their_way and not job.ends_on_device(self.model.stop_ids)))
        self._left += 1
        job.done = True  # now that nothing can break any more: whoever is told of a failure is among those under way
        (self._prefilling if job in self._prefilling else self._decoding).remove(job)
