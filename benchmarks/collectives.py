"""Collective operations of a compiled program, parsed from its HLO text (``Compiled.as_text()``).

The grammar is in ``xla/hlo/parser/hlo_parser.cc`` of https://github.com/openxla/xla. A computation is a line that ends in ``{``,
its instructions, one per line, and ``}``. An instruction names those that it calls, for example as ``body=%while_body``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

_KINDS = "all-reduce|all-gather|reduce-scatter|all-to-all|ragged-all-to-all|collective-permute|collective-broadcast"
_COMPUTATION = re.compile(r"^(ENTRY )?%?([\w.-]+) .*\{$")
_COLLECTIVE = re.compile(rf" ({_KINDS})(-start)?\(([^)]*)")
_CALLED = re.compile(r"\b(body|condition|calls|to_apply|\w+_computations?)=(?:\{([^}]*)\}|%?([\w.-]+))")
_ARRAY = re.compile(r"\b(pred|[a-z]+(\d+)\w*)\[([\d,<=]*)\]")


@dataclass(frozen=True, slots=True)
class CollectiveOperation:
    """One collective operation."""

    kind: str  # such as "all-reduce"
    bytes: int  # of its result on each device
    loops: int  # around it: with 0 it runs once per call, with 1 in every iteration of a loop


def exchanges(program: str) -> list[CollectiveOperation]:
    """Return the collective operations of a program; those of a computation that is called several times count each time."""
    computations: dict[str, list[str]] = {}
    entry, instructions = "", list[str]()
    for line in program.splitlines():
        if (header := _COMPUTATION.match(line)) is not None:
            entry = header[2] if header[1] else entry
            instructions = computations[header[2]] = []
        else:
            instructions.append(line)
    return list(_walk_computation(computations, entry, 0))


def _walk_computation(
    computations: Mapping[str, Sequence[str]], name: str, loops: int
) -> Iterator[CollectiveOperation]:
    for instruction in computations.get(name, ()):
        if (found := _COLLECTIVE.search(instruction)) is not None:
            kind, is_start, operands = found.groups()
            received = [
                math.prod(int(side) for side in re.findall(r"\d+", shape)) * int(bits or 8) // 8
                for _, bits, shape in _ARRAY.findall(instruction[: found.start()])
            ]
            if is_start and kind != "all-reduce":  # its shape lists the operands before as many results
                count = operands.count(", ") + 1
                received = received[count : 2 * count]
            yield CollectiveOperation(kind, sum(received), loops)
        for attribute, several, one in _CALLED.findall(instruction):
            for called in re.findall(r"[\w.-]+", several or one):
                yield from _walk_computation(computations, called, loops + (attribute in ("body", "condition")))
