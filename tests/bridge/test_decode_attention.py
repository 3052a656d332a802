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
from tests.paged_caches import paged


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


def rounded(given: Operands, dtype: str) -> tuple[Operands, jax.Array, jax.Array]:
    """The same with rounded keys and values, and those in the pages of a cache, with the block tables."""
    kept = [encode_rows(jnp.asarray(array), jnp.dtype(dtype)) for array in (given.k, given.v)]
    wide = [np.asarray(decode_rows(array, jnp.dtype("float32"))) for array in kept]
    return given._replace(k=wide[0], v=wide[1]), *paged(given.k, given.v, dtype, ends=ends(given))


def ends(given: Operands) -> list[int]:
    """How many positions of each row were ever written."""
    return [int(np.flatnonzero(row)[-1]) + 1 if row.any() else 0 for row in np.asarray(given.mask)]


@pytest.fixture(autouse=True)
def code() -> None:
    assert all(call.register() for call in decode_attention.CALLS.values())


def attend(given: Operands, sinks: np.ndarray | None = None) -> jax.Array:
    array, tables = paged(given.k, given.v, ends=ends(given))
    run = jax.jit(lambda *arrays: decode_attention.attend(*arrays[:3], given.v.shape[3], *arrays[3:]))
    return run(given.q, array, tables, given.mask, sinks)


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
    expected, array, tables = rounded(given, dtype)
    out = jax.jit(decode_attention.attend, static_argnums=3)(given.q, array, tables, dims[1], given.mask)
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
    out = attend(given, sinks)
    scores = np.where(given.mask[:, None, None], np.einsum("rghd,rgpd->rghp", *given[:2]).astype(np.float64), -np.inf)
    scores = np.concatenate([scores, np.broadcast_to(sinks[None, ..., None], (*scores.shape[:3], 1))], axis=-1)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = (weights / weights.sum(axis=-1, keepdims=True))[..., :-1]
    np.testing.assert_allclose(out, np.einsum("rghp,rgpd->rghd", weights, given.v), atol=2e-6)


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
    q, cache = jnp.zeros((2, 6, 1, 64)), jnp.zeros((5, 2, 32, 128))
    for dtype in KEPT:
        kept = jnp.concatenate([encode_rows(cache[..., :64], jnp.dtype(dtype))] * 2, axis=-1)
        assert decode_attention.supports(q, kept, 64, None)
    assert not decode_attention.supports(q, cache.astype(jnp.float16), 64, None)
    assert not decode_attention.supports(q, cache, 64, 50.0)
    assert not decode_attention.supports(q, cache, 60, None)
    assert not decode_attention.supports(jnp.zeros((2, 6, 2, 64)), cache, 64, None)
    assert not decode_attention.supports(q, jnp.zeros((5, 2, 40, 128)), 64, None)
    assert not decode_attention.supports(q.astype(jnp.bfloat16), cache, 64, None)
    with for_platform(Platform.TPU):
        assert not decode_attention.supports(q, cache, 64, None)
