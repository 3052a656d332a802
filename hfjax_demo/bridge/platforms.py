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


# NVIDIA's compute capability from which on cuDNN has attention.
CUDNN_CAPABILITY = 8.0


def has_cudnn_attention() -> bool:
    """Whether cuDNN computes attention on the GPU that is here; where none is, whether programs with it can be compiled."""
    if not any(importlib.util.find_spec(name) for name in ("jax_cuda12_plugin", "jax_cuda13_plugin")):
        return False  # no GPU, or one of another maker
    if jax.default_backend() != Platform.GPU:
        return True
    capability = getattr(jax.devices()[0], "compute_capability", None)
    return capability is not None and float(capability) >= CUDNN_CAPABILITY
