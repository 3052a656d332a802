"""The formats in which weight matrices of linear layers and embeddings are stored, in fewer bits than they are multiplied in.

Exact formats lose nothing: those of GGUF files (:mod:`.layout`), also if a checkpoint was dequantized from one
(:mod:`.quantization_detection`), and bfloat16 where it represents all elements. Rounding formats are used on request: bfloat16,
int8 (one float32 scale per output), float8 (likewise). Code of a model sees an ordinary tensor (:func:`as_tensor`).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Sharding

from ..kernels import skinny_gemm
from ..tensors import to_jax, torch_view
from .layout import FLOATS, FORMATS, FP8, STRIP
from .packing import QuantizedComponents, pack
from .precision import EXACT, FLOAT8, INT8
from .quantization_detection import detect_quantization
from .unpacking import unpack

INT8_MAX = 127
INT8_ROWS, FLOAT8_ROWS = "int8_rows", "float8_rows"
ROW_SCALED_FORMATS: Mapping[str, Any] = MappingProxyType({INT8_ROWS: jnp.int8, FLOAT8_ROWS: jnp.float8_e4m3fn})
"""int8 and float8 as multiplied by XLA: values (outputs, inputs) of this dtype, and float32 scales (outputs,)."""

SCALES = ".scales"
"""Suffix of the key of a weight's second array in ``params``, appended to the weight's own key."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True, eq=False, slots=True)
class StoredWeight:
    """A weight as it is stored.

    Attributes:
        format: one of :data:`.layout.FORMATS`, :data:`.layout.FLOATS` or :data:`ROW_SCALED_FORMATS`, or FP8.
        shape: (outputs, inputs) of the weight that it represents; of a stack of matrices, such as a layer's experts, (matrices,
            outputs, inputs).
        arrays: uint8 (strips, bytes of a strip) for a format of :mod:`.layout`, and, if its inputs are stored in another order,
            the input of each stored one, int32 (inputs,); otherwise the values (outputs, inputs), and the scales if any. Those of
            a stack have an axis of matrices before these.
        activations: what :func:`multiply` may round them to; see :func:`..kernels.skinny_gemm.matmul`.
        transposed: whether the model's tensor has its inputs before its outputs.
    """

    format: str = field(metadata={"static": True})
    shape: tuple[int, ...] = field(metadata={"static": True})
    arrays: tuple[jax.Array, ...]
    activations: str = field(default=EXACT, metadata={"static": True})
    transposed: bool = field(default=False, metadata={"static": True})

    def named(self, key: str) -> dict[str, jax.Array]:
        """Return the arrays by their keys in ``params``."""
        return dict(zip((key, key + SCALES), self.arrays, strict=False))


class StoredWeightSpec(NamedTuple):
    """A stored weight without its arrays, with the dtype of the weight that it represents."""

    format: str
    shape: tuple[int, ...]
    dtype: jnp.dtype
    transposed: bool = False

    def of(self, params: Mapping[str, jax.Array], key: str, activations: str = EXACT) -> StoredWeight:
        """Return the weight whose arrays are in ``params``; see :meth:`StoredWeight.named`."""
        found = (params.get(key), params.get(key + SCALES))
        arrays = tuple(array for array in found if array is not None)
        return StoredWeight(self.format, self.shape, arrays, activations, self.transposed)


def store(weight: torch.Tensor, dtype: str) -> StoredWeight | None:
    """Return a weight (outputs, inputs) in the best format for JAX's default device; None if it is best left unchanged.

    Args:
        weight: on the CPU.
        dtype: what it may be rounded to: "float32" (not at all), "bfloat16", "int8" or "float8".
    """
    weight = weight.detach().float()
    outputs, inputs = shape = (weight.shape[0], weight.shape[1])
    if skinny_gemm.supports("q8_0", inputs):
        exact = detect_quantization(to_jax(weight))
        if exact is not None:
            return StoredWeight(exact[0], shape, (jnp.asarray(exact[1]),))
    bfloat16 = dtype == "float32" and skinny_gemm.supports("bfloat16", inputs)
    if dtype == "bfloat16" or (bfloat16 and not (weight.view(torch.int32) & 0xFFFF).any()):  # the dropped bits
        return StoredWeight("bfloat16", shape, (to_jax(weight.to(torch.bfloat16)),))
    if dtype == FLOAT8:
        return StoredWeight(FLOAT8_ROWS, shape, tuple(map(jnp.asarray, quantize_float8(weight.numpy()))))
    if dtype != INT8:
        return None
    values, scales = quantize_int8(weight.numpy())
    if not skinny_gemm.supports("int8", inputs):
        return StoredWeight(INT8_ROWS, shape, (jnp.asarray(values), jnp.asarray(scales)))
    levels = values.view(np.uint8) ^ np.uint8(0x80)
    packed = pack(FORMATS["int8"], outputs, inputs, QuantizedComponents(levels, scales[:, None]).of)
    return StoredWeight("int8", shape, (jnp.asarray(packed),))


def store_shape(shape: tuple[int, int], dtype: str, sharding: Sharding) -> StoredWeight:
    """Return the shapes of what :func:`store` returns on an accelerator for a weight of this shape, for "int8" or "float8"."""
    format = {INT8: INT8_ROWS, FLOAT8: FLOAT8_ROWS}[dtype]
    kinds = ((shape, ROW_SCALED_FORMATS[format]), (shape[:1], jnp.float32))
    arrays: Any = tuple(jax.ShapeDtypeStruct(size, kind, sharding=sharding) for size, kind in kinds)
    return StoredWeight(format, shape, arrays)


def quantize_int8(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Quantize float (outputs, inputs) to int8 values of the same shape and float32 scales (outputs,)."""
    scaled, scales = _scale_rows(weights, INT8_MAX)
    return np.rint(scaled, out=scaled).astype(np.int8), scales


def quantize_float8(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Quantize float (outputs, inputs) to float8_e4m3fn values of the same shape and float32 scales (outputs,)."""
    scaled, scales = _scale_rows(weights, float(jnp.finfo(jnp.float8_e4m3fn).max))
    return scaled.astype(jnp.float8_e4m3fn), scales


def _scale_rows(weights: np.ndarray, largest: float) -> tuple[np.ndarray, np.ndarray]:
    """Return a float32 copy with ``largest`` as the largest absolute value of each nonzero row, and the scales to restore it."""
    weights = weights.astype(np.float32)
    scales = np.abs(weights).max(axis=1) / largest
    scales = np.where(scales > 0, scales, 1).astype(np.float32)
    weights /= scales[:, None]
    return weights, scales


@functools.partial(jax.jit, static_argnames="dtype")  # traced once per format and shape, instead of for each weight
def dequantize(weight: StoredWeight, dtype: jnp.dtype) -> jax.Array:
    """Return the weight (outputs, inputs), or (matrices, outputs, inputs), that a stored weight represents."""
    if weight.format in ROW_SCALED_FORMATS:
        values, scales = weight.arrays
        return (values.astype(jnp.float32) * scales[:, None]).astype(dtype)
    if weight.format == FP8:
        return _scaled(*weight.arrays).astype(dtype)
    if weight.format in FLOATS:
        return weight.arrays[0].astype(dtype)
    *matrices, outputs, inputs = weight.shape
    packed = weight.arrays[0]
    strips = unpack(FORMATS[weight.format], packed.reshape(-1, packed.shape[-1]), inputs)
    return _in_order(strips.reshape(*matrices, -1, inputs)[..., :outputs, :].astype(dtype), weight)


def _scaled(values: jax.Array, scales: jax.Array) -> jax.Array:
    """Multiply float8 values (…, inputs) by the scales (…, groups) of inputs that follow each other, in float32."""
    return values.astype(jnp.float32) * jnp.repeat(scales, values.shape[-1] // scales.shape[-1], axis=-1)


def _in_order(values: jax.Array, weight: StoredWeight) -> jax.Array:
    """Move the inputs (…, inputs) of a format of :mod:`.layout` from the order in which they are stored."""
    return values if len(weight.arrays) == 1 else jnp.take(values, jnp.argsort(weight.arrays[1]), axis=-1)


def as_tensor(weight: StoredWeight, dtype: jnp.dtype) -> torch.Tensor:
    """Return the weight as a torch tensor of ``dtype`` that any operator can use, with the stored weight attached to it.

    The tensor is not computed if its operators use the attached one (:func:`get_stored_weight`).
    """
    values = dequantize(weight, dtype)
    return with_stored_weight(torch_view(values.swapaxes(-2, -1) if weight.transposed else values), weight)


def with_stored_weight(tensor: torch.Tensor, weight: StoredWeight) -> torch.Tensor:
    """Attach a stored weight to a tensor of the values that it represents, and return the tensor."""
    tensor.stored_weight = weight  # type: ignore[attr-defined]
    return tensor


def get_stored_weight(tensor: torch.Tensor) -> StoredWeight | None:
    """Return the stored weight that is attached to a tensor; None if there is none."""
    return getattr(tensor, "stored_weight", None)


def multiply(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """Return ``x @ weight.T`` for floating-point x (rows, inputs): (rows, outputs), of the dtype of ``x``."""
    if weight.format in ROW_SCALED_FORMATS:  # accelerators widen values while reading; scales are applied last
        values, scales = weight.arrays
        product = jnp.einsum("ri,oi->ro", x, values.astype(x.dtype), preferred_element_type=jnp.float32)
        return (product * scales).astype(x.dtype)
    if weight.format == FP8:
        values, scales = weight.arrays
        if not skinny_gemm.supports(FP8, values.shape[1] // scales.shape[1]):
            return jnp.einsum("ri,oi->ro", x, dequantize(weight, x.dtype))
        return skinny_gemm.matmul(FP8, x.astype(jnp.float32), values, len(values), scales=scales).astype(x.dtype)
    if skinny_gemm.supports(weight.format, weight.shape[1], weight.activations):
        x = x if len(weight.arrays) == 1 else jnp.take(x, weight.arrays[1], axis=1, mode="clip")
        given = x.astype(jnp.float32), weight.arrays[0], weight.shape[0], weight.activations
        return skinny_gemm.matmul(weight.format, *given).astype(x.dtype)
    return jnp.einsum("ri,oi->ro", x, dequantize(weight, x.dtype))


def multiply_stack(x: jax.Array, weight: StoredWeight, ends: jax.Array) -> jax.Array:
    """Return the product of each row of x (rows, inputs) with a matrix of a stack, transposed: (rows, outputs), in x's dtype.

    Args:
        ends: int32 (matrices,), the index after the last row for each matrix, by which the rows are sorted.
    """
    given = x.astype(jnp.float32), weight.arrays[0], weight.shape[-2], weight.activations
    return skinny_gemm.matmul(weight.format, *given, ends=ends.astype(jnp.int32)).astype(x.dtype)


def look_up(indices: jax.Array, weight: StoredWeight, dtype: jnp.dtype) -> jax.Array:
    """Return rows of the weight by their indices, of any shape: an embedding lookup."""
    if weight.format in FORMATS:
        flat = indices.reshape(-1)
        strips = jnp.take(weight.arrays[0], flat // STRIP, axis=0)
        rows = unpack(FORMATS[weight.format], strips, weight.shape[1], flat % STRIP)
        return _in_order(rows.reshape(*indices.shape, -1).astype(dtype), weight)
    table = weight.arrays[0]
    if weight.format in FLOATS:
        # As integers: on a CPU XLA would convert the whole table to float32 in every call.
        bits = jnp.take(jax.lax.bitcast_convert_type(table, jnp.uint16), indices, axis=0)
        return jax.lax.bitcast_convert_type(bits, table.dtype).astype(dtype)
    rows = jnp.take(table, indices, axis=0)
    if weight.format == FP8:
        return _scaled(rows, jnp.take(weight.arrays[1], indices, axis=0)).astype(dtype)
    if weight.format in ROW_SCALED_FORMATS:
        rows = rows.astype(jnp.float32) * jnp.take(weight.arrays[1], indices, axis=0)[..., None]
    return rows.astype(dtype)
