"""Attention of many queries to all keys of their head, on a CPU, as in each layer of an image model.

XLA writes all scores to memory. In this custom call the scores of a tile of queries and a block of keys stay in the L1 cache
("FlashAttention", Dao et al., 2022, sections 3.1 and 3.2). Scores and sums are float32. With bfloat16 inputs, on a processor that
multiplies pairs of them, weights are rounded to bfloat16 for their product with the values, as in PyTorch.
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


def attend(q: jax.Array, k: jax.Array, v: jax.Array, scale: float) -> jax.Array:
    """Compute softmax attention without a mask. Requires that :data:`FLOAT32` is usable.

    Args:
        q, k, v: (…, queries or keys, head_dim or value_dim), of any floating-point dtype, with at least one key.
        scale: factor of the scores; not below 0.

    Returns:
        (…, queries, value_dim), of the dtype of ``q``.
    """
    paired = q.dtype == k.dtype == v.dtype == jnp.bfloat16 and q.shape[-1] % 2 == 0 and PAIRED.register()
    call, dtype = (PAIRED, jnp.bfloat16) if paired else (FLOAT32, jnp.float32)
    given = [_transpose_heads(array.astype(dtype)) for array in (q, k, v)]
    result = jax.ShapeDtypeStruct((*given[0].shape[:-1], v.shape[-1]), dtype)
    of_two = jnp.full(1, scale / math.log(2), jnp.float32)  # for weights computed as powers of two
    out = call(result, *given, of_two)
    return out.swapaxes(1, 2).reshape(*q.shape[:-1], v.shape[-1]).astype(q.dtype)


def _transpose_heads(array: jax.Array) -> jax.Array:
    """Transpose (…, heads, rows, size) to (images, rows, heads, size), in most models the layout before splitting into heads."""
    heads = array.shape[-3] if array.ndim > 3 else 1
    return array.reshape(-1, heads, *array.shape[-2:]).swapaxes(1, 2)
