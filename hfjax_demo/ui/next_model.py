"""Which model to try next: a larger one than what is loaded, that this machine has the memory and the speed for.

A plain rule, by what is known without loading anything. A model fits if the bytes of its weights and 600 MB for everything else,
and half as much again to spare, are available. It is quick enough if, reading so many bytes more for a token than the model that
answered last, it would still give five tokens a second, which is about as fast as people read.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..catalog import ModelKind, ModelSpec, PackageSource
from ..events import ModelState
from . import words_models as words
from .requests import DeviceStatus, ModelStatus, Speed

EVERYTHING_ELSE = 600_000_000  # libraries, compiled programs, a conversation
TO_SPARE = 1.5
READING_SPEED = 5.0  # tokens a second


def next_model(models: Sequence[ModelStatus], device: DeviceStatus, speeds: Sequence[Speed]) -> str:
    """A sentence that recommends a model, or "".

    Only chat models that need no account, and whose weights are known exactly, are recommended.
    """
    told = {found.spec.name: found for found in models}
    latest = [speed for speed in speeds if speed.kind is ModelKind.TEXT and speed.model in told]
    loaded = [found.spec for found in models if found.state is ModelState.READY and weights_bytes(found.spec)]
    if not latest or not loaded or latest[-1].model not in {spec.name for spec in loaded}:
        return ""
    known = weights_bytes(told[latest[-1].model].spec)
    speed = latest[-1].per_second * known
    available = min(device.budget_bytes, device.total_bytes - max(device.used_bytes - device.models_bytes, 0))
    largest = max(weights_bytes(spec) for spec in loaded)
    fitting = [
        found.spec
        for found in models
        if (size := weights_bytes(found.spec)) > largest
        and found.spec.chat
        and (size + EVERYTHING_ELSE) * TO_SPARE <= available
        and speed / size >= READING_SPEED
    ]
    if not fitting:
        return ""
    best = max(fitting, key=weights_bytes)
    return words.NEXT_MODEL.format(title=best.title, per_second=speed / weights_bytes(best))


def weights_bytes(spec: ModelSpec) -> int:
    """What a token's computation reads of a model's weights; 0 where nobody knows exactly."""
    return spec.source.gguf_bytes if isinstance(spec.source, PackageSource) else 0
