"""Errors of the API, and the conversion of this program's errors to :class:`..web.refusals.Refusal`."""

from __future__ import annotations

from .. import errors
from ..web.refusals import Refusal

KINDS = {403: "permission_error", 404: "not_found_error", 413: "request_too_large", 429: "rate_limit_error"}
"""Types of errors by status, beside those of :class:`Refusal`. In OpenAI's format, only for the errors of :func:`to_refusal`."""
BUSY_CODES = QUEUE_FULL, TOO_MANY, SHUTTING_DOWN = "queue_full", "too_many_at_once", "shutting_down"
"""Codes that are also outcomes in the metrics."""

NOT_SUPPORTED = "Not supported; remove it."

# Class, status, field and code. The first match counts, so a subclass comes before its base classes.
_REFUSALS: tuple[tuple[type[errors.HfjaxError], int, str | None, str | None], ...] = (
    (errors.ContextTooLong, 400, None, "context_length_exceeded"),
    (errors.ModelNotFound, 404, "model", "model_not_found"),
    (errors.InvalidModelFolder, 404, "model", "model_not_found"),
    (errors.GatedModel, 403, "model", "model_gated"),
    (errors.OwnerRequired, 403, None, "owners_alone"),
    (errors.InvalidField, 400, None, "invalid_value"),
    (errors.UserError, 400, None, None),
    (errors.QueueFull, 429, None, QUEUE_FULL),
    (errors.VisitorLimitReached, 429, None, TOO_MANY),
    (errors.ShuttingDown, 503, None, SHUTTING_DOWN),
    (errors.HubUnavailable, 503, "model", "model_unavailable"),
    (errors.FetchFailed, 503, "model", "model_unavailable"),
    (errors.RemoteFailed, 502, "model", "remote_failed"),
    (errors.HfjaxError, 500, None, None),
)
# OpenAI's names of this program's request fields, if they differ.
_OPENAI_NAMES = {
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


def invalid(message: str, *, param: str | None = None, code: str | None = "invalid_value") -> Refusal:
    return Refusal(400, message, code, param=param)


def unsupported(param: str, why: str = NOT_SUPPORTED) -> Refusal:
    """Return the error for a field of OpenAI's API that this server does not support (status 400)."""
    return invalid(f"{param}: {why}", param=param, code="unsupported_parameter")


def to_refusal(error: errors.HfjaxError) -> Refusal:
    """Return the API's error for one of this program's errors."""
    _, status, param, code = next(row for row in _REFUSALS if isinstance(error, row[0]))
    if isinstance(error, errors.InvalidField) and error.field is not None:
        param = _OPENAI_NAMES.get(error.field, error.field)
    return Refusal(status, str(error), code, KINDS.get(status, ""), param)


def refusal_outcome(error: Refusal) -> str:
    """Return the outcome of a request that ended with this error, for the metrics and the log."""
    if error.code in BUSY_CODES:
        return error.code
    return "unauthorized" if error.status == 401 else "invalid" if error.status < 500 else "failed"
