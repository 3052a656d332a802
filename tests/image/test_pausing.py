"""A function that stands still where it says so, on one thread."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager
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


@pytest.mark.parametrize("result", [None, (), (1, 2), [], ValueError("a result like any other")])
def test_any_result_comes_through(result: object) -> None:
    pausing = PausableCall(lambda pause: result)
    pausing.resume()
    assert pausing.done and pausing.result is result


def test_one_may_run_inside_another() -> None:
    def inner(pause: Pause) -> int:
        pause()
        return 7

    def outer(pause: Pause) -> Any:
        nested = begun(inner)
        pause()
        nested.resume()
        return nested.result

    pausing = begun(outer)
    pausing.resume()
    assert pausing.result == 7


@pytest.mark.parametrize("pauses", [0, 2])
def test_what_it_raises_the_resuming_side_gets(pauses: int) -> None:
    def fail(pause: Pause) -> None:
        for _ in range(pauses):
            pause()
        raise ValueError("no")

    pausing = PausableCall(fail)
    for _ in range(pauses):
        pausing.resume()
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


def test_stop_before_the_start_runs_nothing() -> None:
    seen: list[str] = []
    pausing = PausableCall(lambda pause: seen.append("ran"))
    pausing.stop()
    assert pausing.done and seen == []


def test_what_breaks_while_it_is_stopped_is_told() -> None:
    def run(pause: Pause) -> None:
        try:
            pause()
        finally:
            raise OSError("cannot tidy up")

    pausing = begun(run)
    with pytest.raises(OSError, match="tidy"):
        pausing.stop()
    assert pausing.done


@pytest.mark.parametrize("outside", [True, False])
def test_the_switch_for_gradients_survives_a_stop_and_a_failure(outside: bool) -> None:
    def run(pause: Pause) -> None:
        with torch.set_grad_enabled(not outside):
            pause()
            raise ValueError

    with torch.set_grad_enabled(outside):
        stopped, failing = begun(run), begun(run)
        stopped.stop()
        assert torch.is_grad_enabled() is outside
        with pytest.raises(ValueError):
            failing.resume()
        assert torch.is_grad_enabled() is outside


class Doubled(TorchFunctionMode):
    """Within it, ``torch.ones`` gives twos."""

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        found = func(*args, **(kwargs or {}))
        return 2 * found if func is torch.ones else found


def one() -> float:
    return float(torch.ones(()))


def test_the_modes_that_one_is_within_reach_nobody_else() -> None:
    inside: list[float] = []
    outside: list[float] = []

    def run(pause: Pause) -> None:
        with Doubled():
            pause()
            inside.append(one())
            with torch.device("meta"), Doubled():
                pause()
                inside.append(torch.ones(()).device.type)  # type: ignore[arg-type]
            inside.append(one())

    alternate(PausableCall(run), PausableCall(run), meanwhile=lambda: outside.append(one()))
    assert inside == [2, 2, "meta", 2, "meta", 2] and set(outside) == {1}


@pytest.mark.parametrize("how", ["stop", "drop"])
def test_one_that_ends_at_a_pause_takes_its_modes_with_it(how: str) -> None:
    def run(pause: Pause) -> None:
        with Doubled():
            pause()

    with Doubled():
        pausing = begun(run)
        if how == "stop":
            pausing.stop()
        del pausing
        assert one() == 2
    assert one() == 1


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


@pytest.mark.parametrize(
    ("within", "read"),
    [
        (torch.no_grad, torch.is_grad_enabled),
        (torch.inference_mode, torch.is_inference_mode_enabled),
        (lambda: torch.autocast("cpu", torch.bfloat16), lambda: torch.is_autocast_enabled("cpu")),
        (lambda: local_torch_dtype(torch.float64), torch.get_default_dtype),
    ],
    ids=["gradients", "inference", "autocast", "dtype"],
)
def test_switches_are_each_sides_own(
    within: Callable[[], AbstractContextManager[None]], read: Callable[[], object]
) -> None:
    def run(pause: Pause) -> list[object]:
        seen = []
        with within():
            for _ in range(2):
                pause()
                seen.append(read())
        return [*seen, read()]

    before = read()
    with within():
        changed = read()
    outside: list[object] = []
    pausing = PausableCall(run)
    alternate(pausing, meanwhile=lambda: outside.append(read()))
    assert set(outside) == {before} and changed != before
    assert pausing.result == [changed, changed, before]
