"""A pipeline's own call gone through once when it is loaded, so that none is found out at its first picture.

Its modules are traced, which is where code that looks at numbers fails, and give ones (:meth:`.CompiledModule.outlining`);
tokenizers, schedulers and the pipeline's own lines run as they are. Nothing is compiled.

A text encoder that looks at numbers, as one that is shown pictures too may, is left to PyTorch: it is called once a picture. A
denoiser may look into a prompt's mask, to know how long the prompt is. Then what it is given in whole numbers and truths is
part of its programs, of which there is one for each such mask (:meth:`.CompiledModule.keep_numbers`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Set
from contextlib import ExitStack

from PIL import Image

from ..bridge.programs.store import ProgramStore
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import EngineFailed, HfjaxError, UnsupportedModel, first_line
from ..requests import ImageRequest, ImageSettings
from ..settings import Settings
from .components import TEXT_ENCODERS, ImageTask, LoadedPipeline, left_to_pytorch
from .denoise import make_plan, run

_STEPS = 2  # with one, some schedulers divide by zero
_GUIDANCE = 4.0

# Where a store keeps what has been found.
_FOUND = {"program": "how the pipeline can be run"}


def checked(pipeline: LoadedPipeline, name: str, limits: Settings, store: ProgramStore | None = None) -> LoadedPipeline:
    """The pipeline with those of its tasks that go through.

    Args:
        name: what people call the model, for messages.
        limits: say how large a picture may be here.
        store: where an earlier process may have noted them, of the same files; None: they are tried in any case.

    Raises:
        UnsupportedModel: none does.
        InvalidRequest: pictures of its size are not made here.
    """
    stored = None if store is None else store.load(_FOUND)
    if stored is not None:
        for part in stored.note["in_pytorch"]:
            pipeline = left_to_pytorch(pipeline, part)
        if stored.note["keeps_numbers"]:
            pipeline.denoiser.keep_numbers()
        return _with_tasks(pipeline, {ImageTask(task) for task in stored.note["tasks"]})
    keeps_numbers = False
    while True:
        failures = _failures(pipeline, name, limits)
        encoder = next((part for part in TEXT_ENCODERS if failures and _failed(pipeline, part)), None)
        if encoder is not None:
            pipeline = left_to_pytorch(pipeline, encoder)
        elif failures.keys() == pipeline.pipes.keys() and pipeline.denoiser.failed and not keeps_numbers:
            pipeline.denoiser.keep_numbers()
            keeps_numbers = True
        else:
            break
    tasks = pipeline.pipes.keys() - failures.keys()
    if not tasks:
        first = next(iter(failures.values()))
        if isinstance(first, HfjaxError):  # says what is to be done
            raise first
        raise UnsupportedModel(
            f"{name} is a {pipeline.architecture}, whose code can't run on JAX ({type(first).__name__}: "
            f"{first_line(first)}); choose another model."
        ) from first
    if store is not None:
        note = {"tasks": sorted(tasks), "keeps_numbers": keeps_numbers, "in_pytorch": list(pipeline.in_pytorch)}
        store.save(_FOUND, note, b"")
    return _with_tasks(pipeline, tasks)


def _failed(pipeline: LoadedPipeline, part: str) -> bool:
    module = getattr(pipeline.any_pipe, part, None)
    return any(module is compiled and compiled.failed for compiled in pipeline.modules)


def _failures(pipeline: LoadedPipeline, name: str, limits: Settings) -> dict[ImageTask, Exception]:
    """What each task fails with that does."""
    failures: dict[ImageTask, Exception] = {}
    with ExitStack() as stack:
        stack.enter_context(TORCH_DEFAULTS.used())
        for module in pipeline.modules:
            stack.enter_context(module.outlining())
        for task in pipeline.pipes:
            try:
                _go_through(pipeline, name, task, limits)
            except EngineFailed:  # ones for numbers may overflow, as those of a model may
                pass
            except Exception as error:  # whatever code that was written for PyTorch makes of being traced
                failures[task] = error
    return failures


def _with_tasks(pipeline: LoadedPipeline, tasks: Set[ImageTask]) -> LoadedPipeline:
    pipes = {task: pipe for task, pipe in pipeline.pipes.items() if task in tasks}
    return dataclasses.replace(pipeline, pipes=pipes, info=dataclasses.replace(pipeline.info, tasks=frozenset(pipes)))


def _go_through(pipeline: LoadedPipeline, name: str, task: ImageTask, limits: Settings) -> None:
    side = pipeline.info.multiple
    picture = Image.new("RGB", (side, side))
    request = ImageRequest(
        name,
        "a picture",
        negative_prompt="a photo of something else",  # of another length
        settings=ImageSettings(steps=_STEPS, guidance_scale=_GUIDANCE, strength=1.0),
        init_image=None if task is ImageTask.TEXT_TO_IMAGE else picture,
        control_image=picture if pipeline.info.control else None,
        mask_image=Image.new("L", (side, side), 255) if task is ImageTask.INPAINTING else None,
    )
    plan = make_plan(request, pipeline, seed=0, limits=limits)
    run(plan, dataclasses.replace(pipeline, ahead=False), lambda end: None)
