"""The code of a piece of work: a tile of queries of one head, a part of it at a time, and all keys and values of that head.

A register holds numbers of as many queries as it has lanes, so that what is done to a query (its maximum, its sum, exp) is done
to all of them at once and nothing is ever added up across lanes. Both products are the same loop: some registers of queries times
some numbers that are read one by one, each everywhere in a register.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..machine_code.buffers import Buffers
from ..machine_code.building import FLOAT, LONG, POINTER, Code, Value, constant, vector
from ..machine_code.exponential import exp
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor

TILE = 64
"""Queries in a tile, whatever the processor: a stored program may be run by another one."""

NUMBER = 4  # bytes of a float32
LOWEST = -1e30  # of the maxima, before there is one
GROUPS = (6, 4, 2, 1)
"""Keys, or columns of values, that are computed together: as many sixes as there are, then what is left."""

BLOCK = 96
"""Keys whose scores are kept until their values are added: those of a part of a tile fit into the innermost cache."""


def write(module: Any, processor: Processor) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the tiles in that range, counted through all heads."""
    # 6 times as many sums are held, of 16 registers (AVX2) or 32.
    shape = _Shape(2 if processor.lanes == 8 else 4, vector(FLOAT, processor.lanes))
    part = _part(module, shape)
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    with code.loop(begin, end) as task, code.loop(constant(LONG, 0), constant(LONG, TILE), shape.width) as query:
        code.builder.call(part, [work, task, query])
    code.builder.ret_void()


@dataclass(frozen=True, slots=True)
class _Shape:
    """Of the registers for a part of a tile: how many, and of which type."""

    count: int
    kind: Any

    @property
    def width(self) -> int:
        """Queries in a part."""
        return self.count * int(self.kind.count)

    @property
    def bytes(self) -> int:
        return NUMBER * int(self.kind.count)

    def load(self, code: Code, pointer: Value) -> list[Value]:
        return [code.load(self.kind, pointer, place * self.bytes) for place in range(self.count)]

    def store(self, code: Code, values: list[Value], pointer: Value) -> None:
        for place, value in enumerate(values):
            code.store(value, pointer, place * self.bytes)


def _part(module: Any, shape: _Shape) -> Value:
    """A function of (work, task, query): the part of the task's tile that begins with one of its queries."""
    scored = {count: _scores(module, shape, count) for count in GROUPS}
    summed = {count: _values(module, shape, count) for count in GROUPS}
    code = Code(module, "part", POINTER, LONG, LONG)
    work, task, query = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    tiles, head_dim = buffers.dimension(0, 1), buffers.dimension(0, 2)
    keys, value_dim = buffers.dimension(1, 1), buffers.dimension(2, 2)
    head = builder.sdiv(task, tiles)
    before = builder.add(code.product(task, head_dim, constant(LONG, TILE)), query)
    queries = code.at(buffers.data(0), before, FLOAT)
    own_keys = code.at(buffers.data(1), code.product(head, keys, head_dim), FLOAT)
    own_values = code.at(buffers.data(2), code.product(head, keys, value_dim), FLOAT)
    before = builder.add(code.product(task, value_dim, constant(LONG, TILE)), query)
    out = code.at(field(code, work, Field.RESULT), before, FLOAT)

    scores = code.room(FLOAT, BLOCK * shape.width)
    maxima, totals, decays = (code.room(FLOAT, shape.width) for _ in range(3))
    shape.store(code, [constant(shape.kind, LOWEST)] * shape.count, maxima)
    shape.store(code, [constant(shape.kind, 0)] * shape.count, totals)
    with code.loop(zero, value_dim) as column:
        row = code.at(out, builder.mul(column, constant(LONG, TILE)), FLOAT)
        shape.store(code, [constant(shape.kind, 0)] * shape.count, row)

    with code.loop(zero, keys, BLOCK) as first:
        left = builder.sub(keys, first)
        count = code.call("llvm.smin.i64", LONG, left, constant(LONG, BLOCK))
        before = shape.load(code, maxima)
        start = code.at(own_keys, builder.mul(first, head_dim), FLOAT)

        def score(key: Value, size: int, start: Value = start) -> None:
            here = code.at(start, builder.mul(key, head_dim), FLOAT)
            into = code.at(scores, builder.mul(key, constant(LONG, shape.width)), FLOAT)
            builder.call(scored[size], [queries, here, head_dim, into, maxima])

        _in_groups(code, count, score)
        highest = shape.load(code, maxima)
        lessened = [exp(code, builder.fsub(one, other)) for one, other in zip(before, highest, strict=True)]
        shape.store(code, lessened, decays)
        sums = shape.load(code, totals)
        shape.store(code, [builder.fmul(one, other) for one, other in zip(sums, lessened, strict=True)], totals)
        with code.loop(zero, count) as key:
            place = code.at(scores, builder.mul(key, constant(LONG, shape.width)), FLOAT)
            weights = [
                exp(code, builder.fsub(one, other)) for one, other in zip(shape.load(code, place), highest, strict=True)
            ]
            shape.store(code, weights, place)
            sums = shape.load(code, totals)
            shape.store(code, [builder.fadd(one, other) for one, other in zip(sums, weights, strict=True)], totals)
        start = code.at(own_values, builder.mul(first, value_dim), FLOAT)

        def add(column: Value, size: int, start: Value = start, count: Value = count) -> None:
            into = code.at(out, builder.mul(column, constant(LONG, TILE)), FLOAT)
            given = [scores, code.at(start, column, FLOAT), value_dim, count, decays, into]
            builder.call(summed[size], given)

        _in_groups(code, value_dim, add)

    divisors = [builder.fdiv(constant(shape.kind, 1), total) for total in shape.load(code, totals)]
    with code.loop(zero, value_dim) as column:
        row = code.at(out, builder.mul(column, constant(LONG, TILE)), FLOAT)
        done = [builder.fmul(one, other) for one, other in zip(shape.load(code, row), divisors, strict=True)]
        shape.store(code, done, row)
    builder.ret_void()
    return code.function


def _in_groups(code: Code, count: Value, do: Any) -> None:
    """``do(place, size)`` for places 0 to ``count``, in groups of the sizes of :data:`GROUPS`."""
    start: Value = constant(LONG, 0)
    for size in GROUPS:
        groups = code.builder.sdiv(code.builder.sub(count, start), constant(LONG, size))
        stop = code.builder.add(start, code.builder.mul(groups, constant(LONG, size)))
        with code.loop(start, stop, size) as place:
            do(place, size)
        start = stop


def _scores(module: Any, shape: _Shape, count: int) -> Value:
    """A function of (queries, keys, head_dim, scores, maxima): the scores of some keys, which raise the maxima."""
    code = Code(module, f"scores{count}", POINTER, POINTER, LONG, POINTER, POINTER)
    queries, keys, head_dim, into, maxima = code.arguments
    builder = code.builder
    rows = [code.at(keys, builder.mul(head_dim, constant(LONG, place)), FLOAT) for place in range(count)]
    sums = [[code.variable(shape.kind) for _ in range(shape.count)] for _ in rows]
    with code.loop(constant(LONG, 0), head_dim) as column:
        offset = builder.mul(column, constant(LONG, NUMBER))
        found = shape.load(code, code.at(queries, builder.mul(column, constant(LONG, TILE)), FLOAT))
        for row, own in zip(rows, sums, strict=True):
            number = code.everywhere(FLOAT, row, offset, shape.kind.count)
            for query, place in zip(found, own, strict=True):
                code.set(place, code.fma(query, number, code.get(place)))
    highest = shape.load(code, maxima)
    for index, own in enumerate(sums):
        values = [code.get(place) for place in own]
        shape.store(code, values, code.at(into, index * shape.width, FLOAT))
        highest = [
            code.call(f"llvm.maxnum.v{shape.kind.count}f32", shape.kind, one, other)
            for one, other in zip(highest, values, strict=True)
        ]
    shape.store(code, highest, maxima)
    builder.ret_void()
    return code.function


def _values(module: Any, shape: _Shape, count: int) -> Value:
    """A function of (weights, values, value_dim, keys, decays, sums): some columns of the values of a block of keys, times their
    weights, added to what is left of the sums."""
    code = Code(module, f"values{count}", POINTER, POINTER, LONG, LONG, POINTER, POINTER)
    weights, values, value_dim, keys, decays, into = code.arguments
    builder = code.builder
    rows = [code.at(into, place * TILE, FLOAT) for place in range(count)]
    lessened = shape.load(code, decays)
    sums = [[code.variable(shape.kind) for _ in range(shape.count)] for _ in rows]
    for row, own in zip(rows, sums, strict=True):
        for place, before, decay in zip(own, shape.load(code, row), lessened, strict=True):
            code.set(place, builder.fmul(before, decay))
    with code.loop(constant(LONG, 0), keys) as key:
        found = shape.load(code, code.at(weights, builder.mul(key, constant(LONG, shape.width)), FLOAT))
        here = code.at(values, builder.mul(key, value_dim), FLOAT)
        for index, own in enumerate(sums):
            number = code.everywhere(FLOAT, here, NUMBER * index, shape.kind.count)
            for weight, place in zip(found, own, strict=True):
                code.set(place, code.fma(weight, number, code.get(place)))
    for row, own in zip(rows, sums, strict=True):
        shape.store(code, [code.get(place) for place in own], row)
    builder.ret_void()
    return code.function
