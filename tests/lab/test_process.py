"""Experiments in child processes: what comes across, how they end, and what is refused."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import EngineFailed, InvalidRequest
from hfjax_demo.lab.events import LabEvent, Measurement, Remark, StageProgress
from hfjax_demo.lab.experiment import LabModel, Option, OptionKind
from hfjax_demo.lab.experiments import EXPERIMENTS, find
from hfjax_demo.lab.process import NICENESS, ProcessorTimes, background_load_remark, run_in_child, used
from tests.lab.fakes import ALL, experiment
from tests.processes import gone

MODEL = LabModel("tiny", "Tiny", ModelKind.TEXT, Path("/nowhere"))


def own(events: Iterable[LabEvent]) -> list[LabEvent]:
    """All but the remark on what other processes did meanwhile."""
    return [
        event for event in events if not (isinstance(event, Remark) and event.text.startswith("Other processes used"))
    ]


def test_every_kind_of_event_comes_across_and_chatter_does_not() -> None:
    wanted = experiment("everything")
    found = own(run_in_child(wanted, MODEL, wanted.check({"count": 4})))
    assert tuple(found[:-1]) == ALL
    assert found[-1] == Measurement("what it was given", {"model": "tiny", "count": 4, "words": "none", "flag": "set"})


def test_it_leaves_the_cores_to_the_server() -> None:
    (found,) = own(run_in_child(experiment("manners"), None, {}))
    assert found == Measurement("how it runs", {"niceness": min(os.nice(0) + NICENESS, 19)})


@pytest.mark.parametrize(
    ("all_s", "own_s", "told"),
    [
        (10.0, 10.0, None),
        (11.9, 10.0, None),  # a tenth of a core of two: what any machine does beside
        (16.0, 10.0, "Other processes used 0.6 of 2 CPU cores during this run."),
        (40.0, 2.0, "Other processes used 2.0 of 2 CPU cores during this run."),
    ],
)
def test_other_work_beside_it_is_told(all_s: float, own_s: float, told: str | None) -> None:
    found = background_load_remark(
        ProcessorTimes(5.0, 100.0, 7.0), ProcessorTimes(15.0, 100.0 + all_s, 7.0 + own_s), cores=2
    )
    assert (found is None) == (told is None)
    if found is not None and told is not None:
        assert found.warning and found.text.startswith(told)


def test_what_a_process_uses_itself_is_not_other_work() -> None:
    before = used()
    until = time.process_time() + 0.3
    while time.process_time() < until:
        sum(range(10_000))
    after = used()
    assert after.own_s - before.own_s > 0 and after.all_s >= before.all_s


def test_stopped_it_ends_at_once_and_without_an_error() -> None:
    stopped = threading.Event()
    events = run_in_child(experiment("endless"), None, {}, stopped.is_set)
    first = next(events)
    assert isinstance(first, StageProgress)
    stopped.set()
    assert list(events) == []
    assert gone(int(first.message))


def test_leaving_it_stops_it() -> None:
    with contextlib.closing(run_in_child(experiment("endless"), None, {})) as events:
        first = next(events)
        assert isinstance(first, StageProgress)
    assert gone(int(first.message))


def test_what_takes_too_long_is_ended() -> None:
    with pytest.raises(EngineFailed, match="exceeded the time limit"):
        list(run_in_child(experiment("endless"), None, {}, limit_s=0.1))


def test_it_ends_with_its_parent() -> None:
    code = """
import sys
from hfjax_demo.lab.process import run_in_child
from tests.lab.fakes import experiment
events = run_in_child(experiment("endless"), None, {})
print(next(events).message, flush=True)
import os; os.kill(os.getpid(), 9)
"""
    parent = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert gone(int(parent.stdout))


@pytest.mark.parametrize(
    ("function", "says"),
    [("broken", "ValueError: the reason, in two lines"), ("killed", "ended by signal 9"), ("missing", "missing")],
)
def test_a_failure_is_one_sentence(function: str, says: str) -> None:
    with pytest.raises(EngineFailed, match=says) as raised:
        list(run_in_child(experiment(function), None, {}))
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        (Option("n", "Steps", OptionKind.WHOLE_NUMBER, 3, 1, 9), 10, "Steps is 10; choose a whole number from 1 to 9"),
        (Option("n", "Steps", OptionKind.WHOLE_NUMBER, 3, 1, 9), 1.5, "Steps is 1.5"),
        (Option("n", "Steps", OptionKind.WHOLE_NUMBER, 3, 1, 9), float("nan"), "whole number"),
        (Option("n", "Steps", OptionKind.WHOLE_NUMBER, 3, 1, 9), True, "whole number"),
        (Option("n", "Steps", OptionKind.WHOLE_NUMBER, 3, 1, 9), "3", "whole number"),
        (Option("n", "Slow", OptionKind.YES_NO, False), 1, "yes or no"),
        (Option("n", "Which", OptionKind.CHOICE, "a", choices=("a", "b")), "c", "choose one of a, b"),
        (Option("n", "Text", OptionKind.TEXT, ""), "x" * 20_001, "at most 20,000"),
        (Option("n", "Text", OptionKind.TEXT, ""), None, "send a string of at most 20,000"),
        (Option("n", "Labels", OptionKind.LINES, "a\nb", 2, 3), "a\n\n", "give 2 to 3 lines"),
    ],
)
def test_a_value_that_cannot_be_used(option: Option, value: object, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        option.check(value)


def test_names_that_nothing_has() -> None:
    with pytest.raises(InvalidRequest, match="Unknown experiment"):
        find("nothing")
    with pytest.raises(InvalidRequest, match="no option 'odd'; choose among count, words"):
        experiment("endless").check({"odd": 1})


@pytest.mark.parametrize("name", list(EXPERIMENTS))
def test_an_experiment_is_described_in_full(name: str) -> None:
    found = EXPERIMENTS[name]
    assert set(found.check({})) == {option.name for option in found.options} and found.cost(0)[0] > 0
    assert found.chart is None or found.chart in {column.key for column in found.columns}
    assert (Path(__file__).parents[2] / "docs" / found.page).is_file()
