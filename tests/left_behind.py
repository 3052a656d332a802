"""Wait for servers of earlier tests in this process, which may still load a model or compile programs when the next test begins.

Loading changes torch and torchax for all threads: a module that a test constructs at the same time may be left without weights.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType

PATIENCE_S = 120.0
COMPUTING = ("hfjax_demo/bridge/", "hfjax_demo/text/", "hfjax_demo/image/", "hfjax_demo/runtime/loading")


def wait_for_others() -> None:
    """Wait until no other thread constructs, traces or computes a model, for at most :data:`PATIENCE_S`."""
    until = time.monotonic() + PATIENCE_S
    while _others_compute() and time.monotonic() < until:
        time.sleep(0.1)


def _others_compute() -> bool:
    own = threading.get_ident()
    frames = [frame for thread, frame in sys._current_frames().items() if thread != own]
    return any(place in name for frame in frames for name in _files(frame) for place in COMPUTING)


def _files(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        yield frame.f_code.co_filename
        frame = frame.f_back
