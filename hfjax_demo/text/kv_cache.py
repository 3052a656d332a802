"""The KV cache: one pair of arrays a layer, a row for every slot, each row at its own position.

transformers models write to a ``Cache`` of ``CacheLayerMixin`` layers. :class:`SlotLayer` is one whose ``update`` puts
new keys and values at a traced position of each row's slot, so the model's own forward serves any mix of conversations.

    keys[layer]                     slot 0  [t0 t1 t2 t3 ·  ·  ·  · ]   length 4
    (slots, kv_heads, positions,    slot 1  [·  ·  ·  ·  ·  ·  ·  · ]   idle
     head_dim)                      slot 2  [t0 t1 ·  ·  ·  ·  ·  · ]   length 2
                                              ↑ the next token is written at position `length`
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers.cache_utils import Cache, CacheLayerMixin

from ..bridge.attention import BLOCK, SlotView, mark
from ..bridge.tensors import jax_view, torch_view

LayerCache = tuple[jax.Array, jax.Array]


@dataclass(frozen=True, slots=True)
class LayerShape:
    """What one layer keeps of a token: keys (kv_heads, key_dim) and values (kv_heads, value_dim)."""

    kv_heads: int
    key_dim: int
    value_dim: int

    @property
    def elements(self) -> int:
        """Numbers kept a token."""
        return self.kv_heads * (self.key_dim + self.value_dim)


def cache_positions(context_length: int) -> int:
    """Positions to allocate for ``context_length`` tokens: whole blocks, as the blockwise attention reads them."""
    return -(-context_length // BLOCK) * BLOCK if context_length > BLOCK else context_length


def empty_cache(
    shapes: Sequence[LayerShape], slots: int, context_length: int, dtype: jnp.dtype
) -> tuple[LayerCache, ...]:
    """A cache of zeros for ``slots`` conversations."""
    positions = cache_positions(context_length)
    return tuple(
        (
            jnp.zeros((slots, shape.kv_heads, positions, shape.key_dim), dtype),
            jnp.zeros((slots, shape.kv_heads, positions, shape.value_dim), dtype),
        )
        for shape in shapes
    )


class SlotLayer(CacheLayerMixin):
    """One layer of the cache during one traced forward pass; ``arrays`` are its keys and values."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: LayerCache, rows: jax.Array, starts: jax.Array) -> None:
        super().__init__()
        self.arrays = cache
        self.rows, self.starts = rows, starts
        self.view: SlotView | None = None
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start; hand back the keys and values of all slots."""
        keys, values = jax_view((key_states, value_states))
        all_keys = _write(self.arrays[0], keys, self.rows, self.starts)
        all_values = _write(self.arrays[1], values, self.rows, self.starts)
        self.arrays = all_keys, all_values
        self.view = SlotView(self.rows)
        return mark(torch_view(all_keys), self.view), torch_view(all_values)

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Nothing to do: the arrays were given."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """(positions, offset), as mask-making code would ask; masks are given ready-made here."""
        return self.arrays[0].shape[2], 0

    def get_seq_length(self) -> int:
        """0: rows stand at different positions, which ``position_ids`` tells the model."""
        return 0

    def get_max_length(self) -> int:
        """Positions a slot can hold."""
        return self.arrays[0].shape[2]


def _write(cache: jax.Array, new: jax.Array, rows: jax.Array, starts: jax.Array) -> jax.Array:
    # One dynamic_update_slice a row is done in place; the scatter that a vmapped one becomes is a loop on a CPU.
    for row in range(new.shape[0]):
        cache = jax.lax.dynamic_update_slice(
            cache, new[row : row + 1].astype(cache.dtype), (rows[row], 0, starts[row], 0)
        )
    return cache


class SlotCache(Cache):
    """The cache as a transformers model takes it, for tokens of ``rows`` that begin at ``starts``, both int32 (rows,)."""

    def __init__(self, cache: Sequence[LayerCache], rows: jax.Array, starts: jax.Array) -> None:
        self._slot_layers = [SlotLayer(layer, rows, starts) for layer in cache]
        super().__init__(layers=list(self._slot_layers))

    def updated(self) -> tuple[LayerCache, ...]:
        """The arrays after the forward pass."""
        return tuple(layer.arrays for layer in self._slot_layers)


class ProbeCache(Cache):
    """Finds out the shapes of a model's cache from one abstract forward pass, whatever the architecture calls them."""

    def __init__(self, layers: int) -> None:
        self._probes = [ProbeLayer() for _ in range(layers)]
        super().__init__(layers=list(self._probes))

    def shapes(self) -> list[LayerShape | None]:
        """A shape for every layer that kept something."""
        return [layer.shape for layer in self._probes]

    def attended(self) -> bool:
        """Whether every kept layer's keys reached this program's attention function."""
        return all(layer.view.attended for layer in self._probes if layer.view is not None)


class ProbeLayer(CacheLayerMixin):
    """Stands in for a cache layer while the shapes are found out: it hands back what it is given and remembers it."""

    is_compileable = True
    is_sliding = False

    def __init__(self) -> None:
        super().__init__()
        self.shape: LayerShape | None = None
        self.view: SlotView | None = None
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Remember the shape."""
        rows, kv_heads, _, key_dim = key_states.shape
        self.shape = LayerShape(kv_heads, key_dim, value_states.shape[-1])
        self.view = SlotView(jnp.arange(rows, dtype=jnp.int32))
        return mark(key_states, self.view), value_states

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
