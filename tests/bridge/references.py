"""What the tests of the kernels compare with: float64, and numbers that are rounded to 16 bits."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

BFLOAT16 = 2.0**-8  # the largest relative error of a number that is rounded to it


def attention_in_float64(
    q: Any, k: Any, v: Any, mask: Any = None, sinks: Any = None, softcap: float | None = None
) -> np.ndarray:
    """Return softmax attention, (…, queries, value_dim).

    Args:
        mask: broadcasts to the scores, (…, queries, keys); True where a query sees a key.
        sinks: broadcasts to (…, queries): a score that is part of each softmax, without a value.
    """
    scores = np.einsum("...qd,...kd->...qk", *(np.asarray(array, np.float64) for array in (q, k)))
    if softcap is not None:
        scores = softcap * np.tanh(scores / softcap)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    if sinks is not None:
        column = np.broadcast_to(np.asarray(sinks, np.float64)[..., None], (*scores.shape[:-1], 1))
        scores = np.concatenate([scores, column], axis=-1)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = (weights / weights.sum(axis=-1, keepdims=True))[..., : np.shape(v)[-2]]
    return np.einsum("...qk,...kd->...qd", weights, np.asarray(v, np.float64))


def in_bfloat16(*arrays: np.ndarray) -> list[jax.Array]:
    """Return the arrays rounded to bfloat16."""
    return [jnp.asarray(array, jnp.bfloat16) for array in arrays]


def widened(*arrays: Any) -> Any:
    """Return the numbers that arrays of 16 bits hold."""
    return tuple(np.asarray(array, np.float32) for array in arrays)


def close_to_rounding(out: jax.Array, expected: np.ndarray, atol: float = 1e-4) -> None:
    """Assert that bfloat16 results are as near as a float32 sum that is rounded once."""
    assert out.dtype == jnp.bfloat16 and out.shape == expected.shape
    np.testing.assert_allclose(np.asarray(out, np.float64), expected, rtol=BFLOAT16, atol=atol)
