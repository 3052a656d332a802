"""What XLA made of a program, from its text: instructions, the arrays they work on, and what devices exchange.

The text is XLA's own form for people (``Compiled.as_text()``); its grammar is in ``xla/hlo/parser/hlo_parser.cc`` of
https://github.com/openxla/xla, and what an operation means in its ``docs/operation_semantics.md``. A computation is a line that
ends in ``{``, its instructions, and ``}``; an instruction names the computations it calls in attributes such as
``body=%while_body``.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

COLLECTIVES = (
    "all-reduce",
    "all-gather",
    "reduce-scatter",
    "all-to-all",
    "ragged-all-to-all",
    "collective-permute",
    "collective-broadcast",
)

_HEADER = re.compile(r"^(ENTRY )?%?([\w.-]+) .*\{$")
_INSTRUCTION = re.compile(r"^\s+(ROOT )?%?([\w.-]+) = ")
_OPCODE = re.compile(r" ?([a-z][\w-]*)\(")
_NAME = re.compile(r"%?([\w.-]+)$")
_ARRAY = re.compile(r"\b([a-z][a-z0-9]*)\[([\d,<=]*)\](?:\{([^}]*)\})?")
_BITS = re.compile(r"[a-z]+(\d+)")
_LAYOUT = re.compile(r"^([\d,]*)(?::(?:T\(([\d,]*)\))?.*?(?:S\((\d+)\))?)?$")
_PARENTHESIS = re.compile(r"[()]")
_COMMENT = re.compile(r"/\*.*?\*/")
_CALLED = re.compile(r"\b(calls|to_apply|body|condition|\w+_computations?)=(?:\{([^}]*)\}|%?([\w.-]+))")
_TRIPS = re.compile(r'"known_trip_count":\{"n":"(\d+)"\}')


@dataclass(frozen=True, slots=True)
class Array:
    """An array's type.

    Attributes:
        bits: of a number.
        shape: as written.
        order: its dimensions, the one that changes fastest first; empty where the text has no layout.
        tile: of a TPU: the dimensions that change fastest are padded to multiples of this, in the order of ``shape``.
        space: of memory; 0 is the device's own, and on a TPU 1 and above are on the chip.
    """

    bits: int
    shape: tuple[int, ...]
    order: tuple[int, ...] = ()
    tile: tuple[int, ...] = ()
    space: int = 0

    @property
    def numbers(self) -> int:
        """How many there are, without padding."""
        return math.prod(self.shape)

    @property
    def bytes(self) -> int:
        """Of memory, padding included."""
        sides = list(self.shape)
        for dimension, multiple in zip(self.order, reversed(self.tile), strict=False):
            # A tile of one dimension over an array of several pads the whole of it, which no more than rounds it up.
            if len(self.tile) > 1 or len(sides) == 1:
                sides[dimension] = -(-sides[dimension] // multiple) * multiple
        return math.prod(sides) * self.bits // 8


@dataclass(frozen=True, eq=False, slots=True)
class Instruction:
    """One instruction.

    Attributes:
        name: of its result.
        type: of its result, as written.
        opcode: what it does, such as "dot" or "all-reduce-start".
        operands: names of other instructions of the same computation.
        given: what stands in the parentheses: a parameter's number, a constant's value.
        rest: its attributes, as written.
        root: whether its result is that of the computation.
    """

    name: str
    type: str
    opcode: str
    operands: tuple[str, ...]
    given: str
    rest: str
    root: bool

    @property
    def arrays(self) -> tuple[Array, ...]:
        """Of its result; several of a tuple."""
        return _arrays(self.type)

    def called(self, *attributes: str) -> Iterator[str]:
        """The computations that some of its attributes name."""
        for attribute, several, one in _CALLED.findall(self.rest):
            if attribute in attributes:
                yield from re.findall(r"[\w.-]+", several or one)

    @property
    def known_trips(self) -> int | None:
        """How often a loop goes round, where XLA has found that out and says so."""
        found = _TRIPS.search(self.rest)
        return int(found[1]) if found else None


class Computation:
    """Instructions in the order in which they are executed.

    Attributes:
        instructions: by their names.
        root: the one whose result is the computation's.
        parameters: in the order of what a caller gives.
        users: for each name, the instructions that take it.
    """

    def __init__(self, instructions: Mapping[str, Instruction]) -> None:
        self.instructions = instructions
        self.users: dict[str, list[Instruction]] = {}
        numbered: dict[int, Instruction] = {}
        for instruction in instructions.values():
            for operand in dict.fromkeys(instruction.operands):
                self.users.setdefault(operand, []).append(instruction)
            if instruction.opcode == "parameter":
                numbered[int(instruction.given)] = instruction
        self.parameters = [numbered[number] for number in sorted(numbered)]
        marked = [instruction for instruction in instructions.values() if instruction.root]
        self.root = marked[0] if marked else next(reversed([*instructions.values()]), None)


@dataclass(frozen=True, slots=True)
class Exchange:
    """One exchange between devices.

    Attributes:
        kind: one of :data:`COLLECTIVES`.
        bytes: of what each device has after it.
        loops: how many loops it is inside of: with 0 it happens once a call, with 1 in every round of a loop.
    """

    kind: str
    bytes: int
    loops: int


class Hlo:
    """A program, read from its text.

    Attributes:
        computations: by their names.
        entry: the name of the one that is called.
    """

    def __init__(self, text: str) -> None:
        self.computations: dict[str, Computation] = {}
        self.entry = ""
        name, found = "", dict[str, Instruction]()
        for line in text.splitlines():
            header = _HEADER.match(line)
            if header is not None:
                name, found = header[2], {}
                self.entry = name if header[1] else self.entry
            elif line.startswith("}"):
                self.computations[name] = Computation(found)
            elif (instruction := _instruction(line)) is not None:
                found[instruction.name] = instruction

    def exchanges(self) -> list[Exchange]:
        """What devices exchange; an instruction that is called from several places counts each time."""
        return list(self._exchanges(self.entry, 0))

    def _exchanges(self, name: str, loops: int) -> Iterator[Exchange]:
        computation = self.computations.get(name)
        if computation is None:
            return
        for instruction in computation.instructions.values():
            kind = instruction.opcode.removesuffix("-start")
            if kind in COLLECTIVES:
                yield Exchange(kind, sum(array.numbers * array.bits // 8 for array in _received(instruction)), loops)
            if "=" not in instruction.rest:
                continue
            for called in instruction.called("body", "condition"):
                yield from self._exchanges(called, loops + 1)
            for called in instruction.called("calls", "to_apply", "branch_computations", "called_computations"):
                yield from self._exchanges(called, loops)


def _received(instruction: Instruction) -> tuple[Array, ...]:
    """What a collective gives: one that only starts has its operands before its results, but an all-reduce has none."""
    arrays = instruction.arrays
    if instruction.opcode.endswith("-start") and instruction.opcode != "all-reduce-start":
        count = len(instruction.operands)
        return arrays[count : 2 * count]
    return arrays


def _instruction(line: str) -> Instruction | None:
    head = _INSTRUCTION.match(line)
    if head is None:
        return None
    body = _COMMENT.sub("", line[head.end() :])
    ends = _closing(body, 0) + 1 if body.startswith("(") else body.find(" ")
    opcode = _OPCODE.match(body, ends)
    if opcode is None:
        return None
    closing = _closing(body, opcode.end() - 1)
    given = body[opcode.end() : closing]
    names = [_NAME.search(part) for part in given.split(", ")] if opcode[1] not in ("constant", "parameter") else []
    operands = tuple(name[1] for name in names if name is not None)
    return Instruction(
        head[2], body[:ends].strip(), opcode[1], operands, given, body[closing + 1 :], head[1] is not None
    )


def _closing(text: str, start: int) -> int:
    """Where the parenthesis that opens at ``start`` closes; the text's end if it does not."""
    depth = 0
    for found in _PARENTHESIS.finditer(text, start):
        depth += 1 if found[0] == "(" else -1
        if depth == 0:
            return found.start()
    return len(text)


@functools.lru_cache(maxsize=65536)
def _arrays(type_: str) -> tuple[Array, ...]:
    found = []
    for kind, shape, layout in _ARRAY.findall(type_):
        bits = 8 if kind == "pred" else int(digits[1]) if (digits := _BITS.match(kind)) else 0  # a token has none
        order, tile, space = _LAYOUT.match(layout).groups() if layout else ("", "", "")  # type: ignore[union-attr]
        found.append(Array(bits, _numbers(shape.replace("<=", "")), _numbers(order), _numbers(tile), int(space or 0)))
    return tuple(found)


def _numbers(text: str | None) -> tuple[int, ...]:
    return tuple(int(part) for part in (text or "").split(",") if part)
