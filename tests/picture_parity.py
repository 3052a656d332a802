"""Generate an image with this engine and with plain diffusers in PyTorch, and compare them."""

from __future__ import annotations

import copy
import inspect
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
import torch
from PIL import Image

from hfjax_demo.events import Event, Failed, ImagesReady
from hfjax_demo.image import schedulers
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image_requests import ImageRequest, ImageSettings

from . import tiny_pipelines

PROMPT, NEGATIVE = "a red apple on blue background", "cat"
LARGEST_DIFFERENCE = 2  # of 255
STEPS = 6
# Inpainted by a class that diffusers' automatic choice does not know.
EDITORS_THAT_INPAINT = ("Flux2KleinPipeline", "FluxKontextPipeline")


class Both:
    """A pipeline loaded by this engine, and by diffusers as ``plain``."""

    def __init__(self, engine: ImageEngine, plain: Any) -> None:
        self.engine, self.plain = engine, plain
        self._own_scheduler = plain.scheduler

    def ours(self, request: ImageRequest) -> np.ndarray:
        return make(self.engine, request)

    def theirs(self, request: ImageRequest, **changes: Any) -> np.ndarray:
        """Make the same images with the public API of diffusers; ``changes`` replace arguments of its call."""
        own, name = self._own_scheduler, request.settings.scheduler
        pipe = self._pipe_for(request)
        pipe.scheduler = type(own).from_config(own.config) if name is None else schedulers.make(name, own)
        pipe.set_progress_bar_config(disable=True)
        return stack(pipe(**arguments_for(pipe, request) | changes)[0])

    def _pipe_for(self, request: ImageRequest) -> Any:
        own = type(self.plain).__name__
        if request.mask_image is not None and own in EDITORS_THAT_INPAINT:
            return getattr(diffusers, own.replace("Pipeline", "InpaintPipeline")).from_pipe(self.plain)
        if request.mask_image is not None:
            pipe: Any = diffusers.AutoPipelineForInpainting.from_pipe(self.plain)
            unet = getattr(pipe, "unet", None)
            if unet is not None and unet.config.in_channels == pipe.vae.config.latent_channels:
                pipe.unet = copy.copy(unet)
                # Required by the pipeline, although it blends latents of any number of channels.
                pipe.unet.register_to_config(in_channels=4)
            return pipe
        if "image" in inspect.signature(type(self.plain).__call__).parameters and request.control_image is None:
            return self.plain  # it edits by instruction
        return self.plain if request.init_image is None else diffusers.AutoPipelineForImage2Image.from_pipe(self.plain)

    def equal(self, request: ImageRequest, **changes: Any) -> np.ndarray:
        """Check that both make the same images (see :meth:`theirs`); return this engine's."""
        ours = self.ours(request)
        difference = apart(ours, self.theirs(request, **changes))
        assert difference <= LARGEST_DIFFERENCE, f"{difference} apart: {request.settings}"
        return ours


def arguments_for(pipe: Any, request: ImageRequest) -> dict[str, Any]:
    """Return the arguments of a pipeline's call, as anyone would write it for diffusers."""
    settings, known = request.settings, inspect.signature(type(pipe).__call__).parameters
    usual = known.get("guidance_scale")
    distilled = "true_cfg_scale" in known and (usual is None or usual.default is None)
    assert settings.width is not None and settings.height is not None
    given: dict[str, Any] = {
        "prompt": request.prompt,
        "negative_prompt": request.negative_prompt or None,
        "num_inference_steps": settings.steps,
        "true_cfg_scale" if distilled else "guidance_scale": settings.guidance_scale,
        "num_images_per_prompt": settings.count,
        "width": settings.width,
        "height": settings.height,
        "max_area": settings.width * settings.height,
        "generator": [torch.Generator().manual_seed((settings.seed or 0) + n) for n in range(settings.count)],
        "latents": None if request.latents is None else torch.from_numpy(request.latents),
        "use_resolution_binning": False,
        "clean_caption": False,
        "control_image": request.control_image,
        "controlnet_conditioning_scale": settings.control_strength,
        "image": request.init_image if "control_image" in known else request.init_image or request.control_image,
        "image_guidance_scale": settings.image_guidance_scale,
        "mask_image": request.mask_image,
        "strength": settings.strength if request.init_image is not None else None,
    }
    if request.reference_images:
        given["image"] = [request.init_image, *request.reference_images]
    return {name: value for name, value in given.items() if name in known and value is not None}


def run(engine: ImageEngine, request: ImageRequest) -> list[Event]:
    events: list[Event] = []
    engine.submit(request, events.append)
    while engine.has_work:
        engine.step()
    return events


def pictures_of(events: list[Event]) -> np.ndarray:
    if isinstance(events[-1], Failed):
        raise events[-1].error
    ready = next(event for event in events if isinstance(event, ImagesReady))
    return stack([picture.image for picture in ready.images])


def make(engine: ImageEngine, request: ImageRequest) -> np.ndarray:
    return pictures_of(run(engine, request))


def stack(pictures: list[Image.Image]) -> np.ndarray:
    """Return images as an int array (images, height, width, 3), which can be subtracted without overflow."""
    return np.stack([np.asarray(picture.convert("RGB")) for picture in pictures]).astype(int)


def apart(one: np.ndarray, other: np.ndarray) -> int:
    assert one.shape == other.shape
    return int(np.abs(one - other).max())


def request(**changes: Any) -> ImageRequest:
    """Return a request for 64 pixels; ``changes`` are fields of the request or of its settings."""
    fields = {name: changes.pop(name) for name in ImageRequest.__dataclass_fields__ if name in changes}
    values: dict[str, Any] = {"width": 64, "height": 64, "steps": STEPS, "guidance_scale": 5.0, "seed": 0}
    settings = ImageSettings(**values | changes)
    guided = (settings.guidance_scale or 0) > 1
    usual = {"model": "tiny", "prompt": PROMPT, "negative_prompt": NEGATIVE if guided else ""}
    return ImageRequest(**usual | fields, settings=settings)


def load_both(folder: Path, **options: Any) -> Both:
    return Both(tiny_pipelines.load(folder, **options), tiny_pipelines.plain(folder))


def drawn(size: int = 64) -> Image.Image:
    generator = np.random.default_rng(3)
    rough = generator.integers(0, 255, (8, 8, 3), dtype=np.uint8)
    return Image.fromarray(rough).resize((size, size), Image.Resampling.BICUBIC)


# Every scheduler that a Stable Diffusion checkpoint supports in this program.
SCHEDULERS = [spec.name for spec in schedulers.SCHEDULERS if spec.name != "lcm" and not spec.name.startswith("flow-")]
