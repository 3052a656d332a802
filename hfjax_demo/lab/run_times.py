"""How long experiments took on this machine, kept from one start to the next, so that people know what they ask for.

The file is a convenience: one that is missing, torn or cannot be written costs estimates and nothing else.
"""

from __future__ import annotations

import json
import math
import threading
from dataclasses import dataclass
from pathlib import Path

from ..sources.common import write_records

FILE_NAME = "lab_times.json"
MAX_ENTRIES = 500  # pairs of experiment and model remembered, those run latest


@dataclass(frozen=True, slots=True)
class RunTime:
    """A run that came to its end; ``model`` is empty where the experiment needs none."""

    experiment: str
    model: str
    seconds: float


class RunTimes:
    """The times in ``file``, which need not exist. Safe to call from any thread."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._times: dict[tuple[str, str], float] | None = None  # read when first asked for

    def last(self, experiment: str, model: str) -> float | None:
        """The seconds that this experiment took with this model here last time; None if it never came to its end."""
        with self._lock:
            return self._read().get((experiment, model))

    def note(self, experiment: str, model: str, seconds: float) -> None:
        """Remember how many seconds a run took; fetching its model is not included."""
        with self._lock:
            times = self._read()
            times.pop((experiment, model), None)
            times[experiment, model] = seconds
            while len(times) > MAX_ENTRIES:
                del times[next(iter(times))]  # the oldest: a dictionary keeps the order of insertion
            write_records(self._file, [RunTime(*key, value) for key, value in times.items()])

    def _read(self) -> dict[tuple[str, str], float]:
        if self._times is None:
            try:
                items = [RunTime(**item) for item in json.loads(self._file.read_text(encoding="utf-8"))]
                if not all(_is_sound(item) for item in items):
                    items = []
            except (OSError, ValueError, TypeError):
                items = []
            self._times = {(item.experiment, item.model): item.seconds for item in items}
        return self._times


def _is_sound(item: RunTime) -> bool:
    return (
        isinstance(item.experiment, str)
        and isinstance(item.model, str)
        and isinstance(item.seconds, int | float)
        and math.isfinite(item.seconds)
        and item.seconds >= 0
    )
