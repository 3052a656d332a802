"""What is said while a program compiles, and the file that is kept for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hfjax_demo.runtime import loading
from hfjax_demo.runtime.loading import CompileTimes
from hfjax_demo.runtime.status import Compilation


def note(times: CompileTimes, model: str, seconds: float, *, parameters: int = 100, stored: bool = False) -> None:
    times.note(Compilation(model, "decode (4)", seconds, 0.0, stored, "float32", "cpu", parameters))


def message(times: CompileTimes, model: str, *, dtype: str = "float32", parameters: int | None = 100) -> str:
    return times.message(model, dtype, "cpu", "decode (4)", parameters)


def test_what_is_said_is_this_machines_own_experience(tmp_path: Path) -> None:
    file = tmp_path / "times.json"
    times = CompileTimes(file)
    assert message(times, "small") == "decode (4)"

    note(times, "small", 1.94)
    note(times, "large", 24.2, parameters=10_000)

    times = CompileTimes(file)  # the next start
    assert message(times, "other", parameters=150) == "decode (4), first run on this machine, about 1.9 s"
    assert message(times, "other", parameters=9000) == "decode (4), first run on this machine, about 24 s"
    assert message(times, "other", dtype="bfloat16") == "decode (4)"
    assert message(times, "large") == "decode (4), at most about 24 s"

    note(times, "large", 0.31, parameters=10_000, stored=True)
    assert message(times, "large") == "decode (4), about 0.3 s"
    assert message(times, "other", parameters=None).endswith("about 1.9 s"), "reading from disk is no first run"


@pytest.mark.parametrize("content", ["", "{", "[1]", '[{"model": "a"}]', "null"])
def test_a_torn_file_costs_the_estimates_alone_and_no_more_than_so_many_are_kept(
    content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "MAX_COMPILE_TIMES", 3)
    file = tmp_path / "times.json"
    file.write_text(content, encoding="utf-8")
    times = CompileTimes(file)
    assert message(times, "a") == "decode (4)"
    for model in ("a", "b", "c", "a", "d"):
        note(times, model, 5.0)
    assert message(CompileTimes(file), "a") == "decode (4), at most about 5 s"
    assert [item["model"] for item in json.loads(file.read_text())] == ["c", "a", "d"]


def test_a_folder_that_cannot_be_written_is_nobodys_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    times = CompileTimes(tmp_path / "file" / "times.json")
    note(times, "a", 5.0)
    assert message(times, "a") == "decode (4), at most about 5 s"
