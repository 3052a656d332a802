"""Which functions compute attention over a shared cache: chosen once, where a model is loaded."""

from __future__ import annotations

import functools

import jax

from ...platforms import Platform
from .cudnn import OLDEST, attend_cudnn
from .packed import Kernels, attend_slices
from .tpu import attend_kernel


def kernels_for(platform: Platform, device: jax.Device) -> Kernels:
    """Those for a platform.

    Args:
        device: one that runs them: the platform's own, here or elsewhere, or in a test another, on which a TPU's kernel is
            interpreted and cuDNN's is left out.
    """
    if platform is Platform.TPU:
        attend = functools.partial(attend_kernel, interpret=device.platform != Platform.TPU)
        return Kernels(step=attend, chunk=attend)
    # A step's products are matrices times a few vectors, which XLA's own read where they lie; cuDNN would want a copy.
    fused = device.platform == Platform.GPU and _compute_capability(device) >= OLDEST
    return Kernels(step=attend_slices, chunk=attend_cudnn if fused else attend_slices)


def _compute_capability(device: jax.Device) -> float:
    """Of NVIDIA's GPUs; 0 of all others."""
    try:
        return float(getattr(device, "compute_capability", 0))
    except ValueError:  # "gfx90a" is AMD's
        return 0.0
