"""The diffusion ladder: one picture from PyTorch's own pipeline, from torchax with more and more compiled, and from this
program's engine.

Each rung draws the picture twice from the same noise, with the same scheduler. The first time compiles whatever the rung
compiles; the second gives the figures. Everything is float32.

What the articles' way takes, beyond moving and compiling: every output class as a pytree, ``return_dict`` as a static argument,
the scheduler's tensors moved by hand, and the autoencoder's ``decode`` named as a method to compile, with the random generator
kept away from it. Compare :mod:`hfjax_demo.image.components`, which needs none of that.
"""

from __future__ import annotations

import functools
import io
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
import psutil
import torch
import torchax

from ..bridge.pytrees import register_outputs
from ..errors import UnsupportedModel
from ..events import Event, Failed, ImagesReady, ImageStep
from ..image import schedulers
from ..requests import ImageRequest, ImageSettings
from ..runtime.device import device_label, free_memory
from ..runtime.engines import quiet_transformers
from ..settings import Settings
from .events import Checked, LabEvent, Measured, Pictured, Remarked, Working
from .experiment import LabModel

SCHEDULER = "ddim"  # torchax lacks an operation that DPM-Solver needs (searchsorted)
GUIDANCE_SCALE = 4.0
TOLERANCE = 2  # of 255
PARTS = ("unet", "text_encoder", "vae")


# --- What is worth copying ----------------------------------------------------------------------------------------------


def move_to_jax(pipe: Any) -> None:
    """The whole pipeline to torchax's device; its output classes become pytrees, so that programs can return them."""
    register_outputs()
    with torchax.default_env():
        pipe.to("jax")


def compile_parts(pipe: Any, parts: tuple[str, ...]) -> None:
    """Compile modules of a pipeline that is on torchax's device, each by itself.

    ``return_dict`` decides what a module returns, so it is static. Of the autoencoder it is ``decode`` that is called, and its
    ``generator`` must not reach the program.
    """
    static = {"static_argnames": ("return_dict",)}
    with torchax.default_env():
        for name in ("text_encoder", "unet"):
            if name in parts:
                module = torchax.compile(getattr(pipe, name), torchax.CompileOptions(jax_jit_kwargs=static))
                setattr(pipe, name, module)
        if "vae" in parts:
            options = torchax.CompileOptions(methods_to_compile=["decode"], jax_jit_kwargs=static)
            pipe.vae = torchax.compile(pipe.vae, options)
            decode = pipe.vae.decode
            pipe.vae.decode = lambda latents, return_dict=True, generator=None: decode(latents, return_dict=return_dict)


def move_scheduler(scheduler: Any) -> Any:
    """The scheduler with its tensors on torchax's device, now and whenever it makes new ones."""

    def move() -> None:
        for name, value in vars(scheduler).items():
            if isinstance(value, torch.Tensor):
                setattr(scheduler, name, value.to("jax"))

    make_timesteps = scheduler.set_timesteps

    @functools.wraps(make_timesteps)
    def set_timesteps(*args: Any, **kwargs: Any) -> None:
        make_timesteps(*args, **kwargs)
        move()

    move()
    scheduler.set_timesteps = set_timesteps
    return scheduler


def draw(pipe: Any, scheduler: Any, latents: torch.Tensor, on_step: Callable[[], None], **arguments: Any) -> Any:
    """One call of a pipeline on torchax's device: PIL pictures. ``latents`` are on the CPU."""

    def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
        values["latents"].jax().block_until_ready()  # JAX computes in its own time; the end of a step is here
        on_step()
        return {}

    with torchax.default_env():
        pipe.scheduler = move_scheduler(scheduler)
        return pipe(
            latents=latents.to("jax"),
            callback_on_step_end=end_of_step,
            callback_on_step_end_tensor_inputs=["latents"],
            **arguments,
        ).images


# --- The experiment -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Clock:
    """Seconds since the clock was made, at the end of each denoising step."""

    started: float = field(default_factory=time.perf_counter)
    steps: list[float] = field(default_factory=list)

    def tick(self) -> None:
        """A step has ended."""
        self.steps.append(time.perf_counter() - self.started)

    @property
    def step_s(self) -> float:
        """Mean seconds of a denoising step. The first one is left out, since it includes encoding the prompt."""
        return (self.steps[-1] - self.steps[0]) / (len(self.steps) - 1)


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """The experiment ``diffusion``; see :mod:`.experiments` for its options.

    Raises:
        UnsupportedModel: the pipeline is no Stable Diffusion.
    """
    assert model is not None
    quiet_transformers()
    warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
    steps, few = options["steps"], min(options["slow_steps"], options["steps"])
    yield Working("Loading the pipeline in PyTorch")
    plain = load_pipeline(model.folder)
    size = int(plain.unet.config.sample_size)
    pixels = size * int(plain.vae_scale_factor)
    noise = np.random.default_rng(0).standard_normal((1, plain.unet.config.in_channels, size, size)).astype(np.float32)
    latents = torch.from_numpy(noise)
    own = plain.scheduler

    def arguments(steps: int) -> dict[str, Any]:
        return {
            "prompt": options["prompt"],
            "num_inference_steps": steps,
            "guidance_scale": GUIDANCE_SCALE,
            "width": pixels,
            "height": pixels,
        }

    def in_pytorch(steps: int, clock: Clock) -> Any:
        def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
            clock.tick()
            return {}

        plain.scheduler = schedulers.make(SCHEDULER, own)
        return plain(latents=latents, callback_on_step_end=end_of_step, **arguments(steps)).images[0]

    yield Working(f"PyTorch: {steps} steps, twice")
    expected: dict[int, np.ndarray] = {}
    yield from _climb("PyTorch's pipeline", in_pytorch, steps, pixels, expected)
    if few not in expected:
        expected[few] = np.asarray(in_pytorch(few, Clock()))

    for label, parts, count in _torchax_rungs(options, few):
        yield Working(f"{label}: {count} steps, twice")
        pipe = load_pipeline(model.folder)
        move_to_jax(pipe)
        compile_parts(pipe, parts)

        def in_torchax(steps: int, clock: Clock, pipe: Any = pipe) -> Any:
            scheduler = schedulers.make(SCHEDULER, own)
            return draw(pipe, scheduler, latents, clock.tick, **arguments(steps))[0]

        yield from _climb(label, in_torchax, count, pixels, expected)
        del pipe, in_torchax
        free_memory()

    yield Working("Loading this program's engine")
    engine = load_engine(model)
    yield Working(f"this program's engine: {steps} steps, twice")

    def in_engine(steps: int, clock: Clock) -> Any:
        return engine_picture(engine, model.name, options["prompt"], steps, noise, clock)

    yield from _climb("this program's engine", in_engine, steps, pixels, expected)
    yield Remarked(
        "A step is the mean of those after the first, in the later picture. The engine's includes previews, which "
        "the others do not make. The eager rung takes fewer steps, as the column says; nothing was extrapolated. Its picture is "
        "compared with one that PyTorch drew in as few."
    )


def _torchax_rungs(options: Mapping[str, Any], few: int) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Label, what is compiled, steps."""
    if options["eager"]:
        yield "torchax eager", (), few
    if options["partly"]:
        yield "UNet compiled", ("unet",), options["steps"]
        yield "UNet and text encoder compiled", ("unet", "text_encoder"), options["steps"]
    yield "UNet, text encoder and VAE's decode compiled", PARTS, options["steps"]


def load_pipeline(folder: Path) -> Any:
    """The pipeline as diffusers loads it, in float32.

    Raises:
        UnsupportedModel: it is no Stable Diffusion.
    """
    pipe: Any = diffusers.DiffusionPipeline.from_pretrained(folder, dtype=torch.float32)  # type: ignore[no-untyped-call]
    if type(pipe).__name__ != "StableDiffusionPipeline":
        raise UnsupportedModel(f"This experiment requires a Stable Diffusion model, not {type(pipe).__name__}.")
    pipe.set_progress_bar_config(disable=True)
    return pipe


def _climb(
    label: str, draw: Callable[[int, Clock], Any], steps: int, pixels: int, expected: dict[int, np.ndarray]
) -> Iterator[LabEvent]:
    """Draw twice in one way, and tell. The first rung's picture is what all others in as many steps must be.

    ``draw`` makes the picture in so many steps, ticking the clock at the end of each.
    """
    first = Clock()
    expected.setdefault(steps, np.asarray(draw(steps, first)))
    first_s = time.perf_counter() - first.started
    later = Clock()
    picture = draw(steps, later)
    later_s = time.perf_counter() - later.started
    wanted = expected[steps].astype(int)
    difference = int(np.abs(np.asarray(picture).astype(int) - wanted).max())
    yield Measured(
        label,
        {
            "steps": steps,
            "first_s": first_s,
            "seconds": later_s,
            "steps_per_s": 1 / later.step_s,
            "step_s": later.step_s,
            "decode_s": later_s - later.steps[-1],
            "difference": difference,
            "size": pixels,
            "ttft_s": later.steps[0],
            "rss_mb": psutil.Process().memory_info().rss / 1e6,
        },
    )
    yield Pictured(f"{label}: {steps} steps, first {first_s:.2f} s, later {later_s:.2f} s", png_of(picture))
    yield Checked(f"{label}: image matches PyTorch", difference <= TOLERANCE, f"largest difference {difference} of 255")


def png_of(picture: Any) -> bytes:
    """A PIL picture as a file."""
    buffer = io.BytesIO()
    picture.save(buffer, format="PNG")
    return buffer.getvalue()


def load_engine(model: LabModel) -> Any:
    """This program's engine for the model's folder."""
    # Imported here, so that the benchmark of the articles' way alone has nothing of this program's in memory.
    from ..bridge.programs.compiler import Compiler
    from ..image import engine

    return engine.load_engine(
        model.folder,
        model.name,
        dtype="float32",
        settings=Settings(),
        device=device_label(),
        on_progress=lambda message, fraction: None,
        compiler=Compiler(),
    )


def engine_picture(engine: Any, name: str, prompt: str, steps: int, latents: np.ndarray, clock: Clock) -> Any:
    """One request to the engine, driven directly: a PIL picture."""
    pictures: list[Any] = []
    failures: list[Failed] = []

    def emit(event: Event) -> None:
        if isinstance(event, ImageStep):
            clock.tick()
        elif isinstance(event, ImagesReady):
            pictures.append(event.images[0].image)
        elif isinstance(event, Failed):
            failures.append(event)

    settings = ImageSettings(steps=steps, guidance_scale=GUIDANCE_SCALE, scheduler=SCHEDULER, seed=0)
    engine.submit(ImageRequest(name, prompt, settings=settings, latents=latents), emit)
    while engine.has_work:
        engine.step()
    if failures:
        raise failures[0].error
    return pictures[0]
