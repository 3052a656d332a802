"""A process of its own for each side of a benchmark, so that one's memory and threads do not blur the other's figures.

All sides are started first and then run in turn, round after round, so that a slow minute of the machine hits all alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

from hfjax_demo.children import Child, ChildError
from hfjax_demo.errors import EngineFailed, HfjaxError, UserError

PAUSE_S = 0.5


def check_sides(sides: Sequence[str], known: Sequence[str]) -> None:
    """Refuse names that are not among those a benchmark knows.

    Raises:
        UserError: with those that are.
    """
    for side in sides:
        if side not in known:
            raise UserError(f"There is no side called {side!r}; choose of {', '.join(known)}.")


class ContestantFailed(EngineFailed):
    """A side could not be made, or broke. ``reason`` says why, without the words "a benchmark process failed"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"A benchmark process failed: {reason}.")
        self.reason = reason


# Of a contestant's process: the object that it was made for.
_made: dict[str, Any] = {}


def _make(make: Callable[..., Any], *arguments: Any) -> None:
    """Runs in the child."""
    _made["it"] = make(*arguments)


def _call(method: str, *arguments: Any) -> Any:
    """Runs in the child."""
    return getattr(_made["it"], method)(*arguments)


class Contestant:
    """A child process that makes an object, ``make(*arguments)``, before the first call of one of its methods."""

    def __init__(self, make: Callable[..., Any], *arguments: Any) -> None:
        self._make = make
        self._arguments = arguments
        self._made = False
        self._child = Child(f"benchmark {make.__name__}")

    def call(self, method: str, *arguments: Any) -> Any:
        """The result of a method, in the child.

        Raises:
            ContestantFailed: it raised, or the child died.
        """
        try:
            if not self._made:
                self._child.call(_make, self._make, *self._arguments)
                self._made = True
            return self._child.call(_call, method, *arguments)
        except ChildError as error:
            raise ContestantFailed(error.reason) from error
        except HfjaxError as error:
            raise ContestantFailed(str(error).rstrip(".")) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._child.close()


def pause() -> None:
    """Wait half a second between the runs of two sides: worker threads of the first may spin for a while after its run."""
    time.sleep(PAUSE_S)
