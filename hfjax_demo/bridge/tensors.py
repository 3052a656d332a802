"""The same array seen from both sides: a torch tensor that torch code can use, and the JAX array inside it."""

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

# Of the processor's cache, which XLA wants arrays to begin with.
LINE_BYTES = 64

__all__ = ["describe", "hand_over", "holds_jax", "jax_view", "to_jax", "to_numpy", "to_torch", "torch_view"]


def holds_jax(value: object) -> bool:
    """Whether it is a torch tensor with a JAX array inside, which may be a traced one."""
    return isinstance(value, Tensor)


def to_numpy(tensor: torch.Tensor) -> np.ndarray:
    """The tensor's numbers as NumPy has them, sharing its memory where that is possible."""
    tensor = tensor.detach().cpu().contiguous()
    if tensor.dtype is torch.bfloat16:  # which NumPy has no type of its own for
        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    array: np.ndarray = tensor.numpy()
    return array


def to_jax(tensor: torch.Tensor) -> jax.Array:
    """A copy of ``tensor`` on JAX's default device, complete when this returns: the original may change or go.

    The copy is NumPy's: ``jnp.array`` compiles a program for each shape, which for a picture model's weights is 0.4 s and, until
    the process ends, 110 MB.
    """
    array = to_numpy(tensor)
    memory = np.empty(array.nbytes + LINE_BYTES, np.uint8)
    skipped = -memory.ctypes.data % LINE_BYTES
    copied = memory[skipped : skipped + array.nbytes].view(array.dtype).reshape(array.shape)
    copied[...] = array
    return _placed(copied)


def hand_over(tensor: torch.Tensor) -> jax.Array:
    """``tensor`` on JAX's default device: on a CPU in the memory that it has, so nobody may change it from now on."""
    return _placed(to_numpy(tensor))


def _placed(array: np.ndarray) -> jax.Array:
    """On a CPU it is the same memory where that begins at a whole :data:`LINE_BYTES`."""
    placed: jax.Array = jax.block_until_ready(jax.device_put(array))
    return placed


def describe(tensor: torch.Tensor, sharding: Sharding) -> Any:
    """``jax.ShapeDtypeStruct`` of the array that ``tensor``, which may be on the meta device, would become."""
    dtype = jax.dtypes.canonicalize_dtype(jnp.dtype(str(tensor.dtype).removeprefix("torch.")))
    return jax.ShapeDtypeStruct(tuple(tensor.shape), dtype, sharding=sharding)


def to_torch(array: jax.Array) -> torch.Tensor:
    """A copy of ``array`` as an ordinary CPU tensor; waits for the device."""
    copied = np.array(array)
    if copied.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(copied.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(copied)
