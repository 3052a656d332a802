"""The models that other servers compute: many answers at once, on one thread with an event loop, beside the device thread.

Each server is asked for a bounded number of answers at a time; whoever comes later waits in a queue, and is told its place. A
stream that is cancelled closes its connection.
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
from .limits import Visitors
from .model import UNCHANGED, LoadChoice, ServedModel
from .worker import EventQueue, explained

CLOSING = "The server is shutting down."
CLOSE_SECONDS = 5.0  # for connections to be closed in, when the process ends


@dataclass(eq=False, slots=True)
class _Asked:
    """A request that is with a server, or waits for its turn there (no task yet)."""

    job: RemoteJob
    stream: EventQueue
    task: asyncio.Task[FinishReason] | None = None


@dataclass(eq=False, slots=True)
class _Server:
    """A server and who is asking it; ``waiting`` in the order they came. Changed only on the loop's thread."""

    model: ServedModel
    connection: RemoteServer
    running: set[_Asked] = field(default_factory=set)
    waiting: list[_Asked] = field(default_factory=list)
    turns: Turns = field(default_factory=Turns)
    looking: asyncio.Task[None] | None = None


class RemoteModels:
    """Serves the catalogue's models of other servers. Safe to call from any thread; its own starts when it is needed.

    Args:
        settings: the process's.
        catalog: whose models these are.
        lock: the one that all models share.
        ended: called with the last event of a model's request; returns False if the request had ended already.
        visitors: says what one visitor may have.

    Raises:
        InvalidSetting: the settings' keys are for no such model.
    """

    def __init__(
        self,
        settings: Settings,
        catalog: Catalog,
        lock: threading.RLock,
        ended: Callable[[ServedModel, EventQueue, Event], bool],
        visitors: Visitors,
    ) -> None:
        self._settings = settings
        self._visitors = visitors
        self._most_running = limits_of(settings).running
        self._keys = remote_keys(settings.remote_key, [spec.name for spec in catalog.entries() if spec.is_remote])
        self._lock = lock
        self._ended = ended
        self._servers: dict[str, _Server] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def serve(self, model: ServedModel, request: TextRequest, stream: EventQueue) -> None:
        """Answer a request on this stream; returns at once.

        Raises:
            QueueFull: as many people are waiting as the settings admit.
            TooManyAtOnce: this visitor has as much on the way as one visitor may have.
            EngineFailed: the process is ending.
        """
        with self._lock:
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
        """Ask the server whether it is there; the model's state tells what came of it.

        Raises:
            InvalidRequest: a dtype and a context length are chosen where the model is.
        """
        if choice != UNCHANGED:
            raise InvalidRequest(
                f"{model.spec.title} runs on a remote server, which sets its precision and context length; remove them."
            )
        self._post(lambda: self._look(self._server_of(model)))

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

    def _emit(self, model: ServedModel, stream: EventQueue) -> Callable[[Event], None]:
        """Passes a request's events on, and notes what they say of the server."""

        def emit(event: Event) -> None:
            if model.state is not ModelState.READY:  # else it has just answered somebody, and this one merely waits
                if isinstance(event, LoadProgress):
                    model.set_server_state(event.state, event.message)
                elif isinstance(event, (TextDelta, ThoughtDelta)):
                    model.set_server_state(ModelState.READY)
            stream.put(event)

        return emit

    def _admit(self, server: _Server) -> None:
        """Begin as many answers as may run, visitors in turns; tell the others their places."""
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
        if self._settings.public:  # to that server all visitors are one: what it has cached may be anybody's
            statistics = replace(statistics, reused_tokens=0)
        server.running.discard(asked)
        if task.cancelled():
            if model.state is ModelState.CONNECTING and not server.running:
                model.set_server_state(ModelState.ABSENT)  # nobody has waited to find out
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
        """Note what an answer says of its server; one that refuses a request is there."""
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
        await asyncio.sleep(0)  # for what has just been cancelled to end
