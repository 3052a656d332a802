"""A remote model on the page: the line about it, what is said while it is silent, and its row in the Models tab."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import gradio as gr
import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Event, Finished, FinishReason, LoadProgress, ModelState, TextDelta, TextStatistics
from hfjax_demo.lab.experiments import EXPERIMENTS
from hfjax_demo.settings import MAX_REMOTE_REQUESTS, Settings
from hfjax_demo.ui import status
from hfjax_demo.ui.models import ModelsTab
from hfjax_demo.ui.models_status import memory, row
from hfjax_demo.ui.requests import max_text_requests
from hfjax_demo.ui.views import text_views
from tests.fakes import FakeManager

WHERE = "10.0.0.5:8000"


@pytest.fixture
def manager() -> FakeManager:
    return FakeManager(Settings(remote=f"crowd=http://{WHERE}/v1/secret-path", remote_key="sk-secret"))


def shown(manager: FakeManager, **changes: Any) -> dict[str, Any]:
    return row(dataclasses.replace(manager.status("crowd"), **changes), 10**9)


def test_the_line_and_the_row_say_where_and_nothing_else(manager: FakeManager) -> None:
    found = manager.status("crowd")
    line = status.model_line(found)
    assert f"remote: {WHERE}" in line and "fetch" not in line
    told = shown(manager, disk_bytes=0, estimated_bytes=None)
    assert (told["task"], told["remote"], told["disk"], told["memory"]) == ("Text", WHERE, "", "")
    assert (told["state"], told["tone"], told["actions"]) == ("Not checked yet", "absent", ["check"])
    assert ("From", f"remote server {WHERE}") in told["facts"] and told["precisions"] == []
    assert "secret" not in repr(told) + line


@pytest.mark.parametrize(
    ("changes", "state", "tone", "actions"),
    [
        ({"state": ModelState.CONNECTING, "message": "h"}, "Connecting", "moving", []),
        ({"state": ModelState.READY}, "Reachable", "ready", ["check"]),
        ({"state": ModelState.READY, "active_requests": 1}, "Answering", "busy", ["check"]),
        ({"state": ModelState.READY, "active_requests": 7}, "Answering 7", "busy", ["check"]),
        ({"state": ModelState.FAILED, "message": "The remote server at h failed."}, "Failed", "failed", ["check"]),
    ],
)
def test_how_it_stands(
    manager: FakeManager, changes: dict[str, Any], state: str, tone: str, actions: list[str]
) -> None:
    told = shown(manager, **changes)
    assert (told["state"], told["tone"], told["actions"]) == (state, tone, actions)


def test_it_is_checked_and_never_loaded(manager: FakeManager) -> None:
    with gr.Blocks():
        tab = ModelsTab(manager, manager.settings)
    with pytest.raises(InvalidRequest, match="runs on a remote server"):
        tab.act({"action": "load", "model": "crowd", "dtype": None})
    with pytest.raises(InvalidRequest, match="Only models of remote servers"):
        tab.act({"action": "check", "model": "qwen3-0.6b", "dtype": None})
    assert manager.status("crowd").state is ModelState.ABSENT
    tab.act({"action": "check", "model": "crowd", "dtype": "int8"})
    assert manager.status("crowd").state is not ModelState.ABSENT


def test_it_takes_no_memory_here_and_runs_no_experiment(manager: FakeManager) -> None:
    statuses = manager.statuses()
    assert memory(manager.device_status(), statuses)["loaded"] == f"0 of {len(statuses) - 1} loaded"
    for experiment in EXPERIMENTS.values():
        assert "crowd" not in [spec.name for spec in experiment.models_in(manager.catalog)]


def test_the_page_waits_for_as_many_answers_as_there_can_be(manager: FakeManager) -> None:
    settings = manager.settings
    here = settings.slots + settings.max_queue
    assert max_text_requests(manager.catalog, settings) == here + MAX_REMOTE_REQUESTS + settings.max_queue
    assert max_text_requests(FakeManager().catalog, settings) == here


def _statistics(**changes: Any) -> TextStatistics:
    values = {"prompt_tokens": 9, "reused_tokens": 0, "completion_tokens": 3, "context_length": 0, "ttft_s": 0.2}
    rates = {"prefill_tokens_per_s": 0.0, "decode_tokens_per_s": 9.0, "load_s": 0.0, "compile_s": 0.0}
    return TextStatistics(**{**values, **rates, "device": "there", "seed": None, **changes})  # type: ignore[arg-type]


def test_what_only_the_server_knows_is_not_told() -> None:
    first, *rest = status.text_statistics(Finished(FinishReason.STOP, _statistics()))
    assert "9.0 tok/s" in first and not any("prefill" in each or "seed" in each for each in rest)
    assert "seed 0" in status.text_statistics(Finished(FinishReason.STOP, _statistics(seed=0)))
    uncounted = Finished(FinishReason.STOP, _statistics(prompt_tokens=0, completion_tokens=0))
    assert status.text_statistics(uncounted) == []
    assert status.text_finished_line(uncounted) == '<span class="facts"><span class="fact">Finished</span></span>'


def test_silence_is_said_before_and_within_an_answer() -> None:
    def events() -> Iterator[Event]:
        yield LoadProgress("crowd", ModelState.CONNECTING, "h:1")
        yield TextDelta("Once", ())
        yield LoadProgress("crowd", ModelState.CONNECTING, "nothing from h:1 for 15 s")
        yield TextDelta(" upon", ())
        yield LoadProgress("crowd", ModelState.COMPILING, "decode")  # which concerns nobody who reads an answer
        yield Finished(FinishReason.STOP, _statistics())

    lines = [(view.text, view.status) for view in text_views(events(), clock=lambda: 0.0)]
    said = [(text, words) for text, line in lines for words in ("Remote server:", "ompil") if words in line]
    assert said == [("", "Remote server:"), ("Once", "Remote server:")]
    assert "nothing from h:1 for 15 s" in lines[2][1]
