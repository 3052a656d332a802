"""``POST /v1/chat/completions``"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..catalog import ModelKind
from ..events import TokenLogprobs, ToolCallDelta
from ..requests import Message, Picture, Request, TextRequest
from .asked import choice_of, constraint_of
from .calls import MAX_PICTURES_BYTES, Call
from .errors import invalid, unsupported
from .parts import file_of, joined, message_of
from .schemas import ChatBody, ChatMessage, Part, parsed
from .text import (
    Answers,
    Choice,
    Chunks,
    PlainStream,
    check_scores,
    listed,
    reseeded,
    sampling_of,
    scores_of,
    stamp,
)


async def answers(call: Call) -> tuple[Answers, bool]:
    """Submit a chat. Returns its answers, to be collected or streamed, and whether the client wants a stream.

    Raises:
        Refusal: the body is wrong, or the request was refused.
    """
    body = parsed(ChatBody, await call.body(MAX_PICTURES_BYTES))
    count = body.n or 1
    if body.top_logprobs and not body.logprobs:
        raise invalid("top_logprobs requires logprobs; set logprobs to true.", param="top_logprobs")
    check_scores(body)
    logprobs = (body.top_logprobs or 0) if body.logprobs else None
    if body.continue_final_message and (body.messages[-1].role != "assistant" or body.add_generation_prompt):
        raise invalid(
            "continue_final_message requires a final assistant message and no add_generation_prompt.",
            param="continue_final_message",
        )
    if body.add_generation_prompt is False and not body.continue_final_message:
        raise unsupported(
            "add_generation_prompt",
            "Not supported; remove it, or use continue_final_message.",
        )

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.TEXT)
        most = body.max_completion_tokens or body.max_tokens
        sampling = sampling_of(body, spec, most)
        messages = [turn_of(item, number) for number, item in enumerate(body.messages)]
        begun = messages.pop()["content"] if body.continue_final_message else None
        # The page leaves the oldest turns out and says so; a program has to know what its model has read.
        request = TextRequest(
            spec.name,
            messages,
            sampling=sampling,
            trim=False,
            any_room=most is None,
            logprobs=logprobs,
            prompt_logprobs=body.prompt_logprobs,
            begun=begun or None,
            constraint=constraint_of(body),
            **_thinking(body),
            **choice_of(body.tools or (), body.tool_choice),
            parallel_tool_calls=body.parallel_tool_calls is not False,
        )
        return [replace(request, sampling=reseeded(sampling, number)) for number in range(count)]

    streams, model = await call.submit(prepare)
    with_ids = bool(body.return_token_ids)
    format = _ChatFormat(stamp("chatcmpl", call.origin.request_id, model), logprobs is not None, with_ids)
    with_usage = body.stream_options is not None and bool(body.stream_options.include_usage)
    return Answers(streams, format, count, with_usage, with_ids=with_ids), bool(body.stream)


def _thinking(body: ChatBody) -> dict[str, Any]:
    """The fields of a request that say whether and how much the model thinks. The effort "none" is OpenAI's for not at all."""
    told = body.chat_template_kwargs
    thinking = next(
        (value for value in (told and told.enable_thinking, told and told.thinking) if value is not None), None
    )
    effort = body.reasoning_effort or (told and told.reasoning_effort)
    if effort == "none":
        thinking, effort = False, None
    return {"thinking": thinking, "effort": effort, "thinking_tokens": body.thinking_token_budget}


def turn_of(item: ChatMessage, number: int) -> Message:
    """A message in the form that chat templates take. OpenAI's role "developer" becomes their role "system"."""
    where = f"messages[{number}]"
    content: str | None
    pictures: tuple[Picture, ...] = ()
    if isinstance(item.content, list):
        content, pictures = joined(
            _read(part, f"{where}.content[{position}]") for position, part in enumerate(item.content)
        )
    else:
        content = item.content
    if content is None and item.role == "assistant":
        content = item.refusal or ""  # calls alone, or nothing, as an answer may have been
    if content is None:
        raise invalid(f"{where}.content is missing; send a string.", param=f"{where}.content")
    turn = message_of(item.role, content, pictures)
    if item.name is not None:
        turn["name"] = item.name
    if item.tool_calls:
        turn["tool_calls"] = item.tool_calls
    if item.tool_call_id is not None:
        turn["tool_call_id"] = item.tool_call_id
    thoughts = item.reasoning_content or item.reasoning
    if thoughts:
        turn["reasoning_content"] = thoughts
    return turn


def _read(part: Part, where: str) -> str | bytes:
    """A part's text, or its picture's file."""
    if part.type == "text" and part.text is not None:
        return part.text
    if part.type == "refusal" and part.refusal is not None:
        return part.refusal
    if part.type == "image_url" and part.image_url is not None:
        return file_of(part.image_url.url, f"{where}.image_url.url")
    raise unsupported(where, "Only text and image_url content parts are supported.")


@dataclass(frozen=True, eq=False, slots=True)
class _ChatFormat(PlainStream):
    """The JSON objects of this endpoint. ``called``: answer and number of each call that a stream has begun."""

    called: set[tuple[int, int]] = field(default_factory=set)

    def whole(self, choices: Sequence[Choice], usage: Mapping[str, Any]) -> dict[str, Any]:
        told = [
            {
                "index": index,
                "message": _message(choice),
                "logprobs": self._logprobs(choice.logprobs),
                "finish_reason": choice.reason.value,
                **self.ids(choice.token_ids),
            }
            for index, choice in enumerate(choices)
        ]
        whole = {**self.stamp, "object": "chat.completion", "choices": told, "usage": usage}
        if choices[0].scores:
            whole["prompt_logprobs"] = scores_of(choices[0].scores)
        return {**whole, **self.ids(choices[0].prompt_ids, "prompt_token_ids")}

    def opening(self, index: int, choice: Choice) -> Chunks:
        chunk = self._chunk(index, {"role": "assistant", "content": ""})
        return [{**chunk, **self.ids(choice.prompt_ids, "prompt_token_ids")}]

    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks:
        return [self._chunk(index, {"content": text}, logprobs=self._logprobs(logprobs), ids=ids)]

    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks:
        return [self._chunk(index, {"reasoning_content": text, "reasoning": text}, ids=ids)]

    def call(self, index: int, piece: ToolCallDelta) -> Chunks:
        first = (index, piece.index) not in self.called
        self.called.add((index, piece.index))
        call: dict[str, Any] = {"index": piece.index, "function": {"arguments": piece.arguments}}
        if first:
            call |= {"id": piece.id, "type": "function"}
            call["function"] |= {"name": piece.name}
        return [self._chunk(index, {"tool_calls": [call]})]

    def end(self, index: int, choice: Choice) -> Chunks:
        return [self._chunk(index, {}, choice.reason.value)]

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        return [{**self.stamp, "object": "chat.completion.chunk", "choices": [], "usage": usage}]

    def _chunk(
        self,
        index: int,
        delta: Mapping[str, Any],
        reason: str | None = None,
        logprobs: Mapping[str, Any] | None = None,
        ids: Sequence[int] = (),
    ) -> dict[str, Any]:
        choice = {"index": index, "delta": delta, "logprobs": logprobs, "finish_reason": reason, **self.ids(ids)}
        return {**self.stamp, "object": "chat.completion.chunk", "choices": [choice]}

    def _logprobs(self, tokens: Sequence[TokenLogprobs]) -> dict[str, Any] | None:
        """A choice's ``logprobs``, as OpenAI's reference has them for chat completions and their chunks."""
        if not self.with_logprobs:
            return None
        return {"content": listed(tokens), "refusal": None}


def _message(choice: Choice) -> dict[str, Any]:
    """An answer as a message. ``reasoning_content`` is DeepSeek's name for thoughts, ``reasoning`` vLLM's newer one."""
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
