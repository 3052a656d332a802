"""Attention of many queries to all keys, as machine code, beside float64."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import custom_calls, dense_attention, machine_code
from hfjax_demo.bridge.kernels.dense_attention.code import BLOCK, TILE
from hfjax_demo.bridge.kernels.machine_code.processors import Processor
from hfjax_demo.bridge.platforms import Platform, for_platform

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray]


def operands(shape: tuple[int, ...], keys: int, value_dim: int, spread: float = 1.0) -> Arrays:
    """Queries of this shape (…, queries, head_dim), such that scores have a standard deviation of ``spread``; keys; values."""
    generator, outer, head_dim = np.random.default_rng(0), shape[:-2], shape[-1]
    q = generator.normal(scale=spread * head_dim**-0.5, size=shape)
    k, v = (generator.normal(size=(*outer, keys, size)) for size in (head_dim, value_dim))
    return q.astype(np.float32), k.astype(np.float32), v.astype(np.float32)


def in_float64(q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
    scores = np.einsum("...qd,...kd->...qk", *(array.astype(np.float64) for array in (q, k)))
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.einsum("...qk,...kd->...qd", weights / weights.sum(axis=-1, keepdims=True), v)


@pytest.fixture(autouse=True)
def code() -> None:
    assert dense_attention.register()


@jax.jit
def attend(q: jax.Array, k: jax.Array, v: jax.Array) -> jax.Array:
    return dense_attention.attend(q, k, v, 1.0)


@pytest.mark.parametrize(
    "shape", [(1, 64), (63, 8), (64, 12), (2, 65, 40), (2, 3, 200, 64), (1, 1, 130, 5), (3, 64, 160)], ids=str
)
@pytest.mark.parametrize("keys", [1, 7, 77, BLOCK, BLOCK + 1, 3 * BLOCK + 5])
@pytest.mark.parametrize("value_dim", [1, 24, 71])
def test_it_is_softmax_attention(shape: tuple[int, ...], keys: int, value_dim: int) -> None:
    given = operands(shape, keys, value_dim)
    out = attend(*given)
    assert out.dtype == jnp.float32 and out.shape == (*shape[:-1], value_dim)
    np.testing.assert_allclose(out, in_float64(*given), atol=2e-6)


@pytest.mark.parametrize("spread", [1e-3, 8.0, 240.0])
def test_scores_of_any_size(spread: float) -> None:
    """Up to the hundreds, where all but one weight vanish; as near as the scores' own rounding lets it be."""
    given = operands((2, 150, 64), 300, 64, spread)
    np.testing.assert_allclose(attend(*given), in_float64(*given), atol=2e-6 * max(1, spread))


def test_the_highest_score_may_come_last_or_be_very_low() -> None:
    q, k, v = operands((70, 16), 3 * BLOCK, 16)
    order = np.argsort(k @ q[0])
    rising = (q[:1], k[order], v[order])
    np.testing.assert_allclose(attend(*rising), in_float64(*rising), atol=2e-6)
    low = (np.full_like(q, -100), np.abs(k) + 1, v)
    np.testing.assert_allclose(attend(*low), in_float64(*low), atol=1e-3)


@pytest.mark.parametrize("dtype", [jnp.bfloat16, jnp.float16])
def test_numbers_of_16_bits_are_computed_in_float32(dtype: jnp.dtype) -> None:
    q, k, v = (jnp.asarray(array, dtype) for array in operands((2, 100, 40), 150, 40))
    exact = in_float64(*(np.asarray(array, np.float64) for array in (q, k, v)))
    out = attend(q, k, v)
    assert out.dtype == dtype
    np.testing.assert_allclose(
        np.asarray(out, np.float64), np.asarray(jnp.asarray(exact, dtype), np.float64), rtol=0.02, atol=1e-3
    )


def test_numbers_that_are_none_are_not_hidden() -> None:
    q, k, v = operands((2, 70, 8), 40, 8)
    q[1, 66, 3] = np.nan
    out = np.asarray(attend(q, k, v))
    assert np.isnan(out[1, 66]).all() and np.isfinite(out[0]).all() and np.isfinite(out[1, :66]).all()


@pytest.mark.parametrize("processor", [Processor(8, None), Processor(16, None)], ids=["256 bits", "512 bits"])
def test_with_the_registers_of_other_processors(processor: Processor) -> None:
    import llvmlite.binding as llvm

    if not llvm.get_host_cpu_features().get("avx2" if processor.lanes == 8 else "avx512bw"):
        pytest.skip("this processor has no such registers")
    target = f"test dense attention {processor.lanes}"
    machine_code.register_code(target, dense_attention.assembly(processor), processor)
    q, k, v = operands((3, 2 * TILE, 24), 100, 30)
    tiles = q.reshape(3, 2, TILE, 24).swapaxes(2, 3)
    out = jax.ffi.ffi_call(target, jax.ShapeDtypeStruct((3, 2, 30, TILE), jnp.float32))(tiles, k, v)
    np.testing.assert_allclose(out.swapaxes(2, 3).reshape(3, 2 * TILE, 30), in_float64(q, k, v), atol=2e-6)


def test_a_stored_program_finds_its_code() -> None:
    assert dense_attention.supports() and dense_attention.TARGET in custom_calls.targets()
    custom_calls.register_for(b"... " + dense_attention.TARGET.encode() + b" ...")
    with for_platform(Platform.TPU):
        assert not dense_attention.supports()
