"""How long experiments took on this machine, kept from one start to the next, so that people know what they ask for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from ..sources.common import Kept

FILE_NAME = "lab_times.json"
MAX_ENTRIES = 500  # pairs of experiment and model remembered, those run latest


@dataclass(frozen=True, slots=True)
class RunTime:
    """A run that came to its end; ``model`` is empty where the experiment needs none."""

    experiment: str
    model: str
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)]


class RunTimes:
    """The times in ``file``, which need not exist. Safe to call from any thread."""

    def __init__(self, file: Path) -> None:
        self._times = Kept(file, RunTime, lambda item: (item.experiment, item.model), MAX_ENTRIES)

    def last(self, experiment: str, model: str) -> float | None:
        """The seconds that this experiment took with this model here last time; None if it never came to its end."""
        found = self._times.all().get((experiment, model))
        return None if found is None else found.seconds

    def note(self, experiment: str, model: str, seconds: float) -> None:
        """Remember how many seconds a run took; fetching its model is not included."""
        self._times.note(RunTime(experiment, model, seconds))
