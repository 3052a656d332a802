"""The mesh of tests that are about something else: one device, which has everything."""

from __future__ import annotations

from jax.sharding import Mesh

from hfjax_demo.bridge.kernels.attention.sharing import SharedHeads
from hfjax_demo.bridge.sharding import rows_of_devices


def one_device() -> Mesh:
    """JAX's first."""
    (mesh,) = rows_of_devices(1, 1)
    return mesh


def all_heads() -> SharedHeads:
    """What a cache and its attention are told there."""
    return SharedHeads(one_device(), split=False)
