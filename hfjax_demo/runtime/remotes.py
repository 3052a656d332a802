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
from ..errors import EngineFailed, HfjaxError, InvalidRequest, RemoteFailed
from ..events import Event, Failed, Finished, FinishReason, LoadProgress, ModelState, Queued, TextDelta, ThoughtDelta
from ..fair_queue import FairQueue
from ..remote.server import RemoteJob, RemoteServer
from ..requests import TextRequest
from ..settings import MAX_REMOTE_REQUESTS, Settings, effective_visitor_limits
from .dispatching import CLOSING_MESSAGE
from .model import UNCHANGED, LoadOptions, ServedModel
from .pool import ModelPool
from .request_stream import RequestStream
from .worker import to_hfjax_error

CLOSE_SECONDS = 5.0  # timeout for closing the connections when the process ends


@dataclass(eq=False, slots=True)
class _QueuedRequest:
    """A request that is sent to a server, or waits for its turn (no task yet)."""

    job: RemoteJob
    stream: RequestStream
    task: asyncio.Task[FinishReason] | None = None


@dataclass(eq=False, slots=True)
class _ServerQueue:
    """A server and its requests; ``waiting`` is in order of arrival. Changed only on the event loop's thread."""

    model: ServedModel
    connection: RemoteServer
    running: set[_QueuedRequest] = field(default_factory=set)
    waiting: list[_QueuedRequest] = field(default_factory=list)
    turns: FairQueue = field(default_factory=FairQueue)
    check_task: asyncio.Task[None] | None = None


class RemoteModels:
    """Serves the catalogue's remote models. Thread-safe; the event loop's thread starts with the first request.

    Args:
        settings: the settings of the process.
        catalog: the catalogue, of which the remote models are used.
        pool: keeps the models' states and requests.

    Raises:
        InvalidSetting: ``remote_key`` is malformed, or has a key for a model that does not exist.
    """

    def __init__(self, settings: Settings, catalog: Catalog, pool: ModelPool) -> None:
        self._settings = settings
        self._pool = pool
        self._max_running = effective_visitor_limits(settings).running
        self._keys = remote_keys(settings.remote_key, [spec.name for spec in catalog.entries() if spec.is_remote])
        self._servers: dict[str, _ServerQueue] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def serve(self, model: ServedModel, request: TextRequest, stream: RequestStream) -> None:
        """Answer a request on this stream. Does not block.

        Raises:
            QueueFull: the queue has as many requests as the settings allow.
            VisitorLimitReached: the visitor has reached a limit per visitor.
            EngineFailed: the process is ending.
        """
        with self._pool.changed:
            self._pool.require_place(model, stream, MAX_REMOTE_REQUESTS + self._settings.max_queue)
            model.streams.add(stream)
        source = model.spec.source
        assert isinstance(source, RemoteSource)
        queued = _QueuedRequest(
            RemoteJob(request, self._event_forwarder(model, stream), source.where, time.perf_counter()), stream
        )
        if not self._post(lambda: self._enqueue(self._server_for(model), queued)):
            self._pool.end(model, stream, Failed(EngineFailed(CLOSING_MESSAGE)))
            raise EngineFailed(CLOSING_MESSAGE)
        stream.on_cancel(lambda: self._post(lambda: self._cancel_request(self._server_for(model), queued)))

    def load(self, model: ServedModel, choice: LoadOptions) -> None:
        """Check whether the server is available; the result is stored in the model's state.

        Raises:
            InvalidRequest: a dtype or a context length is given, which the remote server chooses.
        """
        if choice != UNCHANGED:
            raise InvalidRequest(
                f"{model.spec.title} runs on a remote server, which sets its precision and context length; remove them."
            )
        self._post(lambda: self._start_check(self._server_for(model)))

    def close(self) -> None:
        """Cancel all requests, close all connections, and end the thread."""
        with self._pool.changed:
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
        with self._pool.changed:
            if self._thread is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._loop.run_forever, name="hfjax-remote", daemon=True)
                self._thread.start()
            if self._loop is not None:
                self._loop.call_soon_threadsafe(action)
            return self._loop is not None

    # -- on the loop's thread ---------------------------------------------------------------------------------------

    def _server_for(self, model: ServedModel) -> _ServerQueue:
        server = self._servers.get(model.spec.name)
        if server is None:
            spec, source = model.spec, model.spec.source
            assert isinstance(source, RemoteSource)
            connection = RemoteServer(spec.name, source, self._keys.get(spec.name))
            server = self._servers[spec.name] = _ServerQueue(model, connection)
        return server

    def _enqueue(self, server: _ServerQueue, queued: _QueuedRequest) -> None:
        if queued.stream.cancelled:
            self._end_request(server, queued, Finished(FinishReason.CANCELLED, queued.job.statistics()))
        else:
            server.waiting.append(queued)
            self._admit(server)

    def _event_forwarder(self, model: ServedModel, stream: RequestStream) -> Callable[[Event], None]:
        """Return a callback that forwards a request's events to its stream, and updates the model's state from them."""

        def emit(event: Event) -> None:
            if model.state is not ModelState.READY:  # else the server has answered another request already
                if isinstance(event, LoadProgress):
                    self._pool.set_remote_state(model, event.state, event.message)
                elif isinstance(event, (TextDelta, ThoughtDelta)):
                    self._pool.set_remote_state(model, ModelState.READY)
            stream.put(event)

        return emit

    def _admit(self, server: _ServerQueue) -> None:
        """Send as many requests as may run, fairly among visitors, and notify the others of their positions in the queue."""
        held = Counter(queued.stream.visitor for queued in server.running)
        in_turn = server.turns.order([queued.stream.visitor for queued in server.waiting], held)
        for queued in [server.waiting[place] for place in in_turn]:
            visitor = queued.stream.visitor
            if len(server.running) >= MAX_REMOTE_REQUESTS:
                break
            if visitor and 0 < self._max_running <= held[visitor]:
                continue
            held[visitor] += 1
            server.turns.record_turn(visitor)
            server.waiting.remove(queued)
            server.running.add(queued)
            queued.task = asyncio.get_running_loop().create_task(server.connection.answer(queued.job))
            queued.task.add_done_callback(functools.partial(self._on_answer_done, server, queued))
        in_turn = server.turns.order([queued.stream.visitor for queued in server.waiting], held)
        for position, place in enumerate(in_turn, 1):
            server.waiting[place].stream.put(Queued(position))

    def _cancel_request(self, server: _ServerQueue, queued: _QueuedRequest) -> None:
        if queued.task is not None:
            queued.task.cancel()
        elif queued in server.waiting:
            server.waiting.remove(queued)
            self._end_request(server, queued, Finished(FinishReason.CANCELLED, queued.job.statistics()))
            self._admit(server)

    def _on_answer_done(self, server: _ServerQueue, queued: _QueuedRequest, task: asyncio.Task[FinishReason]) -> None:
        model, statistics = server.model, queued.job.statistics()
        if self._settings.public:  # the remote server's prefix cache is shared by all visitors; don't reveal its hits
            statistics = replace(statistics, reused_tokens=0)
        server.running.discard(queued)
        if task.cancelled():
            if model.state is ModelState.CONNECTING and not server.running:
                self._pool.set_remote_state(model, ModelState.ABSENT)  # cancelled before the server answered
            self._end_request(server, queued, Finished(FinishReason.CANCELLED, statistics))
        elif (error := task.exception()) is not None:
            failure = to_hfjax_error(error, f"answering with {model.spec.title}")
            self._note_outcome(model, failure)
            self._end_request(server, queued, Failed(failure))
        else:
            self._note_outcome(model, None, statistics.context_length)
            self._end_request(server, queued, Finished(task.result(), statistics))
        self._admit(server)

    def _end_request(self, server: _ServerQueue, queued: _QueuedRequest, event: Finished[Any] | Failed) -> None:
        if self._pool.end(server.model, queued.stream, event):
            queued.stream.put(event)

    def _note_outcome(self, model: ServedModel, error: HfjaxError | None, context_length: int = 0) -> None:
        """Update the server's state from the outcome of a request; a server that rejects a request is available."""
        if isinstance(error, RemoteFailed):
            self._pool.set_remote_state(model, ModelState.FAILED, str(error))
        else:
            self._pool.set_remote_state(model, ModelState.READY, context_length=context_length)

    def _start_check(self, server: _ServerQueue) -> None:
        if server.check_task is None or server.check_task.done():
            server.check_task = asyncio.get_running_loop().create_task(self._check_availability(server))

    async def _check_availability(self, server: _ServerQueue) -> None:
        model, connection = server.model, server.connection
        self._pool.set_remote_state(model, ModelState.CONNECTING, f"to {connection.where}")
        connection.forget()
        try:
            model_info = await connection.model_info()
        except Exception as error:
            self._note_outcome(model, to_hfjax_error(error, f"asking for {model.spec.title}"))
        else:
            self._note_outcome(model, None, model_info.context_length)

    async def _close(self) -> None:
        for server in self._servers.values():
            for queued in [*server.waiting, *server.running]:
                self._cancel_request(server, queued)
        servers = self._servers.values()
        tasks: list[asyncio.Task[Any]] = [
            queued.task for server in servers for queued in server.running if queued.task is not None
        ]
        tasks += [server.check_task for server in servers if server.check_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in servers:
            await server.connection.close()
        await asyncio.sleep(0)  # run the callbacks of the cancelled tasks
