"""Which models are loaded, and the way from a request to its stream of events.

A model is loaded when someone first asks for it. Its files are fetched on a thread of their own, so that people who chat
with another model notice nothing; loading and compiling happen on the device thread. Whoever asks meanwhile joins the
same load. A load that fails leaves everything that was loaded before as it was.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .. import catalog, sources
from ..catalog import ModelKind, ModelSpec
from ..errors import EngineFailed, HfjaxError, InvalidRequest, QueueFull
from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    ImageStatistics,
    LoadProgress,
    ModelState,
    TextStatistics,
)
from ..image.components import PipelineInfo
from ..image.engine import ImageEngine
from ..image.engine import load_engine as load_image_engine
from ..image.prompts import PromptLength, PromptReader, reader_of_folder
from ..image.request import ImageRequest
from ..settings import Settings
from ..text.engine import TextEngine
from ..text.engine import load_engine as load_text_engine
from ..text.request import TextRequest
from .device import configure_jax, default_dtype, device_label, quiet_libraries, release_unused_memory
from .worker import DeviceWorker, EventQueue

Request = TextRequest | ImageRequest
ServedEngine = TextEngine | ImageEngine


@dataclass(frozen=True, slots=True)
class ModelStatus:
    """A model as the page and the command line show it.

    ``has_chat_template`` and ``context_length`` (of a text model) and ``image`` (of an image model) are None until the
    model has been loaded once in this process. ``decode_steps`` counts the steps, of decoding or of denoising, that the
    engine has run since it was loaded; it stands still when nobody is served.
    """

    spec: ModelSpec
    state: ModelState
    message: str
    fraction: float | None
    has_chat_template: bool | None
    context_length: int | None
    active_requests: int
    decode_steps: int
    image: PipelineInfo | None = None


@dataclass(eq=False, slots=True)
class Pending:
    """A request that waits for its model."""

    request: Request
    stream: EventQueue
    since: float


@dataclass(eq=False, slots=True)
class Entry:
    """A model and where it stands. Changed only under the manager's lock."""

    spec: ModelSpec
    state: ModelState = ModelState.ABSENT
    message: str = ""
    fraction: float | None = None
    engine: ServedEngine | None = None
    has_chat_template: bool | None = None
    context_length: int | None = None
    image: PipelineInfo | None = None
    reader: PromptReader | None = None
    loading: bool = False
    pending: list[Pending] = field(default_factory=list)
    streams: list[EventQueue] = field(default_factory=list)
    last_used: float = 0.0


class ModelManager:
    """The one object that the page, the command line and the benchmarks ask for answers. Safe to call from any thread."""

    def __init__(self, settings: Settings) -> None:
        configure_jax(settings.cache_dir)
        quiet_libraries()
        self.settings = settings
        self._lock = threading.RLock()
        self._counting = threading.Lock()  # a tokenizer keeps state while it encodes
        self._entries: dict[str, Entry] = {spec.name: Entry(spec) for spec in catalog.entries()}
        self._worker = DeviceWorker(compile_ahead=settings.compile_ahead, on_idle=release_unused_memory)

    def status(self, model: str) -> ModelStatus:
        """Where a model stands; never waits, never loads.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
        """
        with self._lock:
            spec = catalog.find(model)
            return _status(self._entries.get(spec.name) or Entry(spec))

    def statuses(self) -> list[ModelStatus]:
        """The whole catalogue, and whatever else has been asked for."""
        with self._lock:
            return [_status(entry) for entry in self._entries.values()]

    def count_tokens(self, model: str, prompt: str) -> PromptLength | None:
        """How much of a prompt an image model reads; None while its tokenizer is not on this machine. Never loads the model.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
        """
        with self._lock:
            entry = self._entry(model, ModelKind.IMAGE)
        with self._counting:
            if entry.reader is None:
                folder = sources.local_path(entry.spec, self.settings.cache_dir)
                if folder is None or entry.spec.kind is not ModelKind.IMAGE:
                    return None
                entry.reader = reader_of_folder(folder)
            return None if entry.reader is None else entry.reader.measure(prompt)

    def generate(self, request: Request) -> EventQueue:
        """Answer a request, loading its model if need be. Returns at once; the stream tells the rest.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            InvalidRequest: the model makes something else.
            QueueFull: as many people are waiting as the settings admit.
        """
        stream = EventQueue()
        kind = ModelKind.IMAGE if isinstance(request, ImageRequest) else ModelKind.TEXT
        with self._lock:
            entry = self._entry(request.model, kind)
            if entry.spec.kind is not kind:
                raise InvalidRequest(
                    f"{entry.spec.title} makes pictures; choose a text model to chat with."
                    if kind is ModelKind.TEXT
                    else f"{entry.spec.title} makes text; choose an image model for pictures."
                )
            waiting = len(entry.pending) + len(entry.streams)
            if waiting >= self.settings.slots + self.settings.max_queue:
                raise QueueFull(f"{waiting} requests are being answered or waiting already; try again in a moment.")
            entry.last_used = time.monotonic()
            if entry.engine is not None:
                self._submit(entry, entry.engine, Pending(request, stream, time.perf_counter()))
            else:
                pending = Pending(request, stream, time.perf_counter())
                entry.pending.append(pending)
                stream.on_cancel(lambda: self._cancel_pending(entry, pending))
                if entry.loading:
                    stream.put(LoadProgress(entry.spec.name, entry.state, entry.message, entry.fraction))
                else:
                    entry.loading = True
                    threading.Thread(target=self._load, args=(entry,), name="hfjax-fetch", daemon=True).start()
        return stream

    def close(self) -> None:
        """Stop the device thread. Streams that are still open end with Failed."""
        self._worker.close()
        with self._lock:
            streams = [
                stream
                for entry in self._entries.values()
                for stream in (*entry.streams, *[pending.stream for pending in entry.pending])
            ]
        for stream in streams:
            stream.on_cancel(lambda: None)  # nobody is left to tell
            stream.put(Failed(EngineFailed("The program is closing; start it again to go on.")))

    def _entry(self, model: str, kind: ModelKind) -> Entry:
        """The entry of a model; ``kind`` is what an unlisted hub id is taken for."""
        entry = self._entries.get(model)
        if entry is None:
            spec = catalog.find(model, kind)
            entry = self._entries.setdefault(spec.name, Entry(spec))
        if entry.spec.kind is not kind and entry.engine is None and not entry.loading:
            # Someone asked for it on the wrong tab before; nothing was ever loaded under that name.
            entry = self._entries[entry.spec.name] = Entry(catalog.find(model, kind))
        return entry

    def _submit(self, entry: Entry, engine: Any, pending: Pending) -> None:
        """Hand a request to the engine of a loaded model."""
        stream = pending.stream
        load_s = time.perf_counter() - pending.since
        entry.streams.append(stream)
        job: Any = None

        def emit(event: Event) -> None:
            if isinstance(event, (Finished, Failed)):
                with self._lock:
                    entry.streams.remove(stream)
                    entry.last_used = time.monotonic()
            stream.put(event)

        def submit() -> None:
            nonlocal job
            try:
                job = engine.submit(pending.request, emit, load_s=load_s)
            except HfjaxError as error:
                emit(Failed(error))
            except Exception as error:
                emit(Failed(_unexpected(error)))

        def cancel() -> None:
            if job is not None:
                engine.cancel(job)

        self._worker.post(submit)
        stream.on_cancel(lambda: self._worker.post(cancel))

    def _cancel_pending(self, entry: Entry, pending: Pending) -> None:
        with self._lock:
            if pending not in entry.pending:
                return
            entry.pending.remove(pending)
        pending.stream.put(Finished(FinishReason.CANCELLED, _no_statistics(pending)))

    def _load(self, entry: Entry) -> None:
        """Fetch and load a model, on a thread of its own; then serve, or fail, everyone who waits for it."""
        name = entry.spec.name

        def progress(state: ModelState) -> Callable[[str, float | None], None]:
            return lambda message, fraction: self._announce(entry, state, message, fraction)

        try:
            folder = sources.fetch(
                entry.spec,
                self.settings.cache_dir,
                on_progress=progress(ModelState.FETCHING),
                cancelled=lambda: not entry.pending,
            )
            dtype = default_dtype() if self.settings.dtype == "auto" else self.settings.dtype
            load: Callable[..., ServedEngine] = (
                load_image_engine if entry.spec.kind is ModelKind.IMAGE else load_text_engine
            )
            engine = self._worker.call(
                lambda: load(
                    folder,
                    name,
                    dtype=dtype,
                    settings=self.settings,
                    device=device_label(),
                    on_progress=progress(ModelState.LOADING),
                    on_compile=lambda message: self._announce(entry, ModelState.COMPILING, message, None),
                )
            ).result()
        except sources.FetchCancelled as error:
            with self._lock:
                again = bool(entry.pending)  # somebody has asked since everybody gave up
                if not again:
                    self._load_failed(entry, error)
            if again:
                self._load(entry)
        except HfjaxError as error:
            self._load_failed(entry, error)
        except Exception as error:
            self._load_failed(entry, _unexpected(error))
        else:
            self._loaded(entry, engine)

    def _loaded(self, entry: Entry, engine: ServedEngine) -> None:
        self._worker.call(lambda: self._worker.add(engine)).result()
        with self._lock:
            entry.engine, entry.loading = engine, False
            if isinstance(engine, TextEngine):
                entry.has_chat_template = engine.model.has_chat_template
                entry.context_length = engine.context_length
            else:
                entry.image = engine.info
            entry.last_used = time.monotonic()
            self._announce(entry, ModelState.READY, "ready", 1.0)
            pending, entry.pending = entry.pending, []
            for item in pending:
                self._submit(entry, engine, item)
            self._evict(keep=entry)

    def _load_failed(self, entry: Entry, error: HfjaxError) -> None:
        with self._lock:
            entry.loading = False
            entry.state, entry.message, entry.fraction = ModelState.ABSENT, str(error), None
            pending, entry.pending = entry.pending, []
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

    def _evict(self, keep: Entry) -> None:
        """Unload the models unused for longest until the limit holds; one that is answering stays."""
        loaded = sorted(
            (entry for entry in self._entries.values() if entry.engine is not None and entry is not keep),
            key=lambda entry: entry.last_used,
        )
        excess = len(loaded) + 1 - self.settings.max_loaded_models
        for entry in loaded:
            if excess <= 0:
                return
            if not entry.streams and entry.engine is not None:
                engine, entry.engine = entry.engine, None
                self._worker.post(lambda engine=engine: self._worker.remove(engine))  # type: ignore[misc]
                entry.state, entry.message, entry.fraction = ModelState.EVICTED, "unloaded to make room", None
                excess -= 1


def _status(entry: Entry) -> ModelStatus:
    return ModelStatus(
        spec=entry.spec,
        state=entry.state,
        message=entry.message,
        fraction=entry.fraction,
        has_chat_template=entry.has_chat_template,
        context_length=entry.context_length,
        active_requests=len(entry.pending) + len(entry.streams),
        decode_steps=entry.engine.decode_steps if entry.engine is not None else 0,
        image=entry.image,
    )


def _unexpected(error: Exception) -> EngineFailed:
    failure = EngineFailed(f"Something broke that should not have ({type(error).__name__}: {error}); try again.")
    failure.__cause__ = error
    return failure


def _no_statistics(pending: Pending) -> TextStatistics | ImageStatistics:
    """The statistics of a request that was cancelled while its model was still loading."""
    load_s = time.perf_counter() - pending.since
    if isinstance(pending.request, ImageRequest):
        settings = pending.request.settings
        return ImageStatistics(
            width=settings.width or 0,
            height=settings.height or 0,
            count=settings.count,
            steps=0,
            seconds=0.0,
            steps_per_s=0.0,
            load_s=load_s,
            compile_s=0.0,
            device=device_label(),
            seed=settings.seed or 0,
        )
    return TextStatistics(
        prompt_tokens=0,
        reused_tokens=0,
        completion_tokens=0,
        context_length=0,
        ttft_s=0.0,
        prefill_tokens_per_s=0.0,
        decode_tokens_per_s=0.0,
        load_s=load_s,
        compile_s=0.0,
        device=device_label(),
        seed=0,
    )
