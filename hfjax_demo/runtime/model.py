"""One served model: what is known about it, its load state with the allowed transitions, and its requests.

Only the pool (:mod:`.pool`) and its memory budget write the attributes of a :class:`ServedModel`, under the lock that all models
of the pool share. Its methods only read.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, fields, replace
from typing import Literal

from .. import sources
from ..catalog import ModelKind, ModelSpec
from ..errors import InvalidRequest, ModelBusy
from ..events import LoadProgress, ModelState
from ..settings import TEXT_ONLY_DTYPES, Settings
from .device import default_dtype
from .dispatching import WaitingRequest
from .engine_imports import ServedEngine
from .files import ModelFiles
from .memory.estimate import requested_offload
from .request_stream import RequestStream
from .status import ModelFacts, ModelStatus

LOADING_STATES = frozenset({ModelState.FETCHING, ModelState.LOADING, ModelState.COMPILING})
# States that end by themselves; a load that is requested meanwhile begins then.
ENDING_STATES = frozenset({ModelState.CANCELLING, ModelState.UNLOADING})
# States in which the model has no memory, and nothing happens to it.
RESTING_STATES = frozenset({ModelState.ABSENT, ModelState.EVICTED, ModelState.FAILED})

_FROM_REST = frozenset(
    {ModelState.FETCHING, ModelState.CANCELLING}
)  # CANCELLING: also while its files are being deleted
_FROM_LOADING = LOADING_STATES | {ModelState.READY, ModelState.FAILED, ModelState.ABSENT, ModelState.CANCELLING}
TRANSITIONS: Mapping[ModelState, frozenset[ModelState]] = {
    ModelState.ABSENT: _FROM_REST,
    ModelState.EVICTED: _FROM_REST,
    ModelState.FAILED: _FROM_REST,
    ModelState.FETCHING: _FROM_LOADING,
    ModelState.LOADING: _FROM_LOADING,
    ModelState.COMPILING: _FROM_LOADING,
    ModelState.CANCELLING: frozenset({ModelState.FETCHING, ModelState.READY, ModelState.FAILED, ModelState.ABSENT}),
    ModelState.READY: frozenset({ModelState.UNLOADING}),
    ModelState.UNLOADING: frozenset({ModelState.FETCHING, ModelState.EVICTED}),
}
# The states of a remote model, which follow its server's answers: each may become any other.
REMOTE_STATES = frozenset({ModelState.ABSENT, ModelState.CONNECTING, ModelState.READY, ModelState.FAILED})

EMBEDDING_DTYPE = "float32"  # of models that only compute embeddings

# For error messages: the output of a kind of model, and the kind to choose for that output.
_KIND_WORDS = {
    ModelKind.TEXT: ("text", "a text model"),
    ModelKind.IMAGE: ("pictures", "an image model"),
    ModelKind.EMBEDDING: ("embeddings and can't chat", "a text or embedding model"),
}


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """Options for loading a model; None keeps the previous choice, or the settings' value.

    Attributes:
        dtype: one of :data:`hfjax_demo.settings.DTYPES`.
        context_length: in tokens, or "auto"; not for image models.
        activations: one of :data:`hfjax_demo.settings.ACTIVATIONS`; for text models.
    """

    dtype: str | None = None
    context_length: int | Literal["auto"] | None = None
    activations: str | None = None

    def after(self, before: LoadOptions) -> LoadOptions:
        """Return these options, and the earlier ones where they keep the previous choice."""
        own = {each.name: getattr(self, each.name) for each in fields(self)}
        return replace(before, **{name: value for name, value in own.items() if value is not None})


UNCHANGED = LoadOptions()


@dataclass(eq=False, slots=True)
class ServedModel:
    """One model of a pool. Times are those of ``time.monotonic()``.

    Attributes:
        spec: its catalogue entry.
        last_lookup_at: time of the last lookup by name; written by the registry.
        progress: the load state, with a message and the loaded fraction.
        files: the model's files on this machine.
        engine: the engine while the model is ready, else None.
        facts: what its engine told when it was loaded.
        options: the options of loads.
        loaded_dtype: dtype of the loaded weights.
        reserved_bytes: its part of the memory budget, from the load until its memory is free again.
        load_visitor: the visitor for whom the latest load was requested.
        is_load_requested: whether a load was requested explicitly, not by a waiting request.
        waiting: requests that wait for the load.
        streams: requests in the engine.
        last_used: time of the last request, load, or end of an answer.
        loaded_at: time of the last load; 0 before the first.
    """

    spec: ModelSpec
    last_lookup_at: float = 0.0
    progress: LoadProgress = field(init=False)
    files: ModelFiles = field(init=False)
    engine: ServedEngine | None = None
    facts: ModelFacts = field(default_factory=ModelFacts)
    options: LoadOptions = UNCHANGED
    loaded_dtype: str = ""
    reserved_bytes: int = 0
    load_visitor: str = ""
    is_load_requested: bool = False
    waiting: list[WaitingRequest] = field(default_factory=list)
    streams: set[RequestStream] = field(default_factory=set)
    last_used: float = field(default_factory=time.monotonic)
    loaded_at: float = 0.0

    def __post_init__(self) -> None:
        self.progress = LoadProgress(self.spec.name, ModelState.ABSENT, "")
        self.files = ModelFiles(self.spec)

    # -- its state -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> ModelState:
        """The load state."""
        return self.progress.state

    @property
    def is_awaited(self) -> bool:
        """Whether a request waits for the load, or a load was requested explicitly. A load that is not awaited is cancelled."""
        return self.is_load_requested or bool(self.waiting)

    @property
    def needs_load(self) -> bool:
        """Whether it is neither ready nor loading, and no load has been requested yet."""
        return self.state in RESTING_STATES | ENDING_STATES and not self.is_awaited

    @property
    def is_idle(self) -> bool:
        """Whether it is in memory, and serves no request."""
        return self.engine is not None and not self.streams

    @property
    def is_unused(self) -> bool:
        """Whether it has no memory and no requests, and nothing happens to it."""
        return self.state in RESTING_STATES and not (self.is_awaited or self.streams)

    @property
    def requests(self) -> int:
        """Number of requests that wait for the load or are being served."""
        return len(self.waiting) + len(self.streams)

    @property
    def all_streams(self) -> list[RequestStream]:
        """The event queues of all requests that wait for the load or are being served."""
        return [*(waiting.stream for waiting in self.waiting), *self.streams]

    @property
    def parameters(self) -> int | None:
        """Number of parameters, from the catalogue until it has been loaded once; None if unknown."""
        return self.facts.parameters if self.facts.parameters is not None else self.spec.parameters

    def enter(self, state: ModelState, message: str = "", fraction: float | None = None) -> None:
        """Change the load state, or the message about it. Only the pool calls this.

        Raises:
            RuntimeError: :data:`TRANSITIONS` does not allow it.
        """
        allowed = REMOTE_STATES if self.spec.is_remote else TRANSITIONS[self.state]
        if state is not self.state and state not in allowed:
            raise RuntimeError(f"{self.spec.name} cannot become {state} while it is {self.state}")
        self.progress = LoadProgress(self.spec.name, state, message, fraction)

    def status(self, settings: Settings, lock: AbstractContextManager[object]) -> ModelStatus:
        """Return its status. May read the disk (see :class:`.ModelFiles`), for which the models' ``lock`` is not taken."""
        dtype, estimate, size = "", None, 0
        settings = self.settings_for_load(settings)
        if not self.spec.is_remote:
            dtype = self.dtype_for_load(settings)
            estimate, size = self.files.estimate(dtype, settings), self.files.size(settings)
        with lock:
            engine, progress, facts = self.engine, self.progress, self.facts
        if engine is None:
            rounded = None if self.spec.is_remote or self.spec.kind is not ModelKind.TEXT else settings.activations
            facts = replace(facts, formats={}, cache_dtype=None, activations=None if rounded == "exact" else rounded)
        return ModelStatus(
            **{each.name: getattr(facts, each.name) for each in fields(ModelFacts)} | {"parameters": self.parameters},
            spec=self.spec,
            state=progress.state,
            message=progress.message,
            fraction=progress.fraction,
            next_context_length=settings.max_context,
            active_requests=self.requests,
            decode_steps=engine.decode_steps if engine is not None else 0,
            dtype=dtype if engine is None else self.loaded_dtype,
            disk_bytes=size,
            memory_bytes=engine.memory_bytes if engine is not None else None,
            estimated_bytes=None if estimate is None else estimate.total,
            min_estimated_bytes=None if estimate is None else estimate.min_total(requested_offload(settings)),
            devices=1 if estimate is None else estimate.devices,
            device_bytes=None if estimate is None else estimate.per_device,
            idle_s=None if engine is None else 0.0 if self.requests else time.monotonic() - self.last_used,
        )

    # -- what it may be asked for ----------------------------------------------------------------------------------

    def require_kind(self, kind: ModelKind) -> None:
        """Check that this model can serve requests for this kind of model.

        Raises:
            InvalidRequest: it cannot.
        """
        if not self.spec.kind.can_serve(kind):
            own, wanted = _KIND_WORDS[self.spec.kind][0], _KIND_WORDS[kind][1]
            raise InvalidRequest(f"{self.spec.title} makes {own}; choose {wanted}.", field="model")

    def check_load_options(self, choice: LoadOptions) -> None:
        """Check that this kind of model supports the dtype, and that it has a context length if one was chosen.

        Raises:
            InvalidRequest: it does not.
        """
        title, kind, dtype = self.spec.title, self.spec.kind, choice.dtype
        if choice.context_length is not None and kind is ModelKind.IMAGE:
            raise InvalidRequest(
                f"{title} is an image model and has no context length; remove context_length.", field="context_length"
            )
        if choice.activations is not None and kind is not ModelKind.TEXT:
            raise InvalidRequest(
                f"{title} is no text model, and only those round activations; remove activations.", field="activations"
            )
        if kind is ModelKind.EMBEDDING and dtype not in (None, "auto", EMBEDDING_DTYPE):
            raise InvalidRequest(
                f"{title} is an embedding model and always uses {EMBEDDING_DTYPE}; remove dtype.", field="dtype"
            )
        if dtype in TEXT_ONLY_DTYPES and kind is not ModelKind.TEXT:
            raise InvalidRequest(
                f"{title} does not support {dtype}, which is for text models only; choose another dtype.", field="dtype"
            )

    def require_awaited(self) -> None:
        """Raise :class:`.sources.FetchCancelled` if the load is not awaited any more (:attr:`is_awaited`)."""
        if not self.is_awaited:
            raise sources.FetchCancelled(f"Loading of {self.spec.title} cancelled.")

    def require_idle(self) -> None:
        """Check that it may be unloaded now.

        Raises:
            ModelBusy: it is loading, or serving requests.
        """
        if self.state in LOADING_STATES or self.state is ModelState.CANCELLING:
            raise ModelBusy(f"{self.spec.title} is loading; cancel loading instead.")
        if self.streams:
            raise ModelBusy(f"{self.spec.title} is in use; unload it when its requests have finished.")

    def settings_for_load(self, settings: Settings, choice: LoadOptions = UNCHANGED) -> Settings:
        """Return the settings that a load with ``choice`` would use.

        Raises:
            InvalidSetting: the context length or the name of activations is invalid.
        """
        wanted = choice.after(self.options)
        given = {"context_length": wanted.context_length, "activations": wanted.activations}
        changes = {name: value for name, value in given.items() if value not in (None, getattr(settings, name))}
        return settings.changed(**changes) if changes else settings

    def dtype_for_load(self, settings: Settings, choice: LoadOptions = UNCHANGED) -> str:
        """Return the dtype of the weights that a load with ``choice`` would use.

        A dtype that this kind of model does not support is replaced by the default.
        """
        if self.spec.kind is ModelKind.EMBEDDING:
            return EMBEDDING_DTYPE
        chosen = choice.dtype or self.options.dtype or settings.dtype
        if chosen == "auto" or (chosen in TEXT_ONLY_DTYPES and self.spec.kind is not ModelKind.TEXT):
            return default_dtype()
        return chosen
