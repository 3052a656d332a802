"""What is asked for in Python's own values, and what comes back."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypedDict

from PIL.Image import Image

from ..catalog import ModelSpec
from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    PromptTrimmed,
    TextDelta,
    TextStatistics,
    ThoughtDelta,
    TokenLogprobs,
    ToolCallDelta,
)
from ..requests import MAX_VISION_IMAGE_SIDE, Constraint, Message, MessageImage, SamplingSettings

Prompt = str | Sequence[Message] | Sequence[int]
"""A user's message, a conversation, or token ids, which are used unchanged."""


class SamplingOptions(TypedDict, total=False):
    """Fields of :class:`~hfjax_demo.requests.SamplingSettings`."""

    max_new_tokens: int
    temperature: float
    top_k: int
    top_p: float
    min_p: float
    repetition_penalty: float
    frequency_penalty: float
    presence_penalty: float
    logit_bias: Sequence[tuple[int, float]]
    seed: int
    stop: Sequence[str]
    stop_token_ids: Sequence[int]
    min_tokens: int
    ignore_eos: bool


class AnswerOptions(SamplingOptions, total=False):
    """The options of an answer: those of its sampling, at most one field of :class:`~hfjax_demo.requests.Constraint`, and fields
    of :class:`~hfjax_demo.requests.TextRequest`."""

    json_schema: str | Mapping[str, Any]
    json_object: bool
    regex: str
    choice: Sequence[str]
    grammar: str
    begun: str | Sequence[int]
    logprobs: int
    thinking: bool
    effort: str
    thinking_tokens: int
    tools: Sequence[Any]
    tool_choice: str
    parallel_tool_calls: bool


class PictureOptions(TypedDict, total=False):
    """The options of a picture: fields of :class:`~hfjax_demo.image_requests.ImageSettings`."""

    width: int
    height: int
    steps: int
    guidance_scale: float
    scheduler: str
    strength: float
    control_strength: float
    seed: int
    variation: float
    variation_seed: int
    count: int


def text_fields(spec: ModelSpec, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a :class:`~hfjax_demo.requests.TextRequest` for these options. They precede the model's recommended
    values, and those the program's defaults.

    Raises:
        InvalidRequest: a value of the sampling or of the constraint is invalid.
    """
    rest = dict(options)
    sampling, constraint = (
        {name: rest.pop(name) for name in kind.__dataclass_fields__ if name in rest}
        for kind in (SamplingSettings, Constraint)
    )
    for name in ("stop", "stop_token_ids", "logit_bias"):
        if isinstance(sampling.get(name), list | set):
            sampling[name] = tuple(sampling[name])
    if constraint:
        rest["constraint"] = Constraint(**constraint)
    return {"sampling": SamplingSettings(**{**spec.sampling, **sampling}), **rest}


def with_images(messages: Sequence[Message], images: Sequence[Path | str | Image]) -> list[Message]:
    """Return a conversation with images, files or PIL's, at the beginning of its last message.

    Raises:
        InvalidRequest: a file is not an image.
    """
    if not images:
        return list(messages)
    from ..pictures.decoding import read_picture  # imports NumPy and Pillow

    *before, last = messages
    read = (
        read_picture(_png(each) if isinstance(each, Image) else Path(each), MAX_VISION_IMAGE_SIDE) for each in images
    )
    return [*before, {**last, "pictures": tuple(map(MessageImage.of, read))}]


def _png(image: Image) -> bytes:
    file = io.BytesIO()
    image.save(file, format="PNG")
    return file.getvalue()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of a text model; ``str()`` of it is its text.

    Attributes:
        text: without thoughts and tool calls.
        thoughts: the reasoning before it.
        tool_calls: each with ``id``, ``name`` and ``arguments``, JSON.
        token_ids: all generated tokens.
        finish_reason: why it ended.
        statistics: counts and times.
        logprobs: of the tokens, if they were asked for.
        dropped_messages: number of the oldest messages that had no room in the context.
    """

    text: str
    thoughts: str
    tool_calls: tuple[dict[str, str], ...]
    token_ids: tuple[int, ...]
    finish_reason: FinishReason
    statistics: TextStatistics
    logprobs: tuple[TokenLogprobs, ...] = ()
    dropped_messages: int = 0

    def __str__(self) -> str:
        return self.text


@dataclass(slots=True)
class AnswerReader:
    """Puts the events of an answer together."""

    text: list[str] = field(default_factory=list)
    thoughts: list[str] = field(default_factory=list)
    token_ids: list[int] = field(default_factory=list)
    calls: dict[int, dict[str, str]] = field(default_factory=dict)
    logprobs: list[TokenLogprobs] = field(default_factory=list)
    dropped_messages: int = 0
    finished: Finished[TextStatistics] | None = None

    def add(self, event: Event) -> None:
        """Take the next event.

        Raises:
            HfjaxError: the request failed.
        """
        match event:
            case TextDelta() | ThoughtDelta():
                (self.text if isinstance(event, TextDelta) else self.thoughts).append(event.text)
                self.token_ids += event.token_ids
                self.logprobs += event.logprobs
            case ToolCallDelta():
                call = self.calls.setdefault(event.index, {"id": event.id, "name": event.name, "arguments": ""})
                call["arguments"] += event.arguments
            case PromptTrimmed():
                self.dropped_messages = event.dropped_messages
            case Finished():
                self.finished = event
            case Failed():
                raise event.error

    def answer(self) -> Answer:
        """Return the answer, after the last event."""
        assert self.finished is not None
        return Answer(
            "".join(self.text),
            "".join(self.thoughts),
            tuple(self.calls.values()),
            tuple(self.token_ids),
            self.finished.reason,
            self.finished.statistics,
            tuple(self.logprobs),
            self.dropped_messages,
        )


def read_answer(events: Iterable[Event]) -> Answer:
    """Return the answer of a request.

    Raises:
        HfjaxError: the request failed.
        KeyboardInterrupt: Ctrl-C has cancelled it.
    """
    reader = AnswerReader()
    for event in events:
        reader.add(event)
    return _uninterrupted(reader)


class AnswerStream:
    """The text of an answer, piece by piece as it is generated; once that has ended, ``answer`` is all of it. Leaving the loop
    before that ends the answer."""

    def __init__(self, events: Generator[Event, None, None]) -> None:
        self._events = events
        self.answer: Answer | None = None

    def __iter__(self) -> Iterator[str]:
        reader = AnswerReader()
        with contextlib.closing(self._events):
            for event in self._events:
                reader.add(event)
                if isinstance(event, TextDelta) and event.text:
                    yield event.text
        if reader.finished is not None:  # it was not read before
            self.answer = _uninterrupted(reader)


def _uninterrupted(reader: AnswerReader) -> Answer:
    answer = reader.answer()
    if answer.finish_reason is FinishReason.CANCELLED:
        raise KeyboardInterrupt
    return answer
