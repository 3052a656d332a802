"""The page as a stranger's script calls it: any event, with any values, without a browser."""

from __future__ import annotations

import contextlib
import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from gradio.block_function import BlockFunction

from tests.ui.serving import Served

LONG = 120.0  # seconds that nothing here comes near; only a deadlock does


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


class Stranger:
    """One visitor's calls; ``session`` is the name that a page draws when it is opened."""

    def __init__(self, page: Served, session: str | None = None) -> None:
        self.page = page
        self.session = session or uuid.uuid4().hex
        self.http = httpx.Client(base_url=f"{page.url}/gradio_api", timeout=LONG, verify=False)

    def event(self, name: str, of: str = "") -> BlockFunction:
        """The page's first event whose handler has this name, and, where it is given, belongs to an object of this class."""
        return next(
            fn
            for fn in self.page.demo.fns.values()
            if fn.name == name and (not of or type(getattr(fn.fn, "__self__", None)).__name__ == of)
        )

    def values(self, event: BlockFunction, **changes: Any) -> list[Any]:
        """What an untouched page would send with the event; ``changes`` are values by the component's name in the document."""
        found = []
        for block in event.inputs:
            value = getattr(block, "value", None)
            found.append(changes.get(getattr(block, "elem_id", None) or "", value))
        return found

    def body(self, event: BlockFunction, data: list[Any], **more: Any) -> dict[str, Any]:
        return {"data": data, "fn_index": event._id, "session_hash": self.session, **more}

    def join(self, event: BlockFunction, data: list[Any], **more: Any) -> httpx.Response:
        """Ask for an event that takes long."""
        return self.http.post("/queue/join", json=self.body(event, data, **more))

    def run(self, event: BlockFunction, data: list[Any], **more: Any) -> httpx.Response:
        """Ask for an event that is quick."""
        return self.http.post("/run/predict", json=self.body(event, data, **more))

    def ask(self, text: str) -> httpx.Response:
        """Send a chat message, without reading the answer."""
        event = self.event("send")
        store = {"id": "a", "turns": []}
        return self.join(event, self.values(event, message=text, **{"store-channel": store}))

    def draw(self, prompt: str) -> httpx.Response:
        """Ask for a picture, without reading how it goes on."""
        event = self.event("generate")
        return self.join(event, self.values(event, **{"image-prompt": prompt}))

    def call(self, endpoint: str, *values: Any) -> str:
        """Ask a public endpoint; returns the event's id."""
        found: str = self.http.post(f"/call/{endpoint}", json={"data": list(values)}).json()["event_id"]
        return found

    @contextlib.contextmanager
    def reading(self, path: str = "", **values: Any) -> Iterator[Iterator[dict[str, Any]]]:
        """The messages for this session, or for an event of a public endpoint, as they come."""
        asked = {} if path else {"session_hash": self.session}
        with self.http.stream("GET", path or "/queue/data", params={**asked, **values}) as response:
            yield (json.loads(line[6:]) for line in response.iter_lines() if line.startswith("data: "))

    def result(self, path: str = "") -> dict[str, Any]:
        """The last message of the session's only event."""
        with self.reading(path) as messages:
            return next(message for message in messages if message["msg"] == "process_completed")


def wait_for(condition: Callable[[], object]) -> None:
    """Returns once it holds."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.005)


def all_at_once(actions: list[Callable[[], None]]) -> None:
    """Run them on as many threads, and wait for all."""
    threads = [threading.Thread(target=action) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
