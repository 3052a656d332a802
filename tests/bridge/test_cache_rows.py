"""Keys and values in fewer bits: what a row becomes, and what is left of it."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

from hfjax_demo.bridge.kernels.cache_rows import decode_rows, element, encode_rows, stored_width

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


def test_sixteen_bits_are_the_nearest_bfloat16_and_what_is_not_rounded_stays() -> None:
    numbers = jnp.asarray(ROWS)
    kept = encode_rows(numbers, BFLOAT16)
    np.testing.assert_array_equal(np.asarray(kept).view(ml_dtypes.bfloat16), ROWS.astype(ml_dtypes.bfloat16))
    np.testing.assert_array_equal(decode_rows(kept, FLOAT32), ROWS.astype(ml_dtypes.bfloat16).astype(np.float32))
    assert decode_rows(encode_rows(numbers, FLOAT32), FLOAT32) is numbers


@pytest.mark.parametrize("dtype", [BFLOAT16, INT8], ids=str)
def test_a_row_of_zeros_and_one_without_numbers(dtype: jnp.dtype) -> None:
    found = np.asarray(decode_rows(encode_rows(jnp.zeros((2, 3, 16)).at[0, 1, 5].set(jnp.nan), dtype), FLOAT32))
    assert np.isnan(found[0, 1, 5]), "what is no number stays none"
    assert (found[1] == 0).all() and (found[0, [0, 2]] == 0).all()
    empty = jnp.zeros((2, 3, stored_width(16, dtype)), element(dtype))
    assert (np.asarray(decode_rows(empty, FLOAT32)) == 0).all(), "and so is a cache that nobody has written to"
