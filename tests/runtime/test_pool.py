"""The pool of models, with fakes below it: who loads, who waits, what goes, and what a failure leaves."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import jax
import pytest
from PIL import Image

from hfjax_demo import sources
from hfjax_demo.errors import (
    EngineFailed,
    HfjaxError,
    HubUnavailable,
    InvalidModelFolder,
    InvalidRequest,
    ModelBusy,
    ModelNotFound,
    ModelTooLarge,
    OutOfMemory,
    QueueFull,
    ShuttingDown,
    UnsupportedModel,
    VisitorLimitReached,
)
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    ImageStatistics,
    LoadProgress,
    ModelState,
    TextDelta,
)
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.requests import MessageImage, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.memory import budget
from hfjax_demo.runtime.memory.estimate import MemoryEstimate
from hfjax_demo.runtime.registry import MAX_UNLISTED_MODELS
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import VisitorLimits

from ..sources.fetching import assert_one_sentence, forbidden, wait_until
from .fake_models import NAMES, SIZE, FakeEngine, Fakes
from .managing import LONG, ask, collect, tokens

Pool = Callable[..., ModelManager]

ONE, TWO, THREE = NAMES
EXHAUSTED = jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory while trying to allocate 34359738368 bytes.")


def state(manager: ModelManager, model: str) -> ModelState:
    return manager.status(model).state


def wait_for(manager: ModelManager, model: str, wanted: ModelState | str) -> None:
    """Wait until a model is in a state, or says something."""

    def is_there() -> bool:
        status = manager.status(model)
        return status.state is wanted or (not isinstance(wanted, ModelState) and wanted in status.message)

    wait_until(is_there, LONG)


def serves(manager: ModelManager, model: str) -> bool:
    return len(tokens(collect(manager.generate(ask(model, 3))))) == 3


def begin(manager: ModelManager, fakes: Fakes, model: str) -> Any:
    """Load a model, and begin an answer that goes on when :meth:`Fakes.go_on` is called."""
    assert serves(manager, model)
    fakes.hold(model)
    return manager.generate(ask(model, 3))


def failure(manager: ModelManager, model: str) -> HfjaxError:
    last = collect(manager.generate(ask(model)))[-1]
    assert isinstance(last, Failed)
    assert_one_sentence(last.error)
    return last.error


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
    last = collect(impatient)[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED, "it does not wait for the load"

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


@pytest.mark.parametrize("stage", ["fetching", "loading"])
def test_a_load_is_cancelled_and_everybody_who_waits_is_told_at_once(stage: str, pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    fakes.hold(f"{ONE} {stage}")
    stream = manager.generate(ask(ONE))
    manager.load(ONE)
    wait_until(lambda: fakes.standing == 1)
    with pytest.raises(ModelBusy, match="cancel loading"):
        manager.unload(ONE)

    manager.cancel_load(ONE)

    last = collect(stream)[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    assert state(manager, ONE) is ModelState.CANCELLING
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


def test_a_type_that_does_not_work_is_replaced_and_said(pool: Pool, fakes: Fakes) -> None:
    manager = pool(dtype="float16")
    fakes.failing[f"{ONE} loading"] = UnsupportedModel("It gives other answers here than in PyTorch.")

    events = collect(manager.generate(ask(ONE, 3)))

    sentence = f"float16 is not supported for {ONE}, so it is loaded in float32"
    assert sentence in [event.message for event in events if isinstance(event, LoadProgress)]
    assert len(tokens(events)) == 3
    assert (manager.status(ONE).dtype, manager.status(ONE).message) == ("float32", sentence)


@pytest.mark.parametrize(
    "error", [OSError(28, "No space left on device"), RuntimeError("closed"), MemoryError(), EXHAUSTED]
)
def test_what_is_not_the_types_fault_is_not_tried_again_in_float32(error: Exception, pool: Pool, fakes: Fakes) -> None:
    manager = pool(dtype="bfloat16")
    fakes.failing[f"{ONE} loading"] = error
    assert isinstance(failure(manager, ONE), EngineFailed)
    assert [dtype for _, dtype, _ in fakes.loaded] == ["bfloat16"]


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


def test_a_load_waits_until_the_device_has_freed_what_was_unloaded_for_it(pool: Pool, fakes: Fakes) -> None:
    manager = pool(max_loaded_models=1)
    assert serves(manager, ONE)
    busy, go_on = threading.Event(), threading.Event()
    manager._pool.worker.post(lambda: (busy.set(), go_on.wait(LONG)))  # type: ignore[arg-type, return-value]
    assert busy.wait(LONG)
    manager.load(TWO)
    wait_for(manager, TWO, f"until {ONE} is freed")
    assert state(manager, ONE) is ModelState.UNLOADING and not manager.status(ONE).memory_bytes
    again = manager.generate(ask(ONE, 3))
    go_on.set()
    assert len(tokens(collect(again))) == 3, "it comes back by itself"
    assert fakes.most[0] == 1


def test_what_a_failed_load_took_is_free_before_it_is_given_to_another(pool: Pool, fakes: Fakes) -> None:
    manager = pool(max_loaded_models=1)
    fakes.hold(f"{ONE} loading")
    fakes.failing[f"{ONE} loading"] = InvalidModelFolder("It is damaged.")
    gc.disable()
    try:
        failing = manager.generate(ask(ONE))
        wait_until(lambda: bool(fakes.alive))
        waiting = manager.generate(ask(TWO, 3))
        wait_for(manager, TWO, "waiting for memory")
        fakes.go_on()
        assert isinstance(collect(failing)[-1], Failed) and len(tokens(collect(waiting))) == 3
        assert fakes.most[0] == 1 and len(fakes.alive) == 1, "without a search for cycles"
    finally:
        gc.enable()


def test_no_model_in_use_goes_and_those_who_wait_are_served_in_turn(pool: Pool, fakes: Fakes) -> None:
    manager = pool(memory_budget=f"{int(1.5 * SIZE)}b")
    answering = begin(manager, fakes, ONE)
    with pytest.raises(ModelBusy, match="is in use"):
        manager.unload(ONE)
    waiting = []
    for model in (TWO, THREE):
        waiting.append(manager.generate(ask(model, 3)))
        wait_for(manager, model, f"waiting for memory ({SIZE} bytes) until {ONE} is done")
    given_up = manager.generate(ask(TWO))
    given_up.cancel()

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
    assert serves(manager, ONE)
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


# -- failures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stage", "error", "kind", "says"),
    [
        ("fetching", HubUnavailable("The hub cannot be reached."), HubUnavailable, "cannot be reached"),
        ("loading", InvalidModelFolder("A broken folder."), InvalidModelFolder, "broken"),
        ("loading", ZeroDivisionError("surprise"), EngineFailed, "surprise"),
        ("loading", MemoryError(), OutOfMemory, f"loading {TWO}"),
        ("loading", EXHAUSTED, OutOfMemory, f"loading {TWO}"),
    ],
)
def test_a_load_that_fails_leaves_the_other_model_serving(
    stage: str, error: Exception, kind: type[HfjaxError], says: str, pool: Pool, fakes: Fakes
) -> None:
    manager = pool()
    answering = begin(manager, fakes, ONE)
    fakes.failing[f"{TWO} {stage}"] = error

    found = failure(manager, TWO)

    assert type(found) is kind and says in str(found)
    assert (state(manager, TWO), manager.status(TWO).message) == (ModelState.FAILED, str(found))
    assert state(manager, ONE) is ModelState.READY
    fakes.go_on()
    assert len(tokens(collect(answering))) == 3
    assert serves(manager, TWO), "nor is the failure for good"


@pytest.mark.parametrize(
    ("error", "kind"),
    [(EngineFailed("It broke."), EngineFailed), (MemoryError(), OutOfMemory), (EXHAUSTED, OutOfMemory)],
)
@pytest.mark.parametrize("is_hopeless", [False, True])
def test_an_engine_that_breaks_fails_its_requests_and_the_server_goes_on(
    error: Exception, kind: type[HfjaxError], is_hopeless: bool, pool: Pool, fakes: Fakes
) -> None:
    manager = pool()
    assert serves(manager, ONE) and serves(manager, TWO)
    before = [engine for engine in fakes.engines if engine.name == ONE]
    fakes.broken[ONE] = error
    if is_hopeless:
        fakes.hopeless.add(ONE)

    found = failure(manager, ONE)

    assert type(found) is (EngineFailed if is_hopeless else kind)
    assert manager.status(ONE).active_requests == 0
    if is_hopeless:
        wait_for(manager, ONE, ModelState.EVICTED)
    assert serves(manager, ONE) and serves(manager, TWO)
    assert (before == [engine for engine in fakes.engines if engine.name == ONE]) is not is_hopeless


@pytest.mark.parametrize("error", [SystemExit("somebody called exit"), ZeroDivisionError("a test"), MemoryError()])
def test_a_command_that_breaks_ends_its_engines_requests_and_nothing_else(
    error: BaseException,
    pool: Pool,
    fakes: Fakes,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    manager = pool()
    left, others = begin(manager, fakes, ONE), begin(manager, fakes, TWO)

    def breaks(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(FakeEngine, "cancel", breaks)
        left.cancel()
        last = collect(left)[-1]
    fakes.go_on()

    assert isinstance(last, Failed) and isinstance(last.error, EngineFailed)
    assert "A task on the device thread failed." in caplog.text and type(error).__name__ in caplog.text
    assert len(tokens(collect(others))) == 3 and serves(manager, ONE)


def test_a_request_the_engine_refuses_fails_alone(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    answering = begin(manager, fakes, ONE)
    refused = manager.generate(TextRequest(ONE, prompt="Hello"))
    assert isinstance(collect(refused)[-1], Failed)
    fakes.go_on()
    assert len(tokens(collect(answering))) == 3


# -- requests -----------------------------------------------------------------------------------------------------


def test_too_many_people_are_turned_away(pool: Pool, fakes: Fakes) -> None:
    manager = pool(slots=1, max_queue=2)
    fakes.hold(ONE)
    streams = [manager.generate(ask(ONE, 3)) for _ in range(3)]
    with pytest.raises(QueueFull, match="3 requests"):
        manager.generate(ask(ONE))
    fakes.go_on()
    assert all(len(tokens(collect(stream))) == 3 for stream in streams)
    assert serves(manager, ONE), "there is room again"


def test_names_that_mean_no_model_of_the_kind_are_refused_at_once(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    with pytest.raises((ModelNotFound, InvalidModelFolder)):
        manager.generate(ask("./nothing"))
    with pytest.raises(InvalidRequest, match="makes pictures; choose a text model"):
        manager.generate(ask("emoji-diffusion"))
    with pytest.raises(InvalidRequest, match="makes text; choose an image model"):
        manager.generate(ImageRequest("smollm2-135m-instruct", "a cat"))


def test_names_that_people_make_up_are_forgotten(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    known = len(manager.statuses())
    fakes.hold("somebody/loading")
    manager.load("somebody/loading")
    for number in range(3 * MAX_UNLISTED_MODELS):
        manager.cancel_load(f"somebody/model-{number}")
    names = [status.spec.name for status in manager.statuses()]
    assert len(names) == known + 1 + MAX_UNLISTED_MODELS
    assert {"somebody/loading", f"somebody/model-{3 * MAX_UNLISTED_MODELS - 1}"} <= set(names)


def test_who_stops_while_the_model_loads_gets_an_images_statistics(pool: Pool, fakes: Fakes) -> None:
    fakes.hold("emoji-diffusion")
    with pool().generate(ImageRequest("emoji-diffusion", "a cat", settings=ImageSettings(width=64, count=2))) as stream:
        stream.cancel()
        found = collect(stream)[-1].statistics  # type: ignore[union-attr]
    assert isinstance(found, ImageStatistics) and (found.steps, found.count, found.width) == (0, 2, 64)


def test_nobody_waits_for_another_ones_picture(pool: Pool, fakes: Fakes) -> None:
    """A picture of a new shape has its encoder compiled first, which takes seconds."""
    manager = pool()
    assert serves(manager, ONE)
    fakes.hold(f"{ONE} encoding")
    picture = MessageImage.of(Image.new("RGB", (8, 8)))
    shown = manager.generate(TextRequest(ONE, messages=[{"role": "user", "content": "?", "pictures": (picture,)}]))
    wait_until(lambda: fakes.standing == 1)
    assert serves(manager, ONE)
    fakes.go_on()
    assert isinstance(collect(shown)[-1], Failed)


# -- what is done to models ---------------------------------------------------------------------------------------


def test_files_are_never_deleted_under_a_model_that_is_loaded_or_on_its_way(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    freed: list[int] = []
    assert serves(manager, "gpt2")
    with pytest.raises(ModelBusy, match=r"unload it first\.$"):
        manager.delete("openai-community/gpt2")  # the same files
    manager.unload("gpt2")
    wait_for(manager, "gpt2", ModelState.EVICTED)
    fakes.hold("gpt2")
    thread = threading.Thread(target=lambda: freed.append(manager.delete("gpt2")))
    thread.start()
    wait_until(lambda: fakes.standing == 1)
    with pytest.raises(ModelBusy):
        manager.delete("openai-community/gpt2")
    stream = manager.generate(ask("gpt2", 3))
    assert (state(manager, "gpt2"), len(fakes.loaded)) == (ModelState.CANCELLING, 1)
    fakes.go_on()
    assert len(tokens(collect(stream))) == 3, "they are fetched anew"
    thread.join(LONG)
    assert freed == [7]


def test_nothing_new_begins_while_the_server_shuts_down_and_what_ends_by_itself_is_waited_for(
    pool: Pool, fakes: Fakes
) -> None:
    manager = pool()
    stream = begin(manager, fakes, ONE)
    manager.refuse_new_requests()
    for act in (lambda: manager.generate(ask(ONE)), lambda: manager.load(TWO), lambda: manager.reload(ONE)):
        with pytest.raises(ShuttingDown, match="try again in a minute"):
            act()
    assert "shutting down" in manager.unready_reason()
    fakes.go_on()
    assert manager.drain(LONG, threading.Event())
    assert len(tokens(collect(stream))) == 3 and not stream.cancelled


@pytest.mark.parametrize("hurry", [True, False])
def test_what_does_not_end_is_cancelled_and_then_waited_for(hurry: bool, pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    streams = [begin(manager, fakes, ONE), manager.generate(ask(ONE))]
    asked = threading.Event()
    if hurry:
        asked.set()
    assert not manager.drain(LONG if hurry else 0.0, asked)
    for stream in streams:
        last = collect(stream)[-1]
        assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED


def test_closing_ends_the_streams_of_those_who_wait_and_nothing_new_is_taken(pool: Pool, fakes: Fakes) -> None:
    manager = pool()
    streams = [begin(manager, fakes, ONE)]
    fakes.hold(TWO)
    streams.append(manager.generate(ask(TWO)))
    manager.close()
    for stream in streams:
        events: list[Event] = collect(stream)
        assert isinstance(events[-1], Failed) and not any(isinstance(event, TextDelta) for event in events)
    for model in (ONE, THREE):
        with pytest.raises(RuntimeError, match="closed"):
            manager.generate(ask(model))


# -- preloading ---------------------------------------------------------------------------------------------------


def test_nothing_is_loaded_unasked_until_it_is_said(pool: Pool, fakes: Fakes) -> None:
    manager = pool(default_model=ONE)
    manager.preload_speculatively(ONE)
    assert state(manager, ONE) is ModelState.ABSENT
    off = pool(default_model=ONE, preload=False)
    off.preload()
    off.preload_speculatively(ONE)
    assert state(off, ONE) is ModelState.ABSENT and not fakes.fetched


def test_a_visitor_who_chooses_one_after_another_has_one_of_them_loaded_at_a_time(pool: Pool, fakes: Fakes) -> None:
    manager = pool(default_model=ONE, public=True)
    fakes.hold(ONE)
    manager.preload()
    wait_until(lambda: fakes.standing == 1)
    manager.preload_speculatively(TWO, RequestOrigin(visitor="a", owner=False))
    assert state(manager, TWO) is ModelState.ABSENT
    fakes.go_on()
    wait_for(manager, ONE, ModelState.READY)
    for visitor in "ab":
        manager.preload_speculatively(TWO, RequestOrigin(visitor=visitor, owner=False))
    wait_for(manager, TWO, ModelState.READY)
    assert fakes.fetched == [ONE, TWO]


def test_nothing_is_fetched_or_unloaded_for_what_is_only_expected(
    pool: Pool, fakes: Fakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = pool(default_model=ONE, max_loaded_models=1)
    manager.preload()
    wait_for(manager, ONE, ModelState.READY)
    monkeypatch.setattr(sources, "is_present", lambda spec, cache_dir: spec.name != "gpt2")
    for model in (TWO, "gpt2", "no/such:file:name"):
        manager.preload_speculatively(model)
    manager.unload(ONE)
    wait_for(manager, ONE, ModelState.EVICTED)
    manager.preload_speculatively("gpt2")
    assert fakes.fetched == [ONE]


def test_a_load_that_failed_is_a_sentence_and_is_not_tried_again_unasked(pool: Pool, fakes: Fakes) -> None:
    fakes.failing[f"{ONE} fetching"] = HubUnavailable("The package index cannot be reached; check the network.")
    manager = pool(default_model=ONE)
    manager.preload()
    wait_for(manager, ONE, ModelState.FAILED)
    assert manager.status(ONE).message == "The package index cannot be reached; check the network."
    manager.preload_speculatively(ONE)
    assert fakes.fetched == [ONE]
    with suppress(HfjaxError):
        assert serves(manager, ONE), "whoever asks has it tried again"
