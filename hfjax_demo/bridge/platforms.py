"""The platform that code is traced for: the one JAX runs on, or another, for which a program is only compiled.

Weights are stored, products and attention computed, in the form that suits a platform. Whoever takes a model apart says which
(:func:`for_platform`); :class:`.functional.FunctionalModule` remembers it for every trace of the model. So a machine with a CPU
compiles, and a test checks, what a GPU or a TPU would run. torch's operators take no such argument: a context variable has it.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum

import jax
import jax.numpy as jnp
from jax.sharding import Mesh


class Platform(StrEnum):
    """By JAX's own names."""

    CPU = "cpu"
    GPU = "gpu"
    TPU = "tpu"


_CHOSEN: ContextVar[Platform | None] = ContextVar("platform", default=None)
_MESH: ContextVar[Mesh | None] = ContextVar("mesh", default=None)


@contextmanager
def for_platform(platform: Platform) -> Iterator[None]:
    """Within it, on this thread, models are taken apart and traced for ``platform``."""
    token = _CHOSEN.set(platform)
    try:
        yield
    finally:
        _CHOSEN.reset(token)


@contextmanager
def rows_shared_by(mesh: Mesh) -> Iterator[None]:
    """Within it, on this thread, programs are traced whose arrays the devices of ``mesh`` share by rows."""
    token = _MESH.set(mesh)
    try:
        yield
    finally:
        _MESH.reset(token)


def shared_by() -> Mesh | None:
    """The mesh of :func:`rows_shared_by`: what the compiler cannot split itself is to be split by whoever calls it."""
    return _MESH.get()


def current() -> Platform:
    """The platform that is traced for: that of :func:`for_platform`, else of JAX's default device."""
    return _CHOSEN.get() or Platform(jax.default_backend())


# The compute capability of NVIDIA's oldest GPUs that cuDNN has attention for, and of those that XLA's
# products take float8 numbers on: https://developer.nvidia.com/cuda-gpus
CUDNN_CAPABILITY, FLOAT8_CAPABILITY = 8.0, 9.0

# The largest heads that it takes on every one of them, whose numbers come by eights, and the types that they have:
# https://docs.nvidia.com/deeplearning/cudnn/frontend/latest/operations/Attention.html
CUDNN_HEAD, CUDNN_EIGHTS = 128, 8
CUDNN_DTYPES = (jnp.bfloat16, jnp.float16)


def can_compile_cudnn_attention() -> bool:
    """Whether cuDNN computes attention on the GPU that is here; where none is, whether programs with it can be compiled."""
    if not any(importlib.util.find_spec(name) for name in ("jax_cuda12_plugin", "jax_cuda13_plugin")):
        return False  # no GPU, or one of another maker
    return jax.default_backend() != Platform.GPU or has_cudnn_attention(jax.devices()[0])


def has_cudnn_attention(device: jax.Device) -> bool:
    """Whether cuDNN computes attention on a device."""
    return device.platform == Platform.GPU and (_capability(device) or 0) >= CUDNN_CAPABILITY


def widens_float8(device: jax.Device) -> bool:
    """Whether XLA's products take float8 numbers on the platform at hand and, if it is a GPU of NVIDIA's, on ``device``. Else
    it writes a wide copy of each weight first, and much is lost."""
    if current() is not Platform.GPU:
        return current() is Platform.TPU
    capability = _capability(device)
    return capability is None or capability >= FLOAT8_CAPABILITY


def _capability(device: jax.Device) -> float | None:
    """Of a GPU of NVIDIA's; None of any other device."""
    try:
        return float(device.compute_capability)
    except (AttributeError, ValueError):  # "gfx90a" is AMD's
        return None


def cudnn_takes(head_dim: int, dtype: jnp.dtype) -> bool:
    """Whether cuDNN's attention takes heads of so many numbers of a type."""
    return dtype in CUDNN_DTYPES and head_dim <= CUDNN_HEAD and head_dim % CUDNN_EIGHTS == 0
