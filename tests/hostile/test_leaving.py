"""Every way to leave a chat or a picture, at any of its events, beside others: those get the tokens that they get alone."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.api.serving import PICTURES, TEXT, Serving, make_models
from tests.ui.serving import Served

from .pages import Stranger, wait_for

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

OTHERS = 3
TOKENS = 24
WAYS = ("stop", "closes the page", "cancels the job")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, shared_cache: Path) -> Iterator[Serving]:
    with Serving(make_models(tmp_path_factory.mktemp("models")), shared_cache) as served:
        yield served


@pytest.fixture(scope="module")
def page(server: Serving) -> Served:
    return cast(Served, SimpleNamespace(url=server.url, demo=server._demo))


def answer(page: Served, number: int) -> str:
    """The whole text that one of the others gets."""
    stranger = Stranger(page)
    messages = [{"role": "user", "content": f"question {number}"}]
    sampling = {"temperature": 0, "seed": number, "max_new_tokens": TOKENS}
    event = stranger.call("chat", messages, None, TEXT, sampling)
    with stranger.http.stream("GET", f"/call/chat/{event}") as response:
        lines = list(response.iter_lines())
    assert "event: complete" in lines, lines
    return cast(str, json.loads(lines[lines.index("event: complete") + 1].partition("data: ")[2])[0])


def visit(page: Served, kind: str, way: str, events: int) -> None:
    """Ask, read so many events, and leave."""
    stranger = Stranger(page)
    with contextlib.ExitStack() as stack:
        asked = stranger.ask("something long") if kind == "chat" else stranger.draw("a fox")
        messages: Iterator[dict[str, Any]] = stack.enter_context(stranger.reading())
        for message, _ in zip(messages, range(events), strict=False):
            if message["msg"] == "process_completed":
                break
        if way == "stop":
            stranger.run(stranger.event("stop", of=f"{kind.capitalize()}Tab"), [])
        elif way == "cancels the job":
            event = stranger.event("send" if kind == "chat" else "generate")
            body = {**asked.json(), "session_hash": stranger.session, "fn_index": event._id}
            assert stranger.http.post("/cancel", json=body).status_code == 200


@pytest.mark.parametrize("kind", ["chat", "image"])
def test_whoever_leaves_disturbs_nobody_and_frees_the_place(server: Serving, page: Served, kind: str) -> None:
    alone = [answer(page, number) for number in range(OTHERS)]
    chances = random.Random(kind)
    for way in WAYS:
        for _ in range(2):
            beside: list[str] = [""] * OTHERS

            def ask(number: int, found: list[str] = beside) -> None:
                found[number] = answer(page, number)

            threads = [threading.Thread(target=ask, args=(number,)) for number in range(OTHERS)]
            for thread in threads:
                thread.start()
            visit(page, kind, way, chances.randrange(6))
            for thread in threads:
                thread.join()
            assert beside == alone, way
            for model in (TEXT, PICTURES):
                wait_for(lambda name=model: server.manager.status(name).active_requests == 0)  # type: ignore[misc]
    wait_for(lambda: not server._demo._queue.event_ids_to_events)
