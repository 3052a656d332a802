"""Programs that are compiled on demand: those that exist, those that failed, and the thread that compiles others."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Generic, TypeVar

Name = TypeVar("Name", bound=Hashable)

_log = logging.getLogger(__name__)


class CompilationFailed(Exception):
    """A requested program cannot be compiled, for ``reason``. Raised only for the requests that need it."""

    def __init__(self, reason: BaseException) -> None:
        super().__init__(str(reason))
        self.reason = reason


class CompilationExecutor:
    """Compiles programs, each while the caller waits."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """Have ``make`` called; the returned future holds the program or the exception."""
        future: Future[Any] = Future()
        try:
            future.set_result(make())
        except Exception as error:  # raised by the future
            future.set_exception(error)
        return future

    def notify_when_done(self, future: Future[Any]) -> None:
        """Report the end of another future in the same way as that of a program."""
        wait((future,))

    def close(self) -> None:
        """Compile no more programs. Futures that have not started are cancelled."""


class BackgroundExecutor(CompilationExecutor):
    """Compiles programs on two threads, so that one that a request needs does not wait for one that is compiled ahead. They start
    with the first programs and end with :meth:`close`.

    No method waits. ``on_done`` is called on those threads after each future is done.
    """

    def __init__(self, on_done: Callable[[], None]) -> None:
        self._on_done = on_done
        self._thread = ThreadPoolExecutor(2, thread_name_prefix="hfjax-programs")

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """See :class:`CompilationExecutor`.

        Raises:
            RuntimeError: it is closed.
        """
        future = self._thread.submit(make)
        self.notify_when_done(future)
        return future

    def notify_when_done(self, future: Future[Any]) -> None:
        future.add_done_callback(lambda _: self._on_done())

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class ProgramTable(Generic[Name]):
    """An engine's programs by purpose. Not thread-safe.

    A program that cannot be compiled only affects the requests that need it (:meth:`request_program`). It is tried again when a
    new request needs it (:meth:`retry_failed`), but never ahead of that (:meth:`ahead`).

    Args:
        make: creates the program of a name, on the maker's thread.
        store: stores the program of a name on disk for ``make``, on that thread; None: programs are kept in memory, because
            creating them again would take long.

    Attributes:
        there: the available programs.
    """

    def __init__(
        self,
        maker: CompilationExecutor,
        make: Callable[[Name], Any],
        store: Callable[[Name], None] | None = None,
    ) -> None:
        self.there: dict[Name, Any] = {}
        self._maker = maker
        self._make = make
        self._store = store
        self._stored: set[Name] = set()  # by this object
        self._used: dict[Name, float] = {}  # times of the last use of programs
        self._pending: dict[Name, Future[Any]] = {}
        self._requested: set[Name] = set()  # subset of _pending
        # Programs whose last attempt failed, with the error for the requests that need it; None if there are none.
        self._failures: dict[Name, BaseException | None] = {}

    @property
    def has_finished(self) -> bool:
        """Whether a compilation has ended since the table was last updated, which any other method does."""
        return any(future.done() for future in self._pending.values())

    @property
    def is_compiling(self) -> bool:
        """Whether any program is being compiled."""
        return bool(self._pending)

    @property
    def memory_bytes(self) -> int:
        """Memory that the programs take. May be read on any thread."""
        return sum(program.memory_bytes for program in self.there.copy().values())

    def request_program(self, name: Name) -> bool:
        """Return whether a program is available; if not, start compiling it for a request that waits for it.

        Raises:
            CompilationFailed: compiling it has failed for a request.
        """
        self._start_compiling(name, wanted=True)
        error = self._failures.get(name)
        if error is not None:
            raise CompilationFailed(error)
        return name in self.there

    def ahead(self, name: Name) -> bool:
        """Return whether a program is available; if not, start compiling it without a waiting request, unless that has failed."""
        if not self.has_failed(name):
            self._start_compiling(name, wanted=False)
        return name in self.there

    def is_made(self, name: Name) -> bool:
        """Return whether a program is available, or is stored, so that it soon is when it is needed."""
        return name in self.there or name in self._stored

    def prepare(self, name: Name) -> None:
        """Have a program made for later: on disk if it can be loaded from there, otherwise as :meth:`ahead` does."""
        if self._store is None:
            self.ahead(name)
        elif not self.has_failed(name) and name not in self._pending and not self.is_made(name):
            store = self._store
            self._pending[name] = self._maker.start(lambda: store(name))
            self.collect_finished()

    def use(self, name: Name) -> Any:
        """Return an available program, to be run.

        Raises:
            KeyError: it is not available.
        """
        self._used[name] = time.monotonic()
        return self.there[name]

    def drop_unused(self, seconds: float) -> None:
        """Drop the programs that have not been used for this long from memory, if they are stored."""
        if self._store is not None:
            before = time.monotonic() - seconds
            for name in [name for name in self.there if self._used.setdefault(name, time.monotonic()) < before]:
                del self.there[name], self._used[name]
                self._stored.add(name)

    def has_failed(self, name: Name) -> bool:
        """Return whether the last attempt to compile it failed, so that :meth:`ahead` does not try again."""
        self.collect_finished()
        return name in self._failures

    def retry_failed(self) -> None:
        """Begin a new request: programs that failed for others are tried once more if it needs them."""
        self.collect_finished()  # failures until now belong to other requests
        self._failures = dict.fromkeys(self._failures)

    def compile_now(self, name: Name) -> None:
        """Compile a program on the caller's thread if it is not available."""
        if name not in self.there:
            self.there[name] = self._make(name)

    def collect_finished(self) -> None:
        """Add finished programs to the table."""
        for name, future in [item for item in self._pending.items() if item[1].done()]:
            del self._pending[name]
            wanted = name in self._requested
            self._requested.discard(name)
            error = None if future.cancelled() else future.exception()
            if error is not None:
                _log.warning("A program could not be compiled (%s).", name, exc_info=error)
                traceback.clear_frames(error.__traceback__)  # the frames reference what was to be compiled
                self._failures[name] = error if wanted else None
            elif not future.cancelled():
                if future.result() is None:
                    self._stored.add(name)
                else:
                    self.there[name] = future.result()
                self._failures.pop(name, None)

    def _start_compiling(self, name: Name, *, wanted: bool) -> None:
        self.collect_finished()
        if name in self.there or self._failures.get(name) is not None:
            return
        if wanted:
            self._requested.add(name)
        if name not in self._pending:
            self._pending[name] = self._maker.start(lambda: self._make(name))
            self.collect_finished()
