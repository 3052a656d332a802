"""The pool of models that run in this process: loaded when they are first requested, served, and unloaded.

A model goes through the states of :data:`.model.TRANSITIONS`, and only this module changes them. Each model is loaded on a thread
of its own (:mod:`.loading`), so that requests to other models continue; requests that arrive meanwhile wait for the same load. A
failed load does not affect the models that are in use; idle ones that were unloaded for it stay unloaded.

A model that is unloaded stays UNLOADING, and counts in the memory budget (:mod:`.memory.budget`), until the device thread has
freed its arrays. When an unload, a deletion or a cancelled load ends, a load that has been requested meanwhile begins
(:meth:`ModelPool._settle`).
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future

from .. import sources
from ..catalog import HubSource, ModelSpec
from ..errors import HfjaxError, ModelBusy, QueueFull
from ..events import Event, Failed, LoadProgress, ModelState
from ..requests import Request
from ..settings import Settings, effective_visitor_limits
from .device import release_unused_memory
from .dispatching import RequestDispatcher, WaitingRequest
from .engine_imports import ServedEngine, engine_facts
from .files import ModelFiles, remove_orphans
from .limits import check_load_limit, check_request_limit
from .loading import LoadedEngine, ModelLoader
from .memory.budget import MemoryBudget
from .memory.estimate import requested_offload
from .memory.usage import MemoryUsage
from .model import LOADING_STATES, RESTING_STATES, UNCHANGED, LoadOptions, ServedModel
from .request_stream import RequestStream
from .status import ModelFacts, RequestObserver, Speed
from .worker import DeviceWorker, SteppableEngine, to_hfjax_error

_log = logging.getLogger(__name__)

MAX_SPEEDS = 200  # answers and images whose speed is kept


class ModelPool:
    """Loads models and serves requests from them, on one device thread. Thread-safe.

    Args:
        settings: the settings of the process.
        models: returns all models; remote ones are only counted for limits (:mod:`.remotes` serves them).
        changed: the condition notified when a model has changed; all models share its lock.
        observer: notified of every compiled or restored program.

    Attributes:
        worker: the device thread.
        answering: passes requests to engines.
        usage: the use of the device's memory.
        budget: the memory budget.
        loader: loads models, and records compilations.
        speeds: of the latest answers and images, oldest first.
    """

    def __init__(
        self,
        settings: Settings,
        models: Callable[[], list[ServedModel]],
        changed: threading.Condition,
        observer: RequestObserver,
    ) -> None:
        self._settings = settings
        self._limits = effective_visitor_limits(settings)
        self._models = models
        self.changed = changed
        self._closed = False
        self._expected: ServedModel | None = None  # the model of the latest load that nobody has requested
        self.speeds: deque[Speed] = deque(maxlen=MAX_SPEEDS)
        self.worker = DeviceWorker(
            compile_ahead=settings.compile_ahead, on_idle=release_unused_memory, on_broken=self._on_engine_broken
        )
        self.answering = RequestDispatcher(self.worker, self.end)
        self.usage = MemoryUsage(settings.memory_budget, self._engines)
        drop = self.worker.drop_all_programs
        self.budget = MemoryBudget(changed, models, self.usage, settings, self._begin_unload, drop)
        run, wake = self.worker.run, self.worker.wake
        self.loader = ModelLoader(settings, run, wake, self.budget, observer, self.report_progress)

    # -- requests --------------------------------------------------------------------------------------------------

    def serve(self, model: ServedModel, request: Request, stream: RequestStream) -> None:
        """Answer a request on this stream, after loading its model if necessary. Does not block.

        Raises:
            ModelTooLarge: the model exceeds the memory budget even if all others are unloaded.
            QueueFull: the queue has as many requests as the settings allow.
            VisitorLimitReached: the visitor has reached a limit per visitor.
            RuntimeError: :meth:`close` was called.
        """
        self._require_fits(model, UNCHANGED)
        with self.changed:
            if self._closed:
                raise RuntimeError("the models are closed")
            self.require_place(model, stream, self._settings.slots + self._settings.max_queue)
            waiting = WaitingRequest(request, stream, time.perf_counter())
            if model.engine is not None:
                self.answering.begin(model, model.engine, waiting)
                return
            self._claim_load(model, stream.visitor)
            model.waiting.append(waiting)
            stream.on_cancel(lambda: self._cancel_waiting(model, waiting))
            if model.state not in RESTING_STATES:
                stream.put(model.progress)
            self._begin_load(model)

    def require_place(self, model: ServedModel, stream: RequestStream, most: int) -> None:
        """Check, under the lock, that a request may be added to the requests of a model, at ``most`` so many.

        Raises:
            QueueFull, VisitorLimitReached: it may not.
        """
        check_request_limit(self._limits, self._models(), stream, model.spec.kind)
        if model.requests >= most:
            raise QueueFull(f"The queue is full ({model.requests} requests); try again in a moment.")
        model.last_used = time.monotonic()

    def end(self, model: ServedModel, stream: RequestStream, event: Event) -> bool:
        """Record that a request that was being answered ends with this event; return False if it had ended already."""
        with self.changed:
            if stream not in model.streams:
                return False
            model.streams.remove(stream)
            model.last_used = time.monotonic()
            self.changed.notify_all()
            if (speed := Speed.of(model.spec, event)) is not None:
                self.speeds.append(speed)
            return True

    def _cancel_waiting(self, model: ServedModel, waiting: WaitingRequest) -> None:
        with self.changed:
            if waiting not in model.waiting:
                return
            model.waiting.remove(waiting)
            self.changed.notify_all()
        waiting.stream.put(waiting.finished_event())

    # -- loading ---------------------------------------------------------------------------------------------------

    def load(self, model: ServedModel, choice: LoadOptions = UNCHANGED, visitor: str = "") -> None:
        """See :meth:`.ModelManager.load`; the load counts for ``visitor``."""
        model.check_load_options(choice)
        self._require_fits(model, choice)
        with self.changed:
            self._request_load(model, choice, visitor)

    def reload(self, model: ServedModel, choice: LoadOptions) -> None:
        """See :meth:`.ModelManager.reload`."""
        model.check_load_options(choice)
        model.require_idle()
        self._require_fits(model, choice, is_reload=True)
        with self.changed:
            self.unload(model)
            self._request_load(model, choice, "")

    def preload_speculatively(self, model: ServedModel, visitor: str) -> None:
        """Load a model that is likely to be requested, if that affects no other model: see
        :meth:`.ModelManager.preload_speculatively`.

        Raises:
            HfjaxError: the model may not or cannot be loaded now.
        """
        estimate = model.files.estimate(model.dtype_for_load(self._settings), model.settings_for_load(self._settings))
        self._require_fits(model, UNCHANGED)
        with self.changed:
            failed = model.state is ModelState.FAILED
            if model.is_unused and not failed and self.budget.has_room(estimate.total if estimate is not None else 0):
                self._request_load(model, UNCHANGED, visitor)
                self._expected = model

    def cancel_load(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.cancel_load`."""
        with self.changed:
            waiting = self._take_waiting(model)
            if model.state in LOADING_STATES:
                self._move(model, ModelState.CANCELLING)
        for item in waiting:
            item.stream.put(item.finished_event())

    def report_progress(
        self, model: ServedModel, state: ModelState, message: str, fraction: float | None = None
    ) -> None:
        """Record the load's progress and send it to waiting requests, and to requests in the engine that have no text yet."""
        with self.changed:
            if model.state in LOADING_STATES:
                self._move(model, state, message, fraction)
            streams = [stream for stream in model.all_streams if not stream.has_text]
        for stream in streams:
            stream.put(LoadProgress(model.spec.name, state, message, fraction))

    def set_remote_state(
        self, model: ServedModel, state: ModelState, message: str = "", context_length: int = 0
    ) -> None:
        """Record the state of a remote model's server, and the context length if the server has reported it."""
        with self.changed:
            self._move(model, state, message)
            if context_length:
                model.facts = ModelFacts(context_length=context_length)

    def _require_fits(self, model: ServedModel, choice: LoadOptions, *, is_reload: bool = False) -> None:
        if is_reload or model.needs_load:
            dtype = model.dtype_for_load(self._settings, choice)
            estimate = model.files.estimate(dtype, model.settings_for_load(self._settings, choice), exact=is_reload)
            if estimate is not None:
                # The sizes of layers are unknown before the files are downloaded; the load checks again.
                none = requested_offload(self._settings) == 0
                self.budget.require_fits(model.spec, dtype, estimate, 0 if none else None)

    def _claim_load(self, model: ServedModel, visitor: str) -> None:
        """Have the load count for ``visitor`` if nobody else has requested it, and not wait for that of an expected model."""
        if model.needs_load:
            check_load_limit(self._limits, self._models(), visitor)
            model.load_visitor = visitor
        expected, self._expected = self._expected, None
        if expected is not None and expected is not model:
            expected.is_load_requested = False  # if no request waits for it either, its load ends at the next step

    def _request_load(self, model: ServedModel, choice: LoadOptions, visitor: str) -> None:
        self._claim_load(model, visitor)
        if not model.needs_load:
            return
        model.options = choice.after(model.options)
        model.is_load_requested = True
        model.last_used = time.monotonic()
        self._begin_load(model)

    def _begin_load(self, model: ServedModel) -> None:
        """Begin a load, unless one is in progress, or something has to end first, after which it begins."""
        if model.state in RESTING_STATES:
            self._start_load(model)

    def _start_load(self, model: ServedModel) -> None:
        self._move(model, ModelState.FETCHING)
        threading.Thread(target=self._load, args=(model,), name="hfjax-load", daemon=True).start()

    def _load(self, model: ServedModel) -> None:
        """Load a model, on a separate thread, then serve or fail the requests that wait for it."""
        try:
            loaded = self.loader.load(model)
        except BaseException as error:
            failure = to_hfjax_error(error, f"loading {model.spec.title}")  # what was loaded of it is freed
            release_unused_memory()
            cancelled = isinstance(error, sources.FetchCancelled)
            self._settle(model, ModelState.ABSENT, failure=None if cancelled else failure)
        else:
            self._begin_serving(model, loaded)

    def _begin_serving(self, model: ServedModel, loaded: LoadedEngine) -> None:
        engine = loaded.engine
        with self.changed:
            model.facts, model.loaded_dtype = engine_facts(engine), loaded.dtype
            model.reserved_bytes = max(model.reserved_bytes, engine.memory_bytes)
            model.engine = engine
            self._move(model, ModelState.READY, loaded.note, 1.0)
            model.last_used = model.loaded_at = time.monotonic()
            waiting = self._take_waiting(model)
            if self._closed:
                engine.stop_compiling()
                return
            self.worker.post(lambda: self.worker.add(engine), engine)
            for item in waiting:
                item.stream.put(model.progress)
                self.answering.begin(model, engine, item)

    # -- unloading -------------------------------------------------------------------------------------------------

    def unload(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.unload`."""
        with self.changed:
            model.require_idle()
            if model.engine is not None:
                self._begin_unload(model, "")

    def unload_idle(self, seconds: float) -> None:
        """Unload models that have been idle for this long; 0 unloads none."""
        with self.changed:
            for model in self._models():
                if seconds and model.is_idle and time.monotonic() - model.last_used >= seconds and not self._closed:
                    self._begin_unload(model, f"after {seconds / 60:g} minutes without requests")

    def delete(self, model: ServedModel) -> int:
        """Delete the files of a model that is not in memory, and return the number of bytes freed. Requests that arrive meanwhile
        wait, and cause a new download.

        Raises:
            ModelBusy: this model, or another one with the same files, is loaded or loading.
            HfjaxError: see :func:`sources.delete`.
        """
        if not sources.is_deletable(model.spec):
            return sources.delete(model.spec, self._settings.cache_dir)  # raises
        with self.changed:
            repository = _repository(model.spec)
            for other in self._models():
                if (other is model or (repository and _repository(other.spec) == repository)) and not other.is_unused:
                    raise ModelBusy(f"{other.spec.title} is loaded or being loaded; unload it first.")
            self._move(model, ModelState.CANCELLING, "its files are being deleted")
        try:
            return sources.delete(model.spec, self._settings.cache_dir)
        finally:
            remove_orphans(self._settings.cache_dir)
            model.files = ModelFiles(model.spec)
            self._settle(model, ModelState.ABSENT)

    def close(self) -> list[RequestStream]:
        """Stop the device thread, each load at its next step, and background compilation.

        Returns:
            the streams of the requests that have not ended.
        """
        local = [model for model in self._models() if not model.spec.is_remote]
        with self.changed:
            self._closed = True
            streams = [item.stream for model in local for item in self._take_waiting(model)]
        self.answering.close()
        self.loader.close()
        self.worker.close()
        self.answering.texts.close()  # it has all tokens now
        for model in local:
            if model.engine is not None:
                model.engine.stop_compiling()
        return streams + [stream for model in local for stream in model.streams]

    def _begin_unload(self, model: ServedModel, reason: str) -> None:
        """Unload an idle model. The budget counts its memory until the device thread has freed it."""
        engines, model.engine = [model.engine], None  # the only reference, so that free() releases the engine
        self._move(model, ModelState.UNLOADING, reason)

        def free() -> None:
            engine = engines.pop()
            if engine is not None:
                self.worker.remove(engine)
                engine.close()
            del engine
            release_unused_memory()

        def freed(done: Future[None]) -> None:
            if not done.cancelled() and done.exception() is not None:
                _log.error("A model's memory could not be freed.", exc_info=done.exception())
            self._settle(model, ModelState.EVICTED, reason)

        self.worker.call(free).add_done_callback(freed)

    def _on_engine_broken(self, engine: SteppableEngine, error: Exception) -> None:
        """Unload a model whose engine could not be reset after a failure; the next request loads it again."""
        with self.changed:
            model = next((model for model in self._models() if model.engine is engine), None)
            if model is None:
                return
            streams, model.streams = model.streams, set()
            self._begin_unload(model, "after a failure; the next request loads it again")
        failure = Failed(to_hfjax_error(error, f"answering with {model.spec.title}"))
        for stream in streams:
            stream.put(failure)

    # -- the state machine -----------------------------------------------------------------------------------------

    def _move(self, model: ServedModel, state: ModelState, message: str = "", fraction: float | None = None) -> None:
        """Change a model's state, under the lock. No other method does."""
        model.enter(state, message, fraction)
        self.changed.notify_all()

    def _settle(
        self, model: ServedModel, state: ModelState, message: str = "", failure: HfjaxError | None = None
    ) -> None:
        """End what happened to a model that has no memory any more: fail its requests with ``failure``, or begin the load that
        was requested meanwhile, or leave it in ``state``."""
        with self.changed:
            self.budget.release(model)
            if failure is not None:
                self._move(model, ModelState.FAILED, str(failure))
                for item in (waiting := self._take_waiting(model)):
                    item.stream.put(Failed(failure))
                if not waiting:
                    _log.warning("%s is not loaded: %s", model.spec.title, failure)
            elif model.is_awaited and not self._closed:
                self._start_load(model)
            else:
                self._move(model, state, message)

    def _take_waiting(self, model: ServedModel) -> list[WaitingRequest]:
        waiting, model.waiting, model.is_load_requested = model.waiting, [], False
        self.changed.notify_all()
        return waiting

    def _engines(self) -> list[ServedEngine]:
        with self.changed:
            return [model.engine for model in self._models() if model.engine is not None]


def _repository(spec: ModelSpec) -> str:
    return spec.source.repo_id if isinstance(spec.source, HubSource) else ""
