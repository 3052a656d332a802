"""Run one experiment in a child process: :func:`run_in_child` yields its events."""

from __future__ import annotations

import contextlib
import importlib
import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
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
) -> Generator[LabEvent, None, None]:
    """Run an experiment in a child process and yield its events. The process ends when the generator ends or is closed.

    Args:
        model: the model it runs on; None if it needs none.
        options: validated options, see :meth:`Experiment.check`.
        cancelled: called several times per second; once it returns true, the generator ends without an error.

    Raises:
        EngineFailed: the experiment failed or exceeded the time limit.
    """
    deadline = time.monotonic() + TIME_LIMIT_S
    with Child(f"lab {experiment.name}", experiment.environment) as child:
        events = child.stream(run_experiment, experiment.function, model, dict(options), poll_s=POLL_S)
        try:
            while not cancelled() and time.monotonic() <= deadline:
                if (event := next(events)) is not None:
                    yield event
        except StopIteration:
            return
        except (ChildError, HfjaxError) as error:
            raise EngineFailed(f"The experiment failed: {one_line(error, 400)}.") from error
    if not cancelled():
        raise EngineFailed("The experiment exceeded the time limit. Choose smaller options or a smaller model.")


def run_experiment(name: str, model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment's function ``name``, "module:function", in the child process, at low priority.

    The last event is a remark if other processes used the processor during the run.
    """
    began, others = time.monotonic(), seconds_of_others()
    with contextlib.suppress(AttributeError, OSError):  # platforms without priorities
        os.nice(NICENESS)
    module, _, function = name.partition(":")
    yield from getattr(importlib.import_module(module), function)(model, options)
    if remark := background_load_remark(seconds_of_others() - others, time.monotonic() - began, os.cpu_count() or 1):
        yield remark


def seconds_of_others() -> float:
    """Return the processor time that all other processes have used since the system started."""
    spent = psutil.cpu_times()
    # Kinds that the platform does not report count as 0; the time of virtual machines is included in user.
    kinds = ("user", "nice", "system", "irq", "softirq", "steal")
    own = sum(os.times()[:4])  # of this process and its children: user and system
    return sum(getattr(spent, kind, 0.0) for kind in kinds) - own


def background_load_remark(others_s: float, clock_s: float, cores: int) -> Remark | None:
    """Return a remark if other processes used at least :data:`BACKGROUND_LOAD_SHARE` of the cores in ``clock_s``, else None."""
    if others_s < BACKGROUND_LOAD_SHARE * cores * clock_s:
        return None
    return Remark(
        f"Other processes used {min(others_s / clock_s, cores):.1f} of {cores} CPU cores during this run. "
        "On an idle machine the times would be shorter.",
        warning=True,
    )
