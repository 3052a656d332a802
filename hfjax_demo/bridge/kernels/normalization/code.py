"""The code of a piece of work: some groups of numbers, each of which has its own mean and variance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir

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
from ..machine_code.exponential import LN2, exp, exp2
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor
from . import Place

PART = 2048
"""Numbers whose statistics are found together, at most: the innermost cache holds them."""

TOGETHER = 4
"""Registers whose sums are kept apart, so that an addition need not wait for the one before it."""

NUMBER = 4  # bytes of a float32
DOUBLE = ir.DoubleType()


@dataclass(frozen=True, slots=True)
class _Numbers:
    """How numbers lie in memory.

    Attributes:
        lanes: of a register.
        bfloat16: else they are float32.
    """

    lanes: int
    bfloat16: bool

    @property
    def kind(self) -> Any:
        return vector(FLOAT, self.lanes)

    @property
    def stored(self) -> Any:
        """One of them in memory."""
        return BFLOAT16 if self.bfloat16 else FLOAT

    def load(self, code: Code, pointer: Value, mask: Value | None = None) -> Value:
        """A register of them, with zeros where the mask has none."""
        kind = vector(SHORT, self.lanes) if self.bfloat16 else self.kind
        found = code.load(kind, pointer) if mask is None else code.load_masked(kind, pointer, mask)
        return code.widened(found) if self.bfloat16 else found

    def load_one(self, code: Code, pointer: Value, index: Value) -> Value:
        kind = SHORT if self.bfloat16 else FLOAT
        found = code.load(kind, code.at(pointer, index, kind))
        return code.widened(found) if self.bfloat16 else found

    def store(self, code: Code, value: Value, pointer: Value, mask: Value | None = None) -> None:
        if self.bfloat16:
            value = code.builder.fptrunc(value, vector(BFLOAT16, self.lanes))
        if mask is None:
            code.store(value, pointer)
        else:
            code.store_masked(value, pointer, mask)


def write(module: Any, processor: Processor, *, bfloat16: bool) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the groups in that range, counted through the whole batch."""
    numbers = _Numbers(processor.lanes, bfloat16)
    statistics = _statistics(module, numbers)
    results = [
        [each(module, numbers, silu) for each in (_by_channel, _by_number)] for silu in (False, True)
    ]  # functions of the same arguments
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    builder = code.builder
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    size, gains, offsets = buffers.dimension(0, 1), buffers.data(1), buffers.data(2)
    channels, length, groups, silu = (
        builder.sext(code.load(INT, buffers.data(3), NUMBER * place), LONG)
        for place in (Place.CHANNELS, Place.LENGTH, Place.GROUPS, Place.SILU)
    )
    epsilon = code.load(FLOAT, buffers.data(3), NUMBER * Place.EPSILON)
    found = code.room(FLOAT, 2)
    with code.loop(begin, end) as group:
        before = builder.mul(group, size)
        x = code.at(field(code, work, Field.X), before, numbers.stored)
        out = code.at(field(code, work, Field.RESULT), before, numbers.stored)
        builder.call(statistics, [x, size, found])
        variance = builder.fadd(code.load(FLOAT, found, NUMBER), epsilon)
        scale = builder.fdiv(constant(FLOAT, 1), code.call("llvm.sqrt.f32", FLOAT, variance))
        first = builder.mul(builder.srem(group, groups), channels)
        own = [code.at(each, first, numbers.stored) for each in (gains, offsets)]
        given = [x, out, code.load(FLOAT, found), scale, *own, channels, length]
        single = builder.icmp_signed("==", length, constant(LONG, 1))
        active = builder.icmp_signed("!=", silu, constant(LONG, 0))
        for wanted, (by_channel, by_number) in zip((builder.not_(active), active), results, strict=True):
            with builder.if_then(wanted), builder.if_else(single) as (one, several):
                with one:
                    builder.call(by_number, given)
                with several:
                    builder.call(by_channel, given)
    builder.ret_void()


def _each(code: Code, lanes: int, end: Value, do: Callable[[Value, Value | None], None], together: int = 1) -> None:
    """``do(place, mask)`` for registers of numbers from 0 to ``end``: so many calls at a time without a mask, and the last ones
    with a mask of what is there."""
    step = lanes * together
    whole = code.builder.and_(end, constant(LONG, -step))
    with code.loop(constant(LONG, 0), whole, step) as start:
        for index in range(together):
            do(code.builder.add(start, constant(LONG, lanes * index)), None)
    with code.loop(whole, end, lanes) as start:
        do(start, code.below(end, start, lanes))


def _statistics(module: Any, numbers: _Numbers) -> Value:
    """A function of (x, size, found): the mean and the variance of so many numbers are written to ``found``."""
    code = Code(module, "statistics", POINTER, LONG, POINTER)
    x, size, found = code.arguments
    builder, lanes = code.builder, numbers.lanes
    mean, squares = code.variable(DOUBLE), code.variable(DOUBLE)
    sums = [code.variable(numbers.kind) for _ in range(TOGETHER)]

    def total(part: Value, count: Value, of: Callable[[Value], Value]) -> Value:
        """The sum of a function of a part's numbers; what a mask leaves out counts as 0."""
        for place in sums:
            code.set(place, constant(numbers.kind, 0))
        turn = iter(range(TOGETHER + 1))  # the last is for what is left

        def add(place: Value, mask: Value | None) -> None:
            value = of(numbers.load(code, code.at(part, place, numbers.stored), mask))
            if mask is not None:
                value = builder.select(mask, value, constant(numbers.kind, 0))
            own = sums[next(turn) % TOGETHER]
            code.set(own, builder.fadd(code.get(own), value))

        _each(code, lanes, count, add, TOGETHER)
        first, second, third, fourth = (code.get(place) for place in sums)
        return code.over_lanes(builder.fadd(builder.fadd(first, second), builder.fadd(third, fourth)))

    with code.loop(constant(LONG, 0), size, PART) as start:
        part = code.at(x, start, numbers.stored)
        count = code.call("llvm.smin.i64", LONG, builder.sub(size, start), constant(LONG, PART))
        numbers_in = builder.sitofp(count, DOUBLE)
        own_mean = builder.fdiv(total(part, count, lambda value: value), builder.fptrunc(numbers_in, FLOAT))
        everywhere = code.splat(own_mean, lanes)

        def squared(value: Value) -> Value:
            deviation = builder.fsub(value, everywhere)
            return builder.fmul(deviation, deviation)

        own_squares = builder.fpext(total(part, count, squared), DOUBLE)
        before = builder.sitofp(start, DOUBLE)
        share = builder.fdiv(numbers_in, builder.fadd(before, numbers_in))
        apart = builder.fsub(builder.fpext(own_mean, DOUBLE), code.get(mean))
        more = builder.fmul(apart, share)
        code.set(mean, builder.fadd(code.get(mean), more))
        between = builder.fmul(builder.fmul(apart, more), before)
        code.set(squares, builder.fadd(builder.fadd(code.get(squares), own_squares), between))
    code.store(builder.fptrunc(code.get(mean), FLOAT), found)
    variance = builder.fdiv(code.get(squares), builder.sitofp(size, DOUBLE))
    code.store(builder.fptrunc(variance, FLOAT), found, NUMBER)
    builder.ret_void()
    return code.function


def _by_channel(module: Any, numbers: _Numbers, silu: bool) -> Value:
    """A function of (x, out, mean, scale, gains, offsets, channels, length): the result, channel by channel."""
    name = "by_channel_with_silu" if silu else "by_channel"
    code = Code(module, name, POINTER, POINTER, FLOAT, FLOAT, POINTER, POINTER, LONG, LONG)
    x, out, mean, scale, gains, offsets, channels, length = code.arguments
    builder, lanes = code.builder, numbers.lanes
    with code.loop(constant(LONG, 0), channels) as channel:
        factor = builder.fmul(scale, numbers.load_one(code, gains, channel))
        shift = builder.fsub(numbers.load_one(code, offsets, channel), builder.fmul(mean, factor))
        factors, shifts = code.splat(factor, lanes), code.splat(shift, lanes)
        before = builder.mul(channel, length)
        source, into = (code.at(each, before, numbers.stored) for each in (x, out))

        def do(place: Value, mask: Value | None) -> None:
            value = code.fma(numbers.load(code, code.at(source, place, numbers.stored), mask), factors, shifts)
            if silu:
                value = _silu(code, value, rough=numbers.bfloat16)
            numbers.store(code, value, code.at(into, place, numbers.stored), mask)

        _each(code, lanes, length, do, 2)
    builder.ret_void()
    return code.function


def _by_number(module: Any, numbers: _Numbers, silu: bool) -> Value:
    """:func:`_by_channel` where a channel is a single number."""
    name = "by_number_with_silu" if silu else "by_number"
    code = Code(module, name, POINTER, POINTER, FLOAT, FLOAT, POINTER, POINTER, LONG, LONG)
    x, out, mean, scale, gains, offsets, count, _ = code.arguments
    lanes = numbers.lanes
    factors = code.splat(scale, lanes)
    shifts = code.splat(code.builder.fneg(code.builder.fmul(mean, scale)), lanes)

    def do(place: Value, mask: Value | None) -> None:
        value, gain, offset = (
            numbers.load(code, code.at(each, place, numbers.stored), mask) for each in (x, gains, offsets)
        )
        value = code.fma(code.fma(value, factors, shifts), gain, offset)
        if silu:
            value = _silu(code, value, rough=numbers.bfloat16)
        numbers.store(code, value, code.at(out, place, numbers.stored), mask)

    _each(code, lanes, count, do, 2)
    code.builder.ret_void()
    return code.function


def _silu(code: Code, x: Value, *, rough: bool) -> Value:
    """x / (1 + exp(-x)), with a power of what is not above 0: for x below 0, both parts times exp(x)."""
    builder, kind = code.builder, x.type
    below = builder.fneg(code.call(f"llvm.fabs.v{kind.count}f32", kind, x))
    power = exp2(code, builder.fmul(below, constant(kind, 1 / LN2)), rough=True) if rough else exp(code, below)
    one = constant(kind, 1)
    negative = builder.fcmp_ordered("<", x, constant(kind, 0))
    return builder.fdiv(builder.fmul(x, builder.select(negative, power, one)), builder.fadd(one, power))
