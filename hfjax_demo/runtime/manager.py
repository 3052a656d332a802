"""Which models there are, and the way from a request to its stream of events.

What this process computes itself is in :mod:`.local`, what other servers compute in :mod:`.remotes`; whoever asks need not
know which it is.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from contextlib import AbstractContextManager
from dataclasses import replace

from .. import sources
from ..bridge.programs import xla_cache
from ..catalog import Catalog, HubSource, ModelKind, catalog_of
from ..catalog.added import MAX_ADDED, Added, name_for, read_added
from ..catalog.offered import may_download
from ..errors import EngineFailed, HfjaxError, InvalidRequest, ModelBusy, OwnersAlone, ShuttingDown
from ..events import Event, Failed
from ..image.prompts import PromptLength
from ..requests import ImageRequest, Request, TextRequest, TokensRequest
from ..settings import DTYPES, Settings, limits_of
from ..sources.common import human_bytes, write_records
from .device import compiled_folder, configure_jax
from .engines import import_engine, is_imported
from .limits import Visitors
from .local import LocalModels
from .memory.usage import SAMPLE_SECONDS
from .model import LoadChoice, ServedModel
from .remotes import RemoteModels
from .status import Compilation, DeviceStatus, ModelStatus, Observer, Origin, Speed
from .waiting import kind_of
from .worker import EventQueue

SHUTTING_DOWN = "The server is shutting down; try again in a minute."
LOOK_SECONDS = 0.02  # between two looks at what still runs
TIDY_SECONDS = 600.0  # between two looks at how much is kept on disk
HANG_SECONDS = 300.0  # after which a step of the device counts as hung
CANCEL_SECONDS = 10.0  # that what was cancelled gets to come to its end

MAX_NAMES = 32  # of models that are not in the catalogue and of which nothing is loaded: those asked for last
MAX_SPEEDS = 200  # answers and pictures whose speed is remembered


class ModelManager:
    """The one object that the page, the API, the command line and the benchmarks ask for answers. Safe to call from any
    thread. ``observer`` is told what becomes of every request.
    """

    def __init__(self, settings: Settings, observer: Observer | None = None) -> None:
        configure_jax(settings.cache_dir)
        self.settings = settings
        self._added_file = settings.cache_dir / "added_models.json"
        own = catalog_of(settings)
        names = {spec.name for spec in own.models}
        self._added = {spec.name: spec for spec in read_added(self._added_file) if spec.name not in names}
        self.catalog = Catalog((*own.models, *self._added.values()), own.styles)
        self._observer = observer or Observer()
        self._lock = threading.RLock()
        self._counting = threading.Lock()  # a tokenizer keeps state while it encodes
        self._all: dict[str, ServedModel] = {
            spec.name: ServedModel(spec, self._lock) for spec in self.catalog.entries()
        }
        self._speeds: deque[Speed] = deque(maxlen=MAX_SPEEDS)
        visitors = Visitors(limits_of(settings), self._models)
        self._remote = RemoteModels(settings, self.catalog, self._lock, self._ended, visitors)
        self._local = LocalModels(settings, self._models, self._lock, self._ended, self._observer, visitors)
        self._draining = threading.Event()
        self._imported = False
        self._preloads = False
        self._closing = threading.Event()
        threading.Thread(target=self._watch, name="hfjax-watch", daemon=True).start()

    def status(self, model: str) -> ModelStatus:
        """Where a model stands; never waits for the device, never loads.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
        """
        with self._lock:
            spec = self.catalog.find(model)
            found = self._all.get(spec.name) or ServedModel(spec, self._lock)
        return found.status(self.settings)

    def statuses(self) -> list[ModelStatus]:
        """The whole catalogue, and whatever else has been asked for."""
        with self._lock:
            models = self._models()
        return [model.status(self.settings) for model in models]

    def device_status(self) -> DeviceStatus:
        """The device's memory now and lately; never waits for it."""
        return self._local.usage.status()

    @property
    def device_silence_s(self) -> float:
        """Seconds since the device thread's last sign of life; 0 while it has nothing to do."""
        return self._local.worker.silence_s

    def memory_apart(self, what: str, needed: int) -> AbstractContextManager[None]:
        """Within it so many bytes of the memory budget belong to a child process, ``what`` for people. Idle models go for them.

        Raises:
            ModelTooLarge: there are not so many, even without the idle models.
        """
        return self._local.budget.held_apart(what, needed)

    def compilations(self) -> tuple[Compilation, ...]:
        """The programs made lately, newest first."""
        return self._local.loader.compilations

    def speeds(self) -> tuple[Speed, ...]:
        """How quick the last answers and pictures were, oldest first."""
        with self._lock:
            return tuple(self._speeds)

    def count_tokens(self, model: str, prompt: str) -> PromptLength | None:
        """How much of a prompt an image model reads; None while its tokenizer is not on this machine. Never loads the model.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
        """
        found = self._model(model, ModelKind.IMAGE)
        with self._counting:
            return found.prompt_length(prompt, self.settings)

    def count_request(self, request: TokensRequest) -> int | None:
        """How many tokens a text model reads of it; None while it is not loaded, and of another server's.

        Never loads the model, and waits for no answer: only for prompts that are being encoded, one count at a time.

        Raises:
            ModelNotFound: neither the catalogue nor the hub could know this name.
            InvalidRequest: what the model's chat template does not take.
        """
        found = self._model(request.model, ModelKind.TEXT)
        found.require_kind(ModelKind.TEXT)
        if found.spec.is_remote:
            return None
        with self._counting:
            return self._local.count(found, request)

    def generate(self, request: Request, origin: Origin | None = None) -> EventQueue:
        """Answer a request, loading its model if need be. Returns at once; the stream tells the rest.

        ``origin`` says who asks; None: somebody on the page.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelTooLarge: it would not fit the memory budget even alone.
            InvalidRequest: the model makes something else.
            QueueFull: as many people are waiting as the settings admit.
            TooManyAtOnce: this visitor has as much on the way as one visitor may have.
            ShuttingDown: nothing new begins any more.
            OwnersAlone: it would have to be downloaded, which visitors may not cause.
        """
        origin = origin or Origin()
        listed = self.catalog.listed(request.model)
        model = listed.name if listed is not None else "custom"
        watch = self._observer.begin(request, model, origin)
        try:
            places = request.settings.count if isinstance(request, ImageRequest) else 1
            return self._generate(request, EventQueue(watch, visitor=origin.visitor, places=places), origin)
        except Exception as error:
            watch(Failed(error if isinstance(error, HfjaxError) else EngineFailed(type(error).__name__)))
            raise

    def _generate(self, request: Request, stream: EventQueue, origin: Origin) -> EventQueue:
        if self._draining.is_set():
            raise ShuttingDown(SHUTTING_DOWN)
        kind = kind_of(request)
        model = self._model(request.model, kind)
        model.require_kind(kind)
        if not origin.owner:
            self._require_here(model)
        if not model.spec.is_remote:
            self._local.serve(model, request, stream)
        elif isinstance(request, TextRequest):
            self._remote.serve(model, request, stream)
        else:
            raise InvalidRequest(
                f"{model.spec.title} runs on a remote server, which only supports chat here; send this request to that server."
            )
        return stream

    def _require_here(self, model: ServedModel) -> None:
        """Refuses a model that would have to be downloaded, where visitors may not cause that."""
        spec, settings = model.spec, self.settings
        if spec.is_remote or model.engine is not None or model.is_loading or self._is_default(model):
            return
        if may_download(spec, settings, owner=False):
            return
        if not sources.is_present(spec, settings.cache_dir):
            how_much = f" ({human_bytes(spec.download_bytes)})" if spec.download_bytes else ""
            raise OwnersAlone(
                f"{spec.title}{how_much} has not been downloaded, and only the owner can download it; choose another model."
            )

    def _is_default(self, model: ServedModel) -> bool:
        return model.spec is self.catalog.listed(self.settings.default_model)

    def load(
        self,
        model: str,
        dtype: str | None = None,
        origin: Origin | None = None,
        *,
        context_length: int | None = None,
    ) -> None:
        """Load a model as its first request would, and return at once. Nothing happens when it is loaded or loading.

        Of a remote one its server is asked whether it is there.

        Args:
            dtype: one of :data:`hfjax_demo.settings.DTYPES`, which is remembered for later loads; None: as it was.
            origin: says who asks; None: nobody in particular.
            context_length: in tokens, remembered likewise; a model takes no more than it was trained for.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelTooLarge: it would not fit the memory budget even alone.
            InvalidRequest: no such dtype, or this model does not come in it; or no such context length.
            TooManyAtOnce: as many models are being loaded for this visitor as one visitor may have.
            OwnersAlone: it would have to be downloaded, which this visitor may not cause.
            ShuttingDown: nothing new begins any more.
        """
        found, choice = self._to_load(model, dtype, context_length)
        if origin is not None and not origin.owner:
            self._require_here(found)
        if found.spec.is_remote:
            self._remote.load(found, choice)
        else:
            self._local.load(found, choice, origin.visitor if origin is not None else "")

    @property
    def added(self) -> frozenset[str]:
        """The names of the models that have been added to the lists."""
        return frozenset(self._added)

    def add(self, where: str, kind: ModelKind = ModelKind.TEXT) -> str:
        """Put a model into the lists, from now on and after the next start; returns its name. Its files are not fetched.

        Of a repository of the hub that is not here the hub is asked what it holds.

        Args:
            where: a hub id, or the path of a folder or GGUF file.
            kind: taken for a folder that does not tell.

        Raises:
            ModelNotFound, InvalidModelFolder: there is no such model.
            InvalidRequest: there are as many as may be added.
            HfjaxError: the hub does not tell of it, or it holds nothing that can be loaded here.
        """
        spec = self.catalog.find(where, kind)
        if self.catalog.listed(spec.name) is not None:
            return spec.name
        if isinstance(spec.source, HubSource) and not sources.is_present(spec, self.settings.cache_dir):
            spec = sources.described(spec, spec.source)
        with self._lock:
            if len(self._added) >= MAX_ADDED:
                raise InvalidRequest(f"{MAX_ADDED} models have been added, the most that may be; remove one first.")
            spec = replace(spec, name=name_for(spec, [each.name for each in self.catalog.models]))
            self._all[spec.name] = ServedModel(spec, self._lock)
            self._added[spec.name] = spec
            self.catalog = replace(self.catalog, models=(*self.catalog.models, spec))
            self._keep_added()
        return spec.name

    def take_off(self, model: str) -> None:
        """Take a model that was added off the lists; its files stay.

        Raises:
            InvalidRequest: it was not added.
            ModelBusy: it is loaded or being loaded.
        """
        with self._lock:
            if model not in self._added:
                raise InvalidRequest(f"{model[:80]} was not added here; only such models are taken off the list.")
            if not self._all[model].is_nothing:
                raise ModelBusy(f"{self._added[model].title} is loaded or being loaded; unload it first.")
            del self._added[model], self._all[model]
            self.catalog = replace(
                self.catalog, models=tuple(spec for spec in self.catalog.models if spec.name != model)
            )
            self._keep_added()

    def _keep_added(self) -> None:
        write_records(self._added_file, [Added.of(spec) for spec in self._added.values()])

    def delete(self, model: str) -> int:
        """Delete the files of a model from the cache; returns how many bytes that frees.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelBusy: it is loaded or being loaded.
            HfjaxError: see :func:`sources.delete`.
        """
        return self._local.delete(self._model(model))

    def reload(self, model: str, dtype: str | None = None, *, context_length: int | None = None) -> None:
        """Load a model anew, as :meth:`unload` and :meth:`load` would; one that serves goes only if the new one can be had.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelBusy: it is answering somebody, or being loaded.
            ModelTooLarge: it would not fit the memory budget even alone.
            InvalidRequest: no such dtype, or this model does not come in it; or no such context length.
            ShuttingDown: nothing new begins any more.
        """
        found, choice = self._to_load(model, dtype, context_length)
        (self._remote.load if found.spec.is_remote else self._local.reload)(found, choice)

    def _to_load(
        self, model: str, dtype: str | None = None, context_length: int | None = None
    ) -> tuple[ServedModel, LoadChoice]:
        if self._draining.is_set():
            raise ShuttingDown(SHUTTING_DOWN)
        if dtype is not None and dtype not in DTYPES:
            raise InvalidRequest(f"dtype is {dtype!r}; choose one of {', '.join(DTYPES)}.", field="dtype")
        found, choice = self._model(model), LoadChoice(dtype, context_length)
        found.settings_to_load(self.settings, choice)  # refuses what no model can be loaded with
        return found, choice

    def import_engines(self) -> None:
        """Import the engines on a thread of its own, so that the first load need not; touches no model."""

        def run() -> None:
            for kind in ModelKind:
                import_engine(kind)

        threading.Thread(target=run, name="hfjax-import", daemon=True).start()

    def preload(self) -> None:
        """Load the default model on a thread of its own, and from now on what :meth:`expect` names, if the settings say so.

        Until then nothing is loaded that nobody has asked for: by programs that make a manager of their own, and by tests.
        """
        self._preloads = self.settings.preload
        threading.Thread(
            target=self.expect, args=(self.settings.default_model,), name="hfjax-preload", daemon=True
        ).start()

    def expect(self, model: str, origin: Origin | None = None) -> None:
        """Load a model that somebody is likely to ask next, if that costs nobody anything; never raises.

        Nothing happens where preloading is off, the model is loaded, on its way or has failed, another one is on its way, or it
        would have to be downloaded (but for the default model) or to take another one's memory. So visitors who choose one model
        after another have them loaded one at a time, each at most once, and no more than there is memory for.
        """
        if not self._preloads:
            return
        origin = origin or Origin()
        with contextlib.suppress(HfjaxError, RuntimeError):  # the next message says why; closed meanwhile
            found, _ = self._to_load(model)
            if found.spec.is_remote or not found.is_nothing_yet:
                return
            if self._is_default(found) or sources.is_present(found.spec, self.settings.cache_dir):
                self._local.expect(found, origin.visitor)

    def cancel_load(self, model: str) -> None:
        """Give a load up: everybody who waits for the model gets ``Finished(CANCELLED)`` at once.

        The load itself ends at the next block that is fetched, tensor that is placed, or program that is compiled.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
        """
        self._local.cancel_load(self._model(model))

    def unload(self, model: str) -> None:
        """Free a model's memory, soon. Nothing happens when it is not loaded.

        Raises:
            ModelNotFound, InvalidModelFolder: the name means no model.
            ModelBusy: it is answering somebody, or being loaded.
        """
        self._local.unload(self._model(model))

    def unready_reason(self) -> str:
        """Why it could not take a request now, as one sentence; empty when it could. Never waits."""
        if self._draining.is_set():
            return SHUTTING_DOWN
        silence_s = self.device_silence_s
        if silence_s > HANG_SECONDS:
            return f"The device has not completed a step for {silence_s:.0f} s; if this persists, restart the server."
        # Once, for a load that imports them again, which takes no time, would look like the first import.
        self._imported = self._imported or all(is_imported(kind) for kind in ModelKind)
        return "" if self._imported else "The server is starting."

    def refuse_new(self) -> None:
        """Take no request and begin no load from now on; what runs or waits goes on."""
        self._draining.set()

    def drain(self, limit_s: float, hurry: threading.Event) -> bool:
        """Wait until everything that runs or waits is done; after ``limit_s``, or when ``hurry`` is set, cancel the rest.

        Returns:
            whether all of it came to its own end.
        """
        end = time.monotonic() + limit_s
        while (streams := self._open_streams()) and time.monotonic() < end and not hurry.wait(LOOK_SECONDS):
            pass
        for stream in streams:
            stream.cancel()
        end = time.monotonic() + CANCEL_SECONDS
        while self._open_streams() and time.monotonic() < end:
            time.sleep(LOOK_SECONDS)
        return not streams

    def close(self) -> None:
        """Stop the device thread and close what connections there are. Streams that are still open end with Failed."""
        self._closing.set()
        self._remote.close()
        for stream in self._local.close():
            stream.on_cancel(lambda: None)  # nobody is left to tell
            stream.put(Failed(EngineFailed("The server is shutting down.")))

    def _open_streams(self) -> list[EventQueue]:
        with self._lock:
            return [stream for model in self._models() for stream in model.streams()]

    def _models(self) -> list[ServedModel]:
        """Every model of the catalogue, and whatever else has been asked for."""
        return list(self._all.values())

    def _model(self, name: str, kind: ModelKind | None = None) -> ServedModel:
        """A model by its name; ``kind`` is what an unlisted hub id is taken for (None: what it was before)."""
        with self._lock:
            model = self._all.get(name)
            if model is None:
                spec = self.catalog.find(name, kind)
                model = self._all.setdefault(spec.name, ServedModel(spec, self._lock))
                self._forget_names(model)
            model.named_at = time.monotonic()
            wrong = kind is not None and ModelKind.IMAGE in (kind, model.spec.kind) and not model.spec.kind.makes(kind)
            if wrong and model.engine is None and not model.is_loading:
                # Someone asked for it on the wrong tab before; nothing was ever loaded under that name.
                model = self._all[model.spec.name] = ServedModel(self.catalog.find(name, kind), self._lock)
            return model

    def _forget_names(self, but: ServedModel) -> None:
        """Whoever may name any model may make names up without end. Those named last stay: one may be about to be loaded."""
        idle = [
            model
            for model in self._all.values()
            if model is not but and model.is_nothing and self.catalog.listed(model.spec.name) is None
        ]
        for model in sorted(idle, key=lambda model: model.named_at)[: max(0, len(idle) + 1 - MAX_NAMES)]:
            del self._all[model.spec.name]

    def _ended(self, model: ServedModel, stream: EventQueue, event: Event) -> bool:
        """Note the end of a request; False if it had ended already."""
        if not model.note_answered(stream):
            return False
        if (speed := Speed.of(model.spec, event)) is not None:
            with self._lock:
                self._speeds.append(speed)
        self._local.budget.recheck_waiting()
        return True

    def _watch(self) -> None:
        """Now and then look at the memory, at who is idle, and at what is kept on disk."""
        idle_s = 60 * self.settings.idle_minutes
        tidied = time.monotonic()
        while not self._closing.wait(min(SAMPLE_SECONDS, idle_s / 4) if idle_s else SAMPLE_SECONDS):
            self._local.usage.sample()
            self._local.budget.unload_idle(idle_s)
            if time.monotonic() - tidied > TIDY_SECONDS:
                xla_cache.trim(compiled_folder(self.settings.cache_dir))
                tidied = time.monotonic()
