"""The one thread that computes. Everybody else posts work to it and waits on a queue.

It has one loop: what was posted, then a step of the engine whose turn it is, then the next round. Nothing is run from within
something else, so an engine's state is never touched while one of its own calls is under way. Nothing long is done here: programs
are made and weights are read on other threads, and a step of an engine that waits for a program is no step at all
(:attr:`Engine.has_work`). Whatever a command or a step raises is told to those it concerns and to the log; the thread goes on.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from ..errors import EngineFailed, HfjaxError, OutOfMemory, chain
from ..events import Event, Failed, Finished

Result = TypeVar("Result")

_log = logging.getLogger(__name__)

# XLA's status code, and what PyTorch's and C++'s allocators say. There is no exception class of its own for any of them.
_SIGNS = ("RESOURCE_EXHAUSTED", "out of memory", "can't allocate memory", "std::bad_alloc")


class Engine(Protocol):
    """What the device thread drives."""

    @property
    def has_work(self) -> bool:
        """Whether :meth:`step` would do anything now."""
        ...

    def step(self) -> None:
        """Do a bounded amount of work."""
        ...

    def fail(self, error: Exception) -> None:
        """End every request with this error and be ready for the next."""
        ...

    def compile_next(self) -> bool:
        """Have a program made that will be needed later, unless one is being made; False when there is none left."""
        ...


class FairShare:
    """Whose turn it is: the busy engine that has had the least of the device's time so far.

    A step of one engine may take a hundred times as long as another's (a picture's and a chat's); taking turns step by step
    would leave the chat a hundredth of the device. What an engine does not use while it is idle is not saved up for it.
    """

    def __init__(self) -> None:
        self._spent: dict[int, float] = {}  # seconds, by the identity of each engine that is busy now

    def choose(self, busy: Sequence[Engine]) -> Engine:
        """The next of those that have work."""
        level = min((self._spent[id(engine)] for engine in busy if id(engine) in self._spent), default=0.0)
        self._spent = {id(engine): self._spent.get(id(engine), level) for engine in busy}
        return min(busy, key=lambda engine: self._spent[id(engine)])

    def charge(self, engine: Engine, seconds: float) -> None:
        """Note that a step of ``engine`` has taken so many seconds of the device's time."""
        self._spent[id(engine)] = self._spent.get(id(engine), 0.0) + seconds


class EventQueue:
    """The events of one request, from the device thread to whoever reads them.

    Iterating waits for the next event and ends after Finished or Failed. Whoever must not wait asks to be told of events
    (:meth:`on_event`) and takes those that are there. Leaving a ``with`` block cancels.

    Args:
        watch: sees each event first, on the thread that adds it.
        visitor: whom the request counts for; "" is nobody in particular.
        places: how many answers or pictures it counts as.
    """

    def __init__(self, watch: Callable[[Event], None] | None = None, *, visitor: str = "", places: int = 1) -> None:
        self.visitor = visitor
        self.places = places
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._watch = watch
        self._on_event: Callable[[], None] | None = None
        self._lock = threading.Lock()
        self._cancelled = False
        self._over = False
        self._on_cancel: Callable[[], object] | None = None

    @property
    def cancelled(self) -> bool:
        """Whether :meth:`cancel` has been called."""
        return self._cancelled

    def put(self, event: Event) -> None:
        """Add an event; never blocks. Behind the last one there is nothing to cancel."""
        if isinstance(event, (Finished, Failed)):
            with self._lock:
                self._over, self._on_cancel = True, None  # which holds the engine, and this queue
        if self._watch is not None:
            try:
                self._watch(event)
            except Exception:  # who watches is no part of the answer, nor of those that are computed with it
                _log.exception("The observer of a request failed.")
        self._queue.put(event)
        told = self._on_event
        if told is not None:
            told()

    def on_event(self, action: Callable[[], None]) -> None:
        """Call ``action`` now, as events may be there already, and after each further event, on the thread that adds it."""
        self._on_event = action
        action()

    def taken(self) -> list[Event]:
        """The events that are there and nobody has read, oldest first; never waits."""
        events: list[Event] = []
        with contextlib.suppress(queue.Empty):
            while True:
                events.append(self._queue.get_nowait())
        return events

    def on_cancel(self, action: Callable[[], object]) -> None:
        """Set what :meth:`cancel` does, in place of what was set before; if it was called already, do it now. Nothing once the
        request is over."""
        with self._lock:
            self._on_cancel = None if self._over else action
            late = self._cancelled and not self._over
        if late:
            action()

    def cancel(self) -> None:
        """Ask for the request to be stopped, from any thread, any number of times."""
        with self._lock:
            action = None if self._cancelled else self._on_cancel
            self._cancelled = True
        if action is not None:
            action()

    def __iter__(self) -> Iterator[Event]:
        while True:
            event = self._queue.get()
            yield event
            if isinstance(event, (Finished, Failed)):
                return

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.cancel()


@dataclass(frozen=True, eq=False, slots=True)
class Command:
    """Something to run on the device thread between two steps.

    Attributes:
        engine: the one it changes, whose requests end if it raises.
        future: what somebody waits for meanwhile.
    """

    run: Callable[[], Any]
    engine: Engine | None = None
    future: Future[Any] | None = None


class DeviceWorker:
    """Runs posted functions and steps engines, on one thread. Safe to call from any.

    Args:
        compile_ahead: use idle moments to have programs made that the engines have not needed yet.
        on_idle: called whenever there is nothing left to do.
        on_broken: told of an engine that could not even fail its requests, which is not stepped any more.

    Both are called on the device thread.
    """

    def __init__(
        self,
        *,
        compile_ahead: bool,
        on_idle: Callable[[], None],
        on_broken: Callable[[Engine, Exception], None] = lambda engine, error: None,
    ) -> None:
        self._compile_ahead = compile_ahead
        self._on_idle = on_idle
        self._on_broken = on_broken
        self._engines: list[Engine] = []
        self._unprepared: list[Engine] = []  # those that may have programs left to be made
        self._not_ahead: list[Engine] = []  # those that have none made before somebody needs it
        self._turns = FairShare()
        self._commands: deque[Command] = deque()
        self._news = threading.Condition()
        self._woken = False
        self._closed = False
        self._busy_since: float | None = None  # time.monotonic(); None while it waits for something to do
        self._thread = threading.Thread(target=self._run, name="hfjax-device", daemon=True)
        self._thread.start()

    @property
    def silence_s(self) -> float:
        """Seconds since the thread's last sign of life: since it began what it is at; 0 while it waits for something to do.

        It gives one between any two commands and steps. Programs are made elsewhere, so that only a step can be long: for a large
        picture on a CPU it takes minutes.
        """
        since = self._busy_since
        return 0.0 if since is None else time.monotonic() - since

    def post(self, action: Callable[[], None], engine: Engine | None = None) -> None:
        """Run ``action`` on the device thread soon, after what was posted before it.

        ``engine`` is the one it changes: if it raises, that engine's requests end with what it raised.

        Raises:
            RuntimeError: the worker is closed.
        """
        self._post(Command(action, engine))

    def call(self, function: Callable[[], Result]) -> Future[Result]:
        """Run ``function`` on the device thread soon; the future holds what it returns or raises.

        It is cancelled if the worker is closed before that.

        Raises:
            RuntimeError: the worker is closed.
        """
        future: Future[Result] = Future()
        self._post(Command(function, future=future))
        return future

    def wake(self) -> None:
        """Have the thread look again which engines have work, because a program has been made."""
        with self._news:
            self._woken = True
            self._news.notify()

    def add(self, engine: Engine) -> None:
        """Step this engine from now on. Call on the device thread."""
        self._engines.append(engine)
        (self._unprepared if self._compile_ahead else self._not_ahead).append(engine)

    def remove(self, engine: Engine) -> None:
        """Stop stepping this engine, if that was done at all. Call on the device thread."""
        for engines in (self._engines, self._unprepared, self._not_ahead):
            if engine in engines:
                engines.remove(engine)

    def close(self) -> None:
        """End the thread after the command or step in hand; waits for it."""
        with self._news:
            self._closed = True
            self._news.notify()
        if threading.current_thread() is not self._thread:
            self._thread.join()
        with self._news:
            futures = [command.future for command in self._commands if command.future is not None]
            self._commands.clear()
        for future in futures:
            future.cancel()

    def _post(self, command: Command) -> None:
        with self._news:
            if self._closed:
                raise RuntimeError("the device worker is closed")
            self._commands.append(command)
            self._news.notify()

    def _run(self) -> None:
        while not self._closed:
            try:
                self._turn()
            except BaseException:  # of what this thread serves; the thread itself outlives everything
                _log.exception("Unexpected error on the device thread; it continues.")

    def _turn(self) -> None:
        """What was posted, then a step; or, where there is neither, a wait."""
        self._busy_since = time.monotonic()
        with self._news:
            self._woken = False  # whatever comes from now on is seen below, or ends the wait
            commands, self._commands = self._commands, deque()
        while commands:  # whatever they hold goes before a wait
            self._run_command(commands.popleft())
        working = [engine for engine in self._engines if engine.has_work]
        if working:
            self._step(self._turns.choose(working))
        elif not self._has_news():
            del working
            self._use_idle_moment()
            self._on_idle()
            self._busy_since = None
            with self._news:
                self._news.wait_for(self._has_news)

    def _has_news(self) -> bool:
        return bool(self._commands or self._woken or self._closed)

    def _run_command(self, command: Command) -> None:
        future = command.future
        if self._closed:
            if future is not None:
                future.cancel()
            return
        self._busy_since = time.monotonic()
        if future is not None and not future.set_running_or_notify_cancel():
            return
        try:
            result = command.run()
            if future is not None:
                future.set_result(result)
        except BaseException as error:  # the thread outlives whatever it is given
            if future is not None:
                future.set_exception(error)
                return
            _log.exception("A task on the device thread failed.")
            if command.engine is not None:
                self._fail(command.engine, error)

    def _step(self, engine: Engine) -> None:
        started, self._busy_since = time.perf_counter(), time.monotonic()
        try:
            engine.step()
        except BaseException as error:  # an engine's failure ends its requests, never the server
            self._fail(engine, error)
        self._turns.charge(engine, time.perf_counter() - started)
        if engine in self._engines and engine not in self._unprepared and engine not in self._not_ahead:
            self._unprepared.append(engine)  # the answer may have brought it near needing another program

    def _use_idle_moment(self) -> None:
        for engine in list(self._unprepared):
            try:
                more = engine.compile_next()
            except Exception:  # nobody has asked for it; whoever needs a program asks for it, and is told
                _log.exception("Compiling ahead of time failed and is disabled for this engine.")
                self._not_ahead.append(engine)
                more = False
            if not more and engine in self._unprepared:
                self._unprepared.remove(engine)

    def _fail(self, engine: Engine, error: BaseException) -> None:
        failure = explained(error, "working on this")
        try:
            engine.fail(failure if not isinstance(error, Exception) or ran_out_of_memory(error) else error)
        except Exception as worse:  # starting over failed as well
            _log.exception("An engine could not be reset after a failure.")
            self.remove(engine)
            self._on_broken(engine, worse)


def ran_out_of_memory(error: BaseException | None) -> bool:
    """Whether ``error``, or what caused it, means that there was no memory left."""
    return any(
        isinstance(link, MemoryError | OutOfMemory)
        or (isinstance(link, RuntimeError) and any(sign.lower() in str(link).lower() for sign in _SIGNS))
        for link in chain(error, with_context=False)
    )


def explained(error: BaseException, doing: str) -> HfjaxError:
    """``error`` as one of this program's own, which says what to do.

    What the frames of its traceback still hold, which may be a model half loaded, goes.

    Args:
        doing: what was being done, as in "while it was {doing}".
    """
    for link in chain(error):
        if link.__traceback__ is not None:
            traceback.clear_frames(link.__traceback__)
    if isinstance(error, OutOfMemory):
        return error
    if ran_out_of_memory(error):
        failure: EngineFailed = OutOfMemory(
            f"The device ran out of memory while {doing}; request less at a time, unload another model or choose a "
            "smaller one."
        )
    elif isinstance(error, HfjaxError):
        return error
    else:
        failure = EngineFailed(f"Internal error ({type(error).__name__}: {error}); try again.")
    failure.__cause__ = error
    return failure
