"""Observe other processes in tests."""

from __future__ import annotations

import os
import time

PATIENCE_S = 600.0  # far more than needed, even on a busy machine


def gone(pid: int) -> bool:
    """Wait for the end of a process; return whether it ended within :data:`PATIENCE_S`."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
