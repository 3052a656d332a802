"""Attention of many queries to all keys, as machine code, beside float64."""

from __future__ import annotations

import itertools

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import dense_attention
from hfjax_demo.bridge.kernels.dense_attention import FLOAT32, PAIRED

from .references import BFLOAT16, attention_in_float64, in_bfloat16, widened

BLOCK = 96  # keys: kBlock of kernel.cc

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray]


def operands(shape: tuple[int, ...], keys: int, value_dim: int, spread: float = 1.0) -> Arrays:
    """Queries of this shape (…, queries, head_dim), such that scores have a standard deviation of ``spread``; keys; values."""
    generator, outer, head_dim = np.random.default_rng(0), shape[:-2], shape[-1]
    q = generator.normal(scale=spread * head_dim**-0.5, size=shape)
    k, v = (generator.normal(size=(*outer, keys, size)) for size in (head_dim, value_dim))
    return q.astype(np.float32), k.astype(np.float32), v.astype(np.float32)


@pytest.fixture(autouse=True)
def code() -> None:
    assert FLOAT32.register()


SCALE = 0.5


@jax.jit
def attend(q: jax.Array, k: jax.Array, v: jax.Array) -> jax.Array:
    return dense_attention.attend(q / SCALE, k, v, SCALE)


def check(given: Arrays, atol: float = 2e-6) -> None:
    out = attend(*given)
    assert out.dtype == jnp.float32 and out.shape == (*given[0].shape[:-1], given[2].shape[-1])
    np.testing.assert_allclose(out, attention_in_float64(*given), atol=atol)


@pytest.mark.parametrize(
    ("shape", "keys", "value_dim"),
    list(
        itertools.product(
            [(1, 64), (63, 8), (64, 12), (2, 65, 40), (2, 3, 200, 64), (1, 1, 130, 5), (3, 64, 160)],
            [1, 77, BLOCK, 3 * BLOCK + 5],
            [1, 71],
        )
    ),
    ids=str,
)
def test_it_is_softmax_attention(shape: tuple[int, ...], keys: int, value_dim: int) -> None:
    check(operands(shape, keys, value_dim))


@pytest.mark.parametrize("spread", [1e-3, 8.0, 240.0])
def test_scores_of_any_size(spread: float) -> None:
    """Up to the hundreds, where all but one weight vanish; as near as the scores' own rounding lets it be."""
    check(operands((2, 150, 64), 300, 64, spread), 2e-6 * max(1, spread))


def test_the_highest_score_may_come_last_or_be_very_low() -> None:
    q, k, v = operands((70, 16), 3 * BLOCK, 16)
    order = np.argsort(k @ q[0])
    check((q[:1], k[order], v[order]))
    check((np.full_like(q, -100), np.abs(k) + 1, v), 1e-3)


@pytest.mark.parametrize(
    ("shape", "keys", "value_dim"),
    [
        ((1, 64), 2, 2),
        ((63, 8), 77, 24),
        ((2, 65, 40), BLOCK + 1, 40),
        ((2, 3, 200, 64), 3 * BLOCK + 5, 71),
        ((2, 130, 5), 7, 1),  # no pairs
    ],
    ids=str,
)
def test_in_bfloat16(shape: tuple[int, ...], keys: int, value_dim: int, by_pairs: bool) -> None:
    """Scores are float32's; of each weight, and then of the result, half of bfloat16's last place is lost. Float16 is widened."""
    given = in_bfloat16(*operands(shape, keys, value_dim))
    text = jax.jit(lambda *arrays: dense_attention.attend(*arrays, 1.0)).lower(*given).as_text()
    assert (PAIRED.target in text) == (by_pairs and shape[-1] % 2 == 0)
    out = dense_attention.attend(*given, 1.0)
    assert out.dtype == jnp.bfloat16 and out.shape == (*shape[:-1], value_dim)
    q, k, v = widened(*given)
    exact, largest = attention_in_float64(q, k, v), attention_in_float64(q, k, np.abs(v))
    assert (np.abs(np.asarray(out, np.float64) - exact) <= BFLOAT16 * (largest + np.abs(exact))).all()
    half = dense_attention.attend(*(jnp.asarray(array, jnp.float16) for array in given), 1.0)
    assert half.dtype == jnp.float16
    np.testing.assert_allclose(np.asarray(half, np.float64), exact, rtol=2**-11, atol=1e-3)


def test_numbers_that_are_none_are_not_hidden() -> None:
    q, k, v = operands((2, 70, 8), 40, 8)
    q[1, 66, 3] = np.nan
    out = np.asarray(attend(q, k, v))
    assert np.isnan(out[1, 66]).all() and np.isfinite(out[0]).all() and np.isfinite(out[1, :66]).all()
