"""The memory budget: which model may hold how much of it, which one is unloaded for another, and who waits.

A model reserves what it is estimated to take before a byte of it is placed, and holds that until it is unloaded; when its
conversations want more memory than that, they ask for it. Whoever does not fit waits, first come, first served, until enough
models are idle; those are unloaded then, the one unused for longest first. A model that is answering never goes. What an
unloaded model held counts until the device thread has freed it, and whoever needs it waits for that.

A few models at a time are brought at all, and the others wait their turn. On a public page a model stays for a while once it is
there, so that strangers who ask for one model after another do not keep the machine loading. What runs in child processes (the
lab) holds a part of the budget too.
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
    """The memory budget, shared out among models.

    Args:
        lock: the one that all models share.
        models: all of them.
        usage: says how many bytes the budget is.
        most: the number of models that may be in memory, however small they are.
        most_loads: how many may be brought at a time.
        stay_s: for how long a model that has just been loaded does not go for another one.
        unload: takes an idle model off the device, soon; called under the lock. It calls :meth:`leaves` first.
    """

    def __init__(
        self,
        lock: threading.RLock,
        models: Callable[[], Iterable[ServedModel]],
        usage: MemoryUsage,
        most: int,
        unload: Callable[[ServedModel, str], None],
        *,
        most_loads: int,
        stay_s: float = 0.0,
    ) -> None:
        self._changed = threading.Condition(lock)
        self._models = models
        self._usage = usage
        self._most = most
        self._unload = unload
        self._most_loads = most_loads
        self._stay_s = stay_s
        self._queue: list[ServedModel] = []  # those who wait for room, the next one first
        self._line: list[ServedModel] = []  # those that are brought, and behind them those who wait for their turn
        self._apart: dict[object, int] = {}  # bytes that child processes hold
        self._leaving: dict[object, tuple[str, int]] = {}  # models that are unloaded and not gone: title and bytes

    def recheck_waiting(self) -> None:
        """Call this when a model is idle, is unloaded, or its load is cancelled: whoever waits in :meth:`reserve` looks again."""
        with self._changed:
            self._changed.notify_all()

    def require_possible(
        self, model: ServedModel, dtype: str, estimate: Estimate, offload: int | None
    ) -> tuple[int, Estimate]:
        """Refuse what would not fit even alone.

        Args:
            estimate: with all layers on the device.
            offload: layers that stay in the host's memory; None: as few as make it fit.

        Returns:
            How many of them stay there, and what the model takes then.

        Raises:
            ModelTooLarge: the estimate is more than the budget, or what stays in the host's memory more than is free there.
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
        """Within it the model is one of the few that are brought; waits until there is a place among them.

        Args:
            tell: told that it waits.

        Raises:
            FetchCancelled: nobody waits for the model any more.
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
        """Whether so many bytes are free for one more model now: nobody waits, nothing is being brought or would be unloaded."""
        with self._changed:
            return not (self._line or self._queue) and self._is_free(needed)

    def reserve(self, model: ServedModel, needed: int, tell: Callable[[str], None]) -> None:
        """Wait until ``needed`` bytes of the budget are the model's, unloading idle models for them.

        Args:
            tell: told what it waits for, each time that changes.

        Raises:
            FetchCancelled: nobody waits for the model any more.
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
                model.set_reserved(max(needed, 1))
            finally:
                self._queue.remove(model)
                self._changed.notify_all()

    @contextmanager
    def held_apart(self, what: str, needed: int) -> Iterator[None]:
        """Within it so many bytes of the budget belong to a child process. Idle models go for them, and are waited for.

        Raises:
            ModelTooLarge: there are not so many, even without the idle models.
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
        """Raise a loaded model's reservation to ``needed`` bytes in all, if they are free; returns whether it has them now.

        Never waits, never lowers the reservation, unloads no model. Whoever waits in :meth:`reserve` comes first, since a loaded
        model can go on with what it has.
        """
        with self._changed:
            more = needed - model.reserved_bytes
            if more > 0:
                free = self._left()[0] - sum(size for _, size in self._leaving.values())
                if self._queue or not model.reserved_bytes or more > free:
                    return False
                model.set_reserved(needed)
            return True

    def release(self, model: ServedModel) -> None:
        """Give a model's reservation back."""
        with self._changed:
            model.set_reserved(0)
            self._changed.notify_all()

    def leaves(self, model: ServedModel) -> Callable[[], None]:
        """Note that a model is being unloaded. What it holds counts until what this returns is called."""
        token = object()
        with self._changed:
            self._leaving[token] = model.spec.title, model.reserved_bytes

        def gone() -> None:
            with self._changed:
                self._leaving.pop(token, None)
                self._changed.notify_all()

        return gone

    def unload_idle(self, seconds: float) -> None:
        """Unload the models that nobody has asked for in so long; 0: none."""
        with self._changed, suppress(RuntimeError):  # closed meanwhile
            for model in self._models():
                if seconds and model.is_idle and time.monotonic() - model.last_used >= seconds:
                    self._unload(model, f"after {seconds / 60:g} minutes without requests")

    def _victims(self, needed: int, places: int = 1) -> list[ServedModel] | None:
        """The idle models that have to go for ``needed`` bytes besides those that are going already, the one unused for longest
        first; None: that is not enough."""
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
        """Whether there is so much now, without what has yet to be freed."""
        free, left = self._left()
        leaving = [size for _, size in self._leaving.values()]
        return free - sum(leaving) >= needed and left > len(leaving)

    def _left(self) -> tuple[int, int]:
        """The bytes and places that no model and no child process holds; what is going holds none."""
        holders = [model.reserved_bytes for model in self._models() if model.reserved_bytes]
        return self._usage.budget_bytes - sum(holders) - sum(self._apart.values()), self._most - len(holders)

    def _stays_for(self, model: ServedModel) -> float:
        """Seconds for which a model does not go for another one yet."""
        return model.loaded_at + self._stay_s - time.monotonic()

    def _until_one_may_go(self) -> float | None:
        """Seconds until an idle model has been here for long enough; None: no such thing is waited for."""
        rest = [self._stays_for(model) for model in self._models() if model.is_idle]
        return min((seconds for seconds in rest if seconds > 0), default=None)

    def _waits_for(self, needed: int, *, goes: bool) -> str:
        """What a load is told that it waits for; ``goes``: nothing but that what is unloaded be gone."""
        if goes:
            titles = " and ".join(title for title, _ in self._leaving.values())
            return f"waiting for memory ({human_bytes(needed)}) until {titles} is freed"
        users = [
            model.spec.title
            for model in self._models()
            if model.reserved_bytes and (model.is_answering or model.is_loading or self._stays_for(model) > 0)
        ]
        others = ", ".join(users) or "another model"
        return f"waiting for memory ({human_bytes(needed)}) until {others} {'are' if len(users) > 1 else 'is'} done"


def _smaller(spec: ModelSpec, dtype: str, estimate: Estimate, budget: int) -> str:
    """What to choose instead of what does not fit. Where weights are stored in the fewest bits, float32 is no wider than
    the checkpoint, so that another dtype is not the way out."""
    if estimate.with_conversations(0) <= budget:
        return "a shorter context length"
    exact = spec.kind is ModelKind.TEXT and precision(dtype).fewest_bits
    if dtype == "float32" and not exact and spec.kind is not ModelKind.EMBEDDING:
        return "bfloat16 or a smaller model"
    return "a smaller or more strongly quantized model" if spec.kind is ModelKind.TEXT else "a smaller model"


def _listed(models: Iterable[ServedModel]) -> str:
    titles = [model.spec.title for model in models]
    return f"{' and '.join(titles)} {'is' if len(titles) == 1 else 'are'}"
