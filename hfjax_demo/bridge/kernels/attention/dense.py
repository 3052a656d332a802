"""Attention as one product over all positions, with grouped heads, a soft cap, sinks and any mask."""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp

# A masked score. It is finite, so that a query that sees nothing yields a finite result instead of NaN.
MASKED = -1e30


@dataclass(frozen=True, eq=False, slots=True)
class Scoring:
    """How scores are computed from queries and keys.

    Attributes:
        mask: (rows or 1, 1 or heads, queries, positions), True for visible positions, or values added to the scores.
        scale: of the queries.
        softcap: limits scores to between minus and plus this value with a hyperbolic tangent; None: no limit.
        sinks: (heads,), a score that is part of each softmax of a head, without a value; None: there are none.
    """

    mask: jax.Array
    scale: float
    softcap: float | None = None
    sinks: jax.Array | None = None


def attend_dense(q: jax.Array, k: jax.Array, v: jax.Array, scoring: Scoring) -> jax.Array:
    """Compute softmax attention in one product over all positions.

    Args:
        q: (rows, heads, queries, key_dim).
        k, v: (rows, kv_heads, positions, key_dim or value_dim), in the queries' dtype or a narrower one.

    Returns:
        float32 (rows, queries, heads, value_dim).
    """
    rows, heads, queries, _ = q.shape
    grouped = group(q, k.shape[1], scoring.scale)
    scores = masked_scores(grouped, k, group_mask(scoring.mask, heads, k.shape[1]), scoring.softcap)
    dtype = jnp.promote_types(q.dtype, v.dtype)
    if scoring.sinks is None:
        weights = jax.nn.softmax(scores, axis=-1).astype(dtype)
    else:
        column = jnp.broadcast_to(grouped_sinks(scoring.sinks, k.shape[1], queries)[..., None], (*scores.shape[:3], 1))
        weights = jax.nn.softmax(jnp.concatenate([scores, column], axis=-1), axis=-1)[..., :-1].astype(dtype)
    out = jnp.einsum("rgqs,rgsd->rgqd", weights, v, preferred_element_type=jnp.float32)
    return ungroup(out, rows, heads, queries)


def group(q: jax.Array, kv_heads: int, scale: float) -> jax.Array:
    """Reshape (rows, heads, queries, head_dim) to (rows, kv_heads, heads per group × queries, head_dim), scaled."""
    rows, heads, queries, head_dim = q.shape
    return (q * jnp.asarray(scale, q.dtype)).reshape(rows, kv_heads, heads // kv_heads * queries, head_dim)


def group_mask(mask: jax.Array, heads: int, kv_heads: int) -> jax.Array:
    """Convert (rows, 1 or heads, queries, positions) to (rows, 1 or kv_heads, heads per group × queries, positions)."""
    if mask.shape[1] > 1:  # a mask for each head
        return mask.reshape(mask.shape[0], kv_heads, -1, mask.shape[3])
    return mask if heads == kv_heads else jnp.tile(mask, (1, 1, heads // kv_heads, 1))


def grouped_sinks(sinks: jax.Array, kv_heads: int, queries: int) -> jax.Array:
    """Convert (heads,) to float32 (1, kv_heads, heads per group × queries)."""
    return jnp.repeat(sinks.astype(jnp.float32), queries).reshape(1, kv_heads, -1)


def masked_scores(grouped: jax.Array, k: jax.Array, mask: jax.Array, softcap: float | None) -> jax.Array:
    """Return scores, float32 (rows, kv_heads, heads per group × queries, positions), :data:`MASKED` at hidden positions."""
    scores = jnp.einsum("rgqd,rgsd->rgqs", grouped, k, preferred_element_type=jnp.float32)
    if softcap is not None:
        scores = softcap * jnp.tanh(scores / softcap)
    return jnp.where(mask, scores, MASKED) if mask.dtype == jnp.bool_ else jnp.maximum(scores + mask, MASKED)


def ungroup(out: jax.Array, rows: int, heads: int, queries: int) -> jax.Array:
    """Reshape (rows, kv_heads, heads per group × queries, head_dim) to (rows, queries, heads, head_dim)."""
    return out.reshape(rows, heads, queries, -1).transpose(0, 2, 1, 3)
