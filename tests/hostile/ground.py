"""The page and the API on one port, as the program serves them, over a fake manager."""

from __future__ import annotations

import socket
from typing import Any

import httpx

from hfjax_demo.api.app import Api
from hfjax_demo.api.telemetry import Telemetry
from hfjax_demo.settings import Settings
from hfjax_demo.ui.layout import build_demo, launch
from tests.fakes import FakeManager
from tests.ui.serving import Served

LONG = 60.0  # seconds that nothing here comes near


class Ready(FakeManager):
    """The fake manager, for the API too."""

    device_silence_s = 0.0

    def unready_reason(self) -> str:
        return ""


class Ground(Served):
    """A server on a free port, until it is closed; ``changes`` are settings."""

    def __init__(self, **changes: Any) -> None:
        super().__init__(Settings().changed(**changes))

    def _start(self) -> None:
        self.manager = Ready(self.settings)
        api = Api(self.manager, self.settings, Telemetry())  # type: ignore[arg-type]
        self.demo = build_demo(self.manager, self.settings)
        launch(self.demo, self.settings, prevent_thread_lock=True, routes=api.routes())

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """One request."""
        return httpx.request(method, self.url + path, timeout=LONG, **options)

    def post(self, path: str, value: Any, **headers: str) -> httpx.Response:
        """JSON, with further headers."""
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        return self.ask("POST", path, json=value, headers=named)

    def connect(self) -> socket.socket:
        """A connection, for what no client would send."""
        made = socket.create_connection(("127.0.0.1", self.settings.port), timeout=LONG)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an answer that refuses, which is one sentence in the API's form and nothing else."""
    error = answer.json()["error"]
    assert error.keys() == {"message", "type", "param", "code"}, error
    assert error["message"][-1] == "." and "\n" not in error["message"], error
    return answer.status_code, error["code"]
