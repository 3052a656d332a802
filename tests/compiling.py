"""Fast compilation, for tests that do not check the last bits of results."""

from __future__ import annotations

import os
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import pytest

# XLA's compiler takes most of the time of a test run: for the first prefill program of a tiny Llama 4.3 seconds of the processor
# with the options of production, and 0.7 with these.
OPTIONS: dict[str, Any] = {
    "xla_backend_optimization_level": 0,
    "xla_cpu_parallel_codegen_split_count": 1,
    "xla_cpu_use_fusion_emitters": False,
}
FOR_PEOPLE: dict[str, Any] = {  # XLA's defaults
    "xla_backend_optimization_level": 3,
    "xla_cpu_parallel_codegen_split_count": 32,
    "xla_cpu_use_fusion_emitters": True,
}
FLAGS = " ".join(f"--{name}={str(value).lower()}" for name, value in OPTIONS.items())


def compile_quickly(environ: MutableMapping[str, str]) -> None:
    """Make processes with this environment compile everything with :data:`OPTIONS`: the engines' programs, and the single
    operations that JAX compiles in between. XLA reads the environment once."""
    flags = environ.get("XLA_FLAGS", "")
    if FLAGS not in flags:
        environ["XLA_FLAGS"] = f"{flags} {FLAGS}".strip()


@contextmanager
def compiling_for_people() -> Iterator[None]:
    """Compile with the options of production in this ``with`` block, in this process's engines and in processes it starts."""
    from hfjax_demo.bridge.programs import compiler

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XLA_FLAGS", os.environ.get("XLA_FLAGS", "").replace(FLAGS, "").strip())
        patch.setattr(compiler, "CPU_OPTIONS", compiler.CPU_OPTIONS | FOR_PEOPLE)
        yield
