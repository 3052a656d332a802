"""Compiling quickly, for tests that are about something else than the last bits of numbers."""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import pytest

# Most of a test run goes by in XLA's compiler. Measured on a tiny Llama's first program for a prompt, in seconds of processor
# time: 4.3 as the program compiles for people; 2.3 without LLVM's optimisations and without cutting small programs into many
# pieces for it; 0.7 where fusions, too, are written in LLVM's language at once and not by way of MLIR's.
OPTIONS: dict[str, Any] = {
    "xla_backend_optimization_level": 0,
    "xla_cpu_parallel_codegen_split_count": 1,
    "xla_cpu_use_fusion_emitters": False,
}
FOR_PEOPLE: dict[str, Any] = {  # XLA's own
    "xla_backend_optimization_level": 3,
    "xla_cpu_parallel_codegen_split_count": 32,
    "xla_cpu_use_fusion_emitters": True,
}
FLAGS = " ".join(f"--{name}={str(value).lower()}" for name, value in OPTIONS.items())


def compile_quickly(environ: MutableMapping[str, str]) -> None:
    """Have processes with this environment compile whatever they compile with :data:`OPTIONS`: the engines' programs, and the
    single operations that JAX compiles by the way. XLA reads it once."""
    flags = environ.get("XLA_FLAGS", "")
    if FLAGS not in flags:
        environ["XLA_FLAGS"] = f"{flags} {FLAGS}".strip()


@contextmanager
def compiling_for_people() -> Iterator[None]:
    """Within it, this process's engines compile as the program does for people, and so do the processes that it starts."""
    from hfjax_demo.bridge.programs import compiler

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XLA_FLAGS", os.environ.get("XLA_FLAGS", "").replace(FLAGS, "").strip())
        patch.setattr(compiler, "CPU_OPTIONS", compiler.CPU_OPTIONS | FOR_PEOPLE)
        yield
