"""Group norm and layer norm as machine code, beside float64."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.kernels import normalization
from hfjax_demo.bridge.kernels.normalization import FLOAT32
from hfjax_demo.bridge.platforms import Platform, for_platform

EPSILON = 1e-5
BFLOAT16 = 2.0**-8  # the largest relative error of a number that is rounded to it


def operands(*shape: int, channels: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Numbers, gains and offsets."""
    generator = np.random.default_rng(0)
    x = 2 * generator.normal(size=shape) + 3
    gain, offset = generator.normal(size=(2, channels))
    return x.astype(np.float32), gain.astype(np.float32), offset.astype(np.float32)


def in_float64(
    x: np.ndarray, groups: int | None, gain: np.ndarray, offset: np.ndarray, *, silu: bool = False
) -> np.ndarray:
    """PyTorch's; ``groups``: None is its layer norm."""
    wide = [torch.from_numpy(np.asarray(array, np.float64)) for array in (x, gain, offset)]
    functional = torch.nn.functional
    if groups is None:
        found = functional.layer_norm(wide[0], wide[1].shape, *wide[1:], EPSILON)
    else:
        found = functional.group_norm(wide[0], groups, *wide[1:], EPSILON)
    return (functional.silu(found) if silu else found).numpy()


SHAPES = [
    ((2, 32, 8, 8), 8),
    ((1, 6, 5, 7), 2),  # no whole register
    ((3, 12), 3),  # a number is a channel
    ((2, 40, 1, 1), 4),
    ((1, 4, 70, 70), 2),  # several parts, the last of them not whole
    ((2, 5, 3), 1),
]


@pytest.mark.parametrize("silu", [True, False])
@pytest.mark.parametrize(("shape", "groups"), SHAPES)
def test_group_norm(shape: tuple[int, ...], groups: int, silu: bool) -> None:
    assert FLOAT32.register()
    x, gain, offset = operands(*shape, channels=shape[1])
    out = jax.jit(lambda *given: normalization.group_norm(given[0], groups, *given[1:], EPSILON, silu=silu))(
        x, gain, offset
    )
    assert out.dtype == jnp.float32 and out.shape == shape
    np.testing.assert_allclose(out, in_float64(x, groups, gain, offset, silu=silu), atol=1e-5)
    plain = normalization.group_norm(jnp.asarray(x), groups, None, None, EPSILON, silu=silu)
    one, none = np.ones_like(gain), np.zeros_like(gain)
    np.testing.assert_allclose(plain, in_float64(x, groups, one, none, silu=silu), atol=1e-5)


@pytest.mark.parametrize("shape", [(1, 16), (2, 7, 320), (130, 100), (3, 5000), (2, 2, 3)])
def test_layer_norm(shape: tuple[int, ...]) -> None:
    assert FLOAT32.register()
    x, gain, offset = operands(*shape, channels=shape[-1])
    out = jax.jit(lambda *given: normalization.layer_norm(*given, EPSILON))(x, gain, offset)
    assert out.dtype == jnp.float32 and out.shape == shape
    np.testing.assert_allclose(out, in_float64(x, None, gain, offset), atol=1e-5)


@pytest.mark.parametrize("silu", [False, True])
@pytest.mark.parametrize(("shape", "groups"), SHAPES)
def test_group_norm_in_bfloat16(shape: tuple[int, ...], groups: int, silu: bool) -> None:
    """As near as float32 numbers that are rounded once."""
    if not normalization.BFLOAT16.register():
        pytest.skip("this processor has no bfloat16 numbers")
    given = [jnp.asarray(array, jnp.bfloat16) for array in operands(*shape, channels=shape[1])]
    out = normalization.group_norm(given[0], groups, *given[1:], EPSILON, silu=silu)
    assert out.dtype == jnp.bfloat16 and out.shape == shape
    x, gain, offset = (np.asarray(array, np.float32) for array in given)
    expected = in_float64(x, groups, gain, offset, silu=silu)
    np.testing.assert_allclose(np.asarray(out, np.float64), expected, rtol=BFLOAT16, atol=1e-3)


def test_layer_norm_in_bfloat16() -> None:
    if not normalization.BFLOAT16.register():
        pytest.skip("this processor has no bfloat16 numbers")
    given = [jnp.asarray(array, jnp.bfloat16) for array in operands(9, 77, channels=77)]
    out = normalization.layer_norm(*given, EPSILON)
    assert out.dtype == jnp.bfloat16
    expected = in_float64(*(np.asarray(array, np.float32) for array in given[:1]), None, *map(np.float32, given[1:]))
    np.testing.assert_allclose(np.asarray(out, np.float64), expected, rtol=BFLOAT16, atol=1e-3)


def test_a_large_group_far_from_zero() -> None:
    """A difference of squares would have nothing left of the variance."""
    assert FLOAT32.register()
    x, gain, offset = operands(1, 4, 256, 256, channels=4)
    x = x + np.float32(3000)
    out = normalization.group_norm(jnp.asarray(x), 2, jnp.asarray(gain), jnp.asarray(offset), EPSILON)
    np.testing.assert_allclose(out, in_float64(x, 2, gain, offset), atol=2e-3)
    constant = normalization.layer_norm(jnp.full((3, 100), 7.0), None, None, EPSILON)
    np.testing.assert_array_equal(constant, 0)


def test_silu_of_large_numbers_and_of_none() -> None:
    assert FLOAT32.register()
    x = np.zeros((1, 4, 64), np.float32)
    x[0, 0, :2] = 1, -1
    x[0, 2, 5] = np.nan
    gain, offset = np.full(4, 100, np.float32), np.zeros(4, np.float32)
    out = np.asarray(
        normalization.group_norm(*map(jnp.asarray, [x]), 2, jnp.asarray(gain), jnp.asarray(offset), EPSILON, silu=True)
    )
    np.testing.assert_allclose(out[:, :2], in_float64(x, 2, gain, offset, silu=True)[:, :2], rtol=1e-5, atol=1e-30)
    assert np.isnan(out[:, 2:]).all()  # of its group


def test_what_it_is_used_for() -> None:
    assert normalization.supports(jnp.float32) and not normalization.supports(jnp.float16)
    assert normalization.supports(jnp.bfloat16) == normalization.BFLOAT16.register()
    with for_platform(Platform.GPU):
        assert not normalization.supports(jnp.float32)
