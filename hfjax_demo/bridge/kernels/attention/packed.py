"""Attention over a cache shared by all conversations: one array per layer, one row per slot, each key beside its value.

    array (slots, kv_heads, positions, key_dim + value_dim)

    slot 0   [k0|v0 k1|v1 k2|v2   ·     ·     ·  ]     a program's rows are consecutive slots, starting at `first`;
    slot 1   [k0|v0   ·     ·     ·     ·     ·  ]     of each the first `read` positions are read

A key and its value are written by a single update, and with a head size of 64 fill the 128 lanes of a TPU's tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax.experimental.layout import Layout, with_layout_constraint

from ...platforms import cudnn_supports
from .dense import Scoring, attend_dense
from .head_sharing import HeadDistribution, HeadReplication, sharing

LANES = 128  # of a TPU's tiles: https://docs.jax.dev/en/latest/pallas/tpu/details.html


@dataclass(frozen=True, eq=False, slots=True)
class KnownMask:
    """A boolean mask (rows, 1, queries, positions) created by the program itself, in which a query sees ``window`` positions up
    to and including its own, or all of them."""

    array: jax.Array
    window: int | None


@dataclass(frozen=True, eq=False, slots=True)
class PackedCache:
    """The cache that the queries of a program's rows attend to.

    Attributes:
        array: of all slots, (slots, kv_heads, positions, key_dim + value_dim).
        first: the slot of the first row: 0, or an int32 scalar if there is only one row.
        read: the number of positions to read, enough for all visible ones.
        starts: int32 (rows,), the position of each row's first query.
        masks: those that the program has created for these rows.
    """

    array: jax.Array
    key_dim: int
    first: jax.Array | int
    rows: int
    read: int
    starts: jax.Array
    masks: tuple[KnownMask, ...]
    heads: HeadDistribution

    def part(self) -> jax.Array:
        """Return the part visible to the rows: (rows, kv_heads, read, key_dim + value_dim)."""
        _, kv_heads, _, width = self.array.shape
        if isinstance(self.first, int):  # XLA reads a slice with static bounds in place
            return self.array[self.first : self.first + self.rows, :, : self.read]
        size = (self.rows, kv_heads, self.read, width)
        return jax.lax.dynamic_slice(self.array, (self.first, 0, 0, 0), size)

    def known(self, mask: jax.Array) -> KnownMask | None:
        """Return the :class:`KnownMask` of ``mask``, unless the model has changed it."""
        return next((known for known in self.masks if known.array is mask), None)

    def shared(self, query_heads: int) -> HeadReplication:
        """Return how the devices share the heads."""
        return sharing(query_heads, self.array.shape[1], self.heads.mesh)


Attend = Callable[[jax.Array, PackedCache, Scoring], jax.Array]
"""Called with queries (rows, heads, queries, key_dim), the cache, and a mask (rows, 1, queries, read); returns (rows, queries,
heads, value_dim) in any float dtype."""


@dataclass(frozen=True, slots=True)
class AttentionKernels:
    """The functions over a :class:`PackedCache` for one query per row (a decode step), and for several (a prefill chunk)."""

    step: Attend
    chunk: Attend

    def attend(self, q: jax.Array, cache: PackedCache, scoring: Scoring) -> jax.Array:
        """Call the function for this number of queries; see :data:`Attend`."""
        chosen = self.step if q.shape[2] == 1 else self.chunk
        return chosen(q, cache, scoring)


def attend_slices(q: jax.Array, cache: PackedCache, scoring: Scoring) -> jax.Array:
    """Compute attention with XLA's products, each of which reads its half of the elements: an :data:`Attend`."""
    both = cache.shared(q.shape[1])(cache.part())
    return attend_dense(q, both[..., : cache.key_dim], both[..., cache.key_dim :], scoring)


def attend_tiles(q: jax.Array, cache: PackedCache, scoring: Scoring) -> jax.Array:
    """Compute :func:`attend_slices` on a TPU, which cannot read half a tile: unless values begin at a tile's border, both
    products read keys and values, with queries padded with 0 for the values."""
    if cache.key_dim % LANES == 0:
        return attend_slices(q, cache, scoring)
    both = cache.shared(q.shape[1])(cache.part())
    wide = jnp.pad(q, ((0, 0), (0, 0), (0, 0), (0, both.shape[-1] - cache.key_dim)))
    return attend_dense(wide, both, both, scoring)[..., cache.key_dim :]


def attend_cudnn(q: jax.Array, cache: PackedCache, scoring: Scoring) -> jax.Array:
    """Compute a prefill chunk on an NVIDIA GPU with cuDNN's fused kernel, which stores no scores: an :data:`Attend`.

    :func:`attend_slices` computes what it does not support (float32, a soft cap, sinks, a mask of values, larger heads, heads
    shared by devices): https://docs.nvidia.com/deeplearning/cudnn/frontend/latest/operations/Attention.html
    """
    key_dim, value_dim = cache.key_dim, cache.array.shape[3] - cache.key_dim
    takes = (
        scoring.softcap is None
        and scoring.sinks is None
        and scoring.mask.dtype == jnp.bool_
        and q.dtype == cache.array.dtype
        and key_dim == value_dim
        and cudnn_supports(key_dim, q.dtype)
        and cache.heads.mesh.size == 1
    )
    if not takes:
        return attend_slices(q, cache, scoring)
    # It requires positions before heads. By default XLA would transpose the whole cache instead of only this slot.
    both = with_layout_constraint(cache.part(), Layout(major_to_minor=(0, 1, 2, 3))).swapaxes(1, 2)
    return jax.nn.dot_product_attention(
        q.swapaxes(1, 2),
        both[..., :key_dim],
        both[..., key_dim:],
        mask=scoring.mask,
        scale=scoring.scale,
        implementation="cudnn",
    )
