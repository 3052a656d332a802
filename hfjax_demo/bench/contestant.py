"""A process of its own for each side of a benchmark, so that one's memory and threads do not blur the other's figures.

All sides are started first and then run in turn, round after round, so that a slow minute of the machine hits all alike.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Protocol, Self

from ..errors import EngineFailed, HfjaxError

PAUSE_S = 0.5

_FAILED = "A benchmark process failed: "


class Runner(Protocol):
    """What lives in the child: one method a measurement, called by name."""


class Contestant:
    """A child process that holds ``make(*arguments)`` and runs its methods on request."""

    def __init__(self, make: Callable[..., Runner], *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy the parent's threads in mid-flight
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, make, arguments), daemon=True)
        self._process.start()
        theirs.close()

    def call(self, method: str, *arguments: Any) -> Any:
        """The result of a method, in the child.

        Raises:
            EngineFailed: it raised, or the child died.
        """
        try:
            self._pipe.send((method, arguments))
            failed, result = self._pipe.recv()
        except (EOFError, ConnectionError) as error:
            raise EngineFailed(
                "A benchmark process ended early, perhaps for lack of memory; close other programs."
            ) from error
        if failed:
            raise EngineFailed(_FAILED + result)
        return result

    @staticmethod
    def reason(error: EngineFailed) -> str:
        """What an error of :meth:`call` says, for a table in which it is clear that a benchmark failed."""
        return str(error).removeprefix(_FAILED).strip().splitlines()[0].rstrip(".")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._pipe.close()
        self._process.join(timeout=5)
        if self._process.is_alive():
            self._process.kill()


def pause() -> None:
    """Wait between two runs until one side's worker threads have stopped spinning, before the next begins."""
    time.sleep(PAUSE_S)


def _serve(pipe: Connection, make: Callable[..., Runner], arguments: tuple[Any, ...]) -> None:
    runner: Runner | None = None
    while True:
        try:
            method, parameters = pipe.recv()
        except EOFError:
            return
        try:
            runner = make(*arguments) if runner is None else runner
            reply = (False, getattr(runner, method)(*parameters))
        except HfjaxError as error:
            reply = (True, str(error))
        except Exception as error:  # the parent raises it again
            reply = (True, f"{type(error).__name__}: {error}")
        pipe.send(reply)
