"""The device thread, which runs all computation. Other threads post commands to it and wait on queues.

Its loop runs the posted commands, then one step of one engine. There are no reentrant calls, so an engine's state never changes
during one of its calls. Long operations run on other threads: compilation and the reading of weights; an engine that waits for a
program has no work (:attr:`SteppableEngine.has_work`). An exception of a command or a step is logged and ends the affected
requests; the thread continues.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..errors import HfjaxError, OutOfMemory, as_hfjax_error, iterate_error_chain

Result = TypeVar("Result")

DROP_WAIT_S = 2.0  # for the programs of all engines to be dropped

_log = logging.getLogger(__name__)

# XLA's status code, and messages of PyTorch's and C++'s allocators. None of them has a separate exception class.
_OUT_OF_MEMORY_PHRASES = ("RESOURCE_EXHAUSTED", "out of memory", "can't allocate memory", "std::bad_alloc")


class SteppableEngine(Protocol):
    """The interface of an engine to the device thread."""

    @property
    def has_work(self) -> bool:
        """Whether :meth:`step` has anything to do now."""
        ...

    def step(self) -> object:
        """Do a bounded amount of work; the result has no meaning."""
        ...

    def fail(self, error: Exception) -> None:
        """End every request with this error, and reset the engine for further requests."""
        ...

    def compile_next(self) -> bool:
        """Start compiling a program that will be needed later, unless one is being compiled; return False if none is left."""
        ...


class LoadedPrograms(Protocol):
    """The programs of an engine."""

    @property
    def memory_bytes(self) -> int:
        """Memory that they take."""
        ...

    def drop_unused(self, seconds: float) -> None:
        """Drop those that have not been used for this long, if they can be loaded again."""
        ...


def loaded_programs(engine: Any) -> LoadedPrograms | None:
    """Return the programs of an engine, if it manages them by itself."""
    found: LoadedPrograms | None = getattr(engine, "programs", None)
    return found


class FairShare:
    """Schedules engines by device time: the next step is that of the busy engine with the least device time so far.

    A step of an image may take a hundred times as long as one of a chat, so that round-robin by steps would leave the chat a
    hundredth of the device time. An engine accumulates no credit while it is idle.
    """

    def __init__(self) -> None:
        self._spent: dict[int, float] = {}  # seconds by the id() of each engine that is busy now

    def choose(self, busy: Sequence[SteppableEngine]) -> SteppableEngine:
        """Return the engine among ``busy`` whose step is next."""
        level = min((self._spent[id(engine)] for engine in busy if id(engine) in self._spent), default=0.0)
        self._spent = {id(engine): self._spent.get(id(engine), level) for engine in busy}
        return min(busy, key=lambda engine: self._spent[id(engine)])

    def charge(self, engine: SteppableEngine, seconds: float) -> None:
        """Add the duration of a step of ``engine`` to its device time."""
        self._spent[id(engine)] = self._spent.get(id(engine), 0.0) + seconds


@dataclass(frozen=True, eq=False, slots=True)
class DeviceCommand:
    """A function to run on the device thread between two steps.

    Attributes:
        engine: the engine that it modifies, whose requests fail if it raises.
        future: receives the result, if a caller waits for it.
    """

    run: Callable[[], Any]
    engine: SteppableEngine | None = None
    future: Future[Any] | None = None


class DeviceWorker:
    """Runs posted functions and steps of engines on one thread. Thread-safe.

    Args:
        compile_ahead: compile programs that engines will need later while idle.
        on_idle: called, on the device thread, when there is no work left.
        on_broken: called, on the device thread, with an engine whose ``fail`` raised; it is not stepped any more.

    Attributes:
        idle_after_s: time without work after which it is idle. Replies of the text thread come sooner.
    """

    idle_after_s = 0.02

    def __init__(
        self,
        *,
        compile_ahead: bool,
        on_idle: Callable[[], None],
        on_broken: Callable[[SteppableEngine, Exception], None] = lambda engine, error: None,
    ) -> None:
        self._compile_ahead = compile_ahead
        self._on_idle = on_idle
        self._on_broken = on_broken
        self._engines: list[SteppableEngine] = []
        self._may_compile_ahead: list[SteppableEngine] = []  # engines that may have programs left to compile ahead
        self._without_compile_ahead: list[SteppableEngine] = []  # engines for which nothing is compiled ahead
        self._fair_share = FairShare()
        self._commands: deque[DeviceCommand] = deque()
        self._wake_condition = threading.Condition()
        self._is_woken = False
        self._closed = False
        self._busy_since: float | None = None  # time.monotonic(); None while idle
        self._thread = threading.Thread(target=self._run, name="hfjax-device", daemon=True)
        self._thread.start()

    @property
    def silence_s(self) -> float:
        """Seconds since the thread began its current command or step; 0 while idle.

        Compilation runs on other threads, so only a step can take long: minutes for a large image on a CPU.
        """
        since = self._busy_since
        return 0.0 if since is None else time.monotonic() - since

    def post(self, action: Callable[[], None], engine: SteppableEngine | None = None) -> None:
        """Schedule ``action`` on the device thread, after all previously posted commands.

        ``engine`` is the engine that it modifies: if ``action`` raises, the requests of that engine fail with the exception.

        Raises:
            RuntimeError: the worker is closed.
        """
        self._post(DeviceCommand(action, engine))

    def call(self, function: Callable[[], Result]) -> Future[Result]:
        """Schedule ``function`` on the device thread, and return a future of its result.

        The future is cancelled if the worker is closed first.

        Raises:
            RuntimeError: the worker is closed.
        """
        future: Future[Result] = Future()
        self._post(DeviceCommand(function, future=future))
        return future

    def run(self, function: Callable[[], Result]) -> Result:
        """Call ``function`` on the device thread, and wait for its result; errors as of :meth:`call`, and its own."""
        return self.call(function).result()

    def wake(self) -> None:
        """Make the thread check again which engines have work, because a program has been compiled."""
        with self._wake_condition:
            self._is_woken = True
            self._wake_condition.notify()

    def add(self, engine: SteppableEngine) -> None:
        """Start stepping this engine. Call on the device thread."""
        self._engines.append(engine)
        (self._may_compile_ahead if self._compile_ahead else self._without_compile_ahead).append(engine)

    def remove(self, engine: SteppableEngine) -> None:
        """Stop stepping this engine, if it was added. Call on the device thread."""
        for engines in (self._engines, self._may_compile_ahead, self._without_compile_ahead):
            if engine in engines:
                engines.remove(engine)

    def drop_unused_programs(self, seconds: float) -> Future[None]:
        """Schedule that all engines drop the programs that have not been used for this long; arguments and errors as of
        :meth:`call`."""

        def drop() -> None:
            for engine in self._engines:
                if (programs := loaded_programs(engine)) is not None:
                    programs.drop_unused(seconds)
            self._on_idle()

        return self.call(drop)

    def drop_all_programs(self) -> None:
        """Have all engines drop the programs that can be loaded again, and wait for it, but not for a long step."""
        with contextlib.suppress(RuntimeError, CancelledError, TimeoutError):  # the worker is closed, or busy
            self.drop_unused_programs(0).result(DROP_WAIT_S)

    def close(self) -> None:
        """End the thread after the current command or step, and wait for it."""
        with self._wake_condition:
            self._closed = True
            self._wake_condition.notify()
        if threading.current_thread() is not self._thread:
            self._thread.join()
        with self._wake_condition:
            futures = [command.future for command in self._commands if command.future is not None]
            self._commands.clear()
        for future in futures:
            future.cancel()

    def _post(self, command: DeviceCommand) -> None:
        with self._wake_condition:
            if self._closed:
                raise RuntimeError("the device worker is closed")
            self._commands.append(command)
            self._wake_condition.notify()

    def _run(self) -> None:
        while not self._closed:
            try:
                self._run_once()
            except BaseException:  # such as of on_idle; no exception may end the thread
                _log.exception("Unexpected error on the device thread; it continues.")

    def _run_once(self) -> None:
        """Run the posted commands, then one step; wait if there is neither."""
        self._busy_since = time.monotonic()
        with self._wake_condition:
            self._is_woken = False  # later changes are noticed below, or end the wait
            commands, self._commands = self._commands, deque()
        while commands:  # popped, so that no reference to their functions is kept while waiting
            self._run_command(commands.popleft())
        working = [engine for engine in self._engines if engine.has_work]
        if working:
            self._step(self._fair_share.choose(working))
        elif not self._has_input():
            del working
            self._busy_since = None
            with self._wake_condition:
                if self._wake_condition.wait_for(self._has_input, self.idle_after_s):
                    return
            self._compile_ahead_once()
            self._on_idle()
            with self._wake_condition:
                self._wake_condition.wait_for(self._has_input)

    def _has_input(self) -> bool:
        return bool(self._commands or self._is_woken or self._closed)

    def _run_command(self, command: DeviceCommand) -> None:
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
        except BaseException as error:  # a command must not end the thread
            if future is not None:
                future.set_exception(error)
                return
            _log.exception("A task on the device thread failed.")
            if command.engine is not None:
                self._fail(command.engine, error)

    def _step(self, engine: SteppableEngine) -> None:
        started, self._busy_since = time.perf_counter(), time.monotonic()
        try:
            engine.step()
        except BaseException as error:  # a failing engine ends its requests, not the server
            self._fail(engine, error)
        self._fair_share.charge(engine, time.perf_counter() - started)
        if (
            engine in self._engines
            and engine not in self._may_compile_ahead
            and engine not in self._without_compile_ahead
        ):
            self._may_compile_ahead.append(engine)  # the step may have made another program necessary

    def _compile_ahead_once(self) -> None:
        for engine in list(self._may_compile_ahead):
            try:
                more = engine.compile_next()
            except Exception:  # no request is affected; one that needs the program compiles it and reports the error
                _log.exception("Compiling ahead of time failed and is disabled for this engine.")
                self._without_compile_ahead.append(engine)
                more = False
            if not more and engine in self._may_compile_ahead:
                self._may_compile_ahead.remove(engine)

    def _fail(self, engine: SteppableEngine, error: BaseException) -> None:
        try:
            fail_requests(engine, error)
        except Exception as worse:  # the reset failed as well
            _log.exception("An engine could not be reset after a failure.")
            self.remove(engine)
            self._on_broken(engine, worse)


def fail_requests(engine: SteppableEngine, error: BaseException) -> None:
    """End the requests of an engine whose step raised ``error``, and reset the engine."""
    failure = to_hfjax_error(error, "working on this")
    engine.fail(failure if not isinstance(error, Exception) or is_out_of_memory(error) else error)


def is_out_of_memory(error: BaseException | None) -> bool:
    """Return whether ``error``, or one of its causes, is an out-of-memory error."""
    return any(
        isinstance(link, MemoryError | OutOfMemory)
        or (
            isinstance(link, RuntimeError) and any(sign.lower() in str(link).lower() for sign in _OUT_OF_MEMORY_PHRASES)
        )
        for link in iterate_error_chain(error, with_context=False)
    )


def to_hfjax_error(error: BaseException, doing: str) -> HfjaxError:
    """Return ``error`` as an :class:`HfjaxError`, whose message says what to do.

    Clears the frames of its traceback, which may hold a partially loaded model.

    Args:
        doing: the operation that failed, as in "while {doing}".
    """
    for link in iterate_error_chain(error):
        if link.__traceback__ is not None:
            traceback.clear_frames(link.__traceback__)
    if isinstance(error, OutOfMemory) or not is_out_of_memory(error):
        return as_hfjax_error(error, "Internal error")
    failure = OutOfMemory(
        f"The device ran out of memory while {doing}; request less at a time, unload another model or choose a smaller one."
    )
    failure.__cause__ = error
    return failure
