"""The pool of models, with fakes below it: who loads, who waits, and what goes."""

from __future__ import annotations

from collections.abc import Callable

import jax
import pytest

from hfjax_demo import sources
from hfjax_demo.errors import (
    EngineFailed,
    HfjaxError,
    ModelBusy,
    ModelTooLarge,
    UnsupportedModel,
    VisitorLimitReached,
)
from hfjax_demo.events import Finished, FinishReason, LoadProgress, ModelState
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory import budget
from hfjax_demo.runtime.memory.estimate import MemoryEstimate
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import VisitorLimits

from ..sources.fetching import assert_one_sentence, forbidden, wait_until
from .fake_models import NAMES, SIZE, Fakes, begin, failure, serves, state, wait_for
from .managing import ask, collect, tokens

Pool = Callable[..., ModelManager]

ONE, TWO, THREE = NAMES
EXHAUSTED = jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory while trying to allocate 34359738368 bytes.")


# -- loading ------------------------------------------------------------------------------------------------------


def test_a_request_loads_the_model_and_others_wait_for_the_same_load(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    assert state(manager, ONE) is ModelState.ABSENT
    fakes.hold(ONE)
    first, impatient = (manager.generate(ask(ONE, 3)) for _ in range(2))
    wait_for(manager, ONE, "1 of 2 MB")
    assert manager.status(ONE).fraction == 0.5 and manager.status(ONE).active_requests == 2
    manager.load(ONE)
    late = manager.generate(ask(ONE, 3))
    impatient.cancel()
    assert isinstance(collect(impatient)[-1], Finished), "it does not wait for the load"
    fakes.go_on()
    for stream in (first, late):
        events = collect(stream)
        states = [event.state for event in events if isinstance(event, LoadProgress)]
        assert list(dict.fromkeys(states)) == [ModelState.FETCHING, ModelState.LOADING, ModelState.READY]
        assert len(tokens(events)) == 3
    assert not any(isinstance(event, LoadProgress) for event in collect(manager.generate(ask(ONE))))
    assert len(fakes.loaded) == 1 and manager.status(ONE).active_requests == 0
    (speed, *_) = manager.speeds()
    assert speed.model == ONE and speed.per_second > 0


def test_a_load_is_cancelled_and_nothing_of_it_is_left(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    fakes.hold(f"{ONE} loading")
    stream = manager.generate(ask(ONE))
    wait_until(lambda: fakes.standing == 1)
    with pytest.raises(ModelBusy, match="cancel loading"):
        manager.unload(ONE)
    manager.cancel_load(ONE)
    assert state(manager, ONE) is ModelState.CANCELLING
    assert [event.reason for event in collect(stream) if isinstance(event, Finished)] == [FinishReason.CANCELLED]
    fakes.go_on()
    wait_for(manager, ONE, ModelState.ABSENT)
    assert not fakes.engines
    manager.cancel_load(ONE)  # nothing to cancel
    assert serves(manager, ONE)


def test_who_asks_just_after_everyone_else_gave_up_is_served(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    fakes.hold(ONE)
    fakes.failing[f"{ONE} fetching"] = sources.FetchCancelled("Nobody waits.")
    stream = manager.generate(ask(ONE, 3))
    wait_until(lambda: fakes.standing == 1)
    fakes.go_on()
    assert len(tokens(collect(stream))) == 3 and len(fakes.fetched) == 2


def test_options_of_a_load_are_checked_and_remembered(pool: Pool, fakes: Fakes) -> None:
    manager = pool(context_length=64)
    for options, says in (
        ({"dtype": "int4"}, "choose one of auto, float32"),
        ({"context_length": 4}, "context_length"),
        ({"context_length": 0}, "context_length"),
    ):
        with pytest.raises(HfjaxError, match=says):
            manager.load(ONE, **options)
    before = manager.status(ONE)
    assert (before.next_context_length, before.dtype) == (64, "float32")
    manager.load(ONE, "bfloat16")
    wait_for(manager, ONE, ModelState.READY)
    manager.reload(ONE, context_length=128)
    wait_until(lambda: len(fakes.loaded) == 2 and state(manager, ONE) is ModelState.READY)
    found = manager.status(ONE)
    assert (found.dtype, found.next_context_length, found.message) == ("bfloat16", 128, "")
    manager.unload(ONE)
    assert manager.status(ONE).dtype == "bfloat16"
    assert serves(manager, ONE)
    manager.reload(ONE, "auto")
    wait_until(lambda: len(fakes.loaded) == 4 and state(manager, ONE) is ModelState.READY)
    assert fakes.loaded == [
        (ONE, "bfloat16", 64), (ONE, "bfloat16", 128), (ONE, "bfloat16", 128), (ONE, "float32", 128)
    ]  # fmt: skip
    assert manager.status(TWO).next_context_length == 64, "another model's is its own"
    manager.reload(ONE, context_length="auto")
    wait_until(lambda: len(fakes.loaded) == 5 and state(manager, ONE) is ModelState.READY)
    assert fakes.loaded[-1] == (ONE, "float32", "auto") and manager.status(ONE).next_context_length is None


def test_a_type_that_does_not_work_is_replaced_and_said(pool: Pool, fakes: Fakes) -> None:
    manager = pool(dtype="float16")
    sentence = f"float16 is not supported for {ONE}, so it is loaded in float32"
    for error in (OSError(28, "No space left on device"), MemoryError(), EXHAUSTED):  # not the type's fault
        fakes.failing[f"{ONE} loading"] = error
        assert isinstance(failure(manager, ONE), EngineFailed) and fakes.loaded.pop()[1] == "float16"
    fakes.failing[f"{ONE} loading"] = UnsupportedModel("It gives other answers here than in PyTorch.")
    events = collect(manager.generate(ask(ONE, 3)))
    assert sentence in [event.message for event in events if isinstance(event, LoadProgress)]
    assert len(tokens(events)) == 3
    assert (manager.status(ONE).dtype, manager.status(ONE).message) == ("float32", sentence)


def test_a_few_models_at_a_time_are_loaded_and_the_others_wait_their_turn(
    pool: Pool, fakes: Fakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "MAX_CONCURRENT_LOADS", 1)
    manager = pool()
    fakes.hold(f"{ONE} loading")
    first = manager.generate(ask(ONE))
    wait_until(lambda: bool(fakes.loaded))
    others = [manager.generate(ask(model)) for model in (TWO, THREE)]
    for model in (TWO, THREE):
        wait_for(manager, model, f"waiting until {ONE} is loaded")
    others[0].cancel()  # who waits for a turn can leave at once
    wait_for(manager, TWO, ModelState.ABSENT)
    fakes.go_on()
    assert tokens(collect(first)) and tokens(collect(others[1]))
    assert [name for name, *_ in fakes.loaded] == [ONE, THREE]


def test_a_visitor_has_few_models_loaded_at_a_time(pool: Pool, fakes: Fakes) -> None:
    manager = pool(visitor_limits=VisitorLimits(loads=1))
    greedy, polite = RequestOrigin(visitor="greedy"), RequestOrigin(visitor="polite")
    fakes.hold(ONE)
    streams = [manager.generate(ask(ONE), greedy), manager.generate(ask(ONE), greedy)]
    for act in (lambda: manager.generate(ask(TWO), greedy), lambda: manager.load(TWO, None, greedy)):
        with pytest.raises(VisitorLimitReached, match="already loading for you"):
            act()
    streams.append(manager.generate(ask(TWO), polite))
    fakes.go_on()
    streams.append(manager.generate(ask(TWO), greedy))
    assert all(tokens(collect(stream)) for stream in streams)
    assert tokens(collect(manager.generate(ask(THREE), greedy)))


def test_a_program_that_is_compiled_later_is_told_to_those_without_text(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    said = begin(manager, fakes, ONE)
    fakes.compilers[ONE]._on_begin("decode (1)")
    fakes.go_on()
    events = collect(said)
    fakes.compilers[ONE]._on_begin("decode (2)")
    told = [event for event in events if isinstance(event, LoadProgress)]
    assert [(event.state, event.message) for event in told] == [(ModelState.COMPILING, "decode (1)")]
    assert state(manager, ONE) is ModelState.READY


# -- memory -------------------------------------------------------------------------------------------------------


def test_what_does_not_fit_even_alone_is_refused_before_a_byte_is_fetched(
    pool: Pool, fakes: Fakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "fetch", forbidden)
    manager = pool(memory_budget=f"{SIZE - 1}b")
    fakes.sizes[TWO] = MemoryEstimate(10, SIZE, 0)
    for model, instead in ((ONE, "a smaller or more strongly quantized model"), (TWO, "a shorter context length")):
        for act in (lambda model=model: manager.load(model), lambda model=model: manager.generate(ask(model))):
            with pytest.raises(ModelTooLarge, match=f"; choose {instead}, or raise HFJAX_MEMORY_BUDGET") as caught:
                act()
            assert_one_sentence(caught.value)
    with pytest.raises(ModelTooLarge, match="bfloat16 or a smaller model"):
        manager.load("stable-diffusion-1.5")
    assert state(manager, ONE) is ModelState.ABSENT


def test_the_model_unused_for_longest_goes_before_the_new_one_loads(pool: Pool, fakes: Fakes) -> None:
    manager = pool(memory_budget=f"{int(2.5 * SIZE)}b")
    for model in (ONE, TWO, ONE):
        assert serves(manager, model)
    assert serves(manager, THREE)
    assert [state(manager, model) for model in NAMES] == [ModelState.READY, ModelState.EVICTED, ModelState.READY]
    assert manager.status(TWO).message == f"unloaded to make room for {THREE}"
    assert fakes.most == (2, 2 * SIZE) and manager.device_status().models_bytes == 2 * SIZE
    assert serves(manager, TWO), "it comes back when it is asked for"


def test_no_model_in_use_goes_and_those_who_wait_are_served_in_turn(pool: Pool, fakes: Fakes) -> None:
    manager = pool(memory_budget=f"{int(1.5 * SIZE)}b")
    answering = begin(manager, fakes, ONE)
    with pytest.raises(ModelBusy, match="is in use"):
        manager.unload(ONE)
    waiting = []
    for model in (TWO, THREE):
        waiting.append(manager.generate(ask(model, 3)))
        wait_for(manager, model, f"waiting for memory ({SIZE} bytes) until {ONE} is done")
    manager.generate(ask(TWO)).cancel()
    fakes.go_on()
    for stream in (answering, *waiting):
        assert len(tokens(collect(stream))) == 3
    assert [name for name, *_ in fakes.loaded] == [ONE, TWO, THREE] and fakes.most[0] == 1


def test_idle_models_are_unloaded(pool: Pool, fakes: Fakes) -> None:
    manager = pool(idle_minutes=0.005)
    answering = begin(manager, fakes, ONE)
    assert serves(manager, TWO)
    wait_for(manager, TWO, ModelState.EVICTED)
    assert "0.005 minutes" in manager.status(TWO).message
    assert state(manager, ONE) is ModelState.READY and manager.status(ONE).idle_s == 0
    fakes.go_on()
    collect(answering)


def test_on_a_public_page_a_model_stays_for_a_while(pool: Pool, fakes: Fakes, monkeypatch: pytest.MonkeyPatch) -> None:
    manager = pool(public=True, max_loaded_models=1)
    assert serves(manager, ONE)
    stream = manager.generate(ask(TWO, 3))
    wait_for(manager, TWO, f"until {ONE} is done")
    assert serves(manager, ONE), "it serves on"
    monkeypatch.setattr(budget, "MIN_LOADED_SECONDS", 0.0)
    manager.cancel_load(ONE)  # nothing to cancel, but whoever waits for memory looks again
    assert len(tokens(collect(stream))) == 3 and state(manager, ONE) is ModelState.EVICTED


def test_a_child_process_holds_a_part_of_the_budget(pool: Pool, fakes: Fakes) -> None:
    manager = pool(memory_budget=f"{int(2.5 * SIZE)}b")
    assert serves(manager, ONE)
    with manager.reserve_child_memory("The experiment", 2 * SIZE):
        assert state(manager, ONE) is ModelState.EVICTED and not fakes.engines
        waiting = manager.generate(ask(ONE, 3))
        wait_for(manager, ONE, "waiting for memory")
        with (
            pytest.raises(ModelTooLarge, match=r"Another takes about .* are in use") as caught,
            manager.reserve_child_memory("Another", SIZE),
        ):
            pass
        assert_one_sentence(caught.value)
    assert len(tokens(collect(waiting))) == 3, "it has its memory back"
    answering = begin(manager, fakes, ONE)
    with pytest.raises(ModelTooLarge), manager.reserve_child_memory("The experiment", 2 * SIZE):
        pass
    fakes.go_on()
    assert len(tokens(collect(answering))) == 3


def test_conversations_get_the_memory_that_nobody_waits_for(pool: Pool, fakes: Fakes) -> None:
    fakes.sizes[ONE] = MemoryEstimate(SIZE, 20, 0)
    manager = pool(memory_budget=f"{2 * SIZE + 50}b")
    answering = begin(manager, fakes, ONE)
    (engine,) = fakes.engines
    assert engine.request_memory(100) and engine.request_memory(30), "what it has it keeps"
    with pytest.raises(ModelTooLarge, match="200 bytes of 250 bytes are in use"):
        manager.reserve_child_memory("A test", SIZE).__enter__()
    assert not engine.request_memory(151) and engine.request_memory(150)
    manager.load(TWO)
    wait_for(manager, TWO, "waiting for memory")
    assert engine.request_memory(150) and not engine.request_memory(151), "who waits for room comes first"
    fakes.go_on()
    collect(answering)
    wait_for(manager, TWO, ModelState.READY)
    assert not engine.request_memory(10), "it was unloaded"
