"""A cache of separate arrays: every slot has its own, one pair a layer.

    keys[layer] of a slot           slot 0  [t0 t1 t2 t3 ·  ·  ·  · ]   length 4
    (kv_heads, positions,           slot 1  no memory yet
     head_dim)                      slot 2  [t0 t1 ·  ·  ·  ·  ·  · ]   length 2
                                              ↑ the next token is written at position `length`

A program takes the arrays of the slots it works on and no others, so that slots come and go without a program being made
anew, and a decode reads each conversation as far as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding

from ..bridge.kernels.attention.blocks import BLOCK, SeparateArrays
from ..bridge.sharding import cache_sharding, constrained
from .kv_cache import CacheForm, LayerShape, OpenCache, WrittenLayer, cache_positions, rising_reads

LayerCache = tuple[jax.Array, jax.Array]
SlotArrays = tuple[LayerCache, ...]
"""All layers of one slot: keys (kv_heads, positions, key_dim) and values (kv_heads, positions, value_dim)."""

SlotCaches = tuple[SlotArrays | None, ...]
"""Of each slot; None where it has no memory. In a program: of the slots it works on, in its order."""


class SlotCacheForm(CacheForm):
    """See the module's docstring."""

    @property
    def neighbours(self) -> bool:
        """False."""
        return False

    def without_memory(self, slots: int) -> SlotCaches:
        """None for each."""
        return (None,) * slots

    def empty(self, slots: int, positions: int, *, placed: bool) -> SlotCaches:
        """Arrays for each."""
        return tuple(self._empty_slot(positions, placed) for _ in range(slots))

    def allocate(self, caches: SlotCaches, slots: Sequence[int], positions: int) -> SlotCaches:
        """Arrays for these."""
        return tuple(
            self._empty_slot(positions, placed=True) if slot in slots else cache for slot, cache in enumerate(caches)
        )

    def deallocate(self, caches: SlotCaches, slots: Sequence[int]) -> SlotCaches:
        """The others' arrays."""
        return tuple(None if slot in slots else cache for slot, cache in enumerate(caches))

    def grow(self, caches: SlotCaches, positions: int) -> SlotCaches:
        """Slot by slot."""
        left = list(caches)
        for slot, cache in enumerate(left):
            if cache is not None:
                padded = jax.tree.map(
                    lambda array: jnp.pad(array, ((0, 0), (0, positions - array.shape[1]), (0, 0))), cache
                )
                left[slot] = jax.device_put(padded, self._slot_shardings())
        return tuple(left)

    def shardings(self, caches: SlotCaches) -> Any:
        """Each layer by its heads, whole on each device where those cannot be shared out."""
        return tuple(None if cache is None else self._slot_shardings() for cache in caches)

    def described(self, slots: int, positions: int, works_on: int) -> Any:
        """The arrays of the slots that are worked on."""
        return (self.source_described(positions),) * works_on

    def part(self, caches: SlotCaches, slots: Sequence[int]) -> SlotCaches:
        """Their arrays."""
        return tuple(caches[slot] for slot in slots)

    def whole(self, caches: SlotCaches, part: SlotCaches, slots: Sequence[int]) -> SlotCaches:
        """Their arrays in the places of the old ones."""
        new = dict(zip(slots, part, strict=True))
        return tuple(new.get(slot, cache) for slot, cache in enumerate(caches))

    def source(self, caches: SlotCaches, slot: int) -> SlotArrays:
        """Its arrays."""
        found = caches[slot]
        assert found is not None, "a slot that is copied from has memory"
        return found

    def source_described(self, positions: int) -> Any:
        """Shapes of one slot's arrays."""
        empty = jax.eval_shape(lambda: self._empty_slot(positions, placed=False))
        return jax.tree.map(
            lambda array, where: jax.ShapeDtypeStruct(array.shape, array.dtype, sharding=where),
            empty,
            self._slot_shardings(),
        )

    def copy(self, part: SlotCaches, source: SlotArrays, target: jax.Array, count: jax.Array) -> SlotCaches:
        """Into the only slot of ``part``."""
        (cache,) = part
        assert cache is not None
        block = min(BLOCK, cache[0][0].shape[1])

        def body(index: jax.Array, cache: SlotArrays) -> SlotArrays:
            def move(into: jax.Array, out_of: jax.Array) -> jax.Array:
                piece = jax.lax.dynamic_slice_in_dim(out_of, index * block, block, axis=1)
                return jax.lax.dynamic_update_slice_in_dim(into, piece, index * block, axis=1)

            copied: SlotArrays = jax.tree.map(move, cache, source)
            return copied

        return (jax.lax.fori_loop(0, (count + block - 1) // block, body, cache),)

    def open_row(self, part: SlotCaches, slot: jax.Array, start: jax.Array) -> SlotCache:
        """The only slot of ``part``."""
        return SlotCache(self, part, start[None])

    def open_rows(self, part: SlotCaches, rows: jax.Array, starts: jax.Array, read: int | None) -> SlotCache:
        """All slots of ``part``."""
        return SlotCache(self, part, starts, read)

    def slot_counts(self, slots: int) -> tuple[int, ...]:
        """As many as decode together."""
        return self.decode_widths(slots)

    def decode_widths(self, slots: int) -> tuple[int, ...]:
        """Powers of two up to ``slots``, and ``slots`` itself."""
        return tuple(sorted({slots} | {2**power for power in range(slots.bit_length()) if 2**power < slots}))

    def reads(self, positions: int) -> tuple[int, ...]:
        """All, as attention goes as far as each conversation; a few where the model's own code computes it."""
        return (
            rising_reads(positions)
            if all(shape.handed_out for shape in self.shapes if shape.kv_heads)
            else (positions,)
        )

    def width_for(self, slots: Sequence[int]) -> int:
        """One for each."""
        return len(slots)

    def served(self, slots: Sequence[int], width: int) -> list[int]:
        """The first ones."""
        return list(slots[:width])

    def rows(self, slots: Sequence[int], idle: Sequence[int], width: int) -> list[int]:
        """Those that are served, then idle ones."""
        return [*slots, *idle][:width]

    def _empty_slot(self, positions: int, placed: bool) -> SlotArrays:
        positions = cache_positions(positions)
        where = self._slot_shardings() if placed else [(None, None)] * len(self.shapes)
        return tuple(
            (
                jnp.zeros((shape.kv_heads, positions, shape.key_dim), self.dtype, device=for_keys),
                jnp.zeros((shape.kv_heads, positions, shape.value_dim), self.dtype, device=for_values),
            )
            for shape, (for_keys, for_values) in zip(self.shapes, where, strict=True)
        )

    def _slot_shardings(self) -> tuple[tuple[NamedSharding, NamedSharding], ...]:
        mesh = self.heads.mesh
        return tuple((cache_sharding(shape.kv_heads, mesh, dimension=0),) * 2 for shape in self.shapes)


class SlotLayer(WrittenLayer):
    """``arrays`` are the keys and values of each row's slot."""

    def __init__(self, cache: SlotCache, shape: LayerShape, arrays: Sequence[LayerCache]) -> None:
        super().__init__(cache, shape)
        self.arrays = tuple(arrays)
        self.heads = cache.heads
        self.starts = cache.starts

    def write(self, keys: jax.Array, values: jax.Array) -> None:
        """See :class:`WrittenLayer`."""
        self.arrays = tuple(
            (self._write(own_keys, keys[row], row), self._write(own_values, values[row], row))
            for row, (own_keys, own_values) in enumerate(self.arrays)
        )

    def rows(self) -> tuple[jax.Array, jax.Array]:
        """See :class:`WrittenLayer`."""
        read = self.cache.read
        keys, values = (jnp.stack([row[:, :read] for row in arrays]) for arrays in zip(*self.arrays, strict=True))
        return keys, values

    def first_row(self) -> tuple[jax.Array, jax.Array]:
        """See :class:`WrittenLayer`."""
        keys, values = self.arrays[0]
        return keys[None], values[None]

    def attend(
        self, q: jax.Array, mask: jax.Array, scale: float, softcap: float | None, sinks: jax.Array | None
    ) -> jax.Array:
        """See :class:`WrittenLayer`."""
        keys, values = zip(*self.arrays, strict=True)
        return SeparateArrays(keys, values, self.heads).attend(q, mask, scale, softcap, sinks)

    def _write(self, cache: jax.Array, new: jax.Array, row: int) -> jax.Array:
        # One dynamic_update_slice a row is done in place; the scatter that a vmapped one becomes is a loop on a CPU.
        new = self.heads.projected(new.astype(cache.dtype))
        written = jax.lax.dynamic_update_slice(cache, new, (0, self.starts[row], 0))
        # Left to itself, XLA splits otherwise whole heads for as long as a loop lasts, and joins them behind it.
        return constrained(written, cache_sharding(cache.shape[0], self.heads.mesh, dimension=0))


class SlotCache(OpenCache):
    """The arrays of each row's slot, whose tokens begin at ``starts``, int32 (rows,)."""

    def __init__(self, form: CacheForm, slots: SlotCaches, starts: jax.Array, read: int | None = None) -> None:
        held = [slot for slot in slots if slot is not None]  # in a program no slot is without memory
        self.heads, self.starts, self.read = form.heads, starts, read or held[0][0][0].shape[1]
        self._slot_layers = [
            SlotLayer(self, shape, arrays) for shape, arrays in zip(form.shapes, zip(*held, strict=True), strict=True)
        ]
        super().__init__(layers=list(self._slot_layers))

    def updated(self) -> SlotCaches:
        """The arrays of each row's slot after the forward pass."""
        return tuple(zip(*(layer.arrays for layer in self._slot_layers), strict=True))
