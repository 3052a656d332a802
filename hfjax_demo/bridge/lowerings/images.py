"""Convolution, concatenation, upsampling and attention of image models, in forms that XLA computes fast on a CPU.

torchax's forms transpose every convolution's weights and images in every call, and add a mask of zeros to every score.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import jax
import jax.numpy as jnp
import torch
import torchax
from jax import lax

from ..kernels import direct_convolution
from ..kernels.uncached_attention import attend
from ..platforms import Platform, current_platform
from ..tensors import jax_view, torch_view

Pair = int | Sequence[int]
NUMBERS = (jnp.float32, jnp.bfloat16, jnp.float16)


def register_image_lowerings() -> None:
    """Override the operators below in torchax's default environment. Idempotent."""
    env = torchax.default_env()
    env.override_op_definition(torch.nn.functional.conv2d, _conv2d)
    env.override_op_definition(torch.ops.aten.cat.default, _cat)
    env.override_op_definition(torch.nn.functional.interpolate, _interpolate)
    for operator in (torch.nn.functional.scaled_dot_product_attention, torch.ops.aten.scaled_dot_product_attention):
        env.override_op_definition(operator, _attention)


def _conv2d(
    input: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None = None,
    stride: Pair = 1,
    padding: Pair | str = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.conv2d``."""
    x, weights = jax_view((input, weight))
    offset = None if bias is None else jax_view(bias)
    batched = x if x.ndim == 4 else x[None]
    if isinstance(padding, str):
        pads: str | list[tuple[int, int]] = padding.upper()
    else:
        pads = [(amount, amount) for amount in _pair(padding)]
    out = convolution(batched, weights, offset, _pair(stride), pads, _pair(dilation), groups)
    return torch_view(out if x.ndim == 4 else out[0])


def convolution(
    x: jax.Array,
    weights: jax.Array,
    bias: jax.Array | None = None,
    stride: tuple[int, int] = (1, 1),
    padding: str | Sequence[tuple[int, int]] = "VALID",
    dilation: tuple[int, int] = (1, 1),
    groups: int = 1,
) -> jax.Array:
    """Return the 2-D convolution (batch, outputs, rows, columns).

    Args:
        x: (batch, channels, rows, columns).
        weights: (outputs, channels of a group, kernel rows, kernel columns), of the same dtype.
        bias: (outputs,).
        padding: pixels before and after the rows and the columns, or "SAME" or "VALID".
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


def _pair(value: Pair) -> tuple[int, int]:
    if isinstance(value, int):
        return value, value
    first, second = (value[0], value[0]) if len(value) == 1 else value
    return int(first), int(second)


def _cat(tensors: Sequence[torch.Tensor], dim: int = 0) -> torch.Tensor:
    """Compute ``aten::cat``. On a CPU XLA moves 16-bit values of images without conversion only if they are integers; widening
    them takes up to six times as long for the channels of a UNet's skip connections."""
    arrays = [jax_view(tensor) for tensor in tensors]
    # Like PyTorch, skips empty ones of another shape.
    arrays = [array for array in arrays if array.shape != (0,)] or arrays[:1]
    kinds = {array.dtype for array in arrays}
    as_integers = (
        current_platform() is Platform.CPU and len(kinds) == 1 and arrays[0].ndim == 4 and arrays[0].itemsize == 2
    )
    if not as_integers:
        return torch_view(jnp.concatenate(arrays, dim))
    joined = jnp.concatenate([lax.bitcast_convert_type(array, jnp.uint16) for array in arrays], dim)
    return torch_view(lax.bitcast_convert_type(joined, *kinds))


def _interpolate(
    input: torch.Tensor,
    size: Pair | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.interpolate`` for repeating the pixels of images, which torchax gathers one by one, in
    float32; ``OperatorNotFound`` leaves all other cases to it."""
    x = jax_view(input)
    factors = None if mode != "nearest" or x.ndim != 4 else _repetition_factors(x.shape[2:], size, scale_factor)
    if factors is None:
        raise torchax.tensor.OperatorNotFound(f"interpolate ({mode}) is taken apart")
    batch, channels, rows, columns = x.shape
    each = jnp.broadcast_to(x[:, :, :, None, :, None], (batch, channels, rows, factors[0], columns, factors[1]))
    return torch_view(each.reshape(batch, channels, rows * factors[0], columns * factors[1]))


def _repetition_factors(
    shape: Sequence[int], size: Pair | None, scale_factor: float | Sequence[float] | None
) -> tuple[int, int] | None:
    """Return the numbers of repetitions of each row and column; None if one is not an integer."""
    if size is not None:
        found = [wanted / had for wanted, had in zip(_pair(size), shape, strict=True)]
    elif isinstance(scale_factor, Sequence):
        found = [float(factor) for factor in scale_factor]
    else:
        found = [float(scale_factor or 0)] * 2
    if len(found) != 2 or any(factor < 1 or factor != int(factor) for factor in found):
        return None
    return int(found[0]), int(found[1])


def _attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: torch.Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.scaled_dot_product_attention``, without dropout, which is not used in inference."""
    q, k, v = jax_view((query, key, value))
    if enable_gqa:
        k, v = (jnp.repeat(item, q.shape[-3] // item.shape[-3], axis=-3) for item in (k, v))
    mask = None if attn_mask is None or is_causal else jax_view(attn_mask)
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    return torch_view(attend(q, k, v, mask, scale, is_causal))
