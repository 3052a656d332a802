"""2-D convolution: on a CPU by a kernel of this program, otherwise by XLA."""

from __future__ import annotations

from collections.abc import Sequence

import jax
import jax.numpy as jnp

from ..kernels import direct_convolution

NUMBERS = (jnp.float32, jnp.bfloat16, jnp.float16)


def convolution(
    x: jax.Array,
    weights: jax.Array,
    bias: jax.Array | None = None,
    stride: tuple[int, int] = (1, 1),
    padding: str | Sequence[tuple[int, int]] = "VALID",
    dilation: tuple[int, int] = (1, 1),
    groups: int = 1,
) -> jax.Array:
    """Return the 2-D convolution.

    Args:
        x: (batch, channels, rows, columns).
        weights: (outputs, channels of a group, kernel rows, kernel columns), of the same dtype.
        bias: (outputs,).
        padding: pixels before and after the rows and the columns, or "SAME" or "VALID".

    Returns:
        (batch, outputs, rows, columns).
    """
    if isinstance(padding, str):
        reach = [step * (size - 1) + 1 for size, step in zip(weights.shape[2:], dilation, strict=True)]
        padding = jax.lax.padtype_to_pads(x.shape[2:], reach, stride, padding)
    if groups == 1 and x.dtype == weights.dtype and x.dtype in NUMBERS and direct_convolution.FLOAT32.usable():
        outputs = weights.shape[0]
        if not direct_convolution.can_convert_to_blocks(weights.shape, weights.dtype == jnp.bfloat16):
            more, odd = -outputs % direct_convolution.BLOCK, weights.shape[1] % 2
            weights = jnp.pad(weights, ((0, more), (0, odd), (0, 0), (0, 0)))
            x = jnp.pad(x, ((0, 0), (0, odd), (0, 0), (0, 0)))
            bias = None if bias is None else jnp.pad(bias, (0, more))
        blocks = direct_convolution.to_blocks(weights)
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
