"""Attention in the forms of each platform, beside PyTorch's own; those of accelerators run here as a CPU can run them."""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Iterator

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
from hfjax_demo.bridge.platforms import Platform, for_platform, rows_split_over
from hfjax_demo.bridge.tensors import to_jax, to_torch


@pytest.fixture
def cudnn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uncached_attention, "can_compile_cudnn_attention", lambda: True)


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


UNET, PROMPT = shape(2, 10, 4096, 64), shape(2, 10, 77, 64)
AUTOENCODER = shape(1, 1, 4096, 512)
KEY_MASK, BIAS = shape(2, 1, 1, 4096, dtype=jnp.bool_), shape(2, 1, 1, 4096, dtype=jnp.float32)


@pytest.mark.usefixtures("cudnn")
def test_which_form_a_platform_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    def forms(platform: Platform, *others: jax.ShapeDtypeStruct | None) -> AttentionMethod:
        q, k, mask = others
        with for_platform(platform):
            return choose_method(q, k, k, mask)

    few = shape(2, 10, 256, 64)
    assert forms(Platform.CPU, UNET, UNET, None) is forms(Platform.CPU, few, PROMPT, None) is AttentionMethod.TILES
    assert forms(Platform.CPU, UNET, UNET, KEY_MASK) is AttentionMethod.BLOCKS
    assert forms(Platform.CPU, few, PROMPT, shape(2, 1, 1, 77)) is AttentionMethod.MATRIX
    assert forms(Platform.CPU, shape(2, 10, 1, 64), PROMPT, None) is AttentionMethod.TILES
    assert (
        forms(Platform.CPU, UNET, shape(1, 10, 77, 64), None) is AttentionMethod.MATRIX
    )  # keys that rows have in common
    monkeypatch.setattr(CustomCall, "usable", lambda call: False)
    assert forms(Platform.CPU, UNET, UNET, None) is AttentionMethod.BLOCKS
    assert forms(Platform.CPU, few, PROMPT, None) is AttentionMethod.MATRIX

    assert forms(Platform.GPU, UNET, UNET, None) is AttentionMethod.CUDNN
    assert forms(Platform.GPU, UNET, PROMPT, None) is AttentionMethod.CUDNN
    assert forms(Platform.GPU, UNET, UNET, KEY_MASK) is AttentionMethod.BLOCKS
    assert forms(Platform.GPU, AUTOENCODER, AUTOENCODER, None) is AttentionMethod.BLOCKS  # no kernel for such a head
    single = shape(2, 10, 4096, 64, dtype=jnp.float32)
    assert forms(Platform.GPU, single, single, None) is AttentionMethod.BLOCKS
    odd = shape(2, 10, 4096, 36)
    assert forms(Platform.GPU, odd, odd, None) is AttentionMethod.BLOCKS

    assert forms(Platform.TPU, UNET, UNET, None) is AttentionMethod.FLASH
    assert forms(Platform.TPU, UNET, PROMPT, None) is AttentionMethod.MATRIX
    assert forms(Platform.TPU, UNET, UNET, KEY_MASK) is AttentionMethod.FLASH
    assert forms(Platform.TPU, UNET, UNET, BIAS) is AttentionMethod.BLOCKS
    assert forms(Platform.TPU, UNET, UNET, shape(2, 1, 4096, 4096, dtype=jnp.bool_)) is AttentionMethod.BLOCKS
    assert forms(Platform.TPU, AUTOENCODER, AUTOENCODER, None) is AttentionMethod.FLASH
    flat = shape(4096, 64)
    assert forms(Platform.TPU, flat, flat, None) is AttentionMethod.BLOCKS


@pytest.mark.usefixtures("without_cudnn")
def test_a_gpu_without_cudnn_takes_blocks() -> None:
    with for_platform(Platform.GPU):
        assert choose_method(UNET, UNET, UNET) is AttentionMethod.BLOCKS


def random(*sizes: int, seed: int = 0, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(*sizes, generator=torch.Generator().manual_seed(seed)).to(dtype)


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
) -> None:
    arrays = [to_jax(item) for item in (q, k, v)]
    seen = None if mask is None else to_jax(mask)
    scale = q.shape[-1] ** -0.5
    with for_platform(platform):
        assert choose_method(*arrays, seen, causal) is form
        out = jax.jit(lambda q, k, v, seen: attend(q, k, v, seen, scale, causal))(*arrays, seen)
    expected = torch.nn.functional.scaled_dot_product_attention(q, k, v, mask, is_causal=causal)
    assert out.dtype == arrays[0].dtype
    torch.testing.assert_close(to_torch(out), expected, atol=tolerance, rtol=tolerance)


def qkv(
    queries: int, keys: int, head_dim: int, rows: tuple[int, ...] = (2, 2), dtype: torch.dtype = torch.float32
) -> list[torch.Tensor]:
    sizes = ((*rows, length, head_dim) for length in (queries, keys, keys))
    return [random(*size, seed=seed, dtype=dtype) for seed, size in enumerate(sizes)]


def key_mask(rows: int, keys: int) -> torch.Tensor:
    allowed = random(rows, 1, 1, keys, seed=3) > 0
    allowed[..., 0] = True
    return allowed


BLOCKS = functools.partial(same_as_pytorch, Platform.GPU, AttentionMethod.BLOCKS)
FLASH = functools.partial(same_as_pytorch, Platform.TPU, AttentionMethod.FLASH)


@pytest.mark.usefixtures("without_cudnn", "few_bytes")
@pytest.mark.parametrize(("queries", "keys"), [(64, 64), (77, 50), (200, 30), (50, 130)])
def test_blocks(queries: int, keys: int) -> None:
    q, k, v = qkv(queries, keys, 8)
    BLOCKS(q, k, v)
    BLOCKS(q, k, v[..., :5])
    BLOCKS(q[0, 0].repeat(4, 1), k[0, 0].repeat(4, 1), v[0, 0].repeat(4, 1))
    BLOCKS(q, k, v, causal=True)
    BLOCKS(q, k, v, key_mask(2, keys))
    for sizes in ((2, 2, queries, keys), (1, 1, queries, keys), (queries, keys), (2, 1, 1, keys)):
        BLOCKS(q, k, v, random(*sizes, seed=3))
    BLOCKS(*qkv(queries, keys, 8, dtype=torch.bfloat16), tolerance=2e-2)


@pytest.mark.usefixtures("without_cudnn", "few_bytes")
def test_a_query_that_sees_nothing() -> None:
    q, k, v = qkv(64, 64, 8)
    nothing = torch.zeros(2, 1, 64, 64, dtype=torch.bool)
    nothing[:, :, 1:] = True
    BLOCKS(q, k, v, nothing)


@pytest.mark.usefixtures("few_bytes", "interpreted")
@pytest.mark.parametrize(
    ("queries", "keys", "head_dim"), [(128, 128, 40), (77, 200, 64), (600, 130, 16), (130, 600, 160), (64, 512, 512)]
)
def test_the_tpus_kernel(queries: int, keys: int, head_dim: int) -> None:
    q, k, v = qkv(queries, keys, head_dim)
    FLASH(q, k, v)
    FLASH(q, k, v, key_mask(2, keys))


@pytest.mark.usefixtures("few_bytes", "interpreted")
def test_the_tpus_kernel_with_other_arguments() -> None:
    q, k, v = qkv(140, 140, 16)
    FLASH(q, k, v, causal=True)
    FLASH(q, k[..., :100, :], v[..., :100, :], causal=True)
    FLASH(q[0], k[0], v[0])
    FLASH(*qkv(140, 140, 16, dtype=torch.bfloat16), tolerance=2e-2)
    allowed = key_mask(2, 140)
    allowed[1] = False  # nothing of the second row is to be seen
    FLASH(q, k, v, allowed)
    FLASH(q, k, v, allowed[:1])


@pytest.mark.usefixtures("few_bytes", "interpreted")
def test_the_tpus_kernel_on_a_mesh() -> None:
    q, k, v = qkv(140, 140, 16)
    with rows_split_over(Mesh(np.array(jax.devices()[:1]), ("rows",))):
        FLASH(q, k, v)


def lowered(platform: Platform, name: str, *arrays: jax.ShapeDtypeStruct) -> str:
    def function(*arrays: jax.Array) -> jax.Array:
        with for_platform(platform):
            return attend(*arrays, None, 0.125)  # type: ignore[arg-type]

    return str(jax.jit(function).trace(*arrays).lower(lowering_platforms=(name,)).as_text())


@pytest.mark.parametrize("q", [UNET, AUTOENCODER, shape(1, 1, 16384, 512), shape(2, 24, 4250, 128)])
def test_no_matrix_of_scores_on_a_tpu(q: jax.ShapeDtypeStruct) -> None:
    text = lowered(Platform.TPU, "tpu", q, q, q)
    assert "tpu_custom_call" in text
    assert f"{q.shape[2]}x{q.shape[2]}" not in text


@pytest.mark.usefixtures("without_cudnn")
@pytest.mark.parametrize("q", [UNET, AUTOENCODER, shape(1, 1, 16384, 512), shape(2, 24, 4250, 128)])
def test_scores_of_a_block_at_a_time(q: jax.ShapeDtypeStruct) -> None:
    assert f"{q.shape[2]}x{q.shape[2]}" not in lowered(Platform.GPU, "cuda", q, q, q)


@pytest.mark.skipif(
    importlib.util.find_spec("jax_cuda12_plugin") is None, reason="NVIDIA's libraries are not installed"
)
def test_cudnns_kernel_is_called() -> None:
    text = lowered(Platform.GPU, "cuda", UNET, UNET, UNET)
    assert any(target in text for target in uncached_attention.CUDNN_TARGETS)
    assert "4096x4096" not in text


def test_each_device_of_a_mesh_computes_its_own_rows() -> None:
    mesh = AbstractMesh((4,), ("rows",))
    with rows_split_over(mesh):  # type: ignore[arg-type]
        split = lowered(Platform.TPU, "tpu", *[shape(4, 10, 4096, 64)] * 3)
        whole = lowered(Platform.TPU, "tpu", *[shape(3, 10, 4096, 64)] * 3)
    assert "tensor<1x10x4096x64xbf16>" in split
    assert "tensor<3x10x4096x64xbf16>" in whole and "tensor<1x10" not in whole
