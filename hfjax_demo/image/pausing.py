"""A function that runs in pieces: it pauses where it says so, and goes on when it is told to.

diffusers' pipelines keep the denoising loop to themselves. Run this way, a pipeline's call stands still at the end of every
step while the device thread serves others, without a thread of its own: everything stays on the one thread that may
trace. It is a generator turned inside out, by way of greenlets.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Generic, TypeVar

import torch
from greenlet import GreenletExit, getcurrent, greenlet

Result = TypeVar("Result")


class _Paused(greenlet):
    """The greenlet of a :class:`Pausing`. ``waits_for`` is what it stands still for, besides being told to go on."""

    waits_for: Future[Any] | None = None


class Pausing(Generic[Result]):
    """Runs ``function(pause)``, which may call ``pause()`` wherever it can stand still.

    One that is dropped at a pause ends there, as by :meth:`stop`, unless its function holds on to it.
    All methods are to be called on one thread.
    """

    def __init__(self, function: Callable[[Callable[[], None]], Result]) -> None:
        # The function does not know this object, which would keep itself alive otherwise when it is dropped at a pause.
        self._greenlet = _Paused(lambda: function(_pause))
        self._result: list[Result] = []

    @property
    def done(self) -> bool:
        """Whether it has returned or raised."""
        return bool(self._greenlet.dead)

    @property
    def result(self) -> Result:
        """What the function returned; :attr:`done` has to be true."""
        return self._result[0]

    @property
    def waits(self) -> bool:
        """Whether it stands still for something that is not done (:func:`wait_for`), so that resuming it would do nothing."""
        return self._greenlet.waits_for is not None and not self._greenlet.waits_for.done()

    def resume(self) -> None:
        """Run to the next pause, or to the end. What the function raises, this raises."""
        self._greenlet.parent = getcurrent()  # where a pause goes
        # PyTorch's switch for gradients belongs to the thread, and the function may be inside a ``no_grad``.
        gradients = torch.is_grad_enabled()
        try:
            value = self._greenlet.switch()
        finally:
            torch.set_grad_enabled(gradients)
        if self._greenlet.dead:
            self._result.append(value)

    def stop(self) -> None:
        """End it where it stands; its ``finally`` blocks run."""
        if not self._greenlet.dead:
            self._greenlet.parent = getcurrent()
            gradients = torch.is_grad_enabled()
            try:
                self._greenlet.throw(GreenletExit)
            finally:
                torch.set_grad_enabled(gradients)


def wait_for(future: Future[Result]) -> Result:
    """What the future holds. A function of :class:`Pausing` stands still until it is done; any other caller waits."""
    here = getcurrent()
    if isinstance(here, _Paused):
        here.waits_for = future
        while not future.done():
            _pause()
        here.waits_for = None
    return future.result()


def _pause() -> None:
    gradients = torch.is_grad_enabled()
    owner = getcurrent().parent
    assert owner is not None  # only a thread's own greenlet has none
    owner.switch()
    torch.set_grad_enabled(gradients)
