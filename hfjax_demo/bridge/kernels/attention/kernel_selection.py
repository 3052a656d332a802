"""Chooses the functions that compute attention over a shared cache, once per model, when it is loaded."""

from __future__ import annotations

import functools

import jax

from ...platforms import Platform, has_cudnn_attention
from .packed import AttentionKernels, attend_cudnn, attend_slices
from .tpu import attend_kernel


def select_kernels(platform: Platform, device: jax.Device) -> AttentionKernels:
    """Return the functions for a platform.

    ``device`` runs them. In a test it may be of another platform: then a TPU's kernel is interpreted, and cuDNN's not used.
    """
    if platform is Platform.TPU:
        attend = functools.partial(attend_kernel, interpret=device.platform != Platform.TPU)
        return AttentionKernels(step=attend, chunk=attend)
    # A decode step multiplies matrices by a few vectors. XLA's products read the cache in place; cuDNN would need a copy.
    return AttentionKernels(step=attend_slices, chunk=attend_cudnn if has_cudnn_attention(device) else attend_slices)
