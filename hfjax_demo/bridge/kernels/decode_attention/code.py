"""The code of a piece of work: one key and value head of one conversation, and all query heads that look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..machine_code.buffers import Buffers
from ..machine_code.building import BYTE, FLOAT, INT, LONG, POINTER, Code, Value, constant, constants, vector
from ..machine_code.exponential import exp
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor

MASKED = -1e30  # a score; finite, so that a query with nothing to see yields a finite number instead of NaN
LEAST_SUM = 1e-30
NUMBER = 4  # bytes of a float32


def write(module: Any, processor: Processor) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the heads in that range, counted through all rows."""
    head = _head(module, processor)
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    with code.loop(begin, end) as task:
        code.builder.call(head, [work, task])
    code.builder.ret_void()


@dataclass(frozen=True, slots=True)
class _Given:
    """A piece's arrays and sizes: pointers and 64-bit integers.

    Attributes:
        q, out, states: of the group's query heads: (heads, head_dim), (heads, value_dim), and (heads, 2) of maximum and sum.
        keys, values: of the key and value head: (positions, head_dim), (positions, value_dim).
        mask: bytes (positions,).
        first, stop: the positions that matter.
    """

    q: Value
    out: Value
    states: Value
    keys: Value
    values: Value
    mask: Value
    first: Value
    stop: Value
    heads: Value
    head_dim: Value
    value_dim: Value


def _given(code: Code, work: Value, task: Value) -> _Given:
    """The arguments are: queries, mask, bounds, the longest, then the keys of each row, then the values of each row."""
    builder, times = code.builder, code.product
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    rows, kv_heads, heads, head_dim = (buffers.dimension(0, index) for index in range(4))
    row, kv_head = builder.sdiv(task, kv_heads), builder.srem(task, kv_heads)
    keys = builder.add(row, constant(LONG, 4))
    values = builder.add(builder.add(row, rows), constant(LONG, 4))
    positions, value_dim = buffers.dimension(keys, 1), buffers.dimension(values, 2)
    first_and_stop = code.at(buffers.data(2), times(row, constant(LONG, 2)), INT)
    first, stop = (
        builder.sext(builder.load(code.at(first_and_stop, index, INT), typ=INT, align=4), LONG) for index in range(2)
    )
    return _Given(
        q=code.at(field(code, work, Field.X), times(task, heads, head_dim), FLOAT),
        out=code.at(field(code, work, Field.RESULT), times(task, heads, value_dim), FLOAT),
        states=code.at(field(code, work, Field.DIGITS), times(task, heads, constant(LONG, 2)), FLOAT),
        keys=code.at(buffers.data(keys), times(kv_head, positions, head_dim), FLOAT),
        values=code.at(buffers.data(values), times(kv_head, positions, value_dim), FLOAT),
        mask=code.at(buffers.data(1), times(row, positions)),
        first=first,
        stop=stop,
        heads=heads,
        head_dim=head_dim,
        value_dim=value_dim,
    )


def _head(module: Any, processor: Processor) -> Value:
    """A function of (work, task)."""
    code = Code(module, "head", POINTER, LONG)
    builder, lanes = code.builder, processor.lanes
    kind, zero = vector(FLOAT, lanes), constant(LONG, 0)
    given = _given(code, *code.arguments)
    weights = code.variable(kind)  # in memory, for each of them to be broadcast from there

    def rows(of: Value, width: Value) -> list[Value]:
        """Where the numbers of as many positions, or heads, as there are lanes begin."""
        return [code.at(of, builder.mul(width, constant(LONG, place)), FLOAT) for place in range(lanes)]

    with code.loop(zero, given.heads) as head:
        state = code.at(given.states, builder.mul(head, constant(LONG, 2)), FLOAT)
        code.store(constant(FLOAT, MASKED), state)
        code.store(constant(FLOAT, 0), state, NUMBER)
        out = code.at(given.out, builder.mul(head, given.value_dim), FLOAT)
        with code.loop(zero, given.value_dim, lanes) as column:
            code.store(constant(kind, 0), code.at(out, column, FLOAT))

    whole = constant(LONG, lanes)
    start = builder.mul(builder.sdiv(given.first, whole), whole)
    with code.loop(start, given.stop, lanes) as position:
        visible = code.load(vector(BYTE, lanes), given.mask, position)
        visible = builder.icmp_unsigned("!=", visible, constant(vector(BYTE, lanes), 0))
        keys = rows(code.at(given.keys, builder.mul(position, given.head_dim), FLOAT), given.head_dim)
        values = rows(code.at(given.values, builder.mul(position, given.value_dim), FLOAT), given.value_dim)
        with code.loop(zero, given.heads) as head:
            scores = _scores(
                code, code.at(given.q, builder.mul(head, given.head_dim), FLOAT), keys, given.head_dim, kind
            )
            scores = builder.select(visible, scores, constant(kind, MASKED))
            state = code.at(given.states, builder.mul(head, constant(LONG, 2)), FLOAT)
            before = code.load(FLOAT, state)
            highest = code.call("llvm.maxnum.f32", FLOAT, before, code.over_lanes(scores, "llvm.maxnum"))
            shifted = builder.fsub(scores, code.splat(highest, lanes))
            found = exp(code, shifted)
            code.set(weights, found)
            decay = exp(code, code.splat(builder.fsub(before, highest), lanes))
            one_decay = builder.extract_element(decay, constant(INT, 0))
            added = code.over_lanes(found)
            total = builder.fadd(builder.fmul(code.load(FLOAT, state, NUMBER), one_decay), added)
            code.store(highest, state)
            code.store(total, state, NUMBER)
            out = code.at(given.out, builder.mul(head, given.value_dim), FLOAT)
            with code.loop(zero, given.value_dim, lanes) as column:
                place = code.at(out, column, FLOAT)
                # Two sums, so that an addition need not wait for the one before it.
                sums = [builder.fmul(code.load(kind, place), decay), constant(kind, 0)]
                for lane, value in enumerate(values):
                    weight = code.everywhere(FLOAT, weights, NUMBER * lane, lanes)
                    sums[lane % 2] = code.fma(weight, code.load(kind, code.at(value, column, FLOAT)), sums[lane % 2])
                code.store(builder.fadd(*sums), place)

    with code.loop(zero, given.heads) as head:
        state = code.at(given.states, builder.mul(head, constant(LONG, 2)), FLOAT)
        total = code.call("llvm.maxnum.f32", FLOAT, code.load(FLOAT, state, NUMBER), constant(FLOAT, LEAST_SUM))
        divisor = code.splat(total, lanes)
        out = code.at(given.out, builder.mul(head, given.value_dim), FLOAT)
        with code.loop(zero, given.value_dim, lanes) as column:
            place = code.at(out, column, FLOAT)
            code.store(builder.fdiv(code.load(kind, place), divisor), place)
    builder.ret_void()
    return code.function


def _scores(code: Code, query: Value, keys: list[Value], head_dim: Value, kind: Any) -> Value:
    """The products of a query with the keys of as many positions as there are lanes, one in each lane."""
    lanes = kind.count
    sums = [code.variable(kind) for _ in keys]
    for place in sums:
        code.set(place, constant(kind, 0))
    with code.loop(constant(LONG, 0), head_dim, lanes) as column:
        part = code.load(kind, code.at(query, column, FLOAT))
        for key, place in zip(keys, sums, strict=True):
            code.set(place, code.fma(code.load(kind, code.at(key, column, FLOAT)), part, code.get(place)))
    # Neighbouring lanes are added up and put side by side, until each lane has the sum of one position.
    found = [code.get(place) for place in sums]
    while len(found) > 1:
        pairs = zip(found[::2], found[1::2], strict=True)
        found = [_neighbours_added(code, first, second) for first, second in pairs]
    return found[0]


def _neighbours_added(code: Code, first: Value, second: Value) -> Value:
    lanes = first.type.count
    even, odd = (
        code.builder.shuffle_vector(first, second, constants(INT, range(start, 2 * lanes, 2))) for start in (0, 1)
    )
    return code.builder.fadd(even, odd)
