"""Linear layers with int8 weights: a quarter of float32's bytes to read for a token, and nearly its answers.

Each output of a layer has one scale, so that a weight is ``values[o, i] * scale[o]`` with values from -127 to 127. The
activations of a row are written as *two* int8 digits,

    x[i]  ≈  s * (high[i] + low[i] / 254)        s = max |x| / 127

and both go through one int8 product as two rows of it. One digit alone costs a small model 3 to 4 % in perplexity, because a
few activations are some forty times as large as the rest and set the scale of all; with two, what is left is the weights'
rounding. A CPU's product of one row of int8 is a slow path anyway and one of two rows is quick, so for a lone conversation
the second digit is free.

A weight in this form still looks like the floating-point tensor it stands for to the code of a model: see :func:`mark`.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import torch

from .tensors import torch_view

SCALE = ".int8_scale"
"""What a weight's scales are called in ``params``: its own key, and this behind it."""

LIMIT = 127
LOW_STEP = 2 * LIMIT  # half a step of the high digit either way, in 127 steps


def quantize(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """float (outputs, inputs) → int8 values of the same shape and float32 scales (outputs,)."""
    weights = weights.astype(np.float32)
    scale = np.abs(weights).max(axis=1) / LIMIT
    scale = np.where(scale > 0, scale, 1).astype(np.float32)
    weights /= scale[:, None]
    return np.rint(weights, out=weights).astype(np.int8), scale


def dequantize(values: jax.Array, scale: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """The weight that int8 ``values`` (outputs, inputs) and ``scale`` (outputs,) stand for."""
    return (values.astype(jnp.float32) * scale[:, None]).astype(dtype)


def mark(values: jax.Array, scale: jax.Array, dtype: jnp.dtype) -> torch.Tensor:
    """The weight as a torch tensor of ``dtype`` that any operator may use, with its int8 form riding on it.

    Operators that know of the int8 form (:func:`int8_form`) never touch the other, which is then not computed. For those
    that do not, or that only ask for the weight's dtype, it is a weight like any other.
    """
    tensor: torch.Tensor = torch_view(dequantize(values, scale, dtype))
    tensor.int8_form = values, scale  # type: ignore[attr-defined]
    return tensor


def int8_form(weight: torch.Tensor) -> tuple[jax.Array, jax.Array] | None:
    """Values and scales of a weight that :func:`mark` made; None of any other."""
    return getattr(weight, "int8_form", None)


def int8_matmul(x: jax.Array, values: jax.Array, scale: jax.Array) -> jax.Array:
    """``x @ weight.T``.

    Args:
        x: (rows, inputs), floating point.
        values: int8 (outputs, inputs), with fewer than 133 000 inputs, so that a sum fits 32 bits.
        scale: float32 (outputs,).

    Returns:
        (rows, outputs), as ``x``.
    """
    if (
        jax.default_backend() != "cpu"
    ):  # its matrix units take the activations as they are; the weights are widened on the way
        product = jnp.einsum("ri,oi->ro", x, values.astype(x.dtype), preferred_element_type=jnp.float32)
        return (product * scale).astype(x.dtype)
    rows = x.shape[0]
    digits, step = split(x.astype(jnp.float32))
    # The product's two operands are finished arrays: fused into it, the rounding would be done again for every output.
    digits = jax.lax.optimization_barrier(digits)
    sums = jax.lax.dot_general(digits, values, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32)
    high, low = sums[:rows].astype(jnp.float32), sums[rows:].astype(jnp.float32)
    return ((high + low * (1 / LOW_STEP)) * step * scale).astype(x.dtype)


def split(x: jax.Array) -> tuple[jax.Array, jax.Array]:
    """float32 (rows, inputs) → int8 (2 × rows, inputs), the high digits of all rows first, and the steps, float32 (rows, 1)."""
    largest = jnp.max(jnp.abs(x), axis=1, keepdims=True)
    step = jnp.where(largest > 0, largest, 1) * (1 / LIMIT)
    scaled = x / step
    high = jnp.round(scaled)
    low = jnp.round((scaled - high) * LOW_STEP)
    return jnp.concatenate([high, low]).astype(jnp.int8), step


def int8_rows(indices: jax.Array, values: jax.Array, scale: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """Rows of the weight by their indices, of any shape: what an embedding looks up."""
    found = jnp.take(values, indices, axis=0).astype(jnp.float32) * jnp.take(scale, indices)[..., None]
    return found.astype(dtype)
