"""Attention of whole sequences to whole sequences, without a cache: what picture models, autoencoders and text encoders call.

:func:`form_for` chooses, by the platform that is traced for and by shapes, one of these ways of computing the same thing:

* ``MATRIX``: all scores at once, with any mask. Best on an accelerator where they are few, as those of a picture's 4 096 places
  and a prompt's 77 tokens.
* ``TILES``: code of our own for CPUs, :mod:`.dense_attention`, which never writes scores to memory.
* ``HEADS``: many queries, a head and a block of queries at a time, so that what a block's scores need stays in a CPU's caches:
  where the CPU is none that the code is for, or one of several devices.
* ``BLOCKS``: a block of queries of all heads at a time, with any mask: for accelerators, where no kernel takes the shape.
* ``CUDNN``: cuDNN's kernel on NVIDIA's GPUs, by way of ``jax.nn.dot_product_attention``.
* ``FLASH``: Pallas' kernel on TPUs, ``jax.experimental.pallas.ops.tpu.flash_attention``.

The last two never write scores to memory either. Scores, softmax and the sum over values are in float32 in all of them.
"""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec

from ..platforms import Platform, can_compile_cudnn_attention, cudnn_takes, current, shared_by
from . import dense_attention

# Queries of long sequences are taken at most this many at a time on a CPU, so that their scores stay in its caches.
QUERY_BLOCK = 256

# On an accelerator, scores that take no more than this are computed at once, and those of a block of queries take no more.
SCORE_BYTES = 32 * 2**20

# Queries in such a block at least, so that keys and values are not read too often.
LEAST_BLOCK = 64

# The kernel for TPUs takes queries and keys so many at a time (a tile has 128 lanes), of heads up to 256 and of larger ones.
FLASH_BLOCKS = (512, 256)
LANES = 128

# What cuDNN's kernel is called in a program, for those who keep programs.
CUDNN_TARGETS = ("__cudnn$fmhaSoftmax",)


class Form(StrEnum):
    """A way of computing attention; see above."""

    MATRIX = "matrix"
    TILES = "tiles"
    HEADS = "heads"
    BLOCKS = "blocks"
    CUDNN = "cudnn"
    FLASH = "flash"


def attend(
    q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float, causal: bool = False
) -> jax.Array:
    """Softmax attention, in the form that suits the platform that is traced for. A query that sees nothing yields zeros.

    Args:
        q: (…, queries, head_dim).
        k: (…, keys, head_dim).
        v: (…, keys, value_dim).
        mask: boolean, True where a query may look, or a number to add to the scores; broadcasts to (…, queries, keys).
        causal: a query sees the keys up to its own place. Not together with a mask.

    Returns:
        (…, queries, value_dim).
    """
    form = form_for(q, k, v, mask, causal)
    if form is Form.CUDNN:
        return _cudnn(q, k, v, scale, causal)
    if form is Form.FLASH:
        return _flash(q, k, v, mask, scale, causal)
    if form is Form.BLOCKS:
        return _in_blocks(q, k, v, mask, scale, causal)
    if form is Form.TILES:
        return dense_attention.attend(q, k, v, scale)
    if form is Form.HEADS:
        return _by_heads(q, k, v, scale)
    if causal:
        mask = jnp.tril(jnp.ones((q.shape[-2], k.shape[-2]), bool))
    return _matrix(q, k, v, mask, scale)


def form_for(q: Any, k: Any, v: Any, mask: Any = None, causal: bool = False) -> Form:
    """The form in which :func:`attend` computes attention of such arrays, of which only shapes and dtypes count."""
    platform, queries, keys = current(), q.shape[-2], k.shape[-2]
    if platform is Platform.CPU:
        if mask is not None or causal:
            return Form.MATRIX
        alike = q.shape[:-2] == k.shape[:-2] == v.shape[:-2] and keys > 0
        if alike and dense_attention.FLOAT32.usable():
            return Form.TILES
        return Form.HEADS if queries > QUERY_BLOCK and _divisor(queries) >= QUERY_BLOCK // 4 else Form.MATRIX
    few = 4 * math.prod(q.shape[:-1]) * keys <= SCORE_BYTES
    # What the two kernels take: rows and heads, or rows alone, and values as long as keys.
    usual = 2 < q.ndim < 5 and q.shape[:-2] == k.shape[:-2] == v.shape[:-2] and q.shape[-1] == v.shape[-1]
    if platform is Platform.GPU and usual and mask is None and _cudnn_takes(q):
        return Form.CUDNN
    if platform is Platform.TPU and usual and not few and (mask is None or _hides_keys(mask, q)):
        return Form.FLASH
    return Form.MATRIX if few else Form.BLOCKS


def _matrix(q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float) -> jax.Array:
    scores = jnp.einsum("...qd,...kd->...qk", q * jnp.asarray(scale, q.dtype), k, preferred_element_type=jnp.float32)
    if mask is not None:
        scores = jnp.where(mask, scores, -jnp.inf) if mask.dtype == jnp.bool_ else scores + mask.astype(scores.dtype)
    # Divided after the product with the values, which is smaller than the scores. A query that may look nowhere has no
    # finite score; as in PyTorch, its output is zero.
    weights = jnp.exp(scores - jnp.maximum(scores.max(axis=-1, keepdims=True), jnp.finfo(jnp.float32).min))
    total = jnp.maximum(weights.sum(axis=-1, keepdims=True), jnp.finfo(jnp.float32).tiny)
    out = jnp.einsum("...qk,...kd->...qd", weights.astype(v.dtype), v, preferred_element_type=jnp.float32)
    return (out / total).astype(q.dtype)


def _divisor(queries: int) -> int:
    """The largest number up to :data:`QUERY_BLOCK` that divides the queries."""
    return max(size for size in range(1, min(queries, QUERY_BLOCK) + 1) if queries % size == 0)


def _by_heads(q: jax.Array, k: jax.Array, v: jax.Array, scale: float) -> jax.Array:
    queries, block = q.shape[-2], _divisor(q.shape[-2])
    heads = tuple(item.reshape(-1, *item.shape[-2:]) for item in (q, k, v))

    def one_head(parts: tuple[jax.Array, jax.Array, jax.Array]) -> jax.Array:
        head_q, head_k, head_v = parts
        blocks = head_q.reshape(queries // block, block, -1)
        done: jax.Array = jax.lax.map(lambda part: _matrix(part, head_k, head_v, None, scale), blocks)
        return done

    out: jax.Array = jax.lax.map(one_head, heads)
    return out.reshape(*q.shape[:-1], v.shape[-1])


def _in_blocks(
    q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float, causal: bool
) -> jax.Array:
    """:data:`Form.BLOCKS`: the last block begins early enough to be whole, and computes some queries again."""
    queries, keys = q.shape[-2], k.shape[-2]
    block = SCORE_BYTES // (4 * math.prod(q.shape[:-2]) * keys)
    block = min(max(block - block % LEAST_BLOCK, LEAST_BLOCK), queries)
    starts = jnp.minimum(jnp.arange(0, queries, block), queries - block)

    def put(out: jax.Array, start: jax.Array) -> tuple[jax.Array, None]:
        part = jax.lax.dynamic_slice_in_dim(q, start, block, axis=-2)
        seen = mask
        if causal:
            seen = start + jnp.arange(block)[:, None] >= jnp.arange(keys)
        elif mask is not None and mask.ndim > 1 and mask.shape[-2] > 1:
            seen = jax.lax.dynamic_slice_in_dim(mask, start, block, axis=-2)
        done = _matrix(part, k, v, seen, scale)
        return jax.lax.dynamic_update_slice_in_dim(out, done, start, axis=-2), None

    out, _ = jax.lax.scan(put, jnp.zeros((*q.shape[:-1], v.shape[-1]), q.dtype), starts)
    return out


def _cudnn_takes(q: Any) -> bool:
    return cudnn_takes(q.shape[-1], q.dtype) and can_compile_cudnn_attention()


def _cudnn(q: jax.Array, k: jax.Array, v: jax.Array, scale: float, causal: bool) -> jax.Array:
    places = [_four(item).swapaxes(1, 2) for item in (q, k, v)]  # (rows, places, heads, head_dim)
    out: jax.Array = jax.nn.dot_product_attention(*places, scale=scale, is_causal=causal, implementation="cudnn")
    return out.swapaxes(1, 2).reshape(q.shape)


def _four(array: jax.Array) -> jax.Array:
    return array if array.ndim == 4 else array[:, None]


def _hides_keys(mask: Any, q: Any) -> bool:
    """Whether a mask says of each row of the batch which keys are there, for all its heads and queries alike."""
    if mask.dtype != jnp.bool_ or q.ndim != 4 or mask.ndim > 4:
        return False
    rows, *others = (*[1] * (4 - mask.ndim), *mask.shape)[:-1]
    return rows in (1, q.shape[0]) and all(size == 1 for size in others)


def _flash(q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float, causal: bool) -> jax.Array:
    """:data:`Form.FLASH`. Keys are padded to whole blocks, and heads of more than a tile's lanes to whole tiles.

    Padded keys, and those that the mask hides, are of another segment than the queries.
    """
    rows, queries, keys, head_dim = q.shape[0], q.shape[-2], k.shape[-2], q.shape[-1]
    padded_head = head_dim if head_dim < LANES else -(-head_dim // LANES) * LANES
    most = FLASH_BLOCKS[padded_head > 2 * LANES]
    block = min(most, -(-keys // LANES) * LANES)
    padded_keys = -(-keys // block) * block
    padded_q = _padded(_four(q), queries, padded_head)
    padded_k, padded_v = (_padded(_four(item), padded_keys, padded_head) for item in (k, v))
    blocks = min(most, queries), block
    if mask is None and padded_keys == keys:
        return _flash_kernel(padded_q, padded_k, padded_v, None, scale, causal, blocks)[..., :head_dim].reshape(q.shape)
    seen = jnp.ones((rows, keys), bool) if mask is None else jnp.broadcast_to(mask.reshape(-1, keys), (rows, keys))
    segments = jnp.pad(seen, ((0, 0), (0, padded_keys - keys))).astype(jnp.int32)
    out = _flash_kernel(padded_q, padded_k, padded_v, segments, scale, causal, blocks)[..., :head_dim].reshape(q.shape)
    return out if mask is None else jnp.where(seen.any(axis=-1).reshape(rows, 1, 1, 1), out, jnp.zeros((), out.dtype))


def _padded(array: jax.Array, length: int, head_dim: int) -> jax.Array:
    """(rows, heads, ``length``, ``head_dim``), with zeros where there was nothing."""
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
    """Pallas' kernel. The compiler cannot split it: on a mesh each device computes its own rows, or all if rows are whole."""
    from jax.experimental.pallas.ops.tpu.flash_attention import BlockSizes, SegmentIds, flash_attention

    sizes = BlockSizes(block_q=blocks[0], block_k_major=blocks[1], block_k=blocks[1], block_b=1)

    def kernel(q: jax.Array, k: jax.Array, v: jax.Array, seen: jax.Array | None) -> jax.Array:
        segments = None if seen is None else SegmentIds(jnp.ones((q.shape[0], q.shape[2]), jnp.int32), seen)
        out: jax.Array = flash_attention(
            q, k, v, segment_ids=segments, causal=causal, sm_scale=scale, block_sizes=sizes
        )
        return out

    mesh = shared_by()
    if mesh is None or mesh.size == 1:
        return kernel(q, k, v, seen)
    rows = PartitionSpec(mesh.axis_names) if q.shape[0] % mesh.size == 0 else PartitionSpec()
    shared: jax.Array = jax.shard_map(kernel, mesh=mesh, in_specs=rows, out_specs=rows, check_vma=False)(q, k, v, seen)
    return shared
