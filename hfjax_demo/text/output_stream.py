"""Conversion of an answer's tokens to events: text, reasoning, tool calls, and log-probabilities."""

from __future__ import annotations

import secrets
import string
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..events import TextDelta, ThoughtDelta, TokenLogprobs, ToolCallDelta
from .calls import Call
from .detokenizer import Detokenizer
from .logprobs import LogprobListing
from .parts import AnswerParts, Kind, Part
from .sampling import Logprobs

Told = TextDelta | ThoughtDelta | ToolCallDelta
_LETTERS = string.ascii_letters + string.digits


class StopStrings:
    """Stop strings of one answer. Text is withheld while it may be the beginning of a stop string. The stop string and the text
    after it are never returned.

    Attributes:
        found: the stop string that ended the text, or None.
        asleep: stop strings are ignored, because the answer has fewer than its minimum of tokens.
    """

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops = tuple(stops)
        self._held = ""
        self.found: str | None = None
        self.asleep = False

    @property
    def stopped(self) -> bool:
        """Whether a stop string has been found."""
        return self.found is not None

    def add(self, text: str) -> str:
        """Return the text that can be shown now. Sets :attr:`found` when a stop string is complete."""
        if self.stopped:
            return ""
        if self.asleep:
            return text
        text, self._held = self._held + text, ""
        # The match that ends first, so that the result does not depend on how the text is split.
        found = [(index + len(stop), index, stop) for stop in self._stops if (index := text.find(stop)) >= 0]
        if found:
            _, index, self.found = min(found)
            return text[:index]
        keep = self._beginning(text)
        shown = len(text) - keep
        self._held = text[shown:]
        return text[:shown]

    def finish(self) -> str:
        """Return the withheld text, which is not a stop string after all."""
        held, self._held = self._held, ""
        return "" if self.stopped else held

    def _beginning(self, text: str) -> int:
        """Return the length of the longest suffix of ``text`` that is a prefix of a stop string."""
        longest = max((len(stop) for stop in self._stops), default=1) - 1
        for length in range(min(longest, len(text)), 0, -1):
            if any(stop.startswith(text[-length:]) for stop in self._stops):
                return length
        return 0


@dataclass(eq=False, slots=True)
class _Said:
    """Text of one kind, with the tokens that completed it."""

    kind: Kind
    text: str = ""
    tokens: list[int] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class OutputStream:
    """The events of one answer. Stop strings apply to its text, but not to reasoning and tool calls.

    Attributes:
        listing: log-probabilities of the text's tokens; None if they were not requested.
        thoughts: log-probabilities of the reasoning's tokens; likewise.
        parts: splits the answer into parts; None: it is all text.
        several_calls: whether the answer may continue after a tool call.
        thought_tokens: number of reasoning tokens so far.
        calls: number of tool calls so far.
    """

    detokenizer: Detokenizer
    stops: StopStrings
    listing: LogprobListing | None = None
    thoughts: LogprobListing | None = None
    parts: AnswerParts | None = None
    several_calls: bool = True
    thought_tokens: int = 0
    calls: int = 0
    _told_calls: int = 0
    _said: list[_Said | Call] = field(default_factory=list)
    _unsorted: list[tuple[int, Logprobs | None]] = field(default_factory=list)  # tokens whose kind is not known yet

    @property
    def in_thoughts(self) -> bool:
        """Whether the answer is inside its reasoning."""
        return self.parts is not None and self.parts.in_thoughts

    @property
    def undecided(self) -> bool:
        """Whether the answer may still begin with reasoning."""
        return self.parts is not None and self.parts.undecided

    @property
    def is_over(self) -> bool:
        """Whether a stop string or a tool call ends the answer."""
        return self.stops.stopped or (self.calls > 0 and not self.several_calls)

    def add(self, token: int, scores: Logprobs | None = None) -> str:
        """Add the next token. ``scores``: NumPy arrays; None if they were not requested or the token was not sampled. Return the
        text that the token completes, including markers."""
        made = self.detokenizer.add(token)
        if self.parts is None:
            self._sort(Kind.TEXT, made, token, scores)
            return made
        self._unsorted.append((token, scores))
        before = self._kind
        found = self.parts.add(made)
        if found:
            *earlier, (token, scores) = self._unsorted
            self._unsorted = earlier
            self._sort_out(before)
            self._take(found, token, scores)
        return made

    def add_end(self, token: int, scores: Logprobs | None = None) -> None:
        """Add the token that ends the answer and has no text; its ``scores`` are reported if given."""
        self._sort_out(self._kind)
        self._sort(self._kind, "", token, scores)

    def told(self, *, over: bool = False) -> list[Told]:
        """Return the events since the last call. ``over``: the answer ends here, so include everything that was held back."""
        self._sort_out(self._kind)
        if over:
            rest = self.detokenizer.finish()
            self._take([(Kind.TEXT, rest)] if self.parts is None else [*self.parts.add(rest), *self.parts.finish()])
            self._say(Kind.TEXT, self.stops.finish())
        said, self._said = self._said, []
        found = [event for item in said for event in self._events(item)]
        if over and self.listing is not None:
            listed = self.listing.rest(cut=self.stops.stopped)
            last = found[-1] if found else None
            if isinstance(last, TextDelta):
                found[-1] = replace(last, logprobs=(*last.logprobs, *listed))
            elif listed:
                found.append(TextDelta("", (), listed))
        return found

    @property
    def _kind(self) -> Kind:
        return Kind.THOUGHTS if self.in_thoughts else Kind.TEXT

    def _take(self, parts: Sequence[Part], token: int | None = None, scores: Logprobs | None = None) -> None:
        """Add completed parts; the token that completed them belongs to the last one."""
        for place, part in enumerate(parts):
            last = token if place == len(parts) - 1 else None
            if isinstance(part, Call):
                if not self.is_over:
                    self.calls += 1
                    self._said.append(part)
                part = (Kind.TEXT, "")
            self._sort(*part, last, scores)

    def _sort_out(self, kind: Kind) -> None:
        unsorted, self._unsorted = self._unsorted, []
        for token, scores in unsorted:
            self._sort(kind, "", token, scores)

    def _sort(self, kind: Kind, text: str, token: int | None, scores: Logprobs | None = None) -> None:
        listing = self.thoughts if kind is Kind.THOUGHTS else self.listing
        if listing is not None:
            if token is not None and scores is not None:
                listing.add(token, scores, text)
            else:
                listing.complete(text)
        if kind is Kind.THOUGHTS:
            self.thought_tokens += token is not None
        else:
            text = "" if self.calls and not self.several_calls else self.stops.add(text)
        self._say(kind, text, token)

    def _say(self, kind: Kind, text: str, token: int | None = None) -> None:
        if not text and token is None:
            return
        last = self._said[-1] if self._said else None
        if not isinstance(last, _Said) or last.kind is not kind:
            last = _Said(kind)
            self._said.append(last)
        last.text += text
        last.tokens += [] if token is None else [token]

    def _events(self, item: _Said | Call) -> list[Told]:
        if isinstance(item, Call):
            self._told_calls += 1
            return [ToolCallDelta(self._told_calls - 1, _call_id(), item.name, item.arguments)]
        if item.kind is Kind.THOUGHTS:
            return [ThoughtDelta(item.text, tuple(item.tokens), _shown(self.thoughts, item.text))]
        return [TextDelta(item.text, tuple(item.tokens), _shown(self.listing, item.text))]


def _shown(listing: LogprobListing | None, text: str) -> tuple[TokenLogprobs, ...]:
    return () if listing is None else listing.shown(len(text))


def _call_id() -> str:
    """Return nine letters and digits, which every chat template accepts."""
    return "".join(secrets.choice(_LETTERS) for _ in range(9))
