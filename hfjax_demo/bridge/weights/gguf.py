"""Matrices of GGUF files as stored weights."""

from __future__ import annotations

import numpy as np
import torch
from gguf import GGMLQuantizationType, quants

from .formats import StoredWeight, store


def store_blocks(blocks: np.ndarray, kind: GGMLQuantizationType, shape: tuple[int, int]) -> StoredWeight | None:
    """A matrix of a file in the format that holds its numbers exactly; None if none does.

    Args:
        blocks: uint8 (outputs, bytes a row), as the file has them.
        kind: their type.
        shape: (outputs, inputs).
    """
    return store(torch.from_numpy(quants.dequantize(blocks, kind).reshape(shape)), "float32")
