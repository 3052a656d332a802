"""A JAX attention function that replaces the model's own, through transformers' ``AttentionInterface``.

It supports grouped heads without repeating keys and values, a soft cap, sinks, and any mask, which is also how a sliding window
is passed. A cache returns tensors marked with a :class:`CacheView` to the model. The view computes attention over the actual
contents of the cache, in the form that suits it:
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers import AttentionInterface, AttentionMaskInterface

from ...tensors import jax_view, torch_view
from .dense import Scoring, attend_dense

ATTENTION_NAME = "hfjax"

OWN_MASKS_NAME = "hfjax_own_masks"
"""The same for models whose own code creates masks from padding: these, too, are created in the form that JAX requires."""

AttendCache = Callable[[jax.Array, Scoring], jax.Array]
"""Called with queries (rows, heads, queries, head_dim) and a mask (rows, 1, queries, positions); returns (rows, queries,
heads, value_dim) in any float dtype."""

# Arguments that transformers passes to every attention function, and whose information is already in the mask.
ARGUMENTS_COVERED_BY_MASK = frozenset(
    {"position_ids", "sliding_window", "use_cache", "output_attentions", "output_hidden_states", "output_router_logits"}
)


@dataclass(eq=False, slots=True)
class CacheView:
    """Attached to a cache's key or value tensor from ``update`` to the attention function.

    Attributes:
        attend: computes attention over the contents of the cache.
        is_used: whether the attention function has received this view. It stays False in a model that computes attention in
            its own way.
    """

    attend: AttendCache
    is_used: bool = False


def register_attention() -> None:
    """Register :data:`ATTENTION_NAME` and :data:`OWN_MASKS_NAME` with transformers. Idempotent."""
    AttentionInterface.register(ATTENTION_NAME, hfjax_attention)
    AttentionInterface.register(OWN_MASKS_NAME, hfjax_attention)
    AttentionMaskInterface.register(OWN_MASKS_NAME, additive_mask)


def mark(tensor: torch.Tensor, view: CacheView) -> torch.Tensor:
    """Attach ``view`` to ``tensor``, keys or values that a cache returns."""
    tensor.cache_view = view  # type: ignore[attr-defined]
    return tensor


def additive_mask(
    batch_size: int,
    q_length: int,
    kv_length: int,
    q_offset: torch.Tensor,
    mask_function: Callable[..., torch.Tensor],
    dtype: torch.dtype,
    **_: Any,
) -> torch.Tensor:
    """Return a mask with transformers' interface: 0 for visible positions, and the lowest value elsewhere.

    Args:
        batch_size, q_length, kv_length: the numbers of rows, their queries, and positions.
        q_offset: int32 (rows,), the position of each row's first query.
        mask_function: returns visibility for indices of rows, heads, queries and positions.

    Returns:
        (rows, 1, queries, positions).
    """
    query = jax_view(q_offset)[:, None, None, None] + jnp.arange(q_length, dtype=jnp.int32)[:, None]
    row = jnp.arange(batch_size, dtype=jnp.int32)[:, None, None, None]
    head, position = jnp.int32(0), jnp.arange(kv_length, dtype=jnp.int32)
    visible = jax_view(mask_function(*torch_view((row, head, query, position))))
    shape = batch_size, 1, q_length, kv_length
    lowest = torch.finfo(dtype).min
    mask: torch.Tensor = torch_view(jnp.where(jnp.broadcast_to(visible, shape), 0.0, lowest)).to(dtype)
    return mask


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
    s_aux: torch.Tensor | None = None,
    **others: Any,
) -> tuple[torch.Tensor, None]:
    """Compute attention with transformers' interface.

    Args:
        query: (rows, heads, queries, head_dim).
        key, value: (rows, kv_heads, positions, head_dim), or tensors marked by a cache, of which only the view is used.
        attention_mask: (rows, 1, queries, positions), True for visible positions, or values added to the scores; None is
            causal, unless the module is not.
        s_aux: the sinks, (heads,).

    Returns:
        (rows, queries, heads, head_dim), and None for the weights, which are never stored.

    Raises:
        NotImplementedError: for any other argument that would change the result.
    """
    unknown = sorted(name for name in others.keys() - ARGUMENTS_COVERED_BY_MASK if others[name] is not None)
    if unknown:
        raise NotImplementedError(f"attention with {', '.join(unknown)} is not known here")
    views = [
        view for view in (getattr(key, "cache_view", None), getattr(value, "cache_view", None)) if view is not None
    ]
    q, k, v, sinks = jax_view((query, key, value, s_aux))
    if attention_mask is not None:
        mask = jax_view(attention_mask)
    else:
        causal = is_causal if is_causal is not None else getattr(module, "is_causal", True)
        offset = k.shape[2] - q.shape[2]
        visible = jnp.ones((q.shape[2], k.shape[2]), bool)
        mask = (jnp.tril(visible, offset) if causal else visible)[None, None]
    scoring = Scoring(mask, q.shape[-1] ** -0.5 if scaling is None else scaling, softcap, sinks)
    if len(views) < 2:  # a cache marks both; a tensor changed by the model has no mark
        out = attend_dense(q, k, v, scoring)
    else:
        for view in views:
            view.is_used = True
        out = views[0].attend(q, scoring)
    return torch_view(out.astype(q.dtype)), None
