"""The machines that an image model fits, by what is known of it before its files are fetched."""

from __future__ import annotations

from .records import DTYPE_BYTES, ModelKind, ModelSpec

# Assumed number of simultaneously live activations with all pixels and the first layer's channels; a conservative guess.
IMAGE_LIVE_ACTIVATIONS = 10
_DECODER_CHANNELS = 128  # of the last layers of a Stable Diffusion autoencoder, and of most others
_DTYPE = "bfloat16"
_OTHER_BYTES = 1_200_000_000  # libraries, compiled programs and, on a GPU, what the driver takes

MACHINES = (("16 GB Space", 16_000_000_000), ("24 GB GPU", 24_000_000_000), ("80 GB GPU", 80_000_000_000))
"""The machines that people have, by their memory in bytes, the smallest first."""


def machines_for(spec: ModelSpec) -> tuple[str, ...] | None:
    """Return the machines of :data:`MACHINES` whose memory holds an image model in bfloat16 while it makes a picture of its
    recommended size. None if that is unknown, or for a model of another kind, whose memory depends on its conversations."""
    weights, side = spec.weights_bytes(_DTYPE), spec.image_settings
    if weights is None or spec.kind is not ModelKind.IMAGE or not {"width", "height"} <= side.keys():
        return None
    pixels = side["width"] * side["height"]
    total = weights + IMAGE_LIVE_ACTIVATIONS * _DECODER_CHANNELS * pixels * DTYPE_BYTES[_DTYPE] + _OTHER_BYTES
    return tuple(name for name, memory in MACHINES if total <= memory)


def describe_machines(fits: tuple[str, ...] | None) -> str:
    """Return the smallest of the machines that :func:`machines_for` has found, for display; "" if they are unknown."""
    return "" if fits is None else next(iter(fits), f"more than an {MACHINES[-1][0]}")
