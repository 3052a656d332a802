"""Attention between whole sequences, without a cache, for image models, autoencoders and text encoders.

:func:`choose_method` chooses an :class:`AttentionMethod` by the platform of the trace and by shapes. Scores, softmax and the sum
over values are in float32 in all of them.
"""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec

from ..platforms import Platform, can_compile_cudnn_attention, cudnn_supports, current_platform, row_mesh
from . import dense_attention

# Up to this size, scores are computed at once; the scores of a block of queries are limited to it.
# q (2, 8, 4096, 40) with a mask takes 1.1 s of a CPU's time and 64 MB in such blocks, and 2.0 s and 1 024 MB at once.
SCORE_BYTES = 32 * 2**20

# Minimum number of queries in such a block, so that keys and values are not read too often.
MIN_BLOCK_QUERIES = 64

# Block sizes of the TPU kernel for queries and keys (a tile has 128 lanes), for heads up to 256 and for larger ones.
FLASH_BLOCKS = (512, 256)
LANES = 128

# The names of cuDNN's kernel in programs, for storing these.
CUDNN_TARGETS = ("__cudnn$fmhaSoftmax",)


class AttentionMethod(StrEnum):
    """A way of computing attention."""

    TILES = "tiles"  #: this program's kernel for CPUs, which never writes scores to memory
    BLOCKS = "blocks"  #: a block of queries of all heads at a time, or all if there are few scores, with any mask
    CUDNN = "cudnn"  #: cuDNN's kernel on NVIDIA GPUs, through ``jax.nn.dot_product_attention``
    FLASH = "flash"  #: Pallas' kernel on TPUs, ``jax.experimental.pallas.ops.tpu.flash_attention``


def attend(
    q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float, causal: bool = False
) -> jax.Array:
    """Compute softmax attention in the best form for the platform of the trace. A query that sees nothing yields zeros.

    Args:
        q: (…, queries, head_dim).
        k: (…, keys, head_dim).
        v: (…, keys, value_dim).
        mask: boolean, True for visible keys, or values added to the scores; broadcasts to (…, queries, keys).
        causal: a query sees the keys up to its own position. Not together with a mask.

    Returns:
        (…, queries, value_dim).
    """
    form = choose_method(q, k, v, mask, causal)
    if form is AttentionMethod.CUDNN:
        return _attend_cudnn(q, k, v, scale, causal)
    if form is AttentionMethod.FLASH:
        return _attend_flash(q, k, v, mask, scale, causal)
    if form is AttentionMethod.TILES:
        return dense_attention.attend(q, k, v, scale)
    return _attend_in_blocks(q, k, v, mask, scale, causal)


def choose_method(q: Any, k: Any, v: Any, mask: Any = None, causal: bool = False) -> AttentionMethod:
    """Return the form in which :func:`attend` computes attention for these arrays, from their shapes and dtypes alone."""
    platform, keys = current_platform(), k.shape[-2]
    alike = q.shape[:-2] == k.shape[:-2] == v.shape[:-2]
    unmasked = alike and keys > 0 and mask is None and not causal
    if platform is Platform.CPU and unmasked and dense_attention.FLOAT32.usable():
        return AttentionMethod.TILES
    # The GPU and TPU kernels support arrays with rows and heads, or rows alone, and values of the same size as keys.
    usual = alike and 2 < q.ndim < 5 and q.shape[-1] == v.shape[-1]
    by_cudnn = platform is Platform.GPU and usual and mask is None and cudnn_supports(q.shape[-1], q.dtype)
    if by_cudnn and can_compile_cudnn_attention():
        return AttentionMethod.CUDNN
    if platform is Platform.TPU and usual and not _has_few_scores(q, k) and (mask is None or _is_key_mask(mask, q)):
        return AttentionMethod.FLASH
    return AttentionMethod.BLOCKS


def _has_few_scores(q: Any, k: Any) -> bool:
    return 4 * math.prod(q.shape[:-1]) * k.shape[-2] <= SCORE_BYTES


def _attend_at_once(q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float) -> jax.Array:
    scores = jnp.einsum("...qd,...kd->...qk", q * jnp.asarray(scale, q.dtype), k, preferred_element_type=jnp.float32)
    if mask is not None:
        scores = jnp.where(mask, scores, -jnp.inf) if mask.dtype == jnp.bool_ else scores + mask.astype(scores.dtype)
    # Divided after the product with the values, which is smaller than the scores. A query that sees nothing has no finite
    # score; as in PyTorch, its output is zero.
    weights = jnp.exp(scores - jnp.maximum(scores.max(axis=-1, keepdims=True), jnp.finfo(jnp.float32).min))
    total = jnp.maximum(weights.sum(axis=-1, keepdims=True), jnp.finfo(jnp.float32).tiny)
    out = jnp.einsum("...qk,...kd->...qd", weights.astype(v.dtype), v, preferred_element_type=jnp.float32)
    return (out / total).astype(q.dtype)


def _attend_in_blocks(
    q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float, causal: bool
) -> jax.Array:
    """Compute :data:`AttentionMethod.BLOCKS`: the last block begins early enough to be full, and recomputes some queries."""
    queries, keys = q.shape[-2], k.shape[-2]
    if _has_few_scores(q, k):
        return _attend_at_once(q, k, v, jnp.tril(jnp.ones((queries, keys), bool)) if causal else mask, scale)
    block = SCORE_BYTES // (4 * math.prod(q.shape[:-2]) * keys)
    block = min(max(block - block % MIN_BLOCK_QUERIES, MIN_BLOCK_QUERIES), queries)
    starts = jnp.minimum(jnp.arange(0, queries, block), queries - block)

    def put(out: jax.Array, start: jax.Array) -> tuple[jax.Array, None]:
        part = jax.lax.dynamic_slice_in_dim(q, start, block, axis=-2)
        seen = mask
        if causal:
            seen = start + jnp.arange(block)[:, None] >= jnp.arange(keys)
        elif mask is not None and mask.ndim > 1 and mask.shape[-2] > 1:
            seen = jax.lax.dynamic_slice_in_dim(mask, start, block, axis=-2)
        done = _attend_at_once(part, k, v, seen, scale)
        return jax.lax.dynamic_update_slice_in_dim(out, done, start, axis=-2), None

    out, _ = jax.lax.scan(put, jnp.zeros((*q.shape[:-1], v.shape[-1]), q.dtype), starts)
    return out


def _attend_cudnn(q: jax.Array, k: jax.Array, v: jax.Array, scale: float, causal: bool) -> jax.Array:
    places = [_to_four_dimensions(item).swapaxes(1, 2) for item in (q, k, v)]  # (rows, positions, heads, head_dim)
    out: jax.Array = jax.nn.dot_product_attention(*places, scale=scale, is_causal=causal, implementation="cudnn")
    return out.swapaxes(1, 2).reshape(q.shape)


def _to_four_dimensions(array: jax.Array) -> jax.Array:
    return array if array.ndim == 4 else array[:, None]


def _is_key_mask(mask: Any, q: Any) -> bool:
    """Return whether a mask only selects keys for each row of the batch, equally for all its heads and queries."""
    if mask.dtype != jnp.bool_ or q.ndim != 4 or mask.ndim > 4:
        return False
    rows, *others = (*[1] * (4 - mask.ndim), *mask.shape)[:-1]
    return rows in (1, q.shape[0]) and all(size == 1 for size in others)


def _attend_flash(
    q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float, causal: bool
) -> jax.Array:
    """Call :func:`_flash_kernel` with keys padded to full blocks, and heads larger than a tile's lanes to full tiles.

    Padded keys, and those that the mask hides, belong to another segment than the queries.
    """
    rows, queries, keys, head_dim = q.shape[0], q.shape[-2], k.shape[-2], q.shape[-1]
    padded_head = head_dim if head_dim < LANES else -(-head_dim // LANES) * LANES
    most = FLASH_BLOCKS[padded_head > 2 * LANES]
    block = min(most, -(-keys // LANES) * LANES)
    padded_keys = -(-keys // block) * block
    padded_q = _padded(_to_four_dimensions(q), queries, padded_head)
    padded_k, padded_v = (_padded(_to_four_dimensions(item), padded_keys, padded_head) for item in (k, v))
    blocks = min(most, queries), block
    if mask is None and padded_keys == keys:
        return _flash_kernel(padded_q, padded_k, padded_v, None, scale, causal, blocks)[..., :head_dim].reshape(q.shape)
    seen = jnp.ones((rows, keys), bool) if mask is None else jnp.broadcast_to(mask.reshape(-1, keys), (rows, keys))
    segments = jnp.pad(seen, ((0, 0), (0, padded_keys - keys))).astype(jnp.int32)
    out = _flash_kernel(padded_q, padded_k, padded_v, segments, scale, causal, blocks)[..., :head_dim].reshape(q.shape)
    return out if mask is None else jnp.where(seen.any(axis=-1).reshape(rows, 1, 1, 1), out, jnp.zeros((), out.dtype))


def _padded(array: jax.Array, length: int, head_dim: int) -> jax.Array:
    """Pad with zeros to (rows, heads, ``length``, ``head_dim``)."""
    return jnp.pad(array, ((0, 0), (0, 0), (0, length - array.shape[2]), (0, head_dim - array.shape[3])))


def _flash_kernel(
    q: jax.Array,
    k: jax.Array,
    v: jax.Array,
    seen: jax.Array | None,
    scale: float,
    causal: bool,
    blocks: tuple[int, int],
) -> jax.Array:
    """Call Pallas' kernel, which the compiler cannot split: on a mesh each device computes its own rows, or all if undivided."""
    from jax.experimental.pallas.ops.tpu.flash_attention import BlockSizes, SegmentIds, flash_attention

    sizes = BlockSizes(block_q=blocks[0], block_k_major=blocks[1], block_k=blocks[1], block_b=1)

    def kernel(q: jax.Array, k: jax.Array, v: jax.Array, seen: jax.Array | None) -> jax.Array:
        segments = None if seen is None else SegmentIds(jnp.ones((q.shape[0], q.shape[2]), jnp.int32), seen)
        return flash_attention(q, k, v, segment_ids=segments, causal=causal, sm_scale=scale, block_sizes=sizes)

    mesh = row_mesh()
    if mesh is None or mesh.size == 1:
        return kernel(q, k, v, seen)
    rows = PartitionSpec(mesh.axis_names) if q.shape[0] % mesh.size == 0 else PartitionSpec()
    return jax.shard_map(kernel, mesh=mesh, in_specs=rows, out_specs=rows, check_vma=False)(q, k, v, seen)
