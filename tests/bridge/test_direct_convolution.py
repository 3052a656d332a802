"""Convolution of pictures as machine code, beside float64."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.kernels import direct_convolution
from hfjax_demo.bridge.kernels.direct_convolution import CHUNK, ConvolutionArgument, PixelAccess

from .references import close_to_rounding, in_bfloat16, widened

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray]
SAME = ((1, 1), (1, 1))


def operands(shape: tuple[int, ...], outputs: int, kernel: tuple[int, int] = (3, 3)) -> Arrays:
    """A picture (batch, channels, rows, columns), weights of which a sum has a standard deviation of 1, and a bias."""
    generator = np.random.default_rng(0)
    weights = generator.normal(scale=(shape[1] * kernel[0] * kernel[1]) ** -0.5, size=(outputs, shape[1], *kernel))
    given = generator.normal(size=shape), weights, generator.normal(size=outputs)
    x, weights, bias = (array.astype(np.float32) for array in given)
    return x, weights, bias


def in_float64(
    given: Arrays,
    stride: Sequence[int] = (1, 1),
    pads: Sequence[tuple[int, int]] = SAME,
    dilation: Sequence[int] = (1, 1),
) -> np.ndarray:
    x, weights, bias = (torch.from_numpy(array).double() for array in given)
    padded = torch.nn.functional.pad(x, (*pads[1], *pads[0]))
    out: np.ndarray = torch.nn.functional.conv2d(padded, weights, bias, tuple(stride), dilation=tuple(dilation)).numpy()
    return out


def convolve(given: Arrays, pads: Sequence[tuple[int, int]] = SAME, **options: Any) -> np.ndarray:
    return np.asarray(jax.jit(lambda *given: _convolved(given, pads, **options))(*given))


def _convolved(given: Any, pads: Sequence[tuple[int, int]] = SAME, **options: Any) -> jax.Array:
    x, weights, bias = map(jnp.asarray, given)
    return direct_convolution.convolve(x, direct_convolution.to_blocks(weights), bias, pads=pads, **options)


@contextmanager
def in_form(form: PixelAccess | None, calls: Callable[..., jax.Array] | None = None) -> Iterator[list[Any]]:
    """Within it, a convolution whose picture is as large as its own finds its pixels in this way. Yields what the last custom
    call was given: the shape of its result, three arrays, and the places; ``calls`` is called instead of it."""
    last: list[Any] = []
    call = direct_convolution._call if calls is None else calls

    def noting(*arguments: Any) -> jax.Array:
        last[:] = arguments
        return call(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        if form is not None:
            patch.setattr(direct_convolution, "LARGE_PLANE", 0 if form is PixelAccess.COLLECTED else 10**9)
            patch.setattr(direct_convolution, "_should_mask_loads", lambda columns: form is PixelAccess.EDGES)
        patch.setattr(direct_convolution, "_call", noting)
        yield last


def check_in_form(
    form: PixelAccess, given: Arrays, pads: Sequence[tuple[int, int]] = SAME, dilation: Sequence[int] = (1, 1)
) -> None:
    with in_form(form) as last:
        out = convolve(given, pads, dilation=dilation)
    assert last[-1][ConvolutionArgument.FORM] == form
    np.testing.assert_allclose(out, in_float64(given, pads=pads, dilation=dilation), atol=1e-5)


def arguments_of(given: Arrays, form: PixelAccess | None, pads: Sequence[tuple[int, int]] = SAME) -> list[Any]:
    """What the custom call of a convolution is given; see :func:`in_form`."""
    with in_form(form, lambda shape, *_: jnp.zeros(shape)) as last:
        _convolved(given, pads)
    return last


def picture(given: Arrays, form: PixelAccess, result: np.ndarray) -> np.ndarray:
    """The picture in what the custom call gives."""
    with in_form(form, lambda *_: jnp.asarray(result)):
        return np.asarray(_convolved(given))


@pytest.fixture(autouse=True)
def code() -> None:
    assert direct_convolution.FLOAT32.register()


@pytest.mark.parametrize(
    ("form", "shape", "outputs"),
    [
        *itertools.product(
            PixelAccess,
            [
                (2, 3, 4, 16),
                (2, 2, 5, 144),  # as many pixels as are computed together, three times
                (1, 2, 2, 2 * CHUNK + 80),
                (3, 9, 16, 16),
            ],
            [40, 8],
        ),
        *itertools.product(  # rows of any length
            [PixelAccess.EDGES, PixelAccess.PADDED],
            [(2, 5, *size) for size in ((1, 1), (1, 5), (5, 1), (3, 17), (13, 31), (20, 24))],
            [8],
        ),
    ],
    ids=str,
)
def test_a_picture_as_large_as_its_own(form: PixelAccess, shape: tuple[int, ...], outputs: int) -> None:
    check_in_form(form, operands(shape, outputs))


@pytest.mark.parametrize("form", PixelAccess)
@pytest.mark.parametrize(
    ("kernel", "dilation", "pads"),
    [
        ((1, 1), (1, 1), ((0, 0), (0, 0))),
        ((5, 5), (1, 1), ((2, 2), (2, 2))),
        ((7, 7), (1, 1), ((3, 3), (3, 3))),
        ((3, 1), (1, 1), ((1, 1), (0, 0))),
        ((2, 4), (1, 1), ((0, 1), (1, 2))),
        ((3, 3), (4, 9), ((4, 4), (9, 9))),
        ((3, 3), (1, 20), ((2, 0), (40, 0))),  # looks up and to the left alone
    ],
    ids=str,
)
def test_kernels(
    form: PixelAccess, kernel: tuple[int, int], dilation: tuple[int, int], pads: tuple[tuple[int, int], ...]
) -> None:
    check_in_form(form, operands((2, 3, 10, 32), 16, kernel), pads, dilation)


@pytest.mark.parametrize(
    ("stride", "pads", "kernel", "size"),
    [
        *itertools.product(
            [(2, 2), (1, 3), (4, 4)], [((0, 1), (0, 1)), ((2, 1), (0, 3))], [(3, 3), (2, 1)], [(17, 18), (32, 64)]
        ),
        ((4, 4), ((1, 3), (2, 4)), (3, 3), (2, 1)),  # the picture is smaller than its stride
        ((16, 16), ((0, 0), (0, 0)), (16, 16), (32, 48)),  # patches
        ((1, 1), ((4, 4), (4, 4)), (9, 9), (40, 48)),  # more taps than there are masks for
    ],
    ids=str,
)
def test_strides_and_paddings(
    stride: tuple[int, int], pads: tuple[tuple[int, int], ...], kernel: tuple[int, int], size: tuple[int, int]
) -> None:
    given = x, weights, bias = operands((2, 4, *size), 8, kernel)
    np.testing.assert_allclose(convolve(given, pads, stride=stride), in_float64(given, stride, pads), atol=1e-5)
    stored = direct_convolution.to_blocks(torch.from_numpy(weights))  # as torch's code has them; without a bias
    out = direct_convolution.convolve(jnp.asarray(x), jnp.asarray(stored), pads=pads, stride=stride)
    np.testing.assert_allclose(out, in_float64((x, weights, 0 * bias), stride, pads), atol=1e-5)


@pytest.mark.parametrize("form", PixelAccess)
def test_a_number_that_is_none_stays_where_it_is_looked_at(form: PixelAccess) -> None:
    """Nothing from beyond an edge, from another row or from another picture gets into a sum."""
    x, weights, bias = operands((2, 3, 6, 32), 8)
    x[0, 1, 2, 31] = x[1, 0, 0, 0] = x[1, 2, 5, 31] = np.nan
    with in_form(form):
        out = convolve((x, weights, bias))
    expected = np.isnan(in_float64((x, weights, bias)))
    assert 0 < expected.sum() < expected.size / 4
    np.testing.assert_array_equal(np.isnan(out), expected)


@pytest.mark.parametrize("form", PixelAccess)
@pytest.mark.parametrize("shape", [(2, 6, 9, 48), (1, 2, 3, 2 * CHUNK + 80), (2, 34, 8, 16)], ids=str)
def test_in_bfloat16(form: PixelAccess, shape: tuple[int, ...], by_pairs: bool) -> None:
    x, weights, bias = in_bfloat16(*operands(shape, 16))
    blocks = direct_convolution.to_blocks(weights)
    assert (blocks.ndim == 6) is by_pairs
    np.testing.assert_array_equal(direct_convolution.from_blocks(blocks), weights)
    with in_form(form) as last:
        out = direct_convolution.convolve(x, blocks, bias, pads=SAME)
    assert last[-1][ConvolutionArgument.FORM] == form
    close_to_rounding(out, in_float64(widened(x, weights, bias)))
    for stride in ((1, 1), (2, 2)):  # of any size, in the form that is chosen for it
        odd = in_bfloat16(*operands((2, 4, 13, shape[3] % 32 + 1), 8))
        close_to_rounding(_convolved(odd, stride=stride), in_float64(widened(*odd), stride))


def test_in_float16() -> None:
    given = [jnp.asarray(array, jnp.float16) for array in operands((1, 3, 9, 20), 8)]
    out = _convolved(given)
    assert out.dtype == jnp.float16
    np.testing.assert_allclose(np.asarray(out, np.float64), in_float64(widened(*given)), rtol=2**-11, atol=1e-4)
