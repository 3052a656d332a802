"""The manager with an image model: a picture, chats while it compiles, and what is known of a prompt."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    ImagesReady,
    LoadProgress,
    ModelState,
)
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text.engine import TextEngine
from tests import tiny_models, tiny_pipelines
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


def test_tokens_are_counted_without_loading_the_model(manager: ModelManager, pictures: str) -> None:
    few = manager.measure_prompt(pictures, "a red apple")
    assert few is not None and (few.tokens, few.limit, few.dropped) == (5, tiny_pipelines.LONGEST_PROMPT, "")
    many = manager.measure_prompt(pictures, "apple " * 60)
    assert many is not None and many.tokens == 62 and many.dropped == " ".join(["apple"] * 4)
    assert manager.status(pictures).state is ModelState.ABSENT
    bundled = manager.measure_prompt("emoji-diffusion", "a cat")
    assert bundled is not None and bundled.tokens < bundled.limit
    assert manager.measure_prompt("stable-diffusion-1.5", "a cat") is None  # its tokenizer is not on this machine
