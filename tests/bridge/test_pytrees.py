"""Outputs and caches survive a flattening, fields that are None and nested caches included."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from transformers import DynamicCache, LlamaConfig, StaticCache
from transformers.cache_utils import Cache, CacheLayerMixin
from transformers.modeling_outputs import BaseModelOutputWithPast, CausalLMOutputWithPast

from hfjax_demo.bridge import pytrees

CONFIG = LlamaConfig(hidden_size=8, num_attention_heads=2, num_key_value_heads=1, num_hidden_layers=2, vocab_size=16)


def roundtrip(tree: Any) -> Any:
    leaves, structure = jax.tree_util.tree_flatten(pytrees.register(tree))
    return jax.tree_util.tree_unflatten(structure, leaves)


def test_an_output_keeps_its_fields_when_one_before_them_is_none() -> None:
    output = CausalLMOutputWithPast(loss=None, logits=jnp.arange(3.0), hidden_states=(jnp.ones(2), jnp.zeros(1)))

    back = roundtrip(output)

    assert type(back) is CausalLMOutputWithPast
    assert back.loss is None and back.past_key_values is None and back.attentions is None
    assert back.keys() == output.keys()
    np.testing.assert_array_equal(back.logits, [0, 1, 2])
    np.testing.assert_array_equal(back.hidden_states[0], [1, 1])


def test_outputs_with_different_fields_have_different_structures() -> None:
    first = pytrees.register(CausalLMOutputWithPast(loss=jnp.zeros(())))
    second = pytrees.register(CausalLMOutputWithPast(logits=jnp.zeros(())))

    assert jax.tree_util.tree_structure(first) != jax.tree_util.tree_structure(second)


def test_an_output_passes_through_jit() -> None:
    output = pytrees.register(BaseModelOutputWithPast(last_hidden_state=jnp.ones((2, 2))))

    doubled = jax.jit(lambda tree: jax.tree.map(lambda leaf: leaf * 2, tree))(output)

    assert type(doubled) is BaseModelOutputWithPast
    np.testing.assert_array_equal(doubled.last_hidden_state, np.full((2, 2), 2.0))


def filled(cache: Any) -> Any:
    for layer in range(2):
        keys = torch.arange(8.0).reshape(1, 1, 2, 4) + layer
        cache.update(keys, keys + 100, layer)
    return cache


@pytest.mark.parametrize(
    "cache",
    [
        pytest.param(lambda: DynamicCache(config=CONFIG), id="dynamic"),
        pytest.param(lambda: DynamicCache(), id="dynamic without a config"),
        pytest.param(lambda: StaticCache(config=CONFIG, max_cache_len=4), id="static"),
    ],
)
def test_a_cache_nested_in_an_output_keeps_its_tensors_and_its_lengths(cache: Any) -> None:
    original = filled(cache())
    output = BaseModelOutputWithPast(past_key_values=original)

    back = roundtrip(output).past_key_values

    assert type(back) is type(original) and back is not original
    assert len(back.layers) == 2
    for layer, other in zip(back.layers, original.layers, strict=True):
        assert type(layer) is type(other) and layer is not other
        assert torch.equal(layer.keys, other.keys) and torch.equal(layer.values, other.values)
        assert layer.keys.shape == other.keys.shape
    assert back.get_seq_length() == original.get_seq_length() == 2
    # What comes back works as a cache.
    keys, _ = back.update(torch.zeros(1, 1, 1, 4), torch.zeros(1, 1, 1, 4), 0)
    assert torch.equal(keys[:, :, :2], original.layers[0].keys[:, :, :2])


def test_every_tensor_of_a_cache_is_a_leaf() -> None:
    original = filled(DynamicCache(config=CONFIG))

    leaves = jax.tree_util.tree_leaves(pytrees.register(original))

    assert {id(leaf) for leaf in leaves} >= {id(t) for layer in original.layers for t in (layer.keys, layer.values)}
    assert all(isinstance(leaf, torch.Tensor) for leaf in leaves)


def test_without_caches_the_very_object_is_a_leaf() -> None:
    class OtherLayer(CacheLayerMixin):
        is_sliding = False

        def update(self, *args: Any, **kwargs: Any) -> Any: ...
        def lazy_initialization(self, *args: Any) -> None: ...
        def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
            return 0, 0

        def get_seq_length(self) -> int:
            return 0

        def get_max_length(self) -> int:
            return -1

    class Other(Cache):
        """A class that no other test registers: registration is for good."""

    cache = Other(layers=[OtherLayer()])
    output = pytrees.register(BaseModelOutputWithPast(past_key_values=cache), caches=False)

    assert jax.tree_util.tree_leaves(output)[0] is cache


def test_classes_are_found_without_a_list_and_registered_once() -> None:
    count = pytrees.register_outputs()

    assert count == pytrees.register_outputs() == len(pytrees.output_classes())
    assert {CausalLMOutputWithPast, BaseModelOutputWithPast} <= set(pytrees.output_classes())
