"""The mesh of a single device, for tests that are not about meshes."""

from __future__ import annotations

from jax.sharding import Mesh

from hfjax_demo.bridge.kernels.attention.sharing import SharedHeads
from hfjax_demo.bridge.sharding import rows_of_devices


def one_device() -> Mesh:
    """Return the mesh of JAX's first device."""
    (mesh,) = rows_of_devices(1, 1)
    return mesh


def all_heads() -> SharedHeads:
    """Return the sharding of attention heads on that mesh: all heads on one device."""
    return SharedHeads(one_device(), split=False)
