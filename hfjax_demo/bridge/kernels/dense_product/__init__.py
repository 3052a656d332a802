"""The product of rows and a weight matrix as PyTorch has it, on a CPU: what linear layers of picture models compute.

One custom call a layer, whose code LLVM makes (:mod:`..machine_code`). XLA's product of float32 numbers is as quick for some
shapes, and takes up to twice as long with many rows of few inputs, or with little to do. Its products of bfloat16 numbers are
slower than those of float32 ones; here they are multiplied two by two, where the processor does that, and take half as long.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..machine_code import CustomCall

KERNEL = "dense_product/kernel"
FLOAT32 = CustomCall("hfjax_demo_dense_product", KERNEL, lambda _: {"paired": 0})
PAIRED = CustomCall("hfjax_demo_dense_product_bfloat16", KERNEL, lambda _: {"paired": 1}, pairs=True)
CALLS = (FLOAT32, PAIRED)

BLOCK = 32
"""Rows of a task, for which its weights are collected once."""

CHUNK = 192
"""Columns of a task, at most. Whatever the processor: a stored program may be run by another one."""

DEPTH = 384
"""Inputs of a part, of float32 numbers: those of a chunk take a quarter of a second cache of a megabyte."""

WIDE_TILE = 48  # columns that are computed together, with the widest registers
WIDEST = 16  # numbers of any processor's register
CHUNK_BYTES = 1024 * 1024  # of the weights of a chunk that is not cut into parts, at most

FEW_BYTES = 1024 * 1024
"""Of all rows, at most, if a chunk is to be but a tile: they stay in the second cache while one chunk after another is computed,
and threads share few rows' work evenly. Small products take up to a third less time so, large ones a tenth more."""

FEWEST_ROWS = 64
"""Of float32 numbers. XLA is as quick or quicker with fewer, whose weights are read from memory; it has no such form of bfloat16
ones, for which this takes a seventh of its time or less."""


def multiplies(rows: int, weights: Any) -> bool:
    """Whether :func:`multiply` is to be used for so many rows and weights (outputs, inputs), of which only shape and dtype count,
    where a program that is traced now will run."""
    if weights.shape[0] % WIDEST:
        return False
    if weights.dtype == jnp.bfloat16:
        return weights.shape[1] % 2 == 0 and PAIRED.usable()
    return weights.dtype == jnp.float32 and rows >= FEWEST_ROWS and FLOAT32.usable()


def multiply(x: jax.Array, weights: jax.Array, bias: jax.Array | None = None) -> jax.Array:
    """``x @ weights.T + bias``, with float32 sums.

    Args:
        x: (rows, inputs), float32 or bfloat16.
        weights: (outputs, inputs), of the same dtype.
        bias: (outputs,).

    Returns:
        (rows, outputs), of the dtype of ``x``.
    """
    outputs, inputs = weights.shape
    bias = jnp.zeros(outputs, x.dtype) if bias is None else bias.astype(x.dtype)
    call, chunk, depth = FLOAT32, CHUNK, min(inputs, DEPTH)
    if x.dtype == jnp.bfloat16:
        call, depth = PAIRED, inputs // 2
        in_cache = CHUNK_BYTES // (4 * depth * WIDE_TILE) * WIDE_TILE
        chunk = min(CHUNK, max(in_cache, WIDE_TILE))
    if x.size * x.dtype.itemsize <= FEW_BYTES:
        chunk = WIDE_TILE
    result = jax.ShapeDtypeStruct((x.shape[0], outputs), x.dtype)
    out: jax.Array = call(result, x, weights, bias, np.array([chunk, depth], np.int32))
    return out
