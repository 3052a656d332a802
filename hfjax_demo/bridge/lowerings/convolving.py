"""A convolution on a CPU: XLA's own, or one matrix product where that is faster.

XLA's convolution is slow where there are many weights and few pixels, as at the bottom of a U-Net. For two pictures in float32,
on two cores with AVX-512: of 1280 channels and outputs it takes 38 ms for 8 x 8 pixels, where a product of the pictures'
patches and the weights takes 10, and 61 for 16 x 16, where that takes 44; of 640 and 32 x 32 pixels it takes 35, and that 57.
Where a kernel is one pixel large, the picture is its own patches, and the product took 0.4 to 1.05 times as long at every size
tried.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import jax
import jax.numpy as jnp

LARGEST_KERNEL = 3  # of a product of patches: each of a kernel's pixels is a slice of its own
PIXELS_AN_OUTPUT = 0.5  # a product of patches is made of at most so many pixels for each output


def convolution(
    x: jax.Array,
    kernel: jax.Array,
    stride: tuple[int, int] = (1, 1),
    padding: str | Sequence[tuple[int, int]] = "VALID",
    dilation: tuple[int, int] = (1, 1),
    groups: int = 1,
) -> jax.Array:
    """The convolution of pictures, in the form that is quick on a CPU.

    Args:
        x: (batch, rows, columns, channels).
        kernel: (kernel rows, kernel columns, channels of a group, outputs), of the same dtype.
        padding: pixels before and behind the rows and the columns, or "SAME" or "VALID".

    Returns:
        (batch, rows, columns, outputs).
    """
    if groups == 1 and dilation == (1, 1):
        if isinstance(padding, str):
            padding = jax.lax.padtype_to_pads(x.shape[1:3], kernel.shape[:2], stride, padding)
        size = [
            (had + before + behind - wide) // step + 1
            for had, (before, behind), wide, step in zip(x.shape[1:3], padding, kernel.shape[:2], stride, strict=True)
        ]
        pixels = x.shape[0] * math.prod(size)
        few = pixels <= PIXELS_AN_OUTPUT * kernel.shape[3] and max(kernel.shape[:2]) <= LARGEST_KERNEL
        if min(size) > 0 and (few or kernel.shape[:2] == (1, 1)):
            patches = _patches(x, kernel.shape[:2], stride, padding, size).reshape(pixels, -1)
            return (patches @ kernel.reshape(-1, kernel.shape[3])).reshape(x.shape[0], *size, -1)
    return jax.lax.conv_general_dilated(
        x,
        kernel,
        stride,
        padding,
        rhs_dilation=dilation,
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
        feature_group_count=groups,
    )


def _patches(
    x: jax.Array,
    kernel: Sequence[int],
    stride: Sequence[int],
    pads: Sequence[tuple[int, int]],
    size: Sequence[int],
) -> jax.Array:
    """What the kernel looks at for each pixel of the result: (batch, rows, columns, kernel's pixels times channels)."""
    padded = jnp.pad(x, ((0, 0), *pads, (0, 0))) if any(map(any, pads)) else x
    batch, _, _, channels = padded.shape
    looked_at = [
        jax.lax.slice(
            padded,
            (0, row, column, 0),
            (batch, row + stride[0] * (size[0] - 1) + 1, column + stride[1] * (size[1] - 1) + 1, channels),
            (1, *stride, 1),
        )
        for row in range(kernel[0])
        for column in range(kernel[1])
    ]
    return looked_at[0] if len(looked_at) == 1 else jnp.concatenate(looked_at, axis=3)
