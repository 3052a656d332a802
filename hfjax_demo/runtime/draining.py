"""The end of a server that does not cut anybody short: nothing new begins, and what runs gets a while to finish."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from ..errors import ShuttingDown
from .worker import EventQueue

SHUTTING_DOWN = "The server is shutting down and takes nothing new; try again in a minute."
LOOK_SECONDS = 0.02  # between two looks at what still runs
CANCEL_SECONDS = 10.0  # that what was cancelled gets to come to its end


class Door:
    """Open until :meth:`shut`. ``inside`` tells the streams that have not ended. Safe to use from any thread."""

    def __init__(self, inside: Callable[[], Sequence[EventQueue]]) -> None:
        self._inside = inside
        self._shut = threading.Event()

    @property
    def is_shut(self) -> bool:
        """Whether nothing new may begin."""
        return self._shut.is_set()

    def shut(self) -> None:
        """Let nobody in from now on."""
        self._shut.set()

    def require_open(self) -> None:
        """Raises :class:`ShuttingDown` when it is shut."""
        if self._shut.is_set():
            raise ShuttingDown(SHUTTING_DOWN)

    def drain(self, limit_s: float, hurry: threading.Event) -> bool:
        """Wait until all streams have ended; after ``limit_s``, or when ``hurry`` is set, cancel those that have not.

        Returns:
            whether all of them came to their own end.
        """
        end = time.monotonic() + limit_s
        while (streams := self._inside()) and time.monotonic() < end and not hurry.wait(LOOK_SECONDS):
            pass
        for stream in streams:
            stream.cancel()
        end = time.monotonic() + CANCEL_SECONDS
        while self._inside() and time.monotonic() < end:
            time.sleep(LOOK_SECONDS)
        return not streams
