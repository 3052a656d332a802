"""2-D convolution on a CPU as a custom call, with channels as planes, as in PyTorch: XLA would transpose images before and after.

Each pixel of the kernel ("tap") has a fixed offset from the computed pixel, or into a plane. If the result has the size of the
input, loads mask the pixels beyond its edges, or for a large image the inputs of a few pixels are collected first. Otherwise the
image is padded, and a stride of two splits a plane into four, so that the kernel does not depend on strides.
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
"""Outputs whose weights are stored side by side."""

CHUNK = 192
"""Maximum pixels of a task: few enough that all their channels stay in the L2 cache while outputs are computed. The same on
any processor: a stored program may be run by another one."""

WIDEST = 16  # float32 values of the widest register of any processor
WIDE_TILE = 3 * WIDEST  # pixels that are computed together
MAX_TAPS = 49
"""Maximum taps of a kernel for which there is memory for masks."""

MOST_PLANES = 16  # maximum planes that a stride splits an image into one by one: they enlarge the program

LARGE_PLANE = 64 * 64  # pixels; larger planes are so far apart in memory that collecting is faster
COLLECTED_BYTES = 1024 * 1024  # maximum size of a chunk


class PixelAccess(IntEnum):
    """How the kernel finds the pixels of a tap."""

    PADDED = 0  # the image is padded with zeros
    EDGES = 1  # loads mask pixels beyond the image's edges
    COLLECTED = 2  # the pixels of a part of a row are collected first, with zeros outside of the image


class ConvolutionArgument(IntEnum):
    """The first fields of the custom call's last argument. They are followed by the offset of each tap, into a plane or from a
    pixel, and, unless the form is ``PADDED``, by the offsets down and to the right."""

    PITCH = 0  # elements from one row of a plane to the next
    FORM = 1
    LINE = 2  # pixels that are divided into chunks: those of a row, or of a whole image
    CHUNK = 3  # pixels of a task, except for a line's last
    ROWS = 4
    COLUMNS = 5  # of the result


def can_convert_to_blocks(shape: Sequence[int], bfloat16: bool) -> bool:
    """Return whether weights of this shape (outputs, channels, …) can be converted to the order of :func:`to_blocks`."""
    paired = bfloat16 and PAIRED.register()
    return shape[0] % BLOCK == 0 and not (paired and shape[1] % 2)


def to_blocks(weights: Any) -> Any:
    """Convert weights (outputs, channels, rows, columns), of JAX or torch, to the order of :func:`convolve`: (blocks of outputs,
    channels, rows, columns, outputs of a block); bfloat16, if the processor multiplies pairs: (blocks of outputs, pairs of
    channels, rows, columns, outputs of a block, channels of a pair)."""
    outputs, channels, *kernel = weights.shape
    sizes: tuple[int, ...] = (outputs // BLOCK, BLOCK, channels)
    order: tuple[int, ...] = (0, 2, 3, 4, 1)
    if str(weights.dtype).removeprefix("torch.") == "bfloat16" and PAIRED.register():
        sizes, order = (outputs // BLOCK, BLOCK, channels // 2, 2), (0, 2, 4, 5, 1, 3)
    blocks = weights.reshape(*sizes, *kernel)
    return blocks.permute(order) if hasattr(blocks, "permute") else blocks.transpose(order)


def from_blocks(blocks: jax.Array) -> jax.Array:
    """Invert :func:`to_blocks`. If one follows the other, the compiler removes both."""
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
    """Compute the 2-D convolution. Requires that :data:`FLOAT32` is usable.

    Args:
        x: (batch, channels, rows, columns), float32 or of 16 bits. Sums are float32.
        blocks: of :func:`to_blocks`, of the same dtype.
        bias: (outputs,).
        pads: pixels of zeros before and after the rows and the columns.

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
    batch, channels, *had = x.shape
    kernel, outputs = blocks.shape[2:4], blocks.shape[0] * BLOCK
    if had[0] > 1 and {*kernel, *stride} == {1} and not any(map(any, pads)):  # such a convolution has no edges
        row = _convolve(x.reshape(batch, channels, 1, -1), blocks, bias, stride, pads, dilation)
        return row.reshape(batch, outputs, *had)
    reaches = [step * (size - 1) + 1 for size, step in zip(kernel, dilation, strict=True)]
    padded = [size + sum(pad) for size, pad in zip(had, pads, strict=True)]
    rows, columns = ((size - reach) // step + 1 for size, reach, step in zip(padded, reaches, stride, strict=True))
    taps = [(down, right) for down in range(0, reaches[0], dilation[0]) for right in range(0, reaches[1], dilation[1])]
    bias = jnp.zeros(outputs, x.dtype) if bias is None else bias.astype(x.dtype)
    if [rows, columns] == had and tuple(stride) == (1, 1) and len(taps) <= MAX_TAPS:
        down, right = (np.array(taps) - [pads[0][0], pads[1][0]]).T
        places = None
        if rows * columns > LARGE_PLANE and columns % WIDEST == 0:
            chunk = _collected_chunk(blocks.shape[1] * kernel[0], columns)
            lead = -(int(right[0]) // WIDEST) * WIDEST  # so that most loads are of whole cache lines
            pitch = lead + -(-(chunk + max(int(right[-1]), 0)) // WIDEST) * WIDEST
            offsets = np.repeat(np.arange(kernel[0]), kernel[1]) * pitch + lead + right
            places = [pitch, PixelAccess.COLLECTED, columns, chunk, rows, columns, *offsets, *down, *right]
        elif _should_mask_loads(columns):
            offsets = down * columns + right
            places = [columns, PixelAccess.EDGES, rows * columns, CHUNK, rows, columns, *offsets, *down, *right]
        if places is not None:
            return _call((batch, outputs, rows, columns), x, blocks, bias, places)
    # For each plane of a stride: its rows, columns, and the largest offset into it.
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
        _split_planes(x, stride, [before for before, _ in pads], (high, pitch)),
        blocks,
        bias,
        [pitch, PixelAccess.PADDED, lines * length, CHUNK, lines, length, *offsets],
    )
    if not whole_rows:
        out = out[:, :, 0, : rows * pitch].reshape(batch, outputs, rows, pitch)[..., :columns]
    return out


def _split_planes(x: jax.Array, stride: Sequence[int], before: Sequence[int], size: tuple[int, int]) -> jax.Array:
    """Pad images (batch, channels, rows, columns) with zeros, and split them by a stride: (batch, channels, …, \\*size), one
    plane per remainder of rows and columns."""
    take_apart = _split_by_slicing if stride[0] * stride[1] <= MOST_PLANES else _split_by_transposing
    if x.dtype.itemsize != 2:
        return take_apart(x, stride, before, size)
    # XLA pads 16-bit values without conversion only if they are integers.
    numbers = take_apart(lax.bitcast_convert_type(x, jnp.uint16), stride, before, size)
    return lax.bitcast_convert_type(numbers, x.dtype)


def _split_by_slicing(x: jax.Array, stride: Sequence[int], before: Sequence[int], size: tuple[int, int]) -> jax.Array:
    """Slice and pad each plane: four to twelve times as fast, because XLA does not test each element for padding."""
    planes = []
    for remainder in itertools.product(*(range(step) for step in stride)):
        begin = [(place - zeros) % step for place, zeros, step in zip(remainder, before, stride, strict=True)]
        plane = x[:, :, begin[0] :: stride[0], begin[1] :: stride[1]]
        # Positions before the image's first pixel of this remainder.
        lead = [
            (zeros - place + first) // step
            for place, zeros, first, step in zip(remainder, before, begin, stride, strict=True)
        ]
        around = [(some, whole - own - some) for some, whole, own in zip(lead, size, plane.shape[2:], strict=True)]
        planes.append(jnp.pad(plane, ((0, 0), (0, 0), *around)))
    return jnp.stack(planes, 2)


def _split_by_transposing(
    x: jax.Array, stride: Sequence[int], before: Sequence[int], size: tuple[int, int]
) -> jax.Array:
    """Pad and transpose the whole, for large numbers of planes."""
    wanted = [own * step for own, step in zip(size, stride, strict=True)]
    around = [(some, whole - own - some) for some, whole, own in zip(before, wanted, x.shape[2:], strict=True)]
    whole = jnp.pad(x, ((0, 0), (0, 0), *around))
    parts = whole.reshape(*x.shape[:2], size[0], stride[0], size[1], stride[1])
    return parts.transpose(0, 1, 3, 5, 2, 4)


def _call(shape: tuple[int, ...], x: jax.Array, blocks: jax.Array, bias: jax.Array, places: Sequence[int]) -> jax.Array:
    """Run the custom call on planes (batch, channels, …); for ``places`` see :class:`ConvolutionArgument`."""
    planes = x.reshape(*x.shape[:2], -1)
    result = jax.ShapeDtypeStruct(shape, x.dtype)
    given = planes, blocks, bias, np.array(places, np.int32)
    if x.dtype == jnp.float32:
        return FLOAT32(result, *given)
    # Collected pixels are paired while they are collected.
    rows = 0 if places[ConvolutionArgument.FORM] == PixelAccess.COLLECTED else x.shape[0] * (x.shape[1] // 2)
    paired = jax.ShapeDtypeStruct((rows, planes.shape[2]), jnp.uint32)
    return PAIRED((result, paired), *given)[0]


def _collected_chunk(lines: int, columns: int) -> int:
    """Return the number of pixels in a chunk of a row, if ``lines`` lines of it are collected."""
    in_cache = COLLECTED_BYTES // (4 * lines * WIDE_TILE) * WIDE_TILE
    return min(CHUNK, max(in_cache, WIDE_TILE), columns)


def _should_mask_loads(columns: int) -> bool:
    """Return whether loads should mask pixels beyond the edges of rows of this length, instead of reading zeros.

    With registers of 512 bits always; with 256 bits, where it takes a quarter longer, only if rows do not fill registers; on ARM
    never.
    """
    processor = machine_code.host_processor()
    return processor is not None and not processor.arm and (processor.lanes == WIDEST or columns % WIDEST != 0)
