"""Programs that are brought back before anybody asks for them."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.programs import restoring
from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.restoring import (
    MAX_FIRST_PROGRAMS,
    ProgramPrefetcher,
    RestoredProgram,
    first_programs,
    restore,
)
from hfjax_demo.bridge.programs.store import ProgramStore

X = jax.ShapeDtypeStruct((3,), jnp.float32)
LONG = 60.0


@pytest.fixture
def store(tmp_path: Path) -> ProgramStore:
    return ProgramStore(tmp_path / "programs", {})


def make(compiler: Compiler, number: int) -> Any:
    def add(x: jax.Array) -> jax.Array:
        return x + number

    program = compiler.compile(f"adding {number}", add, X, key=str(number))
    np.testing.assert_array_equal(program(jnp.zeros(3)), np.full(3, number))
    return program


def test_what_was_needed_first_is_there_before_it_is_asked_for(
    store: ProgramStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Compiler(store=store)
    for number in (1, 2, 3):
        make(first, number)
    assert [key["what"] for key in first_programs(store)] == ["adding 1", "adding 2", "adding 3"]

    restored: list[str] = []
    right = restoring.restore

    def counted(store: ProgramStore, key: dict[str, Any]) -> RestoredProgram | None:
        restored.append(key["what"])
        return right(store, key)

    monkeypatch.setattr(restoring, "restore", counted)
    monkeypatch.setattr("hfjax_demo.bridge.programs.compiler.restore", counted)
    prefetch = ProgramPrefetcher(store)
    prefetch._thread.join(LONG)
    assert restored == ["adding 1", "adding 2", "adding 3"]
    made: list[CompilationReport] = []
    second = Compiler(store=store, prefetch=prefetch, on_end=made.append)
    for number in (2, 1, 3, 3):  # in any order; the second time it is no longer kept
        make(second, number)
    assert all(program.stored for program in made)
    assert restored[3:] == ["adding 3"]
    assert [key["what"] for key in first_programs(store)] == ["adding 2", "adding 1", "adding 3", "adding 3"]


def test_whoever_asks_waits_for_the_one_in_hand_and_takes_over_those_behind_it(
    store: ProgramStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Compiler(store=store)
    for number in (1, 2):
        make(first, number)
    begun, go_on = threading.Event(), threading.Event()

    def held_up(store: ProgramStore, key: dict[str, Any]) -> RestoredProgram | None:
        begun.set()
        assert go_on.wait(LONG)
        return restore(store, key)

    monkeypatch.setattr(restoring, "restore", held_up)
    prefetch = ProgramPrefetcher(store)
    assert begun.wait(LONG)
    one, two = first_programs(store)
    assert prefetch.take(two) is None
    found: list[RestoredProgram | None] = []
    waiting = threading.Thread(target=lambda: found.append(prefetch.take(one)))
    waiting.start()
    waiting.join(0.1)
    assert waiting.is_alive()
    go_on.set()
    waiting.join(LONG)
    assert found[0] is not None
    prefetch.close()
    assert prefetch.take(one) is None


@pytest.mark.parametrize("spoil", [lambda path: path.unlink(), lambda path: path.write_bytes(b"torn")])
def test_a_program_that_has_gone_is_made_anew(
    store: ProgramStore, tmp_path: Path, spoil: Callable[[Path], Any]
) -> None:
    make(Compiler(store=store), 1)
    (key,) = first_programs(store)
    spoil(store._path(store._full(key)))
    made: list[CompilationReport] = []
    prefetch = ProgramPrefetcher(store)
    make(Compiler(store=store, prefetch=prefetch, on_end=made.append), 1)
    assert not made[0].stored
    prefetch.close()


@pytest.mark.parametrize("note", [None, "words", {"a": 1}, ["words", 3], [{"what": 1}]])
def test_a_list_of_first_programs_that_makes_no_sense_is_none(store: ProgramStore, note: Any) -> None:
    store.save(restoring.FIRST_PROGRAMS, note)
    prefetch = ProgramPrefetcher(store)
    make(Compiler(store=store, prefetch=prefetch), 1)
    prefetch.close()
    assert [key["what"] for key in first_programs(store)] == ["adding 1"]


def test_only_the_first_are_remembered(store: ProgramStore) -> None:
    compiler = Compiler(store=store)
    for number in range(MAX_FIRST_PROGRAMS + 2):
        make(compiler, number)
    assert len(first_programs(store)) == MAX_FIRST_PROGRAMS


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_neither_this_nor_the_manager_nor_the_page_imports_what_takes_long() -> None:
    code = """
import sys
import hfjax_demo.bridge.programs.restoring, hfjax_demo.runtime.manager, hfjax_demo.ui.layout
print([name for name in ("torch", "transformers", "diffusers", "torchax") if name in sys.modules])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600, check=True)
    assert run.stdout.strip() == "[]"
