"""The forward passes of a causal language model over the paged cache: its own forward, traced. Nothing here is written per
architecture.

Needs torch and transformers, so it is imported when something is traced: serving with stored programs does without them.
"""

from __future__ import annotations

import copy
import functools
import inspect
from collections.abc import Mapping
from typing import Any

import jax
import jax.numpy as jnp
import torch

from ..bridge.functional import Params
from ..bridge.kernels.attention.paged import KnownMask
from ..bridge.sharding import constrained, replicated
from ..bridge.tensors import jax_view, torch_view
from .forward_cache import ForwardCache, ForwardCacheLayer, InLine
from .kv_cache import CacheLayout, Caches
from .model import (
    CHUNKED,
    FULL,
    SLIDING,
    STATES_AND_FULL,
    STATES_AND_SLIDING,
    WITHOUT_ATTENTION,
    TextModel,
)
from .pictures.image_inputs import ImageChunk, ImageInputSpec
from .rope import with_row_lengths


def forward(
    model: TextModel,
    params: Params,
    cache: ForwardCache,
    tokens: jax.Array,
    starts: jax.Array,
    last: jax.Array | None = None,
    lengths: jax.Array | None = None,
    *,
    active: jax.Array | None = None,
    offsets: jax.Array | None = None,
    pictures: ImageChunk | None = None,
    every: bool = False,
) -> tuple[jax.Array, Caches]:
    """Compute one pass over new tokens of some slots.

    Args:
        cache: opened for these rows.
        tokens: int32 (rows, new tokens).
        starts: int32 (rows,), the position in its slot of each row's first new token.
        last: int32 scalar, the index of the only new token whose logits are returned; None: the last one.
        lengths: int32 (rows,), length of each row's whole prompt; None: no tokens follow the new ones.
        active: bool (rows,), rows whose states process the token; None: all.
        offsets: int32 (rows,), added to a token's position to give its position id; None: nothing.
        pictures: the image inputs, if the tokens are a chunk of a prompt with images.
        every: return the logits of all new tokens, which are those of a single row.

    Returns:
        Logits (rows, vocabulary) at that token, or with ``every`` (1, new tokens, vocabulary), and what was opened, with the
        new keys and values in it.
    """
    count = tokens.shape[1]
    if model.use.recomputes:
        return _forward_by_recomputing(model, params, cache, tokens, starts, last, lengths, active, every=every)
    positions = starts[:, None] + jnp.arange(count, dtype=jnp.int32)[None]
    if last is None:
        last = jnp.int32(count - 1)
    masks = _masks(model, positions, cache)
    if offsets is not None:
        positions += offsets[:, None]
    if model.use.asks_length:
        if len(tokens) > 1:
            by_rows, masks = masks, jax.tree.map(lambda mask: mask.swapaxes(0, 2), masks)
            cache.in_line = InLine(tuple(zip(jax.tree.leaves(masks), jax.tree.leaves(by_rows), strict=True)))
            tokens, positions = tokens.T, positions.T
        cache.before = torch_view(positions[0] - jnp.arange(positions.shape[1], dtype=jnp.int32))
    placed: Any = positions
    if model.rope_switch is not None:
        placed = with_row_lengths(positions, starts + count if lengths is None else lengths)
    module = copy.deepcopy(model.call.module)
    given = keywords(module, tokens, placed, masks, cache)
    if pictures is not None and model.image_spec is not None:
        given |= inject_images(module, pictures, model.image_spec)
        if pictures.masks:
            cache.masks = ()
    keeps_one = _accepts(module, "logits_to_keep") and not every and cache.in_line is None
    if keeps_one:
        # The product with the vocabulary is the largest of all: skip it for the other tokens.
        given["logits_to_keep"] = last[None]
    logits: jax.Array = model.call.call_on_copy(module, "forward", params, **given).logits
    if cache.in_line is not None:
        logits = logits[0]
    elif not every:
        logits = logits[:, 0] if keeps_one else jnp.take(logits, last, axis=1)
    # Gather the logits once, and not in every step of sampling.
    return constrained(logits, replicated(model.mesh)), cache.updated(active)


def last_logits(model: TextModel, positions: int, params: Params, tokens: jax.Array) -> jax.Array:
    """Return the logits (vocabulary,) at the last of the tokens, int32 (tokens,), which no others precede: one pass, with so
    many positions in the cache."""
    cache = ForwardCache.alone(model.cache, positions)
    return forward(model, params, cache, tokens[None], jnp.zeros((1,), jnp.int32))[0][0]


def all_logits(model: TextModel, params: Params, tokens: jax.Array) -> jax.Array:
    """Return the logits (new tokens, vocabulary) at each of the tokens, int32 (new tokens,), that no others precede."""
    logits: jax.Array = _run_standalone(model, model.cache, params, tokens, jnp.int32(len(tokens))).logits
    return logits[0]


def hidden_states(model: TextModel, params: Params, tokens: jax.Array, count: jax.Array) -> jax.Array:
    """Return the last hidden states (tokens, size), after the last norm, of tokens, int32 (tokens,), which no others precede.
    Keys and values are not rounded, since none are kept.

    Args:
        count: int32 scalar, how many of the tokens are not padding.
    """
    run = _run_standalone(model, model.cache_in(model.dtype), params, tokens, count, output_hidden_states=True)
    states: jax.Array = run.hidden_states[-1]
    return states[0]


def _run_standalone(
    model: TextModel, form: CacheLayout, params: Params, tokens: jax.Array, count: jax.Array, **asked: Any
) -> Any:
    """Return the model's output for tokens that no others precede, ``count`` of them and padding."""
    if model.use.recomputes:
        return model.call(params, **_uncached_keywords(model, tokens), **asked)
    positions = jnp.arange(len(tokens), dtype=jnp.int32)[None]
    cache = ForwardCache.alone(form, len(tokens))
    masks = _masks(model, positions, cache)
    given = positions if model.rope_switch is None else with_row_lengths(positions, count[None])
    return model.call(params, **keywords(model.call.module, tokens[None], given, masks, cache), **asked)


def _uncached_keywords(model: TextModel, tokens: jax.Array) -> dict[str, Any]:
    return {"input_ids": tokens[None]} | ({"use_cache": False} if _accepts(model.call.module, "use_cache") else {})


def _forward_by_recomputing(
    model: TextModel,
    params: Params,
    cache: ForwardCache,
    tokens: jax.Array,
    starts: jax.Array,
    last: jax.Array | None,
    lengths: jax.Array | None,
    active: jax.Array | None,
    *,
    every: bool,
) -> tuple[jax.Array, Caches]:
    """Compute :func:`forward` by a pass over all tokens of each row whose logits are needed, row by row; return zeros for the
    others: rows that are not active, and rows whose prompt continues after the new tokens."""
    (layer,) = cache.layers
    assert isinstance(layer, ForwardCacheLayer)
    keys = tokens[:, None, :, None]
    layer.write(keys, keys[..., :0])
    rows = layer.rows(tokens.shape[1])[0][:, 0, :, 0]
    if every:
        places = starts[0] + jnp.arange(tokens.shape[1], dtype=jnp.int32)
        logits = _recomputed_logits(model, params, rows[0], places)[None]
        return constrained(logits, replicated(model.mesh)), cache.updated()
    ends = starts + (tokens.shape[1] if last is None else last + 1)
    wanted = jnp.ones(ends.shape, bool) if active is None else active
    if lengths is not None:
        wanted &= ends == lengths

    def of_row(row: jax.Array, end: jax.Array, wanted: jax.Array) -> jax.Array:
        compute = functools.partial(_recomputed_logits, model, params, row, (end - 1)[None])
        nothing = jax.eval_shape(compute)
        found: jax.Array = jax.lax.cond(wanted, compute, lambda: jnp.zeros(nothing.shape, nothing.dtype))
        return found

    logits = jax.lax.map(lambda row: of_row(*row), (rows, ends, wanted))[:, 0]
    return constrained(logits, replicated(model.mesh)), cache.updated()


def _recomputed_logits(model: TextModel, params: Params, tokens: jax.Array, places: jax.Array) -> jax.Array:
    """Return the logits (places, vocabulary) at these indices, int32 (places,), of tokens, int32 (tokens,)."""
    given = _uncached_keywords(model, tokens)
    keeps = _accepts(model.call.module, "logits_to_keep")
    if keeps:
        given["logits_to_keep"] = places
    logits: jax.Array = model.call(params, **given).logits[0]
    return logits if keeps else jnp.take(logits, places, axis=0)


def _masks(model: TextModel, positions: jax.Array, cache: ForwardCache) -> Any:
    """Return masks (rows, 1, new tokens, positions that are read), which let a token attend to itself and the tokens before
    it: True there, or, if the model's own code computes attention, 0, which it adds to a score, and the lowest number
    elsewhere. Boolean masks are recorded in the cache. For models that make their own masks, return what those are made from:
    int32 (rows, positions that are read), 1 where there is no padding."""
    if model.use.own_masks:
        return jnp.ones((len(positions), cache.read), jnp.int32)
    query, key = positions[:, None, :, None], jnp.arange(cache.read, dtype=jnp.int32)[None, None, None]
    full = key <= query
    window, chunk = model.masks.window, model.masks.chunk
    sliding = full if window is None else full & (key > query - window)
    cache.masks = KnownMask(full, None), KnownMask(sliding, window)
    masks = dict.fromkeys((FULL, STATES_AND_FULL), full) | dict.fromkeys((SLIDING, STATES_AND_SLIDING), sliding)
    if chunk is not None:
        masks[CHUNKED] = full & (key // chunk == query // chunk)
    if any(shape.handed_out for shape in model.use.shapes):
        lowest = jnp.asarray(jnp.finfo(model.dtype).min, model.dtype)
        masks = {kind: jnp.where(mask, jnp.zeros_like(lowest), lowest) for kind, mask in masks.items()}
    return masks[SLIDING] if model.masks.kinds is None else masks_by_kind(model.masks.kinds, masks)


def inject_images(module: Any, pictures: ImageChunk, image_spec: ImageInputSpec) -> dict[str, Any]:
    """Make ``module``, a copy for this pass only, use the images; return the keywords of its forward that differ from a text's.

    Its embedding layer returns the images' embeddings, and its decoder gets the embeddings that are added in the first layers.
    """
    embedding, decoder = module.get_input_embeddings(), module.get_decoder()
    embed, decode = embedding.forward, decoder.forward

    def embed_all(ids: torch.Tensor, *args: Any, **keywords: Any) -> torch.Tensor:
        own = jax_view(embed(ids, *args, **keywords))
        shown = jnp.where(pictures.given[..., None], pictures.embeddings.astype(own.dtype), own)
        found: torch.Tensor = torch_view(shown)
        return found

    embedding.forward = embed_all
    if image_spec.added is not None:
        mask, rows = image_spec.added
        # All tokens are marked as image tokens, and text tokens get 0 added, so that the shapes are static.
        with jax.ensure_compile_time_eval():
            every = torch_view(jnp.ones(pictures.given.shape, bool))
        added = {mask: every, rows: [torch_view(layer[0]) for layer in pictures.added]}
        decoder.forward = lambda *args, **keywords: decode(*args, **{**keywords, **added})
    changed: dict[str, Any] = {}
    if pictures.position_ids is not None:
        changed["position_ids"] = pictures.position_ids
    if pictures.masks:
        changed["attention_mask"] = pictures.masks.get("", pictures.masks)
    return changed


def masks_by_kind(kinds: frozenset[str], masks: Mapping[str, jax.Array]) -> dict[str, jax.Array | None] | None:
    """Return the mask of each kind of layers; None if there are no kinds."""
    return {kind: None if kind in WITHOUT_ATTENTION else masks[kind] for kind in kinds} if kinds else None


def keywords(module: torch.nn.Module, tokens: jax.Array, positions: Any, masks: Any, cache: Any) -> dict[str, Any]:
    """Return the keyword arguments of the forward of ``module``. Models without attention have another name for the cache."""
    name = "past_key_values" if _accepts(module, "past_key_values") else "cache_params"
    return {"input_ids": tokens, "attention_mask": masks, "position_ids": positions, name: cache, "use_cache": True}


def _accepts(module: torch.nn.Module, parameter: str) -> bool:
    return parameter in inspect.signature(module.forward).parameters
