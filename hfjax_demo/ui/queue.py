"""Gradio's queue, with what a page that strangers use needs besides.

- Work ends when nobody waits for it: when a reader of events hangs up, and when nobody has read them for
  :data:`UNREAD_SECONDS`, whether a reader left or never came. Whoever comes later is told so in a sentence.
- Nobody waits in it. The model manager has the lines of those who wait, by model and fairly; this queue starts every event at
  once, and holds only those of handlers that take long.
- It is bounded: in all, for one visitor and for one session. Over the bound an event ends with a sentence, and whatever was
  there before stays.
- Nothing is left of an event that has ended.
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
from . import words_page as words
from .calls import cancellation_in, make_cancellable

UNREAD_SECONDS = 15.0  # that an event's messages may lie unread
FORGET_SECONDS = 600.0  # after which what was left unread is forgotten altogether
LOOK_SECONDS = 0.25  # between two looks for unread ones
MOST_OF_A_SESSION = 8  # events at a time; a page has three runs at the most, one a tab
MOST_UNREAD = 32  # events of a session whose last message nobody has read yet
MOST_MAILBOXES = 2_000  # small ones; what waits or runs is bounded much lower

Clock = Callable[[], float]


class Mailbox(asyncio.Queue[EventMessage]):
    """The messages for one session, which knows for how long nobody has asked for any."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._readers = 0
        self._read_at = clock()
        self.given_up = False

    async def get(self) -> EventMessage:
        self._readers += 1
        try:
            return await super().get()
        finally:
            self._readers -= 1
            self.begin()

    def begin(self) -> None:
        """A reader has :data:`UNREAD_SECONDS` from now on."""
        self._read_at = self._clock()
        self.given_up = False

    def give_up(self, event_ids: set[str]) -> None:
        """Nobody reads it: in the place of the messages, whoever comes after all is told that these events were ended."""
        while not self.empty():
            self.get_nowait()
        for event_id in event_ids:
            self.put_nowait(ended(words.UNREAD.format(seconds=UNREAD_SECONDS), event_id))
        self.given_up = True

    @property
    def unread_s(self) -> float:
        """Seconds since somebody last waited for a message, or since :meth:`begin`."""
        return 0.0 if self._readers else self._clock() - self._read_at


class BoundedQueue(Queue):
    """In the place of Gradio's queue of a page.

    Args:
        blocks: the page.
        most: events at a time, of all visitors.
        most_of_a_visitor: of one of them, where visitors can be told apart.
        clock: seconds, for the time that messages lie unread.
    """

    def __init__(self, blocks: gr.Blocks, *, most: int, most_of_a_visitor: int, clock: Clock = time.monotonic) -> None:
        super().__init__(
            live_updates=True,
            concurrency_count=blocks.max_threads,
            update_intervals=1,
            max_size=None,
            blocks=blocks,
            default_concurrency_limit=None,
        )
        self._most = most
        self._most_of_a_visitor = most_of_a_visitor
        self._clock = clock
        self.mailboxes: dict[str, Mailbox] = {}
        # Gradio's own drops the oldest of 2 000, whether or not somebody waits for what comes into it.
        self.pending_messages_per_session = self.mailboxes  # type: ignore[assignment]
        self.ANALYTICS_MAX_EVENTS = 0  # else it keeps 10 000 events, and a data frame is made of them all after each

    def start(self) -> None:
        super().start()
        run_coro_in_background(self._sweep_now_and_then)

    # -- what comes in --------------------------------------------------------------------------------------------

    async def push(  # type: ignore[override]
        self, body: PredictBodyInternal, request: Request, username: str | None
    ) -> tuple[bool, Any, Any]:
        """Take an event in; one over the bounds is taken too, and ends at once with a sentence."""
        session = body.session_hash = body.session_hash or uuid.uuid4().hex
        mailbox = self._mailbox(session)
        refusal = self._refusal(session, visitors.visitor_of(request.scope))
        if refusal is not None:
            unread = self.pending_event_ids_session.setdefault(session, set())
            if len(unread) >= MOST_UNREAD:
                return False, refusal, "error"
            event_id = uuid.uuid4().hex
            unread.add(event_id)
            mailbox.put_nowait(ended(refusal, event_id))
            return True, event_id, "success"
        make_cancellable(request.scope)
        try:
            return await super().push(body, request, username)
        except (KeyError, FnIndexInferError):
            return False, words.OUT_OF_DATE, "error"

    def _refusal(self, session: str, visitor: str) -> str | None:
        """Why no further event can be taken, or None."""
        events = list(self.event_ids_to_events.values())
        own = sum(event.session_hash == session for event in events)
        if own >= MOST_OF_A_SESSION:
            return words.TOO_MANY.format(requests=own)
        if visitor:
            own = sum(visitors.visitor_of(event.request.scope) == visitor for event in events)
            if own >= self._most_of_a_visitor:
                return words.TOO_MANY.format(requests=own)
        return words.FULL if len(events) >= self._most else None

    def _mailbox(self, session: str) -> Mailbox:
        """The session's mailbox, as the youngest one."""
        mailbox = self.mailboxes.pop(session, None)
        if mailbox is None:
            mailbox = Mailbox(self._clock)
            live = self._live()
            for oldest in [name for name in self.mailboxes if name not in live][
                : len(self.mailboxes) - MOST_MAILBOXES + 1
            ]:
                self._forget(oldest)
        elif session not in self._live():  # else somebody could keep unread work alive by asking for more
            mailbox.begin()
        self.mailboxes[session] = mailbox
        return mailbox

    def send_message(self, event: Event, event_message: EventMessage) -> None:
        if event.session_hash in self.mailboxes:  # else its reader has hung up
            super().send_message(event, event_message)

    # -- what ends ------------------------------------------------------------------------------------------------

    async def clean_events(self, *, session_hash: str | None = None, event_id: str | None = None) -> None:
        """Nobody waits for a session's events, or for one event, any more: end the work for them."""
        for event in list(self.event_ids_to_events.values()):
            if event.session_hash == session_hash or event._id == event_id:
                cancellation_in(event.request.scope).cancel()
        await super().clean_events(session_hash=session_hash, event_id=event_id)
        if session_hash is not None:
            self.pending_event_ids_session.get(session_hash, set()).clear()

    async def reset_iterators(self, event_id: str) -> None:
        """An event has ended, in whatever way: end its work and close its generator.

        Gradio's own holds the lock of all events while it waits for a generator to come back from what it is doing.
        """
        event = self.event_ids_to_events.get(event_id)
        if event is not None:
            cancellation_in(event.request.scope).cancel()
        iterator = self.server_app.iterators.pop(event_id, None) if self.server_app is not None else None
        if iterator is not None:
            with contextlib.suppress(Exception):
                await iterator.aclose()  # type: ignore[attr-defined]

    def compute_analytics_summary(self, records: object) -> dict[str, Any]:
        """Nothing: nobody is shown it, and it took longer with each event."""
        return {"functions": {}}

    async def sweep(self) -> None:
        """End what nobody reads, and forget what nobody read in the end."""
        live = self._live()
        for session, mailbox in list(self.mailboxes.items()):
            unread_s = mailbox.unread_s
            if session not in live and unread_s > FORGET_SECONDS:
                self._forget(session)
            elif unread_s > UNREAD_SECONDS and not mailbox.given_up and (session in live or not mailbox.empty()):
                unread = set(self.pending_event_ids_session.get(session, ()))
                await self.clean_events(session_hash=session)
                self.pending_event_ids_session[session] = unread  # that a late reader is told of
                mailbox.give_up(unread)

    async def _sweep_now_and_then(self) -> None:
        while not self.stopped:
            await asyncio.sleep(LOOK_SECONDS)
            await self.sweep()

    def _live(self) -> set[str]:
        """The sessions for which something runs or waits."""
        return {event.session_hash for event in self.event_ids_to_events.values()}

    def _forget(self, session: str) -> None:
        self.mailboxes.pop(session, None)
        self.pending_event_ids_session.pop(session, None)


def ended(sentence: str, event_id: str) -> ProcessCompletedMessage:
    """The last message of an event that came to nothing."""
    output = {"error": sentence, "title": words.ERROR, "duration": 10, "visible": True}
    return ProcessCompletedMessage(event_id=event_id, output=output, success=False, title=words.ERROR)
