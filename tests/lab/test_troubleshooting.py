"""The four errors come, in a process of their own, with JAX's own words; and mended, the results are PyTorch's."""

from __future__ import annotations

import pytest

from hfjax_demo.lab.events import CheckResult, Measurement
from hfjax_demo.lab.experiments import TROUBLESHOOTING
from hfjax_demo.lab.process import run_in_child

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

# What people search for.
COMPLAINTS = {
    "not a valid JAX type": ("TypeError", "not a valid JAX type"),
    "a value needed while tracing": ("ConcretizationTypeError", "where concrete value is expected"),
    "weights captured as constants": ("UserWarning", "constants were captured"),
    "no such device": ("RuntimeError", "backend"),
}


def test_all_four_are_provoked_and_mended() -> None:
    events = list(run_in_child(TROUBLESHOOTING, None, TROUBLESHOOTING.check({})))

    rows = {event.label: event.values for event in events if isinstance(event, Measurement)}
    assert list(rows) == list(COMPLAINTS)
    for label, (kind, words) in COMPLAINTS.items():
        assert rows[label]["kind"] == kind
        assert words.lower() in str(rows[label]["message"]).lower() and rows[label]["fix"]
    checks = [event for event in events if isinstance(event, CheckResult)]
    assert len(checks) == 2 * len(COMPLAINTS) and all(check.passed for check in checks), checks
