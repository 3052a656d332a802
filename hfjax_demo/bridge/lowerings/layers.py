"""Linear layers and embeddings, whose weights may be stored in fewer bits, activations, and what layers of experts call."""

from __future__ import annotations

import math

import jax
import jax.numpy as jnp
import torch
import torchax

from ..kernels import dense_product
from ..platforms import Platform, current
from ..tensors import jax_view, torch_view
from ..weights.formats import look_up, multiply, stored_in
from .normalizing import register_normalizing_lowerings, silu_of
from .sequences import register_sequence_lowerings
from .writes import register_writes

# A product with this many rows at most is done weights first on a CPU; see :func:`few_rows_matmul`.
FEW_ROWS = 16


def register_lowerings() -> None:
    """Teach torchax's default environment the operators below and those of :mod:`.normalizing` and :mod:`.sequences`, and to
    write (:mod:`.writes`).

    Repeating it changes nothing.
    """
    register_normalizing_lowerings()
    register_sequence_lowerings()
    register_writes()
    env = torchax.default_env()
    env.override_op_definition(torch.ops.aten._grouped_mm.default, _grouped_mm)
    env.override_op_definition(torch.nn.functional.linear, _linear)
    env.override_op_definition(torch.nn.functional.embedding, _embedding)
    env.override_op_definition(torch.ops.aten.silu.default, _silu)
    env.override_op_definition(torch.ops.aten.gelu.default, _gelu)
    # A method of torchax's own, which is asked before any definition.
    torchax.tensor.Tensor.type_as = _type_as  # type: ignore[method-assign]


def _linear(input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None) -> torch.Tensor:
    """``torch.nn.functional.linear``: (…, inputs) times (outputs, inputs) transposed, plus (outputs,)."""
    x, stored = jax_view(input), stored_in(weight)
    rows, offset = x.reshape(-1, x.shape[-1]), None if bias is None else jax_view(bias)
    if stored is None:
        product = _float_product(rows, jax_view(weight), offset)
    else:
        product = multiply(rows, stored)
        product = product if offset is None else product + offset
    result: torch.Tensor = torch_view(product.reshape(*x.shape[:-1], -1))
    return result


def _float_product(x: jax.Array, weights: jax.Array, bias: jax.Array | None) -> jax.Array:
    """(rows, inputs) times (outputs, inputs) transposed, plus (outputs,), in the form that suits the processor."""
    rows = x.shape[0]
    if x.dtype == weights.dtype and dense_product.multiplies(rows, weights):
        return dense_product.multiply(x, weights, bias)
    if current() is Platform.CPU and weights.dtype in (jnp.bfloat16, jnp.float16):
        # XLA's own products of such numbers take up to ten times as long.
        return _float_product(x.astype(jnp.float32), weights.astype(jnp.float32), bias).astype(x.dtype)
    few = current() is Platform.CPU and 2 <= rows <= FEW_ROWS
    product = few_rows_matmul(x, weights) if few else jnp.einsum("ri,oi->ro", x, weights)
    return product if bias is None else product + bias


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


def _embedding(
    input: torch.Tensor,
    weight: torch.Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> torch.Tensor:
    """``torch.nn.functional.embedding``; what the padding token means to gradients is no matter here."""
    if max_norm is not None:
        raise NotImplementedError("an embedding that rescales its own weights (max_norm) is not known here")
    stored, indices = stored_in(weight), jax_view(input)
    rows = (
        jnp.take(jax_view(weight), indices, axis=0)
        if stored is None
        else look_up(indices, stored, jax_view(weight).dtype)
    )
    result: torch.Tensor = torch_view(rows)
    return result


def _silu(input: torch.Tensor) -> torch.Tensor:
    """``aten::silu``.

    The division comes last on a CPU: XLA takes one for dear and so keeps its result, where it would compute a product with all
    that leads to it again for each element of what it is multiplied with. A step of eight conversations of a model with
    Mamba-2 layers, whose states are the product of two such, is a fifth shorter.
    """
    found = silu_of(input)
    if found is not None:
        return torch_view(found)  # type: ignore[no-any-return]
    x = jax_view(input)
    wide = _widened(x)
    out = wide / (1 + jnp.exp(-wide)) if current() is Platform.CPU and wide.dtype == jnp.float32 else jax.nn.silu(x)
    result: torch.Tensor = torch_view(out.astype(x.dtype))
    return result


def _gelu(input: torch.Tensor, *, approximate: str = "none") -> torch.Tensor:
    """``aten::gelu``, without its approximation in PyTorch's own form: JAX's is of ``erfc``, which takes a CPU half again as
    long."""
    x = jax_view(input)
    wide = _widened(x)
    if approximate == "none":
        out = wide * (0.5 * (1 + jax.lax.erf(wide * math.sqrt(0.5))))
    else:
        out = jax.nn.gelu(wide, approximate=True)
    result: torch.Tensor = torch_view(out.astype(x.dtype))
    return result


def _widened(x: jax.Array) -> jax.Array:
    """Numbers of 16 bits as float32 on a CPU: as PyTorch, a function is rounded to them once, where XLA would round each of its
    steps, which is most of what such a function takes."""
    return x.astype(jnp.float32) if current() is Platform.CPU and x.dtype.itemsize == 2 else x


def _type_as(input: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    """``torch.Tensor.type_as``. torchax's own changes its first tensor, and takes no view."""
    return input.to(other.dtype)


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
