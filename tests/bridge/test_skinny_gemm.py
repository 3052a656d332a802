"""Products of few rows by code of our own: what they give, from how many threads, and in a process that only restores them."""

from __future__ import annotations

import functools
import subprocess
import sys
import threading
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.kernels.skinny_gemm.product import FORMATS, GROUP, Registers
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize

INPUTS = 192


def operands(format: str, rows: int, outputs: int) -> tuple[jax.Array, StoredWeight]:
    random = np.random.default_rng(rows)
    x = jnp.asarray(random.normal(size=(rows, INPUTS)), jnp.float32)
    per_group = jnp.asarray(random.uniform(0.01, 0.02, (2, outputs, INPUTS // GROUP)), jnp.float16)
    signed = jnp.asarray(random.integers(-127, 128, (outputs, INPUTS)), jnp.int8)
    weight = {
        "bfloat16": lambda: StoredWeight(jnp.asarray(random.normal(size=(outputs, INPUTS)), jnp.bfloat16)),
        "int8": lambda: StoredWeight(signed, jnp.asarray(random.uniform(0.5, 2, outputs), jnp.float32)),
        "q8_0": lambda: StoredWeight(signed, per_group[0]),
        "q4_1": lambda: StoredWeight(
            jnp.asarray(random.integers(0, 256, (outputs, INPUTS // 2)), jnp.uint8), per_group[0], -8 * per_group[1]
        ),
    }[format]()
    assert weight.format == format and weight.inputs == INPUTS
    return x, weight


def check(out: jax.Array, x: jax.Array, weight: StoredWeight) -> None:
    wanted = np.asarray(x, np.float64) @ np.asarray(dequantize(weight, jnp.float32), np.float64).T
    assert out.dtype == jnp.float32 and out.shape == wanted.shape
    np.testing.assert_allclose(out, wanted, atol=3e-6 * abs(wanted).max())


def multiply(x: jax.Array, weight: StoredWeight) -> jax.Array:
    return skinny_gemm.matmul(weight.format, x, weight.values, *weight.scales_and_offsets)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(("rows", "outputs"), [(1, 1), (1, 700), (2, 65), (3, 64), (4, 5), (7, 1000), (33, 129)])
def test_a_product(format: str, rows: int, outputs: int) -> None:
    assert skinny_gemm.supports(INPUTS)
    x, weight = operands(format, rows, outputs)
    check(jax.jit(multiply)(x, weight), x, weight)


def test_a_large_one_that_several_threads_share() -> None:
    x, weight = operands("int8", 5, 20_000)
    check(jax.jit(multiply)(x, weight), x, weight)


@pytest.mark.parametrize("registers", [Registers(16, 4), Registers(8, 2), Registers(4, 4)], ids=str)
@pytest.mark.parametrize("format", FORMATS)
def test_with_the_registers_of_other_processors(format: str, registers: Registers) -> None:
    """LLVM breaks a vector into what the processor at hand has, so the code of each can be run on any."""
    name = f"test_{format}_{registers.lanes}"
    skinny_gemm.register_code(name, format, registers)
    x, weight = operands(format, 7, 75)
    result = jax.ShapeDtypeStruct((7, 75), jnp.float32)
    check(jax.ffi.ffi_call(name, result)(x, weight.values, *weight.scales_and_offsets), x, weight)


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
    wrong: list[float] = []

    def repeat() -> None:
        wrong.extend(float(abs(np.asarray(product(*arrays)) - right).max()) for _ in range(50))

    threads = [threading.Thread(target=repeat) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(wrong) == 300 and not any(wrong)


def test_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not skinny_gemm.supports(INPUTS + 1)
    monkeypatch.setattr(jax, "device_count", lambda: 2)
    assert not skinny_gemm.supports(INPUTS)
    monkeypatch.undo()
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    assert not skinny_gemm.supports(INPUTS)


def test_a_machine_that_lets_nobody_make_code(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(*_: object) -> None:
        raise RuntimeError("no executable memory")

    monkeypatch.setattr(skinny_gemm, "register_code", refused)
    assert not skinny_gemm._register.__wrapped__()  # what is registered already in this process stays
    assert "no executable memory" in caplog.text
    monkeypatch.setattr(skinny_gemm, "register", lambda: False)
    assert not skinny_gemm.supports(INPUTS)


def test_an_old_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skinny_gemm, "host_registers", lambda: None)
    assert not skinny_gemm._register.__wrapped__()


def test_two_threads_that_want_it_at_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def slowly(target: str, *_: object) -> None:
        time.sleep(0.02)
        made.append(target)

    monkeypatch.setattr(skinny_gemm, "register_code", slowly)
    monkeypatch.setattr(skinny_gemm, "_register", functools.cache(skinny_gemm._register.__wrapped__))
    threads = [threading.Thread(target=skinny_gemm.register) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert made == skinny_gemm.targets()


@pytest.mark.optimized  # as the other process compiles: the options are part of what a stored program is found by
def test_a_stored_program_runs_in_a_process_that_never_traced_one(tmp_path: Path) -> None:
    assert skinny_gemm.register()
    x, weight = operands("int8", 2, 30)
    store = ProgramStore(tmp_path, {})
    product = Compiler(store=store).compile("product", multiply, x, weight, key="product")
    check(product(x, weight), x, weight)

    code = f"""
import jax.numpy as jnp
from pathlib import Path
from hfjax_demo.bridge.programs.store import ProgramStore
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.weights.formats import StoredWeight
made = []
def never(*arrays):
    raise AssertionError("traced")
compiler = Compiler(store=ProgramStore(Path({str(tmp_path)!r}), {{}}), on_end=made.append)
arrays = jnp.ones((2, {INPUTS})), StoredWeight(jnp.ones((30, {INPUTS}), jnp.int8), jnp.ones(30))
program = compiler.compile("product", never, *arrays, key="product")
print(made[0].stored, float(program(*arrays).sum()))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split() == ["True", str(2.0 * 30 * INPUTS)]
