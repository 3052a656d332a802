"""Attention of one query per conversation over its cache, on a CPU, as in each layer of a decode step.

XLA's form of it (:func:`..attention.paged.attend_blocks`) is a loop per layer and row, whose few thousand multiplications cost
less than starting them. Here it is one custom call per layer, whose code LLVM generates (:mod:`..machine_code`).

The visible positions of each KV head of a conversation are divided into :data:`PARTS`, the work items, so that threads share
also one long conversation; they are put together at the end. A part processes its positions from first to last, as many at a time
as a register has lanes, with a running maximum and sum ("Online normalizer calculation for softmax", Milakov and Gimelshein,
2018), all in float32. Nothing is copied: keys and values are read in place from the pages of the cache. There is code for each of
their formats (:mod:`..cache_rows`); narrower values are widened when they are read, once for all heads.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

from ..machine_code import CustomCall

KERNEL = "decode_attention/kernel"
CALLS = {
    "float32": CustomCall("hfjax_demo_decode_attention", KERNEL, lambda _: {"kept": 4}),
    "uint16": CustomCall("hfjax_demo_decode_attention_bfloat16", KERNEL, lambda _: {"kept": 2}),
    "int8": CustomCall("hfjax_demo_decode_attention_int8", KERNEL, lambda _: {"kept": 1}),
}
"""By the dtype of the cache's array (:mod:`..cache_rows`); the constant is its size in bytes."""

MULTIPLE = 16  # of a page's positions and of head sizes: the largest number of lanes of a register

PARTS = (
    8  # of the positions of a head; a constant, so that a result depends neither on threads nor on other conversations
)


def supports(q: jax.Array, cache: jax.Array, value_dim: int, softcap: float | None) -> bool:
    """Return whether :func:`attend` supports these arrays in a program that is traced now.

    Args:
        q: (rows, heads, queries, head_dim).
        cache: (pages, kv_heads, positions of a page, elements of a key and a value), stored as in :mod:`..cache_rows`.
        value_dim: the head size of the values.
    """
    sizes = cache.shape[2], q.shape[3], value_dim
    fits = q.shape[2] == 1 and softcap is None and all(size % MULTIPLE == 0 for size in sizes)
    return fits and q.dtype == jnp.float32 and cache.dtype.name in CALLS and CALLS[cache.dtype.name].usable()


def attend(
    grouped: jax.Array,
    cache: jax.Array,
    tables: jax.Array,
    value_dim: int,
    visible: jax.Array,
    sinks: jax.Array | None = None,
) -> jax.Array:
    """Compute softmax attention for arrays for which :func:`supports` is true. A row that sees nothing yields zeros.

    Args:
        grouped: float32 (rows, kv_heads, heads of a group, head_dim), scaled.
        cache: (pages, kv_heads, positions of a page, elements of a key and a value), stored as in :mod:`..cache_rows`.
        tables: int32 (rows, pages of a row), the block tables.
        value_dim: the head size of the values.
        visible: bool (rows, positions), True for visible positions, all of which have been written; or int32 (rows, 2), the first
            of them and the one behind the last, if all between them are. Only then does the work not depend on the positions
            that a row could have.
        sinks: (kv_heads, heads of a group), a score that is part of each softmax of a head, without a value; None for no sinks.

    Returns:
        float32 (rows, kv_heads, heads of a group, value_dim).
    """
    if visible.dtype == jnp.bool_:
        mask, positions = visible, jnp.arange(visible.shape[1], dtype=jnp.int32)
        first = jnp.min(jnp.where(mask, positions, mask.shape[1]), axis=1)
        stop = jnp.max(jnp.where(mask, positions + 1, 0), axis=1)
        bounds = jnp.stack([first, stop], axis=1)
    else:
        mask, bounds = jnp.zeros((visible.shape[0], 0), bool), visible
    longest = jnp.max(bounds[:, 1] - bounds[:, 0], keepdims=True)
    out: jax.Array
    states: jax.Array
    out, states, _ = CALLS[cache.dtype.name](
        results_of(grouped.shape, value_dim), grouped, mask, bounds, longest, tables, cache
    )
    if sinks is None:
        return out
    maximum, total = states[..., 0], states[..., 1]
    # The sum without the sink, divided by the sum with it.
    return out * (total / (total + jnp.exp(sinks - maximum)))[..., None]


def results_of(queries: tuple[int, ...], value_dim: int) -> list[jax.ShapeDtypeStruct]:
    """Return the arrays of the custom call's results: sums of values, each head's maximum and sum, and what the parts leave,
    which is also room for as many rows of the cache as are read at a time.

    Args:
        queries: their shape, (rows, kv_heads, heads of a group, head_dim).
    """
    rows, kv_heads, heads, key_dim = queries
    left = -(-heads * (value_dim + 2) // MULTIPLE) * MULTIPLE + MULTIPLE * (key_dim + value_dim)
    shapes = (rows, kv_heads, heads, value_dim), (rows, kv_heads, heads, 2), (rows, kv_heads, PARTS, left)
    return [jax.ShapeDtypeStruct(shape, jnp.float32) for shape in shapes]
