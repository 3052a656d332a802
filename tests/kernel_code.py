"""Compiles the kernels to the LLVM assembly that is committed beside their C++: ``python -m tests.kernel_code``.

The compiler is clang, as the package ``ziglang`` of requirements-dev.txt brings it: of the same version of LLVM as llvmlite's,
which reads the result. Nothing is optimised: that is done on the machine that runs the program, and a shorter text is
committed.
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

from hfjax_demo.bridge.kernels.machine_code.native import FAMILIES, KERNELS

X86 = "x86_64-linux-gnu"
# Whatever a kernel may ask for: what a processor lacks is not reached there, and dropped.
TARGETS = {
    16: (X86, *(f"-mavx512{name}" for name in ("f", "bw", "vl", "dq", "vnni", "bf16")), "-mfma", "-mf16c"),
    8: (X86, "-mavx2", "-mfma", "-mf16c", "-mavxvnni"),
    4: ("aarch64-linux-gnu", "-mcpu=generic+dotprod"),
    None: (X86,),
}
# One rounding where the code says fma and two elsewhere, whatever the processor has; nothing that wants a runtime library.
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


# What names this machine's files, or the processor that clang was told of: LLVM is told of the one at hand.
_NAMES = re.compile(r"^(?:; ModuleID|source_filename|target datalayout|target triple) = .*\n", re.MULTILINE)
_PROCESSOR = re.compile(
    r' ?"(?:target-cpu|target-features|tune-cpu|min-legal-vector-width'
    r'|stack-protector-buffer-size|frame-pointer|no-trapping-math)"="[^"]*"'
)
_NO_ATTRIBUTES = re.compile(r"^(attributes #\d+ = )\{ *\}", re.MULTILINE)


def compiler(lanes: int | None) -> list[str]:
    """The command that compiles C++ for a family of registers."""
    target, *features = TARGETS[lanes]
    return [
        *(sys.executable, "-m", "ziglang", "c++", "-target", target, *features, *LANGUAGE),
        *(f"-I{folder}" for folder in INCLUDED),
        *(() if lanes is None else (f"-DLANES={lanes}",)),
    ]


def environment(cache: str) -> dict[str, str]:
    """Of the compiler, which keeps what it has made."""
    return {**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}


def texts(source: Path) -> Iterator[tuple[Path, int | None]]:
    """The files that a kernel is compiled to, and for which registers."""
    if "vectors.h" not in source.read_text(encoding="utf-8") and "handler.h" not in source.read_text(encoding="utf-8"):
        yield source.with_suffix(".ll"), None
        return
    yield from ((source.with_suffix(f".{family}.ll"), lanes) for lanes, family in FAMILIES.items())


def compiled(source: Path, lanes: int | None, cache: str) -> str:
    """A kernel as LLVM's assembly, without the names of files and processors.

    Raises:
        subprocess.CalledProcessError: the compiler refuses it.
    """
    into = Path(cache) / "kernel.ll"
    command = [*compiler(lanes), *TO_TEXT, "-o", str(into), str(source)]
    subprocess.run(command, env=environment(cache), check=True, capture_output=True, text=True)
    text = _NAMES.sub("", _PROCESSOR.sub("", into.read_text("utf-8")))
    return _NO_ATTRIBUTES.sub(r"\1{ nounwind }", text)


def main() -> None:
    """Compile all of them."""
    with tempfile.TemporaryDirectory() as cache:
        for source in sorted(KERNELS.rglob("*.cc")):
            for path, lanes in texts(source):
                path.write_text(compiled(source, lanes, cache), encoding="utf-8")
                print(path.relative_to(KERNELS))


if __name__ == "__main__":
    main()
