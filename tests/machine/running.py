"""How long the machines run, and with which seeds."""

from __future__ import annotations

import os
import time
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

# The release's tests of all machines together. On a failure it prints the steps, which are then written out in kept.py.
MINUTES = float(os.environ.get("HFJAX_MACHINE_MINUTES", "30"))
MACHINES = 8


def run(machine: type[RuleBasedStateMachine], runs: int, steps: int, *, fresh: bool = False) -> None:
    """So many runs of so many steps: the same whenever the same modules are imported (Hypothesis also draws the numbers that
    it finds in those), or with ``fresh`` seeds."""
    given: dict[str, Any] = {"max_examples": runs, "stateful_step_count": steps, "derandomize": not fresh}
    given |= {"database": None, "deadline": None, "report_multiple_bugs": False}
    run_state_machine_as_test(machine, settings=settings(suppress_health_check=list(HealthCheck), **given))


def run_for_long(machine: type[RuleBasedStateMachine], steps: int) -> None:
    """With fresh seeds, until this machine's share of :data:`MINUTES` is over."""
    end = time.monotonic() + 60 * MINUTES / MACHINES
    while time.monotonic() < end:
        run(machine, 10, steps, fresh=True)
