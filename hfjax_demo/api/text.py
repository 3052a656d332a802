"""What the two text endpoints share: sampling settings, and answers that are streamed or collected to the end."""

from __future__ import annotations

import itertools
import json
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Protocol

from pydantic import BaseModel
from starlette.types import Message, Receive, Send

from ..catalog import ModelSpec
from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    LoadProgress,
    Prefilling,
    PromptLogprobs,
    Queued,
    ScoredToken,
    TextDelta,
    TextStatistics,
    ThoughtDelta,
    TokenLogprobs,
    ToolCallDelta,
    Trimmed,
)
from ..requests import MAX_TEXT_SEED, MAX_TOKENS, MIN_TEXT_SEED, SamplingSettings
from ..runtime.worker import EventQueue
from ..web.refusals import Refusal
from .errors import invalid, of_error
from .listening import KEEP_ALIVE_SECONDS, Listening, stopped
from .schemas import TextBody

LEAST_LOGPROB = -9999.0  # what a token of no probability at all is said to have: JSON knows no infinity
KEEP_ALIVE = b": still at work\n\n"  # a comment, which clients skip
DONE = b"data: [DONE]\n\n"


def sampling_of(body: BaseModel, spec: ModelSpec, max_tokens: int | None) -> SamplingSettings:
    """The sampling settings: those the body has, else what the model's makers recommend, else this program's defaults; but an
    answer whose length nobody has said has all the room that is left.

    Raises:
        InvalidRequest: a value out of range.
    """
    values: dict[str, Any] = {"max_new_tokens": MAX_TOKENS, **spec.sampling}
    given = ((item.name, getattr(body, item.name, None)) for item in fields(SamplingSettings))
    values |= {name: value for name, value in given if value is not None}
    if max_tokens is not None:
        values["max_new_tokens"] = max_tokens
    return SamplingSettings(**values)


def reseeded(sampling: SamplingSettings, number: int) -> SamplingSettings:
    """The settings of answer ``number`` (0 is the first) to a prompt. If a seed is given, each answer gets another one."""
    if number == 0 or sampling.seed is None:
        return sampling
    seed = sampling.seed + number
    return replace(sampling, seed=seed if seed <= MAX_TEXT_SEED else MIN_TEXT_SEED + number)


@dataclass(eq=False, slots=True)
class Choice:
    """One answer as far as it has arrived. It is complete once ``statistics`` is set.

    ``stop_string``: the one that ended it. ``calls``: what the pieces of each call of a tool add up to, in their order.
    ``logprobs`` are of the answer alone, and of a prompt that is echoed. ``echoed``: characters of the prompt that stand before
    the answer in its text. ``token_ids``: the answer's tokens. ``prompt``: how far it is read, once it is; ``prompt_ids``: its
    tokens; ``scores``: of these, where they were asked for.
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
        """The counts of its prompt, as far as they are known."""
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
        """What the model has thought before it."""
        return "".join(self.thought_pieces)

    def take(self, event: TextDelta | ThoughtDelta | ToolCallDelta) -> None:
        """Add the next piece."""
        if not isinstance(event, ToolCallDelta):  # its tokens come with an empty text
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
"""JSON objects of a stream. The ``type`` of one that has it is the name of its event."""


class AnswerFormat(Protocol):
    """Makes an endpoint's JSON objects: the whole answer, and a stream's chunks (the opening once its prompt is known, new text,
    new text of thoughts, a piece of a call of a tool, the end of an answer, the end of all with the token counts, an error after
    it has begun). ``last`` ends a stream, after a failure too. ``ids`` are the tokens of a piece.

    One object makes one call's, and may keep how far its stream is.
    """

    @property
    def last(self) -> bytes: ...
    def whole(self, choices: Sequence[Choice], usage: Mapping[str, Any]) -> dict[str, Any]: ...
    def opening(self, index: int, choice: Choice) -> Chunks: ...
    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks: ...
    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks: ...
    def call(self, index: int, piece: ToolCallDelta) -> Chunks: ...
    def end(self, index: int, choice: Choice) -> Chunks: ...
    def usage(self, usage: Mapping[str, Any]) -> Chunks: ...
    def failure(self, refusal: Refusal) -> Chunks: ...


@dataclass(frozen=True, eq=False, slots=True)
class PlainStream:
    """What the formats of chats and completions share.

    Attributes:
        stamp: the fields that all their objects have.
        with_logprobs: logprobs are wanted.
        with_ids: the tokens are wanted.
    """

    last = DONE
    stamp: Mapping[str, Any]
    with_logprobs: bool = False
    with_ids: bool = False

    def ids(self, ids: Sequence[int], name: str = "token_ids") -> dict[str, Any]:
        """The field for these tokens; none where they are not wanted."""
        return {name: list(ids)} if self.with_ids else {}

    def thought(self, index: int, text: str, ids: Sequence[int] = ()) -> Chunks:
        """Nothing: a raw text's continuation has no thoughts apart."""
        return []

    def call(self, index: int, piece: ToolCallDelta) -> Chunks:
        """Nothing, likewise."""
        return []

    def failure(self, refusal: Refusal) -> Chunks:
        """The error as it would have been the whole answer."""
        return [refusal.body]


@dataclass(eq=False, slots=True)
class Answers:
    """The answers to one call, in the order of its prompts, with ``per_prompt`` answers to each.

    ``with_usage``: a stream ends with the token counts. ``silence_s``: after so many seconds without an event a stream sends a
    comment, so that the connection is kept open. ``with_ids``: of a stream, tokens without text make a piece too. ``echoes``: a
    prompt's scored tokens are the beginning of the text.
    """

    streams: Sequence[EventQueue]
    format: AnswerFormat
    per_prompt: int
    with_usage: bool = False
    silence_s: float = KEEP_ALIVE_SECONDS
    with_ids: bool = False
    echoes: bool = False
    choices: list[Choice] = field(init=False)
    _opened: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.choices = [Choice() for _ in self.streams]

    async def collect(self, receive: Receive) -> dict[str, Any]:
        """Wait for all answers; returns the whole JSON object.

        Raises:
            Refusal: one answer failed; the others are cancelled.
            ClientGone: the client has hung up; all answers are cancelled.
        """
        async with Listening(self.streams, receive) as heard:
            while heard.is_open:
                for index, event in await heard.events():
                    self._take(index, event)
        return self.format.whole(self.choices, self._usage())

    async def stream(self, receive: Receive, send: Send) -> None:
        """Send the answers as they come, as server-sent events.

        While the model is only being loaded no status is sent, so that an error can still be an ordinary error response. Once
        the stream has begun, an error is sent as its last event.

        Raises:
            Refusal: an answer failed before anything was sent.
            ClientGone: the client has hung up; all answers are cancelled.
        """
        began = False
        async with Listening(self.streams, receive, self.silence_s) as heard:
            while heard.is_open:
                batch = await heard.events()
                try:
                    body = self._told(batch)
                except Refusal as error:
                    if not began:
                        raise
                    await send(_body(_events(self.format.failure(error)) + self.format.last, more=False))
                    return
                if not began:
                    if batch and all(isinstance(event, LoadProgress) for _, event in batch):
                        continue  # it may still be refused
                    began = True
                    await send(_START)
                if not batch:
                    body += KEEP_ALIVE
                if body:
                    await send(_body(body, more=True))
        counts = _events(self.format.usage(self._usage())) if self.with_usage else b""
        await send(_body(counts + self.format.last, more=False))

    def _told(self, batch: Sequence[tuple[int, Event]]) -> bytes:
        """The chunks to send for these events; what follows one another of one answer and of one kind is in one chunk."""
        body = b""
        said: dict[int, list[TextDelta | ThoughtDelta | ToolCallDelta]] = {}
        for index, received in batch:
            event = self._take(index, received)
            if index not in self._opened and not isinstance(event, (LoadProgress, Queued, Trimmed)):
                self._opened.add(index)
                body += _events(self.format.opening(index, self.choices[index]))
            if isinstance(event, (TextDelta, ThoughtDelta, ToolCallDelta)):
                said.setdefault(index, []).append(event)
        for index, deltas in said.items():
            for kind, group in itertools.groupby(deltas, type):
                body += self._of_kind(index, kind, list(group))
        for index, event in batch:
            if isinstance(event, Finished):
                body += _events(self.format.end(index, self.choices[index]))
        return body

    def _of_kind(self, index: int, kind: type, deltas: Sequence[Any]) -> bytes:
        if kind is ToolCallDelta:
            return b"".join(_events(self.format.call(index, piece)) for piece in deltas)
        text = "".join(delta.text for delta in deltas)
        ids = [token for delta in deltas for token in delta.token_ids] if self.with_ids else []
        if kind is ThoughtDelta:
            return _events(self.format.thought(index, text, ids)) if text or ids else b""
        logprobs = [token for delta in deltas for token in delta.logprobs]
        return _events(self.format.delta(index, text, logprobs, ids)) if text or logprobs or ids else b""

    def _take(self, index: int, event: Event) -> Event:
        """Note an event. Returns it as a stream tells it: a prompt's own tokens as the first piece of the text."""
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
            raise of_error(event.error)
        return event

    def _usage(self) -> dict[str, Any]:
        statistics = [choice.statistics for choice in self.choices if choice.statistics is not None]
        prompts = statistics[:: self.per_prompt]  # each prompt counts once, however many answers it gets
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
    """The token's text, with U+FFFD for bytes that are only a part of a character."""
    return token.spelled.decode(errors="replace")


def logprob_of(token: ScoredToken) -> float:
    """The token's log-probability; minus infinity, which JSON does not know, becomes :data:`LEAST_LOGPROB`."""
    return max(token.logprob, LEAST_LOGPROB)


def listed(tokens: Sequence[TokenLogprobs]) -> list[dict[str, Any]]:
    """Tokens and the likeliest in their places, as OpenAI's reference has them for chats and responses."""
    return [{**_scored(token.chosen), "top_logprobs": [_scored(each) for each in token.top]} for token in tokens]


def _scored(token: ScoredToken) -> dict[str, Any]:
    return {"token": spelled(token), "logprob": logprob_of(token), "bytes": list(token.spelled)}


def check_scores(body: TextBody) -> None:
    """Raises :class:`Refusal` where a prompt's log-probabilities are wanted and could not be told."""
    if body.prompt_logprobs is not None and body.stream:
        raise invalid("prompt_logprobs can't be streamed; set stream to false.", param="prompt_logprobs")


def scores_of(tokens: Sequence[TokenLogprobs]) -> list[dict[str, Any] | None]:
    """A prompt's tokens, each with the likeliest in its place, as vLLM has them in ``prompt_logprobs``: by token id. A token that
    is not among the likeliest has no rank."""
    return [None if is_first(token) else _ranked(token) for token in tokens]


def _ranked(token: TokenLogprobs) -> dict[str, Any]:
    ranks = {each.token_id: rank for rank, each in enumerate(token.top, 1)}
    return {
        str(each.token_id): {
            "logprob": logprob_of(each),
            "rank": ranks.get(each.token_id),
            "decoded_token": spelled(each),
        }
        for each in (token.chosen, *token.top)
    }


def is_first(token: TokenLogprobs) -> bool:
    """Whether it is a prompt's first token, which has no log-probability."""
    return math.isnan(token.chosen.logprob)


def stamp(kind: str, request_id: str, model: str) -> dict[str, Any]:
    """The fields that all JSON objects of one call share: id, time and model."""
    return {"id": f"{kind}-{request_id.removeprefix('req-')}", "created": int(time.time()), "model": model}


_START: Message = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-cache"),
        (b"x-accel-buffering", b"no"),  # a proxy that collects a stream before it passes it on makes it no stream
    ],
}


def _events(chunks: Chunks) -> bytes:
    """The chunks as server-sent events."""
    return b"".join(_named(item.get("type")) + b"data: " + compact(item).encode() + b"\n\n" for item in chunks)


def _named(name: str | None) -> bytes:
    return b"" if name is None else b"event: " + name.encode() + b"\n"


def compact(value: Any) -> str:
    """JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def _body(body: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more}
