"""The manager with real models: from a folder to the answer that PyTorch gives, and back to free memory."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import threading
import weakref
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidModelFolder, InvalidRequest, InvalidSetting, UnsupportedModel
from hfjax_demo.events import Failed, Finished, FinishReason, ImagesReady, LoadProgress, ModelState, TextStatistics
from hfjax_demo.image.pipeline_tasks import ImageTask
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.requests import Message, MessageImage, TextRequest, TokensRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text import engine_builder
from hfjax_demo.text.engine import TextEngine
from tests import tiny_pipelines

from .. import tiny_models
from ..sources.fetching import assert_one_sentence, wait_until
from ..tiny_models import COMMON, Reference, prompt_ids
from .managing import LONG, ask, collect, engine_of, tokens

pytestmark = pytest.mark.usefixtures("engines")

Make = Callable[..., ModelManager]


@contextlib.contextmanager
def no_search_for_cycles() -> Iterator[None]:
    """Python searches for none by itself, and nobody asks for it: everybody would wait."""
    searches: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "collect", lambda *_: searches.append(1))
        gc.disable()
        try:
            yield
        finally:
            gc.enable()
    assert not searches


def test_a_request_loads_the_model_and_the_device_gives_all_its_memory_back(
    make: Make, folders: list[str], references: list[Reference]
) -> None:
    manager = make()
    events = collect(manager.generate(ask(folders[0])))

    states = [event.state for event in events if isinstance(event, LoadProgress)]
    order = [ModelState.LOADING, ModelState.COMPILING, ModelState.READY]
    assert [state for state in dict.fromkeys(states) if state in order] == order
    last = events[-1]
    assert isinstance(last, Finished) and last.statistics.load_s > 0
    assert tokens(events) == references[0].greedy(prompt_ids(6), 8)
    found = manager.status(folders[0])
    assert (found.architecture, found.dtype, found.active_requests) == ("LlamaForCausalLM", "float32", 0)
    assert found.has_chat_template and found.context_length == tiny_models.CONTEXT
    assert found.parameters and found.disk_bytes > 4 * found.parameters
    assert found.memory_bytes and found.estimated_bytes and manager.device_status().models_bytes == found.memory_bytes
    made = manager.compilations()
    assert {item.program for item in made} >= {"prefill (8)", "decode (1)"}
    assert all(item.model == found.spec.name and item.seconds > 0 for item in made)
    assert [item.at for item in made] == sorted((item.at for item in made), reverse=True)
    (speed,) = manager.speeds()
    assert (speed.model, speed.kind) == (found.spec.name, ModelKind.TEXT) and speed.per_second > 0

    engine = engine_of(manager, folders[0])
    weights, gone = list(engine.programs.params.values()), weakref.ref(engine)
    del engine
    with no_search_for_cycles():
        manager.unload(folders[0])
        manager.unload(folders[0])
        wait_until(lambda: manager.status(folders[0]).state is ModelState.EVICTED, LONG)
        assert all(array.is_deleted() for array in weights)
        assert gone() is None
    found = manager.status(folders[0])
    assert (found.architecture, found.memory_bytes, found.idle_s) == ("LlamaForCausalLM", None, None)
    assert tokens(collect(manager.generate(ask(folders[0])))) == references[0].greedy(prompt_ids(6), 8)


def test_a_load_that_fails_leaves_nothing_that_a_search_for_cycles_would_have_to_find(
    make: Make, folders: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    right = engine_builder.load_engine

    def load(*args: Any, **options: Any) -> TextEngine:
        engine = right(*args, **options)
        seen.append(weakref.ref(engine.programs))
        raise InvalidRequest("a test")

    monkeypatch.setattr(engine_builder, "load_engine", load)
    with no_search_for_cycles():
        assert isinstance(collect(make(cache_dir=tmp_path).generate(ask(folders[0])))[-1], Failed)
        assert seen and seen[0]() is None


DAMAGES: dict[str, Callable[[Path], Any]] = {
    "damaged (model.safetensors": lambda folder: os.truncate(folder / "model.safetensors", 99_999),
    "zebra": lambda folder: (folder / "config.json").write_text('{"model_type": "zebra"}'),
    "safetensors": lambda folder: (folder / "model.safetensors").unlink(),
}


@pytest.mark.parametrize("says", DAMAGES)
def test_a_folder_that_cannot_be_loaded_is_one_sentence(
    says: str, make: Make, folders: list[str], tmp_path: Path
) -> None:
    folder = shutil.copytree(folders[0], tmp_path / "model")
    DAMAGES[says](folder)
    last = collect(make().generate(ask(str(folder))))[-1]
    assert isinstance(last, Failed) and isinstance(last.error, InvalidModelFolder | UnsupportedModel)
    assert_one_sentence(last.error)
    assert says in str(last.error)


def test_a_type_and_a_context_length_are_chosen_for_a_model(make: Make, folders: list[str]) -> None:
    manager = make(context_length=64)
    before = manager.status(folders[0])
    manager.load(folders[0], dtype="bfloat16", context_length=128)
    wait_until(lambda: manager.status(folders[0]).state is ModelState.READY, LONG)
    found = manager.status(folders[0])
    assert (found.dtype, found.context_length, found.message) == ("bfloat16", 128, "")
    assert set(engine_of(manager, folders[0]).model.call.stored_weights), "they are stored narrower than computed with"
    assert before.estimated_bytes and found.estimated_bytes and found.memory_bytes
    assert len(tokens(collect(manager.generate(ask(folders[0], 100))))) == 100
    for chosen, given in ((32, 32), (4096, COMMON["max_position_embeddings"])):
        manager.reload(folders[0], "auto", context_length=chosen)
        events = collect(manager.generate(ask(folders[0], 100)))
        found = manager.status(folders[0])
        assert (found.dtype, found.context_length, found.next_context_length) == ("float32", given, chosen)
        assert found.max_context == COMMON["max_position_embeddings"]
        assert len(tokens(events)) == min(100, given - 6)


def test_a_model_loaded_with_other_activations_reuses_nothing_of_before(make: Make, folders: list[str]) -> None:
    manager = make(dtype="int8")
    assert last_statistics(manager, folders[0]).reused_tokens == 0
    assert last_statistics(manager, folders[0]).reused_tokens > 0
    for activations, told in (("int8", "int8"), ("exact", None)):
        manager.reload(folders[0], activations=activations)
        assert last_statistics(manager, folders[0]).reused_tokens == 0
        assert manager.status(folders[0]).activations == told
    with pytest.raises(InvalidSetting, match="activations"):
        manager.reload(folders[0], activations="int4")


def last_statistics(manager: ModelManager, model: str) -> TextStatistics:
    last = collect(manager.generate(ask(model)))[-1]
    assert isinstance(last, Finished) and isinstance(last.statistics, TextStatistics)
    return last.statistics


def test_a_prompt_is_counted_as_it_would_be_read_and_nothing_is_loaded_for_that(make: Make, folders: list[str]) -> None:
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
    make: Make, folders: list[str], references: list[Reference], tmp_path: Path
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


# -- an image model ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("sd") / "sd", "stable-diffusion"))


@pytest.fixture
def manager(make: Callable[..., ModelManager]) -> ModelManager:
    return make()


def draw(model: str) -> ImageRequest:
    return ImageRequest(model, "a red apple", settings=ImageSettings(steps=4, guidance_scale=3.0, seed=0))


@pytest.mark.release
def test_a_chat_waits_for_no_more_than_one_program_of_a_picture_that_compiles(
    manager: ModelManager, pictures: str, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(tokens(collect(manager.generate(ask(folders[0]))))) == 8
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

    assert manager.status(pictures).image is None
    monkeypatch.setattr(Compiler, "compile", compile)
    monkeypatch.setattr(TextEngine, "step", step)
    with manager.generate(draw(pictures)) as picture:
        wait_until(lambda: manager.status(pictures).state is ModelState.READY)
        chat = manager.generate(ask(folders[0]))
        asked.set()
        assert len(tokens(collect(chat))) == 8
        events = collect(picture)
    assert isinstance(events[-1], Finished) and events[-1].reason is FinishReason.STOP
    assert sum(isinstance(event, ImagesReady) for event in events) == 1
    status = manager.status(pictures)
    assert (status.decode_steps, status.active_requests) == (4, 0)
    assert status.image is not None and (status.image.tasks, status.image.width) == (set(ImageTask), 64)

    programs = [place for place, what in enumerate(order) if what != "chat"]
    answered = len(order) - order[::-1].index("chat")
    assert len(programs) >= 3 and programs[0] < answered, order
    meanwhile = [place for place in programs if place < answered]
    assert all(later - earlier > 1 for earlier, later in pairwise(meanwhile)), order


@pytest.mark.release
def test_tokens_are_counted_without_loading_the_model(manager: ModelManager, pictures: str) -> None:
    few = manager.measure_prompt(pictures, "a red apple")
    assert few is not None and (few.tokens, few.limit, few.dropped) == (5, tiny_pipelines.LONGEST_PROMPT, "")
    many = manager.measure_prompt(pictures, "apple " * 60)
    assert many is not None and many.tokens == 62 and many.dropped == " ".join(["apple"] * 4)
    assert manager.status(pictures).state is ModelState.ABSENT
    bundled = manager.measure_prompt("emoji-diffusion", "a cat")
    assert bundled is not None and bundled.tokens < bundled.limit
    assert manager.measure_prompt("stable-diffusion-1.5", "a cat") is None  # its tokenizer is not on this machine


def test_a_kept_model_that_cannot_be_restored_is_loaded_from_its_files(
    make: Make, folders: list[str], references: list[Reference], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = references[0].greedy(prompt_ids(6), 8)
    assert tokens(collect(make(cache_dir=tmp_path).generate(ask(folders[0])))) == expected
    tried: list[str] = []

    def broken(*_: Any, **__: Any) -> None:
        tried.append("")
        raise ValueError("something that was kept is wrong")

    monkeypatch.setattr("hfjax_demo.text.engine_assembly.restore_engine", broken)
    entries = tmp_path / "programs"
    wait_until(lambda: any(b"was loaded and checked" in file.read_bytes() for file in entries.glob("[!.]*.program")))
    assert tokens(collect(make(cache_dir=tmp_path).generate(ask(folders[0])))) == expected
    assert tried
