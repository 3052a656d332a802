"""The check on load: trace a pipeline's call once without computing, to reject an unsupported pipeline before its first image.

A text encoder with data-dependent code is then run by PyTorch. A denoiser that reads the mask of a prompt gets its integer and
boolean inputs as constants of its programs, of which one is compiled for each such mask.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Set
from contextlib import ExitStack

from PIL import Image

from ..bridge.programs.store import ProgramStore
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import EngineFailed, HfjaxError, UnsupportedModel, first_line
from ..image_requests import ImageRequest, ImageSettings
from ..settings import Settings
from .pipeline_call import plan_images, run
from .pipeline_loading import TEXT_ENCODERS, LoadedPipeline
from .pipeline_tasks import ImageTask

_STEPS = 2  # with one, some schedulers divide by zero
_GUIDANCE = 4.0

# Key of the result in the program store.
_RESULT_KEY = {"program": "how the pipeline can be run"}


def check_pipeline(
    pipeline: LoadedPipeline, name: str, limits: Settings, store: ProgramStore | None = None
) -> LoadedPipeline:
    """Return the pipeline, reduced to the tasks that run.

    Args:
        name: display name of the model, for error messages.
        limits: the largest allowed image size.
        store: may hold the result that an earlier process found for the same files; None: always check.

    Raises:
        UnsupportedModel: no task runs.
        InvalidRequest: the pipeline's image size is not allowed.
    """
    stored = None if store is None else store.load(_RESULT_KEY)
    if stored is not None:
        for part in stored.note["in_pytorch"]:
            pipeline = run_in_pytorch(pipeline, part)
        if stored.note["keeps_numbers"]:
            pipeline.denoiser.calls.make_integers_constant()
        return _restrict_tasks(pipeline, {ImageTask(task) for task in stored.note["tasks"]})
    keeps_numbers = False
    while True:
        failures = _find_failing_tasks(pipeline, name, limits)
        encoder = next((part for part in TEXT_ENCODERS if failures and _has_failed(pipeline, part)), None)
        if encoder is not None:
            pipeline = run_in_pytorch(pipeline, encoder)
        elif failures.keys() == pipeline.pipes.keys() and pipeline.denoiser.calls.failed and not keeps_numbers:
            pipeline.denoiser.calls.make_integers_constant()
            keeps_numbers = True
        else:
            break
    tasks = pipeline.pipes.keys() - failures.keys()
    if not tasks:
        first = next(iter(failures.values()))
        if isinstance(first, HfjaxError):  # its message already says what to do
            raise first
        raise UnsupportedModel(
            f"{name} is a {pipeline.architecture}, whose code can't run on JAX ({type(first).__name__}: "
            f"{first_line(first)}); choose another model."
        ) from first
    if store is not None:
        note = {"tasks": sorted(tasks), "keeps_numbers": keeps_numbers, "in_pytorch": list(pipeline.in_pytorch)}
        store.save(_RESULT_KEY, note, b"")
    return _restrict_tasks(pipeline, tasks)


def run_in_pytorch(pipeline: LoadedPipeline, part: str) -> LoadedPipeline:
    """Return the pipeline with one module run by PyTorch on the CPU."""
    compiled = getattr(pipeline.any_pipe, part)
    plain = compiled.calls.in_pytorch()
    for pipe in pipeline.pipes.values():
        setattr(pipe, part, plain)
    return dataclasses.replace(
        pipeline,
        modules=tuple(module for module in pipeline.modules if module is not compiled),
        in_pytorch={**pipeline.in_pytorch, part: plain},
    )


def _has_failed(pipeline: LoadedPipeline, part: str) -> bool:
    module = getattr(pipeline.any_pipe, part, None)
    return any(module is compiled and compiled.calls.failed for compiled in pipeline.modules)


def _find_failing_tasks(pipeline: LoadedPipeline, name: str, limits: Settings) -> dict[ImageTask, Exception]:
    failures: dict[ImageTask, Exception] = {}
    with ExitStack() as stack:
        stack.enter_context(TORCH_DEFAULTS.used())
        for module in pipeline.modules:
            stack.enter_context(module.calls.returning_placeholders())
        for task in pipeline.pipes:
            try:
                _trace_task(pipeline, name, task, limits)
            except EngineFailed:  # the modules' ones may overflow, which says nothing about real values
                pass
            except Exception as error:  # any exception that code written for PyTorch raises when it is traced
                failures[task] = error
    return failures


def _restrict_tasks(pipeline: LoadedPipeline, tasks: Set[ImageTask]) -> LoadedPipeline:
    pipes = {task: pipe for task, pipe in pipeline.pipes.items() if task in tasks}
    return dataclasses.replace(pipeline, pipes=pipes, info=dataclasses.replace(pipeline.info, tasks=frozenset(pipes)))


def _trace_task(pipeline: LoadedPipeline, name: str, task: ImageTask, limits: Settings) -> None:
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
    plan = plan_images(request, pipeline, seed=0, limits=limits)
    run(plan, pipeline, lambda step, steps, latents: None)
