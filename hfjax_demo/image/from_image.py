"""Image-to-image and inpainting with pipelines that diffusers has only for text.

The pipeline's own call runs. While it does, its first latents are those of the given image, noised to the level of the strength;
and its scheduler leaves out the steps before that level. For inpainting, the unmasked area becomes the given image's latents
again after each step, noised to the next level. This is what diffusers' own classes do for Stable Diffusion.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch
from PIL import Image

from ..errors import InvalidRequest


@contextmanager
def started_from(
    pipe: Any,
    vae: Any,
    image: Image.Image,
    mask: Image.Image | None,
    strength: float,
    generators: Sequence[torch.Generator],
) -> Iterator[None]:
    """Let the pipeline's next call, with its present scheduler, start from an image.

    Args:
        vae: the pipeline's autoencoder.
        image: RGB, of the requested size.
        mask: of the same size, white where the image is repainted; None: everywhere.
        strength: the fraction of the steps that run.
        generators: one per image of the batch.
    """
    start = _Start(pipe, vae, image, mask, strength, generators)
    pipe.prepare_latents = start.prepare_latents
    pipe.scheduler.set_timesteps = start.set_timesteps
    pipe.scheduler.step = start.step
    try:
        yield
    finally:
        del pipe.prepare_latents  # the scheduler is not used again


def can_start_from_image(pipe: Any) -> bool:
    """Whether a pipeline has what :func:`started_from` replaces; that its latents are images, only a call shows."""
    return hasattr(pipe, "prepare_latents") and hasattr(pipe.scheduler, "step")


class _Start:
    """What replaces a pipeline's ``prepare_latents``, and ``set_timesteps`` and ``step`` of its scheduler, for one call."""

    def __init__(
        self,
        pipe: Any,
        vae: Any,
        image: Image.Image,
        mask: Image.Image | None,
        strength: float,
        generators: Sequence[torch.Generator],
    ) -> None:
        self._scheduler = pipe.scheduler
        self._vae, self._image, self._mask, self._strength = vae, image, mask, strength
        self._generators = generators
        self._latents: torch.Tensor | None = None  # what the call starts from: filled when the timesteps are known, too
        self._timesteps: torch.Tensor | None = None  # those of the steps that run
        self._all_timesteps: torch.Tensor | None = None
        self._steps = 0
        self.prepare_latents = _replace(pipe.prepare_latents, self._prepare_latents)
        self.set_timesteps = _replace(pipe.scheduler.set_timesteps, self._set_timesteps)
        self.step = _replace(pipe.scheduler.step, self._step)

    def _prepare_latents(self, prepare_latents: Any, *args: Any, **kwargs: Any) -> torch.Tensor:
        own = self._encode()
        drawn = prepare_latents(*args, **kwargs)
        if not isinstance(drawn, torch.Tensor) or drawn.shape[1:] != own.shape[1:]:
            raise InvalidRequest(
                "This model can't start from an image; remove it, or choose another model.", field="image"
            )
        self._own = own.to(drawn.dtype)
        self._noise = drawn / getattr(self._scheduler, "init_noise_sigma", 1.0)
        self._repainted = self._read_mask(drawn)
        self._latents = drawn.clone()
        self._fill()
        return self._latents

    def _set_timesteps(self, set_timesteps: Any, *args: Any, **kwargs: Any) -> None:
        set_timesteps(*args, **kwargs)
        scheduler, order = self._scheduler, getattr(self._scheduler, "order", 1)
        self._all_timesteps = scheduler.timesteps
        steps = scheduler.num_inference_steps
        begin = max(steps - min(int(steps * self._strength), steps), 0) * order
        if hasattr(scheduler, "set_begin_index"):
            scheduler.set_begin_index(begin)
        # For the pipeline, which reads them now. The scheduler needs all of them in its steps.
        self._timesteps = scheduler.timesteps = self._all_timesteps[begin:]
        self._fill()

    def _step(self, step: Any, *args: Any, **kwargs: Any) -> Any:
        assert self._timesteps is not None
        self._scheduler.timesteps = self._all_timesteps
        result = step(*args, **kwargs)
        self._scheduler.timesteps = self._timesteps  # whose number is that of the steps
        self._steps += 1
        if self._repainted is None:
            return result
        kept = self._own if self._steps == len(self._timesteps) else self._noised(self._timesteps[self._steps])
        latents = (1 - self._repainted) * kept + self._repainted * result[0]
        if isinstance(result, tuple):
            return (latents, *result[1:])
        result.prev_sample = latents
        return result

    def _fill(self) -> None:
        if self._latents is None or self._timesteps is None:
            return
        if self._repainted is None or self._strength < 1:
            self._latents.copy_(self._noised(self._timesteps[0]))

    def _noised(self, timestep: torch.Tensor) -> torch.Tensor:
        """The image's latents at the noise level of a timestep."""
        times = timestep.repeat(len(self._own))
        if hasattr(self._scheduler, "add_noise"):
            noised: torch.Tensor = self._scheduler.add_noise(self._own, self._noise, times)
        else:
            noised = self._scheduler.scale_noise(self._own, times, self._noise)
        return noised.to(self._own.dtype)

    def _encode(self) -> torch.Tensor:
        """The image's latents (batch, channels, height, width), each drawn with its own generator."""
        pixels = torch.from_numpy(np.asarray(self._image.convert("RGB"), np.float32) / 127.5 - 1)
        encoded = self._vae.encode(pixels.permute(2, 0, 1)[None].to(self._vae.dtype))
        if hasattr(encoded, "latent_dist"):
            drawn = [encoded.latent_dist.sample(generator) for generator in self._generators]
        else:
            drawn = [encoded[0]] * len(self._generators)
        config = self._vae.config
        latents: torch.Tensor = torch.cat(drawn) - (getattr(config, "shift_factor", None) or 0.0)
        return latents * float(config.scaling_factor)

    def _read_mask(self, latents: torch.Tensor) -> torch.Tensor | None:
        """1 where the image is repainted, 0 elsewhere (1, 1, height, width), as large as the latents."""
        if self._mask is None:
            return None
        mask = torch.from_numpy(np.asarray(self._mask.convert("L"), np.float32) / 255)[None, None]
        repainted = (mask >= 0.5).to(latents.dtype)
        return torch.nn.functional.interpolate(repainted, size=latents.shape[-2:])


def _replace(function: Any, replacement: Any) -> Any:
    """Return ``replacement``, which takes ``function`` first, with the signature of ``function``, which pipelines inspect."""
    return functools.wraps(function)(functools.partial(replacement, function))
