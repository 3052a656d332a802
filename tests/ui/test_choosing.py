"""What is said of models where one is chosen, their order, and what is fetched only once somebody has said so."""

from __future__ import annotations

import dataclasses
import time
from typing import Any

import gradio as gr
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.catalog.model_access import can_download
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import ModelState
from hfjax_demo.runtime.status import ModelStatus, Speed
from hfjax_demo.settings import Settings
from hfjax_demo.ui import status
from hfjax_demo.ui.model_choices import choices, facts, require_download_confirmation, sort_models
from hfjax_demo.ui.picker import Picker
from tests.fakes import FakeManager

DEFAULT, SMALL, LARGE, GATED = "smollm2-135m-instruct", "gemma-3-270m", "smollm2-1.7b-instruct", "gemma-3-4b-it"
BUDGET = 12 * 10**9


@pytest.fixture
def manager() -> FakeManager:
    manager = FakeManager()
    manager.shelf.fetched = False
    return manager


def told(manager: FakeManager, model: str, speed: float | None = None, **changes: Any) -> list[str]:
    return facts(dataclasses.replace(manager.status(model), **changes), BUDGET, speed)


def test_what_is_said_of_a_model(manager: FakeManager) -> None:
    assert told(manager, SMALL) == ["238 MB to fetch"]
    assert told(manager, SMALL, disk_bytes=238 * 10**6, speed=41.2) == ["here", "41 tok/s"]
    assert told(manager, SMALL, state=ModelState.LOADING) == ["loading…"]
    assert told(manager, GATED, estimated_bytes=10**9) == ["8.6 GB to fetch", "gated", "sees"]
    assert told(manager, LARGE, estimated_bytes=14 * 10**9) == ["3.4 GB to fetch", "too large: takes 14.0 GB of memory"]
    assert told(manager, LARGE, estimated_bytes=14 * 10**9, min_estimated_bytes=10**9) == ["3.4 GB to fetch"]
    ready = {"state": ModelState.READY, "memory_bytes": 14 * 10**9, "estimated_bytes": 14 * 10**9}
    assert told(manager, LARGE, **ready, thinks=True, calls_tools=True) == ["loaded", "thinks", "calls tools"]
    assert told(manager, "emoji-diffusion", speed=0.5) == ["here", "2.0 s/step"]
    assert facts(manager.status(LARGE), BUDGET, None, fetches=False)[1] == "by the page's owner"


def test_those_that_are_here_come_first_and_then_the_small_ones(manager: FakeManager) -> None:
    manager.shelf.place(LARGE, ModelState.READY)
    names = [found.spec.name for found in sort_models(manager.statuses(), ModelKind.TEXT)]
    assert names[:4] == [LARGE, DEFAULT, "lfm2.5-350m-q4", SMALL] and names[-1] == "qwen3.6-35b-a3b", names
    twins = [dataclasses.replace(manager.status(SMALL).spec, name=name, title="Twin") for name in ("a", "b")]
    shown = choices([dataclasses.replace(manager.status(SMALL), spec=spec) for spec in twins], ModelKind.TEXT)
    assert shown == [("Twin (a)", "a"), ("Twin (b)", "b")]


def line(found: ModelStatus, settings: Settings, *, owner: bool) -> tuple[bool, str]:
    """Whether sending is refused, and with which words."""
    try:
        require_download_confirmation(found, settings, owner=owner)
    except InvalidRequest as error:
        return True, str(error)
    return False, ""


def test_what_is_fetched_by_the_way_and_what_is_asked_about(manager: FakeManager) -> None:
    settings = manager.settings
    said = "SmolLM2 1.7B Instruct is not on this machine; press “Fetch 3.4 GB” beside its name first."
    assert line(manager.status(LARGE), settings, owner=True) == (True, said)
    assert line(manager.status(DEFAULT), settings, owner=True)[0] is False
    assert line(manager.status("emoji-diffusion"), settings, owner=True)[0] is False
    for state in (ModelState.FETCHING, ModelState.READY):
        manager.shelf.place(LARGE, state)
        assert line(manager.status(LARGE), settings, owner=True)[0] is False
    found = dataclasses.replace(manager.status(SMALL), disk_bytes=1)
    assert line(found, settings, owner=True)[0] is False
    assert "Fetch 238 MB</button>" in status.model_line(manager.status(SMALL), to_fetch=True)
    here = status.model_line(dataclasses.replace(manager.status(DEFAULT), disk_bytes=93_000_000))
    assert "fetch" not in here and "loads with the first message" in here


def test_visitors_may_have_small_ones_fetched(manager: FakeManager) -> None:
    public = Settings(public=True)
    assert can_download(manager.status(SMALL).spec, public, owner=False)
    assert not can_download(manager.status(LARGE).spec, public, owner=False)
    assert can_download(manager.status(LARGE).spec, public, owner=True)
    assert not can_download(manager.status(SMALL).spec, public.changed(visitor_downloads=False), owner=False)
    assert line(manager.status(LARGE), public, owner=False)[0] is False, "the manager refuses it in its own words"


def test_the_script_is_told_of_all_models_and_has_one_fetched(manager: FakeManager) -> None:
    with gr.Blocks():
        picker = Picker(manager, manager.settings).channel
    manager.shelf.speeds = [Speed(DEFAULT, ModelKind.TEXT, 63.0, time.time())]
    models = picker.look(None)["models"]
    assert models[DEFAULT]["facts"] == ["93 MB to fetch", "63 tok/s"] and not models[DEFAULT]["moving"]
    answer = picker.fetch({"model": SMALL, "kind": "text"})
    assert answer["error"] is None and answer["models"][SMALL]["moving"]
    assert answer["models"][SMALL]["state"] == "fetching 42 of 98 MB (43%)"
    assert manager.shelf.calls == [("load", SMALL, "")]


@pytest.mark.parametrize(
    "asked", [None, 3, [], {}, {"model": SMALL}, {"model": SMALL, "kind": "image"}, {"model": "../x", "kind": "text"}]
)
def test_what_a_stranger_sends_fetches_nothing(manager: FakeManager, asked: object) -> None:
    with gr.Blocks():
        picker = Picker(manager, manager.settings).channel
    assert picker.fetch(asked)["error"].endswith(".") and not manager.shelf.calls
