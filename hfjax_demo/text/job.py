"""The state of a request in the text engine, and of tokens that the device is computing."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..errors import HfjaxError, as_hfjax_error
from ..events import Event, FinishReason, TextStatistics, ThoughtDelta
from ..requests import TextRequest
from .answer_parser import AnswerParser
from .chat_format import NO_CHAT_FORMAT, ChatFormat
from .constraints import GrammarMatcher
from .detokenizer import Detokenizer
from .logits_processing import SuppressedTokens, steers
from .logprobs import PendingLogprobs, PromptLogprobCollector, TokenBytes
from .model import TextModel
from .output_stream import OutputStream, StopStrings
from .program_specs import decode_kind
from .prompt_tokenizer import EncodedPrompt
from .sampling import Logprobs
from .step_functions import NO_TOKEN, SampledTokens
from .timing import RequestTiming

Emit = Callable[[Event], None]


def as_generation_error(error: BaseException) -> HfjaxError:
    """Return the error that the client gets when the engine failed with ``error``, its cause."""
    return as_hfjax_error(error, "Generation failed")


@dataclass(eq=False, slots=True)
class Job:
    """A request in the engine, waiting or running.

    Attributes:
        budget: number of tokens that it may generate.
        timing: for the statistics.
        switch: when prompt and answer exceed this number of tokens, all of them are prefilled again; None: never.
        reprefilled_tokens: number of the answer's tokens that were, or are being, prefilled with the prompt.
        matcher: the grammar of the answer; None: unconstrained. Each mask depends on the previous token.
        allowed: mask of the next token, uint32 (words,), as computed by :meth:`.constraints.GrammarMatcher.allowed`; None: no
            mask.
        pause_at_tokens: number of the answer's tokens after which the device stops, so that the reasoning can be ended; None: it
            does not.
        thoughts_end_ids: the tokens that end the reasoning.
        mark: the text that ends it.
        thought: the end of the answer's text so far, while the mark has not appeared; None: it has, or nothing depends on it. A
            constraint applies to the text after the mark.
        listing: log-probabilities of the answer's tokens; None: not requested.
        scores: log-probabilities of the prompt's tokens; None: not requested, or already emitted.
        share: the visitor that the request counts for.
        reused: tokens of the prompt that were already in the cache, in a slot of the same share.
        reused_from_others: tokens that were in a slot of another share, which are not reported to the client.
        prefilled: tokens of the prompt that are in its slot's cache, including ``reused`` and ``reused_from_others``.
        tokens: the answer's tokens that were read from the device.
        has_unread_tokens: whether the device computed more tokens than were taken, since only the host detected the end of the
            answer.
    """

    request: TextRequest
    emit: Emit
    prompt: EncodedPrompt
    budget: int
    seed: int
    answer_stream: OutputStream
    stops: StopStrings
    listing: PendingLogprobs | None
    scores: PromptLogprobCollector | None
    timing: RequestTiming
    matcher: GrammarMatcher | None = None
    allowed: np.ndarray | None = None
    switch: int | None = None
    reprefilled_tokens: int = 0
    pause_at_tokens: int | None = None
    thoughts_end_ids: tuple[int, ...] = ()
    mark: str = ""
    thought: str | None = None
    share: str = ""
    slot: int = -1
    reused: int = 0
    reused_from_others: int = 0
    prefilled: int = 0
    tokens: list[int] = field(default_factory=list)
    position_in_queue: int = 0
    has_unread_tokens: bool = False
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
        chat: ChatFormat = NO_CHAT_FORMAT,
        thoughts_end_ids: tuple[int, ...] = (),
        **others: Any,
    ) -> Job:
        """Create the job of a request to this model; ``others`` are further attributes, such as the time of submission.

        Args:
            chat: the model's chat format.
        """
        sampling = request.sampling
        stops = StopStrings(sampling.stop)
        listing = None if request.logprobs is None else PendingLogprobs(token_bytes, request.logprobs)
        is_structured = request.constraint is not None
        parts = (
            None
            if prompt.opening is None
            else AnswerParser(chat, prompt.tools, prompt.opening, is_structured=is_structured)
        )
        if prompt.matcher is None:
            watched = bool(request.thinking_tokens) and chat.can_think(request)
        else:
            watched = prompt.opening is not None and chat.is_thinking(prompt.opening)
        return cls(
            request=request,
            emit=emit,
            prompt=prompt,
            budget=0 if request.prompt_only else min(sampling.max_new_tokens, context_length - len(prompt.ids)),
            switch=model.rope_switch if model.recomputes_at_switch else None,
            seed=secrets.randbits(32) if sampling.seed is None else sampling.seed,
            answer_stream=OutputStream(
                Detokenizer(model.tokenizer, prompt.begun, frozenset() if prompt.opening is None else chat.kept),
                stops,
                listing,
                None if request.logprobs is None else PendingLogprobs(token_bytes, request.logprobs),
                parts,
                request.parallel_tool_calls,
            ),
            stops=stops,
            listing=listing,
            matcher=None if prompt.matcher is None else prompt.matcher.copy(),
            pause_at_tokens=request.thinking_tokens or None,
            thoughts_end_ids=thoughts_end_ids,
            mark=chat.ends.strip(),
            thought="" if watched else None,
            scores=None
            if request.prompt_logprobs is None
            else PromptLogprobCollector(token_bytes, request.prompt_logprobs),
            **others,
        )

    @property
    def steered(self) -> bool:
        """Whether its logits are modified before sampling."""
        return self.matcher is not None or steers(self.request.sampling)

    @property
    def kind(self) -> str:
        """The kind of decode program that serves it."""
        return decode_kind(with_logprobs=self.listing is not None, steered=self.steered)

    @property
    def max_total_tokens(self) -> int:
        """The most tokens that prompt and answer can have together."""
        return len(self.prompt.ids) + self.budget

    @property
    def tokens_to_prefill(self) -> list[int]:
        """The tokens to prefill: the prompt, and the part of the answer that is prefilled again after it."""
        return [*self.prompt.ids, *self.tokens[: self.reprefilled_tokens]]

    @property
    def tokens_until_stop(self) -> int:
        """Number of tokens to generate now: all that are left, or those until it pauses or everything is prefilled again."""
        left = self.budget - len(self.tokens)
        if self.pause_at_tokens is not None:
            left = min(left, self.pause_at_tokens - len(self.tokens))
        beyond = 0 if self.switch is None else self.switch + 1 - len(self.tokens_to_prefill)
        return min(left, beyond) if beyond > 0 else left

    @property
    def is_at_pause(self) -> bool:
        """Whether it has generated as many tokens as its reasoning may have."""
        return self.pause_at_tokens is not None and len(self.tokens) >= self.pause_at_tokens

    def resume_after_pause(self, now: float) -> FinishReason | None:
        """End the reasoning if it is still open, and set ``reprefilled_tokens`` so that tokens missing in the cache are
        prefilled. If reasoning may still begin, the job pauses again after the next token. Return the finish reason; None: it
        continues."""
        self.pause_at_tokens = (
            len(self.tokens) + 1 if self.thought is not None and self.answer_stream.is_undecided else None
        )
        self.prefilled = len(self.cached_tokens)
        if self.answer_stream.in_thoughts and self.thought is not None:
            forced = self.thoughts_end_ids[: self.budget - len(self.tokens)]
            for token in forced:
                made = self.answer_stream.add(token)
                if self.thought is not None:  # blanks after the mark are not part of the answer
                    self._advance_grammar(token, made)
            self.tokens += forced
            self._emit_new_events(now, over=len(self.tokens) >= self.budget)
        self.reprefilled_tokens = len(self.tokens)
        return FinishReason.LENGTH if len(self.tokens) >= self.budget else None

    @property
    def needs_reprefill(self) -> bool:
        """Whether all tokens have to be prefilled again now."""
        tokens = len(self.prompt.ids) + len(self.tokens)
        return self.switch is not None and len(self.tokens_to_prefill) <= self.switch < tokens

    @property
    def cached_tokens(self) -> list[int]:
        """The tokens that its slot's cache holds for certain: the last one was sampled, but not necessarily written."""
        return [*self.tokens_to_prefill[: self.prefilled], *self.tokens[self.reprefilled_tokens : -1]]

    def ends_on_device(self, stop_ids: Sequence[int]) -> bool:
        """Return whether the last token ends the answer on the device too. Only the host detects other ends: the stop strings and
        stop tokens of the request, tool calls, cancellation."""
        over = bool(self.tokens) and not self.request.sampling.ignore_eos and self.tokens[-1] in stop_ids
        return not self.budget or len(self.tokens) >= self.budget or over

    def suppressed_tokens(self, stop_ids: Sequence[int]) -> SuppressedTokens | None:
        """Return the tokens that would end the answer, which are masked until it has ``min_tokens``; None: no minimum."""
        least = self.request.sampling.min_tokens
        return SuppressedTokens(self._ends(stop_ids), len(self.prompt.ids) + min(least, self.budget)) if least else None

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
        """Convert new tokens to text and emit it, up to the answer's end. Return the finish reason; None: it continues.

        Args:
            now: when the tokens arrived.
            logprobs: of each token, NumPy arrays; empty without a :attr:`listing`.
        """
        if self.scores is not None:
            given = self.request.prompt if self.request.begun is None else None
            begun = len(self.prompt.begun) - self.prompt.forced
            self.emit(self.scores.told(self.prompt.ids, given, begun, stop_ids))
            self.scores = None
        if not self.budget:
            self.timing.record_arrival(now)
            return FinishReason.LENGTH
        taken: list[int] = []
        ends = self._ends(stop_ids)
        reason: FinishReason | None = None
        for place, token in enumerate(tokens):
            taken.append(token)
            self.stops.is_disabled = len(self.tokens) + len(taken) <= self.request.sampling.min_tokens
            if token in ends:
                reason = FinishReason.STOP
                # Evaluation harnesses expect one token more than the prompt has.
                scored = self.listing is not None and self.request.prompt_logprobs is not None
                self.answer_stream.add_stop_token(token, logprobs[place] if scored else None)
            else:
                made = self.answer_stream.add(token, None if self.listing is None else logprobs[place])
                if self._advance_grammar(token, made) or self.answer_stream.is_over:
                    reason = FinishReason.STOP
                elif len(self.tokens) + len(taken) >= self.budget:
                    reason = FinishReason.LENGTH
            if reason is not None:
                break
        self.has_unread_tokens = len(taken) < len(tokens)
        if taken:
            self.timing.record_arrival(now)
            self.tokens += taken
            self._emit_new_events(now, over=reason is not None)
            if reason is FinishReason.LENGTH and self.answer_stream.is_over:  # by text that was withheld until now
                reason = FinishReason.STOP
        return FinishReason.TOOL_CALLS if reason is FinishReason.STOP and self.answer_stream.calls else reason

    def emit_withheld(self) -> None:
        """Emit the withheld text of a cancelled answer."""
        for event in self.answer_stream.told(over=True):
            self.emit(event)

    def _emit_new_events(self, now: float, *, over: bool) -> None:
        for event in self.answer_stream.told(over=over):
            self.emit(event)
            if isinstance(event, ThoughtDelta):
                self.timing.record_thoughts(now)

    def statistics(self, context_length: int, device: str) -> TextStatistics:
        """Return the statistics of the finished job."""

        def rate(count: int, seconds: float) -> float:
            return count / seconds if seconds > 0 and count > 0 else 0.0

        timing = self.timing
        return TextStatistics(
            prompt_tokens=len(self.prompt.ids),
            reused_tokens=self.reused,
            completion_tokens=len(self.tokens),
            context_length=context_length,
            ttft_s=max(timing.first_token - timing.submitted, 0.0),
            prefill_tokens_per_s=rate(
                min(self.prefilled, len(self.prompt.ids)) - self.reused - self.reused_from_others, timing.prefill_s
            ),
            decode_tokens_per_s=rate(len(self.tokens) - 1, timing.last_token - timing.first_token),
            load_s=timing.load_s,
            compile_s=timing.compile_s,
            device=device,
            seed=self.seed,
            longest_gap_s=timing.longest_gap_s,
            thought_tokens=self.answer_stream.thought_tokens,
            thought_s=timing.thoughts_ended - timing.thoughts_began,
        )

    def _advance_grammar(self, token: int, made: str) -> bool:
        """Advance the matcher by a token and the text that it completed; return whether the constrained answer is complete."""
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


@dataclass(frozen=True, slots=True)
class TokenBlock:
    """A block of tokens that the device computes, and the job of each row; None: the row is a filler.

    ``decoded`` is False for an answer's first token, which the prefill samples. ``is_timed``: whether its time measures a step.
    """

    sampled: SampledTokens
    jobs: tuple[Job | None, ...]
    decoded: bool
    steps: int
    is_timed: bool = True

    def split_by_job(self, sampled: SampledTokens) -> Iterator[tuple[Job, list[int], list[Logprobs]]]:
        """Yield each job that has not ended, with its tokens and log-probabilities. ``sampled`` is the block as NumPy arrays."""
        for row, job in enumerate(self.jobs):
            if job is not None and not job.done:
                steps = [step for step, token in enumerate(sampled.tokens[:, row]) if token != NO_TOKEN]
                logprobs = (
                    []
                    if sampled.logprobs is None or job.listing is None
                    else [sampled.logprobs.at(step, row) for step in steps]
                )
                yield job, [int(sampled.tokens[step, row]) for step in steps], logprobs
