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

__all__ = ["describe", "holds_jax", "jax_view", "to_jax", "to_numpy", "to_torch", "torch_view"]


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
    """A copy of ``tensor`` on JAX's default device, complete when this returns: the original may change or go."""
    copied: jax.Array = jax.block_until_ready(jnp.array(to_numpy(tensor), copy=True))
    return copied


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
