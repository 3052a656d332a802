"""What is written for a TPU, run without one beside XLA's own form; and compiled for a TPU where its compiler is installed."""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import subprocess
import sys
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels.attention.dense import Scoring
from hfjax_demo.bridge.kernels.attention.kernel_selection import select_kernels
from hfjax_demo.bridge.kernels.attention.paged import (
    KnownMask,
    PagedCache,
    attend_cudnn,
    attend_gathered,
    attend_tiles,
)
from hfjax_demo.bridge.kernels.attention.tpu import attend_kernel
from hfjax_demo.bridge.platforms import Platform
from tests.paged_caches import paged_cache


@dataclass(frozen=True)
class Case:
    """Rows of new tokens, each at its start."""

    starts: tuple[int, ...]
    queries: int = 1
    heads: int = 4
    kv_heads: int = 2
    read: int = 512
    window: int | None = None
    softcap: float | None = None
    key_dim: int = 64
    value_dim: int = 64


CASES = {
    "a step": Case((0, 255, 256, 500)),
    "a step that reads a part": Case((3, 100, 200), read=256),
    "a step of a large model's heads": Case((9, 300), heads=8, kv_heads=8, key_dim=128, value_dim=128),
    "a head of keys for all": Case((300,), kv_heads=1, key_dim=96, value_dim=32),
    "a step in a window that begins in a later block": Case((400, 20), window=30),
    "a chunk": Case((0,), queries=40),
    "a chunk far behind, of more queries than a block has": Case((250,), queries=200, heads=6),
    "a chunk in a window, with a soft cap": Case((290,), queries=100, window=70, softcap=3.0),
}


def arrays(case: Case, dtype: str) -> tuple[jax.Array, PagedCache, jax.Array]:
    generator = np.random.default_rng(0)
    q = generator.normal(size=(len(case.starts), case.heads, case.queries, case.key_dim))
    shape = len(case.starts), case.kv_heads, case.read
    k, v = generator.normal(size=(*shape, case.key_dim)), generator.normal(size=(*shape, case.value_dim))
    starts = jnp.asarray(case.starts, jnp.int32)
    query = starts[:, None] + jnp.arange(case.queries)
    mask = (jnp.arange(case.read) <= query[:, :, None])[:, None]
    if case.window is not None:
        mask &= (jnp.arange(case.read) > query[:, :, None] - case.window)[:, None]
    cache = paged_cache(k, v, case.starts, case.queries, page=256, dtype=dtype, masks=(KnownMask(mask, case.window),))
    # A TPU's memory begins with zeros.
    cache = dataclasses.replace(cache, array=jnp.nan_to_num(cache.array))
    return jnp.asarray(q, dtype), cache, mask


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_kernel_computes_what_one_product_does(case: Case) -> None:
    q, cache, mask = arrays(case, "float32")

    out = attend_kernel(q, cache, Scoring(mask, 0.125, case.softcap), interpret=True)

    np.testing.assert_allclose(out, attend_tiles(q, cache, Scoring(mask, 0.125, case.softcap)), atol=2e-6)


def test_in_half_precision_it_is_as_near() -> None:
    case = CASES["a chunk far behind, of more queries than a block has"]
    q, cache, mask = arrays(case, "bfloat16")

    out = attend_kernel(q, cache, Scoring(mask, 0.125), interpret=True)

    expected = np.asarray(attend_tiles(q, cache, Scoring(mask, 0.125)), np.float32)
    np.testing.assert_allclose(np.asarray(out, np.float32), expected, atol=0.02)


def test_what_lies_behind_a_conversation_is_not_looked_at() -> None:
    q, cache, mask = arrays(CASES["a step"], "float32")
    before = attend_kernel(q, cache, Scoring(mask, 0.125), interpret=True)
    rubbish = dataclasses.replace(cache, array=jnp.where(cache.array == 0, 1e4, cache.array))

    np.testing.assert_array_equal(attend_kernel(q, rubbish, Scoring(mask, 0.125), interpret=True), before)


def test_a_mask_that_nobody_knows_is_obeyed() -> None:
    q, cache, mask = arrays(CASES["a chunk"], "float32")
    odd = mask & (jnp.arange(512) % 2 == 0)

    out = attend_kernel(q, cache, Scoring(odd, 0.125), interpret=True)

    np.testing.assert_array_equal(out, attend_tiles(q, cache, Scoring(odd, 0.125)))


@dataclass(frozen=True)
class Device:
    """What the choice looks at."""

    platform: str
    compute_capability: str = "0"


def test_the_choice_is_made_by_platform_and_device() -> None:
    here, there = Device("cpu"), Device("tpu")
    chosen = [select_kernels(Platform.TPU, device) for device in (here, there)]  # type: ignore[arg-type]
    assert [kernels.chunk.keywords["interpret"] for kernels in chosen] == [True, False]  # type: ignore[attr-defined]
    for device, chunk in (
        (Device("gpu", "9.0"), attend_cudnn),
        (Device("gpu", "7.5"), attend_gathered),
        (Device("gpu", "gfx90a"), attend_gathered),
        (here, attend_gathered),
    ):
        kernels = select_kernels(Platform.GPU, device)  # type: ignore[arg-type]
        assert kernels.step is attend_gathered and kernels.chunk is chunk


def test_what_cudnn_does_not_take_xla_computes() -> None:
    case = CASES["a chunk"]
    q, cache, mask = arrays(case, "float32")

    for softcap in (None, 2.0):
        out = attend_cudnn(q, cache, Scoring(mask, 0.125, softcap))
        np.testing.assert_array_equal(out, attend_gathered(q, cache, Scoring(mask, 0.125, softcap)))


COMPILES = """
import jax, jax.numpy as jnp
from jax.experimental import topologies
from jax.sharding import SingleDeviceSharding
from hfjax_demo.bridge.kernels.attention.dense import Scoring
from hfjax_demo.bridge.kernels.attention.paged import KnownMask, PagedCache
from hfjax_demo.bridge.kernels.attention.head_sharing import HeadDistribution
from hfjax_demo.bridge.kernels.attention.tpu import attend_kernel
from hfjax_demo.bridge.sharding import make_mesh

device = topologies.get_topology_desc("v5e:2x2", "tpu").devices[0]
heads, where = HeadDistribution(make_mesh([device]), split=False), SingleDeviceSharding(device)

def described(shape, dtype=jnp.bfloat16):
    return jax.ShapeDtypeStruct(shape, dtype, sharding=where)

for rows, queries, head in ((8, 1, 64), (1, 256, 64), (1, 256, 256)):
    def attend(q, array, tables, starts):
        query = starts[:, None] + jnp.arange(queries)
        mask = (jnp.arange(1024) <= query[:, :, None])[:, None]
        cache = PagedCache(array, tables, head, head, starts, queries, (KnownMask(mask, None),), heads)
        return attend_kernel(q, cache, Scoring(mask, 0.125))

    arguments = (
        described((rows, 12, queries, head)), described((65, 4, 256, 2 * head)),
        described((rows, 4), jnp.int32), described((rows,), jnp.int32),
    )
    compiled = jax.jit(attend).trace(*arguments).lower(lowering_platforms=("tpu",)).compile()
    assert "tpu_custom_call" in compiled.as_text(), "XLA's own form instead of the kernel"
    print("temporary", compiled.memory_analysis().temp_size_in_bytes)
"""


@pytest.mark.release
@pytest.mark.usefixtures("processes")
@pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="the TPU's compiler (libtpu) is not installed")
def test_it_compiles_for_a_tpu_without_memory_of_its_own() -> None:
    environment = os.environ | {
        "JAX_PLATFORMS": "cpu",
        "TPU_SKIP_MDS_QUERY": "1",
        "TPU_ACCELERATOR_TYPE": "v5litepod-8",
        "TPU_WORKER_HOSTNAMES": "localhost",
        "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", COMPILES], env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    used = [int(line.split()[1]) for line in done.stdout.splitlines() if line.startswith("temporary")]
    assert len(used) == 3 and max(used) < 2_000_000
