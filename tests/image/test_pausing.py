"""A function that stands still where it says so, on one thread."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest
import torch
from torch.overrides import TorchFunctionMode
from transformers.modeling_utils import local_torch_dtype

from hfjax_demo.image.pausable_call import PausableCall

Pause = Callable[[], None]


def begun(function: Callable[[Pause], Any]) -> PausableCall[Any]:
    """A call that stands at its first pause."""
    pausing = PausableCall(function)
    pausing.resume()
    assert not pausing.done
    return pausing


def alternate(*calls: PausableCall[Any], meanwhile: Callable[[], object]) -> None:
    """Resume the calls in turns to their ends; call ``meanwhile`` after every piece."""
    while not all(pausing.done for pausing in calls):
        for pausing in calls:
            pausing.resume()
            meanwhile()


def test_it_stands_still_at_every_pause_and_then_has_its_result() -> None:
    seen: list[int] = []

    def count(pause: Pause) -> str:
        for _ in range(3):
            seen.append(threading.get_ident())
            pause()
        return "done"

    pausing = PausableCall(count)
    assert not pausing.done and seen == []
    for expected in (1, 2, 3):
        pausing.resume()
        assert len(seen) == expected and not pausing.done
    pausing.resume()
    assert pausing.done and pausing.result == "done"
    assert set(seen) == {threading.get_ident()}, "it runs on the thread that resumes it"


def test_what_it_raises_the_resuming_side_gets() -> None:
    def fail(pause: Pause) -> None:
        pause()
        raise ValueError("no")

    pausing = begun(fail)
    with pytest.raises(ValueError, match="no") as caught:
        pausing.resume()
    assert pausing.done
    assert any(entry.name == "fail" for entry in caught.traceback)  # it is told where
    pausing.stop()  # nothing is left to stop


def test_an_exception_being_handled_at_a_pause_is_not_seen_outside() -> None:
    def handle(pause: Pause) -> str:
        try:
            raise KeyError("inside")
        except KeyError as error:
            pause()
            return str(error)

    pausing = begun(handle)
    try:
        raise ValueError("outside")
    except ValueError as error:
        pausing.resume()
        assert error.__context__ is None
    assert pausing.result == "'inside'"


class Large:
    """Something that takes memory."""


@pytest.mark.parametrize("how", ["stop", "drop", "finish"])
def test_however_it_ends_its_finally_runs_and_it_lets_go_of_what_it_held(how: str) -> None:
    held: list[weakref.ref[Large]] = []
    seen: list[str] = []

    def run(pause: Pause) -> str:
        large = Large()
        held.append(weakref.ref(large))
        try:
            pause()
            seen.append("went on")
        except Exception:
            seen.append("never caught")
        finally:
            seen.append("finally")
        return type(large).__name__

    pausing: PausableCall[Any] | None = begun(run)
    assert pausing is not None and held[0]() is not None
    if how == "drop":
        pausing = None
    elif how == "stop":
        pausing.stop()
        pausing.stop()
    else:
        pausing.resume()
        assert pausing.result == "Large"
    gc.collect()
    assert held[0]() is None and (pausing is None or pausing.done)
    assert seen == (["went on", "finally"] if how == "finish" else ["finally"])


def test_stop_before_the_start_runs_nothing_and_what_breaks_while_it_is_stopped_is_told() -> None:
    def run(pause: Pause) -> None:
        try:
            pause()
        finally:
            raise OSError("cannot tidy up")

    pausing = PausableCall(run)
    pausing.stop()
    assert pausing.done

    pausing = begun(run)
    with pytest.raises(OSError, match="tidy"):
        pausing.stop()
    assert pausing.done


class Doubled(TorchFunctionMode):
    """Within it, ``torch.ones`` gives twos."""

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        found = func(*args, **(kwargs or {}))
        return 2 * found if func is torch.ones else found


WITHIN: dict[str, tuple[Callable[[], AbstractContextManager[Any]], Callable[[], object]]] = {
    "a function mode": (Doubled, lambda: float(torch.ones(()))),
    "a device": (lambda: torch.device("meta"), lambda: torch.ones(()).device.type),
    "gradients": (torch.no_grad, torch.is_grad_enabled),
    "inference": (torch.inference_mode, torch.is_inference_mode_enabled),
    "autocast": (lambda: torch.autocast("cpu", torch.bfloat16), lambda: torch.is_autocast_enabled("cpu")),
    "dtype": (lambda: local_torch_dtype(torch.float64), torch.get_default_dtype),
}


@pytest.mark.parametrize("name", WITHIN)
@pytest.mark.parametrize("outside", [False, True], ids=["outside without", "outside with"])
def test_what_one_is_within_reaches_nobody_else_however_it_ends(name: str, outside: bool) -> None:
    within, read = WITHIN[name]

    def run(pause: Pause) -> list[object]:
        seen = []
        with within():
            pause()
            seen.append(read())
            with torch.device("cpu"), Doubled():
                pause()
            pause()
            seen.append(read())
        return [*seen, read()]

    with within() if outside else nullcontext():
        before = read()
        with within():
            changed = read()
        others: list[object] = []
        calls = PausableCall(run), PausableCall(run)
        alternate(*calls, meanwhile=lambda: others.append(read()))
        assert set(others) == {before} and (outside or changed != before)
        assert [pausing.result for pausing in calls] == [[changed, changed, before]] * 2
        for end in (PausableCall.stop, lambda pausing: None):  # stopped, and dropped
            end(begun(run))
            assert read() == before


def test_random_numbers_are_each_sides_own() -> None:
    def run(pause: Pause) -> list[float]:
        torch.manual_seed(7)
        drawn = []
        for _ in range(3):
            drawn.append(float(torch.rand(())))
            pause()
        return drawn

    torch.manual_seed(7)
    alone = [float(torch.rand(())) for _ in range(10)]
    torch.manual_seed(7)
    outside: list[float] = []
    first, second = PausableCall(run), PausableCall(run)
    alternate(first, second, meanwhile=lambda: outside.append(float(torch.rand(()))))
    assert first.result == second.result == alone[:3]
    assert outside == alone[: len(outside)]
