"""Detects whether a float32 matrix was dequantized from a quantized file, and from which format."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import jax
import jax.numpy as jnp
import numpy as np

from .layout import FORMATS
from .packing import QuantizedComponents, pack

GROUP = 32
FIRST_OUTPUTS = 4  # outputs that are tried first: a mismatch shows in the first elements of a matrix


def detect_quantization(weight: jax.Array) -> tuple[str, np.ndarray] | None:
    """Return the format among q4_0, q4_1 and q8_0 that represents float32 (outputs, inputs) exactly, with inputs a multiple of
    32, and the packed matrix; None if none does."""
    for name, format in ((name, FORMATS[name]) for name in _SCALES):
        if _quantize_exactly(name, weight[:FIRST_OUTPUTS]) is None:
            continue
        parts = _quantize_exactly(name, weight)
        if parts is not None:
            return name, pack(format, weight.shape[0], weight.shape[1], parts.of)
    return None


def _quantize_exactly(name: str, weight: jax.Array) -> QuantizedComponents | None:
    # The float16 values are passed between two programs. Within one, XLA does not necessarily round them.
    scales, offsets = jax.jit(_SCALES[name])(weight)
    levels, exact = jax.jit(_nearest_levels, static_argnames="name")(weight, scales, offsets, name=name)
    if not exact:
        return None
    return QuantizedComponents(
        np.asarray(levels), np.asarray(scales), np.asarray(offsets) if FORMATS[name].offset else None
    )


def _split_groups(weight: jax.Array) -> jax.Array:
    return weight.reshape(weight.shape[0], -1, GROUP)


def _like_q4_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return scales such that level 8 is zero, and the weight furthest from zero has level 0."""
    groups = _split_groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    scales = (jnp.where(-lowest >= highest, lowest, highest) / -8).astype(jnp.float16)
    return scales, jnp.zeros_like(scales)


def _like_q4_1(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return scales and offsets such that the lowest weight of a group has level 0, and the highest level 15."""
    groups = _split_groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    return ((highest - lowest) / 15).astype(jnp.float16), lowest.astype(jnp.float16)


def _like_q8_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return scales such that the weight furthest from zero has signed level 127 or -127, and level 128 is zero."""
    scales = (abs(_split_groups(weight)).max(axis=2) / 127).astype(jnp.float16)
    return scales, jnp.zeros_like(scales)


_SCALES: Mapping[str, Callable[[jax.Array], tuple[jax.Array, jax.Array]]] = {
    "q4_0": _like_q4_0,
    "q4_1": _like_q4_1,
    "q8_0": _like_q8_0,
}


def _nearest_levels(weight: jax.Array, scales: jax.Array, offsets: jax.Array, name: str) -> tuple[jax.Array, jax.Array]:
    """Return the nearest levels, uint8 (outputs, inputs), and whether they reproduce every weight exactly."""
    format = FORMATS[name]
    groups = _split_groups(weight)
    scales, offsets = (numbers.astype(jnp.float32)[..., None] for numbers in (scales, offsets))
    levels = jnp.round((groups - offsets) / jnp.where(scales == 0, 1, scales))
    levels = jnp.clip(levels, -format.zero, 2**format.bits - 1 - format.zero)
    exact = jnp.all(levels * scales + offsets == groups)
    return (levels + format.zero).astype(jnp.uint8).reshape(weight.shape), exact
