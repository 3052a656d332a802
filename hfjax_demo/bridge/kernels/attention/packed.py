"""Attention over a cache that all conversations share: one array a layer, a slot a row, each key beside its value.

    array (slots, kv_heads, positions, key_dim + value_dim)

    slot 0   [k0|v0 k1|v1 k2|v2   ·     ·     ·  ]     a program's rows are neighbouring slots from `first` on;
    slot 1   [k0|v0   ·     ·     ·     ·     ·  ]     of each the first `read` positions are looked at, which
    slot 2   [k0|v0 k1|v1   ·     ·     ·     ·  ]     hold the longest of them

A key and its value in one row of numbers are written by one update. They also fill the 128 lanes of a TPU's tiles where a head
has 64 numbers: a dimension of 64 would be padded to 128, or the positions would lie along the lanes, and one could not be
written without its 127 neighbours.

Which function computes it (:class:`Kernels`) is chosen where a model is loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import jax
import jax.numpy as jnp

from .dense import attend_dense
from .sharing import SharedHeads, Sharing, sharing

LANES = 128  # of a TPU's tiles: https://docs.jax.dev/en/latest/pallas/tpu/details.html


@dataclass(frozen=True, eq=False, slots=True)
class KnownMask:
    """A mask that a program made itself, so that it is known what it says.

    Attributes:
        array: boolean (rows, 1, queries, positions): what a query may look at.
        window: it may look at itself and so many positions before it less one; None: at all before it.
    """

    array: jax.Array
    window: int | None


@dataclass(frozen=True, eq=False, slots=True)
class PackedCache:
    """What the queries of a program's rows attend to.

    Attributes:
        array: of all slots, (slots, kv_heads, positions, key_dim + value_dim).
        key_dim: where in the last dimension values begin.
        first: the slot of the first row: 0, or int32 scalar where there is only one row.
        rows: how many neighbouring slots.
        read: positions that hold all a query may look at.
        starts: int32 (rows,), the position of each row's first query.
        masks: that the program has made for these rows.
        heads: how devices share the heads.
    """

    array: jax.Array
    key_dim: int
    first: jax.Array | int
    rows: int
    read: int
    starts: jax.Array
    masks: tuple[KnownMask, ...]
    heads: SharedHeads

    def part(self) -> jax.Array:
        """What the rows may look at: (rows, kv_heads, read, key_dim + value_dim)."""
        _, kv_heads, _, width = self.array.shape
        if isinstance(self.first, int):  # XLA reads a slice of fixed bounds where it is, without a copy
            return self.array[self.first : self.first + self.rows, :, : self.read]
        size = (self.rows, kv_heads, self.read, width)
        return jax.lax.dynamic_slice(self.array, (self.first, 0, 0, 0), size)

    def known(self, mask: jax.Array) -> KnownMask | None:
        """What ``mask`` says, if it is one of the program's own and has come through the model as it was."""
        return next((known for known in self.masks if known.array is mask), None)

    def shared(self, query_heads: int) -> Sharing:
        """What each device takes of the heads."""
        return sharing(query_heads, self.array.shape[1], self.heads.mesh)


Attend = Callable[[jax.Array, PackedCache, jax.Array, float, float | None, jax.Array | None], jax.Array]
"""Takes queries (rows, heads, queries, key_dim), the cache, a mask (rows, 1, queries, read), the scale, the soft cap and the
sinks, as :func:`.dense.attend_dense` does; gives (rows, queries, heads, value_dim) in any float dtype."""


@dataclass(frozen=True, slots=True)
class Kernels:
    """What computes attention over a :class:`PackedCache`.

    Attributes:
        step: where each row has one query, as in decoding.
        chunk: where it has several, as a prompt's.
    """

    step: Attend
    chunk: Attend

    def attend(
        self,
        q: jax.Array,
        cache: PackedCache,
        mask: jax.Array,
        scale: float,
        softcap: float | None,
        sinks: jax.Array | None,
    ) -> jax.Array:
        """By the one that is for so many queries; see :data:`Attend`."""
        chosen = self.step if q.shape[2] == 1 else self.chunk
        return chosen(q, cache, mask, scale, softcap, sinks)


def attend_slices(
    q: jax.Array,
    cache: PackedCache,
    mask: jax.Array,
    scale: float,
    softcap: float | None,
    sinks: jax.Array | None = None,
) -> jax.Array:
    """An :data:`Attend` in XLA's own products, each of which reads its half of the numbers."""
    both = cache.shared(q.shape[1])(cache.part())
    return attend_dense(q, both[..., : cache.key_dim], both[..., cache.key_dim :], mask, scale, softcap, sinks)


def attend_tiles(
    q: jax.Array,
    cache: PackedCache,
    mask: jax.Array,
    scale: float,
    softcap: float | None,
    sinks: jax.Array | None = None,
) -> jax.Array:
    """:func:`attend_slices` for a TPU, which cannot read half a tile: where values do not begin at one's border both products
    read keys and values, with queries that are 0 where the values are."""
    if cache.key_dim % LANES == 0:
        return attend_slices(q, cache, mask, scale, softcap, sinks)
    both = cache.shared(q.shape[1])(cache.part())
    wide = jnp.pad(q, ((0, 0), (0, 0), (0, 0), (0, both.shape[-1] - cache.key_dim)))
    return attend_dense(wide, both, both, mask, scale, softcap, sinks)[..., cache.key_dim :]
