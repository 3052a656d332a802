"""The device thread, streams, and the threads for text."""

from __future__ import annotations

import errno
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import jax
import pytest

from hfjax_demo.errors import EngineFailed, OutOfMemory, UnsupportedModel
from hfjax_demo.events import Event, Failed, TextDelta
from hfjax_demo.requests import TokensRequest
from hfjax_demo.runtime.request_stream import RequestStream
from hfjax_demo.runtime.texts import MAX_POSTED, TextWorker
from hfjax_demo.runtime.worker import DeviceWorker, FairShare, is_out_of_memory, to_hfjax_error

from .managing import LONG


class FakeEngine:
    """Counts what is asked of it. ``work`` steps are left, and ``prepare`` programs."""

    def __init__(self, work: int = 0, prepare: int = 0) -> None:
        self.work, self.prepare = work, prepare
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
    with pytest.raises(ZeroDivisionError):
        worker.call(lambda: 1 // 0).result(LONG)
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
    late = FakeEngine()
    for engines, each in (([*lengths], 100.0), ([*lengths, late], 75.0)):  # who was idle has saved nothing up
        had = dict.fromkeys(engines, 0.0)
        while sum(had.values()) < 300.0:
            chosen: Any = turns.choose(engines)
            turns.charge(chosen, lengths.get(chosen, 1.0))
            had[chosen] += lengths.get(chosen, 1.0)
        assert all(abs(seconds - each) <= 2.0 for seconds in had.values())


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


def test_it_may_be_closed_from_its_own_thread_and_compile_nothing_ahead() -> None:
    worker, engine = DeviceWorker(compile_ahead=False, on_idle=lambda: None), FakeEngine(work=2, prepare=3)
    worker.call(lambda: worker.add(engine)).result(LONG)
    while engine.work:
        time.sleep(0.001)
    worker.call(worker.close).result(LONG)
    assert engine.calls == ["step", "step"]


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


class Called:
    def __call__(self) -> None:
        pytest.fail("there is nothing left to cancel")


def test_a_stream_ends_after_its_last_event_and_lets_go_of_what_would_cancel_it() -> None:
    stream, called = RequestStream(), Called()
    stream.on_cancel(called)
    held = weakref.ref(called)
    del called
    events: list[Event] = [TextDelta("a", (1,)), Failed(EngineFailed("x")), TextDelta("never read", (2,))]
    for event in events:
        stream.put(event)
    stream.on_cancel(pytest.fail)
    stream.cancel()
    assert list(stream) == events[:2] and stream.cancelled
    assert held() is None, "it holds the engine, and the stream itself"


def test_whoever_watches_a_stream_and_breaks_breaks_nothing_else() -> None:
    stream = RequestStream(lambda event: {}[event])  # type: ignore[misc]
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


# -- the threads for text ---------------------------------------------------------------------------------------------


@pytest.fixture
def texts() -> Iterator[TextWorker]:
    made, found = TextWorker(wake=lambda: None), list[int]()
    yield made
    for number in range(100):
        made.run(lambda number=number: found.append(number))  # type: ignore[misc]
    made.close_prompts()
    made.close()
    assert found == [*range(100)], "what was posted is done before the end"
    with pytest.raises(RuntimeError):
        made.prompt_thread(TokensRequest("m", prompt="a")).submit(lambda: None)


def test_what_is_posted_runs_in_order_whatever_breaks(texts: TextWorker, caplog: pytest.LogCaptureFixture) -> None:
    found: list[tuple[int, str]] = []

    def noted(number: int) -> None:
        found.append((number, threading.current_thread().name))
        if number == 1:
            raise SystemExit("a test")

    for number in range(4):
        texts.run(lambda number=number: noted(number))  # type: ignore[misc]
    done = threading.Event()
    texts.run(done.set)
    assert done.wait(LONG) and found == [(number, "hfjax-text") for number in range(4)]
    assert "continues" in caplog.text


def test_who_posts_waits_for_a_text_thread_that_is_far_behind(texts: TextWorker) -> None:
    go_on, all_posted = threading.Event(), threading.Event()

    def post() -> None:
        texts.run(lambda: go_on.wait(LONG))
        for _ in range(MAX_POSTED + 1):
            texts.run(lambda: None)
        all_posted.set()

    threading.Thread(target=post, daemon=True).start()
    assert not all_posted.wait(0.2)
    go_on.set()
    assert all_posted.wait(LONG)


def test_a_long_prompt_holds_up_no_text(texts: TextWorker) -> None:
    go_on, done = threading.Event(), threading.Event()
    prompt = texts.prompt_thread(TokensRequest("m", prompt="a")).submit(go_on.wait, LONG)
    texts.run(done.set)
    assert done.wait(LONG) and not prompt.done()
    go_on.set()
