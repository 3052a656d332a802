"""Attention of one query a conversation, as machine code, beside float64; keys and values in fewer bits."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import decode_attention
from hfjax_demo.bridge.kernels.cache_rows import decode_rows, element, encode_rows, stored_width
from tests.paged_caches import paged

from .references import attention_in_float64

KEPT = ["float32", "bfloat16", "int8"]  # what keys and values are rounded to


class Operands(NamedTuple):
    """Scaled queries (rows, kv_heads, heads of a group, head_dim), keys and values (rows, kv_heads, positions, …), and the mask
    (rows, positions)."""

    q: np.ndarray
    k: np.ndarray
    v: np.ndarray
    mask: np.ndarray

    def pages(self, dtype: str = "float32") -> tuple[jax.Array, jax.Array]:
        """The keys and values in the pages of a cache, where only what is seen was ever written, and the block tables."""
        ends = [int(np.flatnonzero(row)[-1]) + 1 if row.any() else 0 for row in np.asarray(self.mask)]
        return paged(self.k, self.v, dtype, ends=ends)

    def rounded(self, dtype: str) -> Operands:
        kept = jnp.dtype(dtype), jnp.dtype("float32")
        k, v = (
            np.asarray(decode_rows(encode_rows(jnp.asarray(array), kept[0]), kept[1])) for array in (self.k, self.v)
        )
        return self._replace(k=k, v=v)

    def in_float64(self, sinks: np.ndarray | None = None) -> np.ndarray:
        return attention_in_float64(*self[:3], self.mask[:, None, None], sinks)


def operands(
    rows: int = 2,
    kv_heads: int = 2,
    heads: int = 3,
    dims: tuple[int, int] = (64, 64),
    positions: int = 64,
    spread: float = 1.0,
) -> Operands:
    """Each row sees the positions up to one of its own."""
    generator = np.random.default_rng(0)
    q = generator.normal(scale=spread, size=(rows, kv_heads, heads, dims[0])).astype(np.float32)
    k, v = (generator.normal(size=(rows, kv_heads, positions, dim)).astype(np.float32) for dim in dims)
    ends = generator.integers(1, positions + 1, size=rows)
    ends[0] = positions
    return Operands(q, k, v, np.arange(positions) < ends[:, None])


@pytest.fixture(autouse=True)
def code() -> None:
    assert all(call.register() for call in decode_attention.CALLS.values())


def attend(given: Operands, dtype: str = "float32", sinks: np.ndarray | None = None) -> jax.Array:
    run = jax.jit(lambda *arrays: decode_attention.attend(*arrays[:3], given.v.shape[3], *arrays[3:]))
    return run(given.q, *given.pages(dtype), given.mask, sinks)


@pytest.mark.parametrize(
    ("dtype", "size", "dims", "heads"),
    [
        *itertools.product(KEPT[:1], [(1, 16), (3, 80), (8, 512)], [(64, 64), (16, 256), (80, 96)], [1, 3, 7]),
        *itertools.product(KEPT[1:], [(3, 80)], [(64, 64), (16, 256), (80, 96)], [3]),
        *itertools.product(KEPT[:1], [(2, 720)], [(128, 128)], [2]),
        *itertools.product(["int8"], [(2, 272)], [(128, 128)], [2]),
    ],
    ids=str,
)
def test_it_is_softmax_attention(dtype: str, size: tuple[int, int], dims: tuple[int, int], heads: int) -> None:
    """Numbers in fewer bits are read where they lie."""
    given = operands(size[0], 2, heads, dims, size[1], spread=dims[0] ** -0.5)
    out, expected = attend(given, dtype), given.rounded(dtype).in_float64()
    assert out.dtype == jnp.float32
    np.testing.assert_allclose(out, expected, atol=2e-6)
    assert dtype == "float32" or np.abs(expected - given.in_float64()).max() > 1e-3, "rounding shows"


@pytest.mark.parametrize("spread", [1e-3, 1.0, 30.0])
def test_weights_of_any_size(spread: float) -> None:
    """Up to scores in the hundreds, where all but one weight vanish; as near as the scores' own rounding lets it be."""
    given = operands(spread=spread)
    np.testing.assert_allclose(attend(given), given.in_float64(), atol=2e-6 * max(1, spread * 10))


def test_any_mask_and_sinks() -> None:
    """A window that begins in the middle of a register, holes, and a row that sees nothing."""
    place = np.arange(96)
    mask = np.stack([(place > 37) & (place < 90), place % 7 == 3, place == 95])
    given = operands(rows=3, positions=96)._replace(mask=mask)
    np.testing.assert_allclose(attend(given), given.in_float64(), atol=2e-6)
    given.mask[1] = False
    sinks = np.asarray([[-80.0, 0.0, 2.0], [5.0, 90.0, 500.0]], np.float32)
    np.testing.assert_allclose(attend(given, sinks=sinks), given.in_float64(sinks), atol=2e-6)


def test_a_row_is_the_same_beside_one_that_sees_nothing_and_numbers_that_are_none() -> None:
    given = operands(rows=3)
    alone = attend(Operands(*(array[:1] for array in given)))
    given.mask[1] = False
    given.q[2, 1, 2, 5] = np.nan
    out = np.asarray(attend(given))
    np.testing.assert_array_equal(out[:1], alone)
    assert (out[1] == 0).all() and np.isnan(out[2, 1, 2]).all()
    assert np.isfinite(out[2, 0]).all() and np.isfinite(out[2, 1, :2]).all()


FLOAT32, BFLOAT16, INT8 = map(jnp.dtype, ("float32", "bfloat16", "int8"))

# (heads, positions, 24), of sizes that differ from row to row by far.
_RANDOM = np.random.default_rng(0)
ROWS = (np.exp(_RANDOM.uniform(-9, 9, size=(2, 30, 1))) * _RANDOM.normal(size=(2, 30, 24))).astype(np.float32)


def test_a_byte_holds_a_255th_of_its_rows_range() -> None:
    kept = jax.jit(lambda numbers: encode_rows(numbers, INT8))(ROWS)
    found = np.asarray(decode_rows(kept, FLOAT32))
    largest = np.abs(ROWS).max(axis=-1, keepdims=True)
    assert (np.abs(found - ROWS) <= 0.5001 * largest / 127).all()
    np.testing.assert_allclose(np.abs(found).max(axis=-1, keepdims=True), largest, rtol=1e-6)
    np.testing.assert_array_equal(encode_rows(found, INT8)[..., :24], kept[..., :24])


@pytest.mark.parametrize("dtype", [BFLOAT16, INT8], ids=str)
def test_a_row_of_zeros_and_one_without_numbers(dtype: jnp.dtype) -> None:
    found = np.asarray(decode_rows(encode_rows(jnp.zeros((2, 3, 16)).at[0, 1, 5].set(jnp.nan), dtype), FLOAT32))
    assert np.isnan(found[0, 1, 5]), "what is no number stays none"
    assert (found[1] == 0).all() and (found[0, [0, 2]] == 0).all()
    empty = jnp.zeros((2, 3, stored_width(16, dtype)), element(dtype))
    assert (np.asarray(decode_rows(empty, FLOAT32)) == 0).all(), "and so is a cache that nobody has written to"


@pytest.mark.parametrize("dtype", KEPT)
def test_bounds_say_the_same_as_a_mask_between_them(dtype: str) -> None:
    given = operands(3, 2, 3, (64, 64), 80)
    first, stop = np.asarray([0, 5, 17]), np.asarray([80, 40, 18])
    within = np.arange(80)
    given = given._replace(mask=(within >= first[:, None]) & (within < stop[:, None]))
    run = jax.jit(lambda *arrays: decode_attention.attend(*arrays[:3], given.v.shape[3], arrays[3]))
    found = run(given.q, *given.pages(dtype), np.stack([first, stop], axis=1).astype(np.int32))
    np.testing.assert_array_equal(found, attend(given, dtype))
