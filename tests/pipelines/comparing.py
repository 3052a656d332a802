"""What becomes of one tiny pipeline here: its pictures beside those of plain diffusers, or the sentence that refuses it."""

from __future__ import annotations

import inspect
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import diffusers
import torch
from PIL import Image

from hfjax_demo.errors import HfjaxError
from hfjax_demo.image import schedulers
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image.pipeline_tasks import ImageTask
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.sources.processor_loading import read_pipeline_processors

from .. import tiny_pipelines
from ..picture_parity import LARGEST_DIFFERENCE, apart, arguments_for, drawn, make, stack
from .suite import NotMade, make_folder, take_early_layers

SIDE, STEPS, GUIDANCE, STRENGTH = 64, 4, 4.0, 0.8
PROMPTS = (("a red apple", "a photo of rocket"), ("a cat on blue background", "cat"))  # of two lengths


class Outcome(StrEnum):
    EQUAL = "equal"
    REFUSED = "refused"
    DIFFERENT = "different"
    CRASHED = "crashed"
    NOT_MADE = "not made"


@dataclass(frozen=True)
class Verdict:
    """What became of a pipeline, by its class or the suite's file; why it was refused, or how far pictures are apart, of 255; and
    what pictures can begin from here."""

    name: str
    outcome: Outcome
    reason: str = ""
    tasks: tuple[str, ...] = ()


def verdict_of(checkout: Path, file: str, settings: Mapping[str, Any] | None = None) -> Verdict:
    """Make it, load it, and draw; with the steps, the guidance and the scheduler of ``settings``, where it has some."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "pipeline"
        try:
            name = make_folder(checkout, file, folder)
        except NotMade as error:
            return Verdict(file, Outcome.NOT_MADE, str(error).splitlines()[0][:160])
        cls = getattr(diffusers, name)
        take_early_layers(cls)
        try:
            engine = tiny_pipelines.load(folder)
        except HfjaxError as error:
            return Verdict(name, Outcome.REFUSED, str(error))
        try:
            outcome, reason = _drawn(engine, cls, folder, settings or {})
        except NotMade as error:
            outcome, reason = Outcome.NOT_MADE, f"plain diffusers: {error}".splitlines()[0][:160]
        return Verdict(name, outcome, reason, tuple(sorted(task.value for task in engine.info.tasks)))


def _drawn(engine: ImageEngine, cls: Any, folder: Path, settings: Mapping[str, Any]) -> tuple[Outcome, str]:
    """The outcome, and the reason. Raises NotMade where plain diffusers cannot draw."""
    try:
        pipe = cls.from_pretrained(folder, dtype=torch.float32, **read_pipeline_processors(folder))
    except Exception as error:
        raise NotMade(str(error)) from error
    pipe.set_progress_bar_config(disable=True)
    own, worst = pipe.scheduler, 0
    for seed, (prompt, negative) in enumerate(PROMPTS):
        request = request_for(engine, cls, prompt, negative, seed)
        chosen = {name: settings[name] for name in ("steps", "guidance_scale", "scheduler") if name in settings}
        request = replace(request, settings=replace(request.settings, **chosen))
        pipe.scheduler = schedulers.make(request.settings.scheduler, own)
        torch.manual_seed(seed)
        try:
            theirs = stack(pipe(**arguments_for(pipe, request))[0])
        except Exception as error:
            raise NotMade(str(error)) from error
        try:
            ours = make(engine, request)
        except Exception as error:
            return Outcome.CRASHED, f"{type(error).__name__}: {error}".splitlines()[0][:200]
        if theirs.shape != ours.shape:
            return Outcome.DIFFERENT, f"{ours.shape} in the place of {theirs.shape}"
        worst = max(worst, apart(ours, theirs))
    return (Outcome.EQUAL if worst <= LARGEST_DIFFERENCE else Outcome.DIFFERENT), str(worst)


def request_for(engine: ImageEngine, cls: type, prompt: str, negative: str, seed: int) -> ImageRequest:
    """What the pipeline's own class is for."""
    known = inspect.signature(cls.__call__).parameters
    side = max(min(SIDE, engine.info.width) // engine.info.multiple, 1) * engine.info.multiple
    steps = min(STEPS, engine.info.steps)
    sizes = {"width": side, "height": side, "steps": steps}
    settings = ImageSettings(**sizes, guidance_scale=GUIDANCE, seed=seed, strength=STRENGTH)
    asked = ImageRequest("tiny", prompt, negative, settings)
    control = drawn(side) if engine.info.control else None
    if control is not None and "control_image" not in known:  # it is the pipeline's image
        return replace(asked, control_image=control)
    of_text = ImageTask.TEXT_TO_IMAGE in engine.info.tasks and "strength" not in known
    if "image" not in known or (of_text and known["image"].default is not inspect.Parameter.empty):
        return replace(asked, control_image=control)
    mask = None
    if "mask_image" in known:
        mask = Image.new("L", (side, side), 0)
        mask.paste(255, (side // 4, side // 4, side * 3 // 4, side * 3 // 4))
    others = (drawn(side),) if engine.info.most_pictures > 1 and seed else ()  # one picture, and several
    return replace(asked, init_image=drawn(side), mask_image=mask, control_image=control, reference_images=others)
