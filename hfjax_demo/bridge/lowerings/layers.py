"""Linear layers and embeddings, whose weights may be stored in fewer bits, activations, and the product of expert layers."""

from __future__ import annotations

import dataclasses
import math

import jax
import jax.numpy as jnp
import torch
import torchax

from ..kernels import dense_product, skinny_gemm
from ..platforms import Platform, current_platform
from ..tensors import jax_view, torch_view
from ..weights.formats import StoredWeight, get_stored_weight, look_up, multiply, multiply_stack, with_stored_weight
from . import sequences
from .assignment import register_writes
from .normalization import fused_silu, torch_group_norm, torch_layer_norm

# On a CPU, products with at most this many rows have the weights on the left; see :func:`few_rows_matmul`.
FEW_ROWS = 16


def register_lowerings() -> None:
    """Override the operators below, and assignment (:mod:`.assignment`), in torchax's default environment. Idempotent."""
    register_writes()
    env, functional, aten = torchax.default_env(), torch.nn.functional, torch.ops.aten
    for operator, function in (
        (functional.group_norm, torch_group_norm),
        (functional.layer_norm, torch_layer_norm),
        (functional.conv1d, sequences.conv1d),
        (functional.linear, _linear),
        (functional.embedding, _embedding),
        (aten.linalg_solve_triangular.default, sequences.solve_triangular),
        (aten._grouped_mm.default, _grouped_mm),
        (aten.transpose.int, _transpose),
        (aten.silu.default, _silu),
        (aten.gelu.default, _gelu),
    ):
        env.override_op_definition(operator, function)
    env.override_op_definition(aten.copy_.default, sequences.copy, is_view_op=True)  # or it gets copies of views
    # torchax calls this method before looking up any definition.
    torchax.tensor.Tensor.type_as = _type_as  # type: ignore[method-assign]


def _linear(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None) -> torch.Tensor:
    """Compute ``torch.nn.functional.linear``: (…, inputs) times (outputs, inputs) transposed, plus (outputs,)."""
    x, stored = jax_view(input), get_stored_weight(weight)
    rows, offset = x.reshape(-1, x.shape[-1]), None if bias is None else jax_view(bias)
    if stored is None:
        product = _float_product(rows, jax_view(weight), offset)
    else:
        product = multiply(rows, stored)
        product = product if offset is None else product + offset
    return torch_view(product.reshape(*x.shape[:-1], -1))


def _float_product(x: jax.Array, weights: jax.Array, bias: jax.Array | None) -> jax.Array:
    """Compute (rows, inputs) times (outputs, inputs) transposed, plus (outputs,), in the best form for the processor."""
    rows = x.shape[0]
    if x.dtype == weights.dtype and dense_product.should_multiply(rows, weights):
        return dense_product.multiply(x, weights, bias)
    if current_platform() is Platform.CPU and weights.dtype in (jnp.bfloat16, jnp.float16):
        # XLA's products of 16-bit values take up to ten times as long.
        return _float_product(x.astype(jnp.float32), weights.astype(jnp.float32), bias).astype(x.dtype)
    few = current_platform() is Platform.CPU and 2 <= rows <= FEW_ROWS
    product = few_rows_matmul(x, weights) if few else jnp.einsum("ri,oi->ro", x, weights)
    return product if bias is None else product + bias


def few_rows_matmul(x: jax.Array, weights: jax.Array) -> jax.Array:
    """Return ``x @ weights.T`` for a few rows, in the form for which XLA's CPU library reads the weights only once.

    The library writes a copy of its right-hand side: here that of the few rows. The barriers keep the compiler from swapping
    the operands again.
    """
    product: jax.Array = jax.lax.optimization_barrier(weights @ jax.lax.optimization_barrier(x.T))
    return product.T


def _embedding(
    input: torch.Tensor,
    weight: torch.Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.embedding``. The padding token only affects gradients, so it is ignored."""
    if max_norm is not None:
        raise NotImplementedError("an embedding that rescales its own weights (max_norm) is not known here")
    stored, indices = get_stored_weight(weight), jax_view(input)
    rows = (
        jnp.take(jax_view(weight), indices, axis=0)
        if stored is None
        else look_up(indices, stored, jax_view(weight).dtype)
    )
    return torch_view(rows)


def _silu(input: torch.Tensor) -> torch.Tensor:
    """Compute ``aten::silu``.

    On a CPU the division comes last: XLA regards it as expensive and stores its result, whereas it would recompute a product for
    each element that it is multiplied with, as in the states of Mamba-2 layers.
    """
    found = fused_silu(input)
    if found is not None:
        return torch_view(found)
    x = jax_view(input)
    wide = _widened(x)
    out = (
        wide / (1 + jnp.exp(-wide))
        if current_platform() is Platform.CPU and wide.dtype == jnp.float32
        else jax.nn.silu(x)
    )
    return torch_view(out.astype(x.dtype))


def _gelu(input: torch.Tensor, *, approximate: str = "none") -> torch.Tensor:
    """Compute ``aten::gelu``. Without approximation it uses PyTorch's form: JAX's (``erfc``) takes 1.5 times as long on a CPU."""
    x = jax_view(input)
    wide = _widened(x)
    if approximate == "none":
        out = wide * (0.5 * (1 + jax.lax.erf(wide * math.sqrt(0.5))))
    else:
        out = jax.nn.gelu(wide, approximate=True)
    return torch_view(out.astype(x.dtype))


def _widened(x: jax.Array) -> jax.Array:
    """Convert 16-bit values to float32 on a CPU, so that a function's result is rounded once, as in PyTorch. XLA would round
    after each of its steps, which takes most of the function's time."""
    return x.astype(jnp.float32) if current_platform() is Platform.CPU and x.dtype.itemsize == 2 else x


def _type_as(input: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    """Run ``torch.Tensor.type_as``. torchax's version changes its first tensor, and does not accept views."""
    return input.to(other.dtype)


def _grouped_mm(
    input: torch.Tensor,
    weight: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> torch.Tensor:
    """Compute ``aten::_grouped_mm``: a matrix of rows sorted by expert, and stacked weights (groups, inputs, outputs)."""
    if input.ndim != 2 or weight.ndim != 3 or offs is None or bias is not None or out_dtype is not None:
        raise NotImplementedError(
            "_grouped_mm is known here for sorted rows (2-D), stacked weights (3-D) and offsets only"
        )
    stored = get_stored_weight(weight)
    if stored is not None and stored.transposed and _has_stack_product(stored):
        return torch_view(multiply_stack(jax_view(input), stored, jax_view(offs)))
    return torch_view(grouped_matmul(*jax_view((input, weight, offs))))


def _has_stack_product(stored: StoredWeight) -> bool:
    return skinny_gemm.supports(stored.format, stored.shape[-1], stored.activations, stacked=True)


def _transpose(input: torch.Tensor, dim0: int, dim1: int) -> torch.Tensor:
    """Compute ``aten::transpose``, of a stored weight as one that is stored, too: the experts of most models are transposed."""
    array, stored = jax_view(input), get_stored_weight(input)
    result: torch.Tensor = torch_view(jnp.swapaxes(array, dim0, dim1) if array.ndim else array)
    if stored is None or len(stored.shape) != 3 or {dim0 % 3, dim1 % 3} != {1, 2}:
        return result
    return with_stored_weight(result, dataclasses.replace(stored, transposed=not stored.transposed))


def grouped_matmul(rows: jax.Array, weights: jax.Array, ends: jax.Array) -> jax.Array:
    """Multiply each row with the matrix of its group: (rows, outputs).

    Args:
        rows: (rows, inputs), sorted by group.
        weights: (groups, inputs, outputs).
        ends: int32 (groups,), the index after each group's last row.
    """
    ends = ends.astype(jnp.int32)
    if rows.shape[0] <= weights.shape[0]:
        # For few rows, as in decoding, it is cheaper to read only their matrices than to process every group's.
        group = jnp.searchsorted(ends, jnp.arange(rows.shape[0], dtype=jnp.int32), side="right")
        out = jnp.einsum("ri,rio->ro", rows, weights[group], preferred_element_type=jnp.float32)
        return out.astype(rows.dtype)
    return jax.lax.ragged_dot(rows, weights, jnp.diff(ends, prepend=0))
