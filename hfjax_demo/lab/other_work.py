"""What else used the processor while an experiment ran: its times are longer then, and the reader is told so."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

import psutil

from .events import Remarked

SHARE = 0.1  # of all cores: less is what any machine does beside


@dataclass(frozen=True, slots=True)
class Usage:
    """Seconds since some moment: by the clock, and of the processor, by every process and by this one with its children."""

    clock_s: float
    all_s: float
    own_s: float


def usage() -> Usage:
    """What has been used up to now."""
    spent = psutil.cpu_times()
    kinds = (
        "user",
        "nice",
        "system",
        "irq",
        "softirq",
        "steal",
    )  # of those that the platform tells; guests are in user
    own = os.times()
    return Usage(
        time.monotonic(),
        sum(getattr(spent, kind, 0.0) for kind in kinds),
        own.user + own.system + own.children_user + own.children_system,
    )


def remark(before: Usage, after: Usage, cores: int) -> Remarked | None:
    """The sentence, if other processes took at least :data:`SHARE` of the cores in between; else None."""
    clock = after.clock_s - before.clock_s
    others = (after.all_s - before.all_s) - (after.own_s - before.own_s)
    if clock <= 0 or others / clock < SHARE * cores:
        return None
    return Remarked(
        f"Other processes used {min(others / clock, cores):.1f} of {cores} CPU cores during this run. "
        "On an idle machine the times would be shorter.",
        warning=True,
    )
