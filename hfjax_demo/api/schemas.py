"""The bodies of requests, as OpenAI's clients send them; and what pydantic finds wrong in one, as one sentence.

Fields that this server cannot honour are known, so that they are refused by name rather than ignored (:func:`refuse`). What
changes no answer (``user``, ``store`` and their like) is accepted and left alone. Ranges are checked where they are for the
page as well, in :mod:`hfjax_demo.settings`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..settings import MAX_LOGPROBS
from .errors import ApiError, invalid, unsupported

MAX_COMPLETION_LOGPROBS = 5
MAX_CHOICES = 16  # answers to one request, all prompts together
MAX_MESSAGES = 1000


class Body(BaseModel):
    """Strict: no text where a number is due, no unknown field, no infinity."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)

    model: str | None = None
    user: str | None = None
    metadata: dict[str, Any] | None = None
    store: bool | None = None
    service_tier: str | None = None
    safety_identifier: str | None = None
    prompt_cache_key: str | None = None


class StreamOptions(BaseModel):
    """What a stream brings besides text."""

    model_config = ConfigDict(strict=True, extra="forbid")

    include_usage: bool | None = None
    include_obfuscation: bool | None = None


class TextBody(Body):
    """What chats and completions share. ``top_k``, ``min_p`` and ``repetition_penalty`` are this server's own."""

    max_tokens: int | None = Field(default=None, ge=1)
    temperature: float | None = None
    top_p: float | None = None
    top_k: int | None = None
    min_p: float | None = None
    repetition_penalty: float | None = None
    seed: int | None = None
    stop: str | list[str] | None = None
    n: int | None = Field(default=None, ge=1, le=MAX_CHOICES)
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    # Known, and refused unless they ask for nothing.
    frequency_penalty: float | None = None
    presence_penalty: float | None = None
    logit_bias: dict[str, Any] | None = None


class Part(BaseModel):
    """A part of a message; only those of type "text" can be read."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str
    text: str | None = None


class ChatMessage(BaseModel):
    """One turn of a conversation."""

    model_config = ConfigDict(strict=True, extra="forbid")

    role: Literal["system", "developer", "user", "assistant", "tool"]
    content: str | list[Part] | None = None
    name: str | None = None
    tool_call_id: str | None = None
    refusal: str | None = None
    # Known, and refused.
    tool_calls: list[Any] | None = None
    function_call: Any = None
    audio: Any = None


class ChatBody(TextBody):
    """``POST /v1/chat/completions``"""

    messages: list[ChatMessage] = Field(min_length=1, max_length=MAX_MESSAGES)
    max_completion_tokens: int | None = Field(default=None, ge=1)
    parallel_tool_calls: bool | None = None
    logprobs: bool | None = None
    top_logprobs: int | None = Field(default=None, ge=0, le=MAX_LOGPROBS)
    # Known, and refused unless they ask for nothing.
    tools: list[Any] | None = None
    tool_choice: Any = None
    functions: list[Any] | None = None
    function_call: Any = None
    response_format: Any = None
    modalities: list[str] | None = None
    audio: Any = None
    prediction: Any = None
    reasoning_effort: str | None = None
    verbosity: str | None = None
    web_search_options: Any = None


class CompletionBody(TextBody):
    """``POST /v1/completions``"""

    prompt: Any  # a text, token ids, or a list of either; a union would list each item's mistake in every branch
    logprobs: int | None = Field(default=None, ge=0, le=MAX_COMPLETION_LOGPROBS)
    # Known, and refused unless they ask for nothing.
    echo: bool | None = None
    suffix: str | None = None
    best_of: int | None = None


class ImageBody(Body):
    """``POST /v1/images/generations``; the fields behind ``size`` are this server's own."""

    prompt: str
    n: int | None = Field(default=None, ge=1)
    size: str | None = None
    negative_prompt: str | None = None
    steps: int | None = None
    guidance_scale: float | None = None
    scheduler: str | None = None
    seed: int | None = None
    response_format: str | None = None
    output_format: str | None = None
    # Known, and refused unless they ask for nothing.
    background: str | None = None
    output_compression: int | None = None
    partial_images: int | None = None
    quality: str | None = None
    stream: bool | None = None
    style: str | None = None
    moderation: str | None = None


Parsed = TypeVar("Parsed", bound=Body)

_NOTHING: dict[str, tuple[Any, ...]] = {
    "tool_choice": ("none", "auto"),
    "function_call": ("none", "auto"),
    "response_format": ({"type": "text"},),
    "modalities": (["text"],),
    "background": ("auto", "opaque"),
    "quality": ("auto", "standard"),
    "output_compression": (100,),
    "moderation": ("auto", "low"),
}
_REFUSED = (
    "frequency_penalty",
    "presence_penalty",
    "logit_bias",
    "tools",
    "tool_choice",
    "functions",
    "function_call",
    "response_format",
    "modalities",
    "audio",
    "prediction",
    "web_search_options",
    "echo",
    "suffix",
    "background",
    "output_compression",
    "partial_images",
    "quality",
    "style",
    "moderation",
)


def parsed(schema: type[Parsed], raw: bytes) -> Parsed:
    """A request's body.

    Raises:
        ApiError: it is no JSON, or not of this form, or asks for what this server cannot do.
    """
    try:
        body = schema.model_validate_json(raw)
    except ValidationError as error:
        raise _explained(error, schema) from None
    refuse(body)
    return body


def refuse(body: Body) -> None:
    """Raises :class:`ApiError` for a field that is known, cannot be honoured, and asks for something."""
    for name in _REFUSED:
        value = getattr(body, name, None)
        # The pictures' response_format and a value that means "as usual" ask for nothing.
        if value and value not in _NOTHING.get(name, ()) and not (name == "response_format" and isinstance(value, str)):
            raise unsupported(name)


def _explained(error: ValidationError, schema: type[Body]) -> ApiError:
    """The first thing that is wrong; the branches of a union speak together."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    first = found[0]
    if first["type"] == "json_invalid":
        detail = first["msg"].removeprefix("Invalid JSON: ")
        return invalid(f"The body is not valid JSON ({detail}); send one JSON object.", code="invalid_json")
    path = _path(first["loc"])
    if not path:
        return invalid("The body is not a JSON object; send one.", code="invalid_type")
    if first["type"] == "extra_forbidden":
        return invalid(f"{path} is no field of this request; leave it out.", param=path, code="unknown_parameter")
    if first["type"] == "missing":
        return invalid(f"{path} is missing; give it.", param=path, code="missing_required_parameter")
    reasons = dict.fromkeys(_reason(item["msg"]) for item in found if _path(item["loc"]) == path)
    return invalid(f"{path} {' or '.join(reasons)}; correct it.", param=path, code="invalid_value")


def _path(location: tuple[int | str, ...]) -> str:
    """Where in the body, as in ``messages[0].content``; without the names that pydantic gives a union's branches."""
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif part.isidentifier() and part not in ("str", "int"):
            path += f".{part}" if path else part
        elif not path:
            return part[:80]  # an unknown field's own name
        else:
            break
    return path


def _reason(message: str) -> str:
    text = message.replace("Input should", "should", 1)
    return text[:1].lower() + text[1:]
