"""Reads FP8 matrices: E4M3 numbers times scales, in float32 and therefore without a second rounding."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import torch

from ..sources.scaled_weights import ScaledMatrix

if TYPE_CHECKING:
    from ..bridge.weights.formats import StoredWeight


def read_scaled(matrix: ScaledMatrix, tensors: Mapping[str, torch.Tensor], index: Any) -> torch.Tensor:
    """Return a part of the matrix in float32; see :class:`..bridge.functional.WeightSource`."""
    first, *others = index if index else (slice(None),)
    numbers = tensors[matrix.prefix + "weight"].view(torch.uint8)[first].view(torch.float8_e4m3fn).float()
    scales = _scales(matrix, tensors)[first]
    return (numbers * scales.repeat_interleave(numbers.shape[1] // scales.shape[1], dim=1))[(slice(None), *others)]


def store_scaled(matrix: ScaledMatrix, tensors: Mapping[str, torch.Tensor]) -> StoredWeight | None:
    """Return the matrix as it is, with a row of scales for each output; None if no product takes it."""
    import jax.numpy as jnp  # not needed for PyTorch alone

    from ..bridge.kernels import skinny_gemm
    from ..bridge.tensors import to_jax
    from ..bridge.weights.formats import StoredWeight
    from ..bridge.weights.layout import FP8

    bits, (_, groups) = tensors[matrix.prefix + "weight"].view(torch.uint8), matrix.grid
    if not skinny_gemm.supports(FP8, matrix.shape[1] // groups) or bool((bits & 0x7F == 0x7F).any()):  # no numbers
        return None
    return StoredWeight(FP8, matrix.shape, (to_jax(bits).view(jnp.float8_e4m3fn), to_jax(_scales(matrix, tensors))))


def _scales(matrix: ScaledMatrix, tensors: Mapping[str, torch.Tensor]) -> torch.Tensor:
    """Return the scales, float32 (outputs, groups of inputs)."""
    scales = tensors[matrix.prefix + matrix.scales].float().reshape(matrix.grid)
    return scales.repeat_interleave(matrix.shape[0] // matrix.grid[0], dim=0)
