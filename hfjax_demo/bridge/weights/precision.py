"""Precision: the dtypes of a text model's weights, KV cache and computation for a requested precision.

Imports nothing but JAX, because memory estimates use it before PyTorch is imported.
"""

from __future__ import annotations

from typing import NamedTuple

import jax

from ..platforms import Platform, current_platform, has_float8_products

INT8 = "int8"
FLOAT8 = "float8"

SAME_AS_COMPUTE = "auto"
"""The setting of a KV cache that is not rounded."""

EXACT = "exact"
"""The setting of activations that are not rounded."""

ONE_BYTE = frozenset((INT8, FLOAT8))
"""Dtypes that only matrices are rounded to; everything else is computed in a wider one."""


class Precision(NamedTuple):
    """Names of dtypes.

    Attributes:
        matrices: what the weights of linear layers and embeddings are rounded to.
        computed: activations and all other weights.
        cached: keys and values of the KV cache.
        is_stored_compactly: whether matrices are stored in the fewest bits that represent them (:mod:`.formats`), or in
            ``computed``.
        activations: what products with quantized weights round them to: "int16", "int8", or :data:`EXACT`.
    """

    matrices: str
    computed: str
    cached: str
    is_stored_compactly: bool
    activations: str = EXACT


def precision(
    dtype: str, cache_dtype: str = SAME_AS_COMPUTE, activations: str = EXACT, *, split: bool = False
) -> Precision:
    """Return the precision of a text model for ``dtype``, by its name in the settings, on the current platform.

    On a CPU only reading is faster in bfloat16 than in float32: everything else is slower. Therefore only the matrices are
    bfloat16 there, and the KV cache (``cache_dtype``) if requested.

    ``split``: whether the weights are split over devices: they are then stored in the dtype that they are computed in.
    """
    if current_platform() is not Platform.CPU:
        computed, is_stored_compactly = "bfloat16" if dtype in ONE_BYTE else dtype, dtype in ONE_BYTE
    elif dtype == "float16" or split:
        computed, is_stored_compactly = dtype, False
    else:
        computed, is_stored_compactly = "float32", True
    cached = computed if cache_dtype == SAME_AS_COMPUTE else cache_dtype
    return Precision(dtype, computed, cached, is_stored_compactly, activations)


def is_dtype_useful(dtype: str, device: jax.Device | None = None) -> bool:
    """Return whether weights of this dtype are an advantage on a device, by default JAX's first: float8 is not on all."""
    return dtype != FLOAT8 or has_float8_products(jax.devices()[0] if device is None else device)
