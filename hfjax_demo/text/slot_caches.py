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
from transformers.cache_utils import DummyLayer

from ..bridge.kernels.attention.blocks import BLOCK, SeparateArrays
from ..bridge.sharding import cache_sharding, constrained, replicated
from ..bridge.tensors import jax_view, torch_view
from .kv_cache import CacheForm, LayerShape, OpenCache, WrittenLayer, cache_positions, rising_reads
from .states import StateShape, per_row

LayerCache = tuple[jax.Array, ...]
"""Keys (kv_heads, positions, key_dim) and values (kv_heads, positions, value_dim) if a layer keeps those; then its states."""

SlotArrays = tuple[LayerCache, ...]
"""All layers of one slot."""

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
                padded = tuple(
                    tuple(jnp.pad(array, ((0, 0), (0, positions - array.shape[1]), (0, 0))) for array in keys) + states
                    for keys, states in map(_parted, self.shapes, cache)
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
        block = min(BLOCK, _positions(self.shapes, cache))

        def body(index: jax.Array, cache: SlotArrays) -> SlotArrays:
            def move(into: jax.Array, out_of: jax.Array) -> jax.Array:
                piece = jax.lax.dynamic_slice_in_dim(out_of, index * block, block, axis=1)
                return jax.lax.dynamic_update_slice_in_dim(into, piece, index * block, axis=1)

            copied: SlotArrays = jax.tree.map(move, cache, source)
            return copied

        return (jax.lax.fori_loop(0, (count + block - 1) // block, body, cache),)

    def together(self, part: SlotCaches) -> SlotCaches:
        """The first slot's states become those of all, (slots, …); the others have none then."""
        parted = [list(map(_parted, self.shapes, slot or ())) for slot in part]
        states = [
            [jnp.stack(each) for each in zip(*(own for _, own in row), strict=True)]
            for row in zip(*parted, strict=True)
        ]
        first, *others = [[keys for keys, _ in layers] for layers in parted]
        return (
            tuple((*keys, *own) for keys, own in zip(first, states, strict=True)),
            *(tuple(layers) for layers in others),
        )

    def apart(self, part: SlotCaches) -> SlotCaches:
        """Each slot's states are its own again."""
        states = [_parted(shape, layer)[1] for shape, layer in zip(self.shapes, part[0] or (), strict=True)]
        return tuple(
            tuple(
                (*_parted(shape, layer)[0], *(state[place] for state in own))
                for shape, layer, own in zip(self.shapes, slot or (), states, strict=True)
            )
            for place, slot in enumerate(part)
        )

    def states(self, part: SlotCaches, slot: jax.Array) -> tuple[jax.Array, ...]:
        """Of the only slot of ``part``."""
        return tuple(jnp.copy(state) for _, states in map(_parted, self.shapes, part[0] or ()) for state in states)

    def with_states(self, part: SlotCaches, slot: jax.Array, states: Sequence[jax.Array]) -> SlotCaches:
        """In the only slot of ``part``."""
        new = iter(states)
        return (tuple(keys + tuple(next(new) for _ in old) for keys, old in map(_parted, self.shapes, part[0] or ())),)

    def open_row(self, part: SlotCaches, slot: jax.Array, start: jax.Array) -> SlotCache:
        """The only slot of ``part``."""
        return SlotCache(self, part, start[None], fresh=start == 0)

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
        kept = [shape for shape in self.shapes if shape.kv_heads]
        return rising_reads(positions) if kept and all(shape.handed_out for shape in kept) else (positions,)

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
        described = [
            [
                ((shape.kv_heads, positions, dim), self.dtype)
                for dim in (shape.key_dim, shape.value_dim)
                if shape.kv_heads
            ]
            + [(state.shape, jnp.dtype(state.dtype)) for state in shape.states]
            for shape in self.shapes
        ]
        return tuple(
            tuple(
                jnp.zeros(size, dtype, device=device if placed else None)
                for (size, dtype), device in zip(layer, where, strict=True)
            )
            for layer, where in zip(described, self._slot_shardings(), strict=True)
        )

    def _slot_shardings(self) -> tuple[tuple[NamedSharding, ...], ...]:
        mesh = self.heads.mesh
        return tuple(
            (cache_sharding(shape.kv_heads, mesh, dimension=0),) * (2 if shape.kv_heads else 0)
            + (replicated(mesh),) * len(shape.states)
            for shape in self.shapes
        )


def _parted(shape: LayerShape, arrays: LayerCache) -> tuple[LayerCache, LayerCache]:
    """A layer's keys and values, and its states."""
    keys = 2 if shape.kv_heads else 0
    return arrays[:keys], arrays[keys:]


def _positions(shapes: Sequence[LayerShape], slot: SlotArrays) -> int:
    """That a slot has; 0 where no layer keeps keys."""
    return next((layer[0].shape[1] for shape, layer in zip(shapes, slot, strict=True) if shape.kv_heads), 0)


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
    """The arrays of each row's slot, whose tokens begin at ``starts``, int32 (rows,); zeros as states where it is ``fresh``."""

    def __init__(
        self,
        form: SlotCacheForm,
        slots: SlotCaches,
        starts: jax.Array,
        read: int | None = None,
        fresh: jax.Array | None = None,
    ) -> None:
        self._shapes = form.shapes
        held = [slot for slot in slots if slot is not None]  # in a program no slot is without memory
        parted = [[_parted(shape, layer) for shape, layer in zip(form.shapes, slot, strict=True)] for slot in held]
        self.heads, self.starts, self.read = form.heads, starts, read or _positions(form.shapes, held[0])
        self._slot_layers = [
            SlotLayer(self, shape, [keys for keys, _ in rows]) if shape.kv_heads else None
            for shape, rows in zip(form.shapes, zip(*parted, strict=True), strict=True)
        ]
        self._before = [
            states if fresh is None else tuple(jnp.where(fresh, 0, state) for state in states)
            for _, states in parted[0]
        ]
        self._others = len(held) - 1
        super().__init__(layers=[DummyLayer() if layer is None else layer for layer in self._slot_layers])
        self.states = {
            (layer, shape.what, shape.index): torch_view(state)
            for layer, states in enumerate(self._before)
            for shape, state in zip(form.shapes[layer].states, states, strict=True)
        }

    def updated(self, active: jax.Array | None = None) -> SlotCaches:
        """The arrays of each row's slot after the forward pass."""

        def state(layer: int, shape: StateShape, before: jax.Array) -> jax.Array:
            new = jax_view(self.states[layer, shape.what, shape.index]).astype(before.dtype)
            return new if active is None else jnp.where(per_row(active, new), new, before)

        keys = [
            tuple(() if layer is None else layer.arrays[row] for layer in self._slot_layers)
            for row in range(1 + self._others)
        ]
        states = [
            tuple(state(layer, *one) for one in zip(self._shapes[layer].states, before, strict=True))
            for layer, before in enumerate(self._before)
        ]
        return (tuple((*own, *more) for own, more in zip(keys[0], states, strict=True)), *keys[1:])
