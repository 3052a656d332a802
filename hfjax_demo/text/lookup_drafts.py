"""Drafts of an answer's next tokens, taken from the conversation itself: where its last tokens occurred before, what followed
them there is likely to follow again. An answer that repeats a text, such as code to be changed, takes half of the time.

Drafts are verified by :func:`.step_functions.verify`, which gives the tokens that decoding gives. Its time is that of a few
decode steps, so a sequence stops drafting where too few of its drafts are right, by the times measured.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

# So many of the last tokens have to occur before, and so many tokens have to follow there.
MATCHED = 3

# The weight of a new measurement in the running means.
MEAN_WEIGHT = 0.25

# After so many tokens without drafts, a sequence tries again.
REST = 64


def find_draft(ids: np.ndarray, count: int) -> tuple[int, ...]:
    """Return the ``count`` tokens that followed the last tokens of ``ids``, int32 (tokens,), where these occurred last before;
    none if they did not occur, or fewer tokens followed."""
    last, before = ids[-MATCHED:], len(ids) - MATCHED - count + 1
    if before < 1:
        return ()
    alike = np.ones(before, bool)
    for place, token in enumerate(last):
        alike &= ids[place : place + before] == token
    found = np.flatnonzero(alike)
    return tuple(map(int, ids[found[-1] + MATCHED :][:count])) if len(found) else ()


@dataclass(slots=True)
class DraftStatistics:
    """Whether drafts pay in one engine, for the answer that is decoded now.

    Attributes:
        verify_s: measured time of a verification, up to its tokens; 0: unknown.
        gained: tokens of a verification, running mean; 0: unknown.
        rests_until: number of the answer's tokens from which on drafts are tried again.
    """

    verify_s: float = 0.0
    gained: float = 0.0
    rests_until: int = 0

    def begin_answer(self) -> None:
        """Forget how much drafts have gained."""
        self.gained, self.rests_until = 0.0, 0

    def measured(self, tokens: int, gained: int, seconds: float, step_s: float) -> None:
        """Record a verification that gave ``gained`` tokens, after which the answer has ``tokens``.

        Args:
            step_s: time of a decode step; 0: unknown.
        """
        self.verify_s = min(_mean(self.verify_s, seconds), seconds)  # the first one may be slow
        self.gained = _mean(self.gained, gained)
        if self.gained * step_s < self.verify_s and step_s:
            self.gained, self.rests_until = 0.0, tokens + REST


def _mean(before: float, new: float) -> float:
    return new if before <= 0 else (1 - MEAN_WEIGHT) * before + MEAN_WEIGHT * new
