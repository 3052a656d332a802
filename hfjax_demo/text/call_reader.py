"""Calls read in what a model writes, from where the first of them begins.

A model may forget a mark, or put a call into a fence. What is a call is therefore decided by what cannot be anything else: a
JSON object that names one of the tools of the request, or a list that begins with a call of one in Python's syntax.

The text is gone over once, however it is cut into pieces: what has been seen is not looked at again, but for a bounded number
of characters at its end and for a call that is complete, which is read as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..tools import Tool
from .calls import Call, CallForm, as_arguments, decoded
from .literals import MOST_NESTED, dialect_object, python_arguments
from .scanning import MORE, Piece, around, behind_around, follow

_MOST_UNTIL_BRACE = 120  # characters between a name and a JSON object


@dataclass(eq=False, slots=True)
class _Bracketed:
    """A value in brackets, as it comes. ``quotes``: what stands around texts in it."""

    quotes: str
    most: int = 0  # brackets within brackets; 0: any number
    name: str = ""
    pieces: list[str] = field(default_factory=list)
    broken: bool = False
    _depth: int = 0
    _quote: str = ""
    _escaped: bool = False

    def add(self, text: str, place: int) -> int:
        """Take a text from this place on; where the value ends, or :data:`MORE`."""
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
    """What stands before a mark, as it comes, the mark included."""

    mark: str
    name: str
    pieces: list[str] = field(default_factory=list)
    broken: bool = False
    _last: str = ""  # as much as may be the mark's beginning

    def add(self, text: str, place: int) -> int:
        """As :meth:`_Bracketed.add`."""
        looked = self._last + text[place:]
        found = looked.find(self.mark)
        end = MORE if found < 0 else place + found + len(self.mark) - len(self._last)
        self._last = looked[max(len(looked) - len(self.mark) + 1, 0) :]
        self.pieces.append(text[place:] if end == MORE else text[place:end])
        return end


class CallReader:
    """Reads the calls of one answer.

    Args:
        form: the model's.
        tools: of the request.
        formed: the answer may be an object of another form instead, so that a call has to have arguments.
    """

    def __init__(self, form: CallForm, tools: Sequence[Tool], *, formed: bool = False) -> None:
        self._form = form
        self._formed = formed
        self._parameters = {
            tool["function"]["name"]: (tool["function"].get("parameters") or {}).get("properties") or {}
            for tool in tools
        }
        self._ways = form.named([*self._parameters])
        self._value: _Bracketed | _UpTo | None = None
        self._over = False  # nothing that follows is a call
        self._seen: list[str] = []  # since the last call
        self._unseen = ""
        self._any = False

    def add(self, text: str) -> list[Call]:
        """The calls that the next piece of text completes."""
        text, self._unseen = self._unseen + text, ""
        found: list[Call] = []
        start = place = 0  # of what is no call yet; of what has not been seen
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
        """What is left, and is no call; without the marks behind one."""
        rest = "".join(self._seen) + self._unseen
        self._seen, self._unseen = [], ""
        return rest[behind_around(rest) :] if self._any else rest

    def _begin(self, text: str, place: int) -> int:
        """Go on where no call has begun; where to, or :data:`MORE`."""
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
        """Where the arguments begin behind a name that ends here."""
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
        """The call that such a value is."""
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
        except (ValueError, TypeError, RecursionError):  # it is none, or has what JSON has not
            return None

    def _of_object(self, value: Any) -> Call | None:
        if isinstance(value, dict) and isinstance(value.get("function"), dict):
            value = value["function"]
        if not isinstance(value, dict):
            return None
        name = value.get(self._form.name_key or "name", value.get("name"))
        keys = (self._form.arguments_key, "arguments", "parameters")
        arguments: Any = next((value[key] for key in keys if key in value), None if self._formed else {})
        if isinstance(arguments, str):  # written as a text within the text
            arguments = decoded(arguments.strip() or "{}")[0]
        if not isinstance(name, str) or name not in self._parameters or not isinstance(arguments, dict):
            return None
        return Call(name, as_arguments(arguments))

    def _given(self, text: str, name: str) -> dict[str, Any]:
        """The parameters in a text that has nothing else."""
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
    """A parameter's value: a text where its schema says so, or where it is no JSON."""
    kind = schema.get("type") if isinstance(schema, Mapping) else None
    if kind == "string":
        return text
    value, end = decoded(text.strip())
    return value if end == len(text.strip()) and (value is not None or text.strip() == "null") else text
