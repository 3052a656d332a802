"""Detects whether a float32 matrix was dequantized from a quantized file, and from which format."""

from __future__ import annotations

import functools

import jax
import jax.numpy as jnp
import numpy as np

from .layout import FORMATS
from .packing import QuantizedComponents, pack

NAMES = ("q4_0", "q4_1", "q8_0")
GROUP = 32
FIRST_OUTPUTS = 4  # outputs that are tried first: a mismatch shows in the first elements of a matrix


def detect_quantization(weight: jax.Array) -> tuple[str, np.ndarray] | None:
    """Return the format among :data:`NAMES` that represents float32 (outputs, inputs) exactly, with inputs a multiple of 32, and
    the packed matrix; None if none does."""
    for name in NAMES:
        if _quantize_exactly(name, weight[:FIRST_OUTPUTS]) is None:
            continue
        parts = _quantize_exactly(name, weight)
        if parts is not None:
            return name, pack(FORMATS[name], weight.shape[0], weight.shape[1], parts.of)
    return None


def _quantize_exactly(name: str, weight: jax.Array) -> QuantizedComponents | None:
    # The float16 values are passed between two programs. Within one, XLA does not necessarily round them.
    scales, offsets = _scales_and_offsets(weight, name=name)
    levels, exact = _nearest_levels(weight, scales, offsets, name=name)
    if not exact:
        return None
    return QuantizedComponents(
        np.asarray(levels), np.asarray(scales), np.asarray(offsets) if FORMATS[name].offset else None
    )


def _split_groups(weight: jax.Array) -> jax.Array:
    return weight.reshape(weight.shape[0], -1, GROUP)


@functools.partial(jax.jit, static_argnames="name")
def _scales_and_offsets(weight: jax.Array, name: str) -> tuple[jax.Array, jax.Array]:
    """Return the scales and offsets, float16 (outputs, groups), with which a format stores a group's extremes exactly."""
    groups = _split_groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    if name == "q4_1":  # the lowest weight has level 0, the highest level 15
        return ((highest - lowest) / 15).astype(jnp.float16), lowest.astype(jnp.float16)
    # Zero is level 8 of q4_0, and level 128 of q8_0. The weight furthest from it has level 0, or is 127 levels away.
    furthest = jnp.where(-lowest >= highest, lowest, highest)
    scales = furthest / -8 if name == "q4_0" else abs(furthest) / 127
    return scales.astype(jnp.float16), jnp.zeros(scales.shape, jnp.float16)


@functools.partial(jax.jit, static_argnames="name")
def _nearest_levels(weight: jax.Array, scales: jax.Array, offsets: jax.Array, name: str) -> tuple[jax.Array, jax.Array]:
    """Return the nearest levels, uint8 (outputs, inputs), and whether they reproduce every weight exactly."""
    format = FORMATS[name]
    groups = _split_groups(weight)
    scales, offsets = (numbers.astype(jnp.float32)[..., None] for numbers in (scales, offsets))
    levels = jnp.round((groups - offsets) / jnp.where(scales == 0, 1, scales))
    levels = jnp.clip(levels, -format.zero, 2**format.bits - 1 - format.zero)
    exact = jnp.all(levels * scales + offsets == groups)
    return (levels + format.zero).astype(jnp.uint8).reshape(weight.shape), exact
