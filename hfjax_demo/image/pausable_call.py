"""A function that runs in pieces: it pauses where it calls ``pause()``, and continues when it is resumed.

So a diffusers pipeline, which contains the denoising loop, is suspended after every step while the device thread serves other
requests. Greenlets need no thread: everything stays on the only thread that may trace. PyTorch's modes, switches and random
numbers are saved at a pause and restored afterwards; those of NumPy and ``random``, which no pipeline uses, are left alone.
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

# The getter and the setter of each of PyTorch's switches.
_SWITCHES: tuple[tuple[Callable[[], Any], Callable[[Any], object]], ...] = (
    (torch.is_grad_enabled, torch.set_grad_enabled),
    (torch.get_default_dtype, torch.set_default_dtype),
    (torch.get_rng_state, torch.set_rng_state),
    (lambda: torch.is_autocast_enabled("cpu"), lambda on: torch.set_autocast_enabled("cpu", on)),
    (lambda: torch.get_autocast_dtype("cpu"), lambda dtype: torch.set_autocast_dtype("cpu", dtype)),
)


def _get_switches() -> list[Any]:
    return [read() for read, _ in _SWITCHES]


def _set_switches(values: list[Any]) -> None:
    for (read, set_to), value in zip(_SWITCHES, values, strict=True):
        if isinstance(value, torch.Tensor) or read() != value:
            set_to(value)


class _TorchState:
    """PyTorch's state inside a paused function: its switches and its active modes, the innermost last."""

    def __init__(self) -> None:
        self._inner_switches: list[Any] | None = (
            None  # its switches; None before it starts: it starts with those of the caller
        )
        self._modes: list[tuple[Any, Any]] = []  # each mode with the stack it belongs to
        self._inference: Any = None  # context manager that hides its inference mode from the caller

    @contextlib.contextmanager
    def activated(self) -> Iterator[None]:
        """Context in which the function runs until it pauses or ends."""
        outside, depths = _get_switches(), [_depth(stack) for stack in _STACKS]
        inference = torch.is_inference_mode_enabled()
        self._enter()
        try:
            yield
        finally:
            self._inner_switches = _get_switches()
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
        if self._inner_switches is not None:
            _set_switches(self._inner_switches)


_STACKS = (overrides, dispatch)  # the stacks of active modes


def _depth(stack: Any) -> int:
    found = stack._get_current_function_mode_stack if stack is overrides else stack._get_current_dispatch_mode_stack
    return len(found())


class _CallGreenlet(greenlet):
    """Greenlet of a :class:`PausableCall`. ``awaited_future`` is a future that it waits for before it can continue."""

    awaited_future: Future[Any] | None = None


class PausableCall(Generic[Result]):
    """Runs ``function(pause)``, which may call ``pause()`` wherever it can be suspended.

    If the object is garbage-collected at a pause, the function ends there, as with :meth:`stop`, unless the function refers to
    it. All methods must be called on one thread.
    """

    def __init__(self, function: Callable[[Callable[[], None]], Result]) -> None:
        # The function does not refer to this object: the reference would prevent garbage collection at a pause.
        self._greenlet = _CallGreenlet(lambda: function(_pause))
        self._torch_state = _TorchState()
        self._result: list[Result] = []

    @property
    def done(self) -> bool:
        """Whether the function has returned or raised."""
        return bool(self._greenlet.dead)

    @property
    def result(self) -> Result:
        """Return value of the function; :attr:`done` must be true."""
        return self._result[0]

    @property
    def is_waiting(self) -> bool:
        """Whether the function waits for an unfinished future (:func:`await_future`), so that resuming it would do nothing."""
        return self._greenlet.awaited_future is not None and not self._greenlet.awaited_future.done()

    def resume(self) -> None:
        """Run the function until its next pause or its end. Exceptions of the function are raised here."""
        self._greenlet.parent = getcurrent()  # where a pause switches to
        with self._torch_state.activated():
            value = self._greenlet.switch()
        if self._greenlet.dead:
            self._result.append(value)

    def stop(self) -> None:
        """End the function where it is paused; its ``finally`` blocks run."""
        if not self._greenlet.dead:
            self._greenlet.parent = getcurrent()
            with TORCH_DEFAULTS.used(), self._torch_state.activated():
                self._greenlet.throw(GreenletExit)

    def __del__(self) -> None:
        with contextlib.suppress(Exception):  # its thread may have ended
            self.stop()


def await_future(future: Future[Result]) -> Result:
    """Return the result of a future. A function of :class:`PausableCall` pauses until it is done; other callers block."""
    here = getcurrent()
    if isinstance(here, _CallGreenlet):
        here.awaited_future = future
        while not future.done():
            _pause()
        here.awaited_future = None
    return future.result()


def _pause() -> None:
    owner = getcurrent().parent
    assert owner is not None  # only a thread's main greenlet has none
    owner.switch()
