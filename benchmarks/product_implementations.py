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
    return jnp.einsum("ri,oi->ro", x.astype(weight.arrays[0].dtype), weight.arrays[0])


def _int8_activation_product(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """Return XLA's int8 product: activations are rounded to int8 with one scale per row."""
    values, scales = weight.arrays
    rows, x = x.shape[0], _padded(x)
    step = abs(x).max(axis=1, keepdims=True) / INT8_MAX + 1e-30
    digits = jax.lax.optimization_barrier(jnp.round(x / step).astype(jnp.int8))
    sums = jax.lax.dot_general(digits, values, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32)
    product: jax.Array = (sums.astype(jnp.float32) * step * scales)[:rows]
    return product


def _padded(x: jax.Array) -> jax.Array:
    """Return x, a single row with a row of zeros, since XLA's library is slow with one."""
    return jnp.concatenate([x, jnp.zeros_like(x)]) if x.shape[0] == 1 else x


PRODUCTS: Mapping[str, Mapping[str, Product]] = {
    "float32": {"XLA": _xla, "XLA, weights first": lambda x, weight: few_rows_matmul(x, weight.arrays[0])},
    **{
        format: {"XLA": lambda x, weight: _xla(_padded(x), weight)[: x.shape[0]], OWN_KERNEL: multiply}
        for format in FLOATS
    },
    INT8_ROWS: {"XLA, activations int8": _int8_activation_product},
    **{format: {OWN_KERNEL: multiply} for format in FORMATS},
}
"""Implementations by weight format; see :mod:`hfjax_demo.bridge.weights.formats`."""


def make_test_weight(shape: tuple[int, int], stored: str) -> StoredWeight:
    """Return a weight of this shape in the format ``stored``. All its values are equal, which does not change the time."""
    outputs, inputs = shape
    if stored in FORMATS:
        strips = -(-outputs // STRIP), FORMATS[stored].strip_bytes(inputs)
        return StoredWeight(stored, shape, (jnp.full(strips, 0x21, jnp.uint8),))
    if stored == INT8_ROWS:
        return StoredWeight(stored, shape, (jnp.full(shape, 0x21, jnp.int8), jnp.full(outputs, 0.01, jnp.float32)))
    return StoredWeight(stored, shape, (jnp.full(shape, 0.01, stored),))


def compile_products(
    stored: str, shapes: Sequence[tuple[int, int]]
) -> dict[str, Callable[[Sequence[StoredWeight], Mapping[int, jax.Array]], jax.Array]]:
    """Return jitted functions by the names of the implementations that support all of these weights on this machine. They
    multiply all weights with the vectors (rows, inputs) of their number of inputs, each after the previous one, as in a model."""

    def compiled(product: Product) -> Any:
        def compute(weights: Sequence[StoredWeight], vectors: Mapping[int, jax.Array]) -> jax.Array:
            before = jnp.float32(0)
            for weight in weights:
                before = product(vectors[weight.shape[1]] + before, weight)[0, 0].astype(jnp.float32) * 1e-9
            return jnp.asarray(before)

        return jax.jit(compute)

    def supported(name: str) -> bool:
        return name != OWN_KERNEL or all(skinny_gemm.supports(stored, inputs) for _, inputs in shapes)

    return {name: compiled(product) for name, product in PRODUCTS[stored].items() if supported(name)}
