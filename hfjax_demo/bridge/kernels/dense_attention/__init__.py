"""Attention of many queries, on a CPU.

A query sees all keys of its head, as in each layer of an image model, or the keys before it in a paged cache, as in each layer of
a text model for a chunk of a prompt.

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
FLOAT32 = CustomCall("hfjax_demo_dense_attention", KERNEL, lambda _: {"paired": 0, "paged": 0})
PAIRED = CustomCall("hfjax_demo_dense_attention_bfloat16", KERNEL, lambda _: {"paired": 1, "paged": 0}, pairs=True)
PAGED = CustomCall("hfjax_demo_chunk_attention", KERNEL, lambda _: {"paired": 0, "paged": 1})
CALLS = (FLOAT32, PAIRED, PAGED)

MAX_PAGE = 96
"""Maximum positions of a page: kBlock of kernel.cc."""

NO_WINDOW = 1 << 30  # positions, more than any cache has


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


def supports_pages(q: jax.Array, cache: jax.Array) -> bool:
    """Return whether :func:`attend_pages` supports these arrays in a program that is traced now."""
    fits = q.dtype == cache.dtype == jnp.float32 and cache.shape[2] <= MAX_PAGE
    return fits and PAGED.usable()


def attend_pages(
    q: jax.Array,
    cache: jax.Array,
    tables: jax.Array,
    starts: jax.Array,
    scale: float,
    *,
    value_dim: int,
    window: int | None,
) -> jax.Array:
    """Compute softmax attention of consecutive tokens to themselves and the tokens before them, for arrays for which
    :func:`supports_pages` is true. What a query does not see is not computed, except next to what it sees.

    Args:
        q: float32 (rows, heads, queries, head_dim).
        cache: float32 (pages, kv_heads, positions of a page, elements of a key and its value), in which everything up to the last
            query is written.
        tables: int32 (rows, pages of a row), the block tables; nothing is read where they are 0.
        starts: int32 (rows,), the position of each row's first query.
        scale: factor of the scores; not below 0.
        value_dim: the head size of the values.
        window: the number of visible positions, up to and including the query's own; None: all up to it.

    Returns:
        float32 (rows, queries, heads, value_dim); finite for a query that sees nothing, if everything else is.
    """
    rows, heads, queries, _ = q.shape
    result = jax.ShapeDtypeStruct((rows, queries, heads, value_dim), jnp.float32)
    of_two = jnp.full(1, scale / math.log(2), jnp.float32)
    width = jnp.full(1, NO_WINDOW if window is None else window, jnp.int32)
    out: jax.Array = PAGED(result, q.swapaxes(1, 2), cache, tables, starts, width, of_two)
    return out


def _transpose_heads(array: jax.Array) -> jax.Array:
    """Transpose (…, heads, rows, size) to (images, rows, heads, size), in most models the layout before splitting into heads."""
    heads = array.shape[-3] if array.ndim > 3 else 1
    return array.reshape(-1, heads, *array.shape[-2:]).swapaxes(1, 2)
