"""A lock on PyTorch's global defaults, which constructing a model changes for the whole process.

While ``from_pretrained`` and ``from_config`` run, they set the default dtype and disable the functions that initialise and tie
weights, for every thread. Two at once can leave these changed for good, and what another thread traces or computes meanwhile may
get the wrong dtype. So while one thread constructs a model, no other may trace, compute or construct with PyTorch; any number of
threads may trace and compute at the same time.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator


class TorchDefaults:
    """A readers-writer lock: many threads use the defaults, or one changes them. A waiting change goes before new users."""

    def __init__(self) -> None:
        self._free = threading.Condition()
        self._users = 0
        self._changing = 0  # those who do, or wait to
        self._changed_by: int | None = None  # a thread
        self._own = threading.local()  # how often this thread is among the users

    @contextlib.contextmanager
    def used(self) -> Iterator[None]:
        """Hold this while tracing or computing: no other thread changes the defaults. May be nested, in :meth:`changed` too."""
        depth = getattr(self._own, "depth", 0)
        with self._free:
            if not depth and self._changed_by != threading.get_ident():
                self._free.wait_for(lambda: not self._changing)
            self._users += 1
        self._own.depth = depth + 1
        try:
            yield
        finally:
            self._own.depth = depth
            with self._free:
                self._users -= 1
                self._free.notify_all()

    @contextlib.contextmanager
    def changed(self) -> Iterator[None]:
        """Hold this while constructing a model: no other thread uses the defaults. Not within itself or :meth:`used`."""
        with self._free:
            self._changing += 1
            self._free.wait_for(lambda: not self._users and self._changed_by is None)
            self._changed_by = threading.get_ident()
        try:
            yield
        finally:
            with self._free:
                self._changing -= 1
                self._changed_by = None
                self._free.notify_all()


TORCH_DEFAULTS = TorchDefaults()
