"""The page as a stranger's script calls it: any event, with any values, without a browser."""

from __future__ import annotations

import contextlib
import json
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
    """One visitor's calls, by default with a client of its own; ``session`` is the name that a page draws when it is opened."""

    def __init__(self, page: Served, client: httpx.Client | None = None) -> None:
        self.page = page
        self.session = uuid.uuid4().hex
        self._api = f"{page.url}/gradio_api"
        self.http = client or httpx.Client(base_url=self._api, timeout=LONG, verify=False)

    def named(self, elem_id: str) -> int:
        """A component's id."""
        return next(
            number for number, block in self.page.demo.blocks.items() if getattr(block, "elem_id", None) == elem_id
        )

    def handler(self, elem_id: str, event: str) -> BlockFunction:
        """What the server does at an event of the page; the page's own scripts may do something besides."""
        target = (self.named(elem_id), event)
        return next(fn for fn in self.page.demo.fns.values() if fn.fn and target in map(tuple, fn.targets))

    def event(self, name: str) -> BlockFunction:
        """The page's first event whose handler has this name."""
        return next(fn for fn in self.page.demo.fns.values() if fn.name == name)

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
        return self.http.post(f"{self._api}/queue/join", json=self.body(event, data, **more))

    def run(self, event: BlockFunction, data: list[Any], **more: Any) -> httpx.Response:
        """Ask for an event that is quick."""
        return self.http.post(f"{self._api}/run/predict", json=self.body(event, data, **more))

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
        found: str = self.http.post(f"{self._api}/call/{endpoint}", json={"data": list(values)}).json()["event_id"]
        return found

    @contextlib.contextmanager
    def reading(self, path: str = "", **values: Any) -> Iterator[Iterator[dict[str, Any]]]:
        """The messages for this session, or for an event of a public endpoint, as they come."""
        asked = {} if path else {"session_hash": self.session}
        with self.http.stream("GET", self._api + (path or "/queue/data"), params={**asked, **values}) as response:
            yield (json.loads(line[6:]) for line in response.iter_lines() if line.startswith("data: "))

    def press(self, event: BlockFunction, data: list[Any]) -> dict[str, Any]:
        """Ask for an event; what it comes to in the end, told as the page is told."""
        assert self.join(event, data).status_code == 200
        last: dict[str, Any] = {}
        with self.reading() as messages:
            for message in messages:
                if message["msg"] in ("process_generating", "process_completed") and message["output"].get("data"):
                    last = message["output"]
                if message["msg"] == "process_completed":
                    break
        return last

    def component(self, channel: str, function: str, data: object) -> dict[str, Any]:
        """What a channel's function answers."""
        body = {"data": data, "component_id": self.named(channel), "fn_name": function, "session_hash": self.session}
        answer = self.http.post(f"{self._api}/component_server/", json=body)
        assert answer.status_code == 200
        return dict(answer.json())

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
