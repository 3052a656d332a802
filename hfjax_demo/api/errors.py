"""Errors of the API, and the conversion of this program's errors to :class:`..web.refusals.Refusal`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..errors import (
    ContextTooLong,
    FetchFailed,
    GatedModel,
    HfjaxError,
    HubUnavailable,
    InvalidField,
    InvalidModelFolder,
    ModelNotFound,
    OwnerRequired,
    QueueFull,
    RemoteFailed,
    ShuttingDown,
    UserError,
    VisitorLimitReached,
)
from ..web.refusals import INVALID_REQUEST_ERROR, SERVER_ERROR, Refusal

NOT_FOUND, RATE_LIMIT = "not_found_error", "rate_limit_error"
BUSY_CODES = ("queue_full", "too_many_at_once", "shutting_down")  # codes that are also outcomes in the metrics

# The first match counts, so a subclass comes before its base classes.
_REFUSALS: tuple[tuple[type[HfjaxError], int, str, str | None, str | None], ...] = (
    (ContextTooLong, 400, INVALID_REQUEST_ERROR, None, "context_length_exceeded"),
    (ModelNotFound, 404, NOT_FOUND, "model", "model_not_found"),
    (InvalidModelFolder, 404, NOT_FOUND, "model", "model_not_found"),
    (GatedModel, 403, "permission_error", "model", "model_gated"),
    (OwnerRequired, 403, "permission_error", None, "owners_alone"),
    (InvalidField, 400, INVALID_REQUEST_ERROR, None, "invalid_value"),
    (UserError, 400, INVALID_REQUEST_ERROR, None, None),
    (QueueFull, 429, RATE_LIMIT, None, "queue_full"),
    (VisitorLimitReached, 429, RATE_LIMIT, None, "too_many_at_once"),
    (ShuttingDown, 503, SERVER_ERROR, None, "shutting_down"),
    (HubUnavailable, 503, SERVER_ERROR, "model", "model_unavailable"),
    (FetchFailed, 503, SERVER_ERROR, "model", "model_unavailable"),
    (RemoteFailed, 502, SERVER_ERROR, "model", "remote_failed"),
    (HfjaxError, 500, SERVER_ERROR, None, None),
)


def invalid(message: str, *, param: str | None = None, code: str | None = "invalid_value") -> Refusal:
    """Return the error for an invalid request (status 400)."""
    return Refusal(400, message, code, param=param)


def unsupported(param: str, why: str = "Not supported; remove it.") -> Refusal:
    """Return the error for a field of OpenAI's API that this server does not support (status 400)."""
    return invalid(f"{param}: {why}", param=param, code="unsupported_parameter")


def to_refusal(error: HfjaxError) -> Refusal:
    """Return the API's error for one of this program's errors."""
    for known, status, kind, about, code in _REFUSALS:
        if isinstance(error, known):
            field = error.field if isinstance(error, InvalidField) else None
            return Refusal(status, str(error), code, kind, about or _OPENAI_NAMES.get(field or "", field))
    raise AssertionError("the last kind is everything")


def refusal_outcome(error: Refusal) -> str:
    """Return the outcome of a request that ended with this error, for the metrics and the log."""
    if error.code in BUSY_CODES:
        return error.code
    return "unauthorized" if error.status == 401 else "invalid" if error.status < 500 else "failed"


# OpenAI's names of this program's request fields, if they differ.
_OPENAI_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "width": "size",
        "height": "size",
        "count": "n",
        "max_new_tokens": "max_tokens",
        "prompt_ids": "prompt",
        "inputs": "input",
        "truncate": "truncate_prompt_tokens",
        "effort": "reasoning_effort",
        "thinking": "chat_template_kwargs",
        "thinking_tokens": "thinking_token_budget",
    }
)
