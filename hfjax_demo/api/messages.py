"""``POST /v1/messages``: chats in the format of Anthropic's clients.

Source of the format: Anthropic's API reference, "Messages", "Streaming messages" and "Errors".
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..catalog import ModelKind
from ..events import FinishReason, TokenLogprobs, ToolCallDelta
from ..requests import Request
from ..web.refusals import Refusal
from .calls import Call
from .conversion import sampling_of
from .message_request import MessagesBody, request_of
from .text import Answers, Choice, Chunks

_REASONS = {
    FinishReason.STOP: "end_turn",
    FinishReason.LENGTH: "max_tokens",
    FinishReason.TOOL_CALLS: "tool_use",
}
_ERRORS = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
}


async def answers(call: Call, body: MessagesBody) -> Answers:
    """Submit a chat; return its answer, to be collected or streamed.

    Raises:
        Refusal: the body is invalid, or the request was rejected.
    """
    if body.thread:
        raise _no_threads()

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.TEXT)
        sampling = sampling_of(body, spec, body.max_tokens)
        return [request_of(body, spec.name, sampling=sampling, any_room=body.max_tokens is None)]

    streams, model = await call.submit(prepare)
    hidden = body.thinking is not None and body.thinking.display == "omitted"
    format = _MessageFormat(f"msg_{call.origin.request_id.removeprefix('req-')}", model, hides_thoughts=hidden)
    return Answers(streams, format, 1, with_usage=True)


def _no_threads() -> Refusal:
    """Return the error for threads, which require stored data. Its details make Anthropic's client continue without them."""
    details = {"error_code": "thread_unsupported_request", "unsupported": ["thread"]}
    why = "thread: Not supported; send the whole conversation."
    return Refusal(400, why, "unsupported_parameter", param="thread", details=details)


def error_of(refusal: Refusal) -> dict[str, Any]:
    """Return an error as the JSON object of Anthropic's API."""
    kind = _ERRORS.get(refusal.status, "invalid_request_error" if refusal.status < 500 else "api_error")
    details = {} if refusal.details is None else {"details": dict(refusal.details)}
    return {"type": "error", "error": {"type": kind, "message": refusal.message, **details}}


@dataclass(eq=False, slots=True)
class _MessageFormat:
    """The JSON objects of this endpoint, and the state of a stream: which block is open, and how the answer ended."""

    id: str
    model: str
    hides_thoughts: bool = False
    last: bytes = b""
    _opened: int = 0
    _open: dict[str, Any] | None = None
    _ended: Choice = field(default_factory=Choice)

    def whole(self, choices: Sequence[Choice], usage: Mapping[str, Any]) -> dict[str, Any]:
        [choice] = choices
        content: list[dict[str, Any]] = []
        if choice.thoughts:
            shown = "" if self.hides_thoughts else choice.thoughts
            content.append({"type": "thinking", "thinking": shown, "signature": ""})
        if choice.text or not (choice.thoughts or choice.calls):  # clients expect one
            content.append({"type": "text", "text": choice.text})
        content += [_use_of(call, _input_of(call.arguments)) for call in choice.calls]
        return {**self._envelope(content, _usage(usage)), **_stop(choice)}

    def opening(self, index: int, choice: Choice) -> Chunks:
        return [{"type": "message_start", "message": self._envelope([], _usage(choice.usage))}, {"type": "ping"}]

    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks:
        begun = self._in({"type": "text", "text": ""})
        return [*begun, self._piece({"type": "text_delta", "text": text})]

    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks:
        begun = self._in({"type": "thinking", "thinking": "", "signature": ""})
        return begun if self.hides_thoughts else [*begun, self._piece({"type": "thinking_delta", "thinking": text})]

    def call(self, index: int, piece: ToolCallDelta) -> Chunks:
        begun = self._in(_use_of(piece, {}))
        return [*begun, self._piece({"type": "input_json_delta", "partial_json": piece.arguments})]

    def end(self, index: int, choice: Choice) -> Chunks:
        self._ended = choice
        begun = [] if self._opened else self._in({"type": "text", "text": ""})
        return [*begun, *self._closed()]

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        told = {"type": "message_delta", "delta": _stop(self._ended), "usage": _usage(usage)}
        return [told, {"type": "message_stop"}]

    def failure(self, refusal: Refusal) -> Chunks:
        return [error_of(refusal)]

    def _envelope(self, content: Sequence[Mapping[str, Any]], usage: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "id": self.id,
            "type": "message",
            "role": "assistant",
            "model": self.model,
            "content": content,
            "stop_reason": None,
            "stop_sequence": None,
            "usage": usage,
        }

    def _in(self, block: dict[str, Any]) -> list[Mapping[str, Any]]:
        """Return the chunks that open ``block``, which is in its initial state, and close the one before; none if it is open."""
        if self._open == block:
            return []
        before = self._closed()
        self._open = block
        self._opened += 1
        return [*before, {"type": "content_block_start", "index": self._opened - 1, "content_block": block}]

    def _closed(self) -> list[Mapping[str, Any]]:
        if self._open is None:
            return []
        self._open = None
        return [{"type": "content_block_stop", "index": self._opened - 1}]

    def _piece(self, delta: Mapping[str, Any]) -> dict[str, Any]:
        return {"type": "content_block_delta", "index": self._opened - 1, "delta": delta}


def _use_of(call: ToolCallDelta, given: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "tool_use", "id": call.id, "name": call.name, "input": given}


def _input_of(arguments: str) -> dict[str, Any]:
    """Return a call's arguments; none if the answer was cut off before they were complete."""
    try:
        value = json.loads(arguments)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _stop(choice: Choice) -> dict[str, Any]:
    if choice.stop_string is not None:
        return {"stop_reason": "stop_sequence", "stop_sequence": choice.stop_string}
    return {"stop_reason": _REASONS[choice.reason], "stop_sequence": None}


def _usage(usage: Mapping[str, Any]) -> dict[str, Any]:
    """Return the token counts; ``input_tokens`` excludes cached tokens."""
    cached = usage.get("prompt_tokens_details", {}).get("cached_tokens", 0)
    thoughts = usage.get("completion_tokens_details", {}).get("reasoning_tokens", 0)
    return {
        "input_tokens": usage.get("prompt_tokens", 0) - cached,
        "cache_creation_input_tokens": 0,
        "cache_read_input_tokens": cached,
        "output_tokens": usage.get("completion_tokens", 0),
        "output_tokens_details": {"thinking_tokens": thoughts},
    }
