"""Error responses: a status, and the API's JSON ``{"error": {"message", "type", "param", "code"}}``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from starlette.responses import JSONResponse

# The ``retry-after`` header of the statuses after which a client should retry.
RETRY_AFTER_SECONDS: Mapping[int, str] = MappingProxyType({429: "1", 503: "5"})


@dataclass(eq=False)
class Refusal(Exception):
    """Raised to refuse a request. ``message`` is one sentence that says what to do; ``kind`` is the type of the error, by default
    that of the status; ``param`` names the invalid field; ``details`` are additional fields for Anthropic's clients."""

    status: int
    message: str
    code: str | None = None
    kind: str = ""
    param: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    details: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        by_status = "server_error" if self.status >= 500 else "invalid_request_error"
        self.kind = self.kind or ("authentication_error" if self.status == 401 else by_status)

    def __str__(self) -> str:
        return self.message

    @property
    def body(self) -> dict[str, Any]:
        """The JSON object that OpenAI's clients read."""
        return {"error": {"message": self.message, "type": self.kind, "param": self.param, "code": self.code}}

    @property
    def all_headers(self) -> dict[str, str]:
        """:attr:`headers`, and ``retry-after`` in seconds for the statuses of :data:`RETRY_AFTER_SECONDS`."""
        wait = RETRY_AFTER_SECONDS.get(self.status)
        return {**({} if wait is None else {"retry-after": wait}), **self.headers}

    @property
    def response(self) -> JSONResponse:
        return JSONResponse(self.body, self.status, {"cache-control": "no-store", **self.all_headers})


class ClientGone(Exception):
    """The client has disconnected, so no response is sent."""
