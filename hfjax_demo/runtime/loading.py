"""Loads a model into an engine: download files, reserve memory, read weights, compile, compare with PyTorch.

:meth:`ModelLoader.load` performs all steps on the calling thread; only calls that run a program on the device are passed to the
device thread. Compilation times are stored on disk (:class:`CompileTimes`), so that progress messages can include an estimate.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import jax

from .. import sources
from ..bridge.programs.fingerprint import open_store
from ..bridge.programs.program_table import BackgroundExecutor
from ..bridge.programs.restoring import ProgramPrefetcher
from ..catalog import ModelKind
from ..children import ChildError
from ..errors import HfjaxError, UnsupportedModel
from ..events import ModelState
from ..settings import Settings, parse_mesh_shape
from ..sources.common import format_bytes
from ..sources.gguf_file import is_gguf
from .compile_times import CompileTimes
from .device import device_label, release_unused_memory
from .engine_imports import ServedEngine, engine_loader, import_engine
from .files import ModelFiles
from .memory.budget import MemoryBudget
from .memory.estimate import MemoryEstimate, estimate_folder, requested_offload, stored_estimate
from .model import ServedModel
from .model_process import Inspection, ModelProcess, inspect_files, is_process_used, load_and_keep, make_program
from .status import Compilation, RequestObserver
from .worker import is_out_of_memory, to_hfjax_error

if TYPE_CHECKING:
    from ..bridge.programs.compiler import CompilationReport
    from ..bridge.programs.store import ProgramStore
    from ..text.engine import TextEngine
    from ..text.kept_model import KeptModel
    from ..text.program_specs import ProgramKey, ProgramShapes

_log = logging.getLogger(__name__)

ReportProgress = Callable[..., None]  # of a model, its state, a message, and the loaded fraction if it is known

MAX_COMPILATIONS = 100  # kept for ModelLoader.compilations
MIN_PROGRESS_STEP = 0.02  # smallest change of the loaded fraction that is reported as an event


class LoadedEngine(NamedTuple):
    """A loaded engine, which the worker does not step yet, the dtype of its weights, and a note for the status."""

    engine: ServedEngine
    dtype: str
    note: str


class ModelLoader:
    """Loads models, each on the calling thread.

    Args:
        settings: the settings of the process.
        on_device: calls a function that runs a program, where that is allowed.
        wake: called when a program has been compiled, on any thread.
        budget: the memory budget.
        observer: notified of every compiled or restored program.
        report: called with the progress of a load.

    Attributes:
        compilations: the latest compiled or restored programs, oldest first.
    """

    def __init__(
        self,
        settings: Settings,
        on_device: Callable[[Callable[[], Any]], Any],
        wake: Callable[[], None],
        budget: MemoryBudget,
        observer: RequestObserver,
        report: ReportProgress,
    ) -> None:
        self._settings = settings
        self._on_device = on_device
        self._wake = wake
        self._budget = budget
        self._observer = observer
        self._report = report
        self._times = CompileTimes(settings.cache_dir / "compile_times.json")
        self._process = ModelProcess(lambda: budget.total_bytes)
        self.compilations: deque[Compilation] = deque(maxlen=MAX_COMPILATIONS)

    def load(self, model: ServedModel) -> LoadedEngine:
        """Load a model, reserve its estimated memory, and return its engine.

        A dtype that the model does not support is replaced by float32; the result's ``note`` says so.

        Raises:
            sources.FetchCancelled: no request waits for the model any more.
            ModelTooLarge: the model exceeds the memory budget even if all others are unloaded.
            HfjaxError, Exception: see :func:`sources.fetch` and the engines' ``load_engine``. The caller clears the frames of the
                traceback, which hold what was loaded, and then releases the reservation.
        """

        def report(message: str, fraction: float | None) -> None:
            model.require_awaited()
            self._report(model, ModelState.FETCHING, message, fraction)

        folder = sources.fetch(model.spec, self._settings.cache_dir, on_progress=report)
        adapters = sources.fetch_adapters(model.spec, self._settings.cache_dir, on_progress=report)
        dtype = model.dtype_for_load(self._settings)
        try:
            return self._load_as(model, folder, dtype, adapters)
        except Exception as error:
            if dtype == "float32" or not can_retry_in_float32(error):
                raise
            to_hfjax_error(error, "loading")  # clears the traceback's frames, which hold the partially loaded model
        note = f"{dtype} is not supported for {model.spec.title}, so it is loaded in float32"
        self._budget.release(model)
        self._report(model, ModelState.LOADING, note)
        loaded = self._load_as(model, folder, "float32", adapters)
        return loaded._replace(note="; ".join(part for part in (note, loaded.note) if part))

    def _load_as(
        self, model: ServedModel, folder: Path, dtype: str, adapters: Sequence[sources.FetchedAdapter]
    ) -> LoadedEngine:
        settings = model.settings_for_load(self._settings)
        added = [(each.file, each.usage_key) for each in adapters]
        rounded = settings.cache_dtype, settings.activations
        stored = ProgramPrefetcher(open_store(settings.cache_dir, folder, dtype, added, *rounded))
        maker = BackgroundExecutor(self._wake)
        progress = _LoadReporter(model, self._report)
        try:
            kept = _find_kept(model, settings, stored.store)
            inspection = None if kept is not None else self._inspect(model, folder, dtype, settings, stored.store)
            is_encoder = kept is None and (inspection.is_encoder if inspection else _is_encoder(model, folder))
            if is_encoder and adapters:
                raise UnsupportedModel(
                    f"{model.spec.title} is an embedding model, and embedding models don't support adapters; remove them."
                )
            if is_encoder and model.spec.kind is not ModelKind.EMBEDDING:
                model.spec = replace(model.spec, kind=ModelKind.EMBEDDING)
                maker.close()
                stored.close()
                return self._load_as(model, folder, model.dtype_for_load(self._settings), adapters)
            spec = model.spec
            model.files = ModelFiles(spec)
            from ..bridge.programs.compiler import Compiler  # a slow import, which must not delay the page

            offload, estimate, note = self._reserve_memory(model, folder, dtype, settings, stored.store, inspection)
            if inspection is not None and inspection.is_text_only and not offload:
                elsewhere = folder, dtype, settings, stored.store, adapters, self._budget.cache_bytes(estimate)
                kept = self._load_elsewhere(model, progress, *elsewhere)
            compiler = Compiler(
                store=stored.store,
                prefetch=stored,
                on_begin=lambda program: self._on_compile_begin(model, dtype, program, progress),
                on_end=lambda program: self._on_compile_end(model, dtype, program),
            )
            options: dict[str, Any] = {
                "settings": settings,
                "device": device_label(),
                "on_progress": progress.report,
                "compiler": compiler,
                "maker": maker,
            }
            if spec.kind is not ModelKind.IMAGE:
                options["on_device"] = self._on_device
            if spec.kind is not ModelKind.IMAGE and not is_encoder:
                options |= self._cache_memory(model, estimate)
            engine: ServedEngine | None = None
            if kept is not None and not offload:
                engine = self._restore(kept, folder, spec.name, options, stored.store)
            if engine is None:
                import_engine(spec.kind)
                if not is_encoder:
                    options |= {"dtype": dtype, "adapters": adapters}
                if spec.kind is not ModelKind.IMAGE and not is_encoder:
                    options["offload"] = offload
                engine = engine_loader(spec.kind, is_encoder=is_encoder)(folder, spec.name, **options)
            progress.is_done = True
            return LoadedEngine(engine, dtype, note)
        except BaseException:
            maker.close()
            stored.close()
            raise

    def _cache_memory(self, model: ServedModel, estimate: MemoryEstimate) -> dict[str, Any]:
        """Return the arguments of ``load_engine`` about the memory of conversations."""
        return {
            "request_memory": lambda taken: self._budget.extend(model, estimate.total_with_conversations(taken)),
            "cache_bytes": self._budget.cache_bytes(estimate),
        }

    def _inspect(
        self, model: ServedModel, folder: Path, dtype: str, settings: Settings, store: ProgramStore
    ) -> Inspection | None:
        """Return what the files show, if another process can load the model.

        None if nothing can be kept, or if it has been loaded here before, and could not be kept, or what was kept is damaged.
        """
        if model.spec.kind is not ModelKind.TEXT or not is_process_used() or not store.is_writable:
            return None
        from ..text.model_findings import ModelFindings

        if ModelFindings.load(store) is not None:
            return None
        self._report(model, ModelState.LOADING, "reading its configuration")
        arguments = inspect_files, folder, model.spec.title, dtype, settings
        try:
            return self._process.call(*arguments, poll=model.require_awaited)  # type: ignore[no-any-return]
        except ChildError:
            return None  # this process fails likewise, with an error of its type

    def _load_elsewhere(
        self,
        model: ServedModel,
        progress: _LoadReporter,
        folder: Path,
        dtype: str,
        settings: Settings,
        store: ProgramStore,
        *others: Any,
    ) -> KeptModel | None:
        """Have another process load, check and keep a model, arguments as for :func:`.model_process.load_and_keep`; None if it
        cannot be kept."""
        listeners: dict[str, Callable[..., object]] = {
            "on_progress": progress.report,
            "on_begin": lambda program: self._on_compile_begin(model, dtype, program, progress),
            "on_end": lambda program: self._on_compile_end(model, dtype, program),
        }
        arguments = load_and_keep, folder, model.spec.name, dtype, settings, store, *others
        try:
            self._process.call(*arguments, listeners=listeners, poll=model.require_awaited)
        except ChildError:
            return None  # see above
        return _find_kept(model, settings, store)

    def _restore(
        self, kept: KeptModel, folder: Path, name: str, options: Mapping[str, Any], store: ProgramStore
    ) -> TextEngine | None:
        """Return the engine of a kept model; None: it has to be loaded from its own files."""
        from ..text.engine_assembly import restore_engine

        def make(shapes: ProgramShapes, key: ProgramKey, for_later: bool) -> None:
            arguments = make_program, folder, name, options["settings"], store, shapes, key
            self._process.call(*arguments, for_later=for_later)

        try:
            return restore_engine(
                kept,
                folder,
                name,
                **options,
                before_tracing=partial(import_engine, ModelKind.TEXT),
                make_elsewhere=make if is_process_used() else None,
            )
        except HfjaxError:
            raise
        except Exception as error:  # whatever is wrong with what was kept, the model's own files may do
            if is_out_of_memory(error):
                raise
            _log.warning("%s could not be restored, and is loaded from its own files.", name, exc_info=True)
            return None

    def close(self) -> None:
        """End the process that loads models."""
        self._process.close()

    def _reserve_memory(
        self,
        model: ServedModel,
        folder: Path,
        dtype: str,
        settings: Settings,
        store: ProgramStore,
        inspection: Inspection | None,
    ) -> tuple[int, MemoryEstimate, str]:
        """Wait until the model's estimated memory is reserved.

        Args:
            inspection: has the estimate, if it was made by another process.

        Returns:
            the number of layers offloaded to host memory, the estimate with them offloaded, and a note about them.
        """
        report = partial(self._report, model, ModelState.LOADING)

        def estimate_files() -> MemoryEstimate:
            spec = model.spec
            if inspection is not None and inspection.estimate is not None and not (spec.adapters and is_gguf(folder)):
                return inspection.estimate
            import_engine(spec.kind)
            return estimate_folder(folder, spec.kind, spec.title, dtype, settings, adapted=bool(spec.adapters))

        whole = stored_estimate(store, settings, estimate_files)
        offload, estimate = self._budget.require_fits(model.spec, dtype, whole, requested_offload(settings))
        self._budget.reserve(model, estimate.total, report)
        if estimate.devices > 1:
            report(f"on {estimate.devices} devices, about {format_bytes(estimate.per_device)} of each")
        if not estimate.on_host:
            return offload, estimate, ""
        layers = len(whole.layers)
        away = f"{min(offload, layers)} of {layers} layers ({format_bytes(estimate.on_host)})"
        return offload, estimate, f"{away} are offloaded to host memory and copied to the device at every step"

    def _on_compile_begin(self, model: ServedModel, dtype: str, program: str, progress: _LoadReporter) -> None:
        message = self._times.message(model.spec.name, dtype, device_label(), program, model.parameters)
        self._report(model, ModelState.COMPILING, message)
        progress.require_awaited()
        if not progress.is_done:  # afterwards the engine serves requests, which this would delay
            release_unused_memory()

    def _on_compile_end(self, model: ServedModel, dtype: str, program: CompilationReport) -> None:
        made = Compilation(
            model.spec.name,
            program.name,
            program.seconds,
            time.time(),
            program.stored,
            dtype,
            device_label(),
            model.parameters or 0,
        )
        self.compilations.append(made)
        self._observer.compiled(made)
        self._times.note(made)
        release_unused_memory()  # XLA allocates about 200 MB to compile, of which the program keeps a fifth


def _find_kept(model: ServedModel, settings: Settings, store: ProgramStore) -> KeptModel | None:
    """Return a text model as an earlier process has stored it; None: it is loaded from its own files."""
    if model.spec.kind is not ModelKind.TEXT or parse_mesh_shape(settings.mesh) != (1, 1):
        return None
    from ..text.kept_model import KeptModel  # not at the top: pictures do not need it

    kept = KeptModel.load(store)
    if kept is None or settings.context_for(kept.properties.max_positions) > kept.context_length:
        return None
    return kept


def _is_encoder(model: ServedModel, folder: Path) -> bool:
    """Return whether a model's files are those of an encoder. Imports the engines."""
    import_engine(model.spec.kind)
    if model.spec.kind is ModelKind.IMAGE:
        return False
    from ..text.encoder.loading import is_encoder_folder

    return is_encoder_folder(folder)


class _LoadReporter:
    """Reports the progress of a load, and cancels the load when no request waits for it any more."""

    def __init__(self, model: ServedModel, report: ReportProgress) -> None:
        self.is_done = False  # the model is loaded
        self._model = model
        self._report = report
        self._last: tuple[str, float | None] = ("", None)

    def report(self, message: str, fraction: float | None) -> None:
        before, last = self._last
        if message != before or fraction is None or last is None or fraction - last >= MIN_PROGRESS_STEP:
            self._last = message, fraction
            self._report(self._model, ModelState.LOADING, message, fraction)
        if message != before:
            release_unused_memory()  # freed by the previous stage of the load
        self.require_awaited()

    def require_awaited(self) -> None:
        if not self.is_done:
            self._model.require_awaited()


def can_retry_in_float32(error: Exception) -> bool:
    """Return whether loading in float32 may succeed after a narrower dtype failed with ``error``.

    It may if PyTorch and JAX disagreed, or if JAX or XLA lacks an operation; not if the disk or the memory was full.
    """
    if isinstance(error, HfjaxError):
        return isinstance(error, UnsupportedModel)
    tracing = (TypeError, ValueError, NotImplementedError, jax.errors.JaxRuntimeError)
    return isinstance(error, tracing) and not is_out_of_memory(error)
