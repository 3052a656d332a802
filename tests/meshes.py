"""The mesh of a single device, for tests that are not about meshes."""

from __future__ import annotations

from jax.sharding import Mesh

from hfjax_demo.bridge.kernels.attention.head_sharing import HeadDistribution
from hfjax_demo.bridge.sharding import make_model_meshes


def one_device() -> Mesh:
    (mesh,) = make_model_meshes(1, 1)
    return mesh


def all_heads() -> HeadDistribution:
    """Return the sharding of attention heads on that mesh: all heads on one device."""
    return HeadDistribution(one_device(), split=False)
