"""Whatever is asked of the pool, in whatever order: models take only the memory there is, and everybody's request ends."""

from __future__ import annotations

import contextlib
import gc
import logging
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hfjax_demo.errors import EngineFailed, HfjaxError, HubUnavailable, ModelBusy, VisitorLimitReached
from hfjax_demo.events import Event, Failed, Finished, FinishReason, LoadProgress, ModelState, TextDelta
from hfjax_demo.requests import TokensRequest
from hfjax_demo.runtime import pool, registry
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.request_stream import RequestStream
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import Settings, VisitorLimits

from ..machine.models import Turns
from ..machine.running import run
from .fake_models import NAMES, Fakes, Watched
from .managing import LONG, ask

SIZES = dict(zip(NAMES, (100, 150, 60), strict=True))
BUDGET, PLACES = 260, 2
RUNS, STEPS = 60, 30

names = st.sampled_from(NAMES)
stages = st.sampled_from(["fetching", "loading"])


@dataclass(eq=False)
class Asked:
    model: str
    stream: RequestStream
    count: int
    events: list[Event] = field(default_factory=list)
    may_fail: bool = False

    @property
    def is_over(self) -> bool:
        self.events += self.stream.pop_events()
        return any(isinstance(event, (Finished, Failed)) for event in self.events)


class Pool(RuleBasedStateMachine):
    """Visitors and an owner at a manager with fake models. The machine takes the device thread's turns, and after every step the
    threads that load are at a standstill: held by the machine, or waiting for memory."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.patch = pytest.MonkeyPatch()
        self.errors: list[Any] = []
        self.patch.setattr(threading, "excepthook", self.errors.append)
        self.patch.setattr(pool, "DeviceWorker", Turns)
        self.patch.setattr(registry.threading, "Condition", Watched)
        self.fakes = Fakes(self.patch, Path(self.folder.name))
        self.fakes.sizes = SIZES
        self.manager = ModelManager(
            Settings(
                cache_dir=Path(self.folder.name) / "cache",
                memory_budget=f"{BUDGET}b",
                max_loaded_models=PLACES,
                visitor_limits=VisitorLimits(4, 4, 4, 2),
            )
        )
        self.changed: Any = self.manager._changed
        self.asked: list[Asked] = []

    # -- what people do --------------------------------------------------------------------------------------------

    @rule(model=names, count=st.sampled_from([1, 3]), visitor=st.sampled_from(["", "ann"]))
    def chat(self, model: str, count: int, visitor: str) -> None:
        with contextlib.suppress(VisitorLimitReached):
            stream = self.manager.generate(ask(model, count), RequestOrigin(visitor=visitor))
            self.asked.append(Asked(model, stream, count))

    @rule(place=st.integers(0, 3))
    def cancel(self, place: int) -> None:
        running = [asked for asked in self.asked if not asked.is_over]
        if running:
            running[place % len(running)].stream.cancel()

    @rule(model=names, dtype=st.sampled_from([None, "float32", "bfloat16"]))
    def load(self, model: str, dtype: str | None) -> None:
        self.manager.load(model, dtype)

    @rule(model=names)
    def reload(self, model: str) -> None:
        with contextlib.suppress(ModelBusy):
            self.manager.reload(model)

    @rule(model=names)
    def cancel_load(self, model: str) -> None:
        waiting = [each.stream for each in self.manager._models_by_name[model].waiting] if self.is_known(model) else []
        self.manager.cancel_load(model)
        for asked in self.asked:
            assert asked.stream not in waiting or asked.is_over, "who waits for a load ends with it at once"

    @rule(model=names)
    def unload(self, model: str) -> None:
        with contextlib.suppress(ModelBusy):
            self.manager.unload(model)

    @rule(model=names)
    def delete(self, model: str) -> None:
        with contextlib.suppress(ModelBusy):
            assert self.manager.delete(model) == 7

    @rule(needed=st.sampled_from([50, 200]))
    def run_a_child(self, needed: int) -> None:
        """It takes no memory that a model has, and gives it back."""
        if self.is_settled:
            with contextlib.suppress(HfjaxError), self.manager.reserve_child_memory("A test", needed):
                assert sum(each.memory_bytes for each in self.fakes.engines) <= BUDGET - needed

    # -- what happens meanwhile ------------------------------------------------------------------------------------

    @rule(model=names, stage=stages)
    def hold(self, model: str, stage: str) -> None:
        self.fakes.hold(f"{model} {stage}")

    @precondition(lambda self: self.fakes.held)
    @rule(model=names, stage=stages)
    def go_on(self, model: str, stage: str) -> None:
        self.fakes.go_on(f"{model} {stage}")

    @rule(model=names, stage=stages)
    def break_a_load(self, model: str, stage: str) -> None:
        """Those who wait for it are told, and nobody else."""
        others = [name for name in NAMES if name != model and self.state(name) is ModelState.READY]
        self.fakes.failing[f"{model} {stage}"] = HubUnavailable("It cannot be had here.")
        self.expect_failures(model)
        with contextlib.suppress(ModelBusy):
            self.manager.reload(model)
        self.fakes.go_on(f"{model} {stage}")
        self.stand_still()
        self.fakes.failing.clear()
        assert all(self.state(name) in (ModelState.READY, ModelState.UNLOADING) for name in others)

    @rule(model=names, hopeless=st.booleans())
    def break_an_engine(self, model: str, hopeless: bool) -> None:
        self.fakes.broken[model] = EngineFailed("It broke.")
        if hopeless:
            self.fakes.hopeless.add(model)
        self.expect_failures(model)
        self.turns(3)
        self.fakes.broken.clear()
        self.fakes.hopeless.clear()
        self.manager._pool.worker.errors.clear()  # type: ignore[attr-defined]

    @rule(count=st.sampled_from([1, 4]))
    def turns(self, count: int) -> None:
        for _ in range(count):
            self.stand_still()
            self.manager._pool.worker.turn()  # type: ignore[attr-defined]

    # -- what has to hold ------------------------------------------------------------------------------------------

    @invariant()
    def memory_suffices(self) -> None:
        self.stand_still()
        assert self.fakes.most[0] <= PLACES, f"{self.fakes.most[0]} models in memory where there is room for {PLACES}"
        assert self.fakes.most[1] <= BUDGET, f"{self.fakes.most[1]} bytes of {BUDGET}"

    @invariant()
    def statuses_agree(self) -> None:
        assert not self.errors, self.errors[0]
        for status in map(self.manager.status, NAMES):
            assert (status.memory_bytes is not None) == (status.state is ModelState.READY)

    @invariant()
    def requests_end_once(self) -> None:
        for asked in self.asked:
            if asked.is_over:
                self.check(asked)

    def check(self, asked: Asked) -> None:
        *before, last = asked.events
        assert not any(isinstance(event, (Finished, Failed)) for event in before)
        if isinstance(last, Failed):
            assert asked.may_fail, last.error
            return
        assert isinstance(last, Finished)
        tokens = sum(isinstance(event, TextDelta) for event in before)
        assert tokens == asked.count if last.reason is FinishReason.LENGTH else tokens <= asked.count
        begun = next((place for place, event in enumerate(before) if isinstance(event, TextDelta)), len(before))
        assert not any(isinstance(event, LoadProgress) for event in before[begun:])

    def teardown(self) -> None:
        try:
            self.fakes.go_on()
            self.until(lambda: all(asked.is_over for asked in self.asked))
            self.until(lambda: all(self.state(name) in {*pool.RESTING_STATES, ModelState.READY} for name in NAMES))
            self.requests_end_once()
            for name in NAMES:
                self.manager.unload(name)
            self.asked.clear()  # errors in it know where they were raised
            self.until(lambda: all(self.state(name) in pool.RESTING_STATES for name in NAMES))
            assert not self.fakes.alive, "without a search for cycles"
            assert self.manager._pool.budget.has_room(BUDGET)
            self.memory_suffices()
        finally:
            self.manager.close()
            self.patch.undo()
            self.folder.cleanup()

    # -- how it is done --------------------------------------------------------------------------------------------

    def is_known(self, model: str) -> bool:
        return model in self.manager._models_by_name

    def state(self, model: str) -> ModelState:
        return self.manager.status(model).state

    @property
    def is_settled(self) -> bool:
        """Whether nothing has to be freed first, for which a child process would wait."""
        return not any(self.state(name) in (ModelState.READY, ModelState.UNLOADING) for name in NAMES)

    def expect_failures(self, model: str) -> None:
        for asked in self.asked:
            asked.may_fail |= asked.model == model

    def stand_still(self) -> None:
        """Wait until every load is held or waits for memory, and every prompt has been handed over."""
        prompts = self.manager._pool.answering.texts.prompt_thread(TokensRequest("a/one", prompt=""))
        prompts.submit(lambda: None).result()

        def stands() -> bool:
            with self.changed:
                loads = sum(thread.name == "hfjax-load" for thread in threading.enumerate())
                return loads == self.fakes.standing + self.changed.waiting

        end = time.monotonic() + LONG
        while not stands():
            assert time.monotonic() < end
            time.sleep(0)

    def until(self, done: Callable[[], bool]) -> None:
        for _ in range(1000):
            if done():
                return
            self.turns(1)
        raise AssertionError("it does not come to an end")


def test_memory_suffices_and_requests_end() -> None:
    gc.disable()
    logging.disable()  # pytest keeps what is logged, with the errors' frames, in which engines are
    try:
        run(Pool, RUNS, STEPS)
    finally:
        logging.disable(logging.NOTSET)
        gc.enable()
