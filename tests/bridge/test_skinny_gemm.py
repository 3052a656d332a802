"""Products of few rows by code of our own: what they give, and from how many threads."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.weights import layout
from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize

from .random_blocks import stored

INPUTS = 256
FORMATS = (*layout.FORMATS, *layout.FLOATS)


def operands(format: str, rows: int, outputs: int) -> tuple[jax.Array, StoredWeight]:
    x = np.random.default_rng(rows).normal(size=(rows, INPUTS))
    return jnp.asarray(x, jnp.float32), stored(format, outputs, INPUTS)


def check(out: jax.Array | np.ndarray, x: jax.Array, weight: StoredWeight) -> None:
    wide = np.asarray(x, np.float64), np.asarray(dequantize(weight, jnp.float32), np.float64)
    wanted, spread = wide[0] @ wide[1].T, np.sqrt(np.square(wide[0]) @ np.square(wide[1]).T)
    assert out.dtype == jnp.float32 and out.shape == wanted.shape
    # A single sum may happen to be near zero; its terms are not.
    np.testing.assert_allclose(out, wanted, atol=3e-6 * max(abs(wanted).max(), spread.max()))


def multiply(x: jax.Array, weight: StoredWeight) -> jax.Array:
    assert skinny_gemm.supports(weight.format, INPUTS)  # also registers its code
    return skinny_gemm.matmul(weight.format, x, weight.arrays[0], weight.shape[0])


@pytest.mark.parametrize(
    ("shape", "format"),
    [
        *itertools.product([(1, 700), (2, 65), (4, 5), (7, 1000), (33, 129)], FORMATS),
        ((5, 20_000), "int8"),  # several threads share it
    ],
    ids=str,
)
def test_a_product(shape: tuple[int, int], format: str) -> None:
    x, weight = operands(format, *shape)
    check(jax.jit(multiply)(x, weight), x, weight)


@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q6_k", "int8"])
@pytest.mark.parametrize("bad", [np.inf, -np.inf, np.nan])
def test_what_is_no_number_stays_none_and_in_its_row(format: str, bad: float) -> None:
    x, weight = operands(format, 6, 40)
    clean = np.asarray(multiply(x, weight))
    found = np.asarray(multiply(x.at[2, 70].set(bad), weight))
    assert not np.isfinite(found[2]).any()  # without integer dot products an infinite input gives infinite outputs
    np.testing.assert_array_equal(np.delete(found, 2, axis=0), np.delete(clean, 2, axis=0))


@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q6_k", "mxfp4"])
def test_large_small_and_no_activations(format: str) -> None:
    x, weight = operands(format, 5, 40)
    sizes = np.float32([[0], [1e-28], [1e30], [1], [1e-42]])
    found, plain = (np.asarray(multiply(jnp.asarray(values), weight)) for values in (x * sizes, x))
    assert not found[0].any() and not found[4].any()
    np.testing.assert_allclose(found[1:3] / sizes[1:3], plain[1:3], atol=1e-5 * abs(plain).max())
    np.testing.assert_array_equal(found[3], plain[3])


@pytest.mark.parametrize("format", FORMATS)
def test_a_row_is_the_same_in_any_company(format: str) -> None:
    x, weight = operands(format, 11, 300)
    together = multiply(x, weight)
    for row in range(11):
        np.testing.assert_array_equal(multiply(x[row : row + 1], weight)[0], together[row])


def test_many_at_once() -> None:
    arrays = operands("q4_1", 3, 5000)
    product = jax.jit(multiply)
    right = np.asarray(product(*arrays))
    with ThreadPoolExecutor(6) as pool:
        found = pool.map(lambda _: np.asarray(product(*arrays)), range(300))
        assert all(np.array_equal(each, right) for each in found)


def test_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not skinny_gemm.supports("q4_k", 32) and not skinny_gemm.supports("bfloat16", 32)
    assert skinny_gemm.supports("q4_0", 32) and not skinny_gemm.supports("q4_0", INPUTS + 1)
    with for_platform(Platform.GPU):
        assert not skinny_gemm.supports("int8", INPUTS)
    monkeypatch.setattr(jax, "device_count", lambda: 2)
    assert not skinny_gemm.supports("int8", INPUTS)
