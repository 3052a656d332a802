"""Group norm and layer norm as models call them, beside PyTorch's own."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pytest
import torch
import torchax
from torch.nn import functional

from hfjax_demo.bridge.kernels import normalization
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.lowerings.normalization import group_norm
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.tensors import jax_view, torch_view

from .test_lowerings_pictures import random, same


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    for _ in range(2):  # a second registration changes nothing
        register_lowerings()


@pytest.mark.parametrize(
    ("shape", "groups"),
    [
        ((2, 12, 5, 7), 1),
        ((2, 12, 5, 7), 3),
        ((2, 12, 5, 7), 12),
        ((2, 12, 9), 4),
        ((3, 12), 3),
        ((1, 12, 2, 3, 4), 2),
    ],
)
def test_group_norm(shape: tuple[int, ...], groups: int) -> None:
    x = random(*shape) * 3 + 5
    same(functional.group_norm, x, groups, random(12, seed=1), random(12, seed=2))
    same(functional.group_norm, x, groups)


def test_group_norm_of_other_arguments() -> None:
    x = random(2, 8, 4, 4)
    same(functional.group_norm, x, 4, random(8, seed=1), None, 1e-3)
    same(functional.group_norm, x, 4, None, random(8, seed=1), eps=0.5)
    same(functional.group_norm, random(1, 8, 16, 16) + 300, 2, tolerance=1e-3)
    same(functional.group_norm, torch.full((1, 8, 4, 4), 7.0), 2, tolerance=1e-3)


@pytest.mark.parametrize("shape", [(2, 12, 5, 7), (2, 12, 9), (3, 12), (1, 12, 2, 3, 4)])
def test_group_norm_on_an_accelerator(shape: tuple[int, ...]) -> None:
    x = random(*shape) * 3 + 300
    with for_platform(Platform.TPU):
        same(functional.group_norm, x, 4, random(12, seed=1), random(12, seed=2), tolerance=1e-3)
        same(functional.group_norm, random(*shape), 3)


def test_group_norm_in_bfloat16_has_float32_statistics() -> None:
    x, *affine = (item.to(torch.bfloat16) for item in (random(1, 8, 32, 32) + 10, random(8, seed=1), random(8, seed=2)))
    same(functional.group_norm, x, 2, *affine, tolerance=2e-2)
    out = group_norm(jnp.asarray(x.float().numpy()).astype(jnp.bfloat16), 2, None, None, 1e-5)
    assert out.dtype == jnp.bfloat16
    assert abs(float(out.astype(jnp.float32).mean())) < 1e-2


@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU])
def test_silu_behind_a_group_norm(platform: Platform) -> None:
    def block(x: torch.Tensor, groups: int, *affine: torch.Tensor) -> torch.Tensor:
        return torch.nn.SiLU()(functional.group_norm(x, groups, *affine))

    def both(x: torch.Tensor, groups: int) -> torch.Tensor:
        normal = functional.group_norm(x, groups)
        return functional.silu(normal) + normal

    def changed_in_place(x: torch.Tensor, groups: int) -> torch.Tensor:
        normal = functional.group_norm(x, groups)
        normal += 1
        return functional.silu(normal)

    with for_platform(platform):
        same(block, random(2, 12, 5, 7), 4, random(12, seed=1), random(12, seed=2))
        same(both, random(2, 12, 5, 7), 4)
        same(changed_in_place, random(2, 12, 5, 7), 4)


@pytest.mark.parametrize(
    "given", [((12,), True), ((7, 12), True), ((12,), False)], ids=["last", "last two", "not affine"]
)
@pytest.mark.parametrize("platform", [Platform.CPU, Platform.GPU])
def test_layer_norm(platform: Platform, given: tuple[tuple[int, ...], bool]) -> None:
    shape, affine = given
    x = random(2, 5, 7, 12) * 3 + 5
    others = (random(*shape, seed=1), random(*shape, seed=2)) if affine else ()
    with for_platform(platform):
        same(functional.layer_norm, x, shape, *others)
        same(functional.layer_norm, x, shape, *others, eps=0.5)
        narrow = [item.to(torch.bfloat16) for item in (x, *others)]
        same(functional.layer_norm, narrow[0], shape, *narrow[1:], tolerance=3e-2)


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="an accelerator's compiler fuses them itself")
def test_one_call_computes_a_norm_and_its_silu() -> None:
    def program(x: jax.Array) -> jax.Array:
        with torchax.default_env():
            return jax_view(functional.silu(functional.group_norm(torch_view(x), 4)))

    text = jax.jit(program).lower(jnp.zeros((2, 8, 16, 16))).compile().as_text()
    assert text.count(f'custom_call_target="{normalization.FLOAT32.target}') == 1 and "exponential" not in text
