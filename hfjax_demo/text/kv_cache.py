"""The KV cache: the interface that all forms of it implement, and the cache that a model sees.

There are two forms, which behave alike. One is chosen when a model is loaded (:func:`.model.choose_cache_layout`):

slot_caches.py    every slot has arrays of its own, allocated and freed with its sequences. For a CPU
shared_cache.py   one array per layer for all slots, which decode together. For a GPU or a TPU, where one large product is fast
                  and many small ones are not

A slot holds one sequence. Each slot has its own position: the next token is written at its ``length``.

transformers models write to a ``Cache`` of ``CacheLayerMixin`` layers. The ``update`` of such a layer,
:class:`ForwardCacheLayer`, writes new keys and values where they belong, and returns tensors that stand for the contents of the
cache. So the model's own forward serves any mix of sequences.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers.cache_utils import CacheLayerMixin

from ..bridge.kernels.attention import AttendCache, CacheView, mark
from ..bridge.kernels.attention.blocks import BLOCK
from ..bridge.kernels.attention.dense import Scoring
from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.kernels.attention.packed import KnownMask
from ..bridge.tensors import jax_view, torch_view
from .recurrent_states import StatefulCache, StateShape

Caches = Any
"""A pytree of arrays: the caches of all slots, or of those that a program works on. Only a :class:`CacheLayout` looks into it."""


@dataclass(frozen=True, slots=True)
class LayerShape:
    """What one layer keeps: for each token keys (kv_heads, key_dim) and values (kv_heads, value_dim), with no heads if it keeps
    none; for all tokens together its states.

    Attributes:
        handed_out: whether the model's own code computes with the cached keys and values, so that it needs their elements.
        states: see :mod:`.recurrent_states`.
    """

    kv_heads: int
    key_dim: int
    value_dim: int
    handed_out: bool = False
    states: tuple[StateShape, ...] = ()


NO_LAYER_CACHE = LayerShape(0, 0, 0)
"""The shape of a layer that uses the keys and values of another layer, or has none."""


@dataclass(frozen=True, slots=True)
class CacheUse:
    """How a model uses the cache.

    Attributes:
        shapes: what each layer keeps.
        own_masks: whether the model's own code makes the masks.
        asks_length: whether its output depends on the length that the cache reports, in addition to positions.
        recomputes: whether the model runs without a cache of its own, see :data:`RECOMPUTING`.
    """

    shapes: tuple[LayerShape, ...]
    own_masks: bool = False
    asks_length: bool = False
    recomputes: bool = False

    @property
    def depends_on_cache_internals(self) -> bool:
        """Whether the model's own code depends on more than the positions and masks that it is given."""
        return self.own_masks or self.asks_length or any(shape.handed_out for shape in self.shapes)

    @property
    def computes_with_cache(self) -> bool:
        """Whether the model's own code computes with the cached keys and values, at all positions that are read."""
        return not self.recomputes and any(shape.handed_out for shape in self.shapes)


RECOMPUTING = CacheUse((LayerShape(1, 1, 0, handed_out=True),), recomputes=True)
"""For a model whose own cache is not supported: the keys of its only layer are the tokens themselves, and each token is computed
from all tokens before it, by a forward without a cache. A pass is padded at its end, which no earlier token attends to."""


# The fewest positions that a decode program reads if its attention does not stop at each sequence's length. The other programs
# read twice as many, and so on.
MIN_READ_POSITIONS = 256


def cache_positions(context_length: int) -> int:
    """Return the positions to allocate for ``context_length`` tokens: whole blocks, as the blockwise attention reads them."""
    return -(-context_length // BLOCK) * BLOCK if context_length > BLOCK else context_length


def doubling_read_sizes(positions: int) -> tuple[int, ...]:
    """Return :data:`MIN_READ_POSITIONS`, doubled until it is ``positions``."""
    reads = [min(MIN_READ_POSITIONS, positions)]
    while reads[-1] < positions:
        reads.append(min(2 * reads[-1], positions))
    return tuple(reads)


class ForwardCacheLayer(CacheLayerMixin, ABC):
    """One layer of an :class:`ForwardCache`."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: ForwardCache, shape: LayerShape) -> None:
        super().__init__()
        self.cache, self.shape = cache, shape
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start. Return marked tensors of a single row's shape, or, if the
        layer is handed out, the keys and values of all rows (rows, kv_heads, positions that are read, head_dim)."""
        keys, values = jax_view((key_states, value_states))
        in_line = self.cache.in_line
        self.write(*((keys, values) if in_line is None else in_line.as_rows(keys, values)))
        if self.shape.handed_out:
            return torch_view(self.rows())
        attend = self.attend if in_line is None else in_line.attended(self.attend)
        return tuple(mark(torch_view(one.astype(keys.dtype)), CacheView(attend)) for one in self.first_row())

    @abstractmethod
    def write(self, keys: jax.Array, values: jax.Array) -> None:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start."""

    @abstractmethod
    def rows(self) -> tuple[jax.Array, jax.Array]:
        """Return keys and values (rows, kv_heads, positions that are read, head_dim)."""

    @abstractmethod
    def first_row(self) -> tuple[jax.Array, jax.Array]:
        """Return :meth:`rows` of a single row, for its shape."""

    @abstractmethod
    def attend(self, q: jax.Array, scoring: Scoring) -> jax.Array:
        """Attend to the contents of the cache; see :data:`~hfjax_demo.bridge.kernels.attention.AttendCache`."""

    def get_max_length(self) -> int:
        """Return the number of positions that a query can attend to."""
        return self.cache.read

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Do nothing: the arrays were given."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Return (positions, offset) for code that makes masks; here the model gets them ready-made."""
        return self.get_max_length(), 0

    def get_seq_length(self) -> Any:
        """Return :attr:`ForwardCache.before`."""
        return self.cache.before


@dataclass(frozen=True, eq=False, slots=True)
class InLine:
    """Several rows of one token each that the model gets as one row of several tokens.

    So each token has its own index in what a model computes from ``get_seq_length``, which returns the same for all rows.

    Attributes:
        masks: each mask of the pass, (1, 1, rows, positions), and the same mask by rows, (rows, 1, 1, positions).
    """

    masks: tuple[tuple[jax.Array, jax.Array], ...]

    @staticmethod
    def as_rows(*arrays: jax.Array) -> tuple[jax.Array, ...]:
        """Transpose (1, heads, rows, …) to (rows, heads, 1, …)."""
        return tuple(array.swapaxes(0, 2) for array in arrays)

    def attended(self, attend: AttendCache) -> AttendCache:
        """Convert ``attend``, which takes rows, to a function that takes queries in line."""

        def of_line(q: jax.Array, scoring: Scoring) -> jax.Array:
            by_rows = next((own for given, own in self.masks if given is scoring.mask), scoring.mask.swapaxes(0, 2))
            return attend(q.swapaxes(0, 2), replace(scoring, mask=by_rows)).swapaxes(0, 1)

        return of_line


class ForwardCache(StatefulCache, ABC):
    """The cache that a transformers model gets for one forward pass.

    Attributes:
        starts: int32 (rows,), the position in its slot of each row's first new token.
        read: positions that a query can attend to, which is the last dimension of the masks; 0 if no layer keeps keys.
        masks: the masks of the pass, recorded here before it begins.
        in_line: set if the rows are passed as one.
        before: the result of ``get_seq_length``. 0, as rows are at different positions, which ``position_ids`` give to the model;
            or, if the model depends on the length too, a tensor (new tokens,) of each token's position minus its index.
    """

    starts: jax.Array
    read: int
    masks: tuple[KnownMask, ...] = ()
    in_line: InLine | None = None
    before: Any = 0

    def get_query_offset(self, layer_idx: int = 0) -> Any:
        """Return the starts, for the mask-making code of :data:`~hfjax_demo.bridge.kernels.attention.OWN_MASKS_NAME`."""
        return torch_view(self.starts)

    @abstractmethod
    def updated(self, active: jax.Array | None = None) -> Caches:
        """Return what was opened, with the new keys and values, and the new states of the rows that are ``active``, bool (rows,);
        None: all are."""


@dataclass(frozen=True, eq=False, slots=True)
class CacheLayout(ABC):
    """The memory layout of the keys and values of all slots. All methods are pure; those that are traced say so.

    Attributes:
        shapes: of each layer.
        dtype: of the stored keys and values.
        heads: how the devices share the heads.
    """

    shapes: tuple[LayerShape, ...]
    dtype: jnp.dtype
    heads: HeadDistribution

    @property
    @abstractmethod
    def uses_first_slots(self) -> bool:
        """Whether the batch of a decode program is slots 0 to width - 1; idle rows are masked and take no steps."""

    @abstractmethod
    def without_memory(self, slots: int) -> Caches:
        """Return the caches of so many slots, none of which has memory."""

    @abstractmethod
    def empty(self, slots: int, positions: int, *, placed: bool) -> Caches:
        """Return zeros with room for ``positions`` tokens in each slot: on the devices that share them if ``placed``, else, as
        inside a program, on any device."""

    @abstractmethod
    def allocate(self, caches: Caches, slots: Sequence[int], positions: int) -> Caches:
        """Give memory to these slots, which have none. The number of slots with memory is then one of :meth:`slot_counts`."""

    @abstractmethod
    def deallocate(self, caches: Caches, slots: Sequence[int]) -> Caches:
        """Take the memory of these slots."""

    @abstractmethod
    def grow(self, caches: Caches, positions: int) -> Caches:
        """Make room for ``positions`` tokens, no fewer than before, in each slot that has memory. Arrays are replaced one after
        another: each old one is freed before the next new one is created."""

    @abstractmethod
    def shardings(self, caches: Caches) -> Caches:
        """Return a sharding for each array."""

    @abstractmethod
    def described(self, slots: int, positions: int, works_on: int) -> Caches:
        """Describe :meth:`part` of ``works_on`` slots, as shapes with shardings."""

    @abstractmethod
    def part(self, caches: Caches, slots: Sequence[int]) -> Caches:
        """Return what a program that works on these slots gets and may change; without slots, no array."""

    @abstractmethod
    def whole(self, caches: Caches, part: Caches, slots: Sequence[int]) -> Caches:
        """Return the caches of all slots after a program has worked on some."""

    @abstractmethod
    def source(self, caches: Caches, slot: int) -> Any:
        """Return the argument of :meth:`copy` that identifies the slot to copy from."""

    @abstractmethod
    def copy_source_shapes(self, positions: int) -> Any:
        """Describe this argument, as shapes with shardings."""

    @abstractmethod
    def copy(self, part: Caches, source: Any, target: jax.Array, count: jax.Array) -> Caches:
        """Traced: copy the first ``count`` tokens of another slot into ``target``, a slot of ``part``. Whole blocks are copied,
        so the tokens may be followed by rubbish, as in padded chunks. Not for models with states: they are elsewhere."""

    @abstractmethod
    def states(self, part: Caches, slot: jax.Array) -> tuple[jax.Array, ...]:
        """Traced: copy the states of a slot of ``part``, int32 scalar, layer by layer."""

    @abstractmethod
    def with_states(self, part: Caches, slot: jax.Array, states: Sequence[jax.Array]) -> Caches:
        """Traced: replace the states that :meth:`states` returns."""

    @abstractmethod
    def open_row(self, part: Caches, slot: jax.Array, start: jax.Array) -> ForwardCache:
        """Traced: open the cache for a pass over tokens of one slot of ``part``, int32 scalar, from position ``start`` on. At
        position 0 the states are zeros, regardless of the arrays."""

    @abstractmethod
    def open_rows(self, part: Caches, rows: jax.Array, starts: jax.Array, read: int | None) -> ForwardCache:
        """Traced: open the cache for a pass over one token of each of several slots of ``part``, int32 (rows,), those of
        :meth:`rows`.

        Args:
            starts: int32 (rows,), their positions.
            read: one of :meth:`reads`; None: all positions.
        """

    @abstractmethod
    def slot_counts(self, slots: int) -> tuple[int, ...]:
        """Return the numbers of slots that may have memory, rising up to all slots."""

    @abstractmethod
    def decode_widths(self, slots: int) -> tuple[int, ...]:
        """Return the widths of the decode programs, rising up to all slots."""

    @abstractmethod
    def reads(self, positions: int) -> tuple[int, ...]:
        """Return the numbers of positions that decode programs read, rising up to all: the longest sequence has to fit."""

    @abstractmethod
    def min_width(self, slots: Sequence[int]) -> int:
        """Return the fewest rows that a decode program must have to serve all these slots."""

    @abstractmethod
    def served(self, slots: Sequence[int], width: int) -> list[int]:
        """Return those of these slots that a program with so many rows serves, in their order."""

    @abstractmethod
    def rows(self, slots: Sequence[int], idle: Sequence[int], width: int) -> list[int]:
        """Return the slot of each row of a decode program that serves ``slots``.

        Args:
            idle: slots with memory that may fill the other rows, the best first.
        """
