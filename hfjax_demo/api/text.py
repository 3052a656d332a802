"""Answers of the text endpoints, streamed or collected."""

from __future__ import annotations

import itertools
import json
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol

from starlette.types import Message, Receive, Send

from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    LoadProgress,
    Prefilling,
    PromptLogprobs,
    PromptTrimmed,
    Queued,
    ScoredToken,
    TextDelta,
    TextStatistics,
    ThoughtDelta,
    TokenLogprobs,
    ToolCallDelta,
)
from ..runtime.worker import RequestStream
from ..web.refusals import Refusal
from .client_events import STREAM_KEEP_ALIVE_SECONDS, ClientEvents, stopped
from .errors import to_refusal

MIN_LOGPROB = -9999.0  # replaces minus infinity, which JSON cannot represent
KEEP_ALIVE_COMMENT = b": still at work\n\n"  # a comment of the stream, which clients skip
DONE = b"data: [DONE]\n\n"


@dataclass(eq=False, slots=True)
class AnswerChoice:
    """One answer as far as it has arrived; complete once ``statistics`` is set.

    ``calls``: tool calls in order, the pieces of each joined. ``logprobs``: of the answer, preceded by those of an echoed prompt.
    ``echoed``: number of characters of the prompt at the beginning of the text. ``stop_string``: the one that ended the answer.
    ``token_ids``: of the answer. ``prompt``: the progress of its prefill, once known; ``prompt_ids``: its tokens; ``scores``:
    their log-probabilities, if requested.
    """

    pieces: list[str] = field(default_factory=list)
    thought_pieces: list[str] = field(default_factory=list)
    calls: list[ToolCallDelta] = field(default_factory=list)
    logprobs: list[TokenLogprobs] = field(default_factory=list)
    reason: FinishReason = FinishReason.STOP
    echoed: int = 0
    stop_string: str | None = None
    statistics: TextStatistics | None = None
    token_ids: list[int] = field(default_factory=list)
    prompt: Prefilling | None = None
    prompt_ids: Sequence[int] = ()
    scores: Sequence[TokenLogprobs] = ()

    @property
    def usage(self) -> dict[str, Any]:
        """The token counts of the prompt, as far as known."""
        if self.prompt is None:
            return {}
        cached = {"cached_tokens": self.prompt.reused_tokens}
        return {"prompt_tokens": self.prompt.total_tokens, "prompt_tokens_details": cached}

    @property
    def text(self) -> str:
        """The text so far."""
        return "".join(self.pieces)

    @property
    def thoughts(self) -> str:
        """The thoughts before the text, so far."""
        return "".join(self.thought_pieces)

    def take(self, event: TextDelta | ThoughtDelta | ToolCallDelta) -> None:
        """Append the next piece."""
        if not isinstance(event, ToolCallDelta):  # its tokens are in an empty TextDelta
            self.token_ids += event.token_ids
        if isinstance(event, TextDelta):
            self.pieces.append(event.text)
            self.logprobs += event.logprobs
        elif isinstance(event, ThoughtDelta):
            self.thought_pieces.append(event.text)
        elif event.index < len(self.calls):
            before = self.calls[event.index]
            self.calls[event.index] = replace(before, arguments=before.arguments + event.arguments)
        else:
            self.calls.append(event)


Chunks = Sequence[Mapping[str, Any]]
"""JSON objects of a stream. The ``type`` of an object, if it has one, is the name of its event."""


class AnswerFormat(Protocol):
    """Builds the JSON objects of an endpoint: the whole answer, and the chunks of a stream. These are the opening once the prompt
    is known, new text, new thoughts, a piece of a tool call, the end of one answer, the token counts at the end of all, and an
    error after the stream has begun. ``last`` ends a stream, also after an error. ``ids`` are the token ids of a piece.

    One object is used for one call, and may hold the state of its stream.
    """

    @property
    def last(self) -> bytes: ...
    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]: ...
    def opening(self, index: int, choice: AnswerChoice) -> Chunks: ...
    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks: ...
    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks: ...
    def call(self, index: int, piece: ToolCallDelta) -> Chunks: ...
    def end(self, index: int, choice: AnswerChoice) -> Chunks: ...
    def usage(self, usage: Mapping[str, Any]) -> Chunks: ...
    def failure(self, refusal: Refusal) -> Chunks: ...


@dataclass(frozen=True, eq=False, slots=True)
class ChoicesFormat:
    """Common part of the formats of chats and completions.

    Attributes:
        kind: the ``object`` field of their chunks.
        stamp: the fields of all their objects.
        with_logprobs: whether log-probabilities are requested.
        with_ids: whether token ids are requested.
    """

    last = DONE
    kind: ClassVar[str]
    stamp: Mapping[str, Any]
    with_logprobs: bool = False
    with_ids: bool = False

    def ids(self, ids: Sequence[int], name: str = "token_ids") -> dict[str, Any]:
        """Return the field with these token ids; nothing if they are not requested."""
        return {name: list(ids)} if self.with_ids else {}

    def choice(
        self,
        index: int,
        told: Mapping[str, Any],
        reason: str | None = None,
        logprobs: Mapping[str, Any] | None = None,
        ids: Sequence[int] | None = None,
    ) -> dict[str, Any]:
        """Return an answer, or a piece of it; without ``ids`` it has no token ids."""
        tokens = {} if ids is None else self.ids(ids)
        return {"index": index, **told, "logprobs": logprobs, "finish_reason": reason, **tokens}

    def chunk(self, *choices: Mapping[str, Any]) -> dict[str, Any]:
        """Return a chunk of a stream."""
        return {**self.stamp, "object": self.kind, "choices": choices}

    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks:
        """Return nothing: completions have no separate thoughts."""
        return []

    def call(self, index: int, piece: ToolCallDelta) -> Chunks:
        """Return nothing: completions have no tool calls."""
        return []

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        """Return the token counts of all answers."""
        return [{**self.chunk(), "usage": usage}]

    def failure(self, refusal: Refusal) -> Chunks:
        """Return the same error object as a response that is not streamed."""
        return [refusal.body]


@dataclass(eq=False, slots=True)
class Answers:
    """The answers to one call, in the order of its prompts, with ``per_prompt`` answers to each.

    ``with_usage``: a stream ends with the token counts. ``silence_s``: seconds without an event after which a stream sends a
    comment to keep the connection open. ``with_ids``: tokens without text are streamed, too. ``echoes``: a prompt's scored tokens
    are the beginning of the text.
    """

    streams: Sequence[RequestStream]
    format: AnswerFormat
    per_prompt: int
    with_usage: bool = False
    silence_s: float = STREAM_KEEP_ALIVE_SECONDS
    with_ids: bool = False
    echoes: bool = False
    choices: list[AnswerChoice] = field(init=False)
    _opened_choices: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.choices = [AnswerChoice() for _ in self.streams]

    async def collect(self, receive: Receive) -> dict[str, Any]:
        """Wait for all answers; return the whole JSON object.

        Raises:
            Refusal: one answer failed; the others are cancelled.
            ClientGone: the client disconnected; all answers are cancelled.
        """
        async with ClientEvents(self.streams, receive) as heard:
            while heard.is_open:
                for index, event in await heard.events():
                    self._record_event(index, event)
        return self.format.whole(self.choices, self._usage())

    async def stream(self, receive: Receive, send: Send) -> None:
        """Send the answers as server-sent events while they are generated.

        No status is sent while the model is being loaded, so that an error can still be an ordinary error response. After the
        stream has begun, an error is sent as its last event.

        Raises:
            Refusal: an answer failed before anything was sent.
            ClientGone: the client disconnected; all answers are cancelled.
        """
        began = False
        async with ClientEvents(self.streams, receive, self.silence_s) as heard:
            while heard.is_open:
                batch = await heard.events()
                try:
                    body = self._encode_batch(batch)
                except Refusal as error:
                    if not began:
                        raise
                    await send(
                        _body_message(_server_sent_events(self.format.failure(error)) + self.format.last, more=False)
                    )
                    return
                if not began:
                    if batch and all(isinstance(event, LoadProgress) for _, event in batch):
                        continue  # it may still fail
                    began = True
                    await send(_STREAM_START)
                if not batch:
                    body += KEEP_ALIVE_COMMENT
                if body:
                    await send(_body_message(body, more=True))
        counts = _server_sent_events(self.format.usage(self._usage())) if self.with_usage else b""
        await send(_body_message(counts + self.format.last, more=False))

    def _encode_batch(self, batch: Sequence[tuple[int, Event]]) -> bytes:
        """Return the chunks for these events. Consecutive events of the same answer and kind share one chunk."""
        body = b""
        said: dict[int, list[TextDelta | ThoughtDelta | ToolCallDelta]] = {}
        for index, received in batch:
            event = self._record_event(index, received)
            if index not in self._opened_choices and not isinstance(event, (LoadProgress, Queued, PromptTrimmed)):
                self._opened_choices.add(index)
                body += _server_sent_events(self.format.opening(index, self.choices[index]))
            if isinstance(event, (TextDelta, ThoughtDelta, ToolCallDelta)):
                said.setdefault(index, []).append(event)
        for index, deltas in said.items():
            for kind, group in itertools.groupby(deltas, type):
                body += self._encode_deltas(index, kind, list(group))
        for index, event in batch:
            if isinstance(event, Finished):
                body += _server_sent_events(self.format.end(index, self.choices[index]))
        return body

    def _encode_deltas(self, index: int, kind: type, deltas: Sequence[Any]) -> bytes:
        if kind is ToolCallDelta:
            return b"".join(_server_sent_events(self.format.call(index, piece)) for piece in deltas)
        text = "".join(delta.text for delta in deltas)
        ids = [token for delta in deltas for token in delta.token_ids] if self.with_ids else []
        if kind is ThoughtDelta:
            return _server_sent_events(self.format.thought(index, text, ids)) if text or ids else b""
        logprobs = [token for delta in deltas for token in delta.logprobs]
        return _server_sent_events(self.format.delta(index, text, logprobs, ids)) if text or logprobs or ids else b""

    def _record_event(self, index: int, event: Event) -> Event:
        """Record an event. Return it in its streamed form: the tokens of an echoed prompt as the first piece of the text."""
        choice = self.choices[index]
        if isinstance(event, PromptLogprobs) and not self.echoes:
            choice.scores = event.tokens
        elif isinstance(event, PromptLogprobs):
            event, choice.echoed = TextDelta(event.text, (), event.tokens), len(event.text)
        elif isinstance(event, TextDelta) and choice.echoed:
            moved = (replace(token, offset=token.offset + choice.echoed) for token in event.logprobs)
            event = replace(event, logprobs=tuple(moved))
        if isinstance(event, (TextDelta, ThoughtDelta, ToolCallDelta)):
            choice.take(event)
        elif isinstance(event, Prefilling):
            choice.prompt, choice.prompt_ids = event, event.prompt_ids or choice.prompt_ids
        elif isinstance(event, Finished):
            if event.reason is FinishReason.CANCELLED:
                raise stopped("this response before it was complete")
            choice.reason, choice.stop_string, choice.statistics = event.reason, event.stop_string, event.statistics
        elif isinstance(event, Failed):
            raise to_refusal(event.error)
        return event

    def _usage(self) -> dict[str, Any]:
        statistics = [choice.statistics for choice in self.choices if choice.statistics is not None]
        prompts = statistics[:: self.per_prompt]  # each prompt counts once
        prompt = sum(item.prompt_tokens for item in prompts)
        completion = sum(item.completion_tokens for item in statistics)
        return {
            "prompt_tokens": prompt,
            "completion_tokens": completion,
            "total_tokens": prompt + completion,
            "prompt_tokens_details": {"cached_tokens": sum(item.reused_tokens for item in prompts)},
            "completion_tokens_details": {"reasoning_tokens": sum(item.thought_tokens for item in statistics)},
        }


def spelled(token: ScoredToken) -> str:
    """Return the token's text, with U+FFFD for bytes of an incomplete character."""
    return token.spelled.decode(errors="replace")


def finite_logprob(token: ScoredToken) -> float:
    """Return the token's log-probability; :data:`MIN_LOGPROB` replaces minus infinity, which JSON cannot represent."""
    return max(token.logprob, MIN_LOGPROB)


def logprobs_json(tokens: Sequence[TokenLogprobs]) -> list[dict[str, Any]]:
    """Return tokens, each with the most likely ones at its position, in the format of OpenAI's chats and responses."""
    return [
        {**_token_json(token.chosen), "top_logprobs": [_token_json(each) for each in token.top]} for token in tokens
    ]


def _token_json(token: ScoredToken) -> dict[str, Any]:
    return {"token": spelled(token), "logprob": finite_logprob(token), "bytes": list(token.spelled)}


def prompt_logprobs_json(tokens: Sequence[TokenLogprobs]) -> list[dict[str, Any] | None]:
    """Return a prompt's tokens, each with the most likely ones at its position, in the format of vLLM's ``prompt_logprobs``: by
    token id. A token that is not among the most likely ones has no rank."""
    return [None if is_first_token(token) else _ranked_tokens_json(token) for token in tokens]


def _ranked_tokens_json(token: TokenLogprobs) -> dict[str, Any]:
    ranks = {each.token_id: rank for rank, each in enumerate(token.top, 1)}
    return {
        str(each.token_id): {
            "logprob": finite_logprob(each),
            "rank": ranks.get(each.token_id),
            "decoded_token": spelled(each),
        }
        for each in (token.chosen, *token.top)
    }


def is_first_token(token: TokenLogprobs) -> bool:
    """Whether it is a prompt's first token, which has no log-probability."""
    return math.isnan(token.chosen.logprob)


def stamp(kind: str, request_id: str, model: str) -> dict[str, Any]:
    """Return the fields shared by all JSON objects of one call: id, time and model."""
    return {"id": f"{kind}-{request_id.removeprefix('req-')}", "created": int(time.time()), "model": model}


_STREAM_START: Message = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-cache"),
        (b"x-accel-buffering", b"no"),  # prevents proxies from buffering the stream
    ],
}


def _server_sent_events(chunks: Chunks) -> bytes:
    """Return the chunks as server-sent events."""
    return b"".join(
        _event_name_line(item.get("type")) + b"data: " + compact_json(item).encode() + b"\n\n" for item in chunks
    )


def _event_name_line(name: str | None) -> bytes:
    return b"" if name is None else b"event: " + name.encode() + b"\n"


def compact_json(value: Any) -> str:
    """Return JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def _body_message(body: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more}
