"""The manager with tiny model folders: who loads, who waits, who is turned away, and what survives a failure."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from hfjax_demo import sources
from hfjax_demo.errors import EngineFailed, InvalidModelFolder, InvalidRequest, ModelNotFound, QueueFull
from hfjax_demo.events import Event, Failed, Finished, FinishReason, LoadProgress, ModelState
from hfjax_demo.requests import Message, MessageImage, TextRequest, TokensRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.registry import MAX_UNLISTED_MODELS
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer

from .. import tiny_models
from ..tiny_models import VOCABULARY, Reference, prompt_ids
from .managing import FOREVER, LONG, SlowLoader, ask, collect, engine_of, first_delta, tokens

pytestmark = pytest.mark.usefixtures("engines")


def test_a_request_loads_the_model_and_tells_how_far_it_is(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference]
) -> None:
    manager = make()
    assert manager.status(folders[0]).state is ModelState.ABSENT

    events = collect(manager.generate(ask(folders[0])))

    states = [event.state for event in events if isinstance(event, LoadProgress)]
    order = [ModelState.LOADING, ModelState.COMPILING, ModelState.READY]
    assert [state for state in dict.fromkeys(states) if state in order] == order
    last = events[-1]
    assert isinstance(last, Finished) and last.statistics.load_s > 0
    assert tokens(events) == references[0].greedy(prompt_ids(6), 8)
    status = manager.status(folders[0])
    assert status.state is ModelState.READY and status.active_requests == 0
    assert status.has_chat_template and status.context_length == tiny_models.CONTEXT


def test_a_prompt_is_counted_as_it_would_be_read_and_nothing_is_loaded_for_that(
    make: Callable[..., ModelManager], folders: list[str]
) -> None:
    manager = make()
    turns: list[Message] = [{"role": "system", "content": "Brief."}, {"role": "user", "content": "the quick brown fox"}]
    counted = TokensRequest(folders[0], messages=turns)
    assert manager.count_prompt_tokens(counted) is None
    assert manager.status(folders[0]).state is ModelState.ABSENT

    last = collect(manager.generate(TextRequest(folders[0], messages=turns, prompt_only=True)))[-1]

    assert isinstance(last, Finished)
    assert manager.count_prompt_tokens(counted) == last.statistics.prompt_tokens
    assert manager.count_prompt_tokens(TokensRequest(folders[0], prompt="")) == 0
    assert not manager.status(folders[0]).active_requests
    picture = MessageImage.of(Image.new("RGB", (8, 8)))
    with pytest.raises(InvalidRequest, match="Images can't be tokenized"):
        manager.count_prompt_tokens(TokensRequest(folders[0], messages=[{**turns[1], "pictures": (picture,)}]))


def test_what_was_found_out_with_rounded_keys_and_values_does_not_count_without(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference], tmp_path: Path
) -> None:
    """In one cache folder: neither the tolerance of the check, nor a program."""
    told: dict[str, str | None] = {}
    tolerances: dict[str, float] = {}
    for dtype in ("int8", "auto", "bfloat16"):
        manager = make(cache_dir=tmp_path, cache_dtype=dtype)
        answered = tokens(collect(manager.generate(ask(folders[0]))))
        told[dtype] = manager.status(folders[0]).cache_dtype
        tolerances[dtype] = engine_of(manager, folders[0]).model.probe.tolerance
        if dtype == "auto":
            assert answered == references[0].greedy(prompt_ids(6), 8)
        manager.close()
    assert told == {"int8": "int8", "auto": None, "bfloat16": "bfloat16"}
    assert tolerances["int8"] == tolerances["bfloat16"] == pytest.approx(100 * tolerances["auto"])


def test_two_people_asking_for_one_model_cause_one_load(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, loader = make(), SlowLoader(monkeypatch)
    first = manager.generate(ask(folders[0]))
    assert loader.started.wait(LONG)
    second = manager.generate(ask(folders[0], seed=1))
    assert manager.status(folders[0]).active_requests == 2
    loader.go_on.set()

    assert tokens(collect(first)) == references[0].greedy(prompt_ids(6), 8)
    assert tokens(collect(second)) == references[0].greedy(prompt_ids(6, 1), 8)
    third = collect(manager.generate(ask(folders[0], seed=2)))

    assert len(loader.names) == 1
    assert not any(isinstance(event, LoadProgress) for event in third)
    last = third[-1]
    assert isinstance(last, Finished) and last.statistics.compile_s == 0


def test_who_stops_while_the_model_loads_is_done_at_once_and_others_are_served(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, loader = make(), SlowLoader(monkeypatch)
    impatient = manager.generate(ask(folders[0]))
    assert loader.started.wait(LONG)
    patient = manager.generate(ask(folders[0], seed=1))

    impatient.cancel()
    last = collect(impatient)[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    assert last.statistics.completion_tokens == 0
    assert not loader.go_on.is_set(), "it did not wait for the load"

    loader.go_on.set()
    assert len(tokens(collect(patient))) == 8


def test_a_load_that_fails_leaves_the_other_model_serving(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make()
    collect(manager.generate(ask(folders[0])))
    running = manager.generate(ask(folders[0], FOREVER))
    rest = first_delta(running)
    loader = SlowLoader(monkeypatch)
    loader.go_on.set()
    name = manager.status(folders[1]).spec.name
    loader.errors[name] = InvalidModelFolder("a broken folder.")

    failed = collect(manager.generate(ask(folders[1])))[-1]

    assert isinstance(failed, Failed) and isinstance(failed.error, InvalidModelFolder)
    assert manager.status(folders[0]).state is ModelState.READY
    running.cancel()
    assert isinstance(list(rest)[-1], Finished)
    assert tokens(collect(manager.generate(ask(folders[0])))) == references[0].greedy(prompt_ids(6), 8)
    # Nor is the failure for good.
    loader.errors.clear()
    assert tokens(collect(manager.generate(ask(folders[1])))) == references[1].greedy(prompt_ids(6), 8)


def test_anything_else_that_breaks_a_load_is_reported_too(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, loader = make(), SlowLoader(monkeypatch)
    loader.go_on.set()
    loader.errors[manager.status(folders[0]).spec.name] = ZeroDivisionError("surprise")

    failed = collect(manager.generate(ask(folders[0])))[-1]

    assert isinstance(failed, Failed) and isinstance(failed.error, EngineFailed)
    assert "surprise" in str(failed.error)


def test_the_model_unused_for_longest_makes_room(make: Callable[..., ModelManager], folders: list[str]) -> None:
    manager = make(max_loaded_models=2)
    for index in (0, 1, 0, 2):  # 1 is the one unused for longest when 2 comes
        collect(manager.generate(ask(folders[index])))

    states = [manager.status(folder).state for folder in folders]

    assert states == [ModelState.READY, ModelState.EVICTED, ModelState.READY]
    assert len(tokens(collect(manager.generate(ask(folders[1]))))) == 8, "it comes back when it is asked for"


def test_a_model_that_is_answering_is_not_evicted_and_whoever_needs_its_place_waits_and_is_told(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference], paused: set[TextEngine]
) -> None:
    manager = make(max_loaded_models=1)
    running = manager.generate(ask(folders[0], FOREVER))
    rest = first_delta(running)
    paused.add(engine_of(manager, folders[0]))

    waiting = iter(manager.generate(ask(folders[1], 8)))

    title = manager.status(folders[0]).spec.title
    told = next(event for event in waiting if isinstance(event, LoadProgress) and "waiting for memory" in event.message)
    assert title in told.message and told.state is ModelState.LOADING
    assert manager.status(folders[0]).state is ModelState.READY
    assert manager.status(folders[1]).message == told.message
    paused.clear()
    last = list(rest)[-1]
    assert isinstance(last, Finished) and last.statistics.completion_tokens == FOREVER
    assert tokens(list(waiting)) == references[1].greedy(prompt_ids(6), 8)
    assert manager.status(folders[0]).state is ModelState.EVICTED


def test_too_many_people_are_turned_away(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, loader = make(slots=1, max_queue=2), SlowLoader(monkeypatch)
    streams = [manager.generate(ask(folders[0], 3, seed)) for seed in range(3)]

    with pytest.raises(QueueFull, match="3 requests"):
        manager.generate(ask(folders[0]))

    loader.go_on.set()
    assert all(len(tokens(collect(stream))) == 3 for stream in streams)
    assert len(tokens(collect(manager.generate(ask(folders[0], 3))))) == 3, "there is room again"


def test_an_engine_that_breaks_fails_its_requests_and_the_server_goes_on(
    make: Callable[..., ModelManager], folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make()
    collect(manager.generate(ask(folders[0])))
    right = TextEngine.step

    def broken(self: TextEngine) -> None:
        right(self)
        raise RuntimeError("out of memory")

    monkeypatch.setattr(TextEngine, "step", broken)
    failed = collect(manager.generate(ask(folders[0], FOREVER)))[-1]
    monkeypatch.undo()

    assert isinstance(failed, Failed) and isinstance(failed.error, EngineFailed)
    assert "out of memory" in str(failed.error)
    assert manager.status(folders[0]).active_requests == 0
    assert tokens(collect(manager.generate(ask(folders[0])))) == references[0].greedy(prompt_ids(6), 8)


def test_a_stop_ends_the_computation(
    make: Callable[..., ModelManager], folders: list[str], paused: set[TextEngine]
) -> None:
    manager = make()
    collect(manager.generate(ask(folders[0], 1)))
    stream = manager.generate(ask(folders[0], FOREVER))
    rest = first_delta(stream)
    paused.add(engine_of(manager, folders[0]))

    stream.cancel()
    paused.clear()

    last = list(rest)[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    assert last.statistics.completion_tokens < FOREVER
    assert manager.status(folders[0]).active_requests == 0
    collect(manager.generate(ask(folders[0], 1, seed=3)))  # reads what was still on its way from the device
    assert manager.status(folders[0]).decode_steps < FOREVER - 1


def test_a_request_the_engine_refuses_fails_alone(make: Callable[..., ModelManager], folders: list[str]) -> None:
    manager = make()
    wrong = TextRequest(folders[0], prompt_ids=[VOCABULARY])

    failed = collect(manager.generate(wrong))[-1]

    assert isinstance(failed, Failed) and isinstance(failed.error, InvalidRequest)
    assert len(tokens(collect(manager.generate(ask(folders[0]))))) == 8


def test_names_that_mean_no_text_model_are_refused_at_once(make: Callable[..., ModelManager], tmp_path: Path) -> None:
    manager = make()
    with pytest.raises((ModelNotFound, InvalidModelFolder)):
        manager.generate(ask(str(tmp_path / "nothing")))

    with pytest.raises(InvalidRequest, match="makes pictures"):
        manager.generate(ask("emoji-diffusion"))


def test_an_unusable_folder_fails_the_request(make: Callable[..., ModelManager], tmp_path: Path) -> None:
    manager = make()
    (tmp_path / "config.json").write_text('{"model_type": "llama"}', encoding="utf-8")

    failed = collect(manager.generate(ask(str(tmp_path))))[-1]

    assert isinstance(failed, Failed) and isinstance(failed.error, InvalidModelFolder)


def test_a_closed_manager_takes_nothing(make: Callable[..., ModelManager], folders: list[str]) -> None:
    manager = make()
    collect(manager.generate(ask(folders[0], 1)))

    manager.close()

    with pytest.raises(RuntimeError, match="closed"):
        manager.generate(ask(folders[0]))


def test_closing_ends_the_streams_of_those_who_wait(
    make: Callable[..., ModelManager], folders: list[str], paused: set[TextEngine]
) -> None:
    manager = make()
    rest = first_delta(manager.generate(ask(folders[0], FOREVER)))
    paused.add(engine_of(manager, folders[0]))
    events: list[Event] = []
    reader = threading.Thread(target=lambda: events.extend(rest), daemon=True)
    reader.start()

    manager.close()

    reader.join(2)
    assert not reader.is_alive() and isinstance(events[-1], (Finished, Failed))


def test_who_asks_just_after_everyone_else_gave_up_is_served(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, fetching, asked = make(), threading.Event(), threading.Event()
    right = sources.fetch

    def fetch(spec: Any, cache_dir: Path, on_progress: Any) -> Path:
        try:
            while not asked.is_set():
                on_progress("1 of 2 MB", 0.5)
                fetching.set()
                time.sleep(0.001)
        except sources.FetchCancelled:
            gave_up.set()
            assert asked.wait(LONG)
            raise
        return right(spec, cache_dir, on_progress)

    gave_up = threading.Event()
    monkeypatch.setattr(sources, "fetch", fetch)
    first = manager.generate(ask(folders[0]))
    assert fetching.wait(LONG)
    first.cancel()
    assert gave_up.wait(LONG)
    second = manager.generate(ask(folders[0]))
    asked.set()

    assert len(tokens(collect(second))) == 8


def test_nobody_waits_for_another_ones_picture(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture of a new shape has its encoder compiled first, which takes seconds."""
    manager, compiled, looking = make(), threading.Event(), threading.Event()
    collect(manager.generate(ask(folders[0])))
    encode = PromptTokenizer.encode

    def slow(encoder: PromptTokenizer, request: TextRequest) -> Any:
        if request.messages:
            looking.set()
            assert compiled.wait(LONG)
        return encode(encoder, request)

    monkeypatch.setattr(PromptTokenizer, "encode", slow)
    picture = MessageImage.of(Image.new("RGB", (8, 8)))
    shown = manager.generate(
        TextRequest(folders[0], messages=[{"role": "user", "content": "?", "pictures": (picture,)}])
    )
    assert looking.wait(LONG)

    assert isinstance(collect(manager.generate(ask(folders[0], seed=1)))[-1], Finished)

    compiled.set()
    assert isinstance(collect(shown)[-1], Failed), "this model sees nothing"


def test_names_that_people_make_up_are_forgotten(make: Callable[..., ModelManager]) -> None:
    manager = make()
    known = len(manager.statuses())
    loading = manager._model("somebody/loading")
    loading.begin_load()
    for number in range(3 * MAX_UNLISTED_MODELS):
        manager._model(f"somebody/model-{number}")
    assert len(manager.statuses()) == known + 1 + MAX_UNLISTED_MODELS
    assert manager._model("somebody/loading") is loading
    assert manager._model(f"somebody/model-{3 * MAX_UNLISTED_MODELS - 1}").spec.name in manager._models_by_name
    loading.load_failed(None)


def test_a_program_that_is_made_when_a_load_is_over_says_nothing_of_where_its_model_stands(
    make: Callable[..., ModelManager],
) -> None:
    model = make()._model("somebody/model")
    model.begin_load()
    model.progress(ModelState.LOADING, "half of it", 0.5)
    assert model.state is ModelState.LOADING
    model.load_failed(None)
    model.progress(ModelState.COMPILING, "decode (1)")
    assert model.state is ModelState.ABSENT and model.is_unused
