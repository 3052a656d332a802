"""A causal language model, ready to be traced: its own forward over the paged cache. Nothing here is written per architecture."""

from __future__ import annotations

import copy
import functools
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Mesh

from ..bridge.functional import FunctionalModule, Params, parameter_count
from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.kernels.attention.kernel_selection import select_kernels
from ..bridge.kernels.attention.paged import KnownMask
from ..bridge.sharding import constrained, replicated
from ..bridge.tensors import torch_view
from ..errors import OutputMismatch
from .forward_cache import ForwardCache, ForwardCacheLayer, InLine
from .kv_cache import CacheLayout, Caches, CacheUse
from .pictures.image_inputs import ImageChunk, ImageInputSpec, inject_images
from .rope import with_row_lengths
from .tokenizer import TextTokenizer

FULL, SLIDING, CHUNKED = "full_attention", "sliding_attention", "chunked_attention"

# transformers' names for layers that keep states besides keys and values, and for layers without attention.
STATES_AND_FULL, STATES_AND_SLIDING = "hybrid", "hybrid_sliding"
WITHOUT_ATTENTION = frozenset({"linear_attention", "conv", "mlp", "moe", "dummy"})
ATTENDING = frozenset({FULL, SLIDING, CHUNKED, STATES_AND_FULL, STATES_AND_SLIDING})


@dataclass(frozen=True, eq=False, slots=True)
class Probe:
    """The check that a loaded model computes correctly: a few tokens, int32, PyTorch's logits at the last of them, float32
    (vocabulary,), and the largest difference from these that counts as noise."""

    tokens: np.ndarray
    logits: np.ndarray
    tolerance: float


@dataclass(frozen=True, slots=True)
class MaskLayout:
    """The masks that a model takes.

    Attributes:
        window: number of tokens that a sliding layer attends to, including the current one; None: no such layers.
        chunk: number of tokens in a chunk that chunked layers do not attend beyond; None: no such layers.
        kinds: the layer types if the model takes a mask for each; None: it takes a single mask; empty: it takes none.
    """

    window: int | None = None
    chunk: int | None = None
    kinds: frozenset[str] | None = None


@dataclass(frozen=True, eq=False, slots=True)
class TextModel:
    """All properties of a model, without its weights.

    Attributes:
        call: the module as a pure function.
        use: how it uses the cache, which is found by abstract passes; see :mod:`.cache_use`.
        rope_switch: see :func:`.rope.rope_switch`.
        recomputes_at_switch: whether a sequence that comes to have more tokens than that is prefilled again from its beginning.
        dtype: of activations, and of weights that are not stored in fewer bits.
        cache_dtype: of stored keys and values.
        stop_ids: tokens that end an answer.
        formats: how many parameters are stored in each format; see :func:`~hfjax_demo.bridge.functional.formats`.
        probe: the check of the compiled programs.
        heads: the devices that share the model, often a single one, and whether each of several computes the queries, keys and
            values of its own heads.
        image_spec: the inputs that accompany the chunks of a prompt with images; None: it takes no images.
        no_vision_reason: why it takes no images, as part of a sentence: "it …"; None: it takes images, as far as is known.
        long_probe: a further check, if it has not been done yet; see :mod:`.reference_probe`.
    """

    call: FunctionalModule
    tokenizer: TextTokenizer
    use: CacheUse
    masks: MaskLayout
    rope_switch: int | None
    recomputes_at_switch: bool
    dtype: jnp.dtype
    cache_dtype: jnp.dtype
    stop_ids: tuple[int, ...]
    formats: Mapping[str, int]
    probe: Probe
    heads: HeadDistribution
    image_spec: ImageInputSpec | None = None
    no_vision_reason: str | None = "it reads text only"
    long_probe: Probe | None = None

    @property
    def architecture(self) -> str:
        """The class of the module, such as "LlamaForCausalLM"."""
        return type(self.call.module).__name__

    @property
    def parameters(self) -> int:
        """Their number, tied ones counted once."""
        return parameter_count(self.call)

    @property
    def vocabulary(self) -> int:
        """Number of logits of a token."""
        return len(self.probe.logits)

    @property
    def max_positions(self) -> int | None:
        """The longest sequence that the model was made for; None: its config does not say."""
        config: Any = self.call.module.config
        return getattr(config, "max_position_embeddings", None)

    @property
    def mesh(self) -> Mesh:
        """The devices that share the model."""
        return self.heads.mesh

    @property
    def kinds(self) -> tuple[str, ...]:
        """Types of layers that have a mask each; a single mask has no name."""
        return ("",) if self.masks.kinds is None else tuple(sorted(self.masks.kinds))

    @property
    def has_position_offsets(self) -> bool:
        """Whether position ids after an image differ from the tokens' positions."""
        return self.image_spec is not None and self.image_spec.axes is not None

    @property
    def has_chat_template(self) -> bool:
        """False for a base model, which continues text instead of answering."""
        return bool(self.tokenizer.chat_template)

    @property
    def trace_key(self) -> str:
        """All that tracing a pass reads from this object besides the module's own code and the arrays, as text."""
        kinds = None if self.masks.kinds is None else sorted(self.masks.kinds)
        dtypes, lengths = (
            (str(self.dtype), str(self.cache_dtype)),
            (self.masks.window, self.masks.chunk, self.rope_switch),
        )
        return repr((self.architecture, *dtypes, *lengths, kinds, self.use, self.stop_ids, self.image_spec))

    @property
    def cache(self) -> CacheLayout:
        """The form of the cache for the platform that the model was loaded for."""
        return self._cache_in(self.cache_dtype)

    def _cache_in(self, dtype: jnp.dtype) -> CacheLayout:
        kept = jnp.dtype(jnp.int32) if self.use.recomputes else dtype
        kernels = select_kernels(self.call.platform, self.mesh.devices.flat[0])
        return CacheLayout(self.use.shapes, kept, self.heads, kernels)

    @property
    def rounds_cache(self) -> bool:
        """Whether keys and values are stored in another dtype than they are computed in."""
        kept = not self.use.recomputes and any(shape.kv_heads for shape in self.use.shapes)
        return kept and self.cache_dtype != self.dtype

    @property
    def stateful(self) -> bool:
        """Whether any layer keeps states; see :mod:`.recurrent_states`."""
        return any(shape.states for shape in self.use.shapes)

    @property
    def one_by_one(self) -> bool:
        """Whether the tokens of a prompt must be processed one by one, since passes over several start without a state."""
        return not all(state.chunked for shape in self.use.shapes for state in shape.states)

    def forward(
        self,
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
        if self.use.recomputes:
            return self._forward_by_recomputing(params, cache, tokens, starts, last, lengths, active, every=every)
        positions = starts[:, None] + jnp.arange(count, dtype=jnp.int32)[None]
        if last is None:
            last = jnp.int32(count - 1)
        masks = self._masks(positions, cache)
        if offsets is not None:
            positions += offsets[:, None]
        if self.use.asks_length:
            if len(tokens) > 1:
                by_rows, masks = masks, jax.tree.map(lambda mask: mask.swapaxes(0, 2), masks)
                cache.in_line = InLine(tuple(zip(jax.tree.leaves(masks), jax.tree.leaves(by_rows), strict=True)))
                tokens, positions = tokens.T, positions.T
            cache.before = torch_view(positions[0] - jnp.arange(positions.shape[1], dtype=jnp.int32))
        placed: Any = positions
        if self.rope_switch is not None:
            placed = with_row_lengths(positions, starts + count if lengths is None else lengths)
        module = copy.deepcopy(self.call.module)
        given = keywords(module, tokens, placed, masks, cache)
        if pictures is not None and self.image_spec is not None:
            given |= inject_images(module, pictures, self.image_spec)
            if pictures.masks:
                cache.masks = ()
        keeps_one = _accepts(module, "logits_to_keep") and not every and cache.in_line is None
        if keeps_one:
            # The product with the vocabulary is the largest of all: skip it for the other tokens.
            given["logits_to_keep"] = last[None]
        logits: jax.Array = self.call.call_on_copy(module, "forward", params, **given).logits
        if cache.in_line is not None:
            logits = logits[0]
        elif not every:
            logits = logits[:, 0] if keeps_one else jnp.take(logits, last, axis=1)
        # Gather the logits once, and not in every step of sampling.
        return constrained(logits, replicated(self.mesh)), cache.updated(active)

    def last_logits(self, positions: int, params: Params, tokens: jax.Array) -> jax.Array:
        """Return the logits (vocabulary,) at the last of the tokens, int32 (tokens,), which no others precede: one pass, with so
        many positions in the cache."""
        cache = ForwardCache.alone(self.cache, positions)
        return self.forward(params, cache, tokens[None], jnp.zeros((1,), jnp.int32))[0][0]

    def all_logits(self, params: Params, tokens: jax.Array) -> jax.Array:
        """Return the logits (new tokens, vocabulary) at each of the tokens, int32 (new tokens,), that no others precede."""
        logits: jax.Array = self._run_standalone(self.cache, params, tokens, jnp.int32(len(tokens))).logits
        return logits[0]

    def hidden_states(self, params: Params, tokens: jax.Array, count: jax.Array) -> jax.Array:
        """Return the last hidden states (tokens, size), after the last norm, of tokens, int32 (tokens,), which no others precede.
        Keys and values are not rounded, since none are kept.

        Args:
            count: int32 scalar, how many of the tokens are not padding.
        """
        run = self._run_standalone(self._cache_in(self.dtype), params, tokens, count, output_hidden_states=True)
        states: jax.Array = run.hidden_states[-1]
        return states[0]

    def _run_standalone(
        self, form: CacheLayout, params: Params, tokens: jax.Array, count: jax.Array, **asked: Any
    ) -> Any:
        """Return the model's output for tokens that no others precede, ``count`` of them and padding."""
        if self.use.recomputes:
            return self.call(params, **self._uncached_keywords(tokens), **asked)
        positions = jnp.arange(len(tokens), dtype=jnp.int32)[None]
        cache = ForwardCache.alone(form, len(tokens))
        masks = self._masks(positions, cache)
        given = positions if self.rope_switch is None else with_row_lengths(positions, count[None])
        return self.call(params, **keywords(self.call.module, tokens[None], given, masks, cache), **asked)

    def _uncached_keywords(self, tokens: jax.Array) -> dict[str, Any]:
        return {"input_ids": tokens[None]} | ({"use_cache": False} if _accepts(self.call.module, "use_cache") else {})

    def check(self, probe: Probe, logits: np.ndarray, name: str) -> None:
        """Compare the logits that a compiled program returned for a probe with PyTorch's.

        Raises:
            OutputMismatch: they differ by more than noise; such a model must not be served.
        """
        difference = float(np.abs(np.asarray(logits, np.float32) - probe.logits).max())
        if not difference <= probe.tolerance:
            raise OutputMismatch(
                f"{name} ({self.architecture}) gives different answers than in PyTorch (logits {difference:.3g} apart after "
                f"{len(probe.tokens)} tokens, tolerance {probe.tolerance:.3g}), so it was not loaded; choose "
                "another model."
            )

    def _forward_by_recomputing(
        self,
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
        """Compute :meth:`forward` by a pass over all tokens of each row whose logits are needed, row by row; return zeros for the
        others: rows that are not active, and rows whose prompt continues after the new tokens."""
        (layer,) = cache.layers
        assert isinstance(layer, ForwardCacheLayer)
        keys = tokens[:, None, :, None]
        layer.write(keys, keys[..., :0])
        rows = layer.rows(tokens.shape[1])[0][:, 0, :, 0]
        if every:
            places = starts[0] + jnp.arange(tokens.shape[1], dtype=jnp.int32)
            logits = self._recomputed_logits(params, rows[0], places)[None]
            return constrained(logits, replicated(self.mesh)), cache.updated()
        ends = starts + (tokens.shape[1] if last is None else last + 1)
        wanted = jnp.ones(ends.shape, bool) if active is None else active
        if lengths is not None:
            wanted &= ends == lengths

        def of_row(row: jax.Array, end: jax.Array, wanted: jax.Array) -> jax.Array:
            compute = functools.partial(self._recomputed_logits, params, row, (end - 1)[None])
            nothing = jax.eval_shape(compute)
            found: jax.Array = jax.lax.cond(wanted, compute, lambda: jnp.zeros(nothing.shape, nothing.dtype))
            return found

        logits = jax.lax.map(lambda row: of_row(*row), (rows, ends, wanted))[:, 0]
        return constrained(logits, replicated(self.mesh)), cache.updated()

    def _recomputed_logits(self, params: Params, tokens: jax.Array, places: jax.Array) -> jax.Array:
        """Return the logits (places, vocabulary) at these indices, int32 (places,), of tokens, int32 (tokens,)."""
        given = self._uncached_keywords(tokens)
        keeps = _accepts(self.call.module, "logits_to_keep")
        if keeps:
            given["logits_to_keep"] = places
        logits: jax.Array = self.call(params, **given).logits[0]
        return logits if keeps else jnp.take(logits, places, axis=0)

    def _masks(self, positions: jax.Array, cache: ForwardCache) -> Any:
        """Return masks (rows, 1, new tokens, positions that are read), which let a token attend to itself and the tokens before
        it: True there, or, if the model's own code computes attention, 0, which it adds to a score, and the lowest number
        elsewhere. Boolean masks are recorded in the cache. For models that make their own masks, return what those are made from:
        int32 (rows, positions that are read), 1 where there is no padding."""
        if self.use.own_masks:
            return jnp.ones((len(positions), cache.read), jnp.int32)
        query, key = positions[:, None, :, None], jnp.arange(cache.read, dtype=jnp.int32)[None, None, None]
        full = key <= query
        window, chunk = self.masks.window, self.masks.chunk
        sliding = full if window is None else full & (key > query - window)
        cache.masks = KnownMask(full, None), KnownMask(sliding, window)
        masks = dict.fromkeys((FULL, STATES_AND_FULL), full) | dict.fromkeys((SLIDING, STATES_AND_SLIDING), sliding)
        if chunk is not None:
            masks[CHUNKED] = full & (key // chunk == query // chunk)
        if any(shape.handed_out for shape in self.use.shapes):
            lowest = jnp.asarray(jnp.finfo(self.dtype).min, self.dtype)
            masks = {kind: jnp.where(mask, jnp.zeros_like(lowest), lowest) for kind, mask in masks.items()}
        return masks[SLIDING] if self.masks.kinds is None else masks_by_kind(self.masks.kinds, masks)


def masks_by_kind(kinds: frozenset[str], masks: Mapping[str, jax.Array]) -> dict[str, jax.Array | None] | None:
    """Return the mask of each kind of layers; None if there are no kinds."""
    return {kind: None if kind in WITHOUT_ATTENTION else masks[kind] for kind in kinds} if kinds else None


def keywords(module: torch.nn.Module, tokens: jax.Array, positions: Any, masks: Any, cache: Any) -> dict[str, Any]:
    """Return the keyword arguments of the forward of ``module``. Models without attention have another name for the cache."""
    name = "past_key_values" if _accepts(module, "past_key_values") else "cache_params"
    return {"input_ids": tokens, "attention_mask": masks, "position_ids": positions, name: cache, "use_cache": True}


def _accepts(module: torch.nn.Module, parameter: str) -> bool:
    return parameter in inspect.signature(module.forward).parameters
