"""Incremental splitting of an answer into reasoning, text, and tool calls.

The text is scanned once. Text that may still become a marker is held back, at a cost that does not depend on how much is held.
Text that cannot be parsed as a call is returned as text, so that no output is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ..tools import Tool, tool_names
from .chat_format import AnswerMarkers, ChatFormat
from .marker_matching import (
    NEEDS_MORE_TEXT,
    PatternStep,
    TextPattern,
    end_of_whitespace,
    match_call_separator,
    match_first,
    match_steps,
)
from .tool_call_format import ParsedToolCall
from .tool_call_parser import ToolCallParser


class PartKind(StrEnum):
    """The kind of a piece of an answer's text."""

    THOUGHTS = "thoughts"
    TEXT = "text"


AnswerPart = tuple[PartKind, str] | ParsedToolCall
_Ways = Sequence[Sequence[PatternStep]]


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
        self._marks = format.markers or AnswerMarkers()
        self._reader: ToolCallParser | None = None
        self._bare: _Ways = ()
        self._marked: _Ways = ()
        if format.calls is not None and tools:
            self._reader = ToolCallParser(format.calls, tools, is_structured=is_structured)
            self._marked = (*format.calls.marked(), *((mark,) for mark in self._marks.calls))
            self._bare = () if is_structured and self._marked else format.calls.unmarked_call_starts(tool_names(tools))
        self._is_structured = is_structured
        self._kind = PartKind.TEXT
        # The kind that begins at the next character other than whitespace.
        self._next_kind: PartKind | None = PartKind.TEXT
        self._calling = False
        self._is_at_start = True  # only whitespace so far
        self._held: list[str] = []
        self._length = 0  # characters held
        self._blanks = 0  # start of the trailing whitespace in the held text
        self._line_start: int | None = 0  # start in the held text of a line with only what may precede a call, or None
        self._tail = ""  # text not scanned yet
        self._begun_characters = 0  # characters of the held text and the tail that belong to ``begun``
        self._found: list[AnswerPart] = []
        self._update_markers()
        self.add(begun.rpartition(format.header)[2] if format.header else begun)
        self._begun_characters = self._length + len(self._tail)

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
        return self._take_parts()

    def finish(self) -> list[AnswerPart]:
        """Return the remaining parts at the answer's end."""
        self._scan("", over=True)
        self._release("")
        if self._reader is not None and self._calling and (rest := self._reader.finish()):
            self._found.append((PartKind.TEXT, rest))
        return self._take_parts()

    def _take_parts(self) -> list[AnswerPart]:
        found, self._found = self._found, []
        return found

    def _scan(self, more: str, *, over: bool) -> None:
        text, place = self._tail + more, 0
        while place < len(text) and not self._calling:
            end = self._step(text, place, over=over)
            if end == NEEDS_MORE_TEXT:
                break
            place = end
        if self._calling:
            self._parse_calls(text[place:])
            place = len(text)
        self._tail = text[place:]

    def _step(self, text: str, place: int, *, over: bool) -> int:
        """Scan at this index; return the index to continue at, or :data:`NEEDS_MORE_TEXT`. ``over``: the answer ends here."""
        if text[place].isspace() and (self._active_markers or self._bare or self._next_kind is not None):
            end = end_of_whitespace(text, place)
            self._hold_whitespace(text[place:end])
            return end
        if self._next_kind is not None and self._next_kind is not self._kind:
            self._kind = self._next_kind
            self._update_markers()
        self._next_kind = None
        marked = self._consume_marker(text, place, over=over)
        if marked is not None:
            return marked
        if self._line_start is not None and self._bare and not self.in_thoughts:
            call, wrapping = match_first(text, place, self._bare), match_call_separator(text, place, "[")
            if call is not None and call != NEEDS_MORE_TEXT:
                return self._begin_calls(self._line_start, place)
            if NEEDS_MORE_TEXT in (call, wrapping) and not over:
                return NEEDS_MORE_TEXT
            if wrapping is not None and wrapping != NEEDS_MORE_TEXT:
                self._hold(text[place:wrapping])
                self._blanks = self._length
                self._leave_start()
                return wrapping
        end = place + 1
        if not self._active_markers and not self._bare:
            end = len(text)
        while end < len(text) and text[end] not in self._firsts and not text[end].isspace():
            end += 1
        self._release(text[place:end])
        self._leave_start()
        return end

    def _leave_start(self) -> None:
        if self._is_at_start:
            self._is_at_start = False
            self._update_markers()

    def _consume_marker(self, text: str, place: int, *, over: bool) -> int | None:
        """Consume a marker at this index and return its end; None if there is none."""
        longest, of = NEEDS_MORE_TEXT, ""
        for kind, steps in self._active_markers:
            end = match_steps(text, place, steps)
            if end == NEEDS_MORE_TEXT and not over:
                return NEEDS_MORE_TEXT
            if end is not None and end > longest:
                longest, of = end, kind
        if longest == NEEDS_MORE_TEXT:
            return None
        if of == "calls":
            return self._begin_calls(0 if not self._blanks else self._line_start or 0, place)
        held = "".join(self._held)
        self._held = []
        self._emit(held[: self._blanks])
        self._advance_begun(len(held) - self._blanks + longest - place)
        self._reset()
        self._is_at_start = False
        self._next_kind = PartKind.THOUGHTS if of == "opens" else PartKind.TEXT
        if self._next_kind is self._kind:
            self._update_markers()
        return longest

    def _update_markers(self) -> None:
        """Update the markers that are possible from here on."""
        markers, watched = self._marks, list[tuple[str, Sequence[PatternStep]]]()
        if self.in_thoughts:
            watched = [("ends", (mark,)) for mark in markers.ends]
        else:
            opens = markers.opens if markers.begins_anywhere or self._is_at_start else ()
            watched = [("opens", (mark,)) for mark in opens]
            watched += [("frames", (mark,)) for mark in markers.text_starts]
            watched += [("calls", steps) for steps in self._marked]
        self._active_markers = watched
        firsts = [steps[0] for _, steps in watched]
        self._firsts = {step[0] for step in firsts if isinstance(step, str)}
        self._firsts |= set("<[") if TextPattern.TAG in firsts else set()

    def _hold_whitespace(self, blanks: str) -> None:
        if self._next_kind is not None and (self._is_structured or not self._is_at_start):
            self._advance_begun(len(blanks))  # whitespace after a marker belongs to it
            return
        if self._line_start is None and self._bare and "\n" in blanks and not self.in_thoughts:
            self._line_start = self._length + blanks.index("\n") + 1
        self._hold(blanks)

    def _hold(self, text: str) -> None:
        self._held.append(text)
        self._length += len(text)

    def _release(self, text: str) -> None:
        """Emit the held text, followed by this text."""
        self._held.append(text)
        held, self._held = "".join(self._held), []
        self._emit(held)
        self._reset()
        self._line_start = None

    def _reset(self) -> None:
        self._length = self._blanks = 0
        self._line_start = 0

    def _emit(self, text: str) -> None:
        new = text[self._begun_characters :]
        self._advance_begun(len(text))
        if new:
            last = self._found[-1] if self._found else None
            if isinstance(last, tuple) and last[0] is self._kind:
                self._found[-1] = (self._kind, last[1] + new)
            else:
                self._found.append((self._kind, new))

    def _advance_begun(self, characters: int) -> None:
        self._begun_characters = max(self._begun_characters - characters, 0)

    def _begin_calls(self, start: int, place: int) -> int:
        """Parse the held text from ``start`` on, and all text that follows, as calls."""
        held, self._held = "".join(self._held), []
        self._emit(held[:start])
        self._calling, self._begun_characters = True, 0
        self._parse_calls(held[start:])
        return place

    def _parse_calls(self, text: str) -> None:
        assert self._reader is not None
        self._found += self._reader.add(text)
