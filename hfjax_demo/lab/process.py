"""Run one experiment in a child process: :func:`run_in_child` yields its events."""

from __future__ import annotations

import contextlib
import importlib
import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import psutil

from ..children import Child, ChildError
from ..errors import EngineFailed, HfjaxError
from ..sources.common import one_line
from .events import LabEvent, Remark
from .experiment import Experiment, LabModel

TIME_LIMIT_S = 1800.0  # longest run
POLL_S = 0.1  # interval at which a cancellation is noticed
BACKGROUND_LOAD_SHARE = 0.1  # of all cores: less is normal background load

# Lower priority than the server's threads: an experiment may slow down, a chat may not. Measured on two cores with the
# tensor-parallel experiment, which uses both: the gaps between a chat's blocks of tokens were 0.20 s (median) and 0.28 s
# (maximum), and 0.16 s and 0.25 s without it. With Linux's idle class they were a tenth shorter, but an experiment got only a
# fifth of a core in parallel with four chats, and almost nothing in parallel with other programs.
NICENESS = 10


def run_in_child(
    experiment: Experiment,
    model: LabModel | None,
    options: Mapping[str, Any],
    cancelled: Callable[[], bool] = lambda: False,
    limit_s: float = TIME_LIMIT_S,
) -> Generator[LabEvent, None, None]:
    """Run an experiment in a child process and yield its events. The process ends when the generator ends or is closed.

    Args:
        experiment: the experiment to run.
        model: the model it runs on; None if it needs none.
        options: validated options, see :meth:`Experiment.check`.
        cancelled: called several times per second; once it returns true, the generator ends without an error.
        limit_s: the time limit in seconds.

    Raises:
        EngineFailed: the experiment failed or exceeded the time limit.
    """
    deadline = time.monotonic() + limit_s
    with Child(f"lab {experiment.name}", experiment.environment) as child:
        events = child.stream(run_experiment, experiment.function, model, dict(options), poll_s=min(POLL_S, limit_s))
        try:
            while not cancelled() and time.monotonic() <= deadline:
                if (event := next(events)) is not None:
                    yield event
        except StopIteration:
            return
        except (ChildError, HfjaxError) as error:
            reason = error.reason if isinstance(error, ChildError) else str(error)
            raise EngineFailed(f"The experiment failed: {one_line(reason, 400)}.") from error
    if not cancelled():
        raise EngineFailed("The experiment exceeded the time limit. Choose smaller options or a smaller model.")


def run_experiment(name: str, model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment's function ``name``, "module:function", in the child process, at low priority.

    The last event is a remark if other processes used the processor during the run.
    """
    before = used()
    with contextlib.suppress(AttributeError, OSError):  # platforms without priorities
        os.nice(NICENESS)
    module, _, function = name.partition(":")
    yield from getattr(importlib.import_module(module), function)(model, options)
    if remark := background_load_remark(before, used(), os.cpu_count() or 1):
        yield remark


@dataclass(frozen=True, slots=True)
class ProcessorTimes:
    """Seconds since a fixed time: of the clock, and of processor time of all processes and of this one with its children."""

    clock_s: float
    all_s: float
    own_s: float


def used() -> ProcessorTimes:
    """Return the processor time used so far."""
    spent = psutil.cpu_times()
    # Kinds that the platform does not report count as 0; the time of virtual machines is included in user.
    kinds = ("user", "nice", "system", "irq", "softirq", "steal")
    by_all = sum(getattr(spent, kind, 0.0) for kind in kinds)
    return ProcessorTimes(
        time.monotonic(), by_all, sum(os.times()[:4])
    )  # of this process and its children: user and system


def background_load_remark(before: ProcessorTimes, after: ProcessorTimes, cores: int) -> Remark | None:
    """Return a remark if other processes used at least :data:`BACKGROUND_LOAD_SHARE` of the cores in between, else None."""
    clock = after.clock_s - before.clock_s
    others = (after.all_s - before.all_s) - (after.own_s - before.own_s)
    if clock <= 0 or others / clock < BACKGROUND_LOAD_SHARE * cores:
        return None
    return Remark(
        f"Other processes used {min(others / clock, cores):.1f} of {cores} CPU cores during this run. "
        "On an idle machine the times would be shorter.",
        warning=True,
    )
