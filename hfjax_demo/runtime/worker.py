"""The one thread that traces, dispatches and reads results. Everybody else posts work to it and waits on a queue.

Tracing swaps the weights of a shared torch module, so two threads must never trace at once; and XLA runs one program at
a time on a CPU anyway. A single thread makes both true by construction.

What takes long, a load or a picture's first step, calls :meth:`DeviceWorker.serve_others` between its programs, so that
chats never wait for more than one of them. If the thread itself dies, another one takes over.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from ..events import Event, Failed, Finished
from .failures import explained, ran_out_of_memory

Result = TypeVar("Result")


class Engine(Protocol):
    """What the device thread drives."""

    @property
    def has_work(self) -> bool:
        """Whether :meth:`step` would do anything."""
        ...

    def step(self) -> None:
        """Do a bounded amount of work."""
        ...

    def fail(self, error: Exception) -> None:
        """End every request with this error and be ready for the next."""
        ...

    def compile_next(self) -> bool:
        """Use an idle moment; False when there is nothing left to prepare."""
        ...


class FairShare:
    """Whose turn it is: the busy engine that has had the least of the device's time so far.

    A step of one engine may take a hundred times as long as another's (a picture's and a chat's); taking turns step by step
    would leave the chat a hundredth of the device. What an engine does not use while it is idle is not saved up for it.
    """

    def __init__(self) -> None:
        self._spent: dict[int, float] = {}  # seconds, by the identity of each engine that is busy now

    def choose(self, busy: Sequence[Engine], among: Sequence[Engine] | None = None) -> Engine:
        """The next of ``among``; ``busy`` are all that have work (None: any of them may be next)."""
        level = min((self._spent[id(engine)] for engine in busy if id(engine) in self._spent), default=0.0)
        self._spent = {id(engine): self._spent.get(id(engine), level) for engine in busy}
        return min(busy if among is None else among, key=lambda engine: self._spent[id(engine)])

    def charge(self, engine: Engine, seconds: float) -> None:
        """The engine it was the turn of has used so much."""
        self._spent[id(engine)] = self._spent.get(id(engine), 0.0) + seconds


class EventQueue:
    """The events of one request, from the device thread to whoever reads them.

    Iterating waits for the next event and ends after Finished or Failed. Whoever must not wait asks to be told of events
    (:meth:`on_event`) and takes those that are there. Leaving a ``with`` block cancels.

    Args:
        watch: sees each event first, on the thread that adds it.
    """

    def __init__(self, watch: Callable[[Event], None] | None = None) -> None:
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._watch = watch
        self._on_event: Callable[[], None] | None = None
        self._lock = threading.Lock()
        self._cancelled = False
        self._on_cancel: Callable[[], object] | None = None

    @property
    def cancelled(self) -> bool:
        """Whether :meth:`cancel` has been called."""
        return self._cancelled

    def put(self, event: Event) -> None:
        """Add an event; never blocks."""
        if self._watch is not None:
            self._watch(event)
        self._queue.put(event)
        told = self._on_event
        if told is not None:
            told()

    def on_event(self, action: Callable[[], None]) -> None:
        """Call this after every event from now on, on the thread that adds it, and once at once: there may be some."""
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
        """What cancelling does, once there is something to cancel; runs at once when it is too late already."""
        with self._lock:
            self._on_cancel = action
            late = self._cancelled
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
    """Something to run on the device thread.

    ``engine`` is the only one it touches; None: it may touch anything. ``future`` is what somebody waits for meanwhile.
    """

    run: Callable[[], None]
    engine: Engine | None = None
    future: Future[Any] | None = None


def _ignore(*_: object) -> None:
    """The listener of whoever does not listen."""


class DeviceWorker:
    """Runs posted functions and steps engines, on one thread.

    Args:
        compile_ahead: use idle moments to compile what the engines have not needed yet.
        on_idle: called whenever there is nothing left to do.
        on_broken: told of an engine that could not even fail its requests, which is not stepped any more.
        on_death: told what ended the device thread, before another one takes over; it knows none of the engines.

    All three are called on the device thread.
    """

    _engines: list[Engine]
    _unprepared: list[Engine]  # those with programs left to compile
    _turns: FairShare
    _stepping: Engine | None  # the one whose step or compilation is going on
    _serving: bool  # inside serve_others
    _served: float  # seconds of this thread that work in hand has given to others
    _since: float  # when the work in hand began, or last gave the others a turn
    _owed: float  # seconds that the others have yet to get for what it has had

    def __init__(
        self,
        *,
        compile_ahead: bool,
        on_idle: Callable[[], None],
        on_broken: Callable[[Engine, Exception], None] = _ignore,
        on_death: Callable[[BaseException], None] = _ignore,
    ) -> None:
        self._compile_ahead = compile_ahead
        self._on_idle = on_idle
        self._on_broken = on_broken
        self._on_death = on_death
        self._commands: deque[Command] = deque()
        self._wake = threading.Condition()
        self._closed = False
        self._forget_engines()
        self._thread = self._start()

    def post(self, action: Callable[[], None], engine: Engine | None = None) -> None:
        """Run ``action`` on the device thread soon; it must not raise.

        With ``engine``, which is then all it may touch, it can run while something else goes on (see
        :meth:`serve_others`). What is posted for one engine runs in the order it was posted.
        """
        self._post(Command(action, engine))

    def call(self, function: Callable[[], Result]) -> Future[Result]:
        """Run ``function`` on the device thread soon; the future holds what it returns or raises.

        It is cancelled if the worker is closed before that.
        """
        future: Future[Result] = Future()

        def run() -> None:
            self._begin_work()
            try:
                future.set_result(function())
            except BaseException as error:  # handed to whoever waits for the future
                future.set_exception(error)

        self._post(Command(run, future=future))
        return future

    def add(self, engine: Engine) -> None:
        """Step this engine from now on. Call on the device thread."""
        self._engines.append(engine)
        if self._compile_ahead:
            self._unprepared.append(engine)

    def remove(self, engine: Engine) -> None:
        """Stop stepping this engine, if that was done at all. Call on the device thread."""
        for engines in (self._engines, self._unprepared):
            if engine in engines:
                engines.remove(engine)

    def serve_others(self) -> None:
        """Give the other engines a turn, from within a load or an engine's step, while nothing is being traced.

        They get as much time as the work in hand has had so far; a step that takes longer counts against their next turn.
        Does nothing on any other thread.
        """
        if self._serving or threading.current_thread() is not self._thread:
            return
        started = now = time.perf_counter()
        self._owed += started - self._since
        self._serving = True
        try:
            while True:
                self._run_commands_of_others()
                working = [engine for engine in self._engines if engine.has_work]
                others = [engine for engine in working if engine is not self._stepping]
                if not others or self._owed <= 0 or self._closed:
                    break
                self._step(self._turns.choose(working, others))
                before, now = now, time.perf_counter()
                self._owed -= now - before
        finally:
            self._serving = False
            self._since = time.perf_counter()
            self._served += self._since - started

    def close(self) -> None:
        """End the thread after the command in hand; waits for it."""
        with self._wake:
            self._closed = True
            self._wake.notify()
            thread = self._thread
        if threading.current_thread() is not thread:
            thread.join()
        with self._wake:
            futures = [command.future for command in self._commands if command.future is not None]
            self._commands.clear()
        for future in futures:
            future.cancel()

    def _post(self, command: Command) -> None:
        with self._wake:
            if self._closed:
                raise RuntimeError("the device worker is closed")
            self._commands.append(command)
            self._wake.notify()

    def _start(self) -> threading.Thread:
        thread = threading.Thread(target=self._run, name="hfjax-device", daemon=True)
        thread.start()
        return thread

    def _forget_engines(self) -> None:
        self._engines = []
        self._unprepared = []
        self._turns = FairShare()
        self._stepping = None
        self._serving = False
        self._served = 0.0
        self._begin_work()

    def _begin_work(self) -> None:
        self._since = time.perf_counter()
        self._owed = 0.0

    def _run(self) -> None:
        try:
            while self._turn():
                pass
        except BaseException as error:  # nothing that anyone foresaw: go on with a fresh thread and no engines
            self._forget_engines()
            try:
                if not self._closed:
                    self._on_death(error)
            finally:
                with self._wake:
                    if not self._closed:
                        self._thread = self._start()

    def _turn(self) -> bool:
        """One round of the thread; False when it is to end. No engine is referred to between two rounds."""
        busy = any(engine.has_work for engine in self._engines)
        if not (busy or self._unprepared or self._commands):
            self._on_idle()
        with self._wake:
            if not (busy or self._unprepared):
                self._wake.wait_for(lambda: self._commands or self._closed)
            if self._closed:
                return False
            count = len(self._commands)  # what is posted from now on waits for the next round
        for _ in range(count):
            self._run_next_command()
        if not (count or busy):
            self._prepare(self._unprepared[0])
        working = [engine for engine in self._engines if engine.has_work]
        if working:
            self._stepping = self._turns.choose(working)
            try:
                self._step(self._stepping)
            finally:
                self._stepping = None
        return True

    def _run_next_command(self) -> None:
        with self._wake:
            if not self._commands:
                return  # serve_others was quicker
            command = self._commands.popleft()
        command.run()

    def _run_commands_of_others(self) -> None:
        with self._wake:
            ready = [item for item in self._commands if item.engine not in (None, self._stepping)]
            for item in ready:
                self._commands.remove(item)
        for item in ready:
            item.run()

    def _step(self, engine: Engine) -> None:
        started, served = time.perf_counter(), self._served
        if not self._serving:
            self._begin_work()
        try:
            engine.step()
        except Exception as error:  # an engine's failure ends its requests, never the server
            self._fail(engine, error)
        lent = 0.0 if self._serving else self._served - served
        self._turns.charge(engine, time.perf_counter() - started - lent)
        if self._compile_ahead and not engine.has_work and engine in self._engines and engine not in self._unprepared:
            self._unprepared.append(engine)  # the answer may have brought it near needing another program

    def _prepare(self, engine: Engine) -> None:
        self._stepping = engine
        self._begin_work()
        try:
            more = engine.compile_next()
        except Exception as error:  # the request that needs the program will meet it again, and report it
            self._fail(engine, error)
            more = False
        finally:
            self._stepping = None
        if not more and engine in self._unprepared:
            self._unprepared.remove(engine)

    def _fail(self, engine: Engine, error: Exception) -> None:
        try:
            engine.fail(explained(error, "working on this") if ran_out_of_memory(error) else error)
        except Exception as worse:  # starting over failed as well
            self.remove(engine)
            self._on_broken(engine, worse)
