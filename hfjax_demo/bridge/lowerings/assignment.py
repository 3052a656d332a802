"""Assignment to a part of a tensor, as in ``query[:, :, 16:] = rotated``.

On a CPU XLA may overwrite the inputs of a dynamic-update-slice while it reads them (openxla/xla issue 49176, seen in CogView4).
For parts with static bounds each element is therefore selected from the existing or the written values.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import torchax

from ..platforms import Platform, current_platform

_write_to_tensor = torchax.tensor.Tensor.__setitem__


def register_writes() -> None:
    """Override assignment in torchax. Idempotent."""
    # torchax's methods, which use no operator definitions.
    torchax.tensor.Tensor.__setitem__ = _set_item  # type: ignore[method-assign]
    torchax.view.NarrowInfo.update_tensor = _update  # type: ignore[method-assign, assignment]


def assign_part(array: jax.Array, key: Any, values: Any) -> jax.Array:
    """Return ``array.at[key].set(values)``."""
    parts = _static_bounds(key, array.shape) if current_platform() is Platform.CPU else None
    if parts is None:
        return array.at[key].set(values)
    shape = jax.eval_shape(lambda: array[key]).shape
    sizes = [stop - start for start, stop in parts]
    new = jnp.broadcast_to(jnp.asarray(values).astype(array.dtype), shape).reshape(sizes)
    inside: jax.Array | None = None
    for axis, ((start, stop), whole) in enumerate(zip(parts, array.shape, strict=True)):
        if stop - start != whole:
            places = jax.lax.broadcasted_iota(jnp.int32, array.shape, axis)
            here = (places >= start) & (places < stop)
            inside = here if inside is None else inside & here
    if inside is None:
        return new
    around = [(start, whole - stop, 0) for (start, stop), whole in zip(parts, array.shape, strict=True)]
    return jnp.where(inside, jax.lax.pad(new, jnp.zeros((), array.dtype), around), array)


def _set_item(tensor: Any, key: Any, value: Any) -> None:
    if _static_bounds(key, tensor.shape) is None:
        _write_to_tensor(tensor, key, value)
    else:
        tensor._elem = assign_part(tensor._elem, key, tensor._env.t2j_iso(value))


def _update(narrowed: Any, new_value: jax.Array, jax_array: jax.Array) -> jax.Array:
    return assign_part(jax_array, narrowed.slices, new_value)


def _static_bounds(key: Any, shape: tuple[int, ...]) -> list[tuple[int, int]] | None:
    """Return the start and stop of a key along each axis, if it consists of integers and slices without steps; otherwise None."""
    keys = list(key) if isinstance(key, tuple) else [key]
    if not all(
        each is Ellipsis
        or (isinstance(each, int) and not isinstance(each, bool))
        or (
            isinstance(each, slice)
            and all(part is None or isinstance(part, int) for part in (each.start, each.stop, each.step))
        )
        for each in keys
    ):
        return None
    left = len(shape) - sum(each is not Ellipsis for each in keys)
    place = keys.index(Ellipsis) if Ellipsis in keys else len(keys)
    keys[place : place + 1] = [slice(None)] * left
    parts = []
    for each, size in zip(keys, shape, strict=True):
        if isinstance(each, int):
            each = slice(each, each + 1 if each != -1 else None)
        start, stop, step = each.indices(size)
        if step != 1:
            return None
        parts.append((start, max(start, stop)))
    return parts
