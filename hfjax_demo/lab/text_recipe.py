"""Decoding with torchax, as the articles do it: the unmodified model as a pure step, transformers' own caches, a loop in Python.

Compare :mod:`hfjax_demo.text.decode`, which has a cache of its own and runs several steps in a call.
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
    """Every parameter and buffer as a JAX array. ``state_dict()`` would lack the buffers that are not saved."""
    return {name: to_jax(tensor) for name, tensor in (*model.named_parameters(), *model.named_buffers())}


def make_step(model: torch.nn.Module) -> Callable[..., Any]:
    """One pass of the unmodified model as a pure function, to be called as it is or through ``jax.jit``."""
    env = torchax.default_env()  # first made within a trace, it would keep one of the trace's values for good

    def step(weights: Any, ids: jax.Array, positions: jax.Array, cache: Any) -> Any:  # the next token, and the cache
        arguments = {"input_ids": ids, "position_ids": positions, "past_key_values": cache, "use_cache": True}
        with env, torch.no_grad():
            output = torch.func.functional_call(model, torch_view(weights), (), torch_view(arguments))
            token = output.logits[:, -1].argmax(-1)
            return jax_view((token, register(output.past_key_values)))  # register: make the cache's class a pytree

    return step


def greedy(step: Callable[..., Any], weights: Any, prompt: list[int], cache: Any, count: int) -> Iterator[int]:
    """``count`` tokens: the whole prompt in the first call of ``step``, one token in each of the others."""
    ids, position = jnp.array([prompt]), 0
    for _ in range(count):
        positions = jnp.arange(position, position + ids.shape[1])[None]
        token, cache = step(weights, ids, positions, cache)
        position += ids.shape[1]
        ids = token[:, None]
        yield int(token[0])  # waits for the device


def dynamic_cache(model: Any) -> Any:
    """A cache that grows by a token at each step, so that no two steps have the same shapes."""
    return register(DynamicCache(config=model.config))


def static_cache(model: Any, length: int, *, plain: bool) -> Any:
    """A cache of fixed shapes, allocated at once: ``length`` tokens, all of JAX's arrays.

    With ``plain``, sliding layers become full ones, which the model's masks serve as well: transformers' own count their
    tokens in a Python number, which ``jax.jit`` would take for a constant.
    """
    config = model.config.get_text_config()
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    cache = StaticCache(model.config, max_cache_len=length)
    if plain:
        cache.layers = [StaticLayer(max_cache_len=length) for _ in cache.layers]
    with torchax.default_env():
        cache.early_initialization(1, heads, head_dim, torch.float32, torch.device("jax"))
    return jax_view(register(cache))
