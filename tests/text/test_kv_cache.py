"""The cache: where new keys land, and what is left alone."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels.attention.kernel_selection import select_kernels
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.bridge.tensors import torch_view
from hfjax_demo.text.cache_use import ProbeCache
from hfjax_demo.text.forward_cache import ForwardCache
from hfjax_demo.text.kv_cache import NO_LAYER_CACHE, CacheLayout, Caches, LayerShape
from tests.meshes import all_heads

SHAPES = [LayerShape(kv_heads=2, key_dim=3, value_dim=3), LayerShape(kv_heads=1, key_dim=4, value_dim=6)]


def new_tokens(rows: int, tokens: int, shape: LayerShape, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(seed)
    keys = generator.normal(size=(rows, shape.kv_heads, tokens, shape.key_dim)).astype(np.float32)
    values = generator.normal(size=(rows, shape.kv_heads, tokens, shape.value_dim)).astype(np.float32)
    return keys, values


def layout_for(platform: Platform, dtype: Any = jnp.float32, shapes: Sequence[LayerShape] = SHAPES) -> CacheLayout:
    kernels = select_kernels(platform, jax.devices()[0])
    return CacheLayout(tuple(shapes), jnp.dtype(dtype), all_heads(), kernels)


def filled(layout: CacheLayout, pages: int) -> Caches:
    """Caches with another number everywhere."""
    numbers = itertools.count(1)
    return jax.tree.map(
        lambda array: (jnp.arange(array.size).reshape(array.shape) + 10_000 * next(numbers)).astype(array.dtype),
        layout.empty(pages, 1),
    )


def held(caches: Caches, layer: int, table: Sequence[int]) -> np.ndarray:
    """What a sequence has in a layer: (kv_heads, positions, elements)."""
    (array,) = caches.pages[layer]
    return np.concatenate([np.asarray(array[page]) for page in table], axis=1)


def stored(layout: CacheLayout, states: tuple[np.ndarray, np.ndarray], row: int) -> np.ndarray:
    return np.concatenate([np.asarray(layout.encoded(jnp.asarray(array[row]))) for array in states], axis=-1)


def written(layout: CacheLayout, new: Any) -> Callable[..., Caches]:
    """The function that writes new tokens into all layers."""

    def write(caches: Caches, tables: jax.Array, starts: jax.Array, chunk: Any = None) -> Caches:
        opened = ForwardCache(layout, caches, tables, starts, chunk)
        for layer, states in enumerate(new):
            returned = opened.update(*(torch_view(jnp.asarray(array)) for array in states), layer)
            for states_of, tensor in zip(states, returned, strict=True):
                shape = (1, states_of.shape[1], opened.read, states_of.shape[3])
                assert tensor.shape == shape, "what a model would see of one row"
                assert tensor.jax().dtype == jnp.float32, "whatever it is kept in"
        return opened.updated()

    return write


def write(layout: CacheLayout, caches: Caches, tables: Any, starts: Any, new: Any, chunk: Any = None) -> Caches:
    return jax.jit(written(layout, new))(caches, jnp.asarray(tables, jnp.int32), jnp.asarray(starts, jnp.int32), chunk)


def assert_only_changed(before: Caches, after: Caches, layer: int, places: dict[int, set[int]]) -> None:
    """Nothing changed but these positions of these pages."""
    (old,), (new,) = before.pages[layer], after.pages[layer]
    changed = np.asarray((old != new).any(axis=(1, 3)))
    for page, position in zip(*np.nonzero(changed), strict=True):
        assert position in places.get(int(page), ()), (page, position)


@pytest.mark.parametrize(("platform", "dtype"), [*((each, "float32") for each in Platform), (Platform.CPU, "int8")])
def test_a_token_of_every_row_is_written_to_its_own_page_and_nothing_else(platform: Platform, dtype: str) -> None:
    layout = layout_for(platform, dtype)
    page = layout.page
    caches = filled(layout, 9)
    tables, starts = [[3, 8], [5, 1], [2, 0], [0, 0]], [page + 5, page - 1, 0, 3]
    new = [new_tokens(4, 1, shape, seed) for seed, shape in enumerate(SHAPES)]
    after = write(layout, caches, tables, starts, new)
    for layer, states in enumerate(new):
        for row, (table, start) in enumerate(zip(tables, starts, strict=True)):
            found = held(after, layer, table)[:, start : start + 1]
            np.testing.assert_array_equal(found, stored(layout, states, row))
        assert_only_changed(caches, after, layer, {8: {5}, 5: {page - 1}, 2: {0}, 0: {3}})


@pytest.mark.parametrize("platform", Platform)
@pytest.mark.parametrize(("start", "tokens", "kept"), [(0, 16, 0), (60, 9, 60), (250, 70, 255)])
def test_a_chunk_is_written_and_what_is_before_it_is_copied(
    platform: Platform, start: int, tokens: int, kept: int
) -> None:
    """From the page that it is copied from, which stays as it is; a chunk may begin before what it has to write."""
    layout = layout_for(platform)
    page = layout.page
    caches = filled(layout, 30)
    table = np.arange(2, 2 + 600 // page)
    sources = table.copy()
    sources[kept // page] = 29
    new = [new_tokens(1, tokens, shape, seed) for seed, shape in enumerate(SHAPES)]

    after = write(layout, caches, [table], [start], new, chunk=(jnp.asarray(sources, jnp.int32), jnp.int32(kept)))

    for layer, states in enumerate(new):
        expected = held(caches, layer, sources)
        expected[:, kept : start + tokens] = stored(layout, states, 0)[:, kept - start :]
        last = -(-(start + tokens) // page) * page
        np.testing.assert_array_equal(held(after, layer, table)[:, :last], expected[:, :last])
        touched = range(start // page, last // page)
        places = {int(each): set(range(page)) for each in (0, *(table[place] for place in touched))}
        assert_only_changed(caches, after, layer, places)


def test_what_is_behind_the_last_page_goes_to_the_page_of_nobody() -> None:
    layout = layout_for(Platform.CPU)
    caches = filled(layout, 5)
    new = [new_tokens(1, 16, shape) for shape in SHAPES]
    table = jnp.asarray([4], jnp.int32)
    after = write(layout, caches, [[4]], [56], new, chunk=(table, jnp.int32(56)))
    for layer in range(len(SHAPES)):
        assert_only_changed(caches, after, layer, {4: set(range(56, 64)), 0: set(range(64))})


def test_widths_and_reads() -> None:
    cpu, gpu = layout_for(Platform.CPU), layout_for(Platform.GPU)
    assert cpu.decode_widths(6) == (1, 2, 4, 6) and gpu.decode_widths(32) == (2, 8, 32) and gpu.decode_widths(1) == (1,)
    assert cpu.reads(2048) == (2048,) and gpu.reads(768) == (256, 512, 768)
    own_code = layout_for(Platform.CPU, shapes=[dataclasses.replace(SHAPES[0], handed_out=True)])
    assert own_code.reads(1024) == (256, 512, 1024), "a model's own code computes with all that is read"
    assert layout_for(Platform.GPU, shapes=[NO_LAYER_CACHE]).reads(1024) == (1024,), "states alone want one program"
    assert [cpu.pages_for(tokens) for tokens in (0, 1, 64, 65)] == [0, 1, 1, 2]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
def test_to_write_a_token_nothing_else_is_touched(dtype: str) -> None:
    """XLA would widen a whole array of bfloat16 numbers, and narrow it again, in every step."""
    layout = layout_for(Platform.CPU, dtype)
    new = [new_tokens(1, 1, shape) for shape in SHAPES]
    given = layout.described(33, 1), jnp.zeros((1, 2), jnp.int32), jnp.zeros((1,), jnp.int32)
    program = jax.jit(written(layout, new), donate_argnums=0).lower(*given).compile()
    types = set(re.findall(r"(\w+)\[33,\d+,64,\d+\]", program.as_text()))
    assert len(types) == 1, "of arrays as large as the cache's"
    assert program.memory_analysis().temp_size_in_bytes < 64 * 1024, "it is written in place"


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
