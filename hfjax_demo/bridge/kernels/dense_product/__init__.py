"""The product of rows and a weight matrix in PyTorch's layout, on a CPU, as in the linear layers of image models.

XLA's float32 product takes up to twice as long for many rows of few inputs, or for small products. bfloat16 values are multiplied
in pairs, if the processor supports it, which takes half as long as float32; XLA's are slower than its float32 ones.
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

CHUNK = 192
"""Maximum columns of a task, on any processor: a stored program may be run by another one."""

DEPTH = 384
"""Inputs of a part, for float32: those of a chunk take a quarter of an L2 cache of a megabyte."""

WIDE_TILE = 48  # columns that are computed together, with the widest registers
WIDEST = 16  # float32 values of the widest register of any processor
CHUNK_BYTES = 1024 * 1024  # maximum size of the weights of a chunk that is not divided into parts

FEW_BYTES = 1024 * 1024
"""Maximum size of all rows for which a chunk is only one tile: they stay in the L2 cache while the chunks are computed, and
threads share the work on few rows evenly. Small products take up to a third less time this way, large ones a tenth more."""

MIN_FLOAT32_ROWS = 64
"""Minimum rows for float32. With fewer, whose weights are read from memory, XLA is as fast or faster. It has no such form for
bfloat16, for which this takes a seventh of its time or less."""


def should_multiply(rows: int, weights: Any) -> bool:
    """Return whether :func:`multiply` should be used for these rows and weights, of which shape and dtype matter, in a program
    that is traced now."""
    if weights.shape[0] % WIDEST:
        return False
    if weights.dtype == jnp.bfloat16:
        return weights.shape[1] % 2 == 0 and PAIRED.usable()
    return weights.dtype == jnp.float32 and rows >= MIN_FLOAT32_ROWS and FLOAT32.usable()


def multiply(x: jax.Array, weights: jax.Array, bias: jax.Array | None = None) -> jax.Array:
    """Return ``x @ weights.T + bias``, with float32 sums, of the dtype of ``x``.

    Args:
        x: (rows, inputs), float32 or bfloat16.
        weights: (outputs, inputs), of the same dtype.
        bias: (outputs,).
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
    return call(result, x, weights, bias, np.array([chunk, depth], np.int32))
