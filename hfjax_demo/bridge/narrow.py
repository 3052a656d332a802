"""Weights of linear layers and embeddings in fewer bits than what they are multiplied with: less to read for a token.

Without any loss, on a CPU: a checkpoint that came out of a quantised file still has that file's values, spelt out in float32. So
each matrix is kept in the narrowest of these formats that gives back every one of its numbers, bit for bit:

q4_1        5 bits. Each 32 weights of an output share a scale and an offset, float16: ``w = scale * q + offset``, q from 0 to
            15. GGUF's Q4_1 and Q4_0 are that (https://github.com/ggml-org/ggml, ggml-quants.c).
q8_0        8.5 bits. Each 32 weights share a scale, float16: ``w = scale * q``, q from -127 to 127. GGUF's Q8_0.
bfloat16    16 bits, as most checkpoints on the hub have them.

With rounding, for those who ask for it: bfloat16; and

int8        8 bits. Each output has one scale, float32, that its largest weight sets.

On a CPU the product is :mod:`.skinny_gemm`'s, which leaves the activations as they are; elsewhere XLA's own, with the weights
widened on the way.

A weight in this form still looks like the floating-point tensor it stands for to the code of a model: see :func:`mark`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import torch

from . import skinny_gemm
from .skinny_gemm.product import GROUP
from .tensors import to_jax, torch_view

SCALE, OFFSET = ".scale", ".offset"
"""What those of a weight are called in ``params``: its own key, and this behind it."""

LIMIT = 127
LEVELS = 16  # of q4_1
FEW = 4  # outputs that are looked at first: a matrix that has not a format shows it in its first numbers


class Narrow(NamedTuple):
    """A weight as it is stored.

    Attributes:
        values: bfloat16 or int8 (outputs, inputs); of q4_1, uint8 (outputs, inputs / 2), where the 16 bytes of a group have its
            first 16 weights in their lower halves and the others in their upper ones.
        scale: float32 (outputs,) of int8, float16 (outputs, inputs / 32) of q8_0 and q4_1; None for bfloat16.
        offset: of q4_1, as its scale; None for all others.
    """

    values: jax.Array
    scale: jax.Array | None = None
    offset: jax.Array | None = None

    @property
    def format(self) -> str:
        """One of :data:`.skinny_gemm.product.FORMATS`."""
        if self.scale is None:
            return "bfloat16"
        if self.offset is not None:
            return "q4_1"
        return "int8" if self.scale.ndim == 1 else "q8_0"

    @property
    def inputs(self) -> int:
        """Of the layer."""
        width: int = self.values.shape[1]
        return width if self.offset is None else 2 * width

    @property
    def further(self) -> tuple[jax.Array, ...]:
        """Scale and offset, as far as there are any."""
        return tuple(part for part in (self.scale, self.offset) if part is not None)


def stored(weight: torch.Tensor, dtype: str) -> Narrow | None:
    """A weight (outputs, inputs) as it is best kept on JAX's default device; None: as it is.

    Args:
        weight: on the CPU.
        dtype: what it may be rounded to: "float32" (not at all), "bfloat16" or "int8".
    """
    weight = weight.detach().float()
    if skinny_gemm.supports(weight.shape[1]):
        exact = grouped(to_jax(weight))
        if exact is not None:
            return exact
        if dtype == "float32" and not (weight.view(torch.int32) & 0xFFFF).any():  # the bits that bfloat16 lacks
            return Narrow(to_jax(weight.to(torch.bfloat16)))
    if dtype == "bfloat16":
        return Narrow(to_jax(weight.to(torch.bfloat16)))
    if dtype == "int8":
        values, scale = quantize(weight.numpy())
        return Narrow(to_jax(torch.from_numpy(values)), to_jax(torch.from_numpy(scale)))
    return None


def quantize(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """float (outputs, inputs) → int8 values of the same shape and float32 scales (outputs,)."""
    weights = weights.astype(np.float32)
    scale = np.abs(weights).max(axis=1) / LIMIT
    scale = np.where(scale > 0, scale, 1).astype(np.float32)
    weights /= scale[:, None]
    return np.rint(weights, out=weights).astype(np.int8), scale


def grouped(weight: jax.Array) -> Narrow | None:
    """float32 (outputs, inputs), the inputs a multiple of 32, as q4_1 or q8_0; None if neither has all of its numbers."""
    for how in _GROUPED:
        if _try(how, weight[:FEW]) is not None and (found := _try(how, weight)) is not None:
            return found
    return None


def _try(how: str, weight: jax.Array) -> Narrow | None:
    # The float16 numbers leave a program and enter the next. Within one, XLA takes the liberty of not rounding them.
    scale, offset = jax.jit(_GROUPED[how])(weight)
    pack = jax.jit(_pack_q8_0 if how == "Q8_0" else _pack_q4_1)
    values, exact = pack(weight, scale, offset)
    return Narrow(values, scale, None if how == "Q8_0" else offset) if exact else None


def _groups(weight: jax.Array) -> jax.Array:
    return weight.reshape(weight.shape[0], -1, GROUP)


def _like_q4_1(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The lowest weight of a group has level 0, the highest level 15."""
    groups = _groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    return ((highest - lowest) / (LEVELS - 1)).astype(jnp.float16), lowest.astype(jnp.float16)


def _like_q4_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Level 8 is zero, and the weight that is furthest from it has level 0."""
    groups = _groups(weight)
    lowest, highest = groups.min(axis=2), groups.max(axis=2)
    scale = (jnp.where(-lowest >= highest, lowest, highest) / -(LEVELS // 2)).astype(jnp.float16)
    return scale, scale * -(LEVELS // 2)


def _like_q8_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The weight that is furthest from zero has level 127 or -127."""
    scale = (abs(_groups(weight)).max(axis=2) / LIMIT).astype(jnp.float16)
    return scale, jnp.zeros_like(scale)


_GROUPED: Mapping[str, Callable[[jax.Array], tuple[jax.Array, jax.Array]]] = {
    "Q4_1": _like_q4_1,
    "Q4_0": _like_q4_0,
    "Q8_0": _like_q8_0,
}


def _pack_q4_1(weight: jax.Array, scale: jax.Array, offset: jax.Array) -> tuple[jax.Array, jax.Array]:
    groups, scale, offset = _groups(weight), scale.astype(jnp.float32)[..., None], offset.astype(jnp.float32)[..., None]
    levels = jnp.clip(jnp.round((groups - offset) / jnp.where(scale == 0, 1, scale)), 0, LEVELS - 1)
    exact = jnp.all(levels * scale + offset == groups)
    halves = levels.astype(jnp.uint8).reshape(*groups.shape[:2], 2, GROUP // 2)
    return (halves[:, :, 0] | halves[:, :, 1] << 4).reshape(weight.shape[0], -1), exact


def _pack_q8_0(weight: jax.Array, scale: jax.Array, offset: jax.Array) -> tuple[jax.Array, jax.Array]:
    groups, scale = _groups(weight), scale.astype(jnp.float32)[..., None]
    levels = jnp.clip(jnp.round(groups / jnp.where(scale == 0, 1, scale)), -LIMIT, LIMIT)
    return levels.astype(jnp.int8).reshape(weight.shape), jnp.all(levels * scale == groups)


def widened(narrow: Narrow, dtype: jnp.dtype) -> jax.Array:
    """The weight that a stored one stands for; leading axes may be any, as rows of it have."""
    values, scale, offset = narrow
    if scale is None:
        return values.astype(dtype)
    if narrow.format == "int8":
        return (values.astype(jnp.float32) * scale[..., None]).astype(dtype)
    leading, scale = scale.shape[:-1], scale.astype(jnp.float32)[..., None]
    if offset is None:
        wide = values.reshape(*leading, -1, GROUP).astype(jnp.float32) * scale
    else:
        bytes_ = values.reshape(*leading, -1, GROUP // 2)
        levels = jnp.concatenate([bytes_ & (LEVELS - 1), bytes_ >> 4], axis=-1)
        wide = levels.astype(jnp.float32) * scale + offset.astype(jnp.float32)[..., None]
    return wide.reshape(*leading, -1).astype(dtype)


def mark(narrow: Narrow, dtype: jnp.dtype) -> torch.Tensor:
    """The weight as a torch tensor of ``dtype`` that any operator may use, with its stored form riding on it.

    Operators that know of the stored form (:func:`narrow_form`) never touch the other, which is then not computed. For those
    that do not, or that only ask for the weight's dtype, it is a weight like any other.
    """
    tensor: torch.Tensor = torch_view(widened(narrow, dtype))
    tensor.narrow_form = narrow  # type: ignore[attr-defined]
    return tensor


def narrow_form(weight: torch.Tensor) -> Narrow | None:
    """The stored form of a weight that :func:`mark` made; None of any other."""
    return getattr(weight, "narrow_form", None)


def narrow_matmul(x: jax.Array, weight: Narrow) -> jax.Array:
    """``x @ weight.T`` of x (rows, inputs), floating point; (rows, outputs), as ``x``."""
    if skinny_gemm.supports(weight.inputs):
        product = skinny_gemm.matmul(weight.format, x.astype(jnp.float32), weight.values, *weight.further)
        return product.astype(x.dtype)
    if weight.format == "int8":  # an accelerator's matrix units widen as they read; the scale comes after
        product = jnp.einsum("ri,oi->ro", x, weight.values.astype(x.dtype), preferred_element_type=jnp.float32)
        return (product * weight.further[0]).astype(x.dtype)
    return jnp.einsum("ri,oi->ro", x, widened(weight, x.dtype))


def narrow_rows(indices: jax.Array, weight: Narrow, dtype: jnp.dtype) -> jax.Array:
    """Rows of the weight by their indices, of any shape: what an embedding looks up."""
    values, scale, offset = (None if part is None else jnp.take(part, indices, axis=0) for part in weight)
    if weight.format == "int8":
        assert values is not None and scale is not None
        return (values.astype(jnp.float32) * scale[..., None]).astype(dtype)
    assert values is not None
    return widened(Narrow(values, scale, offset), dtype)
