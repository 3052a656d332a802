"""The model behind ``benchmarks scaling``: its arithmetic, what it extrapolates, and the measurements it takes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import scaling
from benchmarks.scaling import StepTimes, fitted, parse_steps, read_steps, scaling_report

from .conftest import Printed, Refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

LINE = StepTimes("float32", {1: 0.011, 2: 0.012, 4: 0.014, 8: 0.018}, 0.1, "cpu")


def test_a_line_is_fitted_and_people_cost_what_they_take() -> None:
    report = scaling_report(LINE, 2.0)
    found = {(row["devices"], row["conversations"]): row for row in report.rows}
    bases = [scaling.MEASURED] * 4 + [scaling.FITTED] * 3 + [scaling.MULTIPLIED] * 2
    assert [row["basis"] for row in report.rows] == bases
    assert found[1, 64]["step_s"] == pytest.approx(0.01 + 64 * 0.001)
    assert found[8, 8]["tokens_per_s"] == pytest.approx(8 * 8 / 0.018)
    eight = found[1, 8]
    assert eight["tokens_per_s"] == pytest.approx(8 / 0.018) and eight["pace"] == pytest.approx(1 / 0.018)
    people = scaling.BUSY_SHARE * scaling.QUESTION_INTERVAL_S / (0.1 + scaling.ANSWER_TOKENS * 0.018 / 8)
    assert eight["people"] == pytest.approx(people)
    assert eight["cost_per_person_hour"] == pytest.approx(2.0 / people)
    tokens_per_hour = people * scaling.ANSWER_TOKENS * 3600 / scaling.QUESTION_INTERVAL_S
    assert eight["cost_per_million_tokens"] == pytest.approx(2.0 / tokens_per_hour * 1e6)
    assert report.rows[-1]["people"] == pytest.approx(32 * people)


def test_what_is_slower_than_people_read_serves_nobody() -> None:
    report = scaling_report(StepTimes("float32", {1: 0.05, 8: 0.2}, 1.0, "cpu"), 1.0)
    one, eight, *beyond = report.rows
    assert one["people"] is not None and eight["people"] is None and eight["cost_per_person_hour"] is None
    assert {row["conversations"] for row in beyond if row["devices"] > 1} == {1}, "the best that keeps the pace"
    assert "too slow" in report.text()


def test_a_line_neither_falls_nor_begins_below_nothing() -> None:
    falling = fitted({1: 0.02, 8: 0.01})
    assert falling(64) == falling(1) == pytest.approx(0.015)
    steep = fitted({1: 0.01, 2: 0.1})
    assert steep(0) == pytest.approx(0.0) and steep(2) > steep(1)
    assert fitted({1: 0.01})(64) == 0.01
    assert fitted({1: 0.5, 2: 0.012, 4: 0.014})(8) == pytest.approx(0.018), "one row is another matter"


def row(conversations: int, tokens_per_s: float, name: str = "hfjax", precision: str = "int8") -> dict[str, Any]:
    about = {"name": name, "precision": precision, "conversations": conversations}
    return {**about, "tokens_per_s": tokens_per_s, "ttft_s": 0.2}


def test_a_line_of_bench_text_is_read(tmp_path: Path, printed: Printed) -> None:
    rows = [row(1, 27, "PyTorch generate, eager"), row(1, 100.0), row(8, 400.0), row(1, 50, precision="float32")]
    file = tmp_path / "there.txt"
    file.write_text("a table\n\n" + json.dumps({"rows": rows, "device": "NVIDIA L4"}) + "\n")
    assert read_steps(file) == StepTimes("int8", {1: 0.01, 8: 0.02}, 0.2, "NVIDIA L4")
    table, report = printed("scaling", "any", "--measured", file, "--price", 0.8)
    assert "a person's hour" in table[0] and any("Measured on NVIDIA L4" in text for text in table)
    assert report["price"] == 0.8 and report["assumed"]["busy"] == scaling.BUSY_SHARE


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"rows": [{}]}', '{"rows": [], "device": "x"}'])
def test_other_files_are_refused(tmp_path: Path, text: str, refused: Refused) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    wrong = refused("scaling", "any", "--measured", file)
    assert "does not end with a line of 'benchmarks text MODEL --json'" in wrong
    assert "cannot be read" in refused("scaling", "any", "--measured", tmp_path / "gone")
    assert "price is -1" in refused("scaling", "any", "--price", -1)


@pytest.mark.parametrize("wrong", [row(8, 100.0), row(1, 0.0), row(1, float("nan"))])
def test_rows_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        parse_steps({"rows": [wrong], "device": "x"})


def test_it_measures_here(llama: Path, all_here: None, printed: Printed) -> None:
    _, report = printed("scaling", llama, "--repeats", 1, "--new-tokens", 24, "--conversations", 2, "--json")
    assert [row["conversations"] for row in report["rows"] if row["basis"] == scaling.MEASURED] == [1, 2]
