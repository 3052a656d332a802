"""Runs one experiment in a child process: :class:`LabRun` gives its events as they come and can be stopped at any moment."""

from __future__ import annotations

import contextlib
import importlib
import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import psutil

from ..children import Child, ChildError
from ..errors import EngineFailed, HfjaxError
from ..sources.common import one_line
from .events import LabEvent, Remarked
from .experiment import Experiment, LabModel

LIMIT_S = 1800.0  # nobody waits longer
POLL_S = 0.5
OTHERS_SHARE = 0.1  # of all cores: less is what any machine does beside an experiment

# Behind the server's own threads: an experiment may be slower, a chat may not. Measured on two cores, beside the tensor-parallel
# experiment, which keeps both busy: the gaps between a chat's blocks of tokens were 0.20 s in the middle and 0.28 s at most, and
# 0.16 s and 0.25 s without it. Linux's idle class made them a tenth shorter still, but left an experiment a fifth of a core
# beside four chats, and next to nothing beside other programs.
NICENESS = 10


class LabRun(Child):
    """One run of an experiment, as a child process. Iterate over it for its events; leaving the ``with`` block ends it.

    Args:
        experiment: which.
        model: what it runs on; None where it needs none.
        options: checked, see :meth:`Experiment.check`.
        limit_s: the longest it may take.
        tells_other_work: its last event is a remark if other processes used the processor meanwhile.
    """

    def __init__(
        self,
        experiment: Experiment,
        model: LabModel | None,
        options: Mapping[str, Any],
        *,
        limit_s: float = LIMIT_S,
        tells_other_work: bool = False,
    ) -> None:
        super().__init__(f"lab {experiment.name}", experiment.environment)
        self._stopped = False
        self._deadline = time.monotonic() + limit_s
        self._events = self.stream(
            run_experiment, experiment.function, model, dict(options), tells_other_work, poll_s=min(POLL_S, limit_s)
        )

    def __iter__(self) -> Iterator[LabEvent]:
        """The events; ends when the experiment does, or has been stopped.

        Raises:
            EngineFailed: the experiment broke, or took too long.
        """
        try:
            for event in self._events:
                if time.monotonic() > self._deadline:
                    break
                if event is not None:
                    yield event
            else:
                return
        except (ChildError, HfjaxError) as error:
            if self._stopped:
                return
            reason = error.reason if isinstance(error, ChildError) else str(error)
            raise EngineFailed(f"The experiment failed: {one_line(reason, 400)}.") from error
        if not self._stopped:
            raise EngineFailed("The experiment exceeded the time limit. Choose smaller options or a smaller model.")

    def stop(self) -> None:
        """End it, from any thread; iterating then ends without an error."""
        self._stopped = True
        self.kill()


def run_experiment(
    name: str, model: LabModel | None, options: Mapping[str, Any], tells_other_work: bool
) -> Iterator[LabEvent]:
    """Runs in the child, at low priority: imports the experiment's function ``name``, "module:function", and runs it."""
    before = used()
    with contextlib.suppress(AttributeError, OSError):  # a platform without priorities
        os.nice(NICENESS)
    module, _, function = name.partition(":")
    yield from getattr(importlib.import_module(module), function)(model, options)
    if tells_other_work and (remark := other_work(before, used(), os.cpu_count() or 1)):
        yield remark


@dataclass(frozen=True, slots=True)
class Usage:
    """Seconds since some moment: by the clock, and of the processor, by every process and by this one with its children."""

    clock_s: float
    all_s: float
    own_s: float


def used() -> Usage:
    """What has been used up to now of the processor."""
    spent = psutil.cpu_times()
    # Of those that the platform tells; guests are in user.
    kinds = ("user", "nice", "system", "irq", "softirq", "steal")
    own = os.times()
    return Usage(
        time.monotonic(),
        sum(getattr(spent, kind, 0.0) for kind in kinds),
        own.user + own.system + own.children_user + own.children_system,
    )


def other_work(before: Usage, after: Usage, cores: int) -> Remarked | None:
    """The sentence, if other processes took at least :data:`OTHERS_SHARE` of the cores in between; else None."""
    clock = after.clock_s - before.clock_s
    others = (after.all_s - before.all_s) - (after.own_s - before.own_s)
    if clock <= 0 or others / clock < OTHERS_SHARE * cores:
        return None
    return Remarked(
        f"Other processes used {min(others / clock, cores):.1f} of {cores} CPU cores during this run. "
        "On an idle machine the times would be shorter.",
        warning=True,
    )
