"""Convolution of pictures on a CPU: one custom call a layer, whose code LLVM makes (:mod:`..machine_code`).

XLA's convolution wants channels last, into which order pictures have to be brought for it and back, and reaches three quarters of
what two cores with AVX-512 can do. Here channels are planes, as PyTorch has them.

Each of the kernel's pixels ("taps") is some fixed way off the pixel that is computed, or into a plane. Most convolutions give a
picture as large as theirs: then the loads leave out what would be beyond its edges; of a large one, what a few pixels need is
collected first. For the others the picture is padded, and a stride of two makes four planes of every second row and column out
of one, so that the code need not know of it. Rows whose length is no multiple of a register's pixels are computed as one long row
then, with the padding between them, which is dropped.

Two cores with AVX-512 (Zen 5) can do 530 billion multiplications and additions a second. Kernels of 3 x 3 for 128 channels and
more reach 75 to 97 % of that here, with XLA 55 to 85 %.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ...platforms import Platform, current
from .. import machine_code

TARGET = "hfjax_demo_direct_convolution"
"""The name under which XLA knows the custom call."""

BLOCK = 8
"""Outputs whose weights lie side by side."""

CHUNK = 192
"""Pixels of a task, at most: of so many, all channels stay in the second cache while outputs are computed. Whatever the
processor: a stored program may be run by another one."""

WIDEST = 16  # numbers of any processor's register
WIDE_TILE = 3 * WIDEST  # pixels that are computed together
MOST_TAPS = 49
"""Of a kernel whose masks there is room for."""

LARGE_PLANE = 64 * 64  # pixels: planes of more lie so far apart that it pays to collect
COLLECTED_BYTES = 1024 * 1024  # of a chunk, at most


class Form(IntEnum):
    """How the code finds the pixels that a tap looks at."""

    PADDED = 0  # there are zeros around the picture
    EDGES = 1  # loads leave out what is beyond the picture's edges
    COLLECTED = 2  # the pixels of a part of a row are collected first, with zeros where there is no picture


class Place(IntEnum):
    """What the custom call's last argument begins with; behind it are each tap's way into a plane, or off a pixel, and unless
    the form is ``PADDED``, how far down and how far to the right that is."""

    PITCH = 0  # numbers from one row of a plane to the next
    FORM = 1
    LINE = 2  # pixels that are cut into chunks: a row's, or all of a picture's
    CHUNK = 3  # pixels of a task, but for a line's last


# What :func:`..machine_code.handler.handler` wants to know: a strip of 16 is a task. The pieces find all arrays through the list
# of arguments.
_ARGUMENTS = f"""
  %x = getelementptr i8, ptr %args, i64 0
  %w = getelementptr i8, ptr %args, i64 0
  %digits = getelementptr i8, ptr %args, i64 0
  %out = call ptr @data(ptr %rets, i64 0)
  %batch = call i64 @dim(ptr %args, i64 0, i64 0)
  %channels = call i64 @dim(ptr %args, i64 0, i64 1)
  %blocks = call i64 @dim(ptr %args, i64 1, i64 0)
  %high = call i64 @dim(ptr %args, i64 1, i64 2)
  %wide = call i64 @dim(ptr %args, i64 1, i64 3)
  %rows = call i64 @dim(ptr %rets, i64 0, i64 2)
  %stride = call i64 @dim(ptr %rets, i64 0, i64 3)
  %pixels = mul i64 %rows, %stride
  %places = call ptr @data(ptr %args, i64 3)
  %line.at = getelementptr i32, ptr %places, i64 2
  %line.0 = load i32, ptr %line.at
  %line = sext i32 %line.0 to i64
  %chunk.at = getelementptr i32, ptr %places, i64 3
  %chunk.0 = load i32, ptr %chunk.at
  %chunk = sext i32 %chunk.0 to i64
  %of.line.0 = add i64 %line, %chunk
  %of.line.1 = sub i64 %of.line.0, 1
  %of.line = sdiv i64 %of.line.1, %chunk
  %lines = sdiv i64 %pixels, %line
  %chunks = mul i64 %lines, %of.line
  %tasks.0 = mul i64 %batch, %chunks
  %tasks = mul i64 %tasks.0, %blocks
  %outputs = mul i64 %tasks, 16
  %taps = mul i64 %high, %wide
  %inputs.0 = mul i64 %channels, %taps
  %inputs.1 = mul i64 %inputs.0, %chunk
  %inputs.2 = mul i64 %inputs.1, {BLOCK}
  %inputs = sdiv i64 %inputs.2, 16
"""


def supports() -> bool:
    """Whether :func:`convolve` can be used, where a program that is traced now will run."""
    # XLA does not know how to split a custom call over a mesh.
    return current() is Platform.CPU and jax.device_count() == 1 and register()


def in_blocks(weights: Any) -> Any:
    """Weights (outputs, channels, rows, columns), of NumPy, JAX or torch, as :func:`convolve` reads them: (blocks of outputs,
    channels, rows, columns, outputs of a block). Outputs have to be a multiple of :data:`BLOCK`."""
    blocks = weights.reshape(-1, BLOCK, *weights.shape[1:])
    order = (0, 2, 3, 4, 1)
    return blocks.permute(order) if hasattr(blocks, "permute") else blocks.transpose(order)


def from_blocks(blocks: jax.Array) -> jax.Array:
    """The inverse of :func:`in_blocks`. Where one follows the other, the compiler sees that nothing is to be done."""
    return blocks.transpose(0, 4, 1, 2, 3).reshape(-1, *blocks.shape[1:4])


def convolve(
    x: jax.Array,
    blocks: jax.Array,
    bias: jax.Array | None = None,
    stride: Sequence[int] = (1, 1),
    pads: Sequence[tuple[int, int]] = ((0, 0), (0, 0)),
    dilation: Sequence[int] = (1, 1),
) -> jax.Array:
    """The convolution of pictures.

    Args:
        x: float32 (batch, channels, rows, columns).
        blocks: float32, of :func:`in_blocks`.
        bias: float32 (outputs,).
        pads: pixels of zeros before and behind the rows and the columns.

    Returns:
        float32 (batch, outputs, rows, columns).
    """
    batch, channels, *had = x.shape
    kernel, outputs = blocks.shape[2:4], blocks.shape[0] * BLOCK
    reaches = [step * (size - 1) + 1 for size, step in zip(kernel, dilation, strict=True)]
    padded = [size + sum(pad) for size, pad in zip(had, pads, strict=True)]
    rows, columns = ((size - reach) // step + 1 for size, reach, step in zip(padded, reaches, stride, strict=True))
    taps = [(down, right) for down in range(0, reaches[0], dilation[0]) for right in range(0, reaches[1], dilation[1])]
    if bias is None:
        bias = jnp.zeros(outputs, jnp.float32)
    if [rows, columns] == had and tuple(stride) == (1, 1) and len(taps) <= MOST_TAPS:
        down, right = (np.array(taps) - [pads[0][0], pads[1][0]]).T
        places = None
        if rows * columns > LARGE_PLANE and columns % WIDEST == 0:
            in_cache = COLLECTED_BYTES // (4 * channels * kernel[0] * WIDE_TILE) * WIDE_TILE
            chunk = min(CHUNK, max(in_cache, WIDE_TILE), columns)
            lead = -(int(right[0]) // WIDEST) * WIDEST  # so that most loads are of whole lines of the cache
            pitch = lead + -(-(chunk + max(int(right[-1]), 0)) // WIDEST) * WIDEST
            offsets = np.repeat(np.arange(kernel[0]), kernel[1]) * pitch + lead + right
            places = [pitch, Form.COLLECTED, columns, chunk, *offsets, *down, *right]
        elif _loads_with_masks():
            places = [columns, Form.EDGES, rows * columns, CHUNK, *(down * columns + right), *down, *right]
        if places is not None:
            return _call((batch, outputs, rows, columns), x, blocks, bias, places)
    # Of every plane that a stride makes: rows, columns, and the furthest way into it.
    high, pitch = (-(-size // step) for size, step in zip(padded, stride, strict=True))
    furthest = sum((reach - 1) // step * way for reach, step, way in zip(reaches, stride, (pitch, 1), strict=True))
    whole_rows = columns % WIDEST == 0
    lines, length = (rows, columns) if whole_rows else (1, -(-rows * pitch // WIDEST) * WIDEST)
    high = max(high, -(-((lines - 1) * pitch + length + furthest) // pitch))
    wanted = (high * stride[0], pitch * stride[1])
    around = [(before, size - own - before) for (before, _), size, own in zip(pads, wanted, had, strict=True)]
    planes = jnp.pad(x, ((0, 0), (0, 0), *around))
    if tuple(stride) != (1, 1):
        planes = planes.reshape(batch, channels, high, stride[0], pitch, stride[1]).transpose(0, 1, 3, 5, 2, 4)
    offsets = [
        ((down % stride[0] * stride[1] + right % stride[1]) * high + down // stride[0]) * pitch + right // stride[1]
        for down, right in taps
    ]
    out = _call(
        (batch, outputs, lines, length), planes, blocks, bias, [pitch, Form.PADDED, lines * length, CHUNK, *offsets]
    )
    if not whole_rows:
        out = out[:, :, 0, : rows * pitch].reshape(batch, outputs, rows, pitch)[..., :columns]
    return out


def _call(shape: tuple[int, ...], x: jax.Array, blocks: jax.Array, bias: jax.Array, places: Sequence[int]) -> jax.Array:
    """The custom call on planes (batch, channels, …), with a result of that shape; for ``places`` see :class:`Place`."""
    planes = x.reshape(*x.shape[:2], -1)
    result = jax.ShapeDtypeStruct(shape, jnp.float32)
    out: jax.Array = jax.ffi.ffi_call(TARGET, result)(planes, blocks, bias, np.array(places, np.int32))
    return out


def _loads_with_masks() -> bool:
    """Whether the processor at hand can leave out some of a register's numbers when it loads it: ARM's cannot."""
    processor = machine_code.host_processor()
    return processor is not None and not processor.arm


def register() -> bool:
    """Make the code and tell XLA of it, once in a process. False where that cannot be done."""
    return machine_code.register(TARGET, assembly)


def assembly(processor: Any) -> tuple[str, str]:
    """LLVM assembly: the handler, and the pieces of work that it calls."""
    from llvmlite import ir

    from ..machine_code.handler import handler
    from .code import write

    module = ir.Module("direct_convolution")
    write(module, processor)
    return handler(_ARGUMENTS, can_yield=sys.platform != "win32"), str(module)
