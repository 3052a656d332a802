"""Outcomes of the browser tests, which act as users on the page."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def names() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "browser").glob("test_*.py"))


def entries(chosen: Sequence[str], cache: Path) -> Iterator[tuple[str, Any]]:
    """Yield the outcome of each test in these files, by test id."""
    os.environ["HFJAX_TEST_CACHE"] = str(cache)
    outcomes = Outcomes()
    pytest.main(["-q", "--rootdir", str(ROOT), *(str(ROOT / name) for name in chosen)], plugins=[outcomes])
    yield from outcomes.found.items()


class Outcomes:
    """A pytest plugin that records the outcome of each test: the last of setup, call and teardown that did not pass."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed" or report.nodeid not in self.found:
            self.found[report.nodeid] = report.outcome
