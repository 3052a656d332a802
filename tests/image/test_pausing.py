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


def test_it_stands_still_at_every_pause_and_then_has_its_result() -> None:
    seen: list[int] = []

    def count(pause: Pause) -> str:
        for number in range(3):
            seen.append(number)
            pause()
        return "done"

    pausing = PausableCall(count)
    assert not pausing.done and seen == []
    for expected in (1, 2, 3):
        pausing.resume()
        assert len(seen) == expected and not pausing.done
    pausing.resume()
    assert pausing.done and pausing.result == "done"


@pytest.mark.parametrize("result", [None, (), (1, 2), [], ValueError("a result like any other")])
def test_any_result_comes_through(result: object) -> None:
    pausing = PausableCall(lambda pause: result)
    pausing.resume()
    assert pausing.done and pausing.result is result


def test_two_take_turns() -> None:
    order: list[str] = []

    def named(name: str) -> Callable[[Pause], str]:
        def run(pause: Pause) -> str:
            for step in "12":
                order.append(name + step)
                pause()
            return name

        return run

    first, second = PausableCall(named("a")), PausableCall(named("b"))
    while not (first.done and second.done):
        for pausing in (first, second):
            if not pausing.done:
                pausing.resume()
    assert order == ["a1", "b1", "a2", "b2"]
    assert (first.result, second.result) == ("a", "b")


def test_one_may_run_inside_another() -> None:
    def inner(pause: Pause) -> int:
        pause()
        return 7

    def outer(pause: Pause) -> int:
        nested = PausableCall(inner)
        nested.resume()
        pause()
        nested.resume()
        return nested.result

    pausing = PausableCall(outer)
    pausing.resume()
    assert not pausing.done
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

    pausing = PausableCall(handle)
    pausing.resume()
    try:
        raise ValueError("outside")
    except ValueError as error:
        pausing.resume()
        assert error.__context__ is None
    assert pausing.result == "'inside'"


def test_stop_ends_it_where_it_stands_and_runs_finally() -> None:
    seen: list[str] = []

    def run(pause: Pause) -> None:
        try:
            seen.append("in")
            pause()
            seen.append("never")
        except Exception:
            seen.append("never caught")
        finally:
            seen.append("finally")

    pausing = PausableCall(run)
    pausing.resume()
    pausing.stop()
    assert pausing.done and seen == ["in", "finally"]
    pausing.stop()
    assert seen == ["in", "finally"]


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

    pausing = PausableCall(run)
    pausing.resume()
    with pytest.raises(OSError, match="tidy"):
        pausing.stop()
    assert pausing.done


def test_the_switch_for_gradients_is_each_sides_own() -> None:
    inside: list[bool] = []

    def run(pause: Pause) -> None:
        with torch.no_grad():
            pause()
            inside.append(torch.is_grad_enabled())
            with torch.enable_grad():
                pause()
                inside.append(torch.is_grad_enabled())
        inside.append(torch.is_grad_enabled())

    assert torch.is_grad_enabled()
    pausing = PausableCall(run)
    pausing.resume()
    assert torch.is_grad_enabled()
    with torch.no_grad():
        pausing.resume()
        assert not torch.is_grad_enabled()
    assert torch.is_grad_enabled()
    pausing.resume()
    assert pausing.done and torch.is_grad_enabled()
    assert inside == [False, True, True]


@pytest.mark.parametrize("outside", [True, False])
def test_the_switch_for_gradients_survives_a_stop_and_a_failure(outside: bool) -> None:
    def run(pause: Pause) -> None:
        with torch.set_grad_enabled(not outside):
            pause()
            raise ValueError

    with torch.set_grad_enabled(outside):
        stopped, failing = PausableCall(run), PausableCall(run)
        stopped.resume()
        failing.resume()
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


def test_the_modes_that_one_is_within_reach_nobody_else() -> None:
    inside: list[float] = []

    def run(pause: Pause) -> None:
        with Doubled():
            pause()
            inside.append(float(torch.ones(())))
            with torch.device("meta"), Doubled():
                pause()
                inside.append(torch.ones(()).device.type)  # type: ignore[arg-type]
            inside.append(float(torch.ones(())))

    first, second = PausableCall(run), PausableCall(run)
    while not (first.done and second.done):
        for pausing in (first, second):
            pausing.resume()
            assert float(torch.ones(())) == 1
    assert inside == [2, 2, "meta", 2, "meta", 2]


@pytest.mark.parametrize("how", ["stop", "drop"])
def test_one_that_ends_at_a_pause_takes_its_modes_with_it(how: str) -> None:
    def run(pause: Pause) -> None:
        with Doubled():
            pause()

    with Doubled():
        pausing = PausableCall(run)
        pausing.resume()
        if how == "stop":
            pausing.stop()
        del pausing
        assert float(torch.ones(())) == 2
    assert float(torch.ones(())) == 1


def test_random_numbers_are_each_sides_own() -> None:
    def run(pause: Pause) -> list[float]:
        torch.manual_seed(7)
        drawn = []
        for _ in range(3):
            drawn.append(float(torch.rand(())))
            pause()
        return drawn

    torch.manual_seed(7)
    alone = [float(torch.rand(())) for _ in range(6)]
    torch.manual_seed(7)
    outside = []
    first, second = PausableCall(run), PausableCall(run)
    while not (first.done and second.done):
        for pausing in (first, second):
            pausing.resume()
        outside.append(float(torch.rand(())))
    assert first.result == second.result == alone[:3]
    assert outside == alone[: len(outside)]


@pytest.mark.parametrize(
    ("within", "read"),
    [
        (torch.inference_mode, torch.is_inference_mode_enabled),
        (lambda: torch.autocast("cpu", torch.bfloat16), lambda: torch.is_autocast_enabled("cpu")),
        (lambda: local_torch_dtype(torch.float64), torch.get_default_dtype),
    ],
    ids=["inference", "autocast", "dtype"],
)
def test_other_switches_are_each_sides_own(
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
    pausing = PausableCall(run)
    while not pausing.done:
        pausing.resume()
        assert read() == before
    assert pausing.result == [changed, changed, before] and changed != before


class Large:
    """Something that takes memory."""


def test_a_stopped_one_lets_go_of_what_it_held() -> None:
    held: list[weakref.ref[Large]] = []

    def run(pause: Pause) -> None:
        large = Large()
        held.append(weakref.ref(large))
        pause()
        del large

    pausing = PausableCall(run)
    pausing.resume()
    assert held[0]() is not None
    pausing.stop()
    gc.collect()
    assert held[0]() is None and pausing.done


def test_one_that_is_dropped_at_a_pause_ends_there() -> None:
    held: list[weakref.ref[Large]] = []
    seen: list[str] = []

    def run(pause: Pause) -> None:
        large = Large()
        held.append(weakref.ref(large))
        try:
            pause()
            seen.append("never")
        finally:
            seen.append("finally")
            del large

    pausing = PausableCall(run)
    pausing.resume()
    del pausing
    gc.collect()
    assert seen == ["finally"]
    assert held[0]() is None


def test_a_finished_one_keeps_only_its_result() -> None:
    held: list[weakref.ref[Large]] = []

    def run(pause: Pause) -> str:
        large = Large()
        held.append(weakref.ref(large))
        pause()
        return type(large).__name__

    pausing = PausableCall(run)
    pausing.resume()
    pausing.resume()
    gc.collect()
    assert held[0]() is None and pausing.result == "Large"


def test_everything_runs_on_the_thread_that_resumes() -> None:
    threads: list[int] = []

    def run(pause: Pause) -> None:
        threads.append(threading.get_ident())
        pause()
        threads.append(threading.get_ident())

    pausing = PausableCall(run)
    pausing.resume()
    pausing.resume()
    assert set(threads) == {threading.get_ident()}
