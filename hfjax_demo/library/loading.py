"""Loads one model for the calling thread, with the loader of the server."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from ..catalog import ModelSpec
from ..errors import HfjaxError, ModelTooLarge
from ..events import LoadProgress, ModelState
from ..runtime.device import configure_jax
from ..runtime.loading import LoadedEngine, ModelLoader
from ..runtime.memory.budget import MemoryBudget
from ..runtime.memory.usage import MemoryUsage
from ..runtime.model import ServedModel
from ..runtime.status import RequestObserver
from ..runtime.worker import to_hfjax_error
from ..settings import Settings
from ..sources.common import format_bytes


class OwnBudget(MemoryBudget):
    """The memory of a process as the budget of one model: there is nobody to wait for."""

    def reserve(self, model: ServedModel, needed: int, tell: Callable[[str], None]) -> None:
        """Reserve ``needed`` bytes.

        Raises:
            ModelTooLarge: they are not free.
        """
        free = max(self.free_bytes, 0)
        if needed > free:
            raise ModelTooLarge(
                f"{model.spec.title} needs about {format_bytes(needed)} of memory, and {format_bytes(free)} of the budget are "
                "free; close another model, choose a smaller one, or raise HFJAX_MEMORY_BUDGET."
            )
        model.reserved_bytes = max(needed, 1)


class LocalModel:
    """A model that is loaded and used on one thread.

    Attributes:
        served: its record, with what the load found.
        loaded: its engine.
    """

    def __init__(self, spec: ModelSpec, settings: Settings, on_progress: Callable[[LoadProgress], object]) -> None:
        """Load it.

        Raises:
            HfjaxError: see :meth:`hfjax_demo.runtime.loading.ModelLoader.load`.
        """
        configure_jax(settings.cache_dir)
        self.served = ServedModel(spec, is_load_requested=True)
        self._woken = threading.Event()
        usage = MemoryUsage(settings.memory_budget, self._engines)
        budget = OwnBudget(threading.Condition(), lambda: [self.served], usage, settings, lambda model, reason: None)

        def report(model: ServedModel, state: ModelState, message: str, fraction: float | None = None) -> None:
            on_progress(LoadProgress(model.spec.name, state, message, fraction))

        self._loader = ModelLoader(settings, lambda run: run(), self.wake, budget, RequestObserver(), report)
        try:
            self.loaded: LoadedEngine = self._loader.load(self.served)
        except BaseException as error:
            self._loader.close()
            if isinstance(error, HfjaxError) or not isinstance(error, Exception):
                raise
            raise to_hfjax_error(error, f"loading {spec.title}") from None
        self.served.engine = self.loaded.engine

    def wake(self) -> None:
        """End the present or next :meth:`wait`, because a program has been compiled. Thread-safe."""
        self._woken.set()

    def wait(self) -> None:
        """Wait for :meth:`wake`."""
        self._woken.wait()
        self._woken.clear()

    def close(self) -> None:
        """Free its memory."""
        self._loader.close()
        if (engine := self.served.engine) is not None:
            self.served.engine = None
            engine.close()

    def _engines(self) -> list[Any]:
        return [] if self.served.engine is None else [self.served.engine]
