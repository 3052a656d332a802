"""The server as a process: what a SIGTERM does to it, and where its log goes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import openai
import pytest

from hfjax_demo.cli.server_lifecycle import Shutdown
from tests import patient
from tests.api.serving import LONG, TEXT, make_models, wait_for
from tests.deployed import REPOSITORY, Page, served
from tests.ports import free_port

pytestmark = pytest.mark.usefixtures("processes")

HELLO: Any = [{"role": "user", "content": "hello"}]

# The real program, but for an engine that takes only a few steps while a file is there: enough for an answer to begin, and not
# for it to end, however quick the machine is and however slow the test.
HOLDING = """
import sys, time
from pathlib import Path
from hfjax_demo.cli import main
from hfjax_demo.text.engine import TextEngine
hold, right, steps = Path(sys.argv.pop(1)), TextEngine.step, 0
def step(engine):
    global steps
    steps = steps + 1 if hold.exists() else 0
    if steps <= 8:
        right(engine)
    else:
        time.sleep(0.01)
TextEngine.step = step
sys.exit(main(sys.argv[1:]))
"""


class Server(NamedTuple):
    """A running server; while the file ``hold`` is there, its answers begin and do not end."""

    page: Page
    hold: Path

    def client(self) -> openai.OpenAI:
        return openai.OpenAI(base_url=f"{self.page.url}/v1", api_key="none", max_retries=0, timeout=LONG)

    def outcomes(self) -> list[str]:
        return [json.loads(line)["outcome"] for line in self.page.printed().splitlines() if line.startswith("{")]

    def refuses(self) -> bool:
        return httpx.get(f"{self.page.url}/ready", timeout=LONG).status_code != 200


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_models(tmp_path_factory.mktemp("models"))


@pytest.fixture
def start(models: Path, shared_cache: Path, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts the program with these flags, and waits until its page is there."""

    def begin(*flags: str) -> Server:
        port, hold = free_port(), tmp_path / "hold"
        environ = os.environ | {
            "HFJAX_CACHE_DIR": str(shared_cache),
            "HFJAX_CATALOG_FILE": str(models),
            "HFJAX_CONTEXT_LENGTH": "512",
            "HFJAX_COMPILE_AHEAD": "false",
            "PYTHONPATH": str(REPOSITORY),
        }
        command = [sys.executable, "-c", HOLDING, str(hold), "serve", "--port", str(port), *flags]
        page = served(command, port=port, folder=REPOSITORY, environ=environ, log=tmp_path / "log")
        return Server(stack.enter_context(page), hold)

    with contextlib.ExitStack() as stack:
        yield begin


def ask(client: openai.OpenAI, tokens: int, **changes: Any) -> Any:
    return client.chat.completions.create(model=TEXT, messages=HELLO, max_tokens=tokens, temperature=0, **changes)


def in_an_answer(server: Server) -> Iterator[Any]:
    client = server.client()
    ask(client, 1)
    server.hold.touch()
    chunks = iter(ask(client, 400, stream=True))
    next(chunks)
    return chunks


def test_a_sigterm_lets_running_answers_finish_and_ends_with_zero(start: Callable[..., Server]) -> None:
    server = start("--log-format", "json")
    chunks = in_an_answer(server)
    server.page.process.send_signal(signal.SIGTERM)
    wait_for(server.refuses)
    assert patient.get(f"{server.page.url}/health").status_code == 200
    with pytest.raises(openai.APIStatusError) as caught:
        ask(server.client(), 1)
    assert (caught.value.status_code, caught.value.code) == (503, "shutting_down")
    server.hold.unlink()
    assert [chunk.choices[0].finish_reason for chunk in chunks][-1] == "length", "the stream came to its own end"
    assert server.page.process.wait(LONG) == 0
    assert server.outcomes() == ["length", "shutting_down", "length"]
    assert "Traceback" not in server.page.printed()


def test_what_does_not_finish_in_time_is_cancelled_and_the_process_still_ends_with_zero(
    start: Callable[..., Server],
) -> None:
    server = start("--log-format", "json", "--shutdown-seconds", "0")
    chunks = in_an_answer(server)
    server.page.process.send_signal(signal.SIGTERM)
    with pytest.raises(openai.APIError, match="stopped this response"):
        list(chunks)
    assert server.page.process.wait(LONG) == 0
    assert server.outcomes() == ["length", "cancelled"]


def test_a_second_sigterm_does_not_wait(start: Callable[..., Server]) -> None:
    server = start("--shutdown-seconds", str(LONG))
    chunks = in_an_answer(server)
    server.page.process.send_signal(signal.SIGTERM)
    wait_for(server.refuses)
    server.page.process.send_signal(signal.SIGTERM)
    with pytest.raises(openai.APIError, match="stopped this response"):
        list(chunks)
    assert server.page.process.wait(LONG) == 0
    text = server.page.printed()
    assert " /v1/chat/completions tiny cancelled, " in text, "in words, as nobody has asked for JSON"


class FakeDrain:
    """A manager that is busy until a test, or somebody's hurry, ends that."""

    def __init__(self) -> None:
        self.refusing = threading.Event()
        self.refuse_new_requests = self.refusing.set

    def drain(self, limit_s: float, hurry: threading.Event) -> bool:
        return not hurry.wait(limit_s)


def test_a_signal_before_the_server_listens_is_obeyed_once_it_does() -> None:
    manager, closed = FakeDrain(), threading.Event()
    shutdown = Shutdown(manager, 0.0, api_is_busy=lambda: False, close=closed.set)
    shutdown.ask()
    shutdown.wait()  # nothing to wait for: whatever was starting has failed
    assert manager.refusing.wait(LONG) and not closed.is_set()
    shutdown.set_listening()
    shutdown.wait()
    assert closed.is_set()


def test_the_last_words_are_waited_for() -> None:
    said = iter([True, True, False])
    shutdown = Shutdown(FakeDrain(), 0.0, api_is_busy=lambda: next(said), close=lambda: None)
    shutdown.set_listening()
    shutdown.ask()
    shutdown.wait()
    assert next(said, None) is None
