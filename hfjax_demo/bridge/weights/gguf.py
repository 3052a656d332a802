"""Converts a matrix of a GGUF file to a :class:`~.formats.StoredWeight` with the same values, without a float32 copy.

The types are defined in https://github.com/ggml-org/ggml (``ggml-common.h`` has the blocks, ``ggml-quants.c`` their values).
They are read into levels, scales and offsets (:class:`.packing.QuantizedComponents`), which :mod:`.packing` rearranges; those
with few bits in :mod:`.gguf_grids`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import jax.numpy as jnp
import numpy as np

from ...sources.gguf_types import TensorType as Kind
from ..kernels import skinny_gemm
from ..tensors import aligned_zeros
from .formats import StoredWeight
from .gguf_grids import READERS as GRID_READERS
from .layout import FORMATS, QuantizedFormat, format_of_type
from .packing import QuantizedComponents, pack

SMALLEST_EXPONENT, LARGEST_EXPONENT = 2, 250  # of MXFP4: outside of these, its values are not normal float32 numbers

_FLOATS: Mapping[Kind, str] = {Kind.F16: "float16", Kind.BF16: "bfloat16"}


def store_blocks(blocks: np.ndarray, kind: Kind, shape: tuple[int, int]) -> StoredWeight | None:
    """Return a matrix of a GGUF file unchanged, on JAX's default device; None if it has to be dequantized instead.

    That is the case if there is no code for the product (:func:`..kernels.skinny_gemm.supports`: on an accelerator or a mesh),
    for unknown types (float32 is stored without a format), and for scales that are not finite, normal numbers.

    Args:
        blocks: uint8 (outputs, bytes of a row), possibly a memory map; a few rows are read at a time.
        kind: the matrix' type in the file.
        shape: (outputs, inputs).
    """
    name = _format_of(kind)
    if name is None or not skinny_gemm.supports(name, shape[1]):
        return None
    try:
        return StoredWeight(name, shape, (jnp.asarray(_rearranged(blocks, kind, name, shape)),))
    except _UnrepresentableScales:
        return None


def store_stack(
    read: Callable[[int], np.ndarray], kind: Kind, shape: tuple[int, int, int], transposed: bool
) -> StoredWeight | None:
    """Return a stack of matrices as :func:`store_blocks` does.

    Args:
        read: returns the blocks of a matrix, uint8 (outputs, bytes of a row).
        shape: (matrices, outputs, inputs).
        transposed: whether the model's tensor has its inputs before its outputs.
    """
    name, (count, *of_one) = _format_of(kind), shape
    outputs, inputs = of_one
    if name is None or not skinny_gemm.supports(name, inputs, stacked=True):
        return None
    made = None
    try:
        for place in range(count):
            one = _rearranged(read(place), kind, name, (outputs, inputs))
            made = aligned_zeros((count, *one.shape), one.dtype) if made is None else made
            made[place] = one
    except _UnrepresentableScales:
        return None
    return StoredWeight(name, shape, (jnp.asarray(made),), transposed=transposed)


def _format_of(kind: Kind) -> str | None:
    return _FLOATS.get(kind) or format_of_type(kind.name)


def _rearranged(blocks: np.ndarray, kind: Kind, name: str, shape: tuple[int, int]) -> np.ndarray:
    """Return the array of a stored weight of the format ``name``."""
    if kind in _FLOATS:
        values: np.ndarray = np.ascontiguousarray(blocks).view(jnp.dtype(name))
        return values
    format = FORMATS[name]

    def read(rows: slice) -> QuantizedComponents:
        if kind in GRID_READERS:
            return _checked(GRID_READERS[kind](blocks[rows], kind, format))
        return _checked(_READERS[name](blocks[rows], format))

    return pack(format, *shape, read)


class _UnrepresentableScales(Exception):
    """The formats cannot represent these scales."""


def _checked(parts: QuantizedComponents) -> QuantizedComponents:
    for numbers in (parts.scales, parts.offsets, parts.steps, parts.offset_steps):
        if numbers is not None and numbers.dtype == np.float16 and not np.isfinite(numbers).all():
            raise _UnrepresentableScales
    return parts


def _split_fields(rows: np.ndarray, *sizes: int) -> list[np.ndarray]:
    """Split the rows' blocks into fields of ``sizes`` bytes, each uint8 (outputs, blocks, size)."""
    blocks = rows.reshape(len(rows), -1, sum(sizes))
    return np.split(blocks, np.cumsum(sizes)[:-1], axis=2)


def _flat(numbers: np.ndarray) -> np.ndarray:
    return numbers.reshape(len(numbers), -1)


def _float16(field: np.ndarray) -> np.ndarray:
    """Convert bytes (outputs, blocks, 2) to float16 (outputs, blocks)."""
    return _flat(np.ascontiguousarray(field).view(np.float16))


def _unpack_integers(bytes_: np.ndarray, bits: int, side_by_side: int) -> np.ndarray:
    """Unpack integers of some bits: ``side_by_side`` bytes have the first integers in their lowest bits, the next ones above."""
    runs = bytes_.reshape(len(bytes_), -1, 1, side_by_side)
    shifts = np.arange(0, 8, bits, dtype=np.uint8)[:, None]
    return _flat((runs >> shifts) & np.uint8((1 << bits) - 1))


def _fifth_bits(field: np.ndarray) -> np.ndarray:
    """Convert bytes (outputs, blocks, 4), lowest bit first, to (outputs, inputs): 16 for each set bit."""
    return np.unpackbits(_flat(field), axis=1, bitorder="little") << np.uint8(4)


def _q4_or_q5(rows: np.ndarray, format: QuantizedFormat) -> QuantizedComponents:
    """Read the types with float16 scales, whose levels of five bits have the fifth ones apart."""
    sizes = (2,) * (1 + format.offset) + (4,) * (format.bits == 5)
    scale, *others, low = _split_fields(rows, *sizes, 16)
    offset = _float16(others.pop(0)) if format.offset else None
    levels = _unpack_integers(low, 4, 16)
    return QuantizedComponents(levels | _fifth_bits(others[0]) if others else levels, _float16(scale), offset)


def _q8_0(rows: np.ndarray, _: QuantizedFormat) -> QuantizedComponents:
    scale, levels = _split_fields(rows, 2, 32)
    return QuantizedComponents(_flat(levels) ^ np.uint8(0x80), _float16(scale))  # stored as level - 128, signed


def _q2_k(rows: np.ndarray, _: QuantizedFormat) -> QuantizedComponents:
    integers, levels, step, offset_step = _split_fields(rows, 16, 64, 2, 2)
    scales, offsets = _flat(integers & np.uint8(15)), _flat(integers >> np.uint8(4))
    return QuantizedComponents(_unpack_integers(levels, 2, 32), scales, offsets, _float16(step), -_float16(offset_step))


def _q3_k(rows: np.ndarray, _: QuantizedFormat) -> QuantizedComponents:
    high, low, integers, step = _split_fields(rows, 32, 64, 12, 2)
    levels = _unpack_integers(low, 2, 32) | _unpack_integers(high, 1, 32) << np.uint8(2)
    four, two = integers[..., :8], integers[..., 8:]
    scales = _unpack_integers(four, 4, 8) | _unpack_integers(two, 2, 4) << np.uint8(4)
    return QuantizedComponents(levels, scales.view(np.int8) - np.int8(32), steps=_float16(step))


def _six_bit_pairs(integers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Convert bytes (outputs, blocks, 12) to scales and offsets (outputs, groups): the first four of each have one byte each,
    whose upper bits are the upper bits of the other four."""
    first, second, low = np.split(integers, 3, axis=2)
    scales = [first & np.uint8(63), (low & np.uint8(15)) | (first >> np.uint8(2)) & np.uint8(48)]
    offsets = [second & np.uint8(63), low >> np.uint8(4) | (second >> np.uint8(2)) & np.uint8(48)]
    return _flat(np.concatenate(scales, axis=2)), _flat(np.concatenate(offsets, axis=2))


def _q4_k_or_q5_k(rows: np.ndarray, format: QuantizedFormat) -> QuantizedComponents:
    step, offset_step, integers, *high, low = _split_fields(rows, 2, 2, 12, *(32,) * (format.bits == 5), 128)
    levels = _unpack_integers(low, 4, 32)
    for fifth in high:
        levels |= _unpack_integers(fifth, 1, 32) << np.uint8(4)
    return QuantizedComponents(levels, *_six_bit_pairs(integers), _float16(step), -_float16(offset_step))


def _q6_k(rows: np.ndarray, _: QuantizedFormat) -> QuantizedComponents:
    low, high, integers, step = _split_fields(rows, 128, 64, 16, 2)
    levels = _unpack_integers(low, 4, 64) | _unpack_integers(high, 2, 32) << np.uint8(4)
    return QuantizedComponents(levels, _flat(np.ascontiguousarray(integers)).view(np.int8), steps=_float16(step))


def _mxfp4(rows: np.ndarray, _: QuantizedFormat) -> QuantizedComponents:
    exponent, levels = _split_fields(rows, 1, 16)
    exponents = _flat(exponent)
    if exponents.min() < SMALLEST_EXPONENT or exponents.max() > LARGEST_EXPONENT:
        raise _UnrepresentableScales
    return QuantizedComponents(_unpack_integers(levels, 4, 16), exponents)


_READERS: Mapping[str, Callable[[np.ndarray, QuantizedFormat], QuantizedComponents]] = {
    "q4_0": _q4_or_q5,
    "q4_1": _q4_or_q5,
    "q5_0": _q4_or_q5,
    "q5_1": _q4_or_q5,
    "iq4_nl": _q4_or_q5,  # the same except for the table of levels
    "q8_0": _q8_0,
    "q2_k": _q2_k,
    "q3_k": _q3_k,
    "q4_k": _q4_k_or_q5_k,
    "q5_k": _q4_k_or_q5_k,
    "q6_k": _q6_k,
    "mxfp4": _mxfp4,
}
"""By the format's name, which is that of the type in lower case."""
