"""The memory budget: which model may hold how much of it, which one is unloaded for another, and who waits.

A model reserves what it is estimated to take before a byte of it is placed, and holds that until it is unloaded; when its
conversations want more memory than that, they ask for it. Whoever does not fit waits, first come, first served, until enough
models are idle; those are unloaded then, the one unused for longest first. A model that is answering never goes.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable

from ...errors import ModelTooLarge
from ...sources.common import human_bytes
from ..model import ServedModel
from ..waiting import LoadCancelled
from .estimate import Estimate
from .usage import MemoryUsage


class MemoryBudget:
    """The memory budget, shared out among models.

    Args:
        lock: the one that all models share.
        models: all of them.
        usage: says how many bytes the budget is.
        most: the number of models that may be loaded at once, however small they are.
        unload: takes an idle model off the device and gives its reservation back; called under the lock. What it holds
            has to be free before anything that is given to the device thread later runs.
    """

    def __init__(
        self,
        lock: threading.RLock,
        models: Callable[[], Iterable[ServedModel]],
        usage: MemoryUsage,
        most: int,
        unload: Callable[[ServedModel, str], None],
    ) -> None:
        self._changed = threading.Condition(lock)
        self._models = models
        self._usage = usage
        self._most = most
        self._unload = unload
        self._queue: list[ServedModel] = []  # those who wait for room, the next one first

    def recheck_waiting(self) -> None:
        """Call this when a model is idle, is unloaded, or its load is cancelled: whoever waits in :meth:`reserve` looks again."""
        with self._changed:
            self._changed.notify_all()

    def require_possible(self, model: ServedModel, dtype: str, estimate: Estimate) -> None:
        """Refuse what would not fit even alone.

        Raises:
            ModelTooLarge: the estimate is more than the budget.
        """
        budget = self._usage.budget_bytes
        if estimate.total > budget:
            narrower = " in a narrower type" if dtype == "float32" else ""
            raise ModelTooLarge(
                f"{model.spec.title} takes about {human_bytes(estimate.total)} of memory in {dtype} and all models together may "
                f"take {human_bytes(budget)} here; choose a smaller model{f', load it{narrower}' if narrower else ''} or raise "
                "HFJAX_MEMORY_BUDGET."
            )

    def reserve(self, model: ServedModel, needed: int, tell: Callable[[str], None]) -> None:
        """Wait until ``needed`` bytes of the budget are the model's, unloading idle models for them.

        Args:
            tell: told what it waits for, each time that changes.

        Raises:
            LoadCancelled: nobody waits for the model any more.
        """
        said = ""
        with self._changed:
            self._queue.append(model)
            try:
                while True:
                    if not model.is_awaited:
                        raise LoadCancelled(f"Loading {model.spec.title} was cancelled.")
                    victims = self._victims(needed) if self._queue[0] is model else None
                    if victims is not None:
                        break
                    sentence = self._waits_for(needed)
                    if sentence != said:
                        said = sentence
                        tell(sentence)
                    self._changed.wait()
                for victim in victims:
                    self._unload(victim, f"unloaded to make room for {model.spec.title}")
                model.set_reserved(max(needed, 1))
            finally:
                self._queue.remove(model)
                self._changed.notify_all()

    def extend(self, model: ServedModel, needed: int) -> bool:
        """Raise a loaded model's reservation to ``needed`` bytes in all, if they are free; returns whether it has them now.

        Never waits, never lowers the reservation, unloads no model. Whoever waits in :meth:`reserve` comes first, since a loaded
        model can go on with what it has.
        """
        with self._changed:
            others = sum(other.reserved_bytes for other in self._models() if other is not model)
            if needed > model.reserved_bytes:
                if self._queue or not model.reserved_bytes or others + needed > self._usage.budget_bytes:
                    return False
                model.set_reserved(needed)
            return True

    def release(self, model: ServedModel) -> None:
        """Give a model's reservation back."""
        with self._changed:
            model.set_reserved(0)
            self._changed.notify_all()

    def unload_idle(self, seconds: float, message: str) -> None:
        """Unload the models that nobody has asked for in so long."""
        with self._changed:
            for model in self._models():
                if model.is_idle and time.monotonic() - model.last_used >= seconds:
                    self._unload(model, message)

    def _victims(self, needed: int) -> list[ServedModel] | None:
        """The idle models that have to go for ``needed`` bytes, the one unused for longest first; None: that is not enough."""
        holders = [model for model in self._models() if model.reserved_bytes]
        free = self._usage.budget_bytes - sum(model.reserved_bytes for model in holders)
        places = self._most - len(holders)
        victims: list[ServedModel] = []
        for model in sorted(holders, key=lambda model: model.last_used):
            if free >= needed and places >= 1:
                break
            if model.is_idle:
                victims.append(model)
                free += model.reserved_bytes
                places += 1
        return victims if free >= needed and places >= 1 else None

    def _waits_for(self, needed: int) -> str:
        users = [
            model.spec.title
            for model in self._models()
            if model.reserved_bytes and (model.is_answering or model.is_loading)
        ]
        others = ", ".join(users) or "another model"
        return f"waiting for memory ({human_bytes(needed)}) until {others} {'are' if len(users) > 1 else 'is'} done"
