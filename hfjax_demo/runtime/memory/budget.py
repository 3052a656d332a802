"""The memory budget: reservations, their queue, and the eviction of idle models. Only this module writes ``reserved_bytes``.

A model reserves its estimated memory before any of it is allocated, and holds the reservation until it is unloaded. An engine may
extend it when conversations need a larger KV cache. Loads that do not fit wait in order of arrival until enough models are idle,
which are then evicted, least recently used first. A model that serves requests is never evicted. The memory of an unloaded model
counts until the device thread has freed it; loads that need it wait.

The number of concurrent loads is bounded. On a public page a newly loaded model is not evicted for a while, so that visitors who
request one model after another do not keep the server loading. Child processes (the lab) reserve a part of the budget as well.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from ...bridge.weights.precision import precision
from ...catalog import ModelKind, ModelSpec
from ...errors import ModelTooLarge
from ...sources.common import format_bytes
from ..model import ServedModel
from .estimate import MemoryEstimate
from .usage import MemoryUsage, free_host_memory


class MemoryBudget:
    """The memory budget of all models of a process. Thread-safe.

    Args:
        changed: the condition notified when a model has changed; all models share its lock.
        models: returns all models.
        usage: has the size of the budget.
        most: maximum number of models in memory, whatever their size.
        unload: schedules the unloading of an idle model; called under the lock. It calls :meth:`begin_unload` first.
        max_loads: maximum number of concurrent loads.
        min_loaded_s: seconds for which a newly loaded model is not evicted for another one.
    """

    def __init__(
        self,
        changed: threading.Condition,
        models: Callable[[], Iterable[ServedModel]],
        usage: MemoryUsage,
        most: int,
        unload: Callable[[ServedModel, str], None],
        *,
        max_loads: int,
        min_loaded_s: float = 0.0,
    ) -> None:
        self._changed = changed
        self._models = models
        self._usage = usage
        self._max_models = most
        self._unload = unload
        self._max_loads = max_loads
        self._min_loaded_s = min_loaded_s
        self._memory_queue: list[ServedModel] = []  # models that wait for memory, in order
        self._load_queue: list[ServedModel] = []  # models being loaded, followed by those that wait for their turn
        self._child_reservations: dict[object, int] = {}  # bytes reserved by child processes
        self._unloading: dict[object, tuple[str, int]] = {}  # models being unloaded: title and bytes

    def require_fits(
        self, model: ServedModel, dtype: str, estimate: MemoryEstimate, offload: int | None
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
                f"{model.spec.title} needs {format_bytes(estimate.on_host)} of host memory for offloaded weights, and "
                f"{format_bytes(free)} are free; choose a smaller or more strongly quantized model, or set HFJAX_OFFLOAD."
            )
        if estimate.total > budget:
            instead = _suggested_alternative(model.spec, dtype, estimate, budget)
            raise ModelTooLarge(
                f"{model.spec.title} needs about {format_bytes(estimate.total)} of memory, and the memory budget is "
                f"{format_bytes(budget)}; choose {instead}, or raise HFJAX_MEMORY_BUDGET."
            )
        return count, estimate

    @contextmanager
    def load_turn(self, model: ServedModel, tell: Callable[[str], None]) -> Iterator[None]:
        """Context manager for one of the concurrent loads; blocks until the model may be loaded.

        Args:
            tell: called with a message if it has to wait.

        Raises:
            FetchCancelled: no request waits for the model any more.
        """
        with self._changed:
            self._load_queue.append(model)
        try:
            with self._changed:
                if model not in self._load_queue[: self._max_loads]:
                    tell(f"waiting until {_joined_titles(self._load_queue[: self._max_loads])} loaded")
                while model not in self._load_queue[: self._max_loads]:
                    model.require_awaited()
                    self._changed.wait()
            yield
        finally:
            with self._changed:
                self._load_queue.remove(model)
                self._changed.notify_all()

    def has_room(self, needed: int) -> bool:
        """Return whether ``needed`` bytes and a place are free now, and no load waits or is in progress."""
        with self._changed:
            return not (self._load_queue or self._memory_queue) and self._has_free_memory(needed)

    def reserve(self, model: ServedModel, needed: int, tell: Callable[[str], None]) -> None:
        """Reserve ``needed`` bytes for a model; evict idle models if necessary, and block until the memory is free.

        Args:
            tell: called with the reason for waiting, whenever it changes.

        Raises:
            FetchCancelled: no request waits for the model any more.
        """
        said = ""
        with self._changed:
            self._memory_queue.append(model)
            try:
                while True:
                    model.require_awaited()
                    victims = self._victims(needed) if self._memory_queue[0] is model else None
                    for victim in victims or ():
                        self._unload(victim, f"unloaded to make room for {model.spec.title}")
                    if victims is not None and self._has_free_memory(needed):
                        break
                    sentence = self._waiting_message(needed, goes=victims is not None)
                    if sentence != said:
                        said = sentence
                        tell(sentence)
                    self._changed.wait(self._seconds_until_evictable())
                model.reserved_bytes = max(needed, 1)
            finally:
                self._memory_queue.remove(model)
                self._changed.notify_all()

    @contextmanager
    def reserve_for_child(self, what: str, needed: int) -> Iterator[None]:
        """Context manager that reserves ``needed`` bytes for a child process; evicts idle models and waits until they are freed.

        Raises:
            ModelTooLarge: ``needed`` bytes are not available, even without the idle models.
        """
        token = object()
        with self._changed:
            victims = self._victims(needed, places=0)
            if victims is None:
                budget = self._usage.budget_bytes
                raise ModelTooLarge(
                    f"{what} takes about {format_bytes(needed)} of memory, and {format_bytes(budget - self._unreserved()[0])} of "
                    f"{format_bytes(budget)} are in use; try again later, or unload a model."
                )
            for victim in victims:
                self._unload(victim, f"unloaded to make room for {what}")
            self._child_reservations[token] = needed
        try:
            with self._changed:
                going = set(self._unloading)
                self._changed.wait_for(lambda: going.isdisjoint(self._unloading))
            yield
        finally:
            with self._changed:
                del self._child_reservations[token]
                self._changed.notify_all()

    def extend(self, model: ServedModel, needed: int) -> bool:
        """Raise a loaded model's reservation to a total of ``needed`` bytes if they are free; return whether it has them now.

        Never blocks, lowers the reservation or evicts a model. Fails while a load waits in :meth:`reserve`, which has priority,
        since a loaded model can continue with the memory that it has.
        """
        with self._changed:
            more = needed - model.reserved_bytes
            if more > 0:
                free = self._unreserved()[0] - sum(size for _, size in self._unloading.values())
                if self._memory_queue or not model.reserved_bytes or more > free:
                    return False
                model.reserved_bytes = needed
            return True

    def raise_to_actual_size(self, model: ServedModel, size: int) -> None:
        """Raise the reservation of a newly loaded model to its actual ``size``, without waiting; it is never lowered."""
        with self._changed:
            model.reserved_bytes = max(model.reserved_bytes, size)

    def release(self, model: ServedModel) -> None:
        """Release a model's reservation."""
        with self._changed:
            model.reserved_bytes = 0
            self._changed.notify_all()

    def begin_unload(self, model: ServedModel) -> Callable[[], None]:
        """Move the reservation of a model to those being unloaded; it counts until the returned function is called."""
        token = object()
        with self._changed:
            self._unloading[token] = model.spec.title, model.reserved_bytes
            model.reserved_bytes = 0

        def gone() -> None:
            with self._changed:
                self._unloading.pop(token, None)
                self._changed.notify_all()

        return gone

    def unload_idle(self, seconds: float) -> None:
        """Unload models that have been idle for this long; 0 unloads none."""
        with self._changed, suppress(RuntimeError):  # the worker has been closed
            for model in self._models():
                if seconds and model.is_idle and time.monotonic() - model.last_used >= seconds:
                    self._unload(model, f"after {seconds / 60:g} minutes without requests")

    def _victims(self, needed: int, places: int = 1) -> list[ServedModel] | None:
        """Return the idle models to evict for ``needed`` bytes, least recently used first, in addition to those already being
        unloaded; None if that is not enough."""
        free, left = self._unreserved()
        victims: list[ServedModel] = []
        for model in sorted(self._models(), key=lambda model: model.last_used):
            if free >= needed and left >= places:
                break
            if model.reserved_bytes and model.is_idle and self._protected_seconds(model) <= 0:
                victims.append(model)
                free += model.reserved_bytes
                left += 1
        return victims if free >= needed and left >= places else None

    def _has_free_memory(self, needed: int) -> bool:
        """Return whether ``needed`` bytes are free now, not counting memory that is still being freed."""
        free, left = self._unreserved()
        leaving = [size for _, size in self._unloading.values()]
        return free - sum(leaving) >= needed and left > len(leaving)

    def _unreserved(self) -> tuple[int, int]:
        """Return the bytes and model places without a reservation; those being unloaded count as free."""
        holders = [model.reserved_bytes for model in self._models() if model.reserved_bytes]
        return self._usage.budget_bytes - sum(holders) - sum(self._child_reservations.values()), self._max_models - len(
            holders
        )

    def _protected_seconds(self, model: ServedModel) -> float:
        """Return the remaining seconds during which a model may not be evicted for another one."""
        return model.loaded_at + self._min_loaded_s - time.monotonic()

    def _seconds_until_evictable(self) -> float | None:
        """Return the seconds until the next idle model may be evicted; None if there is none to wait for."""
        rest = [self._protected_seconds(model) for model in self._models() if model.is_idle]
        return min((seconds for seconds in rest if seconds > 0), default=None)

    def _waiting_message(self, needed: int, *, goes: bool) -> str:
        """Return the message of a waiting load; ``goes``: it only waits until unloaded models are freed."""
        if goes:
            titles = " and ".join(title for title, _ in self._unloading.values())
            return f"waiting for memory ({format_bytes(needed)}) until {titles} is freed"
        users = [
            model.spec.title
            for model in self._models()
            if model.reserved_bytes and (model.requests or model.is_loading or self._protected_seconds(model) > 0)
        ]
        others = ", ".join(users) or "another model"
        return f"waiting for memory ({format_bytes(needed)}) until {others} {'are' if len(users) > 1 else 'is'} done"


def _suggested_alternative(spec: ModelSpec, dtype: str, estimate: MemoryEstimate, budget: int) -> str:
    """Return what to choose instead of a model that does not fit. bfloat16 is suggested only where float32 takes more memory than
    the checkpoint, which is not so if weights are stored in the fewest bits."""
    if estimate.total_with_conversations(0) <= budget:
        return "a shorter context length"
    exact = spec.kind is ModelKind.TEXT and precision(dtype).is_stored_compactly
    if dtype == "float32" and not exact and spec.kind is not ModelKind.EMBEDDING:
        return "bfloat16 or a smaller model"
    return "a smaller or more strongly quantized model" if spec.kind is ModelKind.TEXT else "a smaller model"


def _joined_titles(models: Iterable[ServedModel]) -> str:
    titles = [model.spec.title for model in models]
    return f"{' and '.join(titles)} {'is' if len(titles) == 1 else 'are'}"
