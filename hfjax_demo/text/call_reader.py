"""Incremental parser of tool calls in a model's output, from the beginning of the first call on.

A model may omit a marker or wrap a call in a code fence. A call is therefore recognized by content that cannot be anything else:
a JSON object that names one of the request's tools, or a list that starts with a call of one in Python's syntax.

It takes linear time, however the text is split into pieces: scanned text is not scanned again, except for a bounded number of
characters at its end, and for a complete call, which is then parsed as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..tools import Tool
from .calls import Call, CallFormat, as_arguments, decoded
from .literals import MOST_NESTED, dialect_object, python_arguments
from .scanning import MORE, Piece, around, behind_around, follow

_MOST_UNTIL_BRACE = 120  # characters between a name and a JSON object


@dataclass(eq=False, slots=True)
class _Bracketed:
    """A bracketed value that arrives in pieces. ``quotes``: the quotation marks of strings in it."""

    quotes: str
    most: int = 0  # maximum nesting depth; 0: unlimited
    name: str = ""
    pieces: list[str] = field(default_factory=list)
    broken: bool = False
    _depth: int = 0
    _quote: str = ""
    _escaped: bool = False

    def add(self, text: str, place: int) -> int:
        """Consume the text from ``place`` on; return the index behind the value, or :data:`MORE`."""
        end = self._end(text, place)
        self.pieces.append(text[place:] if end == MORE else text[place:end])
        return end

    def _end(self, text: str, start: int) -> int:
        for place in range(start, len(text)):
            character = text[place]
            if self._quote:
                if self._escaped:
                    self._escaped = False
                elif character == "\\":
                    self._escaped = True
                elif character == self._quote:
                    self._quote = ""
            elif character in self.quotes:
                self._quote = character
            elif character in "([{":
                self._depth += 1
                if self._depth > self.most > 0:
                    self.broken = True
                    return place + 1
            elif character in ")]}":
                self._depth -= 1
                if not self._depth:
                    return place + 1
        return MORE


@dataclass(eq=False, slots=True)
class _UpTo:
    """Text up to and including a marker, arriving in pieces."""

    mark: str
    name: str
    pieces: list[str] = field(default_factory=list)
    broken: bool = False
    _last: str = ""  # a tail that may be the beginning of the marker

    def add(self, text: str, place: int) -> int:
        """As :meth:`_Bracketed.add`."""
        looked = self._last + text[place:]
        found = looked.find(self.mark)
        end = MORE if found < 0 else place + found + len(self.mark) - len(self._last)
        self._last = looked[max(len(looked) - len(self.mark) + 1, 0) :]
        self.pieces.append(text[place:] if end == MORE else text[place:end])
        return end


class CallReader:
    """Incremental parser of the tool calls in one answer.

    Args:
        form: how the model writes calls.
        tools: the request's tools.
        formed: the answer may be a structured output instead, so that a JSON object is a call only if it has arguments.
    """

    def __init__(self, form: CallFormat, tools: Sequence[Tool], *, formed: bool = False) -> None:
        self._form = form
        self._formed = formed
        self._parameters = {
            tool["function"]["name"]: (tool["function"].get("parameters") or {}).get("properties") or {}
            for tool in tools
        }
        self._ways = form.named([*self._parameters])
        self._value: _Bracketed | _UpTo | None = None
        self._over = False  # no further calls
        self._seen: list[str] = []  # text since the last call
        self._unseen = ""
        self._any = False

    def add(self, text: str) -> list[Call]:
        """Return the calls completed by the next piece of text."""
        text, self._unseen = self._unseen + text, ""
        found: list[Call] = []
        start = place = 0  # start of the text outside calls; start of the unscanned text
        while place < len(text) and not self._over:
            value = self._value
            if value is None:
                end = self._begin(text, place)
                if end == MORE:
                    break
            else:
                end = value.add(text, place)
                if end == MORE:
                    place = len(text)
                    break
                self._value = None
                call = None if value.broken else self._read("".join(value.pieces), value.name)
                self._over = call is None
                if call is not None:
                    found.append(call)
                    self._seen.clear()
                    start = end
            place = end
        place = len(text) if self._over else place
        self._seen.append(text[start:place])
        self._unseen = text[place:]
        self._any = self._any or bool(found)
        return found

    def finish(self) -> str:
        """Return the remaining text that is not part of a call, without the markers that follow one."""
        rest = "".join(self._seen) + self._unseen
        self._seen, self._unseen = [], ""
        return rest[behind_around(rest) :] if self._any else rest

    def _begin(self, text: str, place: int) -> int:
        """Scan for the beginning of a call; return the index to continue at, or :data:`MORE`."""
        if text[place] == "{":
            self._value = _Bracketed('"')
            return place
        for before, names in self._ways:
            end = follow(text, place, (*before, names))
            arguments = end if end is None or end == MORE else self._arguments(text, end)
            if arguments == MORE:
                return MORE
            if arguments is not None:
                self._value = self._value_of(text[follow(text, place, before) : end])
                return arguments
        end = around(text, place)
        if end is None:
            self._over = True
            return place
        return end

    def _arguments(self, text: str, place: int) -> int | None:
        """Return the index where the arguments begin, after a name that ends at ``place``; None if there are none."""
        if self._form.parameter:
            return place
        if self._form.python:
            end = follow(text, place, (Piece.BLANKS, "("))
            return end if end is None or end == MORE else end - 1
        last = place + _MOST_UNTIL_BRACE + 1
        opens, closes = text.find("{", place, last), text.find("}", place, last)
        if opens < 0 or 0 <= closes < opens:
            return MORE if closes < 0 and len(text) < last else None
        return opens

    def _value_of(self, name: str) -> _Bracketed | _UpTo:
        if self._form.parameter or self._form.quote:
            return _UpTo(self._form.end, name, broken=not self._form.end)
        return _Bracketed("\"'", MOST_NESTED, name) if self._form.python else _Bracketed('"', name=name)

    def _read(self, text: str, name: str) -> Call | None:
        """Parse the text of a complete value as a call; None if it is not one."""
        value: Any
        try:
            if not name:
                return self._of_object(decoded(text)[0])
            if self._form.parameter:
                value = self._given(text.removesuffix(self._form.end), name)
            elif self._form.python:
                value = python_arguments(text)
            elif self._form.quote:
                value = dialect_object(text.removesuffix(self._form.end), self._form.quote)
            else:
                value = decoded(text)[0]
            return Call(name, as_arguments(value)) if isinstance(value, dict) else None
        except (ValueError, TypeError, RecursionError):  # not a call, or it has a value that JSON lacks
            return None

    def _of_object(self, value: Any) -> Call | None:
        if isinstance(value, dict) and isinstance(value.get("function"), dict):
            value = value["function"]
        if not isinstance(value, dict):
            return None
        name = value.get(self._form.name_key or "name", value.get("name"))
        keys = (self._form.arguments_key, "arguments", "parameters")
        arguments: Any = next((value[key] for key in keys if key in value), None if self._formed else {})
        if isinstance(arguments, str):  # JSON encoded as a string
            arguments = decoded(arguments.strip() or "{}")[0]
        if not isinstance(name, str) or name not in self._parameters or not isinstance(arguments, dict):
            return None
        return Call(name, as_arguments(arguments))

    def _given(self, text: str, name: str) -> dict[str, Any]:
        """Parse marked parameters, the format without a JSON object."""
        opens, middle, closes = self._form.parameter
        types, found, place = self._parameters[name], {}, 0
        while (between := text.find(middle, place)) >= 0:
            start = text.rfind(opens, place, between)
            place = between + len(middle)
            key = text[start + len(opens) : between].strip() if start >= 0 else ""
            if not key or any(character in "<>" or character.isspace() for character in key):
                continue
            end = text.find(closes, place)
            if end < 0:
                break
            found[key] = _typed(text[place:end].removeprefix("\n").removesuffix("\n"), types.get(key))
            place = end + len(closes)
        return found


def _typed(text: str, schema: Any) -> Any:
    """Convert a parameter's value: a string if its schema says so or it is not JSON, else the JSON value."""
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    if kind == "string":
        return text
    value, end = decoded(text.strip())
    return value if end == len(text.strip()) and (value is not None or text.strip() == "null") else text
