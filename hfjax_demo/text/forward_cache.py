"""The cache that a model sees in a forward pass.

transformers models write to a ``Cache`` of ``CacheLayerMixin`` layers. The ``update`` of such a layer,
:class:`ForwardCacheLayer`, writes new keys and values to the pages where they belong, and returns tensors that stand for the
contents of the cache. So the model's own forward serves any mix of sequences. All of this is traced.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers.cache_utils import CacheLayerMixin, DummyLayer

from ..bridge.kernels.attention.dense import Scoring
from ..bridge.kernels.attention.paged import KnownMask, PagedCache
from ..bridge.kernels.attention.transformers_interface import AttendCache, CacheView, mark
from ..bridge.sharding import cache_sharding, constrained
from ..bridge.tensors import jax_view, torch_view
from .kv_cache import CacheLayout, Caches, LayerShape, StateShape, broadcast_over_rows
from .recurrent_states import StatefulCache


class ForwardCacheLayer(CacheLayerMixin):
    """One layer of a :class:`ForwardCache`, whose ``array`` is that of all pages."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: ForwardCache, shape: LayerShape, array: jax.Array) -> None:
        super().__init__()
        self.cache, self.shape, self.array = cache, shape, array
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start. Return marked tensors of a single row's shape, or, if the
        layer is handed out, the keys and values of all rows (rows, kv_heads, positions that are read, head_dim)."""
        keys, values = jax_view((key_states, value_states))
        in_line = self.cache.in_line
        tokens = keys.shape[2] if in_line is None else 1
        self.write(*((keys, values) if in_line is None else in_line.as_rows(keys, values)))
        if self.shape.handed_out:
            return torch_view(self.rows(tokens))
        attend = self._attention(tokens)
        if in_line is not None:
            attend = in_line.attended(attend)
        shape = 1, self.shape.kv_heads, self.cache.read
        return tuple(
            mark(torch_view(jnp.zeros((*shape, dim), keys.dtype)), CacheView(attend))
            for dim in (self.shape.key_dim, self.shape.value_dim)
        )

    def write(self, keys: jax.Array, values: jax.Array) -> None:
        """Write (rows, kv_heads, tokens, head_dim) at each row's start."""
        cache, layout = self.cache, self.cache.layout
        stored = jnp.concatenate([layout.encoded(keys), layout.encoded(values)], axis=-1)
        new = layout.heads.constrain_projection(stored)
        if cache.chunk is None:
            written = _scatter_tokens(self.array, new, cache.tables, cache.starts)
        else:
            written = _write_chunk(self.array, new[0], cache.tables[0], cache.starts[0], *cache.chunk)
        self.array = constrained(written, cache_sharding(self.shape.kv_heads, layout.heads.mesh))

    def rows(self, tokens: int) -> tuple[jax.Array, jax.Array]:
        """Return keys and values (rows, kv_heads, positions that are read, head_dim), the last ``tokens`` of which are new."""
        paged = self._paged(tokens)
        return paged.split(paged.gathered(), self.cache.layout.dtype)

    def _attention(self, tokens: int) -> AttendCache:
        """Return the function that attends to the contents of the cache; see :data:`.attention.AttendCache`."""

        def attend(q: jax.Array, scoring: Scoring) -> jax.Array:
            layout = self.cache.layout
            return layout.kernels.attend(layout.heads.constrain_projection(q), self._paged(tokens), scoring)

        return attend

    def _paged(self, tokens: int) -> PagedCache:
        cache = self.cache
        return PagedCache(
            array=self.array,
            tables=cache.tables,
            key_dim=self.shape.key_dim,
            value_dim=self.shape.value_dim,
            starts=cache.starts,
            queries=tokens,
            masks=cache.masks,
            heads=cache.layout.heads,
        )

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


def _scatter_tokens(array: jax.Array, new: jax.Array, tables: jax.Array, starts: jax.Array) -> jax.Array:
    """Write ``new`` (rows, kv_heads, 1, elements) at each row's start.

    With this scatter, whose window spans every dimension but the pages', all of XLA's compilers write in place; for equivalent
    forms, the TPU's compiler copies the array.
    """
    page = array.shape[2]
    pages = jnp.take_along_axis(tables, (starts // page)[:, None], axis=1, mode="clip")[:, 0]
    dimensions = jax.lax.ScatterDimensionNumbers(
        update_window_dims=(1, 2, 3), inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0, 2)
    )
    return jax.lax.scatter(
        array,
        jnp.stack([pages, starts % page], axis=-1),
        new,
        dimensions,
        unique_indices=True,  # idle rows have different places of page 0
        mode=jax.lax.GatherScatterMode.PROMISE_IN_BOUNDS,
    )


def _write_chunk(
    array: jax.Array,
    new: jax.Array,
    table: jax.Array,
    start: jax.Array,
    sources: jax.Array,
    kept: jax.Array,
) -> jax.Array:
    """Write ``new`` (kv_heads, tokens, elements) from position ``start`` on, whole pages at a time. The positions before ``kept``
    are copied from the pages ``sources``."""
    kv_heads, tokens, width = new.shape
    page = array.shape[2]
    count = (tokens + page - 2) // page + 1  # the most pages that so many tokens touch
    first = start // page
    index = first + jnp.arange(count, dtype=jnp.int32)
    within, last = index < len(table), len(table) - 1
    old = array[jnp.where(within, sources[jnp.minimum(index, last)], 0)]
    before = old.swapaxes(0, 1).reshape(kv_heads, count * page, width)
    after = jax.lax.dynamic_update_slice(before, new, (0, start - first * page, 0))
    position = first * page + jnp.arange(count * page, dtype=jnp.int32)
    merged = jnp.where((position >= kept)[:, None], after, before)
    pages = merged.reshape(kv_heads, count, page, width).swapaxes(0, 1)
    return array.at[jnp.where(within, table[jnp.minimum(index, last)], 0)].set(pages)


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


class ForwardCache(StatefulCache):
    """The cache that a transformers model gets for one forward pass: over one new token of each of several sequences, or over a
    chunk of one sequence.

    Args:
        caches: with the states of these sequences only.
        tables: int32 (rows, pages), the pages that are read. Page 0 is written where a sequence has none.
        starts: int32 (rows,), the position of each row's first new token.
        chunk: for a chunk of one sequence: the pages from which earlier positions are copied, int32 (pages,), and the first
            position that is written, int32 scalar.

    Attributes:
        read: positions that a query can attend to, which is the last dimension of the masks; 0 if no layer keeps keys.
        masks: the masks of the pass, recorded here before it begins.
        in_line: set if the rows are passed as one.
        before: the result of ``get_seq_length``. 0, as rows are at different positions, which ``position_ids`` give to the model;
            or, if the model depends on the length too, a tensor (new tokens,) of each token's position minus its index.
    """

    def __init__(
        self,
        layout: CacheLayout,
        caches: Caches,
        tables: jax.Array,
        starts: jax.Array,
        chunk: tuple[jax.Array, jax.Array] | None = None,
    ) -> None:
        self.layout, self.tables, self.starts, self.chunk = layout, tables, starts, chunk
        keeps = any(shape.kv_heads for shape in layout.shapes)
        self.read = tables.shape[1] * layout.page if keeps else 0
        self.masks: tuple[KnownMask, ...] = ()
        self.in_line: InLine | None = None
        self.before: Any = 0
        self._paged_layers = [
            ForwardCacheLayer(self, shape, arrays[0]) if arrays else None
            for shape, arrays in zip(layout.shapes, caches.pages, strict=True)
        ]
        super().__init__(layers=[DummyLayer() if layer is None else layer for layer in self._paged_layers])
        self._states_before = caches.states
        self.states = {
            (layer, shape.what, shape.index): torch_view(state)
            for layer, states in enumerate(caches.states)
            for shape, state in zip(layout.shapes[layer].states, states, strict=True)
        }

    @classmethod
    def alone(cls, layout: CacheLayout, tokens: int) -> ForwardCache:
        """Return an empty cache for so many tokens that no others precede."""
        pages = layout.pages_for(tokens)
        caches = jax.tree.map(lambda array: jnp.zeros(array.shape, array.dtype), layout.described(pages + 1, 1))
        table = jnp.arange(1, pages + 1, dtype=jnp.int32)
        return cls(layout, caches, table[None], jnp.zeros((1,), jnp.int32), (table, jnp.int32(0)))

    def get_query_offset(self, layer_idx: int = 0) -> Any:
        """Return the starts, for the mask-making code of :data:`~hfjax_demo.bridge.kernels.attention.OWN_MASKS_NAME`."""
        return torch_view(self.starts)

    def updated(self, active: jax.Array | None = None) -> Caches:
        """Return what was opened, with the new keys and values, and the new states of the rows that are ``active``, bool (rows,);
        None: all are."""

        def state(layer: int, shape: StateShape, before: jax.Array) -> jax.Array:
            new = jax_view(self.states[layer, shape.what, shape.index]).astype(before.dtype)
            return new if active is None else jnp.where(broadcast_over_rows(active, new), new, before)

        states = tuple(
            tuple(state(layer, *one) for one in zip(self.layout.shapes[layer].states, before, strict=True))
            for layer, before in enumerate(self._states_before)
        )
        return Caches(tuple(() if layer is None else (layer.array,) for layer in self._paged_layers), states)
