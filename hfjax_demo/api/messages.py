"""``POST /v1/messages``: chats in the format of Anthropic's clients.

Source of the format: Anthropic's API reference, "Messages", "Streaming messages" and "Errors".
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..catalog import ModelKind
from ..events import FinishReason, Prefilling, ThoughtDelta, ToolCallDelta
from ..requests import TextRequest
from ..web.refusals import Refusal
from .answers import AnswerChoice, Chunks, Delta, StreamFormat
from .api_call import ApiCall
from .conversion import sampling_settings
from .errors import KINDS
from .message_request import MessagesBody, to_text_request

_REASONS = {
    FinishReason.STOP: "end_turn",
    FinishReason.LENGTH: "max_tokens",
    FinishReason.TOOL_CALLS: "tool_use",
}


def requests(call: ApiCall, body: MessagesBody) -> list[TextRequest]:
    if body.thread:  # threads require stored data; the details make Anthropic's client continue without them
        why = "thread: Not supported; send the whole conversation."
        details = {"error_code": "thread_unsupported_request", "unsupported": ["thread"]}
        raise Refusal(400, why, "unsupported_parameter", param="thread", details=details)
    spec = call.model(body.model, ModelKind.TEXT)
    sampling = sampling_settings(body, spec, body.max_tokens)
    return [to_text_request(body, spec.name, sampling=sampling, any_room=body.max_tokens is None)]


def error_json(refusal: Refusal) -> dict[str, Any]:
    """Return an error as the JSON object of Anthropic's API."""
    kind = KINDS.get(refusal.status, refusal.kind if refusal.status < 500 else "api_error")
    details = {} if refusal.details is None else {"details": dict(refusal.details)}
    return {"type": "error", "error": {"type": kind, "message": refusal.message, **details}}


class MessageFormat(StreamFormat[MessagesBody]):
    """The JSON objects of this endpoint, and the state of a stream: which block is open, and how the answer ended."""

    def __init__(self, request_id: str, body: MessagesBody, requests: Sequence[Any]) -> None:
        super().__init__(request_id, body, requests)
        self._hides_thoughts = body.thinking is not None and body.thinking.display == "omitted"
        self._block_count = 0
        self._open_block: dict[str, Any] | None = None
        self._final_choice = AnswerChoice()

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        [choice] = choices
        content: list[dict[str, Any]] = []
        if choice.thoughts:
            shown = "" if self._hides_thoughts else choice.thoughts
            content.append({"type": "thinking", "thinking": shown, "signature": ""})
        if choice.text or not (choice.thoughts or choice.calls):  # clients expect one
            content.append({"type": "text", "text": choice.text})
        content += [_tool_use_block(call, _tool_input(call.arguments)) for call in choice.calls]
        return {**self._envelope(content, _usage(usage)), **_stop_fields(choice)}

    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        prompt = choice.prompt or Prefilling(0, 0, 0)
        known = _counts(prompt.total_tokens, prompt.reused_tokens)
        return [{"type": "message_start", "message": self._envelope([], known)}, {"type": "ping"}]

    def piece(self, index: int, delta: Delta) -> Chunks:
        if isinstance(delta, ToolCallDelta):
            block, told = _tool_use_block(delta, {}), {"type": "input_json_delta", "partial_json": delta.arguments}
        elif isinstance(delta, ThoughtDelta):
            block = {"type": "thinking", "thinking": "", "signature": ""}
            told = {"type": "thinking_delta", "thinking": delta.text}
        else:
            block, told = {"type": "text", "text": ""}, {"type": "text_delta", "text": delta.text}
        begun = self._start_block(block)
        if self._hides_thoughts and isinstance(delta, ThoughtDelta):
            return begun
        return [*begun, {"type": "content_block_delta", "index": self._block_count - 1, "delta": told}]

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
            "id": f"msg_{self.id}",
            "type": "message",
            "role": "assistant",
            "model": self.model,
            "content": content,
            "stop_reason": None,
            "stop_sequence": None,
            "usage": usage,
        }

    def _start_block(self, block: dict[str, Any]) -> Chunks:
        """Return the chunks that open ``block``, which is in its initial state, and close the one before; none if it is open."""
        if self._open_block == block:
            return []
        before = self._stop_block()
        self._open_block = block
        self._block_count += 1
        return [*before, {"type": "content_block_start", "index": self._block_count - 1, "content_block": block}]

    def _stop_block(self) -> Chunks:
        if self._open_block is None:
            return []
        self._open_block = None
        return [{"type": "content_block_stop", "index": self._block_count - 1}]


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
    cached = usage["prompt_tokens_details"]["cached_tokens"]
    thoughts = usage["completion_tokens_details"]["reasoning_tokens"]
    return _counts(usage["prompt_tokens"], cached, usage["completion_tokens"], thoughts)


def _counts(prompt: int, cached: int, completion: int = 0, thoughts: int = 0) -> dict[str, Any]:
    """Return the token counts; ``input_tokens`` excludes cached tokens."""
    return {
        "input_tokens": prompt - cached,
        "cache_creation_input_tokens": 0,
        "cache_read_input_tokens": cached,
        "output_tokens": completion,
        "output_tokens_details": {"thinking_tokens": thoughts},
    }
