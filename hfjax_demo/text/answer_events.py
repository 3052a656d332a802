"""Conversion of an answer's tokens to events: text, reasoning, tool calls, and log-probabilities."""

from __future__ import annotations

import secrets
import string
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..events import TextDelta, ThoughtDelta, ToolCallDelta
from .answer_parser import AnswerParser, AnswerPart, PartKind
from .detokenizer import Detokenizer
from .logprobs import PendingLogprobs
from .sampling import Logprobs
from .tool_call_format import ParsedToolCall

AnswerEvent = TextDelta | ThoughtDelta | ToolCallDelta
_LETTERS = string.ascii_letters + string.digits


class StopStrings:
    """Stop strings of one answer. Text is withheld while it may be the beginning of a stop string. The stop string and the text
    after it are never returned.

    Attributes:
        found: the stop string that ended the text, or None.
        is_disabled: stop strings are ignored, because the answer has fewer than its minimum of tokens.
    """

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops = tuple(stops)
        self._withheld = ""
        self.found: str | None = None
        self.is_disabled = False

    @property
    def stopped(self) -> bool:
        """Whether a stop string has been found."""
        return self.found is not None

    def add(self, text: str) -> str:
        """Return the text that can be shown now. Sets :attr:`found` when a stop string is complete."""
        if self.stopped:
            return ""
        if self.is_disabled:
            return text
        text, self._withheld = self._withheld + text, ""
        # The match that ends first, so that the result does not depend on how the text is split.
        found = [(index + len(stop), index, stop) for stop in self._stops if (index := text.find(stop)) >= 0]
        if found:
            _, index, self.found = min(found)
            return text[:index]
        shown = len(text) - self._partial_stop_length(text)
        self._withheld = text[shown:]
        return text[:shown]

    def finish(self) -> str:
        """Return the withheld text, which is not a stop string after all."""
        held, self._withheld = self._withheld, ""
        return "" if self.stopped else held

    def _partial_stop_length(self, text: str) -> int:
        """Return the length of the longest suffix of ``text`` that is a prefix of a stop string."""
        longest = max((len(stop) for stop in self._stops), default=1) - 1
        for length in range(min(longest, len(text)), 0, -1):
            if any(stop.startswith(text[-length:]) for stop in self._stops):
                return length
        return 0


@dataclass(eq=False, slots=True)
class _TextRun:
    """Text of one kind, with the tokens that completed it."""

    kind: PartKind
    text: str = ""
    tokens: list[int] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class AnswerEvents:
    """Turns the tokens of one answer into events. Stop strings apply to its text, but not to reasoning and tool calls.

    Attributes:
        listing, thoughts: log-probabilities of the tokens of text and of reasoning; None if they were not requested.
        parts: splits the answer into parts; None: it is all text.
        allows_several_calls: whether the answer may continue after a tool call.
        thought_tokens: number of reasoning tokens so far.
        calls: number of tool calls so far.
    """

    detokenizer: Detokenizer
    stops: StopStrings
    listing: PendingLogprobs | None = None
    thoughts: PendingLogprobs | None = None
    parts: AnswerParser | None = None
    allows_several_calls: bool = True
    thought_tokens: int = 0
    calls: int = 0
    _emitted_calls: int = 0
    _runs: list[_TextRun | ParsedToolCall] = field(default_factory=list)
    # Tokens whose kind is not known yet.
    _pending_tokens: list[tuple[int, Logprobs | None]] = field(default_factory=list)

    @property
    def in_thoughts(self) -> bool:
        """Whether the answer is inside its reasoning."""
        return self.parts is not None and self.parts.in_thoughts

    @property
    def is_undecided(self) -> bool:
        """Whether the answer may still begin with reasoning."""
        return self.parts is not None and self.parts.is_undecided

    @property
    def is_over(self) -> bool:
        """Whether a stop string or a tool call ends the answer."""
        return self.stops.stopped or (self.calls > 0 and not self.allows_several_calls)

    def add(self, token: int, scores: Logprobs | None = None) -> str:
        """Add the next token. ``scores``: NumPy arrays; None if they were not requested or the token was not sampled. Return the
        text that the token completes, including markers."""
        made = self.detokenizer.add(token)
        if self.parts is None:
            self._record_text(PartKind.TEXT, made, token, scores)
            return made
        self._pending_tokens.append((token, scores))
        before = self._kind
        if found := self.parts.add(made):
            self._pending_tokens.pop()
            self._assign_pending_tokens(before)
            self._add_parts(found, token, scores)
        return made

    def add_stop_token(self, token: int, scores: Logprobs | None = None) -> None:
        """Add the token that ends the answer and has no text; its ``scores`` are reported if given."""
        self._assign_pending_tokens(self._kind)
        self._record_text(self._kind, "", token, scores)

    def told(self, *, over: bool = False) -> list[AnswerEvent]:
        """Return the events since the last call. ``over``: the answer ends here, so include everything that was held back."""
        self._assign_pending_tokens(self._kind)
        if over:
            rest = self.detokenizer.finish()
            self._add_parts(
                [(PartKind.TEXT, rest)] if self.parts is None else [*self.parts.add(rest), *self.parts.finish()]
            )
            self._append_text(PartKind.TEXT, self.stops.finish())
        said, self._runs = self._runs, []
        found = [self._event(item) for item in said]
        if over and self.listing is not None:
            listed = self.listing.rest(cut=self.stops.stopped)
            last = found[-1] if found else None
            if isinstance(last, TextDelta):
                found[-1] = replace(last, logprobs=(*last.logprobs, *listed))
            elif listed:
                found.append(TextDelta("", (), listed))
        return found

    @property
    def _kind(self) -> PartKind:
        return PartKind.THOUGHTS if self.in_thoughts else PartKind.TEXT

    def _add_parts(self, parts: Sequence[AnswerPart], token: int | None = None, scores: Logprobs | None = None) -> None:
        """Add completed parts; the token that completed them belongs to the last one."""
        for place, part in enumerate(parts):
            last = token if place == len(parts) - 1 else None
            if isinstance(part, ParsedToolCall):
                if not self.is_over:
                    self.calls += 1
                    self._runs.append(part)
                part = (PartKind.TEXT, "")
            self._record_text(*part, last, scores)

    def _assign_pending_tokens(self, kind: PartKind) -> None:
        unsorted, self._pending_tokens = self._pending_tokens, []
        for token, scores in unsorted:
            self._record_text(kind, "", token, scores)

    def _record_text(self, kind: PartKind, text: str, token: int | None, scores: Logprobs | None = None) -> None:
        listing = self.thoughts if kind is PartKind.THOUGHTS else self.listing
        if listing is not None:
            if token is not None and scores is not None:
                listing.add(token, scores, text)
            else:
                listing.complete(text)
        if kind is PartKind.THOUGHTS:
            self.thought_tokens += token is not None
        else:
            text = "" if self.calls and not self.allows_several_calls else self.stops.add(text)
        self._append_text(kind, text, token)

    def _append_text(self, kind: PartKind, text: str, token: int | None = None) -> None:
        if not text and token is None:
            return
        last = self._runs[-1] if self._runs else None
        if not isinstance(last, _TextRun) or last.kind is not kind:
            last = _TextRun(kind)
            self._runs.append(last)
        last.text += text
        last.tokens += [] if token is None else [token]

    def _event(self, item: _TextRun | ParsedToolCall) -> AnswerEvent:
        if isinstance(item, ParsedToolCall):
            self._emitted_calls += 1
            call_id = "".join(secrets.choice(_LETTERS) for _ in range(9))  # which every chat template accepts
            return ToolCallDelta(self._emitted_calls - 1, call_id, item.name, item.arguments)
        delta, listing = (ThoughtDelta, self.thoughts) if item.kind is PartKind.THOUGHTS else (TextDelta, self.listing)
        return delta(item.text, tuple(item.tokens), () if listing is None else listing.shown(len(item.text)))
