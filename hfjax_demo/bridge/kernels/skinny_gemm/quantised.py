"""The product with quantised weights, for every :class:`~...weights.layout.Format`, on integer units or on float32 ones.

Lanes are outputs: a register has some of a strip's 16, and what is broadcast to all lanes are the activations. So no lanes are
ever added up, and scales and offsets are read as they lie in memory.

On processors with integer dot products (:mod:`.processors`) a register of weights is unpacked to bytes, four inputs of each
output, and multiplied with the three digits of four activations (:mod:`.digits`). With ``a``, ``b``, ``c`` the sums of a group,

    x @ w = scale of weights * scale of activations * (256 * (256 a + b) + c) + offset * sum of activations

where ``256 a + b`` is exact in 32 bits, and the level that stands for zero is taken off it while it is. Elsewhere weights are
dequantised in registers to the float32 numbers they stand for. Weights with offsets are centred: their levels go from 0 up,
and their offset is about minus half of the range, so that the two terms would nearly cancel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...weights.layout import BLOCK, QUAD, QUAD_BYTES, QUADS, STRIP, Format
from ..machine_code.building import (
    BYTE,
    CACHE_LINE,
    FLOAT,
    HALF,
    INT,
    LONG,
    NOTHING,
    POINTER,
    Code,
    Value,
    constant,
    constants,
    vector,
)
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor
from . import digits
from .digits import RECORD_BYTES, Place


def write(module: Any, processor: Processor, format: Format) -> None:
    """Write ``@piece(work, begin, end)`` and what it needs into an LLVM module: all rows times the strips in that range."""
    if processor.dot is not None:
        digits.write(module, format, _Levels(processor, format).zero)
    most, pair = processor.rows, processor.columns
    many = {strips: _tile(module, processor, format, strips, most) for strips in {1, pair}}
    few = {rows: _tile(module, processor, format, 1, rows) for rows in (2, 1)}
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    builder, rows = code.builder, field(code, work, Field.ROWS)
    fours = builder.mul(builder.sdiv(rows, constant(LONG, most)), constant(LONG, most))
    row = code.variable(LONG)
    # Rows are the inner loop: strips are read from memory once, and stay in the processor's first cache for all of them.
    with code.loop(begin, end, pair) as strip:
        last = code.call("llvm.smin.i64", LONG, builder.add(strip, constant(LONG, pair)), end)
        whole = builder.icmp_signed("==", last, builder.add(strip, constant(LONG, pair)))
        with code.loop(constant(LONG, 0), fours, most) as at, builder.if_else(whole) as (together, alone):
            with together:
                builder.call(many[pair], [work, strip, at])
            with alone:
                builder.call(many[1], [work, strip, at])
        with code.loop(strip, last) as single:
            code.set(row, fours)
            for count, tile in few.items():
                rest = builder.mul(builder.sdiv(rows, constant(LONG, count)), constant(LONG, count))
                with code.loop(code.get(row), rest, count) as at:
                    builder.call(tile, [work, single, at])
                code.set(row, rest)
    builder.ret_void()


class _Levels:
    """The bytes that a dot product takes for the levels of a format.

    Attributes:
        zero: which of them stands for zero.
        table: what the levels in memory stand for; () where they are what they seem.
        flipped: the highest bit is, so that levels from 0 to 255 become signed bytes.
    """

    def __init__(self, processor: Processor, format: Format) -> None:
        high = processor.dot is not None and processor.signed and max(format.table or (2**format.bits - 1,)) > 127
        zero = 1 << (format.bits - 1) if format.offset else format.zero
        self.zero = zero - 128 if high else zero
        self.table = tuple(level ^ 0x80 if high else level for level in format.table)
        self.flipped = high and not format.table


class _Block(NamedTuple):
    """Where a block of a strip is: the bytes of its levels, of its unit, and its number in the unit."""

    levels: Value
    unit: Value
    number: Value


class _Column(NamedTuple):
    """A register's outputs of a block: the block, and which lanes of its strip they are, in registers."""

    block: _Block
    part: int


def _tile(module: Any, processor: Processor, format: Format, strips: int, rows: int) -> Value:
    """A function of (work, strip, row): some rows from ``row`` on times the outputs of some strips from ``strip`` on."""
    code = Code(module, f"tile{strips}x{rows}", POINTER, LONG, LONG)
    work, strip, row = code.arguments
    builder, lanes = code.builder, processor.lanes
    kind = vector(FLOAT, lanes)
    inputs, outputs, stride = (field(code, work, place) for place in (Field.INPUTS, Field.OUTPUTS, Field.STRIDE))
    first = code.at(field(code, work, Field.WEIGHTS), builder.mul(strip, stride))
    weights = [code.at(first, builder.mul(stride, constant(LONG, number))) for number in range(strips)]
    blocks = builder.sdiv(inputs, constant(LONG, BLOCK))
    numbers = [builder.add(row, constant(LONG, j)) for j in range(rows)]
    places = [(number, part) for number in range(strips) for part in range(STRIP // lanes)]
    sums = [[code.variable(kind) for _ in range(rows)] for _ in places]
    if processor.dot is None:
        x = field(code, work, Field.X)
        sources = [code.at(x, builder.mul(number, inputs), FLOAT) for number in numbers]
        source_bytes = 4 * BLOCK
    else:
        records = field(code, work, Field.DIGITS)
        row_bytes = builder.mul(blocks, constant(LONG, RECORD_BYTES))
        sources = [code.at(records, builder.mul(number, row_bytes)) for number in numbers]
        source_bytes = RECORD_BYTES

    add_blocks = _add_widened if processor.dot is None else _add_digits
    with code.loop(constant(LONG, 0), blocks) as block:
        for start in weights:
            _prefetch(code, format, start, block, builder.mul(stride, constant(LONG, strips)))
        here = [_block(code, format, start, block) for start in weights]
        columns = [_Column(here[number], part) for number, part in places]
        offset = builder.mul(block, constant(LONG, source_bytes))
        activations = [code.at(source, offset) for source in sources]
        for some in range(0, len(columns), processor.columns):
            chosen = slice(some, some + processor.columns)
            add_blocks(code, processor, format, columns[chosen], activations, sums[chosen])

    results = field(code, work, Field.RESULT)
    for (strip_number, part), totals in zip(places, sums, strict=True):
        output = builder.mul(builder.add(strip, constant(LONG, strip_number)), constant(LONG, STRIP))
        for number, place in zip(numbers, totals, strict=True):
            total = code.get(place)
            if format.scale == "output":
                scales = code.at(weights[strip_number], builder.sub(stride, constant(LONG, 4 * (STRIP - lanes * part))))
                total = builder.fmul(total, code.load(kind, scales))
            result = code.at(results, builder.add(builder.mul(number, outputs), output), FLOAT)
            _store(code, total, result, part * lanes, builder.sub(outputs, output))
    builder.ret_void()
    return code.function


def _block(code: Code, format: Format, weights: Value, block: Value) -> _Block:
    builder, blocks = code.builder, constant(LONG, format.unit // BLOCK)
    unit, number = builder.udiv(block, blocks), builder.urem(block, blocks)
    start = code.at(weights, builder.mul(unit, constant(LONG, format.unit_bytes)))
    return _Block(code.at(start, builder.mul(number, constant(LONG, format.block_bytes))), start, number)


def _prefetch(code: Code, format: Format, weights: Value, block: Value, further: Value) -> None:
    """Tell the memory that the same block so many bytes further is wanted next: it does not foresee two strips at once."""
    block_bytes = format.unit_bytes * BLOCK // format.unit
    start = code.at(weights, code.builder.add(code.builder.mul(block, constant(LONG, block_bytes)), further))
    for line in range(0, block_bytes, CACHE_LINE):
        code.prefetch(code.at(start, line))


def _store(code: Code, total: Value, result: Value, first: int, outputs: Value) -> None:
    """Store the lanes that are outputs: the last strip may have fewer than 16."""
    lanes = total.type.count
    left = code.splat(code.builder.trunc(outputs, INT), lanes)
    there = code.builder.icmp_signed("<", constants(INT, range(first, first + lanes)), left)
    place = code.at(result, 4 * first)
    code.call(f"llvm.masked.store.v{lanes}f32.p0", NOTHING, total, place, constant(INT, 4), there)


def _quads(code: Code, format: Format, table: Sequence[int], processor: Processor, column: _Column) -> list[Value]:
    """The block's levels: 8 times 4 bytes a lane."""
    builder, lanes = code.builder, processor.lanes
    block, part = column
    kind = vector(BYTE, QUAD * lanes)
    found: list[Value | None] = [None] * QUADS
    low = at = 0
    for bits in format.planes:
        plane = [code.load(kind, block.levels, at + QUAD_BYTES * i + QUAD * lanes * part) for i in range(bits)]
        for quad in range(QUADS):
            field_, i = divmod(quad, bits)
            level = plane[i]
            if bits < 8:
                level = builder.lshr(level, constant(kind, field_ * bits)) if field_ else level
                level = builder.and_(level, constant(kind, (1 << bits) - 1))
            if low:
                level = builder.or_(found[quad], builder.shl(level, constant(kind, low)))
            found[quad] = level
        low, at = low + bits, at + bits * QUAD_BYTES
    if table:
        return [processor.look_up(code, tuple(table), level) for level in found]
    return found


def _scales(code: Code, format: Format, lanes: int, column: _Column, group: int) -> tuple[Value | None, Value | None]:
    """The scales and offsets of a group of the block, float32 (lanes), as far as groups have them."""
    builder = code.builder
    block, part = column
    kind = vector(FLOAT, lanes)
    if format.scale == "output":
        return None, None
    index = builder.add(builder.mul(block.number, constant(LONG, BLOCK // format.group)), constant(LONG, group))
    start = code.at(block.unit, builder.mul(index, constant(LONG, STRIP * format.scale_bytes)))
    within = lanes * part * format.scale_bytes

    def halves(pointer: Value, at: int) -> Value:
        return builder.fpext(code.load(vector(HALF, lanes), pointer, at), kind)

    if format.scale == "float16":
        scale = halves(start, format.scales_at + within)
        return scale, halves(start, format.offsets_at + within) if format.offset else None

    whole = vector(INT, lanes)

    def bytes_(at: int, signed: bool = False) -> Value:
        found = code.load(vector(BYTE, lanes), start, at + within)
        return builder.sext(found, whole) if signed else builder.zext(found, whole)

    if format.scale == "exponent":
        exponent = builder.sub(bytes_(format.scales_at), constant(whole, 1))  # less one, for it is a half of the power
        return builder.bitcast(builder.shl(exponent, constant(whole, 23)), kind), None

    step = halves(block.unit, format.steps_at + 2 * lanes * part)
    if not format.offset:
        return builder.fmul(step, builder.sitofp(bytes_(format.scales_at, signed=True), kind)), None
    scale, offset = bytes_(format.scales_at), bytes_(format.offsets_at)
    if format.nibbles:
        scale, offset = builder.and_(scale, constant(whole, 15)), builder.lshr(offset, constant(whole, 4))
    offset_step = halves(block.unit, format.steps_at + 2 * STRIP + 2 * lanes * part)
    return builder.fmul(step, builder.sitofp(scale, kind)), builder.fmul(offset_step, builder.sitofp(offset, kind))


def _add_digits(
    code: Code,
    processor: Processor,
    format: Format,
    columns: Sequence[_Column],
    activations: Sequence[Value],
    sums: Sequence[Sequence[Value]],
) -> None:
    """Add the columns' products with the digits of each row to their sums. What is broadcast is so for all columns."""
    builder, lanes = code.builder, processor.lanes
    kind, whole = vector(FLOAT, lanes), vector(INT, lanes)
    levels = _Levels(processor, format)
    groups = range(BLOCK // format.group)
    quads, scales = [], []
    for column in columns:
        found = _quads(code, format, levels.table, processor, column)
        quads.append([builder.xor(quad, constant(quad.type, 0x80)) for quad in found] if levels.flipped else found)
        of_groups = [_scales(code, format, lanes, column, group) for group in groups]
        if format.offset:
            centre = constant(kind, levels.zero)
            of_groups = [(scale, code.fma(scale, centre, offset)) for scale, offset in of_groups]
        scales.append(of_groups)
    for j, record in enumerate(activations):
        of_x = code.everywhere(FLOAT, record, Place.SCALE, lanes)
        for group in groups:
            starts = [constant(whole, 0)] * 3
            if levels.zero:
                zeros = (code.everywhere(INT, record, at + 4 * group, lanes) for at in (Place.UPPER, Place.LOWER))
                starts = [constant(whole, 0), *zeros]
            dots = [list(starts) for _ in columns]
            for quad in range(group * format.group // QUAD, (group + 1) * format.group // QUAD):
                for digit in range(3):
                    four = code.everywhere(INT, record, Place.DIGITS + BLOCK * digit + QUAD * quad, lanes)
                    for own, weights in zip(dots, quads, strict=True):
                        own[digit] = processor.add_products(code, own[digit], weights[quad], four)
            for own, of_groups, places in zip(dots, scales, sums, strict=True):
                upper = builder.add(builder.shl(own[0], constant(whole, 8)), own[1])
                lower = builder.sitofp(own[2], kind)
                product = code.fma(builder.sitofp(upper, kind), constant(kind, 256), lower)
                scale, offset = of_groups[group]
                total = code.fma(product, of_x if scale is None else builder.fmul(scale, of_x), code.get(places[j]))
                if offset is not None:
                    total = code.fma(offset, code.everywhere(FLOAT, record, Place.SUM + 4 * group, lanes), total)
                code.set(places[j], total)


def _add_widened(
    code: Code,
    processor: Processor,
    format: Format,
    columns: Sequence[_Column],
    activations: Sequence[Value],
    sums: Sequence[Sequence[Value]],
) -> None:
    """Add the products of the columns' dequantised weights with the activations of each row to their sums."""
    builder, lanes = code.builder, processor.lanes
    kind, whole = vector(FLOAT, lanes), vector(INT, lanes)
    for column, places in zip(columns, sums, strict=True):
        quads = _quads(code, format, format.table, processor, column)
        scales = [_scales(code, format, lanes, column, group) for group in range(BLOCK // format.group)]
        # Two sums for each row, so that an addition need not wait for the one before it.
        totals = [[code.get(place), constant(kind, 0)] for place in places]
        for quad, levels in enumerate(quads):
            scale, offset = scales[quad * QUAD // format.group]
            wide = builder.bitcast(levels, whole)
            for i in range(QUAD):
                level = builder.lshr(wide, constant(whole, 8 * i)) if i else wide
                level = builder.and_(level, constant(whole, 0xFF)) if i < QUAD - 1 else level
                level = builder.sub(level, constant(whole, format.zero)) if format.zero else level
                weight = builder.sitofp(level, kind)
                if offset is not None:
                    weight = code.fma(weight, scale, offset)
                elif scale is not None:
                    weight = builder.fmul(weight, scale)
                for row, total in zip(activations, totals, strict=True):
                    x = code.everywhere(FLOAT, row, 4 * (QUAD * quad + i), lanes)
                    total[i % 2] = code.fma(weight, x, total[i % 2])
        for place, total in zip(places, totals, strict=True):
            code.set(place, builder.fadd(*total))
