"""Generate an image with this engine and with plain diffusers in PyTorch, and compare them."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
import torch
from PIL import Image

from hfjax_demo.events import Event, Failed, ImagesReady
from hfjax_demo.image import schedulers
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.image_requests import ImageRequest, ImageSettings

from . import tiny_pipelines

PROMPT, NEGATIVE = "a red apple on blue background", "cat"
LARGEST_DIFFERENCE = 2  # of 255
STEPS = 6


@dataclass(frozen=True)
class Both:
    """A pipeline loaded by this engine and by plain diffusers."""

    engine: ImageEngine
    plain: Any
    own_scheduler: Any

    def ours(self, request: ImageRequest) -> np.ndarray:
        return make(self.engine, request)

    def theirs(self, request: ImageRequest, task: ImageTask = ImageTask.TEXT_TO_IMAGE) -> np.ndarray:
        """Run the same request with the public API of diffusers."""
        settings, pipe = request.settings, self.plain
        if task is ImageTask.IMAGE_TO_IMAGE:
            pipe = diffusers.AutoPipelineForImage2Image.from_pipe(pipe)
        elif task is ImageTask.INPAINTING:
            pipe = diffusers.AutoPipelineForInpainting.from_pipe(pipe)
            unet = getattr(pipe, "unet", None)
            if unet is not None and unet.config.in_channels == pipe.vae.config.latent_channels:
                pipe.unet = copy.copy(unet)
                pipe.unet.register_to_config(
                    in_channels=4
                )  # required by the pipeline, although it blends latents of any number of channels
        own = self.own_scheduler
        name = settings.scheduler
        pipe.scheduler = type(own).from_config(own.config) if name is None else schedulers.make(name, own)
        pipe.set_progress_bar_config(disable=True)
        arguments: dict[str, Any] = {
            "num_inference_steps": settings.steps,
            "guidance_scale": settings.guidance_scale,
            "num_images_per_prompt": settings.count,
            "width": settings.width,
            "height": settings.height,
            "generator": [torch.Generator().manual_seed((settings.seed or 0) + n) for n in range(settings.count)],
        }
        if request.negative_prompt:
            arguments["negative_prompt"] = request.negative_prompt
        if request.latents is not None:
            arguments["latents"] = torch.from_numpy(request.latents)
        if request.init_image is not None:
            arguments |= {"image": request.init_image, "strength": settings.strength}
        if request.mask_image is not None:
            arguments["mask_image"] = request.mask_image
        family = type(pipe).__name__
        if family.startswith(("PixArt", "Sana")):
            arguments["use_resolution_binning"] = False
        if family.startswith("PixArt"):
            arguments["clean_caption"] = False
        return stack(pipe(request.prompt, **arguments).images)


def make(engine: ImageEngine, request: ImageRequest) -> np.ndarray:
    """Run a request; return its images as one array."""
    events: list[Event] = []
    engine.submit(request, events.append)
    while engine.has_work:
        engine.step()
    if isinstance(events[-1], Failed):
        raise events[-1].error
    ready = next(event for event in events if isinstance(event, ImagesReady))
    return stack([picture.image for picture in ready.images])


def stack(pictures: list[Image.Image]) -> np.ndarray:
    """Return images as an int array (images, height, width, 3), which can be subtracted without overflow."""
    return np.stack([np.asarray(picture.convert("RGB")) for picture in pictures]).astype(int)


def apart(one: np.ndarray, other: np.ndarray) -> int:
    """Return the largest difference of any colour value."""
    assert one.shape == other.shape
    return int(np.abs(one - other).max())


def request(**changes: Any) -> ImageRequest:
    """Return a request for 64 pixels; ``changes`` are fields of the request or of its settings."""
    fields = {
        name: changes.pop(name)
        for name in ("latents", "init_image", "mask_image", "control_image", "prompt")
        if name in changes
    }
    values: dict[str, Any] = {"width": 64, "height": 64, "steps": STEPS, "guidance_scale": 5.0, "seed": 0}
    settings = ImageSettings(**values | changes)
    guided = settings.guidance_scale > 1
    fields.setdefault("prompt", PROMPT)
    return ImageRequest("tiny", negative_prompt=NEGATIVE if guided else "", settings=settings, **fields)


def load_both(folder: Path) -> Both:
    plain = tiny_pipelines.plain(folder)
    return Both(tiny_pipelines.load(folder), plain, plain.scheduler)


def drawn(size: int = 64) -> Image.Image:
    """Return an image of smooth coloured noise."""
    generator = np.random.default_rng(3)
    rough = generator.integers(0, 255, (8, 8, 3), dtype=np.uint8)
    return Image.fromarray(rough).resize((size, size), Image.Resampling.BICUBIC)


# Every scheduler that a Stable Diffusion checkpoint supports in this program.
SCHEDULERS = [spec.name for spec in schedulers.SCHEDULERS if spec.name not in ("lcm", "flow-euler")]
