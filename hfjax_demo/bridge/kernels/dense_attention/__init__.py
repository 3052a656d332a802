"""Attention of many queries to all keys of their head, on a CPU: what picture models compute in each of their layers.

XLA writes all scores down, reads them again for their maximum, for exp and for the sum, and runs a product for each head whose
inner size is as small as a head. Here it is one custom call a layer, whose code LLVM makes (:mod:`..machine_code`): a tile of
queries walks the keys in blocks whose scores stay in the innermost cache, with a running maximum and sum ("FlashAttention", Dao
et al., 2022, sections 3.1 and 3.2). Queries, keys and values are read where linear layers leave them, heads side by side.

Scores and sums are float32. Where the processor multiplies pairs of bfloat16 numbers, and they are what is given, weights are
rounded to them for their product with the values, as PyTorch does; all other numbers of 16 bits are widened.
"""

from __future__ import annotations

import math

import jax
import jax.numpy as jnp

from ..machine_code import CustomCall

KERNEL = "dense_attention/kernel"
FLOAT32 = CustomCall("hfjax_demo_dense_attention", KERNEL, lambda _: {"paired": 0})
PAIRED = CustomCall("hfjax_demo_dense_attention_bfloat16", KERNEL, lambda _: {"paired": 1}, pairs=True)
CALLS = (FLOAT32, PAIRED)

TILE = 64
"""Queries in a tile, whatever the processor: a stored program may be run by another one."""


def attend(q: jax.Array, k: jax.Array, v: jax.Array, scale: float) -> jax.Array:
    """Softmax attention without a mask, where :data:`FLOAT32` is usable.

    Args:
        q: (…, queries, head_dim), of any floating-point dtype.
        k: (…, keys, head_dim), with at least one key.
        v: (…, keys, value_dim).
        scale: what scores are multiplied with; not below 0.

    Returns:
        (…, queries, value_dim), of the dtype of ``q``.
    """
    paired = q.dtype == k.dtype == v.dtype == jnp.bfloat16 and q.shape[-1] % 2 == 0 and PAIRED.register()
    call, dtype = (PAIRED, jnp.bfloat16) if paired else (FLOAT32, jnp.float32)
    given = [_side_by_side(array.astype(dtype)) for array in (q, k, v)]
    result = jax.ShapeDtypeStruct((*given[0].shape[:-1], v.shape[-1]), dtype)
    of_two = jnp.full(1, scale / math.log(2), jnp.float32)  # for weights that are powers of two
    out = call(result, *given, of_two)
    whole: jax.Array = out.swapaxes(1, 2).reshape(*q.shape[:-1], v.shape[-1]).astype(q.dtype)
    return whole


def _side_by_side(array: jax.Array) -> jax.Array:
    """(…, heads, rows, size) as (pictures, rows, heads, size): as it was before it was split into heads, in most code."""
    heads = array.shape[-3] if array.ndim > 3 else 1
    return array.reshape(-1, heads, *array.shape[-2:]).swapaxes(1, 2)
