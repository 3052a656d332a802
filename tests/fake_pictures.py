"""A fake image model. Its output depends on the prompt's first word:

!endless   runs steps until it is cancelled
!stages    fetching, loading, compiling, waiting, encoding: each continues when the test releases one of ``turns``, the last one
           until it is cancelled
!fail      fails before the first step
!later     compiles until the test sets ``go_on``, then fails
!wait      runs all steps, and returns the image when the test sets ``go_on``
!break     fails after some steps
!cut       reports that the end of both prompts does not fit the text encoder, then returns an image
!flagged   the safety checker replaces the images with black ones
otherwise  a few steps with previews, then images that depend on all fields of the request
"""

from __future__ import annotations

import dataclasses
import threading
import zlib
from collections.abc import Callable, Iterator

import numpy as np
from PIL import Image

from hfjax_demo import events
from hfjax_demo.catalog import ModelSpec
from hfjax_demo.errors import EngineFailed
from hfjax_demo.image.pipeline_loading import PipelineInfo
from hfjax_demo.image.pipeline_tasks import ImageTask
from hfjax_demo.image.prompts import PromptLength
from hfjax_demo.image_requests import ImageParameters, ImageRequest
from hfjax_demo.pictures.metadata import read_image_parameters

OWN_SIZE = 128  # pixels, of a model without a recommended size
OWN_STEPS, OWN_GUIDANCE = 12, 3.5  # the defaults of the pipeline's code
LIMIT = 77
FRESH_SEED = 4242


def parameters_of(image: Image.Image) -> ImageParameters:
    return read_image_parameters(image).parameters


def info(spec: ModelSpec) -> PipelineInfo:
    size = int(spec.image_settings.get("width") or OWN_SIZE)
    usable = ("dpm++-2m", "euler", "ddim")
    return PipelineInfo(size, size, 8, OWN_STEPS, OWN_GUIDANCE, "ddim", usable, frozenset(ImageTask))


def measure_prompt(prompt: str) -> PromptLength:
    """Count one token per word, and two for the beginning and the end."""
    words = prompt.split()
    return PromptLength(len(words) + 2, LIMIT, " ".join(words[LIMIT - 2 :]))


def picture(parameters: ImageParameters, request: ImageRequest) -> Image.Image:
    """Return an image of coloured rectangles that depend only on the request."""
    strange = "" if request.init_image is None else str(zlib.crc32(request.init_image.tobytes()))
    numbers = np.random.default_rng(zlib.crc32(repr((dataclasses.astuple(parameters), strange)).encode()))
    colours = numbers.integers(0, 256, (4, 4, 3), np.uint8)
    return Image.fromarray(colours).resize((parameters.width, parameters.height), Image.Resampling.NEAREST)


def stages(model: str, compiled: str) -> tuple[events.Event, ...]:
    return (
        events.LoadProgress(model, events.ModelState.FETCHING, "42 of 98 MB", 0.43),
        events.LoadProgress(model, events.ModelState.LOADING, "weights", None),
        events.LoadProgress(model, events.ModelState.COMPILING, compiled, None),
        events.Queued(2),
    )


def script(
    request: ImageRequest,
    work: Callable[[], None],
    go_on: threading.Event,
    cancelled: threading.Event,
    turn: Callable[[], None],
) -> Iterator[events.Event]:
    """Yield the events of a request; ``work`` runs one step, ``turn`` waits for the test."""
    word = request.prompt.split(maxsplit=1)[0]
    model = request.model
    if word == "!stages":
        for event in (*stages(model, "the UNet"), events.ImageProgress(events.ImageStage.ENCODING)):
            yield event
            turn()
        cancelled.wait()
        yield events.Finished(events.FinishReason.CANCELLED, _statistics(request, 0))
        return
    if word == "!later":
        yield events.LoadProgress(model, events.ModelState.COMPILING, "the UNet", None)
        go_on.wait()
    if word in ("!fail", "!later"):
        yield events.Failed(EngineFailed("The engine broke on purpose; press Generate again."))
        return
    if word == "!cut":
        yield events.PromptCut("the end of it", LIMIT)
        yield events.PromptCut("no <b>blur</b>", LIMIT, negative=True)
    yield events.ImageProgress(events.ImageStage.ENCODING)
    flagged = word == "!flagged"
    images = tuple(
        events.GeneratedImage(
            picture(made, request).point(lambda value: 0 if flagged else value), made, flagged=flagged
        )
        for made in _parameters(request)
    )
    steps = 200 if word == "!endless" else request.settings.steps or OWN_STEPS
    step = 0
    while step < steps or word == "!endless":
        if cancelled.is_set():
            yield events.Finished(events.FinishReason.CANCELLED, _statistics(request, step))
            return
        work()
        step += 1
        steps = max(steps, step)
        if word == "!break" and step > 2:
            yield events.Failed(EngineFailed("The engine broke in the middle; press Generate again."))
            return
        rate, left = (0.0, None) if step == 1 else (9.1, (steps - step) / 9.1)
        yield events.ImageStep(step, steps, rate, left, tuple(_preview(made.image, step / steps) for made in images))
    yield events.ImageProgress(events.ImageStage.DECODING)
    if word == "!wait":
        go_on.wait()
    yield events.ImagesReady(images)
    yield events.Finished(events.FinishReason.STOP, _statistics(request, step))


def _parameters(request: ImageRequest) -> list[ImageParameters]:
    settings = request.settings
    seed = FRESH_SEED if settings.seed is None else settings.seed
    size = settings.width or OWN_SIZE, settings.height or OWN_SIZE
    guidance = OWN_GUIDANCE if settings.guidance_scale is None else settings.guidance_scale
    said = (request.model, request.prompt, request.negative_prompt, *size, settings.steps or OWN_STEPS, guidance)
    strength = settings.strength if request.init_image is not None else None
    seeds = range(seed, seed + settings.count)
    return [ImageParameters(*said, settings.scheduler or "ddim", each, strength) for each in seeds]


def _preview(image: Image.Image, share: float) -> Image.Image:
    """Return the image at latent size with noise; ``share`` is the weight of the image."""
    small = image.resize((max(image.width // 4, 1), max(image.height // 4, 1)))
    noise = np.random.default_rng(0).integers(0, 256, (small.height, small.width, 3))
    return Image.fromarray((share * np.asarray(small) + (1 - share) * noise).astype(np.uint8))


def _statistics(request: ImageRequest, steps: int) -> events.ImageStatistics:
    first = _parameters(request)[0]
    asked = {"width": first.width, "height": first.height, "count": request.settings.count, "seed": first.seed}
    times = {
        "seconds": 2.2 if steps else 0.0,
        "steps_per_s": 9.1 if steps > 1 else 0.0,
        "load_s": 0.0,
        "compile_s": 0.0,
    }
    return events.ImageStatistics(**asked, **times, steps=steps, device="fake")
