"""What the tests of fetching share: a callback that remembers, processes to kill, and what a good error looks like."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
import torch
from huggingface_hub import constants
from transformers import AutoModelForCausalLM, AutoTokenizer

from hfjax_demo import sources
from hfjax_demo.catalog import ModelSpec
from hfjax_demo.errors import HfjaxError

from ..gguf_wheels import NOTICE, TinyWheels

ROOT = Path(__file__).resolve().parents[2]


class Recorder:
    """A progress callback that keeps what it was told, and cancels the fetch at a message."""

    def __init__(self, cancel_at: str | None = None) -> None:
        self.calls: list[tuple[str, float | None]] = []
        self.cancel_at = cancel_at

    def __call__(self, message: str, fraction: float | None) -> None:
        assert "\n" not in message
        assert fraction is None or 0 <= fraction <= 1
        self.calls.append((message, fraction))
        if self.cancel_at is not None and self.saw(self.cancel_at):
            raise sources.FetchCancelled("Download cancelled.")

    def saw(self, text: str) -> bool:
        return any(text in message for message, _ in self.calls)

    def assert_grew(self, text: str) -> None:
        """Fractions between the beginning and the end came with such messages, and never a smaller one."""
        fractions = [fraction or 0 for message, fraction in self.calls if text in message]
        assert any(0.1 < fraction < 0.95 for fraction in fractions) and fractions == sorted(fractions)


def assert_one_sentence(error: BaseException) -> None:
    message = str(error)
    assert "\n" not in message and "Traceback" not in message
    assert message.endswith((".", "?"))


def forbidden(*arguments: Any, **options: Any) -> Any:
    raise AssertionError("this must not be called")


def fetch_error(spec: ModelSpec, cache_dir: Path, kind: type[HfjaxError]) -> str:
    with pytest.raises(kind) as caught:
        sources.fetch(spec, cache_dir)
    assert type(caught.value) is kind
    assert_one_sentence(caught.value)
    return str(caught.value)


def point_to(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "ENDPOINT", url)
    monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", url + "/{repo_id}/resolve/{revision}/{filename}")


SCRIPT_START = """
import os, pickle, signal, sys, threading, time
from pathlib import Path
from hfjax_demo import sources
from hfjax_demo.sources import package_index

spec = pickle.loads(bytes.fromhex(sys.argv[1]))
cache = Path(sys.argv[2])

def die():
    os.kill(os.getpid(), signal.SIGKILL)

def progress(message, fraction):
    print(message, flush=True)
"""
SCRIPT_END = """
try:
    print(sources.fetch(spec, cache, progress))
except Exception as error:
    sys.exit(f"{type(error).__name__}: {error}")
"""


def fetch_in_process(tiny: TinyWheels, cache: Path, preamble: str = "", **options: Any) -> subprocess.Popen[str]:
    """A Python process that fetches ``tiny`` and prints every message; ``preamble`` may define ``progress``."""
    script = SCRIPT_START + preamble + SCRIPT_END
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tiny.folder)}
    plain = replace(tiny.spec, sampling={}, image_settings={})  # a mapping proxy cannot be pickled
    return subprocess.Popen(
        [sys.executable, "-c", script, pickle.dumps(plain).hex(), str(cache)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def assert_is_the_tiny_model(file: Path, tiny: TinyWheels) -> None:
    model = AutoModelForCausalLM.from_pretrained(file.parent, gguf_file=file.name, dtype=torch.float32)
    expected = tiny.model.state_dict()
    actual = model.state_dict()
    assert actual.keys() == expected.keys()
    for name, weight in expected.items():
        assert torch.equal(actual[name], weight), name
    tokenizer = AutoTokenizer.from_pretrained(file.parent, gguf_file=file.name)
    assert tokenizer.decode(tokenizer("héllo wörld 12")["input_ids"]) == "héllo wörld 12"
    assert (file.parent / "NOTICE.md").read_text() == NOTICE


def processes_working_in(folder: Path) -> list[psutil.Process]:
    found = []
    for process in psutil.process_iter():
        try:
            if any(str(folder) in part for part in process.cmdline()):
                found.append(process)
        except (psutil.NoSuchProcess, psutil.AccessDenied, psutil.ZombieProcess):
            continue
    return found


def wait_until(condition: Callable[[], bool], seconds: float = 600) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)
