"""From what is asked for to a run: refusals, costs, the line, Stop, and what is remembered."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.catalog.records import FolderSource, ModelSpec
from hfjax_demo.errors import EngineFailed, InvalidModelFolder, InvalidRequest, ModelTooLarge, QueueFull
from hfjax_demo.lab.events import Measurement, format_by_type, written
from hfjax_demo.lab.laboratory import (
    MAX_WAITING_RUNS,
    TIMES_FILE,
    CostEstimate,
    Laboratory,
    QueuePosition,
    RunDuration,
    stored_durations,
)
from tests.catalogue import BUILT_IN
from tests.lab.fake_experiments import ENDLESS, LADDER, REFUSING, make, process_of
from tests.processes import gone

from .events import of

DRAWS = BUILT_IN.find("emoji-diffusion")
CHAT = BUILT_IN.find("smollm2-135m-instruct")


@pytest.fixture
def laboratory(tmp_path: Path, processes: None) -> Laboratory:
    return Laboratory(tmp_path)


def test_it_runs_on_the_models_files_and_remembers_how_long_it_took(laboratory: Laboratory, tmp_path: Path) -> None:
    assert laboratory.cost(LADDER, DRAWS).last_s is None
    with laboratory.start(LADDER, DRAWS, {"rungs": 2}) as run:
        assert [row.values["where"] for row in of(Measurement, run)] == [DRAWS.name, DRAWS.name]
    took = Laboratory(tmp_path).cost(LADDER, DRAWS).last_s
    assert took is not None and took > 0
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.usefixtures("processes")
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


def test_there_is_no_run_without_memory_or_files(tmp_path: Path) -> None:
    def full(what: str, needed: int) -> contextlib.AbstractContextManager[None]:
        raise ModelTooLarge("There is no room now; try again later.")

    with Laboratory(tmp_path, full).start(LADDER, DRAWS, {}) as run, pytest.raises(ModelTooLarge, match="no room now"):
        list(run)
    missing = ModelSpec("gone", "Gone", ModelKind.IMAGE, "unknown", FolderSource(tmp_path / "gone"), "Not there.")
    with Laboratory(tmp_path).start(LADDER, missing, {}) as run, pytest.raises(InvalidModelFolder):
        list(run)


@pytest.mark.parametrize("how", ["cancelled", "left"])
def test_stopped_it_ends_quietly_and_is_not_remembered(laboratory: Laboratory, how: str) -> None:
    with laboratory.start(ENDLESS, None, {}) as run:
        child = process_of(run)
        if how == "cancelled":
            run.cancel()
            list(run)
    assert run.cancelled and gone(child) and laboratory.cost(ENDLESS, None).last_s is None


def test_a_failure_leaves_what_was_found_and_the_lab_free(laboratory: Laboratory) -> None:
    with laboratory.start(REFUSING, None, {}) as run:
        events = iter(run)
        assert next(events) == Measurement("so far", {"rate": 2.0})
        with pytest.raises(EngineFailed, match="ValueError: no such thing"):
            next(events)
    assert laboratory.cost(REFUSING, None).last_s is None
    with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as run:
        assert of(Measurement, run)


@pytest.mark.release
def test_the_second_waits_for_the_first(laboratory: Laboratory) -> None:
    with laboratory.start(ENDLESS, None, {}) as first:
        process_of(first)
        with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as second, laboratory.start(ENDLESS, None, {}) as third:
            events, last = iter(second), iter(third)
            assert next(events) == QueuePosition(1)
            assert next(last) == QueuePosition(2)
            with laboratory.start(ENDLESS, None, {}) as leaving:
                nothing = iter(leaving)
                assert next(nothing) == QueuePosition(3)
                leaving.cancel()
                assert list(nothing) == [] and not first.cancelled
            first.cancel()
            assert next(last) == QueuePosition(1)
            assert of(Measurement, events)
            process_of(last)


@pytest.mark.release
def test_the_line_has_an_end(laboratory: Laboratory) -> None:
    with contextlib.ExitStack() as runs:
        for _ in range(1 + MAX_WAITING_RUNS):
            runs.enter_context(laboratory.start(ENDLESS, None, {}))
        with pytest.raises(QueueFull, match="Too many experiments are waiting"):
            laboratory.start(ENDLESS, None, {})
    with laboratory.start(LADDER, DRAWS, {"rungs": 1}) as run:
        assert of(Measurement, run)


def test_what_it_does_not_run_on_is_refused(laboratory: Laboratory) -> None:
    for experiment, spec, given, error, says in (
        (LADDER, CHAT, {}, InvalidRequest, "on models of the kind image, and SmolLM2 135M Instruct is of the kind"),
        (LADDER, None, {}, InvalidRequest, "Decoding ladder requires a model"),
        (ENDLESS, CHAT, {}, InvalidRequest, "Endless doesn't use a model"),
        (LADDER, DRAWS, {"rungs": 9}, InvalidRequest, "Rungs is 9"),
        (LADDER, DRAWS, {}, ModelTooLarge, r"takes about 1.2 GB .* budget of 500 MB"),
    ):
        with pytest.raises(error, match=says):
            laboratory.start(experiment, spec, given, memory_limit=500_000_000)


def test_a_cost_is_a_sentence_and_a_model_that_is_not_here_costs_its_download(laboratory: Laboratory) -> None:
    for cost, sentence in (
        (CostEstimate(40.0, 1_200_000_000, 38.4), "about 40 s and 1.2 GB of memory (last run: 38 s)"),
        (CostEstimate(300.0, 50_000_000, None, 93_000_000), "about 5 min and 50 MB of memory; 93 MB to fetch before"),
        (CostEstimate(0.4, 0, fetch_bytes=0), "about 0.4 s; to fetch before"),
    ):
        assert cost.sentence() == sentence
    text = make("ladder", kinds=frozenset({ModelKind.TEXT}), cost=lambda parameters: (parameters / 1e6, parameters * 4))
    parameters = CHAT.parameters or 0
    expected = CostEstimate(parameters / 1e6, parameters * 4, fetch_bytes=CHAT.download_bytes)
    assert laboratory.cost(text, CHAT) == expected and parameters
    assert laboratory.cost(LADDER, DRAWS).fetch_bytes is None  # it comes with the repository


def test_of_times_a_torn_file_is_none_and_the_oldest_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hfjax_demo.lab.laboratory.MAX_TIMES", 2)
    for seconds in ('"long"', "NaN"):
        file = tmp_path / TIMES_FILE
        file.write_text(f'[{{"experiment": "a", "model": "b", "seconds": {seconds}}}]')
        times = stored_durations(file)
        assert times.all() == {}
        for name in ("a", "b", "a", "c"):
            times.note(RunDuration(name, "", 1.0))
        kept = {(name, ""): RunDuration(name, "", 1.0) for name in ("a", "c")}
        assert times.all() == stored_durations(file).all() == kept
    times = stored_durations(file / TIMES_FILE)  # a disk that takes nothing costs the memory only
    times.note(RunDuration("a", "", 1.0))
    assert list(times.all()) == [("a", "")]


def test_values_as_people_read_them() -> None:
    values = (1.234, None, "word")
    assert [written(value, "{:.1f}") for value in values] == ["1.2", "\N{EN DASH}", "word"]
    assert [format_by_type(value) for value in (1234567, 0.123456)] == ["1,234,567", "0.1235"]
