"""A product with weights in one of several formats: the machine code of a piece, as LLVM assembly.

It is assembly because a compiler's own vectoriser does well with one row and badly with four; here each register that holds a
sum has a name. The loops are the same for all formats. What differs is how the next weights are loaded and made float32.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .handler import INPUTS, OFFSETS, OUTPUTS, RESULT, ROWS, SCALES, WEIGHTS, X, fields, handler

ROWS_TOGETHER = 4, 2, 1
"""Rows of activations that share one reading of a weight: as many fours as there are, then what is left."""

TURN = 64
"""Inputs that are summed in one turn of the innermost loop; there is always a multiple of them."""

GROUP = 32
"""Inputs that share a scale in the formats "q8_0" and "q4_1"."""

FORMATS = ("bfloat16", "int8", "q8_0", "q4_1")
"""How weights may lie in memory; see :class:`~hfjax_demo.bridge.weights.formats.StoredWeight`."""


@dataclass(frozen=True, slots=True)
class Registers:
    """The vector registers that hold the sums.

    Attributes:
        lanes: float32 numbers in a vector register: 4, 8 or 16.
        sums: how many registers each row's sum is spread over, so that an addition need not wait for the one before it.
    """

    lanes: int
    sums: int


def assembly(format: str, registers: Registers, *, can_yield: bool) -> str:
    """LLVM assembly of products with weights stored in one of :data:`FORMATS`.

    Its ``@handler`` takes activations float32 (rows, inputs), weights, and what else the format has (scales, offsets), and gives
    float32 (rows, outputs). ``can_yield`` says that the C library has ``sched_yield``.
    """
    lanes, vector = registers.lanes, f"<{registers.lanes} x float>"
    declared = [
        f"declare {vector} @llvm.fma.v{lanes}f32({vector}, {vector}, {vector})",
        f"declare float @llvm.vector.reduce.fadd.v{lanes}f32(float, {vector})",
    ]
    spread = handler(scales=format != "bfloat16", offsets=format == "q4_1", can_yield=can_yield)
    blocks = (_block(format, registers, rows) for rows in ROWS_TOGETHER)
    return "\n".join([spread, *declared, _piece(), *blocks])


def _piece() -> str:
    """``@piece(work, begin, end)``: the outputs from ``begin`` to ``end`` of all rows."""
    lines = ["define internal void @piece(ptr %work, i64 %begin, i64 %end) {", *fields(("rows", ROWS, "i64"))]
    lines.append(f"  br label %rows{ROWS_TOGETHER[0]}")
    start, origin = "0", "%0"
    for rows, following in zip(ROWS_TOGETHER, [f"rows{rows}" for rows in ROWS_TOGETHER[1:]] + ["done"], strict=True):
        lines += [
            f"rows{rows}:",
            f"  %row{rows} = phi i64 [ {start}, {origin} ], [ %next{rows}, %block{rows} ]",
            f"  %next{rows} = add i64 %row{rows}, {rows}",
            f"  %fits{rows} = icmp sle i64 %next{rows}, %rows",
            f"  br i1 %fits{rows}, label %block{rows}, label %{following}",
            f"block{rows}:",
            f"  call void @block{rows}(ptr %work, i64 %row{rows}, i64 %begin, i64 %end)",
            f"  br label %rows{rows}",
        ]
        start, origin = f"%row{rows}", f"%rows{rows}"
    return "\n".join([*lines, "done:", "  ret void", "}"])


def _block(format: str, registers: Registers, rows: int) -> str:
    """``@blockR(work, row, begin, end)``: R rows from ``row`` on times the outputs from ``begin`` to ``end``."""
    lanes, vector = registers.lanes, f"<{registers.lanes} x float>"
    sums = [(j, u) for j in range(rows) for u in range(registers.sums)]
    lines = [
        f"define internal void @block{rows}(ptr %work, i64 %row, i64 %begin, i64 %end) {{",
        *fields(("x", X, "ptr"), ("weights", WEIGHTS, "ptr"), ("scales", SCALES, "ptr"), ("offsets", OFFSETS, "ptr")),
        *fields(("result", RESULT, "ptr"), ("inputs", INPUTS, "i64"), ("outputs", OUTPUTS, "i64")),
    ]
    for j in range(rows):
        lines += [
            f"  %row{j} = add i64 %row, {j}",
            f"  %x.offset{j} = mul i64 %row{j}, %inputs",
            f"  %x{j} = getelementptr float, ptr %x, i64 %x.offset{j}",
            f"  %result.offset{j} = mul i64 %row{j}, %outputs",
            f"  %result{j} = getelementptr float, ptr %result, i64 %result.offset{j}",
        ]
    lines += [
        "  br label %next",
        "next:",
        "  %output = phi i64 [ %begin, %0 ], [ %output.next, %store ]",
        "  %any = icmp slt i64 %output, %end",
        "  br i1 %any, label %start, label %done",
        "start:",
        "  %weights.offset = mul i64 %output, %inputs",
        "  br label %sum",
        "sum:",
        "  %input = phi i64 [ 0, %start ], [ %input.next, %sum ]",
        *(f"  %a{j}.{u} = phi {vector} [ zeroinitializer, %start ], [ %z{j}.{u}, %sum ]" for j, u in sums),
        "  %weight = add i64 %weights.offset, %input",
        *_WIDEN[format](lanes),
    ]
    latest = {(j, u): f"%a{j}.{u}" for j, u in sums}
    vectors = TURN // lanes
    for v in range(vectors):
        lines.append(f"  %input{v} = add i64 %input, {v * lanes}")
        for j in range(rows):
            u = v % registers.sums
            name = f"%z{j}.{u}" if v + registers.sums >= vectors else f"%y{j}.{v}"
            lines += [
                f"  %v.at{j}.{v} = getelementptr float, ptr %x{j}, i64 %input{v}",
                f"  %v{j}.{v} = load {vector}, ptr %v.at{j}.{v}, align 4",
                f"  {name} = {_fma(lanes, f'%w{v}', f'%v{j}.{v}', latest[j, u])}",
            ]
            latest[j, u] = name
    lines += [
        f"  %input.next = add i64 %input, {TURN}",
        "  %more = icmp slt i64 %input.next, %inputs",
        "  br i1 %more, label %sum, label %store",
        "store:",
    ]
    if format == "int8":
        lines += ["  %scale.at = getelementptr float, ptr %scales, i64 %output", "  %scale = load float, ptr %scale.at"]
    for j in range(rows):
        total = f"%z{j}.0"
        for u in range(1, registers.sums):
            lines.append(f"  %c{j}.{u} = fadd {vector} {total}, %z{j}.{u}")
            total = f"%c{j}.{u}"
        lines += [
            f"  %t{j} = call reassoc float @llvm.vector.reduce.fadd.v{lanes}f32(float 0.0, {vector} {total})",
            f"  %s{j} = fmul float %t{j}, {'%scale' if format == 'int8' else '1.0'}",
            f"  %s.at{j} = getelementptr float, ptr %result{j}, i64 %output",
            f"  store float %s{j}, ptr %s.at{j}",
        ]
    return "\n".join([*lines, "  %output.next = add i64 %output, 1", "  br label %next", "done:", "  ret void", "}"])


# Of each format: the assembly that makes %w0, %w1, … of the next TURN weights, the first of which is number %weight, float32.


def _widen_bfloat16(lanes: int) -> list[str]:
    lines = []
    for v in range(TURN // lanes):
        lines += [
            *_load(f"r{v}", "i16", lanes, "%weights", "%weight", v * lanes),
            f"  %u{v} = zext <{lanes} x i16> %r{v} to <{lanes} x i32>",
            f"  %h{v} = shl <{lanes} x i32> %u{v}, splat (i32 16)",  # bfloat16 is the upper half of a float32
            f"  %w{v} = bitcast <{lanes} x i32> %h{v} to <{lanes} x float>",
        ]
    return lines


def _widen_int8(lanes: int, name: str = "w") -> list[str]:
    lines = []
    for v in range(TURN // lanes):
        lines += [
            *_load(f"r{v}", "i8", lanes, "%weights", "%weight", v * lanes),
            f"  %{name}{v} = sitofp <{lanes} x i8> %r{v} to <{lanes} x float>",
        ]
    return lines


def _widen_q8_0(lanes: int) -> list[str]:
    lines = [*_widen_int8(lanes, "q"), *_of_groups("scale", lanes)]
    for v in range(TURN // lanes):
        lines.append(f"  %w{v} = fmul <{lanes} x float> %q{v}, %scale{v * lanes // GROUP}")
    return lines


def _widen_q4_1(lanes: int) -> list[str]:
    """A group is 16 bytes: the lower halves are its first 16 weights, the upper halves the others."""
    lines = [*_of_groups("scale", lanes), *_of_groups("offset", lanes), "  %byte = lshr i64 %weight, 1"]
    half, bytes_ = GROUP // 2, f"<{lanes} x i8>"
    for byte in range(0, TURN // 2, lanes):
        group, within = divmod(byte, half)
        low, high = (group * GROUP + within) // lanes, (group * GROUP + half + within) // lanes
        lines += [
            *_load(f"r{byte}", "i8", lanes, "%weights", "%byte", byte),
            f"  %n{low} = and {bytes_} %r{byte}, splat (i8 15)",
            f"  %n{high} = lshr {bytes_} %r{byte}, splat (i8 4)",
        ]
        for v in (low, high):
            lines += [
                f"  %q{v} = uitofp {bytes_} %n{v} to <{lanes} x float>",
                f"  %w{v} = {_fma(lanes, f'%q{v}', f'%scale{group}', f'%offset{group}')}",
            ]
    return lines


_WIDEN: Mapping[str, Callable[[int], list[str]]] = {
    "bfloat16": _widen_bfloat16,
    "int8": _widen_int8,
    "q8_0": _widen_q8_0,
    "q4_1": _widen_q4_1,
}


def _of_groups(name: str, lanes: int) -> list[str]:
    """``%name0``, ``%name1``, …: the float16 numbers that the groups have, each all over a vector."""
    lines = [f"  %{name}.group = lshr i64 %weight, {GROUP.bit_length() - 1}"]
    for group in range(TURN // GROUP):
        lines += [
            f"  %{name}.index{group} = add i64 %{name}.group, {group}",
            f"  %{name}.at{group} = getelementptr half, ptr %{name}s, i64 %{name}.index{group}",
            f"  %{name}.half{group} = load half, ptr %{name}.at{group}",
            f"  %{name}.one{group} = fpext half %{name}.half{group} to float",
            f"  %{name}.first{group} = insertelement <{lanes} x float> poison, float %{name}.one{group}, i64 0",
            f"  %{name}{group} = shufflevector <{lanes} x float> %{name}.first{group}, <{lanes} x float> poison, "
            f"<{lanes} x i32> zeroinitializer",
        ]
    return lines


def _load(name: str, element: str, lanes: int, base: str, index: str, further: int) -> list[str]:
    bytes_ = int(element[1:]) // 8
    return [
        f"  %{name}.index = add i64 {index}, {further}",
        f"  %{name}.at = getelementptr {element}, ptr {base}, i64 %{name}.index",
        f"  %{name} = load <{lanes} x {element}>, ptr %{name}.at, align {bytes_}",
    ]


def _fma(lanes: int, one: str, other: str, added: str) -> str:
    vector = f"<{lanes} x float>"
    return f"call {vector} @llvm.fma.v{lanes}f32({vector} {one}, {vector} {other}, {vector} {added})"
