"""The diffusion ladder: one image from PyTorch's pipeline, from torchax with more and more compiled modules, from this engine.

Each rung makes the image twice from the same noise in float32: the first run compiles, the second gives the figures. The approach
of the articles registers every output class, moves the scheduler's tensors by hand, and compiles ``decode`` as a method.
"""

from __future__ import annotations

import functools
import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
import torch
import torchax

from ..bridge.pytrees import register_outputs
from ..errors import UnsupportedModel
from ..events import ImagesReady, ImageStep
from ..image import schedulers
from ..image_requests import ImageRequest, ImageSettings
from ..runtime.device import collect_garbage, device_label
from ..settings import Settings
from .events import CheckResult, ImageResult, LabEvent, Measurement, Remark, StageProgress
from .experiment import LabModel
from .timing import StepTimer, run_twice

SCHEDULER = "ddim"  # torchax lacks an operation that DPM-Solver needs (searchsorted)
GUIDANCE_SCALE = 4.0
TOLERANCE = 2  # of 255
COMPILED_MODULES = ("unet", "text_encoder", "vae")
RUNGS = (  # the option that includes it, its label, and the compiled modules
    ("eager", "torchax eager", ()),
    ("partly", "UNet compiled", ("unet",)),
    ("partly", "UNet and text encoder compiled", ("unet", "text_encoder")),
    ("", "UNet, text encoder and VAE's decode compiled", COMPILED_MODULES),
)


# --- Code worth copying -------------------------------------------------------------------------------------------------


def move_to_jax(pipe: Any) -> None:
    """Move the pipeline to torchax's device, and register its output classes as pytrees, so that programs can return them."""
    register_outputs()
    with torchax.default_env():
        pipe.to("jax")


def compile_parts(pipe: Any, parts: tuple[str, ...]) -> None:
    """Compile modules of a pipeline that is on torchax's device, one by one.

    ``return_dict`` determines what a module returns, so it is static. The pipeline calls the autoencoder's ``decode``; its
    argument ``generator`` must not be passed to the program.
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
    """Let ``set_timesteps`` move the scheduler's tensors to torchax's device, including those that it creates."""

    make_timesteps = scheduler.set_timesteps

    @functools.wraps(make_timesteps)
    def set_timesteps(*args: Any, **kwargs: Any) -> None:
        make_timesteps(*args, **kwargs)
        for name, value in vars(scheduler).items():
            if isinstance(value, torch.Tensor):
                setattr(scheduler, name, value.to("jax"))

    scheduler.set_timesteps = set_timesteps
    return scheduler


def draw(pipe: Any, scheduler: Any, latents: torch.Tensor, on_step: Callable[[], None], **arguments: Any) -> Any:
    """Call a pipeline on torchax's device with this scheduler; return PIL images. ``latents`` are on the CPU. When the device has
    finished a step, ``on_step`` is called."""

    def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
        values["latents"].jax().block_until_ready()  # JAX computes asynchronously; wait for the end of the step
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


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment ``diffusion``; see :mod:`.experiments` for its options.

    Raises:
        UnsupportedModel: the pipeline is not a Stable Diffusion pipeline.
    """
    steps, few = options["steps"], min(options["slow_steps"], options["steps"])
    yield StageProgress("Loading the pipeline in PyTorch")
    plain = load_pipeline(model.folder)
    own, size = plain.scheduler, int(plain.unet.config.sample_size)
    noise = np.random.default_rng(0).standard_normal((1, plain.unet.config.in_channels, size, size)).astype(np.float32)
    latents = torch.from_numpy(noise)
    asked: dict[str, Any] = {"prompt": options["prompt"], "guidance_scale": GUIDANCE_SCALE}

    def in_pytorch(steps: int, clock: StepTimer) -> Any:
        def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
            clock.tick()
            return {}

        plain.scheduler = schedulers.make(SCHEDULER, own)
        arguments = {"num_inference_steps": steps, "latents": latents, **asked}
        return plain(callback_on_step_end=end_of_step, **arguments).images[0]

    yield StageProgress(f"PyTorch: {steps} steps, twice")
    expected: dict[int, np.ndarray] = {}
    yield from _measure_rung("PyTorch's pipeline", in_pytorch, steps, expected)
    if few not in expected:
        expected[few] = np.asarray(in_pytorch(few, StepTimer()), int)

    for option, label, parts in RUNGS:
        if not options.get(option, True):
            continue
        count = steps if parts else few
        yield StageProgress(f"{label}: {count} steps, twice")
        pipe = load_pipeline(model.folder)
        move_to_jax(pipe)
        compile_parts(pipe, parts)

        def in_torchax(steps: int, clock: StepTimer, pipe: Any = pipe) -> Any:
            scheduler = schedulers.make(SCHEDULER, own)
            return draw(pipe, scheduler, latents, clock.tick, num_inference_steps=steps, **asked)[0]

        yield from _measure_rung(label, in_torchax, count, expected)
        del pipe, in_torchax
        collect_garbage()

    yield StageProgress("Loading this program's engine")
    in_engine = engine_pictures(model, options["prompt"], noise)
    yield StageProgress(f"this program's engine: {steps} steps, twice")
    yield from _measure_rung("this program's engine", in_engine, steps, expected)
    yield Remark(
        "A step is the mean of those after the first, in the later picture. The engine's includes previews, which "
        "the others do not make. The eager rung takes fewer steps, as the column says; nothing was extrapolated. Its picture is "
        "compared with one that PyTorch drew in as few."
    )


def load_pipeline(folder: Path) -> Any:
    """Load the pipeline with diffusers, in float32.

    Raises:
        UnsupportedModel: it is not a Stable Diffusion pipeline.
    """
    pipe: Any = diffusers.DiffusionPipeline.from_pretrained(folder, dtype=torch.float32)
    if type(pipe).__name__ != "StableDiffusionPipeline":
        raise UnsupportedModel(f"This experiment requires a Stable Diffusion model, not {type(pipe).__name__}.")
    pipe.set_progress_bar_config(disable=True)
    return pipe


def _measure_rung(
    label: str, draw: Callable[[int, StepTimer], Any], steps: int, expected: dict[int, np.ndarray]
) -> Iterator[LabEvent]:
    """Make the image twice on one rung, and yield figures and checks. The first image of a number of steps is the reference.

    ``draw`` makes the image in a number of steps and ticks the clock at the end of each.
    """
    first, later, values = run_twice(functools.partial(draw, steps))
    wanted = expected.setdefault(steps, np.asarray(first.outcome, int))
    difference = int(np.abs(np.asarray(later.outcome, int) - wanted).max())
    yield Measurement(
        label,
        {
            "steps": steps,
            "steps_per_s": later.per_second,
            "step_s": 1 / later.per_second,
            "decode_s": later.seconds - later.pieces[-1][0],
            "difference": difference,
            "size": later.outcome.width,
            **values,
        },
    )
    buffer = io.BytesIO()
    later.outcome.save(buffer, format="PNG")
    yield ImageResult(
        f"{label}: {steps} steps, first {first.seconds:.2f} s, later {later.seconds:.2f} s", buffer.getvalue()
    )
    yield CheckResult(
        f"{label}: image matches PyTorch", difference <= TOLERANCE, f"largest difference {difference} of 255"
    )


def engine_pictures(model: LabModel, prompt: str, noise: np.ndarray) -> Callable[[int, StepTimer], Any]:
    """Load this program's engine; return a function that drives it directly, for a PIL image in a number of steps."""
    # Imported here, so that the benchmark of the articles' approach alone does not have this program's code in memory.
    from ..bridge.programs.compiler import Compiler
    from ..image.engine import load_engine
    from ..library.engine_calls import EngineRequest, without_failure

    engine = load_engine(
        model.folder,
        model.name,
        dtype="float32",
        settings=Settings(),
        device=device_label(),
        on_progress=lambda message, fraction: None,
        compiler=Compiler(),
    )

    def draw(steps: int, clock: StepTimer) -> Any:
        settings = ImageSettings(steps=steps, guidance_scale=GUIDANCE_SCALE, scheduler=SCHEDULER, seed=0)
        request = ImageRequest(model.name, prompt, settings=settings, latents=noise)
        for event in without_failure(EngineRequest(engine, functools.partial(engine.submit, request))):
            if isinstance(event, ImageStep):
                clock.tick()
            elif isinstance(event, ImagesReady):
                picture = event.images[0].image
        return picture

    return draw
