"""Attention over a paged cache as a Pallas kernel for a TPU: reads each visible key and value once.

XLA's form copies the pages, and consists of two products, both of which read whole tiles: with a head size of 64, keys and values
share a tile of 128 lanes, and everything is read twice. XLA also reads every row up to the length of the longest. This kernel
processes a row page by page, with a running maximum and sum ("Online normalizer calculation for softmax", Milakov and Gimelshein,
2018). Pages that no query of the row sees are not fetched: they get the index of a page that is already present, which Pallas
does not fetch again.

Pallas' own kernels for TPUs use separate keys and values, or pages in another order, and none supports a soft cap, a window and
a traced position together.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.sharding import PartitionSpec

from ...sharding import AXIS
from .dense import MASKED, Scoring
from .paged import LANES, PagedCache, attend_tiles

# Queries processed at a time, including those of the other heads that share the same keys.
BLOCK_QUERIES = 512

# Rows of a tile of 16-bit values. A block has a multiple of this, unless it has all.
SUBLANES = 16

# Maximum size of a block of keys and values: as many heads as fit are processed together.
BLOCK_BYTES = 2 << 20


def attend_kernel(q: jax.Array, cache: PagedCache, scoring: Scoring, *, interpret: bool = False) -> jax.Array:
    """Compute attention with the kernel: an :data:`.paged.Attend`. :func:`.paged.attend_tiles` is used for unsupported
    shapes, keys and values of another dtype than queries, sinks, and masks not created by the program.

    Args:
        interpret: run it without a TPU.
    """
    known = cache.known(scoring.mask)
    mesh = cache.heads.mesh
    kv_heads, width = cache.array.shape[1], cache.array.shape[3]
    fits = (
        width % LANES == 0
        and q.dtype == cache.array.dtype
        and cache.page % LANES == 0
        and (kv_heads % mesh.size == 0 or q.shape[1] % mesh.size > 0)
    )
    if known is None or scoring.sinks is not None or not fits:
        return attend_tiles(q, cache, scoring)
    run: Callable[..., jax.Array] = functools.partial(
        _attend,
        key_dim=cache.key_dim,
        window=known.window,
        scale=scoring.scale,
        softcap=scoring.softcap,
        interpret=interpret,
    )
    if mesh.size > 1:
        heads = PartitionSpec(None, AXIS) if kv_heads % mesh.size == 0 else PartitionSpec()
        specs = (PartitionSpec(), PartitionSpec(), heads, heads)
        run = jax.shard_map(run, mesh=mesh, in_specs=specs, out_specs=heads, check_vma=False)
    out = run(cache.tables, cache.starts, q, cache.array)
    return jnp.swapaxes(out, 1, 2)


def _attend(
    tables: jax.Array,
    starts: jax.Array,
    q: jax.Array,
    array: jax.Array,
    *,
    key_dim: int,
    window: int | None,
    scale: float,
    softcap: float | None,
    interpret: bool,
) -> jax.Array:
    """Return the attention of one device: (rows, heads, queries, value_dim) of its own heads.

    Args:
        tables: int32 (rows, pages of a row).
        starts: int32 (rows,).
        q: (rows, heads, queries, key_dim).
        array: (pages, kv_heads, positions of a page, key_dim + value_dim).
    """
    rows, heads, queries, _ = q.shape
    _, kv_heads, block, width = array.shape
    per_group = heads // kv_heads
    # The heads of a group are interleaved for each query, so that a block of queries is a contiguous part of a prompt.
    grouped = q.reshape(rows, kv_heads, per_group, queries, key_dim).swapaxes(2, 3)
    count = queries * per_group
    grouped = grouped.reshape(rows, kv_heads, count, key_dim)
    unit = math.lcm(per_group, SUBLANES)
    block_queries = min(count, max(BLOCK_QUERIES // unit, 1) * unit)
    padded = -(-count // block_queries) * block_queries
    # The values' lanes are 0, so that a whole row of the cache can be multiplied.
    grouped = jnp.pad(grouped, ((0, 0), (0, 0), (0, padded - count), (0, width - key_dim)))
    together = _heads_per_block(kv_heads, block * width * array.dtype.itemsize, queries)
    blocks = tables.shape[1]

    def div(numbers: jax.Array, by: int) -> jax.Array:
        """Divide values that are not negative: floor division would query the TPU's type."""
        quotient: jax.Array = jax.lax.div(numbers, jnp.int32(by))
        return quotient

    def last_seen(row: jax.Array, part: jax.Array, starts: jax.Array) -> jax.Array:
        """Return the last block that a query of this part sees."""
        last_query = jnp.minimum(div((part + 1) * block_queries, per_group), queries) - 1
        return jnp.minimum(div(starts[row] + last_query, block), blocks - 1)

    def first_seen(row: jax.Array, part: jax.Array, starts: jax.Array) -> jax.Array:
        beginning: jax.Array = jnp.int32(0)
        if window is None:
            return beginning
        first_query = div(part * block_queries, per_group)
        return div(jnp.maximum(starts[row] + first_query - (window - 1), 0), block)

    def kernel(tables: jax.Array, starts: jax.Array, q: jax.Ref, kv: jax.Ref, out: jax.Ref, *scratch: jax.Ref) -> None:
        maximum, total, sums = scratch
        row, part, index = pl.program_id(0), pl.program_id(2), pl.program_id(3)
        begin, end = first_seen(row, part, starts), last_seen(row, part, starts)

        @pl.when(index == 0)
        def _() -> None:
            maximum[...] = jnp.full_like(maximum, MASKED)
            total[...] = jnp.zeros_like(total)
            sums[...] = jnp.zeros_like(sums)

        @pl.when((begin <= index) & (index <= end))
        def _() -> None:
            shape = block_queries, block
            asked = jax.lax.broadcasted_iota(jnp.int32, shape, 0) + part * block_queries
            query = starts[row] + div(asked, per_group)
            key = jax.lax.broadcasted_iota(jnp.int32, shape, 1) + index * block
            visible = key <= query
            if window is not None:
                visible &= key > query - window
            for head in range(together):
                both = kv[0, head]
                scores = jax.lax.dot_general(
                    q[0, head], both, (((1,), (1,)), ((), ())), preferred_element_type=jnp.float32, precision=precision
                )
                if softcap is not None:
                    scores = softcap * jnp.tanh(scores / softcap)
                scores = jnp.where(visible, scores, MASKED)
                before = maximum[head][:, :1]
                highest = jnp.maximum(before, scores.max(axis=1, keepdims=True))
                decay, weights = jnp.exp(before - highest), jnp.exp(scores - highest)
                partial = jax.lax.dot_general(
                    weights.astype(both.dtype), both, (((1,), (0,)), ((), ())),
                    preferred_element_type=jnp.float32, precision=precision,
                )  # fmt: skip
                maximum[head] = jnp.broadcast_to(highest, maximum.shape[1:])
                total[head] = total[head] * decay + weights.sum(axis=1, keepdims=True)
                sums[head] = sums[head] * decay + partial

        @pl.when(index == blocks - 1)
        def _() -> None:
            for head in range(together):
                out[0, head] = (sums[head] / jnp.maximum(total[head][:, :1], 1e-30)).astype(out.dtype)

    # float32 is multiplied in full precision, not in bfloat16 as by default on a TPU.
    precision = jax.lax.Precision.HIGHEST if array.dtype == jnp.float32 else jax.lax.Precision.DEFAULT

    def kv_index(
        row: jax.Array, group: jax.Array, part: jax.Array, index: jax.Array, tables: jax.Array, starts: jax.Array
    ) -> tuple[Any, ...]:
        within = jnp.clip(index, first_seen(row, part, starts), last_seen(row, part, starts))
        return tables[row, within], group, 0, 0

    def q_index(row: jax.Array, group: jax.Array, part: jax.Array, *_: jax.Array) -> tuple[Any, ...]:
        return row, group, part, 0

    if not interpret:
        # XLA would copy whole arrays of a cache to the chip's own memory and back, for a few positions.
        array = pltpu.with_memory_space_constraint(array, pltpu.HBM)
    q_block = pl.BlockSpec((1, together, block_queries, width), q_index)
    scaled = (grouped * jnp.asarray(scale, grouped.dtype)).astype(array.dtype)
    numbers = rows * kv_heads * (padded // block_queries) * blocks * block * width
    out = pl.pallas_call(
        kernel,
        grid_spec=pltpu.PrefetchScalarGridSpec(
            num_scalar_prefetch=2,
            grid=(rows, kv_heads // together, padded // block_queries, blocks),
            in_specs=[q_block, pl.BlockSpec((1, together, block, width), kv_index)],
            out_specs=q_block,
            scratch_shapes=[
                pltpu.VMEM((together, block_queries, LANES), jnp.float32),
                pltpu.VMEM((together, block_queries, LANES), jnp.float32),
                pltpu.VMEM((together, block_queries, width), jnp.float32),
            ],
        ),
        out_shape=jax.ShapeDtypeStruct((rows, kv_heads, padded, width), q.dtype),
        cost_estimate=pl.CostEstimate(
            flops=4 * numbers * block_queries,
            transcendentals=rows * kv_heads * padded * blocks * block,
            bytes_accessed=numbers * array.dtype.itemsize + 2 * math.prod(scaled.shape) * scaled.dtype.itemsize,
        ),
        compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel", "parallel", "parallel", "arbitrary")),
        interpret=interpret,
        name="attend_pages",
    )(tables, starts, scaled, array)
    values: jax.Array = out[:, :, :count, key_dim:].reshape(rows, kv_heads, queries, per_group, width - key_dim)
    return values.swapaxes(2, 3).reshape(rows, heads, queries, width - key_dim)


def _heads_per_block(kv_heads: int, block_bytes: int, queries: int) -> int:
    """Return how many heads are processed together: for a decode step as many as fit, since each has little work; for a chunk
    1."""
    if queries > 1:
        return 1
    return next(
        count
        for count in range(kv_heads, 0, -1)
        if kv_heads % count == 0 and (count * block_bytes <= BLOCK_BYTES or count == 1)
    )
