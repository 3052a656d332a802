"""Compile the kernels to the LLVM assembly that is committed next to their C++: ``python -m tests.kernel_code``.

The compiler is clang of the package ``ziglang`` in requirements-dev.txt, with the same LLVM version as llvmlite, which reads the
result. The assembly is not optimized: the committed text is shorter, and the machine that runs the program optimizes it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import jax

from hfjax_demo.bridge.kernels.machine_code import FAMILIES, KERNELS

X86 = "x86_64-linux-gnu"
# All features that a kernel may use: code for features that a processor lacks is not reached on it, and is dropped.
TARGETS = {
    16: (X86, *(f"-mavx512{name}" for name in ("f", "bw", "vl", "dq", "vnni", "bf16")), "-mfma", "-mf16c"),
    8: (X86, "-mavx2", "-mfma", "-mf16c", "-mavxvnni"),
    4: ("aarch64-linux-gnu", "-mcpu=generic+dotprod"),
}
# One rounding for an explicit fma and two otherwise, on every processor; no features that need a runtime library.
LANGUAGE = (
    "-std=c++20",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-stack-protector",
    "-g0",
)
TO_TEXT = ("-O1", "-Xclang", "-disable-llvm-passes", "-fno-sanitize=all", "-S", "-emit-llvm")
INCLUDED = (str(KERNELS / "machine_code"), jax.ffi.include_dir())


# Names of this machine's files, and of clang's target processor: at run time LLVM is given the actual processor.
_NAMES = re.compile(r"^(?:; ModuleID|source_filename|target datalayout|target triple) = .*\n", re.MULTILINE)
_PROCESSOR = re.compile(
    r' ?"(?:target-cpu|target-features|tune-cpu|min-legal-vector-width'
    r'|stack-protector-buffer-size|frame-pointer|no-trapping-math)"="[^"]*"'
)
_NO_ATTRIBUTES = re.compile(r"^(attributes #\d+ = )\{ *\}", re.MULTILINE)


def compiler(lanes: int) -> list[str]:
    """Return the command that compiles C++ for a family of vector registers."""
    target, *features = TARGETS[lanes]
    return [
        *(sys.executable, "-m", "ziglang", "c++", "-target", target, *features, *LANGUAGE),
        *(f"-I{folder}" for folder in INCLUDED),
        f"-DLANES={lanes}",
    ]


def environment(cache: str) -> dict[str, str]:
    return {**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}


def texts(source: Path) -> Iterator[tuple[Path, int]]:
    yield from ((source.with_suffix(f".{family}.ll"), lanes) for lanes, family in FAMILIES.items())


def compiled(source: Path, lanes: int, cache: str) -> str:
    """Compile a kernel to LLVM assembly without the names of files and processors."""
    into = Path(cache) / "kernel.ll"
    command = [*compiler(lanes), *TO_TEXT, "-o", str(into), str(source)]
    subprocess.run(command, env=environment(cache), check=True, capture_output=True, text=True)
    text = _NAMES.sub("", _PROCESSOR.sub("", into.read_text("utf-8")))
    return _NO_ATTRIBUTES.sub(r"\1{ nounwind }", text)


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        for source in sorted(KERNELS.rglob("*.cc")):
            for path, lanes in texts(source):
                path.write_text(compiled(source, lanes, cache), encoding="utf-8")
                print(path.relative_to(KERNELS))


if __name__ == "__main__":
    main()
