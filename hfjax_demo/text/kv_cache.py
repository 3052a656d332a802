"""The KV cache: what every form of it can do, and what a model sees of it.

There are two forms, chosen where a model is loaded (:func:`.cache_choice.cache_form`) and equal in all that they promise:

slot_caches.py    every slot has arrays of its own, which come and go with conversations. For a CPU
shared_cache.py   one array a layer for all slots, which decode together. For a GPU or a TPU, where one large product is cheap
                  and many small ones are not

A slot is the place of one conversation. Each stands at its own position: the next token is written at its ``length``.

transformers models write to a ``Cache`` of ``CacheLayerMixin`` layers. :class:`WrittenLayer` is one whose ``update`` puts new
keys and values where they belong and hands back tensors that stand for what is there, so the model's own forward serves any mix
of conversations.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers.cache_utils import CacheLayerMixin

from ..bridge.kernels.attention.blocks import BLOCK
from ..bridge.kernels.attention.packed import KnownMask
from ..bridge.kernels.attention.sharing import SharedHeads
from .states import StatefulCache, StateShape

Caches = Any
"""A pytree of arrays: what all slots hold, or those that a program works on. Only a :class:`CacheForm` looks into it."""


@dataclass(frozen=True, slots=True)
class LayerShape:
    """What one layer keeps: of each token keys (kv_heads, key_dim) and values (kv_heads, value_dim), 0 where it keeps none; of
    all of them its states."""

    kv_heads: int
    key_dim: int
    value_dim: int
    states: tuple[StateShape, ...] = ()


def cache_positions(context_length: int) -> int:
    """Positions to allocate for ``context_length`` tokens: whole blocks, as the blockwise attention reads them."""
    return -(-context_length // BLOCK) * BLOCK if context_length > BLOCK else context_length


class WrittenLayer(CacheLayerMixin, ABC):
    """One layer of the cache during one traced forward pass."""

    is_compileable = True
    is_sliding = False

    def __init__(self) -> None:
        super().__init__()
        self.is_initialized = True

    @abstractmethod
    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start; hand back marked tensors of a single row's shape."""

    @abstractmethod
    def get_max_length(self) -> int:
        """Positions that a query can look at."""

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Nothing to do: the arrays were given."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """(positions, offset), as mask-making code would ask; masks are given ready-made here."""
        return self.get_max_length(), 0

    def get_seq_length(self) -> int:
        """0: rows stand at different positions, which ``position_ids`` tells the model."""
        return 0


class OpenCache(StatefulCache, ABC):
    """The cache as a transformers model takes it, for one forward pass.

    Attributes:
        read: positions that a query can look at, which is the last dimension of the masks; 0 where no layer keeps keys.
        masks: those that the pass is given, noted here before it begins.
    """

    read: int
    masks: tuple[KnownMask, ...] = ()

    @abstractmethod
    def updated(self, active: jax.Array | None = None) -> Caches:
        """What was opened, with the new keys and values in it, and the new states of the rows that are ``active``, bool (rows,);
        None: all are."""


@dataclass(frozen=True, eq=False, slots=True)
class CacheForm(ABC):
    """How the keys and values of all slots lie in memory. Its methods are pure; those that are traced say so.

    Attributes:
        shapes: of each layer.
        dtype: of keys and values.
        heads: the devices that share the heads.
    """

    shapes: tuple[LayerShape, ...]
    dtype: jnp.dtype
    heads: SharedHeads

    @property
    @abstractmethod
    def neighbours(self) -> bool:
        """Whether a decode program's rows are the first slots, whoever has them. Who is not to be decoded gets no steps."""

    @abstractmethod
    def without_memory(self, slots: int) -> Caches:
        """Of so many slots, none of which has memory."""

    @abstractmethod
    def empty(self, slots: int, positions: int, *, placed: bool) -> Caches:
        """Zeros, with room for ``positions`` tokens in each slot: on the devices that share them if ``placed``, else, as inside
        a program, wherever."""

    @abstractmethod
    def allocate(self, caches: Caches, slots: Sequence[int], positions: int) -> Caches:
        """With memory for these slots, which have none yet; they are as many as :meth:`slot_counts` has steps for."""

    @abstractmethod
    def deallocate(self, caches: Caches, slots: Sequence[int]) -> Caches:
        """Without these slots' memory."""

    @abstractmethod
    def grow(self, caches: Caches, positions: int) -> Caches:
        """With room for ``positions`` tokens in each slot that has memory, no fewer than before. One array after the other: an
        old one goes before the next is made."""

    @abstractmethod
    def shardings(self, caches: Caches) -> Caches:
        """A sharding for each array."""

    @abstractmethod
    def described(self, slots: int, positions: int, works_on: int) -> Caches:
        """:meth:`part` of so many slots, as shapes with shardings."""

    @abstractmethod
    def part(self, caches: Caches, slots: Sequence[int]) -> Caches:
        """What a program that works on some slots gets, and is given to change: of none of them, no array."""

    @abstractmethod
    def whole(self, caches: Caches, part: Caches, slots: Sequence[int]) -> Caches:
        """All slots' again after a program has worked on some."""

    @abstractmethod
    def source(self, caches: Caches, slot: int) -> Any:
        """What :meth:`copy` is told of the slot it copies from."""

    @abstractmethod
    def source_described(self, positions: int) -> Any:
        """The same as shapes with shardings."""

    @abstractmethod
    def copy(self, part: Caches, source: Any, target: jax.Array, count: jax.Array) -> Caches:
        """Traced: put the first ``count`` tokens of another slot into ``target``, which ``part`` is of. Whole blocks are copied,
        so rubbish may follow the tokens, as it does behind a chunk's. Not for models with states, which stand elsewhere."""

    @abstractmethod
    def together(self, part: Caches) -> Caches:
        """Traced: ``part`` as passes work on it, until :meth:`apart`: the states of several conversations in one array. That is
        done once for many passes."""

    @abstractmethod
    def apart(self, part: Caches) -> Caches:
        """Traced: what passes have worked on, as it was before :meth:`together`."""

    @abstractmethod
    def states(self, part: Caches, slot: jax.Array) -> tuple[jax.Array, ...]:
        """Traced: copies of the states of a slot, int32 scalar, which ``part`` is of, layer by layer."""

    @abstractmethod
    def with_states(self, part: Caches, slot: jax.Array, states: Sequence[jax.Array]) -> Caches:
        """Traced: with these in the places of those that :meth:`states` would give."""

    @abstractmethod
    def open_row(self, part: Caches, slot: jax.Array, start: jax.Array) -> OpenCache:
        """Traced: for a pass over tokens of one slot, int32 scalar, from position ``start`` on. At 0 its states are zeros,
        whatever was there. ``part`` is of that slot, :meth:`together`."""

    @abstractmethod
    def open_rows(self, part: Caches, rows: jax.Array, starts: jax.Array, read: int | None) -> OpenCache:
        """Traced: for a pass over one token of each of several slots, int32 (rows,), which are those of :meth:`rows`. ``part`` is
        of those, :meth:`together`.

        Args:
            starts: int32 (rows,), their positions.
            read: one of :meth:`reads`; None: all positions.
        """

    @abstractmethod
    def slot_counts(self, slots: int) -> tuple[int, ...]:
        """Rising numbers of slots, up to all, that may have memory."""

    @abstractmethod
    def decode_widths(self, slots: int) -> tuple[int, ...]:
        """Rising numbers of rows, up to all slots, that there are decode programs for."""

    @abstractmethod
    def reads(self, positions: int) -> tuple[int, ...]:
        """Rising numbers of positions, up to all, that there are decode programs for: the longest conversation has to fit."""

    @abstractmethod
    def width_for(self, slots: Sequence[int]) -> int:
        """The rows that a decode program must have at least to serve all these slots."""

    @abstractmethod
    def served(self, slots: Sequence[int], width: int) -> list[int]:
        """Those of these slots that a program with so many rows serves, in their order."""

    @abstractmethod
    def rows(self, slots: Sequence[int], idle: Sequence[int], width: int) -> list[int]:
        """The slot of each row of a decode program that serves ``slots``.

        Args:
            idle: slots with memory that may fill the other rows, the best first.
        """
