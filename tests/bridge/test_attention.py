"""Attention over a cache as each platform computes it, beside float64, for every kind of mask a model here may bring."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.kernels import dense_attention
from hfjax_demo.bridge.kernels.attention.dense import Scoring
from hfjax_demo.bridge.kernels.attention.kernel_selection import ACCELERATOR_PAGE, CPU_PAGE, select_kernels
from hfjax_demo.bridge.kernels.attention.paged import (
    KnownMask,
    PagedCache,
    attend_blocks,
    attend_cudnn,
    attend_gathered,
    attend_tiles,
)
from hfjax_demo.bridge.kernels.attention.tpu import attend_kernel
from hfjax_demo.bridge.kernels.attention.transformers_interface import CacheView, hfjax_attention, mark
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.bridge.tensors import jax_view, torch_view
from tests.paged_caches import paged_cache

from .references import attention_in_float64

BLOCK = CPU_PAGE


@dataclass(frozen=True)
class Case:
    """Rows of new tokens over a cache; ``starts``: where each row's first query stands."""

    starts: tuple[int, ...]
    queries: int = 1
    heads: int = 4
    kv_heads: int = 2
    window: int | None = None
    softcap: float | None = None
    scale: float = 0.3
    dims: tuple[int, int] = (8, 8)
    sinks: tuple[float, ...] | None = None
    positions: int = 6 * CPU_PAGE
    page: int = CPU_PAGE

    def arrays(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Queries, keys and values of each row, and the mask."""
        generator = np.random.default_rng(0)
        rows, (key_dim, value_dim) = len(self.starts), self.dims
        q, k, v = (
            generator.normal(size=(rows, *size)).astype(np.float32)
            for size in (
                (self.heads, self.queries, key_dim),
                (self.kv_heads, self.positions, key_dim),
                (self.kv_heads, self.positions, value_dim),
            )
        )
        query = np.asarray(self.starts)[:, None, None, None] + np.arange(self.queries)[:, None]
        key = np.arange(self.positions)
        mask = key <= query
        return q, k, v, mask if self.window is None else mask & (key > query - self.window)

    def cache(self, dtype: str = "float32") -> PagedCache:
        """What was never written to its pages is NaN."""
        _, k, v, mask = self.arrays()
        known = (KnownMask(jnp.asarray(mask), self.window),)
        return paged_cache(k, v, self.starts, self.queries, page=self.page, dtype=dtype, masks=known)

    def scoring(self, mask: Any) -> Scoring:
        sinks = None if self.sinks is None else jnp.asarray(self.sinks)
        return Scoring(jnp.asarray(mask), self.scale, self.softcap, sinks)

    def exact(self, *arrays: np.ndarray) -> np.ndarray:
        """(rows, queries, heads, value_dim) in float64."""
        q, k, v, visible = arrays or self.arrays()
        k, v = (array.repeat(self.heads // self.kv_heads, axis=1) for array in (k, v))
        sinks = None if self.sinks is None else np.asarray(self.sinks)[:, None]
        return attention_in_float64(q * np.float64(self.scale), k, v, visible, sinks, self.softcap).swapaxes(1, 2)


CASES = {
    "one row at the start": Case((0,)),
    "one key head for all": Case((5,), kv_heads=1),
    "rows at different positions": Case((0, 3, 130, 383)),
    "more rows than loops": Case((0, 3, 130, 383, 70)),
    "a prompt chunk": Case((0,), queries=16),
    "a chunk far behind": Case((2 * BLOCK + 3,), queries=32),
    "a window over a block's border": Case((BLOCK + 4,), queries=8, window=24),
    "a soft cap": Case((40, 260), softcap=2.0, scale=3.0),
    "sinks": Case((40, 260), sinks=(-2.0, 0.5, 3.0, 90.0)),
    "sinks of a chunk with a window": Case((50,), queries=9, window=24, sinks=(-2.0, 0.5, 3.0, 90.0)),
    "everything": Case((9, 270), queries=5, heads=6, kv_heads=3, window=150, softcap=5.0, dims=(8, 12)),
}


class Module(torch.nn.Module):
    is_causal = True


def call(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, mask: Any, views: tuple[CacheView, ...] = (), **keywords: Any
) -> np.ndarray:
    """With ``views`` (of the keys, of the values), the marked tensors are those of a single row, as a cache's are."""
    states = [torch_view(jnp.asarray(array[:1] if views else array)) for array in (k, v)]
    for tensor, view in zip(states, views, strict=False):
        mark(tensor, view)
    if mask is not None:
        mask = torch_view(jnp.asarray(mask))
    out, weights = hfjax_attention(Module(), torch_view(jnp.asarray(q)), *states, mask, **keywords)
    assert weights is None
    return np.asarray(jax_view(out))


@pytest.mark.parametrize(("platform", "name"), list(itertools.product([None, *Platform], CASES)))
def test_attention_without_a_cache_and_over_that_of_every_platform(platform: Platform | None, name: str) -> None:
    case = CASES[name]
    q, k, v, mask = case.arrays()
    sinks = None if case.sinks is None else torch_view(jnp.asarray(case.sinks))
    views: tuple[CacheView, ...] = ()
    if platform is not None:
        kernels, cache = select_kernels(platform, jax.devices()[0]), case.cache()
        views = tuple(CacheView(lambda q, scoring: kernels.attend(q, cache, scoring)) for _ in range(2))
    numbers = np.where(mask, np.float32(0), np.finfo(np.float32).min)
    for given in (mask, numbers):  # a mask that is added says the same
        out = call(q, k, v, given, views, scaling=case.scale, softcap=case.softcap, s_aux=sinks)
        np.testing.assert_allclose(out, case.exact(), atol=2e-6)
    assert all(view.is_used for view in views)


CHUNKS = [
    Case((0,), queries=256, heads=9, kv_heads=3, scale=0.125, dims=(64, 64)),
    Case((130,), queries=65, heads=7, kv_heads=1, scale=0.1, dims=(80, 96)),
    Case((3, 200), queries=63, heads=2, kv_heads=2, dims=(5, 7)),
    Case((0, 3, 250), queries=2, heads=6, kv_heads=2),
    Case((61,), queries=130, window=1),
    Case((BLOCK + 4, 0), queries=100, window=24, heads=14, kv_heads=2, scale=0.125, dims=(64, 64)),
    Case((100,), queries=64, window=150, scale=30.0),
    Case((70,), queries=90, window=BLOCK, page=16),
]


def chunk_by_own_code(case: Case, q: np.ndarray, cache: PagedCache) -> np.ndarray:
    """With the program's own mask; fails if XLA computes it."""
    attend = jax.jit(lambda q: attend_blocks(q, cache, replace(case.scoring(True), mask=cache.masks[0].array)))
    assert "hfjax_demo_chunk_attention" in attend.lower(q).as_text()
    return np.asarray(attend(q))


@pytest.mark.parametrize("case", CHUNKS, ids=str)
def test_a_chunk_by_own_code(case: Case) -> None:
    q, *_ = case.arrays()
    out = chunk_by_own_code(case, q, case.cache())
    # Scores in the hundreds are as near as their own rounding lets them be.
    np.testing.assert_allclose(out, case.exact(), atol=2e-6 if case.scale < 1 else 1e-4)
    # A query's result does not depend on the others of its chunk: their number decides which tile it is in.
    count = case.queries // 2 + 1
    np.testing.assert_array_equal(chunk_by_own_code(case, q[:, :, :count], case.cache()), out[:, :count])


def test_padding_of_a_chunk_by_own_code() -> None:
    """What is in page 0 reaches no query, not even one that sees nothing else."""
    case = Case((2 * BLOCK - 8,), queries=80, window=40)
    q, *_ = case.arrays()
    cache = case.cache()
    assert np.isnan(cache.array[0]).all()
    out = chunk_by_own_code(case, q, replace(cache, tables=cache.tables.at[:, 2:].set(0)))
    np.testing.assert_allclose(out[:, :8], case.exact()[:, :8], atol=2e-6)
    assert np.isfinite(out).all()


@pytest.mark.parametrize("case", [Case((9,), queries=5, softcap=5.0), Case((9,), queries=5, sinks=(0.0,) * 4)], ids=str)
def test_a_chunk_with_what_own_code_does_not_know(case: Case) -> None:
    q, cache = case.arrays()[0], case.cache()
    out = attend_blocks(q, cache, case.scoring(cache.masks[0].array))
    np.testing.assert_allclose(out, case.exact(), atol=2e-6)
    rounded = case.cache("bfloat16")
    assert not dense_attention.supports_pages(q, rounded.array)


def test_padding_behind_the_last_page_and_a_query_that_sees_nothing_reach_no_other_query() -> None:
    """Padding is written to page 0, where anything may be."""
    case = Case((2 * BLOCK - 8,), queries=16)
    q, *_, mask = case.arrays()
    cache = case.cache()
    cache = replace(cache, tables=cache.tables.at[:, 2:].set(0))
    assert np.isnan(cache.array[0]).all()
    for attend in (attend_blocks, attend_gathered):
        np.testing.assert_allclose(attend(q, cache, case.scoring(mask))[:, :8], case.exact()[:, :8], atol=2e-6)
    case = Case((5, 300))
    q, *_, mask = case.arrays()
    mask[0] = False
    assert np.isfinite(attend_blocks(q, case.cache(), case.scoring(mask))).all()


def test_what_attention_is_given_and_does_not_know_is_refused() -> None:
    arrays = Case((9,)).arrays()
    call(*arrays, sliding_window=7, position_bias=None)
    with pytest.raises(NotImplementedError, match="attention with indices, position_bias is not known"):
        call(*arrays, position_bias=torch.zeros(1), indices=torch.zeros(1))


def test_a_model_that_changes_the_values_on_their_way_has_not_attended() -> None:
    view = CacheView(lambda q, scoring: q)
    call(*Case((9,)).arrays(), (view,))
    assert not view.is_used


def test_without_a_mask_it_is_causal_unless_the_model_says_otherwise() -> None:
    generator = np.random.default_rng(1)
    q, k, v = (generator.normal(size=(2, 4, 6, 8)).astype(np.float32) for _ in range(3))
    tensors = [torch.from_numpy(array) for array in (q, k, v)]
    causal, open_ = (
        torch.nn.functional.scaled_dot_product_attention(*tensors, is_causal=is_causal).transpose(1, 2).numpy()
        for is_causal in (True, False)
    )
    np.testing.assert_allclose(call(q, k, v, None), causal, atol=2e-6)
    np.testing.assert_allclose(call(q[:, :, -2:], k, v, None), causal[:, -2:], atol=2e-6)
    np.testing.assert_allclose(call(q, k, v, None, is_causal=False), open_, atol=2e-6)


def large(starts: tuple[int, ...], **changes: Any) -> Case:
    """A case that fits a TPU's tiles."""
    defaults: dict[str, Any] = {"dims": (64, 64), "positions": 512, "page": ACCELERATOR_PAGE, "scale": 0.125}
    return Case(starts, **defaults | changes)


LARGE = {
    "a step": large((0, 255, 256, 500)),
    "a step of a large model's heads": large((9, 300), heads=8, kv_heads=8, dims=(128, 128)),
    "a head of keys for all": large((300,), kv_heads=1, dims=(96, 32)),
    "a step in a window that begins in a later block": large((400, 20), window=30),
    "a chunk of a short cache": large((0,), queries=40, positions=256),
    "a chunk far behind, of more queries than a block has": large((250,), queries=200, heads=6),
    "a chunk in a window, with a soft cap": large((290,), queries=100, window=70, softcap=3.0),
}


def of_tpu(case: Case, dtype: str = "float32") -> tuple[jax.Array, PagedCache, Scoring]:
    """Queries, the cache, whose memory begins with zeros, and its own mask."""
    q, cache = jnp.asarray(case.arrays()[0], dtype), case.cache(dtype)
    return q, replace(cache, array=jnp.nan_to_num(cache.array)), case.scoring(cache.masks[0].array)


@pytest.mark.parametrize("case", LARGE.values(), ids=LARGE)
def test_the_tpus_kernel_computes_what_one_product_does(case: Case) -> None:
    given = q, cache, scoring = of_tpu(case)
    for out in (attend_tiles(*given), attend_kernel(*given, interpret=True)):
        np.testing.assert_allclose(out, case.exact(), atol=4e-6)
    assert "pallas_call" in str(jax.make_jaxpr(lambda q: attend_kernel(q, cache, scoring, interpret=True))(q))


@pytest.mark.parametrize(
    ("attend", "case"),
    [
        (attend_blocks, Case((3, 200), queries=2)),
        (lambda *given: attend_kernel(*given, interpret=True), large((250,), queries=200, heads=6)),
    ],
    ids=["CPU", "TPU"],
)
def test_half_precision_stays_near_float32(attend: Any, case: Case) -> None:
    *arrays, mask = case.arrays()
    expected = case.exact(*(np.array(jnp.asarray(array, jnp.bfloat16), np.float32) for array in arrays), mask)
    np.testing.assert_allclose(np.asarray(attend(*of_tpu(case, "bfloat16")), np.float32), expected, atol=0.02)


def test_what_a_kernel_does_not_take_xla_computes() -> None:
    """A mask that nobody knows, on a TPU; float32, and a soft cap, on a GPU."""
    case = LARGE["a chunk far behind, of more queries than a block has"]
    q, cache, scoring = of_tpu(case)
    odd = case.scoring(scoring.mask & (jnp.arange(512) % 2 == 0))
    np.testing.assert_array_equal(attend_kernel(q, cache, odd, interpret=True), attend_tiles(q, cache, odd))
    for given in (scoring, replace(scoring, softcap=2.0)):
        np.testing.assert_array_equal(attend_cudnn(q, cache, given), attend_gathered(q, cache, given))


@pytest.mark.parametrize("name", CASES)
def test_a_mask_that_the_program_made_costs_nothing_for_positions_that_nobody_sees(name: str) -> None:
    """The result is that of the same mask as an array, and no array is as long as all positions that a row could have."""
    case = CASES[name]
    (q, _, _, mask), cache = case.arrays(), case.cache()
    attend, scoring = select_kernels(Platform.CPU, jax.devices()[0]).attend, case.scoring(mask)

    def known(q: jax.Array) -> jax.Array:
        return attend(q, cache, replace(scoring, mask=cache.masks[0].array))

    # Chunks with a mask of the program's own have a kernel, which adds up in another order.
    atol = 0 if q.shape[2] == 1 else 1e-6
    np.testing.assert_allclose(known(jnp.asarray(q)), attend(jnp.asarray(q), cache, scoring), rtol=0, atol=atol)
    plain = functools.partial(attend, cache=cache, scoring=scoring)
    texts = [jax.jit(call).lower(jnp.asarray(q)).compile().as_text() for call in (known, plain)]
    assert [f",{case.positions}]" in text for text in texts] == [False, True]
