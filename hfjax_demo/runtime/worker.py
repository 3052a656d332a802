"""The one thread that traces, dispatches and reads results. Everybody else posts work to it and waits on a queue.

Tracing swaps the weights of a shared torch module, so two threads must never trace at once; and XLA runs one program at
a time on a CPU anyway. A single thread makes both true by construction.
"""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Protocol, Self, TypeVar

from ..events import Event, Failed, Finished

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

    def choose(self, busy: Sequence[Engine]) -> Engine:
        """The next of these, which are all that have work."""
        level = min((self._spent[id(engine)] for engine in busy if id(engine) in self._spent), default=0.0)
        self._spent = {id(engine): self._spent.get(id(engine), level) for engine in busy}
        return min(busy, key=lambda engine: self._spent[id(engine)])

    def charge(self, engine: Engine, seconds: float) -> None:
        """The engine it was the turn of has used so much."""
        self._spent[id(engine)] += seconds


class EventQueue:
    """The events of one request, from the device thread to whoever reads them.

    Iterating waits for the next event and ends after Finished or Failed. Leaving a ``with`` block cancels.
    """

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._cancelled = False
        self._on_cancel: Callable[[], None] | None = None

    @property
    def cancelled(self) -> bool:
        """Whether :meth:`cancel` has been called."""
        return self._cancelled

    def put(self, event: Event) -> None:
        """Add an event; never blocks."""
        self._queue.put(event)

    def on_cancel(self, action: Callable[[], None]) -> None:
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


class DeviceWorker:
    """Runs posted functions and steps engines, on one thread.

    With ``compile_ahead``, idle moments are used to compile what the engines have not needed yet. ``on_idle`` is called
    whenever there is nothing left to do.
    """

    def __init__(self, *, compile_ahead: bool, on_idle: Callable[[], None]) -> None:
        self._compile_ahead = compile_ahead
        self._on_idle = on_idle
        self._commands: deque[Callable[[], None]] = deque()
        self._wake = threading.Condition()
        self._engines: list[Engine] = []
        self._unprepared: list[Engine] = []  # those with programs left to compile
        self._turns = FairShare()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="hfjax-device", daemon=True)
        self._thread.start()

    def post(self, action: Callable[[], None]) -> None:
        """Run ``action`` on the device thread soon; it must not raise."""
        with self._wake:
            if self._closed:
                raise RuntimeError("the device worker is closed")
            self._commands.append(action)
            self._wake.notify()

    def call(self, function: Callable[[], Result]) -> Future[Result]:
        """Run ``function`` on the device thread soon; the future holds what it returns or raises."""
        future: Future[Result] = Future()

        def run() -> None:
            try:
                future.set_result(function())
            except BaseException as error:  # handed to whoever waits for the future
                future.set_exception(error)

        self.post(run)
        return future

    def add(self, engine: Engine) -> None:
        """Step this engine from now on. Call on the device thread."""
        self._engines.append(engine)
        if self._compile_ahead:
            self._unprepared.append(engine)

    def remove(self, engine: Engine) -> None:
        """Stop stepping this engine. Call on the device thread."""
        self._engines.remove(engine)
        if engine in self._unprepared:
            self._unprepared.remove(engine)

    def close(self) -> None:
        """End the thread after the command in hand; waits for it."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _run(self) -> None:
        while True:
            busy = any(engine.has_work for engine in self._engines)
            if not (busy or self._unprepared or self._commands):
                self._on_idle()
            with self._wake:
                if not (busy or self._unprepared):
                    self._wake.wait_for(lambda: self._commands or self._closed)
                if self._closed:
                    return
                commands = list(self._commands)
                self._commands.clear()
            for command in commands:
                command()
            if not (commands or busy):
                self._prepare(self._unprepared[0])
            working = [engine for engine in self._engines if engine.has_work]
            if working:
                engine = self._turns.choose(working)
                started = time.perf_counter()
                try:
                    engine.step()
                except Exception as error:  # an engine's failure ends its requests, never the server
                    engine.fail(error)
                self._turns.charge(engine, time.perf_counter() - started)

    def _prepare(self, engine: Engine) -> None:
        try:
            more = engine.compile_next()
        except Exception as error:  # the request that needs the program will meet it again, and report it
            engine.fail(error)
            more = False
        if not more:
            self._unprepared.remove(engine)
