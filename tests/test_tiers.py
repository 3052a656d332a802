"""The tiers of the tests: what takes long cannot hide among the quick ones."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.text.engine import TextEngine

from .tiers import mark
from .ui.serving import Served


def test_a_process_that_was_not_asked_for_is_refused() -> None:
    with pytest.raises(AssertionError, match=r'starts a Python process.*usefixtures\("processes"\)'):
        subprocess.run([sys.executable, "-c", ""], check=True)


@pytest.mark.parametrize(("create", "fixture"), [(TextEngine, "engines"), (ImageEngine, "engines"), (Served, "pages")])
def test_what_was_not_asked_for_is_refused(create: Any, fixture: str) -> None:
    with pytest.raises(AssertionError, match=rf'make check.*usefixtures\("{fixture}"\)'):
        create()


class Collected:
    """What :func:`mark` uses of a collected test."""

    def __init__(self, nodeid: str, fixtures: Sequence[str] = ()) -> None:
        self.nodeid = nodeid
        self.fixturenames = fixtures
        self.marks: list[str] = []

    def add_marker(self, marker: pytest.MarkDecorator) -> None:
        self.marks.append(marker.name)

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None


def test_what_a_test_uses_is_its_tier() -> None:
    test = Collected("tests/test_a.py::test_one", ("tmp_path", "engines", "processes", "pages", "browser"))
    mark(test, Counter())  # type: ignore[arg-type]
    assert test.marks == ["engine", "process", "page", "browser"]


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
    assert places("tests/bridge/test_programs.py::test_one", 3) == [0, 1, 2]
    assert places("tests/text/test_gguf.py::test_another", 3) == [0, 1, 2]
