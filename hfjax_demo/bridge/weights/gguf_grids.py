"""Reads the types of GGUF files whose levels come from a grid, or have one or two bits, for :mod:`.gguf`.

The package ``gguf`` has the grids. With a scale of one the values of a block are its levels times small integers, which are read
here: so the values that are stored are the package's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from gguf import quants

from ...sources.gguf_types import BLOCKS, TensorType
from .layout import QuantizedFormat
from .packing import QuantizedComponents

ONE = (0x00, 0x3C)  # the bytes of float16's 1
GROUPS = 8  # of 32 weights, in a block of 256


def _blocks(rows: np.ndarray, kind: TensorType) -> np.ndarray:
    """Return the blocks of some rows: uint8 (outputs, blocks, bytes of a block)."""
    return rows.reshape(len(rows), -1, BLOCKS[kind][1])


def _words(field: np.ndarray, dtype: type[np.generic]) -> np.ndarray:
    """Convert bytes (outputs, blocks, n) to integers of several bytes, (outputs, blocks, n / size)."""
    return np.ascontiguousarray(field).view(dtype)


def _flat(numbers: np.ndarray) -> np.ndarray:
    return numbers.reshape(len(numbers), -1)


def _nibbles(field: np.ndarray) -> np.ndarray:
    """Convert bytes (outputs, blocks, n) to integers (outputs, blocks, 2 n), the lower half of each byte first."""
    return np.stack([field & np.uint8(15), field >> np.uint8(4)], axis=-1).reshape(*field.shape[:2], -1)


def _scales(blocks: np.ndarray, kind: TensorType) -> tuple[np.ndarray, np.ndarray]:
    """Return the float16 scales of blocks (outputs, blocks) and the odd integers of their groups (outputs, blocks, groups)."""
    if kind is TensorType.IQ1_M:
        parts = _words(blocks[..., 48:], np.uint16)  # each has a quarter of the scale in its upper bits
        shifts = np.array([12, 8, 4, 0], np.uint16)
        whole = np.bitwise_or.reduce((parts & np.uint16(0xF000)) >> shifts, axis=2).astype(np.uint16)
        three_bits = parts[..., None] >> np.array([0, 3, 6, 9], np.uint16) & np.uint16(7)
        return whole.view(np.float16), 2 * three_bits.reshape(*blocks.shape[:2], -1).astype(np.int16) + 1
    steps = _words(blocks[..., :2], np.float16)[..., 0]
    integers: np.ndarray
    if kind is TensorType.IQ1_S:
        integers = _words(blocks[..., 34:], np.uint16) >> np.uint16(12) & np.uint16(7)
    elif kind is TensorType.IQ2_XXS:
        integers = _words(blocks[..., 2:], np.uint32)[..., 1::2] >> np.uint32(28)
    elif kind is TensorType.IQ3_XXS:
        integers = _words(blocks[..., 66:], np.uint32) >> np.uint32(28)
    else:
        integers = _nibbles(blocks[..., {TensorType.IQ2_XS: 66, TensorType.IQ2_S: 74, TensorType.IQ3_S: 106}[kind] :])
    return steps, 2 * integers.astype(np.int16) + 1


def _with_scale_one(blocks: np.ndarray, kind: TensorType) -> np.ndarray:
    """Return the values of blocks as if their float16 scales were 1: (outputs, inputs)."""
    blocks = blocks.copy()
    if kind is TensorType.IQ1_M:
        parts = blocks[..., 48:].reshape(*blocks.shape[:2], 4, 2)
        parts[..., 1] &= np.uint8(0x0F)
        parts[..., 1] |= np.array(
            [half << 4 & 0xF0 if low else half & 0xF0 for half in ONE for low in (True, False)], np.uint8
        )
    else:
        blocks[..., :2] = ONE
    numbers: np.ndarray = quants.dequantize(_flat(blocks), kind)  # type: ignore[arg-type]  # it looks the number up
    return numbers


def _levels(values: np.ndarray, format: QuantizedFormat) -> np.ndarray:
    """Return the places of whole numbers in the table of a format, uint8."""
    places = np.zeros(256, np.uint8)
    for place, level in enumerate(format.table):
        places[level] = place
    return places[values + format.zero]


def _grid(rows: np.ndarray, kind: TensorType, format: QuantizedFormat) -> QuantizedComponents:
    """Read a type whose values are a float16 times odd integers of the groups times a number of a grid."""
    blocks = _blocks(rows, kind)
    steps, integers = _scales(blocks, kind)
    values = _with_scale_one(blocks, kind).reshape(*integers.shape, -1) / (
        integers[..., None] * np.float32(format.factor)
    )
    levels = _levels(_flat(values).astype(np.int16), format)
    return QuantizedComponents(levels, _flat(integers).astype(np.int8), steps=steps)


def _iq1_s(rows: np.ndarray, kind: TensorType, format: QuantizedFormat) -> QuantizedComponents:
    """Read IQ1_S, whose groups of 32 have an offset of seven or nine eighths of their scale below -1, 0 and 1, or -2 to 0."""
    blocks = _blocks(rows, kind)
    steps, integers = _scales(blocks, kind)
    eighths = _with_scale_one(blocks, kind).reshape(*integers.shape, -1) / (
        integers[..., None] * np.float32(format.factor)
    )
    low = _words(blocks[..., 34:], np.uint16) >> np.uint16(15)
    levels = (_flat(eighths).astype(np.int16) + 9) >> 3
    offsets = integers * (7 + 2 * low.astype(np.int16))
    scales, given = (_flat(numbers).astype(np.uint8) for numbers in (8 * integers, offsets))
    return QuantizedComponents(levels.astype(np.uint8), scales, given, steps, -steps)


def _iq4_xs(rows: np.ndarray, kind: TensorType, _: QuantizedFormat) -> QuantizedComponents:
    blocks = _blocks(rows, kind)
    high = _words(blocks[..., 2:4], np.uint16) >> np.arange(0, 16, 2, dtype=np.uint16) & np.uint16(3)
    scales = _nibbles(blocks[..., 4:8]).astype(np.int16) + (high.astype(np.int16) << 4) - 32
    levels = blocks[..., 8:].reshape(*blocks.shape[:2], GROUPS, 1, 16) >> np.array([[0], [4]], np.uint8) & np.uint8(15)
    return QuantizedComponents(
        _flat(levels), _flat(scales).astype(np.int8), steps=_words(blocks[..., :2], np.float16)[..., 0]
    )


def _ternary(rows: np.ndarray, kind: TensorType, format: QuantizedFormat) -> QuantizedComponents:
    """Read a type with -1, 0 and 1 times a float16 for 256 weights, which is at the end of a block."""
    blocks = _blocks(rows, kind)
    steps = _words(blocks[..., -2:], np.float16)[..., 0]
    ones = blocks.copy()
    ones[..., -2:] = ONE
    values: np.ndarray = quants.dequantize(_flat(ones), kind)  # type: ignore[arg-type]  # it looks the number up
    levels = (values + format.zero).astype(np.uint8)
    return QuantizedComponents(levels, np.ones((len(rows), GROUPS * steps.shape[1]), np.int8), steps=steps)


def _nvfp4(rows: np.ndarray, kind: TensorType, _: QuantizedFormat) -> QuantizedComponents:
    """Read NVFP4, whose groups of 16 have scales of 8 bits (E4M3): float16 has all of these numbers."""
    blocks = _blocks(rows, kind)
    scales = quants.NVFP4.ue4m3_to_fp32(blocks[..., :4]).astype(np.float16)
    levels = blocks[..., 4:].reshape(*blocks.shape[:2], 4, 1, 8) >> np.array([[0], [4]], np.uint8) & np.uint8(15)
    return QuantizedComponents(_flat(levels), _flat(scales))


def _few_bits(rows: np.ndarray, kind: TensorType, format: QuantizedFormat) -> QuantizedComponents:
    """Read Q1_0 and Q2_0: a float16 scale for 128 or 64 weights, then their levels, the first ones in the lowest bits."""
    blocks = _blocks(rows, kind)
    shifts = np.arange(0, 8, format.bits, dtype=np.uint8)
    levels = blocks[..., 2:, None] >> shifts & np.uint8((1 << format.bits) - 1)
    scales = np.repeat(_words(blocks[..., :2], np.float16)[..., 0], BLOCKS[kind][0] // format.group, axis=1)
    return QuantizedComponents(_flat(levels), scales)


READERS: Mapping[TensorType, Callable[[np.ndarray, TensorType, QuantizedFormat], QuantizedComponents]] = {
    TensorType.IQ1_S: _iq1_s,
    TensorType.IQ1_M: _grid,
    TensorType.IQ2_XXS: _grid,
    TensorType.IQ2_XS: _grid,
    TensorType.IQ2_S: _grid,
    TensorType.IQ3_XXS: _grid,
    TensorType.IQ3_S: _grid,
    TensorType.IQ4_XS: _iq4_xs,
    TensorType.TQ1_0: _ternary,
    TensorType.TQ2_0: _ternary,
    TensorType.NVFP4: _nvfp4,
    TensorType.Q1_0: _few_bits,
    TensorType.Q2_0: _few_bits,
}
"""The reader of each type, given rows of a matrix, the type, and the format that stores it (:func:`.layout.format_of_type`)."""
