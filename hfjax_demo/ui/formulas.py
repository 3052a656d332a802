r"""Formulas between single dollar signs, which are prices, variables of a shell and much else besides.

The chatbot shows ``\( \)``, ``\[ \]`` and ``$$ $$`` as formulas. It cannot be told of ``$ $``: "$5 and $6" would be one, too.
:func:`shown` turns what surely is a formula into ``\( {}\)`` for the chatbot, :func:`written` turns it back.
"""

from __future__ import annotations

import re
from collections.abc import Callable

DELIMITERS: tuple[dict[str, str | bool], ...] = (
    {"left": "$$", "right": "$$", "display": True},
    {"left": r"\[", "right": r"\]", "display": True},
    {"left": r"\(", "right": r"\)", "display": False},
)

_CODE = re.compile(
    r"(^ {0,3}(?:```|~~~).*?(?:^ {0,3}(?:```|~~~) *$|\Z)|(`+)(?!`).+?(?<!`)\2(?!`))", re.MULTILINE | re.DOTALL
)
# As pandoc has it: no space within the signs, no digit behind them; and none of a word before them.
_DOLLARS = re.compile(r"(?<![\\$\w])\$(?![\s$])([^$\n]{1,400}?)(?<![\s\\])\$(?![\w$])")
_MATHS = re.compile(
    r"[\\^_=<>+*/|{}]|^[A-Za-z]'*$|^[A-Za-z]\([\w, ]+\)$|^-?[A-Za-z\d.]+(?: ?- ?[A-Za-z\d.]+)+$|^-?\d[\d.,]*$"
)
_SHOWN = re.compile(r"\\\(([^$\n]{1,400}?)\{\}\\\)")


def shown(text: str) -> str:
    """The text with its ``$ $`` formulas as the chatbot understands them."""
    return _outside_code(text, lambda part: _DOLLARS.sub(_as_formula, part)) if "$" in text else text


def written(text: str) -> str:
    """The text that :func:`shown` was given."""
    return _outside_code(text, lambda part: _SHOWN.sub(r"$\1$", part)) if "{}" in text else text


def _as_formula(found: re.Match[str]) -> str:
    return rf"\({found[1]}{{}}\)" if _MATHS.search(found[1]) else found[0]


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    parts, end = [], 0
    for code in _CODE.finditer(text):
        parts += [change(text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, change(text[end:])])
