"""Which form of the cache a model has: chosen once, by the platform that it is loaded for."""

from __future__ import annotations

import jax.numpy as jnp

from ..bridge.kernels.attention.choosing import kernels_for
from ..bridge.kernels.attention.sharing import SharedHeads
from ..bridge.platforms import Platform
from .kv_cache import CacheForm, LayerShape
from .shared_cache import SharedCacheForm
from .slot_caches import SlotCacheForm


def cache_form(platform: Platform, shapes: tuple[LayerShape, ...], dtype: jnp.dtype, heads: SharedHeads) -> CacheForm:
    """The form that suits a platform."""
    if platform is Platform.CPU:
        return SlotCacheForm(shapes, dtype, heads)
    return SharedCacheForm(shapes, dtype, heads, kernels_for(platform, heads.mesh.devices.flat[0]))
