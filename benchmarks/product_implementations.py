"""The implementations of a product with a weight that ``products`` measures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.lowerings.layers import few_rows_matmul
from hfjax_demo.bridge.weights.formats import INT8_MAX, INT8_ROWS, StoredWeight, multiply
from hfjax_demo.bridge.weights.layout import FLOATS, FORMATS, STRIP

OWN_KERNEL = "hfjax"

Product = Callable[[jax.Array, StoredWeight], jax.Array]
"""``x @ weight.T`` of x (rows, inputs) and a weight (outputs, inputs)."""


def _xla(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """Return the plain product, computed by XLA."""
    return jnp.einsum("ri,oi->ro", x.astype(weight.arrays[0].dtype), weight.arrays[0])


def _weights_first(x: jax.Array, weight: StoredWeight) -> jax.Array:
    return few_rows_matmul(x, weight.arrays[0])


def _two_rows(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """Return the same as :func:`_xla`; a single row is padded with a row of zeros, since XLA's library is slow with one."""
    return _xla(jnp.concatenate([x, jnp.zeros_like(x)]), weight)[:1] if x.shape[0] == 1 else _xla(x, weight)


def _int8_activation_product(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """Return XLA's int8 product: activations are rounded to int8 with one scale per row; a single row is padded to two."""
    values, scales = weight.arrays
    rows = x.shape[0]
    x = jnp.concatenate([x, jnp.zeros_like(x)]) if rows == 1 else x
    step = abs(x).max(axis=1, keepdims=True) / INT8_MAX + 1e-30
    digits = jax.lax.optimization_barrier(jnp.round(x / step).astype(jnp.int8))
    sums = jax.lax.dot_general(digits, values, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32)
    product: jax.Array = (sums.astype(jnp.float32) * step * scales)[:rows]
    return product


PRODUCTS: Mapping[str, Mapping[str, Product]] = {
    "float32": {"XLA": _xla, "XLA, weights first": _weights_first},
    **{format: {"XLA": _two_rows, OWN_KERNEL: multiply} for format in FLOATS},
    INT8_ROWS: {"XLA, activations int8": _int8_activation_product},
    **{format: {OWN_KERNEL: multiply} for format in FORMATS},
}
"""Implementations by weight format; see :mod:`hfjax_demo.bridge.weight_files.formats`."""


def make_test_weight(shape: tuple[int, int], stored: str) -> StoredWeight:
    """Return a weight of this shape in the format ``stored``. All its values are equal, which does not change the time."""
    outputs, inputs = shape
    if stored in FORMATS:
        strips = -(-outputs // STRIP), FORMATS[stored].strip_bytes(inputs)
        return StoredWeight(stored, shape, (jnp.full(strips, 0x21, jnp.uint8),))
    if stored == INT8_ROWS:
        return StoredWeight(stored, shape, (jnp.full(shape, 0x21, jnp.int8), jnp.full(outputs, 0.01, jnp.float32)))
    return StoredWeight(stored, shape, (jnp.full(shape, 0.01, stored),))


def is_supported(stored: str, name: str, shapes: Sequence[tuple[int, int]]) -> bool:
    """Whether an implementation supports all of these weights on this machine."""
    return name != OWN_KERNEL or all(skinny_gemm.supports(stored, inputs) for _, inputs in shapes)


def compile_products(product: Product) -> Callable[[Any, Any], jax.Array]:
    """Return a jitted function that computes all products; each depends on the previous one, as in the layers of a model."""

    def compute(weights: Sequence[StoredWeight], vectors: Mapping[int, jax.Array]) -> jax.Array:
        before = jnp.float32(0)
        for weight in weights:
            before = product(vectors[weight.inputs] + before, weight)[0, 0].astype(jnp.float32) * 1e-9
        return jnp.asarray(before)

    jitted: Callable[[Any, Any], jax.Array] = jax.jit(compute)
    return jitted
