"""Products of many rows, as machine code, beside float64."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import dense_product
from hfjax_demo.bridge.kernels.dense_product import BLOCK, CHUNK, DEPTH, FLOAT32, MIN_FLOAT32_ROWS, PAIRED
from hfjax_demo.bridge.platforms import Platform, for_platform

BFLOAT16 = 2.0**-8  # the largest relative error of a number that is rounded to it


def operands(rows: int, inputs: int, outputs: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rows, weights and a bias, such that results have a standard deviation of about 1."""
    generator = np.random.default_rng(0)
    given = (rows, inputs), (outputs, inputs), (outputs,)
    spreads = 1, inputs**-0.5, 1
    x, weights, bias = (
        generator.normal(scale=spread, size=size).astype(np.float32)
        for size, spread in zip(given, spreads, strict=True)
    )
    return x, weights, bias


def in_float64(x: np.ndarray, weights: np.ndarray, bias: np.ndarray) -> np.ndarray:
    wide = [array.astype(np.float64) for array in (x, weights, bias)]
    return wide[0] @ wide[1].T + wide[2]


SHAPES = [
    (1, 1, 16),
    (BLOCK, 16, 48),
    (BLOCK + 1, 17, 32),
    (77, 256, 208),
    (200, DEPTH, CHUNK),
    (65, DEPTH + 1, CHUNK + 16),
    (130, 2 * DEPTH + 40, 3 * CHUNK + 64),
    (64, 4096, 64),
]


@pytest.mark.parametrize(("rows", "inputs", "outputs"), SHAPES)
def test_it_is_a_product(rows: int, inputs: int, outputs: int) -> None:
    assert FLOAT32.register()
    x, weights, bias = operands(rows, inputs, outputs)
    out = jax.jit(dense_product.multiply)(x, weights, bias)
    assert out.dtype == jnp.float32 and out.shape == (rows, outputs)
    np.testing.assert_allclose(out, in_float64(x, weights, bias), atol=2e-5)
    plain = jax.jit(dense_product.multiply)(x, weights)
    np.testing.assert_allclose(plain, in_float64(x, weights, np.zeros(outputs)), atol=2e-5)


@pytest.mark.parametrize(("rows", "inputs", "outputs"), [shape for shape in SHAPES if shape[1] % 2 == 0])
def test_in_bfloat16(rows: int, inputs: int, outputs: int) -> None:
    """As near as a float32 sum that is rounded once."""
    if not PAIRED.register():
        pytest.skip("this processor has no products of bfloat16 numbers")
    given = [jnp.asarray(array, jnp.bfloat16) for array in operands(rows, inputs, outputs)]
    out = dense_product.multiply(*given)
    assert out.dtype == jnp.bfloat16 and out.shape == (rows, outputs)
    expected = in_float64(*(np.asarray(array, np.float32) for array in given))
    np.testing.assert_allclose(np.asarray(out, np.float64), expected, rtol=BFLOAT16, atol=1e-4)


def test_numbers_that_are_none_stay_in_their_row_and_column() -> None:
    x, weights, bias = operands(70, 40, 64)
    x[66, 3], weights[5, 39] = np.nan, np.inf
    found = np.isfinite(np.asarray(dense_product.multiply(*(jnp.asarray(array) for array in (x, weights, bias)))))
    assert not found[66].any() and not found[:, 5].any()
    assert found[np.arange(70) != 66][:, np.arange(64) != 5].all()


def test_what_it_is_used_for() -> None:
    def weights(outputs: int, inputs: int, dtype: jnp.dtype = jnp.float32) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct((outputs, inputs), dtype)

    assert dense_product.should_multiply(MIN_FLOAT32_ROWS, weights(64, 63))
    assert not dense_product.should_multiply(MIN_FLOAT32_ROWS - 1, weights(64, 64))
    assert not dense_product.should_multiply(MIN_FLOAT32_ROWS, weights(60, 64))
    assert not dense_product.should_multiply(MIN_FLOAT32_ROWS, weights(64, 64, jnp.float16))
    assert not dense_product.should_multiply(MIN_FLOAT32_ROWS, weights(64, 63, jnp.bfloat16))
    paired = PAIRED.register()
    assert dense_product.should_multiply(1, weights(64, 64, jnp.bfloat16)) == paired
    with for_platform(Platform.GPU):
        assert not dense_product.should_multiply(MIN_FLOAT32_ROWS, weights(64, 64))
