"""Converts a stream of events to views, successive states of the page: :class:`TextView` and :class:`ImageView`.

An engine can send events faster than a page can display them. :func:`throttle_views` drops intermediate views, for every tab.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from markupsafe import Markup
from PIL.Image import Image

from ..errors import EngineFailed, HfjaxError
from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    GeneratedImage,
    ImageProgress,
    ImagesReady,
    ImageStatistics,
    ImageStep,
    LoadProgress,
    ModelState,
    PromptCut,
    PromptTrimmed,
    SummedUp,
    TextDelta,
    ThoughtDelta,
    ToolCallDelta,
)
from . import status
from .messages import Turn, answer
from .tool_calls import RecordedCall, add_call_delta

TEXT_INTERVAL_S = 0.06
IMAGE_INTERVAL_S = 0.1
SLOW_PAGE_INTERVAL_S = 1.0  # for a page that displays views more slowly than they come
PARTIAL_CHARACTER = "\N{REPLACEMENT CHARACTER}"

Clock = Callable[[], float]
View = TypeVar("View")


def throttle_views(
    views: Iterable[tuple[View, object]],
    interval_s: float,
    clock: Clock = time.monotonic,
    is_behind: Callable[[], bool] = lambda: False,
) -> Iterator[View]:
    """Yield the views to display; drop those that follow too soon.

    Each view is paired with its stage, such as loading. The first view of a stage is yielded at once, because the next event may
    only follow after a compilation; further ones only if ``interval_s`` seconds have passed since the last, or
    :data:`SLOW_PAGE_INTERVAL_S` while the page ``is_behind``. A view with the stage None is always yielded. Dropping a view loses
    no information, because every view is complete.
    """
    shown_at, shown_stage = float("-inf"), None
    for view, stage in views:
        if stage is not None:
            passed_s = clock() - shown_at
            if stage == shown_stage and (passed_s < interval_s or (passed_s < SLOW_PAGE_INTERVAL_S and is_behind())):
                continue
            shown_at, shown_stage = clock(), stage
        yield view


def _event_stage(event: Event) -> object:
    if isinstance(event, LoadProgress):
        return event.state
    return event.stage if isinstance(event, ImageProgress) else type(event)


# -- text ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TextView:
    """The answer so far, with the reasoning before it and the status line. ``thinking``: whether the model is still reasoning.

    In the last view ``error`` is set if the answer failed, ``stopped`` if the user stopped it, and ``ended`` if it is complete or
    waits for the results of ``calls``; ``tokens`` are its token ids, ``stats`` its statistics as texts. ``note``: what the model
    reads in place of the oldest messages, if that has just been written.
    """

    text: str
    status: Markup
    error: HfjaxError | None = None
    stopped: bool = False
    ended: bool = False
    thoughts: str = ""
    thought_s: float = 0.0
    thinking: bool = False
    tokens: list[int] = field(default_factory=list)
    calls: list[RecordedCall] = field(default_factory=list)
    stats: list[str] = field(default_factory=list)
    note: SummedUp | None = None

    @property
    def is_empty(self) -> bool:
        return not self.text and not self.thoughts and not self.calls

    @property
    def ended_without_output(self) -> bool:
        """Whether the answer failed or was stopped before its first character."""
        return self.is_empty and (self.stopped or self.error is not None)

    @property
    def turn(self) -> Turn:
        return answer(self.text, self.thoughts, self.thought_s, self.calls)


def text_views(
    events: Iterable[Event],
    clock: Clock = time.monotonic,
    begun: Turn | None = None,
    *,
    goes_on: bool = True,
    is_behind: Callable[[], bool] = lambda: False,
) -> Iterator[TextView]:
    """Yield views of an answer while its events arrive; the last one is complete. ``begun`` is an answer being continued.

    Args:
        goes_on: whether the answer may be continued; then a partial character at the token limit is omitted.
        is_behind: whether the page displays views more slowly than they come, see :func:`throttle_views`.
    """
    return throttle_views(_text_views(events, clock, begun or answer(""), goes_on), TEXT_INTERVAL_S, clock, is_behind)


def _text_views(events: Iterable[Event], clock: Clock, begun: Turn, goes_on: bool) -> Iterator[tuple[TextView, object]]:
    text, thoughts, before_s = begun["content"], begun.get("thoughts", ""), begun.get("thought_s", 0.0)
    tokens, before = list(begun.get("begun", ())), list(begun.get("calls", ()))
    calls, notes = before, status.EMPTY_LINE
    since, thought_s, has_come = None, before_s, False
    note: SummedUp | None = None

    def view(line: Markup, **more: Any) -> TextView:
        known: dict[str, Any] = {"thoughts": thoughts, "thought_s": thought_s, "tokens": tokens, "calls": calls}
        return TextView(text, notes + line, note=note, **known, **more)

    def failed(error: HfjaxError) -> TextView:
        return view(status.error_line(error, status.INTERRUPTED if text or thoughts else status.NOT_SENT), error=error)

    for event in events:
        stage = _event_stage(event)
        if isinstance(event, Finished):
            if event.statistics.thought_s:
                thought_s = before_s + event.statistics.thought_s
            stopped = event.reason is FinishReason.CANCELLED
            ended = event.reason in (FinishReason.STOP, FinishReason.TOOL_CALLS) and not event.in_thoughts
            if goes_on and not ended:
                # The continuation contains the whole character.
                text, thoughts = text.rstrip(PARTIAL_CHARACTER), thoughts.rstrip(PARTIAL_CHARACTER)
            stats = status.text_statistics(event)
            yield view(status.text_finished_line(event), stopped=stopped, ended=ended, stats=stats), None
            return
        if isinstance(event, Failed):
            yield failed(event.error), None
            return
        if isinstance(event, ThoughtDelta):
            since = clock() if since is None else since
            thoughts, thought_s = thoughts + event.text, before_s + clock() - since
            has_come = True
            tokens += event.token_ids
        elif isinstance(event, TextDelta):
            text += event.text
            has_come = has_come or bool(event.text)
            tokens += event.token_ids
        elif isinstance(event, ToolCallDelta):
            calls = add_call_delta(calls, before, event, text)
            text, has_come = "", True
        elif isinstance(event, PromptTrimmed):
            notes += status.trimmed_note(event)
        elif isinstance(event, SummedUp):
            note, notes = event, status.summed_up_note(event)
        thinking = isinstance(event, ThoughtDelta)
        # A silent remote server is reported during an answer; otherwise the line is constant once the answer has begun.
        comes = has_come and stage is not ModelState.CONNECTING
        line = status.busy(status.THINKING if thinking else status.ANSWERING) if comes else status.progress_line(event)
        if line is not None:
            yield view(line, thinking=thinking), stage
    yield failed(EngineFailed("The answer ended unexpectedly. Send the message again.")), None


# -- images -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ImageView:
    """The status line and the images so far.

    ``previews`` are the latest previews, the same tuple until there are newer ones. ``step`` of ``steps`` are done. In the last
    view ``images`` are the finished images and ``statistics`` their statistics; ``error`` is set if the request failed,
    ``stopped`` if the user stopped it.
    """

    status: Markup
    previews: tuple[Image, ...] = ()
    step: int = 0
    steps: int = 0
    images: tuple[GeneratedImage, ...] = ()
    statistics: ImageStatistics | None = None
    error: HfjaxError | None = None
    stopped: bool = False


def image_views(
    events: Iterable[Event], clock: Clock = time.monotonic, *, is_behind: Callable[[], bool] = lambda: False
) -> Iterator[ImageView]:
    """Yield views of an image while its events arrive; the last one is complete. ``is_behind``: see :func:`throttle_views`."""
    return throttle_views(_image_views(events), IMAGE_INTERVAL_S, clock, is_behind)


def _image_views(events: Iterable[Event]) -> Iterator[tuple[ImageView, object]]:
    notes = status.EMPTY_LINE
    images: tuple[GeneratedImage, ...] = ()
    previews: tuple[Image, ...] = ()
    step = steps = 0
    error: HfjaxError = EngineFailed("Image generation ended unexpectedly. Try again.")
    for event in events:
        if isinstance(event, Finished):
            line = notes + status.images_finished_line(event)
            stopped = event.reason is FinishReason.CANCELLED
            yield ImageView(line, previews, step, steps, images, event.statistics, stopped=stopped), None
            return
        if isinstance(event, Failed):
            error = event.error
            break
        if isinstance(event, PromptCut):
            notes += status.cut_note(event)
        elif isinstance(event, ImagesReady):
            images = event.images
        elif isinstance(event, ImageStep):
            previews = event.previews or previews
            step, steps = event.step, event.steps
        line_now = status.progress_line(event, "other requests")
        if line_now is not None:
            yield ImageView(notes + line_now, previews, step, steps), _event_stage(event)
    yield ImageView(notes + status.error_line(error, status.NOT_GENERATED), error=error), None
