"""Reads the experts of MXFP4 checkpoints, as gpt-oss has them: numbers of four bits, and a power of two for each 32 inputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from ..sources.gguf_types import TensorType
from ..sources.gguf_values import dequantize_blocks
from ..sources.packed_weights import PackedExperts

if TYPE_CHECKING:
    from ..bridge.weights.formats import StoredWeight


def read_experts(experts: PackedExperts, tensors: Mapping[str, torch.Tensor], index: Any) -> torch.Tensor:
    """Return a part of the stack (experts, inputs, outputs) in float32; see :class:`..bridge.functional.WeightSource`."""
    first, *others = index if index else (slice(None),)
    numbers = np.arange(experts.shape[0])[first]
    made = np.empty((len(numbers), *experts.shape[1:]), np.float32)
    for place, number in enumerate(numbers):
        made[place] = dequantize_blocks(_blocks(experts, tensors, number), TensorType.MXFP4).T
    return torch.from_numpy(made[(slice(None), *others)])


def store_experts(experts: PackedExperts, tensors: Mapping[str, torch.Tensor], transposed: bool) -> StoredWeight | None:
    """Return the stack in a format that keeps its values; None if there is none."""
    from ..bridge.weights.gguf import store_stack  # imports JAX, which is not needed for PyTorch alone

    count, inputs, outputs = experts.shape
    if not transposed:  # the files are of a model whose tensors are
        return None
    return store_stack(
        lambda number: _blocks(experts, tensors, number), TensorType.MXFP4, (count, outputs, inputs), transposed
    )


def _blocks(experts: PackedExperts, tensors: Mapping[str, torch.Tensor], number: int) -> np.ndarray:
    """Return an expert's blocks as a GGUF file has them, uint8 (outputs, bytes of a row): there the lower halves of 16 bytes are
    the first 16 numbers, whereas here two numbers that follow each other share a byte."""
    packed, scales = (tensors[experts.prefix + part][number].numpy() for part in ("blocks", "scales"))
    levels = np.stack([packed & np.uint8(15), packed >> np.uint8(4)], axis=-1).reshape(*scales.shape, 2, 16)
    halves = levels[..., 0, :] | levels[..., 1, :] << np.uint8(4)
    blocks: np.ndarray = np.concatenate([scales[..., None], halves], axis=-1).reshape(len(scales), -1)
    return blocks
