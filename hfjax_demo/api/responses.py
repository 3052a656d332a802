"""``POST /v1/responses``: chats in OpenAI's newer format. Nothing is stored: the input is the whole conversation.

Source of the format: OpenAI's API reference, "Responses" and "Streaming events".
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import BaseModel

from ..catalog import ModelKind
from ..events import FinishReason, TextDelta, ThoughtDelta, ToolCallDelta
from ..requests import SamplingSettings, TextRequest
from ..web.refusals import Refusal
from .answers import AnswerChoice, Chunks, Delta, StreamFormat
from .api_call import ApiCall
from .choices import logprobs_json
from .conversion import overflow, sampling_settings, tool_choice_fields
from .response_request import ResponsesBody, conversation, template_tools


def requests(call: ApiCall, body: ResponsesBody) -> list[TextRequest]:
    spec = call.model(body.model, ModelKind.TEXT)
    effort = body.reasoning.effort if body.reasoning is not None else None
    return [
        TextRequest(
            spec.name,
            conversation(body),
            sampling=sampling_settings(body, spec, body.max_output_tokens),
            overflow=overflow(body.truncation, call.settings),
            note=body.note,
            any_room=body.max_output_tokens is None,
            logprobs=(body.top_logprobs or 0) if _includes_logprobs(body) else None,
            **tool_choice_fields(template_tools(body.tools or ()), body.tool_choice),
            parallel_tool_calls=body.parallel_tool_calls is not False,
            constraint=body.text.format.constraint if body.text is not None and body.text.format is not None else None,
            thinking=False if effort == "none" else None,
            effort=None if effort == "none" else effort,
        )
    ]


def _includes_logprobs(body: ResponsesBody) -> bool:
    return "message.output_text.logprobs" in (body.include or ())


# Fields of chat completions that have another name here.
_RESPONSES_NAMES = {
    "chat_template_kwargs": "reasoning.effort",
    "constraint": "text.format",
    "json_schema": "text.format.schema",
    "max_tokens": "max_output_tokens",
    "reasoning_effort": "reasoning.effort",
}


def error_json(refusal: Refusal) -> dict[str, Any]:
    """Return an error as the JSON object of this endpoint."""
    return replace(refusal, param=_RESPONSES_NAMES.get(refusal.param or "", refusal.param)).body


def _request_fields(body: ResponsesBody, model: str, sampling: SamplingSettings) -> dict[str, Any]:
    """Return the fields of a response that describe its request: the given values, else the defaults."""
    return {
        "model": model,
        "instructions": body.instructions,
        "max_output_tokens": body.max_output_tokens,
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        "top_logprobs": body.top_logprobs or 0,
        "truncation": body.truncation or "disabled",
        "parallel_tool_calls": body.parallel_tool_calls is not False,
        "tool_choice": "auto" if body.tool_choice is None else _dump_given(body.tool_choice),
        "tools": [_dump_given(tool) for tool in body.tools or ()],
        "reasoning": _dump_given(body.reasoning or {}),
        "text": {"format": {"type": "text"}} | _dump_given(body.text or {}),
        "metadata": body.metadata or {},
        "user": body.user,
        "previous_response_id": None,
        "store": False,
    }


def _dump_given(value: Any) -> Any:
    return value.model_dump(exclude_unset=True, by_alias=True) if isinstance(value, BaseModel) else value


class ResponseFormat(StreamFormat[ResponsesBody]):
    """The JSON objects of this endpoint, and the state of a stream. The ids of the response and its items are derived from that
    of the request."""

    def __init__(self, request_id: str, body: ResponsesBody, requests: Sequence[Any]) -> None:
        super().__init__(request_id, body, requests)
        self._about = _request_fields(body, self.model, requests[0].sampling)
        self._created = int(time.time())
        self._event_count = 0
        self._items: list[dict[str, Any]] = []
        self._is_item_open = False
        self._is_cut = False

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        [choice] = choices
        if choice.thoughts:
            self.piece(0, ThoughtDelta(choice.thoughts, ()))
        if choice.text:
            self.piece(0, TextDelta(choice.text, (), tuple(choice.logprobs)))
        for call in choice.calls:
            self.piece(0, call)
        self.end(0, choice)
        return self._final_response(usage)

    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        self._about |= choice.context_management()
        response = self._response("in_progress", [])
        return [self._event(f"response.{what}", response=response) for what in ("created", "in_progress")]

    def piece(self, index: int, delta: Delta) -> Chunks:
        if isinstance(delta, ToolCallDelta):
            chunks = self._start_item("function_call", {"call_id": delta.id, "name": delta.name, "arguments": ""})
            self._items[-1]["arguments"] += delta.arguments
            done = self._item_event("response.function_call_arguments.delta", delta=delta.arguments)
            return [*chunks, done] if delta.arguments else chunks
        if isinstance(delta, ThoughtDelta):
            part = {"type": "reasoning_text", "text": ""}
            chunks = self._start_item("reasoning", {"summary": [], "content": []}, part)
            self._items[-1]["content"][0]["text"] += delta.text
            return [*chunks, self._item_event("response.reasoning_text.delta", content_index=0, delta=delta.text)]
        chunks = self._start_message()
        told = logprobs_json(delta.logprobs) if _includes_logprobs(self.body) else []
        part = self._items[-1]["content"][0]
        part["text"] += delta.text
        part["logprobs"] += told
        event = self._item_event("response.output_text.delta", content_index=0, delta=delta.text, logprobs=told)
        return [*chunks, event]

    def end(self, index: int, choice: AnswerChoice) -> Chunks:
        self._is_cut = choice.reason is FinishReason.LENGTH
        self._about |= choice.context_management()
        begun = [] if self._items else self._start_message()
        return [*begun, *self._finish_item("incomplete" if self._is_cut else "completed")]

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        response = self._final_response(usage)
        return [self._event(f"response.{response['status']}", response=response)]

    def failure(self, refusal: Refusal) -> Chunks:
        opened = [] if self._event_count else self.opening(0, AnswerChoice())  # clients expect an opening first
        response = self._response("failed", self._items)
        response["error"] = {"code": "server_error", "message": refusal.message}
        return [*opened, self._event("response.failed", response=response)]

    def _final_response(self, usage: Mapping[str, Any]) -> dict[str, Any]:
        response = self._response("incomplete" if self._is_cut else "completed", self._items)
        response["incomplete_details"] = {"reason": "max_output_tokens"} if self._is_cut else None
        response["usage"] = _usage(usage)
        return response

    def _response(self, status: str, items: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return {
            "id": f"resp_{self.id}",
            "object": "response",
            "created_at": self._created,
            "status": status,
            "error": None,
            "incomplete_details": None,
            "output": list(items),
            "usage": None,
            **self._about,
        }

    def _event(self, name: str, /, **fields: Any) -> dict[str, Any]:
        self._event_count += 1
        return {"type": name, "sequence_number": self._event_count - 1, **fields}

    def _item_event(self, name: str, /, **fields: Any) -> dict[str, Any]:
        return self._event(name, item_id=self._items[-1]["id"], output_index=len(self._items) - 1, **fields)

    def _start_message(self) -> Chunks:
        part = {"type": "output_text", "text": "", "annotations": [], "logprobs": []}
        return self._start_item("message", {"role": "assistant", "content": []}, part)

    def _start_item(self, kind: str, item: Mapping[str, Any], part: dict[str, Any] | None = None) -> Chunks:
        """Return the events that open an item of this kind (or this call), none if it is open. ``part``: its only part."""
        last = self._items[-1] if self._is_item_open else {}
        if last.get("type") == kind and last.get("call_id") == item.get("call_id"):
            return []
        before = self._finish_item("completed")
        name = f"{_PREFIXES[kind]}_{self.id}_{len(self._items)}"
        self._items.append({"id": name, "type": kind, "status": "in_progress", **item})
        self._is_item_open = True
        place = len(self._items) - 1
        added = self._event("response.output_item.added", item=dict(self._items[-1]), output_index=place)
        if part is None:
            return [*before, added]
        self._items[-1]["content"] = [part]
        return [*before, added, self._item_event("response.content_part.added", content_index=0, part=dict(part))]

    def _finish_item(self, status: str) -> Chunks:
        if not self._is_item_open:
            return []
        self._is_item_open = False
        item = self._items[-1]
        item["status"] = status
        done = [self._item_event(f"response.{name}.done", **fields) for name, fields in _contents(item)]
        return [*done, self._event("response.output_item.done", item=item, output_index=len(self._items) - 1)]


_PREFIXES = {"message": "msg", "reasoning": "rs", "function_call": "fc"}


def _contents(item: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the contents of a complete item, each with the name of its "done" event."""
    if item["type"] == "function_call":
        yield "function_call_arguments", {"name": item["name"], "arguments": item["arguments"]}
        return
    [part] = item["content"]
    told = {name: part[name] for name in ("text", "logprobs") if name in part}
    yield part["type"], {"content_index": 0, **told}
    yield "content_part", {"content_index": 0, "part": part}


def _usage(usage: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "input_tokens": usage["prompt_tokens"],
        "input_tokens_details": {
            "cached_tokens": usage["prompt_tokens_details"]["cached_tokens"],
            "cache_write_tokens": 0,
        },
        "output_tokens": usage["completion_tokens"],
        "output_tokens_details": usage["completion_tokens_details"],
        "total_tokens": usage["total_tokens"],
    }
