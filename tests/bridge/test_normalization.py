"""Group norm and layer norm as machine code, beside float64."""

from __future__ import annotations

import functools
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.kernels import normalization
from hfjax_demo.bridge.kernels.normalization import FLOAT32

from .references import close_to_rounding, in_bfloat16, widened

EPSILON = 1e-5


@pytest.fixture(autouse=True)
def code() -> None:
    assert FLOAT32.register()


def operands(*shape: int, channels: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Numbers, gains and offsets."""
    generator = np.random.default_rng(0)
    x = 2 * generator.normal(size=shape) + 3
    gain, offset = generator.normal(size=(2, channels))
    return x.astype(np.float32), gain.astype(np.float32), offset.astype(np.float32)


def in_float64(x: np.ndarray, groups: int, gain: np.ndarray, offset: np.ndarray, *, silu: bool = False) -> np.ndarray:
    """PyTorch's; without groups (0) it is its layer norm."""
    wide = [torch.from_numpy(np.asarray(array, np.float64)) for array in (x, gain, offset)]
    functional = torch.nn.functional
    if groups:
        found = functional.group_norm(wide[0], groups, *wide[1:], EPSILON)
    else:
        found = functional.layer_norm(wide[0], wide[1].shape, *wide[1:], EPSILON)
    return (functional.silu(found) if silu else found).numpy()


def ours(groups: int, silu: bool, x: Any, gain: Any, offset: Any) -> jax.Array:
    if groups:
        return normalization.group_norm(x, groups, gain, offset, EPSILON, silu=silu)
    return normalization.layer_norm(x, gain, offset, EPSILON)


GROUPED = [
    ((1, 6, 5, 7), 2),  # no whole register
    ((3, 12), 3),  # a number is a channel
    ((1, 4, 70, 70), 2),  # several parts, the last of them not whole
]
LAYERS = [((2, 7, 320), 0), ((3, 5000), 0), ((2, 2, 3), 0)]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize(
    ("shape", "groups", "silu"),
    [*((*case, silu) for case in GROUPED for silu in (True, False)), *((*case, False) for case in LAYERS)],
)
def test_norms(shape: tuple[int, ...], groups: int, silu: bool, dtype: str) -> None:
    given = operands(*shape, channels=shape[1] if groups else shape[-1])
    run = functools.partial(ours, groups, silu)
    if dtype == "bfloat16":
        if not normalization.BFLOAT16.register():
            pytest.skip("this processor has no bfloat16 numbers")
        narrow = in_bfloat16(*given)
        x, gain, offset = widened(*narrow)
        close_to_rounding(run(*narrow), in_float64(x, groups, gain, offset, silu=silu), 1e-3)
        return
    x, gain, offset = given
    out = jax.jit(run)(x, gain, offset)
    assert out.dtype == jnp.float32
    np.testing.assert_allclose(out, in_float64(x, groups, gain, offset, silu=silu), atol=1e-5)
    plain = run(jnp.asarray(x), None, None)
    np.testing.assert_allclose(plain, in_float64(x, groups, 0 * gain + 1, 0 * offset, silu=silu), atol=1e-5)


def test_a_large_group_far_from_zero() -> None:
    """A difference of squares would have nothing left of the variance."""
    x, gain, offset = operands(1, 4, 256, 256, channels=4)
    x = x + np.float32(3000)
    out = ours(2, False, *map(jnp.asarray, (x, gain, offset)))
    np.testing.assert_allclose(out, in_float64(x, 2, gain, offset), atol=2e-3)
    np.testing.assert_array_equal(ours(0, False, jnp.full((3, 100), 7.0), None, None), 0)


def test_silu_of_large_numbers_and_of_none() -> None:
    x = np.zeros((1, 4, 64), np.float32)
    x[0, 0, :2] = 1, -1
    x[0, 2, 5] = np.nan
    gain, offset = np.full(4, 100, np.float32), np.zeros(4, np.float32)
    out = np.asarray(ours(2, True, *map(jnp.asarray, (x, gain, offset))))
    np.testing.assert_allclose(out[:, :2], in_float64(x, 2, gain, offset, silu=True)[:, :2], rtol=1e-5, atol=1e-30)
    assert np.isnan(out[:, 2:]).all()  # of its group
