"""The kernels' code for other processors: run by QEMU, or by the processor that is here where it has such registers.

And for the processor that is here, with pages behind all arrays that nobody may touch: QEMU looks at what masked loads leave out.

Without QEMU and the compilers these tests are skipped; where ``CI`` is true they fail instead.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import (
    decode_attention,
    dense_attention,
    dense_product,
    direct_convolution,
    machine_code,
    normalization,
    skinny_gemm,
)
from hfjax_demo.bridge.kernels.machine_code.processors import CpuFeatures
from hfjax_demo.bridge.weights import layout

from . import (
    test_decode_attention,
    test_dense_attention,
    test_dense_product,
    test_direct_convolution,
    test_normalization,
)
from .test_skinny_gemm import INPUTS, check, operands

pytestmark = pytest.mark.usefixtures("processes")

ROWS, OUTPUTS = 7, 75
DRIVER = Path(__file__).with_name("kernel_driver.c")


@dataclass(frozen=True)
class Other:
    """A processor, and the tools for it.

    Attributes:
        processor: what code is made for.
        target: LLVM's names: triple, processor, features.
        compiler: of C.
        emulator: what runs a program.
        driver: its arguments.
    """

    processor: CpuFeatures
    target: tuple[str, str, str]
    compiler: str
    emulator: tuple[str, ...]
    driver: tuple[str, ...] = ()


OTHERS = {
    "AVX2": Other(
        CpuFeatures(8, None),
        ("x86_64-linux-gnu", "haswell", ""),
        "x86_64-linux-gnu-gcc",
        ("qemu-x86_64", "-cpu", "Haswell"),
    ),
    "NEON": Other(
        CpuFeatures(4, None, arm=True),
        ("aarch64-linux-gnu", "cortex-a72", ""),
        "aarch64-linux-gnu-gcc",
        ("qemu-aarch64", "-cpu", "cortex-a72"),
    ),
    "NEON with sdot": Other(
        CpuFeatures(4, "sdot", arm=True),
        ("aarch64-linux-gnu", "cortex-a76", ""),
        "aarch64-linux-gnu-gcc",
        ("qemu-aarch64", "-cpu", "max"),
    ),
}

HERE = "here"
STOOD_IN_FOR = {
    "512 bits without integer dot products": CpuFeatures(16, None),
    "256 bits": CpuFeatures(8, None),
    "256 bits with integer dot products": CpuFeatures(8, "vpdpbusd"),
    "512 bits": CpuFeatures(16, "vpdpbusd"),
}
"""Those whose code the processor that is here runs in this process, if it has what they have."""

KINDS = ("AVX2", "NEON", HERE, "256 bits", "512 bits without integer dot products")


def other_named(name: str) -> Other | CpuFeatures:
    """One of :data:`OTHERS` or :data:`STOOD_IN_FOR`, or the processor that is here."""
    if name in OTHERS:
        return OTHERS[name]
    import llvmlite.binding as llvm

    if name in STOOD_IN_FOR:
        here, wanted = llvm.get_host_cpu_features(), STOOD_IN_FOR[name]
        needed = {8: ("avx2", "avxvnni"), 16: ("avx512bw", "avx512vnni")}[wanted.lanes][: 1 + (wanted.dot is not None)]
        if not all(here.get(feature) for feature in needed):
            pytest.skip("this processor has no such registers")
        return wanted
    processor = machine_code.host_processor()
    if processor is None:
        pytest.skip("this processor has no such products")
    features = ",".join(filter(None, [llvm.get_host_cpu_features().flatten(), processor.features]))
    target = llvm.get_process_triple(), llvm.get_host_cpu_name(), features
    return Other(processor, target, "gcc", ("env",), ("guarded",))


def found(tool: str) -> str:
    """A tool's path; skips the test without it, or fails it on a CI machine."""
    path = shutil.which(tool)
    if path is None:
        message = (
            f"{tool} was not found; install it (apt install qemu-user gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross)."
        )
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(message)
        pytest.skip(message)
    return path


def call_elsewhere(
    name: str,
    kernel: machine_code.CustomCall,
    arguments: Sequence[np.ndarray],
    results: Sequence[tuple[np.dtype, Sequence[int]]],
    folder: Path,
) -> np.ndarray:
    """The first result of a custom call, whose code is made for the named processor."""
    import llvmlite.binding as llvm

    other = other_named(name)
    if isinstance(other, CpuFeatures):
        target = f"test {kernel.target} {name} {folder}"
        machine_code.register_object(target, machine_code.make_object(kernel.assembly(other), other))
        shapes = [jax.ShapeDtypeStruct(shape, dtype) for dtype, shape in results]
        return np.asarray(jax.ffi.ffi_call(target, shapes)(*arguments)[0])
    compiler, emulator = found(other.compiler), found(other.emulator[0])
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    triple, processor, features = other.target
    machine = llvm.Target.from_triple(triple).create_target_machine(
        cpu=processor, features=features, opt=2, reloc="pic", codemodel="small"
    )
    module = machine_code.optimised(
        llvm.parse_assembly(kernel.assembly(other.processor)), machine, other.processor.speed_level
    )
    (folder / "code.o").write_bytes(machine.emit_object(module))
    program = folder / "program"
    subprocess.run(
        [compiler, "-static", "-o", program, driver(compiler, folder), folder / "code.o"], check=True, timeout=100
    )
    return called([emulator, *other.emulator[1:], str(program), *other.driver], arguments, results)


def driver(compiler: str, folder: Path) -> Path:
    """kernel_driver.c, compiled once for all tests of a run."""
    made = folder.parent / f"driver-{Path(compiler).name}.o"
    if not made.exists():
        subprocess.run([compiler, f"-I{jax.ffi.include_dir()}", "-c", "-o", made, DRIVER], check=True, timeout=100)
    return made


def called(
    program: Sequence[str], arguments: Sequence[np.ndarray], results: Sequence[tuple[np.dtype, Sequence[int]]]
) -> np.ndarray:
    """The first result of what kernel_driver.c was linked with."""
    parts = [np.array([len(arguments), len(results)], np.int64)]
    for array in arguments:
        parts += [_described(array.dtype, array.shape), array]
    parts += [_described(*result) for result in results]
    given = b"".join(np.ascontiguousarray(part).tobytes() for part in parts)
    done = subprocess.run(program, input=given, capture_output=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr.decode()
    dtype, shape = results[0]
    return np.frombuffer(done.stdout, dtype).reshape(shape)


def _described(dtype: np.dtype, shape: Sequence[int]) -> np.ndarray:
    return np.array([np.dtype(dtype).itemsize, len(shape), *shape, *[1] * (5 - len(shape))], np.int64)


FLOAT = np.dtype(np.float32)


@pytest.mark.parametrize(
    ("format", "name"),
    list(
        itertools.product(
            ["q4_1", "q8_0", "q2_k", "q5_k", "q6_k", "iq4_nl", "mxfp4", "int8", "float16"],
            (*OTHERS, HERE, *STOOD_IN_FOR),
        )
    ),
)
def test_a_product_on_another_processor(format: str, name: str, tmp_path: Path) -> None:
    x, weight = operands(format, ROWS, OUTPUTS)
    results = [(FLOAT, (ROWS, OUTPUTS)), (np.dtype(np.uint8), (ROWS, INPUTS * 4))][: 1 + (format in layout.FORMATS)]
    arguments = [np.asarray(x), np.asarray(weight.arrays[0])]
    result = call_elsewhere(name, skinny_gemm.CALLS[format], arguments, results, tmp_path)
    check(jnp.asarray(result), x, weight)


@pytest.mark.parametrize(("dtype", "name"), list(itertools.product(test_decode_attention.KEPT, KINDS)))
def test_decode_attention_on_another_processor(name: str, dtype: str, tmp_path: Path) -> None:
    whole = test_decode_attention.operands(rows=2, kv_heads=2, heads=3, dims=(64, 32), positions=48)
    given, *pages = test_decode_attention.rounded(whole, dtype)
    array, tables = map(np.asarray, pages)
    stops = given.mask.sum(axis=1)
    bounds = np.stack([np.zeros_like(stops), stops], axis=1).astype(np.int32)
    arguments = [given.q, given.mask, bounds, np.array([48], np.int32), tables, array]
    results = [(FLOAT, (2, 2, 3, 32)), (FLOAT, (2, 2, 3, 2))]
    result = call_elsewhere(name, decode_attention.CALLS[array.dtype.name], arguments, results, tmp_path)
    np.testing.assert_allclose(result, test_decode_attention.in_float64(given), atol=2e-5)


@pytest.mark.parametrize("name", KINDS)
def test_dense_attention_on_another_processor(name: str, tmp_path: Path) -> None:
    q, k, v = test_dense_attention.operands((2, 130, 20), keys=109, value_dim=23)
    heads_last = [np.ascontiguousarray(array.swapaxes(0, 1)[None]) for array in (q, k, v)]
    arguments = [*heads_last, np.array([1 / np.log(2)], np.float32)]
    result = call_elsewhere(name, dense_attention.FLOAT32, arguments, [(FLOAT, (1, 130, 2, 23))], tmp_path)
    ours = result.reshape(130, 2, 23).swapaxes(0, 1)
    np.testing.assert_allclose(ours, test_dense_attention.in_float64(q, k, v), atol=2e-6)


@pytest.mark.parametrize("name", KINDS)
def test_a_product_of_many_rows_on_another_processor(name: str, tmp_path: Path) -> None:
    x, weights, bias = test_dense_product.operands(21, 45, 208)
    arguments = [x, weights, bias, np.array([96, 32], np.int32)]
    result = call_elsewhere(name, dense_product.FLOAT32, arguments, [(FLOAT, (21, 208))], tmp_path)
    np.testing.assert_allclose(result, test_dense_product.in_float64(x, weights, bias), atol=1e-5)


@pytest.mark.parametrize(("form", "name"), list(itertools.product(direct_convolution.PixelAccess, KINDS)))
def test_a_convolution_on_another_processor(name: str, form: direct_convolution.PixelAccess, tmp_path: Path) -> None:
    columns = 96 if form is direct_convolution.PixelAccess.COLLECTED else 21
    given = test_direct_convolution.operands((2, 5, 7, columns), 16)
    call = test_direct_convolution.call_of(form, given)
    result = call_elsewhere(name, direct_convolution.FLOAT32, call.arguments, [(FLOAT, call.shape)], tmp_path)
    np.testing.assert_allclose(call.picture(result), test_direct_convolution.in_float64(given), atol=1e-5)


@pytest.mark.parametrize("name", KINDS)
def test_a_group_norm_on_another_processor(name: str, tmp_path: Path) -> None:
    x, gain, offset = test_normalization.operands(2, 6, 9, 11, channels=6)
    rows = x.reshape(6, -1)  # of a group
    sizes = [2, 99, 3, 1, np.float32(test_normalization.EPSILON).view(np.int32)]
    arguments = [rows, gain, offset, np.array(sizes, np.int32)]
    result = call_elsewhere(name, normalization.FLOAT32, arguments, [(FLOAT, rows.shape)], tmp_path)
    expected = test_normalization.in_float64(x, 3, gain, offset, silu=True)
    np.testing.assert_allclose(result.reshape(x.shape), expected, atol=1e-5)
