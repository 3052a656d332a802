"""A child process that loads text models and compiles their programs on a CPU, so that the server holds neither PyTorch nor a
compiler's memory, and a compiler that crashes ends no answer.

:class:`ModelProcess` runs one call at a time, and ends after a while without calls. What the calls make is on disk: a model as
:mod:`hfjax_demo.text.kept_model` stores it, and programs. On a GPU or TPU, which belongs to one process, the server does all this
itself.
"""

from __future__ import annotations

import contextlib
import functools
import os
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

import jax

from ..bridge.platforms import uses_jax_cache
from ..bridge.programs.store import ProgramStore
from ..catalog import ModelKind
from ..children import Child, ChildError
from ..errors import EngineFailed, OutOfMemory
from ..settings import Settings
from ..sources import FetchedAdapter
from ..sources.common import format_bytes
from .device import collect_garbage, configure_jax, device_label
from .engine_imports import import_engine
from .memory.estimate import MemoryEstimate, estimate_folder

if TYPE_CHECKING:
    from ..text.program_specs import ProgramKey, ProgramShapes
    from ..text.programs import Programs

IDLE_S = 20.0  # after which the process ends
POLL_S = 0.2  # interval at which a load that no request waits for any more is noticed
MAX_MODELS = 4  # whose code the process keeps, to compile programs of them
NICENESS = 5  # of the process: running answers come first

Report = tuple[str, tuple[Any, ...]]  # the name of a listener, and the arguments of a call to it


def is_process_used() -> bool:
    """Return whether models can be loaded by a :class:`ModelProcess`: on a single CPU device whose programs are stored."""
    return jax.default_backend() == "cpu" and jax.device_count() == 1 and not uses_jax_cache()


class ModelProcess:
    """The child process. Thread-safe; calls wait for each other, and those that no request waits for for all others.

    Args:
        limit: returns the most bytes of private memory that the process may have.
    """

    def __init__(self, limit: Callable[[], int]) -> None:
        self._limit = limit
        self._turn = threading.Condition()  # guards the next two
        self._is_busy = False
        self._urgent = 0  # calls that wait for their turn, without those for later
        self._child: Child | None = None
        self._timer: threading.Timer | None = None
        self._closed = False

    def call(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        listeners: Mapping[str, Callable[..., object]] | None = None,
        poll: Callable[[], object] = lambda: None,
        for_later: bool = False,
    ) -> Any:
        """Call a function of this module in the process, and return its result.

        Args:
            listeners: called with what the function reports, by name.
            poll: called from time to time; an exception from it ends the process.
            for_later: whether other calls go first.

        Raises:
            HfjaxError: the function raised it; an :class:`EngineFailed` if the process has ended.
            ChildError: the function raised another exception.
        """
        with self._take_turn(for_later=for_later):
            if self._timer is not None:
                self._timer.cancel()
            try:
                child = self._child or self._start()
                reports = child.stream(function, *arguments, poll_s=POLL_S)
                while True:
                    report: Report | None = next(reports)
                    poll()
                    self._require_memory(child)
                    if report is not None and listeners is not None:
                        name, values = report
                        listeners[name](*values)
            except StopIteration as end:
                return end.value
            except ChildError as error:
                if error.message:
                    raise
                self._end()
                raise EngineFailed(
                    f"The model could not be compiled: {error}; try again or choose another model."
                ) from error
            except BaseException:
                self._end()
                raise
            finally:
                if self._child is not None:
                    self._timer = threading.Timer(IDLE_S, self._end_idle)
                    self._timer.daemon = True
                    self._timer.start()

    def close(self) -> None:
        """End the process; the present call, if any, and all later ones fail."""
        self._closed = True
        child = self._child
        if child is not None:
            child.kill()
        self._end_idle()

    def _end_idle(self) -> None:
        with self._take_turn():
            self._end()

    @contextlib.contextmanager
    def _take_turn(self, *, for_later: bool = False) -> Iterator[None]:
        with self._turn:
            self._urgent += not for_later
            self._turn.wait_for(lambda: not self._is_busy and not (for_later and self._urgent))
            self._urgent -= not for_later
            self._is_busy = True
        try:
            yield
        finally:
            with self._turn:
                self._is_busy = False
                self._turn.notify_all()

    def _start(self) -> Child:
        if self._closed:
            raise EngineFailed("The server is closing; try again later.")
        self._child = Child("models")
        self._child.call(prepare_process)
        return self._child

    def _require_memory(self, child: Child) -> None:
        if (taken := child.memory_bytes) > (limit := self._limit()):
            raise OutOfMemory(
                f"Compiling takes {format_bytes(taken)} of memory, and the memory budget is {format_bytes(limit)}; "
                "choose a smaller model, or raise HFJAX_MEMORY_BUDGET."
            )

    def _end(self) -> None:
        if self._child is not None:
            self._child.__exit__()
        self._child = None


def prepare_process() -> None:
    """Let other processes have the processor first."""
    with contextlib.suppress(AttributeError, OSError):  # Windows has no niceness
        os.nice(NICENESS)


class Inspection(NamedTuple):
    """What the files of a text model show before it is loaded.

    Attributes:
        is_encoder: whether it is an encoder, for embeddings.
        is_text_only: whether it is a model for text alone, so that it can be kept.
    """

    is_encoder: bool
    is_text_only: bool
    estimate: MemoryEstimate | None


def inspect_files(folder: Path, title: str, dtype: str, settings: Settings) -> Inspection:
    """Return what a text model's files show. Imports the engines.

    Raises:
        InvalidModelFolder: a weight file is truncated or invalid.
    """
    import_engine(ModelKind.TEXT)
    from ..text.encoder.loading import is_encoder_folder
    from ..text.model_reader import is_text_only

    if is_encoder_folder(folder):
        return Inspection(True, False, None)
    estimate = estimate_folder(folder, ModelKind.TEXT, title, dtype, settings)
    return Inspection(False, is_text_only(folder), estimate)


def load_and_keep(
    folder: Path,
    name: str,
    dtype: str,
    settings: Settings,
    store: ProgramStore,
    adapters: Sequence[FetchedAdapter],
    cache_bytes: int,
) -> Generator[Report, None, None]:
    """Load a model as the server itself would, with its first programs, check it, and store it; report what happens.

    Args:
        cache_bytes: see :func:`hfjax_demo.text.engine_builder.load_engine`.
    """
    import_engine(ModelKind.TEXT)
    from ..bridge.programs.compiler import Compiler
    from ..text.engine_builder import load_engine

    configure_jax(settings.cache_dir)
    reports: SimpleQueue[Report | None] = SimpleQueue()

    def report(name: str) -> Callable[..., None]:
        return lambda *values: reports.put((name, values))

    def load() -> None:
        compiler = Compiler(store=store, on_begin=report("on_begin"), on_end=report("on_end"), lists_first=False)
        load_engine(
            folder,
            name,
            dtype=dtype,
            settings=settings,
            device=device_label(),
            on_progress=report("on_progress"),
            compiler=compiler,
            adapters=adapters,
            cache_bytes=cache_bytes,
        ).free()

    with ThreadPoolExecutor(1) as thread:
        loading = thread.submit(load)
        loading.add_done_callback(lambda _: reports.put(None))
        while (each := reports.get()) is not None:
            yield each
    try:
        loading.result()
    finally:
        collect_garbage()  # half of what loading takes


def make_program(
    folder: Path,
    name: str,
    settings: Settings,
    store: ProgramStore,
    shapes: ProgramShapes,
    key: ProgramKey,
) -> None:
    """Compile and store a program of a kept model; do nothing if what was kept of it has been deleted.

    Args:
        shapes, key: see :func:`hfjax_demo.text.program_specs.abstract_program`.
    """
    import_engine(ModelKind.TEXT)
    configure_jax(settings.cache_dir)
    programs = _programs(folder, name, store, shapes)
    if programs is None:
        _programs.cache_clear()  # the model may be kept again
    else:
        programs.store(key)
    collect_garbage()


@functools.lru_cache(MAX_MODELS)  # of this process: the programs of a model are requested one after another
def _programs(folder: Path, name: str, store: ProgramStore, shapes: ProgramShapes) -> Programs | None:
    from ..bridge.programs.compiler import Compiler
    from ..text.engine_assembly import restore_model
    from ..text.kept_model import KeptModel
    from ..text.programs import Programs

    kept = KeptModel.load(store)
    restored = None if kept is None else restore_model(kept, folder, name)
    if restored is None:
        return None
    params, model = restored
    return Programs(model, params, shapes, Compiler(store=store, lists_first=False))
