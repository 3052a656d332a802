"""Attention over a cache shared by all conversations: one array per layer, one row per slot, each key beside its value.

    array (slots, kv_heads, positions, key_dim + value_dim)

    slot 0   [k0|v0 k1|v1 k2|v2   ·     ·     ·  ]     a program's rows are consecutive slots, starting at `first`;
    slot 1   [k0|v0   ·     ·     ·     ·     ·  ]     of each the first `read` positions are read, which are
    slot 2   [k0|v0 k1|v1   ·     ·     ·     ·  ]     enough for the longest of them

A key and its value, stored as one row of elements, are written by a single update. With a head size of 64 they also fill the
128 lanes of a TPU's tiles. Stored separately, this dimension would be padded to 128, or the positions would be along the lanes,
and one position could not be written without its 127 neighbors.

The function that computes it (:class:`AttentionKernels`) is chosen when a model is loaded.
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
    """A mask created by the program itself, whose meaning is therefore known.

    Attributes:
        array: boolean (rows, 1, queries, positions): the positions visible to a query.
        window: the number of visible positions, up to and including the query's own; None: all up to it.
    """

    array: jax.Array
    window: int | None


@dataclass(frozen=True, eq=False, slots=True)
class PackedCache:
    """The cache that the queries of a program's rows attend to.

    Attributes:
        array: of all slots, (slots, kv_heads, positions, key_dim + value_dim).
        key_dim: the index in the last dimension at which values begin.
        first: the slot of the first row: 0, or an int32 scalar if there is only one row.
        rows: the number of consecutive slots.
        read: the number of positions to read, enough for all visible ones.
        starts: int32 (rows,), the position of each row's first query.
        masks: those that the program has created for these rows.
        heads: how devices share the heads.
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
        """Return the :class:`KnownMask` of ``mask``, if it is one of the program's masks, unchanged by the model; else None."""
        return next((known for known in self.masks if known.array is mask), None)

    def shared(self, query_heads: int) -> HeadReplication:
        """Return how the devices share the heads."""
        return sharing(query_heads, self.array.shape[1], self.heads.mesh)


Attend = Callable[[jax.Array, PackedCache, Scoring], jax.Array]
"""Called with queries (rows, heads, queries, key_dim), the cache, and a mask (rows, 1, queries, read); returns (rows, queries,
heads, value_dim) in any float dtype."""


@dataclass(frozen=True, slots=True)
class AttentionKernels:
    """The functions that compute attention over a :class:`PackedCache`.

    Attributes:
        step: for one query per row, as in a decode step.
        chunk: for several, as in a prefill chunk.
    """

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
