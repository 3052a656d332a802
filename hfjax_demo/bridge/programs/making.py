"""Programs that are compiled on demand: those that exist, those that failed, and the thread that compiles others: a background
thread, so that the caller can continue computing, or the caller's own."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Generic, Protocol, TypeVar

Name = TypeVar("Name", bound=Hashable)

_log = logging.getLogger(__name__)


class CompilationFailed(Exception):
    """A requested program cannot be compiled. Raised only for the requests that need it.

    Attributes:
        reason: the exception.
    """

    def __init__(self, reason: BaseException) -> None:
        super().__init__(str(reason))
        self.reason = reason


class ProgramCompiler(Protocol):
    """Compiles programs, one after another."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """Have ``make`` called; the returned future holds the program or the exception."""
        ...

    def watch(self, future: Future[Any]) -> None:
        """Report the end of another future in the same way as that of a program."""
        ...

    def close(self) -> None:
        """Compile no more programs. Futures that have not started are cancelled."""
        ...


class InlineCompiler:
    """Compiles each program on the caller's thread, while the caller waits."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """See :class:`ProgramCompiler`; the future is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(make())
        except Exception as error:  # raised by the future, as with the other maker
            future.set_exception(error)
        return future

    def watch(self, future: Future[Any]) -> None:
        """See :class:`ProgramCompiler`; waits for the future."""
        wait((future,))

    def close(self) -> None:
        """Do nothing: :meth:`start` leaves nothing unfinished."""


class BackgroundCompiler:
    """Compiles programs on one background thread, which starts with the first program and ends with :meth:`close`.

    Args:
        on_made: called on that thread after each future is done.
    """

    def __init__(self, on_made: Callable[[], None]) -> None:
        self._on_made = on_made
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="hfjax-programs")

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """See :class:`ProgramCompiler`; does not wait.

        Raises:
            RuntimeError: it is closed.
        """
        future = self._thread.submit(make)
        self.watch(future)
        return future

    def watch(self, future: Future[Any]) -> None:
        """See :class:`ProgramCompiler`; does not wait."""
        future.add_done_callback(lambda _: self._on_made())

    def close(self) -> None:
        """See :class:`ProgramCompiler`. Does not wait for the program being compiled."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class ProgramTable(Generic[Name]):
    """An engine's programs by purpose. Not thread-safe.

    A program that cannot be compiled only affects the requests that need it (:meth:`want`). It is tried again when a new
    request needs it (:meth:`ask_anew`), but never ahead of that (:meth:`ahead`).

    Args:
        maker: compiles the programs.
        make: creates the program of a name, on the maker's thread.
        of_use: returns whether a program is kept. Its result may change: see :meth:`clear_out`.

    Attributes:
        there: the available programs.
    """

    def __init__(
        self, maker: ProgramCompiler, make: Callable[[Name], Any], of_use: Callable[[Name], bool] = lambda name: True
    ) -> None:
        self.there: dict[Name, Any] = {}
        self._maker = maker
        self._make = make
        self._of_use = of_use
        self._coming: dict[Name, Future[Any]] = {}
        self._wanted: set[Name] = set()  # subset of _coming
        self._not_made: dict[Name, BaseException] = {}  # failed programs that a request needed
        self._given_up: set[Name] = set()  # all programs whose last attempt failed

    @property
    def arrived(self) -> bool:
        """Whether a compilation has finished or failed since the table was last updated, which any other method does."""
        return any(future.done() for future in self._coming.values())

    @property
    def awaited(self) -> bool:
        """Whether any program is being compiled."""
        return bool(self._coming)

    def want(self, name: Name) -> bool:
        """Return whether a program is available; if not, start compiling it for a request that waits for it.

        Raises:
            CompilationFailed: compiling it has failed for a request.
        """
        self._begin(name, wanted=True)
        if name in self._not_made:
            raise CompilationFailed(self._not_made[name])
        return name in self.there

    def ahead(self, name: Name) -> bool:
        """Return whether a program is available; if not, start compiling it without a waiting request, unless that has failed."""
        if not self.is_given_up(name):
            self._begin(name, wanted=False)
        return name in self.there

    def is_given_up(self, name: Name) -> bool:
        """Return whether the last attempt to compile it failed, so that :meth:`ahead` does not try again."""
        self.take_in()
        return name in self._given_up

    def ask_anew(self) -> None:
        """Begin a new request: programs that failed for others are tried once more if it needs them."""
        self.take_in()  # failures until now belong to other requests
        self._not_made.clear()

    def make_now(self, name: Name) -> None:
        """Compile a program on the caller's thread if it is not available."""
        if name not in self.there:
            self.there[name] = self._make(name)

    def take_in(self) -> None:
        """Add finished programs to the table."""
        for name, future in list(self._coming.items()):
            if not future.done():
                continue
            del self._coming[name]
            wanted = name in self._wanted
            self._wanted.discard(name)
            error = None if future.cancelled() else future.exception()
            if error is not None:
                _log.warning("A program could not be compiled (%s).", name, exc_info=error)
                self._given_up.add(name)
                if wanted:
                    traceback.clear_frames(error.__traceback__)  # the frames reference what was to be compiled
                    self._not_made[name] = error
            elif not future.cancelled() and self._of_use(name):
                self.there[name] = future.result()
                self._given_up.discard(name)

    def clear_out(self) -> None:
        """Remove the programs that are not of use any more."""
        self.there = {name: program for name, program in self.there.items() if self._of_use(name)}
        self._given_up = {name for name in self._given_up if self._of_use(name)}
        self._not_made = {name: error for name, error in self._not_made.items() if self._of_use(name)}

    def _begin(self, name: Name, *, wanted: bool) -> None:
        self.take_in()
        if name in self.there or name in self._not_made:
            return
        if wanted:
            self._wanted.add(name)
        if name not in self._coming:
            self._coming[name] = self._maker.start(lambda: self._make(name))
            self.take_in()
