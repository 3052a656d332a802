"""Products with stored weights on a CPU, limited only by the speed of reading the weights; docs/products.md has a drawing.

For few rows XLA's library writes a copy of the weights in every call, and it does not support 4-bit weights. This custom call
reads each weight once, as it is stored, and is as exact as a float32 product, unless it is asked to round activations.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

import jax
import jax.numpy as jnp

from ...weights.layout import FLOATS, FORMATS, FP8, QuantizedFormat
from ...weights.precision import EXACT
from ..machine_code import Constants, CustomCall, host_processor
from ..machine_code.processors import CpuFeatures

TURN = 64  # the inputs of 16-bit floating-point weights are a multiple of this: kTurn of halves.cc

DIGITS: Mapping[str, int] = {EXACT: 3, "int16": 2, "int8": 1}
"""The digits of an activation that quantized weights are multiplied by; with fewer than three it is rounded to so many bytes."""

SCALES = ("float16", "integer", "exponent", "output")
"""The kinds of scales, in the order of quantised.cc."""


def supports(format: str, inputs: int, activations: str = EXACT, stacked: bool = False) -> bool:
    """Return whether :func:`matmul` supports weights of this format, and activations, in a program that is traced now; of FP8
    ``inputs`` are those of a group. There are no stacks in FP8."""
    unit = FORMATS[format].unit if format in FORMATS else TURN
    return inputs > 0 and inputs % unit == 0 and _call(format, activations, stacked).usable()


def rounds(format: str) -> bool:
    """Return whether products with these weights can round activations: on this processor, and with this format."""
    processor = host_processor()
    return format in FORMATS and processor is not None and processor.dot is not None


def matmul(
    format: str,
    x: jax.Array,
    weights: jax.Array,
    outputs: int,
    activations: str = EXACT,
    ends: jax.Array | None = None,
    scales: jax.Array | None = None,
) -> jax.Array:
    """Return ``x @ w.T``, summed in float32: float32 (rows, outputs).

    Each row's result is independent of the other rows. With quantized weights, a row with an infinity or NaN yields NaN.

    Args:
        format: of w, one of :data:`...weights.layout.FORMATS`, :data:`...weights.layout.FLOATS`, or FP8.
        x: float32 (rows, inputs), for which :func:`supports` is true.
        weights: uint8 (strips, bytes of a strip), or floating-point values (outputs, inputs).
        activations: a key of :data:`DIGITS`. Anything but :data:`...weights.precision.EXACT` rounds each number of x to the
            nearest of so many bits, of which the largest of each 32 sets the step; where :func:`rounds` is false nothing is
            rounded.
        ends: of a stack of matrices: int32 (matrices,), the index after the last row of x that is multiplied with each; the
            rows are sorted by matrix. Matrices without rows are not read. The weights are (matrices, strips, bytes of a strip),
            or (matrices, outputs, inputs).
        scales: of FP8: float32 (outputs, groups of inputs).
    """
    rows, inputs = x.shape
    results = [jax.ShapeDtypeStruct((rows, outputs), jnp.float32)]
    if format in FORMATS:  # room for digits on any processor: a stored program may run on another
        results.append(jax.ShapeDtypeStruct((rows, inputs * (1 + DIGITS[activations])), jnp.uint8))
    further = [array for array in (scales, ends) if array is not None]
    given = (x, weights if ends is None else weights.reshape(-1, weights.shape[-1]), *further)
    product: jax.Array = _call(format, activations, ends is not None)(results, *given)[0]
    factor = FORMATS[format].factor if format in FORMATS else 1.0
    return product if factor == 1 else product * factor


def _call(format: str, activations: str, stacked: bool) -> CustomCall:
    return (STACK_CALLS if stacked else CALLS)[format, activations if format in FORMATS else EXACT]


def _constants(format: QuantizedFormat, digits: int, stacked: bool, processor: CpuFeatures) -> Constants:
    """Return the constants of quantised.cc for a format and a processor."""
    zero, table, flipped = format.zero, format.table, False
    if processor.dot is not None:
        # If the instruction takes signed weights, levels from 0 to 255 are converted to signed bytes.
        high = processor.signed and max(table or (2**format.bits - 1,)) > 127
        zero = (1 << (format.bits - 1) if format.offset else zero) - 128 * high
        table = tuple(level ^ 0x80 if high else level for level in table)
        flipped = high and not table
    return {
        "bits": format.bits,
        "zero": zero,
        "group": format.group,
        "scale_kind": SCALES.index(format.scale),
        "has_offset": format.offset,
        "nibbles": format.nibbles,
        "has_table": bool(table),
        "table": (*table, *(0,) * (16 - len(table))),
        "has_dot": processor.dot is not None,
        "flipped": flipped,
        "digits": digits,
        "stacked": stacked,
    }


def _make_custom_call(format: str, activations: str, stacked: bool) -> CustomCall:
    # No name is part of another, so that programs register only the code that they call.
    parts = ("" if activations == EXACT else f"_{activations}", "_stack" if stacked else "_product")
    target = f"hfjax_demo{''.join(parts)}_{format}"
    if format in FORMATS:
        constants = functools.partial(_constants, FORMATS[format], DIGITS[activations], stacked)
        return CustomCall(target, "skinny_gemm/quantised", constants)
    floats = {"is_float8": format == FP8, "is_bfloat16": format == "bfloat16", "stacked": stacked}
    return CustomCall(target, "skinny_gemm/halves", lambda _: floats)


CALLS, STACK_CALLS = (
    {
        (format, activations): _make_custom_call(format, activations, stacked)
        for activations in DIGITS
        for format in (*FORMATS, *FLOATS, *(() if stacked else (FP8,)))
        if format in FORMATS or activations == EXACT
    }
    for stacked in (False, True)
)
"""By the format of the weights, and what activations are rounded to: products with a matrix, and with a stack of them."""
