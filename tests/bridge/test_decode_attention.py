"""Attention of one query a conversation, as machine code, beside float64."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import decode_attention
from hfjax_demo.bridge.kernels.cache_rows import decode_rows, encode_rows
from hfjax_demo.bridge.platforms import Platform, for_platform


class Operands(NamedTuple):
    """Scaled queries (rows, kv_heads, heads of a group, head_dim), keys and values (rows, kv_heads, positions, …), and the mask
    (rows, positions)."""

    q: np.ndarray
    k: np.ndarray
    v: np.ndarray
    mask: np.ndarray


def operands(
    rows: int = 2,
    kv_heads: int = 2,
    heads: int = 3,
    dims: tuple[int, int] = (64, 64),
    positions: int = 64,
    spread: float = 1.0,
    seed: int = 0,
) -> Operands:
    """Each row sees the positions up to one of its own."""
    generator = np.random.default_rng(seed)
    q = generator.normal(scale=spread, size=(rows, kv_heads, heads, dims[0])).astype(np.float32)
    k, v = (generator.normal(size=(rows, kv_heads, positions, dim)).astype(np.float32) for dim in dims)
    ends = generator.integers(1, positions + 1, size=rows)
    ends[0] = positions
    return Operands(q, k, v, np.arange(positions) < ends[:, None])


def in_float64(given: Operands) -> np.ndarray:
    q, k, v = (array.astype(np.float64) for array in given[:3])
    scores = np.where(given.mask[:, None, None], np.einsum("rghd,rgpd->rghp", q, k), -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.einsum("rghp,rgpd->rghd", weights / weights.sum(axis=-1, keepdims=True), v)


KEPT = ["float32", "bfloat16", "int8"]  # what keys and values are rounded to


def rounded(given: Operands, dtype: str) -> tuple[Operands, list[jax.Array], list[jax.Array]]:
    """The same with rounded keys and values, and those as a cache keeps them, of each row."""
    kept = [[encode_rows(jnp.asarray(row), jnp.dtype(dtype)) for row in array] for array in (given.k, given.v)]
    wide = [np.stack([np.asarray(decode_rows(row, jnp.dtype("float32"))) for row in rows]) for rows in kept]
    return given._replace(k=wide[0], v=wide[1]), *kept


@pytest.fixture(autouse=True)
def code() -> None:
    assert all(call.register() for call in decode_attention.CALLS.values())


@jax.jit
def attend(given: Operands) -> jax.Array:
    return decode_attention.attend(jnp.asarray(given.q), list(given.k), list(given.v), given.mask)


@pytest.mark.parametrize(
    ("size", "dims", "heads"),
    list(itertools.product([(1, 16), (3, 80), (8, 512)], [(64, 64), (128, 128), (16, 256), (80, 96)], [1, 3, 7])),
    ids=str,
)
def test_it_is_softmax_attention(size: tuple[int, int], dims: tuple[int, int], heads: int) -> None:
    rows, positions = size
    given = operands(rows, 2, heads, dims, positions, spread=dims[0] ** -0.5)
    out = attend(given)
    assert out.dtype == jnp.float32
    np.testing.assert_allclose(out, in_float64(given), atol=2e-6)


@pytest.mark.parametrize(("dtype", "dims"), list(itertools.product(KEPT[1:], [(64, 64), (16, 256), (80, 96)])), ids=str)
def test_numbers_in_fewer_bits_are_read_where_they_lie(dtype: str, dims: tuple[int, int]) -> None:
    given = operands(3, 2, 3, dims, 80, spread=dims[0] ** -0.5)
    expected, k, v = rounded(given, dtype)
    out = jax.jit(decode_attention.attend)(given.q, k, v, given.mask)
    assert out.dtype == jnp.float32
    np.testing.assert_allclose(out, in_float64(expected), atol=2e-6)
    assert np.abs(in_float64(expected) - in_float64(given)).max() > 1e-3, "rounding shows"


@pytest.mark.parametrize("spread", [1e-3, 1.0, 30.0])
def test_weights_of_any_size(spread: float) -> None:
    """Up to scores in the hundreds, where all but one weight vanish; as near as the scores' own rounding lets it be."""
    given = operands(spread=spread)
    np.testing.assert_allclose(attend(given), in_float64(given), atol=2e-6 * max(1, spread * 10))


def test_any_mask() -> None:
    """A window that begins in the middle of a register, and holes."""
    given = operands(rows=3, positions=96)
    place = np.arange(96)
    mask = np.stack([(place > 37) & (place < 90), place % 7 == 3, place == 95])
    given = given._replace(mask=mask)
    np.testing.assert_allclose(attend(given), in_float64(given), atol=2e-6)


def test_sinks() -> None:
    """A score for each head that counts as a position without a value; with one that sees nothing."""
    given = operands(rows=3, positions=96)
    given.mask[1] = False
    sinks = np.asarray([[-80.0, 0.0, 2.0], [5.0, 90.0, 500.0]], np.float32)
    out = decode_attention.attend(jnp.asarray(given.q), list(given.k), list(given.v), jnp.asarray(given.mask), sinks)
    scores = np.where(given.mask[:, None, None], np.einsum("rghd,rgpd->rghp", *given[:2]).astype(np.float64), -np.inf)
    scores = np.concatenate([scores, np.broadcast_to(sinks[None, ..., None], (*scores.shape[:3], 1))], axis=-1)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = (weights / weights.sum(axis=-1, keepdims=True))[..., :-1]
    np.testing.assert_allclose(out, np.einsum("rghp,rgpd->rghd", weights, given.v), atol=2e-6)


def test_what_the_mask_hides_changes_nothing() -> None:
    """A cache holds the rubbish of earlier conversations; it may be anything, as long as it is finite."""
    given = operands()
    hidden = ~given.mask[:, None, :, None]
    rubbish = given._replace(
        k=np.where(hidden, np.float32(1e30), given.k), v=np.where(hidden, np.float32(1e4), given.v)
    )
    np.testing.assert_array_equal(attend(rubbish), attend(given))


def test_a_row_is_the_same_whatever_other_rows_there_are() -> None:
    given = operands(rows=5)
    alone = Operands(*(array[2:3] for array in given))
    np.testing.assert_array_equal(attend(given)[2:3], attend(alone))


def test_a_row_that_sees_nothing_gives_zeros() -> None:
    given = operands()
    given.mask[1] = False
    out = attend(given)
    assert (out[1] == 0).all()
    np.testing.assert_allclose(out[0], in_float64(given._replace(mask=np.ones_like(given.mask)))[0], atol=2e-6)


def test_numbers_that_are_none_are_not_hidden() -> None:
    given = operands(rows=1)
    given.q[0, 1, 2, 5] = np.nan
    out = np.asarray(attend(given))
    assert np.isnan(out[0, 1, 2]).all() and np.isfinite(out[0, 0]).all() and np.isfinite(out[0, 1, :2]).all()


def test_what_it_is_for() -> None:
    q, k, v = jnp.zeros((2, 6, 1, 64)), [jnp.zeros((2, 32, 64))] * 2, [jnp.zeros((2, 32, 64))] * 2
    assert decode_attention.supports(q, k, v, None)
    for dtype in KEPT:
        kept = [[encode_rows(array, jnp.dtype(dtype)) for array in arrays] for arrays in (k, v)]
        assert decode_attention.supports(q, *kept, None)
    assert not decode_attention.supports(q, [array.astype(jnp.float16) for array in k], v, None)
    assert not decode_attention.supports(q, k, v, 50.0)
    assert not decode_attention.supports(jnp.zeros((2, 6, 2, 64)), k, v, None)
    assert not decode_attention.supports(q, [jnp.zeros((2, 40, 64))] * 2, [jnp.zeros((2, 40, 64))] * 2, None)
    assert not decode_attention.supports(q.astype(jnp.bfloat16), k, v, None)
    with for_platform(Platform.TPU):
        assert not decode_attention.supports(q, k, v, None)
