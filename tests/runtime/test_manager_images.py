"""The manager with an image model: pictures beside chats, the wrong kind of model, what is known of a prompt."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.errors import InvalidModelFolder, InvalidRequest
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    ImagesReady,
    ImageStatistics,
    ImageStep,
    LoadProgress,
    ModelState,
    TextDelta,
)
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text.engine import TextEngine
from tests import tiny_models, tiny_pipelines
from tests.holding import hold_pictures
from tests.runtime.managing import LONG

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("sd") / "sd", "stable-diffusion"))


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tiny_models.make_model(tmp_path_factory.mktemp("llama") / "llama", "llama"))


@pytest.fixture
def manager(shared_cache: Path) -> Iterator[ModelManager]:
    manager = ModelManager(tiny_models.settings(cache_dir=shared_cache, compile_ahead=False))
    yield manager
    manager.close()


def draw(model: str, **changes: Any) -> ImageRequest:
    values: dict[str, Any] = {"steps": 4, "guidance_scale": 3.0, "seed": 0} | changes
    return ImageRequest(model, "a red apple", settings=ImageSettings(**values))


def last(events: list[Event]) -> Finished[Any]:
    found = events[-1]
    if isinstance(found, Failed):
        raise found.error
    assert isinstance(found, Finished)
    return found


def test_a_picture_from_a_folder(manager: ModelManager, pictures: str) -> None:
    assert manager.status(pictures).image is None
    with manager.generate(draw(pictures)) as stream:
        events = list(stream)

    states = [event.state for event in events if isinstance(event, LoadProgress)]
    assert states.index(ModelState.LOADING) < states.index(ModelState.READY) < states.index(ModelState.COMPILING)
    assert last(events).reason is FinishReason.STOP
    assert sum(isinstance(event, ImagesReady) for event in events) == 1
    status = manager.status(pictures)
    assert status.state is ModelState.READY and status.decode_steps == 4 and status.active_requests == 0
    assert status.image is not None and status.image.tasks == set(ImageTask)
    assert (status.image.width, status.image.height) == (64, 64)


def test_a_chat_goes_on_while_a_picture_is_made(manager: ModelManager, pictures: str, words: str) -> None:
    for request in (draw(pictures), TextRequest(words, prompt_ids=[3, 4, 5])):
        with manager.generate(request) as stream:
            last(list(stream))  # both are loaded and compiled

    order: list[str] = []
    with (
        manager.generate(draw(pictures, steps=60)) as picture,
        manager.generate(
            TextRequest(words, prompt_ids=[3, 4, 5, 6], sampling=SamplingSettings(max_new_tokens=48, temperature=0))
        ) as chat,
    ):
        drawn, said = iter(picture), iter(chat)
        for event in drawn:
            if isinstance(event, ImageStep):
                break
        text = [event for event in said if isinstance(event, (TextDelta, Finished, Failed))]
        assert isinstance(text[-1], Finished)
        order.append("chat")
        rest = list(drawn)
        order.append("picture")
    steps = [event for event in rest if isinstance(event, ImageStep)]
    assert steps and steps[-1].step == 60 and isinstance(rest[-1], Finished)
    assert order == ["chat", "picture"]


def test_a_chat_waits_for_no_more_than_one_program_of_a_picture_that_compiles(
    manager: ModelManager, pictures: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chat = TextRequest(words, prompt_ids=[3, 4, 5], sampling=SamplingSettings(max_new_tokens=8, temperature=0))
    with manager.generate(chat) as stream:
        last(list(stream))
    asked, order = threading.Event(), []
    compile_right, step_right = Compiler.compile, TextEngine.step

    def compile(self: Compiler, what: str, *arguments: Any, **keywords: Any) -> Any:
        if order.count("chat") == len(order):  # the picture's first
            assert asked.wait(LONG)
        order.append(what)
        return compile_right(self, what, *arguments, **keywords)

    def step(self: TextEngine) -> None:
        order.append("chat")
        step_right(self)

    monkeypatch.setattr(Compiler, "compile", compile)
    monkeypatch.setattr(TextEngine, "step", step)
    with manager.generate(draw(pictures)) as picture:
        while manager.status(pictures).state is not ModelState.READY:
            time.sleep(0.001)
        with manager.generate(chat) as stream:
            asked.set()
            last(list(stream))
        last(list(picture))

    programs = [place for place, what in enumerate(order) if what != "chat"]
    answered = len(order) - order[::-1].index("chat")
    assert len(programs) >= 3 and programs[0] < answered, order
    meanwhile = [place for place in programs if place < answered]
    assert all(later - earlier > 1 for earlier, later in pairwise(meanwhile)), order


def test_stop_and_the_next_picture(manager: ModelManager, pictures: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_pictures(monkeypatch.setattr)
    with manager.generate(draw(pictures, steps=150)) as stream:
        events: list[Event] = []
        for event in stream:
            events.append(event)
            if isinstance(event, ImageStep) and event.step == 2:
                stream.cancel()
    assert last(events).reason is FinishReason.CANCELLED
    assert last(events).statistics.steps < 150
    counted = manager.status(pictures).decode_steps
    with manager.generate(draw(pictures)) as stream:
        assert last(list(stream)).reason is FinishReason.STOP
    assert manager.status(pictures).decode_steps == counted + 4


def test_leaving_ends_the_computation(manager: ModelManager, pictures: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_pictures(monkeypatch.setattr)
    with manager.generate(draw(pictures, steps=200)) as stream:
        for event in stream:
            if isinstance(event, ImageStep):
                break
    with manager.generate(draw(pictures)) as stream:  # waits its turn, and there is none to wait for
        last(list(stream))
    assert manager.status(pictures).decode_steps < 200


def test_who_stops_while_the_model_loads_gets_an_images_statistics(
    manager: ModelManager, pictures: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with manager.generate(draw(pictures, width=64, count=2)) as stream:
        stream.cancel()
        events = list(stream)
    found = last(events).statistics
    assert isinstance(found, ImageStatistics) and (found.steps, found.count, found.width) == (0, 2, 64)


def test_the_wrong_kind_of_model(manager: ModelManager, pictures: str, words: str) -> None:
    with pytest.raises(InvalidRequest, match="makes pictures; choose a text model"):
        manager.generate(TextRequest(pictures, prompt="Hello"))
    with pytest.raises(InvalidRequest, match="makes text; choose an image model"):
        manager.generate(draw(words))
    with pytest.raises(InvalidRequest, match="makes text"):
        manager.generate(draw("smollm2-135m-instruct"))


def test_a_folder_that_is_damaged_leaves_the_other_model_serving(
    manager: ModelManager, pictures: str, tmp_path: Path
) -> None:
    with manager.generate(draw(pictures)) as stream:
        last(list(stream))
    damaged = tiny_pipelines.make_pipeline(tmp_path / "damaged", "stable-diffusion")
    weights = next((damaged / "vae").glob("*.safetensors"))
    weights.write_bytes(weights.read_bytes()[:500])
    with manager.generate(draw(str(damaged))) as stream:
        events = list(stream)
    assert isinstance(events[-1], Failed) and isinstance(events[-1].error, InvalidModelFolder)
    with manager.generate(draw(pictures)) as stream:
        last(list(stream))


def test_tokens_are_counted_without_loading_the_model(manager: ModelManager, pictures: str) -> None:
    few = manager.measure_prompt(pictures, "a red apple")
    assert few is not None and (few.tokens, few.limit, few.dropped) == (5, tiny_pipelines.LONGEST_PROMPT, "")
    many = manager.measure_prompt(pictures, "apple " * 60)
    assert many is not None and many.tokens == 62 and many.dropped == " ".join(["apple"] * 4)
    assert manager.status(pictures).state is ModelState.ABSENT
    bundled = manager.measure_prompt("emoji-diffusion", "a cat")
    assert bundled is not None and bundled.tokens < bundled.limit
    assert manager.measure_prompt("stable-diffusion-1.5", "a cat") is None  # its tokenizer is not on this machine
