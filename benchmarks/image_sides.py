"""The sides of :mod:`.image`, with the same methods: plain diffusers, the articles' recipe, this program."""

from __future__ import annotations

import resource
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hfjax_demo.events import Event, Failed, ImageStep
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.runtime.engine_imports import quiet_transformers
from hfjax_demo.settings import Settings

PROMPT = "a red apple on a blue background"
NEGATIVE_PROMPT = "blurry"
SCHEDULER = "ddim"  # supported by the articles' recipe, too
GUIDANCE_SCALE = 5.0


@dataclass(frozen=True, slots=True)
class ImageTiming:
    """One measured image: seconds in total, for a denoising step (without the first if there are several), and for decoding."""

    seconds: float
    step_s: float
    decode_s: float


class ImageSide:
    """Common part of all sides: the device, and the precision of the weights."""

    _device: str
    _dtype: str

    def facts(self) -> dict[str, Any]:
        """Return these, and the peak resident memory of the process in megabytes."""
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        return {"precision": self._dtype, "device": self._device, "rss_mb": peak / 1e6}


class PyTorch(ImageSide):
    """``DiffusionPipeline`` as diffusers documents it, in a process without JAX. ``last`` is the last image, uint8."""

    last: np.ndarray

    def __init__(self, folder: Path, dtype: str) -> None:
        import torch
        from diffusers import DiffusionPipeline

        _disable_progress_bars()
        self._torch = torch
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._dtype = dtype
        pipe: Any = DiffusionPipeline.from_pretrained(folder, dtype=getattr(torch, dtype))  # type: ignore[no-untyped-call]
        self._pipe = pipe.to(self._device)
        self._pipe.set_progress_bar_config(disable=True)
        self._own = pipe.scheduler

    def picture(self, size: int, steps: int) -> ImageTiming:
        from hfjax_demo.image import schedulers

        torch, pipe = self._torch, self._pipe
        pipe.scheduler = schedulers.make(SCHEDULER, self._own)
        clock = ImageTimer()

        def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
            if self._device == "cuda":
                torch.cuda.synchronize()
            clock.tick()
            return {}

        given = _arguments(pipe, size, steps)
        given["latents"] = given["latents"].to(self._device, pipe.dtype)
        made = pipe(**given, callback_on_step_end=end_of_step)
        taken = clock.stop()
        self.last = np.asarray(made.images[0])
        return taken


class Recipe(ImageSide):
    """The articles' recipe, :mod:`hfjax_demo.lab.diffusion`: the whole pipeline on torchax's device, each module compiled."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        from hfjax_demo.lab.diffusion import COMPILED_MODULES, compile_parts, load_pipeline, move_to_jax
        from hfjax_demo.runtime.device import configure_jax, device_label

        _disable_progress_bars()
        configure_jax(settings.cache_dir)
        self._dtype, self._device = "float32", device_label()
        self._pipe = load_pipeline(folder)
        move_to_jax(self._pipe)
        compile_parts(self._pipe, COMPILED_MODULES)
        self._own = self._pipe.scheduler

    def picture(self, size: int, steps: int) -> ImageTiming:
        from hfjax_demo.image import schedulers
        from hfjax_demo.lab.diffusion import draw

        given = _arguments(self._pipe, size, steps)
        clock = ImageTimer()
        draw(self._pipe, schedulers.make(SCHEDULER, self._own), given.pop("latents"), clock.tick, **given)
        return clock.stop()


class Engine(ImageSide):
    """This program's engine, called directly."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        from hfjax_demo.bridge.programs.compiler import Compiler
        from hfjax_demo.image.engine import load_engine
        from hfjax_demo.runtime.device import configure_jax, default_dtype, device_label, release_unused_memory

        configure_jax(settings.cache_dir)
        quiet_transformers()
        self._dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
        self._device = device_label()
        self._name = name
        self._engine = load_engine(
            folder,
            name,
            dtype=self._dtype,
            settings=settings,
            device=self._device,
            on_progress=lambda message, fraction: None,
            compiler=Compiler(),
        )
        release_unused_memory()  # as after loading, and as the idle device thread does after each image

    def picture(self, size: int, steps: int) -> ImageTiming:
        """Generate an image, including previews and events."""
        from hfjax_demo.runtime.device import release_unused_memory

        clock = ImageTimer()

        def emit(event: Event) -> None:
            if isinstance(event, ImageStep):
                clock.tick()
            elif isinstance(event, Failed):
                raise event.error

        settings = ImageSettings(
            width=size, height=size, steps=steps, guidance_scale=GUIDANCE_SCALE, scheduler=SCHEDULER, seed=0
        )
        latents = _latents(size, *self._engine.latent_shape)
        request = ImageRequest(self._name, PROMPT, NEGATIVE_PROMPT, settings=settings, latents=latents)
        self._engine.submit(request, emit)
        while self._engine.has_work:
            self._engine.step()
        made = clock.stop()
        release_unused_memory()
        return made


class ImageTimer:
    """Times one image from the creation of the clock to :meth:`stop`, with a tick at the end of each step."""

    def __init__(self) -> None:
        self._started = time.perf_counter()
        self._ticks: list[float] = []

    def tick(self) -> None:
        """Record the end of a denoising step."""
        self._ticks.append(time.perf_counter())

    def stop(self) -> ImageTiming:
        """Record the end of the image; return its times."""
        now = time.perf_counter()
        between = [later - earlier for earlier, later in zip(self._ticks, self._ticks[1:], strict=False)]
        only = self._ticks[-1] - self._started  # for an image with one step; includes text encoding
        return ImageTiming(now - self._started, statistics.median(between or [only]), now - self._ticks[-1])


def _arguments(pipe: Any, size: int, steps: int) -> dict[str, Any]:
    import torch

    return {
        "prompt": PROMPT,
        "negative_prompt": NEGATIVE_PROMPT,
        "width": size,
        "height": size,
        "num_inference_steps": steps,
        "guidance_scale": GUIDANCE_SCALE,
        "latents": torch.from_numpy(_latents(size, pipe.vae_scale_factor, pipe.vae.config.latent_channels)),
    }


def _latents(size: int, pixels_per_latent: int, channels: int) -> np.ndarray:
    shape = (1, channels, size // pixels_per_latent, size // pixels_per_latent)
    return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def _disable_progress_bars() -> None:
    from diffusers.utils import logging

    quiet_transformers()
    logging.disable_progress_bar()  # type: ignore[no-untyped-call]
    logging.set_verbosity_error()
