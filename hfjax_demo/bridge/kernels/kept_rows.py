"""How a CPU's cache keeps a row: the key, or the value, of one head at one position.

dtype       elements
bfloat16    uint16: the bits of its numbers, rounded to that type. To write one bfloat16 number, XLA would widen the whole array
int8        its numbers as multiples of the row's own scale, which is a 127th of the largest; then that, a float32 in four bytes
others      its numbers

    [n0 n1 n2 … n63 | s s s s]      int8: number i is s * n_i

So every row is the last dimension of one array, and what moves rows about (growing, copying, sharing them out) need not know how
they are kept.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

SCALE_BYTES = 4  # of a float32

LARGEST = 127  # in a byte, of either sign


def element(dtype: jnp.dtype) -> jnp.dtype:
    """What an array of rows that are kept in ``dtype`` consists of."""
    return jnp.dtype(jnp.uint16) if dtype == jnp.bfloat16 else dtype


def kept_width(dim: int, dtype: jnp.dtype) -> int:
    """The elements of a row of ``dim`` numbers that are kept in ``dtype``."""
    return dim + SCALE_BYTES if dim and dtype == jnp.int8 else dim


def numbers_in(rows: jax.Array) -> int:
    """How many numbers each of these rows, its last dimension, holds."""
    width = rows.shape[-1]
    return width - SCALE_BYTES if width and rows.dtype == jnp.int8 else width


def keep(numbers: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """Rows of numbers (..., dim) as they are kept in ``dtype``: (..., ``kept_width(dim, dtype)``)."""
    if dtype == jnp.bfloat16:
        return jax.lax.bitcast_convert_type(numbers.astype(dtype), jnp.uint16)
    if dtype != jnp.int8:
        return numbers.astype(dtype)
    wide = numbers.astype(jnp.float32)
    scale = jnp.abs(wide).max(axis=-1, keepdims=True) / LARGEST
    multiples = jnp.round(wide / jnp.where(scale == 0, 1, scale)).astype(jnp.int8)
    return jnp.concatenate([multiples, jax.lax.bitcast_convert_type(scale, jnp.int8)[..., 0, :]], axis=-1)


def widen(rows: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """The numbers of rows that are kept so, in ``dtype``, which they are computed with."""
    if rows.dtype == jnp.uint16:
        return jax.lax.bitcast_convert_type(rows, jnp.bfloat16).astype(dtype)
    if rows.dtype != jnp.int8:
        return rows.astype(dtype)
    dim = numbers_in(rows)
    scale = jax.lax.bitcast_convert_type(rows[..., dim:], jnp.float32)
    return (rows[..., :dim].astype(jnp.float32) * scale[..., None]).astype(dtype)
