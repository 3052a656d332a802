"""The stream of events of one request, from the threads that serve it to its reader."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Iterator
from typing import Self

from ..events import Event, Failed, Finished, TextDelta, ThoughtDelta

_log = logging.getLogger(__name__)


class RequestStream:
    """The stream of events of one request, from the threads that serve it to its reader.

    Iteration blocks until the next event and ends after Finished or Failed. Readers that must not block set a callback
    (:meth:`on_event`) and call :meth:`pop_events`. Leaving a ``with`` block cancels the request.

    Args:
        watch: called with each event before it is queued, on the thread that adds it.
        visitor: the visitor for whose limits the request counts; "" for an anonymous request.
        places: number of answers or images that the request counts as.

    Attributes:
        has_text: whether text has come; the progress of compilation is not sent to the request any more.
    """

    def __init__(self, watch: Callable[[Event], None] | None = None, *, visitor: str = "", places: int = 1) -> None:
        self.visitor = visitor
        self.places = places
        self.has_text = False
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._observer = watch
        self._on_event: Callable[[], None] | None = None
        self._lock = threading.Lock()
        self._cancelled = False
        self._has_ended = False
        self._on_cancel: Callable[[], object] | None = None

    @property
    def cancelled(self) -> bool:
        """Whether :meth:`cancel` has been called."""
        return self._cancelled

    def put(self, event: Event) -> None:
        """Add an event. Never blocks. After the last event, :meth:`cancel` has no effect."""
        if isinstance(event, (Finished, Failed)):
            with self._lock:
                self._has_ended, self._on_cancel = True, None  # it refers to the engine and to this queue
        self.has_text = self.has_text or isinstance(event, (TextDelta, ThoughtDelta))
        if self._observer is not None:
            try:
                self._observer(event)
            except Exception:  # an observer must not affect this request, nor others in its batch
                _log.exception("The observer of a request failed.")
        self._queue.put(event)
        told = self._on_event
        if told is not None:
            told()

    def on_event(self, action: Callable[[], None]) -> None:
        """Call ``action`` now, since events may be queued already, and after each event, on the thread that adds it."""
        self._on_event = action
        action()

    def pop_events(self) -> list[Event]:
        """Remove and return the queued events, oldest first. Never blocks."""
        events: list[Event] = []
        with contextlib.suppress(queue.Empty):
            while True:
                events.append(self._queue.get_nowait())
        return events

    def on_cancel(self, action: Callable[[], object]) -> None:
        """Set the action of :meth:`cancel`, replacing the previous one; call it now if the request was cancelled already. Has no
        effect after the request has ended."""
        with self._lock:
            self._on_cancel = None if self._has_ended else action
            late = self._cancelled and not self._has_ended
        if late:
            action()

    def cancel(self) -> None:
        """Request cancellation. Thread-safe and idempotent."""
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
