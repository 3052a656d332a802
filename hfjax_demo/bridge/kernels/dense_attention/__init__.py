"""Attention of many queries to all keys of their head, on a CPU: what picture models compute in each of their layers.

XLA writes all scores down, reads them again for their maximum, for exp and for the sum, and runs a product for each head whose
inner size is as small as a head. Here it is one custom call a layer, whose code LLVM makes (:mod:`..machine_code`): a tile of
queries walks the keys in blocks whose scores stay in the innermost cache, with a running maximum and sum ("FlashAttention", Dao
et al., 2022, sections 3.1 and 3.2), all of it in float32.
"""

from __future__ import annotations

import sys
from typing import Any

import jax
import jax.numpy as jnp

from ...platforms import Platform, current
from .. import machine_code

TARGET = "hfjax_demo_dense_attention"
"""The name under which XLA knows the custom call."""

# What :func:`..machine_code.handler.handler` wants to know: a strip of 16 is a tile of queries of a head, and the work in it is
# that of both products. The pieces find all arrays through the list of arguments.
_ARGUMENTS = """
  %x = call ptr @data(ptr %args, i64 0)
  %w = getelementptr i8, ptr %args, i64 0
  %digits = call ptr @data(ptr %args, i64 0)
  %out = call ptr @data(ptr %rets, i64 0)
  %rows = call i64 @dim(ptr %args, i64 0, i64 0)
  %tiles = call i64 @dim(ptr %args, i64 0, i64 1)
  %head.dim = call i64 @dim(ptr %args, i64 0, i64 2)
  %tile = call i64 @dim(ptr %args, i64 0, i64 3)
  %stride = call i64 @dim(ptr %args, i64 1, i64 1)
  %value.dim = call i64 @dim(ptr %args, i64 2, i64 2)
  %dims = add i64 %head.dim, %value.dim
  %inputs.0 = mul i64 %stride, %dims
  %inputs.1 = mul i64 %inputs.0, %tile
  %inputs = sdiv i64 %inputs.1, 16
  %all.tiles = mul i64 %rows, %tiles
  %outputs = mul i64 %all.tiles, 16
"""


def supports() -> bool:
    """Whether :func:`attend` can be used, where a program that is traced now will run."""
    # XLA does not know how to split a custom call over a mesh.
    return current() is Platform.CPU and jax.device_count() == 1 and register()


def attend(q: jax.Array, k: jax.Array, v: jax.Array, scale: float) -> jax.Array:
    """Softmax attention without a mask.

    Args:
        q: (…, queries, head_dim), of any floating-point dtype.
        k: (…, keys, head_dim), with at least one key.
        v: (…, keys, value_dim).

    Returns:
        (…, queries, value_dim), of the dtype of ``q``.
    """
    from .code import TILE  # which imports LLVM

    *outer, queries, head_dim = q.shape
    tiles = -(-queries // TILE)
    scaled = (q * jnp.asarray(scale, q.dtype)).astype(jnp.float32).reshape(-1, queries, head_dim)
    padded = jnp.pad(scaled, ((0, 0), (0, tiles * TILE - queries), (0, 0)))
    tiled = padded.reshape(-1, tiles, TILE, head_dim).swapaxes(2, 3)
    keys, values = (array.astype(jnp.float32).reshape(-1, *array.shape[-2:]) for array in (k, v))
    result = jax.ShapeDtypeStruct((tiled.shape[0], tiles, v.shape[-1], TILE), jnp.float32)
    out = jax.ffi.ffi_call(TARGET, result)(tiled, keys, values)
    whole: jax.Array = out.swapaxes(2, 3).reshape(-1, tiles * TILE, v.shape[-1])[:, :queries]
    return whole.reshape(*outer, queries, v.shape[-1]).astype(q.dtype)


def register() -> bool:
    """Make the code and tell XLA of it, once in a process. False where that cannot be done."""
    return machine_code.register(TARGET, assembly)


def assembly(processor: Any) -> tuple[str, str]:
    """LLVM assembly: the handler, and the pieces of work that it calls."""
    from llvmlite import ir

    from ..machine_code.handler import handler
    from .code import write

    module = ir.Module("dense_attention")
    write(module, processor)
    return handler(_ARGUMENTS, can_yield=sys.platform != "win32"), str(module)
