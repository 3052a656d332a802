"""A JAX attention function that stands in for the model's own, through transformers' ``AttentionInterface``.

It takes grouped heads without repeating keys and values, the soft cap of Gemma 2, and any boolean mask, which is how a
sliding window reaches it. Two ways of computing the same thing:

* :func:`attend_blocks` walks the cache in blocks and stops at the last position any query may see, so that a short
  conversation in a long cache costs what a short cache would, with one program for every length. A CPU wants this.
* :func:`attend_dense` is one product over the whole cache. An accelerator wants this.

On several devices each computes the query heads that its part of the query projection gives it, and the devices exchange nothing.
Where the number of devices does not divide that of the key and value heads, each device has all of these, and takes those that
its own query heads attend to.

A cache keeps every conversation in arrays of its own. It hands over tensors that are marked with a :class:`SlotView`, which
holds the array of each row of the queries.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch
from jax.sharding import Mesh, NamedSharding
from transformers import AttentionInterface

from ..platforms import Platform, current
from ..sharding import cache_sharding, constrained, replicated
from ..tensors import jax_view, torch_view
from . import decode_attention

ATTENTION_NAME = "hfjax"

# The cache is walked in blocks of this many positions. 32 to 256 cost the same in a long conversation; the shorter the
# block, the less a short one reads in vain.
BLOCK = 64

# Rows are walked in so many loops at most: each loop goes as far as the longest of its own rows, and makes the program longer.
LOOPS = 4

# A masked score. Finite, so that a query with nothing to see yields a finite number instead of NaN.
MASKED = -1e30


@dataclass(frozen=True, slots=True)
class SharedHeads:
    """How the devices of a mesh share the heads of queries, keys and values.

    Attributes:
        split: whether each device computes the projections of its own heads only. If not, attention gets them whole on each
            device, however the projection's weights are split, and each device takes its heads there.
    """

    mesh: Mesh
    split: bool

    def projected(self, array: jax.Array) -> jax.Array:
        """What a projection gave, sharded as attention takes it: as it is if ``split``, else whole on each device."""
        return array if self.split else constrained(array, replicated(self.mesh))


@dataclass(eq=False, slots=True)
class SlotView:
    """Rides on a cache's key or value tensor from ``update`` to the attention function.

    Attributes:
        arrays: the keys (or values) of each row's conversation, (kv_heads, positions, head_dim) each.
        heads: how devices share the heads.
        attended: set when the attention function has seen this view. A model that computes attention in its own way
            never sets it, and can be refused when it is loaded.
    """

    arrays: tuple[jax.Array, ...]
    heads: SharedHeads
    attended: bool = False


def register_attention() -> None:
    """Make ``attn_implementation="hfjax"`` known to transformers. Repeating it changes nothing."""
    AttentionInterface.register(ATTENTION_NAME, hfjax_attention)


def mark(tensor: torch.Tensor, view: SlotView) -> torch.Tensor:
    """Attach ``view`` to ``tensor``, keys or values that a cache returns."""
    tensor.slot_view = view  # type: ignore[attr-defined]
    return tensor


def hfjax_attention(
    module: torch.nn.Module,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    dropout: float = 0.0,
    softcap: float | None = None,
    is_causal: bool | None = None,
    **_: Any,
) -> tuple[torch.Tensor, None]:
    """Attention as transformers calls it.

    Args:
        query: (rows, heads, queries, head_dim).
        key, value: (rows, kv_heads, positions, head_dim), or what a cache has marked, of which only the view counts.
        attention_mask: boolean (rows, 1, queries, positions), True where a query may look; None is causal, or open
            where the module says so.

    Returns:
        (rows, queries, heads, head_dim), and None for the weights, which are never stored.
    """
    views = [view for view in (getattr(key, "slot_view", None), getattr(value, "slot_view", None)) if view is not None]
    q, k, v = jax_view((query, key, value))
    if attention_mask is not None:
        mask = jax_view(attention_mask)
        if mask.dtype != jnp.bool_:
            mask = mask >= 0  # an additive mask: 0 where a query may look, a large negative number elsewhere
    else:
        causal = is_causal if is_causal is not None else getattr(module, "is_causal", True)
        offset = k.shape[2] - q.shape[2]
        visible = jnp.ones((q.shape[2], k.shape[2]), bool)
        mask = (jnp.tril(visible, offset) if causal else visible)[None, None]
    scale = q.shape[-1] ** -0.5 if scaling is None else scaling
    if len(views) < 2:  # a cache marks both: one that a model has changed has lost its mark, and the model is refused
        out = attend_dense(q, k, v, mask, scale, softcap)
    else:
        for view in views:
            view.attended = True
        keys, values = (view.arrays for view in views)
        heads = views[0].heads
        q = heads.projected(q)
        shared = sharing(q.shape[1], keys[0].shape[0], heads.mesh)
        if current() is Platform.CPU:
            out = attend_blocks(q, keys, values, mask, scale, softcap, shared)
        else:
            out = attend_dense(q, shared(jnp.stack(keys)), shared(jnp.stack(values)), mask, scale, softcap)
    return torch_view(out.astype(q.dtype)), None


@dataclass(frozen=True, slots=True)
class Sharing:
    """How key and value heads are repeated and split, so that each device has those that its query heads attend to.

    Attributes:
        times: how often each head is repeated.
        where: the sharding after that, by the heads, the second of four dimensions; None: nothing is repeated or moved.
    """

    times: int = 1
    where: NamedSharding | None = None

    def __call__(self, array: jax.Array) -> jax.Array:
        """(rows, kv_heads, …) → (rows, kv_heads × times, …)."""
        return array if self.where is None else constrained(jnp.repeat(array, self.times, axis=1), self.where)


ALONE = Sharing()


def sharing(heads: int, kv_heads: int, mesh: Mesh) -> Sharing:
    """How the devices of ``mesh`` share ``kv_heads`` key and value heads, when they share ``heads`` query heads evenly.

    If the number of devices divides ``heads`` but not ``kv_heads``, key and value heads are repeated until it divides them too;
    each device gets only the copies that it needs. If it does not divide ``heads``, every device computes all heads.
    """
    if heads % mesh.size or kv_heads % mesh.size == 0:
        return ALONE
    times = math.lcm(kv_heads, mesh.size) // kv_heads
    return Sharing(times, cache_sharding(kv_heads * times, mesh))


def attend_dense(
    q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array, scale: float, softcap: float | None
) -> jax.Array:
    """Softmax attention in one product; shapes as in :func:`hfjax_attention`, with as many rows in k and v as in q."""
    rows, heads, queries, _ = q.shape
    grouped = _group(q, k.shape[1], scale)
    scores = _scores(grouped, k, _group_mask(mask, heads // k.shape[1]), softcap)
    weights = jax.nn.softmax(scores, axis=-1).astype(v.dtype)
    out = jnp.einsum("rgqs,rgsd->rgqd", weights, v, preferred_element_type=jnp.float32)
    return _ungroup(out, rows, heads, queries)


def attend_blocks(
    q: jax.Array,
    k: Sequence[jax.Array],
    v: Sequence[jax.Array],
    mask: jax.Array,
    scale: float,
    softcap: float | None,
    shared: Sharing = ALONE,
) -> jax.Array:
    """Softmax attention over the blocks of the cache that some query may see, with a running maximum and sum.

    The recurrence is that of "Online normalizer calculation for softmax" (Milakov and Gimelshein, 2018). A block in which
    a query sees nothing, before any in which it does, adds terms that the first real maximum multiplies by zero.

    Up to :data:`LOOPS` rows have a loop each, more share them, neighbours together: a conversation of 60 tokens beside one of
    1000 reads its own blocks only. With eight rows, one of them that long, decoding SmolLM2 135M spends 62 ms a step on
    attention in one loop and 16 ms in eight.

    Args:
        k, v: for each row (kv_heads, positions, head_dim) with positions a multiple of :data:`BLOCK`, or fewer than that.
        shared: what each device takes of their heads.
    """
    rows, heads = q.shape[:2]
    mask = jnp.broadcast_to(mask, (rows, *mask.shape[1:]))
    if shared is ALONE and decode_attention.supports(q, k, v, softcap):
        return _ungroup(decode_attention.attend(_group(q, k[0].shape[0], scale), k, v, mask[:, 0, 0]), rows, heads, 1)
    share = -(-rows // LOOPS)
    parts = [slice(first, first + share) for first in range(0, rows, share)]
    return jnp.concatenate(
        [_attend_rows(q[part], k[part], v[part], mask[part], scale, softcap, shared) for part in parts]
    )


def _attend_rows(
    q: jax.Array,
    k: Sequence[jax.Array],
    v: Sequence[jax.Array],
    mask: jax.Array,
    scale: float,
    softcap: float | None,
    shared: Sharing,
) -> jax.Array:
    """:func:`attend_blocks` in one loop."""
    rows, heads, queries, _ = q.shape
    positions, value_dim = k[0].shape[1], v[0].shape[2]
    block = min(BLOCK, positions)

    def cache_block(arrays: Sequence[jax.Array], start: jax.Array) -> jax.Array:
        found = [jax.lax.dynamic_slice_in_dim(arrays[row], start, block, axis=1) for row in range(rows)]
        return shared(jnp.stack(found))

    groups = k[0].shape[0] * shared.times
    grouped = _group(q, groups, scale)
    grouped_mask = _group_mask(mask, heads // groups)
    seen = mask.any(axis=(0, 1, 2))
    position = jnp.arange(positions)
    first = jnp.min(jnp.where(seen, position, positions)) // block
    stop = (jnp.max(jnp.where(seen, position + 1, 0)) + block - 1) // block

    def body(index: jax.Array, carry: tuple[jax.Array, jax.Array, jax.Array]) -> tuple[jax.Array, ...]:
        maximum, total, out = carry
        start = index * block
        visible = jax.lax.dynamic_slice_in_dim(grouped_mask, start, block, axis=3)
        scores = _scores(grouped, cache_block(k, start), visible, softcap)
        new_maximum = jnp.maximum(maximum, scores.max(axis=-1))
        decay = jnp.exp(maximum - new_maximum)
        weights = jnp.exp(scores - new_maximum[..., None])
        values = cache_block(v, start)
        partial = jnp.einsum(
            "rgqs,rgsd->rgqd", weights.astype(values.dtype), values, preferred_element_type=jnp.float32
        )
        return new_maximum, total * decay + weights.sum(axis=-1), out * decay[..., None] + partial

    shape = grouped.shape[:3]
    init = (jnp.full(shape, MASKED), jnp.zeros(shape), jnp.zeros((*shape, value_dim)))
    _, total, out = jax.lax.fori_loop(first, stop, body, init)
    return _ungroup(out / jnp.maximum(total, 1e-30)[..., None], rows, heads, queries)


def _group(q: jax.Array, kv_heads: int, scale: float) -> jax.Array:
    """(rows, heads, queries, head_dim) → (rows, kv_heads, heads per group × queries, head_dim), scaled."""
    rows, heads, queries, head_dim = q.shape
    return (q * jnp.asarray(scale, q.dtype)).reshape(rows, kv_heads, heads // kv_heads * queries, head_dim)


def _group_mask(mask: jax.Array, per_group: int) -> jax.Array:
    """(rows, 1, queries, positions) → (rows, 1, heads per group × queries, positions)."""
    return mask if per_group == 1 else jnp.tile(mask, (1, 1, per_group, 1))


def _scores(grouped: jax.Array, k: jax.Array, mask: jax.Array, softcap: float | None) -> jax.Array:
    scores = jnp.einsum("rgqd,rgsd->rgqs", grouped, k, preferred_element_type=jnp.float32)
    if softcap is not None:
        scores = softcap * jnp.tanh(scores / softcap)
    return jnp.where(mask, scores, MASKED)


def _ungroup(out: jax.Array, rows: int, heads: int, queries: int) -> jax.Array:
    """(rows, kv_heads, heads per group × queries, head_dim) → (rows, queries, heads, head_dim)."""
    return out.reshape(rows, heads, queries, -1).transpose(0, 2, 1, 3)
