"""The memory layout of quantized weights: one description per format, used by packing, unpacking and the products.

A quantized weight is ``factor * (scale * (level - zero) + offset)``. A level has 1 to 8 bits; groups of 16 or 32 inputs of an
output share the scale and the offset. The formats are those of GGUF files (https://github.com/ggml-org/ggml, ggml-common.h and
ggml-quants.c), with the same values bit for bit. Types whose levels come from a grid (IQ1_S to IQ3_S) are stored as the numbers
that occur in it, by a table. Only the order in memory differs: a product computes 16 outputs side by side, and its data is stored
in the order in which it is read. docs/products.md has a drawing.

- 16 outputs are a *strip*. A strip is a sequence of *units* of 32 inputs, or of 256 in the formats whose scales are themselves
  quantized. The format with a scale per output (int8) has them, float32, at the end of each strip. Zeros fill the last strip.
- A unit is its levels, one *block* of 32 inputs after the other; then 16 scales of each group; then 16 offsets of each; then 16
  float16 steps that its integer scales are multiplied by, and 16 for its offsets. Parts that a format lacks are omitted.
- A block is 8 *quads* of 4 inputs. 16 outputs of a quad are 64 bytes of levels (``[output][input]``), a 512-bit register.
  Levels of fewer bits are stored in *planes* of 4, 2 or 1 bits, the low bits of a level in the first plane. A plane of ``p``
  bits is ``p`` times 64 bytes, of which number ``i`` has, from its low bits on, quads ``i``, ``p + i``, ``2 p + i`` and so on.

Data only; imports nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

STRIP = 16
"""Outputs computed side by side."""

BLOCK = 32
"""Inputs whose activations are quantized together."""

QUAD = 4
"""Inputs side by side, in the four bytes of an output that an integer dot product adds up."""

QUADS = BLOCK // QUAD
QUAD_BYTES = STRIP * QUAD

SUPER_BLOCK = 256
"""Inputs of a unit in the formats with quantized scales."""

_PLANES: Mapping[int, tuple[int, ...]] = {1: (1,), 2: (2,), 3: (2, 1), 4: (4,), 5: (4, 1), 6: (4, 2), 8: (8,)}


@dataclass(frozen=True, slots=True)
class QuantizedFormat:
    """A format of quantized weights.

    Attributes:
        name: its name, also in the user interface.
        bits: of a level: 1, 2, 3, 4, 5, 6 or 8.
        zero: the level that represents zero.
        group: inputs that share a scale, 16 or 32.
        scale: its kind: a float16 per group; an integer per group times a float16 per unit; an exponent of two per group (E8M0
            of https://www.opencompute.org, "Microscaling Formats (MX) v1.0", halved); or a float32 per output.
        offset: whether groups have offsets, of the same kind as the scale.
        nibbles: whether the integers of scale and offset share a byte, with the scale in the lower half. Otherwise each has one
            byte: unsigned in formats with offsets, signed in those without.
        table: maps the levels in memory to the levels that they represent; () if they are the same.
        factor: a power of two, at most 1, that all values are multiplied by last: float16 steps of a file may be too small to be
            divided by it.
    """

    name: str
    bits: int
    zero: int = 0
    group: int = 32
    scale: Literal["float16", "integer", "exponent", "output"] = "float16"
    offset: bool = False
    nibbles: bool = False
    table: tuple[int, ...] = ()
    factor: float = 1.0

    @property
    def planes(self) -> tuple[int, ...]:
        """Bits of each plane."""
        return _PLANES[self.bits]

    @property
    def unit(self) -> int:
        """Inputs of a unit."""
        return SUPER_BLOCK if self.scale == "integer" else BLOCK

    @property
    def groups(self) -> int:
        """Groups of a unit."""
        return self.unit // self.group

    @property
    def block_bytes(self) -> int:
        """Bytes of the levels of a block."""
        return self.bits * QUAD_BYTES

    @property
    def scale_bytes(self) -> int:
        """Bytes of a scale, and of an offset."""
        return {"float16": 2, "integer": 1, "exponent": 1, "output": 0}[self.scale]

    @property
    def scales_at(self) -> int:
        """Position of the scales in a unit, in bytes."""
        return self.unit // BLOCK * self.block_bytes

    @property
    def offsets_at(self) -> int:
        """Position of the offsets in a unit, in bytes: that of the scales if they share bytes."""
        return self.scales_at + (0 if self.nibbles else self.groups * STRIP * self.scale_bytes)

    @property
    def steps_at(self) -> int:
        """Position of the float16 steps of the integers in a unit, in bytes: 16 for the scales, then 16 for the offsets."""
        return self.offsets_at + (self.groups * STRIP * self.scale_bytes if self.offset or self.nibbles else 0)

    @property
    def unit_bytes(self) -> int:
        """Bytes of a unit."""
        return self.steps_at + (2 * STRIP * (1 + self.offset) if self.scale == "integer" else 0)

    def strip_bytes(self, inputs: int) -> int:
        """Return the bytes of a strip."""
        return inputs // self.unit * self.unit_bytes + (4 * STRIP if self.scale == "output" else 0)


_IQ4_NL = (-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113)
_MXFP4 = (0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12)  # twice those of E2M1, because the scale is halved


def _table(*values: int) -> Mapping[str, Any]:
    """Return zero and table of a format whose levels represent these numbers."""
    zero = -min(values)
    return {"zero": zero, "table": tuple(zero + value for value in values)}


_IQ1_M = (-9, -7, -1, 1, 7, 9)  # eight times (-1, 0 or 1, plus or minus an eighth)
_IQ2 = (-43, -25, -8, 8, 25, 43)
_IQ3_XXS = tuple(sign * size for size in (4, 12, 20, 28, 36, 44, 52, 62) for sign in (-1, 1))

FORMATS: Mapping[str, QuantizedFormat] = {
    format.name: format
    for format in (
        QuantizedFormat("q4_0", 4, zero=8),
        QuantizedFormat("q4_1", 4, offset=True),
        QuantizedFormat("q5_0", 5, zero=16),
        QuantizedFormat("q5_1", 5, offset=True),
        QuantizedFormat("q8_0", 8, zero=128),
        QuantizedFormat("q2_k", 2, group=16, scale="integer", offset=True, nibbles=True),
        QuantizedFormat("q3_k", 3, zero=4, group=16, scale="integer"),
        QuantizedFormat("q4_k", 4, scale="integer", offset=True),
        QuantizedFormat("q5_k", 5, scale="integer", offset=True),
        QuantizedFormat("q6_k", 6, zero=32, group=16, scale="integer"),
        QuantizedFormat("iq4_nl", 4, zero=128, table=tuple(128 + value for value in _IQ4_NL)),
        QuantizedFormat("mxfp4", 4, zero=12, scale="exponent", table=tuple(12 + value for value in _MXFP4)),
        QuantizedFormat("iq1_s", 2, scale="integer", offset=True, factor=1 / 8),
        QuantizedFormat("iq1_m", 3, group=16, scale="integer", factor=1 / 8, **_table(*_IQ1_M)),
        QuantizedFormat("iq2_xxs", 3, scale="integer", factor=1 / 8, **_table(*_IQ2)),
        QuantizedFormat("iq2_s", 3, group=16, scale="integer", factor=1 / 8, **_table(*_IQ2)),
        QuantizedFormat("iq3_xxs", 4, scale="integer", factor=1 / 4, **_table(*_IQ3_XXS)),
        QuantizedFormat("iq3_s", 4, scale="integer", **_table(*range(-15, 16, 2))),
        QuantizedFormat("iq4_xs", 4, scale="integer", **_table(*_IQ4_NL)),
        QuantizedFormat("tq2_0", 2, zero=1, scale="integer"),
        QuantizedFormat("nvfp4", 4, group=16, **_table(*_MXFP4)),
        QuantizedFormat("q1_0", 1, **_table(-1, 1)),
        QuantizedFormat("q2_0", 2, zero=1),
        QuantizedFormat("int8", 8, zero=128, scale="output"),
    )
}
"""The formats by name."""

_SAME_FORMAT: Mapping[str, str] = {"iq2_xs": "iq2_s", "tq1_0": "tq2_0"}


def format_of_type(name: str) -> str | None:
    """Return the name of the format that stores a GGUF type, given the name of the type; None if none does."""
    found = _SAME_FORMAT.get(name.lower(), name.lower())
    return found if found in FORMATS else None


FLOATS = ("bfloat16", "float16")
"""The formats that are just a dtype: (outputs, inputs) unchanged."""

FP8 = "fp8"
"""The format of E4M3 numbers (outputs, inputs) unchanged, with float32 scales (outputs, groups of inputs)."""
