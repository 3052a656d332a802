"""The KV cache for a CPU: each slot has arrays of its own, one pair per layer.

    keys[layer] of a slot           slot 0  [t0 t1 t2 t3 ·  ·  ·  · ]   length 4
    (kv_heads, positions,           slot 1  no memory yet
     a row, see kept_rows.py)       slot 2  [t0 t1 ·  ·  ·  ·  ·  · ]   length 2
                                              ↑ the next token is written at position `length`

A program takes only the arrays of the slots it works on. So slots are added and removed without compiling a program, and a decode
reads each sequence up to its own length. The states, of fixed size, of slots that decode together are in one array
(:mod:`.joined_states`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from transformers.cache_utils import DummyLayer

from ..bridge.kernels.attention.blocks import BLOCK, SeparateCaches
from ..bridge.kernels.attention.dense import Scoring
from ..bridge.kernels.cache_rows import decode_rows, element, encode_rows, stored_width
from ..bridge.pytrees import array_dataclass
from ..bridge.sharding import cache_sharding, constrained, replicated
from ..bridge.tensors import jax_view, torch_view
from .joined_states import JoinedStates, States
from .kv_cache import CacheLayout, ForwardCache, ForwardCacheLayer, LayerShape, cache_positions, doubling_read_sizes
from .recurrent_states import StateShape, broadcast_over_rows

SlotKeys = tuple[tuple[jax.Array, ...], ...]
"""For each layer of a slot keys (kv_heads, positions, key_dim) and values (kv_heads, positions, value_dim), if it keeps those, in
the format of :mod:`hfjax_demo.bridge.kernels.cache_rows`."""


@array_dataclass
@dataclass(frozen=True, slots=True)
class SlotCaches:
    """The caches of all slots.

    Attributes:
        keys: of each slot; None: it has no memory.
        states: of the slots with memory, if any layer keeps states.
    """

    keys: tuple[SlotKeys | None, ...]
    states: JoinedStates


@array_dataclass
@dataclass(frozen=True, slots=True)
class SlotArrays:
    """The part of the caches that a program works on.

    Attributes:
        keys: of each slot, in the program's order.
        states: of each layer, (slots, …); no layers if there is no slot.
    """

    keys: tuple[SlotKeys, ...]
    states: States


class SlotCacheLayout(CacheLayout):
    """See the module's docstring."""

    @property
    def uses_first_slots(self) -> bool:
        """False: any slots can be decoded together."""
        return False

    def without_memory(self, slots: int) -> SlotCaches:
        """Return None for each slot."""
        return SlotCaches((None,) * slots, JoinedStates({}))

    def empty(self, slots: int, positions: int, *, placed: bool) -> SlotCaches:
        """Return arrays for each slot."""
        return self._allocated(self.without_memory(slots), range(slots), positions, placed)

    def allocate(self, caches: SlotCaches, slots: Sequence[int], positions: int) -> SlotCaches:
        """Add arrays for these slots."""
        return self._allocated(caches, slots, positions, placed=True)

    def deallocate(self, caches: SlotCaches, slots: Sequence[int]) -> SlotCaches:
        """Remove the arrays of these slots."""
        left = tuple(None if slot in slots else keys for slot, keys in enumerate(caches.keys))
        return SlotCaches(left, caches.states.without(slots))

    def grow(self, caches: SlotCaches, positions: int) -> SlotCaches:
        """Pad the arrays slot by slot."""
        left = list(caches.keys)
        for slot, keys in enumerate(left):
            if keys is not None:
                padded = jax.tree.map(
                    lambda array: jnp.pad(array, ((0, 0), (0, positions - array.shape[1]), (0, 0))), keys
                )
                left[slot] = jax.device_put(padded, self._keys_shardings())
        return dataclasses.replace(caches, keys=tuple(left))

    def shardings(self, caches: SlotCaches | SlotArrays) -> Any:
        """Shard keys and values by heads, or replicate them if the heads cannot be divided; replicate states."""
        whole = replicated(self.heads.mesh)
        keys = tuple(None if keys is None else self._keys_shardings() for keys in caches.keys)
        states = jax.tree.map(lambda _: whole, caches.states)
        return dataclasses.replace(caches, keys=keys, states=states)  # type: ignore[arg-type]

    def described(self, slots: int, positions: int, works_on: int) -> Any:
        """Describe the arrays of the slots that are worked on."""
        where = replicated(self.heads.mesh)
        states = tuple(
            tuple(
                jax.ShapeDtypeStruct((works_on, *state.shape), jnp.dtype(state.dtype), sharding=where)
                for state in shape.states
            )
            for shape in self.shapes
        )
        return SlotArrays((self.copy_source_shapes(positions),) * works_on, states if works_on else ())  # type: ignore[arg-type]

    def part(self, caches: SlotCaches, slots: Sequence[int]) -> SlotArrays:
        """Return the arrays of these slots."""
        keys = tuple(self.source(caches, slot) for slot in slots)
        if not slots or not self._stateful:
            return SlotArrays(keys, ((),) * len(self.shapes) if slots else ())
        return SlotArrays(keys, caches.states.of(slots))

    def whole(self, caches: SlotCaches, part: SlotArrays, slots: Sequence[int]) -> SlotCaches:
        """Replace the arrays of these slots."""
        if not slots:
            return caches
        new = dict(zip(slots, part.keys, strict=True))
        keys = tuple(new.get(slot, own) for slot, own in enumerate(caches.keys))
        return SlotCaches(keys, caches.states.put(slots, part.states) if self._stateful else caches.states)

    def source(self, caches: SlotCaches, slot: int) -> SlotKeys:
        """Return the keys and values of the slot."""
        found = caches.keys[slot]
        assert found is not None, "a slot that is worked on has memory"
        return found

    def copy_source_shapes(self, positions: int) -> Any:
        """Describe the keys and values of one slot."""
        empty = jax.eval_shape(lambda: self._empty_keys(positions, placed=False))
        return jax.tree.map(
            lambda array, where: jax.ShapeDtypeStruct(array.shape, array.dtype, sharding=where),
            empty,
            self._keys_shardings(),
        )

    def copy(self, part: SlotArrays, source: SlotKeys, target: jax.Array, count: jax.Array) -> SlotArrays:
        """Copy into the only slot of ``part``."""
        (keys,) = part.keys
        block = min(BLOCK, _positions(keys))

        def body(index: jax.Array, keys: SlotKeys) -> SlotKeys:
            def move(into: jax.Array, out_of: jax.Array) -> jax.Array:
                piece = jax.lax.dynamic_slice_in_dim(out_of, index * block, block, axis=1)
                return jax.lax.dynamic_update_slice_in_dim(into, piece, index * block, axis=1)

            copied: SlotKeys = jax.tree.map(move, keys, source)
            return copied

        return dataclasses.replace(part, keys=(jax.lax.fori_loop(0, (count + block - 1) // block, body, keys),))

    def states(self, part: SlotArrays, slot: jax.Array) -> tuple[jax.Array, ...]:
        """Copy the states of the only slot of ``part``."""
        return tuple(jnp.copy(state[0]) for states in part.states for state in states)

    def with_states(self, part: SlotArrays, slot: jax.Array, states: Sequence[jax.Array]) -> SlotArrays:
        """Replace the states of the only slot of ``part``."""
        new = iter(states)
        return dataclasses.replace(part, states=tuple(tuple(next(new)[None] for _ in old) for old in part.states))

    def open_row(self, part: SlotArrays, slot: jax.Array, start: jax.Array) -> SlotForwardCache:
        """Open the only slot of ``part``."""
        return SlotForwardCache(self, part, start[None], fresh=start == 0)

    def open_rows(self, part: SlotArrays, rows: jax.Array, starts: jax.Array, read: int | None) -> SlotForwardCache:
        """Open all slots of ``part``."""
        return SlotForwardCache(self, part, starts, read)

    def slot_counts(self, slots: int) -> tuple[int, ...]:
        """Return the decode widths."""
        return self.decode_widths(slots)

    def decode_widths(self, slots: int) -> tuple[int, ...]:
        """Return the powers of two up to ``slots``, and ``slots`` itself."""
        return tuple(sorted({slots} | {2**power for power in range(slots.bit_length()) if 2**power < slots}))

    def reads(self, positions: int) -> tuple[int, ...]:
        """Return ``positions`` alone, as attention reads only up to each length; several if the model's own code computes it."""
        kept = [shape for shape in self.shapes if shape.kv_heads]
        return doubling_read_sizes(positions) if kept and all(shape.handed_out for shape in kept) else (positions,)

    def min_width(self, slots: Sequence[int]) -> int:
        """Return one row for each slot."""
        return len(slots)

    def served(self, slots: Sequence[int], width: int) -> list[int]:
        """Return the first ``width`` slots."""
        return list(slots[:width])

    def rows(self, slots: Sequence[int], idle: Sequence[int], width: int) -> list[int]:
        """Return the slots to decode, then idle ones."""
        return [*slots, *idle][:width]

    @property
    def _stateful(self) -> bool:
        return any(shape.states for shape in self.shapes)

    def _allocated(self, caches: SlotCaches, slots: Sequence[int], positions: int, placed: bool) -> SlotCaches:
        keys, states = list(caches.keys), caches.states
        for slot in slots:
            keys[slot] = self._empty_keys(positions, placed)
            if self._stateful:
                states = states.with_slots([slot], self._empty_states(placed))
        return SlotCaches(tuple(keys), states)

    def _empty_keys(self, positions: int, placed: bool) -> SlotKeys:
        positions = cache_positions(positions)
        return tuple(
            tuple(
                jnp.zeros(
                    (shape.kv_heads, positions, stored_width(dim, self.dtype)),
                    element(self.dtype),
                    device=device if placed else None,
                )
                for dim, device in zip((shape.key_dim, shape.value_dim), where, strict=False)
            )
            for shape, where in zip(self.shapes, self._keys_shardings(), strict=True)
        )

    def _empty_states(self, placed: bool) -> States:
        device = replicated(self.heads.mesh) if placed else None
        return tuple(
            tuple(jnp.zeros((1, *state.shape), jnp.dtype(state.dtype), device=device) for state in shape.states)
            for shape in self.shapes
        )

    def _keys_shardings(self) -> tuple[tuple[NamedSharding, ...], ...]:
        return tuple(
            (cache_sharding(shape.kv_heads, self.heads.mesh, dimension=0),) * 2 if shape.kv_heads else ()
            for shape in self.shapes
        )


def _positions(keys: SlotKeys) -> int:
    """Return the positions of a slot; 0 if no layer keeps keys."""
    return next((layer[0].shape[1] for layer in keys if layer), 0)


class SlotLayer(ForwardCacheLayer):
    """A layer whose ``arrays`` are the keys and values of each row's slot."""

    def __init__(self, cache: SlotForwardCache, shape: LayerShape, arrays: Sequence[tuple[jax.Array, ...]]) -> None:
        super().__init__(cache, shape)
        self.arrays = tuple(arrays)
        self.dtype = cache.dtype
        self.heads = cache.heads
        self.starts = cache.starts

    def write(self, keys: jax.Array, values: jax.Array) -> None:
        """See :class:`ForwardCacheLayer`."""
        self.arrays = tuple(
            (self._write(own_keys, keys[row], row), self._write(own_values, values[row], row))
            for row, (own_keys, own_values) in enumerate(self.arrays)
        )

    def rows(self) -> tuple[jax.Array, jax.Array]:
        """See :class:`ForwardCacheLayer`."""
        read = self.cache.read
        keys, values = (
            decode_rows(jnp.stack([row[:, :read] for row in arrays]), self.dtype)
            for arrays in zip(*self.arrays, strict=True)
        )
        return keys, values

    def first_row(self) -> tuple[jax.Array, jax.Array]:
        """See :class:`ForwardCacheLayer`."""
        keys, values = self.arrays[0]
        return keys[None, ..., : self.shape.key_dim], values[None, ..., : self.shape.value_dim]

    def attend(self, q: jax.Array, scoring: Scoring) -> jax.Array:
        """See :class:`ForwardCacheLayer`."""
        keys, values = zip(*self.arrays, strict=True)
        return SeparateCaches(keys, values, self.heads).attend(q, scoring)

    def _write(self, cache: jax.Array, new: jax.Array, row: int) -> jax.Array:
        # One dynamic_update_slice per row works in place; a vmapped one becomes a scatter, which is a loop on a CPU.
        new = self.heads.constrain_projection(encode_rows(new, self.dtype))
        written = jax.lax.dynamic_update_slice(cache, new, (0, self.starts[row], 0))
        # Otherwise XLA splits heads that are replicated for the duration of a loop, and joins them after it.
        return constrained(written, cache_sharding(cache.shape[0], self.heads.mesh, dimension=0))


class SlotForwardCache(ForwardCache):
    """The arrays of each row's slot. New tokens begin at ``starts``, int32 (rows,); if ``fresh``, the states are zeros."""

    def __init__(
        self,
        form: SlotCacheLayout,
        part: SlotArrays,
        starts: jax.Array,
        read: int | None = None,
        fresh: jax.Array | None = None,
    ) -> None:
        self._shapes = form.shapes
        self._rows = len(part.keys)
        self.dtype = form.dtype
        self.heads, self.starts, self.read = form.heads, starts, read or _positions(part.keys[0])
        self._slot_layers = [
            SlotLayer(self, shape, layer) if shape.kv_heads else None
            for shape, layer in zip(form.shapes, zip(*part.keys, strict=True), strict=True)
        ]
        self._before = (
            part.states if fresh is None else jax.tree.map(lambda state: jnp.where(fresh, 0, state), part.states)
        )
        super().__init__(layers=[DummyLayer() if layer is None else layer for layer in self._slot_layers])
        self.states = {
            (layer, shape.what, shape.index): torch_view(state)
            for layer, states in enumerate(self._before)
            for shape, state in zip(form.shapes[layer].states, states, strict=True)
        }

    def updated(self, active: jax.Array | None = None) -> SlotArrays:
        """Return the arrays of each row's slot after the forward pass."""

        def state(layer: int, shape: StateShape, before: jax.Array) -> jax.Array:
            new = jax_view(self.states[layer, shape.what, shape.index]).astype(before.dtype)
            return new if active is None else jnp.where(broadcast_over_rows(active, new), new, before)

        keys = tuple(
            tuple(() if layer is None else layer.arrays[row] for layer in self._slot_layers)
            for row in range(self._rows)
        )
        states = tuple(
            tuple(state(layer, *one) for one in zip(self._shapes[layer].states, before, strict=True))
            for layer, before in enumerate(self._before)
        )
        return SlotArrays(keys, states)
