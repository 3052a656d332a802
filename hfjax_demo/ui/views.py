"""Turns a stream of events into views, which say what the page shows at that moment: one kind for answers, one for pictures.

An engine may send events faster than a page can show them. :func:`paced` drops the views in between, for every tab.
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
    TextDelta,
    ThoughtDelta,
    ToolCallDelta,
    Trimmed,
)
from . import status, words_chat, words_images
from .messages import Turn, answer
from .tool_calls import Call, added

TEXT_INTERVAL_S = 0.06
IMAGE_INTERVAL_S = 0.1
UNFINISHED = "\N{REPLACEMENT CHARACTER}"

Clock = Callable[[], float]
View = TypeVar("View")


def paced(views: Iterable[tuple[View, object]], interval_s: float, clock: Clock = time.monotonic) -> Iterator[View]:
    """The views that are to be shown; those that follow too soon are dropped.

    Each view comes with its stage, such as loading. The first view of a stage is shown at once, because the next event may be
    a whole compilation away; a further one only if ``interval_s`` seconds have passed since the last. A view whose stage is None
    is always shown. Nothing is lost by a dropped view, since every view is complete in itself.
    """
    shown_at, shown_stage = float("-inf"), None
    for view, stage in views:
        if stage is not None:
            if stage == shown_stage and clock() - shown_at < interval_s:
                continue
            shown_at, shown_stage = clock(), stage
        yield view


def _stage(event: Event) -> object:
    if isinstance(event, LoadProgress):
        return event.state
    return event.stage if isinstance(event, ImageProgress) else type(event)


# -- text ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TextView:
    """The answer so far, with the thoughts before it, and the status line beside it. ``thinking``: it still thinks.

    On the last view ``error`` is set if the answer failed, ``stopped`` if somebody stopped it, ``ended`` if it came to its end,
    or to ``calls`` that have no results yet; ``tokens`` are its ids, ``stats`` what is kept of how it was made.
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
    calls: list[Call] = field(default_factory=list)
    stats: list[str] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show of it."""
        return not self.text and not self.thoughts and not self.calls

    @property
    def came_to_nothing(self) -> bool:
        """Whether the answer failed or was stopped before its first character."""
        return self.is_empty and (self.stopped or self.error is not None)

    @property
    def turn(self) -> Turn:
        """It as a turn of the conversation."""
        return answer(self.text, self.thoughts, self.thought_s, self.calls)


def text_views(
    events: Iterable[Event], clock: Clock = time.monotonic, begun: Turn | None = None, *, goes_on: bool = True
) -> Iterator[TextView]:
    """Views of an answer as its events arrive; the last one is complete. ``begun`` is the answer that goes on.

    Args:
        goes_on: somebody may continue it: a character that its limit has cut through is left to that.
    """
    return paced(_text_views(events, clock, begun or answer(""), goes_on), TEXT_INTERVAL_S, clock)


def _text_views(events: Iterable[Event], clock: Clock, begun: Turn, goes_on: bool) -> Iterator[tuple[TextView, object]]:
    text, thoughts, before_s, notes = (
        begun["content"],
        begun.get("thoughts", ""),
        begun.get("thought_s", 0.0),
        status.NOTHING,
    )
    tokens = list(begun.get("begun", ()))
    before: list[Call] = list(begun.get("calls", ()))
    calls = before
    since, thought_s = None, before_s
    has_come = False

    def view(line: Markup, **more: Any) -> TextView:
        return TextView(text, notes + line, thoughts=thoughts, thought_s=thought_s, tokens=tokens, calls=calls, **more)

    def failed(error: HfjaxError) -> TextView:
        return view(status.error_line(error, status.BROKEN_OFF if text or thoughts else status.NOT_SENT), error=error)

    for event in events:
        stage = _stage(event)
        if isinstance(event, Finished):
            if event.statistics.thought_s:
                thought_s = before_s + event.statistics.thought_s
            stopped = event.reason is FinishReason.CANCELLED
            ended = event.reason in (FinishReason.STOP, FinishReason.TOOL_CALLS) and not event.in_thoughts
            if goes_on and not ended:
                # The character in which it ended comes whole with what follows.
                text, thoughts = text.rstrip(UNFINISHED), thoughts.rstrip(UNFINISHED)
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
            calls = added(calls, before, event, text)
            text, has_come = "", True
        elif isinstance(event, Trimmed):
            notes = status.trimmed_note(event)
        thinking = isinstance(event, ThoughtDelta)
        # A remote server may fall silent within an answer; otherwise an answer that has begun says so and nothing else.
        comes = has_come and stage is not ModelState.CONNECTING
        line = status.busy(status.THINKING if thinking else status.ANSWERING) if comes else status.progress_line(event)
        if line is not None:
            yield view(line, thinking=thinking), stage
    yield failed(EngineFailed(words_chat.ENDED_EARLY)), None


# -- pictures -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ImageView:
    """The status line and what is to be seen beside it.

    ``previews`` are the newest, the same tuple until there are newer ones. ``step`` of ``steps`` are done. On the last
    view ``images`` are the finished pictures, ``statistics`` what they took; ``error`` is set if there are none,
    ``stopped`` if somebody stopped it.
    """

    status: Markup
    previews: tuple[Image, ...] = ()
    step: int = 0
    steps: int = 0
    images: tuple[GeneratedImage, ...] = ()
    statistics: ImageStatistics | None = None
    error: HfjaxError | None = None
    stopped: bool = False


def image_views(events: Iterable[Event], clock: Clock = time.monotonic) -> Iterator[ImageView]:
    """Views of a picture as its events arrive; the last one is complete."""
    return paced(_image_views(events), IMAGE_INTERVAL_S, clock)


def _image_views(events: Iterable[Event]) -> Iterator[tuple[ImageView, object]]:
    notes = status.NOTHING
    images: tuple[GeneratedImage, ...] = ()
    previews: tuple[Image, ...] = ()
    step = steps = 0
    error: HfjaxError = EngineFailed(words_images.ENDED_EARLY)
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
            yield ImageView(notes + line_now, previews, step, steps), _stage(event)
    yield ImageView(notes + status.error_line(error, status.NO_PICTURE), error=error), None
