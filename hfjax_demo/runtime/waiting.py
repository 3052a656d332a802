"""A request that waits for its model to be loaded."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from ..catalog import ModelKind
from ..events import Finished, FinishReason, ImageStatistics, TextStatistics
from ..requests import EmbeddingRequest, ImageRequest, Request, TokensRequest
from .device import device_label
from .worker import EventQueue


@dataclass(eq=False, slots=True)
class WaitingRequest:
    """A request that waits for its model. ``since`` is when it was made (``time.perf_counter()``)."""

    request: Request
    stream: EventQueue
    since: float

    def over(self, reason: FinishReason = FinishReason.CANCELLED) -> Finished[Any]:
        """Its last event, when it is given up while its model is still loading, or the device was not needed for it."""
        return Finished(reason, _nothing_done(self.request, time.perf_counter() - self.since))


def kind_of(request: Request) -> ModelKind:
    """What a model has to make for a request; whichever makes embeddings has tokens to tell of."""
    if isinstance(request, ImageRequest):
        return ModelKind.IMAGE
    return ModelKind.EMBEDDING if isinstance(request, (EmbeddingRequest, TokensRequest)) else ModelKind.TEXT


def _nothing_done(request: Request, load_s: float) -> TextStatistics | ImageStatistics:
    if isinstance(request, ImageRequest):
        settings = request.settings
        return ImageStatistics(
            width=settings.width or 0,
            height=settings.height or 0,
            count=settings.count,
            steps=0,
            seconds=0.0,
            steps_per_s=0.0,
            load_s=load_s,
            compile_s=0.0,
            device=device_label(),
            seed=settings.seed or 0,
        )
    return TextStatistics(
        prompt_tokens=0,
        reused_tokens=0,
        completion_tokens=0,
        context_length=0,
        ttft_s=0.0,
        prefill_tokens_per_s=0.0,
        decode_tokens_per_s=0.0,
        load_s=load_s,
        compile_s=0.0,
        device=device_label(),
        seed=0,
    )
