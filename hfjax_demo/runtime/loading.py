"""Brings one model from a name to an engine: fetch, estimate, make room, load, and the programs that are made for it."""

from __future__ import annotations

import functools
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from .. import sources
from ..bridge.program_store import open_store
from ..bridge.stored_programs import Prefetch
from ..catalog import ModelKind
from ..errors import HfjaxError, UnsupportedModel
from ..events import ModelState
from ..settings import Settings
from ..sources.common import human_bytes
from .compile_times import CompileTimes
from .device import device_label
from .engines import import_engine, load_image_engine, load_text_engine
from .entries import Entry, ServedEngine
from .estimate import Estimate, estimate_folder
from .failures import LoadCancelled, explained, ran_out_of_memory
from .observing import Observer
from .room import Room
from .status import Compilation
from .worker import DeviceWorker

if TYPE_CHECKING:
    from ..bridge.compiler import CompiledProgram

MAX_COMPILATIONS = 100  # told of
TOLD_STEP = 0.02  # progress smaller than this is not worth an event


class Announce(Protocol):
    """Tells everyone who waits for a model, or is answered by it, where it stands."""

    def __call__(self, entry: Entry, state: ModelState, message: str, fraction: float | None) -> None: ...


class Loader:
    """Loads models, each on the thread that asks; what has to be on the device thread is posted there.

    Args:
        settings: the process's.
        worker: the device thread.
        room: the memory budget.
        announce: see :class:`Announce`.
        observer: told of every program.
    """

    def __init__(
        self,
        settings: Settings,
        worker: DeviceWorker,
        room: Room,
        announce: Announce,
        observer: Observer,
    ) -> None:
        self._settings = settings
        self._worker = worker
        self._room = room
        self._announce = announce
        self._observer = observer
        self._times = CompileTimes(settings.cache_dir / "compile_times.json")
        self._lock = threading.Lock()
        self._compilations: deque[Compilation] = deque(maxlen=MAX_COMPILATIONS)

    @property
    def compilations(self) -> tuple[Compilation, ...]:
        """The programs made lately, newest first."""
        with self._lock:
            return tuple(reversed(self._compilations))

    def bring(self, entry: Entry) -> ServedEngine:
        """The engine of a model, not yet stepped; its entry holds the memory it was estimated to take.

        A type that the model cannot be run in is replaced by float32, which the entry's ``note`` says.

        Raises:
            sources.FetchCancelled, LoadCancelled: nobody waits for it any more.
            ModelTooLarge: it does not fit the memory budget even alone.
            HfjaxError, Exception: see :func:`sources.fetch` and the engines' ``load_engine``; the reservation is given back.
        """
        folder = sources.fetch(
            entry.spec,
            self._settings.cache_dir,
            on_progress=lambda message, fraction: self._announce(entry, ModelState.FETCHING, message, fraction),
            cancelled=lambda: not entry.is_awaited,
        )
        entry.disk = None  # to be looked at again
        dtype, entry.note = entry.dtype_to_load(self._settings), ""
        try:
            return self._place(entry, folder, dtype)
        except Exception as error:
            if dtype == "float32" or not _precision_may_be_why(error):
                raise
            explained(error, "loading")  # lets go of what is half loaded
        note = f"{dtype} does not work for {entry.spec.title} here, so it is loaded in float32"
        self._announce(entry, ModelState.LOADING, note, None)
        engine = self._place(entry, folder, "float32")
        entry.note = note
        return engine

    def _place(self, entry: Entry, folder: Path, dtype: str) -> ServedEngine:
        programs = Prefetch(open_store(self._settings.cache_dir, folder, dtype))
        try:
            import_engine(entry.spec.kind)  # here, where it holds up nobody who is being answered
            return self._place_with(programs, entry, folder, dtype)
        except BaseException:
            programs.close()
            raise

    def _place_with(self, programs: Prefetch, entry: Entry, folder: Path, dtype: str) -> ServedEngine:
        spec = entry.spec
        estimate = estimate_folder(folder, spec.kind, spec.title, dtype, self._settings)
        self._room.require_possible(entry, dtype, estimate)

        def waits(sentence: str) -> None:
            self._announce(entry, ModelState.LOADING, sentence, None)

        self._room.reserve(entry, estimate.total, waits)
        where = "the device" if estimate.devices == 1 else f"{estimate.devices} devices"
        share = "" if estimate.devices == 1 else f", of each of which it takes about {human_bytes(estimate.per_device)}"
        waits(f"waiting for {where}{share}")
        try:
            engine = self._worker.call(lambda: self._load(programs, entry, folder, dtype, estimate)).result()
        except BaseException:
            self._room.release(entry)
            raise
        entry.reserved = max(entry.reserved, engine.memory_bytes)
        entry.loaded_dtype = dtype
        return engine

    def _load(self, programs: Prefetch, entry: Entry, folder: Path, dtype: str, estimate: Estimate) -> ServedEngine:
        """On the device thread. Between tensors and between programs others are served, and it can be cancelled."""
        from ..bridge.compiler import Compiler  # with PyTorch, which is here by now

        name, device = entry.spec.name, device_label()
        loaded = False

        def pause() -> None:
            if not (loaded or entry.is_awaited):
                raise LoadCancelled(f"Loading {entry.spec.title} was cancelled.")
            self._worker.serve_others()

        told: tuple[str, float | None] = ("", None)

        def on_progress(message: str, fraction: float | None) -> None:
            nonlocal told
            before, last = told
            if message != before or fraction is None or last is None or fraction - last >= TOLD_STEP:
                told = message, fraction
                self._announce(entry, ModelState.LOADING, message, fraction)
            pause()

        def on_begin(program: str) -> None:
            message = self._times.message(name, dtype, device, program, _size(entry))
            self._announce(entry, ModelState.COMPILING, message, None)
            pause()

        def on_end(program: CompiledProgram) -> None:
            made = Compilation(name, program.name, program.seconds, time.time(), program.stored)
            with self._lock:
                self._compilations.append(made)
            self._observer.compiled(made)
            self._times.note(name, dtype, device, program.name, _size(entry), program.seconds, program.stored)
            pause()

        def ask_room(conversations: int) -> bool:
            return self._room.extend(entry, estimate.with_conversations(conversations))

        compiler = Compiler(store=programs.store, prefetch=programs, on_begin=on_begin, on_end=on_end)
        load: Callable[..., ServedEngine] = (
            load_image_engine
            if entry.spec.kind is ModelKind.IMAGE
            else functools.partial(load_text_engine, ask_room=ask_room)
        )
        engine = load(
            folder,
            name,
            dtype=dtype,
            settings=self._settings,
            device=device,
            on_progress=on_progress,
            compiler=compiler,
        )
        loaded = True
        return engine


def _precision_may_be_why(error: Exception) -> bool:
    """Whether float32 might do where a narrower type failed: PyTorch and JAX disagreed, or XLA knows no such operation."""
    if isinstance(error, HfjaxError):
        return isinstance(error, UnsupportedModel)
    return not ran_out_of_memory(error)


def _size(entry: Entry) -> int | None:
    return entry.parameters if entry.parameters is not None else entry.spec.parameters
