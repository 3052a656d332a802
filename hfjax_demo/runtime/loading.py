"""Brings a model from a name to an engine that answers: fetch, reserve memory, read, compile, check.

:meth:`Loader.load` is the whole way, from top to bottom, on a thread of its own; only what runs a program on the device is
handed to the device thread. What its programs took to make is remembered (:class:`CompileTimes`), to tell the next wait.
"""

from __future__ import annotations

import functools
import math
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import jax

from .. import sources
from ..bridge.programs.fingerprint import open_store
from ..bridge.programs.making import MakeBeside
from ..bridge.programs.restoring import Prefetch
from ..catalog import ModelKind, ModelSpec
from ..errors import HfjaxError, InvalidSetting, UnsupportedModel
from ..events import ModelState
from ..settings import Settings, smaller_models
from ..sources.common import Kept, human_bytes
from .device import device_label, release_unused_memory
from .engines import ServedEngine, import_engine
from .memory.budget import MemoryBudget
from .memory.estimate import estimate_folder, layers_asked_for
from .model import ServedModel
from .status import Compilation, Observer
from .worker import DeviceWorker, explained, ran_out_of_memory

if TYPE_CHECKING:
    from ..bridge.programs.compiler import CompiledProgram

Result = TypeVar("Result")

MAX_COMPILATIONS = 100  # told of
MAX_COMPILE_TIMES = 500  # programs remembered, those made latest
TOLD_STEP = 0.02  # progress smaller than this is not worth an event


@dataclass(frozen=True, slots=True)
class Loaded:
    """An engine that is not stepped yet, the type of its weights, and why that is not what was asked for, if it is not."""

    engine: ServedEngine
    dtype: str
    note: str


class Loader:
    """Loads models, each on the thread that asks.

    Args:
        settings: the process's.
        worker: the device thread.
        budget: of memory.
        observer: told of every program.
        models: all that there are, to find smaller ones that guess for others.
    """

    def __init__(
        self,
        settings: Settings,
        worker: DeviceWorker,
        budget: MemoryBudget,
        observer: Observer,
        models: Callable[[], list[ServedModel]],
    ) -> None:
        self._settings = settings
        self._models = models
        self._worker = worker
        self._budget = budget
        self._observer = observer
        self._times = CompileTimes(settings.cache_dir / "compile_times.json")
        self._lock = threading.Lock()
        self._compilations: deque[Compilation] = deque(maxlen=MAX_COMPILATIONS)

    @property
    def compilations(self) -> tuple[Compilation, ...]:
        """The programs made lately, newest first."""
        with self._lock:
            return tuple(reversed(self._compilations))

    def load(self, model: ServedModel) -> Loaded:
        """The engine of a model, which holds the memory that it was estimated to take.

        A type that the model cannot be run in is replaced by float32, which the result's ``note`` says.

        Raises:
            sources.FetchCancelled: nobody waits for it any more.
            ModelTooLarge: it does not fit the memory budget even alone.
            HfjaxError, Exception: see :func:`sources.fetch` and the engines' ``load_engine``; nothing is reserved any more.
        """
        with self._budget.turn(model, functools.partial(model.progress, ModelState.FETCHING)):
            return self._load(model)

    def _load(self, model: ServedModel) -> Loaded:
        folder = self._fetched(sources.fetch, model, model.spec)
        adapters = self._fetched(sources.fetch_adapters, model, model.spec)
        drafter = self._fetched_drafter(model)
        model.files_changed()
        is_encoder = False
        if model.spec.kind is not ModelKind.IMAGE:
            import_engine(model.spec.kind)
            from ..text.encoder.loading import holds_encoder

            is_encoder = holds_encoder(folder)
        if is_encoder:
            model.found_kind(ModelKind.EMBEDDING)
            if adapters:
                raise UnsupportedModel(
                    f"{model.spec.title} is an embedding model, and embedding models don't support adapters; remove them."
                )
        dtype = model.dtype_to_load(self._settings)
        try:
            return self._load_as(model, folder, dtype, adapters, drafter, is_encoder=is_encoder)
        except Exception as error:
            if dtype == "float32" or not float32_may_help(error):
                raise
            explained(error, "loading")  # lets go of what is half loaded
        note = f"{dtype} is not supported for {model.spec.title}, so it is loaded in float32"
        model.progress(ModelState.LOADING, note)
        loaded = self._load_as(model, folder, "float32", adapters, drafter, is_encoder=is_encoder)
        return replace(loaded, note="; ".join(part for part in (note, loaded.note) if part))

    def _fetched_drafter(self, model: ServedModel) -> tuple[Path, str] | None:
        """Folder or file, and name, of the smaller model that guesses for this one; None where the settings name none."""
        name = smaller_models(self._settings.drafts).get(model.spec.name)
        if name is None:
            return None
        spec = next((each.spec for each in self._models() if each.spec.name == name), None)
        if spec is None or spec.is_remote or spec.kind is not ModelKind.TEXT or model.spec.kind is not ModelKind.TEXT:
            raise InvalidSetting(
                f"drafts: {name} can't draft for {model.spec.name}; both must be text models that run on this machine.",
                field="drafts",
            )
        return self._fetched(sources.fetch, model, spec), spec.name

    def _fetched(self, fetch: Callable[..., Result], model: ServedModel, spec: ModelSpec) -> Result:
        """What is fetched of ``spec`` for a model, as long as that is awaited."""
        return fetch(
            spec,
            self._settings.cache_dir,
            on_progress=functools.partial(model.progress, ModelState.FETCHING),
            cancelled=lambda: not model.is_awaited,
        )

    def _load_as(
        self,
        model: ServedModel,
        folder: Path,
        dtype: str,
        adapters: Sequence[sources.FetchedAdapter],
        drafter: tuple[Path, str] | None,
        *,
        is_encoder: bool = False,
    ) -> Loaded:
        spec, settings = model.spec, model.settings_to_load(self._settings)
        added = [(each.file, each.how) for each in adapters]
        if drafter is not None:
            added.append((drafter[0], "guesses"))
        stored = Prefetch(open_store(settings.cache_dir, folder, dtype, added, settings.cache_dtype))
        maker = MakeBeside(self._worker.wake)
        try:
            import_engine(spec.kind)
            from ..bridge.programs.compiler import Compiler  # with PyTorch, which is here by now

            estimate = estimate_folder(folder, spec.kind, spec.title, dtype, settings)
            if drafter is not None:
                one = estimate_folder(drafter[0], spec.kind, drafter[1], dtype, settings.changed(slots=1))
                estimate = replace(estimate, weights=estimate.weights + one.weights + one.conversations)
            layers = len(estimate.layers)
            asked = layers_asked_for(settings)
            offload, estimate = self._budget.require_possible(model, dtype, estimate, asked)
            self._budget.reserve(model, estimate.total, functools.partial(model.progress, ModelState.LOADING))
            if estimate.devices > 1:
                each = human_bytes(estimate.per_device)
                model.progress(ModelState.LOADING, f"on {estimate.devices} devices, about {each} of each")

            progress = _Progress(model)
            compiler = Compiler(
                store=stored.store,
                prefetch=stored,
                on_begin=lambda program: self._compiling(model, dtype, program, progress),
                on_end=lambda program: self._compiled(model, dtype, program),
            )
            options: dict[str, Any] = {
                "settings": settings,
                "device": device_label(),
                "on_progress": progress.tell,
                "compiler": compiler,
                "maker": maker,
            }
            changing: dict[str, Any] = {"dtype": dtype, "adapters": adapters}
            engine: ServedEngine
            if is_encoder:
                from ..text.encoder import engine as encoders

                engine = encoders.load_engine(folder, spec.name, on_device=self._on_device, **options)
            elif spec.kind is ModelKind.IMAGE:
                from ..image import engine as images

                engine = images.load_engine(folder, spec.name, **options, **changing)
            else:
                from ..text import building

                engine = building.load_engine(
                    folder,
                    spec.name,
                    ask_room=lambda taken: self._budget.extend(model, estimate.with_conversations(taken)),
                    on_device=self._on_device,
                    drafter=drafter,
                    offload=offload,
                    **options,
                    **changing,
                )
            progress.over = True
            model.set_reserved(max(model.reserved_bytes, engine.memory_bytes))
            away = f"{min(offload, layers)} of {layers} layers ({human_bytes(estimate.on_host)})"
            note = (
                f"{away} are offloaded to host memory and copied to the device at every step"
                if estimate.on_host
                else ""
            )
            return Loaded(engine, dtype, note)
        except BaseException:
            maker.close()
            stored.close()
            self._budget.release(model)
            raise

    def _on_device(self, run: Callable[[], object]) -> object:
        """Calls what runs a program, on the device thread."""
        return self._worker.call(run).result()

    def _compiling(self, model: ServedModel, dtype: str, program: str, progress: _Progress) -> None:
        message = self._times.message(model.spec.name, dtype, device_label(), program, model.parameters)
        model.progress(ModelState.COMPILING, message)
        progress.require_awaited()
        if not progress.over:  # else somebody is being served, who would wait for it
            release_unused_memory()

    def _compiled(self, model: ServedModel, dtype: str, program: CompiledProgram) -> None:
        made = CompileTime(
            model.spec.name,
            program.name,
            program.seconds,
            time.time(),
            program.stored,
            dtype,
            device_label(),
            model.parameters or 0,
        )
        with self._lock:
            self._compilations.append(made)
        self._observer.compiled(made)
        self._times.note(made)
        release_unused_memory()  # XLA has needed some 200 MB for it, of which the program keeps a fifth


class _Progress:
    """Tells how far a load is, and ends it when nobody waits for it any more."""

    def __init__(self, model: ServedModel) -> None:
        self.over = False  # the model is loaded
        self._model = model
        self._told: tuple[str, float | None] = ("", None)

    def tell(self, message: str, fraction: float | None) -> None:
        before, last = self._told
        if message != before or fraction is None or last is None or fraction - last >= TOLD_STEP:
            self._told = message, fraction
            self._model.progress(ModelState.LOADING, message, fraction)
        if message != before:
            release_unused_memory()  # what the part of the load before this one has left
        self.require_awaited()

    def require_awaited(self) -> None:
        if not self.over:
            self._model.require_awaited()


def float32_may_help(error: Exception) -> bool:
    """Whether float32 might do where a narrower type failed: PyTorch and JAX disagreed, or JAX or XLA knows no such operation.

    A full disk, a shutdown or a device without memory would fail again.
    """
    if isinstance(error, HfjaxError):
        return isinstance(error, UnsupportedModel)
    tracing = (TypeError, ValueError, NotImplementedError, jax.errors.JaxRuntimeError)
    return isinstance(error, tracing) and not ran_out_of_memory(error)


@dataclass(frozen=True, slots=True)
class CompileTime(Compilation):
    """A program that was made, of a model with so many parameters, and what for."""

    dtype: str
    device: str
    parameters: int

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What tells programs apart."""
        return self.model, self.dtype, self.device, self.program


class CompileTimes(Kept[CompileTime]):
    """How long programs took to compile on this machine, kept in ``file`` from one start to the next."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, CompileTime, lambda item: item.key, MAX_COMPILE_TIMES)

    def message(self, model: str, dtype: str, device: str, program: str, parameters: int | None) -> str:
        """What to say while ``program`` is made: its name, and how long it takes if anyone can tell.

        For a program that was made here before, the time is what it took last: "at most", if it was compiled then, since it may
        come from disk now. For one that is new here, it is what the same program took for the model nearest in size.
        """
        times = self.all()
        own = times.get((model, dtype, device, program))
        if own is not None:
            about = f"about {_rounded(own.seconds)}"
            return f"{program}, {about if own.stored else f'at most {about}'}"
        alike = [
            item
            for item in times.values()
            if not item.stored and (item.dtype, item.device, item.program) == (dtype, device, program)
        ]
        if not alike:
            return program
        nearest = min(alike, key=lambda item: abs(math.log((item.parameters or 1) / (parameters or 1))))
        return f"{program}, first run on this machine, about {_rounded(nearest.seconds)}"


def _rounded(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds >= 2 else f"{max(seconds, 0.1):.1f} s"
