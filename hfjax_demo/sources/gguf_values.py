"""The float32 values of a GGUF file's tensors, by the package ``gguf``, and of the types that it lacks, as llama.cpp has them."""

from __future__ import annotations

import numpy as np
from gguf import quants

from .gguf_types import TensorType


def dequantize_blocks(blocks: np.ndarray, kind: TensorType) -> np.ndarray:
    """Return float32 (rows, inputs) for blocks, uint8 (rows, bytes per row)."""
    blocks = np.ascontiguousarray(blocks)
    if kind in (TensorType.Q1_0, TensorType.Q2_0):
        return _dequantize_fields(blocks, *{TensorType.Q1_0: (18, 1), TensorType.Q2_0: (18, 2)}[kind])
    numbers: np.ndarray = quants.dequantize(blocks, kind)  # type: ignore[arg-type]  # it looks the number up
    return numbers


def _dequantize_fields(rows: np.ndarray, size: int, bits: int) -> np.ndarray:
    """Dequantize blocks of ``size`` bytes: a float16 scale, then fields of 1 or 2 bits, the lowest first. One bit is -1 or 1, two
    bits are -1 to 2."""
    blocks = rows.reshape(len(rows), -1, size)
    scales = np.ascontiguousarray(blocks[..., :2]).view(np.float16).astype(np.float32)
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    fields = (blocks[..., 2:, None] >> shifts) & np.uint8((1 << bits) - 1)
    levels = fields.reshape(*blocks.shape[:2], -1).astype(np.float32)
    return ((levels * 2 - 1 if bits == 1 else levels - 1) * scales).reshape(len(rows), -1)
