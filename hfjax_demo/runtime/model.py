"""The state of one served model: its load state, the requests that wait for it, and the requests that its engine serves.

Only :class:`ServedModel` writes this state. Its methods record changes and notify waiting requests; their callers load, serve and
unload (:mod:`.local`, :mod:`.loading`, :mod:`.remote_settings`).

    absent ──begin_load──▶ fetching ─▶ loading ─▶ compiling ──load_succeeded──▶ ready ──evict──▶ evicted
       ▲                         └────────  progress  ────────┘                                      │
       │◀──load_failed(None): cancelled                                   begin_load: fetching ◀─────┤
    failed ◀──load_failed(error)                                                                  failed

A remote model is always ``absent``, ``connecting``, ``ready`` or ``failed``. All models of a manager share one condition, because
memory is assigned among them under its lock. It is notified when a model becomes idle, is unloaded, or no longer has waiting
requests, so that loads waiting for memory or for their turn check again.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, fields, replace

from .. import sources
from ..catalog import ModelKind, ModelSpec
from ..errors import HfjaxError, InvalidRequest, ModelBusy
from ..events import LoadProgress, ModelState
from ..settings import TEXT_ONLY_DTYPES, Settings
from .device import default_dtype
from .dispatching import WaitingRequest
from .engine_imports import ServedEngine, engine_facts
from .files import ModelFiles
from .memory.estimate import requested_offload
from .status import ModelFacts, ModelStatus
from .worker import RequestStream

LOADING_STATES = frozenset({ModelState.FETCHING, ModelState.LOADING, ModelState.COMPILING, ModelState.CANCELLING})

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
        context_length: in tokens; not for image models.
    """

    dtype: str | None = None
    context_length: int | None = None


UNCHANGED = LoadOptions()


class ServedModel:
    """One model of a manager. Thread-safe. Only its methods write its attributes, but for ``last_lookup_at`` and
    ``reserved_bytes``.

    Args:
        spec: its catalogue entry.
        changed: the condition that all models of the manager share.

    Attributes:
        last_lookup_at: time of the last lookup by name (``time.monotonic()``); written by the manager.
        files: the model's files on this machine.
        engine: the engine while the model is loaded, else None.
        load_visitor: the visitor for whom the current or latest load was started.
        last_used: time of the last request, load, or end of an answer (``time.monotonic()``).
        loaded_at: time of the last load (``time.monotonic()``); 0 before the first.
        reserved_bytes: reservation in the memory budget, held from the load until the unload; written by the memory budget.
    """

    def __init__(self, spec: ModelSpec, changed: threading.Condition) -> None:
        self.spec = spec
        self.last_lookup_at = 0.0
        self._changed = changed
        self._load_progress = LoadProgress(spec.name, ModelState.ABSENT, "")
        self.engine: ServedEngine | None = None
        self._facts = ModelFacts()
        self.load_visitor = ""
        self._is_load_requested = False  # whether a load was requested explicitly, not by a waiting request
        self._waiting: list[WaitingRequest] = []  # requests that wait for the load
        self._streams: dict[
            RequestStream, bool
        ] = {}  # requests in the engine; the value: whether text has been generated
        self.last_used = time.monotonic()
        self.loaded_at = 0.0
        self._load_options = LoadOptions()
        self._loaded_dtype = ""
        self.reserved_bytes = 0
        self.files = ModelFiles(spec)

    # -- queries ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> ModelState:
        """The load state."""
        return self._load_progress.state

    @property
    def is_loading(self) -> bool:
        """Whether a thread is loading it."""
        return self.state in LOADING_STATES

    @property
    def needs_load(self) -> bool:
        """Whether it is neither loaded nor loading, so that a request must start a load."""
        return self.engine is None and not self.is_loading

    @property
    def is_awaited(self) -> bool:
        """Whether a request waits for the load, or a load was requested explicitly. A load that is not awaited is cancelled."""
        return self._is_load_requested or bool(self._waiting)

    @property
    def is_idle(self) -> bool:
        """Whether it is loaded and serves no request."""
        return self.engine is not None and not self._streams

    @property
    def is_unused(self) -> bool:
        """Whether it is not in memory, not loading, and has no requests."""
        return self.engine is None and not (self.is_loading or self.is_awaited or self._streams or self.reserved_bytes)

    @property
    def can_preload(self) -> bool:
        """Whether :attr:`is_unused` holds and the last load, if any, did not fail."""
        return self.is_unused and self.state is not ModelState.FAILED

    @property
    def requests(self) -> int:
        """Number of requests that wait for the load or are being served."""
        return len(self._waiting) + len(self._streams)

    @property
    def parameters(self) -> int | None:
        """Number of parameters, from the catalogue until it has been loaded once; None if unknown."""
        return self._facts.parameters if self._facts.parameters is not None else self.spec.parameters

    def streams(self) -> list[RequestStream]:
        """Return the event queues of all requests that wait for the load or are being served."""
        with self._changed:
            return [*(waiting.stream for waiting in self._waiting), *self._streams]

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
        dtype = choice.dtype
        if choice.context_length is not None and self.spec.kind is ModelKind.IMAGE:
            raise InvalidRequest(
                f"{self.spec.title} is an image model and has no context length; remove context_length.",
                field="context_length",
            )
        if self.spec.kind is ModelKind.EMBEDDING and dtype not in (None, "auto", EMBEDDING_DTYPE):
            raise InvalidRequest(
                f"{self.spec.title} is an embedding model and always uses {EMBEDDING_DTYPE}; remove dtype.",
                field="dtype",
            )
        if dtype in TEXT_ONLY_DTYPES and self.spec.kind is not ModelKind.TEXT:
            raise InvalidRequest(
                f"{self.spec.title} does not support {dtype}, which is for text models only; choose another dtype.",
                field="dtype",
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
        if self.is_loading:
            raise ModelBusy(f"{self.spec.title} is loading; cancel loading instead.")
        if self._streams:
            raise ModelBusy(f"{self.spec.title} is in use; unload it when its requests have finished.")

    def settings_for_load(self, settings: Settings, choice: LoadOptions = UNCHANGED) -> Settings:
        """Return the settings that a load with ``choice`` would use.

        Raises:
            InvalidSetting: the context length is invalid.
        """
        wanted = self._load_options.context_length if choice.context_length is None else choice.context_length
        unchanged = wanted in (None, settings.context_length)
        return settings if unchanged else settings.changed(context_length=wanted)

    def dtype_for_load(self, settings: Settings, choice: LoadOptions = UNCHANGED) -> str:
        """Return the dtype of the weights that a load with ``choice`` would use.

        A dtype that this kind of model does not support is replaced by the default.
        """
        if self.spec.kind is ModelKind.EMBEDDING:
            return EMBEDDING_DTYPE
        chosen = choice.dtype or self._load_options.dtype or settings.dtype
        if chosen == "auto" or (chosen in TEXT_ONLY_DTYPES and self.spec.kind is not ModelKind.TEXT):
            return default_dtype()
        return chosen

    def status(self, settings: Settings) -> ModelStatus:
        """Return its status. May read the disk (see :class:`.ModelFiles`)."""
        dtype, estimate, size = "", None, 0
        settings = self.settings_for_load(settings)
        if not self.spec.is_remote:
            dtype = self.dtype_for_load(settings)
            estimate, size = self.files.estimate(dtype, settings), self.files.size(settings)
        with self._changed:
            engine = self.engine
            facts = {each.name: getattr(self._facts, each.name) for each in fields(ModelFacts)}
            return ModelStatus(
                **facts
                | {"parameters": self.parameters}
                | ({"formats": {}, "cache_dtype": None} if engine is None else {}),
                spec=self.spec,
                state=self._load_progress.state,
                message=self._load_progress.message,
                fraction=self._load_progress.fraction,
                next_context_length=settings.context_length,
                active_requests=self.requests,
                decode_steps=engine.decode_steps if engine is not None else 0,
                dtype=dtype if engine is None else self._loaded_dtype,
                disk_bytes=size,
                memory_bytes=engine.memory_bytes if engine is not None else None,
                estimated_bytes=None if estimate is None else estimate.total,
                min_estimated_bytes=None if estimate is None else estimate.min_total(requested_offload(settings)),
                devices=1 if estimate is None else estimate.devices,
                device_bytes=None if estimate is None else estimate.per_device,
                idle_s=None if engine is None else 0.0 if self.requests else time.monotonic() - self.last_used,
            )

    # -- requests --------------------------------------------------------------------------------------------------

    def add_waiting(self, waiting: WaitingRequest) -> None:
        """Add a request that waits for the load. If a load is in progress, its progress is sent to the request."""
        with self._changed:
            self.last_used = time.monotonic()
            self._waiting.append(waiting)
            if self.is_loading:
                waiting.stream.put(self._load_progress)

    def remove_waiting(self, waiting: WaitingRequest) -> bool:
        """Remove a request that waits for the load; return False if it was not waiting."""
        with self._changed:
            there = waiting in self._waiting
            if there:
                self._waiting.remove(waiting)
                self._changed.notify_all()
            return there

    def note_submitted(self, stream: RequestStream) -> None:
        """Record that a request is passed to the engine."""
        with self._changed:
            self.last_used = time.monotonic()
            self._streams[stream] = False

    def is_being_answered(self, stream: RequestStream) -> bool:
        """Return whether this request was passed to the engine and has not ended."""
        return stream in self._streams

    def note_first_text(self, stream: RequestStream) -> None:
        """Record that an answer has its first text; compilation progress is not sent to its request any more."""
        with self._changed:
            if stream in self._streams:
                self._streams[stream] = True

    def note_ended(self, stream: RequestStream) -> bool:
        """Record that a request in the engine has ended; return False if that was recorded already."""
        with self._changed:
            there = self._streams.pop(stream, None) is not None
            if there:
                self.last_used = time.monotonic()
                self._changed.notify_all()
            return there

    # -- loading and unloading -------------------------------------------------------------------------------------

    def note_load_request(self, choice: LoadOptions) -> None:
        """Record that a load was requested explicitly. The choice also applies to later loads."""
        with self._changed:
            self._is_load_requested = True
            self.last_used = time.monotonic()
            before = self._load_options
            self._load_options = LoadOptions(
                choice.dtype or before.dtype, choice.context_length or before.context_length
            )

    def begin_load(self, visitor: str = "") -> bool:
        """Record that a load starts, for this visitor; return False, without effect, if it is loaded or loading."""
        with self._changed:
            begins = self.needs_load
            if begins:
                self.load_visitor = visitor
                self._set_load_progress(ModelState.FETCHING)
            return begins

    def progress(self, state: ModelState, message: str, fraction: float | None = None) -> None:
        """Record the load's progress and send it to waiting requests, and to requests in the engine that have no text yet."""
        progress = LoadProgress(self.spec.name, state, message, fraction)
        with self._changed:
            if self.is_loading and self.state is not ModelState.CANCELLING:
                self._load_progress = progress
            streams = [waiting.stream for waiting in self._waiting]
            streams += [stream for stream, text_came in self._streams.items() if not text_came]
        for stream in streams:
            stream.put(progress)

    def files_changed(self, kind: ModelKind | None = None) -> None:
        """Reset the facts about its files, after a download or deletion, or because the files are of another ``kind``."""
        with self._changed:
            self.spec = self.spec if kind is None else replace(self.spec, kind=kind)
            self.files = ModelFiles(self.spec)

    def cancel_load(self) -> list[WaitingRequest]:
        """Record that the load is being cancelled; remove and return the requests that waited for it."""
        with self._changed:
            if not self.is_loading:
                return []
            self._is_load_requested = False
            self._set_load_progress(ModelState.CANCELLING)
            return self._pop_waiting()

    def restart_if_awaited(self) -> bool:
        """Start another load if the model was requested since the cancellation; return whether it was."""
        with self._changed:
            if self.is_awaited:
                self._set_load_progress(ModelState.FETCHING)
            return self.is_awaited

    def load_succeeded(self, engine: ServedEngine, dtype: str, note: str) -> list[WaitingRequest]:
        """Record that it is loaded, with ``note`` as status message; remove and return the requests that waited for it."""
        with self._changed:
            self._facts, self._loaded_dtype = engine_facts(engine), dtype
            self.engine, self._is_load_requested = engine, False
            self.progress(ModelState.READY, note, 1.0)
            self._set_load_progress(
                ModelState.READY, note, 1.0
            )  # progress() does not change the state while CANCELLING
            self.last_used = self.loaded_at = time.monotonic()
            return self._pop_waiting()

    def load_failed(self, error: HfjaxError | None) -> list[WaitingRequest]:
        """Record that a load failed with ``error``, or was cancelled (None); remove and return the waiting requests."""
        with self._changed:
            self._is_load_requested = False
            state = ModelState.ABSENT if error is None else ModelState.FAILED
            self._set_load_progress(state, "" if error is None else str(error))
            return self._pop_waiting()

    def evict(self, reason: str) -> ServedEngine | None:
        """Record that it is evicted, for ``reason`` (may be empty); return the engine, which the caller must close."""
        with self._changed:
            engine, self.engine = self.engine, None
            self._changed.notify_all()
            self._set_load_progress(ModelState.EVICTED, reason)
            return engine

    def remove_streams(self) -> list[RequestStream]:
        """Remove all requests in the engine, and return their queues, which the caller must end."""
        with self._changed:
            streams, self._streams = self._streams, {}
            return list(streams)

    def _set_load_progress(self, state: ModelState, message: str = "", fraction: float | None = None) -> None:
        self._load_progress = LoadProgress(self.spec.name, state, message, fraction)

    def _pop_waiting(self) -> list[WaitingRequest]:
        waiting, self._waiting = self._waiting, []
        self._changed.notify_all()  # it is not awaited any more, or idle
        return waiting

    def set_server_state(self, state: ModelState, message: str = "", context_length: int | None = None) -> None:
        """Record the state of a remote model's server, and the context length if the server has reported it."""
        with self._changed:
            self._set_load_progress(state, message)
            if context_length:
                self._facts = ModelFacts(context_length=context_length)
