"""Parsers of values in notations other than JSON: call arguments in Python's syntax, and objects in Gemma's dialect.

A text is parsed once, from beginning to end. Only literals are evaluated, nested at most :data:`MAX_NESTING_DEPTH` deep.
"""

from __future__ import annotations

import ast
import json
import sys
from typing import Any

# Maximum nesting in Python's own parser (MAXLEVEL in Parser/lexer/state.h of CPython).
MAX_NESTING_DEPTH = 200

_CONSTANTS = {"True": True, "False": False, "None": None, "true": True, "false": False, "null": None}
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_OF_NUMBERS = frozenset("0123456789+-.eE_")
_ENDS_ATOM = frozenset("()[]{},:='\"")


def parse_python_arguments(text: str) -> dict[str, Any]:
    """Parse the keyword arguments of a call: a text from the opening to the closing parenthesis.

    Raises:
        ValueError: the text is something else.
    """
    reader = _LiteralParser(text)
    reader.expect("(")
    arguments: dict[str, Any] = {}
    while not reader.at(")"):
        name = reader.atom()
        if not name.isidentifier() or name in arguments:
            raise ValueError("no name of an argument, or one that comes twice")
        reader.expect("=")
        arguments[name] = reader.value(1)
        reader.skip_comma(")")
    reader.end()
    return arguments


def parse_dialect_object(text: str, quote: str) -> dict[str, Any]:
    """Parse an object with unquoted keys, and strings delimited by ``quote``.

    Raises:
        ValueError: the text is something else.
    """
    reader = _LiteralParser(text, quote)
    reader.skip()
    found = reader.value(0)
    reader.end()
    if not isinstance(found, dict):
        raise ValueError("no object")
    return found


class _LiteralParser:
    """A parser of one text. ``quote``: the dialect's string delimiter; empty: Python's syntax."""

    def __init__(self, text: str, quote: str = "") -> None:
        self._text = text
        self._position = 0
        self._quote = quote

    def skip(self) -> str:
        """Skip whitespace; return the next character, empty at the end."""
        while self._position < len(self._text) and self._text[self._position].isspace():
            self._position += 1
        return self._text[self._position : self._position + 1]

    def expect(self, mark: str) -> None:
        if self.skip() != mark:
            raise ValueError(f"no {mark}")
        self._position += 1

    def at(self, mark: str) -> bool:
        """Whether this mark comes next; if so, it is consumed."""
        found = self.skip() == mark
        self._position += found
        return found

    def skip_comma(self, closing: str) -> bool:
        """Consume a comma, which may be omitted before ``closing``; return whether there was one."""
        comma = self.at(",")
        if not comma and self.skip() != closing:
            raise ValueError("no comma")
        return comma

    def end(self) -> None:
        if self.skip():
            raise ValueError("something follows")

    def atom(self) -> str:
        """Consume and return a word or a number; empty if there is none."""
        self.skip()
        start = self._position
        while self._position < len(self._text):
            character = self._text[self._position]
            if character in _ENDS_ATOM or character.isspace() or (self._quote and self._is_at_quote()):
                break
            self._position += 1
        return self._text[start : self._position]

    def value(self, depth: int) -> Any:
        if depth > MAX_NESTING_DEPTH:
            raise ValueError("nested too deeply")
        mark = self.skip()
        if self._is_at_quote() or mark == '"' or (mark == "'" and not self._quote):
            return self._texts("")
        if mark in _CLOSING and not (self._quote and mark == "("):
            self._position += 1
            return self._object(depth) if mark == "{" else self._list(_CLOSING[mark], depth)
        atom = self.atom()
        if self._text[self._position : self._position + 1] in ("'", '"') and not self._quote:
            return self._texts(atom)  # such as r"…"
        return _CONSTANTS[atom] if atom in _CONSTANTS else _parse_number(atom)

    def _list(self, closing: str, depth: int) -> Any:
        items: list[Any] = []
        comma = False
        while not self.at(closing):
            items.append(self.value(depth + 1))
            comma = self.skip_comma(closing)
        return items[0] if closing == ")" and len(items) == 1 and not comma else items

    def _object(self, depth: int) -> dict[Any, Any]:
        items: dict[Any, Any] = {}
        while not self.at("}"):
            own = self._quote and self.skip() not in ("'", '"') and not self._is_at_quote()
            key = self.atom() if own else self.value(depth + 1)
            self.expect(":")
            if isinstance(key, list | dict):
                raise ValueError("no key")
            items[key] = self.value(depth + 1)
            self.skip_comma("}")
        return items

    def _texts(self, prefix: str) -> str:
        """Parse a string; in Python's syntax, together with adjacent strings, which are concatenated."""
        found = [self._one_text(prefix)]
        while not self._quote and self.skip() in ("'", '"'):
            found.append(self._one_text(""))
        return "".join(found)

    def _one_text(self, prefix: str) -> str:
        if self._is_at_quote():
            start = self._position + len(self._quote)
            end = self._text.find(self._quote, start)
            if end < 0:
                raise ValueError("a text without an end")
            self._position = end + len(self._quote)
            return self._text[start:end]
        start, mark = self._position, self._text[self._position]
        place = start + 1
        while self._text[place : place + 1] != mark:
            if place >= len(self._text):
                raise ValueError("a text without an end")
            place += 2 if self._text[place] == "\\" else 1
        self._position = place + 1
        return _parse_quoted(prefix + self._text[start : self._position])

    def _is_at_quote(self) -> bool:
        return bool(self._quote) and self._text.startswith(self._quote, self._position)


def _parse_quoted(written: str) -> str:
    """Parse a quoted string, whose escapes may be JSON's or Python's. Both may contain line breaks here."""
    try:
        found = json.loads(written, strict=False)
    except ValueError:
        try:
            found = ast.literal_eval(written.replace("\n", "\\n").replace("\r", "\\r"))
        except SyntaxError as error:
            raise ValueError("no text") from error
    if not isinstance(found, str):
        raise ValueError("no text")
    return found


def _parse_number(atom: str) -> int | float:
    try:
        return int(atom, 0)
    except ValueError:
        if not atom or not _OF_NUMBERS.issuperset(atom):
            raise
        return parse_finite_float(atom)


def parse_finite_float(written: str) -> float:
    """Return a number, clamped to the range of finite floats, since JSON has no infinity."""
    return max(-sys.float_info.max, min(sys.float_info.max, float(written)))
