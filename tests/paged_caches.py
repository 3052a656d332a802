"""Keys and values of rows, put into the pages of a cache in any order."""

from __future__ import annotations

from collections.abc import Sequence

import jax
import jax.numpy as jnp
import numpy as np

from hfjax_demo.bridge.kernels.attention.paged import KnownMask, PagedCache
from hfjax_demo.bridge.kernels.cache_rows import encode_rows
from tests.meshes import all_heads


def paged(
    k: np.ndarray, v: np.ndarray, dtype: str = "float32", page: int = 64, ends: Sequence[int] | None = None
) -> tuple[jax.Array, jax.Array]:
    """Return the array of all pages and the block tables, int32 (rows, pages), of keys and values (rows, kv_heads, positions,
    head_dim), stored as on a CPU. What was never written is NaN: positions from ``ends`` on, and the pages of no row."""
    rows, kv_heads, positions, _ = k.shape
    each = -(-positions // page)
    stored = [np.asarray(encode_rows(jnp.asarray(array, jnp.float32), jnp.dtype(dtype))) for array in (k, v)]
    both = np.concatenate(stored, axis=-1)
    unwritten = np.full((), np.nan, np.float32).view(np.uint32).item() >> 16 if dtype == "bfloat16" else -1
    never = np.asarray(np.nan if both.dtype.kind == "f" else unwritten).astype(both.dtype)
    array = np.full((1 + 2 * rows * each, kv_heads, page, both.shape[-1]), never, both.dtype)
    tables = np.random.default_rng(1).permutation(np.arange(1, len(array)))[: rows * each].reshape(rows, each)
    for row, table in enumerate(tables):
        for place, number in enumerate(table):
            span = both[row, :, place * page : min((place + 1) * page, positions if ends is None else ends[row])]
            array[number, :, : span.shape[1]] = span
    return jnp.asarray(array), jnp.asarray(tables, jnp.int32)


def paged_cache(
    k: np.ndarray,
    v: np.ndarray,
    starts: Sequence[int],
    queries: int,
    *,
    page: int = 64,
    dtype: str = "float32",
    masks: tuple[KnownMask, ...] = (),
) -> PagedCache:
    """Return a cache in which the last tokens of each row are its queries, the first of them at its start."""
    array, tables = paged(k, v, "float32", page, [start + queries for start in starts])
    return PagedCache(
        array=array.astype(dtype),
        tables=tables,
        key_dim=k.shape[-1],
        value_dim=v.shape[-1],
        starts=jnp.asarray(starts, jnp.int32),
        queries=queries,
        masks=masks,
        heads=all_heads(),
    )
