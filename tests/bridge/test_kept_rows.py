"""Keys and values in fewer bits: what a row becomes, and what is left of it."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

from hfjax_demo.bridge.kernels.cache_rows import decode_rows, element, encode_rows, stored_width, values_per_row

DTYPES = ["float32", "float16", "bfloat16", "int8", "int32"]
FLOAT32 = jnp.dtype("float32")


def rows(seed: int = 0) -> np.ndarray:
    """(heads, positions, 24), of sizes that differ from row to row by far."""
    generator = np.random.default_rng(seed)
    sizes = np.exp(generator.uniform(-9, 9, size=(2, 30, 1)))
    return (generator.normal(size=(2, 30, 24)) * sizes).astype(np.float32)


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_row_is_as_wide_as_it_is_said_to_be(dtype: str) -> None:
    kept = jax.eval_shape(lambda numbers: encode_rows(numbers, jnp.dtype(dtype)), rows())
    assert kept.shape == (2, 30, stored_width(24, jnp.dtype(dtype))) and kept.dtype == element(jnp.dtype(dtype))
    assert values_per_row(kept) == 24
    assert stored_width(0, jnp.dtype(dtype)) == 0, "who keeps no values keeps no scales of them either"


def test_a_byte_holds_a_255th_of_its_rows_range() -> None:
    numbers = rows()
    kept = jax.jit(lambda numbers: encode_rows(numbers, jnp.dtype("int8")))(numbers)
    found = np.asarray(decode_rows(kept, FLOAT32))
    scale = np.abs(numbers).max(axis=-1, keepdims=True) / 127
    assert (np.abs(found - numbers) <= 0.5001 * scale).all()
    np.testing.assert_allclose(np.abs(found).max(axis=-1), np.abs(numbers).max(axis=-1), rtol=1e-6)
    np.testing.assert_array_equal(encode_rows(found, jnp.dtype("int8"))[..., :24], kept[..., :24])


def test_sixteen_bits_are_the_nearest_bfloat16() -> None:
    numbers = rows()
    kept = encode_rows(jnp.asarray(numbers), jnp.dtype("bfloat16"))
    np.testing.assert_array_equal(np.asarray(kept).view(ml_dtypes.bfloat16), numbers.astype(ml_dtypes.bfloat16))
    np.testing.assert_array_equal(decode_rows(kept, FLOAT32), numbers.astype(ml_dtypes.bfloat16).astype(np.float32))


@pytest.mark.parametrize("dtype", ["bfloat16", "int8"])
def test_a_row_of_zeros_and_one_without_numbers(dtype: str) -> None:
    given = jnp.zeros((2, 3, 16)).at[0, 1, 5].set(jnp.nan)
    found = np.asarray(decode_rows(encode_rows(given, jnp.dtype(dtype)), FLOAT32))
    assert np.isnan(found[0, 1, 5]), "what is no number stays none"
    assert (found[1] == 0).all() and (found[0, [0, 2]] == 0).all()
    empty = jnp.zeros((2, 3, stored_width(16, jnp.dtype(dtype))), element(jnp.dtype(dtype)))
    assert (np.asarray(decode_rows(empty, FLOAT32)) == 0).all(), "and so is a cache that nobody has written to"


def test_what_is_not_rounded_stays_as_it_is() -> None:
    numbers = jnp.asarray(rows())
    assert decode_rows(encode_rows(numbers, FLOAT32), FLOAT32) is numbers
