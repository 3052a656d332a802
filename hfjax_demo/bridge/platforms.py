"""The platform that code is traced for: that of JAX's default device, or another, for which programs are only compiled.

The code that splits a model chooses it (:func:`for_platform`), and :class:`.functional.FunctionalModule` keeps it for each trace.
It is a context variable because torch's operators have no argument for it.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import Mesh


class Platform(StrEnum):
    """JAX's platform names."""

    CPU = "cpu"
    GPU = "gpu"
    TPU = "tpu"


HOST_MEMORY = "pinned_host"
"""JAX's kind of memory for arrays in the host's memory that an accelerator computes with."""

_PLATFORM: ContextVar[Platform | None] = ContextVar("platform", default=None)
_MESH: ContextVar[Mesh | None] = ContextVar("mesh", default=None)


@contextmanager
def for_platform(platform: Platform) -> Iterator[None]:
    """Context manager in which this thread splits and traces models for ``platform``."""
    token = _PLATFORM.set(platform)
    try:
        yield
    finally:
        _PLATFORM.reset(token)


@contextmanager
def rows_split_over(mesh: Mesh) -> Iterator[None]:
    """Context manager in which this thread traces programs whose arrays are split by rows over the devices of ``mesh``."""
    token = _MESH.set(mesh)
    try:
        yield
    finally:
        _MESH.reset(token)


def row_mesh() -> Mesh | None:
    """Return the mesh of :func:`rows_split_over`. Callers must split by it what the compiler cannot split itself."""
    return _MESH.get()


def current_platform() -> Platform:
    """Return the platform to trace for: that of :func:`for_platform`, or else of JAX's default device."""
    return _PLATFORM.get() or Platform(jax.default_backend())


# The lowest compute capability of NVIDIA GPUs for cuDNN's attention, and for float8 operands in XLA's products:
# https://developer.nvidia.com/cuda-gpus
CUDNN_CAPABILITY, FLOAT8_CAPABILITY = 8.0, 9.0

# Limits of cuDNN's attention on all of these GPUs: head sizes are multiples of 8 up to the largest, in these dtypes:
# https://docs.nvidia.com/deeplearning/cudnn/frontend/latest/operations/Attention.html
CUDNN_MAX_HEAD_DIM, CUDNN_HEAD_DIM_MULTIPLE = 128, 8
CUDNN_DTYPES = (jnp.bfloat16, jnp.float16)


def can_compile_cudnn_attention() -> bool:
    """Return whether cuDNN computes attention on the present GPU or, without a GPU, whether programs with it can be compiled."""
    if not any(importlib.util.find_spec(name) for name in ("jax_cuda12_plugin", "jax_cuda13_plugin")):
        return False  # no NVIDIA GPU
    return jax.default_backend() != Platform.GPU or has_cudnn_attention(jax.devices()[0])


def has_cudnn_attention(device: jax.Device) -> bool:
    """Return whether cuDNN computes attention on a device."""
    return device.platform == Platform.GPU and (_capability(device) or 0) >= CUDNN_CAPABILITY


def has_float8_products(device: jax.Device) -> bool:
    """Return whether XLA's products take float8 operands on the current platform and, if it is an NVIDIA GPU, on ``device``.
    Otherwise XLA first writes a wider copy of each weight, at a large cost."""
    if current_platform() is not Platform.GPU:
        return current_platform() is Platform.TPU
    capability = _capability(device)
    return capability is None or capability >= FLOAT8_CAPABILITY


def _capability(device: jax.Device) -> float | None:
    """Return the compute capability of an NVIDIA GPU; None for any other device."""
    try:
        return float(device.compute_capability)
    except (AttributeError, ValueError):  # "gfx90a" is AMD's
        return None


def cudnn_supports(head_dim: int, dtype: jnp.dtype) -> bool:
    """Return whether cuDNN's attention supports this head size and dtype."""
    return dtype in CUDNN_DTYPES and head_dim <= CUDNN_MAX_HEAD_DIM and head_dim % CUDNN_HEAD_DIM_MULTIPLE == 0


def is_in_host_memory(array: Any) -> bool:
    """Return whether an array, a traced array, or a shape with a sharding is in host memory."""
    if isinstance(array, jax.ShapeDtypeStruct):
        return array.sharding is not None and array.sharding.memory_kind == HOST_MEMORY
    return bool(jax.typeof(array).memory_space == jax.memory.Space.Host)


def uses_jax_cache() -> bool:
    """Return whether JAX's own persistent cache keeps executables, so that this program stores none."""
    values = jax.config.values
    return bool(values["jax_enable_compilation_cache"] and values["jax_compilation_cache_dir"])
