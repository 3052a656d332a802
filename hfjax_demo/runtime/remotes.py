"""The models that other servers compute: many answers at once, on one thread with an event loop, beside the device thread.

Each server is asked for a bounded number of answers at a time; whoever comes later waits in line, and is told its place. A
stream that is cancelled closes its connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..catalog import Catalog, RemoteSource, remote_keys
from ..errors import EngineFailed, HfjaxError, InvalidRequest, QueueFull, RemoteFailed
from ..events import Event, Failed, Finished, FinishReason, LoadProgress, ModelState, Queued, TextDelta
from ..remote.server import RemoteJob, RemoteServer
from ..settings import Settings
from ..text.request import TextRequest
from .entries import Entry, Request
from .failures import explained
from .worker import EventQueue

CLOSING = "The program is closing; start it again to go on."
CLOSE_SECONDS = 5.0  # for connections to be closed in, when the process ends


@dataclass(eq=False, slots=True)
class _Asked:
    """A request that is with a server, or waits for its turn there (no task yet)."""

    job: RemoteJob
    stream: EventQueue
    task: asyncio.Task[FinishReason] | None = None


@dataclass(eq=False, slots=True)
class _Line:
    """A server and who is asking it; ``waiting`` in the order they came. Changed only on the loop's thread."""

    entry: Entry
    server: RemoteServer
    running: set[_Asked] = field(default_factory=set)
    waiting: deque[_Asked] = field(default_factory=deque)
    looking: asyncio.Task[None] | None = None


class RemoteModels:
    """Serves the catalogue's remote entries. Safe to call from any thread; the thread of its own starts when it is needed.

    Args:
        settings: the process's.
        catalog: whose remote entries these are.
        lock: the one that entries are changed under.
        ended: told of the last event of an entry's request; False if somebody has told it already.

    Raises:
        InvalidSetting: the settings' keys are for no entry.
    """

    def __init__(
        self,
        settings: Settings,
        catalog: Catalog,
        lock: threading.RLock,
        ended: Callable[[Entry, EventQueue, Event], bool],
    ) -> None:
        self._settings = settings
        self._keys = remote_keys(settings.remote_key, [spec.name for spec in catalog.entries() if spec.is_remote])
        self._lock = lock
        self._ended = ended
        self._lines: dict[str, _Line] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def serve(self, entry: Entry, request: Request, stream: EventQueue) -> None:
        """Answer a request on this stream; returns at once.

        Raises:
            QueueFull: as many people are waiting as the settings admit.
            EngineFailed: the process is ending.
        """
        assert isinstance(request, TextRequest)  # kinds were compared
        with self._lock:
            if len(entry.streams) >= self._settings.remote_streams + self._settings.max_queue:
                raise QueueFull(
                    f"{len(entry.streams)} requests are being answered or waiting already; try again in a moment."
                )
            entry.streams.append(stream)
            entry.last_used = time.monotonic()
        source = entry.spec.source
        assert isinstance(source, RemoteSource)
        asked = _Asked(RemoteJob(request, self._emit(entry, stream), source.where, time.perf_counter()), stream)
        if not self._post(lambda: self._join(self._line(entry), asked)):
            self._ended(entry, stream, Failed(EngineFailed(CLOSING)))
            raise EngineFailed(CLOSING)
        stream.on_cancel(lambda: self._post(lambda: self._give_up(self._line(entry), asked)))

    def load(self, entry: Entry, dtype: str | None) -> None:
        """Ask the server whether it is there; the entry's state tells what came of it.

        Raises:
            InvalidRequest: a dtype is chosen where the model is.
        """
        if dtype is not None:
            raise InvalidRequest(
                f"{entry.spec.title} comes in the precision that its own server gives it; leave it out."
            )
        self._post(lambda: self._look(self._line(entry)))

    def close(self) -> None:
        """Close every connection, and end the thread; what is being answered ends as cancelled."""
        with self._lock:
            loop, thread, self._loop = self._loop, self._thread, None
        if loop is None or thread is None:
            return
        with contextlib.suppress(RuntimeError, TimeoutError):
            asyncio.run_coroutine_threadsafe(self._close(), loop).result(CLOSE_SECONDS)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()

    # -- on any thread ----------------------------------------------------------------------------------------------

    def _post(self, action: Callable[[], object]) -> bool:
        """Run this on the loop's thread soon; False once that is closed."""
        with self._lock:
            if self._thread is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._loop.run_forever, name="hfjax-remote", daemon=True)
                self._thread.start()
            if self._loop is not None:
                self._loop.call_soon_threadsafe(action)
            return self._loop is not None

    def _stand(self, entry: Entry, state: ModelState, message: str = "") -> None:
        with self._lock:
            entry.state, entry.message = state, message

    # -- on the loop's thread ---------------------------------------------------------------------------------------

    def _line(self, entry: Entry) -> _Line:
        line = self._lines.get(entry.spec.name)
        if line is None:
            spec, source = entry.spec, entry.spec.source
            assert isinstance(source, RemoteSource)
            server = RemoteServer(spec.name, source, self._keys.get(spec.name), self._settings.remote_timeout)
            line = self._lines[spec.name] = _Line(entry, server)
        return line

    def _join(self, line: _Line, asked: _Asked) -> None:
        if asked.stream.cancelled:
            self._end(line, asked, Finished(FinishReason.CANCELLED, asked.job.statistics()))
        else:
            line.waiting.append(asked)
            self._admit(line)

    def _emit(self, entry: Entry, stream: EventQueue) -> Callable[[Event], None]:
        """Passes a request's events on, and notes what they say of the server."""

        def emit(event: Event) -> None:
            if entry.state is not ModelState.READY:  # else it has just answered somebody, and this one merely waits
                if isinstance(event, LoadProgress):
                    self._stand(entry, event.state, event.message)
                elif isinstance(event, TextDelta):
                    self._stand(entry, ModelState.READY)
            stream.put(event)

        return emit

    def _admit(self, line: _Line) -> None:
        """Begin as many answers as may run; tell the others their places."""
        while line.waiting and len(line.running) < self._settings.remote_streams:
            asked = line.waiting.popleft()
            line.running.add(asked)
            asked.task = asyncio.get_running_loop().create_task(line.server.answer(asked.job))
            asked.task.add_done_callback(functools.partial(self._answered, line, asked))
        for position, asked in enumerate(line.waiting, 1):
            asked.stream.put(Queued(position))

    def _give_up(self, line: _Line, asked: _Asked) -> None:
        if asked.task is not None:
            asked.task.cancel()
        elif asked in line.waiting:
            line.waiting.remove(asked)
            self._end(line, asked, Finished(FinishReason.CANCELLED, asked.job.statistics()))
            self._admit(line)

    def _answered(self, line: _Line, asked: _Asked, task: asyncio.Task[FinishReason]) -> None:
        entry, statistics = line.entry, asked.job.statistics()
        line.running.discard(asked)
        if task.cancelled():
            if entry.state is ModelState.CONNECTING and not line.running:
                self._stand(entry, ModelState.ABSENT)  # nobody has waited to find out
            self._end(line, asked, Finished(FinishReason.CANCELLED, statistics))
        elif (error := task.exception()) is not None:
            failure = explained(error, f"answering with {entry.spec.title}")
            self._note(entry, failure)
            self._end(line, asked, Failed(failure))
        else:
            self._note(entry, None, statistics.context_length)
            self._end(line, asked, Finished(task.result(), statistics))
        self._admit(line)

    def _end(self, line: _Line, asked: _Asked, event: Finished[Any] | Failed) -> None:
        if self._ended(line.entry, asked.stream, event):
            asked.stream.put(event)

    def _note(self, entry: Entry, error: HfjaxError | None, context_length: int = 0) -> None:
        """Note what an answer says of its server; one that refuses a request is there."""
        if isinstance(error, RemoteFailed):
            self._stand(entry, ModelState.ABSENT, str(error))
        else:
            self._stand(entry, ModelState.READY)
            with self._lock:
                entry.context_length = context_length or entry.context_length

    def _look(self, line: _Line) -> None:
        if line.looking is None or line.looking.done():
            line.looking = asyncio.get_running_loop().create_task(self._find_out(line))

    async def _find_out(self, line: _Line) -> None:
        entry, server = line.entry, line.server
        self._stand(entry, ModelState.CONNECTING, f"connecting to {server.where}")
        server.forget()
        try:
            card = await server.card()
        except Exception as error:
            self._note(entry, explained(error, f"asking for {entry.spec.title}"))
        else:
            self._note(entry, None, card.context_length or 0)

    async def _close(self) -> None:
        for line in self._lines.values():
            for asked in [*line.waiting, *line.running]:
                self._give_up(line, asked)
        lines = self._lines.values()
        tasks: list[asyncio.Task[Any]] = [
            asked.task for line in lines for asked in line.running if asked.task is not None
        ]
        tasks += [line.looking for line in lines if line.looking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in lines:
            await line.server.close()
        await asyncio.sleep(0)  # for what has just been cancelled to end
