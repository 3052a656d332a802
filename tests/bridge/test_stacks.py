"""Products of rows with stacked matrices in fewer bits, as layers of experts have them: the same as with each matrix alone."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
import torchax
from torch.nn import functional

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.tensors import jax_view, torch_view
from hfjax_demo.bridge.weights import layout
from hfjax_demo.bridge.weights.formats import StoredWeight, as_tensor, dequantize, multiply_stack
from hfjax_demo.bridge.weights.gguf import store_stack
from hfjax_demo.sources.gguf_types import TensorType as Type
from hfjax_demo.sources.gguf_values import dequantize_blocks

from .operators import random as random_tensor
from .random_blocks import random_blocks, stored

INPUTS, OUTPUTS = 256, 75
FORMATS = (*layout.FORMATS, *layout.FLOATS)


@pytest.fixture(autouse=True)
def _lowerings() -> None:
    register_lowerings()


def stack(format: str, count: int, transposed: bool = False) -> tuple[StoredWeight, list[StoredWeight]]:
    """A stack, and its matrices: each is another one's outputs from a different one on."""
    parts = [stored(format, OUTPUTS + place, INPUTS) for place in range(count)]
    weights = [np.asarray(part.arrays[0])[: -(-OUTPUTS // layout.STRIP)] for part in parts]
    if format in layout.FLOATS:
        weights = [np.asarray(part.arrays[0])[place:] for place, part in enumerate(parts)]
    else:  # the strips of others, in another order
        weights = [np.roll(weight, place, axis=0) for place, weight in enumerate(weights)]
    shape = (OUTPUTS, INPUTS)
    whole = StoredWeight(format, (count, *shape), (jnp.asarray(np.stack(weights)),), transposed=transposed)
    return whole, [StoredWeight(format, shape, (jnp.asarray(weight),)) for weight in weights]


def product(x: jax.Array, part: StoredWeight) -> np.ndarray:
    assert skinny_gemm.supports(part.format, INPUTS)
    return np.asarray(skinny_gemm.matmul(part.format, x, part.arrays[0], OUTPUTS, part.activations))


@pytest.mark.parametrize("sizes", [(0, 1, 0, 0, 0), (1, 0, 7, 2, 0), (35, 4, 0, 1, 131), (0, 0, 0, 0, 40)], ids=str)
@pytest.mark.parametrize("format", FORMATS)
def test_each_row_has_the_product_with_its_matrix_alone(format: str, sizes: tuple[int, ...]) -> None:
    assert skinny_gemm.supports(format, INPUTS, stacked=True)
    whole, parts = stack(format, len(sizes))
    x = jnp.asarray(np.random.default_rng(0).normal(size=(sum(sizes), INPUTS)), jnp.float32)
    ends = np.cumsum(sizes)
    found = jax.jit(multiply_stack)(x, whole, jnp.asarray(ends))
    rows = np.split(np.asarray(x), ends[:-1])
    wanted = [product(jnp.asarray(own), part) for own, part in zip(rows, parts, strict=True) if len(own)]
    np.testing.assert_array_equal(found, np.concatenate(wanted))
    if format != "int8":
        np.testing.assert_array_equal(
            dequantize(whole, jnp.float32), np.stack([dequantize(part, jnp.float32) for part in parts])
        )


def test_activations_are_rounded_as_for_a_matrix_alone() -> None:
    whole, parts = stack("q4_k", 2)
    whole, part = (StoredWeight(each.format, each.shape, each.arrays, "int8") for each in (whole, parts[1]))
    x = jnp.asarray(np.random.default_rng(0).normal(size=(3, INPUTS)), jnp.float32)
    assert skinny_gemm.supports("q4_k", INPUTS, "int8", stacked=True)
    assert skinny_gemm.supports("q4_k", INPUTS, "int8")
    found = jax.jit(multiply_stack)(x, whole, jnp.asarray([0, 3]))
    np.testing.assert_array_equal(found, product(x, part))


@pytest.mark.parametrize("transposed", [False, True], ids=["(outputs, inputs)", "(inputs, outputs)"])
def test_a_models_grouped_product_takes_a_stack_in_either_order(transposed: bool) -> None:
    """And reads nothing but the stored numbers: those that they represent are not computed."""
    whole, _ = stack("q4_k", 4, transposed)
    rows, ends = random_tensor(9, INPUTS), torch.tensor([0, 5, 5, 9], dtype=torch.int32)

    def grouped(weights: torch.Tensor, rows: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        return functional.grouped_mm(rows, weights if transposed else weights.transpose(-2, -1), offs=ends)

    values = torch.from_numpy(np.array(dequantize(whole, jnp.float32)))
    wanted = grouped(values.transpose(1, 2) if transposed else values, rows, ends)

    def on_jax(weight: StoredWeight, rows: jax.Array, ends: jax.Array) -> jax.Array:
        with torchax.default_env():
            tensor = as_tensor(weight, jnp.dtype("float32"))
            assert tuple(tensor.shape) == (4, *((INPUTS, OUTPUTS) if transposed else (OUTPUTS, INPUTS)))
            result: jax.Array = jax_view(grouped(tensor, *torch_view((rows, ends))))
            return result

    given = whole, jnp.asarray(rows.numpy()), jnp.asarray(ends.numpy())
    compiled = jax.jit(on_jax).lower(*given).compile()
    np.testing.assert_allclose(compiled(*given), wanted.numpy(), atol=3e-6 * float(wanted.abs().max()))
    assert f"f32[4,{OUTPUTS},{INPUTS}]" not in compiled.as_text() and "f32[4,80" not in compiled.as_text()


@pytest.mark.parametrize("kind", [Type.Q4_K, Type.Q6_K, Type.MXFP4, Type.IQ2_XXS, Type.BF16])
def test_the_experts_of_a_file_are_kept_bit_for_bit(kind: Type) -> None:
    """Their outputs need not be whole strips."""
    blocks = [random_blocks(kind, OUTPUTS, INPUTS, seed=seed) for seed in range(3)]
    kept = store_stack(blocks.__getitem__, kind, (3, OUTPUTS, INPUTS), transposed=False)
    assert kept is not None
    found = np.asarray(jax.jit(dequantize, static_argnums=1)(kept, jnp.float32))
    np.testing.assert_array_equal(found, np.stack([dequantize_blocks(each, kind) for each in blocks]))
    damaged = blocks[0].copy()
    damaged[0, :] = 0xFF  # scales that are no numbers
    if kind is not Type.BF16:
        assert store_stack([damaged, *blocks[1:]].__getitem__, kind, (3, OUTPUTS, INPUTS), transposed=False) is None
