"""Products of few rows by code of our own: what they give, from how many threads, and in a process that only restores them."""

from __future__ import annotations

import dataclasses
import itertools
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import machine_code, skinny_gemm
from hfjax_demo.bridge.kernels.machine_code.processors import detect_processor
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.weights import layout
from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize
from hfjax_demo.bridge.weights.packing import QuantizedComponents, pack

INPUTS = 256
FORMATS = (*layout.FORMATS, *layout.FLOATS)


def operands(format: str, rows: int, outputs: int) -> tuple[jax.Array, StoredWeight]:
    random = np.random.default_rng(rows)
    x = jnp.asarray(random.normal(size=(rows, INPUTS)), jnp.float32)
    shape = (outputs, INPUTS)
    if format in layout.FLOATS:
        return x, StoredWeight(format, shape, (jnp.asarray(random.normal(size=shape), format),))
    found = layout.FORMATS[format]
    groups = (outputs, INPUTS // found.group)
    levels = random.integers(0, 2**found.bits, shape, np.uint8)

    def float16(*size: int) -> np.ndarray:
        return random.uniform(0.01, 0.02, size).astype(np.float16)

    if found.scale == "output":
        parts = QuantizedComponents(levels, random.uniform(0.5, 2, (outputs, 1)).astype(np.float32))
    elif found.scale == "exponent":
        parts = QuantizedComponents(levels, random.integers(118, 124, groups, np.uint8))
    elif found.scale == "float16":
        parts = QuantizedComponents(levels, float16(*groups), -8 * float16(*groups) if found.offset else None)
    elif found.offset:
        scales, offsets = random.integers(0, 16, (2, *groups), np.uint8)
        parts = QuantizedComponents(levels, scales, offsets, float16(outputs, 1), -float16(outputs, 1))
    else:
        parts = QuantizedComponents(levels, random.integers(-32, 32, groups, np.int8), steps=float16(outputs, 1))
    packed = pack(found, outputs, INPUTS, parts.of)
    return x, StoredWeight(format, shape, (jnp.asarray(packed),))


def check(out: jax.Array, x: jax.Array, weight: StoredWeight) -> None:
    wanted = np.asarray(x, np.float64) @ np.asarray(dequantize(weight, jnp.float32), np.float64).T
    assert out.dtype == jnp.float32 and out.shape == wanted.shape
    np.testing.assert_allclose(out, wanted, atol=3e-6 * abs(wanted).max())


def multiply(x: jax.Array, weight: StoredWeight) -> jax.Array:
    assert skinny_gemm.supports(weight.format, INPUTS)  # also registers its code
    return skinny_gemm.matmul(weight.format, x, weight.arrays[0], weight.shape[0])


@pytest.mark.parametrize(
    ("shape", "format"),
    list(itertools.product([(1, 1), (1, 700), (2, 65), (3, 64), (4, 5), (7, 1000), (33, 129)], FORMATS)),
    ids=str,
)
def test_a_product(shape: tuple[int, int], format: str) -> None:
    rows, outputs = shape
    x, weight = operands(format, rows, outputs)
    check(jax.jit(multiply)(x, weight), x, weight)


def test_a_large_one_that_several_threads_share() -> None:
    x, weight = operands("int8", 5, 20_000)
    check(jax.jit(multiply)(x, weight), x, weight)


@pytest.mark.parametrize(
    ("features", "lanes", "dot"),
    [
        ({"avx512f", "avx512bw", "avx512vnni", "avx2", "fma", "f16c"}, 16, "vpdpbusd"),
        ({"avx512f", "avx512bw", "avx2", "fma", "f16c"}, 16, None),
        ({"avx2", "fma", "f16c", "avxvnni"}, 8, "vpdpbusd"),
        ({"avx2", "fma", "f16c"}, 8, None),
        ({"neon"}, 4, "sdot"),
    ],
)
def test_what_a_processor_gets(features: set[str], lanes: int, dot: str | None) -> None:
    found = detect_processor(dict.fromkeys(features, True))
    assert found is not None and (found.lanes, found.dot) == (lanes, dot)
    assert detect_processor({"sse2": True}) is None


@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q6_k", "int8"])
@pytest.mark.parametrize("bad", [np.inf, -np.inf, np.nan])
def test_what_is_no_number_stays_none_and_in_its_row(format: str, bad: float) -> None:
    x, weight = operands(format, 6, 40)
    clean = np.asarray(multiply(x, weight))
    found = np.asarray(multiply(x.at[2, 70].set(bad), weight))
    assert not np.isfinite(found[2]).any()  # without integer dot products an infinite input gives infinite outputs
    np.testing.assert_array_equal(np.delete(found, 2, axis=0), np.delete(clean, 2, axis=0))


@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q6_k", "mxfp4"])
def test_large_small_and_no_activations(format: str) -> None:
    x, weight = operands(format, 5, 40)
    sizes = np.float32([[0], [1e-28], [1e30], [1], [1e-42]])
    found, plain = (np.asarray(multiply(jnp.asarray(values), weight)) for values in (x * sizes, x))
    assert not found[0].any() and not found[4].any()
    np.testing.assert_allclose(found[1:3] / sizes[1:3], plain[1:3], atol=1e-5 * abs(plain).max())
    np.testing.assert_array_equal(found[3], plain[3])


@pytest.mark.parametrize("format", FORMATS)
def test_a_row_is_the_same_in_any_company(format: str) -> None:
    x, weight = operands(format, 11, 300)
    together = multiply(x, weight)
    for row in range(11):
        np.testing.assert_array_equal(multiply(x[row : row + 1], weight)[0], together[row])


def test_many_at_once() -> None:
    arrays = operands("q4_1", 3, 5000)
    product = jax.jit(multiply)
    right = np.asarray(product(*arrays))

    def repeat(_: int) -> float:
        return max(float(abs(np.asarray(product(*arrays)) - right).max()) for _ in range(50))

    with ThreadPoolExecutor(6) as pool:
        assert not any(pool.map(repeat, range(6)))


def test_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not skinny_gemm.supports("q4_k", 32) and not skinny_gemm.supports("bfloat16", 32)
    assert skinny_gemm.supports("q4_0", 32) and not skinny_gemm.supports("q4_0", INPUTS + 1)
    monkeypatch.setattr(jax, "device_count", lambda: 2)
    assert not skinny_gemm.supports("int8", INPUTS)
    monkeypatch.undo()
    with for_platform(Platform.GPU):
        assert not skinny_gemm.supports("int8", INPUTS)


def test_a_machine_that_lets_nobody_make_code(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(*_: object) -> None:
        raise RuntimeError("no executable memory")

    monkeypatch.setattr(machine_code, "register_object", refused)
    assert not dataclasses.replace(skinny_gemm.CALLS["int8"], target="refused").register()
    assert "no executable memory" in caplog.text
    monkeypatch.setattr(machine_code, "_REGISTERED", {})
    assert not skinny_gemm.supports("int8", INPUTS)


def test_an_old_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "host_processor", lambda: None)
    assert not dataclasses.replace(skinny_gemm.CALLS["int8"], target="old").register()


def test_two_threads_that_want_it_at_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def slowly(target: str, *_: object) -> None:
        time.sleep(0.02)
        made.append(target)

    monkeypatch.setattr(machine_code, "register_object", slowly)
    monkeypatch.setattr(machine_code, "_REGISTERED", {})
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: skinny_gemm.CALLS["int8"].register(), range(4)))
    assert made == [skinny_gemm.CALLS["int8"].target]


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_a_stored_program_runs_in_a_process_that_never_traced_one(tmp_path: Path) -> None:
    assert skinny_gemm.CALLS["int8"].register()
    x, weight = operands("int8", 2, 30)
    store = ProgramStore(tmp_path, {})
    product = Compiler(store=store).compile("product", multiply, x, weight, key="product")
    check(product(x, weight), x, weight)

    code = f"""
import jax.numpy as jnp
import numpy as np
from pathlib import Path
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.weights.formats import StoredWeight
from hfjax_demo.bridge.weights.layout import FORMATS
from hfjax_demo.bridge.weights.packing import QuantizedComponents, pack
made = []
def never(*arrays):
    raise AssertionError("traced")
compiler = Compiler(store=ProgramStore(Path({str(tmp_path)!r}), {{}}), on_end=made.append)
parts = QuantizedComponents(np.full((30, {INPUTS}), 129, np.uint8), np.ones((30, 1), np.float32))
packed = pack(FORMATS["int8"], 30, {INPUTS}, parts.of)
arrays = jnp.ones((2, {INPUTS})), StoredWeight("int8", (30, {INPUTS}), (jnp.asarray(packed),))
program = compiler.compile("product", never, *arrays, key="product")
print(made[0].stored, float(program(*arrays).sum()))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split() == ["True", str(2.0 * 30 * INPUTS)]
