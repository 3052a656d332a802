"""Decoding with torchax as in the articles: the unmodified model as a pure step, transformers' own caches, a Python loop.

In contrast, :mod:`hfjax_demo.text.step_functions` has its own cache and runs several steps per call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import torch
import torchax
from torchax.interop import jax_view, torch_view
from transformers import DynamicCache, StaticCache
from transformers.cache_utils import StaticLayer

from ..bridge.pytrees import register
from ..bridge.tensors import to_jax


def jax_weights(model: torch.nn.Module) -> dict[str, jax.Array]:
    """Return every parameter and buffer as a JAX array. ``state_dict()`` would omit non-persistent buffers."""
    return {name: to_jax(tensor) for name, tensor in (*model.named_parameters(), *model.named_buffers())}


def environment() -> torchax.tensor.Environment:
    """Return torchax's environment. It keeps a random key for each thread, created at the first use: within a trace the key would
    be a tracer, and stay one."""
    env = torchax.default_env()
    assert env.prng_key is not None
    return env


def pure_call(module: torch.nn.Module) -> Callable[..., Any]:
    """Return the unmodified module as a pure function: ``call(weights, *arguments, **named)`` takes and returns JAX arrays."""
    env = environment()

    def call(weights: Any, *arguments: Any, **named: Any) -> Any:
        with env, torch.no_grad():
            output = torch.func.functional_call(module, torch_view(weights), torch_view(arguments), torch_view(named))
            return jax_view(register(output))  # register: make the classes of the output and its cache pytrees

    return call


def make_step(model: torch.nn.Module) -> Callable[..., Any]:
    """Return one pass of the model as a pure function, to be called directly or through ``jax.jit``. It returns the most likely
    next token, its logits, and the cache with the new tokens."""
    call = pure_call(model)

    def step(weights: Any, ids: jax.Array, positions: jax.Array, cache: Any) -> Any:
        output = call(weights, input_ids=ids, position_ids=positions, past_key_values=cache, use_cache=True)
        logits = output.logits[:, -1]
        return logits.argmax(-1), logits, output.past_key_values

    return step


def greedy(step: Callable[..., Any], weights: Any, prompt: list[int], cache: Any, count: int) -> Iterator[int]:
    """Yield ``count`` tokens: the first call of ``step`` processes the whole prompt, each of the others one token."""
    ids, position = jnp.array([prompt]), 0
    for _ in range(count):
        positions = jnp.arange(position, position + ids.shape[1])[None]
        token, _, cache = step(weights, ids, positions, cache)
        position += ids.shape[1]
        ids = token[:, None]
        yield int(token[0])  # waits for the device


def dynamic_cache(model: Any) -> Any:
    """Return a cache that grows by one token per step, so that every step has different shapes."""
    return register(DynamicCache(config=model.config))


def static_cache(model: Any, length: int) -> Any:
    """Return a cache of fixed shapes, allocated at once for ``length`` tokens; all its tensors are JAX arrays.

    Full attention layers replace the sliding ones, which gives the same results with the model's masks: transformers' sliding
    layers count their tokens in a Python integer, which would be a constant under ``jax.jit``.
    """
    config = model.config.get_text_config()
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    cache = StaticCache(model.config, max_cache_len=length)
    cache.layers = [StaticLayer(max_cache_len=length) for _ in cache.layers]
    with torchax.default_env():
        cache.early_initialization(1, heads, head_dim, torch.float32, torch.device("jax"))
    return jax_view(register(cache))
