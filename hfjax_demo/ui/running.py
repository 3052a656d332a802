"""Keeps which request runs for which session, so that the session's Stop button can cancel it.

A request is settled by a Gradio event of its own, after its last update. By then the session may have begun another request.
So every update carries its request's id, the settling event sends back the id that the page holds, and only the request with
that id is settled.

One :class:`RunningRequests` belongs to one tab; nothing here is global. Every method may be called from any thread.
"""

from __future__ import annotations

import threading
import uuid
from dataclasses import dataclass, field
from typing import Any, Self

from .attached import Attached
from .calls import Cancellation
from .messages import Turn

MOST_UNSETTLED = 200  # requests that are over and whose pages have not settled them; those of pages that left, mostly


@dataclass(frozen=True)
class Question:
    """What a person asks in a chat: the messages to answer, and what stood in their place.

    ``asked`` are the messages to answer, ``before`` what the chat showed until then. ``typed`` is the new message's text if they
    wrote it now (in the message box or as an edit), None for Regenerate and for an example. ``from_box``: in the message box.
    ``beside`` is what was attached to a message that was typed.
    ``begun`` is the answer to go on with, if there is one. ``allowed``: the calls of tools in it may run, or may not.
    """

    before: list[Turn]
    asked: list[Turn]
    typed: str | None = None
    from_box: bool = False
    begun: Turn | None = None
    allowed: bool | None = None
    beside: Attached = field(default_factory=Attached)


class RunningRequest(Cancellation):
    """One request of a session. Leaving the ``with`` block marks its stream as over, however it ended.

    A Stop that comes before the stream exists is remembered and takes effect as soon as there is one. The handler that shows
    the answer sets ``unanswered`` before it leaves the block, a question whose answer failed, or was stopped, before its first
    character; or ``notes``: what to save of the answer besides its words.
    """

    def __init__(self) -> None:
        super().__init__()
        self.id = uuid.uuid4().hex
        self.unanswered: Question | None = None
        self.notes: dict[str, Any] | None = None
        self.over = False  # its stream has ended

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        with self._lock:
            self.over = True
            self._attached = None

    @property
    def busy(self) -> bool:
        """Whether it runs and nobody has stopped it."""
        with self._lock:
            return not self._cancelled and not self.over


class RunningRequests:
    """Each session's latest request, from its beginning until the page has settled it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: dict[str, RunningRequest] = {}

    def begin(self, session: str) -> RunningRequest | None:
        """A new request of this session, or None while another one runs.

        One that has been stopped does not count, even if its last event has not come yet.
        """
        with self._lock:
            before = self._requests.get(session)
            if before is not None and before.busy:
                return None
            self._requests.pop(session, None)
            unsettled = [name for name, request in self._requests.items() if request.over]
            for oldest in unsettled[: max(len(unsettled) - MOST_UNSETTLED + 1, 0)]:
                del self._requests[oldest]
            self._requests[session] = request = RunningRequest()
            return request

    def settle(self, session: str, request_id: object) -> RunningRequest | None:
        """The page settles the request with this id: it is forgotten, and returned if it is over and the session's latest.

        None if it still runs, has been settled already, or a later request has taken its place on the page.
        """
        with self._lock:
            request = self._requests.get(session)
            if request is None or request.id != request_id or not request.over:
                return None
            return self._requests.pop(session)

    def is_busy(self, session: str) -> bool:
        """Whether something is computed for this session."""
        request = self._requests.get(session)
        return request is not None and request.busy

    def cancel(self, session: str) -> None:
        """Stop what runs for this session, if anything does."""
        request = self._requests.get(session)
        if request is not None:
            request.cancel()
