"""Conversions between torch tensors and JAX arrays, including torch tensors with a JAX array inside."""

from __future__ import annotations

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
    memory = np.empty(array.nbytes + LINE_BYTES, np.uint8)
    skipped = -memory.ctypes.data % LINE_BYTES
    copied = memory[skipped : skipped + array.nbytes].view(array.dtype).reshape(array.shape)
    copied[...] = array
    return _put_on_device(copied)


def share_with_jax(tensor: torch.Tensor) -> jax.Array:
    """Return ``tensor`` on JAX's default device: on a CPU in the same memory, which must not be changed from then on."""
    return _put_on_device(to_numpy(tensor))


def _put_on_device(array: np.ndarray) -> jax.Array:
    """Return the array on the device: on a CPU in the same memory if it is aligned to :data:`LINE_BYTES`."""
    return jax.block_until_ready(jax.device_put(array))


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
