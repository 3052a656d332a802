"""The memory budget: what is refused, what goes, what waits; and Load, Unload and Cancel as a person presses them."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import HfjaxError, InvalidRequest, ModelBusy, ModelTooLarge, UnsupportedModel
from hfjax_demo.events import Finished, FinishReason, LoadProgress, ModelState
from hfjax_demo.runtime import local
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text import engine_builder
from hfjax_demo.text.engine import TextEngine

from ..sources.fetching import assert_one_sentence, forbidden, wait_until
from ..tiny_models import COMMON, Reference, prompt_ids
from .managing import FOREVER, LONG, SlowLoader, ask, collect, engine_of, first_delta, tokens

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

Make = Callable[..., ModelManager]


def state(manager: ModelManager, model: str) -> ModelState:
    return manager.status(model).state


def wait_for(manager: ModelManager, model: str, wanted: ModelState) -> None:
    wait_until(lambda: state(manager, model) is wanted, LONG)


def size_of(make: Make, model: str) -> int:
    found = make().status(model).estimated_bytes
    assert found is not None
    return found


def test_what_does_not_fit_even_alone_is_refused_before_a_byte_is_fetched(
    make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "fetch", forbidden)
    manager = make(memory_budget="2 GB")
    for act in (lambda: manager.load("llama-2-7b-chat"), lambda: manager.generate(ask("llama-2-7b-chat"))):
        with pytest.raises(ModelTooLarge, match=r"about 13 GB of memory, .* 2\.0 GB; choose a smaller") as caught:
            act()
        assert_one_sentence(caught.value)
        assert "float" not in str(caught.value), "it is stored in the two bytes a weight that were published"

    manager = make(memory_budget="1 kB")
    with pytest.raises(ModelTooLarge):  # from its own files
        manager.load(folders[0])
    assert state(manager, folders[0]) is ModelState.ABSENT


def test_a_refusal_says_what_would_fit(make: Make, folders: list[str]) -> None:
    for budget, model, instead in (
        (size_of(make, folders[0]) - 1, folders[0], "a shorter context length"),
        (1000, "stable-diffusion-1.5", "bfloat16 or a smaller model"),
    ):
        with pytest.raises(ModelTooLarge, match=f"; choose {instead}, or raise HFJAX_MEMORY_BUDGET") as caught:
            make(memory_budget=f"{budget}b").load(model)
        assert_one_sentence(caught.value)


def test_the_model_unused_for_longest_goes_before_the_new_one_loads(make: Make, folders: list[str]) -> None:
    budget = int(2.5 * size_of(make, folders[0]))
    manager = make(memory_budget=f"{budget}b")
    for index in (0, 1, 0):
        collect(manager.generate(ask(folders[index], 1)))
    assert manager.device_status().budget_bytes == budget

    loaded_when_it_loaded = []
    for event in manager.generate(ask(folders[2], 1)):
        if isinstance(event, LoadProgress) and event.state is ModelState.COMPILING:
            loaded_when_it_loaded.append([state(manager, folder) for folder in folders[:2]])

    assert loaded_when_it_loaded[0] == [ModelState.READY, ModelState.EVICTED]
    assert "to make room for model2" in manager.status(folders[1]).message
    assert manager.device_status().models_bytes <= budget


def test_a_load_waits_until_the_device_has_let_go_of_what_was_unloaded_for_it(make: Make, folders: list[str]) -> None:
    manager = make(max_loaded_models=1)
    collect(manager.generate(ask(folders[0], 1)))
    engine = engine_of(manager, folders[0])
    weights, gone = list(engine._programs.params.values()), weakref.ref(engine)
    del engine
    busy, go_on = threading.Event(), threading.Event()

    def step() -> None:
        busy.set()
        go_on.wait(LONG)

    gc.disable()
    try:
        manager._local.worker.post(step)
        assert busy.wait(LONG)
        manager.load(folders[1])
        wait_until(lambda: "until model0 is freed" in manager.status(folders[1]).message, LONG)
        assert state(manager, folders[0]) is ModelState.EVICTED
        assert not any(array.is_deleted() for array in weights)
        go_on.set()
        wait_for(manager, folders[1], ModelState.READY)
        assert all(array.is_deleted() for array in weights)
        assert gone() is None, "without a search for cycles, for which everybody would wait"
    finally:
        go_on.set()
        gc.enable()


def test_a_load_that_fails_leaves_nothing_that_a_search_for_cycles_would_have_to_find(
    make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, seen = make(), []
    right = engine_builder.load_engine

    def load(*args: Any, **options: Any) -> TextEngine:
        engine = right(*args, **options)
        seen.append(weakref.ref(engine._programs))
        raise InvalidRequest("a test")

    monkeypatch.setattr(engine_builder, "load_engine", load)
    gc.disable()
    try:
        manager.load(folders[0])
        wait_for(manager, folders[0], ModelState.FAILED)
        assert seen and seen[0]() is None
    finally:
        gc.enable()


def test_no_model_in_use_goes_and_those_who_wait_are_served_in_turn(
    make: Make, folders: list[str], references: list[Reference], paused: set[TextEngine]
) -> None:
    manager = make(memory_budget=f"{int(1.5 * size_of(make, folders[0]))}b")
    rest = first_delta(manager.generate(ask(folders[0], FOREVER)))
    paused.add(engine_of(manager, folders[0]))
    waiting = [manager.generate(ask(folder)) for folder in folders[1:]]
    wait_until(lambda: all("waiting for memory" in manager.status(folder).message for folder in folders[1:]), LONG)

    paused.clear()

    assert isinstance(list(rest)[-1], Finished)
    for stream, reference in zip(waiting, references[1:], strict=True):
        assert tokens(collect(stream)) == reference.greedy(prompt_ids(6), 8)


def test_who_waits_for_room_can_give_up(make: Make, folders: list[str], paused: set[TextEngine]) -> None:
    manager = make(max_loaded_models=1)
    rest = first_delta(manager.generate(ask(folders[0], FOREVER)))
    paused.add(engine_of(manager, folders[0]))
    manager.load(folders[1])
    wait_until(lambda: "waiting for memory" in manager.status(folders[1]).message, LONG)

    manager.cancel_load(folders[1])

    wait_for(manager, folders[1], ModelState.ABSENT)
    paused.clear()
    assert isinstance(list(rest)[-1], Finished)
    assert state(manager, folders[0]) is ModelState.READY


def test_load_and_unload(make: Make, folders: list[str], paused: set[TextEngine]) -> None:
    manager = make()
    manager.load(folders[0])
    manager.load(folders[0])  # nothing more happens
    wait_for(manager, folders[0], ModelState.READY)
    found = manager.status(folders[0])
    assert found.architecture == "LlamaForCausalLM" and found.dtype == "float32"
    assert found.memory_bytes is not None and found.estimated_bytes is not None
    assert found.parameters and found.disk_bytes > 4 * found.parameters
    assert manager.device_status().models_bytes == found.memory_bytes
    assert found.idle_s is not None and found.idle_s >= 0

    rest = first_delta(manager.generate(ask(folders[0], FOREVER)))
    paused.add(engine_of(manager, folders[0]))
    with pytest.raises(ModelBusy, match="is in use") as caught:
        manager.unload(folders[0])
    assert_one_sentence(caught.value)
    assert manager.status(folders[0]).idle_s == 0
    paused.clear()
    assert isinstance(list(rest)[-1], Finished)

    weights = engine_of(manager, folders[0])._programs.params
    manager.unload(folders[0])
    manager.unload(folders[0])
    found = manager.status(folders[0])
    assert (found.state, found.memory_bytes, found.idle_s) == (ModelState.EVICTED, None, None)
    assert found.architecture == "LlamaForCausalLM"
    manager._local.worker.call(lambda: None).result(LONG)
    assert all(array.is_deleted() for array in weights.values())
    assert len(tokens(collect(manager.generate(ask(folders[0]))))) == 8


def test_a_load_is_cancelled_between_two_programs_and_everybody_who_waits_is_told(
    make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, loader = make(), SlowLoader(monkeypatch)
    stream = manager.generate(ask(folders[0]))
    manager.load(folders[0])
    assert loader.started.wait(LONG)
    with pytest.raises(ModelBusy, match="cancel loading"):
        manager.unload(folders[0])

    manager.cancel_load(folders[0])

    last = collect(stream)[-1]  # at once: nothing has gone on yet
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    loader.go_on.set()
    wait_for(manager, folders[0], ModelState.ABSENT)
    assert manager.compilations() == ()
    assert manager.device_status().models_bytes == 0
    manager.cancel_load(folders[0])  # nothing to cancel
    assert len(tokens(collect(manager.generate(ask(folders[0]))))) == 8


def test_a_fetch_is_cancelled(make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    manager, fetching = make(), threading.Event()

    def fetch(spec: Any, cache_dir: Path, on_progress: Any) -> Path:
        while True:
            on_progress("1 of 2 MB", 0.5)
            fetching.set()
            time.sleep(0.001)

    monkeypatch.setattr(sources, "fetch", fetch)
    manager.load(folders[0])
    assert fetching.wait(LONG)
    assert manager.status(folders[0]).fraction == 0.5

    manager.cancel_load(folders[0])

    wait_for(manager, folders[0], ModelState.ABSENT)


def test_idle_models_are_unloaded(make: Make, folders: list[str], paused: set[TextEngine]) -> None:
    manager = make(idle_minutes=0.005)
    rest = first_delta(manager.generate(ask(folders[0], FOREVER)))
    paused.add(engine_of(manager, folders[0]))
    collect(manager.generate(ask(folders[1], 1)))
    wait_for(manager, folders[1], ModelState.EVICTED)

    assert "0.005 minutes" in manager.status(folders[1]).message
    assert state(manager, folders[0]) is ModelState.READY, "it is answering"
    paused.clear()
    assert isinstance(list(rest)[-1], Finished)


def test_a_type_is_chosen_for_a_model_and_remembered(make: Make, folders: list[str]) -> None:
    manager = make()
    wide = manager.status(folders[0]).estimated_bytes
    with pytest.raises(InvalidRequest, match="choose one of auto, float32"):
        manager.load(folders[0], "int4")

    manager.load(folders[0], "bfloat16")
    wait_for(manager, folders[0], ModelState.READY)

    found = manager.status(folders[0])
    assert found.dtype == "bfloat16" and found.message == ""
    assert set(engine_of(manager, folders[0]).model.call.stored_weights), (
        "matrices are kept narrower than they are computed with"
    )
    assert wide is not None and found.estimated_bytes is not None and found.estimated_bytes < wide
    manager.unload(folders[0])
    assert manager.status(folders[0]).dtype == "bfloat16"
    manager.load(folders[0], "auto")
    wait_for(manager, folders[0], ModelState.READY)
    assert manager.status(folders[0]).dtype == "float32"


def test_a_context_length_is_chosen_for_a_model_and_remembered(make: Make, folders: list[str]) -> None:
    manager = make(context_length=64)
    before = manager.status(folders[0])
    assert (before.next_context_length, before.context_length) == (64, None)
    for odd in (4, -1, 0):
        with pytest.raises(HfjaxError, match="context_length"):
            manager.load(folders[0], context_length=odd)

    manager.load(folders[0], context_length=128)
    wait_for(manager, folders[0], ModelState.READY)

    found = manager.status(folders[0])
    assert (found.next_context_length, found.context_length, found.dtype) == (128, 128, before.dtype)
    assert before.estimated_bytes is not None and found.estimated_bytes is not None
    assert found.estimated_bytes > before.estimated_bytes, "its cache may grow further"
    assert len(tokens(collect(manager.generate(ask(folders[0], 100))))) == 100
    manager.reload(folders[0], context_length=32)
    wait_for(manager, folders[0], ModelState.READY)
    assert manager.status(folders[0]).context_length == 32
    assert len(tokens(collect(manager.generate(ask(folders[0], 100))))) == 32 - 6
    manager.unload(folders[0])
    collect(manager.generate(ask(folders[0], 1)))
    assert manager.status(folders[0]).context_length == 32
    assert manager.status(folders[1]).next_context_length == 64, "another model's is its own"
    manager.reload(folders[0], context_length=4096)
    wait_for(manager, folders[0], ModelState.READY)
    longest = manager.status(folders[0])
    assert longest.context_length == longest.max_context == found.max_context == COMMON["max_position_embeddings"]
    assert longest.next_context_length == 4096


def test_a_type_that_does_not_work_is_replaced_and_said(
    make: Make, folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    right = engine_builder.load_engine

    def load(folder: Path, name: str, *, dtype: str, **keywords: Any) -> TextEngine:
        if dtype != "float32":
            raise UnsupportedModel("it gives other answers here than in PyTorch.")
        return right(folder, name, dtype=dtype, **keywords)

    monkeypatch.setattr(engine_builder, "load_engine", load)
    manager = make(dtype="float16")

    events = collect(manager.generate(ask(folders[0])))

    sentence = "float16 is not supported for model0, so it is loaded in float32"
    assert sentence in [event.message for event in events if isinstance(event, LoadProgress)]
    assert tokens(events) == references[0].greedy(prompt_ids(6), 8)
    found = manager.status(folders[0])
    assert found.dtype == "float32" and found.message == sentence


def test_compilations_and_speeds_are_remembered(make: Make, folders: list[str]) -> None:
    manager = make()
    assert (manager.compilations(), manager.speeds()) == ((), ())

    collect(manager.generate(ask(folders[0], 20)))

    made = manager.compilations()
    name = manager.status(folders[0]).spec.name
    assert {item.program for item in made} >= {"prefill (8)", "decode (1)"}
    assert all(item.model == name and item.seconds > 0 for item in made)
    assert [item.at for item in made] == sorted((item.at for item in made), reverse=True)
    (speed,) = manager.speeds()
    assert (speed.model, speed.kind) == (name, ModelKind.TEXT) and speed.per_second > 0


def test_a_few_models_at_a_time_are_brought_and_the_others_wait_their_turn(
    make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "MAX_CONCURRENT_LOADS", 1)
    manager, loader = make(), SlowLoader(monkeypatch)
    first = manager.generate(ask(folders[0]))
    assert loader.started.wait(LONG)
    others = [manager.generate(ask(folder)) for folder in folders[1:]]
    wait_until(
        lambda: all("waiting until model0 is loaded" in manager.status(name).message for name in folders[1:]), LONG
    )
    assert len(loader.names) == 1

    others[0].cancel()  # who waits for a turn can leave at once
    wait_for(manager, folders[1], ModelState.ABSENT)
    loader.go_on.set()

    assert tokens(collect(first)) and tokens(collect(others[1]))
    assert len(loader.names) == 2, "nobody waited for the one between"


def test_on_a_public_page_a_model_stays_for_a_while(
    make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "MIN_LOADED_SECONDS", 1e6)
    manager = make(public=True, max_loaded_models=1)
    collect(manager.generate(ask(folders[0], 1)))
    stream = manager.generate(ask(folders[1], 1))
    wait_until(lambda: "waiting for memory" in manager.status(folders[1]).message, LONG)
    assert "until model0 is done" in manager.status(folders[1]).message
    collect(manager.generate(ask(folders[0], 1)))  # it serves on

    monkeypatch.setattr(manager._local.budget, "_min_loaded_s", 0.0)
    with manager._changed:
        manager._changed.notify_all()

    assert isinstance(collect(stream)[-1], Finished)
    assert state(manager, folders[0]) is ModelState.EVICTED


def test_a_child_process_holds_a_part_of_the_budget(make: Make, folders: list[str], paused: set[TextEngine]) -> None:
    size = size_of(make, folders[0])
    manager = make(memory_budget=f"{int(2.5 * size)}b")
    collect(manager.generate(ask(folders[0], 1)))
    with manager.reserve_child_memory("The experiment", 2 * size):
        assert state(manager, folders[0]) is ModelState.EVICTED
        waiting = manager.generate(ask(folders[0], 1))
        wait_until(lambda: "waiting for memory" in manager.status(folders[0]).message, LONG)
        with (
            pytest.raises(ModelTooLarge, match=r"Another takes about .* are in use"),
            manager.reserve_child_memory("Another", size),
        ):
            pass
    rest = collect(waiting)
    assert isinstance(rest[-1], Finished), "it has its memory back"
    answering = first_delta(manager.generate(ask(folders[0], FOREVER)))
    paused.add(engine_of(manager, folders[0]))
    with pytest.raises(ModelTooLarge) as caught, manager.reserve_child_memory("The experiment", 2 * size):
        pass
    assert_one_sentence(caught.value)
    paused.clear()
    assert isinstance(list(answering)[-1], Finished)
