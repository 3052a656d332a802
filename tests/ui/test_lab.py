"""What the Lab tab shows and whom it refuses: the document, the results, and strangers' calls."""

from __future__ import annotations

import base64
import dataclasses
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gradio as gr
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import EngineFailed
from hfjax_demo.lab.events import (
    CheckResult,
    FileResult,
    ImageResult,
    LabEvent,
    Measurement,
    StageProgress,
    TableResult,
)
from hfjax_demo.lab.experiment import Column, Experiment
from hfjax_demo.lab.experiments import EXPERIMENTS
from hfjax_demo.lab.laboratory import QueuePosition
from hfjax_demo.settings import Settings
from hfjax_demo.ui.html import render
from hfjax_demo.ui.lab import LabTab, document_values
from hfjax_demo.ui.lab_results import MAX_SENT_FILE_BYTES, MAX_TABLE_ROWS, ExperimentResults, PanelState, chart
from tests.fakes import FakeManager
from tests.lab.fake_experiments import ALL, ENDLESS, HOSTILE, LADDER, NASTY, PNG, hostile

DRAWS, CHAT = "emoji-diffusion", "smollm2-135m-instruct"


class Elements(HTMLParser):
    """Every element of a document with its attributes, and all of its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(str(html))
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def named(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(cache_dir=tmp_path)


@pytest.fixture
def tab(settings: Settings) -> LabTab:
    with gr.Blocks() as demo:
        return LabTab(demo, FakeManager(settings), settings, ALL)


def page(experiments: tuple[Experiment, ...], settings: Settings) -> str:
    """The tab's document."""
    return render("lab.html", **document_values(experiments, FakeManager(settings).catalog, settings))


def after(*events: LabEvent | QueuePosition) -> PanelState:
    """The page once these events have come."""
    *_, last = ExperimentResults(LADDER).follow(events)
    return last


def test_only_models_it_runs_on_are_offered(settings: Settings) -> None:
    catalog = FakeManager(settings).catalog
    offered = [attributes["value"] for attributes in Elements(page((LADDER,), settings)).named("option")]
    drawing = [spec.name for spec in catalog.entries(ModelKind.IMAGE)]
    assert offered[: len(drawing)] == drawing and CHAT not in offered
    assert not Elements(page((ENDLESS,), settings)).named("select")
    custom = Elements(page((LADDER,), settings.changed(allow_custom_models=True)))
    (field,) = [item for item in custom.named("input") if item.get("name") == "model"]
    assert field["list"] and field["value"] == DRAWS


def test_the_real_experiments_make_a_document(settings: Settings) -> None:
    found = Elements(page(tuple(EXPERIMENTS.values()), settings))
    assert [item["data-name"] for item in found.named("section")] == list(EXPERIMENTS)
    ids = [attributes["id"] for _, attributes in found.found if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_hostile_texts_stay_texts_in_the_results() -> None:
    findings = ExperimentResults(HOSTILE)
    *_, last = findings.follow(hostile(None, {}))
    for part, html in last["parts"].items():
        found = Elements(html)
        assert not found.named("script"), part
        assert len(found.named("img")) == (part == "pictures"), part
        assert all(not name.startswith("on") for _, attributes in found.found for name in attributes), part
        assert NASTY in found.text, part
    assert "<script" not in findings.failed(EngineFailed(NASTY))["status"]


def test_rows_fill_in_and_bars_are_of_the_largest() -> None:
    states = list(
        ExperimentResults(LADDER).follow(
            [
                Measurement("slow", {"rate": 5.0, "where": "here"}),
                Measurement("fast", {"rate": 20.0, "seconds": 1.0}),
                Measurement("broken", {"rate": None}),
            ]
        )
    )
    assert [state["parts"]["table"].count("<tr>") - 1 for state in states] == [1, 2, 3]
    widths = [item["style"] for item in Elements(states[-1]["parts"]["chart"]).named("i")]
    assert widths == ["width:25.00%", "width:100.00%"]
    text = Elements(states[-1]["parts"]["table"]).text
    assert "20.0" in text and "1.00" in text and "\N{EN DASH}" in text and "never measured" not in text
    unmeasured = after(Measurement("without", {"seconds": 1.0}), Measurement("without either", {"rate": None}))["parts"]
    assert not unmeasured.get("chart") and "without either" in Elements(unmeasured["table"]).text


@pytest.mark.parametrize("value", ["a word", 0, -3.0, float("nan"), float("inf")])
def test_a_bar_of_no_number_is_empty(value: Any) -> None:
    html = chart(Column("rate", "tokens/s", "{:.1f}"), [Measurement("row", {"rate": value})])
    assert [item["style"] for item in Elements(html).named("i")] == ["width:0.00%"]


def test_checks_say_their_number_and_the_end_how_many_failed() -> None:
    findings = ExperimentResults(LADDER)
    *_, last = findings.follow(
        [CheckResult("tokens", True, "20 of 20"), CheckResult("logits", False, "largest difference 3")]
    )
    found = Elements(last["parts"]["checks"])
    assert "Passed: tokens 20 of 20" in found.text and "Failed: logits largest difference 3" in found.text
    assert "1 of 2 checks failed" in findings.done(2.0)["status"] and "error" in findings.done(2.0)["status"]
    assert findings.stopped()["parts"] == last["parts"]
    assert "Interrupted." in findings.failed(EngineFailed("It broke."))["status"]
    assert "Not run." in ExperimentResults(LADDER).failed(EngineFailed("It broke."))["status"]


def test_tables_have_an_end() -> None:
    rows = tuple((number, "x") for number in range(MAX_TABLE_ROWS + 5))
    html = after(TableResult("Many", ("n", "what"), rows))["parts"]["tables"]
    assert html.count("<tr>") == MAX_TABLE_ROWS + 1 and "and 5 more rows" in html


def test_pictures_and_files_travel_as_data() -> None:
    state = after(ImageResult("a dot", PNG), FileResult("a.csv", "text/csv", b"a,b\n"))
    (image,) = Elements(state["parts"]["pictures"]).named("img")
    assert image["src"] == "data:image/png;base64," + base64.b64encode(PNG).decode() and image["alt"] == "a dot"
    assert state["files"] == [{"name": "a.csv", "type": "text/csv", "content": base64.b64encode(b"a,b\n").decode()}]
    large = after(FileResult("trace.gz", "application/gzip", b"x" * (MAX_SENT_FILE_BYTES + 1)))
    assert large["files"][0]["content"] == "" and "too large to download here" in large["parts"]["files"]
    assert not Elements(large["parts"]["files"]).named("button")


def test_numbers_that_change_are_withheld_and_new_words_are_not() -> None:
    events = [
        StageProgress("Reading"),
        *(StageProgress(f"Token {n} of 99", n / 99) for n in range(99)),
        Measurement("row", {}),
    ]
    states = list(ExperimentResults(LADDER).follow(events, clock=lambda: 0.0))
    assert len(states) == 3 and "Token 98" in states[-1]["status"]
    assert "2 ahead of you" in after(QueuePosition(2))["status"]


def tell(tab: LabTab, asked: Any) -> Iterator[PanelState]:
    return tab.run(SimpleNamespace(session_hash="one"), asked)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (None, "Unknown experiment"),
        ({"experiment": ["ladder"]}, "Unknown experiment"),
        ({"experiment": "<script>"}, "Unknown experiment &#39;&lt;script&gt;"),
        ({"experiment": "ladder", "model": CHAT}, "not among this server"),
        ({"experiment": "ladder", "model": "../secret"}, "not among this server"),
        ({"experiment": "ladder", "model": {"a": 1}}, "Choose a model from the list."),
        ({"experiment": "ladder", "model": DRAWS, "options": {"rungs": None}}, "Rungs is None; choose a whole"),
        ({"experiment": "ladder", "model": DRAWS, "options": {"odd": 1}}, "has no option"),
        ({"experiment": "ladder", "model": DRAWS, "options": {"words": "x" * 30_000}}, "at most 20,000"),
    ],
)
def test_what_cannot_be_run_is_refused_with_a_sentence(tab: LabTab, asked: Any, says: str) -> None:
    (state,) = tell(tab, asked)
    assert state["state"] == "refused" and says in state["status"]
    assert "parts" not in state  # the figures of the run before stay


def test_what_takes_more_than_the_servers_memory_is_refused(settings: Settings) -> None:
    huge = dataclasses.replace(LADDER, cost=lambda parameters: (1.0, 10**15))
    with gr.Blocks() as demo:
        tab = LabTab(demo, FakeManager(settings), settings, {"ladder": huge})
    (state,) = tell(tab, {"experiment": "ladder", "model": DRAWS})
    assert state["state"] == "refused" and "Choose a smaller model" in state["status"]


def test_a_cost_is_told_or_why_there_is_none(tab: LabTab) -> None:
    assert tab.cost({"experiment": "ladder", "model": DRAWS})["cost"] == "about 40 s and 1.2 GB of memory"
    assert "not among this server" in tab.cost({"experiment": "ladder", "model": "../secret"})["error"]
    assert "Unknown experiment" in tab.cost("nonsense")["error"]
