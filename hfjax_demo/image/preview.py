"""Cheap previews: the colour of a latent pixel is its channels times a small matrix."""

from __future__ import annotations

import inspect
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from PIL import Image

_PATCH = 4  # side of a patch of equal latent pixels, so that a decoder's mixing of neighbours does not blur the fit


@dataclass(frozen=True, eq=False, slots=True)
class LatentPreview:
    """Linear map from latents to colours.

    Attributes:
        matrix: float32 (channels + 1, 3); the last row is the constant. Colours range from -1 to 1.
    """

    matrix: torch.Tensor

    @property
    def channels(self) -> int:
        """Number of latent channels."""
        return int(self.matrix.shape[0]) - 1

    def render(self, latents: torch.Tensor) -> tuple[Image.Image, ...]:
        """Return an RGB image at latent resolution for each of ``latents``, (batch, channels, height, width).

        Early latents are mostly noise, which some schedulers scale far beyond the model's unit variance; they are scaled back to
        it, so that the image is recognizable from the first steps on.
        """
        scaled = latents.float()
        spread = scaled.flatten(1).std(dim=1).clamp(min=1.0)
        scaled = scaled / spread[:, None, None, None]
        colours = scaled.movedim(1, -1) @ self.matrix[:-1] + self.matrix[-1]
        pixels = ((colours.clamp(-1, 1) + 1) * 127.5).round().to(torch.uint8).numpy()
        return tuple(Image.fromarray(picture) for picture in pixels)


def to_spatial_latents(
    latents: torch.Tensor, pipe: Any, *, channels: int, height: int, width: int, factor: int
) -> torch.Tensor | None:
    """Convert latents from a pipeline's layout to (batch, channels, height, width); return None if the layout is unknown.

    Args:
        pipe: the pipeline; its transformer may take packed latents, (batch, tokens, channels).
        channels: the latent channels of the autoencoder.
        height, width: of the image, in pixels.
        factor: pixels per latent along each side.
    """
    if latents.ndim == 3 and hasattr(pipe, "_unpack_latents"):
        known = {"latents": latents, "height": height, "width": width, "vae_scale_factor": factor}
        known["patch_size"] = getattr(pipe.transformer.config, "patch_size", None)
        names = inspect.signature(pipe._unpack_latents).parameters
        if all(known.get(name) is not None for name in names):
            latents = pipe._unpack_latents(**{name: known[name] for name in names})
    if latents.ndim == 5 and 1 in latents.shape[1:3]:  # a video with one frame
        latents = latents.squeeze(1 if latents.shape[1] == 1 else 2)
        latents = latents if latents.shape[1] == channels else latents.movedim(-1, 1)
    return latents if latents.ndim == 4 and latents.shape[1] == channels else None


def fit_preview(vae: Any) -> LatentPreview | None:
    """Fit the map of an autoencoder to its decoding of random patches, by least squares; return None for an unsupported kind.

    No table of models is needed. ``vae`` is the plain PyTorch module; the fit takes one decoding of a small image.
    """
    config = vae.config
    channels = getattr(config, "latent_channels", None)
    scale = getattr(config, "scaling_factor", None)
    if not channels or not scale or hasattr(vae, "quantize"):  # its decoding rounds to a codebook by default
        return None
    shift = getattr(config, "shift_factor", None) or 0.0
    generator = torch.Generator().manual_seed(0)
    across = math.ceil(math.sqrt(2 * (channels + 1)))  # twice as many patches as unknowns
    patches = torch.randn(1, channels, across, across, generator=generator)
    side = across * _PATCH
    latents = patches.repeat_interleave(_PATCH, 2).repeat_interleave(_PATCH, 3)
    with torch.no_grad():
        pixels = vae.decode((latents / scale + shift).to(vae.dtype), return_dict=False)[0].float()
    if pixels.ndim != 4 or pixels.shape[1] != 3:
        return None
    colours = torch.nn.functional.adaptive_avg_pool2d(pixels, (side, side))[0].flatten(1).T.clamp(-1, 1)
    inputs = torch.cat([latents[0].flatten(1).T, torch.ones(side * side, 1)], dim=1)
    matrix, *_ = np.linalg.lstsq(inputs.numpy(), colours.numpy(), rcond=None)
    return LatentPreview(torch.from_numpy(matrix).float())
