"""Torch's operators beside PyTorch's own: products, norms, activations, triangular systems, writes to parts of tensors,
convolutions, joined channels and repeated pixels."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from torch.nn import functional

from hfjax_demo.bridge.kernels import direct_convolution
from hfjax_demo.bridge.lowerings.images import convolution, register_image_lowerings
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform

from .operators import on_jax, random, same


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    for _ in range(2):  # a second registration changes nothing
        register_lowerings()
        register_image_lowerings()


# Rows a group: few rows take the gather, many take ragged_dot; groups may be empty, first and last too.
@pytest.mark.parametrize("sizes", [(1, 0, 0, 0), (0, 0, 2, 1), (3, 0, 5, 1), (0, 16, 0, 0), (0, 4, 4, 8)])
def test_each_row_is_multiplied_with_its_groups_matrix(sizes: tuple[int, ...]) -> None:
    def product(rows: torch.Tensor, weights: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        return functional.grouped_mm(rows, weights.transpose(-2, -1), offs=ends)

    ends = torch.tensor(np.cumsum(sizes), dtype=torch.int32)
    same(product, random(sum(sizes), 8), random(4, 16, 8, seed=1), ends, tolerance=1e-5)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize(
    ("function", "absolute"),
    [
        (functional.silu, 1e-37),
        # Far below 0 they are a difference of two numbers near to 1, in PyTorch too.
        (functional.gelu, 1e-6),
        (functools.partial(functional.gelu, approximate="tanh"), 1e-6),
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


@pytest.mark.parametrize("rows", [1, 9, 17])
def test_linear_is_pytorchs(rows: int) -> None:
    for inputs, outputs in ((48, 96), (48, 7), (1100, 30)):
        for bias in (random(outputs, seed=2), None):
            same(functional.linear, random(rows, 1, inputs), random(outputs, inputs, seed=1), bias, tolerance=1e-4)


@pytest.mark.parametrize(
    ("rows", "upper", "unit"), [(64, False, True), (1, False, True), (200, False, True), (9, True, False)]
)
def test_triangular_systems_are_solved_as_by_pytorch(rows: int, upper: bool, unit: bool) -> None:
    """Also where all elements are near one, as for keys that are all alike, where a shorter way to the inverse would cancel."""
    made = torch.stack([random(rows, rows) * 0.05, torch.full((rows, rows), 0.99)])
    triangle, right = made + torch.eye(rows) * (not unit) * 3, random(1, rows, 5, seed=1)
    solve = functools.partial(torch.linalg.solve_triangular, upper=upper, unitriangular=unit)
    solved, expected = on_jax(solve, triangle, right), solve(triangle.double(), right.double())
    np.testing.assert_allclose(solved, expected, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("platform", [Platform.CPU, Platform.TPU])
@pytest.mark.parametrize(
    ("shape", "groups"),
    [((2, 12, 5, 7), 1), ((2, 12, 5, 7), 12), ((2, 12, 9), 4), ((3, 12), 3), ((1, 12, 2, 3, 4), 2)],
)
def test_group_norm(shape: tuple[int, ...], groups: int, platform: Platform) -> None:
    gain, offset = random(12, seed=1), random(12, seed=2)
    with for_platform(platform):
        same(functional.group_norm, random(*shape) * 3 + 5, groups, gain, offset)
        same(functional.group_norm, random(*shape) * 3 + 300, groups, gain, None, eps=0.5, tolerance=1e-3)
        same(functional.group_norm, random(*shape), groups, None, offset, 1e-3)
        same(functional.group_norm, torch.full(shape, 7.0), groups, tolerance=1e-3)
        narrow = [item.to(torch.bfloat16) for item in (random(*shape) + 10, gain, offset)]
        same(functional.group_norm, narrow[0], groups, *narrow[1:], tolerance=5e-2)


@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU])
def test_silu_behind_a_group_norm(platform: Platform) -> None:
    def block(x: torch.Tensor, *affine: torch.Tensor) -> torch.Tensor:
        return torch.nn.SiLU()(functional.group_norm(x, 4, *affine))

    def both(x: torch.Tensor) -> torch.Tensor:
        normal = functional.group_norm(x, 4)
        return functional.silu(normal) + normal

    def changed_in_place(x: torch.Tensor) -> torch.Tensor:
        normal = functional.group_norm(x, 4)
        normal += 1
        return functional.silu(normal)

    with for_platform(platform):
        same(block, random(2, 12, 5, 7), random(12, seed=1), random(12, seed=2))
        same(both, random(2, 12, 5, 7))
        same(changed_in_place, random(2, 12, 5, 7))


@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU])
def test_layer_norm(platform: Platform) -> None:
    x = random(2, 5, 7, 12) * 3 + 5
    with for_platform(platform):
        for shape in ((12,), (7, 12)):
            affine = random(*shape, seed=1), random(*shape, seed=2)
            same(functional.layer_norm, x, shape, *affine, eps=0.5)
            narrow = [item.to(torch.bfloat16) for item in (x, *affine)]
            same(functional.layer_norm, narrow[0], shape, *narrow[1:], tolerance=3e-2)
        same(functional.layer_norm, x, (12,))


@pytest.mark.parametrize(
    "key",
    [
        slice(2, 5),
        -1,
        (slice(None), slice(-3, None)),
        (..., slice(1, 4)),
        (slice(0, 0), slice(2)),
        (1, ..., -2),
        (slice(1, 3), 4, slice(0, 5)),
        (slice(None, None, 2), 1),  # with a step: as JAX does it
        (),
    ],
    ids=str,
)
@pytest.mark.parametrize("of_a_view", [False, True])
def test_every_way_to_say_where_to_write(key: Any, of_a_view: bool) -> None:
    def write(x: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        whole = x + 1
        part = whole[:, 1:] if of_a_view else whole
        part[key] = values.to(torch.float64)[: part[key].shape[-1]] if part[key].ndim else values[0]
        return whole

    same(write, torch.arange(6 * 7 * 8.0).reshape(6, 7, 8), -torch.arange(1, 9.0))


def test_what_is_done_to_a_view_reaches_what_it_is_a_view_of() -> None:
    """As DeepSeek puts its keys together, and Qwen3-Next moves on the last inputs of its convolutions."""

    def turned_in_place(x: torch.Tensor) -> torch.Tensor:  # as rotary embeddings do it: made of what is overwritten
        query = x * 1.0
        first, second = query[:, :, 16:, :].unflatten(-1, (2, -1)).unbind(-2)
        query[:, :, 16:, :] = query[:, :, 16:, :] * 0.5 + torch.cat([-second, first], dim=-1) * 0.25
        return query

    def joined(left: torch.Tensor, right: torch.Tensor) -> torch.Tensor:
        found = torch.cat([left, left], dim=-1)[..., :6] * 0
        found[..., :4].copy_(left)
        found[..., 4:].copy_(right.expand(-1, 3, -1))
        found[:, 1:].mul_(3).add_(1)
        whole = left * 0
        whole.copy_(found[..., 2:])
        return torch.cat([found, whole], dim=-1)

    same(joined, random(2, 3, 4), random(2, 1, 2, seed=1), tolerance=0)
    same(turned_in_place, random(1, 4, 272, 8))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"padding": 1},
        {"padding": (2, 1), "stride": (1, 3)},
        {"stride": [2], "padding": [1]},
        {"dilation": (1, 3), "padding": 2},
        {"padding": "same", "dilation": (2, 3)},
        {"padding": "valid", "stride": 2},
    ],
)
@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU], ids=str)
@pytest.mark.filterwarnings("ignore:Using padding='same' with even kernel lengths")
def test_convolutions(options: dict[str, Any], platform: Platform) -> None:
    with for_platform(platform):
        same(functional.conv2d, random(2, 6, 11, 12), random(4, 6, 2, 4, seed=1), random(4, seed=2), **options)
        same(functional.conv2d, random(2, 5, 11, 12), random(8, 5, 3, 3, seed=1), **options)


def test_convolutions_of_other_shapes_and_types() -> None:
    for groups in (2, 6):
        same(functional.conv2d, random(2, 6, 8, 8), random(12, 6 // groups, 3, 3, seed=1), groups=groups, padding=1)
    weight, bias = random(4, 3, 3, 3, seed=1), random(4, seed=2)
    same(functional.conv2d, random(1, 3, 7, 7), weight[:, :, :1, :1], bias)
    same(functional.conv2d, random(3, 7, 7), weight, bias, padding=1)
    same(functional.conv2d, random(3, 7, 7), weight, None, padding="same")
    narrow = (item.to(torch.bfloat16) for item in (random(1, 8, 8, 8), random(8, 8, 3, 3), random(8)))
    same(functional.conv2d, *narrow, padding=1, tolerance=5e-2)


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="it is of a CPU")
def test_a_convolution_is_one_call_of_our_own_code() -> None:
    x, weights = jnp.ones((2, 8, 8, 64)), jnp.ones((16, 8, 3, 3))
    text = jax.jit(lambda x, weights: convolution(x, weights, padding="SAME")).lower(x, weights).as_text()
    assert direct_convolution.FLOAT32.target in text and "stablehlo.convolution" not in text
    text = jax.jit(lambda x, weights: convolution(x, weights, groups=8)).lower(x, weights[:, :1]).as_text()
    assert direct_convolution.FLOAT32.target not in text and "stablehlo.convolution" in text


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32, torch.int32], ids=str)
@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU], ids=str)
def test_joined_channels(dtype: torch.dtype, platform: Platform) -> None:
    first, second = (random(2, channels, 4, 5, seed=channels).mul(100).to(dtype) for channels in (3, 6))
    with for_platform(platform):
        same(lambda x, y: torch.cat([x, y], dim=1), first, second, tolerance=0)
        same(lambda x, y: torch.cat([x, y[:, :3]]), first, second, tolerance=0)
        same(lambda x, y: torch.cat([torch.zeros(0).to(x), x[0, 0], y[0, 0]], dim=-2), first, second, tolerance=0)
        same(lambda x, y: torch.cat([x, y], dim=1), first, second.to(torch.float32), tolerance=0)


@pytest.mark.parametrize(
    "options",
    [{"scale_factor": 2.0}, {"scale_factor": (1, 3)}, {"size": (10, 21)}, {"size": (7, 9)}, {"scale_factor": 1.5}],
)
def test_repeated_pixels(options: dict[str, Any]) -> None:
    x = random(2, 3, 5, 7)
    for numbers, mode in ((x, "nearest"), (x.to(torch.bfloat16), "nearest"), (x, "bilinear")):
        same(functional.interpolate, numbers, mode=mode, tolerance=0 if mode == "nearest" else 2e-5, **options)
