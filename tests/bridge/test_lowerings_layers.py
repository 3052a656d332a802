"""The operators that torchax lacks, beside PyTorch's own."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable

import jax
import numpy as np
import pytest
import torch
import torchax

from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.tensors import jax_view, torch_view

from .test_lowerings_pictures import on_jax, same

# Rows a group: few rows take the gather, many take ragged_dot; groups may be empty, first and last too.
SIZES = [(1, 0, 0, 0), (0, 0, 2, 1), (3, 0, 5, 1), (0, 16, 0, 0), (0, 4, 4, 8)]


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    for _ in range(2):  # a second registration changes nothing
        register_lowerings()


@pytest.mark.parametrize("sizes", SIZES)
def test_each_row_is_multiplied_with_its_groups_matrix(sizes: tuple[int, ...]) -> None:
    def product(rows: torch.Tensor, weights: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.grouped_mm(rows, weights.transpose(-2, -1), offs=ends)

    torch.manual_seed(0)
    ends = torch.tensor(np.cumsum(sizes), dtype=torch.int32)
    same(product, torch.randn(sum(sizes), 8), torch.randn(4, 16, 8), ends, tolerance=1e-5)


def test_how_experts_count_their_tokens() -> None:
    """histc over sorted expert numbers, as transformers uses it, agrees for every number of experts that is common."""
    for experts in (2, 3, 8, 60, 64, 128):
        ids = np.sort(np.random.default_rng(experts).integers(0, experts, size=200)).astype(np.int32)
        expected = torch.histc(torch.from_numpy(ids).float(), bins=experts, min=0, max=experts - 1).numpy()
        with torchax.default_env():
            counted = jax_view(torch.histc(torch_view(jax.numpy.asarray(ids)), bins=experts, min=0, max=experts - 1))
        np.testing.assert_array_equal(np.asarray(counted), expected)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize(
    ("function", "absolute"),
    [
        (torch.nn.functional.silu, 1e-37),
        # Far below 0 they are a difference of two numbers near to 1, in PyTorch too.
        (torch.nn.functional.gelu, 1e-6),
        (functools.partial(torch.nn.functional.gelu, approximate="tanh"), 1e-6),
    ],
    ids=["silu", "gelu", "gelu tanh"],
)
def test_an_activation_is_pytorchs(
    function: Callable[[torch.Tensor], torch.Tensor], absolute: float, dtype: torch.dtype
) -> None:
    ends = torch.tensor([0.0, -0.0, 1e-30, -200.0, 200.0, 1e38, -1e38]).clamp(
        torch.finfo(dtype).min, torch.finfo(dtype).max
    )
    x = torch.cat([torch.linspace(-30, 30, 997), ends]).to(dtype)
    found, expected = on_jax(function, x), function(x)
    assert found.dtype is dtype
    torch.testing.assert_close(found.float(), expected.float(), rtol=torch.finfo(dtype).eps * 2, atol=absolute)


def test_on_a_cpu_silus_result_is_not_computed_for_each_use() -> None:
    """Each of a thousand values is multiplied with a thousand others: a million products, but no million of sums before them."""

    def outer(taps: jax.Array, other: jax.Array) -> jax.Array:
        with torchax.default_env():
            summed = torch_view(taps).sum(0) + torch_view(taps)[0]
            return jax_view(torch.nn.functional.silu(summed)[:, None] * torch_view(other))

    compiled = jax.jit(outer).lower(jax.numpy.ones((3, 1000)), jax.numpy.ones((1000, 1000))).compile()
    computations = compiled.as_text().split("\n\n")
    (products,) = [text for text in computations if "ROOT" in text and "f32[1000,1000]{1,0} multiply(" in text]
    assert " add(" not in products and " divide(" not in products


@pytest.mark.parametrize(
    ("rows", "shape"), list(itertools.product([1, 2, 3, 8, 9, 16, 17], [(48, 96), (48, 7), (1100, 30)])), ids=str
)
def test_linear_is_pytorchs(rows: int, shape: tuple[int, int]) -> None:
    inputs, outputs = shape
    torch.manual_seed(rows)
    x, weight, bias = torch.randn(rows, 1, inputs), torch.randn(outputs, inputs), torch.randn(outputs)
    for given in (bias, None):
        same(torch.nn.functional.linear, x, weight, given, tolerance=1e-4)


@pytest.mark.parametrize(
    ("rows", "upper", "unit"), [(64, False, True), (1, False, True), (200, False, True), (9, True, False)]
)
def test_triangular_systems_are_solved_as_by_pytorch(rows: int, upper: bool, unit: bool) -> None:
    """Also where all elements are near one, as for keys that are all alike, where a shorter way to the inverse would cancel."""
    torch.manual_seed(0)
    made = torch.stack([torch.randn(rows, rows) * 0.05, torch.full((rows, rows), 0.99)])
    triangle, right = made + torch.eye(rows) * (not unit) * 3, torch.randn(1, rows, 5)
    solve = functools.partial(torch.linalg.solve_triangular, upper=upper, unitriangular=unit)
    solved, expected = on_jax(solve, triangle, right), solve(triangle.double(), right.double())
    np.testing.assert_allclose(solved, expected, rtol=1e-3, atol=1e-4)
