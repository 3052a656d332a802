"""Matrices of E4M3 numbers with scales, kept as they are: what they stand for, and their products."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize, look_up, multiply
from hfjax_demo.bridge.weights.layout import FP8

CODES = np.arange(256, dtype=np.uint8)[(np.arange(256) & 0x7F) != 0x7F]  # but for those that are no number


def operands(rows: int, outputs: int, inputs: int, groups: int) -> tuple[jax.Array, StoredWeight]:
    """Every E4M3 number occurs, and scales of very different sizes."""
    random = np.random.default_rng(0)
    numbers = random.permutation(np.resize(CODES, outputs * inputs)).reshape(outputs, inputs)
    scales = (random.uniform(0.5, 2, (outputs, groups)) * 10.0 ** random.integers(-6, 2, (outputs, 1))).astype(
        np.float32
    )
    arrays = jnp.asarray(numbers).view(jnp.float8_e4m3fn), jnp.asarray(scales)
    return jnp.asarray(random.normal(size=(rows, inputs)), jnp.float32), StoredWeight(FP8, (outputs, inputs), arrays)


def exact(weight: StoredWeight) -> np.ndarray:
    values, scales = (np.asarray(array, np.float64) for array in weight.arrays)
    return values * np.repeat(scales, values.shape[1] // scales.shape[1], axis=1)


@pytest.mark.parametrize("groups", [1, 4])
@pytest.mark.parametrize("rows", [1, 2, 7, 33])
def test_a_product_is_as_exact_as_a_float32_one(rows: int, groups: int) -> None:
    x, weight = operands(rows, 75, 512, groups)
    assert skinny_gemm.supports(FP8, 512 // groups)
    wanted = np.asarray(x, np.float64) @ exact(weight).T
    plain = np.asarray(x) @ exact(weight).astype(np.float32).T
    found = np.asarray(jax.jit(multiply)(x, weight))
    sizes = np.sqrt(np.square(wanted).mean(axis=0))
    errors = [np.sqrt(np.square((each - wanted) / sizes).mean()) for each in (found, plain)]
    assert found.shape == wanted.shape and errors[0] <= 2 * errors[1]
    alone = multiply(x[:1], weight)
    np.testing.assert_array_equal(found[:1], alone)


def test_what_it_stands_for_is_rounded_once() -> None:
    _, weight = operands(1, 75, 512, 4)
    wanted = exact(weight).astype(np.float32)
    np.testing.assert_array_equal(dequantize(weight, jnp.dtype("float32")), wanted)
    np.testing.assert_array_equal(look_up(jnp.asarray([[3], [74]]), weight, jnp.dtype("float32")), wanted[[[3], [74]]])


def test_a_product_without_own_code_is_of_the_same_numbers() -> None:
    for platform, inputs, groups in ((Platform.GPU, 512, 4), (Platform.CPU, 96, 3)):
        x, weight = operands(3, 20, inputs, groups)
        with for_platform(platform):
            assert not skinny_gemm.supports(FP8, inputs // groups)
            found = multiply(x, weight)
        wanted = np.asarray(x, np.float64) @ exact(weight).T
        np.testing.assert_allclose(found, wanted, atol=3e-6 * abs(wanted).max())
