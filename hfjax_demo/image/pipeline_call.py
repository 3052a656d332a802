"""One call of a diffusers pipeline for one request: its arguments, and a callback at the end of each step."""

from __future__ import annotations

import bisect
import functools
import itertools
import math
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from PIL import Image

from ..bridge.step_caching import StepCache
from ..errors import EngineFailed, InvalidRequest
from ..image_requests import (
    MAX_IMAGE_COUNT,
    ImageParameters,
    ImageRequest,
    ImageSettings,
    allowed_sizes,
    has_limited_sizes,
    size_like,
)
from ..pictures.decoding import as_rgb, crop_to_fit
from ..settings import Settings
from . import schedulers, weighting
from .from_image import started_from
from .noise import IsolatedRandomness
from .pipeline_arguments import (
    CONTROL_STRENGTH,
    IMAGE_GUIDANCE,
    call_parameters,
    control_argument,
    guidance_argument,
)
from .pipeline_loading import LoadedPipeline, PipelineInfo
from .pipeline_tasks import ImageTask, tasks_of_call
from .prompts import make_prompt_meter


@dataclass(frozen=True, eq=False, slots=True)
class ImagePlan:
    """A request with every open setting decided.

    Attributes:
        parameters: those of the first image. Image ``n`` adds ``n`` to the seed, or to the variation seed if there is one.
        task: text-to-image, image-to-image or inpainting.
        count: number of images.
    """

    request: ImageRequest
    parameters: ImageParameters
    task: ImageTask
    count: int

    def parameters_of(self, index: int) -> ImageParameters:
        """Return the parameters of one image of the batch."""
        first = self.parameters
        if first.variation_seed is None:
            return replace(first, seed=first.seed + index)
        return replace(first, variation_seed=first.variation_seed + index)


OnStep = Callable[[int, int, torch.Tensor], None]
"""Takes the number of a denoising step that has ended, from 1, the number of all steps, and the latents (batch, …)."""


def plan_images(
    request: ImageRequest, pipeline: LoadedPipeline, *, seed: int, variation_seed: int = 0, limits: Settings
) -> ImagePlan:
    """Decide the settings that a request leaves open, and check the request against the model.

    Args:
        seed, variation_seed: used if the request has none.
        limits: the largest allowed image size, and the offered sizes if those are limited.

    Raises:
        InvalidRequest: the model does not support the size, scheduler, number of steps, latents, control image or task.
    """
    settings, info, task = request.settings, pipeline.info, _task(request)
    if task not in info.tasks:
        known = " and ".join(sorted(item.value for item in info.tasks))
        raise InvalidRequest(f"This model supports only {known}, not {task.value}; choose another model.")
    if info.control and request.control_image is None:
        raise InvalidRequest("This model requires a control image, such as edges or a pose.", field="control_image")
    if request.control_image is not None and not info.control:
        raise InvalidRequest("This model does not support control images; remove it.", field="control_image")
    if settings.step_caching and not info.caches_steps:
        raise InvalidRequest("This model computes every step; set step_caching to 0.", field="step_caching")
    _check_references(request, info)
    control_strength = info.control_strength if settings.control_strength is None else settings.control_strength
    scheduler = schedulers.make(settings.scheduler, pipeline.default_scheduler)
    steps, min_steps = info.steps if settings.steps is None else settings.steps, schedulers.min_steps(scheduler)
    if settings.step_caching and getattr(scheduler, "order", 1) > 1:
        fault = (
            "Step caching needs a scheduler that computes each step once; choose another one, or set step_caching to 0."
        )
        raise InvalidRequest(fault, field="step_caching")
    if steps < min_steps:
        name = settings.scheduler or info.scheduler
        raise InvalidRequest(f"The scheduler {name} needs at least {min_steps} steps; choose more.", field="steps")
    most = max(limits.max_image_size // info.multiple, 1) * info.multiple
    own = min(info.width, most), min(info.height, most)
    count, width, height = settings.count, settings.width or info.width, settings.height or info.height
    if settings.width is None and settings.height is None:
        width, height = own
        if info.edits and request.init_image is not None:
            width, height = size_like(request.init_image.size, own, info.multiple, limits)
    if request.latents is not None:
        count, width, height = _check_latents(request.latents, settings, pipeline)
    _check_size((width, height), own, info, limits)
    if has_limited_sizes(limits):  # each size of a further picture would need programs of its own
        references = (crop_to_fit(as_rgb(picture), width, height) for picture in request.reference_images)
        request = replace(request, reference_images=tuple(references))
    varied = variation_seed if settings.variation_seed is None else settings.variation_seed
    return ImagePlan(
        request=request,
        parameters=ImageParameters(
            model=request.model,
            prompt=request.prompt,
            negative_prompt=request.negative_prompt,
            width=width,
            height=height,
            steps=steps,
            guidance_scale=info.guidance_scale if settings.guidance_scale is None else settings.guidance_scale,
            scheduler=settings.scheduler or info.scheduler,
            seed=seed if settings.seed is None else settings.seed,
            strength=settings.strength if request.init_image is not None and _redraws(pipeline, task) else None,
            control_strength=None if info.control_strength is None else control_strength,
            variation=settings.variation or None,
            variation_seed=varied if settings.variation else None,
            step_caching=settings.step_caching or None,
            image_guidance_scale=_image_guidance(settings, info) if task is ImageTask.IMAGE_TO_IMAGE else None,
        ),
        task=task,
        count=count,
    )


def _redraws(pipeline: LoadedPipeline, task: ImageTask) -> bool:
    """Return whether the strength says how much of the initial image remains: not in an edit by instruction."""
    pipe = pipeline.pipes[task]
    return "strength" in call_parameters(pipe) or task not in tasks_of_call(pipe)


def _image_guidance(settings: ImageSettings, info: PipelineInfo) -> float | None:
    asked = settings.image_guidance_scale
    return info.image_guidance_scale if asked is None or info.image_guidance_scale is None else asked


def _check_references(request: ImageRequest, info: PipelineInfo) -> None:
    count = len(request.reference_images)
    if count and (request.mask_image is not None or info.most_pictures == 1):
        fault = "This model does not support" if info.most_pictures == 1 else "A mask can't be combined with"
        raise InvalidRequest(f"{fault} reference images; remove them.", field="reference_images")
    if count >= info.most_pictures and count:
        raise InvalidRequest(
            f"This model edits at most {info.most_pictures} pictures at a time, not {count + 1}; remove some.",
            field="reference_images",
        )


def _task(request: ImageRequest) -> ImageTask:
    if request.mask_image is not None:
        return ImageTask.INPAINTING
    return ImageTask.TEXT_TO_IMAGE if request.init_image is None else ImageTask.IMAGE_TO_IMAGE


def _check_size(size: tuple[int, int], own: tuple[int, int], info: PipelineInfo, limits: Settings) -> None:
    """Check a (width, height); ``own`` is the model's default, bounded by the largest that the server allows."""
    for name, value in zip(("width", "height"), size, strict=True):
        lower = max(value // info.multiple, 1) * info.multiple
        if value < 1:
            fault = f"{name} is {value} pixels; choose at least {info.multiple}."
        elif value > limits.max_image_size:
            fault = f"{name} is {value} pixels; the limit is {limits.max_image_size}."
        elif value % info.multiple:
            fault = (
                f"{name} is {value}, and this model requires a multiple of {info.multiple}; choose {lower} or "
                f"{lower + info.multiple}."
            )
        else:
            continue
        raise InvalidRequest(fault, field=name)
    if has_limited_sizes(limits) and size not in (offered := allowed_sizes(own, limits)):
        sizes = ", ".join(f"{one}x{other}" for one, other in offered)
        raise InvalidRequest(f"The size {size[0]}x{size[1]} is not available; choose one of {sizes}.", field="width")


def _check_latents(latents: np.ndarray, settings: ImageSettings, pipeline: LoadedPipeline) -> tuple[int, int, int]:
    """Return the number of images that start from the latents, and their width and height."""
    channels = pipeline.latent_channels
    if latents.ndim != 4 or latents.shape[1] != channels or not 1 <= latents.shape[0] <= MAX_IMAGE_COUNT:
        raise InvalidRequest(
            f"The latents have the shape {latents.shape}; this model takes (count, {channels}, height / "
            f"{pipeline.pixels_per_latent}, width / {pipeline.pixels_per_latent}), with a count from 1 to {MAX_IMAGE_COUNT}.",
            field="latents",
        )
    if latents.dtype.kind != "f" or not np.isfinite(latents).all():
        raise InvalidRequest("The latents must be finite floating-point numbers.", field="latents")
    height, width = (side * pipeline.pixels_per_latent for side in latents.shape[2:])
    for name, asked, side in (("width", settings.width, width), ("height", settings.height, height)):
        if asked not in (None, side):
            raise InvalidRequest(f"The latents are for a {name} of {side}, not {asked}.", field=name)
    return latents.shape[0], width, height


def run(plan: ImagePlan, pipeline: LoadedPipeline, on_step: OnStep) -> tuple[list[Image.Image], list[bool]]:
    """Call the pipeline. ``on_step`` may raise an exception to end the call before the image is decoded.

    Returns:
        the images, and for each whether the checkpoint's safety checker has blacked it out.

    Raises:
        EngineFailed: the latents are not finite.
    """
    pipe = pipeline.pipes[plan.task]
    parameters = plan.parameters
    caching: AbstractContextManager[StepCache | None] = nullcontext()
    if parameters.step_caching:
        caching = pipeline.denoiser.calls.caching_steps(parameters.step_caching)
    # New for every request, even the checkpoint's own: a scheduler keeps state from step to step.
    pipe.scheduler = schedulers.make(plan.request.settings.scheduler, pipeline.default_scheduler)

    def report(step: int, latents: torch.Tensor) -> None:
        if not torch.isfinite(latents).all():
            raise EngineFailed(
                "The image overflowed numerically; choose another scheduler, fewer steps, less guidance, or float32."
            )
        # Image-to-image runs only the last of the scheduler's steps; only the pipeline has their number.
        steps = int(getattr(pipe, "num_timesteps", None) or len(pipe.scheduler.timesteps))
        if cached is not None:
            cached.end_step()
        on_step(step + 1, steps, latents)

    # One generator per image, so that an image does not depend on the others of its batch.
    made = [plan.parameters_of(index) for index in range(plan.count)]
    generators = [torch.Generator().manual_seed(picture.seed) for picture in made]
    arguments = {**_arguments(plan, pipeline, pipe), "generator": generators, **_callback_arguments(pipe, report)}
    known = {"prompt", *call_parameters(pipe)}
    varied: tuple[Any, ...] = ()
    if parameters.variation is not None:
        varied = generators, [picture.variation_seed or 0 for picture in made], parameters.variation
    # Some pipelines draw random numbers without their generators, such as Stable Diffusion 3 with a ControlNet.
    with (
        IsolatedRandomness(parameters.seed, *varied),
        caching as cached,
        _starting(plan, pipeline, pipe, arguments, generators),
    ):
        output = pipe(**{name: value for name, value in arguments.items() if name in known})
    flagged = getattr(output, "nsfw_content_detected", None)
    images = list(output[0])  # the first field, which most pipelines call "images"
    return images, [bool(item) for item in flagged] if flagged else [False] * plan.count


def _starting(
    plan: ImagePlan,
    pipeline: LoadedPipeline,
    pipe: Any,
    arguments: Mapping[str, Any],
    generators: list[torch.Generator],
) -> AbstractContextManager[None]:
    """Return the context in which a pipeline whose call takes no image starts from the request's one."""
    if plan.task is ImageTask.TEXT_TO_IMAGE or plan.task in tasks_of_call(pipe):
        return nullcontext()
    image, mask, strength = arguments["image"], arguments.get("mask_image"), arguments["strength"]
    return started_from(pipe, pipeline.autoencoder, image, mask, strength, generators)


def _arguments(plan: ImagePlan, pipeline: LoadedPipeline, pipe: Any) -> dict[str, Any]:
    """Return the arguments that say what to draw, of which a pipeline may not know all."""
    parameters, known = plan.parameters, call_parameters(pipe)
    latents = None
    if plan.request.latents is not None:
        latents = torch.from_numpy(plan.request.latents.astype(np.float32)).to(pipeline.denoiser.dtype)
    arguments: dict[str, Any] = {
        "prompt": parameters.prompt,
        "negative_prompt": parameters.negative_prompt or None,
        "num_inference_steps": parameters.steps,
        guidance_argument(known): parameters.guidance_scale,
        "num_images_per_prompt": plan.count,
        "width": parameters.width,
        "height": parameters.height,
        "max_area": parameters.width * parameters.height,  # otherwise Flux Kontext uses another size
        "latents": latents,
        # Use the requested size and prompt unchanged.
        "use_resolution_binning": False,
        "clean_caption": False,
        CONTROL_STRENGTH: parameters.control_strength,
        IMAGE_GUIDANCE: parameters.image_guidance_scale,
        **_image_arguments(plan, control_argument(pipe)),
    }
    if "negative_prompt" in known and known["negative_prompt"].default == "":
        arguments["negative_prompt"] = parameters.negative_prompt
    prompts = (parameters.prompt, parameters.negative_prompt)
    if "prompt_embeds" in known and weighting.needs_weighting(pipe, *prompts):
        read = [_truncate_prompt(pipe, text) for text in prompts]
        arguments |= {"prompt": None, "negative_prompt": None, **weighting.embeddings(pipe, *read)}
    return arguments


def _callback_arguments(pipe: Any, report: Callable[[int, torch.Tensor], None]) -> dict[str, Any]:
    """Return the arguments for ``report`` to be called after each step. If there are none, the scheduler calls it."""

    def on_step_end(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
        report(step, values["latents"])
        return {}

    known = call_parameters(pipe)
    if "callback_on_step_end" in known:
        return {"callback_on_step_end": on_step_end, "callback_on_step_end_tensor_inputs": ["latents"]}
    if "callback" in known:
        return {"callback": lambda step, timestep, latents: report(step, latents), "callback_steps": 1}
    take_step, places = pipe.scheduler.step, itertools.count()

    @functools.wraps(take_step)  # pipelines inspect its signature
    def told(*args: Any, **kwargs: Any) -> Any:
        result = take_step(*args, **kwargs)
        report(next(places), result[0])
        return result

    pipe.scheduler.step = told
    return {}


def _truncate_prompt(pipe: Any, prompt: str) -> str:
    """Return as many words from the start of a prompt as the text encoder reads."""
    reader, words = make_prompt_meter(pipe), prompt.split(" ")
    if reader is None or not reader.measure(prompt).dropped:
        return prompt
    count = bisect.bisect_left(
        range(len(words)), True, key=lambda kept: bool(reader.measure(" ".join(words[:kept])).dropped)
    )
    return " ".join(words[: count - 1])


def at_least_one_step(strength: float, steps: int) -> float:
    """Return a strength of at least one step: a pipeline runs ``int(strength * steps)`` of its steps."""
    return strength if int(strength * steps) else min(math.nextafter(1 / steps, 2), 1.0)


def _image_arguments(plan: ImagePlan, control: str | None) -> dict[str, Any]:
    request, parameters = plan.request, plan.parameters
    size = (parameters.width, parameters.height)
    given: dict[str, Any] = {}
    if request.control_image is not None and control is not None:
        given[control] = crop_to_fit(as_rgb(request.control_image), *size)
    if request.init_image is None:
        return given
    picture = crop_to_fit(as_rgb(request.init_image), *size)
    given |= {
        "image": [picture, *map(as_rgb, request.reference_images)] if request.reference_images else picture,
        "strength": at_least_one_step(parameters.strength or 0.0, parameters.steps),
    }
    if request.mask_image is not None:
        given["mask_image"] = crop_to_fit(as_rgb(request.mask_image).convert("L"), *size, mask=True)
    return given
