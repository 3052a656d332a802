"""A function that runs in pieces: it pauses where it says so, and goes on when it is told to.

diffusers' pipelines keep the denoising loop to themselves. Run this way, a pipeline's call stands still at the end of every
step while the device thread serves others, without a thread of its own: everything stays on the one thread that may
trace. It is a generator turned inside out, by way of greenlets.

What PyTorch keeps for a thread or for the process, each side has for itself (:class:`_Surroundings`): the modes that a function
is within, and the state that random numbers come from, go with it when it pauses and are there again when it goes on. Those of
NumPy and of Python's ``random`` stay as they are: other threads draw from them, and no pipeline of diffusers does.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any, Generic, TypeVar

import torch
from greenlet import GreenletExit, getcurrent, greenlet
from torch import overrides
from torch.utils import _python_dispatch as dispatch

from ..bridge.torch_defaults import TORCH_DEFAULTS

Result = TypeVar("Result")

# How each of PyTorch's switches is read, and set.
_SWITCHES: tuple[tuple[Callable[[], Any], Callable[[Any], object]], ...] = (
    (torch.is_grad_enabled, torch.set_grad_enabled),
    (torch.get_default_dtype, torch.set_default_dtype),
    (torch.get_rng_state, torch.set_rng_state),
    (lambda: torch.is_autocast_enabled("cpu"), lambda on: torch.set_autocast_enabled("cpu", on)),
    (lambda: torch.get_autocast_dtype("cpu"), lambda dtype: torch.set_autocast_dtype("cpu", dtype)),
)


def _switches() -> list[Any]:
    return [read() for read, _ in _SWITCHES]


def _set_switches(values: list[Any]) -> None:
    for (read, set_to), value in zip(_SWITCHES, values, strict=True):
        if isinstance(value, torch.Tensor) or read() != value:
            set_to(value)


class _Surroundings:
    """What a function that is paused was within: PyTorch's switches as it has set them, and its modes, the innermost last."""

    def __init__(self) -> None:
        self._inside: list[Any] | None = (
            None  # its switches; None: it has not begun, and begins with those of who resumes it
        )
        self._modes: list[tuple[Any, Any]] = []  # where each belongs, and the mode
        self._inference: Any = None  # what keeps its inference mode from who resumes it

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        """Within it the function runs, until it pauses or ends."""
        outside, depths = _switches(), [_depth(stack) for stack in _STACKS]
        inference = torch.is_inference_mode_enabled()
        self._enter()
        try:
            yield
        finally:
            self._inside = _switches()
            self._modes = [
                (stack, stack._pop_mode())
                for stack, depth in zip(_STACKS, depths, strict=True)
                for _ in range(_depth(stack) - depth)
            ][::-1]
            if torch.is_inference_mode_enabled() != inference:
                self._inference = torch.inference_mode(inference)
                self._inference.__enter__()
            _set_switches(outside)

    def _enter(self) -> None:
        if self._inference is not None:
            self._inference.__exit__(None, None, None)
            self._inference = None
        for stack, mode in self._modes:
            stack._push_mode(mode)
        if self._inside is not None:
            _set_switches(self._inside)


_STACKS = (overrides, dispatch)  # of modes


def _depth(stack: Any) -> int:
    found = stack._get_current_function_mode_stack if stack is overrides else stack._get_current_dispatch_mode_stack
    return len(found())


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
        self._surroundings = _Surroundings()
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
        with self._surroundings.entered():
            value = self._greenlet.switch()
        if self._greenlet.dead:
            self._result.append(value)

    def stop(self) -> None:
        """End it where it stands; its ``finally`` blocks run."""
        if not self._greenlet.dead:
            self._greenlet.parent = getcurrent()
            with TORCH_DEFAULTS.used(), self._surroundings.entered():
                self._greenlet.throw(GreenletExit)

    def __del__(self) -> None:
        with contextlib.suppress(Exception):  # its thread may be gone
            self.stop()


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
    owner = getcurrent().parent
    assert owner is not None  # only a thread's own greenlet has none
    owner.switch()
