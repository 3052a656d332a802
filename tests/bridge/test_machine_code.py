"""The kernels' assembly and machine code: for which processor it is made, who finds it, what happens without memory, and the C++
under clang's sanitizer of undefined behaviour, with a page behind each array that nobody may touch (kernel_driver.c)."""

from __future__ import annotations

import dataclasses
import importlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from hfjax_demo.bridge.kernels import custom_calls, dense_product, machine_code, skinny_gemm
from hfjax_demo.bridge.kernels.machine_code import KERNELS, Constants
from hfjax_demo.bridge.kernels.machine_code.processors import CpuFeatures, detect_processor
from hfjax_demo.bridge.weights.precision import EXACT
from hfjax_demo.runtime.worker import is_out_of_memory
from tests import kernel_code

from . import test_other_processors as others

SOURCES = sorted(KERNELS.rglob("*.cc"))
CALL = dataclasses.replace(skinny_gemm.CALLS["float16", EXACT], target="of a test")


@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(KERNELS)))
def test_the_assembly_is_what_the_compiler_makes_of_the_source(source: Path, tmp_path: Path) -> None:
    for path, lanes in kernel_code.texts(source):
        made, kept = kernel_code.compiled(source, lanes, str(tmp_path)), path.read_text(encoding="utf-8")
        assert made == kept, f"{path.name} is another one; run python -m tests.kernel_code"


def test_every_assembly_has_its_source_and_every_constant_a_value() -> None:
    made = {path for source in SOURCES for path, _ in kernel_code.texts(source)}
    assert made == set(KERNELS.rglob("*.ll"))
    with pytest.raises(KeyError, match="stacked"):
        dataclasses.replace(CALL, constants=lambda _: {}).assembly(CpuFeatures(16, None))


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


RECORD_BYTES = 4000  # more than a call's record has, and less than any piece of work wants


def without_memory(text: str, lacks: str) -> str:
    """LLVM assembly whose ``malloc`` has none for a call's record, or for what is larger."""
    compared = "ule" if lacks == "the call" else "ugt"
    own = f"""
define internal ptr @some(i64 %size) {{
  %lacks = icmp {compared} i64 %size, {RECORD_BYTES}
  br i1 %lacks, label %none, label %got
none:
  ret ptr null
got:
  %found = call ptr @malloc(i64 %size)
  ret ptr %found
}}
"""
    called = re.subn(r"(call [^@\n]*)@malloc\(", r"\1@some(", text)
    assert called[1] >= 2
    return called[0] + own


@pytest.mark.parametrize("lacks", ["the call", "a piece"])
def test_a_call_without_memory_is_an_error_of_the_program_that_made_it(lacks: str) -> None:
    processor = machine_code.host_processor()
    if processor is None:
        pytest.skip("this processor has no such products")
    target = f"a_test_where_{lacks.split()[-1]}_lacks_memory"
    machine_code.register_object(
        target, machine_code.make_object(without_memory(dense_product.FLOAT32.assembly(processor), lacks), processor)
    )
    result = jax.ShapeDtypeStruct((128, 96), np.float32)
    product = jax.jit(lambda *given: jax.ffi.ffi_call(target, result)(*given, np.array([48, 64], np.int32)))
    for _ in range(2):
        with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE_EXHAUSTED") as caught:
            product(*(np.ones(size, np.float32) for size in ((128, 64), (96, 64), 96))).block_until_ready()
        assert is_out_of_memory(caught.value)


def test_a_stored_program_finds_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in {path.parent.name for path in KERNELS.glob("*/*.cc")} - {"uninitialized"}:
        calls = importlib.import_module(f"hfjax_demo.bridge.kernels.{name}").CALLS
        assert set(calls.values() if isinstance(calls, dict) else calls) <= set(custom_calls.CALLS), name
    asked: list[str] = []
    monkeypatch.setattr(machine_code, "_register", lambda call: asked.append(call.target))
    for call in custom_calls.CALLS:
        monkeypatch.setattr(machine_code, "_REGISTERED", {})
        custom_calls.register_for(b"... " + call.target.encode() + b" ...")
        assert call.target in asked


def test_a_machine_that_takes_no_code(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def refused(*_: object) -> None:
        raise RuntimeError("no executable memory")

    monkeypatch.setattr(machine_code, "register_object", refused)
    monkeypatch.setattr(machine_code, "_REGISTERED", {})
    assert not skinny_gemm.supports("int8", 256) and "no executable memory" in caplog.text
    monkeypatch.setattr(machine_code, "host_processor", lambda: None)
    assert not CALL.register()


class Processes:
    """Processes one after another that all register the code of :data:`CALL`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.codes: list[bytes] = []  # of each process
        self.made = 0  # by LLVM
        self._patch, self._make = monkeypatch, machine_code.make_object
        monkeypatch.setattr(machine_code, "register_object", lambda _, code: self.codes.append(code))
        monkeypatch.setattr(machine_code, "make_object", self._counted)

    def _counted(self, *given: Any) -> bytes:
        self.made += 1
        return self._make(*given)

    def start(self) -> None:
        self._patch.setattr(machine_code, "_REGISTERED", {})
        assert CALL.register()


@pytest.fixture
def set_folder() -> Iterator[Any]:
    """Sets the folder where JAX keeps what it compiles."""
    name = "jax_compilation_cache_dir"
    before = jax.config.values.get(name)
    yield lambda folder: jax.config.update(name, folder)
    jax.config.update(name, before)


def test_code_is_kept_for_the_next_process(set_folder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_folder(str(tmp_path))
    processes = Processes(monkeypatch)
    processes.start()
    processes.start()
    assert processes.made == 1

    (entry,) = tmp_path.iterdir()
    entry.write_bytes(entry.read_bytes()[:-100])  # torn, it is made anew
    processes.start()
    assert processes.made == 2 and len(set(processes.codes)) == 1
    assert entry.read_bytes().endswith(processes.codes[0])

    monkeypatch.setattr(
        machine_code, "processor_features", lambda: {"processor": "+another"}
    )  # another processor's is not taken
    processes.start()
    assert processes.made == 3 and len(list(tmp_path.iterdir())) == 2

    set_folder(None)  # nothing is kept where JAX keeps nothing
    processes.start()
    assert processes.made == 4 and len(list(tmp_path.iterdir())) == 2


MORE = (
    *(f"stored {format}" for format in ("q3_k", "q4_k", "q8_0", "mxfp4", "int8", "float16")),
    *(f"stored {format}, many rows" for format in others.MANY_ROWS),
    *others.ROUNDED,
    *(name for name in others.UNSTORED if name not in ("whole attention", "chunk of a prompt", "group norm")),
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


@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize(
    "name",
    [
        "stored q4_1",
        "whole attention",
        "chunk of a prompt",
        "group norm",
        *(pytest.param(name, marks=pytest.mark.release) for name in MORE),
    ],
)
def test_nothing_is_undefined(name: str, tmp_path: Path, cache: Path) -> None:
    here = others.other_named(others.HERE).processor
    call = others.INVOCATIONS[name]()
    source = KERNELS / f"{call.kernel.kernel}.cc"
    made = program(source, here.lanes, call.kernel.constants(here), tmp_path, cache)
    call.check(others.called([str(made), "guarded"], call))


@pytest.mark.usefixtures("processes")
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
