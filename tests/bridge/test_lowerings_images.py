"""Convolution, joined channels and repeated pixels beside PyTorch's own."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pytest
import torch
import torchax
from torch.nn import functional

from hfjax_demo.bridge.kernels import direct_convolution
from hfjax_demo.bridge.lowerings.images import convolution, register_image_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.tensors import jax_view, to_jax, torch_view

from .operators import random, same


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    for _ in range(2):  # a second registration changes nothing
        register_image_lowerings()


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


def test_channels_of_16_bits_are_not_widened_to_be_joined() -> None:
    def joined(x: jax.Array) -> jax.Array:
        with torchax.default_env():
            return jax_view(torch.cat([torch_view(x), torch_view(x)], dim=1))

    x = to_jax(random(1, 4, 8, 8).to(torch.bfloat16))
    assert "f32" not in jax.jit(joined).lower(x).compile().as_text()


@pytest.mark.parametrize(
    "options",
    [{"scale_factor": 2.0}, {"scale_factor": (1, 3)}, {"size": (10, 21)}, {"size": (7, 9)}, {"scale_factor": 1.5}],
)
def test_repeated_pixels(options: dict[str, Any]) -> None:
    x = random(2, 3, 5, 7)
    for numbers, mode in ((x, "nearest"), (x.to(torch.bfloat16), "nearest"), (x, "bilinear")):
        same(functional.interpolate, numbers, mode=mode, tolerance=0 if mode == "nearest" else 2e-5, **options)
