"""A child process for each side of a benchmark, so that one side's memory and threads do not affect the figures of another.

All sides are started first and then measured in turn, round after round, so that a slow minute of the machine affects all alike.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hfjax_demo.children import Child, ChildError
from hfjax_demo.errors import EngineFailed, HfjaxError

from .report import Row, SkippedSide

PAUSE_S = 0.5


class SideFailed(EngineFailed):
    """A side could not be created, or failed."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"A benchmark process failed: {reason}.")
        self.reason = reason


_side_objects: list[Any] = []  # in the child process: the object of the side


def _call(make: Callable[..., Any], arguments: tuple[Any, ...], method: str, *given: Any) -> Any:
    """Call a method of the object, which is created by the first call. Runs in the child."""
    if not _side_objects:
        _side_objects.append(make(*arguments))
    return getattr(_side_objects[0], method)(*given)


class SideProcess(contextlib.ExitStack):
    """A child process with an object, ``make(*arguments)``, which is created before the first call of a method."""

    def __init__(self, make: Callable[..., Any], *arguments: Any) -> None:
        super().__init__()
        self._make = make, arguments
        self._child = self.enter_context(Child(f"benchmark {make.__name__}"))

    def call(self, method: str, *arguments: Any) -> Any:
        """Call a method in the child, and return its result. Raises SideFailed."""
        with convert_child_errors():
            return self._child.call(_call, *self._make, method, *arguments)


@contextlib.contextmanager
def convert_child_errors() -> Iterator[None]:
    """Context manager: convert the errors of a call in a child to :class:`SideFailed`."""
    try:
        yield
    except ChildError as error:
        raise SideFailed(str(error)) from error
    except HfjaxError as error:
        raise SideFailed(str(error).rstrip(".")) from error


@dataclass(frozen=True, eq=False, slots=True)
class RowMeasurement:
    """The measurement of one row, which has ``name``, ``precision`` and ``about``."""

    name: str
    precision: str
    about: Row
    side: Any  # a side that fails in the first round is left out with all its rows
    run: Callable[[], Any]
    runs: list[Any] = field(default_factory=list)  # the first one loads, compiles and touches all pages

    def __str__(self) -> str:
        return ", ".join([self.name, self.precision, *(f"{key} {value}" for key, value in self.about.items())])


def nothing_measured_error(skipped: Sequence[SkippedSide]) -> EngineFailed:
    """Return the error of a benchmark in which no side could be measured."""
    return EngineFailed("Nothing could be measured: " + "; ".join(map(str, skipped)) + ".")


def measure_in_rounds(
    entries: Sequence[RowMeasurement], repeats: int, show: Callable[[str, float], None], skipped: list[SkippedSide]
) -> list[RowMeasurement]:
    """Measure all entries once, and then ``repeats`` times, round after round. Return those of sides that could be measured; the
    others are added to ``skipped``. Raises SideFailed if a side fails after the first round."""
    broken: set[Any] = set()
    for number in range(repeats + 1):
        entries = [entry for entry in entries if entry.side not in broken]
        for index, entry in enumerate(entries):
            if entry.side in broken:
                continue
            show(f"{'measuring' if number else 'preparing'} {entry}", (number + index / len(entries)) / (repeats + 1))
            time.sleep(PAUSE_S)  # worker threads of the previous side may spin for a while after its run
            try:
                entry.runs.append(entry.run())
            except SideFailed as error:
                if number:
                    raise
                broken.add(entry.side)
                skipped.append(SkippedSide(entry.name, entry.precision, error.reason))
    return [entry for entry in entries if entry.side not in broken]
