"""A server that speaks OpenAI's protocol as a test has written it: right, wrong, slow, or broken off."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable
from http.server import BaseHTTPRequestHandler
from typing import Any

from tests.api.serving import LONG
from tests.stand_ins import StandIn

USAGE = {"prompt_tokens": 9, "completion_tokens": 3, "prompt_tokens_details": {"cached_tokens": 4}}
ONE_MODEL = {"object": "list", "data": [{"id": "org/Served", "owned_by": "vllm", "max_model_len": 4096}]}


class Call(BaseHTTPRequestHandler):
    """One request with its JSON as ``body``, and the way to answer it."""

    hub: ScriptedServer
    body: dict[str, Any]

    def reply(self, status: int, body: bytes | dict[str, Any], **headers: str) -> None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.start(status, **{"content-type": "application/json", "content-length": str(len(data))} | headers)
        self.send(data)

    def start(self, status: int = 200, **headers: str) -> None:
        self.send_response(status)
        for name, value in ({"content-type": "text/event-stream"} | headers).items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def send(self, data: bytes) -> None:
        self.wfile.write(data)
        self.wfile.flush()

    def say(self, *texts: str) -> None:
        """Deltas, in the shape that the path wants."""
        for text in texts:
            said = {"delta": {"content": text}} if "chat" in self.path else {"text": text}
            self.event({"choices": [{"index": 0, "finish_reason": None, **said}]})

    def event(self, value: dict[str, Any]) -> None:
        self.send(b"data: " + json.dumps(value).encode() + b"\n\n")

    def end(self, reason: str = "stop", usage: dict[str, Any] | None = USAGE) -> None:
        self.event({"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]})
        if usage is not None:
            self.event({"choices": [], "usage": usage})
        self.send(b"data: [DONE]\n\n")

    def until_closed(self, count: int = 1_000_000) -> None:
        try:
            for number in range(count):
                self.say(f"{number} ")
        except OSError:
            return
        raise AssertionError("nobody has hung up")

    def do_GET(self) -> None:
        self.hub.looks.append(self)
        self.reply(*self.hub.listing)

    def do_POST(self) -> None:
        self.body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.hub.calls.append(self)
        try:
            self.hub.script(self)
        except OSError:
            pass  # the client has gone
        finally:
            self.hub.ended.release()

    def log_message(self, *_: object) -> None:
        pass


Script = Callable[[Call], None]


class ScriptedServer(StandIn):
    """Answers ``POST`` by the script, and ``GET …/models`` by ``listing`` (a status and a body). Remembers its calls. ``ended``
    counts scripts that have ended; ``go_on`` is for scripts that wait for the test."""

    def __init__(self, script: Script, listing: tuple[int, bytes | dict[str, Any]] = (200, ONE_MODEL)) -> None:
        self.script, self.listing = script, listing
        self.calls: list[Call] = []
        self.looks: list[Call] = []
        self.ended, self.go_on = threading.Semaphore(0), threading.Event()
        super().__init__(Call)
        self.where = self.url.removeprefix("http://")
        self.url += "/v1"

    def __exit__(self, *exc_info: object) -> None:
        self.go_on.set()
        super().__exit__()

    def wait(self) -> None:
        assert self.go_on.wait(LONG)


def saying(*texts: str, reason: str = "stop") -> Script:
    def script(call: Call) -> None:
        call.start()
        call.say(*texts)
        call.end(reason)

    return script


def sending(parts: Iterable[bytes]) -> Script:
    """A script that sends these bytes as its stream."""

    def script(call: Call) -> None:
        call.start()
        for part in parts:
            call.send(part)

    return script
