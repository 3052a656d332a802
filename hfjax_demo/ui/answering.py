"""A stream of events as the successive states of an answer on a page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ..errors import EngineFailed, HfjaxError
from ..events import Event, Failed, Finished, FinishReason, LoadProgress, ModelState, TextDelta, Trimmed
from . import status

UPDATE_INTERVAL_S = 0.06


@dataclass(frozen=True, slots=True)
class AnswerView:
    """The answer so far and the status line beside it.

    On the last view ``error`` is set if the answer failed, ``stopped`` if somebody stopped it.
    """

    text: str
    status: str
    error: HfjaxError | None = None
    stopped: bool = False

    @property
    def came_to_nothing(self) -> bool:
        """Whether it ended before its first character, so that the question has to be asked again."""
        return not self.text and (self.stopped or self.error is not None)


def follow(events: Iterable[Event], clock: Callable[[], float] = time.monotonic) -> Iterator[AnswerView]:
    """Views of an answer as its events arrive; the last one is complete.

    The first characters come out at once. After that a view is withheld when the one before is younger than
    :data:`UPDATE_INTERVAL_S`; what it held comes with the next event, and the end of the stream holds nothing back.
    """
    text, notes = "", ""
    shown_at, shown_stage = float("-inf"), None
    line: str | None
    for event in events:
        if isinstance(event, Finished):
            yield AnswerView(text, notes + status.finished_line(event), stopped=event.reason is FinishReason.CANCELLED)
            return
        if isinstance(event, Failed):
            line = status.interrupted_line(str(event.error)) if text else status.error_line(str(event.error))
            yield AnswerView(text, notes + line, event.error)
            return
        # A new stage is shown at once: the next event may be a whole compilation away.
        stage = (type(event), event.state if isinstance(event, LoadProgress) else None)
        due = stage != shown_stage or clock() - shown_at >= UPDATE_INTERVAL_S
        line = status.answering_line() if text else None
        if isinstance(event, TextDelta):
            text += event.text
            line = status.answering_line() if text else None
        elif isinstance(event, Trimmed):
            notes = status.trimmed_note(event)
        elif not text or stage[1] is ModelState.CONNECTING:  # a remote server may fall silent within an answer
            line = status.progress_line(event)
        if line is not None and due:
            shown_at, shown_stage = clock(), stage
            yield AnswerView(text, notes + line)
    error = EngineFailed("The answer ended without a word from the engine; send the message again.")
    yield AnswerView(text, notes + status.interrupted_line(str(error)), error)
