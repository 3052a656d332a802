"""The KV cache for a GPU or TPU: one array per layer for all slots, which every program takes whole and updates in place.

See :mod:`..bridge.kernels.attention.packed` for the memory layout. The batch of a decode program is slots 0 to width - 1, idle
ones included: gathering the rows of some slots would copy them. It reads as many positions as the longest sequence has, rounded
up to one of a few (:meth:`SharedCacheLayout.reads`). Programs depend on the number of slots, so all slots have memory at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from transformers.cache_utils import DummyLayer

from ..bridge.kernels.attention.blocks import BLOCK
from ..bridge.kernels.attention.dense import Scoring
from ..bridge.kernels.attention.packed import AttentionKernels, PackedCache
from ..bridge.sharding import cache_sharding, constrained, replicated
from ..bridge.tensors import jax_view, torch_view
from .kv_cache import CacheLayout, ForwardCache, ForwardCacheLayer, LayerShape, cache_positions, doubling_read_sizes
from .recurrent_states import StateShape, broadcast_over_rows

SharedArrays = tuple[tuple[jax.Array, ...], ...]
"""For each layer (slots, kv_heads, positions, key_dim + value_dim), if it keeps keys and values, and its states (slots, …); empty
if no slot has memory, or none is worked on."""

# Each decode program has so many times the rows of the next narrower one.
WIDTH_FACTOR = 4


@dataclass(frozen=True, eq=False, slots=True)
class SharedCacheLayout(CacheLayout):
    """See the module's docstring.

    Attributes:
        kernels: the attention kernels.
    """

    kernels: AttentionKernels

    @property
    def uses_first_slots(self) -> bool:
        """True: a decode program works on the first slots."""
        return True

    def without_memory(self, slots: int) -> SharedArrays:
        """Return no arrays."""
        return ()

    def empty(self, slots: int, positions: int, *, placed: bool) -> SharedArrays:
        """Return the arrays of each layer."""
        arrays: SharedArrays = jax.tree.map(
            lambda array: jnp.zeros(array.shape, array.dtype, device=array.sharding if placed else None),
            self.described(slots, positions, works_on=slots),
        )
        return arrays

    def allocate(self, caches: SharedArrays, slots: Sequence[int], positions: int) -> SharedArrays:
        """Allocate all slots at once."""
        return self.empty(len(slots), positions, placed=True) if slots else caches

    def deallocate(self, caches: SharedArrays, slots: Sequence[int]) -> SharedArrays:
        """Return the caches unchanged: either all slots have memory or none."""
        return caches

    def grow(self, caches: SharedArrays, positions: int) -> SharedArrays:
        """Pad the arrays layer by layer."""
        left = list(caches)
        for layer, shape in enumerate(self.shapes):
            if shape.kv_heads:
                keys, *states = left[layer]
                padded = jnp.pad(keys, ((0, 0), (0, 0), (0, positions - keys.shape[2]), (0, 0)))
                left[layer] = jax.device_put(padded, self._shardings(shape)[0]), *states
        return tuple(left)

    def shardings(self, caches: SharedArrays) -> Any:
        """Shard each layer by heads, or replicate it if the heads cannot be divided."""
        return tuple(self._shardings(shape) for shape, _ in zip(self.shapes, caches, strict=False))

    def described(self, slots: int, positions: int, works_on: int) -> Any:
        """Describe all arrays, if any slot is worked on."""
        if not works_on:
            return ()
        return tuple(
            tuple(
                jax.ShapeDtypeStruct(size, dtype, sharding=where)
                for (size, dtype), where in zip(
                    self._arrays(shape, slots, positions), self._shardings(shape), strict=True
                )
            )
            for shape in self.shapes
        )

    def part(self, caches: SharedArrays, slots: Sequence[int]) -> SharedArrays:
        """Return all arrays, if any slot is worked on."""
        return caches if slots else ()

    def whole(self, caches: SharedArrays, part: SharedArrays, slots: Sequence[int]) -> SharedArrays:
        """Return the arrays that the program returned."""
        return part if slots else caches

    def source(self, caches: SharedArrays, slot: int) -> Any:
        """Return the index of the slot."""
        return jax.device_put(jnp.int32(slot), replicated(self.heads.mesh))

    def copy_source_shapes(self, positions: int) -> Any:
        """Describe a scalar."""
        return jax.ShapeDtypeStruct((), jnp.int32, sharding=replicated(self.heads.mesh))

    def copy(self, part: SharedArrays, source: jax.Array, target: jax.Array, count: jax.Array) -> SharedArrays:
        """Copy from one slot of ``part`` to another."""
        block = min(BLOCK, self._positions(part))

        def body(index: jax.Array, arrays: SharedArrays) -> SharedArrays:
            def move(array: jax.Array) -> jax.Array:
                _, kv_heads, _, width = array.shape
                start = index * block
                piece = jax.lax.dynamic_slice(array, (source, 0, start, 0), (1, kv_heads, block, width))
                return jax.lax.dynamic_update_slice(array, piece, (target, 0, start, 0))

            moved: SharedArrays = jax.tree.map(move, arrays)
            return moved

        copied: SharedArrays = jax.lax.fori_loop(0, (count + block - 1) // block, body, part)
        return copied

    def states(self, part: SharedArrays, slot: jax.Array) -> tuple[jax.Array, ...]:
        """Return a row of each state array."""
        return tuple(
            jax.lax.dynamic_index_in_dim(array, slot, keepdims=False)
            for shape, layer in zip(self.shapes, part, strict=True)
            for array in layer[len(layer) - len(shape.states) :]
        )

    def with_states(self, part: SharedArrays, slot: jax.Array, states: Sequence[jax.Array]) -> SharedArrays:
        """Replace these rows."""
        new, updated = iter(states), []
        for shape, layer in zip(self.shapes, part, strict=True):
            keys = len(layer) - len(shape.states)
            rows = tuple(jax.lax.dynamic_update_index_in_dim(array, next(new), slot, 0) for array in layer[keys:])
            updated.append(layer[:keys] + rows)
        return tuple(updated)

    def open_row(self, part: SharedArrays, slot: jax.Array, start: jax.Array) -> SharedForwardCache:
        """Open all positions of one slot."""
        return SharedForwardCache(self, part, slot, slot[None], start[None], self._positions(part), fresh=start == 0)

    def open_rows(self, part: SharedArrays, rows: jax.Array, starts: jax.Array, read: int | None) -> SharedForwardCache:
        """Open the first positions of the first slots."""
        return SharedForwardCache(self, part, 0, rows, starts, read or self._positions(part))

    def slot_counts(self, slots: int) -> tuple[int, ...]:
        """Return the number of all slots only."""
        return (slots,)

    def decode_widths(self, slots: int) -> tuple[int, ...]:
        """Return ``slots`` and a few smaller widths, each :data:`WIDTH_FACTOR` times the one before."""
        widths = [slots]
        while widths[0] >= WIDTH_FACTOR:
            widths.insert(0, widths[0] // WIDTH_FACTOR)
        return tuple(widths)

    def reads(self, positions: int) -> tuple[int, ...]:
        """Return :func:`.kv_cache.doubling_read_sizes`; only ``positions`` if no layer keeps keys."""
        return doubling_read_sizes(positions) if any(shape.kv_heads for shape in self.shapes) else (positions,)

    def min_width(self, slots: Sequence[int]) -> int:
        """Return the rows up to the last of the slots."""
        return max(slots) + 1

    def served(self, slots: Sequence[int], width: int) -> list[int]:
        """Return those among the first ``width`` slots."""
        return [slot for slot in slots if slot < width]

    def rows(self, slots: Sequence[int], idle: Sequence[int], width: int) -> list[int]:
        """Return the first ``width`` slots."""
        return list(range(width))

    def _arrays(self, shape: LayerShape, slots: int, positions: int) -> list[tuple[tuple[int, ...], jnp.dtype]]:
        """Return the shapes and dtypes of a layer's arrays."""
        keys = slots, shape.kv_heads, cache_positions(positions), shape.key_dim + shape.value_dim
        states = [((slots, *state.shape), jnp.dtype(state.dtype)) for state in shape.states]
        return [(keys, self.dtype), *states] if shape.kv_heads else states

    def _shardings(self, shape: LayerShape) -> tuple[NamedSharding, ...]:
        mesh = self.heads.mesh
        keys = (cache_sharding(shape.kv_heads, mesh),) if shape.kv_heads else ()
        return keys + (replicated(mesh),) * len(shape.states)

    def _positions(self, part: SharedArrays) -> int:
        """Return the positions of each slot; 0 if no layer keeps keys."""
        return next((layer[0].shape[2] for shape, layer in zip(self.shapes, part, strict=True) if shape.kv_heads), 0)


class SharedLayer(ForwardCacheLayer):
    """A layer whose ``array`` is that of all slots; new tokens are written to the slots ``rows``, at ``starts``."""

    def __init__(self, cache: SharedForwardCache, shape: LayerShape, array: jax.Array) -> None:
        super().__init__(cache, shape)
        self.shared = cache
        self.array = array

    def write(self, keys: jax.Array, values: jax.Array) -> None:
        """See :class:`ForwardCacheLayer`."""
        heads = self.shared.form.heads
        new = heads.constrain_projection(jnp.concatenate([keys, values], axis=-1).astype(self.array.dtype))
        where = cache_sharding(self.array.shape[1], heads.mesh)
        self.array = constrained(_scatter_tokens(self.array, new, self.shared.rows, self.shared.starts), where)

    def rows(self) -> tuple[jax.Array, jax.Array]:
        """See :class:`ForwardCacheLayer`."""
        return self._split_keys_values(self._packed().part())

    def first_row(self) -> tuple[jax.Array, jax.Array]:
        """See :class:`ForwardCacheLayer`."""
        return self._split_keys_values(self.array[:1, :, : self.shared.read])

    def attend(self, q: jax.Array, scoring: Scoring) -> jax.Array:
        """See :class:`ForwardCacheLayer`."""
        form = self.shared.form
        return form.kernels.attend(form.heads.constrain_projection(q), self._packed(), scoring)

    def _packed(self) -> PackedCache:
        return PackedCache(
            array=self.array,
            key_dim=self.shape.key_dim,
            first=self.shared.first,
            rows=self.shared.rows.shape[0],
            read=self.shared.read,
            starts=self.shared.starts,
            masks=self.shared.masks,
            heads=self.shared.form.heads,
        )

    def _split_keys_values(self, both: jax.Array) -> tuple[jax.Array, jax.Array]:
        return both[..., : self.shape.key_dim], both[..., self.shape.key_dim :]


def _scatter_tokens(array: jax.Array, new: jax.Array, slots: jax.Array, starts: jax.Array) -> jax.Array:
    """Write ``new`` (rows, kv_heads, tokens, key_dim + value_dim) into each row's slot at its start.

    With this scatter, whose window spans every dimension but the slots', all of XLA's compilers write in place; for equivalent
    forms, the TPU's compiler copies the array.
    """
    dimensions = jax.lax.ScatterDimensionNumbers(
        update_window_dims=(1, 2, 3), inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0, 2)
    )
    return jax.lax.scatter(
        array,
        jnp.stack([slots, starts], axis=-1),
        new,
        dimensions,
        unique_indices=True,
        mode=jax.lax.GatherScatterMode.PROMISE_IN_BOUNDS,
    )


class SharedForwardCache(ForwardCache):
    """The arrays of all slots, some of which are worked on.

    Attributes:
        form: the form of the cache.
        first: the slot of the first row; see :class:`PackedCache`.
        rows: int32 (rows,), the slot of each row.
        starts: int32 (rows,), the position in its slot of each row's first new token.
        fresh: bool, whether the states of the rows are zeros, regardless of the arrays.
    """

    def __init__(
        self,
        form: SharedCacheLayout,
        arrays: SharedArrays,
        first: jax.Array | int,
        rows: jax.Array,
        starts: jax.Array,
        read: int,
        fresh: jax.Array | None = None,
    ) -> None:
        self.form, self.first, self.rows, self.starts, self.read = form, first, rows, starts, read
        self._arrays = arrays
        self._shared_layers = [
            SharedLayer(self, shape, layer[0]) if shape.kv_heads else None
            for shape, layer in zip(form.shapes, arrays, strict=True)
        ]
        super().__init__(layers=[DummyLayer() if layer is None else layer for layer in self._shared_layers])
        self._before: dict[tuple[int, str, int], jax.Array] = {}
        for layer, shape in enumerate(form.shapes):
            for state, array in zip(shape.states, arrays[layer][1 if shape.kv_heads else 0 :], strict=True):
                rows_of = jax.lax.dynamic_slice_in_dim(array, first, rows.shape[0])
                key = layer, state.what, state.index
                self._before[key] = rows_of if fresh is None else jnp.where(fresh, 0, rows_of)
        self.states = {key: torch_view(state) for key, state in self._before.items()}

    def updated(self, active: jax.Array | None = None) -> SharedArrays:
        """Return the arrays after the forward pass."""

        def state(layer: int, shape: StateShape, array: jax.Array) -> jax.Array:
            key = layer, shape.what, shape.index
            new = jax_view(self.states[key]).astype(array.dtype)
            if active is not None:
                new = jnp.where(broadcast_over_rows(active, new), new, self._before[key])
            return jax.lax.dynamic_update_slice_in_dim(array, new, self.first, axis=0)

        updated = []
        for layer, (shape, written) in enumerate(zip(self.form.shapes, self._shared_layers, strict=True)):
            keys = () if written is None else (written.array,)
            states = zip(shape.states, self._arrays[layer][len(keys) :], strict=True)
            updated.append(keys + tuple(state(layer, kept, array) for kept, array in states))
        return tuple(updated)
