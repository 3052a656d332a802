"""Stable Diffusion with ``torchax.compile``, as articles about torchax show it.

The whole pipeline, its scheduler's tensors included, moves to torchax's "jax" device, and each module is compiled by
itself. What it takes, beyond moving and compiling: every output class as a pytree, ``return_dict`` as a static argument,
the scheduler's tensors moved by hand, the autoencoder's ``decode`` named as a method to compile, and the random generator
kept away from it. Compare :mod:`hfjax_demo.image.components`, which needs none of that.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import diffusers
import torch
import torchax

from ..bridge.pytrees import register_outputs


class ImageRecipe:
    """A Stable Diffusion pipeline on torchax's device. Use it, and make it, on one thread."""

    def __init__(self, folder: Path) -> None:
        self._env = torchax.default_env()
        pipe: Any = diffusers.StableDiffusionPipeline.from_pretrained(folder)  # type: ignore[no-untyped-call]
        pipe.set_progress_bar_config(disable=True)
        register_outputs()
        with self._env:
            pipe.to("jax")
            static = {"static_argnames": ("return_dict",)}
            pipe.text_encoder = torchax.compile(pipe.text_encoder, torchax.CompileOptions(jax_jit_kwargs=static))
            pipe.unet = torchax.compile(pipe.unet, torchax.CompileOptions(jax_jit_kwargs=static))
            pipe.vae = torchax.compile(
                pipe.vae, torchax.CompileOptions(methods_to_compile=["decode"], jax_jit_kwargs=static)
            )
        decode = pipe.vae.decode
        pipe.vae.decode = lambda latents, return_dict=True, generator=None: decode(latents, return_dict=return_dict)
        self.pipe = pipe

    def __call__(
        self, *, scheduler: Callable[[], Any], latents: torch.Tensor, on_step: Callable[[], None], **arguments: Any
    ) -> Any:
        """One call of the pipeline: PIL pictures. ``scheduler`` makes a fresh one; ``latents`` are on the CPU."""
        with self._env:
            self.pipe.scheduler = _moved(scheduler())

            def end_of_step(_: Any, step: int, timestep: Any, values: dict[str, Any]) -> dict[str, Any]:
                values["latents"].jax().block_until_ready()  # JAX computes in its own time; the end of a step is here
                on_step()
                return {}

            return self.pipe(
                latents=latents.to("jax"),
                callback_on_step_end=end_of_step,
                callback_on_step_end_tensor_inputs=["latents"],
                **arguments,
            ).images


def _moved(scheduler: Any) -> Any:
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
