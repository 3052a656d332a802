"""What runs for which session, so that its Stop button finds what to stop.

The updates of an answer reach the browser one after another, as changes to what they changed before. Whoever leaves a
conversation while they still come must therefore wait for the last one: the move to another conversation is left with the
answer, and made when the page settles it.

A request is settled by an event of its own, which follows the last update. A session may have begun another request by
then. So every update carries the request's id, the settling hands back the one that the page holds, and a request that is
not the one meant is left alone.

One :class:`RunningRequests` belongs to one tab; nothing here is global. Every method may be called from any thread.
"""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, Self

from ..requests import Message
from .conversations import Store

Move = Callable[[Store], Store]


class Cancellable(Protocol):
    """What a request's event stream offers here."""

    def cancel(self) -> None: ...


@dataclass(frozen=True)
class Unanswered:
    """A question whose answer failed, or was stopped, before its first character.

    ``before`` is what the chat showed before the person asked. ``typed`` is what they asked with if it came from the
    message box or an edit; None if they pressed Regenerate, which types nothing.
    """

    before: list[Message]
    typed: str | None


class RunningRequest:
    """One request on its way; leaving the ``with`` block says that its stream is over, however it ended.

    A Stop that comes before the stream exists is remembered, and takes effect as soon as there is one. ``unanswered`` is
    set by whoever serves the request, before it is over.
    """

    def __init__(self) -> None:
        self.id = uuid.uuid4().hex
        self.unanswered: Unanswered | None = None
        self._lock = threading.Lock()
        self._stream: Cancellable | None = None
        self._cancelled = False
        self._over = False
        self._move: Move | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        with self._lock:
            self._over = True

    @property
    def busy(self) -> bool:
        """Whether it still computes for somebody who waits."""
        with self._lock:
            return not self._cancelled and not self._over

    @property
    def over(self) -> bool:
        """Whether its stream has ended."""
        with self._lock:
            return self._over

    @property
    def move(self) -> Move | None:
        """What :meth:`divert` asked for."""
        with self._lock:
            return self._move

    def attach(self, stream: Cancellable) -> None:
        """This stream serves the request."""
        with self._lock:
            self._stream = stream
            cancelled = self._cancelled
        if cancelled:
            stream.cancel()

    def cancel(self) -> None:
        """Stop the computation; a second call changes nothing."""
        with self._lock:
            self._cancelled = True
            stream = self._stream
        if stream is not None:
            stream.cancel()

    def divert(self, move: Move) -> None:
        """Stop, and do this to the saved conversations once the request has been settled."""
        with self._lock:
            self._move = move
        self.cancel()


class RunningRequests:
    """Each session's youngest request, from its beginning until the page has settled it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: dict[str, RunningRequest] = {}

    def begin(self, session: str) -> RunningRequest | None:
        """A new request of this session, or None while another one is computed.

        One that was told to stop is in nobody's way, even if its last event has not come yet.
        """
        with self._lock:
            before = self._requests.get(session)
            if before is not None and before.busy:
                return None
            self._requests[session] = request = RunningRequest()
            return request

    def settle(self, session: str, request_id: object) -> RunningRequest | None:
        """The page settles the request of this id; returns it if it is over and the session's youngest.

        None otherwise: it still runs, or it has been settled, or a younger one has taken its place on the page.
        """
        with self._lock:
            request = self._requests.get(session)
            if request is None or request.id != request_id or not request.over:
                return None
            return self._requests.pop(session)

    def is_busy(self, session: str) -> bool:
        """Whether something is computed for this session."""
        request = self._youngest(session)
        return request is not None and request.busy

    def divert(self, session: str, move: Move) -> bool:
        """Stop this session's request and leave it ``move``; False if there is none to settle."""
        request = self._youngest(session)
        if request is not None:
            request.divert(move)
        return request is not None

    def cancel(self, session: str) -> None:
        """Stop what runs for this session, if anything does."""
        request = self._youngest(session)
        if request is not None:
            request.cancel()

    def leave(self, session: str) -> None:
        """The session is gone: stop, and forget it."""
        self.cancel(session)
        with self._lock:
            self._requests.pop(session, None)

    def _youngest(self, session: str) -> RunningRequest | None:
        with self._lock:
            return self._requests.get(session)

    def __len__(self) -> int:
        with self._lock:
            return len(self._requests)
