"""Three tiny text models, managers that are closed afterwards, and engines that can be made to stand still."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory import usage
from hfjax_demo.settings import Settings
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..holding import hold_answers
from ..tiny_models import VOCABULARY, Reference
from .fake_models import Fakes


@pytest.fixture(autouse=True)
def _no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets of a few kilobytes: the memory of the process that runs the tests does not count."""
    monkeypatch.setattr(usage, "process_memory", lambda: 0)


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Three models without an end token."""
    root = tmp_path_factory.mktemp("models")
    paths = []
    for seed in range(3):
        plain = tiny_models.make_model(root / f"plain{seed}", "llama", seed=seed)
        paths.append(str(tiny_models.with_stop_ids(plain, root / f"model{seed}", [VOCABULARY])))
    return paths


@pytest.fixture(scope="session")
def references(folders: list[str]) -> list[Reference]:
    return [Reference(Path(folder)) for folder in folders]


class Paused(set[TextEngine]):
    """Engines in this set stand still, while the device thread goes on with everything else. Until it is cleared, so do answers
    of ``FOREVER`` tokens that have begun (:mod:`tests.holding`)."""

    holds = True

    def clear(self) -> None:
        super().clear()
        self.holds = False


@pytest.fixture
def paused() -> Iterator[Paused]:
    engines = Paused()
    with pytest.MonkeyPatch.context() as patch:
        hold_answers(patch.setattr, lambda: engines.holds)
        right = TextEngine.step
        patch.setattr(TextEngine, "step", lambda self: time.sleep(0.001) if self in engines else right(self))
        yield engines


@pytest.fixture
def make(shared_cache: Path, paused: Paused) -> Iterator[Callable[..., ModelManager]]:
    managers: list[ModelManager] = []

    def build(**changes: Any) -> ModelManager:
        values = {"cache_dir": shared_cache, "compile_ahead": False} | changes
        manager = ModelManager(tiny_models.settings(**values))
        managers.append(manager)
        return manager

    yield build
    for manager in managers:
        manager.close()


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Fakes]:
    made = Fakes(monkeypatch, tmp_path)
    yield made
    made.go_on()


@pytest.fixture
def pool(fakes: Fakes, tmp_path: Path) -> Iterator[Callable[..., ModelManager]]:
    """Makes managers whose models are fakes."""
    managers: list[ModelManager] = []

    def build(**changes: Any) -> ModelManager:
        managers.append(ModelManager(Settings(**{"cache_dir": tmp_path / "cache"} | changes)))
        return managers[-1]

    yield build
    fakes.go_on()
    for manager in managers:
        manager.close()
