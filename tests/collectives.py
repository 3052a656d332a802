"""What the devices of a mesh exchange while a program runs, read from the program that XLA made of it (its HLO as text).

XLA adds the exchanges by itself, from where weights and results lie, so only the compiled program says what they are. The
text is XLA's own form for people; its grammar is in ``xla/hlo/parser/hlo_parser.cc``. A computation is a line that ends in
``{``, its instructions, and ``}``; an instruction names the computations it calls in attributes such as ``body=%while_body``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

KINDS = ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "collective-permute", "collective-broadcast")

_HEADER = re.compile(r"^(ENTRY )?%?([\w.-]+) .*\{$")
# An instruction: its result's type, and what it does. One that is split into a start and a done counts where it starts.
_EXCHANGE = re.compile(rf"= (?P<type>\(?[a-z]\S*(?:, [a-z]\S*)*?\)?) (?P<kind>{'|'.join(KINDS)})(?:-start)?\(")
_ARRAY = re.compile(r"\b[a-z]+?(\d+)?(?:e\d\w*)?\[([\d,]*)\]")
_CALLED = re.compile(r"\b(calls|to_apply|body|condition|\w+_computations?)=(?:\{([^}]*)\}|%?([\w.-]+))")


@dataclass(frozen=True, slots=True)
class Exchange:
    """One exchange between devices.

    Attributes:
        kind: one of :data:`KINDS`.
        bytes: of what each device has after it.
        loops: how many loops it is inside of: with 0 it happens once a call, with 1 in every round of a loop.
    """

    kind: str
    bytes: int
    loops: int


def exchanges(program: Any) -> list[Exchange]:
    """All exchanges of a program that :class:`.programs.compiler.Compiler` made."""
    return exchanges_in(program.text)


def exchanges_in(text: str) -> list[Exchange]:
    """All exchanges of a program, from its text; one that is called from several places counts each time."""
    computations, entry = _computations(text)
    return list(_walk(computations, entry, 0))


def _walk(computations: Mapping[str, list[str]], name: str, loops: int) -> Iterator[Exchange]:
    for line in computations.get(name, []):
        found = _EXCHANGE.search(line)
        if found is not None:
            yield Exchange(found["kind"], _bytes(found["type"]), loops)
        for attribute, several, one in _CALLED.findall(line):
            inner = loops + (attribute in ("body", "condition"))
            for called in re.findall(r"[\w.-]+", several or one):
                yield from _walk(computations, called, inner)


def _computations(text: str) -> tuple[dict[str, list[str]], str]:
    found: dict[str, list[str]] = {}
    entry, lines = "", []
    for line in text.splitlines():
        header = _HEADER.match(line)
        if header is not None:
            lines = found[header[2]] = []
            entry = header[2] if header[1] else entry
        else:
            lines.append(line)
    return found, entry


def _bytes(result: str) -> int:
    """Of all arrays in a type such as ``f32[1,320]{1,0}`` or ``(f32[8]{0}, s32[])``; one of ``pred`` takes a byte a number."""
    total = 0
    for bits, shape in _ARRAY.findall(result):
        total += math.prod(int(side) for side in shape.split(",") if side) * int(bits or 8) // 8
    return total
