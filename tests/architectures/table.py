"""The verdicts as a table for the terminal and as docs/architectures.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .comparing import Outcome, Verdict


def counts(verdicts: Sequence[Verdict]) -> str:
    found = Counter(verdict.outcome for verdict in verdicts)
    return f"{len(verdicts)} types: " + ", ".join(f"{found[outcome]} {outcome}" for outcome in Outcome)


def text_table(verdicts: Sequence[Verdict]) -> str:
    lines = [f"{verdict.model_type:24} {verdict.outcome:8} {verdict.reason}".rstrip() for verdict in verdicts]
    return "\n".join([*lines, counts(verdicts)])


def page(verdicts: Sequence[Verdict]) -> str:
    return "\n".join(text_table(verdicts))
