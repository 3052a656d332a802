"""Pictures: plain diffusers in PyTorch, the articles' recipe with ``torchax.compile``, this engine.

Everyone makes the same picture from the same initial latents with the same scheduler. Each lives in a process of its
own; they are measured in turn, round after round. The first picture, which compiles, is told apart from later ones.
"""

from __future__ import annotations

import json
import resource
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import UnsupportedModel
from ..requests import ImageSettings
from ..runtime.device import configure_jax, default_dtype, device_label
from ..runtime.engines import quiet_transformers
from ..settings import Settings
from .contestant import Contestant, pause
from .report import Report, milliseconds, tabulate

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


@dataclass(frozen=True, slots=True)
class ImageRow:
    """One measured alternative at one size; medians over the later pictures.

    ``first_s`` is the first picture, which compiles; ``seconds`` a later one; ``steps_per_s`` and ``step_s`` a denoising
    step (guidance included), ``decode_s`` from the last step to the picture; ``rss_mb`` is the most memory its process has
    had resident, loading included.
    """

    name: str
    precision: str
    size: int
    steps: int
    first_s: float
    seconds: float
    steps_per_s: float
    step_s: float
    decode_s: float
    rss_mb: float


def make_report(rows: Sequence[ImageRow], device: str) -> Report:
    """The rows of all sizes; the first of each size is what the others are compared with."""
    baseline = {row.size: row for row in reversed(rows)}
    columns: list[tuple[str, Callable[[ImageRow], str]]] = [
        ("", lambda row: row.name),
        ("precision", lambda row: row.precision),
        ("size", lambda row: f"{row.size} px"),
        ("first", lambda row: f"{row.first_s:.2f} s"),
        (f"later ({rows[0].steps} steps)", lambda row: f"{row.seconds:.2f} s"),
        ("speed", lambda row: f"{baseline[row.size].seconds / row.seconds:.2f}x"),
        ("step", lambda row: milliseconds(row.step_s)),
        ("decode", lambda row: milliseconds(row.decode_s)),
        ("peak MB", lambda row: f"{row.rss_mb:.0f}"),
        ("", lambda row: f"{row.rss_mb / baseline[row.size].rss_mb:.2f}x"),
    ]
    return Report(tuple(rows), tabulate(columns, rows), device)


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    sizes: Sequence[int],
    steps: int,
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Measure everyone in turn at every size, ``repeats`` times after a first picture.

    Raises:
        EngineFailed: one of the processes broke.
    """
    rows: list[ImageRow] = []
    device = ""
    for size in sizes:
        # New processes for each size, so that the peak of one is not the other's.
        with (
            Contestant(PyTorch, folder, "float32") as pytorch,
            Contestant(PyTorch, folder, "bfloat16") as narrow,
            Contestant(Recipe, folder, settings) as recipe,
            Contestant(Engine, folder, name, settings) as engine,
        ):
            plan = (
                ("PyTorch, diffusers eager", pytorch),
                ("PyTorch, diffusers eager", narrow),
                ("torchax.compile recipe", recipe),
                ("hfjax", engine),
            )
            first: dict[int, Picture] = {}
            later: dict[int, list[Picture]] = {index: [] for index in range(len(plan))}
            rounds = repeats + 1
            for number in range(rounds):
                for index, (label, side) in enumerate(plan):
                    done = (number * len(plan) + index) / (rounds * len(plan))
                    on_progress(f"{size} px, {label}", done)
                    pause()
                    made: Picture = side.call("picture", size, steps)
                    if number:
                        later[index].append(made)
                    else:
                        first[index] = made
            for index, (label, side) in enumerate(plan):
                runs = later[index]
                seconds = statistics.median(item.seconds for item in runs)
                step_s = statistics.median(item.step_s for item in runs)
                rows.append(
                    ImageRow(
                        name=label,
                        precision=side.call("precision"),
                        size=size,
                        steps=steps,
                        first_s=first[index].seconds,
                        seconds=seconds,
                        steps_per_s=1 / step_s,
                        step_s=step_s,
                        decode_s=statistics.median(item.decode_s for item in runs),
                        rss_mb=side.call("rss_mb"),
                    )
                )
            device = engine.call("device")
    return make_report(rows, device)


def own_size(folder: Path) -> int:
    """The width in pixels that a Stable Diffusion folder was made for, as its configuration files say.

    Raises:
        UnsupportedModel: it is of another kind, which the articles' recipe could not run.
    """
    try:
        unet = json.loads((folder / "unet" / "config.json").read_text(encoding="utf-8"))
        vae = json.loads((folder / "vae" / "config.json").read_text(encoding="utf-8"))
        size: int = int(unet["sample_size"]) * 2 ** (len(vae["block_out_channels"]) - 1)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnsupportedModel(
            f"{folder} is no Stable Diffusion pipeline with a UNet; choose one, such as emoji-diffusion."
        ) from error
    return size


class PyTorch:
    """``DiffusionPipeline`` as diffusers documents it, in a process without JAX."""

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
        """Make one."""
        from ..image import schedulers

        torch, pipe = self._torch, self._pipe
        pipe.scheduler = schedulers.make(SCHEDULER, self._own)
        clock = Clock()

        def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
            if self._device == "cuda":
                torch.cuda.synchronize()
            clock.tick()
            return {}

        latents = torch.from_numpy(_latents(size, pipe.vae_scale_factor, pipe.vae.config.latent_channels))
        pipe(**_arguments(size, steps), latents=latents.to(self._device, pipe.dtype), callback_on_step_end=end_of_step)
        return clock.stop()

    def precision(self) -> str:
        """Of the weights."""
        return self._dtype

    def rss_mb(self) -> float:
        """See :func:`peak_rss_mb`."""
        return peak_rss_mb()


class Recipe:
    """The articles' way; see :class:`hfjax_demo.lab.image_recipe.ImageRecipe`."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        from ..lab.image_recipe import ImageRecipe

        _without_progress_bars()
        configure_jax(settings.cache_dir)
        self._recipe = ImageRecipe(folder)
        self._own = self._recipe.pipe.scheduler

    def picture(self, size: int, steps: int) -> Picture:
        """Make one."""
        import torch

        from ..image import schedulers

        pipe = self._recipe.pipe
        latents = torch.from_numpy(_latents(size, pipe.vae_scale_factor, pipe.vae.config.latent_channels))
        clock = Clock()
        self._recipe(
            scheduler=lambda: schedulers.make(SCHEDULER, self._own),
            latents=latents,
            on_step=clock.tick,
            **_arguments(size, steps),
        )
        return clock.stop()

    def precision(self) -> str:
        """Of the weights."""
        return "float32"

    def rss_mb(self) -> float:
        """See :func:`peak_rss_mb`."""
        return peak_rss_mb()


class Engine:
    """This program's engine, driven directly."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        from ..bridge.programs.compiler import Compiler
        from ..image.engine import load_engine

        _without_progress_bars()
        configure_jax(settings.cache_dir)
        quiet_transformers()
        self._dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
        self._name = name
        self._engine = load_engine(
            folder,
            name,
            dtype=self._dtype,
            settings=settings,
            device=device_label(),
            on_progress=lambda message, fraction: None,
            compiler=Compiler(),
        )

    def picture(self, size: int, steps: int) -> Picture:
        """Make one, previews and events included."""
        from ..events import Event, Failed, ImageStep
        from ..requests import ImageRequest

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
        return clock.stop()

    def precision(self) -> str:
        """Of the weights."""
        return self._dtype

    def device(self) -> str:
        """Where it runs."""
        return device_label()

    def rss_mb(self) -> float:
        """See :func:`peak_rss_mb`."""
        return peak_rss_mb()


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


def peak_rss_mb() -> float:
    """The most memory this process has had resident so far, in megabytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak * 1024 / 1e6


def _arguments(size: int, steps: int) -> dict[str, Any]:
    return {
        "prompt": PROMPT,
        "negative_prompt": NEGATIVE_PROMPT,
        "width": size,
        "height": size,
        "num_inference_steps": steps,
        "guidance_scale": GUIDANCE_SCALE,
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
