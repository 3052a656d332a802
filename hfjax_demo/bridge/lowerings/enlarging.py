"""A picture whose rows and columns are doubled, and the 3 x 3 convolution behind it, as decoders and U-Nets have them.

Of the nine pixels that such a convolution looks at, several are copies of one: it is four convolutions of 2 x 2 over the small
picture, one for each pixel of a doubled one, with weights that are sums of the nine.

    rows of the doubled picture    x0 x0 x1 x1        an even row    w0 x₋₁ + (w1 + w2) x0
    the convolution's weights      w0 w1 w2           an odd row     (w0 + w1) x0 + w2 x1

So there are 4/9 of the multiplications, and no doubled picture. What differs is rounding, about as much as between two orders of
the sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch

from ..platforms import Platform, current
from ..tensors import jax_view, torch_view
from .convolving import convolution


@dataclass(frozen=True, eq=False, slots=True)
class _Doubled:
    """What a doubled picture was made of.

    Attributes:
        small: (batch, channels, rows, columns).
        whole: what the mark is true of; a tensor may have been changed since.
    """

    small: jax.Array
    whole: jax.Array


def repeated(x: jax.Array, factors: Sequence[int]) -> torch.Tensor:
    """Pictures (batch, channels, rows, columns) with each row and column as often as ``factors`` say."""
    batch, channels, rows, columns = x.shape
    whole = jnp.broadcast_to(
        x[:, :, :, None, :, None], (batch, channels, rows, factors[0], columns, factors[1])
    ).reshape(batch, channels, rows * factors[0], columns * factors[1])
    made: Any = torch_view(whole)
    if tuple(factors) == (2, 2):
        made.doubled = _Doubled(x, whole)
    result: torch.Tensor = made
    return result


def small_one(input: torch.Tensor) -> jax.Array | None:
    """The picture (batch, channels, rows, columns) that this one is the double of, as :func:`repeated` made it, or None."""
    mark = getattr(input, "doubled", None)
    return mark.small if isinstance(mark, _Doubled) and mark.whole is jax_view(input) else None


def convolved(small: jax.Array, weights: jax.Array) -> jax.Array | None:
    """The convolution with a padding of 1 of the doubled picture, in the form that is quick on a CPU; None where it is not.

    Args:
        small: the picture before it was doubled, float32 (batch, channels, rows, columns).
        weights: float32 (outputs, channels, 3, 3).

    Returns:
        (batch, 2 rows, 2 columns, outputs).
    """
    if current() is not Platform.CPU or small.dtype != jnp.float32 or weights.dtype != jnp.float32:
        return None
    x, kernel = small.transpose(0, 2, 3, 1), weights.transpose(2, 3, 1, 0)
    rows = [
        jnp.stack(
            [
                convolution(
                    x,
                    _halved(_halved(kernel, 0, row), 1, column),
                    padding=[(1 - row, row), (1 - column, column)],
                )
                for column in (0, 1)
            ],
            axis=3,
        )
        for row in (0, 1)
    ]
    batch, height, width, _ = x.shape
    return jnp.stack(rows, axis=2).reshape(batch, 2 * height, 2 * width, -1)


def _halved(kernel: jax.Array, axis: int, odd: int) -> jax.Array:
    """Two weights along an axis for the three that there are, for the even or the odd of two doubled pixels."""
    first, middle, last = (jax.lax.slice_in_dim(kernel, place, place + 1, axis=axis) for place in range(3))
    pair = [first + middle, last] if odd else [first, middle + last]
    return jnp.concatenate(pair, axis=axis)
