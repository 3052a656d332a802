"""The last hidden states of a text, pooled: the programs that embeddings are made by.

Source of the formulas: sentence-transformers, ``Pooling.forward``.
"""

from __future__ import annotations

from enum import IntEnum

import jax
import jax.numpy as jnp

from ..bridge.functional import FunctionalModule, Params
from .model import TextModel


class Pooling(IntEnum):
    """What becomes of the states of a text's tokens: the row of :func:`pooled_states`.

    ROOT_MEAN is their sum divided by the root of their number; WEIGHTED is their mean, each weighing its place in the text.
    """

    FIRST = 0
    MAX = 1
    MEAN = 2
    ROOT_MEAN = 3
    WEIGHTED = 4
    LAST = 5


def pooled_states(states: jax.Array, count: jax.Array) -> jax.Array:
    """A text's states in each of the ways that there are: float32 (len(Pooling), hidden size).

    Args:
        states: float (length, hidden size), those of padding at the end.
        count: int32 scalar, how many of them are real; 1 at least.
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


def pooled(model: TextModel, params: Params, tokens: jax.Array, count: jax.Array) -> jax.Array:
    """What a causal model makes of a text; see :func:`pooled_states`.

    Args:
        tokens: int32 (length,), padded at the end.
        count: int32 scalar, how many of them are real.
    """
    return pooled_states(model.hidden_states(params, tokens, count), count)


def encoded(call: FunctionalModule, params: Params, tokens: jax.Array, counts: jax.Array) -> jax.Array:
    """What an encoder makes of some texts: float32 (rows, len(Pooling), hidden size); see :func:`pooled_states`.

    Args:
        tokens: int32 (rows, length), each padded at its end with the model's own padding token.
        counts: int32 (rows,), how many of them are real; 1 at least.
    """
    mask = (jnp.arange(tokens.shape[1]) < counts[:, None]).astype(jnp.int32)
    states = call(params, input_ids=tokens, attention_mask=mask).last_hidden_state
    return jax.vmap(pooled_states)(states, counts)
