"""A client that hangs up: what was computed for it ends within a block of steps, and its slot is free."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from typing import Any

import openai
import pytest

from tests.holding import hold_answers, hold_pictures

from .serving import CHAT, PICTURES, TEXT, Serving, wait_for

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

HELLO: Any = [{"role": "user", "content": "hello"}]
FOREVER = 480  # tokens; the rest of the context


@pytest.fixture
def alone(serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch) -> Serving:
    """A server with a single slot, warm, whose long answers never end: whoever is served next has got the slot back."""
    server = serve(slots=1, max_queue=4)
    ask(server.client(), max_tokens=1)
    hold_answers(monkeypatch.setattr)
    return server


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    return client.chat.completions.create(
        **{"model": TEXT, "messages": HELLO, "max_tokens": FOREVER, "temperature": 0} | changes
    )


def cancelled(server: Serving) -> float:
    return server.metric("hfjax_requests_total", endpoint=CHAT, model=TEXT, outcome="cancelled")


def send(server: Serving, path: str, **body: Any) -> socket.socket:
    """A call over a bare connection, which can be cut at any moment."""
    raw = socket.create_connection(("127.0.0.1", server.settings.port))
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    raw.sendall(head.encode() + content)
    return raw


def test_in_the_middle_of_a_stream(alone: Serving) -> None:
    before = alone.metric("hfjax_completion_tokens_total", model=TEXT)
    stream = ask(alone.client(), stream=True)
    for chunk in stream:
        if chunk.choices[0].delta.content:
            break
    stream.close()
    wait_for(lambda: cancelled(alone) == 1)
    made = alone.metric("hfjax_completion_tokens_total", model=TEXT) - before
    assert 0 < made < FOREVER / 2
    assert ask(alone.client(), max_tokens=2).usage.completion_tokens == 2, "the slot is free"


def test_while_several_whole_answers_are_awaited(alone: Serving) -> None:
    raw = send(alone, CHAT, messages=HELLO, max_tokens=FOREVER, n=3)
    wait_for(lambda: alone.metric("hfjax_requests_waiting") == 2 and alone.metric("hfjax_requests_running") == 1)
    raw.close()
    wait_for(lambda: cancelled(alone) == 3)
    assert ask(alone.client(), max_tokens=2).usage.completion_tokens == 2


def test_while_it_waits_for_a_slot(alone: Serving) -> None:
    running = ask(alone.client(), stream=True)
    next(iter(running))
    raw = send(alone, CHAT, messages=HELLO, max_tokens=FOREVER, stream=True)
    wait_for(lambda: alone.metric("hfjax_requests_waiting") == 1)
    raw.close()
    wait_for(lambda: cancelled(alone) == 1)
    assert alone.metric("hfjax_requests_running") == 1, "the other one goes on"
    running.close()
    wait_for(lambda: cancelled(alone) == 2)


def test_a_picture(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_pictures(monkeypatch.setattr)
    outcome = {"endpoint": "/v1/images/generations", "model": PICTURES, "outcome": "cancelled"}
    before = server.metric("hfjax_requests_total", **outcome)
    raw = send(server, "/v1/images/generations", model=PICTURES, prompt="cat", steps=200, size="32x32")
    wait_for(lambda: server.metric("hfjax_requests_running") == 1)
    raw.close()
    wait_for(lambda: server.metric("hfjax_requests_total", **outcome) == before + 1)
