"""Requests to an OpenAI-compatible server, and its responses. Nothing here does any I/O.

Source of the format: OpenAI's API reference, "Chat completions", "Completions" and "Models"; the extensions are those documented
by vLLM, SGLang, llama.cpp's server and this program. A stream consists of server-sent events (the HTML standard), of which
OpenAI's API uses ``data:`` lines with one JSON object each, and ``data: [DONE]`` as the last. Comments keep a connection alive;
other fields are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ..errors import InvalidRequest, RemoteFailed
from ..events import FinishReason
from ..requests import Constraint, SamplingSettings, TextRequest, message_images, with_note
from ..text_fields import MAX_TOKENS

DONE = "[DONE]"
MAX_NAMED_MODELS = 5  # of a server's list, in an error message
MAX_COUNT = 10**9  # larger counts are ignored
MAX_LINE_BYTES = 1_000_000  # of a line of a stream


class MalformedResponse(ValueError):
    """A response that is invalid in this API; the message describes it, such as "no JSON"."""


class Dialect(StrEnum):
    """Which sampling parameters beyond those of OpenAI's API a server accepts, and under which names."""

    OPENAI = "openai"  # none
    VLLM = "vllm"  # the same names as this program's
    LLAMA_CPP = "llama.cpp"


@dataclass(frozen=True, slots=True)
class RemoteModelInfo:
    """The model of a server: its name there, the dialect, and the context length in tokens, 0 if unknown."""

    model: str
    dialect: Dialect = Dialect.OPENAI
    context_length: int = 0


@dataclass(frozen=True, slots=True)
class TokenUsage:
    """Token counts of the server. ``cached`` of the ``prompt`` tokens were reused from its cache. Missing counts are 0."""

    prompt: int = 0
    cached: int = 0
    completion: int = 0


@dataclass(frozen=True, slots=True)
class StreamChunk:
    """The contents of one message of a stream. ``thinking``: whether it contains reasoning, which is not part of the answer."""

    text: str = ""
    thinking: bool = False
    reason: str | None = None
    usage: TokenUsage | None = None
    error: Any = None


def select_model(listing: object, wanted: str | None, name: str, where: str) -> RemoteModelInfo:
    """Return the model to request, from the response to ``GET /models``.

    Args:
        listing: the JSON of the response.
        wanted: the server's name for the model, as configured by the operator; None: the listed model called ``name``, or the
            only one.
        name: this program's name for the model.
        where: host and port, for error messages.

    Raises:
        MalformedResponse: ``listing`` is not a list of models.
        RemoteFailed: the server lists several models, none called ``name``, and none is configured.
    """
    data = listing.get("data") if isinstance(listing, Mapping) else None
    if not isinstance(data, list):
        raise MalformedResponse("no list of models")
    models = {item["id"]: item for item in data if isinstance(item, dict) and isinstance(item.get("id"), str)}
    if wanted is None and len(models) > 1 and name not in models:
        some = ", ".join(model[:100] for model in list(models)[:MAX_NAMED_MODELS])
        raise RemoteFailed(
            f"The remote server at {where} has several models ({some}{', …' if len(models) > MAX_NAMED_MODELS else ''}); "
            f"specify one with {name}=URL#MODEL in HFJAX_REMOTE, or with remote_model."
        )
    model = wanted or (name if name in models else next(iter(models), name))
    about = models.get(model) or next(iter(models.values()), {})  # a server may accept unlisted names for its model
    return RemoteModelInfo(model, _dialect(about), _context_length(about))


def _dialect(about: Mapping[str, Any]) -> Dialect:
    owner = about.get("owned_by")
    if owner == "llamacpp":
        return Dialect.LLAMA_CPP
    own = {"title", "kind", "state"} <= about.keys()  # this program's list, see hfjax_demo/api/models.py
    return Dialect.VLLM if own or owner in ("vllm", "sglang") else Dialect.OPENAI


def _context_length(about: Mapping[str, Any]) -> int:
    meta = about.get("meta")  # llama.cpp's
    per_slot = meta.get("n_ctx") if isinstance(meta, Mapping) else None
    return _count(about.get("max_model_len")) or _count(about.get("context_length")) or _count(per_slot)


def build_request(request: TextRequest, model_info: RemoteModelInfo) -> tuple[str, dict[str, Any]]:
    """Return the path to append to the base URL, and the body to post there.

    A seed is sent only if the user chose one: vLLM samples requests that have a seed one by one, which is slower.

    Raises:
        InvalidRequest: the request uses something that is not supported with a remote server, such as logprobs or images.
    """
    if message_images(request.messages or ()):
        raise InvalidRequest("Images can't be sent to a remote server; remove them.", field="messages")
    if request.logprobs is not None or request.prompt_logprobs is not None:
        raise InvalidRequest("logprobs are not available from a remote server; remove them.", field="logprobs")
    if request.prompt_only:
        raise InvalidRequest("A remote server requires max_tokens of at least 1.", field="max_tokens")
    asked = {name: getattr(request, name) for name in ("begun", "thinking", "effort", "thinking_tokens")}
    for name, value in (asked | {"tools": request.tools or None}).items():
        if value is not None:
            raise InvalidRequest(f"{name} is not supported with a remote server; remove it.", field=name)
    sampling = request.sampling
    if model_info.dialect is not Dialect.VLLM and (
        sampling.min_tokens or sampling.ignore_eos or sampling.stop_token_ids
    ):
        raise InvalidRequest(
            "This remote server does not support min_tokens, ignore_eos and stop_token_ids; remove them.",
            field="min_tokens",
        )
    body: dict[str, Any] = {
        "model": model_info.model,
        "stream": True,
        "stream_options": {"include_usage": True},
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        **_extensions(sampling, model_info),
        **_constraint_fields(request.constraint, model_info),
    }
    if sampling.max_new_tokens < MAX_TOKENS:
        body["max_tokens"] = sampling.max_new_tokens
    for name in ("frequency_penalty", "presence_penalty"):
        if getattr(sampling, name):
            body[name] = getattr(sampling, name)
    if sampling.logit_bias:
        body["logit_bias"] = {str(token): bias for token, bias in sampling.logit_bias}
    if sampling.seed is not None:
        body["seed"] = sampling.seed
    if sampling.stop:
        body["stop"] = list(sampling.stop)
    if request.messages is not None:
        return "/chat/completions", body | {
            "messages": [dict(message) for message in with_note(request.messages, request.note)]
        }
    prompt = request.prompt if request.prompt is not None else list(request.prompt_ids or ())
    return "/completions", body | {"prompt": prompt}


def _constraint_fields(constraint: Constraint | None, model_info: RemoteModelInfo) -> dict[str, Any]:
    if constraint is None:
        return {}
    if constraint.json_object:
        return {"response_format": {"type": "json_object"}}
    if constraint.json_schema is not None:
        schema = {"name": "answer", "schema": json.loads(constraint.json_schema), "strict": True}
        return {"response_format": {"type": "json_schema", "json_schema": schema}}
    if model_info.dialect is not Dialect.VLLM:
        raise InvalidRequest(
            "This remote server supports only JSON constraints; remove the regular expression, choice or grammar.",
            field="constraint",
        )
    given = {"regex": constraint.regex, "choice": constraint.choice, "grammar": constraint.grammar}
    return {"structured_outputs": {name: value for name, value in given.items() if value is not None}}


def _extensions(sampling: SamplingSettings, model_info: RemoteModelInfo) -> dict[str, Any]:
    """Return the sampling parameters that OpenAI's API does not have, for servers known to support them.

    They are sent even if they are off, because off need not be the server's default.
    """
    if model_info.dialect is Dialect.VLLM:
        return {
            "top_k": sampling.top_k or -1,  # "off" in older versions
            "min_p": sampling.min_p,
            "repetition_penalty": sampling.repetition_penalty,
            **({"min_tokens": sampling.min_tokens} if sampling.min_tokens else {}),
            **({"ignore_eos": True} if sampling.ignore_eos else {}),
            **({"stop_token_ids": list(sampling.stop_token_ids)} if sampling.stop_token_ids else {}),
        }
    if model_info.dialect is Dialect.LLAMA_CPP:
        # By default the penalty applies to the last 64 tokens; here it applies to all of them.
        window = {"repeat_last_n": model_info.context_length} if model_info.context_length else {}
        return {
            "top_k": sampling.top_k,
            "min_p": sampling.min_p,
            "repeat_penalty": sampling.repetition_penalty,
            **window,
        }
    return {}


def parse_chunk(data: str) -> StreamChunk:
    """Return the contents of one message of a stream, or of the JSON object from a server that does not stream.

    Raises:
        MalformedResponse: ``data`` is neither.
    """
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        raise MalformedResponse("no JSON") from None
    if not isinstance(message, dict):
        raise MalformedResponse("no object")
    if message.get("error"):
        return StreamChunk(error=message["error"])
    if not message or message.get("type") == "ping":
        return StreamChunk()  # a keep-alive
    choices = message.get("choices")
    usage = _usage(message.get("usage"))
    if not isinstance(choices, list) or not all(isinstance(choice, dict) for choice in choices):
        if usage is None:
            raise MalformedResponse("no choices")
        choices = []
    return _choice(choices, usage)


def _choice(choices: Sequence[Mapping[str, Any]], usage: TokenUsage | None) -> StreamChunk:
    choice = next((choice for choice in choices if choice.get("index") in (0, None)), None)
    if choice is None:
        return StreamChunk(usage=usage)
    said = next((choice[name] for name in ("delta", "message") if isinstance(choice.get(name), dict)), None)
    said = said if said is not None else {"content": choice.get("text")}
    text, thinking = _content_text(said.get("content"))
    reason = choice.get("finish_reason")
    return StreamChunk(
        text=_valid(text),
        thinking=thinking or any(bool(said.get(name)) for name in ("reasoning_content", "reasoning")),
        reason=reason if isinstance(reason, str) and reason else None,
        usage=usage,
    )


def _content_text(content: object) -> tuple[str, bool]:
    """Return the text of a message's content, a string or a list of typed parts, and whether it contains thoughts."""
    if not isinstance(content, list):
        return (content if isinstance(content, str) else ""), False
    parts = [part for part in content if isinstance(part, Mapping)]
    texts = [part.get("text") for part in parts if part.get("type") in ("text", "output_text")]
    thinking = any(part.get("type") in ("thinking", "reasoning") for part in parts)
    return "".join(text for text in texts if isinstance(text, str)), thinking


def to_finish_reason(text: str | None) -> FinishReason | None:
    """Return why an answer ended; None if a content filter cut it off. ``text`` is the server's ``finish_reason``."""
    if text == "content_filter":
        return None
    return FinishReason.LENGTH if text == "length" else FinishReason.STOP


def _usage(found: object) -> TokenUsage | None:
    if not isinstance(found, Mapping):
        return None
    details = found.get("prompt_tokens_details")
    cached = _count(details.get("cached_tokens")) if isinstance(details, Mapping) else 0
    prompt = _count(found.get("prompt_tokens"))
    return TokenUsage(prompt, min(cached, prompt), _count(found.get("completion_tokens")))


def _count(value: object) -> int:
    return value if type(value) is int and 0 < value <= MAX_COUNT else 0


def _valid(text: str) -> str:
    """Return the text with surrogate pairs joined and lone surrogates replaced: JSON can contain them, UTF-8 cannot."""
    return text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


class ResponseTooLarge(Exception):
    """A server exceeded a size limit: of a line, or of all bytes or characters of an answer."""


class DataLineParser:
    """Converts the bytes of a stream, as they arrive, to the values of its ``data:`` lines.

    Args:
        most: maximum size of the whole stream, in bytes.
    """

    def __init__(self, most: int) -> None:
        self._bytes_left = most
        self._partial_line = b""

    def add(self, piece: bytes) -> list[str]:
        """Return the values of the lines that this piece completes, oldest first; invalid UTF-8 becomes U+FFFD.

        Raises:
            ResponseTooLarge: a line is too long, or the stream is longer than ``most``.
        """
        self._bytes_left -= len(piece)
        *lines, self._partial_line = (self._partial_line + piece).split(b"\n")
        if (
            self._bytes_left < 0
            or len(self._partial_line) > MAX_LINE_BYTES
            or any(len(line) > MAX_LINE_BYTES for line in lines)
        ):
            raise ResponseTooLarge
        return [line[5:].strip().decode("utf-8", "replace") for line in lines if line.startswith(b"data:")]

    def end(self) -> list[str]:
        """Return the value of the last line, if the stream ended without a line break. Call it once, at the end."""
        return self.add(b"\n")
