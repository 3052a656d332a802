"""Finding out that the numbers of a float32 matrix come from a quantised file, and which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from .layout import FORMATS, Format
from .packing import Parts, pack

GROUP = 32
FIRST_OUTPUTS = 4  # outputs that are looked at first: a matrix that has not a format shows it in its first numbers


class Found(NamedTuple):
    """A matrix in a format of :mod:`.layout`, uint8 (strips, bytes of a strip)."""

    format: Format
    packed: np.ndarray


def in_groups(weight: jax.Array) -> Found | None:
    """float32 (outputs, inputs), the inputs a multiple of 32, as q4_0, q4_1 or q8_0; None if none of them has all its numbers."""
    for name in _SCALES:
        if _parts(name, weight[:FIRST_OUTPUTS]) is not None and (parts := _parts(name, weight)) is not None:
            format = FORMATS[name]
            return Found(format, pack(format, weight.shape[0], weight.shape[1], parts.of))
    return None


def _parts(name: str, weight: jax.Array) -> Parts | None:
    # The float16 numbers leave a program and enter the next. Within one, XLA takes the liberty of not rounding them.
    scales, offsets = jax.jit(_SCALES[name])(weight)
    levels, exact = jax.jit(_levels, static_argnames="name")(weight, scales, offsets, name=name)
    if not exact:
        return None
    return Parts(np.asarray(levels), np.asarray(scales), np.asarray(offsets) if FORMATS[name].offset else None)


def _groups(weight: jax.Array) -> jax.Array:
    return weight.reshape(weight.shape[0], -1, GROUP)


def _like_q4_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Level 8 is zero, and the weight that is furthest from it has level 0."""
    groups = _groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    scales = (jnp.where(-lowest >= highest, lowest, highest) / -8).astype(jnp.float16)
    return scales, jnp.zeros_like(scales)


def _like_q4_1(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The lowest weight of a group has level 0, the highest level 15."""
    groups = _groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    return ((highest - lowest) / 15).astype(jnp.float16), lowest.astype(jnp.float16)


def _like_q8_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The weight that is furthest from zero has level 127 or -127, and 128 is zero."""
    scales = (abs(_groups(weight)).max(axis=2) / 127).astype(jnp.float16)
    return scales, jnp.zeros_like(scales)


_SCALES: Mapping[str, Callable[[jax.Array], tuple[jax.Array, jax.Array]]] = {
    "q4_0": _like_q4_0,
    "q4_1": _like_q4_1,
    "q8_0": _like_q8_0,
}


def _levels(weight: jax.Array, scales: jax.Array, offsets: jax.Array, name: str) -> tuple[jax.Array, jax.Array]:
    """The nearest levels, uint8 (outputs, inputs), and whether they give back every number."""
    format = FORMATS[name]
    groups = _groups(weight)
    scales, offsets = (numbers.astype(jnp.float32)[..., None] for numbers in (scales, offsets))
    levels = jnp.round((groups - offsets) / jnp.where(scales == 0, 1, scales))
    levels = jnp.clip(levels, -format.zero, 2**format.bits - 1 - format.zero)
    exact = jnp.all(levels * scales + offsets == groups)
    return (levels + format.zero).astype(jnp.uint8).reshape(weight.shape), exact
