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
from .literals import MAX_NESTING_DEPTH, parse_dialect_object, parse_python_arguments
from .marker_matching import NEEDS_MORE_TEXT, TextPattern, end_of_call_separators, match_call_separator, match_steps
from .tool_call_format import ParsedToolCall, ToolCallFormat, encode_arguments, parse_json_at

_MAX_CHARACTERS_BEFORE_BRACE = 120  # characters between a name and a JSON object


@dataclass(eq=False, slots=True)
class _BracketedValue:
    """A bracketed value that arrives in pieces. ``quotes``: the quotation marks of strings in it."""

    quotes: str
    max_depth: int = 0  # 0: unlimited
    name: str = ""
    pieces: list[str] = field(default_factory=list)
    broken: bool = False
    _depth: int = 0
    _quote: str = ""
    _escaped: bool = False

    def find_end(self, text: str, start: int) -> int:
        """Scan the text from ``start`` on; return the index behind the value, or :data:`NEEDS_MORE_TEXT`."""
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
                if self._depth > self.max_depth > 0:
                    self.broken = True
                    return place + 1
            elif character in ")]}":
                self._depth -= 1
                if not self._depth:
                    return place + 1
        return NEEDS_MORE_TEXT


@dataclass(eq=False, slots=True)
class _UpTo:
    """Text up to and including a marker, arriving in pieces."""

    mark: str
    name: str
    pieces: list[str] = field(default_factory=list)
    broken: bool = False
    _last: str = ""  # a tail that may be the beginning of the marker

    def find_end(self, text: str, start: int) -> int:
        """As :meth:`_BracketedValue.find_end`."""
        looked = self._last + text[start:]
        found = looked.find(self.mark)
        end = NEEDS_MORE_TEXT if found < 0 else start + found + len(self.mark) - len(self._last)
        self._last = looked[max(len(looked) - len(self.mark) + 1, 0) :]
        return end


class ToolCallParser:
    """Incremental parser of the tool calls in one answer.

    Args:
        form: how the model writes calls.
        tools: the request's tools.
        is_structured: the answer may be a structured output instead, so that a JSON object is a call only if it has arguments.
    """

    def __init__(self, form: ToolCallFormat, tools: Sequence[Tool], *, is_structured: bool = False) -> None:
        self._form = form
        self._is_structured = is_structured
        self._parameters = {
            tool["function"]["name"]: (tool["function"].get("parameters") or {}).get("properties") or {}
            for tool in tools
        }
        self._names = frozenset(self._parameters)
        self._name_patterns = form.starts_before_name()
        self._value: _BracketedValue | _UpTo | None = None
        self._over = False  # no further calls
        self._text_since_call: list[str] = []  # text since the last call
        self._unseen = ""
        self._any = False

    def add(self, text: str) -> list[ParsedToolCall]:
        """Return the calls completed by the next piece of text."""
        text, self._unseen = self._unseen + text, ""
        found: list[ParsedToolCall] = []
        start = place = 0  # start of the text outside calls; start of the unscanned text
        while place < len(text) and not self._over:
            value = self._value
            if value is None:
                end = self._begin(text, place)
                if end == NEEDS_MORE_TEXT:
                    break
            else:
                end = value.find_end(text, place)
                value.pieces.append(text[place : None if end == NEEDS_MORE_TEXT else end])
                if end == NEEDS_MORE_TEXT:
                    place = len(text)
                    break
                self._value = None
                call = None if value.broken else self._read("".join(value.pieces), value.name)
                self._over = call is None
                if call is not None:
                    found.append(call)
                    self._text_since_call.clear()
                    start = end
            place = end
        place = len(text) if self._over else place
        self._text_since_call.append(text[start:place])
        self._unseen = text[place:]
        self._any = self._any or bool(found)
        return found

    def finish(self) -> str:
        """Return the remaining text that is not part of a call, without the markers that follow one."""
        rest = "".join(self._text_since_call) + self._unseen
        self._text_since_call, self._unseen = [], ""
        return rest[end_of_call_separators(rest) :] if self._any else rest

    def _begin(self, text: str, place: int) -> int:
        """Scan for the beginning of a call; return the index to continue at, or :data:`NEEDS_MORE_TEXT`."""
        if text[place] == "{":
            self._value = _BracketedValue('"')
            return place
        for before in self._name_patterns:
            end = match_steps(text, place, (*before, self._names))
            arguments = end if end is None or end == NEEDS_MORE_TEXT else self._find_arguments(text, end)
            if arguments == NEEDS_MORE_TEXT:
                return NEEDS_MORE_TEXT
            if arguments is not None:
                self._value = self._create_collector(text[match_steps(text, place, before) : end])
                return arguments
        end = match_call_separator(text, place)
        if end is None:
            self._over = True
            return place
        return end

    def _find_arguments(self, text: str, place: int) -> int | None:
        """Return the index where the arguments begin, after a name that ends at ``place``; None if there are none."""
        if self._form.has_marked_parameters:
            return place
        if self._form.is_python:
            end = match_steps(text, place, (TextPattern.BLANKS, "("))
            return end if end is None or end == NEEDS_MORE_TEXT else end - 1
        last = place + _MAX_CHARACTERS_BEFORE_BRACE + 1
        opens, closes = text.find("{", place, last), text.find("}", place, last)
        if opens < 0 or 0 <= closes < opens:
            return NEEDS_MORE_TEXT if closes < 0 and len(text) < last else None
        return opens

    def _create_collector(self, name: str) -> _BracketedValue | _UpTo:
        if self._form.has_marked_parameters or self._form.quote:
            return _UpTo(self._form.end_marker, name, broken=not self._form.end_marker)
        return (
            _BracketedValue("\"'", MAX_NESTING_DEPTH, name) if self._form.is_python else _BracketedValue('"', name=name)
        )

    def _read(self, text: str, name: str) -> ParsedToolCall | None:
        """Parse the text of a complete value as a call; None if it is not one."""
        value: Any
        try:
            if not name:
                return self._parse_object_call(parse_json_at(text)[0])
            if self._form.has_marked_parameters:
                value = self._parse_marked_parameters(text.removesuffix(self._form.end_marker), name)
            elif self._form.is_python:
                value = parse_python_arguments(text)
            elif self._form.quote:
                value = parse_dialect_object(text.removesuffix(self._form.end_marker), self._form.quote)
            else:
                value = parse_json_at(text)[0]
            return ParsedToolCall(name, encode_arguments(value)) if isinstance(value, dict) else None
        except (ValueError, TypeError, RecursionError):  # not a call, or it has a value that JSON lacks
            return None

    def _parse_object_call(self, value: Any) -> ParsedToolCall | None:
        if isinstance(value, dict) and isinstance(value.get("function"), dict):
            value = value["function"]
        if not isinstance(value, dict):
            return None
        name = value.get(self._form.name_key or "name", value.get("name"))
        keys = (self._form.arguments_key, "arguments", "parameters")
        arguments: Any = next((value[key] for key in keys if key in value), None if self._is_structured else {})
        if isinstance(arguments, str):  # JSON encoded as a string
            arguments = parse_json_at(arguments.strip() or "{}")[0]
        if not isinstance(name, str) or name not in self._parameters or not isinstance(arguments, dict):
            return None
        return ParsedToolCall(name, encode_arguments(arguments))

    def _parse_marked_parameters(self, text: str, name: str) -> dict[str, Any]:
        opens, middle, closes = (text.strip() for text in (self._form.opens, self._form.middle, self._form.closes))
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
    value, end = parse_json_at(text.strip())
    return value if end == len(text.strip()) and (value is not None or text.strip() == "null") else text
