"""How a request is refused: a status, and the API's JSON ``{"error": {"message", "type", "param", "code"}}``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.types import Send

INVALID, AUTHENTICATION, SERVER = "invalid_request_error", "authentication_error", "server_error"


@dataclass
class Refusal(Exception):
    """Raised where a request is refused. ``message`` is one sentence that says what to do, without a word of the visitor's."""

    status: int
    message: str
    code: str
    kind: str = INVALID
    headers: Mapping[str, str] = field(default_factory=dict)

    async def answer(self, send: Send) -> None:
        """Send it as the whole response."""
        error = {"message": self.message, "type": self.kind, "param": None, "code": self.code}
        body = json.dumps({"error": error}, separators=(",", ":")).encode()
        headers = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            **self.headers,
        }
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": self.status, "headers": raw})
        await send({"type": "http.response.body", "body": body})


class ClientGone(Exception):
    """The client has hung up; nobody reads an answer."""
