"""A stream of events as the successive states of a picture on a page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

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
    PromptCut,
)
from . import image_status

UPDATE_INTERVAL_S = 0.1


@dataclass(frozen=True, slots=True)
class DrawingView:
    """The status line and what is to be seen beside it.

    ``previews`` are new ones; empty, the ones before still hold. ``step`` of ``steps`` are done. On the last view
    ``images`` are the finished pictures, ``statistics`` what they took; ``error`` is set if there are none, ``stopped``
    if somebody stopped it.
    """

    status: str
    previews: tuple[Image, ...] = ()
    step: int = 0
    steps: int = 0
    images: tuple[GeneratedImage, ...] = ()
    statistics: ImageStatistics | None = None
    error: HfjaxError | None = None
    stopped: bool = False


def follow(events: Iterable[Event], clock: Callable[[], float] = time.monotonic) -> Iterator[DrawingView]:
    """Views of a picture as its events arrive; the last one is complete.

    A new stage and the first step come out at once. After that a view is withheld when the one before is younger than
    :data:`UPDATE_INTERVAL_S`; its previews come with the next one, and the end of the stream holds nothing back.
    """
    notes = ""
    images: tuple[GeneratedImage, ...] = ()
    previews: tuple[Image, ...] = ()
    step = steps = 0
    shown_at, shown_stage = float("-inf"), None
    for event in events:
        if isinstance(event, Finished):
            yield DrawingView(
                notes + image_status.finished_line(event),
                previews=previews,
                step=step,
                steps=steps,
                images=images,
                statistics=event.statistics,
                stopped=event.reason is FinishReason.CANCELLED,
            )
            return
        if isinstance(event, Failed):
            yield DrawingView(notes + image_status.error_line(str(event.error)), error=event.error)
            return
        if isinstance(event, PromptCut):
            notes += image_status.cut_note(event)
            continue
        if isinstance(event, ImagesReady):
            images = event.images
            continue
        if isinstance(event, ImageStep):
            previews = event.previews or previews
            step, steps = event.step, event.steps
        line = image_status.progress_line(event)
        # A new stage is shown at once: the next event may be a whole compilation away.
        detail = event.state if isinstance(event, LoadProgress) else None
        stage = (type(event), event.stage if isinstance(event, ImageProgress) else detail)
        if line is None or (stage == shown_stage and clock() - shown_at < UPDATE_INTERVAL_S):
            continue
        shown_at, shown_stage = clock(), stage
        yield DrawingView(notes + line, previews=previews, step=step, steps=steps)
        previews = ()
    error = EngineFailed("The picture ended without a word from the engine; press Generate again.")
    yield DrawingView(notes + image_status.error_line(str(error)), error=error)
