"""Times the matrix products of a text model alone: with every weight format, every implementation and several row counts.

A decode step multiplies every weight matrix with one row for each conversation; a prefill does so with a row for each token. Only
these products are computed here, one after another, so that implementations can be compared without the rest of a model.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.lowerings.layers import few_rows_matmul
from hfjax_demo.bridge.weights.formats import INT8_MAX, INT8_ROWS, StoredWeight, multiply
from hfjax_demo.bridge.weights.layout import FLOATS, FORMATS, STRIP
from hfjax_demo.runtime.device import configure_jax, device_label
from hfjax_demo.settings import Settings

from .report import Report, tabulate
from .sides import matrix_shapes

ROWS = (1, 2, 4, 8, 16, 64, 256)
OWN = "hfjax"

Product = Callable[[jax.Array, StoredWeight], jax.Array]
"""``x @ weight.T`` of x (rows, inputs) and a weight (outputs, inputs)."""


def _xla(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """The plain product, left to XLA."""
    return jnp.einsum("ri,oi->ro", x.astype(weight.arrays[0].dtype), weight.arrays[0])


def _weights_first(x: jax.Array, weight: StoredWeight) -> jax.Array:
    return few_rows_matmul(x, weight.arrays[0])


def _two_rows(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """As :func:`_xla`, but a single row gets a row of zeros beside it, since XLA's library is slow with one row."""
    return _xla(jnp.concatenate([x, jnp.zeros_like(x)]), weight)[:1] if x.shape[0] == 1 else _xla(x, weight)


def _rounded_activations(x: jax.Array, weight: StoredWeight) -> jax.Array:
    """XLA's int8 product: the activations are rounded to int8 with a scale for each row; a single row is padded to two."""
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
    **{format: {"XLA": _two_rows, OWN: multiply} for format in FLOATS},
    INT8_ROWS: {"XLA, activations int8": _rounded_activations},
    **{format: {OWN: multiply} for format in FORMATS},
}
"""By how the weights are stored; see :mod:`hfjax_demo.bridge.weights.formats`."""


@dataclass(frozen=True, slots=True)
class ProductsRow:
    """One implementation with one number of rows; ``seconds`` is the median time of all products together.

    ``read_gb_per_s`` is the size of all weights divided by that time.
    """

    name: str
    precision: str
    rows: int
    seconds: float
    read_gb_per_s: float


def make_report(rows: Sequence[ProductsRow], matrices: int, device: str) -> Report:
    """A line for each way, with milliseconds by the number of rows."""
    numbers = sorted({row.rows for row in rows})
    found = {(row.precision, row.name, row.rows): row for row in rows}
    ways = list(dict.fromkeys((row.precision, row.name) for row in rows))

    def cell(count: int) -> Callable[[tuple[str, str]], str]:
        return lambda way: f"{found[*way, count].seconds * 1000:.1f}"

    columns: list[tuple[str, Callable[[tuple[str, str]], str]]] = [
        ("", lambda way: way[1]),
        ("weights", lambda way: way[0]),
        *((f"{count} rows" if count > 1 else "1 row", cell(count)) for count in numbers),
        ("1 row reads", lambda way: f"{found[*way, numbers[0]].read_gb_per_s:.1f} GB/s"),
    ]
    explained = f"milliseconds for the model's {matrices} products together, one after another."
    return Report(tuple(rows), tabulate(columns, ways), device, notes=(explained,), values={"matrices": matrices})


def run(
    folder: Path,
    settings: Settings,
    *,
    precisions: Sequence[str],
    rows: Sequence[int],
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Time every implementation that works here; for one precision and number of rows they take turns.

    Args:
        folder: of a model with safetensors files; only the shapes of its matrices matter.
        precisions: keys of :data:`PRODUCTS`.
        rows: numbers of rows, in rising order.
        repeats: timed rounds; a first round, which compiles, comes before them.
    """
    configure_jax(settings.cache_dir)
    shapes = matrix_shapes(folder)
    random = np.random.default_rng(0)
    found: list[ProductsRow] = []
    for part, precision in enumerate(precisions):
        weights = [_weight(shape, precision) for shape in shapes]
        read = sum(array.nbytes for array in jax.tree.leaves(weights))
        for index, count in enumerate(rows):
            on_progress(f"{precision}, {count} rows", (part + index / len(rows)) / len(precisions))
            vectors = {
                inputs: jnp.asarray(random.normal(size=(count, inputs)), jnp.float32)
                for inputs in {s[1] for s in shapes}
            }
            programs = {
                name: _program(product)
                for name, product in PRODUCTS[precision].items()
                if _has(precision, name, shapes)
            }
            times: dict[str, list[float]] = {name: [] for name in programs}
            for round_number in range(repeats + 1):  # the first compiles
                for name, program in programs.items():
                    started = time.perf_counter()
                    program(weights, vectors).block_until_ready()
                    if round_number:
                        times[name].append(time.perf_counter() - started)
            for name, measured in times.items():
                seconds = statistics.median(measured)
                found.append(ProductsRow(name, precision, count, seconds, read / seconds / 1e9))
    return make_report(found, len(shapes), device_label())


def _weight(shape: tuple[int, int], stored: str) -> StoredWeight:
    """A weight of this shape, stored in the format ``stored``: all numbers are alike, which takes as long as any others."""
    outputs, inputs = shape
    if stored in FORMATS:
        strips = -(-outputs // STRIP), FORMATS[stored].strip_bytes(inputs)
        return StoredWeight(stored, shape, (jnp.full(strips, 0x21, jnp.uint8),))
    if stored == INT8_ROWS:
        return StoredWeight(stored, shape, (jnp.full(shape, 0x21, jnp.int8), jnp.full(outputs, 0.01, jnp.float32)))
    return StoredWeight(stored, shape, (jnp.full(shape, 0.01, stored),))


def _has(format: str, name: str, shapes: Sequence[tuple[int, int]]) -> bool:
    return name != OWN or all(skinny_gemm.supports(format, inputs) for _, inputs in shapes)


def _program(product: Product) -> Callable[[Any, Any], jax.Array]:
    """A jitted function that computes all products; each depends on the one before, as in the layers of a model."""

    def compute(weights: Sequence[StoredWeight], vectors: Mapping[int, jax.Array]) -> jax.Array:
        before = jnp.float32(0)
        for weight in weights:
            before = product(vectors[weight.inputs] + before, weight)[0, 0].astype(jnp.float32) * 1e-9
        return jnp.asarray(before)

    program: Callable[[Any, Any], jax.Array] = jax.jit(compute)
    return program
