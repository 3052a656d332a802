"""Other processes, as tests look at them."""

from __future__ import annotations

import os
import time

PATIENCE_S = 600.0  # nothing comes near it, on a busy machine either


def gone(pid: int) -> bool:
    """Whether a process ends before patience does."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
