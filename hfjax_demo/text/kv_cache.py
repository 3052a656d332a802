"""The KV cache: what every form of it can do, and what a model sees of it.

There are two forms, chosen where a model is loaded (:func:`.model.cache_form`) and equal in all that they promise:

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

from ..bridge.kernels.attention import AttendCache, CacheView, mark
from ..bridge.kernels.attention.blocks import BLOCK
from ..bridge.kernels.attention.packed import KnownMask
from ..bridge.kernels.attention.sharing import SharedHeads
from ..bridge.tensors import jax_view, torch_view
from .states import StatefulCache, StateShape

Caches = Any
"""A pytree of arrays: what all slots hold, or those that a program works on. Only a :class:`CacheForm` looks into it."""


@dataclass(frozen=True, slots=True)
class LayerShape:
    """What one layer keeps: of each token keys (kv_heads, key_dim) and values (kv_heads, value_dim), no heads where it keeps
    none; of all of them its states.

    Attributes:
        handed_out: whether the model's own code computes with what is kept, so that it wants the numbers themselves.
        states: see :mod:`.states`.
    """

    kv_heads: int
    key_dim: int
    value_dim: int
    handed_out: bool = False
    states: tuple[StateShape, ...] = ()


NOTHING = LayerShape(0, 0, 0)
"""What a layer keeps that uses another's keys and values, or has none."""


@dataclass(frozen=True, slots=True)
class CacheUse:
    """How a model uses the cache.

    Attributes:
        shapes: what each layer keeps.
        own_masks: whether the model's own code makes the masks.
        asks_length: whether answers depend on what the cache says of its length, beside positions.
        recomputes: whether it has none of its own, see :data:`RECOMPUTING`.
    """

    shapes: tuple[LayerShape, ...]
    own_masks: bool = False
    asks_length: bool = False
    recomputes: bool = False

    @property
    def in_own_way(self) -> bool:
        """Whether the model's own code goes by more than positions, and the masks that it is given."""
        return self.own_masks or self.asks_length or any(shape.handed_out for shape in self.shapes)

    @property
    def computes_with_cache(self) -> bool:
        """Whether the model's own code computes with what is kept, all positions that are read."""
        return not self.recomputes and any(shape.handed_out for shape in self.shapes)


RECOMPUTING = CacheUse((LayerShape(1, 1, 0, handed_out=True),), recomputes=True)
"""Of a model whose own cache cannot be kept here: its only layer's keys are the tokens themselves, and each next one is computed
from all of them, by a forward without a cache. What ends a pass's tokens is padding, which no token before it looks at."""


# The fewest positions that a decode program reads whose attention does not go as far as each conversation. Each next one reads
# twice as many.
FEWEST_READ = 256


def cache_positions(context_length: int) -> int:
    """Positions to allocate for ``context_length`` tokens: whole blocks, as the blockwise attention reads them."""
    return -(-context_length // BLOCK) * BLOCK if context_length > BLOCK else context_length


def rising_reads(positions: int) -> tuple[int, ...]:
    """:data:`FEWEST_READ`, doubled until it is all."""
    reads = [min(FEWEST_READ, positions)]
    while reads[-1] < positions:
        reads.append(min(2 * reads[-1], positions))
    return tuple(reads)


class WrittenLayer(CacheLayerMixin, ABC):
    """One layer of an :class:`OpenCache`."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: OpenCache, shape: LayerShape) -> None:
        super().__init__()
        self.cache, self.shape = cache, shape
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start; hand back marked tensors of a single row's shape, or,
        where the layer is handed out, all rows' keys and values (rows, kv_heads, positions that are read, head_dim)."""
        keys, values = jax_view((key_states, value_states))
        in_line = self.cache.in_line
        self.write(*((keys, values) if in_line is None else in_line.as_rows(keys, values)))
        if self.shape.handed_out:
            return torch_view(self.rows())
        attend = self.attend if in_line is None else in_line.attended(self.attend)
        return tuple(mark(torch_view(one.astype(keys.dtype)), CacheView(attend)) for one in self.first_row())

    @abstractmethod
    def write(self, keys: jax.Array, values: jax.Array) -> None:
        """(rows, kv_heads, tokens, head_dim) at each row's start."""

    @abstractmethod
    def rows(self) -> tuple[jax.Array, jax.Array]:
        """Keys and values (rows, kv_heads, positions that are read, head_dim)."""

    @abstractmethod
    def first_row(self) -> tuple[jax.Array, jax.Array]:
        """:meth:`rows` of one of them, for a shape."""

    @abstractmethod
    def attend(
        self, q: jax.Array, mask: jax.Array, scale: float, softcap: float | None, sinks: jax.Array | None
    ) -> jax.Array:
        """An :data:`~hfjax_demo.bridge.kernels.attention.AttendCache` over what is there."""

    def get_max_length(self) -> int:
        """Positions that a query can look at."""
        return self.cache.read

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Nothing to do: the arrays were given."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """(positions, offset), as mask-making code would ask; masks are given ready-made here."""
        return self.get_max_length(), 0

    def get_seq_length(self) -> Any:
        """:attr:`OpenCache.before`."""
        return self.cache.before


@dataclass(frozen=True, eq=False, slots=True)
class InLine:
    """Several rows of one token each that the model gets as one row of several tokens.

    So each token has its own place in what a model computes of ``get_seq_length``, of which there is one for all rows.

    Attributes:
        masks: each of the pass's masks, (1, 1, rows, positions), and what it is by rows, (rows, 1, 1, positions).
    """

    masks: tuple[tuple[jax.Array, jax.Array], ...]

    @staticmethod
    def as_rows(*arrays: jax.Array) -> tuple[jax.Array, ...]:
        """(1, heads, rows, …) → (rows, heads, 1, …)."""
        return tuple(array.swapaxes(0, 2) for array in arrays)

    def attended(self, attend: AttendCache) -> AttendCache:
        """``attend``, which takes rows, for queries in line."""

        def of_line(
            q: jax.Array, mask: jax.Array, scale: float, softcap: float | None, sinks: jax.Array | None
        ) -> jax.Array:
            by_rows = next((own for given, own in self.masks if given is mask), mask.swapaxes(0, 2))
            return attend(q.swapaxes(0, 2), by_rows, scale, softcap, sinks).swapaxes(0, 1)

        return of_line


class OpenCache(StatefulCache, ABC):
    """The cache as a transformers model takes it, for one forward pass.

    Attributes:
        starts: int32 (rows,), where in its slot each row's new tokens begin.
        read: positions that a query can look at, which is the last dimension of the masks; 0 where no layer keeps keys.
        masks: those that the pass is given, noted here before it begins.
        in_line: set where the rows are given as one.
        before: what ``get_seq_length`` answers. 0, as rows stand at different positions, which ``position_ids`` tells the model;
            or, where that is not all that the model goes by, a tensor (new tokens,) of each one's position less its place.
    """

    starts: jax.Array
    read: int
    masks: tuple[KnownMask, ...] = ()
    in_line: InLine | None = None
    before: Any = 0

    def get_query_offset(self, layer_idx: int = 0) -> Any:
        """The starts: mask-making code of :data:`~hfjax_demo.bridge.kernels.attention.OWN_MASKS_NAME` gets them."""
        return torch_view(self.starts)

    @abstractmethod
    def updated(self, active: jax.Array | None = None) -> Caches:
        """What was opened, with the new keys and values in it, and the new states of the rows that are ``active``, bool (rows,);
        None: all are."""


@dataclass(frozen=True, eq=False, slots=True)
class CacheForm(ABC):
    """How the keys and values of all slots lie in memory. Its methods are pure; those that are traced say so.

    Attributes:
        shapes: of each layer.
        dtype: that keys and values are kept in.
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
    def states(self, part: Caches, slot: jax.Array) -> tuple[jax.Array, ...]:
        """Traced: copies of the states of a slot, int32 scalar, which ``part`` is of, layer by layer."""

    @abstractmethod
    def with_states(self, part: Caches, slot: jax.Array, states: Sequence[jax.Array]) -> Caches:
        """Traced: with these in the places of those that :meth:`states` would give."""

    @abstractmethod
    def open_row(self, part: Caches, slot: jax.Array, start: jax.Array) -> OpenCache:
        """Traced: for a pass over tokens of one slot, int32 scalar, from position ``start`` on. At 0 its states are zeros,
        whatever was there. ``part`` is of that slot."""

    @abstractmethod
    def open_rows(self, part: Caches, rows: jax.Array, starts: jax.Array, read: int | None) -> OpenCache:
        """Traced: for a pass over one token of each of several slots, int32 (rows,), which are those of :meth:`rows`. ``part`` is
        of those.

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
