"""``lab`` on the command line: what goes where, the exit status, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from types import MappingProxyType

import pytest

from hfjax_demo.cli import main
from tests.lab.fake_experiments import ALL, PNG

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]

DRAWS = "emoji-diffusion"


@pytest.fixture(autouse=True)
def _fakes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hfjax_demo.cli.lab.EXPERIMENTS", MappingProxyType(ALL))
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(tmp_path / "cache"))


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["lab", *map(str, arguments)])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_without_a_name_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys)
    lines = {line.split()[0]: line for line in out.splitlines()}
    assert (status, err) == (0, "") and set(ALL) < set(lines)
    assert "image" in lines["ladder"] and "none" in lines["endless"] and "rungs pace way" in lines["ladder"]
    (found,) = [item for item in json.loads(run(capsys, "--json")[1]) if item["name"] == "ladder"]
    assert found["kinds"] == ["image"]
    rungs = {"name": "rungs", "label": "Rungs", "kind": "whole number", "default": 4, "least": 1, "most": 4}
    assert found["options"][0] == rungs


def test_a_run_table_checks_and_remarks_on_stdout_progress_on_stderr(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rows = tmp_path / "rows.csv"
    rows.write_text("x,y\n")
    folder = tmp_path / "new" / "out"
    status, out, err = run(capsys, "ladder", DRAWS, "--set", "rungs=2", "--set", f"words=@{rows}", "-o", folder)
    assert status == 0
    blocks = out.split("\n\n")
    assert blocks[0].splitlines()[0].split() == ["tokens/s", "seconds", "model"]
    assert blocks[0].splitlines()[2].split() == ["PyTorch,", "eager", "4.1", "4.88", DRAWS]
    assert blocks[1].startswith("Largest operations\noperation")
    assert "ok     The same tokens on every rung (20 of 20)" in blocks[2]
    assert "Note: Another program was using the cores." in blocks[3]
    assert "about 40 s and 1.2 GB" in err and "PyTorch, eager: tokens/s 4.1" in err
    assert (folder / "rows.csv").read_text() == "x,y\n" and (folder / "ladder-1.png").read_bytes() == PNG
    assert str(folder / "rows.csv") in out and len(list(folder.iterdir())) == 2


def test_json_is_one_object_and_a_failed_check_is_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "ladder", "--set", "fail=yes", "--set", "labels=a\\nb", "--json")
    found = json.loads(out)
    assert status == 1
    assert (found["experiment"], found["model"], found["files"]) == ("ladder", DRAWS, [])  # the first that fits
    options = {"rungs": 4, "pace": 0, "way": "quick", "fail": True, "labels": "a\nb", "words": "a,b\n1,2\n"}
    assert found["options"] == options
    assert found["rows"][-1]["label"] == "blocks of steps" and found["rows"][-1]["rate"] == 33.9
    assert [check["passed"] for check in found["checks"]] == [True, False] and found["seconds"] > 0
    assert "last run:" in run(capsys, "ladder", "--set", "rungs=1")[2]
    status, out, err = run(capsys, "refusing")
    assert status == 1 and "so far" in out, "what it found before it broke"
    assert err.splitlines()[-1] == "hfjax_demo: The experiment failed: ValueError: no such thing."


def test_names_of_files_stay_in_their_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert run(capsys, "hostile", "-o", folder)[0] == 0
    assert len(list(folder.iterdir())) == 2 and not [item for item in tmp_path.iterdir() if item.is_file()]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nothing"], "Unknown experiment 'nothing'. Choose one of ladder"),
        (["endless", "no-such-model"], "Endless doesn't use a model"),
        (["ladder", "--set", "rungs"], "use --set option=value"),
        (["ladder", "--set", "rungs=many"], "Rungs is 'many'; choose a whole number from 1 to 4"),
        (["ladder", "--set", "fail=perhaps"], "is 'perhaps'; choose yes or no"),
        (["ladder", "--set", "words=@/no/such/file"], "can't be read"),
        (["ladder", "-o", "/dev/null/folder"], "can't be created"),
    ],
)
def test_a_mistake_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "") and says in err and err.count("\n") == 1
