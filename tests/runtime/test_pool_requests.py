"""The pool of models, with fakes below it: what a failure leaves, requests, what is done to models, and preloading."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

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
    OutOfMemory,
    ShuttingDown,
)
from hfjax_demo.events import Event, Failed, Finished, FinishReason, ImageStatistics, ModelState, TextDelta
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.requests import MessageImage, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.registry import MAX_UNLISTED_MODELS
from hfjax_demo.runtime.status import RequestOrigin

from ..sources.fetching import wait_until
from .fake_models import NAMES, Fakes, begin, failure, serves, state, wait_for
from .managing import LONG, ask, collect, tokens

Pool = Callable[..., ModelManager]

ONE, TWO, THREE = NAMES
EXHAUSTED = jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory while trying to allocate 34359738368 bytes.")


# -- failures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stage", "error", "kind", "says"),
    [
        ("fetching", HubUnavailable("The hub cannot be reached."), HubUnavailable, "cannot be reached"),
        ("loading", ZeroDivisionError("surprise"), EngineFailed, "surprise"),
        ("loading", EXHAUSTED, OutOfMemory, f"loading {ONE}"),
    ],
)
def test_a_load_that_fails_is_told_and_not_for_good(
    stage: str, error: Exception, kind: type[HfjaxError], says: str, pool: Pool, fakes: Fakes
) -> None:
    manager = pool()
    fakes.failing[f"{ONE} {stage}"] = error
    found = failure(manager, ONE)
    assert type(found) is kind and says in str(found)
    assert (state(manager, ONE), manager.status(ONE).message) == (ModelState.FAILED, str(found))
    assert serves(manager, ONE)


@pytest.mark.parametrize(
    ("error", "is_hopeless", "kind"),
    [
        (EngineFailed("It broke."), False, EngineFailed),
        (EXHAUSTED, False, OutOfMemory),
        (EXHAUSTED, True, EngineFailed),
    ],
)
def test_an_engine_that_breaks_fails_its_requests_and_is_reset_or_replaced(
    error: Exception, is_hopeless: bool, kind: type[HfjaxError], pool: Pool, fakes: Fakes
) -> None:
    manager = pool()
    assert serves(manager, ONE) and serves(manager, TWO)
    before = [engine for engine in fakes.engines if engine.name == ONE]
    fakes.broken[ONE] = error
    if is_hopeless:
        fakes.hopeless.add(ONE)
    assert type(failure(manager, ONE)) is kind and manager.status(ONE).active_requests == 0
    if is_hopeless:
        wait_for(manager, ONE, ModelState.EVICTED)
    assert serves(manager, ONE) and serves(manager, TWO)
    assert (before == [engine for engine in fakes.engines if engine.name == ONE]) is not is_hopeless


@pytest.mark.parametrize("error", [SystemExit("somebody called exit"), ZeroDivisionError("a test"), MemoryError()])
def test_a_command_that_breaks_ends_its_engines_requests_and_nothing_else(
    error: BaseException, pool: Pool, fakes: Fakes, caplog: pytest.LogCaptureFixture
) -> None:
    manager = pool()
    left, others = begin(manager, fakes, ONE), begin(manager, fakes, TWO)
    fakes.broken[f"{ONE} cancelling"] = error
    left.cancel()
    last = collect(left)[-1]
    fakes.go_on()
    assert isinstance(last, Failed) and isinstance(last.error, EngineFailed)
    assert "A task on the device thread failed." in caplog.text and type(error).__name__ in caplog.text
    assert len(tokens(collect(others))) == 3 and serves(manager, ONE)


# -- requests -----------------------------------------------------------------------------------------------------


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
    assert serves(manager, "qwen3-0.6b")
    with pytest.raises(ModelBusy, match=r"unload it first\.$"):
        manager.delete("Qwen/Qwen3-0.6B")  # the same files
    manager.unload("qwen3-0.6b")
    wait_for(manager, "qwen3-0.6b", ModelState.EVICTED)
    fakes.hold("qwen3-0.6b")
    thread = threading.Thread(target=lambda: freed.append(manager.delete("qwen3-0.6b")))
    thread.start()
    wait_until(lambda: fakes.standing == 1)
    with pytest.raises(ModelBusy):
        manager.delete("Qwen/Qwen3-0.6B")
    stream = manager.generate(ask("qwen3-0.6b", 3))
    assert (state(manager, "qwen3-0.6b"), len(fakes.loaded)) == (ModelState.CANCELLING, 1)
    fakes.go_on()
    assert len(tokens(collect(stream))) == 3, "they are fetched anew"
    thread.join(LONG)
    assert freed == [7]


@pytest.mark.parametrize("end", ["by itself", "in time", "in a hurry"])
def test_nothing_new_begins_while_the_server_shuts_down_and_what_runs_is_waited_for(
    end: str, pool: Pool, fakes: Fakes
) -> None:
    manager, hurry = pool(), threading.Event()
    streams = [begin(manager, fakes, ONE), manager.generate(ask(ONE, 3))]
    manager.refuse_new_requests()
    for act in (lambda: manager.generate(ask(ONE)), lambda: manager.load(TWO), lambda: manager.reload(ONE)):
        with pytest.raises(ShuttingDown, match="try again in a minute"):
            act()
    assert "shutting down" in manager.unready_reason()
    if end == "by itself":
        fakes.go_on()
    elif end == "in a hurry":
        hurry.set()
    assert manager.drain(0.0 if end == "in time" else LONG, hurry) is (end == "by itself")
    reason = FinishReason.LENGTH if end == "by itself" else FinishReason.CANCELLED
    for stream in streams:
        assert [event.reason for event in collect(stream) if isinstance(event, Finished)] == [reason]


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
    off = pool(default_model=ONE, preload=False)
    off.preload()
    manager = pool(default_model=ONE, max_loaded_models=1)
    for each in (off, manager):  # nothing is loaded unasked until it is said
        each.preload_speculatively(ONE)
        assert state(each, ONE) is ModelState.ABSENT
    manager.preload()
    wait_for(manager, ONE, ModelState.READY)
    monkeypatch.setattr(sources, "is_present", lambda spec, cache_dir: spec.name != "qwen3-0.6b")
    for model in (TWO, "qwen3-0.6b", "no/such:file:name"):
        manager.preload_speculatively(model)
    manager.unload(ONE)
    wait_for(manager, ONE, ModelState.EVICTED)
    manager.preload_speculatively("qwen3-0.6b")
    assert fakes.fetched == [ONE]


@pytest.mark.parametrize("chosen", ["request", "load"])
def test_who_chooses_another_model_does_not_wait_for_the_one_that_was_only_expected(
    chosen: str, pool: Pool, fakes: Fakes
) -> None:
    manager = pool(default_model=ONE)
    fakes.hold(f"{ONE} loading")
    manager.preload()
    wait_until(lambda: fakes.standing == 1)
    if chosen == "request":
        assert serves(manager, TWO)
    else:
        manager.load(TWO)
        wait_for(manager, TWO, ModelState.READY)
    fakes.go_on()
    wait_for(manager, ONE, ModelState.ABSENT)
    assert serves(manager, ONE)


def test_what_was_expected_is_loaded_for_who_requests_it_meanwhile(pool: Pool, fakes: Fakes) -> None:
    manager = pool(default_model=ONE)
    fakes.hold(f"{ONE} loading")
    manager.preload()
    wait_until(lambda: fakes.standing == 1)
    stream = manager.generate(ask(ONE, 3))
    assert serves(manager, TWO)
    fakes.go_on()
    assert len(tokens(collect(stream))) == 3
    assert fakes.fetched == [ONE, TWO]


def test_a_default_model_that_cannot_be_loaded_is_a_line_in_the_log(
    pool: Pool, fakes: Fakes, caplog: pytest.LogCaptureFixture
) -> None:
    fakes.sizes[ONE] = 10**15
    manager = pool(default_model=ONE)
    manager.preload()
    wait_until(lambda: bool(caplog.records))
    (record,) = caplog.records
    assert record.getMessage().startswith("The default model is not loaded: ")
    assert state(manager, ONE) is ModelState.ABSENT and serves(manager, TWO)


def test_a_load_that_failed_is_a_sentence_and_is_not_tried_again_unasked(
    pool: Pool, fakes: Fakes, caplog: pytest.LogCaptureFixture
) -> None:
    fakes.failing[f"{ONE} fetching"] = HubUnavailable("The package index cannot be reached; check the network.")
    manager = pool(default_model=ONE)
    manager.preload()
    wait_for(manager, ONE, ModelState.FAILED)
    assert manager.status(ONE).message == "The package index cannot be reached; check the network."
    assert [record.getMessage().partition(": ")[2] for record in caplog.records] == [manager.status(ONE).message]
    manager.preload_speculatively(ONE)
    assert fakes.fetched == [ONE]
    with suppress(HfjaxError):
        assert serves(manager, ONE), "whoever asks has it tried again"
