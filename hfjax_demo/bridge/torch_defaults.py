"""A lock on PyTorch's global defaults, which constructing a model changes for the whole process.

Two concurrent constructions can leave them changed, and a thread that traces meanwhile may get the wrong dtype. transformers and
diffusers change them only briefly, while a module is constructed on the meta device, and begin and end this phase with
``torch.set_default_dtype``, even for the same dtype, so this call marks it; reading a model's files blocks no other thread.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any


class TorchDefaultsLock:
    """A readers-writer lock: many threads use the defaults, or one changes them."""

    def __init__(self) -> None:
        self._construction_lock = threading.Lock()
        self._condition = threading.Condition()
        self._reader_count = 0
        self._is_changing = False
        self._is_writer_waiting = False  # the constructing thread waits for the users to leave
        self._constructing_thread: int | None = None
        self._free_futures: list[Future[None]] = []  # see :meth:`when_free`
        self._thread_state = threading.local()  # ``depth``: in how many contexts this thread uses the defaults

    @property
    def is_free(self) -> bool:
        """Whether no thread changes the defaults, or waits to change them."""
        return not (self._is_changing or self._is_writer_waiting)

    @property
    def is_constructing(self) -> bool:
        """Whether any thread is constructing models, so that :meth:`changed` would wait."""
        return self._construction_lock.locked()

    def when_free(self) -> Future[None]:
        """Return a future that is done as soon as no thread changes the defaults."""
        future: Future[None] = Future()
        with self._condition:
            if not self.is_free:
                self._free_futures.append(future)
                return future
        future.set_result(None)
        return future

    @contextlib.contextmanager
    def used(self) -> Iterator[None]:
        """Context manager for tracing or computing: no other thread changes the defaults. Nestable, also in :meth:`changed`."""
        with self._condition:
            if not self._is_inside:
                self._condition.wait_for(lambda: not self._is_changing)
            self._acquire_read()
        try:
            yield
        finally:
            self._release_read()

    @contextlib.contextmanager
    def used_if_free(self) -> Iterator[bool]:
        """Context manager like :meth:`used` that never waits: yield whether it holds the defaults. Waiting writers go first."""
        with self._condition:
            has = self._is_inside or self.is_free
            if has:
                self._acquire_read()
        try:
            yield has
        finally:
            if has:
                self._release_read()

    @contextlib.contextmanager
    def changed(self) -> Iterator[None]:
        """Context manager for constructing a model: no other thread constructs, or uses the defaults while they are changed.
        Must not be nested in itself or in :meth:`used`."""
        import torch  # imported here because code that only reads a model's files should not wait for it

        def current_defaults() -> tuple[Any, ...]:
            return torch.get_default_dtype(), torch.linspace, torch.nn.Module.register_parameter

        with self._construction_lock:
            set_default = torch.set_default_dtype  # PyTorch's own, since no other thread constructs
            before, self._constructing_thread = current_defaults(), threading.get_ident()

            def set_default_dtype(dtype: torch.dtype) -> None:
                begins, ends = False, False
                if threading.get_ident() == self._constructing_thread:
                    begins, ends = not self._is_changing, self._is_changing
                if begins:
                    self._begin_change()
                set_default(dtype)
                if ends and current_defaults() == before:  # otherwise a nested construction has ended
                    self._end_change()

            torch.set_default_dtype = set_default_dtype
            try:
                yield
            finally:
                torch.set_default_dtype = set_default
                if torch.get_default_dtype() is not before[0]:
                    set_default(before[0])  # a construction has failed half way
                self._constructing_thread = None
                self._end_change()

    @property
    def _is_inside(self) -> bool:
        return getattr(self._thread_state, "depth", 0) > 0 or self._constructing_thread == threading.get_ident()

    def _acquire_read(self) -> None:
        self._thread_state.depth = getattr(self._thread_state, "depth", 0) + 1
        self._reader_count += self._constructing_thread != threading.get_ident()  # which does not wait for itself

    def _release_read(self) -> None:
        self._thread_state.depth -= 1
        with self._condition:
            self._reader_count -= self._constructing_thread != threading.get_ident()
            self._condition.notify_all()

    def _begin_change(self) -> None:
        with self._condition:
            self._is_writer_waiting = True
            self._condition.wait_for(lambda: not self._reader_count)
            self._is_writer_waiting, self._is_changing = False, True

    def _end_change(self) -> None:
        with self._condition:
            self._is_changing = False
            awaiting, self._free_futures = self._free_futures, []
            self._condition.notify_all()
        for future in awaiting:
            future.set_result(None)


TORCH_DEFAULTS = TorchDefaultsLock()
