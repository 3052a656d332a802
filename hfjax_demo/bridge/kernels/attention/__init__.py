"""A JAX attention function that stands in for the model's own, through transformers' ``AttentionInterface``.

It takes grouped heads without repeating keys and values, the soft cap of Gemma 2, and any boolean mask, which is how a
sliding window reaches it. A cache hands the model tensors that are marked with a :class:`CacheView`, which computes attention
over what the cache really holds, in the form that suits it:

blocks.py    separate arrays of each conversation, walked in blocks as far as any query sees. A CPU wants this
packed.py    one array for all. A GPU or TPU wants this
tpu.py       a kernel for that on a TPU
cudnn.py     and for a prompt's chunk on a GPU
choosing.py  which of them computes it, chosen where the model is loaded
dense.py     one product over all positions: what the others are measured by, and what is used without a cache
sharing.py   how devices share the heads
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import torch
from transformers import AttentionInterface

from ...tensors import jax_view, torch_view
from .dense import attend_dense

ATTENTION_NAME = "hfjax"

AttendCache = Callable[[jax.Array, jax.Array, float, float | None], jax.Array]
"""Takes queries (rows, heads, queries, head_dim), a mask (rows, 1, queries, positions), the scale and the soft cap; gives
(rows, queries, heads, value_dim) in any float dtype."""


@dataclass(eq=False, slots=True)
class CacheView:
    """Rides on a cache's key or value tensor from ``update`` to the attention function.

    Attributes:
        attend: computes attention over what the cache holds.
        attended: set when the attention function has seen this view. A model that computes attention in its own way
            never sets it, and can be refused when it is loaded.
    """

    attend: AttendCache
    attended: bool = False


def register_attention() -> None:
    """Make ``attn_implementation="hfjax"`` known to transformers. Repeating it changes nothing."""
    AttentionInterface.register(ATTENTION_NAME, hfjax_attention)


def mark(tensor: torch.Tensor, view: CacheView) -> torch.Tensor:
    """Attach ``view`` to ``tensor``, keys or values that a cache returns."""
    tensor.cache_view = view  # type: ignore[attr-defined]
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
    views = [
        view for view in (getattr(key, "cache_view", None), getattr(value, "cache_view", None)) if view is not None
    ]
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
        out = views[0].attend(q, mask, scale, softcap)
    return torch_view(out.astype(q.dtype)), None
