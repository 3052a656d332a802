"""The memory budget: reservations, their queue, and the choice of idle models to unload.

A model reserves its estimated memory before any of it is allocated, and holds the reservation until the device thread has freed
it again. An engine may extend it when conversations need a larger KV cache. Loads that do not fit, and more than
:data:`MAX_CONCURRENT_LOADS`, wait in order of arrival until enough models are idle, which are then unloaded, least recently
used first, and until those have been freed. A model that serves requests is never unloaded. On a public page a newly loaded
model is not unloaded for another one for a while, so that visitors who request one model after another do not keep the server
loading.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from ...bridge.weights.precision import precision
from ...catalog import ModelKind, ModelSpec
from ...errors import ModelTooLarge
from ...events import ModelState
from ...settings import Settings
from ...sources.common import format_bytes
from ..model import LOADING_STATES, ServedModel
from .estimate import MemoryEstimate
from .usage import MemoryUsage, free_host_memory

MIN_LOADED_SECONDS = 60.0  # during which a newly loaded model of a public page is not unloaded for another one
MAX_CONCURRENT_LOADS = 2  # models that are read and compiled at a time; further ones wait


class MemoryBudget:
    """The memory budget of all models of a process. Thread-safe.

    Args:
        changed: the condition notified when a model has changed; all models share its lock.
        models: returns all models.
        usage: has the size of the budget.
        settings: the settings of the process.
        unload: begins to unload an idle model, for the given reason; called under the lock.
        drop_programs: drops the programs that can be loaded from disk again.
    """

    def __init__(
        self,
        changed: threading.Condition,
        models: Callable[[], Sequence[ServedModel]],
        usage: MemoryUsage,
        settings: Settings,
        unload: Callable[[ServedModel, str], None],
        drop_programs: Callable[[], object] = lambda: None,
    ) -> None:
        self._changed = changed
        self._models = models
        self._usage = usage
        self._settings = settings
        self._unload = unload
        self._drop_programs = drop_programs
        self._queue: list[ServedModel] = []  # models that wait for memory, in order
        self._child_reservations: dict[object, int] = {}  # bytes reserved by child processes

    @property
    def total_bytes(self) -> int:
        """Bytes of the budget."""
        return self._usage.budget_bytes

    @property
    def free_bytes(self) -> int:
        """Bytes of the budget that nobody has reserved; less than 0 if libraries and programs take more."""
        return self._free()[0]

    def require_fits(
        self, spec: ModelSpec, dtype: str, estimate: MemoryEstimate, offload: int | None
    ) -> tuple[int, MemoryEstimate]:
        """Check that a model fits the budget if all other models are unloaded.

        Args:
            estimate: the estimate with all layers on the device.
            offload: number of layers offloaded to host memory; None: as few as needed to fit.

        Returns:
            The number of offloaded layers, and the estimate with them offloaded.

        Raises:
            ModelTooLarge: the estimate exceeds the budget, or the offloaded weights exceed the free host memory.
        """
        budget = self._usage.budget_bytes
        count, estimate = estimate.fit_budget(budget) if offload is None else (offload, estimate.offloaded(offload))
        if estimate.on_host > (free := free_host_memory()):
            raise ModelTooLarge(
                f"{spec.title} needs {format_bytes(estimate.on_host)} of host memory for offloaded weights, and "
                f"{format_bytes(free)} are free; choose a smaller or more strongly quantized model, or set HFJAX_OFFLOAD."
            )
        if estimate.total > budget:
            instead = _suggested_alternative(spec, dtype, estimate, budget)
            raise ModelTooLarge(
                f"{spec.title} needs about {format_bytes(estimate.total)} of memory, and the memory budget is "
                f"{format_bytes(budget)}; choose {instead}, or raise HFJAX_MEMORY_BUDGET."
            )
        return count, estimate

    def cache_bytes(self, estimate: MemoryEstimate) -> int:
        """Return the bytes of the budget that a model's conversations could take if all other models were unloaded."""
        taken = estimate.total_with_conversations(0) + self._usage.libraries_bytes
        return max(self._usage.budget_bytes - taken, 0)

    def reserve(self, model: ServedModel, needed: int, tell: Callable[[str], None]) -> None:
        """Reserve ``needed`` bytes for a model; unload idle models if necessary, and block until the memory is free.

        Args:
            tell: called with the reason for waiting, whenever it changes.

        Raises:
            FetchCancelled: no request waits for the model any more.
        """
        said = ""
        with self._changed:
            is_short = self._free()[0] < needed
        if is_short and self._usage.programs_bytes:  # programs go before models do
            self._drop_programs()
        with self._changed:
            self._queue.append(model)
            try:
                while True:
                    model.require_awaited()
                    reason = self._make_room(model, needed)
                    if not reason:
                        break
                    if reason != said:
                        said = reason
                        tell(reason)
                    self._changed.wait(self._seconds_until_unloadable())
                model.reserved_bytes = max(needed, 1)
            finally:
                self._queue.remove(model)
                self._changed.notify_all()

    def release(self, model: ServedModel) -> None:
        """Release the reservation of a model whose memory has been freed."""
        with self._changed:
            model.reserved_bytes = 0
            self._changed.notify_all()

    def extend(self, model: ServedModel, needed: int) -> bool:
        """Raise a loaded model's reservation to a total of ``needed`` bytes if they are free; return whether it has them now.

        Never blocks, lowers the reservation or unloads a model. Fails while a load waits in :meth:`reserve`, which has priority,
        since a loaded model can continue with the memory that it has.
        """
        with self._changed:
            more = needed - model.reserved_bytes
            if more > 0:
                holds = model.reserved_bytes and model.state is not ModelState.UNLOADING
                if self._queue or not holds or more > self._free()[0]:
                    return False
                model.reserved_bytes = needed
            return True

    def has_room(self, needed: int) -> bool:
        """Return whether ``needed`` bytes and a place are free now, and no load is in progress."""
        with self._changed:
            return not self._loading() and self._to_unload(needed) == []

    @contextmanager
    def reserve_for_child(self, what: str, needed: int) -> Iterator[None]:
        """Context manager that reserves ``needed`` bytes for a child process; unloads idle models and waits until they are freed.

        Raises:
            ModelTooLarge: ``needed`` bytes are not available, even without the idle models.
        """
        token = object()
        with self._changed:
            models = self._to_unload(needed, places=0)
            if models is None:
                budget = self._usage.budget_bytes
                raise ModelTooLarge(
                    f"{what} takes about {format_bytes(needed)} of memory, and {format_bytes(budget - self._free()[0])} of "
                    f"{format_bytes(budget)} are in use; try again later, or unload a model."
                )
            self._begin_unloading(models, what)
            self._child_reservations[token] = needed
        try:
            with self._changed:
                self._changed.wait_for(lambda: not any(model.state is ModelState.UNLOADING for model in models))
            yield
        finally:
            with self._changed:
                del self._child_reservations[token]
                self._changed.notify_all()

    def _make_room(self, model: ServedModel, needed: int) -> str:
        """Begin to unload what has to go for a model; return what it still waits for, "" if its memory is free."""
        loading = [each for each in self._loading() if each.reserved_bytes]
        if len(loading) >= MAX_CONCURRENT_LOADS:
            return f"waiting until {_titles(loading)} {'is' if len(loading) == 1 else 'are'} loaded"
        models = self._to_unload(needed) if self._queue[0] is model else None
        if models is None:
            users = [each for each in self._models() if each.reserved_bytes and not self._may_go(each)]
            others = ", ".join(each.spec.title for each in users) or "another model"
            return (
                f"waiting for memory ({format_bytes(needed)}) until {others} {'are' if len(users) > 1 else 'is'} done"
            )
        self._begin_unloading(models, model.spec.title)
        return f"waiting for memory ({format_bytes(needed)}) until {_titles(models)} is freed" if models else ""

    def _loading(self) -> list[ServedModel]:
        return [model for model in self._models() if model.state in LOADING_STATES]

    def _begin_unloading(self, models: Iterable[ServedModel], what: str) -> None:
        for model in models:
            if model.state is not ModelState.UNLOADING:
                self._unload(model, f"unloaded to make room for {what}")

    def _to_unload(self, needed: int, places: int = 1) -> list[ServedModel] | None:
        """Return the models to be freed for ``needed`` bytes: those that are being unloaded, then the least recently used idle
        ones. Empty if the bytes are free now, None if there are not enough such models."""
        free, left = self._free()
        may_go = [model for model in self._models() if self._may_go(model)]
        models: list[ServedModel] = []
        for model in sorted(may_go, key=lambda model: (model.is_idle, model.last_used)):
            if free >= needed and left >= places:
                break
            models.append(model)
            free += model.reserved_bytes
            left += 1
        return models if free >= needed and left >= places else None

    def _free(self) -> tuple[int, int]:
        """Return the bytes and the places for models that nobody has reserved."""
        reserved = [model.reserved_bytes for model in self._models() if model.reserved_bytes]
        others = sum(self._child_reservations.values()) + self._usage.libraries_bytes + self._usage.programs_bytes
        return self._usage.budget_bytes - sum(reserved) - others, self._settings.max_loaded_models - len(reserved)

    def _may_go(self, model: ServedModel) -> bool:
        """Return whether a model is being unloaded, or may be."""
        return model.state is ModelState.UNLOADING or (model.is_idle and self._protected_seconds(model) <= 0)

    def _protected_seconds(self, model: ServedModel) -> float:
        """Return the remaining seconds during which a model may not be unloaded for another one."""
        return model.loaded_at + MIN_LOADED_SECONDS - time.monotonic() if self._settings.public else 0.0

    def _seconds_until_unloadable(self) -> float | None:
        """Return the seconds until the next idle model may be unloaded; None if there is none to wait for."""
        rest = [self._protected_seconds(model) for model in self._models() if model.is_idle]
        return min((seconds for seconds in rest if seconds > 0), default=None)


def _suggested_alternative(spec: ModelSpec, dtype: str, estimate: MemoryEstimate, budget: int) -> str:
    """Return what to choose instead of a model that does not fit. bfloat16 is suggested only where float32 takes more memory than
    the checkpoint, which is not so if weights are stored in the fewest bits."""
    if estimate.total_with_conversations(0) <= budget:
        return "a shorter context length"
    exact = spec.kind is ModelKind.TEXT and precision(dtype).is_stored_compactly
    if dtype == "float32" and not exact and spec.kind is not ModelKind.EMBEDDING:
        return "bfloat16 or a smaller model"
    return "a smaller or more strongly quantized model" if spec.kind is ModelKind.TEXT else "a smaller model"


def _titles(models: Iterable[ServedModel]) -> str:
    return " and ".join(model.spec.title for model in models)
