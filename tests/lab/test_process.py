"""Experiments in child processes: what comes across, how they end, and what is refused."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import threading
from pathlib import Path

import psutil
import pytest

from hfjax_demo.errors import EngineFailed, InvalidRequest
from hfjax_demo.lab.events import Remark
from hfjax_demo.lab.experiment import Option, OptionKind
from hfjax_demo.lab.experiments import EXPERIMENTS
from hfjax_demo.lab.process import NICENESS, background_load_remark, run_in_child
from tests.lab.fake_experiments import ENDLESS, LADDER, ladder, make, process_of
from tests.processes import gone

from .events import lab_model

MODEL = lab_model(Path("/nowhere"))


@pytest.mark.usefixtures("processes")
def test_every_kind_of_event_comes_across_and_chatter_does_not() -> None:
    options = LADDER.check({"rungs": 2, "words": "Ünï\ncode"})
    events = list(run_in_child(LADDER, MODEL, options))
    if isinstance(events[-1], Remark) and events[-1].text.startswith("Other processes used"):
        events.pop()
    assert events == list(ladder(MODEL, options))


@pytest.mark.usefixtures("processes")
@pytest.mark.release
def test_it_leaves_the_cores_to_the_server_and_has_its_environment_and_leaving_it_stops_it() -> None:
    events = run_in_child(dataclasses.replace(ENDLESS, environment={"FLAG": "set"}), None, {})
    with contextlib.closing(events):
        child = psutil.Process(process_of(events))
        assert child.nice() == min(os.nice(0) + NICENESS, 19)
        assert child.environ()["FLAG"] == "set"
    assert gone(child.pid)


def test_other_work_beside_it_is_told() -> None:
    assert background_load_remark(1.9, 10.0, cores=2) is None, "a tenth of a core: what any machine does beside"
    found = background_load_remark(38.0, 10.0, cores=2)
    assert found.warning and found.text.startswith("Other processes used 2.0 of 2 CPU cores during this run.")


@pytest.mark.usefixtures("processes")
def test_stopped_it_ends_at_once_and_without_an_error() -> None:
    stopped = threading.Event()
    events = run_in_child(ENDLESS, None, {}, stopped.is_set)
    child = process_of(events)
    stopped.set()
    assert list(events) == []
    assert gone(child)


@pytest.mark.usefixtures("processes")
@pytest.mark.release
def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hfjax_demo.lab.process.TIME_LIMIT_S", 0.1)
    with pytest.raises(EngineFailed, match="exceeded the time limit"):
        list(run_in_child(ENDLESS, None, {}))


@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize(
    ("function", "says"),
    [("refusing", "ValueError: no such thing"), ("killed", "ended by signal 9"), ("missing", "missing")],
)
def test_a_failure_is_one_sentence(function: str, says: str) -> None:
    with pytest.raises(EngineFailed, match=says) as raised:
        list(run_in_child(make(function), None, {}))
    assert "\n" not in str(raised.value)


NUMBER = Option("n", "Steps", OptionKind.WHOLE_NUMBER, 3, 1, 9)


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        *((NUMBER, value, "choose a whole number from 1 to 9") for value in (10, 0, 1.5, float("nan"), True, "3")),
        (Option("n", "Slow", OptionKind.YES_NO, False), 1, "yes or no"),
        (Option("n", "Which", OptionKind.CHOICE, "a", choices=("a", "b")), "c", "choose one of a, b"),
        (Option("n", "Text", OptionKind.TEXT, ""), "x" * 20_001, "send a string of at most 20,000"),
        (Option("n", "Labels", OptionKind.LINES, "a\nb", 2, 3), "a\n\n", "give 2 to 3 lines"),
    ],
)
def test_a_value_that_cannot_be_used(option: Option, value: object, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        option.check(value)


def test_a_text_that_is_a_whole_number_within_bounds_and_others() -> None:
    for text in ("7", "0.7e1", " 7 "):
        value = NUMBER.check(text, strict=False)
        assert (value, type(value)) == (7, int)
    with pytest.raises(InvalidRequest, match="no option 'odd'; choose among rungs, pace, way"):
        LADDER.check({"odd": 1})
    for text in ("7.5", "1e1", "1e999", "nan", "many", ""):
        with pytest.raises(InvalidRequest, match=f"Steps is '{text}'; choose a whole number from 1 to 9"):
            NUMBER.check(text, strict=False)


def test_experiments_are_described_in_full_and_their_code_is_found() -> None:
    for found in EXPERIMENTS.values():
        assert set(found.check({})) == {option.name for option in found.options} and found.cost(0)[0] > 0
        assert found.chart is None or found.chart in {column.key for column in found.columns}
        assert [code.name for code in found.sources()] == [shown.rpartition(".")[2] for shown in found.shown]


def test_the_code_is_read_from_its_file() -> None:
    (code,) = make("endless").sources()
    assert code.file == "tests/lab/fake_experiments.py"
    assert code.source.startswith("def endless(model") and code.source.endswith("time.sleep(0.05)")
    (neighbour,) = make("endless", shown=("test_running.laboratory",)).sources()
    assert (neighbour.name, neighbour.file) == ("laboratory", "tests/lab/test_running.py")
    assert neighbour.source.startswith("@pytest.fixture\ndef laboratory(")
