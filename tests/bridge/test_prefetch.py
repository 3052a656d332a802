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

from hfjax_demo.bridge.programs import compiler, restoring
from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.restoring import (
    FIRST_PROGRAMS,
    ProgramPrefetcher,
    RestoredProgram,
    first_programs,
    restore,
)
from hfjax_demo.bridge.programs.store import ProgramStore

X = jax.ShapeDtypeStruct((3,), jnp.float32)
LONG = 600.0


@pytest.fixture
def store(tmp_path: Path) -> ProgramStore:
    return ProgramStore(tmp_path / "programs", {})


def make(store: ProgramStore, *numbers: int, prefetch: ProgramPrefetcher | None = None) -> list[bool]:
    """Make the programs that add these numbers; return which of them were stored."""
    made: list[CompilationReport] = []
    compiler = Compiler(store=store, prefetch=prefetch, on_end=made.append)
    for number in numbers:
        program = compiler.compile(f"adding {number}", lambda x, number=number: x + number, X, key=str(number))
        np.testing.assert_array_equal(program(jnp.zeros(3)), np.full(3, number))
    return [report.stored for report in made]


def needed_first(store: ProgramStore) -> list[str]:
    return [key["what"] for key in first_programs(store)]


def test_what_was_needed_first_is_there_before_it_is_asked_for(
    store: ProgramStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(store, 1, 2, 3)
    assert needed_first(store) == ["adding 1", "adding 2", "adding 3"]
    restored: list[str] = []
    all_three = threading.Event()

    def counted(store: ProgramStore, key: dict[str, Any]) -> RestoredProgram | None:
        found = restore(store, key)
        restored.append(key["what"])
        if len(restored) == 3:
            all_three.set()
        return found

    for module in (restoring, compiler):
        monkeypatch.setattr(module, "restore", counted)
    prefetch = ProgramPrefetcher(store)
    assert all_three.wait(LONG)
    assert all(make(store, 2, 1, 3, 3, prefetch=prefetch))  # in any order; the second time it is no longer kept
    assert restored == ["adding 1", "adding 2", "adding 3", "adding 3"]
    assert needed_first(store) == ["adding 2", "adding 1", "adding 3", "adding 3"]


def test_whoever_asks_waits_for_the_one_in_hand_and_takes_over_those_behind_it(
    store: ProgramStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(store, 1, 2)
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


@pytest.mark.parametrize(
    "spoil", [lambda store, key: store.discard(key), lambda store, key: store.save(key, None, b"torn")]
)
def test_a_program_that_has_gone_is_made_anew(store: ProgramStore, spoil: Callable[..., None]) -> None:
    make(store, 1)
    spoil(store, *first_programs(store))
    prefetch = ProgramPrefetcher(store)
    assert make(store, 1, prefetch=prefetch) == [False]
    prefetch.close()


@pytest.mark.parametrize("note", [None, "words", {"a": 1}, ["words", 3], [{"what": 1}]])
def test_a_list_of_first_programs_that_makes_no_sense_is_none(store: ProgramStore, note: Any) -> None:
    store.save(FIRST_PROGRAMS, note)
    prefetch = ProgramPrefetcher(store)
    make(store, 1, prefetch=prefetch)
    prefetch.close()
    assert needed_first(store) == ["adding 1"]


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
