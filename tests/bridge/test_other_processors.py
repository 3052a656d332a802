"""The products' code for processors that are not here, run by QEMU: one with 256-bit registers and no more, and two of ARM's.

Without QEMU and the compilers these tests are skipped; where ``CI`` is true they fail instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.kernels.skinny_gemm.processors import Processor
from hfjax_demo.bridge.weights import layout

from .test_skinny_gemm import INPUTS, check, operands

ROWS, OUTPUTS = 7, 75
DRIVER = Path(__file__).with_name("product_driver.c")


@dataclass(frozen=True)
class Other:
    """A processor, and the tools for it.

    Attributes:
        processor: what code is made for.
        target: LLVM's names: triple, processor, features.
        compiler: of C.
        emulator: what runs a program.
    """

    processor: Processor
    target: tuple[str, str, str]
    compiler: str
    emulator: tuple[str, ...]


OTHERS = {
    "AVX2": Other(
        Processor(8, None),
        ("x86_64-linux-gnu", "haswell", ""),
        "x86_64-linux-gnu-gcc",
        ("qemu-x86_64", "-cpu", "Haswell"),
    ),
    "NEON": Other(
        Processor(4, None, arm=True),
        ("aarch64-linux-gnu", "cortex-a72", ""),
        "aarch64-linux-gnu-gcc",
        ("qemu-aarch64", "-cpu", "cortex-a72"),
    ),
    "NEON with sdot": Other(
        Processor(4, "sdot", arm=True),
        ("aarch64-linux-gnu", "cortex-a76", ""),
        "aarch64-linux-gnu-gcc",
        ("qemu-aarch64", "-cpu", "max"),
    ),
}


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


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q2_k", "q5_k", "q6_k", "iq4_nl", "mxfp4", "int8", "float16"])
def test_a_product_on_another_processor(format: str, name: str, tmp_path: Path) -> None:
    import llvmlite.binding as llvm

    other = OTHERS[name]
    compiler, emulator = found(other.compiler), found(other.emulator[0])
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    triple, processor, features = other.target
    machine = llvm.Target.from_triple(triple).create_target_machine(
        cpu=processor, features=features, opt=2, reloc="pic"
    )
    _, pieces = skinny_gemm.assembly(format, other.processor)
    module = skinny_gemm.optimised(llvm.parse_assembly(pieces), machine)
    (tmp_path / "product.o").write_bytes(machine.emit_object(module))
    program = tmp_path / "program"
    subprocess.run([compiler, "-static", "-o", program, DRIVER, tmp_path / "product.o"], check=True, timeout=100)

    x, weight = operands(format, ROWS, OUTPUTS)
    weights = np.asarray(weight.arrays[0])
    prepared = format in layout.FORMATS and other.processor.dot is not None
    head = np.array([ROWS, INPUTS, OUTPUTS, weights.shape[1], weights.nbytes, prepared], np.int64)
    given = b"".join(np.ascontiguousarray(part).tobytes() for part in (head, np.asarray(x), weights))
    done = subprocess.run(
        [emulator, *other.emulator[1:], program], input=given, capture_output=True, timeout=100, check=True
    )
    check(jnp.asarray(np.frombuffer(done.stdout, np.float32).reshape(ROWS, OUTPUTS)), x, weight)
