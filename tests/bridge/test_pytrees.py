"""Outputs and caches survive a flattening, fields that are None and nested caches included."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from transformers import DynamicCache, LlamaConfig, StaticCache
from transformers.modeling_outputs import BaseModelOutputWithPast, CausalLMOutputWithPast
from transformers.utils.generic import ModelOutput

from hfjax_demo.bridge import pytrees

CONFIG = LlamaConfig(hidden_size=8, num_attention_heads=2, num_key_value_heads=1, num_hidden_layers=2, vocab_size=16)


def test_an_output_keeps_its_class_and_its_fields_when_one_before_them_is_none() -> None:
    output = CausalLMOutputWithPast(loss=None, logits=jnp.arange(3.0), hidden_states=(jnp.ones(2), jnp.zeros(1)))
    back = jax.jit(lambda tree: jax.tree.map(lambda leaf: leaf * 2, tree))(pytrees.register(output))
    assert type(back) is CausalLMOutputWithPast and back.keys() == output.keys()
    assert back.loss is None and back.past_key_values is None and back.attentions is None
    np.testing.assert_array_equal(back.logits, [0, 2, 4])
    np.testing.assert_array_equal(back.hidden_states[0], [2, 2])
    other = pytrees.register(CausalLMOutputWithPast(loss=jnp.zeros(())))
    assert jax.tree.structure(other) != jax.tree.structure(CausalLMOutputWithPast(logits=jnp.zeros(())))


def filled(cache: Any) -> Any:
    for layer in range(2):
        keys = torch.arange(8.0).reshape(1, 1, 2, 4) + layer
        cache.update(keys, keys + 100, layer)
    return cache


@pytest.mark.parametrize(
    "cache",
    [lambda: DynamicCache(config=CONFIG), DynamicCache, lambda: StaticCache(config=CONFIG, max_cache_len=4)],
    ids=["dynamic", "dynamic without a config", "static"],
)
def test_a_cache_nested_in_an_output_keeps_its_tensors_and_its_lengths(cache: Any) -> None:
    original = filled(cache())
    leaves, structure = jax.tree.flatten(pytrees.register(BaseModelOutputWithPast(past_key_values=original)))
    assert {id(leaf) for leaf in leaves} >= {id(t) for layer in original.layers for t in (layer.keys, layer.values)}
    assert all(isinstance(leaf, torch.Tensor) for leaf in leaves)

    back = jax.tree.unflatten(structure, leaves).past_key_values
    assert type(back) is type(original) and back is not original
    for layer, other in zip(back.layers, original.layers, strict=True):
        assert type(layer) is type(other) and layer is not other
        assert torch.equal(layer.keys, other.keys) and torch.equal(layer.values, other.values)
    assert back.get_seq_length() == original.get_seq_length() == 2
    # What comes back works as a cache.
    keys, _ = back.update(torch.zeros(1, 1, 1, 4), torch.zeros(1, 1, 1, 4), 0)
    assert torch.equal(keys[:, :, :2], original.layers[0].keys[:, :, :2])


def test_classes_are_found_without_a_list_and_registered_once_however_many_threads_meet_them() -> None:
    @dataclass
    class Fresh(ModelOutput):
        x: torch.Tensor | None = None

    together = threading.Barrier(8)

    def meet(_: int) -> None:
        together.wait(60)
        pytrees.register_outputs()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(meet, range(8)))
    assert {CausalLMOutputWithPast, BaseModelOutputWithPast, Fresh} <= set(pytrees.output_classes())
    assert len(jax.tree.leaves(Fresh(x=torch.ones(1)))) == 1
