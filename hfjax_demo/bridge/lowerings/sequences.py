"""Operators of layers with convolutions over tokens, with recurrences, or with states that they change in place."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import torch
import torchax

from ..tensors import jax_view, torch_view

# Triangular systems of up to this many rows are solved with the inverse: the delta rule's chunks have 64. For larger ones the
# inverse takes more arithmetic than the solution.
MAX_INVERTED_ROWS = 128


def copy(into: torch.Tensor, source: torch.Tensor, non_blocking: bool = False) -> torch.Tensor:
    """Run ``aten::copy_``. torchax's version cannot copy views."""
    if source.device.type == "cpu":
        source = torchax.default_env().to_xla(source)
    array = jax_view(source).astype(jax_view(into).dtype)
    if array.ndim <= into.ndim:  # functorch maps over dimensions that a tensor does not report
        array = jnp.broadcast_to(array, into.shape)
    if isinstance(into, torchax.view.View):
        into.update(array)
    else:
        into._elem = array  # type: ignore[attr-defined]
    return into


def conv1d(
    input: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None = None,
    stride: int | tuple[int] = 1,
    padding: int | tuple[int] | str = 0,
    dilation: int | tuple[int] = 1,
    groups: int = 1,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.conv1d``: (rows, channels, length), (outputs, channels / groups, taps), and (outputs,)."""
    if isinstance(padding, str):
        raise NotImplementedError("conv1d is known here with its padding as a number only")
    (step,), (pad,), (spread,) = (
        (number,) if isinstance(number, int) else number for number in (stride, padding, dilation)
    )
    x, kernel = jax_view((input, weight))
    x = jnp.pad(x, ((0, 0), (0, 0), (pad, pad)))
    if step == spread == 1 and groups == x.shape[1] == kernel.shape[0]:
        out = depthwise_convolution(x, kernel[:, 0])
    else:
        out = jax.lax.conv_general_dilated(
            x, kernel, (step,), "VALID", rhs_dilation=(spread,), feature_group_count=groups
        )
    if bias is not None:
        out = out + jax_view(bias)[:, None]
    return torch_view(out)


def depthwise_convolution(x: jax.Array, kernel: jax.Array) -> jax.Array:
    """Convolve each channel (rows, channels, length) with its own few taps (channels, taps), as a sum, which XLA fuses with
    adjacent operations. Its convolution with as many groups as channels is slow on a CPU."""
    taps = kernel.shape[1]
    length = x.shape[2] - taps + 1
    return sum(x[:, :, tap : tap + length] * kernel[:, tap, None] for tap in range(taps))  # type: ignore[return-value]


def solve_triangular(
    a: torch.Tensor, b: torch.Tensor, *, upper: bool, left: bool = True, unitriangular: bool = False
) -> torch.Tensor:
    """Compute ``torch.linalg.solve_triangular``: (…, n, n) and (…, n, k)."""
    triangle, right = jax_view((a, b))
    if left and unitriangular and not upper and triangle.shape[-1] <= MAX_INVERTED_ROWS:
        out = jnp.matmul(unit_lower_inverse(triangle), right, precision="highest")
    else:
        shape = jnp.broadcast_shapes(triangle.shape[:-2], right.shape[:-2])
        out = jax.lax.linalg.triangular_solve(
            jnp.broadcast_to(triangle, (*shape, *triangle.shape[-2:])),
            jnp.broadcast_to(right, (*shape, *right.shape[-2:])),
            left_side=left,
            lower=not upper,
            unit_diagonal=unitriangular,
        )
    return torch_view(out)


def unit_lower_inverse(triangle: jax.Array) -> jax.Array:
    """Invert many small lower triangular matrices (…, n, n) by forward substitution, one row of all of them per step. The
    diagonal is taken as ones. On a CPU JAX calls LAPACK for one matrix after another: a second per layer of the delta rule. (A
    product of repeated squares takes fewer steps, but suffers from cancellation.)"""
    below = jnp.tril(triangle, -1)

    def substitute(row: jax.Array, inverse: jax.Array) -> jax.Array:
        factors = jax.lax.dynamic_index_in_dim(below, row, below.ndim - 2, keepdims=False)
        known = (factors[..., :, None] * inverse).sum(-2, keepdims=True)
        own = jax.lax.dynamic_slice_in_dim(inverse, row, 1, below.ndim - 2)
        return jax.lax.dynamic_update_slice_in_dim(inverse, own - known, row, below.ndim - 2)

    identity = jnp.broadcast_to(jnp.eye(below.shape[-1], dtype=below.dtype), below.shape)
    return jax.lax.fori_loop(1, below.shape[-1], substitute, identity)
