"""The platform that code is traced for: the one JAX runs on, or another, for which a program is only compiled.

Weights are stored, products and attention computed, in the form that suits a platform. Whoever takes a model apart says which
(:func:`for_platform`); :class:`.functional.FunctionalModule` remembers it for every trace of the model. So a machine with a CPU
compiles, and a test checks, what a GPU or a TPU would run. torch's operators take no such argument: a context variable has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum

import jax


class Platform(StrEnum):
    """By JAX's own names."""

    CPU = "cpu"
    GPU = "gpu"
    TPU = "tpu"


_CHOSEN: ContextVar[Platform | None] = ContextVar("platform", default=None)


@contextmanager
def for_platform(platform: Platform) -> Iterator[None]:
    """Within it, on this thread, models are taken apart and traced for ``platform``."""
    token = _CHOSEN.set(platform)
    try:
        yield
    finally:
        _CHOSEN.reset(token)


def current() -> Platform:
    """The platform that is traced for: that of :func:`for_platform`, else of JAX's default device."""
    return _CHOSEN.get() or Platform(jax.default_backend())
