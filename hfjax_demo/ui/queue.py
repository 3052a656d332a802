"""Gradio's queue, hardened for a public page.

- Work is cancelled when no client reads its events: when the client disconnects, or when no messages were read for
  :data:`UNREAD_SECONDS`. A client that reads later gets an error message.
- Events do not wait in this queue. The model manager has fair queues by model; this queue starts every event at once, and
  contains only the events of long-running handlers.
- The number of events is bounded: in total, per visitor and per session. An event over the limit ends with an error message;
  earlier events are not affected.
- The state of an event is removed when it has ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import uuid
from collections.abc import Callable
from typing import Any

import gradio as gr
from gradio.data_classes import PredictBodyInternal
from gradio.queueing import Event, Queue
from gradio.route_utils import FnIndexInferError
from gradio.server_messages import EventMessage, ProcessCompletedMessage
from gradio.utils import run_coro_in_background
from starlette.requests import Request

from ..web import visitors
from .route_allowlist import OUT_OF_DATE
from .running_requests import make_cancellable, scope_cancellation

UNREAD_SECONDS = 15.0  # without a reader, after which a session's events are cancelled
FORGET_SECONDS = 600.0  # without a reader, after which a session's unread messages are removed
SWEEP_INTERVAL_SECONDS = 0.25  # between two sweeps
MAX_EVENTS_PER_SESSION = 8  # events at a time; a page has at most three runs, one per tab
MAX_UNREAD_EVENTS = 32  # events of a session whose last message is unread
MAX_MAILBOXES = 2_000  # each is small; the limit on running events is much lower

SERVER_BUSY = "The server is busy. Try again in a moment."
TOO_MANY_REQUESTS = "You already have {requests} requests in progress. Wait for one to finish, or press Stop."
CANCELLED_UNREAD = "Cancelled: the connection was inactive for {seconds:g} seconds. Try again."

Clock = Callable[[], float]


class Mailbox(asyncio.Queue[EventMessage]):
    """The messages for one session, with the time since a client last read from it."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._readers = 0
        self._read_at = clock()
        self.is_expired = False

    async def get(self) -> EventMessage:
        self._readers += 1
        try:
            return await super().get()
        finally:
            self._readers -= 1
            self.begin()

    def begin(self) -> None:
        """Restart the time limit of :data:`UNREAD_SECONDS` for a reader."""
        self._read_at = self._clock()
        self.is_expired = False

    def expire_messages(self, event_ids: set[str]) -> None:
        """Replace the unread messages by error messages for these events, which have been cancelled."""
        while not self.empty():
            self.get_nowait()
        for event_id in event_ids:
            self.put_nowait(ended(CANCELLED_UNREAD.format(seconds=UNREAD_SECONDS), event_id))
        self.is_expired = True

    @property
    def unread_s(self) -> float:
        return 0.0 if self._readers else self._clock() - self._read_at


class BoundedQueue(Queue):
    """Replacement for the Gradio queue of a page.

    Args:
        most: maximum number of events at a time, of all visitors.
        max_events_per_visitor: the same of one visitor, if visitors can be distinguished.
        clock: time in seconds, by which unread messages expire.
    """

    def __init__(
        self, blocks: gr.Blocks, *, most: int, max_events_per_visitor: int, clock: Clock = time.monotonic
    ) -> None:
        super().__init__(
            live_updates=True,
            concurrency_count=blocks.max_threads,
            update_intervals=1,
            max_size=None,
            blocks=blocks,
            default_concurrency_limit=None,
        )
        self._max_events = most
        self._max_events_per_visitor = max_events_per_visitor
        self._clock = clock
        self.mailboxes: dict[str, Mailbox] = {}
        # Gradio's own dictionary drops the oldest of 2 000 sessions even if a client is waiting for its messages.
        self.pending_messages_per_session = self.mailboxes  # type: ignore[assignment]
        self.ANALYTICS_MAX_EVENTS = 0  # otherwise it keeps 10 000 events and makes a data frame of them after each

    def start(self) -> None:
        super().start()
        run_coro_in_background(self._sweep_periodically)

    # -- incoming events ------------------------------------------------------------------------------------------

    async def push(  # type: ignore[override]
        self, body: PredictBodyInternal, request: Request, username: str | None
    ) -> tuple[bool, Any, Any]:
        """Add an event. One over the limits is accepted too, but ends at once with an error message."""
        session = body.session_hash = body.session_hash or uuid.uuid4().hex
        mailbox = self._mailbox(session)
        refusal = self._refusal(session, visitors.visitor_of(request.scope))
        if refusal is not None:
            unread = self.pending_event_ids_session.setdefault(session, set())
            if len(unread) >= MAX_UNREAD_EVENTS:
                return False, refusal, "error"
            event_id = uuid.uuid4().hex
            unread.add(event_id)
            mailbox.put_nowait(ended(refusal, event_id))
            return True, event_id, "success"
        make_cancellable(request.scope)
        try:
            return await super().push(body, request, username)
        except (KeyError, FnIndexInferError):
            return False, OUT_OF_DATE, "error"

    def _refusal(self, session: str, visitor: str) -> str | None:
        events = list(self.event_ids_to_events.values())
        own = sum(event.session_hash == session for event in events)
        if own >= MAX_EVENTS_PER_SESSION:
            return TOO_MANY_REQUESTS.format(requests=own)
        own = sum(visitors.visitor_of(event.request.scope) == visitor for event in events) if visitor else 0
        if own >= self._max_events_per_visitor:
            return TOO_MANY_REQUESTS.format(requests=own)
        return SERVER_BUSY if len(events) >= self._max_events else None

    def _mailbox(self, session: str) -> Mailbox:
        mailbox = self.mailboxes.pop(session, None)
        if mailbox is None:
            mailbox = Mailbox(self._clock)
            live = self._active_sessions()
            idle = [name for name in self.mailboxes if name not in live]
            for oldest in idle[: max(len(self.mailboxes) - MAX_MAILBOXES + 1, 0)]:
                self._forget(oldest)
        elif session not in self._active_sessions():
            mailbox.begin()  # in a session with events a client could keep unread work running by sending further ones
        self.mailboxes[session] = mailbox
        return mailbox

    def send_message(self, event: Event, event_message: EventMessage) -> None:
        if event.session_hash in self.mailboxes:  # otherwise its reader has disconnected
            super().send_message(event, event_message)

    # -- ending events --------------------------------------------------------------------------------------------

    async def clean_events(self, *, session_hash: str | None = None, event_id: str | None = None) -> None:
        """Cancel the work for a session's events, or for one event, because no client waits for them any more."""
        for event in list(self.event_ids_to_events.values()):
            if event.session_hash == session_hash or event._id == event_id:
                scope_cancellation(event.request.scope).cancel()
        await super().clean_events(session_hash=session_hash, event_id=event_id)
        if session_hash is not None:
            self.pending_event_ids_session.get(session_hash, set()).clear()

    async def reset_iterators(self, event_id: str) -> None:
        """Cancel the work of an ended event and close its generator.

        Gradio's version holds the lock of all events while it waits for the generator's current step to return.
        """
        event = self.event_ids_to_events.get(event_id)
        if event is not None:
            scope_cancellation(event.request.scope).cancel()
        iterator = self.server_app.iterators.pop(event_id, None) if self.server_app is not None else None
        if iterator is not None:
            with contextlib.suppress(Exception):
                await iterator.aclose()  # type: ignore[attr-defined]

    def compute_analytics_summary(self, records: object) -> dict[str, Any]:
        """Return an empty summary: it is not displayed anywhere, and computing it took longer with each event."""
        return {"functions": {}}

    async def sweep(self) -> None:
        """Cancel the events of sessions without a reader, and remove messages that stayed unread."""
        live = self._active_sessions()
        for session, mailbox in list(self.mailboxes.items()):
            unread_s = mailbox.unread_s
            if session not in live and unread_s > FORGET_SECONDS:
                self._forget(session)
            elif unread_s > UNREAD_SECONDS and not mailbox.is_expired and (session in live or not mailbox.empty()):
                unread = set(self.pending_event_ids_session.get(session, ()))
                await self.clean_events(session_hash=session)
                self.pending_event_ids_session[session] = unread  # for a late reader
                mailbox.expire_messages(unread)

    async def _sweep_periodically(self) -> None:
        while not self.stopped:
            await asyncio.sleep(SWEEP_INTERVAL_SECONDS)
            await self.sweep()

    def _active_sessions(self) -> set[str]:
        return {event.session_hash for event in self.event_ids_to_events.values()}

    def _forget(self, session: str) -> None:
        self.mailboxes.pop(session, None)
        self.pending_event_ids_session.pop(session, None)


def ended(sentence: str, event_id: str) -> ProcessCompletedMessage:
    output = {"error": sentence, "title": "Error", "duration": 10, "visible": True}
    return ProcessCompletedMessage(event_id=event_id, output=output, success=False, title="Error")
