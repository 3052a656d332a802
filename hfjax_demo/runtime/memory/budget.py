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
from ...sources.common import human_bytes
from ..model import ServedModel
from .estimate import Estimate
from .usage import MemoryUsage, free_host_memory


class MemoryBudget:
    """The memory budget of all models of a process. Thread-safe.

    Args:
        changed: the condition notified when a model has changed; all models share its lock.
        models: returns all models.
        usage: has the size of the budget.
        most: maximum number of models in memory, whatever their size.
        unload: schedules the unloading of an idle model; called under the lock. It calls :meth:`leaves` first.
        most_loads: maximum number of concurrent loads.
        stay_s: seconds for which a newly loaded model is not evicted for another one.
    """

    def __init__(
        self,
        changed: threading.Condition,
        models: Callable[[], Iterable[ServedModel]],
        usage: MemoryUsage,
        most: int,
        unload: Callable[[ServedModel, str], None],
        *,
        most_loads: int,
        stay_s: float = 0.0,
    ) -> None:
        self._changed = changed
        self._models = models
        self._usage = usage
        self._most = most
        self._unload = unload
        self._most_loads = most_loads
        self._stay_s = stay_s
        self._queue: list[ServedModel] = []  # models that wait for memory, in order
        self._line: list[ServedModel] = []  # models being loaded, followed by those that wait for their turn
        self._apart: dict[object, int] = {}  # bytes reserved by child processes
        self._leaving: dict[object, tuple[str, int]] = {}  # models being unloaded: title and bytes

    def require_possible(
        self, model: ServedModel, dtype: str, estimate: Estimate, offload: int | None
    ) -> tuple[int, Estimate]:
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
        count, estimate = estimate.fitted(budget) if offload is None else (offload, estimate.offloaded(offload))
        if estimate.on_host > (free := free_host_memory()):
            raise ModelTooLarge(
                f"{model.spec.title} needs {human_bytes(estimate.on_host)} of host memory for offloaded weights, and "
                f"{human_bytes(free)} are free; choose a smaller or more strongly quantized model, or set HFJAX_OFFLOAD."
            )
        if estimate.total > budget:
            instead = _smaller(model.spec, dtype, estimate, budget)
            raise ModelTooLarge(
                f"{model.spec.title} needs about {human_bytes(estimate.total)} of memory, and the memory budget is "
                f"{human_bytes(budget)}; choose {instead}, or raise HFJAX_MEMORY_BUDGET."
            )
        return count, estimate

    @contextmanager
    def turn(self, model: ServedModel, tell: Callable[[str], None]) -> Iterator[None]:
        """Context manager for one of the concurrent loads; blocks until the model may be loaded.

        Args:
            tell: called with a message if it has to wait.

        Raises:
            FetchCancelled: no request waits for the model any more.
        """
        with self._changed:
            self._line.append(model)
        try:
            with self._changed:
                if model not in self._line[: self._most_loads]:
                    tell(f"waiting until {_listed(self._line[: self._most_loads])} loaded")
                while model not in self._line[: self._most_loads]:
                    model.require_awaited()
                    self._changed.wait()
            yield
        finally:
            with self._changed:
                self._line.remove(model)
                self._changed.notify_all()

    def has_room(self, needed: int) -> bool:
        """Return whether ``needed`` bytes and a place are free now, and no load waits or is in progress."""
        with self._changed:
            return not (self._line or self._queue) and self._is_free(needed)

    def reserve(self, model: ServedModel, needed: int, tell: Callable[[str], None]) -> None:
        """Reserve ``needed`` bytes for a model; evict idle models if necessary, and block until the memory is free.

        Args:
            tell: called with the reason for waiting, whenever it changes.

        Raises:
            FetchCancelled: no request waits for the model any more.
        """
        said = ""
        with self._changed:
            self._queue.append(model)
            try:
                while True:
                    model.require_awaited()
                    victims = self._victims(needed) if self._queue[0] is model else None
                    for victim in victims or ():
                        self._unload(victim, f"unloaded to make room for {model.spec.title}")
                    if victims is not None and self._is_free(needed):
                        break
                    sentence = self._waits_for(needed, goes=victims is not None)
                    if sentence != said:
                        said = sentence
                        tell(sentence)
                    self._changed.wait(self._until_one_may_go())
                model.reserved_bytes = max(needed, 1)
            finally:
                self._queue.remove(model)
                self._changed.notify_all()

    @contextmanager
    def held_apart(self, what: str, needed: int) -> Iterator[None]:
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
                    f"{what} takes about {human_bytes(needed)} of memory, and {human_bytes(budget - self._left()[0])} of "
                    f"{human_bytes(budget)} are in use; try again later, or unload a model."
                )
            for victim in victims:
                self._unload(victim, f"unloaded to make room for {what}")
            self._apart[token] = needed
        try:
            with self._changed:
                going = set(self._leaving)
                self._changed.wait_for(lambda: going.isdisjoint(self._leaving))
            yield
        finally:
            with self._changed:
                del self._apart[token]
                self._changed.notify_all()

    def extend(self, model: ServedModel, needed: int) -> bool:
        """Raise a loaded model's reservation to a total of ``needed`` bytes if they are free; return whether it has them now.

        Never blocks, lowers the reservation or evicts a model. Fails while a load waits in :meth:`reserve`, which has priority,
        since a loaded model can continue with the memory that it has.
        """
        with self._changed:
            more = needed - model.reserved_bytes
            if more > 0:
                free = self._left()[0] - sum(size for _, size in self._leaving.values())
                if self._queue or not model.reserved_bytes or more > free:
                    return False
                model.reserved_bytes = needed
            return True

    def note_taken(self, model: ServedModel, size: int) -> None:
        """Raise the reservation of a newly loaded model to its actual ``size``, without waiting; it is never lowered."""
        with self._changed:
            model.reserved_bytes = max(model.reserved_bytes, size)

    def release(self, model: ServedModel) -> None:
        """Release a model's reservation."""
        with self._changed:
            model.reserved_bytes = 0
            self._changed.notify_all()

    def leaves(self, model: ServedModel) -> Callable[[], None]:
        """Move the reservation of a model to those being unloaded; it counts until the returned function is called."""
        token = object()
        with self._changed:
            self._leaving[token] = model.spec.title, model.reserved_bytes
            model.reserved_bytes = 0

        def gone() -> None:
            with self._changed:
                self._leaving.pop(token, None)
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
        free, left = self._left()
        victims: list[ServedModel] = []
        for model in sorted(self._models(), key=lambda model: model.last_used):
            if free >= needed and left >= places:
                break
            if model.reserved_bytes and model.is_idle and self._stays_for(model) <= 0:
                victims.append(model)
                free += model.reserved_bytes
                left += 1
        return victims if free >= needed and left >= places else None

    def _is_free(self, needed: int) -> bool:
        """Return whether ``needed`` bytes are free now, not counting memory that is still being freed."""
        free, left = self._left()
        leaving = [size for _, size in self._leaving.values()]
        return free - sum(leaving) >= needed and left > len(leaving)

    def _left(self) -> tuple[int, int]:
        """Return the bytes and model places without a reservation; those being unloaded count as free."""
        holders = [model.reserved_bytes for model in self._models() if model.reserved_bytes]
        return self._usage.budget_bytes - sum(holders) - sum(self._apart.values()), self._most - len(holders)

    def _stays_for(self, model: ServedModel) -> float:
        """Return the remaining seconds during which a model may not be evicted for another one."""
        return model.loaded_at + self._stay_s - time.monotonic()

    def _until_one_may_go(self) -> float | None:
        """Return the seconds until the next idle model may be evicted; None if there is none to wait for."""
        rest = [self._stays_for(model) for model in self._models() if model.is_idle]
        return min((seconds for seconds in rest if seconds > 0), default=None)

    def _waits_for(self, needed: int, *, goes: bool) -> str:
        """Return the message of a waiting load; ``goes``: it only waits until unloaded models are freed."""
        if goes:
            titles = " and ".join(title for title, _ in self._leaving.values())
            return f"waiting for memory ({human_bytes(needed)}) until {titles} is freed"
        users = [
            model.spec.title
            for model in self._models()
            if model.reserved_bytes and (model.requests or model.is_loading or self._stays_for(model) > 0)
        ]
        others = ", ".join(users) or "another model"
        return f"waiting for memory ({human_bytes(needed)}) until {others} {'are' if len(users) > 1 else 'is'} done"


def _smaller(spec: ModelSpec, dtype: str, estimate: Estimate, budget: int) -> str:
    """Return what to choose instead of a model that does not fit. bfloat16 is suggested only where float32 takes more memory than
    the checkpoint, which is not so if weights are stored in the fewest bits."""
    if estimate.with_conversations(0) <= budget:
        return "a shorter context length"
    exact = spec.kind is ModelKind.TEXT and precision(dtype).fewest_bits
    if dtype == "float32" and not exact and spec.kind is not ModelKind.EMBEDDING:
        return "bfloat16 or a smaller model"
    return "a smaller or more strongly quantized model" if spec.kind is ModelKind.TEXT else "a smaller model"


def _listed(models: Iterable[ServedModel]) -> str:
    titles = [model.spec.title for model in models]
    return f"{' and '.join(titles)} {'is' if len(titles) == 1 else 'are'}"
