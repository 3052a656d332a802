"""The code of a piece of work: some tiles of queries, each of one head, and all keys and values of that head.

A register holds numbers of as many queries as it has lanes, so that what is done to a query (its maximum, its sum, exp) is done
to all of them at once and nothing is ever added up across lanes. Both products are the same loop: some registers of queries times
some numbers that are read one by one, each everywhere in a register. Sixteen of the numbers of sixteen queries are turned in
registers for that, and the sums are turned back.

Everything is counted in *units* of four bytes: a float32 number, or a pair of bfloat16 numbers that are multiplied together. In
the first product those are of two dimensions of a head, in the second of two keys.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..machine_code.buffers import Buffers
from ..machine_code.building import (
    BFLOAT16,
    FLOAT,
    INT,
    LONG,
    POINTER,
    SHORT,
    Code,
    Value,
    constant,
    vector,
)
from ..machine_code.exponential import exp2
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor
from . import TILE

UNIT = 4  # bytes
LOWEST = -1e30  # of the maxima, before there is one
GROUPS = (6, 4, 2, 1)
"""Keys, or columns of values, that are computed together: as many sixes as there are, then what is left."""

BLOCK = 96
"""Keys whose scores are kept until their values are added: those of a part of a tile fit into the innermost cache."""


def write(module: Any, processor: Processor, *, paired: bool) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the tiles in that range, counted through all heads.

    Args:
        paired: what is multiplied are pairs of bfloat16 numbers.
    """
    # 6 times as many sums are held, of 16 registers (AVX2) or 32.
    shape = _Shape(2 if processor.lanes == 8 else 4, processor.lanes, paired)
    tile = _tile(module, shape)
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    builder = code.builder
    sizes = _Sizes.of(code, shape, Buffers(code, field(code, work, Field.WEIGHTS)))
    size = builder.mul(sizes.room(code, shape)[-1], constant(LONG, UNIT))
    room = code.borrow(work, size)
    with code.loop(begin, end) as task:
        builder.call(tile, [work, task, room])
    code.give_back(room)
    builder.ret_void()


@dataclass(frozen=True, slots=True)
class _Shape:
    """Of the registers for a part of a tile: how many, how many queries in one, and what is multiplied; see :func:`write`."""

    count: int
    lanes: int
    paired: bool

    @property
    def kind(self) -> Any:
        return vector(FLOAT, self.lanes)

    @property
    def width(self) -> int:
        """Queries in a part."""
        return self.count * self.lanes

    @property
    def together(self) -> int:
        """Numbers in a unit."""
        return 2 if self.paired else 1

    @property
    def number(self) -> Any:
        """What the arrays are of."""
        return BFLOAT16 if self.paired else FLOAT

    def load(self, code: Code, pointer: Value) -> list[Value]:
        return [code.load(self.kind, pointer, place * UNIT * self.lanes) for place in range(self.count)]

    def store(self, code: Code, values: list[Value], pointer: Value) -> None:
        for place, value in enumerate(values):
            code.store(value, pointer, place * UNIT * self.lanes)

    def multiplied(self, code: Code, one: Value, other: Value, added: Value) -> Value:
        return code.add_pairs(one, other, added) if self.paired else code.fma(one, other, added)


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Of what is given, 64-bit integers.

    Attributes:
        queries, keys: of a head.
        heads: of a picture.
        head_units: of a query or a key.
        value_dim: numbers of a value.
        columns: the same, up to a whole register.
    """

    queries: Value
    keys: Value
    heads: Value
    head_units: Value
    value_dim: Value
    columns: Value

    @classmethod
    def of(cls, code: Code, shape: _Shape, buffers: Buffers) -> _Sizes:
        head_dim, value_dim = buffers.dimension(0, 3), buffers.dimension(2, 3)
        return cls(
            queries=buffers.dimension(0, 1),
            keys=buffers.dimension(1, 1),
            heads=buffers.dimension(0, 2),
            head_units=code.builder.sdiv(head_dim, constant(LONG, shape.together)),
            value_dim=value_dim,
            columns=code.whole(value_dim, shape.lanes),
        )

    def room(self, code: Code, shape: _Shape) -> tuple[Value, Value, Value, Value]:
        """Where the values of a block, the scores and the sums begin in a piece's own memory, and how much that is, in units; it
        begins with the queries."""
        builder = code.builder
        queries = builder.mul(code.whole(self.head_units, shape.lanes), constant(LONG, TILE))
        values = builder.mul(self.columns, constant(LONG, BLOCK // shape.together))
        scores = constant(LONG, BLOCK * shape.width)
        sums = builder.mul(self.columns, constant(LONG, TILE))
        before = builder.add(queries, values)
        return queries, before, builder.add(before, scores), builder.add(builder.add(before, scores), sums)


def _tile(module: Any, shape: _Shape) -> Value:
    """A function of (work, task, room): a tile of queries."""
    scored = {count: _scores(module, shape, count) for count in GROUPS}
    summed = {count: _values(module, shape, count) for count in GROUPS}
    turn_in, turn_out = _turn_in(module, shape), _turn_out(module, shape)
    collect = _collect_pairs(module, shape) if shape.paired else _collect(module, shape)
    code = Code(module, "tile", POINTER, LONG, POINTER)
    work, task, room = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    sizes = _Sizes.of(code, shape, buffers)
    tiles = builder.sdiv(builder.add(sizes.queries, constant(LONG, TILE - 1)), constant(LONG, TILE))
    of_head, first_query = builder.sdiv(task, tiles), builder.mul(builder.srem(task, tiles), constant(LONG, TILE))
    picture, head = builder.sdiv(of_head, sizes.heads), builder.srem(of_head, sizes.heads)
    present = code.call("llvm.smin.i64", LONG, builder.sub(sizes.queries, first_query), constant(LONG, TILE))
    key_pitch, value_pitch = (builder.mul(sizes.heads, size) for size in (sizes.head_units, sizes.value_dim))

    def rows(data: Value, first: Value, of_picture: Value, size: Value, kind: Any) -> Value:
        """This head's numbers of an array, from one of the picture's rows on."""
        row = builder.add(builder.mul(picture, of_picture), first)
        return code.at(data, builder.mul(builder.add(builder.mul(row, sizes.heads), head), size), kind)

    own_queries = rows(buffers.data(0), first_query, sizes.queries, sizes.head_units, FLOAT)
    own_keys = rows(buffers.data(1), zero, sizes.keys, sizes.head_units, FLOAT)
    own_values = rows(buffers.data(2), zero, sizes.keys, sizes.value_dim, shape.number)
    out = rows(field(code, work, Field.RESULT), first_query, sizes.queries, sizes.value_dim, shape.number)
    scale = code.everywhere(FLOAT, buffers.data(3), 0, shape.lanes)
    queries = room
    room_for_values, scores, sums = (code.at(room, start, FLOAT) for start in sizes.room(code, shape)[:3])
    # Of a single head, values are side by side already.
    whole = builder.icmp_signed("==", value_pitch, sizes.columns)
    in_place = builder.and_(whole, constant(whole.type, not shape.paired))
    builder.call(turn_in, [own_queries, key_pitch, present, sizes.head_units, queries])

    maxima, totals, decays = (code.room(FLOAT, TILE) for _ in range(3))
    with code.loop(zero, constant(LONG, TILE), shape.lanes) as query:
        code.store(constant(shape.kind, LOWEST), code.at(maxima, query, FLOAT))
        code.store(constant(shape.kind, 0), code.at(totals, query, FLOAT))
    with code.loop(zero, builder.mul(sizes.columns, constant(LONG, TILE)), shape.lanes) as place:
        code.store(constant(shape.kind, 0), code.at(sums, place, FLOAT))

    with code.loop(zero, sizes.keys, BLOCK) as first:
        count = code.call("llvm.smin.i64", LONG, builder.sub(sizes.keys, first), constant(LONG, BLOCK))
        start = code.at(own_values, builder.mul(first, value_pitch), shape.number)
        with builder.if_then(builder.not_(in_place)):
            builder.call(collect, [start, value_pitch, count, sizes.value_dim, sizes.columns, room_for_values])
        values = builder.select(in_place, start, room_for_values)
        here = code.at(own_keys, builder.mul(first, key_pitch), FLOAT)
        with code.loop(zero, constant(LONG, TILE), shape.width) as query:
            part, highest_so_far = code.at(queries, query, FLOAT), code.at(maxima, query, FLOAT)
            before = shape.load(code, highest_so_far)

            def score(
                key: Value, size: int, here: Value = here, part: Value = part, maxima: Value = highest_so_far
            ) -> None:
                row = code.at(here, builder.mul(key, key_pitch), FLOAT)
                into = code.at(scores, builder.mul(key, constant(LONG, shape.width)), FLOAT)
                builder.call(scored[size], [part, row, key_pitch, sizes.head_units, scale, into, maxima])

            _in_groups(code, count, score)
            highest = shape.load(code, highest_so_far)
            lessened = [exp2(code, builder.fsub(one, other)) for one, other in zip(before, highest, strict=True)]
            shape.store(code, lessened, decays)
            units = _weigh(code, shape, scores, count, highest, lessened, code.at(totals, query, FLOAT))
            here_sums = code.at(sums, query, FLOAT)

            def add(
                column: Value, size: int, units: Value = units, values: Value = values, sums: Value = here_sums
            ) -> None:
                into = code.at(sums, builder.mul(column, constant(LONG, TILE)), FLOAT)
                given = [scores, code.at(values, column, FLOAT), sizes.columns, units, decays, into]
                builder.call(summed[size], given)

            _in_groups(code, sizes.value_dim, add)

    builder.call(turn_out, [sums, totals, present, sizes.value_dim, value_pitch, out])
    builder.ret_void()
    return code.function


def _weigh(
    code: Code, shape: _Shape, scores: Value, count: Value, highest: list[Value], lessened: list[Value], totals: Value
) -> Value:
    """Make weights of scores, in their place, and add them to what is left of the totals; how many units of them there are."""
    builder, zero = code.builder, constant(LONG, 0)
    sums = [code.variable(shape.kind) for _ in range(shape.count)]
    for place, before, decay in zip(sums, shape.load(code, totals), lessened, strict=True):
        code.set(place, builder.fmul(before, decay))

    def row(key: Value) -> Value:
        return code.at(scores, builder.mul(key, constant(LONG, shape.width)), FLOAT)

    def weights(key: Value) -> list[Value]:
        found = [builder.fsub(one, other) for one, other in zip(shape.load(code, row(key)), highest, strict=True)]
        made = [exp2(code, score, rough=shape.paired) for score in found]
        for place, weight in zip(sums, made, strict=True):
            code.set(place, builder.fadd(code.get(place), weight))
        return made

    if shape.paired:
        # A last key without another has one that weighs nothing beside it; a block is of an even number.
        units = builder.sdiv(builder.add(count, constant(LONG, 1)), constant(LONG, 2))
        with builder.if_then(builder.icmp_signed("<", count, builder.mul(units, constant(LONG, 2)))):
            shape.store(code, [constant(shape.kind, LOWEST)] * shape.count, row(count))
        with code.loop(zero, units) as unit:
            first = builder.mul(unit, constant(LONG, 2))
            low, high = (weights(key) for key in (first, builder.add(first, constant(LONG, 1))))
            pairs = [code.pair(*(_bits(code, number) for number in both)) for both in zip(low, high, strict=True)]
            shape.store(code, pairs, row(unit))
    else:
        units = count
        with code.loop(zero, units) as key:
            shape.store(code, weights(key), row(key))
    shape.store(code, [code.get(place) for place in sums], totals)
    return units


def _bits(code: Code, numbers: Value) -> Value:
    """Float32 numbers as the bits of the nearest bfloat16 ones."""
    lanes = numbers.type.count
    return code.builder.bitcast(code.builder.fptrunc(numbers, vector(BFLOAT16, lanes)), vector(SHORT, lanes))


def _in_groups(code: Code, count: Value, do: Callable[[Value, int], None]) -> None:
    """``do(place, size)`` for places 0 to ``count``, in groups of the sizes of :data:`GROUPS`."""
    start: Value = constant(LONG, 0)
    for size in GROUPS:
        groups = code.builder.sdiv(code.builder.sub(count, start), constant(LONG, size))
        stop = code.builder.add(start, code.builder.mul(groups, constant(LONG, size)))
        with code.loop(start, stop, size) as place:
            do(place, size)
        start = stop


def _scores(module: Any, shape: _Shape, count: int) -> Value:
    """A function of (queries, keys, pitch, units, scale, scores, maxima): the scores of some keys, which raise the maxima."""
    code = Code(module, f"scores{count}", POINTER, POINTER, LONG, LONG, shape.kind, POINTER, POINTER)
    queries, keys, pitch, units, scale, into, maxima = code.arguments
    builder = code.builder
    rows = [code.at(keys, builder.mul(pitch, constant(LONG, place)), FLOAT) for place in range(count)]
    sums = [[code.variable(shape.kind) for _ in range(shape.count)] for _ in rows]
    with code.loop(constant(LONG, 0), units) as unit:
        offset = builder.mul(unit, constant(LONG, UNIT))
        found = shape.load(code, code.at(queries, builder.mul(unit, constant(LONG, TILE)), FLOAT))
        for row, own in zip(rows, sums, strict=True):
            number = code.everywhere(FLOAT, row, offset, shape.lanes)
            for query, place in zip(found, own, strict=True):
                code.set(place, shape.multiplied(code, query, number, code.get(place)))
    highest = shape.load(code, maxima)
    for index, own in enumerate(sums):
        values = [builder.fmul(code.get(place), scale) for place in own]
        shape.store(code, values, code.at(into, index * shape.width, FLOAT))
        highest = [
            code.call(f"llvm.maxnum.v{shape.lanes}f32", shape.kind, one, other)
            for one, other in zip(highest, values, strict=True)
        ]
    shape.store(code, highest, maxima)
    builder.ret_void()
    return code.function


def _values(module: Any, shape: _Shape, count: int) -> Value:
    """A function of (weights, values, columns, units, decays, sums): some columns of the values of a block of keys, times their
    weights, added to what is left of the sums."""
    code = Code(module, f"values{count}", POINTER, POINTER, LONG, LONG, POINTER, POINTER)
    weights, values, columns, units, decays, into = code.arguments
    builder = code.builder
    rows = [code.at(into, place * TILE, FLOAT) for place in range(count)]
    lessened = shape.load(code, decays)
    sums = [[code.variable(shape.kind) for _ in range(shape.count)] for _ in rows]
    for row, own in zip(rows, sums, strict=True):
        for place, before, decay in zip(own, shape.load(code, row), lessened, strict=True):
            code.set(place, builder.fmul(before, decay))
    with code.loop(constant(LONG, 0), units) as unit:
        found = shape.load(code, code.at(weights, builder.mul(unit, constant(LONG, shape.width)), FLOAT))
        here = code.at(values, builder.mul(unit, columns), FLOAT)
        for index, own in enumerate(sums):
            number = code.everywhere(FLOAT, here, UNIT * index, shape.lanes)
            for weight, place in zip(found, own, strict=True):
                code.set(place, shape.multiplied(code, weight, number, code.get(place)))
    for row, own in zip(rows, sums, strict=True):
        shape.store(code, [code.get(place) for place in own], row)
    builder.ret_void()
    return code.function


def _collect(module: Any, shape: _Shape) -> Value:
    """A function of (source, pitch, count, size, columns, into): rows of float32 numbers side by side, with zeros up to whole
    registers. Where they are, those of other heads lie between them, and too few places of the innermost cache are used."""
    code = Code(module, "collect", POINTER, LONG, LONG, LONG, LONG, POINTER)
    source, pitch, count, size, columns, into = code.arguments
    builder = code.builder
    with code.loop(constant(LONG, 0), columns, shape.lanes) as column:
        mask = code.below(size, column, shape.lanes)
        with code.loop(constant(LONG, 0), count) as row:
            place = builder.add(builder.mul(row, pitch), column)
            numbers = code.load_masked(shape.kind, code.at(source, place, FLOAT), mask)
            code.store(numbers, code.at(into, builder.add(builder.mul(row, columns), column), FLOAT))
    builder.ret_void()
    return code.function


def _collect_pairs(module: Any, shape: _Shape) -> Value:
    """The same for bfloat16 numbers: of two rows that follow one another one of pairs, with zeros for a last row's other."""
    code = Code(module, "collect", POINTER, LONG, LONG, LONG, LONG, POINTER)
    source, pitch, count, size, columns, into = code.arguments
    builder, halves = code.builder, vector(SHORT, shape.lanes)
    with code.loop(constant(LONG, 0), columns, shape.lanes) as column:
        mask = code.below(size, column, shape.lanes)
        with code.loop(constant(LONG, 0), count, 2) as row:
            other = builder.add(row, constant(LONG, 1))
            exists = code.splat(builder.icmp_signed("<", other, count), shape.lanes)
            both = [
                code.load_masked(halves, code.at(source, builder.add(builder.mul(key, pitch), column), SHORT), there)
                for key, there in ((row, mask), (other, builder.and_(mask, exists)))
            ]
            unit = builder.sdiv(row, constant(LONG, 2))
            place = builder.add(builder.mul(unit, columns), column)
            code.store(code.pair(*both), code.at(into, place, INT))
    builder.ret_void()
    return code.function


def _turn_in(module: Any, shape: _Shape) -> Value:
    """A function of (source, pitch, rows, size, into): a tile of queries, each a row, as columns; for those that are not there
    the last one stands in."""
    code = Code(module, "turn_in", POINTER, LONG, LONG, LONG, POINTER)
    source, pitch, rows, size, into = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    last = builder.sub(rows, constant(LONG, 1))
    with code.loop(zero, constant(LONG, TILE), shape.lanes) as query, code.loop(zero, size, shape.lanes) as column:
        mask = code.below(size, column, shape.lanes)
        found = []
        for lane in range(shape.lanes):
            row = code.call("llvm.smin.i64", LONG, builder.add(query, constant(LONG, lane)), last)
            place = builder.add(builder.mul(row, pitch), column)
            found.append(code.load_masked(shape.kind, code.at(source, place, FLOAT), mask))
        for lane, numbers in enumerate(code.turned(found)):
            place = builder.add(builder.mul(builder.add(column, constant(LONG, lane)), constant(LONG, TILE)), query)
            code.store(numbers, code.at(into, place, FLOAT))
    builder.ret_void()
    return code.function


def _turn_out(module: Any, shape: _Shape) -> Value:
    """A function of (sums, totals, rows, size, pitch, into): a tile's sums, each a column, divided by their totals, as rows."""
    code = Code(module, "turn_out", POINTER, POINTER, LONG, LONG, LONG, POINTER)
    sums, totals, rows, size, pitch, into = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    with code.loop(zero, rows, shape.lanes) as query:
        divisor = builder.fdiv(constant(shape.kind, 1), code.load(shape.kind, code.at(totals, query, FLOAT)))
        exist = code.below(rows, query, shape.lanes)
        with code.loop(zero, size, shape.lanes) as column:
            mask = code.below(size, column, shape.lanes)
            found = []
            for lane in range(shape.lanes):
                place = builder.add(builder.mul(builder.add(column, constant(LONG, lane)), constant(LONG, TILE)), query)
                found.append(builder.fmul(code.load(shape.kind, code.at(sums, place, FLOAT)), divisor))
            for lane, numbers in enumerate(code.turned(found)):
                there = code.splat(builder.extract_element(exist, constant(INT, lane)), shape.lanes)
                if shape.paired:
                    numbers = builder.fptrunc(numbers, vector(BFLOAT16, shape.lanes))
                place = builder.add(builder.mul(builder.add(query, constant(LONG, lane)), pitch), column)
                code.store_masked(numbers, code.at(into, place, shape.number), builder.and_(mask, there))
    builder.ret_void()
    return code.function
