"""The cache: where new keys land, and what is left alone."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels.attention import BLOCK
from hfjax_demo.bridge.tensors import torch_view
from hfjax_demo.text.kv_cache import LayerShape, ProbeCache, SlotArrays, SlotCache, cache_positions, empty_cache
from tests.meshes import all_heads

SHAPES = [LayerShape(kv_heads=2, key_dim=3, value_dim=3), LayerShape(kv_heads=1, key_dim=4, value_dim=6)]


def new_tokens(rows: int, tokens: int, shape: LayerShape, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(seed)
    keys = generator.normal(size=(rows, shape.kv_heads, tokens, shape.key_dim)).astype(np.float32)
    values = generator.normal(size=(rows, shape.kv_heads, tokens, shape.value_dim)).astype(np.float32)
    return keys, values


@pytest.mark.parametrize(("starts", "tokens"), [([0], 5), ([7, 1], 1), ([4, 0, 9, 2], 3)])
def test_every_row_is_written_to_its_own_slot_and_position_and_nothing_else_changes(
    starts: list[int], tokens: int
) -> None:
    rows = len(starts)
    before = tuple(
        tuple(
            (jnp.full(keys.shape, -1.0 - row), jnp.full(values.shape, -20.0 - row))
            for keys, values in empty_cache(SHAPES, 12, jnp.float32)
        )
        for row in range(rows)
    )
    new = [new_tokens(rows, tokens, shape, seed) for seed, shape in enumerate(SHAPES)]

    @jax.jit
    def write(slots: tuple[SlotArrays, ...], starts: jax.Array) -> tuple[SlotArrays, ...]:
        cache = SlotCache(slots, starts, all_heads())
        for layer, states in enumerate(new):
            returned = cache.update(*(torch_view(jnp.asarray(array)) for array in states), layer)
            for which, tensor in enumerate(returned):
                assert tensor.shape[1:] == slots[0][layer][which].shape, "what a model would see of one row"
                held = [slot[layer][which] for slot in cache.updated()]
                assert all(one is other for one, other in zip(tensor.slot_view.arrays, held, strict=True))
        return cache.updated()

    after = write(before, jnp.asarray(starts))

    for row, start in enumerate(starts):
        for layer, states in enumerate(new):
            for which, array in enumerate(states):
                expected = np.asarray(before[row][layer][which]).copy()
                expected[:, start : start + tokens] = array[row]
                np.testing.assert_array_equal(after[row][layer][which], expected)


def test_new_keys_take_the_caches_own_type() -> None:
    cache = SlotCache([empty_cache(SHAPES[:1], 4, jnp.bfloat16)], jnp.array([0]), all_heads())
    keys, values = new_tokens(1, 1, SHAPES[0])

    cache.update(torch_view(jnp.asarray(keys)), torch_view(jnp.asarray(values)), 0)

    assert cache.updated()[0][0][0].dtype == jnp.bfloat16


@pytest.mark.parametrize("context", [1, 100, BLOCK, BLOCK + 1, 2 * BLOCK, 2048, 2049])
def test_a_cache_holds_the_context_in_whole_blocks(context: int) -> None:
    positions = cache_positions(context)

    assert context <= positions < context + BLOCK
    assert positions % BLOCK == 0 or positions == context < BLOCK


def test_shapes_of_the_arrays() -> None:
    (keys, values), (other_keys, other_values) = empty_cache(SHAPES, 10, jnp.float32)

    assert keys.shape == values.shape == (2, 10, 3)
    assert other_keys.shape == (1, 10, 4) and other_values.shape == (1, 10, 6)


def test_the_probe_remembers_shapes_layer_by_layer() -> None:
    probe = ProbeCache(3, all_heads())
    for layer, shape in enumerate(SHAPES):
        keys, values = new_tokens(1, 2, shape)
        returned = probe.update(torch_view(jnp.asarray(keys)), torch_view(jnp.asarray(values)), layer)
        for tensor in returned[: 2 - layer]:
            tensor.slot_view.attended = True

    assert probe.shapes() == [*SHAPES, None]
    assert not probe.attended(), "the second layer's values reached no attention function"
    returned[1].slot_view.attended = True
    assert probe.attended()
