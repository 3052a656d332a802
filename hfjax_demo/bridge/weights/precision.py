"""Precision: what a text model's weights, and its keys and values, may be rounded to, and what it computes in, for the precision
that it is asked for in.

Imports nothing but JAX: an estimate wants to know before PyTorch is imported.
"""

from __future__ import annotations

from typing import NamedTuple

import jax

from ..platforms import Platform, current, widens_float8

INT8 = "int8"
FLOAT8 = "float8"

AS_COMPUTED = "auto"
"""What the settings call a cache whose keys and values are not rounded."""

ONE_BYTE = frozenset((INT8, FLOAT8))
"""What only matrices are rounded to; all else is computed in more."""


class Precision(NamedTuple):
    """Names of dtypes.

    Attributes:
        matrices: what the weights of linear layers and embeddings are rounded to.
        computed: activations and all other weights.
        cached: the keys and values of conversations.
        fewest_bits: the matrices are stored in as few bits as hold them (:mod:`.formats`); else as they are computed with.
    """

    matrices: str
    computed: str
    cached: str
    fewest_bits: bool


def precision(dtype: str, cache_dtype: str = AS_COMPUTED, *, split: bool = False) -> Precision:
    """How a text model asked for as ``dtype``, by its name in the settings, is kept on the platform at hand.

    On a CPU only reading is faster in bfloat16 than in float32: everything else is slower. So there only the matrices are
    bfloat16, and keys and values if that is asked for.

    Args:
        cache_dtype: of keys and values, by its name in the settings.
        split: the weights are split over devices: they are then stored in the dtype that they are computed in.
    """
    if current() is not Platform.CPU:
        computed, fewest_bits = "bfloat16" if dtype in ONE_BYTE else dtype, dtype in ONE_BYTE
    elif dtype == "float16" or split:
        computed, fewest_bits = dtype, False
    else:
        computed, fewest_bits = "float32", True
    return Precision(dtype, computed, computed if cache_dtype == AS_COMPUTED else cache_dtype, fewest_bits)


def of_use(dtype: str, device: jax.Device | None = None) -> bool:
    """Whether anything is gained by weights of a type, on JAX's first device unless another is given: float8 is not for all."""
    return dtype != FLOAT8 or widens_float8(jax.devices()[0] if device is None else device)
