"""The storage of a row of a CPU's KV cache: the key, or the value, of one head at one position.

dtype       elements
bfloat16    uint16: the bits of bfloat16 values. To write a single bfloat16 value, XLA would widen the whole array
int8        values as multiples of the row's scale, which is 1/127 of the largest; then the scale, a float32 in four bytes
others      the values

    [n0 n1 n2 … n63 | s s s s]      int8: value i is s * n_i

A row is the last dimension of one array, so code that moves rows does not depend on the format.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

SCALE_BYTES = 4  # of a float32

LARGEST = 127  # largest absolute value in a byte


def element(dtype: jnp.dtype) -> jnp.dtype:
    """Return the dtype of an array of rows stored in ``dtype``."""
    return jnp.dtype(jnp.uint16) if dtype == jnp.bfloat16 else dtype


def stored_width(dim: int, dtype: jnp.dtype) -> int:
    """Return the number of elements of a row of ``dim`` values stored in ``dtype``."""
    return dim + SCALE_BYTES if dim and dtype == jnp.int8 else dim


def encode_rows(numbers: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """Convert rows of values (..., dim) to their form for ``dtype``: (..., ``stored_width(dim, dtype)``)."""
    if dtype == jnp.bfloat16:
        return jax.lax.bitcast_convert_type(numbers.astype(dtype), jnp.uint16)
    if dtype != jnp.int8:
        return numbers.astype(dtype)
    wide = numbers.astype(jnp.float32)
    scale = jnp.abs(wide).max(axis=-1, keepdims=True) / LARGEST
    multiples = jnp.round(wide / jnp.where(scale == 0, 1, scale)).astype(jnp.int8)
    return jnp.concatenate([multiples, jax.lax.bitcast_convert_type(scale, jnp.int8)[..., 0, :]], axis=-1)


def decode_rows(rows: jax.Array, dtype: jnp.dtype) -> jax.Array:
    """Convert stored rows back to values in ``dtype``, which they are computed with."""
    if rows.dtype == jnp.uint16:
        return jax.lax.bitcast_convert_type(rows, jnp.bfloat16).astype(dtype)
    if rows.dtype != jnp.int8:
        return rows.astype(dtype)
    dim = max(rows.shape[-1] - SCALE_BYTES, 0)
    scale = jax.lax.bitcast_convert_type(rows[..., dim:], jnp.float32)
    return (rows[..., :dim].astype(jnp.float32) * scale[..., None]).astype(dtype)
