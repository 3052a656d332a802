"""Awaits the events of requests on the event loop, without a thread for each, and notices when the client hangs up.

The device thread puts an event into its queue and wakes the event loop, unless the loop has been woken already and has not
yet looked. So one wake-up serves however many events come before the loop gets there. When a client hangs up, its requests
are cancelled at once, whatever the loop is waiting for.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Self, TypeVar

from starlette.types import Receive

from ..events import Event, Failed, Finished, FinishReason
from ..runtime.worker import EventQueue
from ..web.refusals import SERVER, ClientGone, Refusal
from .errors import of_error

Told = TypeVar("Told")

KEEP_ALIVE_SECONDS = 10.0  # of silence, after which whoever listens should say something


class Listening:
    """The events of ``streams``, while the client is there; leaving the ``async with`` block cancels what still runs.

    Args:
        streams: all requests of one client's call.
        receive: the call's ASGI function; the body has been read, so all that it can still tell is that the client has gone.
        silence_s: see :meth:`events`.
    """

    def __init__(self, streams: Sequence[EventQueue], receive: Receive, silence_s: float = KEEP_ALIVE_SECONDS) -> None:
        self._streams = streams
        self._receive = receive
        self._silence_s = silence_s
        self._open = set(range(len(streams)))
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._told = False
        self._gone = False
        self._heard = self._loop.time()

    async def __aenter__(self) -> Self:
        self._watching = self._loop.create_task(self._watch())
        self._timer = self._loop.call_later(self._silence_s, self._tick)
        for stream in self._streams:
            stream.on_event(self._tell)
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        self._timer.cancel()
        self._watching.cancel()
        for index in self._open:
            self._streams[index].cancel()

    @property
    def is_open(self) -> bool:
        """Whether any of the streams has events to come."""
        return bool(self._open)

    async def events(self) -> list[tuple[int, Event]]:
        """Wait for events; returns those that have come since the last call, each with the index of its stream.

        The list is empty after ``silence_s`` seconds without an event.

        Raises:
            ClientGone: it has hung up; everything was cancelled.
        """
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._told = False  # before looking: whoever puts an event from here on wakes us again
            if self._gone:
                raise ClientGone
            found = [(index, event) for index in sorted(self._open) for event in self._streams[index].taken()]
            now = self._loop.time()
            if not found and now - self._heard < self._silence_s:
                continue  # woken for what the last call has taken already
            self._heard = now
            for index, event in found:
                if isinstance(event, (Finished, Failed)):
                    self._open.discard(index)
            return found

    def _tell(self) -> None:
        """Wake the event loop; called on the thread that has put an event."""
        if not self._told:
            self._told = True
            with contextlib.suppress(RuntimeError):  # the server has ended, and its loop with it
                self._loop.call_soon_threadsafe(self._woken.set)

    def _tick(self) -> None:
        now = self._loop.time()
        due = self._heard + self._silence_s
        if now >= due:
            self._woken.set()
            due = now + self._silence_s
        self._timer = self._loop.call_at(due, self._tick)

    async def _watch(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._gone = True
        for index in self._open:
            self._streams[index].cancel()
        self._woken.set()


async def only_event(
    streams: Sequence[EventQueue], receive: Receive, wanted: type[Told], what: str
) -> tuple[Told, Any]:
    """The one event of this type that a request has for an answer, and its statistics. ``what`` was asked for, in words.

    Raises:
        Refusal: it failed, or was cancelled by the server.
        ClientGone: the client has hung up.
    """
    found: Told | None = None
    last: Event | None = None
    async with Listening(streams, receive) as heard:
        while heard.is_open:
            for _, event in await heard.events():
                if isinstance(event, wanted):
                    found = event
                last = event
    if isinstance(last, Failed):
        raise of_error(last.error)
    if found is None or not isinstance(last, Finished) or last.reason is FinishReason.CANCELLED:
        raise stopped(what)
    return found, last.statistics


def stopped(what: str) -> Refusal:
    """The error where the server itself has cancelled a request."""
    return Refusal(503, f"The server stopped {what}; try again.", "cancelled", SERVER)
