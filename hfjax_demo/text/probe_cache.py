"""A cache that finds out what each layer of a model keeps of a token, and whether its own code computes with that."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers.cache_utils import CacheLayerMixin

from ..bridge.kernels.attention import CacheView, mark
from ..bridge.kernels.attention.blocks import SeparateArrays
from ..bridge.kernels.attention.sharing import SharedHeads
from ..bridge.tensors import jax_view, torch_view
from .kv_cache import NOTHING, LayerShape
from .states import StatefulCache, StateShape


class ProbeCache(StatefulCache):
    """Finds out what a model keeps from abstract forward passes, whatever the architecture calls it.

    Attributes:
        before: what it answers to ``get_seq_length``.
        asked: whether it was asked that.
        added: is added to the keys and values that are handed back marked. What a model gives depends on it where the model's own
            code computes with them besides handing them to the attention function.
    """

    def __init__(self, layers: int, heads: SharedHeads, before: Any = 0) -> None:
        self.before, self.asked = before, False
        self.added: Any = 0.0
        self._probes = [ProbeLayer(self, heads) for _ in range(layers)]
        self.states = {}
        super().__init__(layers=list(self._probes))

    def get_query_offset(self, layer_idx: int = 0) -> Any:
        """Where the pass begins."""
        return torch_view(jnp.zeros((1,), jnp.int32))

    def begin(self, states: Sequence[jax.Array]) -> None:
        """Before a pass: with these states, as many as the last one has left."""
        self.states = dict(zip(self.states, torch_view(tuple(states)), strict=True))

    def left(self) -> tuple[jax.Array, ...]:
        """The states after a pass, in one order."""
        arrays: tuple[jax.Array, ...] = jax_view(tuple(self.states.values()))
        return arrays

    def shapes(self, states: Sequence[Any], chunked: Sequence[bool]) -> tuple[LayerShape, ...]:
        """What every layer keeps. Those are handed out whose keys and values have not reached this program's attention function;
        of the states, which are as :meth:`left` gave them, ``chunked`` is as in :class:`StateShape`."""
        own: list[list[StateShape]] = [[] for _ in self._probes]
        for (layer, what, index), array, one in zip(self.states, states, chunked, strict=True):
            own[layer].append(StateShape(tuple(array.shape[1:]), str(array.dtype), what, index, one))
        return tuple(
            dataclasses.replace(
                probe.shape, handed_out=not all(view.attended for view in probe.views), states=tuple(kept)
            )
            for probe, kept in zip(self._probes, own, strict=True)
        )


class ProbeLayer(CacheLayerMixin):
    """Stands in for a cache layer while the shapes are found out: it hands back what it is given and remembers it."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: ProbeCache, heads: SharedHeads) -> None:
        super().__init__()
        self.cache = cache
        self.heads = heads
        self.shape = NOTHING
        self.views: tuple[CacheView, ...] = ()
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Remember the shape."""
        _, kv_heads, _, key_dim = key_states.shape
        self.shape = LayerShape(kv_heads, key_dim, value_states.shape[-1])
        keys, values = jax_view((key_states, value_states))
        attend = SeparateArrays(tuple(keys), tuple(values), self.heads).attend
        self.views = CacheView(attend), CacheView(attend)
        added = jnp.asarray(self.cache.added, keys.dtype)
        return mark(torch_view(keys + added), self.views[0]), mark(torch_view(values + added), self.views[1])

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
