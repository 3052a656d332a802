"""Convolution, group norm and attention as picture models call them, in the forms that XLA's CPU compiler is quick with.

torchax's own forms leave XLA two to three times slower than PyTorch on a CPU: it transposes every convolution's weights
and pictures in every call, and adds a mask of zeros to every score. On an accelerator XLA chooses layouts itself, and
the plain forms are used.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import jax
import jax.numpy as jnp
import torch
import torchax

from ..platforms import Platform, current
from ..tensors import jax_view, torch_view

# Queries of long sequences are taken at most this many at a time on a CPU, so that their scores stay in its caches.
QUERY_BLOCK = 256

Pair = int | Sequence[int]


def register_picture_lowerings() -> None:
    """Teach torchax's default environment the operators below. Repeating it changes nothing."""
    env = torchax.default_env()
    env.override_op_definition(torch.nn.functional.conv2d, _conv2d)
    env.override_op_definition(torch.nn.functional.group_norm, _group_norm)
    for operator in (torch.nn.functional.scaled_dot_product_attention, torch.ops.aten.scaled_dot_product_attention):
        env.override_op_definition(operator, _attention)


def _conv2d(
    input: torch.Tensor,
    weight: torch.Tensor,
    bias: torch.Tensor | None = None,
    stride: Pair = 1,
    padding: Pair | str = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> torch.Tensor:
    """``torch.nn.functional.conv2d``."""
    x, weights = jax_view((input, weight))
    batched = x if x.ndim == 4 else x[None]
    if isinstance(padding, str):
        pads: str | list[tuple[int, int]] = padding.upper()
    else:
        pads = [(amount, amount) for amount in _pair(padding)]
    if current() is Platform.CPU:
        out = jax.lax.conv_general_dilated(
            batched.transpose(0, 2, 3, 1),
            weights.transpose(2, 3, 1, 0),
            _pair(stride),
            pads,
            rhs_dilation=_pair(dilation),
            dimension_numbers=("NHWC", "HWIO", "NHWC"),
            feature_group_count=groups,
        )
        if bias is not None:
            out = out + jax_view(bias)
        out = out.transpose(0, 3, 1, 2)
    else:
        out = jax.lax.conv_general_dilated(
            batched,
            weights,
            _pair(stride),
            pads,
            rhs_dilation=_pair(dilation),
            dimension_numbers=("NCHW", "OIHW", "NCHW"),
            feature_group_count=groups,
        )
        if bias is not None:
            out = out + jax_view(bias)[:, None, None]
    result: torch.Tensor = torch_view(out if x.ndim == 4 else out[0])
    return result


def _pair(value: Pair) -> tuple[int, int]:
    if isinstance(value, int):
        return value, value
    first, second = (value[0], value[0]) if len(value) == 1 else value
    return int(first), int(second)


def _group_norm(
    input: torch.Tensor,
    num_groups: int,
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
) -> torch.Tensor:
    """``torch.nn.functional.group_norm``."""
    x = jax_view(input)
    gain, offset = (None if item is None else jax_view(item) for item in (weight, bias))
    result: torch.Tensor = torch_view(group_norm(x, num_groups, gain, offset, eps))
    return result


def group_norm(x: jax.Array, groups: int, gain: jax.Array | None, offset: jax.Array | None, eps: float) -> jax.Array:
    """Group normalization, statistics in float32, gain and statistics folded into one multiplication and addition.

    Args:
        x: (batch, channels, …).
        gain, offset: (channels,).
    """
    batch, channels = x.shape[:2]
    grouped = x.reshape(batch, groups, -1).astype(jnp.float32)
    mean = grouped.mean(axis=-1, keepdims=True)
    variance = jnp.square(grouped - mean).mean(axis=-1, keepdims=True)
    scale = jax.lax.rsqrt(variance + eps)
    per_group = (1, groups, channels // groups)
    factor = jnp.broadcast_to(scale, (batch, *per_group[1:]))
    if gain is not None:
        factor = factor * gain.reshape(per_group).astype(jnp.float32)
    shift = -mean * factor
    if offset is not None:
        shift = shift + offset.reshape(per_group).astype(jnp.float32)
    shape = (batch, channels, *[1] * (x.ndim - 2))
    return (x * factor.reshape(shape) + shift.reshape(shape)).astype(x.dtype)


def _attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: torch.Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> torch.Tensor:
    """``torch.nn.functional.scaled_dot_product_attention``, without dropout, which no picture needs."""
    q, k, v = jax_view((query, key, value))
    if enable_gqa:
        k, v = (jnp.repeat(item, q.shape[-3] // item.shape[-3], axis=-3) for item in (k, v))
    mask = None if attn_mask is None else jax_view(attn_mask)
    if is_causal:
        mask = jnp.tril(jnp.ones((q.shape[-2], k.shape[-2]), bool))
    result: torch.Tensor = torch_view(attend(q, k, v, mask, 1 / math.sqrt(q.shape[-1]) if scale is None else scale))
    return result


def attend(q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float) -> jax.Array:
    """Softmax attention.

    A CPU takes many queries a head and a block at a time: what a block's scores need then stays in its caches, where all
    heads' scores at once are many megabytes that are written and read four times.

    Args:
        q: (…, queries, head_dim).
        k, v: (…, keys, head_dim).
        mask: boolean, True where a query may look, or a number to add to the scores; broadcasts to (…, queries, keys).

    Returns:
        (…, queries, head_dim).
    """
    queries = q.shape[-2]
    block = max(size for size in range(1, min(queries, QUERY_BLOCK) + 1) if queries % size == 0)
    if mask is not None or current() is not Platform.CPU or queries <= QUERY_BLOCK or block < QUERY_BLOCK // 4:
        return _attend(q, k, v, mask, scale)
    heads = tuple(item.reshape(-1, *item.shape[-2:]) for item in (q, k, v))

    def one_head(parts: tuple[jax.Array, jax.Array, jax.Array]) -> jax.Array:
        head_q, head_k, head_v = parts
        blocks = head_q.reshape(queries // block, block, -1)
        done: jax.Array = jax.lax.map(lambda part: _attend(part, head_k, head_v, None, scale), blocks)
        return done

    out: jax.Array = jax.lax.map(one_head, heads)
    return out.reshape(*q.shape[:-1], v.shape[-1])


def _attend(q: jax.Array, k: jax.Array, v: jax.Array, mask: jax.Array | None, scale: float) -> jax.Array:
    scores = jnp.einsum("...qd,...kd->...qk", q * jnp.asarray(scale, q.dtype), k, preferred_element_type=jnp.float32)
    if mask is not None:
        scores = jnp.where(mask, scores, -jnp.inf) if mask.dtype == jnp.bool_ else scores + mask.astype(scores.dtype)
    # Divided after the product with the values, which is smaller than the scores. A query that may look nowhere has no
    # finite score; as in PyTorch, its output is zero.
    weights = jnp.exp(scores - jnp.maximum(scores.max(axis=-1, keepdims=True), jnp.finfo(jnp.float32).min))
    total = jnp.maximum(weights.sum(axis=-1, keepdims=True), jnp.finfo(jnp.float32).tiny)
    out = jnp.einsum("...qk,...kd->...qd", weights.astype(v.dtype), v, preferred_element_type=jnp.float32)
    return (out / total).astype(q.dtype)
