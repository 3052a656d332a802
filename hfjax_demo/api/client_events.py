"""Awaits the events of requests on the event loop, without a thread for each, and detects that the client disconnected.

The thread that serves a request puts an event into its queue and wakes the event loop, unless it has already been woken and has
not read the queues yet. One wake-up therefore serves all events until then. If the client disconnects, its requests are cancelled
immediately.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Self

from starlette.types import Receive

from ..events import Event, Failed, Finished
from ..runtime.request_stream import RequestStream
from ..web.refusals import ClientGone

STREAM_KEEP_ALIVE_SECONDS = 10.0  # without an event, after which a stream should send a keep-alive


class ClientEvents:
    """The events of ``streams`` while the client is connected. Leaving the ``async with`` block cancels unfinished requests.

    Args:
        streams: the event queues of all requests of one call.
        receive: the call's ASGI function; the body has been read, so it can only report a disconnect.
        silence_s: see :meth:`events`.
    """

    def __init__(
        self, streams: Sequence[RequestStream], receive: Receive, silence_s: float = STREAM_KEEP_ALIVE_SECONDS
    ) -> None:
        self._streams = streams
        self._receive = receive
        self._silence_s = silence_s
        self._open_streams = set(range(len(streams)))
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._is_loop_woken = False
        self._is_disconnected = False

    async def __aenter__(self) -> Self:
        self._disconnect_task = self._loop.create_task(self._watch_disconnect())
        for stream in self._streams:
            stream.on_event(self._wake_loop)
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        self._disconnect_task.cancel()
        for index in self._open_streams:
            self._streams[index].cancel()

    @property
    def is_open(self) -> bool:
        """Whether any of the streams has not ended."""
        return bool(self._open_streams)

    async def events(self) -> list[tuple[int, Event]]:
        """Wait for events; return those since the last call, each with the index of its stream.

        The list is empty after ``silence_s`` seconds without an event.

        Raises:
            ClientGone: the client disconnected; all requests were cancelled.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._silence_s):
                while not (found := await self._pop_events()):
                    pass  # woken for events that the last call has returned
                return found
        return []

    async def _pop_events(self) -> list[tuple[int, Event]]:
        await self._woken.wait()
        self._woken.clear()
        self._is_loop_woken = False  # before reading: later events wake the loop again
        if self._is_disconnected:
            raise ClientGone
        found = [(index, event) for index in sorted(self._open_streams) for event in self._streams[index].pop_events()]
        self._open_streams -= {index for index, event in found if isinstance(event, (Finished, Failed))}
        return found

    def _wake_loop(self) -> None:
        """Wake the event loop; called on the thread that put an event."""
        if not self._is_loop_woken:
            self._is_loop_woken = True
            with contextlib.suppress(RuntimeError):  # the server has stopped and its loop is closed
                self._loop.call_soon_threadsafe(self._woken.set)

    async def _watch_disconnect(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._is_disconnected = True
        for index in self._open_streams:
            self._streams[index].cancel()
        self._woken.set()
