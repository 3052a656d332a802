"""The device thread: one thread for everything, engines that break, and streams."""

from __future__ import annotations

import errno
import threading
import time
from collections.abc import Callable, Iterator

import jax
import pytest

from hfjax_demo.errors import EngineFailed, OutOfMemory, UnsupportedModel
from hfjax_demo.events import Event, Failed, TextDelta
from hfjax_demo.runtime.request_stream import RequestStream
from hfjax_demo.runtime.worker import DeviceWorker, FairShare, is_out_of_memory, to_hfjax_error

from .managing import LONG


class FakeEngine:
    """Counts what is asked of it. ``work`` steps are left, and ``prepare`` programs; ``breaks`` is raised by the second step."""

    def __init__(self, work: int = 0, prepare: int = 0, breaks: BaseException | None = None) -> None:
        self.work, self.prepare, self.breaks = work, prepare, breaks
        self.calls: list[str] = []
        self.threads: set[int] = set()
        self.failures: list[Exception] = []
        self.idle = threading.Event()  # there is neither work nor a program left
        self.on_step: Callable[[], None] = lambda: None
        self.on_made: Callable[[], None] = lambda: None

    @property
    def has_work(self) -> bool:
        return self.work > 0

    def step(self) -> None:
        self.calls.append("step")
        self.threads.add(threading.get_ident())
        self.on_step()
        if self.breaks is not None and self.calls.count("step") == 2:
            raise self.breaks
        self.work -= 1

    def fail(self, error: Exception) -> None:
        self.failures.append(error)
        self.work = 0

    def compile_next(self) -> bool:
        self.threads.add(threading.get_ident())
        if self.prepare:
            self.prepare -= 1
            self.calls.append("compile")
            self.on_made()
            return True
        self.idle.set()
        return False


@pytest.fixture
def worker() -> Iterator[DeviceWorker]:
    worker = DeviceWorker(compile_ahead=True, on_idle=lambda: None)
    worker.idle_after_s = 0.0  # at once, so that whatever comes next comes to an idle thread
    yield worker
    worker.close()


def add(worker: DeviceWorker, *engines: FakeEngine) -> None:
    """Have the engines stepped, and wait until they are idle."""

    def start() -> None:
        for engine in engines:
            engine.on_made = worker.wake
            worker.add(engine)

    worker.call(start).result(LONG)
    for engine in engines:
        assert engine.idle.wait(LONG)


def test_everything_runs_on_one_thread_and_work_comes_before_compiling_ahead(worker: DeviceWorker) -> None:
    engine = FakeEngine(work=3, prepare=2)
    idents = {worker.call(threading.get_ident).result(LONG) for _ in range(3)}
    add(worker, engine)
    assert idents == engine.threads and len(idents) == 1 and threading.get_ident() not in idents
    assert engine.calls == ["step"] * 3 + ["compile"] * 2

    engine.idle.clear()
    worker.call(lambda: (setattr(engine, "work", 2), setattr(engine, "prepare", 1))).result(LONG)
    assert engine.idle.wait(LONG), "what it did may have made another program worth having"
    assert engine.calls[5:] == ["step", "step", "compile"]


def test_what_cannot_be_compiled_ahead_ends_nothing_and_is_not_tried_at_each_idle_moment(worker: DeviceWorker) -> None:
    class Broken(FakeEngine):
        def compile_next(self) -> bool:
            super().compile_next()
            self.idle.set()
            raise ZeroDivisionError("broken compiler")

    engine = Broken(work=2, prepare=9)
    add(worker, engine)
    other = FakeEngine()
    worker.call(lambda: setattr(engine, "work", 3)).result(LONG)
    add(worker, other)
    assert not engine.failures and engine.calls.count("compile") == 1 and engine.calls.count("step") == 5


def test_nothing_is_compiled_ahead_when_that_is_off() -> None:
    worker, engine = DeviceWorker(compile_ahead=False, on_idle=lambda: None), FakeEngine(work=2, prepare=3)
    worker.call(lambda: worker.add(engine)).result(LONG)
    while engine.work:
        time.sleep(0.001)
    worker.call(lambda: None).result(LONG)
    worker.close()
    assert engine.calls == ["step", "step"]


def test_posts_run_in_order_and_a_future_carries_what_the_function_returns_or_raises(worker: DeviceWorker) -> None:
    seen: list[int] = []
    for index in range(50):
        worker.post(lambda index=index: seen.append(index))  # type: ignore[misc]
    assert worker.call(lambda: 6 * 7).result(LONG) == 42 and seen == list(range(50))
    with pytest.raises(ZeroDivisionError):
        worker.call(lambda: 1 // 0).result(LONG)
    assert worker.call(lambda: "still here").result(LONG) == "still here"


@pytest.mark.parametrize(
    ("error", "kind"), [(ZeroDivisionError("broken step"), ZeroDivisionError), (MemoryError(), OutOfMemory)]
)
def test_an_engine_that_breaks_is_told_and_the_others_go_on(
    error: Exception, kind: type[Exception], worker: DeviceWorker
) -> None:
    broken, healthy = FakeEngine(work=5, breaks=error), FakeEngine(work=9)
    add(worker, broken, healthy)
    assert [type(failure) for failure in broken.failures] == [kind]
    assert healthy.calls.count("step") == 9 and not healthy.failures


def test_what_counts_as_no_memory_left() -> None:
    inner = EngineFailed("The engine broke.")
    inner.__cause__ = jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory.")
    assert is_out_of_memory(inner) and is_out_of_memory(MemoryError())
    assert not is_out_of_memory(ValueError("out of memory is what this prompt is about"))
    assert not is_out_of_memory(OSError(errno.ENOSPC, "No space left on device"))

    assert type(to_hfjax_error(inner, "answering")) is OutOfMemory
    kept = UnsupportedModel("It cannot run here.")
    assert to_hfjax_error(kept, "loading") is kept
    assert "ZeroDivisionError: surprise" in str(to_hfjax_error(ZeroDivisionError("surprise"), "loading"))


def test_engines_share_the_devices_time_however_long_their_steps_are() -> None:
    turns = FairShare()
    lengths = {FakeEngine(): 0.01, FakeEngine(): 2.0, FakeEngine(): 0.5}
    had = dict.fromkeys(lengths, 0.0)
    while sum(had.values()) < 300.0:
        chosen = turns.choose(list(lengths))
        assert isinstance(chosen, FakeEngine)
        turns.charge(chosen, lengths[chosen])
        had[chosen] += lengths[chosen]
    assert all(abs(seconds - 100.0) <= 2.0 for seconds in had.values())


def test_an_engine_that_was_idle_has_saved_nothing_up() -> None:
    turns, old, new = FairShare(), FakeEngine(), FakeEngine()
    for _ in range(100):
        turns.charge(turns.choose([old]), 1.0)
    chosen = []
    for _ in range(10):
        chosen.append(turns.choose([old, new]))
        turns.charge(chosen[-1], 1.0)
    assert chosen.count(new) == chosen.count(old) == 5


def test_nothing_is_run_from_within_a_step(worker: DeviceWorker) -> None:
    """What is posted while an engine is being stepped waits for the end of that step, whichever engine it is for."""
    order: list[str] = []
    engine, other = FakeEngine(work=3), FakeEngine(work=30)

    def step() -> None:
        order.append("begins")
        for concerned in (engine, other, None):
            worker.post(lambda: order.append("command"), concerned)
        worker.wake()
        order.append("ends")

    engine.on_step = step
    add(worker, engine, other)
    worker.call(lambda: None).result(LONG)
    text = " ".join(order)
    assert text.count("begins ends") == 3 and text.count("command") == 9


def test_an_engine_is_stepped_when_its_program_is_there_and_no_more_once_it_is_removed(worker: DeviceWorker) -> None:
    engine = FakeEngine()
    add(worker, engine)
    engine.idle.clear()
    engine.work = 2  # as if a program had arrived, which is made on another thread
    worker.wake()
    assert engine.idle.wait(LONG) and engine.calls == ["step", "step"]

    worker.call(lambda: worker.remove(engine)).result(LONG)
    engine.work = 3
    for _ in range(2):
        worker.call(lambda: None).result(LONG)
    assert engine.calls == ["step", "step"]


def test_a_closed_worker_takes_nothing_and_cancels_what_was_not_begun(worker: DeviceWorker) -> None:
    go_on = threading.Event()
    worker.post(lambda: go_on.wait(LONG))  # type: ignore[arg-type, return-value]
    late = worker.call(lambda: 1)
    closing = threading.Thread(target=worker.close)
    closing.start()
    with pytest.raises(RuntimeError, match="closed"):
        while True:
            worker.post(lambda: None)
    go_on.set()
    closing.join(LONG)
    assert late.cancelled()
    worker.close()  # once more


def test_closing_from_its_own_thread_does_not_wait_for_itself(worker: DeviceWorker) -> None:
    worker.call(worker.close).result(LONG)
    with pytest.raises(RuntimeError, match="closed"):
        worker.call(lambda: None)


def test_the_time_of_the_current_command_is_told_and_an_idle_thread_has_none(worker: DeviceWorker) -> None:
    at_it, go_on = threading.Event(), threading.Event()
    hanging = worker.call(lambda: (at_it.set(), go_on.wait(LONG)))
    assert at_it.wait(LONG)
    first = worker.silence_s
    while worker.silence_s <= first:
        pass
    go_on.set()
    hanging.result(LONG)
    end = time.monotonic() + LONG
    while worker.silence_s:
        assert time.monotonic() < end, "it has nothing to do, and that is no silence"


# -- streams ------------------------------------------------------------------------------------------------------


def test_a_stream_ends_after_its_last_event_and_lets_go_of_what_would_cancel_it() -> None:
    stream, called = RequestStream(), []
    stream.on_cancel(lambda: called.append("before"))
    events: list[Event] = [TextDelta("a", (1,)), Failed(EngineFailed("x")), TextDelta("never read", (2,))]
    for event in events:
        stream.put(event)
    stream.on_cancel(lambda: called.append("behind"))
    stream.cancel()
    assert list(stream) == events[:2]
    assert not called and stream.cancelled and stream._on_cancel is None, "it holds the engine, and the stream itself"


def test_whoever_watches_a_stream_and_breaks_breaks_nothing_else() -> None:
    def watch(event: Event) -> None:
        raise OSError("the disk is full")

    stream = RequestStream(watch)
    stream.put(Failed(EngineFailed("a test")))
    assert [type(event) for event in stream] == [Failed]


def test_cancelling_acts_once_also_before_there_is_anything_to_cancel() -> None:
    calls: list[int] = []
    with RequestStream() as early:
        early.on_cancel(lambda: calls.append(1))
    assert calls == [1], "leaving the block cancels"
    early.cancel()
    late = RequestStream()
    late.cancel()
    late.on_cancel(lambda: calls.append(2))
    assert calls == [1, 2] and late.cancelled
