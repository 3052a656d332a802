"""What the API refuses, and how it says this program's own errors: each becomes a :class:`..web.refusals.Refusal`."""

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


def invalid(message: str, *, param: str | None = None, code: str | None = "invalid_value") -> Refusal:
    """The error for a request with a mistake in it (status 400)."""
    return Refusal(400, message, code, param=param)


def missing(where: str) -> Refusal:
    """The error for a field that has to be there (status 400)."""
    return invalid(f"{where} is missing.", param=where, code="missing_required_parameter")


def unsupported(param: str, why: str = "Not supported; remove it.") -> Refusal:
    """The error for a field of OpenAI's API that this server knows but does not support (status 400)."""
    return invalid(f"{param}: {why}", param=param, code="unsupported_parameter")


def of_error(error: HfjaxError) -> Refusal:
    """The API's error for one of this program's own errors."""
    for known, status, kind, about, code in _KINDS:
        if isinstance(error, known):
            field = error.field if isinstance(error, InvalidField) else None
            return Refusal(status, str(error), code, kind, about or _NAMES.get(field or "", field))
    raise AssertionError("the last kind is everything")


def outcome_of(error: Refusal) -> str:
    """What the metrics and the log call a request that ended so."""
    if error.code in ("queue_full", "too_many_at_once", "shutting_down"):
        return error.code
    return "unauthorized" if error.status == 401 else "invalid" if error.status < 500 else "failed"


# What OpenAI calls the fields of this program's requests, where it has another name.
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
