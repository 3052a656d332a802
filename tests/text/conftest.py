"""One tiny model, its engine and plain PyTorch, for every test of this folder that leaves them as they were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..tiny_models import VOCABULARY, Reference


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tiny_models.make_model(tmp_path_factory.mktemp("llama") / "model", "llama")
    # An end token that does not exist: what ends an answer here is always the test.
    return tiny_models.with_stop_ids(path, path.parent / "endless", [VOCABULARY])


@pytest.fixture(scope="session")
def shared_engine(folder: Path) -> TextEngine:
    return tiny_models.load(folder)


@pytest.fixture(scope="session")
def reference(folder: Path) -> Reference:
    return Reference(folder)


@pytest.fixture
def engine(shared_engine: TextEngine) -> Iterator[TextEngine]:
    """An engine with empty slots; whatever a test leaves behind is noticed."""
    shared_engine.fail(RuntimeError("the next test begins"))
    yield shared_engine
    assert not shared_engine.has_work and not shared_engine.sequences
    assert not any(slot.busy for slot in shared_engine._slots.table.slots), "a slot was never freed"
