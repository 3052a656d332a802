"""A cache that finds out what each layer of a model keeps of a token, and whether its own code computes with that."""

from __future__ import annotations

import dataclasses
from typing import Any

import jax.numpy as jnp
import torch
from transformers.cache_utils import Cache, CacheLayerMixin

from ..bridge.kernels.attention import CacheView, mark
from ..bridge.kernels.attention.blocks import SeparateArrays
from ..bridge.kernels.attention.sharing import SharedHeads
from ..bridge.tensors import jax_view, torch_view
from .kv_cache import NOTHING, LayerShape


class ProbeCache(Cache):
    """Finds out the shapes of a model's cache from one abstract forward pass, whatever the architecture calls them.

    Attributes:
        before: what it answers to ``get_seq_length``.
        asked: whether it was asked that.

    """

    def __init__(self, layers: int, heads: SharedHeads, before: Any = 0) -> None:
        self.before, self.asked = before, False
        self._probes = [ProbeLayer(self, heads) for _ in range(layers)]
        super().__init__(layers=list(self._probes))

    def get_query_offset(self, layer_idx: int = 0) -> Any:
        """Where the pass begins."""
        return torch_view(jnp.zeros((1,), jnp.int32))

    def shapes(self) -> tuple[LayerShape, ...]:
        """Of every layer, and of the indexers. Those are handed out whose keys and values have not reached this program's
        attention function."""
        shapes, indexers = [], []
        for layer in self._probes:
            indexer = None
            if layer.index_dim:
                indexer = len(self._probes) + len(indexers)
                indexers.append(LayerShape(1, layer.index_dim, 0, handed_out=True))
            handed_out = not all(view.attended for view in layer.views)
            shapes.append(dataclasses.replace(layer.shape, handed_out=handed_out, indexer=indexer))
        return (*shapes, *indexers)


class ProbeLayer(CacheLayerMixin):
    """Stands in for a cache layer while the shapes are found out: it hands back what it is given and remembers it."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: ProbeCache, heads: SharedHeads) -> None:
        super().__init__()
        self.cache = cache
        self.heads = heads
        self.shape, self.index_dim = NOTHING, 0
        self.views: tuple[CacheView, ...] = ()
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Remember the shape."""
        _, kv_heads, _, key_dim = key_states.shape
        self.shape = LayerShape(kv_heads, key_dim, value_states.shape[-1])
        keys, values = jax_view((key_states, value_states))
        attend = SeparateArrays(tuple(keys), tuple(values), self.heads).attend
        self.views = CacheView(attend), CacheView(attend)
        return mark(key_states, self.views[0]), mark(value_states, self.views[1])

    def update_indexer(self, indexer_key_states: torch.Tensor) -> torch.Tensor:
        """Remember the size."""
        self.index_dim = indexer_key_states.shape[-1]
        return indexer_key_states

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Nothing to do."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Only the tokens at hand."""
        return query_length, 0

    def get_seq_length(self) -> Any:
        """:attr:`ProbeCache.before`, noting that it was asked."""
        self.cache.asked = True
        return self.cache.before

    def get_max_length(self) -> int:
        """-1: no limit."""
        return -1
