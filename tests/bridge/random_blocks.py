"""Random matrices as a GGUF file has them: any bits for what is quantised, ordinary numbers for scales."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import torch

from hfjax_demo.bridge.weights.formats import StoredWeight, store
from hfjax_demo.bridge.weights.gguf import store_blocks
from hfjax_demo.sources.gguf_types import BLOCKS
from hfjax_demo.sources.gguf_types import TensorType as Type

# Where a block of a type has its float16 numbers, in bytes.
SCALES = {
    Type.Q4_0: [0],
    Type.Q4_1: [0, 2],
    Type.Q5_0: [0],
    Type.Q5_1: [0, 2],
    Type.Q8_0: [0],
    Type.Q2_K: [80, 82],
    Type.Q3_K: [108],
    Type.Q4_K: [0, 2],
    Type.Q5_K: [0, 2],
    Type.Q6_K: [208],
    Type.IQ4_NL: [0],
    Type.MXFP4: [],
    Type.IQ1_S: [0],
    Type.IQ1_M: [],
    Type.IQ2_XXS: [0],
    Type.IQ2_XS: [0],
    Type.IQ2_S: [0],
    Type.IQ3_XXS: [0],
    Type.IQ3_S: [0],
    Type.IQ4_XS: [0],
    Type.TQ1_0: [52],
    Type.TQ2_0: [64],
    Type.NVFP4: [],
    Type.Q1_0: [0],
    Type.Q2_0: [0],
}
GROWN = {  # bits of a weight in memory, where it takes more than in the file
    Type.IQ1_S: 2.625, Type.IQ1_M: 3.5625, Type.IQ2_XXS: 3.3125, Type.IQ2_XS: 3.5625, Type.IQ2_S: 3.5625,
    Type.IQ3_XXS: 4.3125, Type.IQ3_S: 4.3125, Type.IQ4_XS: 4.3125, Type.TQ1_0: 2.3125, Type.TQ2_0: 2.3125,
    Type.NVFP4: 5, Type.Q1_0: 1.5, Type.Q2_0: 2.5,
}  # fmt: skip
QUANTISED = tuple(SCALES)
ODD_SCALES = (0.0, -0.0, 6e-8, -6e-8, 65504.0)  # float16's zeros, its least number, its largest


def random_blocks(kind: Type, outputs: int, inputs: int, *, odd: bool = False, seed: int = 0) -> np.ndarray:
    """uint8 (outputs, bytes of a row).

    Args:
        odd: some scales are at the edges of what float16 has.
    """
    random = np.random.default_rng(seed)
    if kind in (Type.F16, Type.BF16):
        numbers = random.normal(size=(outputs, inputs))
        return numbers.astype(np.float16 if kind == Type.F16 else ml_dtypes.bfloat16).view(np.uint8)
    size, block_bytes = BLOCKS[kind]
    blocks = random.integers(0, 256, (outputs, inputs // size, block_bytes), np.uint8)
    for place, at in enumerate(SCALES[kind]):
        scales = random.uniform(0.5, 2, blocks.shape[:2]) * 0.01
        # As in real files: an offset lies about half of the range below zero (K-quants take theirs off).
        scales *= -8 if place and kind in (Type.Q4_1, Type.Q5_1) else 1
        if odd:
            scales = np.where(random.random(scales.shape) < 0.3, random.choice(ODD_SCALES, scales.shape), scales)
        blocks[:, :, at : at + 2] = scales.astype(np.float16)[..., None].view(np.uint8)
    if kind == Type.MXFP4:
        blocks[:, :, 0] = (
            random.integers(2, 251, blocks.shape[:2]) if odd else random.integers(118, 124, blocks.shape[:2])
        )
    if kind == Type.IQ1_M:  # a quarter of the scale is in each of four integers
        scales = random.uniform(0.5, 2, blocks.shape[:2]) * 0.01
        scales = (
            np.where(random.random(scales.shape) < 0.3, random.choice(ODD_SCALES, scales.shape), scales)
            if odd
            else scales
        )
        whole = scales.astype(np.float16).view(np.uint16)[..., None] >> np.array([0, 4, 8, 12], np.uint16)
        blocks[:, :, 49::2] = blocks[:, :, 49::2] & 15 | (whole & 15).astype(np.uint8) << 4
    if kind == Type.NVFP4:
        blocks[:, :, :4] = random.integers(0, 127 if odd else 60, (*blocks.shape[:2], 4))
    return blocks.reshape(outputs, -1)


def stored(format: str, outputs: int, inputs: int) -> StoredWeight:
    """A random matrix in any format of :mod:`hfjax_demo.bridge.weights.layout`."""
    if format == "int8":
        weight = store(torch.randn(outputs, inputs, generator=torch.Generator().manual_seed(0)), "int8")
    else:
        kind = Type[{"float16": "F16", "bfloat16": "BF16"}.get(format, format.upper())]
        weight = store_blocks(random_blocks(kind, outputs, inputs), kind, (outputs, inputs))
    assert weight is not None and weight.format == format
    return weight
