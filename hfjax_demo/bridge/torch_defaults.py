"""A lock on PyTorch's global defaults, which constructing a model changes for the whole process.

While ``from_pretrained`` and ``from_config`` run, they set the default dtype and replace functions of PyTorch and of their own,
for every thread. Two at once can leave these changed for good, so one thread at a time constructs models. What another thread
traces or computes while the defaults are changed may get the wrong dtype, so nobody does that then.

Most of a ``from_pretrained`` is reading files, with the defaults as they were: it lasts for seconds or minutes, and keeps nobody
waiting. The defaults are changed for moments only, while a module is constructed on the meta device. Both libraries begin and end
that by ``torch.set_default_dtype``, whatever the dtype, and so that call says when it is.
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
        self._one = threading.Lock()  # who constructs
        self._news = threading.Condition()
        self._users = 0
        self._changing = False
        self._waits = False  # who constructs, for the users to leave
        self._by: int | None = None  # the thread that constructs
        self._awaiting: list[Future[None]] = []  # of those who do not wait
        self._own = threading.local()  # how often this thread is among the users

    @property
    def are_free(self) -> bool:
        """Whether nobody changes them, or is about to."""
        return not (self._changing or self._waits)

    @property
    def constructs(self) -> bool:
        """Whether any thread is constructing models, so that :meth:`changed` would wait."""
        return self._one.locked()

    def when_free(self) -> Future[None]:
        """Done as soon as nobody changes them."""
        future: Future[None] = Future()
        with self._news:
            if not self.are_free:
                self._awaiting.append(future)
                return future
        future.set_result(None)
        return future

    @contextlib.contextmanager
    def used(self) -> Iterator[None]:
        """Hold this while tracing or computing: no other thread changes the defaults. May be nested, in :meth:`changed` too."""
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
        """:meth:`used` for whoever must not wait: whether it has them. Lets a thread that waits to change them go first."""
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
        """Hold this while constructing a model: no other thread does, nor uses the defaults while they are changed. Not within
        itself or :meth:`used`."""
        import torch  # here, not above: whoever only looks at a model's files would wait for it

        def as_they_are() -> tuple[Any, ...]:
            return torch.get_default_dtype(), torch.linspace, torch.nn.Module.register_parameter

        with self._one:
            set_default = torch.set_default_dtype  # PyTorch's own, as nobody else constructs
            before, self._by = as_they_are(), threading.get_ident()

            def set_default_dtype(dtype: torch.dtype) -> None:
                begins, ends = False, False
                if threading.get_ident() == self._by:
                    begins, ends = not self._changing, self._changing
                if begins:
                    self._begin()
                set_default(dtype)
                if ends and as_they_are() == before:  # else it is a construction within another
                    self._end()

            torch.set_default_dtype = set_default_dtype
            try:
                yield
            finally:
                torch.set_default_dtype = set_default
                if torch.get_default_dtype() is not before[0]:
                    set_default(before[0])  # where a construction failed half way
                self._by = None
                self._end()

    @property
    def _is_inside(self) -> bool:
        return getattr(self._own, "depth", 0) > 0 or self._by == threading.get_ident()

    def _enter(self) -> None:
        self._own.depth = getattr(self._own, "depth", 0) + 1
        self._users += self._by != threading.get_ident()  # who constructs does not wait for itself

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
