"""Products of many rows, as machine code, beside float64."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import dense_product
from hfjax_demo.bridge.kernels.dense_product import CHUNK, DEPTH, FLOAT32, PAIRED

from .references import close_to_rounding, in_bfloat16, widened

BLOCK = 32  # rows of a task: kBlock of kernel.cc


def operands(rows: int, inputs: int, outputs: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rows, weights and a bias, such that results have a standard deviation of about 1."""
    generator = np.random.default_rng(0)
    x, weights, bias = (
        generator.normal(scale=spread, size=size).astype(np.float32)
        for size, spread in (((rows, inputs), 1), ((outputs, inputs), inputs**-0.5), ((outputs,), 1))
    )
    return x, weights, bias


def in_float64(x: np.ndarray, weights: np.ndarray, bias: np.ndarray) -> np.ndarray:
    wide = [array.astype(np.float64) for array in (x, weights, bias)]
    return wide[0] @ wide[1].T + wide[2]


SHAPES = [
    (1, 1, 16),
    (BLOCK + 1, 17, 32),
    (77, 256, 208),
    (65, DEPTH + 1, CHUNK + 16),
    (130, 2 * DEPTH + 40, 3 * CHUNK + 64),
    (64, 4096, 64),
]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_it_is_a_product(shape: tuple[int, int, int]) -> None:
    assert FLOAT32.register()
    x, weights, bias = operands(*shape)
    out = jax.jit(dense_product.multiply)(x, weights, bias)
    assert out.dtype == jnp.float32
    np.testing.assert_allclose(out, in_float64(x, weights, bias), atol=2e-5)
    plain = jax.jit(dense_product.multiply)(x, weights)
    np.testing.assert_allclose(plain, in_float64(x, weights, 0 * bias), atol=2e-5)


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape[1] % 2 == 0], ids=str)
def test_in_bfloat16(shape: tuple[int, int, int]) -> None:
    if not PAIRED.register():
        pytest.skip("this processor has no products of bfloat16 numbers")
    given = in_bfloat16(*operands(*shape))
    close_to_rounding(dense_product.multiply(*given), in_float64(*widened(*given)))


def test_numbers_that_are_none_stay_in_their_row_and_column() -> None:
    x, weights, bias = operands(70, 40, 64)
    x[66, 3], weights[5, 39] = np.nan, np.inf
    found = np.isfinite(np.asarray(dense_product.multiply(*map(jnp.asarray, (x, weights, bias)))))
    assert not found[66].any() and not found[:, 5].any()
    assert found[np.arange(70) != 66][:, np.arange(64) != 5].all()
