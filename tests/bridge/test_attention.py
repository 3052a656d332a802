"""The two ways of computing attention beside PyTorch's own, for every kind of mask a model here may bring."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.kernels.attention import CacheView, hfjax_attention, mark
from hfjax_demo.bridge.kernels.attention.dense import Scoring, attend_dense
from hfjax_demo.bridge.kernels.attention.kernel_selection import CPU_PAGE, select_kernels
from hfjax_demo.bridge.kernels.attention.paged import attend_blocks, attend_gathered
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.bridge.tensors import jax_view, torch_view
from tests.paged_caches import paged_cache

SLOTS, POSITIONS, BLOCK = 5, 6 * CPU_PAGE, CPU_PAGE


@dataclass(frozen=True)
class Case:
    """Rows of new tokens over a cache of slots.

    Attributes:
        starts: where each row's first query stands.
        rows: the slot of each row.
    """

    starts: tuple[int, ...]
    rows: tuple[int, ...]
    queries: int = 1
    heads: int = 4
    kv_heads: int = 2
    window: int | None = None
    softcap: float | None = None
    scale: float = 0.3
    value_dim: int = 8
    sinks: tuple[float, ...] | None = None


CASES = {
    "one row at the start": Case((0,), (2,)),
    "one head a group": Case((5,), (0,), kv_heads=4),
    "one key head for all": Case((5,), (0,), kv_heads=1),
    "rows at different positions": Case((0, 3, 130, 383), (4, 0, 2, 1)),
    "more rows than loops": Case((0, 3, 130, 383, 70), (4, 0, 2, 1, 3)),
    "a prompt chunk": Case((0,), (1,), queries=16),
    "a chunk over a block's border": Case((BLOCK - 7,), (1,), queries=16),
    "a chunk far behind": Case((2 * BLOCK + 3,), (3,), queries=32),
    "a sliding window": Case((300, 20), (3, 0), window=24),
    "a sliding window in a later block only": Case((2 * BLOCK + 50,), (2,), queries=4, window=16),
    "a window over a block's border": Case((BLOCK + 4,), (2,), queries=8, window=24),
    "a soft cap": Case((40, 260), (0, 4), softcap=2.0, scale=3.0),
    "sinks": Case((40, 260), (0, 4), sinks=(-2.0, 0.5, 3.0, 90.0)),
    "sinks of a chunk with a window": Case((50,), (0,), queries=9, window=24, sinks=(-2.0, 0.5, 3.0, 90.0)),
    "everything": Case((9, 270), (3, 1), queries=5, heads=6, kv_heads=3, window=150, softcap=5.0, value_dim=12),
}


def inputs(case: Case) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Queries, keys and values of all slots, and the mask."""
    generator = np.random.default_rng(0)
    q = generator.normal(size=(len(case.rows), case.heads, case.queries, 8)).astype(np.float32)
    k = generator.normal(size=(SLOTS, case.kv_heads, POSITIONS, 8)).astype(np.float32)
    v = generator.normal(size=(SLOTS, case.kv_heads, POSITIONS, case.value_dim)).astype(np.float32)
    query = np.asarray(case.starts)[:, None, None, None] + np.arange(case.queries)[:, None]
    key = np.arange(POSITIONS)
    mask = key <= query
    if case.window is not None:
        mask &= key > query - case.window
    return q, k, v, mask


def torch_attention(case: Case, q: np.ndarray, k: np.ndarray, v: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """(rows, queries, heads, value_dim) by PyTorch: its fused function where it has one, with a soft cap or sinks by hand."""
    queries = torch.from_numpy(q)
    keys, values = (torch.from_numpy(array[list(case.rows)]) for array in (k, v))
    visible = torch.from_numpy(mask)
    if case.softcap is None and case.sinks is None:
        out = torch.nn.functional.scaled_dot_product_attention(
            queries, keys, values, attn_mask=visible, scale=case.scale, enable_gqa=True
        )
    else:
        keys, values = (array.repeat_interleave(case.heads // case.kv_heads, dim=1) for array in (keys, values))
        scores = queries @ keys.transpose(2, 3) * case.scale
        if case.softcap is not None:
            scores = case.softcap * torch.tanh(scores / case.softcap)
        scores = scores.masked_fill(~visible, -torch.inf)
        if case.sinks is not None:
            column = torch.tensor(case.sinks)[:, None, None].expand(*scores.shape[:3], 1)
            scores = torch.cat([scores, column], dim=-1)
        out = torch.softmax(scores, dim=-1)[..., : mask.shape[-1]] @ values
    return out.transpose(1, 2).numpy()


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_dense_blocks_and_torch_agree(case: Case) -> None:
    """What was never written to the pages is NaN."""
    q, k, v, mask = inputs(case)
    rows = np.asarray(case.rows, np.int32)
    expected = torch_attention(case, q, k, v, mask)
    cache = paged_cache(k[rows], v[rows], case.starts, case.queries)

    def scoring(mask: Any) -> Scoring:
        return Scoring(mask, case.scale, case.softcap, None if case.sinks is None else jnp.asarray(case.sinks))

    def dense(mask: Any) -> Any:
        return jax.jit(lambda q, k, v, mask: attend_dense(q, k, v, scoring(mask)))(q, k[rows], v[rows], mask)

    def blocks(mask: Any) -> Any:
        return jax.jit(lambda q, mask: attend_blocks(q, cache, scoring(mask)))(q, mask)

    numbers = np.where(mask, np.float32(0), np.finfo(np.float32).min)
    for run in (dense, blocks):
        np.testing.assert_allclose(run(mask), expected, atol=2e-6)
        np.testing.assert_allclose(run(numbers), expected, atol=2e-6, err_msg="a mask that is added says the same")


def test_padding_behind_the_last_page_reaches_no_other_query() -> None:
    """It is written to page 0, where anything may be."""
    case = Case((2 * BLOCK - 8,), (1,), queries=16)
    q, k, v, mask = inputs(case)
    cache = paged_cache(k[[1]], v[[1]], case.starts, case.queries)
    cache = replace(cache, tables=cache.tables.at[:, 2:].set(0))
    assert np.isnan(cache.array[0]).all()

    for attend in (attend_blocks, attend_gathered):
        out = attend(q, cache, Scoring(jnp.asarray(mask), case.scale))
        np.testing.assert_allclose(out[:, :8], torch_attention(case, q, k, v, mask)[:, :8], atol=2e-6)


def test_a_query_that_sees_nothing_gets_a_finite_answer() -> None:
    q, k, v, mask = inputs(Case((5, 300), (0, 1)))
    mask[0] = False

    out = attend_blocks(q, paged_cache(k[:2], v[:2], (5, 300), 1), Scoring(jnp.asarray(mask), 0.3))

    assert np.isfinite(out).all()


def test_half_precision_stays_near_float32() -> None:
    case = Case((3, 200), (1, 4), queries=2)
    q, k, v, mask = inputs(case)
    narrow = [jnp.asarray(array, jnp.bfloat16) for array in (q, k, v)]
    expected = torch_attention(case, *(np.asarray(array, np.float32) for array in narrow), mask)
    cache = paged_cache(k[list(case.rows)], v[list(case.rows)], case.starts, 2, dtype="bfloat16")

    out = attend_blocks(narrow[0], cache, Scoring(jnp.asarray(mask), case.scale))

    np.testing.assert_allclose(np.asarray(out, np.float32), expected, atol=0.02)


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


def attend_of(platform: Platform, case: Case, k: np.ndarray, v: np.ndarray) -> Any:
    """Attention over a cache as that platform has it."""
    cache = paged_cache(k[list(case.rows)], v[list(case.rows)], case.starts, case.queries)
    return lambda q, scoring: select_kernels(platform, jax.devices()[0]).attend(q, cache, scoring)


@pytest.mark.parametrize(("platform", "name"), list(itertools.product(Platform, CASES)))
def test_a_marked_cache_is_read_row_by_row_on_every_platform(platform: Platform, name: str) -> None:
    case = CASES[name]
    q, k, v, mask = inputs(case)
    views = tuple(CacheView(attend_of(platform, case, k, v)) for _ in range(2))

    sinks = None if case.sinks is None else torch_view(jnp.asarray(case.sinks))
    out = call(q, k, v, mask, views, scaling=case.scale, softcap=case.softcap, s_aux=sinks)

    assert all(view.is_used for view in views)
    np.testing.assert_allclose(out, torch_attention(case, q, k, v, mask), atol=2e-6)


def test_what_attention_is_given_and_does_not_know_is_refused() -> None:
    q, k, v, mask = inputs(Case((9,), (0,)))

    call(q, k, v, mask, sliding_window=7, position_bias=None)

    with pytest.raises(NotImplementedError, match="attention with indices, position_bias is not known"):
        call(q, k, v, mask, position_bias=torch.zeros(1), indices=torch.zeros(1))


def test_a_model_that_changes_the_values_on_their_way_has_not_attended() -> None:
    q, k, v, mask = inputs(Case((9,), (0,)))
    view = CacheView(attend_of(Platform.CPU, Case((9,), (0,)), k, v))

    call(q, k, v, mask, (view,))

    assert not view.is_used


def test_without_a_mask_it_is_causal_unless_the_model_says_otherwise() -> None:
    generator = np.random.default_rng(1)
    q, k, v = (generator.normal(size=(2, 4, 6, 8)).astype(np.float32) for _ in range(3))
    q_last = q[:, :, -2:]
    tensors = [torch.from_numpy(array) for array in (q, k, v)]
    causal = torch.nn.functional.scaled_dot_product_attention(*tensors, is_causal=True).transpose(1, 2).numpy()
    open_ = torch.nn.functional.scaled_dot_product_attention(*tensors).transpose(1, 2).numpy()

    np.testing.assert_allclose(call(q, k, v, None), causal, atol=2e-6)
    np.testing.assert_allclose(call(q_last, k, v, None), causal[:, -2:], atol=2e-6)
    np.testing.assert_allclose(call(q, k, v, None, is_causal=False), open_, atol=2e-6)
