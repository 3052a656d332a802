"""Where programs are made: on a thread of their own, so that whoever computes goes on meanwhile; or here and now."""

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
    """Makes a program while the caller waits: for whoever has nothing else to do."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """See :class:`ProgramMaker`; the future is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(make())
        except Exception as error:  # told to whoever asks the future, as the thread of the other maker does
            future.set_exception(error)
        return future

    def close(self) -> None:
        """Nothing is under way."""


class MakeBeside:
    """Makes programs on a thread of its own, which exists while there is something to make or was lately.

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
