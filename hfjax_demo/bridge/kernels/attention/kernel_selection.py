"""Chooses the functions that compute attention over the cache, once per model, when it is loaded."""

from __future__ import annotations

import functools

import jax

from ...platforms import Platform, has_cudnn_attention
from .paged import AttentionKernels, attend_blocks, attend_cudnn, attend_gathered

# Positions of a page. On a CPU 32 to 256 are equally fast for a long conversation; of a short one, smaller pages leave less
# memory unused. An accelerator fetches larger blocks faster: of 256 positions, keys and values take 64 kB per head of 128 lanes.
CPU_PAGE, ACCELERATOR_PAGE = 64, 256


def select_kernels(platform: Platform, device: jax.Device) -> AttentionKernels:
    """Return the functions for a platform.

    ``device`` runs them. In a test it may be of another platform: then a TPU's kernel is interpreted, and cuDNN's not used.
    """
    if platform is Platform.CPU:
        return AttentionKernels(attend_blocks, attend_blocks, CPU_PAGE, stops=True)
    if platform is Platform.TPU:
        from .tpu import attend_kernel  # imports Pallas, which takes 0.2 s

        attend = functools.partial(attend_kernel, interpret=device.platform != Platform.TPU)
        return AttentionKernels(attend, attend, ACCELERATOR_PAGE, stops=False)
    # A decode step multiplies matrices by a few vectors, for which cuDNN is no faster than XLA's products.
    chunk = attend_cudnn if has_cudnn_attention(device) else attend_gathered
    return AttentionKernels(attend_gathered, chunk, ACCELERATOR_PAGE, stops=False)
