"""The engine as its owner drives it: events, cancellation, queue, failures."""

from __future__ import annotations

import dataclasses
import shutil
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
import torch
from transformers.modeling_utils import local_torch_dtype

from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.bridge.programs.program_table import BackgroundExecutor
from hfjax_demo.bridge.torch_defaults import TORCH_DEFAULTS
from hfjax_demo.errors import EngineFailed, InvalidModelFolder, InvalidRequest, UnsupportedModel
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    ImageProgress,
    ImagesReady,
    ImageStage,
    ImageStep,
    PromptCut,
    Queued,
)
from hfjax_demo.image import engine as engine_module
from hfjax_demo.image.engine import ImageEngine, ImageJob
from hfjax_demo.image.pipeline_tasks import ImageTask
from hfjax_demo.image.prompts import MAX_PROMPT_PARTS

from .. import tiny_models, tiny_pipelines
from ..picture_parity import STEPS, drawn, make, pictures_of, request, run
from ..tiny_pipelines import LONGEST_PROMPT, initial_latents
from .conftest import Families

pytestmark = pytest.mark.usefixtures("engines")

LONG = 600.0
Kind = TypeVar("Kind", bound=Event)


@pytest.fixture(scope="module")
def engine(folder: Path) -> ImageEngine:
    return tiny_pipelines.load(folder, max_image_size=128)


def submit(engine: ImageEngine, share: str = "", **changes: Any) -> tuple[ImageJob, list[Event]]:
    events: list[Event] = []
    return engine.submit(request(**changes), events.append, share=share), events


def finish(engine: ImageEngine) -> None:
    for _ in range(1000):
        if not engine.has_work:
            return
        engine.step()
    pytest.fail("the engine does not come to an end")


def of(kind: type[Kind], events: list[Event]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def test_a_picture_stands_still_while_a_model_is_made(engine: ImageEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = make(engine, request())
    woken, constructing, done = (threading.Event() for _ in range(3))
    maker = BackgroundExecutor(woken.set)
    monkeypatch.setattr(engine, "_pipeline", dataclasses.replace(engine._pipeline, maker=maker))

    def construct() -> None:
        with TORCH_DEFAULTS.changed(), local_torch_dtype(torch.bfloat16):
            constructing.set()
            done.wait(LONG)

    _, events = submit(engine)
    engine.step()
    with ThreadPoolExecutor(1) as thread:
        constructed = thread.submit(construct)
        try:
            assert constructing.wait(LONG)
            before = len(events)
            engine.step()
            assert not engine.has_work and len(events) == before
        finally:
            done.set()
        constructed.result(LONG)
    assert woken.wait(LONG)
    finish(engine)
    maker.close()
    assert np.array_equal(alone, pictures_of(events))


def test_the_events_of_a_picture_of_which_a_step_is_one_call(engine: ImageEngine) -> None:
    _, events = submit(engine)
    done = []
    while engine.has_work:
        before = engine.decode_steps
        engine.step()
        done.append(engine.decode_steps - before)

    assert done == [*[1] * STEPS, 0]  # and one for the decoding
    kinds = [ImageProgress, *[ImageStep] * STEPS, ImageProgress, ImagesReady, Finished]
    assert [type(event) for event in events] == kinds
    assert [event.stage for event in of(ImageProgress, events)] == [ImageStage.ENCODING, ImageStage.DECODING]
    steps = of(ImageStep, events)
    assert [(event.step, event.steps) for event in steps] == [(number, STEPS) for number in range(1, STEPS + 1)]
    assert steps[0].seconds_left is None and steps[0].steps_per_s == 0
    assert steps[-1].seconds_left == 0 and steps[-1].steps_per_s > 0
    found = of(Finished, events)[0].statistics
    assert (found.width, found.height, found.count, found.steps, found.seed) == (64, 64, 1, STEPS, 0)


@pytest.mark.parametrize(("interval_s", "later"), [(0.0, 2), (3600.0, 0)])
def test_previews_come_no_faster_than_people_look(
    engine: ImageEngine, monkeypatch: pytest.MonkeyPatch, interval_s: float, later: int
) -> None:
    monkeypatch.setattr(engine_module, "PREVIEW_INTERVAL_S", interval_s)
    shown = [event.previews for event in of(ImageStep, run(engine, request(count=2)))]
    assert [len(previews) for previews in shown] == [2, *[later] * (STEPS - 1)]
    assert {picture.size for previews in shown for picture in previews} == {(8, 8)}


@pytest.mark.parametrize("taken", [0, 1, 3, STEPS])
def test_a_cancellation_leaves_nothing(engine: ImageEngine, monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    undisturbed = make(engine, request(scheduler="pndm"))
    decoded: list[int] = []
    vae = engine._pipeline.any_pipe.vae
    decode = vae.decode
    monkeypatch.setitem(vae.__dict__, "decode", lambda *args, **kwargs: decoded.append(1) or decode(*args, **kwargs))
    job, events = submit(engine, scheduler="pndm")
    for _ in range(taken):
        engine.step()
    before = engine.decode_steps

    engine.cancel(job)

    assert not engine.has_work and engine.decode_steps == before and not decoded
    engine.cancel(job)  # once more changes nothing
    (last,) = of(Finished, events)
    assert last.reason is FinishReason.CANCELLED and last.statistics.steps == taken
    assert not of(ImagesReady, events)
    assert np.array_equal(make(engine, request(scheduler="pndm")), undisturbed) and decoded == [1]


def test_requests_wait_their_turn_and_are_told(engine: ImageEngine) -> None:
    _, first = submit(engine)
    engine.step()
    (_, second), (third_job, third), (_, fourth) = (submit(engine) for _ in range(3))
    assert of(Queued, fourth) == [Queued(3)]
    engine.cancel(third_job)
    finish(engine)

    assert not of(Queued, first) and of(Queued, second) == [Queued(1)]
    assert of(Queued, fourth) == [Queued(3), Queued(2), Queued(1)]
    assert [type(event) for event in third] == [Queued, Finished]
    assert np.array_equal(pictures_of(first), pictures_of(fourth))


def test_visitors_take_turns(engine: ImageEngine) -> None:
    jobs = [(share, submit(engine, share, steps=1)[1]) for share in "aaa"]
    engine.step()
    jobs += [(share, submit(engine, share, steps=1)[1]) for share in "bbc"]
    begun = ""
    while engine.has_work:
        begun += "".join(share for share, events in jobs if of(ImageProgress, events))
        jobs = [(share, events) for share, events in jobs if not of(ImageProgress, events)]
        engine.step()
    assert begun == "abcaba"


def test_a_seed_is_drawn_and_the_parameters_of_each_picture_make_it_again(engine: ImageEngine) -> None:
    drawn_seeds = [run(engine, request(seed=None)) for _ in range(2)]
    seeds = [of(Finished, events)[0].statistics.seed for events in drawn_seeds]
    assert seeds[0] != seeds[1]
    assert np.array_equal(make(engine, request(seed=seeds[0])), pictures_of(drawn_seeds[0]))

    (ready,) = of(ImagesReady, run(engine, request(seed=0, count=3, scheduler="euler", negative_prompt="cat")))
    assert [picture.parameters.seed for picture in ready.images] == [0, 1, 2]
    last = ready.images[-1].parameters
    assert (last.width, last.height, last.steps, last.guidance_scale, last.scheduler) == (64, 64, STEPS, 5.0, "euler")
    assert (last.prompt, last.negative_prompt, last.strength) == (request().prompt, "cat", None)


def test_what_is_left_out_is_the_pipelines_own(engine: ImageEngine) -> None:
    assert (engine.info.steps, engine.info.guidance_scale) == (50, 7.5), "Stable Diffusion's in diffusers"
    (ready,) = of(ImagesReady, run(engine, request(steps=None, guidance_scale=None, width=None, height=None)))
    made = ready.images[0].parameters
    assert (made.steps, made.guidance_scale, made.width, made.height) == (50, 7.5, 64, 64)


def test_what_the_encoder_does_not_read_is_named(engine: ImageEngine) -> None:
    most = MAX_PROMPT_PARTS * (LONGEST_PROMPT - 2) + 2
    words = " ".join(["apple"] * (most - 2))
    fits = run(engine, request(prompt=words))
    cut = run(engine, request(prompt=f"{words} rocket (cat:1.5)", negative_prompt=f"{words} blue"))
    assert not of(PromptCut, fits)
    assert of(PromptCut, cut) == [PromptCut("rocket cat", most), PromptCut("blue", most, negative=True)]


def test_a_failure_is_one_requests_own(engine: ImageEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    run_pipeline = engine_module.run

    def breaks(plan: Any, *args: Any) -> Any:
        if plan.parameters.prompt == "bad":
            raise RuntimeError("broken on purpose")
        return run_pipeline(plan, *args)

    monkeypatch.setattr(engine_module, "run", breaks)
    _, bad = submit(engine, prompt="bad")
    _, good = submit(engine)
    finish(engine)
    (failed,) = of(Failed, bad)
    assert isinstance(failed.error, EngineFailed) and "broken on purpose" in str(failed.error)
    assert of(ImagesReady, good)


def test_numbers_that_overflow_are_a_failure(engine: ImageEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = engine._pipeline.pipes[ImageTask.TEXT_TO_IMAGE]
    monkeypatch.setattr(pipe, "prepare_latents", lambda *args: torch.full((1, 4, 8, 8), torch.nan))
    with pytest.raises(EngineFailed, match="overflowed"):
        make(engine, request())


def test_fail_ends_everything_and_the_next_request_works(engine: ImageEngine) -> None:
    _, first = submit(engine)
    engine.step()
    _, second = submit(engine)
    engine.fail(RuntimeError("the device is gone"))
    assert not engine.has_work
    assert all(isinstance(events[-1], Failed) for events in (first, second))
    assert make(engine, request()).shape == (1, 64, 64, 3)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"height": 4096}, "the limit is 128"),
        ({"scheduler": "flow-euler"}, "does not support the scheduler flow-euler; choose one of dpm"),
        ({"scheduler": "pndm", "steps": 3}, "pndm needs at least 4 steps"),
        ({"latents": initial_latents(1, 3, 8, 8)}, "this model takes"),
        ({"latents": initial_latents(5, 4, 8, 8)}, "this model takes"),
        ({"latents": initial_latents(1, 4, 8, 8)[0]}, "this model takes"),
        ({"latents": initial_latents(1, 4, 8, 8) * np.nan}, "finite"),
        ({"latents": initial_latents(1, 4, 8, 8), "width": 72}, "for a width of 64"),
        ({"latents": initial_latents(1, 4, 64, 64), "width": None, "height": None}, "the limit is 128"),
    ],
)
def test_what_this_model_cannot_do_is_refused_at_once(engine: ImageEngine, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidRequest, match=words) as caught:
        submit(engine, **changes)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    assert caught.value.field in ("width", "height", *changes)
    assert not engine.has_work


def test_where_sizes_are_limited_the_others_are_refused_and_those_there_are_are_named(folder: Path) -> None:
    engine = tiny_pipelines.load(folder, max_image_size=96, public=True, image_sizes=("80x48",))
    for width, height in ((None, None), (64, 64), (64, 96), (96, 64), (80, 48)):
        job, _ = submit(engine, width=width, height=height)
        engine.cancel(job)
    for width, height in ((48, 80), (64, 72), (8, 8)):
        with pytest.raises(InvalidRequest, match="choose one of 64x64, 64x96, 96x64, 80x48") as refused:
            submit(engine, width=width, height=height)
        assert refused.value.field == "width"


def test_what_other_pipelines_cannot_do(families: Families) -> None:
    for name, changes, words in (
        ("pixart", {"width": 72}, "multiple of 16; choose 64 or 80"),
        ("inpainting", {}, "supports only inpainting"),
    ):
        with pytest.raises(InvalidRequest, match=words):
            submit(families[name].engine, **changes)


def test_folders_that_are_no_pipeline(tmp_path: Path, folder: Path) -> None:
    with pytest.raises((InvalidModelFolder, UnsupportedModel)) as caught:
        tiny_pipelines.load(tiny_models.make_model(tmp_path / "text", "llama"))
    assert "\n" not in str(caught.value) and str(caught.value).endswith(".")
    damaged = shutil.copytree(folder, tmp_path / "damaged")
    weights = next((damaged / "unet").glob("*.safetensors"))
    weights.write_bytes(weights.read_bytes()[:1000])
    with pytest.raises(InvalidModelFolder, match="can't be loaded"):
        tiny_pipelines.load(damaged)


@pytest.mark.parametrize("latents", [None, initial_latents(1, 4, 8, 8)], ids=["seed", "latents"])
def test_bfloat16_makes_about_the_same_picture(folder: Path, engine: ImageEngine, latents: np.ndarray | None) -> None:
    narrow = tiny_pipelines.load(folder, dtype="bfloat16")
    assert narrow.parameters == engine.parameters and 4 * engine.parameters <= engine.memory_bytes > narrow.memory_bytes
    difference = make(narrow, request(latents=latents)) - make(engine, request(latents=latents))
    assert 0 < np.abs(difference).mean() < 8


@pytest.mark.usefixtures("stored_programs")
def test_the_second_load_traces_nothing_and_makes_the_same_picture(tmp_path: Path, folder: Path) -> None:
    made: list[CompilationReport] = []
    pictures = []
    for _ in range(2):
        compiler = Compiler(store=open_store(tmp_path, folder, "float32"), on_end=made.append)
        asked = request(steps=2, init_image=drawn(), strength=1.0)  # the autoencoder's both ways
        pictures.append(make(tiny_pipelines.load(folder, compiler=compiler), asked))
    half = len(made) // 2
    assert half >= 3 and [program.stored for program in made] == [False] * half + [True] * half
    np.testing.assert_array_equal(*pictures)
