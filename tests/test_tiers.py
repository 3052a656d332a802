"""The tiers of the tests: what is named exists, and what is not named cannot hide."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.text.engine import TextEngine

from .tiers import CHANGE, ENGINE, PROCESS, SAMPLED, mark

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("entry", [*PROCESS, *ENGINE, *CHANGE, SAMPLED])
def test_what_is_named_exists(entry: str) -> None:
    file, _, test = entry.partition("[")[0].partition("::")  # whatever of its parametrisations is named
    assert (ROOT / file).exists(), f"tests/tiers.py names {file}, which is gone"
    assert not test or f"def {test}(" in (ROOT / file).read_text("utf-8")


def test_a_process_that_is_not_named_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"starts a Python process.* tests/tiers\.py"):
        subprocess.run([sys.executable, "-c", ""], check=True)


@pytest.mark.parametrize("engine", [TextEngine, ImageEngine])
def test_an_engine_that_is_not_named_is_refused(engine: Any) -> None:
    with pytest.raises(AssertionError, match=r"loads a model.* tests/tiers\.py"):
        engine()


class Collected:
    """What :func:`mark` uses of a collected test."""

    def __init__(self, nodeid: str) -> None:
        self.nodeid = nodeid
        self.marks: list[pytest.MarkDecorator] = []

    def add_marker(self, marker: pytest.MarkDecorator) -> None:
        self.marks.append(marker)

    def iter_markers(self) -> list[pytest.Mark]:
        return [marker.mark for marker in self.marks]


def test_of_a_sample_the_first_runs_and_every_so_many_th_after_it() -> None:
    seen: Counter[str] = Counter()

    def places(beginning: str, count: int) -> list[int]:
        tests = [Collected(f"{beginning}[{place}]") for place in range(count)]
        for test in tests:
            mark(test, seen)  # type: ignore[arg-type]
        return [place for place, test in enumerate(tests) if not test.marks]

    assert places("tests/bridge/test_a.py::test_one", 2) == [0]
    assert places("tests/bridge/test_a.py::test_two", 6) == [1, 4]  # counted on through the file
    assert places("tests/bridge/test_b.py::test_one", 2) == [0]
    assert places("tests/text/test_gguf.py::test_another", 3) == [0, 1, 2]
