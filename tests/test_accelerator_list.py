"""The list for a real device: it says that there is none, and what it would do there is done on a CPU once."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from .accelerator import VARIABLE
from .deployed import REPOSITORY

pytestmark = pytest.mark.usefixtures("processes")


def run_list(**variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.accelerator", "-q"],
        cwd=REPOSITORY,
        env=os.environ | {"JAX_PLATFORMS": "cpu"} | variables,
        capture_output=True,
        text=True,
    )


def test_without_an_accelerator_one_sentence_says_so() -> None:
    done = run_list()
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.splitlines() == [
        "There is no accelerator here: JAX finds nothing but a CPU, and nothing was tested."
    ]


@pytest.mark.release
def test_an_ordinary_run_collects_none_of_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/accelerator"],
        cwd=REPOSITORY,
        env={name: value for name, value in os.environ.items() if name != VARIABLE},
        capture_output=True,
        text=True,
    )
    assert "no tests collected" in done.stdout


@pytest.mark.release
def test_the_list_runs_to_its_table() -> None:
    done = run_list(**{VARIABLE: "cpu"})
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = (line for line in done.stdout.splitlines() if line.startswith('{"rows"'))
    told = {row["what"]: row for row in json.loads(line)["rows"]}
    assert told["tokens of a tiny llama, float32"]["beside"] == "PyTorch"
    assert "PyTorch" in told["tokens/s, 1 conversations"]["beside"]
    assert {"arrays in memory", "a step of 8 conversations", "tokens/s, 8 conversations"} <= told.keys()
