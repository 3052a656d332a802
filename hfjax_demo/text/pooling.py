"""The last hidden states of a text, pooled: the program that embeddings are made by."""

from __future__ import annotations

from enum import IntEnum

import jax
import jax.numpy as jnp

from ..bridge.functional import Params
from .model import TextModel


class Pooling(IntEnum):
    """What becomes of the states of a text's tokens: the row of :func:`pooled`."""

    FIRST = 0
    MEAN = 1
    LAST = 2


def pooled(model: TextModel, params: Params, tokens: jax.Array, count: jax.Array) -> jax.Array:
    """The states of a text's first token, the mean of all, and those of its last: float32 (3, hidden size).

    Args:
        tokens: int32 (length,), padded at the end.
        count: int32 scalar, how many of them are real.
    """
    states = model.hidden_states(params, tokens, count).astype(jnp.float32)
    real = jnp.arange(len(tokens)) < count
    mean = jnp.where(real[:, None], states, 0.0).sum(axis=0) / count
    return jnp.stack([states[0], mean, jnp.take(states, count - 1, axis=0)])
