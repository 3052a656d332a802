"""Attention over a separate array per row, block by block, up to the last visible position. Best on a CPU.

A short conversation in a long cache is as fast as in a short cache, with one program for every length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp

from .. import decode_attention
from ..cache_rows import decode_rows, values_per_row
from .dense import MASKED, Scoring, group, group_mask, grouped_sinks, masked_scores, ungroup
from .head_sharing import NO_REPLICATION, HeadDistribution, HeadReplication, sharing

# The cache is read in blocks of this many positions. 32 to 256 are equally fast for a long conversation; for a short one,
# smaller blocks read fewer unused positions.
BLOCK = 64

# Maximum number of loops over rows: each loop runs up to the longest of its own rows, and makes the program longer.
LOOPS = 4


@dataclass(frozen=True, eq=False, slots=True)
class SeparateCaches:
    """The caches that a program's rows attend to: of each row's conversation keys and values (kv_heads, positions, key_dim or
    value_dim), stored as in :mod:`..cache_rows`."""

    keys: tuple[jax.Array, ...]
    values: tuple[jax.Array, ...]
    heads: HeadDistribution

    def attend(self, q: jax.Array, scoring: Scoring) -> jax.Array:
        """See :data:`.AttendCache`."""
        q = self.heads.constrain_projection(q)
        shared = sharing(q.shape[1], self.keys[0].shape[0], self.heads.mesh)
        return attend_blocks(q, self.keys, self.values, scoring, shared)


def attend_blocks(
    q: jax.Array,
    k: Sequence[jax.Array],
    v: Sequence[jax.Array],
    scoring: Scoring,
    shared: HeadReplication = NO_REPLICATION,
) -> jax.Array:
    """Compute softmax attention over the visible blocks of the cache, with a running maximum and sum.

    The recurrence is that of "Online normalizer calculation for softmax" (Milakov and Gimelshein, 2018). A block in which a
    query sees nothing, before its first visible block, adds terms that the first real maximum multiplies by zero. Up to
    :data:`LOOPS` rows have one loop each, so that a short conversation next to a long one reads only its own blocks.

    Args:
        k, v: for each row (kv_heads, positions, head_dim), stored as in :mod:`..cache_rows`, with positions a multiple of
            :data:`BLOCK`, or fewer than that.
        shared: how the devices share their heads.
    """
    rows, heads = q.shape[:2]
    mask = jnp.broadcast_to(scoring.mask, (rows, *scoring.mask.shape[1:]))
    if mask.dtype == jnp.bool_ and shared is NO_REPLICATION and decode_attention.supports(q, k, v, scoring.softcap):
        by_group = None if scoring.sinks is None else scoring.sinks.astype(jnp.float32).reshape(k[0].shape[0], -1)
        out = decode_attention.attend(group(q, k[0].shape[0], scoring.scale), k, v, mask[:, 0, 0], by_group)
        return ungroup(out, rows, heads, 1)
    share = -(-rows // LOOPS)
    parts = [slice(first, first + share) for first in range(0, rows, share)]
    return jnp.concatenate(
        [_attend_rows(q[part], k[part], v[part], replace(scoring, mask=mask[part]), shared) for part in parts]
    )


def _attend_rows(
    q: jax.Array, k: Sequence[jax.Array], v: Sequence[jax.Array], scoring: Scoring, shared: HeadReplication
) -> jax.Array:
    mask, sinks = scoring.mask, scoring.sinks
    rows, heads, queries, _ = q.shape
    positions, value_dim = k[0].shape[1], values_per_row(v[0])
    block = min(BLOCK, positions)

    def cache_block(arrays: Sequence[jax.Array], start: jax.Array) -> jax.Array:
        found = [jax.lax.dynamic_slice_in_dim(arrays[row], start, block, axis=1) for row in range(rows)]
        return decode_rows(shared(jnp.stack(found)), q.dtype)

    groups = k[0].shape[0] * shared.copies
    grouped = group(q, groups, scoring.scale)
    grouped_mask = group_mask(mask, heads, groups)
    seen = (mask if mask.dtype == jnp.bool_ else mask > MASKED).any(axis=(0, 1, 2))
    position = jnp.arange(positions)
    first = jnp.min(jnp.where(seen, position, positions)) // block
    stop = (jnp.max(jnp.where(seen, position + 1, 0)) + block - 1) // block

    def body(index: jax.Array, carry: tuple[jax.Array, jax.Array, jax.Array]) -> tuple[jax.Array, ...]:
        maximum, total, out = carry
        start = index * block
        visible = jax.lax.dynamic_slice_in_dim(grouped_mask, start, block, axis=3)
        scores = masked_scores(grouped, cache_block(k, start), visible, scoring.softcap)
        new_maximum = jnp.maximum(maximum, scores.max(axis=-1))
        decay = jnp.exp(maximum - new_maximum)
        weights = jnp.exp(scores - new_maximum[..., None])
        values = cache_block(v, start)
        partial = jnp.einsum(
            "rgqs,rgsd->rgqd", weights.astype(values.dtype), values, preferred_element_type=jnp.float32
        )
        return new_maximum, total * decay + weights.sum(axis=-1), out * decay[..., None] + partial

    shape = grouped.shape[:3]
    out = jnp.zeros((*shape, value_dim))
    if sinks is None:
        init = jnp.full(shape, MASKED), jnp.zeros(shape), out
    else:  # as if a position with this score and no value had already been processed
        init = jnp.broadcast_to(grouped_sinks(sinks, groups, queries), shape), jnp.ones(shape), out
    _, total, out = jax.lax.fori_loop(first, stop, body, init)
    return ungroup(out / jnp.maximum(total, 1e-30)[..., None], rows, heads, queries)
