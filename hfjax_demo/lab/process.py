"""Runs one experiment in a child process: :class:`LabRun` gives its events as they come and can be stopped at any moment."""

from __future__ import annotations

import contextlib
import importlib
import os
import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Self

from ..children import Child, ChildError
from ..errors import EngineFailed, HfjaxError
from ..sources.common import one_line
from . import other_work
from .events import LabEvent
from .experiment import Experiment, LabModel

LIMIT_S = 1800.0  # nobody waits longer
POLL_S = 0.5

# Behind the server's own threads: an experiment may be slower, a chat may not. Measured on two cores, beside the tensor-parallel
# experiment, which keeps both busy: the gaps between a chat's blocks of tokens were 0.20 s in the middle and 0.28 s at most, and
# 0.16 s and 0.25 s without it. Linux's idle class made them a tenth shorter still, but left an experiment a fifth of a core
# beside four chats, and next to nothing beside other programs.
NICENESS = 10


class LabRun:
    """One run of an experiment. Iterate over it for its events; leaving the ``with`` block stops it.

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
        self._stopped = False
        self._deadline = time.monotonic() + limit_s
        self._child = Child(f"lab {experiment.name}", experiment.environment)
        self._events = self._child.stream(
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
        self._child.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._child.close()


def run_experiment(
    name: str, model: LabModel | None, options: Mapping[str, Any], tells_other_work: bool
) -> Iterator[LabEvent]:
    """Runs in the child, at low priority: imports the experiment's function ``name``, "module:function", and runs it."""
    before = other_work.usage()
    with contextlib.suppress(AttributeError, OSError):  # a platform without priorities
        os.nice(NICENESS)
    module, _, function = name.partition(":")
    yield from getattr(importlib.import_module(module), function)(model, options)
    if tells_other_work and (remark := other_work.remark(before, other_work.usage(), os.cpu_count() or 1)):
        yield remark
