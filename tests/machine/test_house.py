"""Whatever people ask of models that do not all fit into memory: each answer is PyTorch's, each picture what it is alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import kept
from .house import House, Visits, machine
from .kept import play
from .running import run, run_for_long

pytestmark = pytest.mark.usefixtures("engines")

RUNS, STEPS = 8, 25


@pytest.fixture(scope="module")
def visits(tmp_path_factory: pytest.TempPathFactory, shared_cache: Path) -> type[Visits]:
    return machine(House.make(tmp_path_factory.mktemp("house")), shared_cache)


def test_nobody_changes_anothers_answer(visits: type[Visits]) -> None:
    play(visits, kept.VISITS)
    run(visits, RUNS, STEPS)


@pytest.mark.release
def test_for_long_with_fresh_seeds(visits: type[Visits]) -> None:
    run_for_long(visits, STEPS)
