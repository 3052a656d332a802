"""A lock on PyTorch's global defaults, which constructing a model changes for the whole process.

While ``from_pretrained`` and ``from_config`` run, they set the default dtype and replace functions of PyTorch and of their own,
for every thread. Two concurrent calls can leave these changed permanently, so only one thread at a time constructs models. A
thread that traces or computes while the defaults are changed may get the wrong dtype, so no other thread does that meanwhile.

``from_pretrained`` mostly reads files, with unchanged defaults: it takes seconds or minutes, and blocks no other thread. The
defaults are changed only briefly, while a module is constructed on the meta device. Both libraries begin and end this phase
with ``torch.set_default_dtype``, even for the same dtype, so this call marks it.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any


class TorchDefaults:
    """A readers-writer lock: many threads use the defaults, or one changes them."""

    def __init__(self) -> None:
        self._one = threading.Lock()  # held by the constructing thread
        self._news = threading.Condition()
        self._users = 0
        self._changing = False
        self._waits = False  # the constructing thread waits for the users to leave
        self._by: int | None = None  # the constructing thread
        self._awaiting: list[Future[None]] = []  # see :meth:`when_free`
        self._own = threading.local()  # ``depth``: the number of contexts in which this thread uses the defaults

    @property
    def are_free(self) -> bool:
        """Whether no thread changes the defaults, or waits to change them."""
        return not (self._changing or self._waits)

    @property
    def constructs(self) -> bool:
        """Whether any thread is constructing models, so that :meth:`changed` would wait."""
        return self._one.locked()

    def when_free(self) -> Future[None]:
        """Return a future that is done as soon as no thread changes the defaults."""
        future: Future[None] = Future()
        with self._news:
            if not self.are_free:
                self._awaiting.append(future)
                return future
        future.set_result(None)
        return future

    @contextlib.contextmanager
    def used(self) -> Iterator[None]:
        """Context manager for tracing or computing: no other thread changes the defaults. Nestable, also in :meth:`changed`."""
        with self._news:
            if not self._is_inside:
                self._news.wait_for(lambda: not self._changing)
            self._enter()
        try:
            yield
        finally:
            self._leave()

    @contextlib.contextmanager
    def used_if_free(self) -> Iterator[bool]:
        """Context manager like :meth:`used` that never waits: yield whether it holds the defaults. Waiting writers go first."""
        with self._news:
            has = self._is_inside or self.are_free
            if has:
                self._enter()
        try:
            yield has
        finally:
            if has:
                self._leave()

    @contextlib.contextmanager
    def changed(self) -> Iterator[None]:
        """Context manager for constructing a model: no other thread constructs, or uses the defaults while they are changed.
        Must not be nested in itself or in :meth:`used`."""
        import torch  # imported here because code that only reads a model's files should not wait for it

        def as_they_are() -> tuple[Any, ...]:
            return torch.get_default_dtype(), torch.linspace, torch.nn.Module.register_parameter

        with self._one:
            set_default = torch.set_default_dtype  # PyTorch's own, since no other thread constructs
            before, self._by = as_they_are(), threading.get_ident()

            def set_default_dtype(dtype: torch.dtype) -> None:
                begins, ends = False, False
                if threading.get_ident() == self._by:
                    begins, ends = not self._changing, self._changing
                if begins:
                    self._begin()
                set_default(dtype)
                if ends and as_they_are() == before:  # otherwise a nested construction has ended
                    self._end()

            torch.set_default_dtype = set_default_dtype
            try:
                yield
            finally:
                torch.set_default_dtype = set_default
                if torch.get_default_dtype() is not before[0]:
                    set_default(before[0])  # a construction has failed half way
                self._by = None
                self._end()

    @property
    def _is_inside(self) -> bool:
        return getattr(self._own, "depth", 0) > 0 or self._by == threading.get_ident()

    def _enter(self) -> None:
        self._own.depth = getattr(self._own, "depth", 0) + 1
        self._users += self._by != threading.get_ident()  # the constructing thread does not wait for itself

    def _leave(self) -> None:
        self._own.depth -= 1
        with self._news:
            self._users -= self._by != threading.get_ident()
            self._news.notify_all()

    def _begin(self) -> None:
        with self._news:
            self._waits = True
            self._news.wait_for(lambda: not self._users)
            self._waits, self._changing = False, True

    def _end(self) -> None:
        with self._news:
            self._changing = False
            awaiting, self._awaiting = self._awaiting, []
            self._news.notify_all()
        for future in awaiting:
            future.set_result(None)


TORCH_DEFAULTS = TorchDefaults()
