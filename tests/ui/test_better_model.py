"""Beside the default model, which is small, the first page offers a better one, and fetches nothing by itself."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace

import pytest

from hfjax_demo import sources
from hfjax_demo.events import ModelState
from hfjax_demo.settings import Settings
from hfjax_demo.ui.chat_components import placeholder_for
from hfjax_demo.ui.model_choices import BETTER_MODEL, better_model
from tests.fakes import FakeManager

from ..catalogue import BUILT_IN

DEFAULT = Settings().default_model


def test_it_is_offered_beside_the_default_model_while_it_is_not_here() -> None:
    manager = FakeManager()
    manager.shelf.fetched = False
    offered = better_model(manager.statuses(), DEFAULT)
    assert offered is not None and offered.spec.name == BETTER_MODEL
    assert better_model(manager.statuses(), "qwen3-0.6b") is None
    for state in (ModelState.FETCHING, ModelState.READY):
        moved = [
            dataclasses.replace(found, state=state if found.spec.name == BETTER_MODEL else found.state)
            for found in manager.statuses()
        ]
        assert better_model(moved, DEFAULT) is None
    assert not manager.shelf.calls, "nothing is fetched"


def test_the_offer_says_what_it_takes_and_has_the_button_of_the_lists() -> None:
    better = BUILT_IN.find(BETTER_MODEL)
    assert better.chat and not better.gated
    offer = placeholder_for("SmolLM2", False, better)
    assert "SmolLM2 is quick, not wise." in offer and ">Fetch 533 MB</button>" in offer
    assert f'data-model="{BETTER_MODEL}"' in offer and "fetch-model" not in placeholder_for("SmolLM2", False)


def test_the_hub_is_not_asked_where_that_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("huggingface_hub.get_session", lambda: pytest.fail("asked"))
    assert not sources.hub_answers()
    monkeypatch.setattr("huggingface_hub.constants.is_offline_mode", lambda: False)

    class Silent:
        def head(self, address: str, timeout: float) -> None:
            assert timeout > 0
            raise OSError(address)

    monkeypatch.setattr("huggingface_hub.get_session", Silent)
    assert not sources.hub_answers()
    for status, answers in ((200, True), (503, False)):
        monkeypatch.setattr(
            Silent, "head", lambda self, address, timeout, status=status: SimpleNamespace(status_code=status)
        )
        assert sources.hub_answers() == answers
