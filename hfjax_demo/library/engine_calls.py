"""Runs the requests of an engine on the thread of those who read its answers."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

from ..events import Event, Failed, Finished, LoadProgress
from ..runtime.worker import fail_requests

Emit = Callable[[Event], None]


def _nothing_comes() -> None:
    raise RuntimeError("The engine has no work, and nothing that it waits for.")


class EngineRequest:
    """A request in an engine, whose events are computed as they are read. Leaving the ``with`` block cancels it.

    Requests of one engine share its steps: those that are read in turn are answered in one batch. Ctrl-C cancels the request
    after the present step, so that the engine keeps its state; the events end with ``Finished(CANCELLED)``.

    Args:
        engine: an engine of :mod:`hfjax_demo.text` or :mod:`hfjax_demo.image`; all its requests are read on one thread.
        submit: submits the request, given where its events go, and returns the engine's handle of it.
        wait: waits for what an engine without work waits for, which is programs that other threads compile.
        notes: further events for whoever reads, which others may append.
    """

    def __init__(
        self,
        engine: Any,
        submit: Callable[[Emit], Any],
        wait: Callable[[], object] = _nothing_comes,
        notes: deque[LoadProgress] | None = None,
    ) -> None:
        self._engine = engine
        self._notes = deque[LoadProgress]() if notes is None else notes
        self._wait = wait
        self._events: deque[Event] = deque()
        self._job = submit(self._events.append)

    def __iter__(self) -> Iterator[Event]:
        while True:
            while self._events:
                event = self._events.popleft()
                yield event
                if isinstance(event, (Finished, Failed)):
                    return
            while self._notes:
                yield self._notes.popleft()
            try:
                self._advance()
            except KeyboardInterrupt:
                self.cancel()

    def _advance(self) -> None:
        if not self._engine.has_work:
            self._wait()
            return
        with _interrupts_deferred():
            try:
                self._engine.step()
            except Exception as error:  # ends the requests in the engine, as on the device thread
                fail_requests(self._engine, error)

    def cancel(self) -> None:
        """Cancel the request, if it has not ended."""
        self._engine.cancel(self._job)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cancel()


@contextlib.contextmanager
def _interrupts_deferred() -> Iterator[None]:
    """Raise the KeyboardInterrupt of a Ctrl-C in this ``with`` block at its end. Elsewhere than on the main thread, and where
    the program has its own handler, nothing changes."""
    usual = signal.default_int_handler
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGINT) is not usual:
        yield
        return
    came: list[object] = []
    signal.signal(signal.SIGINT, lambda *_: came.append(None))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if came:
        raise KeyboardInterrupt


def without_failure(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events of a request.

    Raises:
        HfjaxError: the request failed.
    """
    for event in events:
        if isinstance(event, Failed):
            raise event.error
        yield event
