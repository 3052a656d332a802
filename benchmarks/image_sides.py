"""The sides of :mod:`.image`: plain diffusers, OpenVINO, the articles' recipe, this program."""

from __future__ import annotations

import importlib
import itertools
import resource
import statistics
import sys
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable
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


class ImageSide(ABC):
    """What all sides have in common: their subclasses set the device and the precision of the weights, and draw."""

    _device: str
    _dtype: str

    @abstractmethod
    def draw(self, size: int, steps: int, tick: Callable[[], None]) -> None:
        """Draw an image of ``size`` pixels, and call ``tick`` at the end of each step."""

    def picture(self, size: int, steps: int) -> dict[str, float]:
        """Draw an image; return seconds: in total, of a step, and from the last step to the image."""
        ticks = [time.perf_counter()]
        self.draw(size, steps, lambda: ticks.append(time.perf_counter()))
        ended = time.perf_counter()
        first, *others = (
            end - begin for begin, end in itertools.pairwise(ticks)
        )  # the first one includes text encoding
        return {
            "seconds": ended - ticks[0],
            "step_s": statistics.median(others or [first]),
            "decode_s": ended - ticks[-1],
        }

    def facts(self) -> dict[str, Any]:
        """Return the precision, the device, and the peak resident memory of the process in megabytes."""
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

    def draw(self, size: int, steps: int, tick: Callable[[], None]) -> None:
        from hfjax_demo.image import schedulers

        def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
            if self._device == "cuda":
                self._torch.cuda.synchronize()
            tick()
            return {}

        self._pipe.scheduler = schedulers.make(SCHEDULER, self._own)
        given = _arguments(self._pipe, size, steps)
        given["latents"] = given["latents"].to(self._device, self._pipe.dtype)
        self.last = np.asarray(self._pipe(**given, callback_on_step_end=end_of_step).images[0])


class OpenVino(PyTorch):
    """diffusers' own loop around two programs that OpenVINO compiles: a denoising step and the decoder.

    Both are compiled for the shapes of the first image. ``precision`` is the one that OpenVINO may compute in; a processor
    without bfloat16 products computes in float32 even with "bfloat16".
    """

    def __init__(self, folder: Path, precision: str) -> None:
        super().__init__(folder, "float32")
        self._dtype = precision
        library = importlib.import_module("openvino")
        unet, vae, torch = self._pipe.unet, self._pipe.vae, self._torch
        computed = {"float32": "f32", "bfloat16": "bf16"}[precision]
        hints = {"INFERENCE_PRECISION_HINT": computed, "PERFORMANCE_HINT": "LATENCY"}
        core = library.Core()

        class Step(torch.nn.Module):  # type: ignore[name-defined, misc]
            unet: Any

            def __init__(self) -> None:
                super().__init__()
                self.unet = unet

            def forward(self, sample: Any, timestep: Any, states: Any) -> Any:
                return type(unet).forward(unet, sample, timestep, encoder_hidden_states=states, return_dict=False)[0]

        class Decoder(torch.nn.Module):  # type: ignore[name-defined, misc]
            vae: Any

            def __init__(self) -> None:
                super().__init__()
                self.vae = vae

            def forward(self, latents: Any) -> Any:
                return type(vae).decode(vae, latents, return_dict=False)[0]

        def compiled(module: Any) -> Callable[..., Any]:
            made: list[Any] = []

            def run(*inputs: Any) -> Any:
                if not made:
                    shapes = [library.PartialShape(list(each.shape)) for each in inputs]
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")  # of torch, about a trace for these shapes only
                        model = library.convert_model(module.eval(), example_input=inputs, input=shapes)
                    made.append(core.compile_model(model, "CPU", hints).create_infer_request())
                (answer,) = made[0].infer([each.contiguous().numpy() for each in inputs]).values()
                return torch.from_numpy(np.array(answer))

            return run

        step, decoder = compiled(Step()), compiled(Decoder())
        unet.forward = lambda sample, timestep, encoder_hidden_states, **_: (
            step(sample, torch.as_tensor(timestep), encoder_hidden_states),
        )
        vae.decode = lambda latents, **_: (decoder(latents),)


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

    def draw(self, size: int, steps: int, tick: Callable[[], None]) -> None:
        from hfjax_demo.image import schedulers
        from hfjax_demo.lab.diffusion import draw

        given = _arguments(self._pipe, size, steps)
        draw(self._pipe, schedulers.make(SCHEDULER, self._own), given.pop("latents"), tick, **given)


class Engine(ImageSide):
    """This program's engine, called directly, including previews and events."""

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
        self._release = release_unused_memory
        self._release()

    def picture(self, size: int, steps: int) -> dict[str, float]:
        timed = super().picture(size, steps)
        self._release()  # as the idle device thread does after each image
        return timed

    def draw(self, size: int, steps: int, tick: Callable[[], None]) -> None:
        def emit(event: Event) -> None:
            if isinstance(event, ImageStep):
                tick()
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
