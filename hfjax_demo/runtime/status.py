"""What the manager tells of its models, its device and what it has done lately: frozen records; and who is told of requests.

Every number is as of the moment it was asked for. Sizes are in bytes, durations in seconds, moments in seconds since the
epoch (``time.time()``).
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
    from ..image.components import PipelineInfo
    from ..requests import Request


@dataclass(frozen=True, slots=True)
class Facts:
    """What only a loaded engine knows of its model, or the server of a remote one. None and empty: not known yet.

    Attributes:
        architecture: the name of its class, such as "LlamaForCausalLM".
        parameters: their number.
        formats: how many of a text model's parameters are stored in each format, such as "q4_1".
        cache_dtype: what a text model rounds keys and values to; None: it does not.
        sees: whether a text model can be shown pictures.
        recomputes: whether a text model computes each token from all before it, for want of a cache.
        thinks: whether a text model can write thoughts before its answer, as its chat template has it.
        thinks_by_default: whether it does where a request does not say.
        efforts: that its chat template knows, the least first; empty: it knows none.
        calls_tools: whether its chat template knows tools, and the form of its calls is known.
        max_context: the longest context, in tokens, that a text model was trained for; None, too, if its configuration is silent.
    """

    has_chat_template: bool | None = None
    context_length: int | None = None
    max_context: int | None = None
    image: PipelineInfo | None = None
    architecture: str | None = None
    parameters: int | None = None
    formats: Mapping[str, int] = field(default_factory=dict)
    cache_dtype: str | None = None
    sees: bool | None = None
    recomputes: bool = False
    thinks: bool | None = None
    thinks_by_default: bool = False
    efforts: tuple[str, ...] = ()
    calls_tools: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelStatus(Facts):
    """A model as the page and the command line show it, with its facts since it was first loaded in this process.

    ``formats`` and ``cache_dtype`` are told only while it is loaded, ``parameters`` before that, too, if the catalogue has them.
    ``decode_steps`` counts the steps, of decoding or of denoising, that the engine has run since it was loaded; it stands still
    when nobody is served. A remote model takes nothing here: its state and message are those of its server, its dtype is empty.

    Attributes:
        dtype: as it is loaded; else what it would be loaded with.
        disk_bytes: 0 when its files are not here.
        memory_bytes: of the device's memory, measured; None while it is not loaded.
        estimated_bytes: what loading it would take at its dtype; None where nobody can tell yet.
        least_bytes: likewise, with as many layers in the machine's memory as the settings let stay there; None: they let none.
        devices: that would share it.
        device_bytes: what loading it would take of each of them; None where nobody can tell yet.
        idle_s: since it last answered; None while it is not loaded.
        context_to_load: the context length, in tokens, that loading it now would give it, as far as it has been trained for it.
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
    least_bytes: int | None = None
    devices: int = 1
    device_bytes: int | None = None
    idle_s: float | None = None
    context_to_load: int = 0


@dataclass(frozen=True, slots=True)
class Compilation:
    """One program that was made. ``stored``: it came from disk, without tracing."""

    model: str
    program: str
    seconds: float
    at: float
    stored: bool


@dataclass(frozen=True, slots=True)
class Speed:
    """How quick one answer was (tokens a second of decoding) or one picture (denoising steps a second)."""

    model: str
    kind: ModelKind
    per_second: float
    at: float

    @classmethod
    def of(cls, spec: ModelSpec, event: Event) -> Self | None:
        """Of the answer that ends with this event; None if that does not tell."""
        if not isinstance(event, Finished):
            return None
        found = event.statistics
        rate = found.steps_per_s if isinstance(found, ImageStatistics) else found.decode_tokens_per_s
        return cls(spec.name, spec.kind, rate, time.time()) if rate > 0 else None


@dataclass(frozen=True, slots=True)
class MemorySample:
    """Memory at one moment: all that is in use, and the models' share of it."""

    at: float
    used_bytes: int
    models_bytes: int


@dataclass(frozen=True, slots=True)
class DeviceStatus:
    """The device and its memory; on a CPU this process's memory, and the machine's (or the container's) as the total.

    Attributes:
        label: what people call it.
        platform: "cpu", "gpu" or "tpu".
        budget_bytes: what all models together may take.
        models_bytes: what those loaded now take.
        history: oldest first, bounded.
    """

    label: str
    platform: str
    total_bytes: int
    used_bytes: int
    budget_bytes: int
    models_bytes: int
    history: tuple[MemorySample, ...]


Watch = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class Origin:
    """Who asks: an endpoint's fixed name, never anything that a stranger chose, and the request's id.

    ``visitor`` tells people apart for the limits and for fair turns, and nothing else; "" is nobody in particular, who has no
    limits. ``owner``: it may do what the owner of the page may.
    """

    endpoint: str = "page"
    request_id: str = field(default_factory=lambda: f"req-{secrets.token_hex(12)}")  # which nobody can guess
    visitor: str = ""
    owner: bool = True


class Observer:
    """Is told what becomes of every request, and of compiled programs: counts and logs hang here. This one is not interested.

    It sees every event before whoever reads the stream does, whichever tab, endpoint or command asked. It is called on the device
    thread for most of them, so it must be quick, must not wait, and must not raise.
    """

    def begin(self, request: Request, model: str, origin: Origin) -> Watch:
        """A request has come; what is returned is called with each of its events, a refusal's ``Failed`` too.

        ``model`` is the catalogue's name for it, or "custom" for one that the catalogue does not list.
        """
        return lambda event: None

    def compiled(self, compilation: Compilation) -> None:
        """A program was made, or came from disk."""
