"""``POST /v1/chat/completions``"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..catalog import ModelKind
from ..events import ThoughtDelta, TokenLogprobs, ToolCallDelta
from ..requests import Message, TextRequest
from .answers import AnswerChoice, Chunks, Delta
from .api_call import ApiCall
from .choices import ChoicesFormat, logprobs_json, prompt_logprobs_json
from .conversion import (
    body_constraint,
    check_prompt_logprobs,
    file_from_data_url,
    overflow,
    read_content,
    reseed,
    sampling_settings,
    template_message,
    tool_choice_fields,
)
from .errors import invalid, unsupported
from .schemas import ChatBody, ChatMessage, ChatPart


def requests(call: ApiCall, body: ChatBody) -> list[TextRequest]:
    if body.top_logprobs and not body.logprobs:
        raise invalid("top_logprobs requires logprobs; set logprobs to true.", param="top_logprobs")
    check_prompt_logprobs(body)
    if body.continue_final_message and (body.messages[-1].role != "assistant" or body.add_generation_prompt):
        raise invalid(
            "continue_final_message requires a final assistant message and no add_generation_prompt.",
            param="continue_final_message",
        )
    if body.add_generation_prompt is False and not body.continue_final_message:
        raise unsupported("add_generation_prompt", "Not supported; remove it, or use continue_final_message.")
    spec = call.model(body.model, ModelKind.TEXT)
    most = body.max_completion_tokens or body.max_tokens
    sampling = sampling_settings(body, spec, most)
    messages = [to_template_message(item, number) for number, item in enumerate(body.messages)]
    begun = messages.pop()["content"] if body.continue_final_message else None
    request = TextRequest(
        spec.name,
        messages,
        sampling=sampling,
        overflow=overflow(body.truncation, call.settings),
        note=body.note,
        any_room=most is None,
        logprobs=(body.top_logprobs or 0) if body.logprobs else None,
        prompt_logprobs=body.prompt_logprobs,
        begun=begun or None,
        constraint=body_constraint(body),
        **_thinking_fields(body),
        **tool_choice_fields(body.tools or (), body.tool_choice),
        parallel_tool_calls=body.parallel_tool_calls is not False,
    )
    return [replace(request, sampling=reseed(sampling, number)) for number in range(body.n or 1)]


def _thinking_fields(body: ChatBody) -> dict[str, Any]:
    """Return the fields of a request that control thinking. OpenAI's effort "none" disables it."""
    told = body.chat_template_kwargs
    thinking, effort = None, body.reasoning_effort
    if told is not None:
        thinking = told.thinking if told.enable_thinking is None else told.enable_thinking
        effort = effort or told.reasoning_effort
    if effort == "none":
        thinking, effort = False, None
    return {"thinking": thinking, "effort": effort, "thinking_tokens": body.thinking_token_budget}


def to_template_message(item: ChatMessage, number: int) -> Message:
    """Return a message in the form that chat templates take. Errors as in :mod:`.conversion`."""
    where = f"messages[{number}].content"
    content = item.content
    if content is None:
        if item.role != "assistant":
            raise invalid(f"{where} is missing; send a string.", param=where)
        content = item.refusal or ""  # only tool calls, or an empty answer
    return template_message(
        item.role,
        *read_content(content, where, _read_part),
        name=item.name,
        tool_calls=item.tool_calls or None,
        tool_call_id=item.tool_call_id,
        reasoning_content=item.reasoning_content or item.reasoning or None,
    )


def _read_part(part: ChatPart, where: str) -> str | bytes:
    if part.type == "text" and part.text is not None:
        return part.text
    if part.type == "refusal" and part.refusal is not None:
        return part.refusal
    if part.type == "image_url" and part.image_url is not None:
        return file_from_data_url(part.image_url.url, f"{where}.image_url.url")
    raise unsupported(where, "Only text and image_url content parts are supported.")


class ChatFormat(ChoicesFormat[ChatBody]):
    id_prefix = "chatcmpl"
    chunk_kind = "chat.completion.chunk"

    def __init__(self, request_id: str, body: ChatBody, requests: Sequence[Any]) -> None:
        super().__init__(request_id, body, requests)
        self.per_prompt = len(requests)
        self._begun_calls: set[tuple[int, int]] = set()  # (answer, call) indices

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        told = [
            self.choice(index, {"message": _message_json(each)}, each.reason.value, self._logprobs(each.logprobs))
            | self.ids(each.token_ids)
            for index, each in enumerate(choices)
        ]
        whole = {**self.stamp, "object": "chat.completion", "choices": told, "usage": usage}
        if choices[0].scores:
            whole["prompt_logprobs"] = prompt_logprobs_json(choices[0].scores)
        return {**whole, **choices[0].context_management(), **self.ids(choices[0].prompt_ids, "prompt_token_ids")}

    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        chunk = self._delta_chunk(index, {"role": "assistant", "content": ""})
        return [chunk | choice.context_management() | self.ids(choice.prompt_ids, "prompt_token_ids")]

    def piece(self, index: int, delta: Delta) -> Chunks:
        if isinstance(delta, ToolCallDelta):
            return [self._delta_chunk(index, {"tool_calls": [self._call(index, delta)]})]
        if isinstance(delta, ThoughtDelta):
            told = {"reasoning_content": delta.text, "reasoning": delta.text}
            return [self._delta_chunk(index, told, ids=delta.token_ids)]
        logprobs = self._logprobs(delta.logprobs)
        return [self._delta_chunk(index, {"content": delta.text}, logprobs=logprobs, ids=delta.token_ids)]

    def end(self, index: int, choice: AnswerChoice) -> Chunks:
        return [self._delta_chunk(index, {}, choice.reason.value)]

    def _call(self, index: int, piece: ToolCallDelta) -> dict[str, Any]:
        call: dict[str, Any] = {"index": piece.index, "function": {"arguments": piece.arguments}}
        if (index, piece.index) not in self._begun_calls:
            self._begun_calls.add((index, piece.index))
            call |= {"id": piece.id, "type": "function"}
            call["function"] |= {"name": piece.name}
        return call

    def _delta_chunk(
        self,
        index: int,
        delta: Mapping[str, Any],
        reason: str | None = None,
        logprobs: Mapping[str, Any] | None = None,
        ids: Sequence[int] = (),
    ) -> dict[str, Any]:
        return self.chunk(self.choice(index, {"delta": delta}, reason, logprobs) | self.ids(ids))

    def _logprobs(self, tokens: Sequence[TokenLogprobs]) -> dict[str, Any] | None:
        return {"content": logprobs_json(tokens), "refusal": None} if self.body.logprobs else None


def _message_json(choice: AnswerChoice) -> dict[str, Any]:
    """Return an answer as a message. ``reasoning_content`` is DeepSeek's name for thoughts, ``reasoning`` vLLM's newer one."""
    message: dict[str, Any] = {"role": "assistant", "content": choice.text, "refusal": None}
    if choice.thoughts:
        message |= {"reasoning_content": choice.thoughts, "reasoning": choice.thoughts}
    if choice.calls:
        message["content"] = choice.text or None
        message["tool_calls"] = [
            {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.arguments}}
            for call in choice.calls
        ]
    return message
