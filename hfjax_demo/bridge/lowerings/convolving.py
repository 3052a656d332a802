"""A convolution of pictures: on a CPU this program's own, in float32; else XLA's."""

from __future__ import annotations

from collections.abc import Sequence

import jax
import jax.numpy as jnp

from ..kernels import direct_convolution


def convolution(
    x: jax.Array,
    weights: jax.Array,
    bias: jax.Array | None = None,
    stride: tuple[int, int] = (1, 1),
    padding: str | Sequence[tuple[int, int]] = "VALID",
    dilation: tuple[int, int] = (1, 1),
    groups: int = 1,
) -> jax.Array:
    """The convolution of pictures.

    Args:
        x: (batch, channels, rows, columns).
        weights: (outputs, channels of a group, kernel rows, kernel columns), of the same dtype.
        bias: (outputs,).
        padding: pixels before and behind the rows and the columns, or "SAME" or "VALID".

    Returns:
        (batch, outputs, rows, columns).
    """
    if isinstance(padding, str):
        reach = [step * (size - 1) + 1 for size, step in zip(weights.shape[2:], dilation, strict=True)]
        padding = jax.lax.padtype_to_pads(x.shape[2:], reach, stride, padding)
    if groups == 1 and is_direct(x, weights):
        outputs = weights.shape[0]
        more = -outputs % direct_convolution.BLOCK
        weights = jnp.pad(weights, ((0, more), (0, 0), (0, 0), (0, 0)))
        bias = None if bias is None else jnp.pad(bias, (0, more))
        blocks = direct_convolution.in_blocks(weights)
        return direct_convolution.convolve(x, blocks, bias, stride, padding, dilation)[:, :outputs]
    out = jax.lax.conv_general_dilated(
        x,
        weights,
        stride,
        padding,
        rhs_dilation=dilation,
        dimension_numbers=("NCHW", "OIHW", "NCHW"),
        feature_group_count=groups,
    )
    return out if bias is None else out + bias[:, None, None]


def is_direct(x: jax.Array, weights: jax.Array) -> bool:
    """Whether a convolution in one group is :mod:`..kernels.direct_convolution`'s."""
    return x.dtype == weights.dtype == jnp.float32 and direct_convolution.supports()
