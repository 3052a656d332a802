"""The state of one served model: where it stands, the requests that wait for it, and those that it answers.

Only :class:`ServedModel` writes it. Its methods note what has happened and tell those who wait; the loading, answering and
unloading is done by those who call them (:mod:`.local`, :mod:`.loading`, :mod:`.remotes`).

    absent ──begin_load──▶ fetching ─▶ loading ─▶ compiling ──load_succeeded──▶ ready ──evict──▶ evicted
       ▲                         └── progress tells how far ──┘                                      │
       │◀──load_failed(None): given up                                    begin_load: fetching ◀─────┤
    failed ◀──load_failed(error)                                                                  failed

A model of another server is only ever ``absent``, ``connecting``, ``ready`` or ``failed``. All models of a manager share one
lock, because who may have memory is decided among them.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from .. import sources
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..catalog import ModelKind, ModelSpec
from ..errors import HfjaxError, InvalidModelFolder, InvalidRequest, ModelBusy
from ..events import LoadProgress, ModelState
from ..image.prompts import PromptLength, PromptReader, reader_of_folder
from ..settings import TEXT_ONLY_DTYPES, Settings
from .device import default_dtype
from .engines import ServedEngine, facts_of, import_engine, is_imported
from .memory.estimate import Estimate, estimate_folder, estimate_unseen, layers_asked_for
from .status import Facts, ModelStatus
from .waiting import WaitingRequest
from .worker import EventQueue

LOOK_AGAIN_SECONDS = 30.0  # at a model's files on disk

EMBEDDING_DTYPE = "float32"  # of models that make nothing but embeddings

_MAKES = {
    ModelKind.TEXT: "text",
    ModelKind.IMAGE: "pictures",
    ModelKind.EMBEDDING: "embeddings and can't chat",
}
_CHOOSE = {
    ModelKind.TEXT: "a text model",
    ModelKind.IMAGE: "an image model",
    ModelKind.EMBEDDING: "a text or embedding model",
}


@dataclass(frozen=True, slots=True)
class LoadChoice:
    """What a person may choose of how a model is loaded; None: as it was chosen before, and else as the settings have it.

    Attributes:
        dtype: one of :data:`hfjax_demo.settings.DTYPES`.
        context_length: in tokens, of a model that reads text.
    """

    dtype: str | None = None
    context_length: int | None = None


UNCHANGED = LoadChoice()


@dataclass(eq=False, slots=True)
class Files:
    """A model's files as they were found at ``looked`` (``time.monotonic()``); ``folder`` None: not here, or not whole."""

    looked: float
    folder: Path | None
    size: int
    estimates: dict[tuple[str, int], Estimate | None] = field(default_factory=dict)  # by dtype and context length


class ServedModel:
    """One model of a manager. Safe to call from any thread.

    Args:
        spec: what it is.
        lock: the one that all models of the manager share.

    Attributes, which nothing but the methods here changes, save ``named_at``:
        named_at: when somebody last asked for it by its name (``time.monotonic()``); the manager's.
        state: where it stands.
        engine: what answers, while it is loaded.
        is_loading: whether a thread is bringing it, until it is ready or that has failed.
        loads_for: the visitor whose request has begun the load that is going on, or the last one.
        last_used: when it last began or ended an answer, or was first asked for (``time.monotonic()``).
        loaded_at: when it was loaded last (``time.monotonic()``); 0 before that.
        reserved_bytes: of the memory budget, what it holds, from before it loads to when it is unloaded.
    """

    def __init__(self, spec: ModelSpec, lock: threading.RLock) -> None:
        self.spec = spec
        self.named_at = 0.0
        self._lock = lock
        self.state = ModelState.ABSENT
        self._message = ""
        self._fraction: float | None = None
        self.engine: ServedEngine | None = None
        self._facts = Facts()
        self.is_loading = False
        self.loads_for = ""
        self._wanted = False  # somebody has asked for it to be loaded, besides those who wait
        self._waiting: list[WaitingRequest] = []  # for the load
        self._streams: dict[EventQueue, bool] = {}  # those that the engine has; whether text has come on them yet
        self.last_used = time.monotonic()
        self.loaded_at = 0.0
        self._chosen = LoadChoice()
        self._loaded_dtype = ""
        self.reserved_bytes = 0
        self._files: Files | None = None
        self._reader: PromptReader | None = None

    # -- what others may know --------------------------------------------------------------------------------------

    @property
    def is_awaited(self) -> bool:
        """Whether anybody still wants the load that is going on."""
        return self._wanted or bool(self._waiting)

    @property
    def is_answering(self) -> bool:
        """Whether the engine has any request."""
        return bool(self._streams)

    @property
    def is_idle(self) -> bool:
        """Whether it is loaded and answers nobody."""
        return self.engine is not None and not self._streams

    @property
    def is_nothing(self) -> bool:
        """Whether nothing of it is in memory, and nobody asks for it."""
        return self.engine is None and not (self.is_loading or self.is_awaited or self._streams or self.reserved_bytes)

    @property
    def is_nothing_yet(self) -> bool:
        """Likewise, and its last load, if there was one, did not fail."""
        return self.is_nothing and self.state is not ModelState.FAILED

    @property
    def requests(self) -> int:
        """Those that wait for it and those that it answers."""
        return len(self._waiting) + len(self._streams)

    @property
    def parameters(self) -> int | None:
        """The number of its parameters: the catalogue's until it has been loaded once; None if that has none."""
        return self._facts.parameters if self._facts.parameters is not None else self.spec.parameters

    def streams(self) -> list[EventQueue]:
        """The event queues of all requests that wait for it or are being answered."""
        with self._lock:
            return [*(waiting.stream for waiting in self._waiting), *self._streams]

    def require_kind(self, kind: ModelKind) -> None:
        """Refuse a request for another kind of model.

        Raises:
            InvalidRequest: this one makes something else.
        """
        if not self.spec.kind.makes(kind):
            own = _MAKES[self.spec.kind]
            raise InvalidRequest(f"{self.spec.title} makes {own}; choose {_CHOOSE[kind]}.", field="model")

    def require_choice(self, choice: LoadChoice) -> None:
        """Refuse a dtype in which this kind of model cannot be loaded, and a context length where it has none.

        Raises:
            InvalidRequest: it cannot.
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
        """Raises :class:`.sources.FetchCancelled` when nobody wants its load any more."""
        if not self.is_awaited:
            raise sources.FetchCancelled(f"Loading of {self.spec.title} cancelled.")

    def require_idle(self) -> None:
        """Refuse to unload it now.

        Raises:
            ModelBusy: it is being loaded, or answers somebody.
        """
        if self.is_loading:
            raise ModelBusy(f"{self.spec.title} is loading; cancel loading instead.")
        if self._streams:
            raise ModelBusy(f"{self.spec.title} is in use; unload it when its requests have finished.")

    def settings_to_load(self, settings: Settings, choice: LoadChoice = UNCHANGED) -> Settings:
        """The settings it would be loaded with now, or if ``choice`` were made.

        Raises:
            InvalidSetting: no model can be loaded with that context length.
        """
        wanted = self._chosen.context_length if choice.context_length is None else choice.context_length
        unchanged = wanted in (None, settings.context_length)
        return settings if unchanged else settings.changed(context_length=wanted)

    def dtype_to_load(self, settings: Settings, choice: LoadChoice = UNCHANGED) -> str:
        """The type its weights would be loaded in now, or if ``choice`` were made.

        The settings' choice does not bind a model that does not come in it.
        """
        if self.spec.kind is ModelKind.EMBEDDING:
            return EMBEDDING_DTYPE
        chosen = choice.dtype or self._chosen.dtype or settings.dtype
        if chosen == "auto" or (chosen in TEXT_ONLY_DTYPES and self.spec.kind is not ModelKind.TEXT):
            return default_dtype()
        return chosen

    def files(self, settings: Settings) -> Files:
        """Its files, looked at again now and then; reads the disk, so not to be called under the lock."""
        files, now = self._files, time.monotonic()
        if files is None or now - files.looked > LOOK_AGAIN_SECONDS:
            folder = sources.local_path(self.spec, settings.cache_dir)
            if files is None or folder != files.folder or folder is None:
                size = 0 if folder is None else sources.size_on_disk(self.spec, settings.cache_dir)
                files = Files(now, folder, size)
            files.looked = now
            self._files = files
        return files

    def estimate(self, dtype: str, settings: Settings, *, exact: bool = False) -> Estimate | None:
        """What it would take in ``dtype``; None where nobody can tell yet. Reads the disk, as :meth:`files` does.

        A lower bound, its weights, until the engines are imported, and while a model is being read, unless it is to be ``exact``.
        """
        files, key = self.files(settings), (dtype, settings.context_length)
        if not is_imported(self.spec.kind):
            return estimate_unseen(self.spec, dtype)
        if key not in files.estimates:
            if TORCH_DEFAULTS.constructs and not exact:  # it would wait until that is done, which takes seconds
                return estimate_unseen(self.spec, dtype)
            try:
                files.estimates[key] = (
                    estimate_unseen(self.spec, dtype)
                    if files.folder is None
                    else estimate_folder(files.folder, self.spec.kind, self.spec.title, dtype, settings)
                )
            except InvalidModelFolder:  # whoever loads it will be told
                files.estimates[key] = None
        return files.estimates[key]

    def prompt_length(self, prompt: str, settings: Settings) -> PromptLength | None:
        """How much of a prompt an image model reads; None while its tokenizer is not here. One thread at a time."""
        if self._reader is None:
            folder = sources.local_path(self.spec, settings.cache_dir)
            if folder is None or self.spec.kind is not ModelKind.IMAGE:
                return None
            import_engine(ModelKind.IMAGE)  # which this needs a part of
            self._reader = reader_of_folder(folder)
        return None if self._reader is None else self._reader.measure(prompt)

    def status(self, settings: Settings) -> ModelStatus:
        """What is told of it. Reads the disk now and then."""
        dtype, estimate, size = "", None, 0
        settings = self.settings_to_load(settings)
        if not self.spec.is_remote:
            dtype = self.dtype_to_load(settings)
            estimate, size = self.estimate(dtype, settings), self.files(settings).size
        with self._lock:
            engine = self.engine
            facts = {each.name: getattr(self._facts, each.name) for each in fields(Facts)}
            return ModelStatus(
                **facts
                | {"parameters": self.parameters}
                | ({"formats": {}, "cache_dtype": None} if engine is None else {}),
                spec=self.spec,
                state=self.state,
                message=self._message,
                fraction=self._fraction,
                context_to_load=settings.context_length,
                active_requests=self.requests,
                decode_steps=engine.decode_steps if engine is not None else 0,
                dtype=dtype if engine is None else self._loaded_dtype,
                disk_bytes=size,
                memory_bytes=engine.memory_bytes if engine is not None else None,
                estimated_bytes=None if estimate is None else estimate.total,
                least_bytes=None if estimate is None else estimate.least(layers_asked_for(settings)),
                devices=1 if estimate is None else estimate.devices,
                device_bytes=None if estimate is None else estimate.per_device,
                idle_s=None if engine is None else 0.0 if self.requests else time.monotonic() - self.last_used,
            )

    # -- requests --------------------------------------------------------------------------------------------------

    def wait_for_load(self, waiting: WaitingRequest) -> None:
        """Note that a request waits for the model to be loaded. If a load is under way, the request is told how far it is."""
        with self._lock:
            self.last_used = time.monotonic()
            self._waiting.append(waiting)
            progress = LoadProgress(self.spec.name, self.state, self._message, self._fraction)
            if self.is_loading:
                waiting.stream.put(progress)

    def leave(self, waiting: WaitingRequest) -> bool:
        """Remove a request from those that wait for the model; False if it was not among them."""
        with self._lock:
            there = waiting in self._waiting
            if there:
                self._waiting.remove(waiting)
            return there

    def note_answering(self, stream: EventQueue) -> None:
        """Note that a request is now the engine's to answer. This computes nothing."""
        with self._lock:
            self.last_used = time.monotonic()
            self._streams[stream] = False

    def is_being_answered(self, stream: EventQueue) -> bool:
        """Whether this request is still the engine's to answer, that is, has not ended."""
        return stream in self._streams

    def note_first_text(self, stream: EventQueue) -> None:
        """Note that an answer's first text has come: from now on its reader is not told what is being compiled."""
        with self._lock:
            if stream in self._streams:
                self._streams[stream] = True

    def note_answered(self, stream: EventQueue) -> bool:
        """Note that the engine's answer to a request has ended; False if that was noted already."""
        with self._lock:
            there = self._streams.pop(stream, None) is not None
            if there:
                self.last_used = time.monotonic()
            return there

    # -- loading and unloading -------------------------------------------------------------------------------------

    def want(self, choice: LoadChoice) -> None:
        """Note that somebody has asked for a load. What is chosen is remembered for later ones."""
        with self._lock:
            self._wanted = True
            self.last_used = time.monotonic()
            before = self._chosen
            self._chosen = LoadChoice(choice.dtype or before.dtype, choice.context_length or before.context_length)

    def begin_load(self, visitor: str = "") -> bool:
        """Note that a load begins, for this visitor; returns False, and changes nothing, if one is under way or it is loaded."""
        with self._lock:
            begins = self.engine is None and not self.is_loading
            if begins:
                self.is_loading, self.loads_for = True, visitor
                self.state, self._message, self._fraction = ModelState.FETCHING, "", None
            return begins

    def progress(self, state: ModelState, message: str, fraction: float | None = None) -> None:
        """Note how far the load is, and tell all who wait. While it answers: tell whoever has no text yet what is compiled."""
        with self._lock:
            if self.engine is None and self.state is not ModelState.CANCELLING:
                self.state, self._message, self._fraction = state, message, fraction
            streams = [waiting.stream for waiting in self._waiting]
            streams += [stream for stream, text_came in self._streams.items() if not text_came]
        for stream in streams:
            stream.put(LoadProgress(self.spec.name, state, message, fraction))

    def found_kind(self, kind: ModelKind) -> None:
        """Note of what kind it is, which the name of a repository does not tell."""
        with self._lock:
            self.spec = replace(self.spec, kind=kind)

    def files_changed(self) -> None:
        """Forget what is known of its files, since they have just been fetched; :meth:`files` looks again."""
        self._files = None

    def set_reserved(self, size: int) -> None:
        """Note that it holds ``size`` bytes of the memory budget; 0 is none. Whether they are free is not checked here."""
        with self._lock:
            self.reserved_bytes = size

    def cancel_load(self) -> list[WaitingRequest]:
        """Note that the load under way is to be given up; returns the requests that waited for it, which wait no longer."""
        with self._lock:
            if not self.is_loading:
                return []
            self._wanted = False
            self.state, self._message, self._fraction = ModelState.CANCELLING, "", None
            return self._take_waiting()

    def begin_again(self) -> bool:
        """After a cancelled load: begin another if somebody has asked for the model since; returns whether it does."""
        with self._lock:
            if self.is_awaited:
                self.state, self._message, self._fraction = ModelState.FETCHING, "", None
            return self.is_awaited

    def load_succeeded(self, engine: ServedEngine, dtype: str, note: str) -> list[WaitingRequest]:
        """Note that it is loaded; returns the requests that waited. ``note`` says why ``dtype`` is not the one asked for."""
        with self._lock:
            self.progress(ModelState.READY, note, 1.0)
            self.state, self._message, self._fraction = ModelState.READY, note, 1.0
            self.engine, self.is_loading, self._wanted = engine, False, False
            self._facts, self._loaded_dtype = facts_of(engine), dtype
            self.last_used = self.loaded_at = time.monotonic()
            return self._take_waiting()

    def load_failed(self, error: HfjaxError | None) -> list[WaitingRequest]:
        """Note that a load failed with ``error``, or was cancelled (None); returns the requests that waited for it."""
        with self._lock:
            self.is_loading = self._wanted = False
            self.state = ModelState.ABSENT if error is None else ModelState.FAILED
            self._message, self._fraction = "" if error is None else str(error), None
            return self._take_waiting()

    def evict(self, reason: str) -> ServedEngine | None:
        """Note that it is evicted, for ``reason`` (may be empty). Returns the engine, for the caller to close."""
        with self._lock:
            engine, self.engine = self.engine, None
            self.reserved_bytes = 0
            self.state, self._message, self._fraction = ModelState.EVICTED, reason, None
            return engine

    def drop_answering(self) -> list[EventQueue]:
        """Forget all requests that the engine was answering, and return their queues, for the caller to end."""
        with self._lock:
            streams = list(self._streams)
            self._streams.clear()
            return streams

    def _take_waiting(self) -> list[WaitingRequest]:
        waiting, self._waiting = self._waiting, []
        return waiting

    # -- models of other servers -----------------------------------------------------------------------------------

    def set_server_state(self, state: ModelState, message: str = "", context_length: int | None = None) -> None:
        """Of a remote model: note the state of its server, and the context length if the server has told it."""
        with self._lock:
            self.state, self._message = state, message
            if context_length:
                self._facts = Facts(context_length=context_length)
