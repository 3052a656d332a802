"""The cache: where new keys land, and what is left alone."""

from __future__ import annotations

import dataclasses
import itertools
import re
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels.attention.blocks import BLOCK
from hfjax_demo.bridge.kernels.cache_rows import encode_rows
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.bridge.tensors import torch_view
from hfjax_demo.text.cache_use import ProbeCache
from hfjax_demo.text.kv_cache import NO_LAYER_CACHE, CacheLayout, LayerShape, cache_positions
from hfjax_demo.text.model import choose_cache_layout
from hfjax_demo.text.shared_cache import SharedCacheLayout
from hfjax_demo.text.slot_caches import SlotCacheLayout
from tests.meshes import all_heads

SHAPES = [LayerShape(kv_heads=2, key_dim=3, value_dim=3), LayerShape(kv_heads=1, key_dim=4, value_dim=6)]


def new_tokens(rows: int, tokens: int, shape: LayerShape, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(seed)
    keys = generator.normal(size=(rows, shape.kv_heads, tokens, shape.key_dim)).astype(np.float32)
    values = generator.normal(size=(rows, shape.kv_heads, tokens, shape.value_dim)).astype(np.float32)
    return keys, values


FORMS = {Platform.CPU: SlotCacheLayout, Platform.TPU: SharedCacheLayout, Platform.GPU: SharedCacheLayout}
SLOTS, POSITIONS = 5, 128


def form_for(platform: Platform, dtype: Any = jnp.float32) -> CacheLayout:
    form = choose_cache_layout(platform, tuple(SHAPES), jnp.dtype(dtype), all_heads())
    assert type(form) is FORMS[platform]
    return form


def held(form: CacheLayout, caches: Any, slot: int, layer: int) -> tuple[np.ndarray, np.ndarray]:
    """Keys and values (kv_heads, positions, …) of one slot."""
    if isinstance(form, SlotCacheLayout):
        keys, values = caches.keys[slot][layer]
        return np.asarray(keys), np.asarray(values)
    both = np.asarray(caches[layer][0][slot])
    return both[..., : SHAPES[layer].key_dim], both[..., SHAPES[layer].key_dim :]


def filled(form: CacheLayout, positions: int = POSITIONS) -> Any:
    """Caches with another number everywhere."""
    numbers = itertools.count(1)
    return jax.tree.map(
        lambda array: jnp.arange(array.size, dtype=jnp.float32).reshape(array.shape) + 1e4 * next(numbers),
        form.empty(SLOTS, positions, placed=True),
    )


def contents(form: CacheLayout, caches: Any) -> list[list[tuple[np.ndarray, np.ndarray]]]:
    """Copies of what each slot holds, layer by layer."""
    return [
        [tuple(array.copy() for array in held(form, caches, slot, layer)) for layer in range(len(SHAPES))]
        for slot in range(SLOTS)
    ]  # type: ignore[misc]


@pytest.mark.parametrize("platform", Platform)
@pytest.mark.parametrize(("starts", "tokens"), [([5], 7), ([7, 1], 1), ([127, 0, 9, 2], 1)])
def test_every_row_is_written_to_its_own_slot_and_position_and_nothing_else_changes(
    platform: Platform, starts: list[int], tokens: int
) -> None:
    form = form_for(platform)
    caches = filled(form)
    before = contents(form, caches)
    slots = [3] if tokens > 1 else list(range(len(starts)))
    new = [new_tokens(len(starts), tokens, shape, seed) for seed, shape in enumerate(SHAPES)]

    @jax.jit
    def write(part: Any, rows: jax.Array, starts: jax.Array) -> Any:
        opened = form.open_row(part, rows[0], starts[0]) if tokens > 1 else form.open_rows(part, rows, starts, None)
        for layer, states in enumerate(new):
            returned = opened.update(*(torch_view(jnp.asarray(array)) for array in states), layer)
            for states_of, tensor in zip(states, returned, strict=True):
                shape = (1, states_of.shape[1], POSITIONS, states_of.shape[3])
                assert tensor.shape == shape, "what a model would see of one row"
        return opened.updated()

    part = write(form.part(caches, slots), jnp.asarray(slots, jnp.int32), jnp.asarray(starts, jnp.int32))
    after = contents(form, form.whole(caches, part, slots))

    for row, (slot, start) in enumerate(zip(slots, starts, strict=True)):
        for layer, states in enumerate(new):
            for which, array in enumerate(states):
                before[slot][layer][which][:, start : start + tokens] = array[row]
    jax.tree.map(np.testing.assert_array_equal, after, before)


@pytest.mark.parametrize("platform", Platform)
def test_a_copy_takes_whole_blocks_from_one_slot_to_another(platform: Platform) -> None:
    form = form_for(platform)
    caches = filled(form)
    before = contents(form, caches)

    part = jax.jit(form.copy)(form.part(caches, [1]), form.source(caches, 4), jnp.int32(1), jnp.int32(BLOCK - 3))
    after = contents(form, form.whole(caches, part, [1]))

    for layer in range(len(SHAPES)):
        for into, out_of in zip(before[1][layer], before[4][layer], strict=True):
            into[:, :BLOCK] = out_of[:, :BLOCK]
    jax.tree.map(np.testing.assert_array_equal, after, before)


@pytest.mark.parametrize("platform", Platform)
def test_growth_keeps_what_is_there(platform: Platform) -> None:
    form = form_for(platform)
    caches = filled(form)
    before = contents(form, caches)

    after = contents(form, form.grow(caches, 2 * POSITIONS))

    for old, new in zip(jax.tree.leaves(before), jax.tree.leaves(after), strict=True):
        np.testing.assert_array_equal(new, np.pad(old, ((0, 0), (0, POSITIONS), (0, 0))))


@pytest.mark.parametrize("platform", Platform)
def test_what_a_program_is_described_by_is_what_it_gets(platform: Platform) -> None:
    form = form_for(platform)
    caches = form.empty(SLOTS, POSITIONS, placed=True)

    for slots in ([], [2], [0, 1, 2]):
        described = form.described(SLOTS, POSITIONS, len(slots))
        given = form.part(caches, slots)
        assert jax.tree.map(lambda a: (a.shape, a.dtype, a.sharding), given) == jax.tree.map(
            lambda a: (a.shape, a.dtype, a.sharding), described
        )
    assert jax.tree.map(lambda a: a.shape, form.source(caches, 1)) == jax.tree.map(
        lambda a: a.shape, form.copy_source_shapes(POSITIONS)
    )


def test_slots_of_their_own_come_and_go_and_shared_ones_are_all_there_or_none() -> None:
    own, shared = form_for(Platform.CPU), form_for(Platform.GPU)

    some = own.allocate(own.without_memory(SLOTS), [0, 3], 64)
    assert [cache is not None for cache in some.keys] == [True, False, False, True, False]
    assert [cache is not None for cache in own.deallocate(some, [0]).keys] == [False, False, False, True, False]
    assert own.slot_counts(8) == own.decode_widths(8) == (1, 2, 4, 8) and own.decode_widths(6) == (1, 2, 4, 6)
    (count,) = shared.slot_counts(SLOTS)
    everything = shared.allocate(shared.without_memory(SLOTS), range(count), 64)
    assert [array.shape for (array,) in everything] == [(SLOTS, 2, 64, 6), (SLOTS, 1, 64, 10)]
    assert shared.deallocate(everything, [0]) is everything


def test_rows_of_a_decode() -> None:
    own, shared = form_for(Platform.CPU), form_for(Platform.GPU)

    assert own.min_width([3, 1]) == 2 and shared.min_width([3, 1]) == 4
    assert own.rows([3, 1], [0, 2], 4) == [3, 1, 0, 2] and own.rows([3, 1], [0, 2], 2) == [3, 1]
    assert shared.rows([3, 1], [0, 2], 4) == [0, 1, 2, 3]
    assert own.served([3, 1, 0], 2) == [3, 1] and shared.served([3, 1, 0], 2) == [1, 0]
    assert [shared.decode_widths(slots) for slots in (1, 2, 8, 32)] == [(1,), (2,), (2, 8), (2, 8, 32)]
    assert own.reads(2048) == (2048,)
    assert [shared.reads(most) for most in (64, 256, 576, 2048)] == [
        (64,),
        (256,),
        (256, 512, 576),
        (256, 512, 1024, 2048),
    ]


def test_new_keys_take_the_caches_own_type() -> None:
    for platform in Platform:
        form = form_for(platform, jnp.bfloat16)
        opened = form.open_row(form.part(form.empty(1, 4, placed=True), [0]), jnp.int32(0), jnp.int32(0))
        for layer, shape in enumerate(SHAPES):
            opened.update(*(torch_view(jnp.asarray(array)) for array in new_tokens(1, 1, shape)), layer)

        kept = jnp.uint16 if platform is Platform.CPU else jnp.bfloat16  # the bits, see kept_rows.py
        assert {array.dtype for array in jax.tree.leaves(opened.updated())} == {jnp.dtype(kept)}


@pytest.mark.parametrize("dtype", ["bfloat16", "int8"])
def test_rows_in_fewer_bits_are_written_copied_and_grown_as_others_are(dtype: str) -> None:
    form = form_for(Platform.CPU, dtype)
    numbers = itertools.count(1)
    caches = jax.tree.map(
        lambda array: (jnp.arange(array.size).reshape(array.shape) * next(numbers)).astype(array.dtype),
        form.empty(SLOTS, POSITIONS, placed=True),
    )
    before = contents(form, caches)
    new = [new_tokens(1, 7, shape, seed) for seed, shape in enumerate(SHAPES)]

    @jax.jit
    def write(part: Any) -> Any:
        opened = form.open_row(part, jnp.int32(0), jnp.int32(5))
        for layer, states in enumerate(new):
            returned = opened.update(*(torch_view(jnp.asarray(array)) for array in states), layer)
            for states_of, tensor in zip(states, returned, strict=True):
                assert tensor.shape == (1, states_of.shape[1], POSITIONS, states_of.shape[3])
                assert tensor.jax().dtype == jnp.float32, "what a model sees of one row, whatever it is kept in"
        return opened.updated()

    caches = form.whole(caches, write(form.part(caches, [3])), [3])
    caches = form.whole(
        caches, jax.jit(form.copy)(form.part(caches, [1]), form.source(caches, 3), jnp.int32(1), jnp.int32(9)), [1]
    )
    after = contents(form, form.grow(caches, 2 * POSITIONS))

    for layer, states in enumerate(new):
        for which, array in enumerate(states):
            before[3][layer][which][:, 5:12] = encode_rows(jnp.asarray(array[0]), jnp.dtype(dtype))
            before[1][layer][which][:, :BLOCK] = before[3][layer][which][:, :BLOCK]
    for old, grown in zip(jax.tree.leaves(before), jax.tree.leaves(after), strict=True):
        np.testing.assert_array_equal(grown, np.pad(old, ((0, 0), (0, POSITIONS), (0, 0))))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
def test_to_write_a_token_nothing_else_is_touched(dtype: str) -> None:
    """XLA would widen a whole array of bfloat16 numbers, and narrow it again, in every step."""
    form = form_for(Platform.CPU, dtype)
    new = [new_tokens(1, 1, shape) for shape in SHAPES]

    def write(part: Any, starts: jax.Array) -> Any:
        opened = form.open_rows(part, jnp.zeros((1,), jnp.int32), starts, None)
        for layer, states in enumerate(new):
            opened.update(*(torch_view(jnp.asarray(array)) for array in states), layer)
        return opened.updated()

    described = form.described(SLOTS, POSITIONS, 1)
    program = jax.jit(write, donate_argnums=0).lower(described, jnp.zeros((1,), jnp.int32)).compile()
    types = set(re.findall(rf"(\w+)\[\d+,{POSITIONS},\d+\]", program.as_text()))
    assert len(types) == 1, "of arrays as large as the cache's"


@pytest.mark.parametrize("context", [1, 100, BLOCK, BLOCK + 1, 2 * BLOCK, 2048, 2049])
def test_a_cache_holds_the_context_in_whole_blocks(context: int) -> None:
    positions = cache_positions(context)

    assert context <= positions < context + BLOCK
    assert positions % BLOCK == 0 or positions == context < BLOCK


def test_the_probe_remembers_shapes_layer_by_layer() -> None:
    probe = ProbeCache(3, all_heads())
    for layer, shape in enumerate(SHAPES):
        keys, values = new_tokens(1, 2, shape)
        returned = probe.update(torch_view(jnp.asarray(keys)), torch_view(jnp.asarray(values)), layer)
        for tensor in returned[: 2 - layer]:
            tensor.cache_view.is_used = True

    first, second = SHAPES
    # The second layer's values have reached no attention function.
    assert probe.shapes((), ()) == (first, dataclasses.replace(second, handed_out=True), NO_LAYER_CACHE)
    returned[1].cache_view.is_used = True
    assert probe.shapes((), ()) == (*SHAPES, NO_LAYER_CACHE)


@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU])
def test_states_alone_want_one_program_whatever_is_read(platform: Platform) -> None:
    form = choose_cache_layout(platform, (NO_LAYER_CACHE, NO_LAYER_CACHE), jnp.dtype("float32"), all_heads())
    assert form.reads(1024) == (1024,)
