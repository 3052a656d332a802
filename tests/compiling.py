"""Compiling quickly, for tests that are about something else than the last bits of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

# Most of a test run goes by in LLVM. Without its optimisations, and without cutting small programs into many pieces for it, an
# engine's programs take little more than half as long to compile.
OPTIONS = {"xla_backend_optimization_level": 0, "xla_cpu_parallel_codegen_split_count": 1}


@contextmanager
def compiling_quickly() -> Iterator[None]:
    """Within it, this process's engines compile with :data:`OPTIONS` besides the program's own."""
    from hfjax_demo.bridge.programs import compiler

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiler, "CPU_OPTIONS", compiler.CPU_OPTIONS | OPTIONS)
        yield
