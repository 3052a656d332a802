"""The code of a piece of work: one key and value head of one conversation, and all query heads that look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kept_rows import SCALE_BYTES
from ..machine_code.buffers import Buffers
from ..machine_code.building import BYTE, FLOAT, INT, LONG, POINTER, SHORT, Code, Value, constant, constants, vector
from ..machine_code.exponential import exp
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor

MASKED = -1e30  # a score; finite, so that a query with nothing to see yields a finite number instead of NaN
LEAST_SUM = 1e-30
NUMBER = 4  # bytes of a float32
ELEMENT = {"float32": NUMBER, "uint16": 2, "int8": 1}  # bytes


def write(module: Any, processor: Processor, kept: str) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the heads in that range, counted through all rows.

    Args:
        kept: what arrays of keys and values consist of, one of :data:`ELEMENT`.
    """
    head = _head(module, processor, kept)
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    with code.loop(begin, end) as task:
        code.builder.call(head, [work, task])
    code.builder.ret_void()


@dataclass(frozen=True, slots=True)
class _Rows:
    """Keys or values of a head, as :mod:`..kept_rows` keeps them.

    Attributes:
        start: that of the first position.
        pitch: bytes from one to the next.
        dim: the numbers of each.
    """

    start: Value
    pitch: Value
    dim: Value


@dataclass(frozen=True, slots=True)
class _Given:
    """A piece's arrays and sizes: pointers and 64-bit integers.

    Attributes:
        q, out, states: of the group's query heads: (heads, head_dim), (heads, value_dim), and (heads, 2) of maximum and sum.
        keys, values: of the key and value head.
        mask: bytes (positions,).
        first, stop: the positions that matter.
    """

    q: Value
    out: Value
    states: Value
    keys: _Rows
    values: _Rows
    mask: Value
    first: Value
    stop: Value
    heads: Value


def _given(code: Code, work: Value, task: Value, kept: str) -> _Given:
    """The arguments are: queries, mask, bounds, the longest, then the keys of each row, then the values of each row."""
    builder, times = code.builder, code.product
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    rows, kv_heads, heads = (buffers.dimension(0, index) for index in range(3))
    row, kv_head = builder.sdiv(task, kv_heads), builder.srem(task, kv_heads)

    def of_head(buffer: Value) -> _Rows:
        positions, width = (buffers.dimension(buffer, index) for index in (1, 2))
        pitch = times(width, constant(LONG, ELEMENT[kept]))
        dim = builder.sub(width, constant(LONG, SCALE_BYTES)) if kept == "int8" else width
        return _Rows(code.at(buffers.data(buffer), times(kv_head, positions, pitch)), pitch, dim)

    buffer = builder.add(row, constant(LONG, 4))
    keys, values = of_head(buffer), of_head(builder.add(buffer, rows))
    positions = buffers.dimension(buffer, 1)
    first_and_stop = code.at(buffers.data(2), times(row, constant(LONG, 2)), INT)
    first, stop = (
        builder.sext(builder.load(code.at(first_and_stop, index, INT), typ=INT, align=4), LONG) for index in range(2)
    )
    return _Given(
        q=code.at(field(code, work, Field.X), times(task, heads, keys.dim), FLOAT),
        out=code.at(field(code, work, Field.RESULT), times(task, heads, values.dim), FLOAT),
        states=code.at(field(code, work, Field.DIGITS), times(task, heads, constant(LONG, 2)), FLOAT),
        keys=keys,
        values=values,
        mask=code.at(buffers.data(1), times(row, positions)),
        first=first,
        stop=stop,
        heads=heads,
    )


def _head(module: Any, processor: Processor, kept: str) -> Value:
    """A function of (work, task)."""
    code = Code(module, "head", POINTER, LONG)
    builder, lanes = code.builder, processor.lanes
    kind, zero = vector(FLOAT, lanes), constant(LONG, 0)
    work, task = code.arguments
    given = _given(code, work, task, kept)
    head_dim, value_dim = given.keys.dim, given.values.dim
    weights = code.variable(kind)  # in memory, for each of them to be broadcast from there

    def rows(of: Value, pitch: Value) -> list[Value]:
        """Where the rows of as many positions as there are lanes begin."""
        return [code.at(of, builder.mul(pitch, constant(LONG, place))) for place in range(lanes)]

    def float32(of: _Rows, position: Value, room: Value) -> list[Value]:
        """:func:`rows` of float32 numbers, from a position on: where they are, or widened into ``room``, if there is one."""
        found = rows(code.at(of.start, builder.mul(position, of.pitch)), of.pitch)
        if room is None:
            return found
        wide = rows(room, builder.mul(of.dim, constant(LONG, NUMBER)))
        for row, into in zip(found, wide, strict=True):
            _widen(code, kept, row, into, of.dim, lanes)
        return wide

    rooms = [
        None if kept == "float32" else code.borrow(work, builder.mul(dim, constant(LONG, NUMBER * lanes)))
        for dim in (head_dim, value_dim)
    ]
    with code.loop(zero, given.heads) as head:
        state = code.at(given.states, builder.mul(head, constant(LONG, 2)), FLOAT)
        code.store(constant(FLOAT, MASKED), state)
        code.store(constant(FLOAT, 0), state, NUMBER)
        out = code.at(given.out, builder.mul(head, value_dim), FLOAT)
        with code.loop(zero, value_dim, lanes) as column:
            code.store(constant(kind, 0), code.at(out, column, FLOAT))

    whole = constant(LONG, lanes)
    start = builder.mul(builder.sdiv(given.first, whole), whole)
    with code.loop(start, given.stop, lanes) as position:
        visible = code.load(vector(BYTE, lanes), given.mask, position)
        visible = builder.icmp_unsigned("!=", visible, constant(vector(BYTE, lanes), 0))
        keys, values = (float32(of, position, room) for of, room in zip((given.keys, given.values), rooms, strict=True))
        with code.loop(zero, given.heads) as head:
            scores = _scores(code, code.at(given.q, builder.mul(head, head_dim), FLOAT), keys, head_dim, kind)
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
            out = code.at(given.out, builder.mul(head, value_dim), FLOAT)
            with code.loop(zero, value_dim, lanes) as column:
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
        out = code.at(given.out, builder.mul(head, value_dim), FLOAT)
        with code.loop(zero, value_dim, lanes) as column:
            place = code.at(out, column, FLOAT)
            code.store(builder.fdiv(code.load(kind, place), divisor), place)
    for room in rooms:
        if room is not None:
            code.give_back(room)
    builder.ret_void()
    return code.function


def _widen(code: Code, kept: str, row: Value, into: Value, dim: Value, lanes: int) -> None:
    """Write a row's numbers, so many, as float32."""
    builder, whole = code.builder, vector(INT, lanes)
    scale = code.everywhere(FLOAT, row, dim, lanes) if kept == "int8" else None
    with code.loop(constant(LONG, 0), dim, lanes) as column:
        if scale is None:
            numbers = code.widened(code.load(vector(SHORT, lanes), code.at(row, column, SHORT)))
        else:
            multiples = builder.sext(code.load(vector(BYTE, lanes), row, column), whole)
            numbers = builder.fmul(builder.sitofp(multiples, vector(FLOAT, lanes)), scale)
        code.store(numbers, code.at(into, column, FLOAT))


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
