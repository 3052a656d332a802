"""A server that speaks OpenAI's protocol as a test has written it: right, wrong, slow, or broken off."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from tests.api.serving import LONG

USAGE = {"prompt_tokens": 9, "completion_tokens": 3, "prompt_tokens_details": {"cached_tokens": 4}}
ONE_MODEL = {"object": "list", "data": [{"id": "org/Served", "owned_by": "vllm", "max_model_len": 4096}]}


@dataclass(frozen=True)
class Call:
    handler: BaseHTTPRequestHandler
    body: dict[str, Any]

    @property
    def path(self) -> str:
        return self.handler.path

    @property
    def headers(self) -> dict[str, str]:
        return {name.lower(): value for name, value in self.handler.headers.items()}

    def reply(self, status: int, body: bytes | dict[str, Any], **headers: str) -> None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.start(status, **{"content-type": "application/json", "content-length": str(len(data))} | headers)
        self.send(data)

    def start(self, status: int = 200, **headers: str) -> None:
        self.handler.send_response(status)
        for name, value in ({"content-type": "text/event-stream"} | headers).items():
            self.handler.send_header(name.replace("_", "-"), value)
        self.handler.end_headers()

    def send(self, data: bytes) -> None:
        self.handler.wfile.write(data)
        self.handler.wfile.flush()

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


Script = Callable[[Call], None]


@dataclass
class ScriptedServer:
    """Answers ``POST`` by the script, and ``GET …/models`` by ``listing`` (a status and a body). Remembers its calls. ``ended``
    counts scripts that have ended; ``go_on`` is for scripts that wait for the test."""

    script: Script
    listing: tuple[int, bytes | dict[str, Any]] = (200, ONE_MODEL)
    calls: list[Call] = field(default_factory=list)
    looks: list[Call] = field(default_factory=list)
    ended: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    go_on: threading.Event = field(default_factory=threading.Event)

    def __enter__(self) -> Self:
        scripted = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                call = Call(self, {})
                scripted.looks.append(call)
                call.reply(*scripted.listing)

            def do_POST(self) -> None:
                call = Call(self, json.loads(self.rfile.read(int(self.headers["content-length"]))))
                scripted.calls.append(call)
                try:
                    scripted.script(call)
                except OSError:
                    pass  # the client has gone
                finally:
                    scripted.ended.release()

            def log_message(self, *_: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

        self._server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.go_on.set()
        self._server.shutdown()
        self._server.server_close()

    @property
    def where(self) -> str:
        return f"127.0.0.1:{self._server.server_address[1]}"

    @property
    def url(self) -> str:
        return f"http://{self.where}/v1"

    def wait(self) -> None:
        assert self.go_on.wait(LONG)


def saying(*texts: str, reason: str = "stop") -> Script:

    def script(call: Call) -> None:
        call.start()
        call.say(*texts)
        call.end(reason)

    return script


def sending(parts: Iterable[bytes]) -> Script:

    def script(call: Call) -> None:
        call.start()
        for part in parts:
            call.send(part)

    return script
