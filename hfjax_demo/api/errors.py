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
    OwnersAlone,
    QueueFull,
    RemoteFailed,
    ShuttingDown,
    TooManyAtOnce,
    UserError,
)
from ..web.refusals import INVALID, SERVER, Refusal

NOT_FOUND, RATE_LIMIT = "not_found_error", "rate_limit_error"
BUSY = ("queue_full", "too_many_at_once", "shutting_down")  # codes that are also outcomes in the metrics

# The first match counts, so a subclass comes before its base classes.
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


def invalid(message: str, *, param: str | None = None, code: str | None = "invalid_value") -> Refusal:
    """Return the error for an invalid request (status 400)."""
    return Refusal(400, message, code, param=param)


def unsupported(param: str, why: str = "Not supported; remove it.") -> Refusal:
    """Return the error for a field of OpenAI's API that this server does not support (status 400)."""
    return invalid(f"{param}: {why}", param=param, code="unsupported_parameter")


def of_error(error: HfjaxError) -> Refusal:
    """Return the API's error for one of this program's errors."""
    for known, status, kind, about, code in _KINDS:
        if isinstance(error, known):
            field = error.field if isinstance(error, InvalidField) else None
            return Refusal(status, str(error), code, kind, about or _NAMES.get(field or "", field))
    raise AssertionError("the last kind is everything")


def outcome_of(error: Refusal) -> str:
    """Return the outcome of a request that ended with this error, for the metrics and the log."""
    if error.code in BUSY:
        return error.code
    return "unauthorized" if error.status == 401 else "invalid" if error.status < 500 else "failed"


# OpenAI's names of this program's request fields, if they differ.
_NAMES: Mapping[str, str] = MappingProxyType(
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
