"""The image tab's handlers, given what only a stranger would send."""

from __future__ import annotations

from typing import Any

import gradio as gr
import pytest

from hfjax_demo.settings import Settings
from hfjax_demo.ui.images import ImageTab
from tests.fakes import FakeManager

ODD: list[Any] = [None, "", 0, -1.5, True, float("nan"), [], ["a"], {}, {"path": "/etc/passwd"}, "x" * 50_000, 10**400]


class Request:
    session_hash = "somebody"


@pytest.fixture(scope="module")
def tab() -> ImageTab:
    with gr.Blocks() as demo:
        tabs = gr.Tabs()
        with tabs, gr.Tab("Images"):
            return ImageTab(demo, tabs, FakeManager(), Settings())


def text_of(tab: ImageTab, updates: dict[Any, Any]) -> str:
    return str(updates.get(tab.parts.status, "")) + str(updates.get(tab.parts.model_line, ""))


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd)[:20])
def test_odd_values_are_answered_by_a_sentence(tab: ImageTab, odd: Any) -> None:
    request: Any = Request()
    form: list[Any] = ["emoji-diffusion", "cat", "", None, 64, 64, 2, 4.0, "", True, 0, 1, 0.6]
    for place in range(len(form)):
        values = [*form[:place], odd, *form[place + 1 :]]
        *_, last = tab.generate(request, *values)
        line = text_of(tab, last)
        assert "finished" in line or "No picture." in line, (place, line)
    tab.settle(request, odd, odd, odd, odd, odd, odd, odd)
    tab.settle(request, last[tab.parts.run.run_id], odd, odd, odd, odd, odd, odd)
    tab.count_tokens(odd, odd, odd)
    tab.choose_model(odd, odd, odd)
    tab.reset(odd)
    tab.fill(odd, odd)
    tab.read_png(odd, odd)
    tab.take_init(odd)
    tab.open_address(odd, odd)


def test_an_incomplete_form_is_answered_by_a_sentence(tab: ImageTab) -> None:
    request: Any = Request()
    (updates,) = tab.generate(request, "emoji-diffusion", "cat", "", None)
    assert "incomplete" in text_of(tab, updates)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd)[:20])
@pytest.mark.parametrize("name", ["prompt", "model", "width", "scheduler", "seed", "strength", "tab"])
def test_odd_links_are_answered_by_a_sentence_or_not_at_all(tab: ImageTab, name: str, odd: Any) -> None:
    updates = tab.open_address({"prompt": "cat", name: odd}, "emoji-diffusion")
    assert updates
    if tab.parts.prompt in updates:
        assert isinstance(updates[tab.parts.prompt], str)


def test_one_picture_a_session_at_a_time(tab: ImageTab, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(gr, "Info", told.append)
    request: Any = Request()
    rest: list[Any] = ["emoji-diffusion", "", "", "", 0, 0]
    form: list[Any] = ["emoji-diffusion", "!endless", "", None, 64, 64, 2, 4.0, "", True, 0, 1, 0.6]
    first = tab.generate(request, *form)
    begun = next(first)
    (refused,) = tab.generate(request, *form)
    assert told and refused == {tab.parts.run.run_id: None}
    assert tab.parts.run.begin not in tab.settle(request, begun[tab.parts.run.run_id], *rest)  # it still runs
    tab.stop(request)
    *_, last = first
    assert "stopped by you" in text_of(tab, last)
    assert tab.parts.run.begin in tab.settle(request, last[tab.parts.run.run_id], *rest)
