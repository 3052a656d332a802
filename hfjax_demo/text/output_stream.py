"""The text side of a request: the engine posts token ids, which become events, and gets replies.

A :class:`TextRunner` says where it runs: within the engine's step, or on another thread, in the order in which it was posted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ..errors import HfjaxError, as_hfjax_error
from ..events import Event, Failed, Finished, FinishReason, TextStatistics, ThoughtDelta
from ..requests import TextRequest
from .answer_events import AnswerEvents, StopStrings
from .answer_parser import AnswerParser
from .chat_format import ChatFormat
from .constraints import AnswerGrammar
from .detokenizer import Detokenizer
from .logprobs import PendingLogprobs, PromptLogprobCollector, TokenBytes
from .prompt_tokenizer import EncodedRequest
from .sampling import Logprobs
from .scheduler import PromptChunk
from .timing import AnswerTiming, PrefillStatistics
from .tokenizer import TextTokenizer

if TYPE_CHECKING:
    from .sequence import SequenceSettings

Emit = Callable[[Event], None]


def as_generation_error(error: BaseException) -> HfjaxError:
    """Return the error that the client gets when the engine failed with ``error``, its cause."""
    return as_hfjax_error(error, "Generation failed")


class TextRunner(Protocol):
    """Runs the text side of requests."""

    def run(self, action: Callable[[], None]) -> None:
        """Run a function, after all functions that were given before."""
        ...

    def wake(self) -> None:
        """Have the engine's owner call its step, if it waits: there is a reply. Called by such a function."""
        ...


class InlineTextRunner:
    """Runs it at once, within the engine's step."""

    def run(self, action: Callable[[], None]) -> None:
        """Run a function now."""
        action()

    def wake(self) -> None:
        """Do nothing: the engine does not wait."""


@dataclass(frozen=True, eq=False, slots=True)
class Reply:
    """What the text side has decided about a sequence; the engine carries it out between two steps.

    Attributes:
        tokens: number of the answer's tokens that it has read.
        is_over: the answer has ended with the last of these.
        mask: of the next token; see :class:`.sequence.Sequence`.
        resumes: the sequence may continue after its pause.
        forced: tokens that are appended first, which end the reasoning.
        pauses_again: whether it pauses after the next token.
    """

    output: OutputStream
    tokens: int
    is_over: bool = False
    mask: np.ndarray | None = None
    resumes: bool = False
    forced: tuple[int, ...] = ()
    pauses_again: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class OutputSettings:
    """What the answers of one model have in common.

    Attributes:
        thoughts_end_ids: the tokens that end the reasoning.
        stop_ids: the tokens that end an answer.
        device: its label, for the statistics.
    """

    tokenizer: TextTokenizer
    chat: ChatFormat
    thoughts_end_ids: tuple[int, ...]
    stop_ids: tuple[int, ...]
    token_bytes: TokenBytes
    context_length: int
    device: str


class OutputStream:
    """The answer to one request as events.

    Attributes:
        prefill: written by the engine.
        scores: log-probabilities of the prompt's tokens; None: not requested, or already emitted.
        deliver: gives a reply to the engine; set when the sequence is queued.
        count: number of the answer's tokens so far.
        is_over: whether the last event was emitted.
    """

    def __init__(
        self,
        request: TextRequest,
        encoded: EncodedRequest,
        settings: SequenceSettings,
        shared: OutputSettings,
        emit: Emit,
        runner: TextRunner,
        timing: AnswerTiming,
    ) -> None:
        opening, chat = encoded.opening, shared.chat
        self.request, self.prompt, self.settings, self.shared = request, encoded.prompt, settings, shared
        self.emit, self.runner, self.timing, self.prefill = emit, runner, timing, PrefillStatistics()
        self.deliver: Callable[[Reply], object] = lambda reply: None
        self.count, self.is_over = 0, False
        parser, kept = None, frozenset[int]()
        if opening is not None:
            is_structured = request.constraint is not None
            parser, kept = AnswerParser(chat, encoded.tools, opening, is_structured=is_structured), chat.kept
        self.answer = AnswerEvents(
            Detokenizer(shared.tokenizer, self.prompt.begun, kept),
            StopStrings(request.sampling.stop),
            self._pending_logprobs(),
            self._pending_logprobs(),
            parser,
            request.parallel_tool_calls,
        )
        if encoded.matcher is None:
            thinks = bool(request.thinking_tokens) and chat.can_think(request)
        else:
            thinks = opening is not None and chat.is_thinking(opening)
        self.grammar = AnswerGrammar(encoded.matcher, chat.ends.strip(), "" if thinks else None)
        scored = request.prompt_logprobs
        self.scores = None if scored is None else PromptLogprobCollector(shared.token_bytes, scored)

    def post(self, action: Callable[..., None], *arguments: Any) -> None:
        """Have a method of this class called on the text side. Called by the engine, which calls nothing else here."""
        self.runner.run(partial(self._carry_out, action, arguments))

    def _carry_out(self, action: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        if self.is_over:
            return
        try:
            action(self, *arguments)
        except Exception as error:  # in this answer's text only
            self.fail(as_generation_error(error))
            self._reply(is_over=True)

    def show(self, event: Event) -> None:
        """Emit an event about the prompt."""
        self.emit(event)

    def add_prompt_scores(self, piece: PromptChunk, scores: Logprobs) -> None:
        """Add the log-probabilities of a chunk of the prompt, arrays on the device that are read with the first token."""
        if self.scores is not None:
            self.scores.add(piece, scores)

    def take(
        self, tokens: list[int], logprobs: list[Logprobs], now: float, reason: FinishReason | None, is_paused: bool
    ) -> None:
        """Turn new tokens into events, up to the answer's end, and reply to the engine if it waits or does not know the end.

        Args:
            logprobs: of each token, NumPy arrays; empty if they were not requested.
            now: when the tokens arrived.
            reason: why the answer ends with the last of them; None: it continues, as far as the engine knows.
            is_paused: whether the sequence waits to be resumed.
        """
        if self.scores is not None:
            given = self.request.prompt if self.request.begun is None else None
            begun = len(self.prompt.begun) - self.prompt.forced
            self.emit(self.scores.told(self.prompt.ids, given, begun, self.shared.stop_ids))
            self.scores = None
        self.timing.record_arrival(now)
        found = self._add(tokens, logprobs, reason)
        if tokens:
            self._emit_new_events(now, over=found is not None)
        if found is FinishReason.LENGTH and self.answer.is_over:  # by text that was withheld until now
            found = FinishReason.STOP
        if found is not None:
            self._finish(FinishReason.TOOL_CALLS if found is FinishReason.STOP and self.answer.calls else found)
            if reason is None:
                self._reply(is_over=True)
        elif is_paused:
            self._resume(now)
        elif self.settings.is_constrained:
            self._reply(mask=self.grammar.mask())

    def finish(self, reason: FinishReason) -> None:
        """End an answer for a reason that is not in its tokens; emit the text that was withheld."""
        for event in self.answer.told(over=True):
            self.emit(event)
        self._finish(reason)

    def fail(self, error: HfjaxError) -> None:
        """End the answer with an error."""
        self.is_over = True
        self.emit(Failed(error))

    def _pending_logprobs(self) -> PendingLogprobs | None:
        listed = self.request.logprobs
        return None if listed is None else PendingLogprobs(self.shared.token_bytes, listed)

    def _add(self, tokens: list[int], logprobs: list[Logprobs], reason: FinishReason | None) -> FinishReason | None:
        """Add tokens up to the answer's end; return why it ends, or None."""
        if not tokens:
            return reason
        for place, token in enumerate(tokens):
            self.count += 1
            is_last = place == len(tokens) - 1
            listed = logprobs[place] if logprobs else None
            self.answer.stops.is_disabled = self.count <= self.settings.sampling.min_tokens
            if is_last and reason is FinishReason.STOP:
                # Evaluation harnesses expect one token more than the prompt has.
                self.answer.add_stop_token(token, listed if self.settings.scores_prompt else None)
                return reason
            made = self.answer.add(token, listed)
            if self.grammar.take(token, made) or self.answer.is_over:
                return FinishReason.STOP
        return reason

    def _resume(self, now: float) -> None:
        """Let a paused sequence continue, after the tokens that end the reasoning if it is still open."""
        undecided = self.grammar.reasoning is not None and self.answer.is_undecided
        forced: tuple[int, ...] = ()
        if self.answer.in_thoughts and self.grammar.reasoning is not None:
            forced = self.shared.thoughts_end_ids[: self.settings.budget - self.count]
            for token in forced:
                made = self.answer.add(token)
                if self.grammar.reasoning is not None:  # blanks after the mark are not part of the answer
                    self.grammar.take(token, made)
            self.count += len(forced)
            self._emit_new_events(now, over=self.count >= self.settings.budget)
        if self.count >= self.settings.budget:
            self._finish(FinishReason.LENGTH)
        self._reply(
            is_over=self.is_over,
            mask=None if self.is_over else self.grammar.mask(),
            resumes=True,
            forced=forced,
            pauses_again=undecided,
        )

    def _reply(self, **decided: Any) -> None:
        self.deliver(Reply(self, self.count, **decided))
        self.runner.wake()

    def _emit_new_events(self, now: float, *, over: bool) -> None:
        for event in self.answer.told(over=over):
            self.emit(event)
            if isinstance(event, ThoughtDelta):
                self.timing.record_thoughts(now)

    def _finish(self, reason: FinishReason) -> None:
        self.is_over = True
        self.emit(Finished(reason, self._statistics(), self.answer.stops.found, self.answer.in_thoughts))

    def _statistics(self) -> TextStatistics:
        def rate(count: int, seconds: float) -> float:
            return count / seconds if seconds > 0 and count > 0 else 0.0

        timing, prefill, prompt_tokens = self.timing, self.prefill, len(self.prompt.ids)
        computed = prompt_tokens - prefill.reused - prefill.reused_from_others
        return TextStatistics(
            prompt_tokens=prompt_tokens,
            reused_tokens=prefill.reused,
            completion_tokens=self.count,
            context_length=self.shared.context_length,
            ttft_s=max(timing.first_token - timing.submitted, 0.0),
            prefill_tokens_per_s=rate(computed, prefill.prefill_s),
            decode_tokens_per_s=rate(self.count - 1, timing.last_token - timing.first_token),
            load_s=timing.load_s,
            compile_s=prefill.compile_s,
            device=self.shared.device,
            seed=self.settings.seed,
            longest_gap_s=timing.longest_gap_s,
            thought_tokens=self.answer.thought_tokens,
            thought_s=timing.thoughts_ended - timing.thoughts_began,
        )
