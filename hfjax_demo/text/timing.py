"""The times of a request in the text engine, for its statistics."""

from __future__ import annotations

import time
from dataclasses import dataclass

MIN_COMPILE_WAIT_S = 0.05  # looking up programs takes less, even on a busy processor


@dataclass(slots=True)
class PrefillStatistics:
    """What an engine measures of a sequence, or of a request for embeddings. Times are in seconds.

    Attributes:
        compile_s: time spent waiting for programs to be compiled.
        awaiting_program_since: when it began to wait for a program; None: it does not wait.
        prefill_s: time of its prefill, without compilation; 0 before its first token.
        reused: tokens of the prompt that were already in the cache, in a slot of the same share.
        reused_from_others: tokens that were in a slot of another share, which are not reported to the client.
    """

    compile_s: float = 0.0
    awaiting_program_since: float | None = None
    prefill_s: float = 0.0
    reused: int = 0
    reused_from_others: int = 0
    _prefill_started: float = 0.0
    _compile_s_before_prefill: float = 0.0

    def begin_prefill(self) -> None:
        """Record that the prefill begins now."""
        self._prefill_started, self._compile_s_before_prefill = time.perf_counter(), self.compile_s

    def end_prefill(self, now: float) -> None:
        """Record that the first token has been read."""
        compile_s = self.compile_s - self._compile_s_before_prefill
        self.prefill_s = now - self._prefill_started - compile_s

    def record_program_wait(self, began: float, now: float, *, ready: bool) -> None:
        """Record that the request has needed a program since ``began``, which exists now or not."""
        if not ready:
            self.awaiting_program_since = began if self.awaiting_program_since is None else self.awaiting_program_since
        elif self.awaiting_program_since is not None or now - began > MIN_COMPILE_WAIT_S:
            self.compile_s += now - (began if self.awaiting_program_since is None else self.awaiting_program_since)
            self.awaiting_program_since = None


@dataclass(slots=True)
class AnswerTiming:
    """When an answer's tokens arrived: times of ``time.perf_counter()``, in seconds; 0 for what has not happened.

    Attributes:
        load_s: time that its model took to load.
        submitted: when the request arrived.
        longest_gap_s: longest time between two arrivals of tokens.
    """

    load_s: float = 0.0
    submitted: float = 0.0
    first_token: float = 0.0
    last_token: float = 0.0
    longest_gap_s: float = 0.0
    thoughts_began: float = 0.0
    thoughts_ended: float = 0.0

    def record_arrival(self, now: float) -> None:
        """Record that tokens have arrived."""
        if not self.first_token:
            self.first_token = now
        else:
            self.longest_gap_s = max(self.longest_gap_s, now - self.last_token)
        self.last_token = now

    def record_thoughts(self, now: float) -> None:
        """Record that tokens of the reasoning have arrived."""
        self.thoughts_began, self.thoughts_ended = self.thoughts_began or now, now
