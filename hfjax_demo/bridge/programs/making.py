"""On which thread programs are made: on one in the background, so that the caller can go on computing, or on the caller's own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol


class ProgramMaker(Protocol):
    """Makes programs, one after another."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """Have ``make`` called; the future holds the program, or what went wrong."""
        ...

    def close(self) -> None:
        """Make no more programs. Futures of those that were not begun are cancelled."""
        ...


class MakeAtOnce:
    """Makes each program on the caller's thread, while the caller waits."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """See :class:`ProgramMaker`; the future is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(make())
        except Exception as error:  # told to whoever asks the future, as the thread of the other maker does
            future.set_exception(error)
        return future

    def close(self) -> None:
        """Does nothing: :meth:`start` has finished whatever it began."""


class MakeBeside:
    """Makes programs on one background thread, which starts with the first program and lives until :meth:`close`.

    Args:
        on_made: called on that thread after each future is done.
    """

    def __init__(self, on_made: Callable[[], None]) -> None:
        self._on_made = on_made
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="hfjax-programs")

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """See :class:`ProgramMaker`; returns at once.

        Raises:
            RuntimeError: it is closed.
        """
        future = self._thread.submit(make)
        future.add_done_callback(lambda _: self._on_made())
        return future

    def close(self) -> None:
        """See :class:`ProgramMaker`. Does not wait for the program in hand."""
        self._thread.shutdown(wait=False, cancel_futures=True)
