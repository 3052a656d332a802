"""Running requests by session, and their cancellation: by Stop, or because no client reads the events any more.

Work started by an HTTP call is attached to the call's :class:`Cancellation` in the ``state`` of its ASGI scope, which the queue
cancels. The latest request of each session is stored for its Stop button. A separate event settles it after its last update.
The session may have started another request by then: every update carries its request's id, which the settling event sends back.
All methods are thread-safe.
"""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Callable, MutableMapping
from typing import Any, Protocol, Self

import gradio as gr

MAX_UNSEEN_UPDATES = 16  # updates that a page may be behind before it gets fewer
MAX_UNSETTLED_REQUESTS = 200  # finished requests not settled by their page, mostly because the page was closed
MAX_UNSETTLED_S = 60.0  # how long the conversation of a finished request is kept for its page
_CANCELLATION = "cancellation"

Scope = MutableMapping[str, Any]


class Cancellable(Protocol):
    def cancel(self) -> None: ...


class Cancellation:
    """Cancels what is attached to it. A cancellation before anything is attached takes effect when it is."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._attached: Cancellable | None = None
        self._cancelled = False

    @property
    def cancelled(self) -> bool:
        with self._lock:
            return self._cancelled

    def attach(self, stream: Cancellable) -> None:
        """Set what :meth:`cancel` cancels; cancel it at once if that has been called already."""
        with self._lock:
            self._attached = stream
            late = self._cancelled
        if late:
            stream.cancel()

    def cancel(self) -> None:
        """Stop the computation. Idempotent."""
        with self._lock:
            self._cancelled = True
            attached = self._attached
        if attached is not None:
            attached.cancel()


def make_cancellable(scope: Scope) -> None:
    """Make the work of the call with this ASGI scope cancellable from now on."""
    scope.setdefault("state", {})[_CANCELLATION] = Cancellation()


def scope_cancellation(scope: Scope) -> Cancellation:
    """Return the cancellation of the call with this ASGI scope, or a new one if it has none."""
    found: Cancellation | None = scope.get("state", {}).get(_CANCELLATION)
    return found or Cancellation()


def event_cancellation(request: gr.Request) -> Cancellation:
    call = getattr(request, "request", None)
    return scope_cancellation(call.scope if call is not None else {})


class RunningRequest(Cancellation):
    """One request of a session. Leaving the ``with`` block marks its stream as ended.

    A Stop before the stream exists takes effect as soon as there is one. ``conversation``, for a chat, is the
    :class:`.conversations.Conversation` to save when the request is settled, and ``unanswered`` a :class:`.questions.Question`
    whose answer failed or was stopped before its first character. Both are visitors' texts: :meth:`forget` drops them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._ended_at = 0.0
        self.id = uuid.uuid4().hex
        self.conversation: Any = None
        self.unanswered: Any = None
        self.has_ended = False
        self._sent = self._seen = 0  # updates sent, and displayed by the page

    def next_update(self) -> str:
        """Number the next update. Return its value for :attr:`.tab.RunButtons.run_id`: this request's id and the number.

        The page reports which it has displayed, because a slow one takes longer to display an update than the server to send it,
        and Stop would wait behind all earlier updates.
        """
        self._sent += 1
        return f"{self.id} {self._sent}"

    def mark_displayed(self, update: int) -> None:
        self._seen = max(self._seen, min(update, self._sent))

    @property
    def is_page_behind(self) -> bool:
        return self._sent - self._seen > MAX_UNSEEN_UPDATES

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        with self._lock:
            self.has_ended = True
            self._ended_at = self._clock()
            self._attached = None

    def forget(self) -> None:
        """Drop the conversation if the request ended :data:`MAX_UNSETTLED_S` ago."""
        if self.has_ended and self._clock() - self._ended_at >= MAX_UNSETTLED_S:
            self.conversation = self.unanswered = None

    @property
    def is_running(self) -> bool:
        with self._lock:
            return not self._cancelled and not self.has_ended


class RunningRequests:
    """The latest request of each session, until the page settles it. When any request begins or is settled, the conversations of
    those are dropped that ended long ago, mostly because the page was closed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._requests: dict[str, RunningRequest] = {}

    def begin(self, session: str) -> RunningRequest | None:
        """Start a request of this session; return None while another one is running.

        A cancelled request does not count as running, even before its last event.
        """
        with self._lock:
            self._forget_ended()
            before = self._requests.get(session)
            if before is not None and before.is_running:
                return None
            self._requests.pop(session, None)
            unsettled = [name for name, request in self._requests.items() if request.has_ended]
            for oldest in unsettled[: max(len(unsettled) - MAX_UNSETTLED_REQUESTS + 1, 0)]:
                del self._requests[oldest]
            self._requests[session] = request = RunningRequest(self._clock)
            return request

    def seen(self, update: Any) -> None:
        """Note which update a page has displayed; called by the page. ``update``: see :meth:`RunningRequest.next_update`."""
        request_id, _, number = update.partition(" ") if isinstance(update, str) else ("", "", "")
        with self._lock:
            request = next((each for each in self._requests.values() if each.id == request_id), None)
        if request is not None and number.isdecimal() and len(number) < 10:
            request.mark_displayed(int(number))

    def settle(self, session: str, update: object) -> RunningRequest | None:
        """Remove and return the session's latest request if this update was one of its own and it has ended.

        Return None if it is still running, has been settled already, or was replaced by a later request.
        """
        request_id = update.partition(" ")[0] if isinstance(update, str) else None
        with self._lock:
            request = self._requests.get(session)
            settles = request is not None and request.id == request_id and request.has_ended
            if settles:
                del self._requests[session]
            self._forget_ended()
            return request if settles else None

    def _forget_ended(self) -> None:
        for request in self._requests.values():
            request.forget()

    def cancel(self, session: str) -> None:
        request = self._requests.get(session)
        if request is not None:
            request.cancel()
