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
    assert weight is not None and weight.format == {Type.F16: "float16", Type.BF16: "bfloat16"}.get(
        kind, kind.name.lower()
    )
    return weight


def bits(numbers: jax.Array | np.ndarray) -> np.ndarray:
    """Zeros have a sign too."""
    return np.asarray(numbers, np.float32).view(np.uint32)


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("kind", KEPT)
def test_every_number_is_the_files_bit_for_bit(kind: Type, odd: bool) -> None:
    blocks = random_blocks(kind, OUTPUTS, INPUTS, odd=odd)
    wanted = quants.dequantize(blocks, kind)
    weight = stored(blocks, kind)

    np.testing.assert_array_equal(bits(jax.jit(dequantize, static_argnums=1)(weight, jnp.float32)), bits(wanted))
    ids = jnp.asarray([[3, 74, 0], [3, 16, 15]])
    found = jax.jit(look_up, static_argnums=2)(ids, weight, jnp.float32)
    np.testing.assert_array_equal(bits(found), bits(wanted[np.asarray(ids)]))


@pytest.mark.parametrize("kind", KEPT)
def test_it_takes_hardly_more_than_in_the_file(kind: Type) -> None:
    blocks = random_blocks(kind, 160, INPUTS)
    bytes_ = sum(array.nbytes for array in stored(blocks, kind).arrays)
    assert bytes_ <= blocks.nbytes * (1.04 if kind == Type.Q3_K else 1.03)


def activations(rows: int, inputs: int, tail: str) -> np.ndarray:
    random = np.random.default_rng(1)
    x = random.normal(size=(rows, inputs))
    if tail == "heavy":
        x = random.standard_t(2, size=(rows, inputs))
    elif tail == "spikes":  # a few channels a thousand times as large, as language models have
        x[:, ::97] *= 1000
    return x.astype(np.float32)


def error(found: jax.Array | np.ndarray, exact: np.ndarray) -> float:
    """Relative to the results' size, root mean square."""
    return float(np.sqrt(np.square(np.asarray(found) - exact).mean() / np.square(exact).mean()))


@pytest.mark.parametrize("tail", ["normal", "heavy", "spikes"])
@pytest.mark.parametrize("inputs", [512, 1536])
@pytest.mark.parametrize("kind", KEPT)
def test_a_product_is_as_exact_as_a_float32_one(kind: Type, inputs: int, tail: str) -> None:
    blocks = random_blocks(kind, OUTPUTS, inputs)
    weights, x = quants.dequantize(blocks, kind), activations(11, inputs, tail)
    exact = x.astype(np.float64) @ weights.astype(np.float64).T
    found = jax.jit(multiply)(jnp.asarray(x), stored(blocks, kind, inputs))
    assert found.shape == exact.shape and found.dtype == jnp.float32
    assert error(found, exact) <= 4 * error(x @ weights.T, exact)


def test_what_cannot_be_kept() -> None:
    blocks = random_blocks(Type.Q4_0, 16, 64)
    blocks[3, :2] = np.float16(np.inf).reshape(1).view(np.uint8)
    assert store_blocks(blocks, Type.Q4_0, (16, 64)) is None
    exponents = random_blocks(Type.MXFP4, 16, 64)
    exponents[5, 0] = 1
    assert store_blocks(exponents, Type.MXFP4, (16, 64)) is None
    assert store_blocks(np.zeros((16, 256), np.uint8), Type.F32, (16, 64)) is None
    assert store_blocks(np.zeros((16, 66), np.uint8), Type.IQ2_XXS, (16, 256)) is None
