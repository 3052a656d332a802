"""The models that this process computes itself: loaded when they are first needed, handed their requests, and unloaded.

A model's files are fetched on a thread of their own, so that people who chat with another model notice nothing; loading and
compiling happen on the device thread. Whoever asks meanwhile joins the same load. A load that fails leaves everything that
was loaded before as it was. Loaded models fit the memory budget (see :mod:`.room`), and those that nobody has asked for in a
while are unloaded.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any

from .. import sources
from ..catalog import ModelKind
from ..errors import EngineFailed, HfjaxError, InvalidRequest, ModelBusy, ModelTooLarge, QueueFull
from ..events import Event, Failed, Finished, LoadProgress, ModelState
from ..settings import TEXT_ONLY_DTYPES, Settings
from .device import free_memory, release_unused_memory
from .entries import Entry, Pending, Request, ServedEngine, cancelled
from .failures import LoadCancelled, explained
from .loading import Loader
from .memory import MemoryWatch
from .observing import Observer
from .room import Room
from .status import Compilation, DeviceStatus
from .worker import DeviceWorker, Engine, EventQueue

Ended = Callable[[Entry, EventQueue, Event], bool]


class LocalModels:
    """Loads entries and serves from them, on one device thread. Safe to call from any thread.

    Args:
        settings: the process's.
        entries: all that there are; those of other servers are left alone.
        lock: the one that entries are changed under.
        ended: told of the last event of an entry's request; False if somebody has told it already.
        observer: told of every program.
    """

    def __init__(
        self,
        settings: Settings,
        entries: Callable[[], list[Entry]],
        lock: threading.RLock,
        ended: Ended,
        observer: Observer,
    ) -> None:
        self._settings = settings
        self._entries = entries
        self._lock = lock
        self._ended = ended
        self._closing = threading.Event()
        self._worker = DeviceWorker(
            compile_ahead=settings.compile_ahead,
            on_idle=release_unused_memory,
            on_broken=self._engine_broke,
            on_death=self._device_thread_died,
        )
        self._memory = MemoryWatch(settings.memory_budget, self._models_bytes)
        self._room = Room(lock, entries, self._memory, settings.max_loaded_models, self._take_off)
        self._loader = Loader(settings, self._worker, self._room, self._announce, observer)

    @property
    def compilations(self) -> tuple[Compilation, ...]:
        """The programs made lately, newest first."""
        return self._loader.compilations

    def device_status(self) -> DeviceStatus:
        """The device's memory now and lately; never waits for it."""
        return self._memory.status()

    def changed(self) -> None:
        """Somebody has stopped answering: let those who wait for room look again."""
        self._room.changed()

    def serve(self, entry: Entry, request: Request, stream: EventQueue) -> None:
        """Answer a request on this stream, loading its model if need be; returns at once.

        Raises:
            ModelTooLarge: it would not fit the memory budget even alone.
            QueueFull: as many people are waiting as the settings admit.
        """
        self._refuse_too_large(entry)
        with self._lock:
            waiting = len(entry.pending) + len(entry.streams)
            if waiting >= self._settings.slots + self._settings.max_queue:
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

    def load(self, entry: Entry, dtype: str | None) -> None:
        """Load a model as its first request would, and return at once. Nothing happens when it is loaded or loading.

        Args:
            dtype: one of :data:`hfjax_demo.settings.DTYPES`, which is remembered for later loads; None: as it was.

        Raises:
            ModelTooLarge: it would not fit the memory budget even alone.
            InvalidRequest: this model does not come in it.
        """
        with self._lock:
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

    def cancel_load(self, entry: Entry) -> None:
        """Give a load up: everybody who waits for the model gets ``Finished(CANCELLED)`` at once."""
        with self._lock:
            if not entry.loading:
                return
            entry.wanted = False
            pending, entry.pending = entry.pending, []
            entry.message, entry.fraction = "cancelling", None
            self._room.changed()
        for item in pending:
            item.stream.put(cancelled(item))

    def unload(self, entry: Entry) -> None:
        """Free a model's memory, soon. Nothing happens when it is not loaded.

        Raises:
            ModelBusy: it is answering somebody, or being loaded.
        """
        with self._lock:
            if entry.loading:
                raise ModelBusy(f"{entry.spec.title} is being loaded; cancel the load instead.")
            if entry.streams:
                raise ModelBusy(f"{entry.spec.title} is answering somebody; unload it when that is done.")
            if entry.engine is not None:
                self._take_off(entry, "unloaded")

    def look_around(self, idle_s: float) -> None:
        """Note what memory is used, and unload what nobody has asked for in so long (0: never)."""
        self._memory.sample()
        if idle_s:
            with contextlib.suppress(RuntimeError):  # closed meanwhile
                self._room.unload_idle(idle_s, f"unloaded after {idle_s / 60:g} minutes without a request")

    def close(self) -> list[EventQueue]:
        """Stop the device thread, and any load at its next step.

        Returns:
            the streams of requests that nobody is going to answer.
        """
        self._closing.set()
        with self._lock:
            streams = [pending.stream for entry in self._entries() for pending in entry.pending]
            for entry in self._entries():
                entry.wanted, entry.pending = False, []
            self._room.changed()
        self._worker.close()
        with self._lock:
            return streams + [
                stream for entry in self._entries() if not entry.spec.is_remote for stream in entry.streams
            ]

    def _models_bytes(self) -> int:
        with self._lock:
            engines = [entry.engine for entry in self._entries() if entry.engine is not None]
        return sum(engine.memory_bytes for engine in engines)

    def _refuse_too_large(self, entry: Entry) -> None:
        if entry.engine is None and not entry.loading:
            dtype = entry.dtype_to_load(self._settings)
            estimate = entry.estimate(dtype, self._settings)
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
            if isinstance(event, (Finished, Failed)) and not self._ended(entry, stream, event):
                return  # it was told already, when the device thread died
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
            for entry in self._entries():
                if entry.engine is engine:
                    self._lose(entry, explained(error, f"answering with {entry.spec.title}"))

    def _device_thread_died(self, error: BaseException) -> None:
        """The thread that owned the engines is gone: so are they, and each is loaded anew when it is asked for."""
        failure = EngineFailed(
            f"The thread that computes broke off ({type(error).__name__}: {error}); ask again, and the model is loaded anew."
        )
        with self._lock:
            for entry in self._entries():
                if entry.engine is not None:
                    self._lose(entry, failure)

    def _lose(self, entry: Entry, error: HfjaxError) -> None:
        streams, entry.streams = entry.streams, []
        self._take_off(entry, "unloaded after a failure; it loads again when it is asked for")
        for stream in streams:
            stream.put(Failed(error))
