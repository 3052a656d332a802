"""Which session is being answered, so that its Stop button finds what to stop.

An answer's updates reach the browser one after another, as changes to what they changed before. Whoever leaves a
conversation while they still come must therefore wait for the last one: the move to another conversation is left with
the answer, and made when the page puts the answer away.

One :class:`RunningAnswers` belongs to one page; nothing here is global. Every method may be called from any thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

from .conversations import Store

Move = Callable[[Store], Store]


class Cancellable(Protocol):
    """What an answer's event stream offers here."""

    def cancel(self) -> None: ...


class Answer:
    """One answer on its way. A Stop that comes before the stream exists is remembered and takes effect at once then."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._stream: Cancellable | None = None
        self._cancelled = False
        self._over = False
        self._move: Move | None = None

    @property
    def busy(self) -> bool:
        """Whether it still computes for somebody who waits."""
        with self._lock:
            return not self._cancelled and not self._over

    def finish(self) -> None:
        """Its stream is over, however it ended."""
        with self._lock:
            self._over = True

    def divert(self, move: Move) -> None:
        """Stop, and do this to the saved conversations once the answer has been put away."""
        with self._lock:
            self._move = move
        self.cancel()

    @property
    def move(self) -> Move | None:
        """What :meth:`divert` asked for."""
        with self._lock:
            return self._move

    def attach(self, stream: Cancellable) -> None:
        """This stream computes the answer."""
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


class RunningAnswers:
    """At most one answer a session, from its first step until the page has put it away."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._answers: dict[str, Answer] = {}

    def begin(self, session: str) -> Answer | None:
        """A new answer for this session, or None while another one is computed.

        One that was told to stop is in nobody's way, even if its last event has not come yet.
        """
        with self._lock:
            before = self._answers.get(session)
            if before is not None and before.busy:
                return None
            self._answers[session] = answer = Answer()
            return answer

    def is_busy(self, session: str) -> bool:
        """Whether an answer is computed for this session."""
        with self._lock:
            answer = self._answers.get(session)
        return answer is not None and answer.busy

    def settle(self, session: str) -> Move | None:
        """The page puts the answer away; returns what to do to the saved conversations next."""
        with self._lock:
            answer = self._answers.pop(session, None)
        return answer.move if answer is not None else None

    def divert(self, session: str, move: Move) -> bool:
        """Stop this session's answer and leave ``move`` for :meth:`settle`; False if there is no answer to put away."""
        with self._lock:
            answer = self._answers.get(session)
        if answer is None:
            return False
        answer.divert(move)
        return True

    def cancel(self, session: str) -> None:
        """Stop what runs for this session, if anything does."""
        with self._lock:
            answer = self._answers.get(session)
        if answer is not None:
            answer.cancel()

    def leave(self, session: str) -> None:
        """The session is gone: stop, and forget it."""
        self.cancel(session)
        with self._lock:
            self._answers.pop(session, None)

    def __len__(self) -> int:
        with self._lock:
            return len(self._answers)
