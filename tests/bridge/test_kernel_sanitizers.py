"""The kernels' C++ under clang's sanitizer of undefined behaviour, on the processor that is here.

The arguments are those of test_other_processors.py. A page that nobody may touch lies behind each array (kernel_driver.c): the
compiler's package has no sanitizer of addresses.
"""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hfjax_demo.bridge.kernels import direct_convolution
from hfjax_demo.bridge.kernels.machine_code import native
from tests import kernel_code

from . import test_decode_attention
from . import test_other_processors as others

pytestmark = pytest.mark.usefixtures("processes")

FORMATS = ("q3_k", "q4_k", "q8_0", "mxfp4", "int8", "float16")
SANITIZED = ("-O0", "-fsanitize=undefined", "-fsanitize-trap=undefined", "-Wno-pass-failed")


@dataclass(frozen=True)
class Kernel:
    """What :func:`native.assembly` was asked for."""

    source: Path
    lanes: int
    constants: Mapping[str, int | Sequence[int]]

    def definitions(self) -> str:
        """C that gives the constants their values."""
        lines = ["#include <stdint.h>"]
        for name, value in self.constants.items():
            if isinstance(value, int):
                lines.append(f"const int32_t {name} = {int(value)};")
            else:
                lines.append(f"const uint8_t {name}[] = {{{', '.join(map(str, value))}}};")
        return "\n".join(lines) + "\n"


def program(kernel: Kernel, folder: Path, cache: Path) -> Path:
    """The kernel with its driver, sanitized."""
    (folder / "constants.c").write_text(kernel.definitions(), encoding="utf-8")
    files = ["-c", str(kernel.source), "-o", str(folder / "kernel.o")]
    compile_it = [*kernel_code.compiler(kernel.lanes), *SANITIZED, *files]
    link = ["gcc", others.driver("gcc", folder), folder / "constants.c", folder / "kernel.o"]
    environment = kernel_code.environment(str(cache))
    for command in (compile_it, [*link, "-o", folder / "program"]):
        subprocess.run(command, env=environment, check=True, timeout=300)
    return folder / "program"


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the compiler: a kernel is compiled once, whatever its constants."""
    return tmp_path_factory.mktemp("compiler")


@pytest.fixture
def _sanitized(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """What the tests of other processors call is this."""

    def call(_: Any, kernel: Any, arguments: Sequence[np.ndarray], results: Any, folder: Path) -> np.ndarray:
        made = kernel.assembly(others.other_named(others.HERE).processor)
        return others.called([str(program(made, folder, cache)), "guarded"], arguments, results)

    def asked(name: str, lanes: int, constants: Mapping[str, int | Sequence[int]]) -> Kernel:
        return Kernel(native.KERNELS / f"{name}.cc", lanes, constants)

    monkeypatch.setattr(native, "assembly", asked)
    monkeypatch.setattr(others, "call_elsewhere", call)


@pytest.mark.usefixtures("_sanitized")
@pytest.mark.parametrize("format", ["q4_1", *(pytest.param(name, marks=pytest.mark.release) for name in FORMATS)])
def test_products_with_stored_weights(format: str, tmp_path: Path) -> None:
    others.test_a_product_on_another_processor(format, others.HERE, tmp_path)


@pytest.mark.release
@pytest.mark.usefixtures("_sanitized")
@pytest.mark.parametrize("dtype", test_decode_attention.KEPT)
def test_decode_attention_of_a_step(dtype: str, tmp_path: Path) -> None:
    others.test_decode_attention_on_another_processor(others.HERE, dtype, tmp_path)


@pytest.mark.release
@pytest.mark.usefixtures("_sanitized")
@pytest.mark.parametrize("form", direct_convolution.PixelAccess)
def test_convolutions(form: direct_convolution.PixelAccess, tmp_path: Path) -> None:
    others.test_a_convolution_on_another_processor(others.HERE, form, tmp_path)


@pytest.mark.usefixtures("_sanitized")
def test_attention_products_and_norms(tmp_path: Path) -> None:
    others.test_dense_attention_on_another_processor(others.HERE, tmp_path)
    others.test_a_product_of_many_rows_on_another_processor(others.HERE, tmp_path)
    others.test_a_group_norm_on_another_processor(others.HERE, tmp_path)


def test_what_is_wrong_is_found(tmp_path: Path, cache: Path) -> None:
    """A kernel that overflows, and one that reads behind an array."""
    others.other_named(others.HERE)  # skips where there are no kernels
    for wrong in ("call.sizes(0)[0] * INT64_MAX", "call.argument<int64_t>(0)[call.sizes(0)[0]]"):
        source = tmp_path / "wrong.cc"
        source.write_text(
            '#include "handler.h"\n'
            f"static Plan plan(const Call& call) {{ return {{({wrong}) ? 1 : 2, 1}}; }}\n"
            "static void prepare(const Call&, int64_t, int64_t) {}\n"
            "static bool piece(const Call&, int64_t, int64_t) { return true; }\n",
            encoding="utf-8",
        )
        made = program(Kernel(source, 8, {}), tmp_path, cache)
        given = (
            np.array([1, 1, 8, 1, 6, *[1] * 4], np.int64),
            np.zeros(6, np.int64),
            np.array([8, 1, 1, *[1] * 4], np.int64),
        )
        done = subprocess.run(
            [made, "guarded"], input=b"".join(part.tobytes() for part in given), capture_output=True, check=False
        )
        assert done.returncode != 0
