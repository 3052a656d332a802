"""Frozen records of the state of models, the device and recent requests, and :class:`RequestObserver`, which is notified of
requests.

All values are snapshots. Sizes are in bytes, durations in seconds, times in seconds since the epoch (``time.time()``).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from ..catalog import ModelKind, ModelSpec
from ..events import Event, Finished, ImageStatistics, ModelState

if TYPE_CHECKING:
    from ..image.pipeline_loading import PipelineInfo
    from ..requests import Request


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """Facts about a model that are known once its engine is loaded or its remote server has answered; None or empty before.

    Attributes:
        architecture: the name of its class, such as "LlamaForCausalLM".
        parameters: number of parameters.
        formats: number of a text model's parameters in each weight format, such as "q4_1".
        cache_dtype: dtype that a text model's keys and values are rounded to; None if they are not rounded.
        activations: what the products of a text model round activations to; None if they are not rounded.
        sees: whether a text model accepts images.
        recomputes: whether a text model recomputes the whole sequence for each token, because it has no usable KV cache.
        thinks: whether a text model's chat template supports reasoning.
        thinks_by_default: whether it reasons if a request does not specify it.
        efforts: reasoning efforts of its chat template, lowest first; empty if it has none.
        calls_tools: whether its chat template supports tools, and this program can parse its tool calls.
        max_context: context length, in tokens, that a text model was trained for; None also if its configuration has none.
    """

    has_chat_template: bool | None = None
    context_length: int | None = None
    max_context: int | None = None
    image: PipelineInfo | None = None
    architecture: str | None = None
    parameters: int | None = None
    formats: Mapping[str, int] = field(default_factory=dict)
    cache_dtype: str | None = None
    activations: str | None = None
    sees: bool | None = None
    recomputes: bool = False
    thinks: bool | None = None
    thinks_by_default: bool = False
    efforts: tuple[str, ...] = ()
    calls_tools: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelStatus(ModelFacts):
    """A model as the page and the command line show it. Its facts are kept after it is unloaded.

    ``formats`` and ``cache_dtype`` are given only while it is loaded, ``parameters`` also before if the catalogue has them;
    ``activations`` are then those of the next load. ``decode_steps`` counts the decode steps or denoising steps that the engine
    has run since it was loaded. For a remote model, state and message are those of its server, sizes are 0 or None, and dtype is
    empty.

    Attributes:
        dtype: dtype of the loaded weights, or the dtype that a load would use.
        disk_bytes: size of its files; 0 if they are not downloaded.
        memory_bytes: device memory in use, measured; None while it is not loaded.
        estimated_bytes: memory that a load would take with this dtype; None if unknown.
        min_estimated_bytes: as ``estimated_bytes``, with the most layers that the settings allow offloaded; None if they allow
            none.
        devices: number of devices that a load would use.
        device_bytes: memory that a load would take on each device; None if unknown.
        idle_s: time since its last request; None while it is not loaded.
        next_context_length: the most tokens of the context of the next load, which uses at most ``max_context``; None: no limit.
    """

    spec: ModelSpec
    state: ModelState
    message: str
    fraction: float | None
    active_requests: int
    decode_steps: int
    dtype: str = "float32"
    disk_bytes: int = 0
    memory_bytes: int | None = None
    estimated_bytes: int | None = None
    min_estimated_bytes: int | None = None
    devices: int = 1
    device_bytes: int | None = None
    idle_s: float | None = None
    next_context_length: int | None = None


@dataclass(frozen=True, slots=True)
class Compilation:
    """A compiled program. ``stored``: it was restored from disk without tracing. ``parameters``: of its model."""

    model: str
    program: str
    seconds: float
    at: float
    stored: bool
    dtype: str = ""
    device: str = ""
    parameters: int = 0

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Identity of the program: model, dtype, device and program name."""
        return self.model, self.dtype, self.device, self.program


@dataclass(frozen=True, slots=True)
class Speed:
    """Speed of an answer (decoded tokens per second) or of an image (denoising steps per second)."""

    model: str
    kind: ModelKind
    per_second: float
    at: float

    @classmethod
    def of(cls, spec: ModelSpec, event: Event) -> Self | None:
        """Return the speed of the request that ends with this event; None if the event has none."""
        if not isinstance(event, Finished):
            return None
        found = event.statistics
        rate = found.steps_per_s if isinstance(found, ImageStatistics) else found.decode_tokens_per_s
        return cls(spec.name, spec.kind, rate, time.time()) if rate > 0 else None


@dataclass(frozen=True, slots=True)
class MemorySample:
    """Memory use at time ``at``: in total, and by models."""

    at: float
    used_bytes: int
    models_bytes: int


@dataclass(frozen=True, slots=True)
class DeviceStatus:
    """The device and its memory; on a CPU the memory of this process, and the machine's (or container's) memory as the total.

    Attributes:
        label: display name of the device.
        platform: "cpu", "gpu" or "tpu".
        budget_bytes: memory budget of all models together.
        models_bytes: memory used by the loaded models: weights and conversations.
        history: recent samples, oldest first; bounded.
        programs_bytes: memory used by their compiled programs.
        libraries_bytes: memory that this process uses without models, on a CPU.
    """

    label: str
    platform: str
    total_bytes: int
    used_bytes: int
    budget_bytes: int
    models_bytes: int
    history: tuple[MemorySample, ...]
    programs_bytes: int = 0
    libraries_bytes: int = 0


EventCallback = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class RequestOrigin:
    """The origin of a request: the fixed name of an endpoint, which contains no client input, and the request's id.

    ``visitor`` identifies a visitor for limits and fair scheduling only; "" is an anonymous request, without limits. ``owner``:
    whether the request has the rights of the page's owner.
    """

    endpoint: str = "page"
    request_id: str = field(default_factory=lambda: f"req-{secrets.token_hex(12)}")  # unguessable
    visitor: str = ""
    owner: bool = True


class RequestObserver:
    """Base class of observers of requests and compilations, for metrics and logs. This one does nothing.

    An observer receives every event before the reader of the stream does. It is called on the threads that serve others as well
    (the device thread, the text thread), so calls must be fast, must not block, and must not raise.
    """

    def begin(self, request: Request, model: str, origin: RequestOrigin) -> EventCallback:
        """Called when a request arrives. Return a callback for each of its events, including ``Failed`` of a refused request.

        ``model`` is its name in the catalogue, or "custom" for an unlisted model.
        """
        return lambda event: None

    def compiled(self, compilation: Compilation) -> None:
        """Called when a program was compiled, or restored from disk."""
