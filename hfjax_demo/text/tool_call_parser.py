"""Incremental parser of tool calls in a model's output, from the beginning of the first call on.

A model may omit a marker or wrap a call in a code fence. A call is therefore recognized by content that cannot be anything else:
a JSON object that names one of the request's tools, or a list that starts with a call of one in Python's syntax.

It takes linear time, however the text is split into pieces: scanned text is not scanned again, except for a bounded number of
characters at its end, and for a complete call, which is then parsed as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..tools import Tool
from .literals import parse_dialect_object, parse_python_arguments
from .marker_matching import (
    BLANKS,
    NEEDS_MORE_TEXT,
    SEPARATOR,
    MatchStep,
    end_of_call_separators,
    match_steps,
    whole_word,
)
from .tool_call_format import ParsedToolCall, ToolCallFormat, encode_arguments, parse_json_at

# What may stand between a name and a JSON object: a bounded number of characters.
_BEFORE_BRACE = re.compile(r"(?P<more>[^{}]{0,120}\Z)|[^{}]{0,120}(?={)")
_PARENTHESIS = re.compile(r"(?P<more>\Z)|(?=\()")


@dataclass(eq=False, slots=True)
class _Value:
    """The arguments of a call, or an object that holds them, arriving in pieces.

    Attributes:
        name: the tool's name; empty if the object holds it.
        end_marker: the marker that ends the value; empty: a closing bracket does.
        quotes: the quotation marks of strings in brackets.
    """

    name: str = ""
    end_marker: str = ""
    quotes: str = '"'
    text: list[str] = field(default_factory=list)
    is_complete: bool = False
    _depth: int = 0
    _quote: str = ""
    _escaped: bool = False
    _tail: str = ""  # which may be the beginning of the marker

    def add(self, text: str, start: int) -> int:
        """Take the value's part of the text from ``start`` on; return the index behind it."""
        end = self._find_marker(text, start) if self.end_marker else self._find_bracket(text, start)
        self.is_complete = end is not None
        self.text.append(text[start:end])
        return len(text) if end is None else end

    def _find_marker(self, text: str, start: int) -> int | None:
        scanned = self._tail + text[start:]
        found = scanned.find(self.end_marker)
        if found >= 0:
            return start + found + len(self.end_marker) - len(self._tail)
        self._tail = scanned[max(len(scanned) - len(self.end_marker) + 1, 0) :]
        return None

    def _find_bracket(self, text: str, start: int) -> int | None:
        for place in range(start, len(text)):
            character = text[place]
            if self._escaped:
                self._escaped = False
            elif self._quote:
                self._escaped = character == "\\"
                self._quote = "" if character == self._quote else self._quote
            elif character in self.quotes:
                self._quote = character
            elif character in "([{":
                self._depth += 1
            elif character in ")]}":
                self._depth -= 1
                if not self._depth:
                    return place + 1
        return None


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
        self._name = whole_word(self._parameters)
        self._starts = form.starts_before_name()
        self._before_arguments: tuple[MatchStep, ...] = (_BEFORE_BRACE,)
        if form.has_marked_parameters:
            self._before_arguments = ()
        elif form.is_python:
            self._before_arguments = (BLANKS, _PARENTHESIS)
        self._value: _Value | None = None
        self._over = False  # no further calls
        self._text_since_call: list[str] = []
        self._unseen = ""
        self._any = False

    def add(self, text: str) -> list[ParsedToolCall]:
        """Return the calls completed by the next piece of text."""
        text, self._unseen = self._unseen + text, ""
        found: list[ParsedToolCall] = []
        place = 0
        while place < len(text) and not self._over:
            if self._value is None:
                end = self._begin(text, place)
                if end == NEEDS_MORE_TEXT:
                    break
            else:
                end = self._value.add(text, place)
            self._text_since_call.append(text[place:end])
            place = end
            if self._value is not None and self._value.is_complete:
                call, self._value = self._read("".join(self._value.text), self._value.name), None
                self._over = call is None
                if call is not None:
                    found.append(call)
                    self._text_since_call.clear()
        if self._over:
            self._text_since_call.append(text[place:])
        else:
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
            self._value = _Value()
            return place
        for before in self._starts:
            end = match_steps(text, place, *before, self._name, *self._before_arguments)
            if end == NEEDS_MORE_TEXT:
                return NEEDS_MORE_TEXT
            if end is not None:
                name = self._name.match(text, match_steps(text, place, *before) or place)
                assert name is not None
                ends = self._form.end_marker if self._form.has_marked_parameters or self._form.quote else ""
                self._value = _Value(name[0], ends, "\"'" if self._form.is_python else '"')
                return end
        found = SEPARATOR.match(text, place)
        if found is None:
            self._over = True
            return place
        return NEEDS_MORE_TEXT if found["more"] is not None else found.end()

    def _read(self, text: str, name: str) -> ParsedToolCall | None:
        """Parse the text of a complete value as a call; None if it is not one."""
        form = self._form
        value: Any
        try:
            if not name:
                return self._parse_object_call(parse_json_at(text)[0])
            if form.has_marked_parameters:
                value = self._parse_marked_parameters(text.removesuffix(form.end_marker), name)
            elif form.is_python:
                value = parse_python_arguments(text)
            elif form.quote:
                value = parse_dialect_object(text.removesuffix(form.end_marker), form.quote)
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
