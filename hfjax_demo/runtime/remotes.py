"""Remote models: concurrent answers on one event loop thread, in parallel with the device thread.

The number of concurrent requests per server is bounded; further ones wait in a queue, and are notified of their positions.
Cancelling a stream closes its connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from ..catalog import Catalog, RemoteSource, remote_keys
from ..errors import EngineFailed, HfjaxError, InvalidRequest, QueueFull, RemoteFailed
from ..events import Event, Failed, Finished, FinishReason, LoadProgress, ModelState, Queued, TextDelta, ThoughtDelta
from ..remote.server import RemoteJob, RemoteServer
from ..requests import TextRequest
from ..settings import REMOTE_STREAMS, Settings, limits_of
from ..turns import Turns
from .answering import CLOSING
from .limits import VisitorLimiter
from .model import UNCHANGED, LoadChoice, ServedModel
from .worker import RequestStream, explained

CLOSE_SECONDS = 5.0  # timeout for closing the connections when the process ends


@dataclass(eq=False, slots=True)
class _Asked:
    """A request that is sent to a server, or waits for its turn (no task yet)."""

    job: RemoteJob
    stream: RequestStream
    task: asyncio.Task[FinishReason] | None = None


@dataclass(eq=False, slots=True)
class _Server:
    """A server and its requests; ``waiting`` is in order of arrival. Changed only on the event loop's thread."""

    model: ServedModel
    connection: RemoteServer
    running: set[_Asked] = field(default_factory=set)
    waiting: list[_Asked] = field(default_factory=list)
    turns: Turns = field(default_factory=Turns)
    looking: asyncio.Task[None] | None = None


class RemoteModels:
    """Serves the catalogue's remote models. Thread-safe; the event loop's thread starts with the first request.

    Args:
        settings: the settings of the process.
        catalog: the catalogue, of which the remote models are used.
        changed: the condition notified when a model has changed; all models share its lock.
        ended: called with the last event of each request; returns False if the request had already ended.
        visitors: checks the limits per visitor.

    Raises:
        InvalidSetting: ``remote_key`` is malformed, or has a key for a model that does not exist.
    """

    def __init__(
        self,
        settings: Settings,
        catalog: Catalog,
        changed: threading.Condition,
        ended: Callable[[ServedModel, RequestStream, Event], bool],
        visitors: VisitorLimiter,
    ) -> None:
        self._settings = settings
        self._visitors = visitors
        self._most_running = limits_of(settings).running
        self._keys = remote_keys(settings.remote_key, [spec.name for spec in catalog.entries() if spec.is_remote])
        self._changed = changed
        self._ended = ended
        self._servers: dict[str, _Server] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def serve(self, model: ServedModel, request: TextRequest, stream: RequestStream) -> None:
        """Answer a request on this stream. Does not block.

        Raises:
            QueueFull: the queue has as many requests as the settings allow.
            TooManyAtOnce: the visitor has reached a limit per visitor.
            EngineFailed: the process is ending.
        """
        with self._changed:
            self._visitors.require_place(stream, model.spec.kind)
            if model.requests >= REMOTE_STREAMS + self._settings.max_queue:
                raise QueueFull(f"The queue is full ({model.requests} requests); try again in a moment.")
            model.note_answering(stream)
        source = model.spec.source
        assert isinstance(source, RemoteSource)
        asked = _Asked(RemoteJob(request, self._emit(model, stream), source.where, time.perf_counter()), stream)
        if not self._post(lambda: self._join(self._server_of(model), asked)):
            self._ended(model, stream, Failed(EngineFailed(CLOSING)))
            raise EngineFailed(CLOSING)
        stream.on_cancel(lambda: self._post(lambda: self._give_up(self._server_of(model), asked)))

    def load(self, model: ServedModel, choice: LoadChoice) -> None:
        """Check whether the server is available; the result is stored in the model's state.

        Raises:
            InvalidRequest: a dtype or a context length is given, which the remote server chooses.
        """
        if choice != UNCHANGED:
            raise InvalidRequest(
                f"{model.spec.title} runs on a remote server, which sets its precision and context length; remove them."
            )
        self._post(lambda: self._look(self._server_of(model)))

    def close(self) -> None:
        """Cancel all requests, close all connections, and end the thread."""
        with self._changed:
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
        """Schedule ``action`` on the event loop's thread; return False after :meth:`close`."""
        with self._changed:
            if self._thread is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._loop.run_forever, name="hfjax-remote", daemon=True)
                self._thread.start()
            if self._loop is not None:
                self._loop.call_soon_threadsafe(action)
            return self._loop is not None

    # -- on the loop's thread ---------------------------------------------------------------------------------------

    def _server_of(self, model: ServedModel) -> _Server:
        server = self._servers.get(model.spec.name)
        if server is None:
            spec, source = model.spec, model.spec.source
            assert isinstance(source, RemoteSource)
            connection = RemoteServer(spec.name, source, self._keys.get(spec.name), self._settings.remote_timeout)
            server = self._servers[spec.name] = _Server(model, connection)
        return server

    def _join(self, server: _Server, asked: _Asked) -> None:
        if asked.stream.cancelled:
            self._end(server, asked, Finished(FinishReason.CANCELLED, asked.job.statistics()))
        else:
            server.waiting.append(asked)
            self._admit(server)

    def _emit(self, model: ServedModel, stream: RequestStream) -> Callable[[Event], None]:
        """Return a callback that forwards a request's events to its stream, and updates the model's state from them."""

        def emit(event: Event) -> None:
            if model.state is not ModelState.READY:  # else the server has answered another request already
                if isinstance(event, LoadProgress):
                    model.set_server_state(event.state, event.message)
                elif isinstance(event, (TextDelta, ThoughtDelta)):
                    model.set_server_state(ModelState.READY)
            stream.put(event)

        return emit

    def _admit(self, server: _Server) -> None:
        """Send as many requests as may run, fairly among visitors, and notify the others of their positions in the queue."""
        held = Counter(asked.stream.visitor for asked in server.running)
        in_turn = server.turns.order([asked.stream.visitor for asked in server.waiting], held)
        for asked in [server.waiting[place] for place in in_turn]:
            visitor = asked.stream.visitor
            if len(server.running) >= REMOTE_STREAMS:
                break
            if visitor and 0 < self._most_running <= held[visitor]:
                continue
            held[visitor] += 1
            server.turns.had(visitor)
            server.waiting.remove(asked)
            server.running.add(asked)
            asked.task = asyncio.get_running_loop().create_task(server.connection.answer(asked.job))
            asked.task.add_done_callback(functools.partial(self._answered, server, asked))
        in_turn = server.turns.order([asked.stream.visitor for asked in server.waiting], held)
        for position, place in enumerate(in_turn, 1):
            server.waiting[place].stream.put(Queued(position))

    def _give_up(self, server: _Server, asked: _Asked) -> None:
        if asked.task is not None:
            asked.task.cancel()
        elif asked in server.waiting:
            server.waiting.remove(asked)
            self._end(server, asked, Finished(FinishReason.CANCELLED, asked.job.statistics()))
            self._admit(server)

    def _answered(self, server: _Server, asked: _Asked, task: asyncio.Task[FinishReason]) -> None:
        model, statistics = server.model, asked.job.statistics()
        if self._settings.public:  # the remote server's prefix cache is shared by all visitors; don't reveal its hits
            statistics = replace(statistics, reused_tokens=0)
        server.running.discard(asked)
        if task.cancelled():
            if model.state is ModelState.CONNECTING and not server.running:
                model.set_server_state(ModelState.ABSENT)  # cancelled before the server answered
            self._end(server, asked, Finished(FinishReason.CANCELLED, statistics))
        elif (error := task.exception()) is not None:
            failure = explained(error, f"answering with {model.spec.title}")
            self._note(model, failure)
            self._end(server, asked, Failed(failure))
        else:
            self._note(model, None, statistics.context_length)
            self._end(server, asked, Finished(task.result(), statistics))
        self._admit(server)

    def _end(self, server: _Server, asked: _Asked, event: Finished[Any] | Failed) -> None:
        if self._ended(server.model, asked.stream, event):
            asked.stream.put(event)

    def _note(self, model: ServedModel, error: HfjaxError | None, context_length: int = 0) -> None:
        """Update the server's state from the outcome of a request; a server that rejects a request is available."""
        if isinstance(error, RemoteFailed):
            model.set_server_state(ModelState.FAILED, str(error))
        else:
            model.set_server_state(ModelState.READY, context_length=context_length)

    def _look(self, server: _Server) -> None:
        if server.looking is None or server.looking.done():
            server.looking = asyncio.get_running_loop().create_task(self._find_out(server))

    async def _find_out(self, server: _Server) -> None:
        model, connection = server.model, server.connection
        model.set_server_state(ModelState.CONNECTING, f"to {connection.where}")
        connection.forget()
        try:
            card = await connection.card()
        except Exception as error:
            self._note(model, explained(error, f"asking for {model.spec.title}"))
        else:
            self._note(model, None, card.context_length or 0)

    async def _close(self) -> None:
        for server in self._servers.values():
            for asked in [*server.waiting, *server.running]:
                self._give_up(server, asked)
        servers = self._servers.values()
        tasks: list[asyncio.Task[Any]] = [
            asked.task for server in servers for asked in server.running if asked.task is not None
        ]
        tasks += [server.looking for server in servers if server.looking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in servers:
            await server.connection.close()
        await asyncio.sleep(0)  # run the callbacks of the cancelled tasks
