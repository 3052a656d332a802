"""The server on devices of two processes: one device's tokens through its API, and what the end of either does to the other."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest

from hfjax_demo.errors import InvalidSetting
from hfjax_demo.settings import Settings
from tests.api.serving import LONG, TEXT, Serving, make_models
from tests.mesh_child import virtual_devices
from tests.ui.serving import free_port

REPOSITORY = Path(__file__).parent.parent
MESSAGES: list[list[Any]] = [
    [{"role": "user", "content": "the quick brown fox"}],
    [{"role": "user", "content": "a conversation begins with a question and ends with an answer " * 3}],
]
GONE = r"Process {} of 2 is gone, and the others cannot go on without it; start all of them again\."


@dataclass(frozen=True)
class Group:
    """Two processes of one server, the first with the page."""

    processes: tuple[subprocess.Popen[bytes], ...]
    url: str
    logs: tuple[Path, ...]

    def client(self) -> openai.OpenAI:
        return openai.OpenAI(base_url=f"{self.url}/v1", api_key="none", max_retries=0, timeout=LONG)

    def said(self, process: int) -> str:
        return self.logs[process].read_text("utf-8")


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_models(tmp_path_factory.mktemp("models"))


@pytest.fixture
def start(models: Path, shared_cache: Path, tmp_path: Path) -> Iterator[Callable[[str], Group]]:
    """Starts both processes, with two virtual devices each, and waits until the first is ready."""
    started: list[subprocess.Popen[bytes]] = []

    def begin(mesh: str) -> Group:
        port, coordinator = free_port(), free_port()
        environ = virtual_devices(2) | {
            "HFJAX_CACHE_DIR": str(shared_cache),
            "HFJAX_CATALOG_FILE": str(models),
            "HFJAX_PREFILL_CHUNKS": "8,32",
            "HFJAX_COMPILE_AHEAD": "false",
            "HFJAX_INITIAL_POSITIONS": "64",  # so that the cache grows
            "HFJAX_COORDINATOR": f"127.0.0.1:{coordinator}",
            "HFJAX_PROCESSES": "2",
        }
        command = [sys.executable, "-m", "hfjax_demo", "serve", "--port", str(port), "--mesh", mesh, "--slots", "4"]
        logs = tuple(tmp_path / f"{mesh}-{process}" for process in (0, 1))
        for process, log in enumerate(logs):
            with log.open("wb") as output:
                started.append(
                    subprocess.Popen(
                        [*command, "--context-length", "512", "--process", str(process)],
                        cwd=REPOSITORY,
                        env=environ,
                        stdout=output,
                        stderr=output,
                    )
                )
        found = Group(tuple(started[-2:]), f"http://127.0.0.1:{port}", logs)
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            assert all(process.poll() is None for process in found.processes), found.said(0) + found.said(1)
            try:
                if httpx.get(f"{found.url}/ready", timeout=LONG).status_code == 200:
                    return found
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError(found.said(0))

    yield begin
    for process in started:
        process.kill()
        process.wait()


def answers(client: openai.OpenAI) -> list[str]:
    """To all at once."""

    def ask(messages: list[Any]) -> str:
        answer = client.chat.completions.create(model=TEXT, messages=messages, max_tokens=24, temperature=0)
        return str(answer.choices[0].message.content)

    with ThreadPoolExecutor() as pool:
        return list(pool.map(ask, MESSAGES))


@pytest.mark.parametrize("mesh", ["1x4", "2x2"])
def test_one_devices_tokens_and_a_clean_end(
    mesh: str, start: Callable[[str], Group], models: Path, shared_cache: Path
) -> None:
    group = start(mesh)
    found = answers(group.client())

    alone = Serving(models, shared_cache)
    try:
        assert found == answers(alone.client())
    finally:
        alone.close()
    group.processes[0].send_signal(signal.SIGTERM)
    assert [process.wait(LONG) for process in group.processes] == [0, 0], group.said(0) + group.said(1)


def test_those_who_wait_hear_of_a_process_that_dies(start: Callable[[str], Group]) -> None:
    group = start("1x4")
    client = group.client()
    chunks = iter(
        client.chat.completions.create(model=TEXT, messages=MESSAGES[0], max_tokens=480, temperature=0, stream=True)
    )
    next(chunks)
    group.processes[1].kill()
    with pytest.raises(openai.APIError, match=GONE.format(1)):
        list(chunks)
    assert group.processes[0].wait(LONG) == 1
    assert "hfjax_demo: Process 1 of 2 is gone" in group.said(0)


def test_a_process_does_not_outlive_the_first(start: Callable[[str], Group]) -> None:
    group = start("1x4")
    group.processes[0].kill()
    assert group.processes[1].wait(LONG) == 1
    assert "hfjax_demo: Process 0 of 2 is gone" in group.said(1)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"processes": 0}, "processes is 0; choose 1 or more"),
        ({"processes": 2, "process": 2, "mesh": "1x4"}, "process is 2; choose 0 to 1, as there are 2 processes"),
        ({"processes": 2, "mesh": "1x4"}, "coordinator is None; give the address of process 0's host"),
        ({"processes": 2, "mesh": "1x4", "coordinator": "host"}, "coordinator is 'host'; give the address"),
        ({"processes": 2, "coordinator": "host:80"}, "Several processes share a mesh; say which"),
    ],
)
def test_settings_that_make_no_group(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidSetting, match=message):
        Settings(**changes)
