"""Turns a stream of events into views, which say what the page shows at that moment: one kind for answers, one for pictures.

An engine may send events faster than a page can show them. :func:`paced` drops the views in between, for every tab.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

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
    Trimmed,
)
from . import status

TEXT_INTERVAL_S = 0.06
IMAGE_INTERVAL_S = 0.1

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
    """The answer so far and the status line beside it.

    On the last view ``error`` is set if the answer failed, ``stopped`` if somebody stopped it, ``ended`` if it came to its end;
    ``tokens`` are its ids.
    """

    text: str
    status: Markup
    error: HfjaxError | None = None
    stopped: bool = False
    ended: bool = False
    tokens: list[int] = field(default_factory=list)

    @property
    def came_to_nothing(self) -> bool:
        """Whether the answer failed or was stopped before its first character."""
        return not self.text and (self.stopped or self.error is not None)


def text_views(events: Iterable[Event], clock: Clock = time.monotonic) -> Iterator[TextView]:
    """Views of an answer as its events arrive; the last one is complete."""
    return paced(_text_views(events), TEXT_INTERVAL_S, clock)


def _text_views(events: Iterable[Event]) -> Iterator[tuple[TextView, object]]:
    text, notes = "", status.NOTHING
    tokens: list[int] = []
    for event in events:
        if isinstance(event, Finished):
            done = notes + status.text_finished_line(event)
            stopped, ended = event.reason is FinishReason.CANCELLED, event.reason is FinishReason.STOP
            yield TextView(text, done, stopped=stopped, ended=ended, tokens=tokens), None
            return
        if isinstance(event, Failed):
            yield _failed(text, notes, event.error, tokens), None
            return
        if isinstance(event, TextDelta):
            text += event.text
            tokens += event.token_ids
        elif isinstance(event, Trimmed):
            notes = status.trimmed_note(event)
        stage = _stage(event)
        # A remote server may fall silent within an answer; otherwise an answer that has begun says so and nothing else.
        line = status.answering_line() if text and stage is not ModelState.CONNECTING else status.progress_line(event)
        if line is not None:
            yield TextView(text, notes + line), stage
    silent = EngineFailed("The answer ended without a word from the engine; send the message again.")
    yield _failed(text, notes, silent, tokens), None


def _failed(text: str, notes: Markup, error: HfjaxError, tokens: list[int]) -> TextView:
    line = notes + status.error_line(error, status.BROKEN_OFF if text else status.NOT_SENT)
    return TextView(text, line, error, tokens=tokens)


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
    error: HfjaxError = EngineFailed("The picture ended without a word from the engine; press Generate again.")
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
        line_now = status.progress_line(event, "the others")
        if line_now is not None:
            yield ImageView(notes + line_now, previews, step, steps), _stage(event)
    yield ImageView(notes + status.error_line(error, status.NO_PICTURE), error=error), None
