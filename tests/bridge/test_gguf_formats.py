"""The types of GGUF files: kept as they are, bit for bit, in hardly more memory, and multiplied as exactly as float32 is."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from gguf import GGMLQuantizationType as Type
from gguf import quants

from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize, look_up, multiply
from hfjax_demo.bridge.weights.gguf import store_blocks

from .random_blocks import QUANTISED, random_blocks

KEPT = (*QUANTISED, Type.F16, Type.BF16)
OUTPUTS, INPUTS = 75, 512


def stored(blocks: np.ndarray, kind: Type, inputs: int = INPUTS) -> StoredWeight:
    weight = store_blocks(blocks, kind, (len(blocks), inputs))
    assert weight is not None
    return weight


def bits(numbers: jax.Array | np.ndarray) -> np.ndarray:
    """Zeros have a sign too."""
    return np.asarray(numbers, np.float32).view(np.uint32)


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("kind", KEPT)
def test_every_number_is_the_files_bit_for_bit(kind: Type, odd: bool) -> None:
    blocks = random_blocks(kind, OUTPUTS, INPUTS, odd=odd)
    wanted, weight = quants.dequantize(blocks, kind), stored(blocks, kind)
    np.testing.assert_array_equal(bits(jax.jit(dequantize, static_argnums=1)(weight, jnp.float32)), bits(wanted))
    ids = np.array([[3, 74, 0], [3, 16, 15]])
    found = jax.jit(look_up, static_argnums=2)(ids, weight, jnp.float32)
    np.testing.assert_array_equal(bits(found), bits(wanted[ids]))

    whole = random_blocks(kind, 160, INPUTS)  # it takes hardly more than in the file
    bytes_ = sum(array.nbytes for array in stored(whole, kind).arrays)
    assert bytes_ <= whole.nbytes * (1.04 if kind == Type.Q3_K else 1.03)


def error(found: jax.Array | np.ndarray, exact: np.ndarray) -> float:
    """Relative to the results' size, root mean square."""
    return float(np.sqrt(np.square(np.asarray(found) - exact).mean() / np.square(exact).mean()))


@pytest.mark.parametrize("tail", ["normal", "heavy", "spikes"])
@pytest.mark.parametrize("inputs", [512, 1536])
@pytest.mark.parametrize("kind", KEPT)
def test_a_product_is_as_exact_as_a_float32_one(kind: Type, inputs: int, tail: str) -> None:
    random, size = np.random.default_rng(1), (11, inputs)
    x = random.standard_t(2, size=size) if tail == "heavy" else random.normal(size=size)
    if tail == "spikes":  # a few channels a thousand times as large, as language models have
        x[:, ::97] *= 1000
    x, blocks = x.astype(np.float32), random_blocks(kind, OUTPUTS, inputs)
    weights = quants.dequantize(blocks, kind)
    exact = x.astype(np.float64) @ weights.astype(np.float64).T
    found = jax.jit(multiply)(jnp.asarray(x), stored(blocks, kind, inputs))
    assert found.shape == exact.shape and found.dtype == jnp.float32
    assert error(found, exact) <= 4 * error(x @ weights.T, exact)


def test_what_cannot_be_kept() -> None:
    infinite, exponents = random_blocks(Type.Q4_0, 16, 64), random_blocks(Type.MXFP4, 16, 64)
    infinite[3, :2] = np.float16(np.inf).reshape(1).view(np.uint8)
    exponents[5, 0] = 1
    for blocks, kind, inputs in (
        (infinite, Type.Q4_0, 64),
        (exponents, Type.MXFP4, 64),
        (np.zeros((16, 256), np.uint8), Type.F32, 64),
        (np.zeros((16, 66), np.uint8), Type.IQ2_XXS, 256),
    ):
        assert store_blocks(blocks, kind, (16, inputs)) is None
