"""The device thread: one thread for everything, engines that break, and streams."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import pytest

from hfjax_demo.errors import EngineFailed, OutOfMemory
from hfjax_demo.events import Event, Failed, TextDelta
from hfjax_demo.runtime.worker import DeviceWorker, FairShare, RequestStream, SteppableEngine

pytestmark = pytest.mark.usefixtures("engines")

LONG = 120.0  # seconds that nothing here comes near; only a deadlock does


class FakeEngine:
    """Counts what is asked of it. ``work`` steps are left; ``broken`` raises in the step it names."""

    def __init__(self, work: int = 0, prepare: int = 0, broken: int = -1) -> None:
        self.work, self.prepare, self.broken = work, prepare, broken
        self.threads: set[int] = set()
        self.steps = self.prepared = 0
        self.failures: list[Exception] = []
        self.idle = threading.Event()
        self.ready = threading.Event()
        self.on_made: Callable[[], None] = lambda: None

    @property
    def has_work(self) -> bool:
        return self.work > 0

    def step(self) -> None:
        self.threads.add(threading.get_ident())
        self.steps += 1
        if self.steps == self.broken:
            raise ZeroDivisionError("broken step")
        self.work -= 1
        if self.work == 0:
            self.idle.set()

    def fail(self, error: Exception) -> None:
        self.failures.append(error)
        self.work = 0
        self.idle.set()

    def compile_next(self) -> bool:
        self.threads.add(threading.get_ident())
        if self.prepared < self.prepare:
            self.prepared += 1
            self.on_made()
            return True
        self.ready.set()
        return False


@pytest.fixture
def worker() -> Iterator[DeviceWorker]:
    worker = DeviceWorker(compile_ahead=True, on_idle=lambda: None)
    worker.idle_after_s = 0.0  # at once, so that whatever comes next comes to an idle thread
    yield worker
    worker.close()


def test_everything_runs_on_one_thread_that_is_not_the_callers(worker: DeviceWorker) -> None:
    engine = FakeEngine(work=5, prepare=2)
    engine.on_made = worker.wake

    idents = {worker.call(threading.get_ident).result(LONG) for _ in range(3)}
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.ready.wait(LONG)

    assert idents == engine.threads and len(idents) == 1
    assert threading.get_ident() not in idents
    assert (engine.steps, engine.prepared) == (5, 2)


def test_work_comes_before_compiling_ahead(worker: DeviceWorker) -> None:
    order: list[str] = []

    class Ordered(FakeEngine):
        def step(self) -> None:
            order.append("step")
            super().step()

        def compile_next(self) -> bool:
            order.append("compile")
            return super().compile_next()

    engine = Ordered(work=3)
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.ready.wait(LONG)

    assert order == ["step", "step", "step", "compile"]


def test_what_cannot_be_compiled_ahead_ends_nothing_and_is_not_tried_at_each_idle_moment(worker: DeviceWorker) -> None:
    class Broken(FakeEngine):
        def compile_next(self) -> bool:
            super().compile_next()
            raise ZeroDivisionError("broken compiler")

    engine = Broken(work=2, prepare=9)
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.idle.wait(LONG)
    for _ in range(3):  # each of which it is idle behind
        worker.call(lambda: None).result(LONG)
        engine.idle.clear()
        worker.call(lambda: setattr(engine, "work", 1)).result(LONG)
        assert engine.idle.wait(LONG)

    assert not engine.failures
    assert engine.prepared == 1


def test_a_stream_that_is_over_lets_go_of_what_would_cancel_it() -> None:
    """That holds its engine, and the stream itself."""
    stream, called = RequestStream(), []
    stream.on_cancel(lambda: called.append("before"))
    stream.put(Failed(EngineFailed("a test")))
    stream.on_cancel(lambda: called.append("behind"))
    stream.cancel()
    assert called == [] and stream.cancelled and stream._on_cancel is None


def test_whoever_watches_a_stream_and_breaks_breaks_nothing_else() -> None:
    def watch(event: Event) -> None:
        raise OSError("the disk is full")

    stream = RequestStream(watch)
    stream.put(Failed(EngineFailed("a test")))
    assert [type(event) for event in stream] == [Failed]


def test_nothing_is_compiled_ahead_when_that_is_off() -> None:
    worker, engine = DeviceWorker(compile_ahead=False, on_idle=lambda: None), FakeEngine(work=2, prepare=3)
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.idle.wait(LONG)
    worker.call(lambda: None).result(LONG)
    worker.close()

    assert engine.prepared == 0


def test_a_future_carries_what_the_function_returns_or_raises(worker: DeviceWorker) -> None:
    assert worker.call(lambda: 6 * 7).result(LONG) == 42
    with pytest.raises(ZeroDivisionError):
        worker.call(lambda: 1 // 0).result(LONG)
    assert worker.call(lambda: "still here").result(LONG) == "still here"


def test_posts_run_in_order(worker: DeviceWorker) -> None:
    seen: list[int] = []
    for index in range(50):
        worker.post(lambda index=index: seen.append(index))  # type: ignore[misc]
    worker.call(lambda: None).result(LONG)

    assert seen == list(range(50))


def test_an_engine_that_breaks_is_told_and_the_others_go_on(worker: DeviceWorker) -> None:
    broken, healthy = FakeEngine(work=5, broken=2), FakeEngine(work=9)
    worker.call(lambda: (worker.add(broken), worker.add(healthy))).result(LONG)
    assert broken.idle.wait(LONG) and healthy.idle.wait(LONG)

    assert [str(error) for error in broken.failures] == ["broken step"]
    assert healthy.steps == 9 and not healthy.failures
    assert worker.call(lambda: 1).result(LONG) == 1


def steps_of(lengths: dict[str, float], seconds: float) -> dict[str, float]:
    """How much of the device each of these engines has had after so many seconds, by how long its steps are."""
    turns, engines = FairShare(), {name: FakeEngine(work=1) for name in lengths}
    had = dict.fromkeys(lengths, 0.0)
    while sum(had.values()) < seconds:
        chosen = turns.choose(list(engines.values()))
        name = next(name for name, engine in engines.items() if engine is chosen)
        turns.charge(chosen, lengths[name])
        had[name] += lengths[name]
    return had


def test_engines_share_the_devices_time_however_long_their_steps_are() -> None:
    had = steps_of({"chat": 0.01, "picture": 2.0, "another picture": 0.5}, 300.0)

    assert all(abs(seconds - 100.0) <= 2.0 for seconds in had.values())


def test_an_engine_that_was_idle_has_saved_nothing_up() -> None:
    turns, old, new = FairShare(), FakeEngine(work=1), FakeEngine(work=1)
    for _ in range(100):
        turns.charge(turns.choose([old]), 1.0)

    chosen = []
    for _ in range(10):
        chosen.append(turns.choose([old, new]))
        turns.charge(chosen[-1], 1.0)

    assert chosen.count(new) == chosen.count(old) == 5


def test_no_memory_is_told_as_such(worker: DeviceWorker) -> None:
    class Poor(FakeEngine):
        def step(self) -> None:
            raise MemoryError

    engine = Poor(work=1)
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.idle.wait(LONG)

    assert [type(error) for error in engine.failures] == [OutOfMemory]


def test_an_engine_that_cannot_fail_its_requests_is_given_up() -> None:
    given_up: list[tuple[SteppableEngine, Exception]] = []
    worker = DeviceWorker(
        compile_ahead=True, on_idle=lambda: None, on_broken=lambda engine, error: given_up.append((engine, error))
    )

    class Hopeless(FakeEngine):
        def fail(self, error: Exception) -> None:
            raise ValueError("worse")

    engine = Hopeless(work=5, broken=1)
    worker.call(lambda: worker.add(engine)).result(LONG)
    worker.call(lambda: None).result(LONG)
    worker.call(lambda: None).result(LONG)
    worker.close()

    assert [(broken, str(error)) for broken, error in given_up] == [(engine, "worse")]
    assert engine.steps == 1


def test_whatever_a_command_raises_the_thread_goes_on(worker: DeviceWorker, caplog: pytest.LogCaptureFixture) -> None:
    concerned, other = FakeEngine(work=3), FakeEngine(work=3)
    thread = worker.call(threading.current_thread).result(LONG)

    def breaks() -> None:
        raise SystemExit("somebody called exit")

    worker.post(breaks)
    worker.post(breaks, concerned)
    worker.call(lambda: (worker.add(concerned), worker.add(other))).result(LONG)
    assert other.idle.wait(LONG)

    assert worker.call(threading.current_thread).result(LONG) is thread
    assert [type(error) for error in concerned.failures] == [EngineFailed] and not other.failures
    assert caplog.text.count("somebody called exit") >= 2, "the log says why"


def test_nothing_is_run_from_within_a_step(worker: DeviceWorker) -> None:
    """What is posted while an engine is being stepped waits for the end of that step, whichever engine it is for."""
    order: list[str] = []

    class Watched(FakeEngine):
        def step(self) -> None:
            order.append("begins")
            for engine in (self, other, None):
                worker.post(lambda: order.append("command"), engine)
            worker.wake()
            order.append("ends")
            super().step()

    engine, other = Watched(work=3), FakeEngine(work=30)
    worker.call(lambda: (worker.add(engine), worker.add(other))).result(LONG)
    assert engine.idle.wait(LONG) and other.idle.wait(LONG)
    worker.call(lambda: None).result(LONG)

    text = " ".join(order)
    assert text.count("begins ends") == 3 and text.count("command") == 9


def test_an_engine_that_waits_for_a_program_is_stepped_when_it_is_told_that_it_is_there(worker: DeviceWorker) -> None:
    engine = FakeEngine()
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.ready.wait(LONG)

    engine.work = 2  # as if a program had arrived, which is made on another thread
    worker.wake()

    assert engine.idle.wait(LONG)
    assert engine.steps == 2


def test_what_was_not_begun_when_it_closes_is_cancelled() -> None:
    worker = DeviceWorker(compile_ahead=True, on_idle=lambda: None)
    hold, held = threading.Event(), threading.Event()
    worker.post(lambda: (held.set(), hold.wait(LONG)))  # type: ignore[arg-type, return-value]
    assert held.wait(LONG)
    future = worker.call(lambda: 1)
    closing = threading.Thread(target=worker.close)
    closing.start()
    while not worker._closed:
        time.sleep(0.001)
    hold.set()
    closing.join(LONG)

    assert future.cancelled()


def test_a_removed_engine_is_stepped_no_more(worker: DeviceWorker) -> None:
    engine = FakeEngine(work=1)
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.idle.wait(LONG)
    worker.call(lambda: worker.remove(engine)).result(LONG)

    engine.work = 3
    worker.call(lambda: None).result(LONG)
    worker.call(lambda: None).result(LONG)

    assert engine.steps == 1


def test_a_closed_worker_takes_nothing_and_closes_twice() -> None:
    worker = DeviceWorker(compile_ahead=True, on_idle=lambda: None)
    worker.close()
    worker.close()

    with pytest.raises(RuntimeError, match="closed"):
        worker.post(lambda: None)


def test_closing_from_its_own_thread_does_not_wait_for_itself() -> None:
    worker = DeviceWorker(compile_ahead=True, on_idle=lambda: None)

    worker.call(worker.close).result(LONG)

    with pytest.raises(RuntimeError, match="closed"):
        worker.call(lambda: None)


def test_a_stream_ends_after_its_last_event() -> None:
    stream = RequestStream()
    events: list[Event] = [TextDelta("a", (1,)), Failed(EngineFailed("x")), TextDelta("never read", (2,))]
    for event in events:
        stream.put(event)

    assert list(stream) == events[:2]


def test_cancelling_acts_once_however_often_it_is_asked() -> None:
    stream, calls = RequestStream(), []
    stream.on_cancel(lambda: calls.append(1))

    for _ in range(3):
        stream.cancel()

    assert calls == [1] and stream.cancelled


def test_cancelling_before_there_is_anything_to_cancel_is_remembered() -> None:
    stream, calls = RequestStream(), []

    stream.cancel()
    stream.on_cancel(lambda: calls.append(1))

    assert calls == [1]


def test_leaving_a_with_block_cancels() -> None:
    calls: list[int] = []
    with RequestStream() as stream:
        stream.on_cancel(lambda: calls.append(1))

    assert calls == [1]


def test_an_engine_is_asked_for_more_to_prepare_after_it_has_worked(worker: DeviceWorker) -> None:
    engine = FakeEngine(prepare=1)
    engine.on_made = worker.wake
    worker.call(lambda: worker.add(engine)).result(LONG)
    assert engine.ready.wait(LONG)
    engine.ready.clear()

    def work() -> None:
        engine.work, engine.prepare = 3, 2  # what it did has made another program worth having

    worker.call(work).result(LONG)

    assert engine.ready.wait(LONG)
    assert (engine.steps, engine.prepared) == (3, 2)


def test_the_last_sign_of_life_is_told_while_something_hangs_and_an_idle_thread_lives() -> None:
    worker = DeviceWorker(compile_ahead=False, on_idle=lambda: None)
    at_it, go_on = threading.Event(), threading.Event()

    def hang() -> None:
        at_it.set()
        assert go_on.wait(LONG)

    hanging = worker.call(hang)
    assert at_it.wait(LONG)
    first = worker.silence_s
    while worker.silence_s <= first:
        pass
    assert 0 <= first < worker.silence_s, "it grows"
    go_on.set()
    hanging.result(LONG)
    end = time.monotonic() + LONG
    while worker.silence_s:
        assert time.monotonic() < end, "it has nothing to do, and that is no silence"
    worker.close()
