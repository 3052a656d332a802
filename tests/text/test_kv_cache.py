"""The cache: where new keys land, and what is left alone."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.attention import BLOCK
from hfjax_demo.bridge.tensors import jax_view, torch_view
from hfjax_demo.text.kv_cache import LayerShape, ProbeCache, SlotCache, cache_positions, empty_cache

SHAPES = [LayerShape(kv_heads=2, key_dim=3, value_dim=3), LayerShape(kv_heads=1, key_dim=4, value_dim=6)]


def new_tokens(rows: int, tokens: int, shape: LayerShape, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(seed)
    keys = generator.normal(size=(rows, shape.kv_heads, tokens, shape.key_dim)).astype(np.float32)
    values = generator.normal(size=(rows, shape.kv_heads, tokens, shape.value_dim)).astype(np.float32)
    return keys, values


@pytest.mark.parametrize(
    ("rows", "starts", "tokens"), [([2], [0], 5), ([3, 0], [7, 1], 1), ([0, 1, 2, 3], [4, 0, 9, 2], 3)]
)
def test_every_row_is_written_to_its_own_slot_and_position_and_nothing_else_changes(
    rows: list[int], starts: list[int], tokens: int
) -> None:
    before = tuple(
        (jnp.full(keys.shape, -1.0), jnp.full(values.shape, -2.0))
        for keys, values in empty_cache(SHAPES, 4, 12, jnp.float32)
    )
    new = [new_tokens(len(rows), tokens, shape, seed) for seed, shape in enumerate(SHAPES)]

    @jax.jit
    def write(rows: jax.Array, starts: jax.Array) -> tuple[tuple[jax.Array, jax.Array], ...]:
        cache = SlotCache(before, rows, starts)
        for layer, (keys, values) in enumerate(new):
            returned, _ = cache.update(torch_view(jnp.asarray(keys)), torch_view(jnp.asarray(values)), layer)
            assert returned.shape == before[layer][0].shape, "the keys of all slots"
            assert returned.slot_view.rows is rows
            assert jax_view(returned) is cache.updated()[layer][0]
        return cache.updated()

    after = write(jnp.asarray(rows), jnp.asarray(starts))

    for layer, (keys, values) in enumerate(new):
        expected = [np.asarray(array).copy() for array in before[layer]]
        for row, (slot, start) in enumerate(zip(rows, starts, strict=True)):
            expected[0][slot, :, start : start + tokens] = keys[row]
            expected[1][slot, :, start : start + tokens] = values[row]
        np.testing.assert_array_equal(after[layer][0], expected[0])
        np.testing.assert_array_equal(after[layer][1], expected[1])


def test_new_keys_take_the_caches_own_type() -> None:
    cache = SlotCache(empty_cache(SHAPES[:1], 2, 4, jnp.bfloat16), jnp.array([0]), jnp.array([0]))
    keys, values = new_tokens(1, 1, SHAPES[0])

    cache.update(torch_view(jnp.asarray(keys)), torch_view(jnp.asarray(values)), 0)

    assert cache.updated()[0][0].dtype == jnp.bfloat16


@pytest.mark.parametrize("context", [1, 100, BLOCK, BLOCK + 1, 2 * BLOCK, 2048, 2049])
def test_a_cache_holds_the_context_in_whole_blocks(context: int) -> None:
    positions = cache_positions(context)

    assert context <= positions < context + BLOCK
    assert positions % BLOCK == 0 or positions == context < BLOCK


def test_shapes_of_the_arrays() -> None:
    (keys, values), (other_keys, other_values) = empty_cache(SHAPES, 3, 10, jnp.float32)

    assert keys.shape == values.shape == (3, 2, 10, 3)
    assert other_keys.shape == (3, 1, 10, 4) and other_values.shape == (3, 1, 10, 6)


def test_the_probe_remembers_shapes_layer_by_layer() -> None:
    probe = ProbeCache(3)
    for layer, shape in enumerate(SHAPES):
        keys, values = new_tokens(1, 2, shape)
        returned, _ = probe.update(torch_view(jnp.asarray(keys)), torch_view(jnp.asarray(values)), layer)
        if layer == 0:
            returned.slot_view.attended = True

    assert probe.shapes() == [*SHAPES, None]
    assert not probe.attended(), "the second layer's keys reached no attention function"


def test_elements_of_a_token() -> None:
    assert [shape.elements for shape in SHAPES] == [12, 10]
