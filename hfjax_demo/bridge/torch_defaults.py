"""PyTorch's defaults belong to the whole process: nobody computes with them while a model is being constructed.

``from_pretrained`` and ``from_config`` set the default dtype, and take the functions that initialise and tie weights away, for as
long as they run, for every thread. Two at once can leave them that way for good, and what another thread traces or computes
meanwhile may come out in another type. So a construction has the process to itself as far as PyTorch goes; tracing and
computing go side by side.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator


class TorchDefaults:
    """Many who use PyTorch's defaults, or one who changes them. Whoever wants to change them comes before new users."""

    def __init__(self) -> None:
        self._free = threading.Condition()
        self._users = 0
        self._changing = 0  # those who do, or wait to
        self._changed_by: int | None = None  # a thread
        self._own = threading.local()  # how often this thread is among the users

    @contextlib.contextmanager
    def used(self) -> Iterator[None]:
        """Trace or compute: PyTorch's defaults are its own meanwhile. May be nested."""
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
        """Construct a model: nobody else uses PyTorch's defaults meanwhile. Not to be nested, nor within :meth:`used`."""
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
