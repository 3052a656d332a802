"""Incremental splitting of an answer into reasoning, text, and tool calls.

The text is scanned once. Text that may still become a marker is held back. Text that cannot be parsed as a call is returned as
text, so that no output is lost.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from ..tools import Tool, tool_names
from .chat_format import AnswerMarkers, ChatFormat
from .marker_matching import ANY_TAG, NEEDS_MORE_TEXT, WRAPPING, MatchStep, match_first, match_steps
from .tool_call_format import ParsedToolCall
from .tool_call_parser import ToolCallParser


class PartKind(StrEnum):
    """The kind of a piece of an answer's text."""

    THOUGHTS = "thoughts"
    TEXT = "text"


AnswerPart = tuple[PartKind, str] | ParsedToolCall
_Marker = tuple[PartKind | None, Sequence[MatchStep]]  # with the kind of the text behind it; None: tool calls
_WHITESPACE = re.compile(r"\s+")
_NO_LINE = -1


class AnswerParser:
    """Incremental parser of one answer.

    Args:
        format: the model's chat format, which has markers.
        tools: tools that the answer may call.
        begun: text after the answer's header that is already in the prompt: the template's and the prefilled beginning.
        is_structured: the answer is a structured output if it is not a call. A JSON object is then a call only if the template
            writes calls without a marker; and leading whitespace is removed.
    """

    def __init__(self, format: ChatFormat, tools: Sequence[Tool], begun: str, *, is_structured: bool = False) -> None:
        marks = format.markers or AnswerMarkers()
        calls: list[Sequence[MatchStep]] = []
        self._reader: ToolCallParser | None = None
        self._unmarked: Sequence[Sequence[MatchStep]] = ()
        if format.calls is not None and tools:
            self._reader = ToolCallParser(format.calls, tools, is_structured=is_structured)
            calls = [*format.calls.marked_call_starts(), *((mark,) for mark in marks.calls)]
            self._unmarked = () if is_structured and calls else format.calls.unmarked_call_starts(tool_names(tools))
        self._opens: list[_Marker] = [(PartKind.THOUGHTS, (mark,)) for mark in marks.opens]
        self._ends: list[_Marker] = [(PartKind.TEXT, (mark,)) for mark in marks.ends]
        self._in_text: list[_Marker] = [(PartKind.TEXT, (mark,)) for mark in marks.text_starts]
        self._in_text += [(None, steps) for steps in calls]
        if marks.begins_anywhere:
            self._in_text += self._opens
        firsts = (steps[0] for _, steps in (*self._opens, *self._ends, *self._in_text))
        stops = "".join("<[" if step is ANY_TAG else str(step)[0] for step in firsts)
        self._plain = re.compile(rf"[^\s{re.escape(stops)}]*")  # text that begins no marker
        self._is_structured = is_structured
        self._kind = PartKind.TEXT
        # The kind that begins at the next character other than whitespace.
        self._next_kind: PartKind | None = PartKind.TEXT
        self._calling = False
        self._is_at_start = True  # only whitespace so far
        self._found: list[AnswerPart] = []
        self._text = ""
        # Indices of the text. What stands between the first two is held back.
        self._start = 0  # what has not been returned
        self._place = 0  # what has not been scanned
        self._blanks = 0  # the whitespace before what has not been scanned
        self._line = 0  # a held line with only what may precede a call
        self._begun = 0  # what does not belong to ``begun``, which is not returned
        self._scan(begun.rpartition(format.header)[2] if format.header else begun, over=False)
        self._found.clear()
        self._begun = len(self._text)

    @property
    def in_thoughts(self) -> bool:
        """Whether the text so far ends inside reasoning, or in the whitespace after the marker that begins or ends it."""
        return PartKind.THOUGHTS in (self._kind, self._next_kind)

    @property
    def is_undecided(self) -> bool:
        """Whether the answer may still begin with reasoning: so far there is only whitespace, or a part of the marker."""
        return self._is_at_start and not self.in_thoughts

    def add(self, text: str) -> list[AnswerPart]:
        """Return the parts that are decided after this text."""
        self._scan(text, over=False)
        found, self._found = self._found, []
        return found

    def finish(self) -> list[AnswerPart]:
        """Return the remaining parts at the answer's end."""
        self._scan("", over=True)
        self._return_to(len(self._text))
        if self._reader is not None and self._calling and (rest := self._reader.finish()):
            self._found.append((PartKind.TEXT, rest))
        return self._found

    def _scan(self, more: str, *, over: bool) -> None:
        done = self._start
        self._text = self._text[done:] + more
        self._start, self._place, self._blanks = 0, self._place - done, self._blanks - done
        self._line, self._begun = self._line - done, self._begun - done
        while self._place < len(self._text) and not self._calling:
            if not self._step(over=over):
                break
        if self._calling:
            assert self._reader is not None
            self._found += self._reader.add(self._text[self._start :])
            self._start = self._place = len(self._text)

    def _step(self, *, over: bool) -> bool:
        """Scan from the place on; return False if that needs more text. ``over``: the answer ends here."""
        if self._hold_whitespace():
            return True
        if self._next_kind is not None:
            self._kind, self._next_kind = self._next_kind, None
        text, place, markers = self._text, self._place, self._possible_markers
        longest: int = place
        kind: PartKind | None = None
        for behind, steps in markers:
            end = match_steps(text, place, *steps)
            if end == NEEDS_MORE_TEXT and not over:
                return False
            if end is not None and end > longest:
                longest, kind = end, behind
        if longest > place:
            self._take_marker(longest, kind)
            return True
        if self._unmarked and self._line >= self._start and self._kind is PartKind.TEXT:
            call, wrapping = match_first(text, place, self._unmarked), WRAPPING.match(text, place)
            is_begun = wrapping is not None and wrapping["more"] is not None
            if call is not None and call != NEEDS_MORE_TEXT:
                self._return_to(self._line)
                self._calling = True
                return True
            if (call == NEEDS_MORE_TEXT or is_begun) and not over:
                return False
            if wrapping is not None and not is_begun:
                self._place = self._blanks = wrapping.end()
                self._is_at_start = False
                return True
        plain = self._plain.match(text, place + 1) if markers or self._unmarked else None
        self._return_to(len(text) if plain is None else plain.end())
        self._line = _NO_LINE
        return True

    @property
    def _possible_markers(self) -> list[_Marker]:
        if self._kind is PartKind.THOUGHTS:
            return self._ends
        return [*self._opens, *self._in_text] if self._is_at_start else self._in_text

    def _hold_whitespace(self) -> bool:
        """Hold whitespace at the place back, if a marker may follow; return whether there is any."""
        text, place = self._text, self._place
        found = _WHITESPACE.match(text, place)
        if found is None or not (self._next_kind or self._unmarked or self._possible_markers):
            return False
        self._place = end = found.end()
        if self._next_kind is not None and (self._is_structured or not self._is_at_start):
            self._start = self._blanks = self._line = end  # whitespace after a marker belongs to it
        elif self._unmarked and self._line < self._start and not self.in_thoughts and "\n" in found[0]:
            self._line = text.index("\n", place) + 1
        return True

    def _take_marker(self, end: int, kind: PartKind | None) -> None:
        """Remove a marker with the whitespace before it. ``kind``: of the text behind it; None: it begins calls."""
        if kind is None:
            self._return_to(self._start if self._blanks == self._start else max(self._line, self._start))
            self._calling = True
            return
        self._return_to(self._blanks)
        self._start = self._place = self._blanks = self._line = end
        self._next_kind = kind

    def _return_to(self, end: int) -> None:
        """Return the text up to this index, which has been scanned."""
        new = self._text[max(self._start, self._begun) : end]
        self._start = self._place = self._blanks = end
        self._is_at_start = False
        if new:
            last = self._found[-1] if self._found else None
            if isinstance(last, tuple) and last[0] is self._kind:
                self._found[-1] = (self._kind, last[1] + new)
            else:
                self._found.append((self._kind, new))
