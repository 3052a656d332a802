"""What the chat engine keeps of a request while it answers, and of tokens that are on their way from the device."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..errors import EngineFailed, HfjaxError
from ..events import Event, FinishReason, TextStatistics, ThoughtDelta
from ..requests import TextRequest
from .abstract import decode_kind
from .chat_format import PLAIN, ChatFormat
from .constraints import Matcher
from .decode import NO_TOKEN, SampledTokens
from .detokenizer import Detokenizer
from .logprobs import LogprobListing, PromptScores, TokenBytes
from .model import TextModel
from .parts import AnswerParts
from .prompt import EncodedPrompt
from .sampling import Logprobs
from .steering import Barred, steers
from .telling import StopStrings, Telling

Emit = Callable[[Event], None]

NOTABLE_S = 0.05  # a look at what programs there are takes less, also where others want the processor


def as_failure(error: BaseException) -> HfjaxError:
    """What people are told when the engine has broken with ``error``, which is its cause."""
    if isinstance(error, HfjaxError):
        return error
    failure = EngineFailed(f"Generation failed ({type(error).__name__}: {error}); try again.")
    failure.__cause__ = error
    return failure


@dataclass(eq=False, slots=True)
class Job:
    """One request on its way through the engine. Times are of ``time.perf_counter()``, in seconds.

    Attributes:
        budget: tokens it may generate.
        switch: when prompt and answer have more tokens than this, all of them are read again; None: never.
        read_again: how many of the answer's tokens have been, or are, read with the prompt.
        matcher: what its answer has to be; None: anything. Each of its tokens depends on a mask that the one before decides.
        allowed: the mask of its next token, uint32 (words,), as :meth:`.constraints.Matcher.allowed` makes it; None: no mask.
        pause: at so many tokens of the answer the device stops, and thoughts are ended; None: it does not.
        closing: the tokens that end thoughts.
        mark: the text that ends them.
        thought: the last of the answer's text, while that has not come; None: it has, or nothing depends on it. A constraint
            binds what follows the mark.
        listing: of its tokens' log-probabilities; None where nobody asked for them.
        scores: of the prompt's tokens; None where nobody asked, or once they have been told.
        share: whom it counts for.
        reused: tokens of the prompt that were in the cache of some slot of its own share already.
        lent: those that were in another share's, which are told to nobody.
        prefilled: tokens of the prompt that are in its slot's cache, ``reused`` and ``lent`` included.
        tokens: of the answer, as far as they have been read.
        compile_s: how long it has waited for programs to be made.
        compile_s_before_prefill: what that was when its prefill began.
        waits_since: when it began to wait for a program; None while it does not.
        longest_gap_s: the longest time between two arrivals of tokens.
        unread: whether the device had more tokens for it than it took: it ended where only the host knows of an end.
    """

    request: TextRequest
    emit: Emit
    prompt: EncodedPrompt
    budget: int
    seed: int
    telling: Telling
    stops: StopStrings
    listing: LogprobListing | None
    scores: PromptScores | None
    load_s: float
    submitted: float
    matcher: Matcher | None = None
    allowed: np.ndarray | None = None
    switch: int | None = None
    read_again: int = 0
    pause: int | None = None
    closing: tuple[int, ...] = ()
    mark: str = ""
    thought: str | None = None
    thoughts_from: float = 0.0
    thoughts_to: float = 0.0
    share: str = ""
    slot: int = -1
    reused: int = 0
    lent: int = 0
    prefilled: int = 0
    tokens: list[int] = field(default_factory=list)
    prefill_started: float = 0.0
    compile_s: float = 0.0
    compile_s_before_prefill: float = 0.0
    waits_since: float | None = None
    prefill_s: float = 0.0
    first_token: float = 0.0
    last_token: float = 0.0
    longest_gap_s: float = 0.0
    position_in_queue: int = 0
    unread: bool = False
    done: bool = False

    @classmethod
    def begun(
        cls,
        request: TextRequest,
        emit: Emit,
        prompt: EncodedPrompt,
        model: TextModel,
        context_length: int,
        token_bytes: TokenBytes,
        chat: ChatFormat = PLAIN,
        closing: tuple[int, ...] = (),
        **others: Any,
    ) -> Job:
        """A job for a request to this model; ``others`` are the attributes that say how it came.

        Args:
            chat: the model's.
        """
        sampling = request.sampling
        stops = StopStrings(sampling.stop)
        listing = None if request.logprobs is None else LogprobListing(token_bytes, request.logprobs)
        formed = request.constraint is not None
        parts = None if prompt.opening is None else AnswerParts(chat, prompt.tools, prompt.opening, formed=formed)
        if prompt.matcher is None:
            watched = bool(request.thinking_tokens) and chat.may_think(request)
        else:
            watched = prompt.opening is not None and chat.is_thinking(prompt.opening)
        return cls(
            request=request,
            emit=emit,
            prompt=prompt,
            budget=0 if request.prompt_only else min(sampling.max_new_tokens, context_length - len(prompt.ids)),
            switch=model.rope_switch if model.rereads else None,
            seed=secrets.randbits(32) if sampling.seed is None else sampling.seed,
            telling=Telling(
                Detokenizer(model.tokenizer, prompt.begun, frozenset() if prompt.opening is None else chat.kept),
                stops,
                listing,
                None if request.logprobs is None else LogprobListing(token_bytes, request.logprobs),
                parts,
                request.parallel_tool_calls,
            ),
            stops=stops,
            listing=listing,
            matcher=None if prompt.matcher is None else prompt.matcher.copy(),
            pause=request.thinking_tokens or None,
            closing=closing,
            mark=chat.ends.strip(),
            thought="" if watched else None,
            scores=None if request.prompt_logprobs is None else PromptScores(token_bytes, request.prompt_logprobs),
            **others,
        )

    @property
    def steered(self) -> bool:
        """Whether anything moves its logits before a token is drawn."""
        return self.matcher is not None or steers(self.request.sampling)

    @property
    def kind(self) -> str:
        """The kind of decode program that serves it."""
        return decode_kind(with_logprobs=self.listing is not None, steered=self.steered)

    @property
    def most_tokens(self) -> int:
        """The most tokens that prompt and answer can have together."""
        return len(self.prompt.ids) + self.budget

    @property
    def to_read(self) -> list[int]:
        """What is prefilled: the prompt, and what is read again behind it."""
        return [*self.prompt.ids, *self.tokens[: self.read_again]]

    @property
    def until_reading(self) -> int:
        """Tokens that it may generate now: all that are left, or as many as there are before all is read again."""
        left = self.budget - len(self.tokens)
        if self.pause is not None:
            left = min(left, self.pause - len(self.tokens))
        beyond = 0 if self.switch is None else self.switch + 1 - len(self.to_read)
        return min(left, beyond) if beyond > 0 else left

    @property
    def pauses(self) -> bool:
        """Whether it has come to where its thoughts end, if they have not."""
        return self.pause is not None and len(self.tokens) >= self.pause

    def go_on(self, now: float) -> FinishReason | None:
        """End its thoughts, where it is still in them, and have what is not in the cache yet read; where they may still begin, it
        pauses once more behind its next token. Returns why the answer ends there; None: it goes on."""
        self.pause = len(self.tokens) + 1 if self.thought is not None and self.telling.undecided else None
        self.prefilled = len(self.in_cache)
        if self.telling.in_thoughts and self.thought is not None:
            forced = self.closing[: self.budget - len(self.tokens)]
            for token in forced:
                made = self.telling.add(token)
                if self.thought is not None:  # the blanks behind the mark are no part of the answer
                    self._completes(token, made)
            self.tokens += forced
            self._tell(now, over=len(self.tokens) >= self.budget)
        self.read_again = len(self.tokens)
        return FinishReason.LENGTH if len(self.tokens) >= self.budget else None

    @property
    def reads_again(self) -> bool:
        """Whether it has come to where all is read again."""
        tokens = len(self.prompt.ids) + len(self.tokens)
        return self.switch is not None and len(self.to_read) <= self.switch < tokens

    @property
    def in_cache(self) -> list[int]:
        """What its slot's cache holds for certain: the last token was sampled but not necessarily put there."""
        return [*self.to_read[: self.prefilled], *self.tokens[self.read_again : -1]]

    def ends_on_device(self, stop_ids: Sequence[int]) -> bool:
        """Whether its last token ends it on the device too. The host knows of other ends: what the request itself has for stop
        strings and tokens, calls, cancellations."""
        over = bool(self.tokens) and not self.request.sampling.ignore_eos and self.tokens[-1] in stop_ids
        return not self.budget or len(self.tokens) >= self.budget or over

    def barred(self, stop_ids: Sequence[int]) -> Barred | None:
        """What may not come yet, where it is to have some tokens at least: all that would end it."""
        least = self.request.sampling.min_tokens
        return Barred(self._ends(stop_ids), len(self.prompt.ids) + min(least, self.budget)) if least else None

    def _ends(self, stop_ids: Sequence[int]) -> Sequence[int]:
        sampling = self.request.sampling
        return sampling.stop_token_ids if sampling.ignore_eos else (*stop_ids, *sampling.stop_token_ids)

    def take(
        self,
        tokens: Sequence[int],
        now: float,
        stop_ids: Sequence[int],
        logprobs: Sequence[Logprobs] = (),
    ) -> FinishReason | None:
        """Turn new tokens into text and emit it, up to where the answer ends. Returns why it ends there; None: it goes on.

        Args:
            now: when they arrived.
            logprobs: of each token, NumPy arrays; only where there is a :attr:`listing`.
        """
        if self.scores is not None:
            given = self.request.prompt if self.request.begun is None else None
            begun = len(self.prompt.begun) - self.prompt.forced
            self.emit(self.scores.told(self.prompt.ids, given, begun, stop_ids))
            self.scores = None
        if not self.budget:
            self._clock(now)
            return FinishReason.LENGTH
        taken: list[int] = []
        ends = self._ends(stop_ids)
        reason: FinishReason | None = None
        for place, token in enumerate(tokens):
            taken.append(token)
            self.stops.asleep = len(self.tokens) + len(taken) <= self.request.sampling.min_tokens
            if token in ends:
                reason = FinishReason.STOP
                # Evaluators count on one more token than the prompt has.
                scored = self.listing is not None and self.request.prompt_logprobs is not None
                self.telling.add_end(token, logprobs[place] if scored else None)
            else:
                made = self.telling.add(token, None if self.listing is None else logprobs[place])
                if self._completes(token, made) or self.telling.is_over:
                    reason = FinishReason.STOP
                elif len(self.tokens) + len(taken) >= self.budget:
                    reason = FinishReason.LENGTH
            if reason is not None:
                break
        self.unread = len(taken) < len(tokens)
        if taken:
            self._clock(now)
            self.tokens += taken
            self._tell(now, over=reason is not None)
            if reason is FinishReason.LENGTH and self.telling.is_over:  # by text that was held back up to here
                reason = FinishReason.STOP
        return FinishReason.TOOL_CALLS if reason is FinishReason.STOP and self.telling.calls else reason

    def give_out_rest(self) -> None:
        """What was withheld, for an answer that is broken off."""
        for event in self.telling.told(over=True):
            self.emit(event)

    def _tell(self, now: float, *, over: bool) -> None:
        for event in self.telling.told(over=over):
            self.emit(event)
            if isinstance(event, ThoughtDelta):
                self.thoughts_from, self.thoughts_to = self.thoughts_from or now, now

    def waits(self, began: float, now: float, *, ready: bool) -> None:
        """Note that it needed a program from ``began`` on, which is there now or not."""
        if not ready:
            self.waits_since = began if self.waits_since is None else self.waits_since
        elif self.waits_since is not None or now - began > NOTABLE_S:
            self.compile_s += now - (began if self.waits_since is None else self.waits_since)
            self.waits_since = None

    def statistics(self, context_length: int, device: str) -> TextStatistics:
        """What it took."""

        def rate(count: int, seconds: float) -> float:
            return count / seconds if seconds > 0 and count > 0 else 0.0

        return TextStatistics(
            prompt_tokens=len(self.prompt.ids),
            reused_tokens=self.reused,
            completion_tokens=len(self.tokens),
            context_length=context_length,
            ttft_s=max(self.first_token - self.submitted, 0.0),
            prefill_tokens_per_s=rate(
                min(self.prefilled, len(self.prompt.ids)) - self.reused - self.lent, self.prefill_s
            ),
            decode_tokens_per_s=rate(len(self.tokens) - 1, self.last_token - self.first_token),
            load_s=self.load_s,
            compile_s=self.compile_s,
            device=device,
            seed=self.seed,
            longest_gap_s=self.longest_gap_s,
            thought_tokens=self.telling.thought_tokens,
            thought_s=self.thoughts_to - self.thoughts_from,
        )

    def _completes(self, token: int, made: str) -> bool:
        """Whether nothing may follow this token of a constrained answer, by which so much text is known."""
        if self.thought is not None:
            _, mark, behind = (self.thought + made).partition(self.mark)
            self.thought = (self.thought + made)[-len(self.mark) :]
            if mark:
                self.thought = None
                if behind.strip() and self.matcher is not None:
                    self.matcher.broken = "it began within the token that ended the thoughts"
            return False
        if self.matcher is None:
            return False
        self.matcher.take(token)
        return self.matcher.complete

    def _clock(self, now: float) -> None:
        if not self.first_token:
            compile_s = self.compile_s - self.compile_s_before_prefill
            self.first_token, self.prefill_s = now, now - self.prefill_started - compile_s
        else:
            self.longest_gap_s = max(self.longest_gap_s, now - self.last_token)
        self.last_token = now


@dataclass(frozen=True, slots=True)
class Block:
    """Tokens on their way from the device, and the job of each row; None where a row is only filling.

    ``decoded`` is False for a prompt's first token, which its prefill has sampled; ``paced`` where its time says what a step
    takes; ``drafted`` where its tokens come in rounds of :mod:`.drafting`, of which ``steps`` is the most.
    """

    sampled: SampledTokens
    jobs: tuple[Job | None, ...]
    decoded: bool
    steps: int
    paced: bool = True
    drafted: bool = False

    def shared_out(self, sampled: SampledTokens) -> Iterator[tuple[Job, list[int], list[Logprobs]]]:
        """The jobs that still go on, each with its tokens and their logprobs. ``sampled`` is the block's own, as NumPy arrays."""
        for row, job in enumerate(self.jobs):
            if job is not None and not job.done:
                steps = [step for step, token in enumerate(sampled.tokens[:, row]) if token != NO_TOKEN]
                logprobs = (
                    []
                    if sampled.logprobs is None or job.listing is None
                    else [sampled.logprobs.at(step, row) for step in steps]
                )
                yield job, [int(sampled.tokens[step, row]) for step in steps], logprobs
