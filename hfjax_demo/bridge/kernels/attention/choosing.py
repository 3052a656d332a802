"""Which functions compute attention over a shared cache: chosen once, where a model is loaded."""

from __future__ import annotations

from ...platforms import Platform
from .packed import Kernels, attend_slices, attend_tiles


def kernels_for(platform: Platform) -> Kernels:
    """Those for a platform."""
    if platform is Platform.TPU:
        return Kernels(step=attend_tiles, chunk=attend_tiles)
    return Kernels(step=attend_slices, chunk=attend_slices)
