"""A JAX attention function that stands in for the model's own, through transformers' ``AttentionInterface``.

It takes grouped heads without repeating keys and values, a soft cap, sinks, and any mask, which is how a sliding window reaches
it. A cache hands the model tensors that are marked with a :class:`CacheView`, which computes attention
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
from transformers import AttentionInterface, AttentionMaskInterface

from ...tensors import jax_view, torch_view
from .dense import attend_dense

ATTENTION_NAME = "hfjax"

OWN_MASKS_NAME = "hfjax_own_masks"
"""The same for models whose own code makes masks of what is no padding: those, too, are made as JAX needs them."""

AttendCache = Callable[[jax.Array, jax.Array, float, float | None, jax.Array | None], jax.Array]
"""Takes queries (rows, heads, queries, head_dim), a mask (rows, 1, queries, positions), the scale, the soft cap and the sinks, as
:func:`.dense.attend_dense` does; gives (rows, queries, heads, value_dim) in any float dtype."""

# What transformers' code hands on to every attention function, and what tells it nothing that the mask does not say.
SAID_BY_THE_MASK = frozenset(
    {"position_ids", "sliding_window", "use_cache", "output_attentions", "output_hidden_states", "output_router_logits"}
)


@dataclass(eq=False, slots=True)
class CacheView:
    """Rides on a cache's key or value tensor from ``update`` to the attention function.

    Attributes:
        attend: computes attention over what the cache holds.
        attended: set when the attention function has seen this view. A model that computes attention in its own way
            never sets it.
    """

    attend: AttendCache
    attended: bool = False


def register_attention() -> None:
    """Make :data:`ATTENTION_NAME` and :data:`OWN_MASKS_NAME` known to transformers. Repeating it changes nothing."""
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
    """A mask as transformers' code asks for it: 0 where a query may look, and the lowest number elsewhere.

    Args:
        batch_size, q_length, kv_length: the rows, their queries, and positions.
        q_offset: int32 (rows,), the position of each row's first query.
        mask_function: says of numbers of rows, heads, queries and positions whether that query may look there.

    Returns:
        (rows, 1, queries, positions).
    """
    query = jax_view(q_offset)[:, None, None, None] + jnp.arange(q_length, dtype=jnp.int32)[:, None]
    row = jnp.arange(batch_size, dtype=jnp.int32)[:, None, None, None]
    head, position = jnp.int32(0), jnp.arange(kv_length, dtype=jnp.int32)
    visible = jax_view(mask_function(*torch_view((row, head, query, position))))
    shape = batch_size, 1, q_length, kv_length
    lowest = torch.finfo(dtype).min
    return torch_view(jnp.where(jnp.broadcast_to(visible, shape), 0.0, lowest)).to(dtype)


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
    indices: torch.Tensor | None = None,
    **others: Any,
) -> tuple[torch.Tensor, None]:
    """Attention as transformers calls it.

    Args:
        query: (rows, heads, queries, head_dim).
        key, value: (rows, kv_heads, positions, head_dim), or what a cache has marked, of which only the view counts.
        attention_mask: (rows, 1, queries, positions), True where a query may look, or a number that is added to its score;
            None is causal, or open where the module says so.
        s_aux: the sinks, (heads,).
        indices: int (rows, queries, some), the only positions that a query may look at, if the mask lets it; None: all.

    Returns:
        (rows, queries, heads, head_dim), and None for the weights, which are never stored.

    Raises:
        NotImplementedError: it is given something else that would change the answer.
    """
    unknown = sorted(name for name in others.keys() - SAID_BY_THE_MASK if others[name] is not None)
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
    if indices is not None:
        chosen = (jax_view(indices)[..., None] == jnp.arange(mask.shape[-1])).any(axis=-2)[:, None]
        mask = mask & chosen if mask.dtype == jnp.bool_ else jnp.where(chosen, mask, jnp.finfo(mask.dtype).min)
    scale = q.shape[-1] ** -0.5 if scaling is None else scaling
    if len(views) < 2:  # a cache marks both; what a model has changed has lost its mark
        out = attend_dense(q, k, v, mask, scale, softcap, sinks)
    else:
        for view in views:
            view.attended = True
        out = views[0].attend(q, mask, scale, softcap, sinks)
    return torch_view(out.astype(q.dtype)), None
