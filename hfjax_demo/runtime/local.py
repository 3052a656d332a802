"""The models that run in this process: loaded when they are first requested, served, and unloaded.

Each model is loaded on a separate thread (:mod:`.loading`), so that requests to other models continue. Requests that arrive
meanwhile wait for the same load. A failed load does not affect the models that are already loaded. Loaded models fit the memory
budget (:mod:`.memory.budget`); idle ones are unloaded after a while.
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
from .answering import CLOSING, Answering, WaitingRequest
from .device import release_unused_memory
from .limits import VisitorLimiter
from .loading import Loaded, Loader
from .memory.budget import MemoryBudget
from .memory.estimate import layers_asked_for
from .memory.usage import MemoryUsage
from .model import UNCHANGED, LoadChoice, ServedModel
from .status import Observer
from .worker import DeviceWorker, Engine, RequestStream, explained

_log = logging.getLogger(__name__)

MOST_LOADS = 2  # concurrent loads; further ones wait
STAY_SECONDS = 60.0  # during which a newly loaded model of a public page is not evicted for another one


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
        observer: Observer,
        visitors: VisitorLimiter,
    ) -> None:
        self._settings = settings
        self._visitors = visitors
        self._models = models
        self._changed = changed
        self._closing = threading.Event()
        self.worker = DeviceWorker(
            compile_ahead=settings.compile_ahead, on_idle=release_unused_memory, on_broken=self._engine_broke
        )
        self.answering = Answering(self.worker, ended)
        self.usage = MemoryUsage(settings.memory_budget, self._models_bytes)
        self.budget = MemoryBudget(
            changed,
            models,
            self.usage,
            settings.max_loaded_models,
            self._evict,
            most_loads=MOST_LOADS,
            stay_s=STAY_SECONDS if settings.public else 0.0,
        )
        self.loader = Loader(settings, self.worker, self.budget, observer)

    def serve(self, model: ServedModel, request: Request, stream: RequestStream) -> None:
        """Answer a request on this stream, after loading its model if necessary. Does not block.

        Raises:
            ModelTooLarge: the model exceeds the memory budget even if all others are unloaded.
            QueueFull: the queue has as many requests as the settings allow.
            TooManyAtOnce: the visitor has reached a limit per visitor.
        """
        self._require_possible(model, UNCHANGED)
        with self._changed:
            self._visitors.require_place(stream, model.spec.kind)
            if model.needs_load:
                self._visitors.require_load(stream.visitor)
            if model.requests >= self._settings.slots + self._settings.max_queue:
                raise QueueFull(f"The queue is full ({model.requests} requests); try again in a moment.")
            waiting = WaitingRequest(request, stream, time.perf_counter())
            if model.engine is not None:
                self.answering.begin(model, model.engine, waiting)
            else:
                model.wait_for_load(waiting)
                stream.on_cancel(lambda: self._leave(model, waiting))
                self._begin_load(model, stream.visitor)

    def load(self, model: ServedModel, choice: LoadChoice = UNCHANGED, visitor: str = "") -> None:
        """See :meth:`.ModelManager.load`; the load counts for ``visitor``."""
        model.require_choice(choice)
        self._require_possible(model, choice)
        with self._changed:
            if model.needs_load:
                self._visitors.require_load(visitor)
                model.want(choice)
                self._begin_load(model, visitor)

    def expect(self, model: ServedModel, visitor: str) -> None:
        """Load a model that is likely to be requested, if that affects no other model: see :meth:`.ModelManager.expect`.

        Raises:
            HfjaxError: the model may not or cannot be loaded now.
        """
        estimate = model.files.estimate(model.dtype_to_load(self._settings), model.settings_to_load(self._settings))
        self._require_possible(model)
        with self._changed:
            if model.is_unused_so_far and self.budget.has_room(estimate.total if estimate is not None else 0):
                self.load(model, visitor=visitor)

    def reload(self, model: ServedModel, choice: LoadChoice) -> None:
        """See :meth:`.ModelManager.reload`."""
        model.require_choice(choice)
        model.require_idle()
        self._require_possible(model, choice, anew=True)
        with self._changed:
            self.unload(model)
            self.load(model, choice)

    def cancel_load(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.cancel_load`."""
        for item in model.cancel_load():
            item.stream.put(item.over())

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
                if not self._closing.is_set() and model.begin_again():
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
        for model in local:
            if model.engine is not None:
                model.engine.stop_making()
        return streams + [stream for model in local for stream in model.streams()]

    def _models_bytes(self) -> int:
        with self._changed:
            engines = [model.engine for model in self._models() if model.engine is not None]
        return sum(engine.memory_bytes for engine in engines)

    def _require_possible(self, model: ServedModel, choice: LoadChoice = UNCHANGED, *, anew: bool = False) -> None:
        if anew or model.needs_load:
            dtype = model.dtype_to_load(self._settings, choice)
            estimate = model.files.estimate(dtype, model.settings_to_load(self._settings, choice), exact=anew)
            if estimate is not None:
                # The sizes of layers are unknown before the files are downloaded; the load checks again.
                none = layers_asked_for(self._settings) == 0
                self.budget.require_possible(model, dtype, estimate, 0 if none else None)

    def _leave(self, model: ServedModel, waiting: WaitingRequest) -> None:
        if model.leave(waiting):
            waiting.stream.put(waiting.over())

    def _begin_load(self, model: ServedModel, visitor: str) -> None:
        if model.begin_load(visitor):
            threading.Thread(target=self._load, args=(model,), name="hfjax-load", daemon=True).start()

    def _load(self, model: ServedModel) -> None:
        """Load a model, on a separate thread, then serve or fail the requests that wait for it."""
        while True:
            try:
                loaded = self.loader.load(model)
            except BaseException as error:
                failure = explained(error, f"loading {model.spec.title}")
                gave_up = isinstance(error, sources.FetchCancelled)
            else:
                return self._loaded(model, loaded)
            release_unused_memory()
            with self._changed:
                if gave_up and not self._closing.is_set() and model.begin_again():
                    continue  # a request arrived after the load was cancelled
                waiting = model.load_failed(None if gave_up else failure)
            for item in waiting:
                item.stream.put(Failed(failure))
            return None

    def _loaded(self, model: ServedModel, loaded: Loaded) -> None:
        engine = loaded.engine
        with self._changed:
            waiting = model.load_succeeded(engine, loaded.dtype, loaded.note)
            try:
                self.worker.post(lambda: self.worker.add(engine), engine)
                for item in waiting:
                    self.answering.begin(model, engine, item)
            except RuntimeError:  # closed meanwhile; close() returns the streams that the engine already has
                engine.stop_making()
                for item in waiting:
                    if not model.is_being_answered(item.stream):
                        item.stream.put(Failed(EngineFailed(CLOSING)))

    def _evict(self, model: ServedModel, reason: str) -> None:
        """Unload an idle model. The budget counts its memory until the device thread has freed it."""
        gone = self.budget.leaves(model)
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

    def _engine_broke(self, engine: Engine, error: Exception) -> None:
        """Unload a model whose engine could not be reset after a failure; the next request loads it again."""
        with self._changed:
            for model in self._models():
                if model.engine is engine:
                    streams = model.drop_answering()
                    self._evict(model, "after a failure; the next request loads it again")
                    failure = Failed(explained(error, f"answering with {model.spec.title}"))
                    for stream in streams:
                        stream.put(failure)
