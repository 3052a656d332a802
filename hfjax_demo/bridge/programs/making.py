"""Programs that are made when they are wanted: which are there, which cannot be made, and on which thread others are made: on one
in the background, so that the caller can go on computing, or on the caller's own."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Generic, Protocol, TypeVar

Name = TypeVar("Name", bound=Hashable)

_log = logging.getLogger(__name__)


class NotMade(Exception):
    """A program that somebody wants cannot be made. Told to those alone who want it.

    Attributes:
        reason: what making it has raised.
    """

    def __init__(self, reason: BaseException) -> None:
        super().__init__(str(reason))
        self.reason = reason


class ProgramMaker(Protocol):
    """Makes programs, one after another."""

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        """Have ``make`` called; the future holds the program, or what went wrong."""
        ...

    def watch(self, future: Future[Any]) -> None:
        """Treat the end of something else as that of a program: whoever is told of those is told of it too."""
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

    def watch(self, future: Future[Any]) -> None:
        """See :class:`ProgramMaker`; waits for it."""
        wait((future,))

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
        self.watch(future)
        return future

    def watch(self, future: Future[Any]) -> None:
        """See :class:`ProgramMaker`; returns at once."""
        future.add_done_callback(lambda _: self._on_made())

    def close(self) -> None:
        """See :class:`ProgramMaker`. Does not wait for the program in hand."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class ProgramTable(Generic[Name]):
    """An engine's programs by what they are for. To be used by one thread at a time.

    What cannot be made concerns those alone who want it (:meth:`want`). It is tried once more when somebody new wants it
    (:meth:`ask_anew`), and never again ahead of that (:meth:`ahead`).

    Args:
        maker: makes those that are wanted.
        make: makes the program of a name, on the maker's thread.
        of_use: whether a program is kept. What it says may change: see :meth:`clear_out`.

    Attributes:
        there: those that are there.
    """

    def __init__(
        self, maker: ProgramMaker, make: Callable[[Name], Any], of_use: Callable[[Name], bool] = lambda name: True
    ) -> None:
        self.there: dict[Name, Any] = {}
        self._maker = maker
        self._make = make
        self._of_use = of_use
        self._coming: dict[Name, Future[Any]] = {}
        self._wanted: set[Name] = set()  # of those that are coming
        self._not_made: dict[Name, BaseException] = {}  # that somebody wanted
        self._given_up: set[Name] = set()  # all that could not be made, the last time that was tried

    @property
    def arrived(self) -> bool:
        """Whether a program has been made that no call has taken in yet, or cannot be; any other method but this does that."""
        return any(future.done() for future in self._coming.values())

    @property
    def awaited(self) -> bool:
        """Whether any program is being made."""
        return bool(self._coming)

    def want(self, name: Name) -> bool:
        """Whether a program is there. If it is not, it is being made from now on, for somebody who waits for it.

        Raises:
            NotMade: it could not be made for somebody.
        """
        self._begin(name, wanted=True)
        if name in self._not_made:
            raise NotMade(self._not_made[name])
        return name in self.there

    def ahead(self, name: Name) -> bool:
        """Whether a program is there. If it is not, it is being made from now on, unless it could not be; nobody waits for it."""
        if not self.is_given_up(name):
            self._begin(name, wanted=False)
        return name in self.there

    def is_given_up(self, name: Name) -> bool:
        """Whether it could not be made the last time, so that :meth:`ahead` does not try it."""
        self.take_in()
        return name in self._given_up

    def ask_anew(self) -> None:
        """Somebody new asks: what could not be made for others is tried once more if it is wanted now."""
        self.take_in()  # what has failed meanwhile was wanted by others
        self._not_made.clear()

    def make_now(self, name: Name) -> None:
        """Make a program on the caller's thread, if it is not there."""
        if name not in self.there:
            self.there[name] = self._make(name)

    def take_in(self) -> None:
        """Put what has been made meanwhile among those that are there."""
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
                    traceback.clear_frames(error.__traceback__)  # which hold what was to be compiled
                    self._not_made[name] = error
            elif not future.cancelled() and self._of_use(name):
                self.there[name] = future.result()
                self._given_up.discard(name)

    def clear_out(self) -> None:
        """Let go of what is of use no longer."""
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
