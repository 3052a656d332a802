"""Attention in the forms of each platform, beside PyTorch's own; those of accelerators run here as a CPU can run them."""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from jax.experimental.pallas import tpu as pltpu
from jax.sharding import AbstractMesh, Mesh

from hfjax_demo.bridge.kernels import uncached_attention
from hfjax_demo.bridge.kernels.machine_code import CustomCall
from hfjax_demo.bridge.kernels.uncached_attention import AttentionMethod, attend, choose_method
from hfjax_demo.bridge.lowerings.images import register_image_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform, rows_split_over
from hfjax_demo.bridge.tensors import to_jax

from .operators import random, same

BLOCKS, CUDNN, FLASH, TILES = (
    AttentionMethod.BLOCKS,
    AttentionMethod.CUDNN,
    AttentionMethod.FLASH,
    AttentionMethod.TILES,
)


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    register_image_lowerings()


@pytest.fixture
def without_cudnn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uncached_attention, "can_compile_cudnn_attention", lambda: False)


@pytest.fixture
def few_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores of a small test count as many."""
    monkeypatch.setattr(uncached_attention, "SCORE_BYTES", 2**14)
    monkeypatch.setattr(uncached_attention, "MIN_BLOCK_QUERIES", 16)


@pytest.fixture
def interpreted() -> Iterator[None]:
    with pltpu.force_tpu_interpret_mode():
        yield


def shape(*sizes: int, dtype: jnp.dtype = jnp.bfloat16) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(sizes, dtype)


UNET, PROMPT, SHARED = shape(2, 10, 4096, 64), shape(2, 10, 77, 64), shape(1, 10, 77, 64)
AUTOENCODER, SINGLE, ODD = shape(1, 1, 4096, 512), shape(2, 10, 4096, 64, dtype=jnp.float32), shape(2, 10, 4096, 36)
KEY_MASK, BIAS = shape(2, 1, 1, 4096, dtype=jnp.bool_), shape(2, 1, 1, 4096, dtype=jnp.float32)


def test_which_form_a_platform_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uncached_attention, "can_compile_cudnn_attention", lambda: True)
    for platform, q, k, mask, form in (
        (Platform.CPU, UNET, SHARED, None, BLOCKS),  # keys that rows have in common
        (Platform.GPU, UNET, PROMPT, None, CUDNN),
        (Platform.GPU, UNET, UNET, KEY_MASK, BLOCKS),
        (Platform.GPU, AUTOENCODER, AUTOENCODER, None, BLOCKS),  # no kernel for such a head
        (Platform.GPU, SINGLE, SINGLE, None, BLOCKS),
        (Platform.GPU, ODD, ODD, None, BLOCKS),
        (Platform.TPU, UNET, PROMPT, None, BLOCKS),  # few scores
        (Platform.TPU, UNET, UNET, BIAS, BLOCKS),
        (Platform.TPU, shape(4096, 64), shape(4096, 64), None, BLOCKS),
    ):
        with for_platform(platform):
            assert choose_method(q, k, k, mask) is form
    monkeypatch.setattr(CustomCall, "usable", lambda call: False)  # without code of our own
    assert choose_method(UNET, UNET, UNET, None) is BLOCKS


def same_as_pytorch(
    platform: Platform,
    form: AttentionMethod,
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    mask: torch.Tensor | None = None,
    *,
    causal: bool = False,
    tolerance: float = 2e-5,
    **options: Any,
) -> None:
    with for_platform(platform):
        assert choose_method(*map(to_jax, (q, k, v)), None if mask is None else to_jax(mask), causal) is form
        attention = torch.nn.functional.scaled_dot_product_attention
        same(attention, q, k, v, attn_mask=mask, is_causal=causal, tolerance=tolerance, **options)


def qkv(queries: int, keys: int, head_dim: int, dtype: torch.dtype = torch.float32) -> list[torch.Tensor]:
    sizes = ((2, 2, length, head_dim) for length in (queries, keys, keys))
    return [random(*size, seed=seed).to(dtype) for seed, size in enumerate(sizes)]


def key_mask(rows: int, keys: int) -> torch.Tensor:
    allowed = random(rows, 1, 1, keys, seed=3) > 0
    allowed[..., 0] = True
    return allowed


in_blocks = functools.partial(same_as_pytorch, Platform.GPU, BLOCKS)
by_flash = functools.partial(same_as_pytorch, Platform.TPU, FLASH)


def test_on_a_cpu() -> None:
    tiles, blocks = (functools.partial(same_as_pytorch, Platform.CPU, form) for form in (TILES, BLOCKS))
    q, k, v = qkv(7, 9, 8)
    tiles(q, k, v[..., :5], scale=0.7)
    tiles(q[0, 0].expand(6, -1, -1), k[0, 0].expand(6, -1, -1), v[0, 0].expand(6, -1, -1))
    tiles(q * 100, k * 100, v, tolerance=1e-3)
    tiles(*qkv(7, 9, 8, torch.bfloat16), tolerance=2e-2)
    blocks(q, k, v, random(2, 4, 7, 9, seed=3)[:, :2])
    for queries in (4, 7):
        blocks(q[:, :, :queries], k, v, causal=True)
    shared = random(2, 6, 7, 8), k, v
    allowed = random(7, 9, seed=3) > -1
    same(torch.nn.functional.scaled_dot_product_attention, *shared, attn_mask=allowed, enable_gqa=True)


@pytest.mark.usefixtures("without_cudnn", "few_bytes")
@pytest.mark.parametrize(("queries", "keys"), [(77, 50), (50, 130), (6, 9)])
def test_blocks(queries: int, keys: int) -> None:
    """The scores of the last are few."""
    q, k, v = qkv(queries, keys, 8)
    in_blocks(q, k, v)
    in_blocks(q, k, v[..., :5])
    in_blocks(q[0, 0].repeat(4, 1), k[0, 0].repeat(4, 1), v[0, 0].repeat(4, 1))
    in_blocks(q, k, v, causal=True)
    in_blocks(q, k, v, key_mask(2, keys))
    for sizes in ((2, 2, queries, keys), (1, 1, queries, keys), (queries, keys), (2, 1, 1, keys)):
        added = random(*sizes, seed=3)
        in_blocks(q, k, v, added)
        allowed = added > -0.5
        allowed[..., 0] = True  # every query sees something
        for hidden in (-torch.inf, torch.finfo(torch.float32).min):
            in_blocks(q, k, v, torch.where(allowed, 0.0, hidden))
    in_blocks(*qkv(queries, keys, 8, torch.bfloat16), tolerance=2e-2)
    seen = torch.ones(2, 1, queries, keys, dtype=torch.bool)
    seen[:, :, 0] = False  # a query that sees nothing
    in_blocks(q, k, v, seen)


@pytest.mark.usefixtures("few_bytes", "interpreted")
@pytest.mark.parametrize(("queries", "keys", "head_dim"), [(77, 200, 64), (600, 130, 16), (64, 512, 512)])
def test_the_tpus_kernel(queries: int, keys: int, head_dim: int) -> None:
    q, k, v = qkv(queries, keys, head_dim)
    by_flash(q, k, v)
    by_flash(q, k, v, key_mask(2, keys))


@pytest.mark.usefixtures("few_bytes", "interpreted")
def test_the_tpus_kernel_with_other_arguments() -> None:
    q, k, v = qkv(140, 140, 16)
    by_flash(q, k, v, causal=True)
    by_flash(q, k[..., :100, :], v[..., :100, :], causal=True)
    by_flash(q[0], k[0], v[0])
    by_flash(*qkv(140, 140, 16, torch.bfloat16), tolerance=2e-2)
    allowed = key_mask(2, 140)
    allowed[1] = False  # nothing of the second row is to be seen
    by_flash(q, k, v, allowed)
    by_flash(q, k, v, allowed[:1])
    with rows_split_over(Mesh(np.array(jax.devices()[:1]), ("rows",))):
        by_flash(q, k, v)


def lowered(platform: Platform, q: jax.ShapeDtypeStruct) -> str:
    def function(*arrays: jax.Array) -> jax.Array:
        with for_platform(platform):
            return attend(*arrays, None, 0.125)  # type: ignore[arg-type]

    name = {Platform.TPU: "tpu", Platform.GPU: "cuda"}[platform]
    return str(jax.jit(function).trace(q, q, q).lower(lowering_platforms=(name,)).as_text())


@pytest.mark.usefixtures("without_cudnn")
@pytest.mark.parametrize("platform", [Platform.TPU, Platform.GPU])
@pytest.mark.parametrize("q", [UNET, AUTOENCODER, shape(1, 1, 16384, 512), shape(2, 24, 4250, 128)])
def test_no_accelerator_has_a_matrix_of_scores(q: jax.ShapeDtypeStruct, platform: Platform) -> None:
    text = lowered(platform, q)
    assert f"{q.shape[2]}x{q.shape[2]}" not in text
    assert ("tpu_custom_call" in text) == (platform is Platform.TPU)


@pytest.mark.skipif(
    importlib.util.find_spec("jax_cuda12_plugin") is None, reason="NVIDIA's libraries are not installed"
)
def test_cudnns_kernel_is_called() -> None:
    text = lowered(Platform.GPU, UNET)
    assert any(target in text for target in uncached_attention.CUDNN_TARGETS)
    assert "4096x4096" not in text


def test_each_device_of_a_mesh_computes_its_own_rows() -> None:
    with rows_split_over(AbstractMesh((4,), ("rows",))):  # type: ignore[arg-type]
        split, whole = (lowered(Platform.TPU, shape(rows, 10, 4096, 64)) for rows in (4, 3))
    assert "tensor<1x10x4096x64xbf16>" in split
    assert "tensor<3x10x4096x64xbf16>" in whole and "tensor<1x10" not in whole
