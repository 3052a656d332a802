"""Attention of many queries to all keys of their head, on a CPU: what picture models compute in each of their layers.

XLA writes all scores down, reads them again for their maximum, for exp and for the sum, and runs a product for each head whose
inner size is as small as a head. Here it is one custom call a layer, whose code LLVM makes (:mod:`..machine_code`): a tile of
queries walks the keys in blocks whose scores stay in the innermost cache, with a running maximum and sum ("FlashAttention", Dao
et al., 2022, sections 3.1 and 3.2). Queries, keys and values are read where linear layers leave them, heads side by side.

Scores and sums are float32. Where the processor multiplies pairs of bfloat16 numbers, and they are what is given, weights are
rounded to them for their product with the values, as PyTorch does; all other numbers of 16 bits are widened.
"""

from __future__ import annotations

import functools
import math

import jax
import jax.numpy as jnp

from ...platforms import Platform, current
from .. import machine_code
from ..machine_code import native
from ..machine_code.processors import Processor

TARGET = "hfjax_demo_dense_attention"
PAIRED = "hfjax_demo_dense_attention_bfloat16"
"""The names under which XLA knows the custom calls: with float32 numbers, and with pairs of bfloat16 ones."""

TILE = 64
"""Queries in a tile, whatever the processor: a stored program may be run by another one."""


def targets() -> list[str]:
    """The names of the custom calls."""
    return [TARGET, PAIRED]


def supports() -> bool:
    """Whether :func:`attend` can be used, where a program that is traced now will run."""
    # XLA does not know how to split a custom call over a mesh.
    return current() is Platform.CPU and jax.device_count() == 1 and register(TARGET)


def attend(q: jax.Array, k: jax.Array, v: jax.Array, scale: float) -> jax.Array:
    """Softmax attention without a mask.

    Args:
        q: (…, queries, head_dim), of any floating-point dtype.
        k: (…, keys, head_dim), with at least one key.
        v: (…, keys, value_dim).
        scale: what scores are multiplied with; not below 0.

    Returns:
        (…, queries, value_dim), of the dtype of ``q``.
    """
    paired = q.dtype == k.dtype == v.dtype == jnp.bfloat16 and q.shape[-1] % 2 == 0 and register(PAIRED)
    target, dtype = (PAIRED, jnp.bfloat16) if paired else (TARGET, jnp.float32)
    given = [_side_by_side(array.astype(dtype)) for array in (q, k, v)]
    result = jax.ShapeDtypeStruct((*given[0].shape[:-1], v.shape[-1]), dtype)
    of_two = jnp.full(1, scale / math.log(2), jnp.float32)  # for weights that are powers of two
    out = jax.ffi.ffi_call(target, result)(*given, of_two)
    whole: jax.Array = out.swapaxes(1, 2).reshape(*q.shape[:-1], v.shape[-1]).astype(q.dtype)
    return whole


def _side_by_side(array: jax.Array) -> jax.Array:
    """(…, heads, rows, size) as (pictures, rows, heads, size): as it was before it was split into heads, in most code."""
    heads = array.shape[-3] if array.ndim > 3 else 1
    return array.reshape(-1, heads, *array.shape[-2:]).swapaxes(1, 2)


def register(target: str) -> bool:
    """Make the code and tell XLA of it, once in a process. False where that cannot be done."""
    return machine_code.register(target, functools.partial(assembly, target=target), pairs=target == PAIRED)


def assembly(processor: Processor, target: str = TARGET) -> str:
    """LLVM assembly of one of :func:`targets`."""
    return native.assembly("dense_attention/kernel", processor.lanes, {"paired": target == PAIRED})
