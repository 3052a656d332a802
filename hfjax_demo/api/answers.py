"""The answers to one call: their events, collected to one JSON object, or streamed, in the format of an endpoint."""

from __future__ import annotations

import asyncio
import itertools
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic

from starlette.types import Message, Receive, Send

from .. import events
from ..runtime.request_stream import RequestStream
from ..web.refusals import Refusal
from .client_events import STREAM_KEEP_ALIVE_SECONDS, ClientEvents
from .errors import to_refusal
from .schemas import BodyModel

KEEP_ALIVE_COMMENT = b": still at work\n\n"  # a comment of the stream, which clients skip
DONE = b"data: [DONE]\n\n"

_BEFORE_OPENING = events.LoadProgress, events.Queued, events.PromptTrimmed, events.SummingUp, events.SummedUp
Delta = events.TextDelta | events.ThoughtDelta | events.ToolCallDelta
Chunks = Sequence[Mapping[str, Any]]
"""JSON objects of a stream, which are encoded before the next ones are made. The ``type`` of one, if any, names its event."""


@dataclass(eq=False, slots=True)
class AnswerChoice:
    """One answer as far as it has arrived; complete once ``statistics`` is set.

    ``calls``: tool calls in order, the pieces of each joined. ``logprobs``: of the answer, preceded by those of an echoed prompt.
    ``echoed``: number of characters of the prompt at the beginning of the text. ``stop_string``: the one that ended the answer.
    ``token_ids``: of the answer. ``prompt``: the progress of its prefill, once known; ``prompt_ids``: its tokens; ``scores``:
    their log-probabilities, if requested. ``result``: of a request for something else than a text. ``opened``: whether the
    opening of its stream has been made. ``edits``: what became of the oldest messages.
    """

    pieces: list[str] = field(default_factory=list)
    thought_pieces: list[str] = field(default_factory=list)
    calls: list[events.ToolCallDelta] = field(default_factory=list)
    logprobs: list[events.TokenLogprobs] = field(default_factory=list)
    reason: events.FinishReason = events.FinishReason.STOP
    edits: list[events.SummedUp | events.PromptTrimmed] = field(default_factory=list)
    echoed: int = 0
    stop_string: str | None = None
    statistics: Any = None
    token_ids: list[int] = field(default_factory=list)
    prompt: events.Prefilling | None = None
    prompt_ids: Sequence[int] = ()
    scores: Sequence[events.TokenLogprobs] = ()
    result: Any = None
    opened: bool = False

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    @property
    def thoughts(self) -> str:
        """The thoughts before the text, so far."""
        return "".join(self.thought_pieces)

    def context_management(self) -> dict[str, Any]:
        """Return the field that says what became of the oldest messages, in the form of Anthropic's; nothing if all were read."""
        return (
            {"context_management": {"applied_edits": [_edit_json(each) for each in self.edits]}} if self.edits else {}
        )

    def take(self, delta: Delta) -> None:
        if not isinstance(delta, events.ToolCallDelta):  # its tokens are in an empty TextDelta
            self.token_ids += delta.token_ids
        if isinstance(delta, events.TextDelta):
            self.pieces.append(delta.text)
            self.logprobs += delta.logprobs
        elif isinstance(delta, events.ThoughtDelta):
            self.thought_pieces.append(delta.text)
        elif delta.index < len(self.calls):
            before = self.calls[delta.index]
            self.calls[delta.index] = replace(before, arguments=before.arguments + delta.arguments)
        else:
            self.calls.append(delta)


class AnswerFormat(ABC, Generic[BodyModel]):
    """Builds the JSON object of an endpoint for one call.

    Attributes:
        per_prompt: how many of the requests have the same prompt.
        echoes: whether the scored tokens of a prompt are the beginning of the text.
        noun: names the answer in the error message of one that the server stopped.
    """

    per_prompt = 1
    echoes = False
    noun: ClassVar[str] = "this request before it was complete"

    def __init__(self, request_id: str, body: BodyModel, requests: Sequence[Any]) -> None:
        self.id = request_id.removeprefix("req-")
        self.body = body
        self.requests = requests
        self.model = requests[0].model

    @abstractmethod
    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        """Return the whole answer. Called on a thread of its own."""


class StreamFormat(AnswerFormat[BodyModel]):
    """Builds the chunks of a stream as well, and may hold its state.

    Attributes:
        last: the bytes that end a stream, also after an error.
        with_ids: whether a piece with tokens but without text is told.
    """

    last = b""
    with_ids = False
    noun = "this response before it was complete"

    @abstractmethod
    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        """Return the chunks of an answer whose prompt is known."""

    @abstractmethod
    def piece(self, index: int, delta: Delta) -> Chunks:
        """Return the chunks of new text, of new thoughts, or of a piece of a tool call."""

    @abstractmethod
    def end(self, index: int, choice: AnswerChoice) -> Chunks:
        """Return the chunks of the end of one answer."""

    @abstractmethod
    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        """Return the chunks at the end of all answers, with their token counts."""

    @abstractmethod
    def failure(self, refusal: Refusal) -> Chunks:
        """Return the chunks of an error after the stream has begun."""


@dataclass(eq=False, slots=True)
class Answers:
    """The answers to the requests of one call. ``silence_s``: seconds without an event after which a stream sends a comment to
    keep the connection open."""

    streams: Sequence[RequestStream]
    format: AnswerFormat[Any]
    silence_s: float = STREAM_KEEP_ALIVE_SECONDS
    choices: list[AnswerChoice] = field(init=False)

    def __post_init__(self) -> None:
        self.choices = [AnswerChoice() for _ in self.streams]

    async def collect(self, receive: Receive) -> str:
        """Wait for all answers; return the whole JSON object.

        Raises:
            Refusal: one answer failed; the others are cancelled.
            ClientGone: the client disconnected; all answers are cancelled.
        """
        async with ClientEvents(self.streams, receive) as heard:
            while heard.is_open:
                for index, event in await heard.events():
                    self._record_event(index, event)
        return await asyncio.to_thread(lambda: compact_json(self.format.whole(self.choices, self._usage())))

    async def stream(self, receive: Receive, send: Send) -> None:
        """Send the answers as server-sent events while they are generated. The format must be a :class:`StreamFormat`.

        No status is sent while the model is being loaded, so that an error can still be an ordinary error response. After the
        stream has begun, an error is sent as its last event.

        Raises:
            Refusal: an answer failed before anything was sent.
            ClientGone: the client disconnected; all answers are cancelled.
        """
        format = self.format
        assert isinstance(format, StreamFormat)
        began = False
        async with ClientEvents(self.streams, receive, self.silence_s) as heard:
            while heard.is_open:
                batch = await heard.events()
                try:
                    body = _server_sent_events(self._chunks(format, batch))
                except Refusal as error:
                    if not began:
                        raise
                    await send(_body_message(_server_sent_events(format.failure(error)) + format.last, more=False))
                    return
                if not began:
                    if batch and all(isinstance(event, events.LoadProgress) for _, event in batch):
                        continue  # it may still fail
                    began = True
                    await send(_STREAM_START)
                if not batch or (not body and any(isinstance(event, events.SummingUp) for _, event in batch)):
                    body = KEEP_ALIVE_COMMENT
                if body:
                    await send(_body_message(body, more=True))
        await send(_body_message(_server_sent_events(format.usage(self._usage())) + format.last, more=False))

    def _chunks(
        self, format: StreamFormat[Any], batch: Sequence[tuple[int, events.Event]]
    ) -> Iterator[Mapping[str, Any]]:
        """Yield the chunks for these events. Consecutive events of the same answer and kind share one chunk."""
        said: dict[int, list[Delta]] = {}
        for index, received in batch:
            event, choice = self._record_event(index, received), self.choices[index]
            if not choice.opened and not isinstance(event, _BEFORE_OPENING):
                choice.opened = True
                yield from format.opening(index, choice)
            if isinstance(event, Delta):
                said.setdefault(index, []).append(event)
        for index, deltas in said.items():
            for _, group in itertools.groupby(deltas, type):
                for delta in _joined(list(group), with_ids=format.with_ids):
                    yield from format.piece(index, delta)
        for index, event in batch:
            if isinstance(event, events.Finished):
                yield from format.end(index, self.choices[index])

    def _record_event(self, index: int, event: events.Event) -> events.Event:
        """Record an event. Return it in its streamed form: the tokens of an echoed prompt as the first piece of the text."""
        choice = self.choices[index]
        if isinstance(event, events.PromptLogprobs) and not self.format.echoes:
            choice.scores = event.tokens
        elif isinstance(event, events.PromptLogprobs):
            event, choice.echoed = events.TextDelta(event.text, (), event.tokens), len(event.text)
        elif isinstance(event, events.TextDelta) and choice.echoed:
            moved = (replace(token, offset=token.offset + choice.echoed) for token in event.logprobs)
            event = replace(event, logprobs=tuple(moved))
        if isinstance(event, Delta):
            choice.take(event)
        elif isinstance(event, (events.PromptTrimmed, events.SummedUp)):
            choice.edits.append(event)
        elif isinstance(event, events.Prefilling):
            choice.prompt, choice.prompt_ids = event, event.prompt_ids or choice.prompt_ids
        elif isinstance(event, (events.EmbeddingsReady, events.TokenizationReady, events.ImagesReady)):
            choice.result = event
        elif isinstance(event, events.Finished):
            if event.reason is events.FinishReason.CANCELLED:
                raise Refusal(503, f"The server stopped {self.format.noun}; try again.", "cancelled")
            choice.reason, choice.stop_string, choice.statistics = event.reason, event.stop_string, event.statistics
        elif isinstance(event, events.Failed):
            raise to_refusal(event.error)
        return event

    def _usage(self) -> dict[str, Any]:
        statistics = [each.statistics for each in self.choices if isinstance(each.statistics, events.TextStatistics)]
        prompts = statistics[:: self.format.per_prompt]  # each prompt counts once
        prompt = sum(item.prompt_tokens for item in prompts)
        completion = sum(item.completion_tokens for item in statistics)
        return {
            "prompt_tokens": prompt,
            "completion_tokens": completion,
            "total_tokens": prompt + completion,
            "prompt_tokens_details": {"cached_tokens": sum(item.reused_tokens for item in prompts)},
            "completion_tokens_details": {"reasoning_tokens": sum(item.thought_tokens for item in statistics)},
        }


def _edit_json(edit: events.SummedUp | events.PromptTrimmed) -> dict[str, Any]:
    if isinstance(edit, events.PromptTrimmed):
        return {"type": "leave_out", "messages": edit.dropped_messages}
    note = {"text": edit.text, "messages": edit.messages} if edit.text else None
    return {"type": "sum_up", "note": note, "error": edit.error or None}


def _joined(deltas: Sequence[Any], *, with_ids: bool) -> Sequence[Delta]:
    """Return deltas of one kind as one, or none if it tells nothing; pieces of calls stay as they are."""
    kind = type(deltas[0])
    if kind is events.ToolCallDelta:
        return deltas
    text = "".join(delta.text for delta in deltas)
    ids = tuple(token for delta in deltas for token in delta.token_ids)
    logprobs = tuple(token for delta in deltas for token in delta.logprobs) if kind is events.TextDelta else ()
    return [kind(text, ids, logprobs)] if text or logprobs or (ids and with_ids) else []


_STREAM_START: Message = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-cache"),
        (b"x-accel-buffering", b"no"),  # prevents proxies from buffering the stream
    ],
}


def _server_sent_events(chunks: Iterable[Mapping[str, Any]]) -> bytes:
    body = ""
    for item in chunks:
        name = f"event: {item['type']}\n" if "type" in item else ""
        body += f"{name}data: {compact_json(item)}\n\n"
    return body.encode()


def compact_json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _body_message(body: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more}
