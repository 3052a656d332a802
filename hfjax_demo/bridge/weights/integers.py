"""Stores a matrix of integers with a scale for each group of inputs, as GPTQ, AWQ and compressed-tensors make them."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from ...sources.packed_weights import PackedMatrix
from ..kernels import skinny_gemm
from .formats import StoredWeight
from .layout import BLOCK, FORMATS, STRIP, QuantizedFormat
from .packing import QuantizedComponents, pack
from .precision import Precision

NAMES = ("q4_0", "q5_0", "int8", "q8_0")
"""The formats without offsets, the smallest first: int8 has a scale per output, the others one for 32 inputs."""


def store_integers(numbers: np.ndarray, scales: np.ndarray, order: np.ndarray | None = None) -> StoredWeight | None:
    """Return the weight ``numbers * scales`` with exactly these values; None if no format has them, or no product takes it.

    Args:
        numbers: integers (outputs, inputs).
        scales: float32 (outputs, groups), for groups of the same number of inputs, which is a multiple of 32.
        order: the place of each of these inputs in the weight; None: the same.
    """
    (outputs, inputs), groups = numbers.shape, scales.shape[1]
    size, low, high = inputs // groups, int(numbers.min()), int(numbers.max())
    with np.errstate(over="ignore"):
        halves = scales.astype(np.float16)
    exact = bool((halves == scales).all() and np.isfinite(halves).all() and size % BLOCK == 0)
    for name in NAMES:
        format, of_outputs = FORMATS[name], name == "int8"
        holds = groups == 1 and bool(np.isfinite(scales).all()) if of_outputs else exact
        if not holds or not _fits(format, low, high) or not skinny_gemm.supports(name, inputs):
            continue
        repeated = scales if of_outputs else np.repeat(halves, size // BLOCK, axis=1)
        levels = (numbers.astype(np.int16) + np.int16(format.zero)).astype(np.uint8)
        arrays = [pack(format, outputs, inputs, QuantizedComponents(levels, repeated).of)]
        arrays += [] if order is None else [order.astype(np.int32)]
        return StoredWeight(name, (outputs, inputs), tuple(map(jnp.asarray, arrays)))
    return None


def packed_bytes(matrix: PackedMatrix, kept: Precision) -> int:
    """Return the bytes that a matrix will take on the device, as far as the headers of the files show."""
    (outputs, inputs), group = matrix.shape, matrix.shape[1] // matrix.groups
    middle = 1 << matrix.bits - 1
    least, most = (-middle, middle - 1) if matrix.is_symmetric else (1 - 2 * middle, 2 * middle - 1)
    for name in NAMES if kept.is_stored_compactly else ():
        format, has_scales = FORMATS[name], matrix.groups == 1 if name == "int8" else group % BLOCK == 0
        if has_scales and _fits(format, least, most) and skinny_gemm.supports(name, inputs):
            return -(-outputs // STRIP) * format.strip_bytes(inputs)
    return outputs * inputs * jnp.dtype(kept.computed).itemsize


def _fits(format: QuantizedFormat, least: int, most: int) -> bool:
    return -format.zero <= least and most < 2**format.bits - format.zero
