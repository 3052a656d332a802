"""Pooling of a text's last hidden states. Source of the formulas: sentence-transformers, ``Pooling.forward``."""

from __future__ import annotations

from enum import IntEnum

import jax
import jax.numpy as jnp


class Pooling(IntEnum):
    """How the states of a text's tokens are pooled: the row of :func:`pool_states`.

    ROOT_MEAN is the sum divided by the square root of the count; WEIGHTED is the mean weighted by position, from 1.
    """

    FIRST = 0
    MAX = 1
    MEAN = 2
    ROOT_MEAN = 3
    WEIGHTED = 4
    LAST = 5


def pool_states(states: jax.Array, count: jax.Array) -> jax.Array:
    """Return a text's states pooled in each way: float32 (len(Pooling), hidden size).

    Args:
        states: float (length, hidden size), padding at the end.
        count: int32 scalar, number of real tokens; at least 1.
    """
    states = states.astype(jnp.float32)
    places = jnp.arange(len(states))
    real = (places < count)[:, None]
    kept = jnp.where(real, states, 0.0)
    total, number = kept.sum(axis=0), count.astype(jnp.float32)
    weights = jnp.where(real[:, 0], places + 1, 0).astype(jnp.float32)
    rows = {
        Pooling.FIRST: states[0],
        Pooling.MAX: jnp.where(real, states, -jnp.inf).max(axis=0),
        Pooling.MEAN: total / number,
        Pooling.ROOT_MEAN: total / jnp.sqrt(number),
        Pooling.WEIGHTED: (kept * weights[:, None]).sum(axis=0) / weights.sum(),
        Pooling.LAST: jnp.take(states, count - 1, axis=0),
    }
    return jnp.stack([rows[way] for way in Pooling])
