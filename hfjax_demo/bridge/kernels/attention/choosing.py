"""Which functions compute attention over a shared cache: chosen once, where a model is loaded."""

from __future__ import annotations

import functools

from ...platforms import Platform
from .cudnn import attend_cudnn
from .packed import Kernels, attend_slices
from .tpu import attend_kernel


def kernels_for(platform: Platform, *, interpret: bool = False) -> Kernels:
    """Those for a platform.

    Args:
        interpret: the devices are others, as in a test: run what is written for those of the platform without them.
    """
    if platform is Platform.TPU:
        attend = functools.partial(attend_kernel, interpret=interpret)
        return Kernels(step=attend, chunk=attend)
    # A step's products are matrices times a few vectors, which XLA's own read where they lie; cuDNN would want a copy.
    return Kernels(step=attend_slices, chunk=attend_slices if interpret else attend_cudnn)
