"""Convolution, repeated pixels and attention beside PyTorch's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pytest
import torch
import torchax
from torch.nn import functional

from hfjax_demo.bridge.kernels import direct_convolution
from hfjax_demo.bridge.kernels.machine_code import CustomCall
from hfjax_demo.bridge.lowerings.images import convolution, register_image_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.tensors import jax_view, to_jax, to_torch, torch_view


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    for _ in range(2):  # a second registration changes nothing
        register_image_lowerings()


def on_jax(operator: Callable[..., torch.Tensor], *args: Any, **kwargs: Any) -> torch.Tensor:
    """The operator on JAX arrays, in one compiled program, as the engine runs it."""
    leaves, structure = jax.tree.flatten((args, kwargs), is_leaf=lambda leaf: leaf is None)
    arrays = [to_jax(leaf) for leaf in leaves if isinstance(leaf, torch.Tensor)]

    @jax.jit
    def run(arrays: list[jax.Array]) -> jax.Array:
        given = iter(arrays)
        filled = [torch_view(next(given)) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
        args, kwargs = jax.tree.unflatten(structure, filled)
        with torchax.default_env():
            return jax_view(operator(*args, **kwargs))

    return to_torch(run(arrays))


def same(operator: Callable[..., torch.Tensor], *args: Any, tolerance: float = 2e-5, **kwargs: Any) -> None:
    expected = operator(*args, **kwargs)
    actual = on_jax(operator, *args, **kwargs)
    assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
    torch.testing.assert_close(actual, expected, atol=tolerance, rtol=tolerance)


def random(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"padding": 1},
        {"padding": (2, 1), "stride": 2},
        {"stride": (1, 3)},
        {"stride": [2], "padding": [1]},
        {"dilation": 2, "padding": 2},
        {"dilation": (1, 3)},
        {"padding": "same"},
        {"padding": "same", "dilation": (2, 3)},
        {"padding": "valid", "stride": 2},
    ],
)
@pytest.mark.parametrize("kernel", [(3, 3), (2, 4)])
@pytest.mark.filterwarnings("ignore:Using padding='same' with even kernel lengths")
def test_convolutions(options: dict[str, Any], kernel: tuple[int, int]) -> None:
    same(functional.conv2d, random(2, 6, 11, 12), random(4, 6, *kernel, seed=1), random(4, seed=2), **options)
    same(functional.conv2d, random(2, 5, 11, 12), random(8, 5, *kernel, seed=1), **options)


def test_convolutions_in_groups_and_without_a_bias_or_a_batch() -> None:
    for groups in (2, 6):
        same(functional.conv2d, random(2, 6, 8, 8), random(12, 6 // groups, 3, 3, seed=1), groups=groups, padding=1)
    weight, bias = random(4, 3, 3, 3, seed=1), random(4, seed=2)
    same(functional.conv2d, random(1, 3, 7, 7), weight)
    same(functional.conv2d, random(1, 3, 7, 7), weight[:, :, :1, :1], bias)
    same(functional.conv2d, random(3, 7, 7), weight, bias, padding=1)
    same(functional.conv2d, random(3, 7, 7), weight, None, padding="same")


@pytest.mark.parametrize("kernel", [(3, 3), (1, 1), (2, 4)])
def test_convolutions_without_code_of_our_own(kernel: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CustomCall, "usable", lambda call: False)
    for options in ({}, {"padding": 1}, {"padding": "same"}, {"padding": (2, 1), "stride": (2, 3)}, {"dilation": 2}):
        same(functional.conv2d, random(2, 6, 11, 12), random(4, 6, *kernel, seed=1), random(4, seed=2), **options)


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="it is of a CPU")
def test_a_convolution_is_one_call_of_our_own_code() -> None:
    x, weights = jnp.ones((2, 8, 8, 64)), jnp.ones((16, 8, 3, 3))
    text = jax.jit(lambda x, weights: convolution(x, weights, padding="SAME")).lower(x, weights).as_text()
    assert direct_convolution.FLOAT32.target in text and "stablehlo.convolution" not in text
    text = jax.jit(lambda x, weights: convolution(x, weights, groups=8)).lower(x, weights[:, :1]).as_text()
    assert direct_convolution.FLOAT32.target not in text and "stablehlo.convolution" in text


def test_convolutions_in_bfloat16() -> None:
    x, weight, bias = (item.to(torch.bfloat16) for item in (random(1, 8, 8, 8), random(8, 8, 3, 3), random(8)))
    same(functional.conv2d, x, weight, bias, padding=1, tolerance=5e-2)


@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU])
@pytest.mark.parametrize("given", [{"scale_factor": 2.0}, {"size": (10, 14)}, {"scale_factor": (3, 2)}])
def test_a_convolution_behind_repeated_pixels(platform: Platform, given: dict[str, Any]) -> None:
    def enlarged(x: torch.Tensor, *args: Any, **options: Any) -> torch.Tensor:
        return functional.conv2d(functional.interpolate(x, mode="nearest", **given), *args, **options)

    x, weight, bias = random(2, 3, 5, 7), random(4, 3, 3, 3, seed=1), random(4, seed=2)
    with for_platform(platform):
        for options in ({"padding": 1}, {"padding": (1, 1)}, {"padding": "same"}, {}, {"padding": 1, "stride": 2}):
            same(enlarged, x, weight, bias, **options)
        same(enlarged, x, weight, padding=1)
        same(enlarged, x, weight[:, :, :1, :1], padding=1)
        same(enlarged, x, random(6, 1, 3, 3, seed=1), padding=1, groups=3)
        same(enlarged, x.to(torch.bfloat16), weight.to(torch.bfloat16), padding=1, tolerance=5e-2)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32, torch.int32], ids=str)
@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU], ids=str)
def test_joined_channels(dtype: torch.dtype, platform: Platform) -> None:
    first, second = (random(2, channels, 4, 5, seed=channels).mul(100).to(dtype) for channels in (3, 6))
    with for_platform(platform):
        same(lambda x, y: torch.cat([x, y], dim=1), first, second, tolerance=0)
        same(lambda x, y: torch.cat([x, y[:, :3]]), first, second, tolerance=0)
        same(lambda x, y: torch.cat([torch.zeros(0).to(x), x[0, 0], y[0, 0]], dim=-2), first, second, tolerance=0)
        same(lambda x, y: torch.cat([x, y], dim=1), first, second.to(torch.float32), tolerance=0)


def test_channels_of_16_bits_are_not_widened_to_be_joined() -> None:
    x = random(1, 4, 8, 8).to(torch.bfloat16)

    def joined(x: jax.Array) -> jax.Array:
        with torchax.default_env():
            return jax_view(torch.cat([torch_view(x), torch_view(x)], dim=1))

    assert "f32" not in jax.jit(joined).lower(to_jax(x)).compile().as_text()


@pytest.mark.parametrize(
    "options",
    [{"scale_factor": 2.0}, {"scale_factor": (1, 3)}, {"size": (10, 21)}, {"size": (7, 9)}, {"scale_factor": 1.5}],
)
def test_repeated_pixels(options: dict[str, Any]) -> None:
    x = random(2, 3, 5, 7)
    for platform in (Platform.CPU, Platform.GPU):
        with for_platform(platform):
            same(functional.interpolate, x, mode="nearest", tolerance=0, **options)
    with for_platform(Platform.TPU):
        same(functional.interpolate, x.to(torch.bfloat16), mode="nearest", tolerance=0, **options)
        same(functional.interpolate, x, mode="bilinear", **options)


ATTENTION = functional.scaled_dot_product_attention


def qkv(
    queries: int = 7, keys: int = 9, heads: int = 4, size: int = 8, values: int | None = None
) -> list[torch.Tensor]:
    return [
        random(2, heads, queries, size),
        random(2, heads, keys, size, seed=1),
        random(2, heads, keys, values or size, seed=2),
    ]


def test_attention() -> None:
    same(ATTENTION, *qkv())
    same(ATTENTION, *qkv(values=5))
    same(ATTENTION, *qkv(), scale=0.7)
    same(ATTENTION, random(6, 5, 8), random(6, 3, 8, seed=1), random(6, 3, 8, seed=2))
    same(ATTENTION, random(5, 8), random(3, 8, seed=1), random(3, 8, seed=2))


@pytest.mark.parametrize(("queries", "keys"), [(6, 6), (4, 7), (7, 4)])
def test_causal_attention(queries: int, keys: int) -> None:
    same(ATTENTION, *qkv(queries, keys), is_causal=True)


@pytest.mark.parametrize("shape", [(2, 4, 7, 9), (2, 1, 7, 9), (1, 1, 1, 9), (7, 9), (2, 1, 1, 9)])
def test_masks(shape: tuple[int, ...]) -> None:
    allowed = random(*shape, seed=3) > -0.5
    allowed[..., 0] = True  # every query sees something
    same(ATTENTION, *qkv(), attn_mask=allowed)
    same(ATTENTION, *qkv(), attn_mask=random(*shape, seed=3))
    same(ATTENTION, *qkv(), attn_mask=torch.where(allowed, 0.0, -torch.inf))
    same(ATTENTION, *qkv(), attn_mask=torch.where(allowed, 0.0, torch.finfo(torch.float32).min))


def test_grouped_heads() -> None:
    query, key, value = random(2, 6, 5, 8), random(2, 2, 7, 8, seed=1), random(2, 2, 7, 8, seed=2)
    same(ATTENTION, query, key, value, enable_gqa=True)
    same(ATTENTION, query, key, value, attn_mask=random(5, 7, seed=3) > -1, enable_gqa=True)


def test_attention_in_bfloat16_has_a_float32_softmax() -> None:
    same(ATTENTION, *(item.to(torch.bfloat16) for item in qkv(16, 64)), tolerance=2e-2)


def test_large_scores_do_not_overflow() -> None:
    query, key, value = qkv()
    same(ATTENTION, query * 100, key * 100, value, tolerance=1e-3)
