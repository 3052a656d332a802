"""The events of requests on the event loop, without a thread for each; and whether the client is still there.

The device thread puts an event and, if nobody has been woken since the last look, asks the loop to look: one call for
however many events come before it gets there. A client that hangs up is seen at once, whatever is being waited for, and
what was computed for it is cancelled.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Self

from starlette.types import Receive

from ..events import Event, Failed, Finished
from ..runtime.worker import EventQueue

KEEP_ALIVE_SECONDS = 10.0  # of silence, after which whoever listens should say something


class ClientGone(Exception):
    """The client has hung up; nobody reads an answer."""


class Listening:
    """The events of ``streams``, while the client is there; leaving the ``async with`` block cancels what still runs.

    Args:
        streams: all requests of one client's call.
        receive: of the call, whose body has been read; tells when the client has gone.
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
        """What has come since the last call, each with its stream's number; empty after a long silence.

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
        """On whichever thread puts an event."""
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
