"""Unpacks the bytes of :mod:`.layout` to the float32 values that they represent, as a JAX function."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from .layout import BLOCK, QUAD, STRIP, QuantizedFormat


def unpack(format: QuantizedFormat, strips: jax.Array, inputs: int, output: jax.Array | None = None) -> jax.Array:
    """Return float32 (strips, 16, inputs); with ``output``, float32 (strips, inputs).

    The values equal those of GGUF's own reader, bit for bit, regardless of which multiplications and additions a compiler
    contracts: a level times a scale is exact in float32, and so is an integer times its step.

    Args:
        strips: uint8 (strips, bytes of a strip).
        output: int32 (strips,), the only requested output of each strip, 0 to 15.
    """
    count, units = len(strips), inputs // format.unit
    ends = units * format.unit_bytes
    unit = strips[:, :ends].reshape(count, units, format.unit_bytes)

    def wanted(numbers: jax.Array, axis: int) -> jax.Array:
        """Move the outputs' axis behind that of the strips, and select one output if only one is requested."""
        numbers = jnp.moveaxis(numbers, axis, 1)
        if output is None:
            return numbers
        return jnp.take_along_axis(numbers, output.reshape(-1, *[1] * (numbers.ndim - 1)), axis=1)

    def groups(at: int, dtype: Any, each: int) -> jax.Array:
        """Return 16 values per group (or unit), starting at a byte of each unit, as (strips, outputs, groups)."""
        found = unit[:, :, at : at + each * STRIP * jnp.dtype(dtype).itemsize].reshape(count, units * each, STRIP, -1)
        found = jax.lax.bitcast_convert_type(found if jnp.dtype(dtype).itemsize > 1 else found[..., 0], dtype)
        return wanted(found, 2)

    blocks = unit[:, :, : format.scales_at].reshape(count, inputs // BLOCK, format.block_bytes)
    levels = wanted(_unpack_levels(format, blocks), 3)
    levels = levels.reshape(*levels.shape[:2], -1, format.group).astype(jnp.int32) - format.zero
    numbers = levels.astype(jnp.float32)
    if format.scale == "output":
        scales = jax.lax.bitcast_convert_type(strips[:, ends:].reshape(count, STRIP, 4), jnp.float32)
        numbers = numbers * wanted(scales, 1)[..., None, None]
    elif format.scale == "exponent":
        exponents = groups(format.scales_at, jnp.uint8, format.groups).astype(jnp.int32) - 1
        numbers = numbers * jax.lax.bitcast_convert_type(exponents << 23, jnp.float32)[..., None]
    else:
        scales, offsets = (_float_scales if format.scale == "float16" else _integer_scales)(format, groups)
        numbers = numbers * scales[..., None]
        numbers = numbers if offsets is None else numbers + offsets[..., None]
    numbers = numbers.reshape(*numbers.shape[:2], inputs) * format.factor
    return numbers if output is None else numbers[:, 0]


def _unpack_levels(format: QuantizedFormat, blocks: jax.Array) -> jax.Array:
    """Unpack uint8 (strips, blocks, bytes of a block) to levels, uint8 (strips, blocks, quads, 16, 4)."""
    levels, low, at = None, 0, 0
    for bits in format.planes:
        size = bits * STRIP * QUAD
        plane = blocks[:, :, at : at + size].reshape(*blocks.shape[:2], 1, bits, STRIP, QUAD)
        shifts = jnp.arange(0, 8, bits, dtype=jnp.uint8).reshape(-1, 1, 1, 1)
        fields = (plane >> shifts) & jnp.uint8((1 << bits) - 1)
        fields = fields.reshape(*blocks.shape[:2], -1, STRIP, QUAD)
        levels = fields if levels is None else levels | fields << jnp.uint8(low)
        low, at = low + bits, at + size
    assert levels is not None
    return jnp.asarray(format.table, jnp.uint8)[levels] if format.table else levels


def _float_scales(format: QuantizedFormat, groups: Any) -> tuple[jax.Array, jax.Array | None]:
    scales = groups(format.scales_at, jnp.float16, format.groups).astype(jnp.float32)
    if not format.offset:
        return scales, None
    return scales, groups(format.offsets_at, jnp.float16, format.groups).astype(jnp.float32)


def _integer_scales(format: QuantizedFormat, groups: Any) -> tuple[jax.Array, jax.Array | None]:
    def of_groups(integers: jax.Array, at: int) -> jax.Array:
        steps = groups(at, jnp.float16, 1).astype(jnp.float32)
        return integers.astype(jnp.float32) * jnp.repeat(steps, format.groups, axis=2)

    if not format.offset:
        return of_groups(groups(format.scales_at, jnp.int8, format.groups), format.steps_at), None
    scales, offsets = (groups(at, jnp.uint8, format.groups) for at in (format.scales_at, format.offsets_at))
    if format.nibbles:
        scales, offsets = scales & jnp.uint8(15), offsets >> jnp.uint8(4)
    return of_groups(scales, format.steps_at), of_groups(offsets, format.steps_at + 2 * STRIP)
