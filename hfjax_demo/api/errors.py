"""The API's errors: :class:`ApiError` is an HTTP status with OpenAI's ``{"error": {"message", "type", "param", "code"}}``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..errors import (
    ContextTooLong,
    FetchFailed,
    GatedModel,
    HfjaxError,
    HubUnavailable,
    InvalidField,
    InvalidModelFolder,
    ModelNotFound,
    OwnersAlone,
    QueueFull,
    RemoteFailed,
    ShuttingDown,
    TooManyAtOnce,
    UserError,
)

INVALID, AUTHENTICATION, NOT_FOUND = "invalid_request_error", "authentication_error", "not_found_error"
RATE_LIMIT, SERVER = "rate_limit_error", "server_error"

# The first that fits: a class before those it is derived from.
_KINDS: tuple[tuple[type[HfjaxError], int, str, str | None, str | None], ...] = (
    (ContextTooLong, 400, INVALID, None, "context_length_exceeded"),
    (ModelNotFound, 404, NOT_FOUND, "model", "model_not_found"),
    (InvalidModelFolder, 404, NOT_FOUND, "model", "model_not_found"),
    (GatedModel, 403, "permission_error", "model", "model_gated"),
    (OwnersAlone, 403, "permission_error", None, "owners_alone"),
    (InvalidField, 400, INVALID, None, "invalid_value"),
    (UserError, 400, INVALID, None, None),
    (QueueFull, 429, RATE_LIMIT, None, "queue_full"),
    (TooManyAtOnce, 429, RATE_LIMIT, None, "too_many_at_once"),
    (ShuttingDown, 503, SERVER, None, "shutting_down"),
    (HubUnavailable, 503, SERVER, "model", "model_unavailable"),
    (FetchFailed, 503, SERVER, "model", "model_unavailable"),
    (RemoteFailed, 502, SERVER, "model", "remote_failed"),
    (HfjaxError, 500, SERVER, None, None),
)
RETRY_AFTER_SECONDS: Mapping[int, str] = {429: "1", 503: "5"}


class ApiError(Exception):
    """An error response. ``message`` is one sentence that says what to do; ``param`` names the field that it is about."""

    def __init__(
        self, status: int, kind: str, message: str, *, param: str | None = None, code: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.kind = kind
        self.message = message
        self.param = param
        self.code = code

    @property
    def body(self) -> dict[str, Any]:
        """The JSON object that OpenAI's clients read."""
        return {"error": {"message": self.message, "type": self.kind, "param": self.param, "code": self.code}}

    @property
    def headers(self) -> dict[str, str]:
        """``retry-after`` in seconds for a status after which trying again helps; otherwise none."""
        wait = RETRY_AFTER_SECONDS.get(self.status)
        return {"retry-after": wait} if wait is not None else {}


def invalid(message: str, *, param: str | None = None, code: str | None = None) -> ApiError:
    """The error for a request with a mistake in it (status 400)."""
    return ApiError(400, INVALID, message, param=param, code=code)


def unsupported(param: str, why: str = "This server does not support it; leave it out.") -> ApiError:
    """The error for a field of OpenAI's API that this server knows but does not support (status 400)."""
    return invalid(f"{param}: {why}", param=param, code="unsupported_parameter")


def of_error(error: HfjaxError) -> ApiError:
    """The API's error for one of this program's own errors."""
    for known, status, kind, about, code in _KINDS:
        if isinstance(error, known):
            field = error.field if isinstance(error, InvalidField) else None
            return ApiError(status, kind, str(error), param=about or _NAMES.get(field or "", field), code=code)
    raise AssertionError("the last kind is everything")


# What OpenAI calls the fields of this program's requests, where it has another name.
_NAMES: Mapping[str, str] = MappingProxyType(
    {"width": "size", "height": "size", "count": "n", "max_new_tokens": "max_tokens", "prompt_ids": "prompt"}
)


def broken() -> ApiError:
    """The error for a defect of this program (status 500); its details go to the log, not to the client."""
    return ApiError(500, SERVER, "The server broke while it handled this request; try again.", code="internal_error")
