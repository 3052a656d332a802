"""Group norm, with SiLU behind it where that follows, and layer norm, on a CPU: one custom call, whose code LLVM makes
(:mod:`..machine_code`).

XLA's form of either is two reductions and a pass that computes the result, each over arrays in memory; of bfloat16 numbers it
makes an array of float32 ones first. Here a group is read once for its statistics, part by part of what the innermost cache
holds, and once more for the result. The statistics of the parts are put together as in Chan, Golub and LeVeque, "Updating
formulae and a pairwise algorithm for computing sample variances" (1979): all in float32, and never a difference of large squares.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..machine_code import CustomCall

KERNEL = "normalization/kernel"
FLOAT32 = CustomCall("hfjax_demo_normalization", KERNEL, lambda _: {"is_bfloat16": 0})
BFLOAT16 = CustomCall("hfjax_demo_normalization_bfloat16", KERNEL, lambda _: {"is_bfloat16": 1}, pairs=True)
CALLS = (FLOAT32, BFLOAT16)


class Place(IntEnum):
    """What the custom call's last argument holds."""

    CHANNELS = 0  # of a group
    LENGTH = 1  # numbers of a channel, which lie side by side
    GROUPS = 2  # after which channels begin again
    SILU = 3  # 1: that of the result
    EPSILON = 4  # the bits of a float32 number


def supports(dtype: Any) -> bool:
    """Whether :func:`group_norm` and :func:`layer_norm` can be used for numbers of this dtype, where a program that is traced now
    will run."""
    return dtype in (jnp.float32, jnp.bfloat16) and _call_of(dtype).usable()


def group_norm(
    x: jax.Array,
    groups: int,
    gain: jax.Array | None,
    offset: jax.Array | None,
    epsilon: float,
    *,
    silu: bool = False,
) -> jax.Array:
    """Group normalization, whose result is rounded once; with ``silu``, behind that.

    Args:
        x: (batch, channels, …), such that :func:`supports` agrees.
        gain, offset: (channels,).
    """
    batch, channels = x.shape[:2]
    of_group = channels // groups
    rows = x.reshape(batch * groups, -1)
    length = rows.shape[1] // of_group
    return _call(rows, gain, offset, [of_group, length, groups, int(silu)], epsilon, channels).reshape(x.shape)


def layer_norm(x: jax.Array, gain: jax.Array | None, offset: jax.Array | None, epsilon: float) -> jax.Array:
    """Layer normalization over the last dimension, whose result is rounded once.

    Args:
        x: (…, features), such that :func:`supports` agrees.
        gain, offset: (features,).
    """
    features = x.shape[-1]
    return _call(x.reshape(-1, features), gain, offset, [features, 1, 1, 0], epsilon, features).reshape(x.shape)


def _call(
    rows: jax.Array, gain: jax.Array | None, offset: jax.Array | None, sizes: list[int], epsilon: float, channels: int
) -> jax.Array:
    """The custom call on groups (groups, numbers); for ``sizes`` see :class:`Place`."""
    gain = jnp.ones(channels, rows.dtype) if gain is None else gain.astype(rows.dtype)
    offset = jnp.zeros(channels, rows.dtype) if offset is None else offset.astype(rows.dtype)
    places = np.array([*sizes, np.float32(epsilon).view(np.int32)], np.int32)
    result = jax.ShapeDtypeStruct(rows.shape, rows.dtype)
    out: jax.Array = _call_of(rows.dtype)(result, rows, gain, offset, places)
    return out


def _call_of(dtype: Any) -> CustomCall:
    return FLOAT32 if dtype == jnp.float32 else BFLOAT16
