"""The formats in which weight matrices of linear layers and embeddings are stored: in fewer bits than they are multiplied in.

Generating text is mostly reading weights, so fewer bits are more tokens a second.

Exact formats lose nothing. A checkpoint that came out of a quantised file still has that file's values, spelt out in float32; so
on a CPU each matrix is stored in the smallest of these formats that gives back every one of its numbers, bit for bit:

q4_1        5 bits. Each 32 weights of an output share a scale and an offset, float16: ``w = scale * q + offset``, q from 0 to
            15. GGUF's Q4_1 and Q4_0 are that (https://github.com/ggml-org/ggml, ggml-quants.c).
q8_0        8.5 bits. Each 32 weights share a scale, float16: ``w = scale * q``, q from -127 to 127. GGUF's Q8_0.
bfloat16    16 bits, as most checkpoints on the hub have them.

Rounding formats are for those who ask for them: bfloat16; and

int8        8 bits. Each output has one scale, float32, that its largest weight sets.

A product on a CPU is that of :mod:`..kernels.skinny_gemm`, which leaves the activations as they are; elsewhere it is XLA's own,
with the weights dequantised on the way.

To the code of a model a stored weight still looks like the floating-point tensor it stands for: see :func:`as_tensor`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import torch

from ..kernels import skinny_gemm
from ..kernels.skinny_gemm.product import GROUP
from ..tensors import to_jax, torch_view

SCALES, OFFSETS = ".scales", ".offsets"
"""What those of a weight are called in ``params``: its own key, and this behind it."""

INT8_MAX = 127
LEVELS = 16  # of q4_1
FIRST_OUTPUTS = 4  # outputs that are looked at first: a matrix that has not a format shows it in its first numbers


class StoredWeight(NamedTuple):
    """A weight as it is stored.

    Attributes:
        values: bfloat16 or int8 (outputs, inputs); of q4_1, uint8 (outputs, inputs / 2), where the 16 bytes of a group have its
            first 16 weights in their lower halves and the others in their upper ones.
        scales: float32 (outputs,) of int8, float16 (outputs, inputs / 32) of q8_0 and q4_1; None for bfloat16.
        offsets: of q4_1, as its scales; None for all others.
    """

    values: jax.Array
    scales: jax.Array | None = None
    offsets: jax.Array | None = None

    @property
    def format(self) -> str:
        """One of :data:`..kernels.skinny_gemm.product.FORMATS`."""
        if self.scales is None:
            return "bfloat16"
        if self.offsets is not None:
            return "q4_1"
        return "int8" if self.scales.ndim == 1 else "q8_0"

    @property
    def inputs(self) -> int:
        """Of the layer."""
        width: int = self.values.shape[1]
        return width if self.offsets is None else 2 * width

    @property
    def scales_and_offsets(self) -> tuple[jax.Array, ...]:
        """As far as the format has them."""
        return tuple(part for part in (self.scales, self.offsets) if part is not None)


def store(weight: torch.Tensor, dtype: str) -> StoredWeight | None:
    """A weight (outputs, inputs) in the format that is best on JAX's default device; None: it is best left as it is.

    Args:
        weight: on the CPU.
        dtype: what it may be rounded to: "float32" (not at all), "bfloat16" or "int8".
    """
    weight = weight.detach().float()
    if skinny_gemm.supports(weight.shape[1]):
        exact = in_groups(to_jax(weight))
        if exact is not None:
            return exact
        if dtype == "float32" and not (weight.view(torch.int32) & 0xFFFF).any():  # the bits that bfloat16 lacks
            return StoredWeight(to_jax(weight.to(torch.bfloat16)))
    if dtype == "bfloat16":
        return StoredWeight(to_jax(weight.to(torch.bfloat16)))
    if dtype == "int8":
        values, scales = quantize_int8(weight.numpy())
        return StoredWeight(to_jax(torch.from_numpy(values)), to_jax(torch.from_numpy(scales)))
    return None


def quantize_int8(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """float (outputs, inputs) → int8 values of the same shape and float32 scales (outputs,)."""
    weights = weights.astype(np.float32)
    scales = np.abs(weights).max(axis=1) / INT8_MAX
    scales = np.where(scales > 0, scales, 1).astype(np.float32)
    weights /= scales[:, None]
    return np.rint(weights, out=weights).astype(np.int8), scales


def in_groups(weight: jax.Array) -> StoredWeight | None:
    """float32 (outputs, inputs), the inputs a multiple of 32, as q4_1 or q8_0; None if neither has all of its numbers."""
    for how in _GROUPED:
        if _quantized(how, weight[:FIRST_OUTPUTS]) is not None and (found := _quantized(how, weight)) is not None:
            return found
    return None


def _quantized(how: str, weight: jax.Array) -> StoredWeight | None:
    # The float16 numbers leave a program and enter the next. Within one, XLA takes the liberty of not rounding them.
    scales, offsets = jax.jit(_GROUPED[how])(weight)
    pack = jax.jit(_pack_q8_0 if how == "Q8_0" else _pack_q4_1)
    values, exact = pack(weight, scales, offsets)
    return StoredWeight(values, scales, None if how == "Q8_0" else offsets) if exact else None


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
    scales = (jnp.where(-lowest >= highest, lowest, highest) / -(LEVELS // 2)).astype(jnp.float16)
    return scales, scales * -(LEVELS // 2)


def _like_q8_0(weight: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The weight that is furthest from zero has level 127 or -127."""
    scales = (abs(_groups(weight)).max(axis=2) / INT8_MAX).astype(jnp.float16)
    return scales, jnp.zeros_like(scales)


_GROUPED: Mapping[str, Callable[[jax.Array], tuple[jax.Array, jax.Array]]] = {
    "Q4_1": _like_q4_1,
    "Q4_0": _like_q4_0,
    "Q8_0": _like_q8_0,
}


def _pack_q4_1(weight: jax.Array, scales: jax.Array, offsets: jax.Array) -> tuple[jax.Array, jax.Array]:
    groups, scales, offsets = (
        _groups(weight),
        scales.astype(jnp.float32)[..., None],
        offsets.astype(jnp.float32)[..., None],
    )
    levels = jnp.clip(jnp.round((groups - offsets) / jnp.where(scales == 0, 1, scales)), 0, LEVELS - 1)
    exact = jnp.all(levels * scales + offsets == groups)
    halves = levels.astype(jnp.uint8).reshape(*groups.shape[:2], 2, GROUP // 2)
    return (halves[:, :, 0] | halves[:, :, 1] << 4).reshape(weight.shape[0], -1), exact


def _pack_q8_0(weight: jax.Array, scales: jax.Array, offsets: jax.Array) -> tuple[jax.Array, jax.Array]:
    groups, scales = _groups(weight), scales.astype(jnp.float32)[..., None]
    levels = jnp.clip(jnp.round(groups / jnp.where(scales == 0, 1, scales)), -INT8_MAX, INT8_MAX)
    return levels.astype(jnp.int8).reshape(weight.shape), jnp.all(levels * scales == groups)


def dequantize(weight: StoredWeight, dtype: jnp.dtype) -> jax.Array:
    """The weight (outputs, inputs) that a stored one stands for."""
    return _dequantized(weight.format, *weight, dtype)


def _dequantized(
    format: str, values: jax.Array, scales: jax.Array | None, offsets: jax.Array | None, dtype: jnp.dtype
) -> jax.Array:
    """Rows of a weight, with any leading axes."""
    if scales is None:
        return values.astype(dtype)
    if format == "int8":
        return (values.astype(jnp.float32) * scales[..., None]).astype(dtype)
    leading, scales = scales.shape[:-1], scales.astype(jnp.float32)[..., None]
    if offsets is None:
        wide = values.reshape(*leading, -1, GROUP).astype(jnp.float32) * scales
    else:
        bytes_ = values.reshape(*leading, -1, GROUP // 2)
        levels = jnp.concatenate([bytes_ & (LEVELS - 1), bytes_ >> 4], axis=-1)
        wide = levels.astype(jnp.float32) * scales + offsets.astype(jnp.float32)[..., None]
    return wide.reshape(*leading, -1).astype(dtype)


def as_tensor(weight: StoredWeight, dtype: jnp.dtype) -> torch.Tensor:
    """The weight as a torch tensor of ``dtype`` that any operator may use, with the stored one attached to it.

    Operators that know of stored weights (:func:`stored_in`) take that one, and the other is then not computed. For those that
    do not, or that only ask for the weight's dtype, it is a weight like any other.
    """
    tensor: torch.Tensor = torch_view(dequantize(weight, dtype))
    tensor.stored_weight = weight  # type: ignore[attr-defined]
    return tensor


def stored_in(tensor: torch.Tensor) -> StoredWeight | None:
    """The stored weight that :func:`as_tensor` made a tensor of; None of any other tensor."""
    return getattr(tensor, "stored_weight", None)


def multiply(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """``x @ weight.T`` of x (rows, inputs), floating point; (rows, outputs), as ``x``."""
    if skinny_gemm.supports(weight.inputs):
        product = skinny_gemm.matmul(weight.format, x.astype(jnp.float32), weight.values, *weight.scales_and_offsets)
        return product.astype(x.dtype)
    if weight.format == "int8":  # an accelerator's matrix units widen as they read; the scales come after
        product = jnp.einsum("ri,oi->ro", x, weight.values.astype(x.dtype), preferred_element_type=jnp.float32)
        return (product * weight.scales_and_offsets[0]).astype(x.dtype)
    return jnp.einsum("ri,oi->ro", x, dequantize(weight, x.dtype))


def look_up(indices: jax.Array, weight: StoredWeight, dtype: jnp.dtype) -> jax.Array:
    """Rows of the weight by their indices, of any shape: what an embedding does."""
    values, scales, offsets = (None if part is None else jnp.take(part, indices, axis=0) for part in weight)
    assert values is not None
    return _dequantized(weight.format, values, scales, offsets, dtype)
