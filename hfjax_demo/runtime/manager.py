"""Which models are loaded, and the way from a request to its stream of events.

A model is loaded when someone first asks for it. Its files are fetched on a thread of their own, so that people who chat
with another model notice nothing; loading and compiling happen on the device thread. Whoever asks meanwhile joins the
same load. A load that fails leaves everything that was loaded before as it was. Loaded models fit the memory budget (see
:mod:`.room`), and those that nobody has asked for in a while are unloaded.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from typing import Any

from .. import sources
from ..catalog import ModelKind, read_catalog
from ..errors import EngineFailed, HfjaxError, InvalidRequest, ModelBusy, ModelTooLarge, QueueFull
from ..events import Event, Failed, Finished, LoadProgress, ModelState
from ..image.prompts import PromptLength
from ..settings import DTYPES, TEXT_ONLY_DTYPES, Settings
from .device import configure_jax, free_memory, release_unused_memory
from .draining import SHUTTING_DOWN, Door
from .engines import import_engine, is_imported
from .entries import Entry, Pending, Request, ServedEngine, cancelled, kind_of
from .failures import LoadCancelled, explained
from .loading import Loader
from .memory import SAMPLE_SECONDS, MemoryWatch
from .observing import NoObserver, Observer, Origin
from .room import Room
from .status import Compilation, DeviceStatus, ModelStatus, Speed
from .worker import DeviceWorker, Engine, EventQueue

__all__ = ["ModelManager", "ModelStatus"]

MAX_SPEEDS = 200  # answers and pictures whose speed is remembered


class ModelManager:
    """The one object that the page, the API, the command line and the benchmarks ask for answers. Safe to call from any
    thread. ``observer`` is told what becomes of every request.
    """

    def __init__(self, settings: Settings, observer: Observer | None = None) -> None:
        configure_jax(settings.cache_dir)
        self.settings = settings
        self.catalog = read_catalog(settings.catalog_file)
        self._observer = observer if observer is not None else NoObserver()
        self._lock = threading.RLock()
        self._counting = threading.Lock()  # a tokenizer keeps state while it encodes
        self._entries: dict[str, Entry] = {spec.name: Entry(spec) for spec in self.catalog.entries()}
        self._speeds: deque[Speed] = deque(maxlen=MAX_SPEEDS)
        self._worker = DeviceWorker(
            compile_ahead=settings.compile_ahead,
            on_idle=release_unused_memory,
            on_broken=self._engine_broke,
            on_death=self._device_thread_died,
        )
        self._memory = MemoryWatch(settings.memory_budget, self._models_bytes)
        self._room = Room(
            self._lock, lambda: list(self._entries.values()), self._memory, settings.max_loaded_models, self._take_off
        )
        self._loader = Loader(settings, self._worker, self._room, self._announce, self._observer)
        self._door = Door(self._open_streams)
        self._imported = False
        self._closing = threading.Event()
        threading.Thread(target=self._watch, name="hfjax-watch", daemon=True).start()

    def status(self, model: str) -> ModelStatus:
        """Where a model stands; never waits for the device, never loads.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
        """
        with self._lock:
            spec = self.catalog.find(model)
            entry = self._entries.get(spec.name) or Entry(spec)
        return self._status(entry)

    def statuses(self) -> list[ModelStatus]:
        """The whole catalogue, and whatever else has been asked for."""
        with self._lock:
            entries = list(self._entries.values())
        return [self._status(entry) for entry in entries]

    def device_status(self) -> DeviceStatus:
        """The device's memory now and lately; never waits for it."""
        return self._memory.status()

    def compilations(self) -> tuple[Compilation, ...]:
        """The programs made lately, newest first."""
        return self._loader.compilations

    def speeds(self) -> tuple[Speed, ...]:
        """How quick the last answers and pictures were, oldest first."""
        with self._lock:
            return tuple(self._speeds)

    def count_tokens(self, model: str, prompt: str) -> PromptLength | None:
        """How much of a prompt an image model reads; None while its tokenizer is not on this machine. Never loads the model.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
        """
        with self._lock:
            entry = self._entry(model, ModelKind.IMAGE)
        with self._counting:
            return entry.prompt_length(prompt, self.settings)

    def generate(self, request: Request, origin: Origin | None = None) -> EventQueue:
        """Answer a request, loading its model if need be. Returns at once; the stream tells the rest.

        ``origin`` says who asks; None: somebody on the page.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelTooLarge: it would not fit the memory budget even alone.
            InvalidRequest: the model makes something else.
            QueueFull: as many people are waiting as the settings admit.
            ShuttingDown: nothing new begins any more.
        """
        listed = self.catalog.listed(request.model)
        model = listed.name if listed is not None else "custom"
        watch = self._observer.begin(request, model, origin if origin is not None else Origin())
        try:
            return self._generate(request, EventQueue(watch))
        except Exception as error:
            watch(Failed(error if isinstance(error, HfjaxError) else EngineFailed(type(error).__name__)))
            raise

    def _generate(self, request: Request, stream: EventQueue) -> EventQueue:
        self._door.require_open()
        kind = kind_of(request)
        with self._lock:
            entry = self._entry(request.model, kind)
        entry.require_kind(kind)
        self._refuse_too_large(entry)
        with self._lock:
            waiting = len(entry.pending) + len(entry.streams)
            if waiting >= self.settings.slots + self.settings.max_queue:
                raise QueueFull(f"{waiting} requests are being answered or waiting already; try again in a moment.")
            entry.last_used = time.monotonic()
            pending = Pending(request, stream, time.perf_counter())
            if entry.engine is not None:
                self._submit(entry, entry.engine, pending)
            else:
                entry.pending.append(pending)
                stream.on_cancel(lambda: self._cancel_pending(entry, pending))
                if entry.loading:
                    stream.put(LoadProgress(entry.spec.name, entry.state, entry.message, entry.fraction))
                else:
                    self._start_loading(entry)
        return stream

    def load(self, model: str, dtype: str | None = None) -> None:
        """Load a model as its first request would, and return at once. Nothing happens when it is loaded or loading.

        Args:
            dtype: one of :data:`hfjax_demo.settings.DTYPES`, which is remembered for later loads; None: as it was.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelTooLarge: it would not fit the memory budget even alone.
            InvalidRequest: no such dtype, or this model does not come in it.
            ShuttingDown: nothing new begins any more.
        """
        self._door.require_open()
        if dtype is not None and dtype not in DTYPES:
            raise InvalidRequest(f"dtype is {dtype!r}; choose one of {', '.join(DTYPES)}.")
        with self._lock:
            entry = self._entry(model, None)
            if dtype in TEXT_ONLY_DTYPES and entry.spec.kind is not ModelKind.TEXT:
                raise InvalidRequest(
                    f"{entry.spec.title} does not come in {dtype}, which is for text models; choose another."
                )
            if entry.engine is not None or entry.loading:
                return
            before = entry.dtype
            if dtype is not None:
                entry.dtype = dtype
        try:
            self._refuse_too_large(entry)
        except ModelTooLarge:
            entry.dtype = before  # others may still load it as it was
            raise
        with self._lock:
            if entry.engine is None and not entry.loading:
                entry.wanted = True
                entry.last_used = time.monotonic()
                self._start_loading(entry)

    def import_engines(self) -> None:
        """Import the engines on a thread of its own, so that the first load need not; touches no model."""

        def run() -> None:
            for kind in ModelKind:
                import_engine(kind)

        threading.Thread(target=run, name="hfjax-import", daemon=True).start()

    def cancel_load(self, model: str) -> None:
        """Give a load up: everybody who waits for the model gets ``Finished(CANCELLED)`` at once.

        The load itself ends at the next block that is fetched, tensor that is placed, or program that is compiled.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
        """
        with self._lock:
            entry = self._entry(model, None)
            if not entry.loading:
                return
            entry.wanted = False
            pending, entry.pending = entry.pending, []
            entry.message, entry.fraction = "cancelling", None
            self._room.changed()
        for item in pending:
            item.stream.put(cancelled(item))

    def unload(self, model: str) -> None:
        """Free a model's memory, soon. Nothing happens when it is not loaded.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelBusy: it is answering somebody, or being loaded.
        """
        with self._lock:
            entry = self._entry(model, None)
            if entry.loading:
                raise ModelBusy(f"{entry.spec.title} is being loaded; cancel the load instead.")
            if entry.streams:
                raise ModelBusy(f"{entry.spec.title} is answering somebody; unload it when that is done.")
            if entry.engine is not None:
                self._take_off(entry, "unloaded")

    def unready_reason(self) -> str:
        """Why it could not take a request now, as one sentence; empty when it could. Never waits."""
        if self._door.is_shut:
            return SHUTTING_DOWN
        # Once, for a load that imports them again, which takes no time, would look like the first import.
        self._imported = self._imported or all(is_imported(kind) for kind in ModelKind)
        return "" if self._imported else "The server is starting: its engines are being imported."

    def refuse_new(self) -> None:
        """Take no request and begin no load from now on; what runs or waits goes on."""
        self._door.shut()

    def drain(self, limit_s: float, hurry: threading.Event) -> bool:
        """Wait until everything that runs or waits is done; after ``limit_s``, or when ``hurry`` is set, cancel the rest.

        Returns:
            whether all of it came to its own end.
        """
        return self._door.drain(limit_s, hurry)

    def close(self) -> None:
        """Stop the device thread. Streams that are still open end with Failed."""
        self._closing.set()
        with self._lock:
            streams = [pending.stream for entry in self._entries.values() for pending in entry.pending]
            for entry in self._entries.values():
                entry.wanted, entry.pending = False, []  # a load that is going on ends at its next step
            self._room.changed()
        self._worker.close()
        with self._lock:
            streams += [stream for entry in self._entries.values() for stream in entry.streams]
        for stream in streams:
            stream.on_cancel(lambda: None)  # nobody is left to tell
            stream.put(Failed(EngineFailed("The program is closing; start it again to go on.")))

    def _open_streams(self) -> list[EventQueue]:
        with self._lock:
            waiting = [item.stream for entry in self._entries.values() for item in entry.pending]
            return waiting + [stream for entry in self._entries.values() for stream in entry.streams]

    def _entry(self, model: str, kind: ModelKind | None) -> Entry:
        """The entry of a model; ``kind`` is what an unlisted hub id is taken for (None: what it was before)."""
        entry = self._entries.get(model)
        if entry is None:
            spec = self.catalog.find(model, kind)
            entry = self._entries.setdefault(spec.name, Entry(spec))
        if kind is not None and entry.spec.kind is not kind and entry.engine is None and not entry.loading:
            # Someone asked for it on the wrong tab before; nothing was ever loaded under that name.
            entry = self._entries[entry.spec.name] = Entry(self.catalog.find(model, kind))
        return entry

    def _status(self, entry: Entry) -> ModelStatus:
        dtype = entry.dtype_to_load(self.settings)
        estimate = entry.estimate(dtype, self.settings)  # reads the disk now and then, so outside the lock
        size = entry.files(self.settings).size
        with self._lock:
            return entry.status(dtype, size, estimate)

    def _models_bytes(self) -> int:
        with self._lock:
            engines = [entry.engine for entry in self._entries.values() if entry.engine is not None]
        return sum(engine.memory_bytes for engine in engines)

    def _refuse_too_large(self, entry: Entry) -> None:
        if entry.engine is None and not entry.loading:
            dtype = entry.dtype_to_load(self.settings)
            estimate = entry.estimate(dtype, self.settings)
            if estimate is not None:
                self._room.require_possible(entry, dtype, estimate)

    def _submit(self, entry: Entry, engine: ServedEngine, pending: Pending) -> None:
        """Hand a request to the engine of a loaded model."""
        stream, title = pending.stream, entry.spec.title
        load_s = time.perf_counter() - pending.since
        entry.streams.append(stream)
        job: Any = None

        def emit(event: Event) -> None:
            if isinstance(event, Failed):
                event = Failed(explained(event.error, f"answering with {title}"))
            if isinstance(event, (Finished, Failed)):
                with self._lock:
                    if stream not in entry.streams:
                        return  # it was told already, when the device thread died
                    entry.streams.remove(stream)
                    entry.last_used = time.monotonic()
                    self._speeds += entry.speeds(event)
                    self._room.changed()
            stream.put(event)

        def submit() -> None:
            nonlocal job
            if stream not in entry.streams:
                return
            try:
                job = engine.submit(pending.request, emit, load_s=load_s)  # type: ignore[arg-type]  # kinds were compared
            except Exception as error:
                emit(Failed(explained(error, f"answering with {title}")))

        def cancel() -> None:
            if job is not None and stream in entry.streams:
                engine.cancel(job)

        self._worker.post(submit, engine)
        stream.on_cancel(lambda: self._worker.post(cancel, engine))

    def _cancel_pending(self, entry: Entry, pending: Pending) -> None:
        with self._lock:
            if pending not in entry.pending:
                return
            entry.pending.remove(pending)
            self._room.changed()
        pending.stream.put(cancelled(pending))

    def _start_loading(self, entry: Entry) -> None:
        entry.loading = True
        threading.Thread(target=self._load, args=(entry,), name="hfjax-fetch", daemon=True).start()

    def _load(self, entry: Entry) -> None:
        """Fetch and load a model, on a thread of its own; then serve, or fail, everyone who waits for it."""
        while True:
            try:
                engine = self._loader.bring(entry)
            except BaseException as error:
                failure = explained(error, f"loading {entry.spec.title}")
                with contextlib.suppress(RuntimeError):  # closed
                    self._worker.post(free_memory)
                with self._lock:
                    gave_up = isinstance(error, (sources.FetchCancelled, LoadCancelled))
                    if gave_up and entry.is_awaited and not self._closing.is_set():
                        continue  # somebody has asked since everybody gave up
                    self._load_failed(entry, failure)
                    if gave_up:
                        entry.message = ""  # nothing failed
                return None
            return self._loaded(entry, engine)

    def _loaded(self, entry: Entry, engine: ServedEngine) -> None:
        def add() -> None:
            if entry.engine is engine:  # and not forgotten since, with a device thread that died
                self._worker.add(engine)

        with self._lock, contextlib.suppress(RuntimeError):  # closed meanwhile
            entry.engine, entry.loading, entry.wanted = engine, False, False
            entry.learn(engine)
            entry.last_used = time.monotonic()
            self._announce(entry, ModelState.READY, f"ready; {entry.note}" if entry.note else "ready", 1.0)
            pending, entry.pending = entry.pending, []
            self._worker.post(add)
            for item in pending:
                self._submit(entry, engine, item)
            self._room.changed()

    def _load_failed(self, entry: Entry, error: HfjaxError) -> None:
        with self._lock:
            entry.loading = entry.wanted = False
            entry.state, entry.message, entry.fraction = ModelState.ABSENT, str(error), None
            pending, entry.pending = entry.pending, []
            self._room.changed()
        for item in pending:
            item.stream.put(Failed(error))

    def _announce(self, entry: Entry, state: ModelState, message: str, fraction: float | None) -> None:
        """Note where a model stands and tell everyone who waits for it."""
        with self._lock:
            if entry.engine is None or state is ModelState.READY:
                entry.state, entry.message, entry.fraction = state, message, fraction
            streams = [*[item.stream for item in entry.pending], *entry.streams]
        for stream in streams:
            stream.put(LoadProgress(entry.spec.name, state, message, fraction))

    def _take_off(self, entry: Entry, message: str) -> None:
        """Unload an idle model; whatever is given to the device thread from now on finds its memory free."""
        engines = [entry.engine]  # the only reference from here on, so that nothing outlives its removal
        entry.engine, entry.reserved = None, 0
        entry.state, entry.message, entry.fraction = ModelState.EVICTED, message, None

        def free() -> None:
            engine = engines.pop()
            if engine is not None:
                self._worker.remove(engine)
                engine.close()
            del engine
            free_memory()

        self._worker.post(free)
        self._room.changed()

    def _engine_broke(self, engine: Engine, error: Exception) -> None:
        """An engine could not start over after a failure: it goes, and is loaded anew when it is asked for."""
        with self._lock:
            for entry in self._entries.values():
                if entry.engine is engine:
                    self._lose(entry, explained(error, f"answering with {entry.spec.title}"))

    def _device_thread_died(self, error: BaseException) -> None:
        """The thread that owned the engines is gone: so are they, and each is loaded anew when it is asked for."""
        failure = EngineFailed(
            f"The thread that computes broke off ({type(error).__name__}: {error}); ask again, and the model is loaded anew."
        )
        with self._lock:
            for entry in self._entries.values():
                if entry.engine is not None:
                    self._lose(entry, failure)

    def _lose(self, entry: Entry, error: HfjaxError) -> None:
        streams, entry.streams = entry.streams, []
        self._take_off(entry, "unloaded after a failure; it loads again when it is asked for")
        for stream in streams:
            stream.put(Failed(error))

    def _watch(self) -> None:
        """Now and then note what memory is used, and unload what nobody has asked for in a while."""
        idle_s = 60 * self.settings.idle_minutes
        while not self._closing.wait(min(SAMPLE_SECONDS, idle_s / 4) if idle_s else SAMPLE_SECONDS):
            self._memory.sample()
            if idle_s:
                with contextlib.suppress(RuntimeError):  # closed meanwhile
                    self._room.unload_idle(
                        idle_s, f"unloaded after {self.settings.idle_minutes:g} minutes without a request"
                    )
