"""The tiers of the tests: what is named exists, and what is not named cannot hide."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.text.engine import TextEngine

from .tiers import ENGINE, PROCESS, RELEASE

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("entry", [*PROCESS, *ENGINE, *RELEASE])
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
