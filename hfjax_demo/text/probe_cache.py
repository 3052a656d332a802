"""A cache that finds out what a model keeps of a token, and whether its attention goes through this program's function."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import jax
import torch
from transformers.cache_utils import CacheLayerMixin

from ..bridge.kernels.attention import CacheView, mark
from ..bridge.kernels.attention.blocks import SeparateArrays
from ..bridge.kernels.attention.sharing import SharedHeads
from ..bridge.tensors import jax_view, torch_view
from .kv_cache import LayerShape
from .states import StatefulCache, StateShape


class ProbeCache(StatefulCache):
    """Finds out the shapes of a model's cache from one abstract forward pass, whatever the architecture calls them."""

    def __init__(self, layers: int, heads: SharedHeads) -> None:
        self._probes = [ProbeLayer(heads) for _ in range(layers)]
        self.states = {}
        super().__init__(layers=list(self._probes))

    def begin(self, states: Sequence[jax.Array]) -> None:
        """Before a pass: with these states, as many as the last one has left."""
        self.states = dict(zip(self.states, torch_view(tuple(states)), strict=True))

    def left(self) -> tuple[jax.Array, ...]:
        """The states after a pass, in one order."""
        arrays: tuple[jax.Array, ...] = jax_view(tuple(self.states.values()))
        return arrays

    def shapes(self, states: Sequence[Any], chunked: Sequence[bool]) -> list[LayerShape]:
        """What every layer keeps; of the states, which are as :meth:`left` gave them, ``chunked`` as in :class:`StateShape`."""
        own: list[list[StateShape]] = [[] for _ in self._probes]
        for (layer, what, index), array, one in zip(self.states, states, chunked, strict=True):
            own[layer].append(StateShape(tuple(array.shape[1:]), str(array.dtype), what, index, one))
        return [
            dataclasses.replace(probe.shape, states=tuple(kept)) for probe, kept in zip(self._probes, own, strict=True)
        ]

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
        self.shape = LayerShape(0, 0, 0)
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
