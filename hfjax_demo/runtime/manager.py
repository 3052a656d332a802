"""The entry point for requests, which returns a stream of events for each, and for loading, unloading and deleting models.

:mod:`.registry` has the models by their names, :mod:`.pool` runs those of this process, and :mod:`.remotes` asks other servers
for the others; callers use both in the same way.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Literal

from .. import sources
from ..catalog import ModelKind
from ..catalog.model_access import can_download
from ..errors import EngineFailed, HfjaxError, InvalidRequest, OwnerRequired, ShuttingDown
from ..events import Failed
from ..image.prompts import PromptLength
from ..image_requests import ImageRequest
from ..requests import Request, TextRequest, TokensRequest
from ..settings import DTYPES, Settings
from ..sources.common import format_bytes
from .device import configure_jax
from .dispatching import CLOSING_MESSAGE, required_kind
from .memory.usage import SAMPLE_SECONDS
from .model import RESTING_STATES, UNCHANGED, LoadOptions, ServedModel
from .pool import ModelPool
from .registry import ModelRegistry
from .request_stream import RequestStream
from .status import Compilation, DeviceStatus, RequestObserver, RequestOrigin, Speed

if TYPE_CHECKING:
    from .remotes import RemoteModels

SHUTTING_DOWN_MESSAGE = "The server is shutting down; try again in a minute."
POLL_SECONDS = 0.02  # polling interval of drain()
HANG_SECONDS = 300.0  # duration of a step after which the device counts as hung
UNUSED_PROGRAM_SECONDS = 300.0  # after which a program is dropped from memory
CANCEL_SECONDS = 10.0  # for cancelled requests to end
_log = logging.getLogger(__name__)


class ModelManager(ModelRegistry):
    """Serves the requests of the page, the API, the command line and the benchmarks. Thread-safe.

    ``observer`` is notified of the events of every request. Methods that take the name of a model raise :class:`.ModelNotFound`
    or :class:`.InvalidModelFolder` if it refers to none. Those that begin a load raise :class:`.ModelTooLarge` if the model
    exceeds the memory budget even if all others are unloaded, and :class:`.ShuttingDown` after :meth:`refuse_new_requests`.
    """

    def __init__(self, settings: Settings, observer: RequestObserver | None = None) -> None:
        configure_jax(settings.cache_dir)
        super().__init__(settings)
        self._observer = observer or RequestObserver()
        self._count_lock = threading.Lock()  # a tokenizer keeps state while it encodes
        self._pool = ModelPool(settings, self._models, self._changed, self._observer)
        self._remote: RemoteModels | None = None
        if settings.remote_key is not None or any(spec.is_remote for spec in self.catalog.entries()):
            from .remotes import RemoteModels  # imports an HTTP client

            self._remote = RemoteModels(settings, self.catalog, self._pool)
        self._draining = threading.Event()
        self._is_preloading_enabled = False
        self._closing = threading.Event()
        threading.Thread(target=self._run_maintenance, name="hfjax-watch", daemon=True).start()

    def device_status(self) -> DeviceStatus:
        """Return the current and recent use of the device's memory. Does not wait for the device."""
        return self._pool.usage.status()

    @property
    def device_silence_s(self) -> float:
        """Seconds since the device thread began its current command or step; 0 while it is idle."""
        return self._pool.worker.silence_s

    def reserve_child_memory(self, what: str, needed: int) -> AbstractContextManager[None]:
        """Context manager that reserves memory for a child process, named ``what`` in messages. Evicts idle models if necessary.

        Raises:
            ModelTooLarge: ``needed`` bytes are not available, even without the idle models.
        """
        return self._pool.budget.reserve_for_child(what, needed)

    def compilations(self) -> tuple[Compilation, ...]:
        """Return the latest compiled or restored programs, newest first."""
        return tuple(self._pool.loader.compilations)[::-1]

    def speeds(self) -> tuple[Speed, ...]:
        """Return the speed of the latest answers and images, oldest first."""
        return tuple(self._pool.speeds)

    def measure_prompt(self, model: str, prompt: str) -> PromptLength | None:
        """Return how much of a prompt an image model reads; None if its tokenizer is not downloaded. Never loads the model."""
        found = self._model(model, ModelKind.IMAGE)
        with self._count_lock:
            return found.files.prompt_length(prompt, self.settings)

    def count_prompt_tokens(self, request: TokensRequest) -> int | None:
        """Return the number of prompt tokens of a request; None if the model is not loaded or runs on another server.

        Never loads the model. May wait for prompts that are being tokenized, but not for answers. Counts one request at a time.

        Raises:
            InvalidRequest: the model's chat template does not accept the request.
        """
        found = self._model(request.model, ModelKind.TEXT)
        found.require_kind(ModelKind.TEXT)
        with self._count_lock:
            engine = found.engine
            return None if engine is None else self._pool.answering.count(engine, request)

    def generate(self, request: Request, origin: RequestOrigin | None = None) -> RequestStream:
        """Answer a request, after loading its model if necessary, and return the stream of its events without blocking.

        ``origin`` describes the client; None is the page.

        Raises:
            InvalidRequest: the model is of another kind than the request needs.
            QueueFull: the queue has as many requests as the settings allow.
            VisitorLimitReached: the visitor has reached a limit per visitor.
            OwnerRequired: the model is not downloaded, and visitors may not download it.
        """
        origin = origin or RequestOrigin()
        listed = self.catalog.listed(request.model)
        model = listed.name if listed is not None else "custom"
        watch = self._observer.begin(request, model, origin)
        try:
            places = request.settings.count if isinstance(request, ImageRequest) else 1
            return self._generate(request, RequestStream(watch, visitor=origin.visitor, places=places), origin)
        except Exception as error:
            watch(Failed(error if isinstance(error, HfjaxError) else EngineFailed(type(error).__name__)))
            raise

    def _generate(self, request: Request, stream: RequestStream, origin: RequestOrigin) -> RequestStream:
        if self._draining.is_set():
            raise ShuttingDown(SHUTTING_DOWN_MESSAGE)
        kind = required_kind(request)
        model = self._model(request.model, kind)
        model.require_kind(kind)
        if not origin.owner:
            self._require_download_allowed(model)
        if not model.spec.is_remote:
            self._pool.serve(model, request, stream)
        elif isinstance(request, TextRequest) and self._remote is not None:
            self._remote.serve(model, request, stream)
        else:
            raise InvalidRequest(
                f"{model.spec.title} runs on a remote server, which only supports chat here; send this request to that server."
            )
        return stream

    def _require_download_allowed(self, model: ServedModel) -> None:
        """Raise :class:`.OwnerRequired` if the model is not downloaded and visitors may not download it."""
        spec, settings = model.spec, self.settings
        if spec.is_remote or model.state not in RESTING_STATES or self._is_default(model):
            return
        if can_download(spec, settings, owner=False):
            return
        if not sources.is_present(spec, settings.cache_dir):
            how_much = f" ({format_bytes(spec.download_bytes)})" if spec.download_bytes else ""
            raise OwnerRequired(
                f"{spec.title}{how_much} has not been downloaded, and only the owner can download it; choose another model."
            )

    def _is_default(self, model: ServedModel) -> bool:
        return model.spec is self.catalog.listed(self.settings.default_model)

    def load(
        self,
        model: str,
        dtype: str | None = None,
        origin: RequestOrigin | None = None,
        *,
        context_length: int | Literal["auto"] | None = None,
        activations: str | None = None,
    ) -> None:
        """Start loading a model, as its first request would, without blocking. Has no effect if it is loaded or loading. Check
        the availability of a remote model.

        Args:
            dtype: one of :data:`hfjax_demo.settings.DTYPES`, also used for later loads; None keeps the previous one.
            origin: the client; None is an anonymous owner.
            context_length: in tokens, or "auto", also used for later loads; at most what the model was trained for is used.
            activations: one of :data:`hfjax_demo.settings.ACTIVATIONS`, for text models; also used for later loads.

        Raises:
            InvalidRequest: the dtype is unknown or not supported by this model, or another option is invalid.
            VisitorLimitReached: the visitor has reached the limit of concurrent loads.
            OwnerRequired: the model is not downloaded, and this visitor may not download it.
        """
        found, choice = self._prepare_load(model, LoadOptions(dtype, context_length, activations))
        if origin is not None and not origin.owner:
            self._require_download_allowed(found)
        if found.spec.is_remote and self._remote is not None:
            self._remote.load(found, choice)
        else:
            self._pool.load(found, choice, origin.visitor if origin is not None else "")

    def delete(self, model: str) -> int:
        """Delete the files of a model from the cache, and return the number of bytes freed.

        Raises:
            ModelBusy: the model is loaded or loading.
            HfjaxError: see :func:`sources.delete`.
        """
        return self._pool.delete(self._model(model))

    def reload(
        self,
        model: str,
        dtype: str | None = None,
        *,
        context_length: int | Literal["auto"] | None = None,
        activations: str | None = None,
    ) -> None:
        """Unload a model and load it with other options. It stays loaded if the checks for the new load fail.

        Raises:
            ModelBusy: the model is serving requests, or loading.
            InvalidRequest: the dtype is unknown or not supported by this model, or another option is invalid.
        """
        found, choice = self._prepare_load(model, LoadOptions(dtype, context_length, activations))
        if found.spec.is_remote and self._remote is not None:
            self._remote.load(found, choice)
        else:
            self._pool.reload(found, choice)

    def _prepare_load(self, model: str, choice: LoadOptions = UNCHANGED) -> tuple[ServedModel, LoadOptions]:
        if self._draining.is_set():
            raise ShuttingDown(SHUTTING_DOWN_MESSAGE)
        if choice.dtype is not None and choice.dtype not in DTYPES:
            raise InvalidRequest(f"dtype is {choice.dtype!r}; choose one of {', '.join(DTYPES)}.", field="dtype")
        found = self._model(model)
        found.settings_for_load(self.settings, choice)  # raises for an invalid context length or name of activations
        return found, choice

    def preload(self) -> None:
        """Load the default model on a background thread, and enable :meth:`preload_speculatively`, if the setting ``preload`` is
        on. The log says why the model cannot be loaded.

        Before this call, models are loaded on request only, as tests and programs that create a manager require.
        """
        self._is_preloading_enabled = self.settings.preload
        threading.Thread(target=self._preload_default, name="hfjax-preload", daemon=True).start()

    def _preload_default(self) -> None:
        try:
            self._preload(self.settings.default_model, RequestOrigin())
        except HfjaxError as error:
            _log.warning("The default model is not loaded: %s", error)

    def preload_speculatively(self, model: str, origin: RequestOrigin | None = None) -> None:
        """Load a model that is likely to be requested next, if that affects no other model. Never raises.

        Has no effect if preloading is off, if the model is loaded, loading or has failed, if another one is loading, or if this
        one would have to be downloaded (except the default model) or would evict another. So a visitor who selects one model
        after another causes one load at a time, at most one per model, and only as many as fit the memory. The load is cancelled
        when another model is requested before anybody requests this one.
        """
        with contextlib.suppress(HfjaxError):  # reported by the next request
            self._preload(model, origin or RequestOrigin())

    def _preload(self, model: str, origin: RequestOrigin) -> None:
        if not self._is_preloading_enabled:
            return
        with contextlib.suppress(RuntimeError):  # closed meanwhile
            found, _ = self._prepare_load(model)
            if found.spec.is_remote:
                return
            if self._is_default(found) or sources.is_present(found.spec, self.settings.cache_dir):
                self._pool.preload_speculatively(found, origin.visitor)

    def cancel_load(self, model: str) -> None:
        """Cancel a load: all requests that wait for the model end with ``Finished(CANCELLED)`` immediately.

        The load itself stops at the next downloaded block, placed tensor or compiled program.
        """
        self._pool.cancel_load(self._model(model))

    def unload(self, model: str) -> None:
        """Schedule the release of a model's memory, without waiting for it. Has no effect if the model is not loaded.

        Raises:
            ModelBusy: the model is serving requests, or loading.
        """
        self._pool.unload(self._model(model))

    def unready_reason(self) -> str:
        """Return why the server is not ready for requests, as one sentence; empty if it is ready. Never blocks."""
        if self._draining.is_set():
            return SHUTTING_DOWN_MESSAGE
        silence_s = self.device_silence_s
        if silence_s > HANG_SECONDS:
            return f"The device has not completed a step for {silence_s:.0f} s; if this persists, restart the server."
        return ""

    def refuse_new_requests(self) -> None:
        """Refuse new requests and loads from now on; running and waiting ones continue."""
        self._draining.set()

    def drain(self, limit_s: float, hurry: threading.Event) -> bool:
        """Wait until all requests have ended; after ``limit_s``, or when ``hurry`` is set, cancel the remaining ones.

        Returns:
            whether all requests ended without being cancelled here.
        """
        end = time.monotonic() + limit_s
        while (streams := self._open_streams()) and time.monotonic() < end and not hurry.wait(POLL_SECONDS):
            pass
        for stream in streams:
            stream.cancel()
        end = time.monotonic() + CANCEL_SECONDS
        while self._open_streams() and time.monotonic() < end:
            time.sleep(POLL_SECONDS)
        return not streams

    def close(self) -> None:
        """Stop the device thread and close the connections to remote servers. Open streams end with Failed."""
        self._closing.set()
        if self._remote is not None:
            self._remote.close()
        for stream in self._pool.close():
            stream.on_cancel(lambda: None)  # the previous action would post to the closed worker
            stream.put(Failed(EngineFailed(CLOSING_MESSAGE)))

    def _open_streams(self) -> list[RequestStream]:
        with self._changed:
            return [stream for model in self._models() for stream in model.all_streams]

    def _run_maintenance(self) -> None:
        """Periodically sample memory, unload idle models, and drop unused programs."""
        idle_s = 60 * self.settings.idle_minutes
        dropped = time.monotonic()
        while not self._closing.wait(min(SAMPLE_SECONDS, idle_s / 4) if idle_s else SAMPLE_SECONDS):
            self._pool.usage.sample()
            self._pool.unload_idle(idle_s)
            if time.monotonic() - dropped > UNUSED_PROGRAM_SECONDS / 2:
                self._pool.worker.drop_unused_programs(UNUSED_PROGRAM_SECONDS)
                dropped = time.monotonic()
