"""The models that this process computes itself: loaded when they are first needed, handed their requests, and unloaded.

A model is brought by a thread of its own (:mod:`.loading`), so that people who chat with another one notice nothing. Whoever asks
meanwhile joins the same load. A load that fails leaves everything that was loaded before as it was. Loaded models fit the memory
budget (:mod:`.memory.budget`), and those that nobody has asked for in a while are unloaded.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from .. import sources
from ..catalog import HubSource
from ..errors import EngineFailed, ModelBusy, QueueFull
from ..events import Event, Failed, Finished, FinishReason, ModelState, TextDelta, ThoughtDelta
from ..requests import EmbeddingRequest, ImageRequest, Request, TextRequest, TokensRequest, pictures_of
from ..settings import Settings
from .device import release_unused_memory
from .engines import ServedEngine
from .limits import Visitors
from .loading import Loaded, Loader
from .memory.budget import MemoryBudget
from .memory.estimate import layers_asked_for
from .memory.usage import MemoryUsage
from .model import UNCHANGED, LoadChoice, ServedModel
from .status import Observer
from .waiting import WaitingRequest
from .worker import DeviceWorker, Engine, EventQueue, explained

if TYPE_CHECKING:
    from ..text.encoder.engine import EncoderEngine
    from ..text.engine import TextEngine
    from ..text.replicas import ReplicatedEngine

_log = logging.getLogger(__name__)

Ended = Callable[[ServedModel, EventQueue, Event], bool]


MOST_LOADS = 2  # models that are brought at a time; others wait
STAY_SECONDS = 60.0  # for which a model stays on a public page, whatever else is asked for


class LocalModels:
    """Loads models and serves from them, on one device thread. Safe to call from any thread.

    Args:
        settings: the process's.
        models: all that there are; those of other servers are left alone.
        lock: the one that all models share.
        ended: called with the last event of a model's request; returns False if the request had ended already.
        observer: told of every program.
        visitors: says what one visitor may have.

    Attributes:
        worker: the device thread.
        usage: of the device's memory.
        budget: which model may hold how much of it.
        loader: brings models, and knows the programs made lately.
    """

    def __init__(
        self,
        settings: Settings,
        models: Callable[[], list[ServedModel]],
        lock: threading.RLock,
        ended: Ended,
        observer: Observer,
        visitors: Visitors,
    ) -> None:
        self._settings = settings
        self._visitors = visitors
        # Beside the device thread, and a single one of each, for that is how an engine's prompts may be encoded. A picture of a
        # new shape wants a program of its own, which takes seconds: prompts without pictures do not wait for that.
        self._encoding = ThreadPoolExecutor(1, thread_name_prefix="hfjax-encode")
        self._looking = ThreadPoolExecutor(1, thread_name_prefix="hfjax-look")
        self._models = models
        self._lock = lock
        self._ended = ended
        self._closing = threading.Event()
        self.worker = DeviceWorker(
            compile_ahead=settings.compile_ahead, on_idle=release_unused_memory, on_broken=self._engine_broke
        )
        self.usage = MemoryUsage(settings.memory_budget, self._models_bytes)
        self.budget = MemoryBudget(
            lock,
            models,
            self.usage,
            settings.max_loaded_models,
            self._evict,
            most_loads=MOST_LOADS,
            stay_s=STAY_SECONDS if settings.public else 0.0,
        )
        self.loader = Loader(settings, self.worker, self.budget, observer, models)

    def serve(self, model: ServedModel, request: Request, stream: EventQueue) -> None:
        """Answer a request on this stream, loading its model if need be; returns at once.

        Raises:
            ModelTooLarge: it would not fit the memory budget even alone.
            QueueFull: as many people are waiting as the settings admit.
            TooManyAtOnce: this visitor has as much on the way as one visitor may have.
        """
        self._require_possible(model, UNCHANGED)
        with self._lock:
            self._visitors.require_place(stream, model.spec.kind)
            if model.engine is None and not model.is_loading:
                self._visitors.require_load(stream.visitor)
            if model.requests >= self._settings.slots + self._settings.max_queue:
                raise QueueFull(f"The queue is full ({model.requests} requests); try again in a moment.")
            waiting = WaitingRequest(request, stream, time.perf_counter())
            if model.engine is not None:
                self._submit(model, model.engine, waiting)
            else:
                model.wait_for_load(waiting)
                stream.on_cancel(lambda: self._leave(model, waiting))
                self._begin_load(model, stream.visitor)

    def count(self, model: ServedModel, request: TokensRequest) -> int | None:
        """How many tokens a loaded text model reads of a request; None while it is not loaded. Raises as its engine does."""
        engine: Any = model.engine
        if engine is None:
            return None
        try:
            waiting = self._threads(request).submit(engine.count, request)
        except RuntimeError:  # closed meanwhile
            return None
        return int(waiting.result())

    def load(self, model: ServedModel, choice: LoadChoice = UNCHANGED, visitor: str = "") -> None:
        """See :meth:`.ModelManager.load`; ``visitor`` is who asks for it."""
        model.require_choice(choice)
        self._require_possible(model, choice)
        with self._lock:
            if model.engine is None and not model.is_loading:
                self._visitors.require_load(visitor)
                model.want(choice)
                self._begin_load(model, visitor)

    def expect(self, model: ServedModel, visitor: str) -> None:
        """Load a model that is likely to be asked for, if that costs nobody else anything: see :meth:`.ModelManager.expect`.

        Raises:
            HfjaxError: it may not or cannot be loaded now.
        """
        estimate = model.estimate(model.dtype_to_load(self._settings), model.settings_to_load(self._settings))
        self._require_possible(model)
        with self._lock:
            if model.is_nothing_yet and self.budget.has_room(estimate.total if estimate is not None else 0):
                self.load(model, visitor=visitor)

    def reload(self, model: ServedModel, choice: LoadChoice) -> None:
        """See :meth:`.ModelManager.reload`."""
        model.require_choice(choice)
        model.require_idle()
        self._require_possible(model, choice, anew=True)
        with self._lock:
            self.unload(model)
            self.load(model, choice)

    def cancel_load(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.cancel_load`."""
        waiting = model.cancel_load()
        self.budget.recheck_waiting()
        for item in waiting:
            item.stream.put(item.over())

    def delete(self, model: ServedModel) -> int:
        """Delete the files of a model that is not in memory; returns how many bytes that frees. Who asks for it meanwhile waits,
        and has it fetched again.

        Raises:
            ModelBusy: it, or another model of the same files, is loaded or being loaded.
            HfjaxError: see :func:`sources.delete`.
        """
        with self._lock:
            source = model.spec.source
            for other in self._models():
                theirs = other.spec.source
                same = other is model or (
                    isinstance(source, HubSource) and isinstance(theirs, HubSource) and source.repo_id == theirs.repo_id
                )
                if same and not other.is_nothing:
                    raise ModelBusy(f"{other.spec.title} is loaded or being loaded; unload it first.")
            model.begin_load()
            model.progress(ModelState.CANCELLING, "its files are being deleted")
        try:
            return sources.delete(model.spec, self._settings.cache_dir)
        finally:
            model.files_changed()
            with self._lock:
                if not self._closing.is_set() and model.begin_again():
                    threading.Thread(target=self._load, args=(model,), name="hfjax-load", daemon=True).start()
                else:
                    model.load_failed(None)

    def unload(self, model: ServedModel) -> None:
        """See :meth:`.ModelManager.unload`."""
        with self._lock:
            model.require_idle()
            if model.engine is not None:
                self._evict(model, "")

    def close(self) -> list[EventQueue]:
        """Stop the device thread, any load at its next step, and the making of programs.

        Returns:
            the streams of requests that nobody is going to answer.
        """
        self._closing.set()
        local = [model for model in self._models() if not model.spec.is_remote]
        streams = [waiting.stream for model in local for waiting in model.cancel_load()]
        self.budget.recheck_waiting()
        for threads in (self._encoding, self._looking):
            threads.shutdown(wait=False, cancel_futures=True)
        self.worker.close()
        for model in local:
            if model.engine is not None:
                model.engine.stop_making()
        return streams + [stream for model in local for stream in model.streams()]

    def _models_bytes(self) -> int:
        with self._lock:
            engines = [model.engine for model in self._models() if model.engine is not None]
        return sum(engine.memory_bytes for engine in engines)

    def _require_possible(self, model: ServedModel, choice: LoadChoice = UNCHANGED, *, anew: bool = False) -> None:
        if anew or (model.engine is None and not model.is_loading):
            dtype = model.dtype_to_load(self._settings, choice)
            estimate = model.estimate(dtype, model.settings_to_load(self._settings, choice), exact=anew)
            if estimate is not None:
                # Before a model's files are here nobody knows how large its layers are; its load looks again.
                none = layers_asked_for(self._settings) == 0
                self.budget.require_possible(model, dtype, estimate, 0 if none else None)

    def _submit(self, model: ServedModel, engine: ServedEngine, waiting: WaitingRequest) -> None:
        """Hand a request to the engine of a loaded model, a text once it has been encoded, which happens on another thread.

        Raises:
            RuntimeError: the program is closing.
        """
        if self._closing.is_set():
            raise RuntimeError("the models are closed")
        stream, doing, request = waiting.stream, f"answering with {model.spec.title}", waiting.request
        since = time.perf_counter()
        load_s = since - waiting.since
        model.note_answering(stream)
        job: Any = None
        text_came = False

        def emit(event: Event) -> None:
            nonlocal text_came
            if isinstance(event, Failed):
                event = Failed(explained(event.error, doing))
            if isinstance(event, (Finished, Failed)) and not self._ended(model, stream, event):
                return  # it was told already, when its engine was given up
            if isinstance(event, (TextDelta, ThoughtDelta)) and not text_came:
                text_came = True
                model.note_first_text(stream)
            stream.put(event)

        def submit(hand_over: Callable[[], object]) -> None:
            nonlocal job
            if model.is_being_answered(stream):
                try:
                    job = hand_over()
                except Exception as error:
                    emit(Failed(explained(error, doing)))

        def encode(
            engine: TextEngine | ReplicatedEngine | EncoderEngine,
            request: TextRequest | EmbeddingRequest | TokensRequest,
        ) -> None:
            if not model.is_being_answered(stream):
                return
            give: Callable[[], object]
            try:
                if isinstance(request, TokensRequest):
                    emit(engine.tokenized(request))
                    emit(waiting.over(FinishReason.STOP))
                    return
                if isinstance(request, EmbeddingRequest):
                    inputs = engine.encode_inputs(request)
                    give = partial(engine.embed, request, emit, load_s, inputs, since=since)
                else:
                    prompt = engine.encode(request)
                    give = partial(engine.submit, request, emit, load_s, prompt, share=stream.visitor, since=since)
            except Exception as error:
                emit(Failed(explained(error, doing)))
                return
            # Closed meanwhile: whoever closes it tells those whom the engine has.
            with contextlib.suppress(RuntimeError):
                self.worker.post(lambda: submit(give), engine)

        def cancel() -> None:
            if model.is_being_answered(stream):
                if job is None:
                    emit(waiting.over())  # before the engine had it
                else:
                    engine.cancel(job)

        stream.on_cancel(lambda: self.worker.post(cancel, engine))  # before it can be over
        if not isinstance(request, ImageRequest):
            self._threads(request).submit(encode, engine, request)  # type: ignore[arg-type]  # kinds were compared
        else:
            draw = partial(engine.submit, request, emit, load_s, share=stream.visitor)  # type: ignore[arg-type]
            self.worker.post(lambda: submit(draw), engine)

    def _threads(self, request: TextRequest | EmbeddingRequest | TokensRequest) -> ThreadPoolExecutor:
        """Where its prompt is encoded: one with pictures apart, for that takes longer."""
        asked = request.request if isinstance(request, TokensRequest) else request
        sees = isinstance(asked, TextRequest) and pictures_of(asked.messages or ())
        return self._looking if sees else self._encoding

    def _leave(self, model: ServedModel, waiting: WaitingRequest) -> None:
        if model.leave(waiting):
            self.budget.recheck_waiting()
            waiting.stream.put(waiting.over())

    def _begin_load(self, model: ServedModel, visitor: str) -> None:
        if model.begin_load(visitor):
            threading.Thread(target=self._load, args=(model,), name="hfjax-load", daemon=True).start()

    def _load(self, model: ServedModel) -> None:
        """Bring a model, on a thread of its own; then serve, or fail, everyone who waits for it."""
        while True:
            try:
                loaded = self.loader.load(model)
            except BaseException as error:
                failure = explained(error, f"loading {model.spec.title}")
                gave_up = isinstance(error, sources.FetchCancelled)
            else:
                return self._loaded(model, loaded)
            release_unused_memory()
            with self._lock:
                if gave_up and not self._closing.is_set() and model.begin_again():
                    continue  # somebody has asked since everybody gave up
                waiting = model.load_failed(None if gave_up else failure)
            self.budget.recheck_waiting()
            for item in waiting:
                item.stream.put(Failed(failure))
            return None

    def _loaded(self, model: ServedModel, loaded: Loaded) -> None:
        engine = loaded.engine
        with self._lock:
            waiting = model.load_succeeded(engine, loaded.dtype, loaded.note)
            try:
                self.worker.post(lambda: self.worker.add(engine), engine)
                for item in waiting:
                    self._submit(model, engine, item)
            except RuntimeError:  # closed meanwhile; whoever closes it tells those whom the engine has
                engine.stop_making()
                for item in waiting:
                    if not model.is_being_answered(item.stream):
                        item.stream.put(Failed(EngineFailed("The server is shutting down.")))
        self.budget.recheck_waiting()

    def _evict(self, model: ServedModel, reason: str) -> None:
        """Unload an idle model. Its memory counts until the device thread has freed it."""
        gone = self.budget.leaves(model)
        engines = [model.evict(reason)]  # the only reference from here on, so that nothing outlives its removal

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
        self.budget.recheck_waiting()

    def _engine_broke(self, engine: Engine, error: Exception) -> None:
        """An engine could not start over after a failure: it goes, and is loaded anew when it is asked for."""
        with self._lock:
            for model in self._models():
                if model.engine is engine:
                    streams = model.drop_answering()
                    self._evict(model, "after a failure; the next request loads it again")
                    failure = Failed(explained(error, f"answering with {model.spec.title}"))
                    for stream in streams:
                        stream.put(failure)
