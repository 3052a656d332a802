"""``POST /v1/chat/completions``"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from ..catalog import ModelKind
from ..events import TokenLogprobs, ToolCallDelta
from ..requests import Message, Request, TextRequest
from .api_call import ApiCall
from .conversion import (
    body_constraint,
    check_prompt_logprobs,
    file_from_data_url,
    read_content,
    reseed,
    sampling_settings,
    template_message,
    tool_choice_fields,
)
from .errors import invalid, unsupported
from .schemas import ChatBody, ChatMessage, ChatPart
from .text import AnswerChoice, Answers, ChoicesFormat, Chunks, logprobs_json, prompt_logprobs_json, stamp


async def answers(call: ApiCall, body: ChatBody) -> Answers:
    """Submit a chat; return its answers, to be collected or streamed.

    Raises:
        Refusal: the body is invalid, or the request was rejected.
    """
    count = body.n or 1
    if body.top_logprobs and not body.logprobs:
        raise invalid("top_logprobs requires logprobs; set logprobs to true.", param="top_logprobs")
    check_prompt_logprobs(body)
    logprobs = (body.top_logprobs or 0) if body.logprobs else None
    if body.continue_final_message and (body.messages[-1].role != "assistant" or body.add_generation_prompt):
        raise invalid(
            "continue_final_message requires a final assistant message and no add_generation_prompt.",
            param="continue_final_message",
        )
    if body.add_generation_prompt is False and not body.continue_final_message:
        raise unsupported("add_generation_prompt", "Not supported; remove it, or use continue_final_message.")

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.TEXT)
        most = body.max_completion_tokens or body.max_tokens
        sampling = sampling_settings(body, spec, most)
        messages = [to_template_message(item, number) for number, item in enumerate(body.messages)]
        begun = messages.pop()["content"] if body.continue_final_message else None
        # The page omits the oldest turns and says so; a program needs to know what the model has read.
        request = TextRequest(
            spec.name,
            messages,
            sampling=sampling,
            trim=False,
            any_room=most is None,
            logprobs=logprobs,
            prompt_logprobs=body.prompt_logprobs,
            begun=begun or None,
            constraint=body_constraint(body),
            **_thinking_fields(body),
            **tool_choice_fields(body.tools or (), body.tool_choice),
            parallel_tool_calls=body.parallel_tool_calls is not False,
        )
        return [replace(request, sampling=reseed(sampling, number)) for number in range(count)]

    streams, model = await call.submit(prepare)
    with_ids = bool(body.return_token_ids)
    format = _ChatFormat(stamp("chatcmpl", call.origin.request_id, model), logprobs is not None, with_ids)
    with_usage = body.stream_options is not None and bool(body.stream_options.include_usage)
    return Answers(streams, format, count, with_usage, with_ids=with_ids)


def _thinking_fields(body: ChatBody) -> dict[str, Any]:
    """Return the fields of a request that control thinking. OpenAI's effort "none" disables it."""
    told = body.chat_template_kwargs
    thinking = next(
        (value for value in (told and told.enable_thinking, told and told.thinking) if value is not None), None
    )
    effort = body.reasoning_effort or (told and told.reasoning_effort)
    if effort == "none":
        thinking, effort = False, None
    return {"thinking": thinking, "effort": effort, "thinking_tokens": body.thinking_token_budget}


def to_template_message(item: ChatMessage, number: int) -> Message:
    """Return a message in the form that chat templates take.

    Raises:
        Refusal: it has no content, or a part of an unsupported type.
        InvalidRequest: an image cannot be read.
    """
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
    """Return a part's text, or the file of its image."""
    if part.type == "text" and part.text is not None:
        return part.text
    if part.type == "refusal" and part.refusal is not None:
        return part.refusal
    if part.type == "image_url" and part.image_url is not None:
        return file_from_data_url(part.image_url.url, f"{where}.image_url.url")
    raise unsupported(where, "Only text and image_url content parts are supported.")


@dataclass(frozen=True, eq=False, slots=True)
class _ChatFormat(ChoicesFormat):
    """The JSON objects of this endpoint. ``called``: (answer, call) indices of the tool calls that a stream has begun."""

    kind: ClassVar[str] = "chat.completion.chunk"
    called: set[tuple[int, int]] = field(default_factory=set)

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        told = [
            self.choice(
                index,
                {"message": _message_json(choice)},
                choice.reason.value,
                self._logprobs(choice.logprobs),
                choice.token_ids,
            )
            for index, choice in enumerate(choices)
        ]
        whole = {**self.stamp, "object": "chat.completion", "choices": told, "usage": usage}
        if choices[0].scores:
            whole["prompt_logprobs"] = prompt_logprobs_json(choices[0].scores)
        return {**whole, **self.ids(choices[0].prompt_ids, "prompt_token_ids")}

    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        [chunk] = self._delta_chunk(index, {"role": "assistant", "content": ""})
        return [{**chunk, **self.ids(choice.prompt_ids, "prompt_token_ids")}]

    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks:
        return self._delta_chunk(index, {"content": text}, logprobs=self._logprobs(logprobs), ids=ids)

    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks:
        return self._delta_chunk(index, {"reasoning_content": text, "reasoning": text}, ids=ids)

    def call(self, index: int, piece: ToolCallDelta) -> Chunks:
        first = (index, piece.index) not in self.called
        self.called.add((index, piece.index))
        call: dict[str, Any] = {"index": piece.index, "function": {"arguments": piece.arguments}}
        if first:
            call |= {"id": piece.id, "type": "function"}
            call["function"] |= {"name": piece.name}
        return self._delta_chunk(index, {"tool_calls": [call]})

    def end(self, index: int, choice: AnswerChoice) -> Chunks:
        return self._delta_chunk(index, {}, choice.reason.value)

    def _delta_chunk(
        self,
        index: int,
        delta: Mapping[str, Any],
        reason: str | None = None,
        logprobs: Mapping[str, Any] | None = None,
        ids: Sequence[int] = (),
    ) -> Chunks:
        return [self.chunk(self.choice(index, {"delta": delta}, reason, logprobs, ids))]

    def _logprobs(self, tokens: Sequence[TokenLogprobs]) -> dict[str, Any] | None:
        """Return a choice's ``logprobs`` in the format of OpenAI's chat completions and their chunks."""
        if not self.with_logprobs:
            return None
        return {"content": logprobs_json(tokens), "refusal": None}


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
