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
from .api_call import ApiCall
from .conversion import sampling_settings
from .message_request import MessagesBody, to_text_request
from .text import AnswerChoice, Answers, Chunks

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


async def answers(call: ApiCall, body: MessagesBody) -> Answers:
    """Submit a chat; return its answer, to be collected or streamed.

    Raises:
        Refusal: the body is invalid, or the request was rejected.
    """
    if body.thread:
        raise _threads_unsupported()

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.TEXT)
        sampling = sampling_settings(body, spec, body.max_tokens)
        return [to_text_request(body, spec.name, sampling=sampling, any_room=body.max_tokens is None)]

    streams, model = await call.submit(prepare)
    hidden = body.thinking is not None and body.thinking.display == "omitted"
    format = _MessageFormat(f"msg_{call.origin.request_id.removeprefix('req-')}", model, hides_thoughts=hidden)
    return Answers(streams, format, 1, with_usage=True)


def _threads_unsupported() -> Refusal:
    """Return the error for threads, which require stored data. Its details make Anthropic's client continue without them."""
    details = {"error_code": "thread_unsupported_request", "unsupported": ["thread"]}
    why = "thread: Not supported; send the whole conversation."
    return Refusal(400, why, "unsupported_parameter", param="thread", details=details)


def error_json(refusal: Refusal) -> dict[str, Any]:
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
    _block_count: int = 0
    _open_block: dict[str, Any] | None = None
    _final_choice: AnswerChoice = field(default_factory=AnswerChoice)

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        [choice] = choices
        content: list[dict[str, Any]] = []
        if choice.thoughts:
            shown = "" if self.hides_thoughts else choice.thoughts
            content.append({"type": "thinking", "thinking": shown, "signature": ""})
        if choice.text or not (choice.thoughts or choice.calls):  # clients expect one
            content.append({"type": "text", "text": choice.text})
        content += [_tool_use_block(call, _tool_input(call.arguments)) for call in choice.calls]
        return {**self._envelope(content, _usage(usage)), **_stop_fields(choice)}

    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        return [{"type": "message_start", "message": self._envelope([], _usage(choice.usage))}, {"type": "ping"}]

    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks:
        begun = self._start_block({"type": "text", "text": ""})
        return [*begun, self._block_delta({"type": "text_delta", "text": text})]

    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks:
        begun = self._start_block({"type": "thinking", "thinking": "", "signature": ""})
        return (
            begun if self.hides_thoughts else [*begun, self._block_delta({"type": "thinking_delta", "thinking": text})]
        )

    def call(self, index: int, piece: ToolCallDelta) -> Chunks:
        begun = self._start_block(_tool_use_block(piece, {}))
        return [*begun, self._block_delta({"type": "input_json_delta", "partial_json": piece.arguments})]

    def end(self, index: int, choice: AnswerChoice) -> Chunks:
        self._final_choice = choice
        begun = [] if self._block_count else self._start_block({"type": "text", "text": ""})
        return [*begun, *self._stop_block()]

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        told = {"type": "message_delta", "delta": _stop_fields(self._final_choice), "usage": _usage(usage)}
        return [told, {"type": "message_stop"}]

    def failure(self, refusal: Refusal) -> Chunks:
        return [error_json(refusal)]

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

    def _start_block(self, block: dict[str, Any]) -> list[Mapping[str, Any]]:
        """Return the chunks that open ``block``, which is in its initial state, and close the one before; none if it is open."""
        if self._open_block == block:
            return []
        before = self._stop_block()
        self._open_block = block
        self._block_count += 1
        return [*before, {"type": "content_block_start", "index": self._block_count - 1, "content_block": block}]

    def _stop_block(self) -> list[Mapping[str, Any]]:
        if self._open_block is None:
            return []
        self._open_block = None
        return [{"type": "content_block_stop", "index": self._block_count - 1}]

    def _block_delta(self, delta: Mapping[str, Any]) -> dict[str, Any]:
        return {"type": "content_block_delta", "index": self._block_count - 1, "delta": delta}


def _tool_use_block(call: ToolCallDelta, given: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "tool_use", "id": call.id, "name": call.name, "input": given}


def _tool_input(arguments: str) -> dict[str, Any]:
    """Return a call's arguments; none if the answer was cut off before they were complete."""
    try:
        value = json.loads(arguments)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _stop_fields(choice: AnswerChoice) -> dict[str, Any]:
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
