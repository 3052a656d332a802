"""From what is asked for to a run: refusals, costs, the line, Stop, and what is remembered."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.catalog.records import FolderSource, ModelSpec
from hfjax_demo.errors import EngineFailed, InvalidModelFolder, InvalidRequest, ModelTooLarge, QueueFull
from hfjax_demo.lab.events import Measurement, format_by_type, written
from hfjax_demo.lab.experiments import EXPERIMENTS
from hfjax_demo.lab.laboratory import (
    MAX_WAITING_RUNS,
    TIMES_FILE,
    CostEstimate,
    ExperimentRun,
    Laboratory,
    QueuePosition,
    RunDuration,
    stored_durations,
)
from tests.catalogue import BUILT_IN
from tests.lab.fake_experiments import ENDLESS, LADDER, REFUSING, make
from tests.processes import gone

pytestmark = pytest.mark.usefixtures("processes")

DRAWS = BUILT_IN.find("emoji-diffusion")
CHAT = BUILT_IN.find("smollm2-135m-instruct")


@pytest.fixture
def laboratory(tmp_path: Path) -> Laboratory:
    return Laboratory(tmp_path)


def process_of(run: Iterator[object]) -> int:
    """The process id that the endless experiment tells first."""
    first = next(event for event in run if isinstance(event, Measurement))
    return int(first.label.removeprefix("process "))


# -- one run ------------------------------------------------------------------------------------------------------


def test_it_runs_on_the_models_files_and_remembers_how_long_it_took(laboratory: Laboratory, tmp_path: Path) -> None:
    assert laboratory.cost(LADDER, DRAWS).last_s is None
    with laboratory.start(LADDER, DRAWS, {"rungs": 2}) as run:
        rows = [event for event in run if isinstance(event, Measurement)]
    assert [row.values["where"] for row in rows] == [DRAWS.name, DRAWS.name]
    took = Laboratory(tmp_path).cost(LADDER, DRAWS).last_s
    assert took is not None and took > 0
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.release
def test_its_memory_is_reserved_while_it_runs(tmp_path: Path) -> None:
    told: list[tuple[str, int] | str] = []

    @contextlib.contextmanager
    def room(what: str, needed: int) -> Iterator[None]:
        told.append((what, needed))
        yield
        told.append("given back")

    laboratory = Laboratory(tmp_path, room)
    with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as run:
        assert list(run)
    assert told == [(LADDER.title, laboratory.cost(LADDER, DRAWS).memory_bytes), "given back"]


@pytest.mark.release
def test_there_is_no_run_without_memory(tmp_path: Path) -> None:
    def full(what: str, needed: int) -> contextlib.AbstractContextManager[None]:
        raise ModelTooLarge("There is no room now; try again later.")

    with Laboratory(tmp_path, full).start(LADDER, DRAWS, {}) as run, pytest.raises(ModelTooLarge, match="no room now"):
        list(run)


def test_stopped_it_ends_quietly_and_is_not_remembered(laboratory: Laboratory) -> None:
    with laboratory.start(ENDLESS, None, {}) as run:
        events = iter(run)
        child = process_of(events)
        run.cancel()
        list(events)
        assert run.cancelled
    assert gone(child)
    assert laboratory.cost(ENDLESS, None).last_s is None


@pytest.mark.release
def test_leaving_it_ends_the_child(laboratory: Laboratory) -> None:
    with laboratory.start(ENDLESS, None, {}) as run:
        child = process_of(iter(run))
    assert gone(child)


def test_a_failure_leaves_what_was_found_and_the_lab_free(laboratory: Laboratory) -> None:
    with laboratory.start(REFUSING, None, {}) as run:
        events = iter(run)
        assert next(events) == Measurement("so far", {"rate": 2.0})
        with pytest.raises(EngineFailed, match="ValueError: no such thing"):
            next(events)
    assert laboratory.cost(REFUSING, None).last_s is None
    with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as run:
        assert any(isinstance(event, Measurement) for event in run)


@pytest.mark.release
def test_files_that_cannot_be_had_are_a_sentence(laboratory: Laboratory, tmp_path: Path) -> None:
    missing = ModelSpec("gone", "Gone", ModelKind.IMAGE, "unknown", FolderSource(tmp_path / "gone"), "Not there.")
    with laboratory.start(LADDER, missing, {}) as run, pytest.raises(InvalidModelFolder):
        list(run)


# -- the line -----------------------------------------------------------------------------------------------------


@pytest.mark.release
def test_the_second_waits_for_the_first(laboratory: Laboratory) -> None:
    with laboratory.start(ENDLESS, None, {}) as first:
        process_of(iter(first))
        with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as second, laboratory.start(ENDLESS, None, {}) as third:
            events, last = iter(second), iter(third)
            assert next(events) == QueuePosition(1)
            assert next(last) == QueuePosition(2)
            first.cancel()
            assert next(last) == QueuePosition(1)
            assert any(isinstance(event, Measurement) for event in events)
            process_of(last)


@pytest.mark.release
def test_who_waits_may_leave_at_once(laboratory: Laboratory) -> None:
    with laboratory.start(ENDLESS, None, {}) as first:
        process_of(iter(first))
        with laboratory.start(ENDLESS, None, {}) as second:
            events = iter(second)
            assert next(events) == QueuePosition(1)
            second.cancel()
            assert list(events) == []
        assert not first.cancelled


@pytest.mark.release
def test_the_line_has_an_end(laboratory: Laboratory) -> None:
    runs: list[ExperimentRun] = []
    try:
        runs = [laboratory.start(ENDLESS, None, {}) for _ in range(1 + MAX_WAITING_RUNS)]
        with pytest.raises(QueueFull, match="Too many experiments are waiting"):
            laboratory.start(ENDLESS, None, {})
    finally:
        for run in reversed(runs):
            with run:
                pass
    with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as run:
        assert any(isinstance(event, Measurement) for event in run)


# -- refusals and costs -------------------------------------------------------------------------------------------


@pytest.mark.release
def test_what_it_does_not_run_on_is_refused(laboratory: Laboratory) -> None:
    with pytest.raises(
        InvalidRequest, match="runs on models of the kind image, and SmolLM2 135M Instruct is of the kind"
    ):
        laboratory.start(LADDER, CHAT, {})
    with pytest.raises(InvalidRequest, match="Decoding ladder requires a model"):
        laboratory.start(LADDER, None, {})
    with pytest.raises(InvalidRequest, match="Endless doesn't use a model"):
        laboratory.start(ENDLESS, CHAT, {})
    with pytest.raises(InvalidRequest, match="Rungs is 9"):
        laboratory.start(LADDER, DRAWS, {"rungs": 9})
    with pytest.raises(ModelTooLarge, match=r"takes about 1.2 GB .* budget of 500 MB"):
        laboratory.start(LADDER, DRAWS, {}, memory_limit=500_000_000)


@pytest.mark.release
@pytest.mark.parametrize(
    ("cost", "sentence"),
    [
        (CostEstimate(40.0, 1_200_000_000, 38.4), "about 40 s and 1.2 GB of memory (last run: 38 s)"),
        (CostEstimate(0.4, 0), "about 0.4 s"),
        (
            CostEstimate(300.0, 50_000_000, fetch_bytes=93_000_000),
            "about 5 min and 50 MB of memory; 93 MB to fetch before",
        ),
        (CostEstimate(3.0, 0, fetch_bytes=0), "about 3 s; to fetch before"),
    ],
)
def test_a_cost_is_a_sentence(cost: CostEstimate, sentence: str) -> None:
    assert cost.sentence() == sentence


@pytest.mark.release
def test_a_model_that_is_not_here_costs_its_download(laboratory: Laboratory) -> None:
    text = make("ladder", kinds=frozenset({ModelKind.TEXT}), cost=lambda parameters: (parameters / 1e6, parameters * 4))
    cost = laboratory.cost(text, CHAT)
    assert CHAT.parameters is not None
    assert (cost.seconds, cost.memory_bytes) == (CHAT.parameters / 1e6, CHAT.parameters * 4)
    assert cost.fetch_bytes == CHAT.download_bytes
    assert laboratory.cost(LADDER, DRAWS).fetch_bytes is None  # it comes with the repository


# -- what is remembered -------------------------------------------------------------------------------------------


@pytest.mark.release
@pytest.mark.parametrize(
    "text",
    ["", "[", "{}", "[1]", '[{"experiment": "a"}]', '[{"experiment": "a", "model": "b", "seconds": "long"}]',
     '[{"experiment": "a", "model": "b", "seconds": NaN}]', '[{"experiment": [], "model": "b", "seconds": 1}]'],
)  # fmt: skip
def test_a_torn_file_is_none(tmp_path: Path, text: str) -> None:
    file = tmp_path / TIMES_FILE
    file.write_text(text)
    times = stored_durations(file)
    assert times.all() == {}
    times.note(RunDuration("a", "b", 2.5))
    assert stored_durations(file).all() == {("a", "b"): RunDuration("a", "b", 2.5)}


@pytest.mark.release
def test_a_disk_that_takes_nothing_costs_the_memory_only(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    times = stored_durations(tmp_path / "file" / TIMES_FILE)
    times.note(RunDuration("a", "", 1.0))
    assert times.all() == {("a", ""): RunDuration("a", "", 1.0)}


@pytest.mark.release
def test_the_oldest_times_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hfjax_demo.lab.laboratory.MAX_TIMES", 2)
    times = stored_durations(tmp_path / TIMES_FILE)
    for name in ("a", "b", "a", "c"):
        times.note(RunDuration(name, "", 1.0))
    assert list(times.all()) == [("a", ""), ("c", "")]
    assert [item["experiment"] for item in json.loads((tmp_path / TIMES_FILE).read_text())] == ["a", "c"]


# -- what is shown ------------------------------------------------------------------------------------------------


@pytest.mark.release
def test_the_code_is_read_from_its_file() -> None:
    (code,) = make("endless").sources()
    assert code.file == "tests/lab/fake_experiments.py"
    assert code.source.startswith("def endless(model") and code.source.endswith("time.sleep(0.05)")
    (neighbour,) = make("endless", shown=("test_running.laboratory",)).sources()
    assert (neighbour.name, neighbour.file) == ("laboratory", "tests/lab/test_running.py")
    assert neighbour.source.startswith("@pytest.fixture\ndef laboratory(")


@pytest.mark.release
@pytest.mark.parametrize("name", list(EXPERIMENTS))
def test_the_code_of_every_experiment_is_found(name: str) -> None:
    experiment = EXPERIMENTS[name]
    assert [code.name for code in experiment.sources()] == [shown.rpartition(".")[2] for shown in experiment.shown]


@pytest.mark.release
def test_values_as_people_read_them() -> None:
    assert [written(1.234, "{:.1f}"), written(None, "{:.1f}"), written("word", "{:.1f}")] == [
        "1.2",
        "\N{EN DASH}",
        "word",
    ]
    assert [format_by_type(value) for value in (1234567, 0.123456, "a", None)] == [
        "1,234,567",
        "0.1235",
        "a",
        "\N{EN DASH}",
    ]
