"""The code of a piece of work: some outputs of some pixels of a picture.

A register holds pixels side by side of one channel, or sums of one output of them. Some registers of pixels times some weights,
each of which is read alone and is everywhere in a register, make as many sums as there are registers for; no sum leaves its
register before it is whole, and nothing is added up across lanes.

Where planes have no zeros around them, each tap has a mask for each register: which of its pixels are in the picture. The pixel
that a tap looks at is always the same way off, so a register may hold pixels of several rows.
"""

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
    constants,
    vector,
)
from ..machine_code.handler import Field, field
from ..machine_code.processors import Processor
from . import BLOCK, MOST_TAPS, Form, Place

AHEAD = 2
"""How many channels ahead pixels are fetched into the innermost cache: each channel's are elsewhere, which no processor
foresees."""

CACHE_LINE = 16  # numbers
NUMBER = 4  # bytes of a float32
WIDTHS = (3, 2, 1)
"""Registers of pixels that are computed together: as many threes as there are, then what is left."""

BIT, DOUBLE = ir.IntType(1), ir.DoubleType()


@dataclass(frozen=True, slots=True)
class _Shape:
    """Of the registers.

    Attributes:
        lanes: pixels in one.
        outputs: that are computed together: three times as many sums are held, of 16 registers (AVX2) or 32.
        paired: see :func:`write`.
    """

    lanes: int
    outputs: int
    paired: bool

    @property
    def kind(self) -> Any:
        return vector(FLOAT, self.lanes)

    @property
    def result(self) -> Any:
        return BFLOAT16 if self.paired else FLOAT

    @property
    def stored_mask(self) -> Any:
        """How a mask lies in memory: AVX-512 has registers of bits, others take a number's sign."""
        return ir.IntType(self.lanes) if self.lanes == 16 else vector(INT, self.lanes)

    def to_store(self, code: Code, mask: Value) -> Value:
        if self.lanes == 16:
            return code.builder.bitcast(mask, self.stored_mask)
        return code.builder.sext(mask, self.stored_mask)

    def mask(self, code: Code, masks: Value, index: Value) -> Value:
        """One of the masks in memory, a bit for each lane."""
        stored = code.load(self.stored_mask, code.at(masks, index, self.stored_mask))
        if self.lanes == 16:
            return code.builder.bitcast(stored, vector(BIT, self.lanes))
        return code.builder.icmp_signed("<", stored, constant(self.stored_mask, 0))


def write(module: Any, processor: Processor, *, paired: bool) -> None:
    """Write ``@piece(work, begin, end)`` into an LLVM module: the tasks in that range, each of a block of outputs and a chunk.

    The tasks of a chunk follow one another, so that its pixels are collected once, if they are.

    Args:
        paired: what is multiplied are pairs of bfloat16 numbers, of two channels each, in the room of a float32 number:
            :func:`write_pairing` makes them, or collecting does.
    """
    shape = _Shape(processor.lanes, 4 if processor.lanes == 8 else BLOCK, paired)
    plain, with_edges, collect = _task(module, shape, False), _task(module, shape, True), _collect(module, shape)
    code = Code(module, "piece", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    builder = code.builder
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    channels, plane, blocks = buffers.dimension(1, 1), buffers.dimension(0, 2), buffers.dimension(1, 0)
    x, places = buffers.data(0), buffers.data(3)
    form, line, chunk = (_place(code, places, place) for place in (Place.FORM, Place.LINE, Place.CHUNK))
    rows, length = (_place(code, places, place) for place in (Place.ROWS, Place.COLUMNS))
    pixels = builder.mul(rows, length)
    of_line = builder.sdiv(builder.sub(builder.add(line, chunk), constant(LONG, 1)), chunk)
    chunks = builder.mul(builder.sdiv(pixels, line), of_line)
    collects = builder.icmp_signed("==", form, constant(LONG, Form.COLLECTED))
    if paired:  # collecting makes its own pairs
        x = builder.select(collects, x, field(code, work, Field.DIGITS))
    own_plane = builder.mul(buffers.dimension(1, 2), _place(code, places, Place.PITCH))
    size = code.product(channels, own_plane, constant(LONG, NUMBER))
    room = code.borrow(work, builder.select(collects, size, constant(LONG, 0)))
    last = builder.sdiv(builder.sub(builder.add(end, blocks), constant(LONG, 1)), blocks)
    with code.loop(builder.sdiv(begin, blocks), last) as group:
        picture, part = builder.sdiv(group, chunks), builder.srem(group, chunks)
        line_begin = builder.mul(builder.sdiv(part, of_line), line)
        first = builder.add(line_begin, builder.mul(builder.srem(part, of_line), chunk))
        stop = code.call("llvm.smin.i64", LONG, builder.add(first, chunk), builder.add(line_begin, line))
        own_x = code.at(x, code.product(picture, channels, plane), FLOAT)
        before = builder.mul(group, blocks)
        from_block = builder.sub(code.call("llvm.smax.i64", LONG, begin, before), before)
        to_block = builder.sub(code.call("llvm.smin.i64", LONG, end, builder.add(before, blocks)), before)
        with builder.if_else(collects) as (collecting, otherwise):
            with collecting:
                builder.call(collect, [work, own_x, first, room])
                with code.loop(from_block, to_block) as block:
                    builder.call(plain, [work, picture, block, first, stop, room, own_plane])
            with otherwise:
                has_edges = builder.icmp_signed("==", form, constant(LONG, Form.EDGES))
                with code.loop(from_block, to_block) as block:
                    given = [work, picture, block, first, stop, own_x, plane]
                    with builder.if_else(has_edges) as (edged, padded):
                        with edged:
                            builder.call(with_edges, given)
                        with padded:
                            builder.call(plain, given)
    code.give_back(room)
    builder.ret_void()


def write_pairing(module: Any, processor: Processor) -> None:
    """Write ``@prepare(work, begin, end)`` into an LLVM module: of the pairs of channels in that range, counted through all
    pictures, the planes of 16-bit numbers become one of pairs, the first channel's in the lower half."""
    code = Code(module, "prepare", POINTER, LONG, LONG, internal=False)
    work, begin, end = code.arguments
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    x, plane = buffers.data(0), buffers.dimension(0, 2)
    with code.loop(begin, end) as row:
        before = code.builder.mul(row, plane)
        into = code.at(field(code, work, Field.DIGITS), before, FLOAT)
        _pairs(code, processor.lanes, into, code.at(x, before, FLOAT), plane, plane)
    code.builder.ret_void()


def _pairs(code: Code, lanes: int, into: Value, source: Value, plane: Value, count: Value) -> None:
    """So many pairs of numbers that lie a plane apart."""
    with code.loop(constant(LONG, 0), count, lanes) as place:
        mask = code.below(count, place, lanes)
        low = code.at(source, place, SHORT)
        both = (code.load_masked(vector(SHORT, lanes), each, mask) for each in (low, code.at(low, plane, SHORT)))
        pairs = code.builder.bitcast(code.pair(*both), vector(FLOAT, lanes))
        code.store_masked(pairs, code.at(into, place, FLOAT), mask)


def _place(code: Code, places: Value, place: Place) -> Value:
    """One of the numbers that the custom call's last argument begins with."""
    return code.builder.sext(code.load(INT, places, NUMBER * place), LONG)


def _collect(module: Any, shape: _Shape) -> Value:
    """A function of (work, x, first, room): what a kernel looks at for a chunk of a row's pixels, line by line for each channel
    or pair of them, with zeros where there is no picture.

    Planes of a large picture lie so far apart that the processor finds neither their pages nor room in its caches for lines of
    all of them.
    """
    code = Code(module, "collect", POINTER, POINTER, LONG, POINTER)
    work, x, first, room = code.arguments
    builder, zero = code.builder, constant(LONG, 0)
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    channels, plane = buffers.dimension(1, 1), buffers.dimension(0, 2)
    lines, wide = buffers.dimension(1, 2), buffers.dimension(1, 3)
    places = buffers.data(3)
    rows, columns = (_place(code, places, place) for place in (Place.ROWS, Place.COLUMNS))
    pitch, chunk = (_place(code, places, place) for place in (Place.PITCH, Place.CHUNK))
    taps = builder.mul(lines, wide)
    down = code.at(code.at(places, len(Place), INT), taps, INT)
    right = code.at(down, taps, INT)
    furthest = [
        builder.sext(code.load(INT, code.at(right, place, INT)), LONG)
        for place in (zero, builder.sub(wide, constant(LONG, 1)))
    ]
    leftmost = builder.sext(code.load(INT, code.at(places, len(Place), INT)), LONG)
    row, column = builder.sdiv(first, columns), builder.srem(first, columns)
    left, behind = builder.add(column, furthest[0]), builder.add(builder.add(column, chunk), furthest[1])
    begin = code.call("llvm.smax.i64", LONG, left, zero)
    end = code.call("llvm.smax.i64", LONG, code.call("llvm.smin.i64", LONG, behind, columns), begin)
    before, after = builder.sub(begin, left), builder.sub(behind, end)
    with code.loop(zero, channels) as channel, code.loop(zero, lines) as line:
        room_before = builder.mul(builder.add(builder.mul(channel, lines), line), pitch)
        into = code.at(code.at(room, room_before, FLOAT), leftmost, FLOAT)
        at = builder.add(row, builder.sext(code.load(INT, code.at(down, builder.mul(line, wide), INT)), LONG))
        own, source = builder.mul(channel, plane), builder.add(builder.mul(at, columns), begin)
        with builder.if_else(builder.icmp_unsigned("<", at, rows)) as (inside, outside):
            with inside:
                with code.loop(zero, before) as place:
                    code.store(constant(FLOAT, 0), code.at(into, place, FLOAT))
                found = code.at(into, before, FLOAT)
                count = builder.sub(end, begin)
                _collect_line(code, shape, found, code.at(x, own, FLOAT), source, count, plane)
                rest = code.at(found, count, FLOAT)
                with code.loop(zero, after) as place:
                    code.store(constant(FLOAT, 0), code.at(rest, place, FLOAT))
            with outside, code.loop(zero, builder.sub(behind, left)) as place:
                code.store(constant(FLOAT, 0), code.at(into, place, FLOAT))
    builder.ret_void()
    return code.function


def _collect_line(code: Code, shape: _Shape, into: Value, x: Value, offset: Value, count: Value, plane: Value) -> None:
    """So many pixels of a channel's line or, of a pair of channels, pairs of them; another's are fetched into the cache."""
    builder, zero = code.builder, constant(LONG, 0)
    planes = [zero, plane] if shape.paired else [zero]
    later = code.at(code.at(x, builder.mul(plane, constant(LONG, AHEAD)), FLOAT), offset, shape.result)
    for behind in planes:
        with code.loop(zero, count, CACHE_LINE * len(planes)) as place:
            code.prefetch(code.at(later, builder.add(behind, place), shape.result))
    source = code.at(x, offset, shape.result)
    if shape.paired:
        _pairs(code, shape.lanes, into, source, plane, count)
    else:
        code.copy(into, source, builder.mul(count, constant(LONG, NUMBER)))


def _task(module: Any, shape: _Shape, edges: bool) -> Value:
    """A function of (work, picture, block, first, stop, x, plane): a block of outputs of the pixels from ``first`` to ``stop``,
    of the picture's planes or of what was collected of them."""
    tiles = {width: _tile(module, shape, width, edges) for width in WIDTHS}
    masks = _masks(module, shape) if edges else None
    code = Code(module, "task_with_edges" if edges else "task", POINTER, LONG, LONG, LONG, LONG, POINTER, LONG)
    work, picture, block, first, stop, x, plane = code.arguments
    builder = code.builder
    buffers = Buffers(code, field(code, work, Field.WEIGHTS))
    channels, blocks = buffers.dimension(1, 1), buffers.dimension(1, 0)
    taps = builder.mul(buffers.dimension(1, 2), buffers.dimension(1, 3))
    weights, bias, places = (buffers.data(index) for index in (1, 2, 3))
    rows, length = (_place(code, places, place) for place in (Place.ROWS, Place.COLUMNS))
    pixels = builder.mul(rows, length)
    offsets = code.at(places, len(Place), INT)
    room = code.room(shape.stored_mask, WIDTHS[0] * (MOST_TAPS + 1) if edges else 1)
    own_weights = code.at(weights, code.product(block, channels, taps, constant(LONG, BLOCK)), FLOAT)
    first_output = builder.mul(block, constant(LONG, BLOCK))
    own_bias = code.at(bias, first_output, shape.result)
    before = builder.add(code.product(picture, blocks, constant(LONG, BLOCK)), first_output)
    own_out = code.at(field(code, work, Field.RESULT), builder.mul(before, pixels), shape.result)
    # How far on the next row's pixels are beyond what a row has; what was collected is of a single row.
    pitch, form = (_place(code, places, place) for place in (Place.PITCH, Place.FORM))
    collected = builder.icmp_signed("==", form, constant(LONG, Form.COLLECTED))
    between = builder.select(collected, constant(LONG, 0), builder.sub(pitch, length))
    start = builder.select(collected, first, constant(LONG, 0))

    def do(pixel: Value, width: int) -> None:
        here = [builder.add(pixel, constant(LONG, shape.lanes * index)) for index in range(width)]
        if edges:
            for index, place in enumerate(here):
                into = code.at(room, index * (MOST_TAPS + 1), shape.stored_mask)
                builder.call(masks, [into, place, rows, length, taps, offsets])
            there = here
        else:
            there = [
                builder.sub(builder.add(builder.mul(builder.sdiv(place, length), between), place), start)
                for place in here
            ]
        for begin in range(0, BLOCK, shape.outputs):
            given = [code.at(own_weights, begin, FLOAT), code.at(own_bias, begin, shape.result)]
            into = builder.add(builder.mul(pixels, constant(LONG, begin)), pixel)
            into = code.at(own_out, into, shape.result)
            builder.call(tiles[width], [x, *given, into, channels, plane, taps, offsets, pixels, room, *there])

    _in_tiles(code, shape, first, stop, do)
    builder.ret_void()
    return code.function


def _in_tiles(code: Code, shape: _Shape, start: Value, stop: Value, do: Callable[[Value, int], None]) -> None:
    """``do(pixel, width)`` for tiles from ``start`` on, as wide as they can be; the last may reach beyond ``stop``."""
    builder = code.builder
    for width in WIDTHS:
        size = width * shape.lanes
        if width == WIDTHS[-1]:
            until = stop
        else:
            whole = builder.sdiv(builder.sub(stop, start), constant(LONG, size))
            until = builder.add(start, builder.mul(whole, constant(LONG, size)))
        with code.loop(start, until, size) as pixel:
            do(pixel, width)
        start = until


def _masks(module: Any, shape: _Shape) -> Value:
    """A function of (masks, pixel, rows, columns, taps, offsets): for the register of pixels that begins with that one, which of
    them each tap finds in the picture; and behind that, which are there at all. Behind the offsets stands where taps look to,
    down and to the right."""
    code = Code(module, "masks", POINTER, LONG, LONG, LONG, LONG, POINTER)
    masks, pixel, rows, columns, taps, offsets = code.arguments
    builder, lanes = code.builder, shape.lanes
    whole, real = vector(INT, lanes), vector(DOUBLE, lanes)

    def everywhere(value: Value) -> Value:
        return code.splat(builder.trunc(value, INT), lanes)

    places = builder.add(everywhere(pixel), constants(INT, range(lanes)))
    width, height = everywhere(columns), everywhere(rows)
    # Exact: a double has room for such a quotient.
    row = builder.fptosi(builder.fdiv(builder.sitofp(places, real), builder.sitofp(width, real)), whole)
    column = builder.sub(places, builder.mul(row, width))
    exists = builder.icmp_unsigned("<", row, height)
    with code.loop(constant(LONG, 0), taps) as tap:
        down, right = (
            code.splat(code.load(INT, code.at(offsets, builder.add(tap, more), INT)), lanes)
            for more in (taps, builder.mul(taps, constant(LONG, 2)))
        )
        # What is negative is a large number without a sign.
        inside = builder.and_(
            builder.icmp_unsigned("<", builder.add(row, down), height),
            builder.icmp_unsigned("<", builder.add(column, right), width),
        )
        stored = shape.to_store(code, builder.and_(inside, exists))
        code.store(stored, code.at(masks, tap, shape.stored_mask))
    code.store(shape.to_store(code, exists), code.at(masks, constant(LONG, MOST_TAPS), shape.stored_mask))
    builder.ret_void()
    return code.function


def _tile(module: Any, shape: _Shape, width: int, edges: bool) -> Value:
    """A function of (x, weights, bias, out, channels, plane, taps, offsets, pixels, masks, places …): some outputs of some
    registers of pixels, which are at those places of a plane."""
    name = f"tile{width}" + ("_with_edges" if edges else "")
    code = Code(module, name, *[POINTER] * 4, LONG, LONG, LONG, POINTER, LONG, POINTER, *[LONG] * width)
    x, weights, bias, out, channels, plane, taps, offsets, pixels, masks, *places = code.arguments
    builder, kind, lanes = code.builder, shape.kind, shape.lanes
    multiplied = code.add_pairs if shape.paired else code.fma
    before_masks = [constant(LONG, index * (MOST_TAPS + 1)) for index in range(width)]
    sums = [[code.variable(kind) for _ in range(width)] for _ in range(shape.outputs)]
    for index, own in enumerate(sums):
        begun = code.load(SHORT if shape.paired else FLOAT, code.at(bias, index, shape.result))
        begun = code.splat(code.widened(begun) if shape.paired else begun, lanes)
        for place in own:
            code.set(place, begun)
    with code.loop(constant(LONG, 0), channels) as channel:
        of_channel = code.at(x, builder.mul(channel, plane), FLOAT)
        before = builder.mul(channel, taps)
        with code.loop(constant(LONG, 0), taps) as tap:
            offset = builder.sext(code.load(INT, code.at(offsets, tap, INT)), LONG)
            at = code.at(of_channel, offset, FLOAT)
            ahead = code.at(at, builder.mul(plane, constant(LONG, AHEAD)), FLOAT)
            found = []
            for index, (start, place) in enumerate(zip(before_masks, places, strict=True)):
                pointer = code.at(at, place, FLOAT)
                if edges:
                    mask = shape.mask(code, masks, builder.add(start, tap))
                    found.append(code.load_masked(kind, pointer, mask))
                else:
                    found.append(code.load(kind, pointer))
                if lanes * index % CACHE_LINE == 0:  # the others are in the same line
                    code.prefetch(code.at(ahead, place, FLOAT))
            row = code.at(weights, code.product(builder.add(before, tap), constant(LONG, BLOCK)), FLOAT)
            for index, own in enumerate(sums):
                weight = code.everywhere(FLOAT, row, NUMBER * index, lanes)
                for pixel, place in zip(found, own, strict=True):
                    code.set(place, multiplied(pixel, weight, code.get(place)))
    for index, own in enumerate(sums):
        line = code.at(out, builder.mul(pixels, constant(LONG, index)), shape.result)
        for number, place in enumerate(own):
            into = code.at(line, lanes * number, shape.result)
            value = code.get(place)
            if shape.paired:
                value = builder.fptrunc(value, vector(BFLOAT16, lanes))
            if edges:
                exist = shape.mask(code, masks, builder.add(before_masks[number], constant(LONG, MOST_TAPS)))
                code.store_masked(value, into, exist)
            else:
                code.store(value, into)
    builder.ret_void()
    return code.function
