"""Attention of one query per conversation over its cache, on a CPU, as in each layer of a decode step.

XLA's loop (:func:`..attention.blocks.attend_blocks`) costs more to start than its few thousand multiplications. Here each KV head
of a conversation is one work item of a custom call: it reads the visible keys and values in place, with a running maximum and sum
("Online normalizer calculation for softmax", Milakov and Gimelshein, 2018) in float32.
"""

from __future__ import annotations

from collections.abc import Sequence

import jax
import jax.numpy as jnp

from ..cache_rows import values_per_row
from ..machine_code import CustomCall

KERNEL = "decode_attention/kernel"
CALLS = {
    "float32": CustomCall("hfjax_demo_decode_attention", KERNEL, lambda _: {"kept": 4}),
    "uint16": CustomCall("hfjax_demo_decode_attention_bfloat16", KERNEL, lambda _: {"kept": 2}),
    "int8": CustomCall("hfjax_demo_decode_attention_int8", KERNEL, lambda _: {"kept": 1}),
}
"""By the dtype of the arrays of keys and values (:mod:`..cache_rows`); the constant is its size in bytes."""

MULTIPLE = 16  # of positions and head sizes: the largest number of lanes of a register


def supports(q: jax.Array, k: Sequence[jax.Array], v: Sequence[jax.Array], softcap: float | None) -> bool:
    """Return whether :func:`attend` supports these arrays in a program that is traced now: queries (rows, heads, queries,
    head_dim), and ``k`` and ``v`` as there."""
    kept, sizes = k[0].dtype, (k[0].shape[1], values_per_row(k[0]), values_per_row(v[0]))
    fits = q.shape[2] == 1 and softcap is None and all(size % MULTIPLE == 0 for size in sizes)
    known = q.dtype == jnp.float32 and kept == v[0].dtype and kept.name in CALLS
    return fits and known and CALLS[kept.name].usable()


def attend(
    grouped: jax.Array,
    k: Sequence[jax.Array],
    v: Sequence[jax.Array],
    mask: jax.Array,
    sinks: jax.Array | None = None,
) -> jax.Array:
    """Compute softmax attention for arrays for which :func:`supports` is true. A row that sees nothing yields zeros.

    Args:
        grouped: float32 (rows, kv_heads, heads of a group, head_dim), scaled.
        k, v: for each row (kv_heads, positions, head_dim), stored as in :mod:`..cache_rows`.
        mask: bool (rows, positions), True for visible positions.
        sinks: (kv_heads, heads of a group), a score that is part of each softmax of a head, without a value; None for no sinks.

    Returns:
        float32 (rows, kv_heads, heads of a group, head_dim of the values).
    """
    positions = jnp.arange(mask.shape[1], dtype=jnp.int32)
    first = jnp.min(jnp.where(mask, positions, mask.shape[1]), axis=1)
    stop = jnp.max(jnp.where(mask, positions + 1, 0), axis=1)
    longest = jnp.max(stop - first, keepdims=True)
    shape = grouped.shape[:3]
    results = [
        jax.ShapeDtypeStruct((*shape, values_per_row(v[0])), jnp.float32),
        jax.ShapeDtypeStruct((*shape, 2), jnp.float32),  # each head's maximum and sum
    ]
    bounds = jnp.stack([first, stop], axis=1)
    out, states = CALLS[k[0].dtype.name](results, grouped, mask, bounds, longest, *k, *v)
    if sinks is None:
        return out
    maximum, total = states[..., 0], states[..., 1]
    return out * (total / (total + jnp.exp(sinks - maximum)))[..., None]  # the sum without the sink by the sum with it
