"""Torch operators that torchax cannot run, or that XLA runs slowly from torchax's own form, written in JAX."""

from __future__ import annotations

import math

import jax
import jax.numpy as jnp
import torch
import torchax

from .tensors import jax_view, torch_view

# A product with this many rows at most is done weights first on a CPU; see :func:`few_rows_matmul`.
FEW_ROWS = 16


def register_lowerings() -> None:
    """Teach torchax's default environment the operators below. Repeating it changes nothing."""
    env = torchax.default_env()
    env.override_op_definition(torch.ops.aten._grouped_mm.default, _grouped_mm)
    env.override_op_definition(torch.nn.functional.linear, _linear)


def _linear(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None) -> torch.Tensor:
    """``torch.nn.functional.linear``: (…, inputs) times (outputs, inputs) transposed, plus (outputs,)."""
    x, weights = jax_view((input, weight))
    rows = math.prod(x.shape[:-1])
    if 2 <= rows <= FEW_ROWS and jax.default_backend() == "cpu":
        out = few_rows_matmul(x.reshape(rows, -1), weights).reshape(*x.shape[:-1], -1)
    else:
        out = jnp.einsum("...i,oi->...o", x, weights)
    if bias is not None:
        out = out + jax_view(bias)
    result: torch.Tensor = torch_view(out)
    return result


def few_rows_matmul(x: jax.Array, weights: jax.Array) -> jax.Array:
    """``x @ weights.T`` for a few rows, in the form that XLA's CPU library reads the weights only once for.

    The library packs its right-hand side, that is, writes a copy of it and reads that again. With the weights on the
    left it packs the few rows instead. The barriers keep the compiler from turning the product around again.

    Args:
        x: (rows, inputs).
        weights: (outputs, inputs).

    Returns:
        (rows, outputs).
    """
    product: jax.Array = jax.lax.optimization_barrier(weights @ jax.lax.optimization_barrier(x.T))
    return product.T


def _grouped_mm(
    input: torch.Tensor,
    weight: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> torch.Tensor:
    """``aten::_grouped_mm`` as mixture-of-experts layers call it: two matrices of rows sorted by expert."""
    if input.ndim != 2 or weight.ndim != 3 or offs is None or bias is not None or out_dtype is not None:
        raise NotImplementedError(
            "_grouped_mm is known here for sorted rows (2-D), stacked weights (3-D) and offsets only"
        )
    result: torch.Tensor = torch_view(grouped_matmul(*jax_view((input, weight, offs))))
    return result


def grouped_matmul(rows: jax.Array, weights: jax.Array, ends: jax.Array) -> jax.Array:
    """Multiply each row with the matrix of its group.

    Args:
        rows: (rows, inputs), sorted by group.
        weights: (groups, inputs, outputs).
        ends: int32 (groups,), for each group the index of the row behind its last.

    Returns:
        (rows, outputs).
    """
    ends = ends.astype(jnp.int32)
    if rows.shape[0] <= weights.shape[0]:
        # A few rows, as in decoding: reading their matrices alone is cheaper than passing over every group's.
        group = jnp.searchsorted(ends, jnp.arange(rows.shape[0], dtype=jnp.int32), side="right")
        out = jnp.einsum("ri,rio->ro", rows, weights[group], preferred_element_type=jnp.float32)
        return out.astype(rows.dtype)
    return jax.lax.ragged_dot(rows, weights, jnp.diff(ends, prepend=0))
