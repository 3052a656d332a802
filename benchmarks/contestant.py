"""A process of its own for each side of a benchmark, so that one's memory and threads do not blur the other's figures.

All sides are started first and then run in turn, round after round, so that a slow minute of the machine hits all alike.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

from hfjax_demo.children import Child, ChildError
from hfjax_demo.errors import EngineFailed, HfjaxError

PAUSE_S = 0.5


class ContestantFailed(EngineFailed):
    """A side could not be made, or broke. ``reason`` says why, without the words "a benchmark process failed"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"A benchmark process failed: {reason}.")
        self.reason = reason


# Of a contestant's process: the object that it was made for.
_made: list[Any] = []


def _call(make: Callable[..., Any], arguments: tuple[Any, ...], method: str, *given: Any) -> Any:
    """Runs in the child."""
    if not _made:
        _made.append(make(*arguments))
    return getattr(_made[0], method)(*given)


class Contestant(contextlib.ExitStack):
    """A child process that makes an object, ``make(*arguments)``, before the first call of one of its methods."""

    def __init__(self, make: Callable[..., Any], *arguments: Any) -> None:
        super().__init__()
        self._make = make, arguments
        self._child = self.enter_context(Child(f"benchmark {make.__name__}"))

    def call(self, method: str, *arguments: Any) -> Any:
        """The result of a method, in the child.

        Raises:
            ContestantFailed: it raised, or the child died.
        """
        with failures_told():
            return self._child.call(_call, *self._make, method, *arguments)


@contextlib.contextmanager
def failures_told() -> Iterator[None]:
    """Whatever a call in a child ends with is a :class:`ContestantFailed`."""
    try:
        yield
    except ChildError as error:
        raise ContestantFailed(error.reason) from error
    except HfjaxError as error:
        raise ContestantFailed(str(error).rstrip(".")) from error


def pause() -> None:
    """Wait half a second between the runs of two sides: worker threads of the first may spin for a while after its run."""
    time.sleep(PAUSE_S)
