"""The kernels' C++ under clang's sanitizer of undefined behaviour, on the processor that is here.

The arguments are those of test_other_processors.py. A page that nobody may touch lies behind each array (kernel_driver.c): the
compiler's package has no sanitizer of addresses.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from hfjax_demo.bridge.kernels.machine_code import KERNELS, Constants
from tests import kernel_code

from . import test_other_processors as others

pytestmark = pytest.mark.usefixtures("processes")

MORE = (
    *(f"stored {format}" for format in ("q3_k", "q4_k", "q8_0", "mxfp4", "int8", "float16")),
    *(name for name in others.UNSTORED if name not in ("whole attention", "group norm")),
)
SANITIZED = ("-O0", "-fsanitize=undefined", "-fsanitize-trap=undefined", "-Wno-pass-failed")


def program(source: Path, lanes: int, constants: Constants, folder: Path, cache: Path) -> Path:
    """A kernel's C++ with these values of its constants and with its driver, sanitized."""
    lines = ["#include <stdint.h>"]
    for name, value in constants.items():
        if isinstance(value, int):
            lines.append(f"const int32_t {name} = {int(value)};")
        else:
            lines.append(f"const uint8_t {name}[] = {{{', '.join(map(str, value))}}};")
    (folder / "constants.c").write_text("\n".join(lines) + "\n", encoding="utf-8")
    files = ["-c", str(source), "-o", str(folder / "kernel.o")]
    compile_it = [*kernel_code.compiler(lanes), *SANITIZED, *files]
    link = ["gcc", others.driver("gcc", folder), folder / "constants.c", folder / "kernel.o"]
    environment = kernel_code.environment(str(cache))
    for command in (compile_it, [*link, "-o", folder / "program"]):
        subprocess.run(command, env=environment, check=True, timeout=300)
    return folder / "program"


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the compiler: a kernel is compiled once, whatever its constants."""
    return tmp_path_factory.mktemp("compiler")


@pytest.mark.parametrize(
    "name",
    ["stored q4_1", "whole attention", "group norm", *(pytest.param(name, marks=pytest.mark.release) for name in MORE)],
)
def test_nothing_is_undefined(name: str, tmp_path: Path, cache: Path) -> None:
    here = others.other_named(others.HERE).processor  # type: ignore[union-attr]
    call = others.INVOCATIONS[name]()
    source = KERNELS / f"{call.kernel.kernel}.cc"
    made = program(source, here.lanes, call.kernel.constants(here), tmp_path, cache)
    call.check(others.called([str(made), "guarded"], call))


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
        made = program(source, 8, {}, tmp_path, cache)
        given = (
            np.array([1, 1, 8, 1, 6, *[1] * 4], np.int64),
            np.zeros(6, np.int64),
            np.array([8, 1, 1, *[1] * 4], np.int64),
        )
        done = subprocess.run(
            [made, "guarded"], input=b"".join(part.tobytes() for part in given), capture_output=True, check=False
        )
        assert done.returncode != 0
