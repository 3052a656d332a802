"""Packs levels, scales and offsets into the bytes of :mod:`.layout`, with NumPy, some strips at a time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..tensors import aligned_zeros
from .layout import QUAD, QUADS, STRIP, QuantizedFormat

PIECE_WEIGHTS = 256 * 1024  # weights packed at a time, so that intermediate arrays stay in the processor's caches
THREADS = 4


@dataclass(frozen=True, slots=True)
class QuantizedComponents:
    """The components of some outputs of a quantized weight, in plain order; None for those that the format lacks.

    Attributes:
        levels: uint8 (outputs, inputs).
        scales, offsets: (outputs, groups): float16, uint8 exponents, or integers (int8 without offsets, otherwise uint8); for the
            format with a scale per output, float32 (outputs, 1).
        steps, offset_steps: float16 (outputs, units), the factors of integer scales and offsets.
    """

    levels: np.ndarray
    scales: np.ndarray
    offsets: np.ndarray | None = None
    steps: np.ndarray | None = None
    offset_steps: np.ndarray | None = None

    def of(self, outputs: slice) -> QuantizedComponents:
        """Return the parts of some of the outputs."""
        fields = (self.levels, self.scales, self.offsets, self.steps, self.offset_steps)
        levels, scales, *others = (None if numbers is None else numbers[outputs] for numbers in fields)
        assert levels is not None and scales is not None
        return QuantizedComponents(levels, scales, *others)


def pack(
    format: QuantizedFormat, outputs: int, inputs: int, read_components: Callable[[slice], QuantizedComponents]
) -> np.ndarray:
    """Return the packed weight, uint8 (strips, bytes of a strip).

    ``read_components`` returns the parts of a range of outputs; it is called on several threads. Its exceptions are raised.
    """
    strips = -(-outputs // STRIP)
    packed = aligned_zeros((strips, format.strip_bytes(inputs)))

    size = max(1, PIECE_WEIGHTS // (STRIP * inputs))

    def fill(begin: int) -> None:
        end = min(begin + size, strips)
        _pack_strips(format, packed[begin:end], read_components(slice(begin * STRIP, min(end * STRIP, outputs))))

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(fill, range(0, strips, size)))
    return packed


def _pack_strips(format: QuantizedFormat, packed: np.ndarray, parts: QuantizedComponents) -> None:
    strips = len(packed)
    inputs = parts.levels.shape[1]
    units = inputs // format.unit
    ends = units * format.unit_bytes
    unit = packed[:, :ends].reshape(strips, units, format.unit_bytes)

    def put(at: int, numbers: np.ndarray, dtype: type[np.generic]) -> None:
        """Write values (outputs, units * n) as n times 16 values of each unit, starting at a byte."""
        of_outputs = _to_strips(numbers.astype(dtype, copy=False), strips).reshape(strips, STRIP, units, -1)
        bytes_ = np.ascontiguousarray(of_outputs.transpose(0, 2, 3, 1)).view(np.uint8).reshape(strips, units, -1)
        unit[:, :, at : at + bytes_.shape[2]] = bytes_

    unit[:, :, : format.scales_at] = _pack_levels(format, _to_strips(parts.levels, strips)).reshape(strips, units, -1)
    if format.scale == "output":
        packed[:, ends:] = _to_strips(parts.scales, strips).reshape(strips, STRIP).view(np.uint8)
    elif format.scale == "float16":
        put(format.scales_at, parts.scales, np.float16)
        if parts.offsets is not None:
            put(format.offsets_at, parts.offsets, np.float16)
    elif format.nibbles:
        assert parts.offsets is not None
        put(format.scales_at, parts.scales | parts.offsets << 4, np.uint8)
    else:
        put(format.scales_at, parts.scales.view(np.uint8), np.uint8)
        if parts.offsets is not None:
            put(format.offsets_at, parts.offsets, np.uint8)
    if parts.steps is not None:
        put(format.steps_at, parts.steps, np.float16)
    if parts.offset_steps is not None:
        put(format.steps_at + 2 * STRIP, parts.offset_steps, np.float16)


def _to_strips(numbers: np.ndarray, strips: int) -> np.ndarray:
    """Reshape (outputs, n) to (strips, 16, n), with zeros for the missing outputs."""
    outputs, count = numbers.shape
    if outputs < strips * STRIP:
        numbers = np.concatenate([numbers, np.zeros((strips * STRIP - outputs, count), numbers.dtype)])
    return numbers.reshape(strips, STRIP, count)


def _pack_levels(format: QuantizedFormat, levels: np.ndarray) -> np.ndarray:
    """Pack levels (strips, 16, inputs) into (strips, blocks, bytes of a block)."""
    strips, _, inputs = levels.shape
    # The four levels of a quad are moved as one uint32.
    quads = np.ascontiguousarray(levels).view(np.uint32).reshape(strips, STRIP, -1, QUADS)
    quads = np.ascontiguousarray(quads.transpose(0, 2, 3, 1))  # (strips, blocks, quads, 16)
    planes, low = [], 0
    for bits in format.planes:
        mask = np.uint32(0x01010101 * ((1 << bits) - 1))
        field = (quads >> np.uint32(low)) & mask if format.bits < 8 else quads
        field = field.reshape(strips, -1, 8 // bits, bits, STRIP)
        plane = field[:, :, 0]
        for place in range(1, 8 // bits):
            plane = plane | field[:, :, place] << np.uint32(place * bits)
        planes.append(plane.reshape(strips, inputs // (QUADS * QUAD), -1))
        low += bits
    return np.concatenate(planes, axis=-1).view(np.uint8) if len(planes) > 1 else planes[0].view(np.uint8)
