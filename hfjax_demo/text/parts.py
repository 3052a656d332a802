"""Incremental splitting of an answer into reasoning, text, and tool calls.

The text is scanned once. Text that may still become a marker is held back, at a cost that does not depend on how much is held.
Text that cannot be parsed as a call is returned as text, so that no output is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ..tools import Tool, tool_names
from .call_reader import CallReader
from .calls import Call
from .chat_format import AnswerMarks, ChatFormat
from .scanning import MORE, Piece, Step, around, behind_blanks, follow, follow_any


class Kind(StrEnum):
    """The kind of a piece of an answer's text."""

    THOUGHTS = "thoughts"
    TEXT = "text"


Part = tuple[Kind, str] | Call
_Ways = Sequence[Sequence[Step]]


class AnswerParts:
    """Incremental parser of one answer.

    Args:
        format: the model's chat format, which has marks.
        tools: tools that the answer may call.
        begun: text after the answer's header that is already in the prompt: the template's and the prefilled beginning.
        formed: the answer is a structured output if it is not a call. A JSON object is then a call only if the template writes
            calls without a marker; and leading whitespace is removed.
    """

    def __init__(self, format: ChatFormat, tools: Sequence[Tool], begun: str, *, formed: bool = False) -> None:
        self._marks = format.marks or AnswerMarks()
        self._reader = None if format.calls is None or not tools else CallReader(format.calls, tools, formed=formed)
        self._bare: _Ways = ()
        self._marked: _Ways = ()
        if format.calls is not None and tools:
            self._marked = (*format.calls.marked(), *((mark,) for mark in self._marks.calls))
            self._bare = () if formed and self._marked else format.calls.bare(tool_names(tools))
        self._formed = formed
        self._kind = Kind.TEXT
        self._entered: Kind | None = Kind.TEXT  # the kind that begins at the next character other than whitespace
        self._calling = False
        self._fresh = True  # only whitespace so far
        self._held: list[str] = []
        self._length = 0  # characters held
        self._blanks = 0  # start of the trailing whitespace in the held text
        self._line: int | None = 0  # start in the held text of a line with only what may precede a call, or None
        self._tail = ""  # text not scanned yet
        self._old = 0  # characters of the held text and the tail that belong to ``begun``
        self._found: list[Part] = []
        self._watch()
        self.add(begun.rpartition(format.header)[2] if format.header else begun)
        self._old = self._length + len(self._tail)

    @property
    def in_thoughts(self) -> bool:
        """Whether the text so far ends inside reasoning, or in the whitespace after the marker that begins or ends it."""
        return Kind.THOUGHTS in (self._kind, self._entered)

    @property
    def undecided(self) -> bool:
        """Whether the answer may still begin with reasoning: so far there is only whitespace, or a part of the marker."""
        return self._fresh and not self.in_thoughts

    def add(self, text: str) -> list[Part]:
        """Return the parts that are decided after this text."""
        self._scan(text, over=False)
        return self._given()

    def finish(self) -> list[Part]:
        """Return the remaining parts at the answer's end."""
        self._scan("", over=True)
        self._release("")
        if self._reader is not None and self._calling and (rest := self._reader.finish()):
            self._found.append((Kind.TEXT, rest))
        return self._given()

    def _given(self) -> list[Part]:
        found, self._found = self._found, []
        return found

    def _scan(self, more: str, *, over: bool) -> None:
        text, place = self._tail + more, 0
        while place < len(text) and not self._calling:
            end = self._step(text, place, over=over)
            if end == MORE:
                break
            place = end
        if self._calling:
            self._call(text[place:])
            place = len(text)
        self._tail = text[place:]

    def _step(self, text: str, place: int, *, over: bool) -> int:
        """Scan at this index; return the index to continue at, or :data:`MORE`. ``over``: the answer ends here."""
        if text[place].isspace() and (self._watched or self._bare or self._entered is not None):
            end = behind_blanks(text, place)
            self._hold_blanks(text[place:end])
            return end
        if self._entered is not None and self._entered is not self._kind:
            self._kind = self._entered
            self._watch()
        self._entered = None
        marked = self._mark(text, place, over=over)
        if marked is not None:
            return marked
        if self._line is not None and self._bare and not self.in_thoughts:
            call, wrapping = follow_any(text, place, self._bare), around(text, place, "[")
            if call is not None and call != MORE:
                return self._begin_calls(self._line, place)
            if MORE in (call, wrapping) and not over:
                return MORE
            if wrapping is not None and wrapping != MORE:
                self._hold(text[place:wrapping])
                self._blanks = self._length
                self._something_came()
                return wrapping
        end = place + 1
        if not self._watched and not self._bare:
            end = len(text)
        while end < len(text) and text[end] not in self._firsts and not text[end].isspace():
            end += 1
        self._release(text[place:end])
        self._something_came()
        return end

    def _something_came(self) -> None:
        if self._fresh:
            self._fresh = False
            self._watch()

    def _mark(self, text: str, place: int, *, over: bool) -> int | None:
        """Consume a marker at this index and return its end; None if there is none."""
        longest, of = MORE, ""
        for kind, steps in self._watched:
            end = follow(text, place, steps)
            if end == MORE and not over:
                return MORE
            if end is not None and end > longest:
                longest, of = end, kind
        if longest == MORE:
            return None
        if of == "calls":
            return self._begin_calls(0 if not self._blanks else self._line or 0, place)
        held = "".join(self._held)
        self._held = []
        self._say(held[: self._blanks])
        self._forget(len(held) - self._blanks + longest - place)
        self._reset()
        self._fresh = False
        self._entered = Kind.THOUGHTS if of == "opens" else Kind.TEXT
        if self._entered is self._kind:
            self._watch()
        return longest

    def _watch(self) -> None:
        """Update the markers that are possible from here on."""
        marks, watched = self._marks, list[tuple[str, Sequence[Step]]]()
        if self.in_thoughts:
            watched = [("ends", (mark,)) for mark in marks.ends]
        else:
            opens = marks.opens if marks.anywhere or self._fresh else ()
            watched = [("opens", (mark,)) for mark in opens]
            watched += [("frames", (mark,)) for mark in marks.frames]
            watched += [("calls", steps) for steps in self._marked]
        self._watched = watched
        firsts = [steps[0] for _, steps in watched]
        self._firsts = {step[0] for step in firsts if isinstance(step, str)}
        self._firsts |= set("<[") if Piece.TAG in firsts else set()

    def _hold_blanks(self, blanks: str) -> None:
        if self._entered is not None and (self._formed or not self._fresh):  # whitespace after a marker belongs to it
            self._forget(len(blanks))
            return
        if self._line is None and self._bare and "\n" in blanks and not self.in_thoughts:
            self._line = self._length + blanks.index("\n") + 1
        self._hold(blanks)

    def _hold(self, text: str) -> None:
        self._held.append(text)
        self._length += len(text)

    def _release(self, text: str) -> None:
        """Emit the held text, followed by this text."""
        self._held.append(text)
        held, self._held = "".join(self._held), []
        self._say(held)
        self._reset()
        self._line = None

    def _reset(self) -> None:
        self._length = self._blanks = 0
        self._line = 0

    def _say(self, text: str) -> None:
        new = text[self._old :]
        self._forget(len(text))
        if new:
            last = self._found[-1] if self._found else None
            if isinstance(last, tuple) and last[0] is self._kind:
                self._found[-1] = (self._kind, last[1] + new)
            else:
                self._found.append((self._kind, new))

    def _forget(self, characters: int) -> None:
        self._old = max(self._old - characters, 0)

    def _begin_calls(self, start: int, place: int) -> int:
        """Parse the held text from ``start`` on, and all text that follows, as calls."""
        held, self._held = "".join(self._held), []
        self._say(held[:start])
        self._calling, self._old = True, 0
        self._call(held[start:])
        return place

    def _call(self, text: str) -> None:
        assert self._reader is not None
        self._found += self._reader.add(text)
