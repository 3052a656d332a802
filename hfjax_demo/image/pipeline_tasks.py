"""The tasks of a pipeline, and the pipeline object of each."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any

from ..bridge.compiled_module import CompiledModule
from ..errors import UnsupportedModel
from .from_image import can_start_from_image
from .pipeline_arguments import call_parameters, control_argument

DENOISERS = ("unet", "transformer")
AUTOENCODERS = ("vae", "movq")
_BLENDED_CHANNELS = 4


class ImageTask(StrEnum):
    """What a pipeline starts an image from."""

    TEXT_TO_IMAGE = "text-to-image"
    IMAGE_TO_IMAGE = "image-to-image"
    INPAINTING = "inpainting"


def build_pipes(pipe: Any, name: str) -> dict[ImageTask, Any]:
    """Return the diffusers pipelines that can be built from these components, by task."""
    import diffusers

    makers = {
        ImageTask.TEXT_TO_IMAGE: diffusers.AutoPipelineForText2Image,
        ImageTask.IMAGE_TO_IMAGE: diffusers.AutoPipelineForImage2Image,
        ImageTask.INPAINTING: diffusers.AutoPipelineForInpainting,
    }
    # The denoiser of an inpainting checkpoint requires a mask and an image in addition to the latents.
    channels = getattr(first_component(pipe, DENOISERS).config, "in_channels", None)
    inpaints_only = channels == 2 * getattr(first_component(pipe, AUTOENCODERS).config, "latent_channels", 0) + 1
    found: dict[ImageTask, Any] = {}
    for task, maker in makers.items():
        if inpaints_only and task is not ImageTask.INPAINTING:
            continue
        try:
            made = maker.from_pipe(pipe)
        except ValueError:  # diffusers has no such pipeline for this family, or does not list it
            made = _unlisted_pipe(pipe, task)
        if made is not None:
            made.set_progress_bar_config(disable=True)
        if task is ImageTask.INPAINTING and isinstance(getattr(made, "unet", None), CompiledModule):
            _enable_latent_blending(made)
        if made is not None and "prompt" in call_parameters(made):
            found[task] = made
    drawing = found.get(ImageTask.TEXT_TO_IMAGE)
    # Where ``image`` is the control image, an image to start from would take its place.
    if drawing is not None and control_argument(drawing) != "image" and can_start_from_image(drawing):
        found = dict.fromkeys(ImageTask, drawing) | found
    if not found:
        raise UnsupportedModel(
            f"{name} is a {type(pipe).__name__}, which is not a supported text-to-image pipeline; choose a Stable Diffusion "
            "model or a similar one."
        )
    return found


def _enable_latent_blending(pipe: Any) -> None:
    """Let an inpainting pipeline accept a UNet with any number of latent channels. If the UNet takes only latents, diffusers
    keeps the unmasked area by blending latents after each step, and it recognizes such a UNet by its four channels."""
    if pipe.unet.config.in_channels == pipe.vae.config.latent_channels:
        pipe.unet = pipe.unet.described(in_channels=_BLENDED_CHANNELS)


def _unlisted_pipe(pipe: Any, task: ImageTask) -> Any:
    """Return the folder's own pipeline if its call has the task, one of its family that diffusers does not list, or None."""
    import diffusers

    if task in tasks_of_call(pipe):
        return pipe
    kind = {ImageTask.IMAGE_TO_IMAGE: "Img2Img", ImageTask.INPAINTING: "Inpaint"}.get(task)
    named = getattr(diffusers, f"{type(pipe).__name__.removesuffix('Pipeline')}{kind}Pipeline", None)
    if named is None:
        return None
    known = inspect.signature(named.__init__).parameters  # from_pipe would leave out the compiled modules
    with suppress(TypeError):  # it has other components
        return named(**{name: value for name, value in {**pipe.config, **pipe.components}.items() if name in known})
    return None


def tasks_of_call(pipe: Any) -> set[ImageTask]:
    """Return the tasks of a pipeline, judged by the arguments of its call; :mod:`.pipeline_check` checks them."""
    known = call_parameters(pipe)
    if "mask_image" in known:
        return {ImageTask.INPAINTING}
    if "image" not in known or control_argument(pipe) == "image":
        return {ImageTask.TEXT_TO_IMAGE}
    needed = known["image"].default is inspect.Parameter.empty
    return {ImageTask.IMAGE_TO_IMAGE} | (set() if needed else {ImageTask.TEXT_TO_IMAGE})


def first_component(pipe: Any, parts: Sequence[str]) -> Any:
    """Return the first of the named components that a pipeline has, or None."""
    return next((getattr(pipe, part) for part in parts if getattr(pipe, part, None) is not None), None)
