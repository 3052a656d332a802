"""The product with weights that are floating-point numbers of 16 bits, (outputs, inputs) as they are: each is widened.

A register holds numbers of one output; at the end of a row its lanes are added up.
"""

from __future__ import annotations

from typing import Any

from ..machine_code.building import FLOAT, HALF, LONG, POINTER, SHORT, Code, Value, constant, vector
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor

STRIP = 16  # outputs, of which a piece of work has some; see :mod:`.handler`
TURN = 64
"""Inputs that are summed in one turn of the innermost loop; there is always a multiple of them."""

ROWS = 4
"""Rows of activations that share one reading of a weight, at most: as many fours as there are, then what is left."""


def write(module: Any, processor: Processor, format: str) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: all rows times the strips of outputs from ``begin`` to ``end``."""
    blocks = {rows: _block(module, processor, format, rows) for rows in (4, 2, 1)}
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    rows, outputs = field(code, work, Field.ROWS), field(code, work, Field.OUTPUTS)
    builder = code.builder
    first = builder.mul(begin, constant(LONG, STRIP))
    last = code.call("llvm.smin.i64", LONG, builder.mul(end, constant(LONG, STRIP)), outputs)
    row = code.variable(LONG)
    for count, block in blocks.items():
        whole = builder.mul(builder.sdiv(rows, constant(LONG, count)), constant(LONG, count))
        with code.loop(code.get(row), whole, count) as at:
            builder.call(block, [work, at, first, last])
        code.set(row, whole)
    builder.ret_void()


def _block(module: Any, processor: Processor, format: str, rows: int) -> Value:
    """A function of (work, row, first, last): some rows from ``row`` on times the outputs from ``first`` to ``last``."""
    code = Code(module, f"block{rows}", POINTER, LONG, LONG, LONG)
    work, row, first, last = code.arguments
    builder, lanes = code.builder, processor.lanes
    kind = vector(FLOAT, lanes)
    inputs, outputs = field(code, work, Field.INPUTS), field(code, work, Field.OUTPUTS)
    x, weights, result = (field(code, work, place) for place in (Field.X, Field.WEIGHTS, Field.RESULT))
    numbers = [builder.add(row, constant(LONG, j)) for j in range(rows)]
    xs = [code.at(x, builder.mul(number, inputs), FLOAT) for number in numbers]
    results = [code.at(result, builder.mul(number, outputs), FLOAT) for number in numbers]
    # As many sums for each row as keep an addition from waiting for the one before it.
    spread = 2 if lanes == 8 else 4
    sums = [[code.variable(kind) for _ in range(spread)] for _ in range(rows)]
    with code.loop(first, last) as output:
        start = code.at(weights, builder.mul(output, inputs), HALF)
        for own in sums:
            for place in own:
                code.set(place, constant(kind, 0))
        with code.loop(constant(LONG, 0), inputs, TURN) as at:
            here, offset = code.at(start, at, HALF), builder.mul(at, constant(LONG, 4))
            for v in range(TURN // lanes):
                widened = _WIDEN[format](code, here, 2 * v * lanes, lanes)
                for j in range(rows):
                    place = sums[j][v % spread]
                    value = code.load(kind, code.at(xs[j], offset), 4 * v * lanes)
                    code.set(place, code.fma(widened, value, code.get(place)))
        for j in range(rows):
            total = code.get(sums[j][0])
            for place in sums[j][1:]:
                total = builder.fadd(total, code.get(place))
            builder.store(code.over_lanes(total), code.at(results[j], output, FLOAT), align=4)
    builder.ret_void()
    return code.function


def _bfloat16(code: Code, pointer: Value, offset: int, lanes: int) -> Value:
    """It is the upper half of a float32."""
    return code.widened(code.load(vector(SHORT, lanes), pointer, offset))


def _float16(code: Code, pointer: Value, offset: int, lanes: int) -> Value:
    return code.builder.fpext(code.load(vector(HALF, lanes), pointer, offset), vector(FLOAT, lanes))


_WIDEN = {"bfloat16": _bfloat16, "float16": _float16}
