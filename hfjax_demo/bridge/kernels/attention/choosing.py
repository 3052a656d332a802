"""Which functions compute attention over a shared cache: chosen once, where a model is loaded."""

from __future__ import annotations

import functools

import jax

from ...platforms import Platform, has_cudnn_attention
from .cudnn import attend_cudnn
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
    return Kernels(step=attend_slices, chunk=attend_cudnn if has_cudnn_attention(device) else attend_slices)
