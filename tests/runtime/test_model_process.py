"""Models are loaded, and programs compiled, by a child process: the server imports neither torch nor transformers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.errors import EngineFailed, OutOfMemory
from hfjax_demo.runtime.model_process import ModelProcess
from tests import tiny_models

pytestmark = pytest.mark.usefixtures("processes")

ANSWERED = """
import json, sys
from pathlib import Path
from hfjax_demo.events import TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.settings import Settings

def answer(**options):
    sampling = SamplingSettings(max_new_tokens=6, temperature=0)
    request = TextRequest(sys.argv[1], prompt_ids=[3, 4, 5], sampling=sampling, **options)
    return [token for event in manager.generate(request) if isinstance(event, TextDelta) for token in event.token_ids]

cache = Path(sys.argv[2])
manager = ModelManager(Settings(cache_dir=cache, slots=2, context_length=128, compile_ahead=False))
answers = [answer(), answer(prompt_logprobs=2)]
made = [(each.program, each.stored) for each in manager.compilations()]
manager.close()
print(json.dumps([*answers, made, [name for name in ("torch", "transformers") if name in sys.modules]]))
"""


def answered(folder: Path, cache: Path) -> Any:
    """Return the tokens of two answers of a new process, its programs, and what it has imported."""
    command = [sys.executable, "-c", ANSWERED, str(folder), str(cache)]
    completed = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    return json.loads(completed.stdout.splitlines()[-1])


def test_the_server_imports_no_torch(tmp_path: Path) -> None:
    """Neither the first load, nor a program that is needed later, nor the next start."""
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    plain, counted, made, imported = answered(folder, tmp_path / "cache")
    assert plain == counted and len(plain) == 6
    assert any("logprobs" in name for name, _ in made) and not imported
    again = answered(folder, tmp_path / "cache")
    assert again[:2] == [plain, counted] and not again[3]
    assert all(stored for _, stored in again[2])


GONE = ANSWERED.replace(
    "answers = [answer(), ", 'answers = [answer(), [path.unlink() for path in (cache / "weights").iterdir()] and '
)


def test_a_program_is_made_here_when_what_was_kept_has_been_deleted(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    command = [sys.executable, "-c", GONE, str(folder), str(tmp_path / "cache")]
    completed = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    plain, counted, _, imported = json.loads(completed.stdout.splitlines()[-1])
    assert plain == counted and len(plain) == 6
    assert "torch" in imported


@pytest.fixture
def process() -> Iterator[ModelProcess]:
    started = ModelProcess(lambda: 1 << 40)
    yield started
    started.close()


def test_a_process_that_dies_fails_one_call(process: ModelProcess) -> None:
    first = process.call(os.getpid)
    with pytest.raises(EngineFailed, match=r"its process was ended by signal 6.*; try again or choose another model"):
        process.call(os.abort)
    assert process.call(os.getpid) not in (first, os.getpid())


def test_a_process_that_takes_too_much_memory_is_ended() -> None:
    small = ModelProcess(lambda: 1)
    with pytest.raises(OutOfMemory, match="raise HFJAX_MEMORY_BUDGET"):
        small.call(time.sleep, 60)
    small.close()


def test_a_call_that_is_cancelled_ends_the_process(process: ModelProcess) -> None:
    first = process.call(os.getpid)

    def cancel() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        process.call(time.sleep, 60, poll=cancel)
    assert process.call(os.getpid) != first


def test_an_idle_process_ends(process: ModelProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hfjax_demo.runtime.model_process.IDLE_S", 0.05)
    first = process.call(os.getpid)
    end = time.monotonic() + 60
    while Path(f"/proc/{first}").exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert process.call(os.getpid) != first


def test_what_a_request_waits_for_goes_before_what_is_for_later(process: ModelProcess) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        go_on.wait(60)

    with ThreadPoolExecutor(4) as threads:
        threads.submit(process.call, time.sleep, 2, poll=hold)
        assert begun.wait(60)
        later = threads.submit(process.call, time.monotonic, for_later=True)
        urgent = [threads.submit(process.call, time.monotonic) for _ in range(2)]
        time.sleep(1)  # for all to wait
        go_on.set()
    assert max(each.result() for each in urgent) < later.result(), "the child's times"
