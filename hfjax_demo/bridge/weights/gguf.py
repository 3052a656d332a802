"""Matrices of GGUF files as stored weights: their blocks as they are, where a format of :mod:`.formats` has the same numbers.

Layouts of the blocks: https://github.com/ggml-org/ggml, src/ggml-common.h.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import torch
from gguf import GGMLQuantizationType, quants

from ..kernels import skinny_gemm
from .formats import StoredWeight, store


def store_blocks(blocks: np.ndarray, kind: GGMLQuantizationType, shape: tuple[int, int]) -> StoredWeight | None:
    """A matrix of a file in the format that holds its numbers exactly; None if none does.

    Args:
        blocks: uint8 (outputs, bytes a row), as the file has them.
        kind: their type.
        shape: (outputs, inputs).
    """
    if kind in _LAYOUTS and skinny_gemm.supports(shape[1]):
        halves, size = _LAYOUTS[kind]
        split = blocks.reshape(shape[0], -1, 2 * halves + size)
        heads = np.ascontiguousarray(split[..., : 2 * halves]).view(np.float16)
        values = np.ascontiguousarray(split[..., 2 * halves :]).reshape(shape[0], -1)
        scales = np.ascontiguousarray(heads[..., 0])
        if kind is GGMLQuantizationType.Q8_0:
            return StoredWeight(_placed(values.view(np.int8)), _placed(scales))
        offsets = np.ascontiguousarray(heads[..., 1]) if halves == 2 else scales * np.float16(-8)
        return StoredWeight(_placed(values), _placed(scales), _placed(offsets))
    numbers = np.require(quants.dequantize(blocks, kind).reshape(shape), requirements="W")
    return store(torch.from_numpy(numbers), "float32")


# Half-precision numbers that begin a block (scale, offset), and the bytes of its levels. The levels of q4_1 lie as in a file.
_LAYOUTS = {
    GGMLQuantizationType.Q4_0: (1, 16),
    GGMLQuantizationType.Q4_1: (2, 16),
    GGMLQuantizationType.Q8_0: (1, 32),
}


def _placed(array: np.ndarray) -> jax.Array:
    placed: jax.Array = jax.block_until_ready(jnp.array(array, copy=True))
    return placed
