"""Conversions between torch tensors and JAX arrays, including torch tensors with a JAX array inside."""

from __future__ import annotations

import math
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import torch
from jax.sharding import Sharding
from torchax.interop import jax_view, torch_view
from torchax.tensor import Tensor

# A cache line; JAX uses an array's memory without a copy only if it is aligned to this.
LINE_BYTES = 64

__all__ = ["holds_jax", "jax_view", "share_with_jax", "to_jax", "to_numpy", "to_shape_struct", "to_torch", "torch_view"]


def holds_jax(value: object) -> bool:
    """Return whether it is a torch tensor with a JAX array inside, which may be traced."""
    return isinstance(value, Tensor)


def to_numpy(tensor: torch.Tensor) -> np.ndarray:
    """Return the tensor as a NumPy array that shares its memory if possible."""
    tensor = tensor.detach().cpu().contiguous()
    if tensor.dtype is torch.bfloat16:  # NumPy has no such dtype
        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return tensor.numpy()


def to_jax(tensor: torch.Tensor) -> jax.Array:
    """Return a copy of ``tensor`` on JAX's default device, complete on return: the original may be changed or freed.

    NumPy makes the copy: ``jnp.array`` compiles a program for each shape, 0.4 s and 110 MB for an image model's weights.
    """
    array = to_numpy(tensor)
    copied = aligned_zeros(array.shape, array.dtype)
    copied[...] = array
    return jax.block_until_ready(jax.device_put(copied))


def aligned_zeros(shape: tuple[int, ...], dtype: Any = np.uint8) -> np.ndarray:
    """Return zeros that JAX uses on a CPU without a copy."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + LINE_BYTES, np.uint8)
    start = -memory.ctypes.data % LINE_BYTES
    return memory[start : start + size].view(dtype).reshape(shape)


def share_with_jax(tensor: torch.Tensor) -> jax.Array:
    """Return ``tensor`` on JAX's default device: on a CPU in the same memory, which must not be changed from then on."""
    return jax.block_until_ready(jax.device_put(to_numpy(tensor)))


def to_shape_struct(tensor: torch.Tensor, sharding: Sharding) -> Any:
    """Return the ``jax.ShapeDtypeStruct`` of the array that ``tensor``, possibly on the meta device, would become."""
    dtype = jax.dtypes.canonicalize_dtype(jnp.dtype(str(tensor.dtype).removeprefix("torch.")))
    return jax.ShapeDtypeStruct(tuple(tensor.shape), dtype, sharding=sharding)


def to_torch(array: jax.Array) -> torch.Tensor:
    """Return a copy of ``array`` as an ordinary CPU tensor; wait for the device."""
    copied = np.array(array)
    if copied.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(copied.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(copied)
