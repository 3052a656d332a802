"""The KV cache: every slot has arrays of its own, one pair a layer, and each slot stands at its own position.

transformers models write to a ``Cache`` of ``CacheLayerMixin`` layers. :class:`SlotLayer` is one whose ``update`` puts
new keys and values at a traced position of each row's slot, so the model's own forward serves any mix of conversations.

    keys[layer] of a slot           slot 0  [t0 t1 t2 t3 ·  ·  ·  · ]   length 4
    (kv_heads, positions,           slot 1  no memory yet
     head_dim)                      slot 2  [t0 t1 ·  ·  ·  ·  ·  · ]   length 2
                                              ↑ the next token is written at position `length`

A program takes the arrays of the slots it works on and no others, so that slots come and go without a program being made
anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch
from jax.sharding import Mesh, NamedSharding
from transformers.cache_utils import Cache, CacheLayerMixin

from ..bridge.kernels.attention import BLOCK, SharedHeads, SlotView, mark
from ..bridge.sharding import cache_sharding, constrained
from ..bridge.tensors import jax_view, torch_view

LayerCache = tuple[jax.Array, jax.Array]
SlotArrays = tuple[LayerCache, ...]
"""All layers of one slot: keys (kv_heads, positions, key_dim) and values (kv_heads, positions, value_dim)."""


@dataclass(frozen=True, slots=True)
class LayerShape:
    """What one layer keeps of a token: keys (kv_heads, key_dim) and values (kv_heads, value_dim)."""

    kv_heads: int
    key_dim: int
    value_dim: int


def cache_positions(context_length: int) -> int:
    """Positions to allocate for ``context_length`` tokens: whole blocks, as the blockwise attention reads them."""
    return -(-context_length // BLOCK) * BLOCK if context_length > BLOCK else context_length


def empty_cache(
    shapes: Sequence[LayerShape], context_length: int, dtype: jnp.dtype, mesh: Mesh | None = None
) -> SlotArrays:
    """The cache of one slot, all zeros, with its heads split over the devices of ``mesh``; None: inside a program, wherever."""
    positions = cache_positions(context_length)
    where = cache_shardings(shapes, mesh) if mesh is not None else [(None, None)] * len(shapes)
    return tuple(
        (
            jnp.zeros((shape.kv_heads, positions, shape.key_dim), dtype, device=for_keys),
            jnp.zeros((shape.kv_heads, positions, shape.value_dim), dtype, device=for_values),
        )
        for shape, (for_keys, for_values) in zip(shapes, where, strict=True)
    )


def cache_shardings(shapes: Sequence[LayerShape], mesh: Mesh) -> tuple[tuple[NamedSharding, NamedSharding], ...]:
    """Where the arrays of a slot lie: each layer by its heads, whole on each device where those cannot be shared out."""
    return tuple((cache_sharding(shape.kv_heads, mesh, dimension=0),) * 2 for shape in shapes)


class SlotLayer(CacheLayerMixin):
    """One layer of the cache during one traced forward pass; ``arrays`` are the keys and values of each row's slot."""

    is_compileable = True
    is_sliding = False

    def __init__(self, arrays: Sequence[LayerCache], starts: jax.Array, heads: SharedHeads) -> None:
        super().__init__()
        self.arrays = tuple(arrays)
        self.heads = heads
        self.starts = starts
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start; hand back tensors that stand for the slots' arrays."""
        new = jax_view((key_states, value_states))
        self.arrays = tuple(
            (self._write(keys, new[0][row], row), self._write(values, new[1][row], row))
            for row, (keys, values) in enumerate(self.arrays)
        )
        keys, values = zip(*self.arrays, strict=True)
        return _marked(keys, self.heads), _marked(values, self.heads)

    def _write(self, cache: jax.Array, new: jax.Array, row: int) -> jax.Array:
        # One dynamic_update_slice a row is done in place; the scatter that a vmapped one becomes is a loop on a CPU.
        new = self.heads.projected(new.astype(cache.dtype))
        written = jax.lax.dynamic_update_slice(cache, new, (0, self.starts[row], 0))
        # Left to itself, XLA splits otherwise whole heads for as long as a loop lasts, and joins them behind it.
        return constrained(written, cache_sharding(cache.shape[0], self.heads.mesh, dimension=0))

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Nothing to do: the arrays were given."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """(positions, offset), as mask-making code would ask; masks are given ready-made here."""
        return self.get_max_length(), 0

    def get_seq_length(self) -> int:
        """0: rows stand at different positions, which ``position_ids`` tells the model."""
        return 0

    def get_max_length(self) -> int:
        """Positions a slot can hold."""
        return self.arrays[0][0].shape[1]


def _marked(arrays: Sequence[jax.Array], heads: SharedHeads) -> torch.Tensor:
    """A tensor that stands for all of them: the shape is that of one row, and the attention function takes the arrays."""
    return mark(torch_view(arrays[0][None]), SlotView(tuple(arrays), heads))


class SlotCache(Cache):
    """The cache as a transformers model takes it: the arrays of each row's slot, whose tokens begin at ``starts``,
    int32 (rows,), and the devices that share their heads."""

    def __init__(self, slots: Sequence[SlotArrays], starts: jax.Array, heads: SharedHeads) -> None:
        self._slot_layers = [SlotLayer(layer, starts, heads) for layer in zip(*slots, strict=True)]
        super().__init__(layers=list(self._slot_layers))

    def updated(self) -> tuple[SlotArrays, ...]:
        """The arrays of each row's slot after the forward pass."""
        return tuple(zip(*(layer.arrays for layer in self._slot_layers), strict=True))


class ProbeCache(Cache):
    """Finds out the shapes of a model's cache from one abstract forward pass, whatever the architecture calls them."""

    def __init__(self, layers: int, heads: SharedHeads) -> None:
        self._probes = [ProbeLayer(heads) for _ in range(layers)]
        super().__init__(layers=list(self._probes))

    def shapes(self) -> list[LayerShape | None]:
        """A shape for every layer that kept something."""
        return [layer.shape for layer in self._probes]

    def attended(self) -> bool:
        """Whether every kept layer's keys and values reached this program's attention function."""
        return all(view.attended for layer in self._probes for view in layer.views)


class ProbeLayer(CacheLayerMixin):
    """Stands in for a cache layer while the shapes are found out: it hands back what it is given and remembers it."""

    is_compileable = True
    is_sliding = False

    def __init__(self, heads: SharedHeads) -> None:
        super().__init__()
        self.heads = heads
        self.shape: LayerShape | None = None
        self.views: tuple[SlotView, ...] = ()
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Remember the shape."""
        _, kv_heads, _, key_dim = key_states.shape
        self.shape = LayerShape(kv_heads, key_dim, value_states.shape[-1])
        keys, values = (SlotView(tuple(jax_view(states)), self.heads) for states in (key_states, value_states))
        self.views = keys, values
        return mark(key_states, keys), mark(value_states, values)

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Nothing to do."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Only the tokens at hand."""
        return query_length, 0

    def get_seq_length(self) -> int:
        """0: nothing came before."""
        return 0

    def get_max_length(self) -> int:
        """-1: no limit."""
        return -1
