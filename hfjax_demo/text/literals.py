"""Parsers of values in notations other than JSON: call arguments in Python's syntax, and objects in Gemma's dialect.

A text is translated to JSON, token by token from beginning to end, and parsed as JSON. Only literals are evaluated, nested at
most :data:`MAX_NESTING_DEPTH` deep.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Callable
from typing import Any

# Maximum nesting in Python's own parser (MAXLEVEL in Parser/lexer/state.h of CPython).
MAX_NESTING_DEPTH = 200

_CONSTANTS = {"True": "true", "False": "false", "None": "null", "true": "true", "false": "false", "null": "null"}
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_OF_NUMBERS = frozenset("0123456789+-.eE_")
_LETTER = r"[^\s()\[\]{},:='\"]"  # of a word or a number
_QUOTED = r"\"(?:[^\"\\]|\\.)*+\""
_STRING = rf"(?:{_QUOTED}|'(?:[^'\\]|\\.)*+')"
_PREFIXED_STRING = re.compile(rf"\s*+({_LETTER}*+{_STRING})", re.DOTALL)  # such as r"…"
_PYTHON = re.compile(
    rf"\s*+(?:(?P<text>{_LETTER}*+{_STRING}(?:\s*+{_STRING})*+)|(?P<key>{_LETTER}++)(?=\s*+[:=])|(?P<atom>{_LETTER}++)"
    r"|(?P<mark>[()\[\]{},:=]))",
    re.DOTALL,
)


def parse_python_arguments(text: str) -> dict[str, Any]:
    """Parse the keyword arguments of a call: a text from the opening to the closing parenthesis.

    Raises:
        ValueError: the text is something else.
    """
    return _parse_object(text, _PYTHON.match)


def parse_dialect_object(text: str, quote: str) -> dict[str, Any]:
    """Parse an object with unquoted keys, and strings delimited by ``quote``. Raises the same errors."""
    mark = re.escape(quote)
    word = rf"(?:(?!{mark}){_LETTER})++"
    token = (
        rf"\s*+(?:{mark}(?P<own>.*?){mark}|(?P<text>{_QUOTED})|(?P<key>{word})(?=\s*+:)|(?P<atom>{word})"
        r"|(?P<mark>[\[\]{},:]))"
    )
    return _parse_object(text, re.compile(token, re.DOTALL).match)


def _parse_object(text: str, match_token: Callable[[str, int], re.Match[str] | None]) -> dict[str, Any]:
    """Parse an object, or the arguments of a call. The groups of a match are the kinds of tokens: strings without their
    delimiters ("own"), adjacent ones with them ("text"), keys, other words and numbers ("atom"), and punctuation ("mark")."""
    written: list[str] = []  # the JSON text
    opened: list[tuple[str, int]] = []  # brackets, and their places in it
    place, end = 0, len(text.rstrip())
    while place < end:
        found = match_token(text, place)
        if found is None:
            raise ValueError("no literal, or a text without an end")
        kind, place = str(found.lastgroup), found.end()
        piece = found[kind]
        if kind == "mark":
            written.append(_translate_mark(piece, written, opened))
        elif kind == "atom":
            written.append(_CONSTANTS.get(piece) or json.dumps(_parse_number(piece)))
        else:
            string = _parse_strings(piece) if kind == "text" else piece
            written.append(json.dumps(string, ensure_ascii=False))
    value = json.loads(" ".join(written))
    if not isinstance(value, dict):
        raise ValueError("no object")
    return value


def _translate_mark(mark: str, written: list[str], opened: list[tuple[str, int]]) -> str:
    """Return a punctuation mark in JSON. An outer parenthesis is an object, an inner one with a comma a list."""
    is_argument = opened == [("(", 0)]
    if mark in _CLOSING:
        if len(opened) > MAX_NESTING_DEPTH:
            raise ValueError("nested too deeply")
        opened.append((mark, len(written)))
        return mark if mark != "(" else "" if len(opened) > 1 else "{"
    if mark in ":=":
        if (mark == "=") != is_argument or (is_argument and not written[-1].strip('"').isidentifier()):
            raise ValueError("no key, or no name of an argument")
        return ":"
    bracket, start = opened[-1] if opened else ("", 0)
    if mark == ",":
        if bracket == "(" and not is_argument:
            written[start] = "["
        return mark
    if _CLOSING.get(bracket) != mark:
        raise ValueError("no such bracket is open")
    opened.pop()
    if written[-1] == "," and start < len(written) - 2:  # which may end a list
        written.pop()
    if mark != ")":
        return mark
    if start == len(written) - 1 and not is_argument:
        written[start] = "["
    return "}" if is_argument else "]" if written[start] else ""


def _parse_strings(written: str) -> str:
    """Parse adjacent strings, which are concatenated."""
    found: list[str] = []
    place = 0
    while string := _PREFIXED_STRING.match(written, place):
        found.append(_parse_quoted(string[1]))
        place = string.end()
    return "".join(found)


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
        if not _OF_NUMBERS.issuperset(atom):
            raise
        return parse_finite_float(atom)


def parse_finite_float(written: str) -> float:
    """Return a number, clamped to the range of finite floats, since JSON has no infinity."""
    return max(-sys.float_info.max, min(sys.float_info.max, float(written)))
