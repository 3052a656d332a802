"""Who makes the picture that :mod:`.image` times, with the same methods: plain diffusers, the articles' recipe, this program."""

from __future__ import annotations

import resource
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hfjax_demo.requests import ImageSettings
from hfjax_demo.runtime.engines import quiet_transformers
from hfjax_demo.settings import Settings

PROMPT = "a red apple on a blue background"
NEGATIVE_PROMPT = "blurry"
SCHEDULER = "ddim"  # which the articles' recipe can run too
GUIDANCE_SCALE = 5.0


@dataclass(frozen=True, slots=True)
class Picture:
    """One measured picture: seconds in all, for a denoising step (the first left out where there are more), for decoding."""

    seconds: float
    step_s: float
    decode_s: float


class Side:
    """What all have: where they run, and the precision of their weights."""

    _device: str
    _dtype: str

    def facts(self) -> dict[str, Any]:
        """Those, and the most memory that its process has had resident, in megabytes."""
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        return {"precision": self._dtype, "device": self._device, "rss_mb": peak / 1e6}


class PyTorch(Side):
    """``DiffusionPipeline`` as diffusers documents it, in a process without JAX. ``last`` is the last picture, uint8."""

    last: np.ndarray

    def __init__(self, folder: Path, dtype: str) -> None:
        import torch
        from diffusers import DiffusionPipeline

        _without_progress_bars()
        self._torch = torch
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._dtype = dtype
        pipe: Any = DiffusionPipeline.from_pretrained(folder, dtype=getattr(torch, dtype))  # type: ignore[no-untyped-call]
        self._pipe = pipe.to(self._device)
        self._pipe.set_progress_bar_config(disable=True)
        self._own = pipe.scheduler

    def picture(self, size: int, steps: int) -> Picture:
        from hfjax_demo.image import schedulers

        torch, pipe = self._torch, self._pipe
        pipe.scheduler = schedulers.make(SCHEDULER, self._own)
        clock = Clock()

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


class Recipe(Side):
    """The articles' way, :mod:`hfjax_demo.lab.diffusion`: the whole pipeline on torchax's device, each module compiled."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        from hfjax_demo.lab.diffusion import PARTS, compile_parts, load_pipeline, move_to_jax
        from hfjax_demo.runtime.device import configure_jax, device_label

        _without_progress_bars()
        configure_jax(settings.cache_dir)
        self._dtype, self._device = "float32", device_label()
        self._pipe = load_pipeline(folder)
        move_to_jax(self._pipe)
        compile_parts(self._pipe, PARTS)
        self._own = self._pipe.scheduler

    def picture(self, size: int, steps: int) -> Picture:
        from hfjax_demo.image import schedulers
        from hfjax_demo.lab.diffusion import draw

        given = _arguments(self._pipe, size, steps)
        clock = Clock()
        draw(self._pipe, schedulers.make(SCHEDULER, self._own), given.pop("latents"), clock.tick, **given)
        return clock.stop()


class Engine(Side):
    """This program's engine, driven directly."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        from hfjax_demo.bridge.programs.compiler import Compiler
        from hfjax_demo.image.engine import load_engine
        from hfjax_demo.runtime.device import configure_jax, default_dtype, device_label, release_unused_memory

        _without_progress_bars()
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
        release_unused_memory()  # as loading does, and after each picture the device thread, which has nothing to do

    def picture(self, size: int, steps: int) -> Picture:
        """Previews and events included."""
        from hfjax_demo.events import Event, Failed, ImageStep
        from hfjax_demo.requests import ImageRequest
        from hfjax_demo.runtime.device import release_unused_memory

        clock, failures = Clock(), []

        def emit(event: Event) -> None:
            if isinstance(event, ImageStep):
                clock.tick()
            elif isinstance(event, Failed):
                failures.append(event.error)

        self._engine.submit(
            ImageRequest(
                self._name,
                PROMPT,
                negative_prompt=NEGATIVE_PROMPT,
                settings=ImageSettings(
                    width=size, height=size, steps=steps, guidance_scale=GUIDANCE_SCALE, scheduler=SCHEDULER, seed=0
                ),
                latents=_latents(size, *self._engine.latent_shape),
            ),
            emit,
        )
        while self._engine.has_work:
            self._engine.step()
        if failures:
            raise failures[0]
        made = clock.stop()
        release_unused_memory()
        return made


class Clock:
    """Times one picture from its making to :meth:`stop`, with a tick at the end of each step."""

    def __init__(self) -> None:
        self._started = time.perf_counter()
        self._ticks: list[float] = []

    def tick(self) -> None:
        """A denoising step has ended."""
        self._ticks.append(time.perf_counter())

    def stop(self) -> Picture:
        """The picture is there."""
        now = time.perf_counter()
        between = [later - earlier for earlier, later in zip(self._ticks, self._ticks[1:], strict=False)]
        only = self._ticks[-1] - self._started  # of a picture of one step, with its prompt's encoding
        return Picture(now - self._started, statistics.median(between or [only]), now - self._ticks[-1])


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


def _without_progress_bars() -> None:
    from diffusers.utils import logging as diffusers_logging
    from transformers.utils import logging as transformers_logging

    for logging in (diffusers_logging, transformers_logging):
        logging.disable_progress_bar()  # type: ignore[no-untyped-call]
        logging.set_verbosity_error()
