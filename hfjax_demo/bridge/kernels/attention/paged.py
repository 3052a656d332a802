"""Attention over a KV cache in pages: one array per layer for all sequences, and for each sequence a table of its pages.

    array (pages, kv_heads, positions of a page, elements of a key and its value)

    page 0   [  ·     ·     ·     ·  ]     belongs to no sequence: the tokens of idle rows are written there
    page 1   [k0|v0 k1|v1 k2|v2 k3|v3]     block table of row 0: 1 3     position p is in page table[p // page positions]
    page 2   [k0|v0 k1|v1   ·     ·  ]     block table of row 1: 2
    page 3   [k4|v4   ·     ·     ·  ]

A key and its value, stored as one row of elements, are written by a single update. With a head size of 64 they also fill the
128 lanes of a TPU's tiles. Stored separately, this dimension would be padded to 128, or the positions would be along the lanes,
and one position could not be written without its 127 neighbors.

The function that computes it (:class:`AttentionKernels`) is chosen when a model is loaded (:mod:`.kernel_selection`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp

from ...platforms import cudnn_supports
from .. import decode_attention, dense_attention
from ..cache_rows import decode_rows, stored_width
from .dense import MASKED, Scoring, attend_dense, group, group_mask, grouped_sinks, masked_scores, ungroup
from .head_sharing import HeadDistribution

LANES = 128  # of a TPU's tiles: https://docs.jax.dev/en/latest/pallas/tpu/details.html

# Maximum number of loops over rows in :func:`attend_blocks`: each loop runs up to the longest of its own rows, and makes the
# program longer.
LOOPS = 4


@dataclass(frozen=True, eq=False, slots=True)
class KnownMask:
    """A mask created by the program itself, whose meaning is therefore known.

    Attributes:
        array: boolean (rows, 1, queries, positions): the positions visible to a query.
        window: the number of visible positions, up to and including the query's own; None: all up to it.
    """

    array: jax.Array
    window: int | None

    def sees(self, query: jax.Array, key: jax.Array) -> jax.Array:
        """Return whether queries at these positions see keys at those."""
        causal = key <= query
        return causal if self.window is None else causal & (key > query - self.window)


@dataclass(frozen=True, eq=False, slots=True)
class PagedCache:
    """The cache that the queries of a program's rows attend to.

    Attributes:
        array: (pages, kv_heads, positions of a page, elements of a key and its value), stored as in :mod:`..cache_rows`.
        tables: int32 (rows, pages of a row), the block tables; 0 where a sequence has no page.
        key_dim, value_dim: the head sizes.
        starts: int32 (rows,), the position of each row's first query.
        queries: number of queries of each row, which are the last tokens in its cache.
        masks: those that the program has created for these rows.
        heads: how devices share the heads.
    """

    array: jax.Array
    tables: jax.Array
    key_dim: int
    value_dim: int
    starts: jax.Array
    queries: int
    masks: tuple[KnownMask, ...]
    heads: HeadDistribution

    @property
    def page(self) -> int:
        """Number of positions of a page."""
        return self.array.shape[2]

    @property
    def positions(self) -> int:
        """Number of positions that are read."""
        return self.tables.shape[1] * self.page

    def known(self, mask: jax.Array) -> KnownMask | None:
        """Return the :class:`KnownMask` of ``mask``, if it is one of the program's masks, unchanged by the model; else None."""
        return next((known for known in self.masks if known.array is mask), None)

    def bounds(self, window: int | None) -> jax.Array:
        """Return int32 (rows, 2): the first position that each row's first query sees through a :class:`KnownMask`, and the one
        behind the last that its last query sees."""
        first = jnp.zeros_like(self.starts) if window is None else jnp.maximum(self.starts - (window - 1), 0)
        return jnp.stack([first, self.starts + self.queries], axis=1)

    def gathered(self) -> jax.Array:
        """Return a copy of the rows' pages as (rows, kv_heads, positions, elements), with zeros where nothing was written."""
        rows, pages = self.tables.shape
        _, kv_heads, page, width = self.array.shape
        found = self.array[self.tables].swapaxes(1, 2).reshape(rows, kv_heads, pages * page, width)
        position = jnp.arange(pages * page, dtype=jnp.int32)
        written = (position < self.starts[:, None] + self.queries) & (self.tables > 0)[:, position // page]
        return jnp.where(written[:, None, :, None], found, jnp.zeros((), found.dtype))

    def split(self, rows: jax.Array, dtype: jnp.dtype) -> tuple[jax.Array, jax.Array]:
        """Return the keys and the values of stored rows (..., elements), in ``dtype``."""
        end = rows.shape[-1] - stored_width(self.value_dim, rows.dtype)
        return decode_rows(rows[..., :end], dtype), decode_rows(rows[..., end:], dtype)


Attend = Callable[[jax.Array, PagedCache, Scoring], jax.Array]
"""Called with queries (rows, heads, queries, key_dim), the cache, and a mask (rows, 1, queries, positions); returns (rows,
queries, heads, value_dim) in any float dtype."""


@dataclass(frozen=True, slots=True)
class AttentionKernels:
    """The functions that compute attention over a :class:`PagedCache`.

    Attributes:
        step: for one query per row, as in a decode step.
        chunk: for several, as in a prefill chunk.
        page: positions of a page.
        stops: whether each row is read up to its length only, however many positions it could have.
    """

    step: Attend
    chunk: Attend
    page: int
    stops: bool

    def attend(self, q: jax.Array, cache: PagedCache, scoring: Scoring) -> jax.Array:
        """Call the function for this number of queries; see :data:`Attend`."""
        chosen = self.step if q.shape[2] == 1 else self.chunk
        return chosen(q, cache, scoring)


def attend_blocks(q: jax.Array, cache: PagedCache, scoring: Scoring) -> jax.Array:
    """Compute attention page by page, up to the last visible position, with a running maximum and sum. Best on a CPU.

    Steps, and chunks with a mask of the program's own, are computed by custom calls where these support them, others as follows.

    The recurrence is that of "Online normalizer calculation for softmax" (Milakov and Gimelshein, 2018). A page in which a
    query sees nothing, before its first visible page, adds terms that the first real maximum multiplies by zero.

    Up to :data:`LOOPS` rows have one loop each; more rows share loops with their neighbors. A conversation of 60 tokens next to
    one of 1000 thus reads only its own pages. With eight rows, one of them that long, decoding SmolLM2 135M spends 62 ms per
    step on attention with one loop and 16 ms with eight.
    """
    rows, heads = q.shape[:2]
    mask = jnp.broadcast_to(scoring.mask, (rows, *scoring.mask.shape[1:]))
    kv_heads = cache.array.shape[1]
    is_whole, known = cache.heads.copies(heads, kv_heads) == 1, cache.known(scoring.mask)
    plain = scoring.softcap is None and scoring.sinks is None
    if known is not None and plain and is_whole and q.shape[2] > 1 and dense_attention.supports_pages(q, cache.array):
        return dense_attention.attend_pages(
            q,
            cache.array,
            cache.tables,
            cache.starts,
            scoring.scale,
            value_dim=cache.value_dim,
            window=known.window,
        )
    if (
        mask.dtype == jnp.bool_
        and is_whole
        and decode_attention.supports(q, cache.array, cache.value_dim, scoring.softcap)
    ):
        sinks = None if scoring.sinks is None else scoring.sinks.astype(jnp.float32).reshape(kv_heads, -1)
        grouped = group(q, kv_heads, scoring.scale)
        visible = mask[:, 0, 0] if known is None else cache.bounds(known.window)
        out = decode_attention.attend(grouped, cache.array, cache.tables, cache.value_dim, visible, sinks)
        return ungroup(out, rows, heads, 1)
    share = -(-rows // LOOPS)
    parts = [slice(first, first + share) for first in range(0, rows, share)]

    def of_part(part: slice) -> jax.Array:
        own = replace(cache, tables=cache.tables[part], starts=cache.starts[part])
        return _attend_rows(q[part], own, replace(scoring, mask=mask[part]), known)

    return jnp.concatenate([of_part(part) for part in parts])


def _attend_rows(q: jax.Array, cache: PagedCache, scoring: Scoring, known: KnownMask | None) -> jax.Array:
    """Compute :func:`attend_blocks` in one loop. A ``known`` mask is computed page by page, so that the work does not depend on
    the positions that the rows could have."""
    mask, sinks, page = scoring.mask, scoring.sinks, cache.page
    rows, heads, queries, _ = q.shape
    groups = cache.array.shape[1] * cache.heads.copies(heads, cache.array.shape[1])
    grouped = group(q, groups, scoring.scale)
    if known is None:
        seen = (mask if mask.dtype == jnp.bool_ else mask > MASKED).any(axis=(0, 1, 2))
        position = jnp.arange(cache.positions)
        first = jnp.min(jnp.where(seen, position, cache.positions)) // page
        stop = (jnp.max(jnp.where(seen, position + 1, 0)) + page - 1) // page
    else:
        bounds = cache.bounds(known.window)
        first, stop = bounds[:, 0].min() // page, (bounds[:, 1].max() + page - 1) // page
    end = cache.starts + cache.queries

    def mask_from(start: jax.Array) -> jax.Array:
        if known is None:
            return jax.lax.dynamic_slice_in_dim(mask, start, page, axis=3)
        query = (cache.starts[:, None] + jnp.arange(queries))[:, None, :, None]
        return known.sees(query, start + jnp.arange(page))

    def body(index: jax.Array, carry: tuple[jax.Array, jax.Array, jax.Array]) -> tuple[jax.Array, ...]:
        maximum, total, out = carry
        start = index * page
        pages = jax.lax.dynamic_index_in_dim(cache.tables, index, axis=1, keepdims=False)
        found = jnp.stack(
            [jax.lax.dynamic_index_in_dim(cache.array, pages[row], keepdims=False) for row in range(rows)]
        )
        keys, values = cache.split(cache.heads.repeat(found, heads), q.dtype)
        # What was never written may be anything: neither a weight of 0 nor a mask that is added makes NaN harmless.
        written = ((start + jnp.arange(page) < end[:, None]) & (pages > 0)[:, None])[:, None, :, None]
        values = jnp.where(written, values, 0)
        if mask.dtype != jnp.bool_:
            keys = jnp.where(written, keys, 0)
        visible = group_mask(mask_from(start), heads, groups)
        scores = masked_scores(grouped, keys, visible, scoring.softcap)
        new_maximum = jnp.maximum(maximum, scores.max(axis=-1))
        decay = jnp.exp(maximum - new_maximum)
        weights = jnp.exp(scores - new_maximum[..., None])
        partial = jnp.einsum(
            "rgqs,rgsd->rgqd", weights.astype(values.dtype), values, preferred_element_type=jnp.float32
        )
        return new_maximum, total * decay + weights.sum(axis=-1), out * decay[..., None] + partial

    shape = grouped.shape[:3]
    out = jnp.zeros((*shape, cache.value_dim))
    if sinks is None:
        init = jnp.full(shape, MASKED), jnp.zeros(shape), out
    else:  # as if a position with this score and no value had already been processed
        init = jnp.broadcast_to(grouped_sinks(sinks, groups, queries), shape), jnp.ones(shape), out
    _, total, out = jax.lax.fori_loop(first, stop, body, init)
    return ungroup(out / jnp.maximum(total, 1e-30)[..., None], rows, heads, queries)


def attend_gathered(q: jax.Array, cache: PagedCache, scoring: Scoring) -> jax.Array:
    """Compute attention with XLA's products over copies of the pages: an :data:`Attend`."""
    return attend_dense(q, *cache.split(cache.heads.repeat(cache.gathered(), q.shape[1]), q.dtype), scoring)


def attend_tiles(q: jax.Array, cache: PagedCache, scoring: Scoring) -> jax.Array:
    """Compute :func:`attend_gathered` on a TPU, which cannot read half a tile: unless values begin at a tile's border, both
    products read keys and values, with queries padded with 0 for the values."""
    if cache.key_dim % LANES == 0:
        return attend_gathered(q, cache, scoring)
    both = cache.heads.repeat(cache.gathered(), q.shape[1])
    wide = jnp.pad(q, ((0, 0), (0, 0), (0, 0), (0, both.shape[-1] - cache.key_dim)))
    return attend_dense(wide, both, both, scoring)[..., cache.key_dim :]


def attend_cudnn(q: jax.Array, cache: PagedCache, scoring: Scoring) -> jax.Array:
    """Compute a prefill chunk on an NVIDIA GPU with cuDNN's fused kernel, which stores no scores: an :data:`Attend`.

    :func:`attend_gathered` computes what it does not support (float32, a soft cap, sinks, a mask of values, larger heads, heads
    shared by devices): https://docs.nvidia.com/deeplearning/cudnn/frontend/latest/operations/Attention.html
    """
    takes = (
        scoring.softcap is None
        and scoring.sinks is None
        and scoring.mask.dtype == jnp.bool_
        and q.dtype == cache.array.dtype
        and cache.key_dim == cache.value_dim
        and cudnn_supports(cache.key_dim, q.dtype)
        and cache.heads.mesh.size == 1
    )
    if not takes:
        return attend_gathered(q, cache, scoring)
    keys, values = cache.split(cache.gathered(), q.dtype)
    return jax.nn.dot_product_attention(
        q.swapaxes(1, 2),
        keys.swapaxes(1, 2),  # it requires positions before heads
        values.swapaxes(1, 2),
        mask=scoring.mask,
        scale=scoring.scale,
        implementation="cudnn",
    )
