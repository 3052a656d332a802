"""The activations of a product as digits: what ``@prepare`` writes once, and every piece of the product reads.

An integer dot product takes bytes. 32 activations of a row become integers of 24 bits, of which the group's largest sets the
scale, and each integer becomes three signed bytes, ``65536 a + 256 b + c`` (a, b, c from -128 to 127). So the largest is kept as
exactly as a float32 is, and the others to the same distance: no further than float32's own sums would be.

A block of 32 activations is a record of 128 bytes (:class:`Place`): the three digits of each, the scale, and sums that do not
depend on the weights. A block with an infinite number, or one that is none, gets a scale that is no number, and so do all outputs
of the row. Blocks of nothing but numbers below 2^-100 count as zeros: their scale would be no normal float32 number.
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any

from ...weights.layout import BLOCK, Format
from ..machine_code.building import BYTE, FLOAT, INT, LONG, POINTER, Code, Value, constant, vector
from ..machine_code.handler import Field, field

RECORD_BYTES = 128
LARGEST = 8_355_700  # a little below 127 * 65536 + 127 * 256 + 127, so that a rounding never reaches a fourth digit
TINY = 0x0D800000  # the bits of 2^-100
INFINITE = 0x7F800000  # of infinity; above are those of what is no number
HALF_BLOCK = BLOCK // 2


class Place(IntEnum):
    """Where a record has what, in bytes. Sums are those of a group; with two groups in a block, the other's are 4 further."""

    DIGITS = 0  # 32 bytes of the first digits, 32 of the second, 32 of the third
    SCALE = 96  # float32
    SUM = 100  # of the activations, float32
    UPPER = 108  # of the first two digits, (256 a + b), times minus the level that is zero: int32
    LOWER = 116  # of the third digit, likewise


def write(module: Any, format: Format, zero: int) -> None:
    """Write ``@prepare(work, begin, end)`` into an LLVM module, which fills in the records of the rows from ``begin`` to ``end``.

    Args:
        zero: the level that is zero, of the bytes that the product takes.
    """
    code = Code(module, "prepare", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    builder = code.builder
    inputs = field(code, work, Field.INPUTS)
    x, digits = field(code, work, Field.X), field(code, work, Field.DIGITS)
    blocks = builder.sdiv(inputs, constant(LONG, BLOCK))
    with code.loop(begin, end) as row:
        first = builder.mul(row, blocks)
        with code.loop(constant(LONG, 0), blocks) as block:
            number = builder.add(first, block)
            record = code.at(digits, builder.mul(number, constant(LONG, RECORD_BYTES)))
            _block(code, format, zero, code.at(x, builder.mul(number, constant(LONG, BLOCK)), FLOAT), record)
    builder.ret_void()


def _block(code: Code, format: Format, zero: int, x: Value, record: Value) -> None:
    builder = code.builder
    floats, ints = vector(FLOAT, HALF_BLOCK), vector(INT, HALF_BLOCK)
    halves = [code.load(floats, x, 4 * HALF_BLOCK * half, align=4) for half in range(2)]

    bits = [builder.and_(builder.bitcast(half, ints), constant(ints, 0x7FFFFFFF)) for half in halves]
    larger = code.call(f"llvm.umax.v{HALF_BLOCK}i32", ints, *bits)
    largest = code.call(f"llvm.vector.reduce.umax.v{HALF_BLOCK}i32", INT, larger)
    finite = builder.icmp_unsigned("<", largest, constant(INT, INFINITE))
    nothing = builder.icmp_unsigned("<", largest, constant(INT, TINY))
    scale = builder.fmul(builder.bitcast(largest, FLOAT), constant(FLOAT, 1 / LARGEST))
    inverse = builder.fdiv(constant(FLOAT, 1), scale)
    scale = builder.select(nothing, constant(FLOAT, 0), builder.select(finite, scale, constant(FLOAT, math.nan)))
    usable = code.splat(builder.and_(finite, builder.not_(nothing)), HALF_BLOCK)
    inverse = code.splat(inverse, HALF_BLOCK)

    uppers, lowers, wholes = [], [], []
    for half, numbers in enumerate(halves):
        scaled = builder.select(usable, builder.fmul(numbers, inverse), constant(floats, 0))
        whole = builder.fptosi(code.call(f"llvm.rint.v{HALF_BLOCK}f32", floats, scaled), ints)
        wholes.append(whole)
        # The lowest byte, read as a signed one, is the last digit; what is left without it is a multiple of 256.
        rest = whole
        for digit in (2, 1, 0):
            byte = builder.trunc(rest, vector(BYTE, HALF_BLOCK))
            code.store(byte, record, Place.DIGITS + BLOCK * digit + HALF_BLOCK * half)
            if digit == 2:
                lowers.append(builder.sext(byte, ints))
            rest = builder.ashr(builder.add(rest, constant(ints, 128)), constant(ints, 8))
            if digit == 2:
                uppers.append(rest)

    code.store(scale, record, Place.SCALE)
    for group in range(BLOCK // format.group):

        def total(parts: list[Value], group: int = group) -> Value:
            both = parts[group] if format.group == HALF_BLOCK else builder.add(*parts)
            return code.call(f"llvm.vector.reduce.add.v{HALF_BLOCK}i32", INT, both)

        further = 4 * group
        if format.offset:
            code.store(builder.fmul(builder.sitofp(total(wholes), FLOAT), scale), record, Place.SUM + further)
        if zero:
            code.store(builder.mul(total(uppers), constant(INT, -zero)), record, Place.UPPER + further)
            code.store(builder.mul(total(lowers), constant(INT, -zero)), record, Place.LOWER + further)
