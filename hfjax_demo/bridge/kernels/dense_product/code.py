"""The code of a piece of work: some rows of a chunk of columns.

A register holds numbers side by side of one input of the weights, or sums of some columns of one row; some registers of weights
times some numbers of as many rows, each of which is read alone and is everywhere in a register, make as many sums as there are
registers for.

The weights of a chunk of columns are collected first, turned from rows of inputs into rows of columns: so many inputs of them
that they stay in the second cache while all rows go by. Of float32 numbers the sums so far are in the result between one such
part and the next. Of bfloat16 ones there is one part, for the result has no room for sums: chunks are narrower instead.

Everything is counted in *units* of four bytes: a float32 number, or a pair of bfloat16 numbers of two inputs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..machine_code.buffers import Buffers
from ..machine_code.building import BFLOAT16, FLOAT, INT, LONG, POINTER, SHORT, Code, Value, constant, vector
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor
from . import BLOCK

UNIT = 4  # bytes
WIDTHS = (3, 2, 1)
"""Registers of columns that are computed together: as many threes as there are, then what is left."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """Of the registers.

    Attributes:
        lanes: columns in one.
        rows: that are computed together: three times as many sums are held, of 16 registers (AVX2) or 32.
        paired: what is multiplied are pairs of bfloat16 numbers.
    """

    lanes: int
    rows: int
    paired: bool

    @property
    def kind(self) -> Any:
        return vector(FLOAT, self.lanes)

    @property
    def result(self) -> Any:
        return BFLOAT16 if self.paired else FLOAT

    def begun(self, code: Code, place: Value) -> Value:
        """What sums begin with."""
        if self.paired:
            return code.widened(code.load(vector(SHORT, self.lanes), place))
        return code.load(self.kind, place)

    @property
    def width(self) -> int:
        """Columns that are computed together, at most, and that lie side by side where they are collected."""
        return WIDTHS[0] * self.lanes


def write(module: Any, processor: Processor, *, paired: bool) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the tasks in that range, each of a block of rows and a chunk of
    columns. The tasks of a chunk follow one another, so that its weights are collected once.

    The call is given the rows (rows, inputs), the weights (columns, inputs) and what sums begin with (columns,), all of one
    dtype, and two int32 numbers: columns in a chunk, and units of inputs in a part.
    """
    shape = _Shape(processor.lanes, 4 if processor.lanes == 8 else 8, paired)
    collect, block = _collect(module, shape), _block(module, shape)
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    rows, columns, units = buffers.dimension(0, 0), buffers.dimension(1, 0), _units(code, shape, buffers)
    chunk, depth = (builder.sext(code.load(INT, buffers.data(3), UNIT * place), LONG) for place in range(2))
    blocks = builder.sdiv(builder.add(rows, constant(LONG, BLOCK - 1)), constant(LONG, BLOCK))
    wide = builder.add(chunk, constant(LONG, shape.width))  # up to a whole tile
    size = code.product(wide, code.whole(depth, shape.lanes), constant(LONG, UNIT))
    room = code.borrow(work, size)
    last = builder.sdiv(builder.sub(builder.add(end, blocks), constant(LONG, 1)), blocks)
    with code.loop(builder.sdiv(begin, blocks), last) as group:
        first = builder.mul(group, chunk)
        count = code.call("llvm.smin.i64", LONG, builder.sub(columns, first), chunk)
        before = builder.mul(group, blocks)
        from_block = builder.sub(code.call("llvm.smax.i64", LONG, begin, before), before)
        to_block = builder.sub(code.call("llvm.smin.i64", LONG, end, builder.add(before, blocks)), before)
        parts = builder.sdiv(builder.sub(builder.add(units, depth), constant(LONG, 1)), depth)
        with code.loop(zero, parts) as part:
            start = builder.mul(part, depth)
            size = code.call("llvm.smin.i64", LONG, builder.sub(units, start), depth)
            builder.call(collect, [work, first, count, start, size, room])
            with code.loop(from_block, to_block) as place:
                builder.call(block, [work, place, first, count, start, size, room])
    code.give_back(room)
    builder.ret_void()


def _units(code: Code, shape: _Shape, buffers: Buffers) -> Value:
    """How many of them the inputs are."""
    return code.builder.sdiv(buffers.dimension(1, 1), constant(LONG, 2 if shape.paired else 1))


def _collect(module: Any, shape: _Shape) -> Value:
    """A function of (work, first, count, start, size, room): the weights of so many columns and inputs, a tile of columns after
    the other, and in each of them an input after the other, with zeros up to as many inputs as a register has lanes."""
    code = Code(module, "collect", POINTER, LONG, LONG, LONG, LONG, POINTER)
    work, first, count, start, size, room = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    weights, units = buffers.data(1), _units(code, shape, buffers)
    deep = code.whole(size, shape.lanes)
    with code.loop(zero, count, shape.lanes) as column, code.loop(zero, size, shape.lanes) as unit:
        mask = code.below(size, unit, shape.lanes)
        found = []
        for lane in range(shape.lanes):
            row = builder.add(builder.add(first, column), constant(LONG, lane))
            place = builder.add(builder.mul(row, units), builder.add(start, unit))
            found.append(code.load_masked(shape.kind, code.at(weights, place, FLOAT), mask))
        width = constant(LONG, shape.width)
        tile = code.product(builder.sdiv(column, width), deep, width)
        into = code.at(room, builder.add(tile, builder.srem(column, width)), FLOAT)
        for lane, numbers in enumerate(code.turned(found)):
            place = builder.mul(builder.add(unit, constant(LONG, lane)), width)
            code.store(numbers, code.at(into, place, FLOAT))
    builder.ret_void()
    return code.function


def _block(module: Any, shape: _Shape) -> Value:
    """A function of (work, block, first, count, start, size, room): a block of rows of a chunk's columns."""
    tiles = {width: _tile(module, shape, width) for width in WIDTHS}
    code = Code(module, "block", POINTER, LONG, LONG, LONG, LONG, LONG, POINTER)
    work, block, first, count, start, size, room = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    x, bias, out = buffers.data(0), buffers.data(2), field(code, work, Field.RESULT)
    rows, columns, units = buffers.dimension(0, 0), buffers.dimension(1, 0), _units(code, shape, buffers)
    deep = code.whole(size, shape.lanes)
    begins = builder.icmp_signed("==", start, zero)
    for begin in range(0, BLOCK, shape.rows):
        row = builder.add(builder.mul(block, constant(LONG, BLOCK)), constant(LONG, begin))
        # For rows that are not there the last one stands in.
        left = builder.sub(builder.sub(rows, row), constant(LONG, 1))
        last = code.call("llvm.smin.i64", LONG, left, constant(LONG, shape.rows - 1))
        with builder.if_then(builder.icmp_signed(">=", last, zero)):
            own = code.at(x, builder.add(builder.mul(row, units), start), FLOAT)
            begun: Value = zero
            for width in WIDTHS:
                step = width * shape.lanes
                whole = builder.sdiv(builder.sub(count, begun), constant(LONG, step))
                until = builder.add(begun, builder.mul(whole, constant(LONG, step)))
                with code.loop(begun, until, step) as column:
                    place = builder.add(first, column)
                    into = code.at(out, builder.add(builder.mul(row, columns), place), shape.result)
                    sums = builder.select(begins, code.at(bias, place, shape.result), into)
                    pitch = builder.select(begins, zero, columns)
                    tile = code.product(
                        builder.sdiv(column, constant(LONG, shape.width)), deep, constant(LONG, shape.width)
                    )
                    weights = code.at(room, builder.add(tile, builder.srem(column, constant(LONG, shape.width))), FLOAT)
                    builder.call(tiles[width], [own, units, last, weights, size, sums, pitch, into, columns])
                begun = until
    builder.ret_void()
    return code.function


def _tile(module: Any, shape: _Shape, width: int) -> Value:
    """A function of (x, units, last, weights, size, sums, pitch, out, columns): some rows of some registers of columns, added to
    sums, of which each row has its own if ``pitch`` is not 0."""
    code = Code(module, f"tile{width}", POINTER, LONG, LONG, POINTER, LONG, POINTER, LONG, POINTER, LONG)
    x, units, last, weights, size, begun, pitch, out, columns = code.arguments
    builder, kind, lanes = code.builder, shape.kind, shape.lanes
    multiplied = code.add_pairs if shape.paired else code.fma
    places = [code.call("llvm.smin.i64", LONG, last, constant(LONG, row)) for row in range(shape.rows)]
    rows = [code.at(x, builder.mul(place, units), FLOAT) for place in places]
    sums = [[code.variable(kind) for _ in range(width)] for _ in rows]
    for place, own in zip(places, sums, strict=True):
        line = code.at(begun, builder.mul(place, pitch), shape.result)
        for number, held in enumerate(own):
            code.set(held, shape.begun(code, code.at(line, lanes * number, shape.result)))
    with code.loop(constant(LONG, 0), size) as unit:
        here = code.at(weights, builder.mul(unit, constant(LONG, shape.width)), FLOAT)
        found = [code.load(kind, here, UNIT * lanes * number) for number in range(width)]
        for row, own in zip(rows, sums, strict=True):
            one = code.everywhere(FLOAT, code.at(row, unit, FLOAT), 0, lanes)
            for weight, held in zip(found, own, strict=True):
                code.set(held, multiplied(weight, one, code.get(held)))
    for place, own in zip(places, sums, strict=True):
        line = code.at(out, builder.mul(place, columns), shape.result)
        for number, held in enumerate(own):
            value = code.get(held)
            if shape.paired:
                value = builder.fptrunc(value, vector(BFLOAT16, lanes))
            code.store(value, code.at(line, lanes * number, shape.result))
    builder.ret_void()
    return code.function
