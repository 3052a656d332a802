"""Arrays on a CPU whose memory is taken from the system when it is first written; until then their contents are arbitrary.

XLA has no such arrays: its ``empty`` are zeros, which it writes. A custom call that writes nothing leaves its results as XLA's
allocator returned them.
"""

from __future__ import annotations

from typing import Any

import jax

from ..machine_code import CustomCall

CALL = CustomCall("hfjax_demo_uninitialized", "uninitialized/kernel", lambda _: {})


def arrays(described: Any) -> Any:
    """Return arrays of these shapes and dtypes, a pytree of ``jax.ShapeDtypeStruct``, on the default device. What has the index 0
    in their first dimension is 0. Requires that :data:`CALL` is usable."""
    leaves, structure = jax.tree.flatten(described)
    shapes = [jax.ShapeDtypeStruct(leaf.shape, leaf.dtype) for leaf in leaves]
    # With a side effect, XLA does not merge equal calls and copy the results.
    made = jax.jit(
        lambda: [jax.ffi.ffi_call(CALL.target, shape, has_side_effect=True)().at[0].set(0) for shape in shapes]
    )()
    return jax.tree.unflatten(structure, made)
