"""From events to what the image tab shows."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image

from hfjax_demo.errors import EngineFailed
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    GeneratedImage,
    ImageProgress,
    ImagesReady,
    ImageStage,
    ImageStatistics,
    ImageStep,
    PromptCut,
)
from hfjax_demo.image.prompts import PromptLength
from hfjax_demo.image_requests import ImageParameters
from hfjax_demo.ui import status
from hfjax_demo.ui.views import image_views

TIMED = {"seconds": 2.24, "steps_per_s": 9.13, "load_s": 0, "compile_s": 3.1}
STATISTICS = ImageStatistics(width=128, height=128, count=1, steps=20, device="cpu", seed=0, **TIMED)
FINISHED = Finished(FinishReason.STOP, STATISTICS)
PARAMETERS = ImageParameters("m", "cat", "", 128, 128, 20, 4.0, "ddim", 0)
READY = ImagesReady((GeneratedImage(Image.new("RGB", (128, 128)), PARAMETERS),))


def step(number: int, *, preview: bool = True) -> ImageStep:
    previews = (Image.new("RGB", (16, 16), (number, 0, 0)),) if preview else ()
    return ImageStep(number, 20, 0.0 if number == 1 else 9.13, None if number == 1 else (20 - number) / 9.13, previews)


def standing_still() -> float:
    return 5.0


def test_the_first_step_comes_at_once_and_the_rest_is_gathered() -> None:
    events: list[Event] = [*map(step, range(1, 21)), ImageProgress(ImageStage.DECODING), READY, FINISHED]
    views = list(image_views(events, clock=standing_still))
    assert [view.step for view in views] == [1, 20, 20]
    assert views[1].previews[0].getpixel((0, 0)) == (20, 0, 0)  # what was withheld comes with the next view
    assert "Decoding the image" in views[1].status
    assert views[2].images == READY.images and views[2].statistics == STATISTICS


def test_a_step_without_a_preview_leaves_the_one_before() -> None:
    ticks = itertools.count()
    events: list[Event] = [step(1), step(2, preview=False), FINISHED]
    views = list(image_views(events, clock=lambda: float(next(ticks))))
    assert len(views) == 3
    assert len(views[0].previews) == 1 and all(view.previews is views[0].previews for view in views)


def test_a_step_tells_rate_time_left_and_how_far_it_is() -> None:
    (view, *_) = image_views([step(5)], clock=standing_still)
    for words in ("Step 5 of 20", "25 %", "9.1 steps/s", "1.6 s left", "width:25.0%"):
        assert words in view.status
    line = status.progress_line(ImageStep(2, 20, 0.25, 72.0, ()))
    assert line is not None and "4.0 s/step" in line and "72 s left" in line
    *_, last = image_views([step(20), READY, FINISHED], clock=standing_still)
    assert "compile 3.1 s" in last.status


def test_a_stopped_picture_says_how_far_it_came_and_has_none() -> None:
    *_, last = image_views([step(7), Finished(FinishReason.CANCELLED, STATISTICS)], clock=standing_still)
    assert "Stopped" in last.status and "after step 20" in last.status
    assert last.stopped and not last.images


def test_a_prompt_that_was_cut_is_told_from_then_on() -> None:
    events: list[Event] = [PromptCut("a <b>", 77), PromptCut("c", 77, negative=True), step(1), READY, FINISHED]
    for view in image_views(events, clock=standing_still):
        assert (
            "reads at most 77 tokens" in view.status
            and "a &lt;b&gt;" in view.status
            and "negative prompt" in view.status
        )


@pytest.mark.parametrize("before", [[], [step(1)], [step(1), READY]])
def test_failures_are_sentences(before: list[Event]) -> None:
    *_, view = image_views([*before, Failed(EngineFailed("It <broke>."))], clock=standing_still)
    assert isinstance(view.error, EngineFailed)
    assert "Not generated." in view.status and "It &lt;broke&gt;." in view.status
    *_, view = image_views(before, clock=standing_still)
    assert isinstance(view.error, EngineFailed)


def test_the_line_under_the_prompt() -> None:
    assert status.prompt_line("cat", None) == ""
    assert "3 of 77 tokens" in status.prompt_line("cat", PromptLength(3, 77, ""))
    line = status.prompt_line("…", PromptLength(90, 77, "the <end>"), PromptLength(99, 77, "blur"))
    assert "90 of 77 tokens" in line and "the &lt;end&gt;” will be cut off" in line
    assert "Negative prompt: “blur” will be cut off" in line
    assert "100,000 characters; the limit is 10,000" in status.prompt_line("x" * 100_000, None)


def test_a_long_quotation_keeps_both_ends() -> None:
    text = status.shorten_quote("begin " + "middle " * 500 + "end")
    assert text.startswith("begin") and text.endswith("end") and len(text) < 200
