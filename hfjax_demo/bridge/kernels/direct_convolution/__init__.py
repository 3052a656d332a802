"""Convolution of pictures on a CPU: one custom call a layer, whose code LLVM makes (:mod:`..machine_code`).

XLA's convolution wants channels last, into which order pictures have to be brought for it and back, and reaches three quarters of
what two cores with AVX-512 can do. Here channels are planes, as PyTorch has them.

Each of the kernel's pixels ("taps") is some fixed way off the pixel that is computed, or into a plane. Most convolutions give a
picture as large as theirs: then the loads leave out what would be beyond its edges; of a large one, what a few pixels need is
collected first. For the others the picture is padded, and a stride of two makes four planes of every second row and column out
of one, so that the code need not know of it. Rows whose length is no multiple of a register's pixels are computed as one long row
then, with the padding between them, which is dropped.

bfloat16 numbers are multiplied two by two, where the processor does that: a pair of channels takes the place of a channel. All
other numbers of 16 bits are widened.

Two cores with AVX-512 (Zen 5) can do 530 billion multiplications and additions a second. Kernels of 3 x 3 for 128 channels and
more reach 70 to 98 % of that here, with XLA 55 to 85 %.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from .. import machine_code
from ..machine_code import CustomCall

KERNEL = "direct_convolution/kernel"
FLOAT32 = CustomCall("hfjax_demo_direct_convolution", KERNEL, lambda _: {"paired": 0})
PAIRED = CustomCall("hfjax_demo_direct_convolution_bfloat16", KERNEL, lambda _: {"paired": 1}, pairs=True)
CALLS = (FLOAT32, PAIRED)

BLOCK = 8
"""Outputs whose weights lie side by side."""

CHUNK = 192
"""Pixels of a task, at most: of so many, all channels stay in the second cache while outputs are computed. Whatever the
processor: a stored program may be run by another one."""

WIDEST = 16  # numbers of any processor's register
WIDE_TILE = 3 * WIDEST  # pixels that are computed together
MOST_TAPS = 49
"""Of a kernel whose masks there is room for."""

MOST_PLANES = 16  # into which a stride takes a picture apart one by one: programs grow with them

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
    ROWS = 4
    COLUMNS = 5  # of the result


def fill_blocks(shape: Sequence[int], bfloat16: bool) -> bool:
    """Whether weights of this shape (outputs, channels, …) can be brought into the order of :func:`in_blocks`."""
    paired = bfloat16 and PAIRED.register()
    return shape[0] % BLOCK == 0 and not (paired and shape[1] % 2)


def in_blocks(weights: Any) -> Any:
    """Weights (outputs, channels, rows, columns), of JAX or torch, as :func:`convolve` reads them: (blocks of outputs, channels,
    rows, columns, outputs of a block). If they are bfloat16 and the processor multiplies such numbers: (blocks of outputs, pairs
    of channels, rows, columns, outputs of a block, channels of a pair)."""
    outputs, channels, *kernel = weights.shape
    sizes: tuple[int, ...] = (outputs // BLOCK, BLOCK, channels)
    order: tuple[int, ...] = (0, 2, 3, 4, 1)
    if str(weights.dtype).removeprefix("torch.") == "bfloat16" and PAIRED.register():
        sizes, order = (outputs // BLOCK, BLOCK, channels // 2, 2), (0, 2, 4, 5, 1, 3)
    blocks = weights.reshape(*sizes, *kernel)
    return blocks.permute(order) if hasattr(blocks, "permute") else blocks.transpose(order)


def from_blocks(blocks: jax.Array) -> jax.Array:
    """The inverse of :func:`in_blocks`. Where one follows the other, the compiler sees that nothing is to be done."""
    kernel = blocks.shape[2:4]
    if blocks.ndim == 6:
        return blocks.transpose(0, 4, 1, 5, 2, 3).reshape(blocks.shape[0] * BLOCK, blocks.shape[1] * 2, *kernel)
    return blocks.transpose(0, 4, 1, 2, 3).reshape(blocks.shape[0] * BLOCK, blocks.shape[1], *kernel)


def convolve(
    x: jax.Array,
    blocks: jax.Array,
    bias: jax.Array | None = None,
    stride: Sequence[int] = (1, 1),
    pads: Sequence[tuple[int, int]] = ((0, 0), (0, 0)),
    dilation: Sequence[int] = (1, 1),
) -> jax.Array:
    """The convolution of pictures, where :data:`FLOAT32` is usable.

    Args:
        x: (batch, channels, rows, columns), float32 or of 16 bits. Sums are float32.
        blocks: of :func:`in_blocks`, of the same dtype.
        bias: (outputs,).
        pads: pixels of zeros before and behind the rows and the columns.

    Returns:
        (batch, outputs, rows, columns), of the dtype of ``x``.
    """
    if blocks.ndim == 6:
        return _convolve(x, blocks, bias, stride, pads, dilation)
    widened = _convolve(x.astype(jnp.float32), blocks.astype(jnp.float32), bias, stride, pads, dilation)
    return widened.astype(x.dtype)


def _convolve(
    x: jax.Array,
    blocks: jax.Array,
    bias: jax.Array | None,
    stride: Sequence[int],
    pads: Sequence[tuple[int, int]],
    dilation: Sequence[int],
) -> jax.Array:
    """:func:`convolve` of float32 numbers, or of bfloat16 ones that are multiplied two by two."""
    batch, channels, *had = x.shape
    kernel, outputs = blocks.shape[2:4], blocks.shape[0] * BLOCK
    if had[0] > 1 and {*kernel, *stride} == {1} and not any(map(any, pads)):  # it has no edges to look at
        row = _convolve(x.reshape(batch, channels, 1, -1), blocks, bias, stride, pads, dilation)
        return row.reshape(batch, outputs, *had)
    reaches = [step * (size - 1) + 1 for size, step in zip(kernel, dilation, strict=True)]
    padded = [size + sum(pad) for size, pad in zip(had, pads, strict=True)]
    rows, columns = ((size - reach) // step + 1 for size, reach, step in zip(padded, reaches, stride, strict=True))
    taps = [(down, right) for down in range(0, reaches[0], dilation[0]) for right in range(0, reaches[1], dilation[1])]
    bias = jnp.zeros(outputs, x.dtype) if bias is None else bias.astype(x.dtype)
    if [rows, columns] == had and tuple(stride) == (1, 1) and len(taps) <= MOST_TAPS:
        down, right = (np.array(taps) - [pads[0][0], pads[1][0]]).T
        places = None
        if rows * columns > LARGE_PLANE and columns % WIDEST == 0:
            chunk = _collected(blocks.shape[1] * kernel[0], columns)
            lead = -(int(right[0]) // WIDEST) * WIDEST  # so that most loads are of whole lines of the cache
            pitch = lead + -(-(chunk + max(int(right[-1]), 0)) // WIDEST) * WIDEST
            offsets = np.repeat(np.arange(kernel[0]), kernel[1]) * pitch + lead + right
            places = [pitch, Form.COLLECTED, columns, chunk, rows, columns, *offsets, *down, *right]
        elif _loads_with_masks(columns):
            places = [
                columns,
                Form.EDGES,
                rows * columns,
                CHUNK,
                rows,
                columns,
                *(down * columns + right),
                *down,
                *right,
            ]
        if places is not None:
            return _call((batch, outputs, rows, columns), x, blocks, bias, places)
    # Of every plane that a stride makes: rows, columns, and the furthest way into it.
    high, pitch = (-(-size // step) for size, step in zip(padded, stride, strict=True))
    furthest = sum((reach - 1) // step * way for reach, step, way in zip(reaches, stride, (pitch, 1), strict=True))
    whole_rows = columns % WIDEST == 0
    lines, length = (rows, columns) if whole_rows else (1, -(-rows * pitch // WIDEST) * WIDEST)
    high = max(high, -(-((lines - 1) * pitch + length + furthest) // pitch))
    offsets = [
        ((down % stride[0] * stride[1] + right % stride[1]) * high + down // stride[0]) * pitch + right // stride[1]
        for down, right in taps
    ]
    out = _call(
        (batch, outputs, lines, length),
        _planes(x, stride, [before for before, _ in pads], (high, pitch)),
        blocks,
        bias,
        [pitch, Form.PADDED, lines * length, CHUNK, lines, length, *offsets],
    )
    if not whole_rows:
        out = out[:, :, 0, : rows * pitch].reshape(batch, outputs, rows, pitch)[..., :columns]
    return out


def _planes(x: jax.Array, stride: Sequence[int], before: Sequence[int], size: tuple[int, int]) -> jax.Array:
    """Pictures (batch, channels, rows, columns) with zeros ``before`` and behind them, taken apart by a stride: (batch, channels,
    …, \\*size), a plane for each remainder of rows and columns."""
    take_apart = _cut_out if stride[0] * stride[1] <= MOST_PLANES else _turned
    if x.dtype.itemsize != 2:
        return take_apart(x, stride, before, size)
    # XLA pads numbers of 16 bits as such only if they are integers.
    numbers = take_apart(lax.bitcast_convert_type(x, jnp.uint16), stride, before, size)
    return lax.bitcast_convert_type(numbers, x.dtype)


def _cut_out(x: jax.Array, stride: Sequence[int], before: Sequence[int], size: tuple[int, int]) -> jax.Array:
    """:func:`_planes`, each cut out and padded for itself: four to twelve times as quick as to pad the whole and to turn it, for
    which XLA asks of every number whether it is to be zero."""
    planes = []
    for remainder in itertools.product(*(range(step) for step in stride)):
        begin = [(place - zeros) % step for place, zeros, step in zip(remainder, before, stride, strict=True)]
        plane = x[:, :, begin[0] :: stride[0], begin[1] :: stride[1]]
        # Places that come before the picture's first number of this remainder.
        lead = [
            (zeros - place + first) // step
            for place, zeros, first, step in zip(remainder, before, begin, stride, strict=True)
        ]
        around = [(some, whole - own - some) for some, whole, own in zip(lead, size, plane.shape[2:], strict=True)]
        planes.append(jnp.pad(plane, ((0, 0), (0, 0), *around)))
    return jnp.stack(planes, 2)


def _turned(x: jax.Array, stride: Sequence[int], before: Sequence[int], size: tuple[int, int]) -> jax.Array:
    """:func:`_planes`, padded and turned as a whole, for many of them."""
    wanted = [own * step for own, step in zip(size, stride, strict=True)]
    around = [(some, whole - own - some) for some, whole, own in zip(before, wanted, x.shape[2:], strict=True)]
    whole = jnp.pad(x, ((0, 0), (0, 0), *around))
    parts = whole.reshape(*x.shape[:2], size[0], stride[0], size[1], stride[1])
    return parts.transpose(0, 1, 3, 5, 2, 4)


def _call(shape: tuple[int, ...], x: jax.Array, blocks: jax.Array, bias: jax.Array, places: Sequence[int]) -> jax.Array:
    """The custom call on planes (batch, channels, …), with a result of that shape; for ``places`` see :class:`Place`."""
    planes = x.reshape(*x.shape[:2], -1)
    result = jax.ShapeDtypeStruct(shape, x.dtype)
    given = planes, blocks, bias, np.array(places, np.int32)
    out: jax.Array
    if x.dtype == jnp.float32:
        out = FLOAT32(result, *given)
        return out
    # What is collected is paired on the way.
    rows = 0 if places[Place.FORM] == Form.COLLECTED else x.shape[0] * (x.shape[1] // 2)
    paired = jax.ShapeDtypeStruct((rows, planes.shape[2]), jnp.uint32)
    out, _ = PAIRED((result, paired), *given)
    return out


def _collected(lines: int, columns: int) -> int:
    """Pixels of a chunk of a row, if so many lines of it are collected."""
    in_cache = COLLECTED_BYTES // (4 * lines * WIDE_TILE) * WIDE_TILE
    return min(CHUNK, max(in_cache, WIDE_TILE), columns)


def _loads_with_masks(columns: int) -> bool:
    """Whether loads are to leave out what is beyond the edges of rows of that length, in place of finding zeros there.

    ARM's cannot leave out any. Those of 256 bits take a quarter longer for it, which pays where rows do not fill registers.
    """
    processor = machine_code.host_processor()
    return processor is not None and not processor.arm and (processor.lanes == WIDEST or columns % WIDEST != 0)
