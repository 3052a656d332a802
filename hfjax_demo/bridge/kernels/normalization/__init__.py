"""Group norm, optionally followed by SiLU, and layer norm, on a CPU, as one custom call.

A group is read once for its statistics, in parts that fit into the L1 cache and are combined as in Chan, Golub and LeVeque
(1979), and once more for the result; XLA needs three passes over arrays in memory, after converting bfloat16 values.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..machine_code import CustomCall

KERNEL = "normalization/kernel"
FLOAT32 = CustomCall("hfjax_demo_normalization", KERNEL, lambda _: {"is_bfloat16": 0})
BFLOAT16 = CustomCall("hfjax_demo_normalization_bfloat16", KERNEL, lambda _: {"is_bfloat16": 1}, pairs=True)
CALLS = (FLOAT32, BFLOAT16)


def supports(dtype: Any) -> bool:
    """Return whether :func:`group_norm` and :func:`layer_norm` support this dtype in a program that is traced now."""
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
    """Compute group normalization of (batch, channels, …), optionally followed by SiLU, with a result that is rounded once.
    Requires :func:`supports`."""
    batch, channels = x.shape[:2]
    of_group = channels // groups
    rows = x.reshape(batch * groups, -1)
    length = rows.shape[1] // of_group
    return _call(rows, gain, offset, [of_group, length, groups, int(silu)], epsilon, channels).reshape(x.shape)


def layer_norm(x: jax.Array, gain: jax.Array | None, offset: jax.Array | None, epsilon: float) -> jax.Array:
    """Compute layer normalization over the last dimension, with a result that is rounded once. Requires :func:`supports`."""
    features = x.shape[-1]
    return _call(x.reshape(-1, features), gain, offset, [features, 1, 1, 0], epsilon, features).reshape(x.shape)


def _call(
    rows: jax.Array, gain: jax.Array | None, offset: jax.Array | None, sizes: list[int], epsilon: float, channels: int
) -> jax.Array:
    """Run the custom call on groups (groups, elements).

    ``sizes``: channels of a group, consecutive elements of a channel, the number of groups after which channels start again, and
    1 to apply SiLU to the result. In the call's last argument, the bits of ``epsilon`` follow.
    """
    gain = jnp.ones(channels, rows.dtype) if gain is None else gain.astype(rows.dtype)
    offset = jnp.zeros(channels, rows.dtype) if offset is None else offset.astype(rows.dtype)
    places = np.array([*sizes, np.float32(epsilon).view(np.int32)], np.int32)
    return _call_of(rows.dtype)(jax.ShapeDtypeStruct(rows.shape, rows.dtype), rows, gain, offset, places)


def _call_of(dtype: Any) -> CustomCall:
    return FLOAT32 if dtype == jnp.float32 else BFLOAT16
