"""The list for a real device: it says that there is none, and what it would do there is done on a CPU once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .accelerator import VARIABLE
from .deployed import REPOSITORY

pytestmark = pytest.mark.usefixtures("processes")

# vLLM as far as the list calls it; that it is asked and counted, not how fast it is.
VLLM = """
from types import SimpleNamespace

class SamplingParams:
    def __init__(self, *, temperature, max_tokens, ignore_eos):
        assert temperature == 0 and ignore_eos
        self.max_tokens = max_tokens

class LLM:
    def __init__(self, *, model, gpu_memory_utilization, max_model_len):
        assert model and 0 < gpu_memory_utilization < 1 and max_model_len

    def generate(self, prompts, sampling):
        answer = SimpleNamespace(token_ids=[1] * sampling.max_tokens)
        return [SimpleNamespace(outputs=[answer]) for _ in prompts]
"""


def run_list(tmp_path: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "vllm.py").write_text(VLLM)
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, "-m", "tests.accelerator", "-q"],
        cwd=REPOSITORY,
        env=os.environ | {"PYTHONPATH": path, "JAX_PLATFORMS": "cpu"} | variables,
        capture_output=True,
        text=True,
    )


def test_without_an_accelerator_one_sentence_says_so(tmp_path: Path) -> None:
    done = run_list(tmp_path)
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
def test_the_list_runs_to_its_table(tmp_path: Path) -> None:
    done = run_list(tmp_path, **{VARIABLE: "cpu"})
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = (line for line in done.stdout.splitlines() if line.startswith('{"rows"'))
    told = {row["what"]: row for row in json.loads(line)["rows"]}
    assert told["tokens of a tiny llama, float32"]["beside"] == "PyTorch"
    assert (
        "PyTorch" in told["tokens/s, 8 conversations"]["beside"]
        and "vLLM" in told["tokens/s, 8 conversations"]["beside"]
    )
    assert told["temporary memory of decode"]["beside"].startswith("foretold ")
    assert {"arrays in memory", "a step of 8 conversations"} <= told.keys()
