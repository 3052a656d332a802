"""Room for models: who may hold how much of the memory budget, who goes for whom, and who waits.

A model reserves what it is estimated to take before a byte of it is placed, and holds that until it is unloaded; when its
conversations want more memory than that, they ask for it. Whoever does not fit waits, first come, first served, until enough
models are idle; those are unloaded then, the one unused for longest first. A model that is answering never goes.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable

from ..errors import ModelTooLarge
from ..sources.common import human_bytes
from .entries import Entry
from .estimate import Estimate
from .failures import LoadCancelled
from .memory import MemoryWatch


class Room:
    """The memory budget, shared out among entries.

    Args:
        lock: the one that entries are changed under.
        entries: all of them.
        most: models that may be loaded at once, however small.
        unload: takes an idle entry off the device and gives its reservation back; called under the lock. What it holds
            has to be free before anything that is given to the device thread later runs.
    """

    def __init__(
        self,
        lock: threading.RLock,
        entries: Callable[[], Iterable[Entry]],
        memory: MemoryWatch,
        most: int,
        unload: Callable[[Entry, str], None],
    ) -> None:
        self._changed = threading.Condition(lock)
        self._entries = entries
        self._memory = memory
        self._most = most
        self._unload = unload
        self._line: list[Entry] = []  # those who wait for room, the next one first

    def changed(self) -> None:
        """Somebody has stopped answering, was unloaded or gave up: let those who wait look again."""
        with self._changed:
            self._changed.notify_all()

    def require_possible(self, entry: Entry, dtype: str, estimate: Estimate) -> None:
        """Refuse what would not fit even alone.

        Raises:
            ModelTooLarge: the estimate is more than the budget.
        """
        budget = self._memory.budget_bytes
        if estimate.total > budget:
            narrower = " in a narrower type" if dtype == "float32" else ""
            raise ModelTooLarge(
                f"{entry.spec.title} takes about {human_bytes(estimate.total)} of memory in {dtype} and all models together may "
                f"take {human_bytes(budget)} here; choose a smaller model{f', load it{narrower}' if narrower else ''} or raise "
                "HFJAX_MEMORY_BUDGET."
            )

    def reserve(self, entry: Entry, needed: int, tell: Callable[[str], None]) -> None:
        """Wait until ``needed`` bytes of the budget are the entry's, unloading idle models for them.

        Args:
            tell: told what it waits for, each time that changes.

        Raises:
            LoadCancelled: nobody waits for the model any more.
        """
        said = ""
        with self._changed:
            self._line.append(entry)
            try:
                while True:
                    if not entry.is_awaited:
                        raise LoadCancelled(f"Loading {entry.spec.title} was cancelled.")
                    victims = self._victims(needed) if self._line[0] is entry else None
                    if victims is not None:
                        break
                    sentence = self._waits_for(needed)
                    if sentence != said:
                        said = sentence
                        tell(sentence)
                    self._changed.wait()
                for victim in victims:
                    self._unload(victim, f"unloaded to make room for {entry.spec.title}")
                entry.reserved = max(needed, 1)
            finally:
                self._line.remove(entry)
                self._changed.notify_all()

    def extend(self, entry: Entry, needed: int) -> bool:
        """Give a loaded model ``needed`` bytes in all, if that many are free; never waits, never takes less from it.

        Nobody is unloaded for it, and whoever waits for room comes first: a model can do with what it has.
        """
        with self._changed:
            others = sum(other.reserved for other in self._entries() if other is not entry)
            if needed > entry.reserved:
                if self._line or not entry.reserved or others + needed > self._memory.budget_bytes:
                    return False
                entry.reserved = needed
            return True

    def release(self, entry: Entry) -> None:
        """Give an entry's reservation back."""
        with self._changed:
            entry.reserved = 0
            self._changed.notify_all()

    def unload_idle(self, seconds: float, message: str) -> None:
        """Unload the models that nobody has asked for in so long."""
        with self._changed:
            for entry in self._entries():
                if entry.is_idle and time.monotonic() - entry.last_used >= seconds:
                    self._unload(entry, message)

    def _victims(self, needed: int) -> list[Entry] | None:
        """The idle models that have to go for ``needed`` bytes, the one unused for longest first; None: that is not enough."""
        holders = [entry for entry in self._entries() if entry.reserved]
        free = self._memory.budget_bytes - sum(entry.reserved for entry in holders)
        places = self._most - len(holders)
        victims: list[Entry] = []
        for entry in sorted(holders, key=lambda entry: entry.last_used):
            if free >= needed and places >= 1:
                break
            if entry.is_idle:
                victims.append(entry)
                free += entry.reserved
                places += 1
        return victims if free >= needed and places >= 1 else None

    def _waits_for(self, needed: int) -> str:
        users = [entry.spec.title for entry in self._entries() if entry.reserved and (entry.streams or entry.loading)]
        others = ", ".join(users) or "another model"
        return f"waiting for room ({human_bytes(needed)}) until {others} {'are' if len(users) > 1 else 'is'} done"
