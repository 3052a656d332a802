"""How a model uses the cache, found by running it with abstract values."""

from __future__ import annotations

import copy
import dataclasses
import functools
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import torch
from jax.extend.core import jaxprs_in_params
from jax.interpreters.partial_eval import dce_jaxpr
from transformers.cache_utils import CacheLayerMixin

from ..bridge.functional import FunctionalModule, Params, find_retained_array
from ..bridge.kernels.attention.dense import Scoring, attend_dense
from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.kernels.attention.transformers_interface import ATTENTION_NAME, OWN_MASKS_NAME, CacheView, mark
from ..bridge.tensors import jax_view, torch_view
from ..errors import UnsupportedModel, first_line
from .forward import forward, keywords, masks_by_kind
from .forward_cache import ForwardCache
from .kv_cache import NO_LAYER_CACHE, CacheUse, LayerShape, StateShape
from .model import ATTENDING, TextModel
from .recurrent_states import StatefulCache
from .rope import with_row_lengths

# Tokens of a run: several, since models have other code for one.
PROBE_RUN_TOKENS = 3

# The most operations that a program for a pass over so many tokens may have. XLA compiles some hundred operations per second.
LONG_PASS_TOKENS, MAX_OPERATIONS = 1024, 60_000


def find_cache_use(
    params: Params, call: FunctionalModule, heads: HeadDistribution, mask_kinds: frozenset[str] | None, name: str
) -> CacheUse:
    """Run the model with a cache that records what it is given; if it keeps states, run it again with them, and with a single
    token, for which models have other code. Sets :data:`OWN_MASKS_NAME` on the module if it is used.

    Args:
        mask_kinds: see :class:`.model.TextModel`.
        name: the model's name in messages.

    Raises:
        UnsupportedModel: the model cannot be traced, or keeps something that is not supported.
    """
    config: Any = call.module.config
    modules = [call.module]

    def run(
        probe: ProbeCache, params: Params, tokens: jax.Array, states: tuple[jax.Array, ...]
    ) -> tuple[jax.Array, ...]:
        count = tokens.shape[1]
        positions = jnp.arange(count, dtype=jnp.int32)[None]
        masks: Any = jnp.ones((1, count), jnp.int32)
        if config._attn_implementation != OWN_MASKS_NAME:
            full = jnp.tril(jnp.ones((count, count), bool))[None, None]
            masks = full if mask_kinds is None else masks_by_kind(mask_kinds, dict.fromkeys(ATTENDING, full))
        probe.begin(states)
        modules.append(copy.deepcopy(call.module))  # it may keep values of the trace
        given = keywords(
            modules[-1], tokens, with_row_lengths(positions, jnp.asarray([count], jnp.int32)), masks, probe
        )
        output = call.call_on_copy(modules[-1], "forward", params, **given)
        return output.logits, *probe.left()

    def traced(probe: ProbeCache, tokens: int, states: tuple[Any, ...]) -> tuple[tuple[Any, ...], list[bool], bool]:
        """Run the model on so many tokens. Return the states that are left, as shapes; which of the previous states any operation
        reads; and whether the model's own code computes with keys or values that its attention function gets as well."""

        def one(
            params: Params, tokens: jax.Array, added: jax.Array, states: tuple[jax.Array, ...]
        ) -> tuple[jax.Array, ...]:
            probe.added = added
            return run(probe, params, tokens, states)

        described, number = jax.ShapeDtypeStruct((1, tokens), jnp.int32), jax.ShapeDtypeStruct((), jnp.float32)
        program, (_, *left) = jax.make_jaxpr(one, return_shape=True)(params, described, number, states)
        _, used = dce_jaxpr(program.jaxpr, [True] * len(program.jaxpr.outvars))
        place = len(used) - len(states) - 1
        read = {id(variable) for equation in program.jaxpr.eqns for variable in equation.invars}
        return tuple(left), [id(variable) in read for variable in program.jaxpr.invars[place + 1 :]], used[place]

    errors: list[Exception] = []
    for attention in (ATTENTION_NAME, OWN_MASKS_NAME):
        choose_attention(call.module, attention)
        probe = ProbeCache(config.num_hidden_layers, heads)
        try:
            states, chunked, computed_with = traced(probe, PROBE_RUN_TOKENS, ())
            if states:
                states, chunked, _ = traced(probe, PROBE_RUN_TOKENS, states)
                traced(probe, 1, states)
            break
        except Exception as error:  # third-party code may raise anything under tracing; the meaning is the same
            errors.append(error)
    else:
        raise untraceable_model(name, config.model_type, errors[0]) from errors[0]
    left = find_retained_array(modules[-1])
    if left is not None:  # the next token would need it
        raise UnsupportedModel(
            f"{name} ({config.model_type}) keeps state between calls ({left}), which is not supported; choose another model."
        )
    shapes = probe.shapes(states, chunked)
    if computed_with:  # a marked tensor stands for a single row
        shapes = tuple(dataclasses.replace(shape, handed_out=shape.kv_heads > 0) for shape in shapes)
    if not any(shape.kv_heads or shape.states for shape in shapes):
        raise UnsupportedModel(
            f"{name} ({config.model_type}) has a cache that is not organized by layer, which is not supported; choose "
            "another model."
        )

    def of_length(params: Params, tokens: jax.Array, before: jax.Array) -> jax.Array:
        return run(ProbeCache(config.num_hidden_layers, heads, torch_view(before)), params, tokens, ())[0]

    tokens, before = (
        jax.ShapeDtypeStruct((1, PROBE_RUN_TOKENS), jnp.int32),
        jax.ShapeDtypeStruct((PROBE_RUN_TOKENS,), jnp.int32),
    )
    # Queries of a layer that is handed out cannot be passed in line, see :class:`.forward_cache.InLine`.
    asks_length = (
        probe.length_was_read
        and not any(shape.handed_out or shape.states for shape in shapes)
        and _depends_on_last(of_length, params, tokens, before)
    )
    return CacheUse(shapes, attention == OWN_MASKS_NAME, asks_length)


def choose_attention(module: Any, attention: str) -> None:
    """Set the attention function of a model's code by its name."""
    module.set_attn_implementation(attention)
    if attention == OWN_MASKS_NAME:
        # Models without transformers' attention interface ignore it, but make masks by it.
        module.config._attn_implementation = attention


def choose_default_attention(module: Any) -> None:
    """Set the attention that a model's code uses in PyTorch by default."""
    module.set_attn_implementation(module.get_correct_attn_implementation(None))
    module.config._attn_implementation = module.get_correct_attn_implementation(None)


def trace_decode_step(model: TextModel, params: Params, name: str) -> None:
    """Trace a decode step: of code that computes with the cache, a traced prompt does not show enough.

    Raises:
        UnsupportedModel: the step cannot be traced.
    """

    def step(params: Params, tokens: jax.Array, starts: jax.Array) -> jax.Array:
        caches = jax.tree.map(lambda array: jnp.zeros(array.shape, array.dtype), model.cache.described(3, 2))
        cache = ForwardCache(model.cache, caches, jnp.arange(1, 3, dtype=jnp.int32)[:, None], starts)
        return forward(model, params, cache, tokens, starts)[0]

    tokens, starts = (jax.ShapeDtypeStruct(shape, jnp.int32) for shape in ((2, 1), (2,)))
    try:
        jax.eval_shape(step, params, tokens, starts)
    except Exception as error:  # as above
        config: Any = model.call.module.config
        raise untraceable_model(name, config.model_type, error) from error


def require_small_program(
    logits: Callable[[Params, jax.Array], jax.Array], params: Params, architecture: str, name: str
) -> None:
    """Refuse a model that computes without a cache and loops over the tokens in Python: each iteration becomes a part of the
    program, whose size is extrapolated from passes over a few tokens.

    Args:
        logits: :func:`.forward.all_logits` of the model.

    Raises:
        UnsupportedModel: the program for :data:`LONG_PASS_TOKENS` tokens has more than :data:`MAX_OPERATIONS`.
    """
    trace = jax.make_jaxpr(logits)
    few, more = (
        _operation_count(trace(params, jax.ShapeDtypeStruct((tokens,), jnp.int32)).jaxpr)
        for tokens in (LONG_PASS_TOKENS // 16, LONG_PASS_TOKENS // 8)
    )
    if few + 15 * (more - few) > MAX_OPERATIONS:
        raise UnsupportedModel(
            f"{name} ({architecture}) loops over tokens in Python, which would take hours to compile; choose another "
            "model."
        )


def _operation_count(program: Any) -> int:
    inner = (part for equation in program.eqns for part in jaxprs_in_params(equation.params))
    return len(program.eqns) + sum(map(_operation_count, inner))


def _depends_on_last(function: Callable[..., Any], *arguments: Any) -> bool:
    """Return whether the result of a function depends on its last argument, an array."""
    try:
        traced = jax.make_jaxpr(function)(*arguments)
    except Exception:  # third-party code that needs a number, not an array, and gets one then
        return False
    _, used = dce_jaxpr(traced.jaxpr, [True] * len(traced.jaxpr.outvars))
    return bool(used[-1])


def untraceable_model(name: str, kind: str, error: Exception) -> UnsupportedModel:
    """Return the error for a model, of a class or type, that cannot be traced."""
    return UnsupportedModel(f"{name} ({kind}) can't run on JAX ({first_line(error)}); choose another model.")


class ProbeCache(StatefulCache):
    """Finds what a model keeps, whatever its architecture, from abstract forward passes.

    Attributes:
        before: the result of ``get_seq_length``.
        asked: whether that was called.
        added: added to the marked keys and values that are returned. The output depends on it if the model's own code computes
            with them, in addition to passing them to the attention function.
    """

    def __init__(self, layers: int, heads: HeadDistribution, before: Any = 0) -> None:
        self.before, self.length_was_read = before, False
        self.added: Any = 0.0
        self._probes = [ProbeLayer(self, heads) for _ in range(layers)]
        self.states = {}
        super().__init__(layers=list(self._probes))

    def get_query_offset(self, layer_idx: int = 0) -> Any:
        """Return the position of the first token."""
        return torch_view(jnp.zeros((1,), jnp.int32))

    def begin(self, states: Sequence[jax.Array]) -> None:
        """Prepare a pass with these states, as many as the last pass left."""
        self.states = dict(zip(self.states, torch_view(tuple(states)), strict=True))

    def left(self) -> tuple[jax.Array, ...]:
        """Return the states after a pass, in a fixed order."""
        arrays: tuple[jax.Array, ...] = jax_view(tuple(self.states.values()))
        return arrays

    def shapes(self, states: Sequence[Any], chunked: Sequence[bool]) -> tuple[LayerShape, ...]:
        """Return what every layer keeps. A layer is handed out if its keys and values did not reach this program's attention
        function; ``states`` are those that :meth:`left` returned, and ``chunked`` is as in :class:`StateShape`."""
        own: list[list[StateShape]] = [[] for _ in self._probes]
        for (layer, what, index), array, one in zip(self.states, states, chunked, strict=True):
            own[layer].append(StateShape(tuple(array.shape[1:]), str(array.dtype), what, index, one))
        return tuple(
            dataclasses.replace(
                probe.shape, handed_out=not all(view.is_used for view in probe.views), states=tuple(kept)
            )
            for probe, kept in zip(self._probes, own, strict=True)
        )


def _attend_given(
    heads: HeadDistribution, keys: jax.Array, values: jax.Array, q: jax.Array, scoring: Scoring
) -> jax.Array:
    return attend_dense(heads.constrain_projection(q), keys, values, scoring)


class ProbeLayer(CacheLayerMixin):
    """Replaces a cache layer while the shapes are determined: it returns what it is given, and records its shape."""

    is_compileable = True
    is_sliding = False

    def __init__(self, cache: ProbeCache, heads: HeadDistribution) -> None:
        super().__init__()
        self.cache = cache
        self.heads = heads
        self.shape = NO_LAYER_CACHE
        self.views: tuple[CacheView, ...] = ()
        self.is_initialized = True

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        """Record the shape."""
        _, kv_heads, _, key_dim = key_states.shape
        self.shape = LayerShape(kv_heads, key_dim, value_states.shape[-1])
        keys, values = jax_view((key_states, value_states))
        attend = functools.partial(_attend_given, self.heads, keys, values)
        self.views = CacheView(attend), CacheView(attend)
        added = jnp.asarray(self.cache.added, keys.dtype)
        return mark(torch_view(keys + added), self.views[0]), mark(torch_view(values + added), self.views[1])

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Do nothing."""

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Return the number of the given tokens, and no offset."""
        return query_length, 0

    def get_seq_length(self) -> Any:
        """Return :attr:`ProbeCache.before`, and record the call."""
        self.cache.length_was_read = True
        return self.cache.before

    def get_max_length(self) -> int:
        """Return -1: no limit."""
        return -1
