"""The models that run in this process: loaded when they are first requested, served, and unloaded.

Each model is loaded on a separate thread (:mod:`.loading`), so that requests to other models continue. Requests that arrive
meanwhile wait for the same load. A failed load does not affect the models that are already loaded. LoadedEngine models fit the
memory budget (:mod:`.memory.budget`); idle ones are unloaded after a while.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future

from .. import sources
from ..catalog import HubSource
from ..errors import EngineFailed, ModelBusy, QueueFull
from ..events import Event, Failed, ModelState
from ..requests import Request
from ..settings import Settings
from .device import release_unused_memory
from .dispatching import CLOSING_MESSAGE, RequestDispatcher, WaitingRequest
from .limits import VisitorLimiter
from .loading import LoadedEngine, ModelLoader
from .memory.budget import MemoryBudget
from .memory.estimate import requested_offload
from .memory.usage import MemoryUsage
from .model import UNCHANGED, LoadOptions, ServedModel
from .status import RequestObserver
from .worker import DeviceWorker, RequestStream, SteppableEngine, to_hfjax_error

_log = logging.getLogger(__name__)

MAX_CONCURRENT_LOADS = 2  # concurrent loads; further ones wait
MIN_LOADED_SECONDS = 60.0  # during which a newly loaded model of a public page is not evicted for another one


class LocalModels:
    """Loads models and serves requests from them, on one device thread. Thread-safe.

    Args:
        settings: the settings of the process.
        models: returns all models; remote ones are ignored.
        changed: the condition notified when a model has changed; all models share its lock.
        ended: called with the last event of each request; returns False if the request had already ended.
        observer: notified of every compiled or restored program.
        visitors: checks the limits per visitor.

    Attributes:
        worker: the device thread.
        answering: passes requests to engines.
        usage: the use of the device's memory.
        budget: the memory budget.
        loader: loads models, and records compilations.
    """

    def __init__(
        self,
        settings: Settings,
        models: Callable[[], list[ServedModel]],
        changed: threading.Condition,
        ended: Callable[[ServedModel, RequestStream, Event], bool],
        observer: RequestObserver,
        visitors: VisitorLimiter,
    ) -> None:
        self._settings = settings
        self._visitors = visitors
        self._models = models
        self._changed = changed
        self._closing = threading.Event()
        self.worker = DeviceWorker(
            compile_ahead=settings.compile_ahead, on_idle=release_unused_memory, on_broken=self._on_engine_broken
        )
        self.answering = RequestDispatcher(self.worker, ended)
        self.usage = MemoryUsage(settings.memory_budget, self._models_bytes)
        self.budget = MemoryBudget(
            changed,
            models,
            self.usage,
            settings.max_loaded_models,
            self._evict,
            max_loads=MAX_CONCURRENT_LOADS,
            min_loaded_s=MIN_LOADED_SECONDS if settings.public else 0.0,
        )
        self.loader = ModelLoader(settings, self.worker, self.budget, observer)

    def serve(self, model: ServedModel, request: Request, stream: RequestStream) -> None:
        """Answer a request on this stream, after loading its model if necessary. Does not block.

        Raises:
            ModelTooLarge: the model exceeds the memory budget even if all others are unloaded.
            QueueFull: the queue has as many requests as the settings allow.
            VisitorLimitReached: the visitor has reached a limit per visitor.
        """
        self._require_fits_budget(model, UNCHANGED)
        with self._changed:
            self._visitors.check_request_limit(stream, model.spec.kind)
            if model.needs_load:
                self._visitors.check_load_limit(stream.visitor)
            if model.requests >= self._settings.slots + self._settings.max_queue:
                raise QueueFull(f"The queue is full ({model.requests} requests); try again in a moment.")
            waiting = WaitingRequest(request, stream, time.perf_counter())
            if model.engine is not None:
                self.answering.begin(model, model.engine, waiting)
            else:
                model.add_waiting(waiting)
                stream.on_cancel(lambda: self._cancel_waiting(model, waiting))
                self._begin_load(model, stream.visitor)

    def load(self, model: ServedModel, choice: LoadOptions = UNCHANGED, visitor: str = "") -> None:
        """See :meth:`.ModelManager.load`; the load counts for ``visitor``."""
        model.check_load_options(choice)
        self._require_fits_budget(model, choice)
        with self._changed:
            if model.needs_load:
                self._visitors.check_load_limit(visitor)
                model.note_load_request(choice)
                self._begin_load(model, visitor)

    def preload_speculatively(self, model: ServedModel, visitor: str) -> None:
        """Load a model that is likely to be requested, if that affects no other model: see
        :meth:`.ModelManager.preload_speculatively`.

        Raises:
            HfjaxError: the model may not or cannot be loaded now.
        """
        estimate = model.files.estimate(model.dtype_for_load(self._settings), model.settings_for_load(self._settings))
        self._require_fits_budget(model)
        with self._changed:
            if model.can_preload and self.budget.has_room(estimate.total if estimate is not None else 0):
                self.load(model, visitor=visitor)

    def reload(self, model: ServedModel, choice: LoadOptions) -> None:
        """See :meth:`.ModelManager.reload`."""
        model.check_load_options(choice)
        model.require_idle()
        self._require_fits_budget(model, choice, is_reload=True)
        with self._changed:
            self.unload(model)
            self.load(model, choice)

    def cancel_load(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.cancel_load`."""
        for item in model.cancel_load():
            item.stream.put(item.finished_event())

    def delete(self, model: ServedModel) -> int:
        """Delete the files of a model that is not in memory, and return the number of bytes freed. Requests that arrive meanwhile
        wait, and cause a new download.

        Raises:
            ModelBusy: this model, or another one with the same files, is loaded or loading.
            HfjaxError: see :func:`sources.delete`.
        """
        with self._changed:
            source = model.spec.source
            for other in self._models():
                theirs = other.spec.source
                same = other is model or (
                    isinstance(source, HubSource) and isinstance(theirs, HubSource) and source.repo_id == theirs.repo_id
                )
                if same and not other.is_unused:
                    raise ModelBusy(f"{other.spec.title} is loaded or being loaded; unload it first.")
            model.begin_load()
            model.progress(ModelState.CANCELLING, "its files are being deleted")
        try:
            return sources.delete(model.spec, self._settings.cache_dir)
        finally:
            model.files_changed()
            with self._changed:
                if not self._closing.is_set() and model.restart_if_awaited():
                    threading.Thread(target=self._load, args=(model,), name="hfjax-load", daemon=True).start()
                else:
                    model.load_failed(None)

    def unload(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.unload`."""
        with self._changed:
            model.require_idle()
            if model.engine is not None:
                self._evict(model, "")

    def close(self) -> list[RequestStream]:
        """Stop the device thread, each load at its next step, and background compilation.

        Returns:
            the streams of the requests that have not ended.
        """
        self._closing.set()
        self.answering.close()
        local = [model for model in self._models() if not model.spec.is_remote]
        streams = [waiting.stream for model in local for waiting in model.cancel_load()]
        self.worker.close()
        self.answering.texts.close()  # it has all tokens now
        for model in local:
            if model.engine is not None:
                model.engine.stop_compiling()
        return streams + [stream for model in local for stream in model.streams()]

    def _models_bytes(self) -> int:
        with self._changed:
            engines = [model.engine for model in self._models() if model.engine is not None]
        return sum(engine.memory_bytes for engine in engines)

    def _require_fits_budget(
        self, model: ServedModel, choice: LoadOptions = UNCHANGED, *, is_reload: bool = False
    ) -> None:
        if is_reload or model.needs_load:
            dtype = model.dtype_for_load(self._settings, choice)
            estimate = model.files.estimate(dtype, model.settings_for_load(self._settings, choice), exact=is_reload)
            if estimate is not None:
                # The sizes of layers are unknown before the files are downloaded; the load checks again.
                none = requested_offload(self._settings) == 0
                self.budget.require_fits(model, dtype, estimate, 0 if none else None)

    def _cancel_waiting(self, model: ServedModel, waiting: WaitingRequest) -> None:
        if model.remove_waiting(waiting):
            waiting.stream.put(waiting.finished_event())

    def _begin_load(self, model: ServedModel, visitor: str) -> None:
        if model.begin_load(visitor):
            threading.Thread(target=self._load, args=(model,), name="hfjax-load", daemon=True).start()

    def _load(self, model: ServedModel) -> None:
        """Load a model, on a separate thread, then serve or fail the requests that wait for it."""
        while True:
            try:
                loaded = self.loader.load(model)
            except BaseException as error:
                failure = to_hfjax_error(error, f"loading {model.spec.title}")
                was_cancelled = isinstance(error, sources.FetchCancelled)
            else:
                return self._finish_load(model, loaded)
            release_unused_memory()
            with self._changed:
                if was_cancelled and not self._closing.is_set() and model.restart_if_awaited():
                    continue  # a request arrived after the load was cancelled
                waiting = model.load_failed(None if was_cancelled else failure)
            for item in waiting:
                item.stream.put(Failed(failure))
            return None

    def _finish_load(self, model: ServedModel, loaded: LoadedEngine) -> None:
        engine = loaded.engine
        with self._changed:
            waiting = model.load_succeeded(engine, loaded.dtype, loaded.note)
            try:
                self.worker.post(lambda: self.worker.add(engine), engine)
                for item in waiting:
                    self.answering.begin(model, engine, item)
            except RuntimeError:  # closed meanwhile; close() returns the streams that the engine already has
                engine.stop_compiling()
                for item in waiting:
                    if not model.is_being_answered(item.stream):
                        item.stream.put(Failed(EngineFailed(CLOSING_MESSAGE)))

    def _evict(self, model: ServedModel, reason: str) -> None:
        """Unload an idle model. The budget counts its memory until the device thread has freed it."""
        gone = self.budget.begin_unload(model)
        engines = [model.evict(reason)]  # the only reference, so that free() releases the engine

        def free() -> None:
            engine = engines.pop()
            if engine is not None:
                self.worker.remove(engine)
                engine.close()
            del engine
            release_unused_memory()

        def freed(done: Future[None]) -> None:
            gone()
            if not done.cancelled() and done.exception() is not None:
                _log.error("A model's memory could not be freed.", exc_info=done.exception())

        self.worker.call(free).add_done_callback(freed)

    def _on_engine_broken(self, engine: SteppableEngine, error: Exception) -> None:
        """Unload a model whose engine could not be reset after a failure; the next request loads it again."""
        with self._changed:
            for model in self._models():
                if model.engine is engine:
                    streams = model.remove_streams()
                    self._evict(model, "after a failure; the next request loads it again")
                    failure = Failed(to_hfjax_error(error, f"answering with {model.spec.title}"))
                    for stream in streams:
                        stream.put(failure)
