"""The kernels' code for other processors: run by QEMU, or by the processor that is here where it has such registers, with pages
behind all arrays that nobody may touch: QEMU looks at what masked loads leave out.

Without QEMU and the compilers these tests are skipped; where ``CI`` is true they fail instead.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import jax
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
from hfjax_demo.bridge.weights.precision import EXACT

from . import (
    test_attention,
    test_decode_attention,
    test_dense_attention,
    test_dense_product,
    test_direct_convolution,
    test_fp8,
    test_normalization,
    test_stacks,
    test_weights,
)
from .references import attention_in_float64

pytestmark = pytest.mark.usefixtures("processes")

DRIVER = Path(__file__).with_name("kernel_driver.c")
FLOAT = np.dtype(np.float32)


@dataclass(frozen=True)
class Invocation:
    """A call of a kernel.

    Attributes:
        results: of each the dtype and the shape; the first one is returned.
        check: fails unless that is right.
    """

    kernel: machine_code.CustomCall
    arguments: Sequence[np.ndarray]
    results: Sequence[tuple[np.dtype, tuple[int, ...]]]
    check: Callable[[np.ndarray], None]


def close(wanted: np.ndarray, atol: float) -> Callable[[np.ndarray], None]:
    return lambda found: np.testing.assert_allclose(found.reshape(wanted.shape), wanted, atol=atol)


def stored_product(format: str, rows: int = 7, activations: str = EXACT) -> Invocation:
    x, weight = test_weights.operands(format, rows, outputs=75)
    if activations != EXACT:  # numbers that rounding leaves as they are
        x = x.at[:, :: layout.BLOCK].set(1).round(0).clip(-1, 1)
    room = test_weights.INPUTS * (1 + skinny_gemm.DIGITS[activations])
    digits = [(np.dtype(np.uint8), (rows, room))] if format in layout.FORMATS else []
    arguments = [np.asarray(x), np.asarray(weight.arrays[0])]
    check = functools.partial(test_weights.check, x=x, weight=weight)
    return Invocation(skinny_gemm.CALLS[format, activations], arguments, [(FLOAT, (rows, 75)), *digits], check)


def stack_product(format: str) -> Invocation:
    """Experts with many rows, with few and with none."""
    ends = np.cumsum([35, 0, 7]).astype(np.int32)
    whole, parts = test_stacks.stack(format, len(ends))
    x, _ = test_weights.operands(format, int(ends[-1]), test_stacks.OUTPUTS)
    room = test_weights.INPUTS * (1 + skinny_gemm.DIGITS[EXACT])
    digits = [(np.dtype(np.uint8), (len(x), room))] if format in layout.FORMATS else []
    weights = np.asarray(whole.arrays[0])
    arguments = [np.asarray(x), weights.reshape(-1, weights.shape[-1]), ends]

    def check(found: np.ndarray) -> None:
        test_weights.check(found[:35], x[:35], parts[0])
        test_weights.check(found[35:], x[35:], parts[2])

    results = [(FLOAT, (len(x), test_stacks.OUTPUTS)), *digits]
    return Invocation(skinny_gemm.STACK_CALLS[format, EXACT], arguments, results, check)


def fp8_product() -> Invocation:
    x, weight = test_fp8.operands(7, 75, 256, 2)
    arguments = [np.asarray(x), *(np.asarray(array) for array in weight.arrays)]
    wanted = np.asarray(x, np.float64) @ test_fp8.exact(weight).T
    check = close(wanted, 3e-6 * abs(wanted).max())
    return Invocation(skinny_gemm.CALLS[layout.FP8, EXACT], arguments, [(FLOAT, wanted.shape)], check)


def decode_step(dtype: str) -> Invocation:
    given = test_decode_attention.operands(rows=2, kv_heads=2, heads=3, dims=(64, 32), positions=48)
    array, tables = map(np.asarray, given.pages(dtype))
    stops = given.mask.sum(axis=1)
    bounds = np.stack([np.zeros_like(stops), stops], axis=1).astype(np.int32)
    arguments = [given.q, given.mask, bounds, np.array([48], np.int32), tables, array]
    wanted = given.rounded(dtype).in_float64()
    results = [(FLOAT, result.shape) for result in decode_attention.results_of(given.q.shape, wanted.shape[-1])]
    return Invocation(decode_attention.CALLS[array.dtype.name], arguments, results, close(wanted, 2e-5))


def whole_attention() -> Invocation:
    given = test_dense_attention.operands((2, 130, 20), keys=109, value_dim=23)
    heads_last = [np.ascontiguousarray(array.swapaxes(0, 1)[None]) for array in given]
    arguments = [*heads_last, np.array([1 / np.log(2)], np.float32)]
    wanted = attention_in_float64(*given).swapaxes(0, 1)[None]
    return Invocation(dense_attention.FLOAT32, arguments, [(FLOAT, wanted.shape)], close(wanted, 2e-6))


def chunk_of_a_prompt() -> Invocation:
    case = test_attention.Case((150,), queries=70, heads=6, kv_heads=2, window=80, scale=0.2, dims=(20, 23))
    cache, q = case.cache(), case.arrays()[0]
    numbers = np.array([case.window], np.int32), np.array([case.scale / np.log(2)], np.float32)
    arguments = [q.swapaxes(1, 2), *map(np.asarray, (cache.array, cache.tables, cache.starts)), *numbers]
    wanted = case.exact()
    return Invocation(dense_attention.PAGED, arguments, [(FLOAT, wanted.shape)], close(wanted, 3e-6))


def product_of_many_rows() -> Invocation:
    given = test_dense_product.operands(21, 45, 208)
    wanted, sizes = test_dense_product.in_float64(*given), np.array([96, 32], np.int32)
    return Invocation(dense_product.FLOAT32, [*given, sizes], [(FLOAT, wanted.shape)], close(wanted, 1e-5))


def convolution(form: direct_convolution.PixelAccess) -> Invocation:
    columns = 96 if form is direct_convolution.PixelAccess.COLLECTED else 21
    given = test_direct_convolution.operands((2, 5, 7, columns), 16)
    shape, x, *others = test_direct_convolution.arguments_of(given, form)
    arguments = [np.asarray(x).reshape(*x.shape[:2], -1), *map(np.asarray, others[:2]), np.array(others[2], np.int32)]
    check = close(test_direct_convolution.in_float64(given), 1e-5)
    return Invocation(
        direct_convolution.FLOAT32,
        arguments,
        [(FLOAT, shape)],
        lambda found: check(test_direct_convolution.picture(given, form, found)),
    )


def group_norm() -> Invocation:
    x, gain, offset = test_normalization.operands(2, 6, 9, 11, channels=6)
    sizes = [2, 99, 3, 1, np.float32(test_normalization.EPSILON).view(np.int32)]
    arguments = [x.reshape(6, -1), gain, offset, np.array(sizes, np.int32)]  # rows of a group
    wanted = test_normalization.in_float64(x, 3, gain, offset, silu=True)
    return Invocation(normalization.FLOAT32, arguments, [(FLOAT, (6, 198))], close(wanted, 1e-5))


UNSTORED = {
    **{f"decode step {dtype}": functools.partial(decode_step, dtype) for dtype in test_decode_attention.KEPT},
    "whole attention": whole_attention,
    "chunk of a prompt": chunk_of_a_prompt,
    "product of many rows": product_of_many_rows,
    **{f"convolution {form.name}": functools.partial(convolution, form) for form in direct_convolution.PixelAccess},
    "group norm": group_norm,
    "experts q4_k": functools.partial(stack_product, "q4_k"),
    "experts bfloat16": functools.partial(stack_product, "bfloat16"),
    "stored fp8": fp8_product,
}
INVOCATIONS: dict[str, Callable[[], Invocation]] = UNSTORED | {
    f"stored {format}": functools.partial(stored_product, format) for format in test_weights.FORMATS
}
MANY_ROWS = ("q4_k", "q6_k", "int8")
INVOCATIONS |= {f"stored {format}, many rows": functools.partial(stored_product, format, 35) for format in MANY_ROWS}
ROUNDED = {
    f"stored {format}, {activations} activations": functools.partial(stored_product, format, rows, activations)
    for format, rows, activations in (("q4_k", 7, "int8"), ("q8_0", 35, "int8"), ("q6_k", 35, "int16"))
}
INVOCATIONS |= ROUNDED


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


X86, ARM = "x86_64-linux-gnu", "aarch64-linux-gnu"
AVX2, NEON, DOTS = CpuFeatures(8, None), CpuFeatures(4, None, arm=True), CpuFeatures(4, "sdot", arm=True)
OTHERS = {
    "AVX2": Other(AVX2, (X86, "haswell", ""), f"{X86}-gcc", ("qemu-x86_64", "-cpu", "Haswell")),
    "NEON": Other(NEON, (ARM, "cortex-a72", ""), f"{ARM}-gcc", ("qemu-aarch64", "-cpu", "cortex-a72")),
    "NEON with sdot": Other(DOTS, (ARM, "cortex-a76", ""), f"{ARM}-gcc", ("qemu-aarch64", "-cpu", "max")),
}

HERE = "here"
STOOD_IN_FOR = {
    "512 bits without integer dot products": CpuFeatures(16, None),
    "256 bits with integer dot products": CpuFeatures(8, "vpdpbusd"),
    "512 bits": CpuFeatures(16, "vpdpbusd"),
}
"""Those whose code the processor that is here runs, if it has what they have."""

KINDS = ("AVX2", "NEON", HERE, "512 bits without integer dot products")


def other_named(name: str) -> Other:
    """One of :data:`OTHERS` or :data:`STOOD_IN_FOR`, or the processor that is here."""
    if name in OTHERS:
        return OTHERS[name]
    import llvmlite.binding as llvm

    here, processor = llvm.get_host_cpu_features(), STOOD_IN_FOR.get(name, machine_code.host_processor())
    needed = {8: ("avx2", "avxvnni"), 16: ("avx512bw", "avx512vnni")}
    if processor is None or (
        name != HERE and not all(map(here.get, needed[processor.lanes][: 1 + (processor.dot is not None)]))
    ):
        pytest.skip("this processor has no such registers")
    features = ",".join(filter(None, [here.flatten(), processor.features]))
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


def call_elsewhere(name: str, call: Invocation, folder: Path) -> np.ndarray:
    """The first result of a call, whose code is made for the named processor."""
    import llvmlite.binding as llvm

    other = other_named(name)
    compiler, emulator = found(other.compiler), found(other.emulator[0])
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    triple, processor, features = other.target
    machine = llvm.Target.from_triple(triple).create_target_machine(
        cpu=processor, features=features, opt=2, reloc="pic", codemodel="small"
    )
    module = machine_code.optimised(
        llvm.parse_assembly(call.kernel.assembly(other.processor)), machine, other.processor.speed_level
    )
    (folder / "code.o").write_bytes(machine.emit_object(module))
    program = folder / "program"
    subprocess.run(
        [compiler, "-static", "-o", program, driver(compiler, folder), folder / "code.o"], check=True, timeout=100
    )
    return called([emulator, *other.emulator[1:], str(program), *other.driver], call)


def driver(compiler: str, folder: Path) -> Path:
    """kernel_driver.c, compiled once for all tests of a run."""
    made = folder.parent / f"driver-{Path(compiler).name}.o"
    if not made.exists():
        subprocess.run([compiler, f"-I{jax.ffi.include_dir()}", "-c", "-o", made, DRIVER], check=True, timeout=100)
    return made


def called(program: Sequence[str], call: Invocation) -> np.ndarray:
    """The first result of what kernel_driver.c was linked with."""
    parts = [np.array([len(call.arguments), len(call.results)], np.int64)]
    for array in call.arguments:
        parts += [_described(array.dtype, array.shape), array]
    parts += [_described(*result) for result in call.results]
    given = b"".join(np.ascontiguousarray(part).tobytes() for part in parts)
    done = subprocess.run(program, input=given, capture_output=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr.decode()
    dtype, shape = call.results[0]
    return np.frombuffer(done.stdout, dtype).reshape(shape)


def _described(dtype: np.dtype, shape: Sequence[int]) -> np.ndarray:
    return np.array([np.dtype(dtype).itemsize, len(shape), *shape, *[1] * (5 - len(shape))], np.int64)


PRODUCTS = ("q4_1", "q8_0", "q2_k", "q5_k", "q6_k", "iq4_nl", "mxfp4", "int8", "float16")


@pytest.mark.parametrize(
    ("call", "name"),
    [
        *((f"stored {format}", name) for format in PRODUCTS for name in (*OTHERS, HERE, *STOOD_IN_FOR)),
        *((f"stored {format}, many rows", name) for format in MANY_ROWS for name in ("NEON with sdot", *STOOD_IN_FOR)),
        *((call, name) for call in (*UNSTORED, *ROUNDED) for name in KINDS),
    ],
)
def test_on_another_processor(call: str, name: str, tmp_path: Path) -> None:
    made = INVOCATIONS[call]()
    made.check(call_elsewhere(name, made, tmp_path))
