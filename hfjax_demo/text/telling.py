"""From an answer's tokens to the events that tell of it: text, thoughts, calls of tools, and log-probabilities beside them."""

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
    """Watches one answer: text is handed on only as far as it cannot be the beginning of a stop string. The stop string itself,
    and what follows it, is never handed on.

    Attributes:
        found: it, once it is complete.
        asleep: what comes now is too early to end the answer, and is handed on as it is.
    """

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops = tuple(stops)
        self._held = ""
        self.found: str | None = None
        self.asleep = False

    @property
    def stopped(self) -> bool:
        """Whether a stop string is complete."""
        return self.found is not None

    def add(self, text: str) -> str:
        """The text that can be shown now. Sets :attr:`found` when a stop string is complete."""
        if self.stopped:
            return ""
        if self.asleep:
            return text
        text, self._held = self._held + text, ""
        # The one complete first, so that it makes no difference how the text is cut into pieces.
        found = [(index + len(stop), index, stop) for stop in self._stops if (index := text.find(stop)) >= 0]
        if found:
            _, index, self.found = min(found)
            return text[:index]
        keep = self._beginning(text)
        shown = len(text) - keep
        self._held = text[shown:]
        return text[:shown]

    def finish(self) -> str:
        """What was withheld and turned out to be no stop string."""
        held, self._held = self._held, ""
        return "" if self.stopped else held

    def _beginning(self, text: str) -> int:
        """The length of the longest end of ``text`` that some stop string begins with."""
        longest = max((len(stop) for stop in self._stops), default=1) - 1
        for length in range(min(longest, len(text)), 0, -1):
            if any(stop.startswith(text[-length:]) for stop in self._stops):
                return length
        return 0


@dataclass(eq=False, slots=True)
class _Said:
    """Text of one kind, and the tokens that completed it."""

    kind: Kind
    text: str = ""
    tokens: list[int] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Telling:
    """One answer. Stop strings end its text; they have no say in thoughts and calls.

    Attributes:
        listing: of the text's tokens; None where nobody asked for log-probabilities.
        thoughts: of the thoughts' tokens, likewise.
        parts: takes the answer apart; None: it is all text.
        several_calls: whether it may go on behind a call.
        thought_tokens: how many of the tokens so far are thoughts.
        calls: how many there have been.
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
    _unsorted: list[tuple[int, Logprobs | None]] = field(default_factory=list)  # tokens of a text that is not known yet

    @property
    def in_thoughts(self) -> bool:
        """Whether its thoughts have begun and have not ended."""
        return self.parts is not None and self.parts.in_thoughts

    @property
    def undecided(self) -> bool:
        """Whether it may still begin with thoughts."""
        return self.parts is not None and self.parts.undecided

    @property
    def is_over(self) -> bool:
        """Whether what has been told ends it."""
        return self.stops.stopped or (self.calls > 0 and not self.several_calls)

    def add(self, token: int, scores: Logprobs | None = None) -> str:
        """Take its next token; ``scores`` as NumPy arrays, None where nobody asked or nothing was drawn. Returns the text that is
        known by it, marks included."""
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
        """Take the token that ends it, which says nothing; its ``scores`` are told where they are given."""
        self._sort_out(self._kind)
        self._sort(self._kind, "", token, scores)

    def told(self, *, over: bool = False) -> list[Told]:
        """The events since the last call. ``over``: with all that was held back, since it ends here."""
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
        """Take parts of it that are known now; the token that has made them known belongs to the last."""
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
    """Nine letters and digits, which every template takes."""
    return "".join(secrets.choice(_LETTERS) for _ in range(9))
