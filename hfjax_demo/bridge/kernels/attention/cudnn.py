"""Attention over a shared cache by cuDNN's fused kernel, for a prompt's chunk on a GPU of NVIDIA: no score is ever stored.

It is reached through ``jax.nn.dot_product_attention``. What it takes is in cuDNN's documentation:
https://docs.nvidia.com/deeplearning/cudnn/frontend/latest/operations/Attention.html
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax.experimental.layout import Layout, with_layout_constraint

from ...platforms import cudnn_takes
from .packed import PackedCache, attend_slices


def attend_cudnn(
    q: jax.Array,
    cache: PackedCache,
    mask: jax.Array,
    scale: float,
    softcap: float | None,
    sinks: jax.Array | None = None,
) -> jax.Array:
    """An :data:`.packed.Attend`. What cuDNN does not take (float32, a soft cap, sinks, a mask of numbers, larger heads, heads
    that devices share) is :func:`.packed.attend_slices`."""
    key_dim, value_dim = cache.key_dim, cache.array.shape[3] - cache.key_dim
    takes = (
        softcap is None
        and sinks is None
        and mask.dtype == jnp.bool_
        and q.dtype == cache.array.dtype
        and key_dim == value_dim
        and cudnn_takes(key_dim, q.dtype)
        and cache.heads.mesh.size == 1
    )
    if not takes:
        return attend_slices(q, cache, mask, scale, softcap, sinks)
    # It wants positions before heads. Left to itself, XLA brings the whole cache into that order, not only this slot.
    both = with_layout_constraint(cache.part(), Layout(major_to_minor=(0, 1, 2, 3))).swapaxes(1, 2)
    return jax.nn.dot_product_attention(
        q.swapaxes(1, 2), both[..., :key_dim], both[..., key_dim:], mask=mask, scale=scale, implementation="cudnn"
    )
