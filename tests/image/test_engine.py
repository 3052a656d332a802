"""The engine as its owner drives it: events, cancellation, queue, failures."""

from __future__ import annotations

import dataclasses
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

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
    ImageStatistics,
    ImageStep,
    PromptCut,
    Queued,
)
from hfjax_demo.image import engine as engine_module
from hfjax_demo.image.engine import ImageEngine, ImageJob
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.image.prompts import MAX_PROMPT_PARTS
from hfjax_demo.image_requests import ImageRequest, ImageSettings

from .. import tiny_models, tiny_pipelines
from ..tiny_pipelines import LONGEST_PROMPT, initial_latents

pytestmark = pytest.mark.usefixtures("engines")

STEPS = 5
LONG = 600.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("sd") / "sd", "stable-diffusion")


@pytest.fixture(scope="module")
def engine(folder: Path) -> ImageEngine:
    return tiny_pipelines.load(folder, max_image_size=128)


def submit(engine: ImageEngine, prompt: str = "a red apple", **settings: Any) -> tuple[ImageJob, list[Event]]:
    events: list[Event] = []
    fields = {name: settings.pop(name) for name in ("latents", "negative_prompt") if name in settings}
    values = {"steps": STEPS, "guidance_scale": 4.0, "seed": 0} | settings
    return engine.submit(
        ImageRequest("tiny", prompt, settings=ImageSettings(**values), **fields), events.append
    ), events


def run(engine: ImageEngine) -> None:
    for _ in range(1000):
        if not engine.has_work:
            return
        engine.step()
    pytest.fail("the engine does not come to an end")


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def statistics(events: list[Event]) -> ImageStatistics:
    last = events[-1]
    if isinstance(last, Failed):
        raise last.error
    assert isinstance(last, Finished)
    found: ImageStatistics = last.statistics
    return found


def pixels(events: list[Event]) -> np.ndarray:
    ready = next(event for event in events if isinstance(event, ImagesReady))
    return np.stack([np.asarray(picture.image) for picture in ready.images])


def test_a_picture_stands_still_while_a_model_is_constructed_and_keeps_nobody_waiting(
    engine: ImageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, alone = submit(engine)
    run(engine)
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
    run(engine)
    maker.close()
    assert np.array_equal(pixels(alone), pixels(events))


def test_the_events_of_a_picture(engine: ImageEngine) -> None:
    before = engine.decode_steps
    _, events = submit(engine)
    run(engine)

    assert kinds(events) == [
        "ImageProgress",
        *["ImageStep"] * STEPS,
        "ImageProgress",
        "ImagesReady",
        "Finished",
    ]
    assert [event.stage for event in events if isinstance(event, ImageProgress)] == [
        ImageStage.ENCODING,
        ImageStage.DECODING,
    ]
    steps = [event for event in events if isinstance(event, ImageStep)]
    assert [(event.step, event.steps) for event in steps] == [(number, STEPS) for number in range(1, STEPS + 1)]
    assert steps[0].seconds_left is None and steps[0].steps_per_s == 0
    assert steps[-1].seconds_left == 0 and steps[-1].steps_per_s > 0
    found = statistics(events)
    assert (found.width, found.height, found.count, found.steps, found.seed) == (64, 64, 1, STEPS, 0)
    assert engine.decode_steps == before + STEPS


def test_previews_are_of_latent_size_and_come_no_faster_than_people_look(
    engine: ImageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_module, "PREVIEW_INTERVAL_S", 0.0)
    _, events = submit(engine, count=2)
    run(engine)
    shown = [event.previews for event in events if isinstance(event, ImageStep)]
    assert all([picture.size for picture in previews] == [(8, 8), (8, 8)] for previews in shown)

    monkeypatch.setattr(engine_module, "PREVIEW_INTERVAL_S", 3600.0)
    _, events = submit(engine, count=2)
    run(engine)
    shown = [event.previews for event in events if isinstance(event, ImageStep)]
    assert [len(previews) for previews in shown] == [2, *[0] * (STEPS - 1)]


def test_one_call_of_step_is_one_denoising_step(engine: ImageEngine) -> None:
    submit(engine)
    done = []
    while engine.has_work:
        before = engine.decode_steps
        engine.step()
        done.append(engine.decode_steps - before)
    assert done == [*[1] * STEPS, 0]  # and one for the decoding


@pytest.mark.parametrize("taken", [0, 1, 3, STEPS])
def test_a_cancellation_takes_effect_between_two_steps_and_decodes_nothing(
    engine: ImageEngine, monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    decoded: list[int] = []
    vae = engine._pipeline.any_pipe.vae
    decode = vae.decode
    monkeypatch.setitem(vae.__dict__, "decode", lambda *args, **kwargs: decoded.append(1) or decode(*args, **kwargs))
    job, events = submit(engine)
    for _ in range(taken):
        engine.step()
    before = engine.decode_steps

    engine.cancel(job)

    assert not engine.has_work and engine.decode_steps == before and not decoded
    last = events[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    assert last.statistics.steps == taken
    assert "ImagesReady" not in kinds(events)
    engine.cancel(job)  # once more changes nothing
    assert kinds(events).count("Finished") == 1

    _, again = submit(engine)
    run(engine)
    assert pixels(again).shape == (1, 64, 64, 3) and decoded == [1]


def test_a_cancelled_picture_leaves_nothing_in_the_next(engine: ImageEngine) -> None:
    _, undisturbed = submit(engine, scheduler="pndm")
    run(engine)
    job, _ = submit(engine, scheduler="pndm")
    engine.step()
    engine.step()
    engine.cancel(job)
    _, after = submit(engine, scheduler="pndm")
    run(engine)

    assert (pixels(undisturbed) == pixels(after)).all()


def test_requests_wait_their_turn_and_are_told(engine: ImageEngine) -> None:
    _, first = submit(engine)
    engine.step()
    _, second = submit(engine)
    third_job, third = submit(engine)
    _, fourth = submit(engine)
    assert [event.position for event in fourth if isinstance(event, Queued)] == [3]
    engine.cancel(third_job)
    run(engine)

    assert not [event for event in first if isinstance(event, Queued)]
    assert [event.position for event in second if isinstance(event, Queued)] == [1]
    assert [event.position for event in fourth if isinstance(event, Queued)] == [3, 2, 1]
    assert kinds(third) == ["Queued", "Finished"]
    assert (pixels(first) == pixels(fourth)).all()


def test_the_same_seed_gives_the_same_pixels_and_zero_is_a_seed(engine: ImageEngine) -> None:
    made = {}
    for name, seed in (("zero", 0), ("zero again", 0), ("one", 1), ("drawn", None), ("drawn again", None)):
        _, events = submit(engine, seed=seed)
        run(engine)
        made[name] = (statistics(events).seed, pixels(events))
    assert (made["zero"][1] == made["zero again"][1]).all()
    assert made["zero"][0] == 0 and (made["zero"][1] != made["one"][1]).any()
    assert made["drawn"][0] != made["drawn again"][0]

    _, events = submit(engine, seed=made["drawn"][0])
    run(engine)
    assert (pixels(events) == made["drawn"][1]).all()


def test_the_parameters_of_each_picture_make_it_again(engine: ImageEngine) -> None:
    _, events = submit(engine, seed=5, count=3, scheduler="euler", negative_prompt="cat")
    run(engine)
    ready = next(event for event in events if isinstance(event, ImagesReady))

    assert [picture.parameters.seed for picture in ready.images] == [5, 6, 7]
    last = ready.images[-1].parameters
    assert (last.width, last.height, last.steps, last.guidance_scale, last.scheduler) == (64, 64, STEPS, 4.0, "euler")
    assert (last.prompt, last.negative_prompt, last.strength) == ("a red apple", "cat", None)


def test_what_is_left_out_is_as_the_pipelines_own_code_has_it(engine: ImageEngine) -> None:
    assert (engine.info.steps, engine.info.guidance_scale) == (50, 7.5), "Stable Diffusion's in diffusers"
    _, events = submit(engine, steps=None, guidance_scale=None, count=2)
    run(engine)
    made = next(event for event in events if isinstance(event, ImagesReady)).images
    assert {(each.parameters.steps, each.parameters.guidance_scale) for each in made} == {(50, 7.5)}


def test_what_the_encoder_does_not_read_is_named(engine: ImageEngine) -> None:
    most = MAX_PROMPT_PARTS * (LONGEST_PROMPT - 2) + 2
    words = ["apple"] * (most - 2)
    _, fits = submit(engine, " ".join(words))
    _, cut = submit(engine, " ".join([*words, "rocket", "cat"]), negative_prompt=" ".join([*words, "blue"]))
    run(engine)

    assert "PromptCut" not in kinds(fits)
    told = [event for event in cut if isinstance(event, PromptCut)]
    assert told == [
        PromptCut("rocket cat", most, negative=False),
        PromptCut("blue", most, negative=True),
    ]
    assert (pixels(fits) != pixels(cut)).any()  # the negative prompt


def test_a_failure_is_one_requests_own(engine: ImageEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    run_pipeline = engine_module.run

    def breaks(plan: Any, *args: Any) -> Any:
        if plan.parameters.prompt == "bad":
            raise RuntimeError("broken on purpose")
        return run_pipeline(plan, *args)

    monkeypatch.setattr(engine_module, "run", breaks)
    _, bad = submit(engine, "bad")
    _, good = submit(engine)
    run(engine)

    last = bad[-1]
    assert isinstance(last, Failed) and isinstance(last.error, EngineFailed) and "broken on purpose" in str(last.error)
    assert statistics(good).steps == STEPS


def test_numbers_that_overflow_are_a_failure_and_no_picture(
    engine: ImageEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = engine._pipeline.pipes[ImageTask.TEXT_TO_IMAGE]
    monkeypatch.setattr(pipe, "prepare_latents", lambda *args: torch.full((1, 4, 8, 8), torch.nan))
    _, events = submit(engine)
    run(engine)

    last = events[-1]
    assert isinstance(last, Failed) and "overflowed" in str(last.error)


def test_fail_ends_everything_and_the_next_request_works(engine: ImageEngine) -> None:
    _, first = submit(engine)
    engine.step()
    _, second = submit(engine)
    engine.fail(RuntimeError("the device is gone"))

    assert not engine.has_work
    assert all(isinstance(events[-1], Failed) for events in (first, second))
    _, third = submit(engine)
    run(engine)
    assert statistics(third).steps == STEPS


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"width": 136}, "the limit is 128"),
        ({"height": 4096}, "the limit is 128"),
        ({"scheduler": "no-such"}, "choose one of dpm\\+\\+-2m"),
        ({"scheduler": "flow-euler"}, "does not support the scheduler flow-euler"),
        ({"scheduler": "pndm", "steps": 3}, "pndm needs at least 4 steps"),
        ({"latents": initial_latents(1, 3, 8, 8)}, "this model takes"),
        ({"latents": initial_latents(5, 4, 8, 8)}, "this model takes"),
        ({"latents": initial_latents(1, 4, 8, 8)[0]}, "this model takes"),
        ({"latents": initial_latents(1, 4, 8, 8) * np.nan}, "finite"),
        ({"latents": initial_latents(1, 4, 8, 8), "width": 72}, "for a width of 64"),
        ({"latents": initial_latents(1, 4, 64, 64)}, "the limit is 128"),
    ],
)
def test_what_this_model_cannot_do_is_refused_at_once(engine: ImageEngine, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidRequest, match=words) as caught:
        submit(engine, **changes)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    assert caught.value.field in ("width", "height", *changes)
    assert not engine.has_work


def test_a_dit_needs_larger_multiples(tmp_path: Path) -> None:
    engine = tiny_pipelines.load(tiny_pipelines.make_pipeline(tmp_path / "pixart", "pixart"))
    assert engine.info.multiple == 16
    with pytest.raises(InvalidRequest, match="multiple of 16; choose 64 or 80"):
        submit(engine, width=72)
    with pytest.raises(InvalidRequest, match="only text-to-image, not image-to-image"):
        engine.submit(ImageRequest("tiny", "cat", init_image=tiny_picture()), lambda event: None)


def tiny_picture() -> Any:
    from PIL import Image

    return Image.new("RGB", (64, 64), "red")


def test_an_inpainting_checkpoint_says_so(tmp_path: Path) -> None:
    engine = tiny_pipelines.load(tiny_pipelines.make_pipeline(tmp_path / "inpainting", "inpainting"))
    assert engine.info.tasks == {ImageTask.INPAINTING}
    with pytest.raises(InvalidRequest, match="supports only inpainting"):
        submit(engine)


def test_folders_that_are_no_pipeline(tmp_path: Path, folder: Path) -> None:
    text = tiny_models.make_model(tmp_path / "text", "llama")
    with pytest.raises((InvalidModelFolder, UnsupportedModel)) as caught:
        tiny_pipelines.load(text)
    assert "\n" not in str(caught.value) and str(caught.value).endswith(".")

    import shutil

    damaged = shutil.copytree(folder, tmp_path / "damaged")
    weights = next((damaged / "unet").glob("*.safetensors"))
    weights.write_bytes(weights.read_bytes()[:1000])
    with pytest.raises(InvalidModelFolder, match="can't be loaded"):
        tiny_pipelines.load(damaged)


def test_bfloat16_makes_about_the_same_picture(folder: Path, engine: ImageEngine) -> None:
    narrow = engine_module.load_engine(
        folder,
        "tiny",
        dtype="bfloat16",
        settings=tiny_pipelines.Settings(),
        device="cpu",
        on_progress=lambda message, fraction: None,
        compiler=Compiler(),
    )
    _, wide_events = submit(engine)
    run(engine)
    _, events = submit(narrow)
    run(narrow)

    difference = np.abs(pixels(events).astype(int) - pixels(wide_events).astype(int))
    assert 0 < difference.mean() < 8

    # Latents that a request brings are float32, and the model's numbers are not.
    latents = initial_latents(1, *engine.latent_shape[1:], 8, 8)
    pictures = []
    for each in (engine, narrow):
        _, events = submit(each, latents=latents)
        run(each)
        pictures.append(pixels(events).astype(int))
    assert 0 < np.abs(pictures[0] - pictures[1]).mean() < 8


def test_the_second_load_traces_nothing_and_makes_the_same_picture(tmp_path: Path, folder: Path) -> None:
    made: list[CompilationReport] = []
    pictures = []
    for _ in range(2):
        compiler = Compiler(store=open_store(tmp_path, folder, "float32"), on_end=made.append)
        fresh = tiny_pipelines.load(folder, compiler=compiler)
        _, events = submit(fresh, steps=2)
        run(fresh)
        pictures.append(pixels(events))
    half = len(made) // 2
    assert half >= 3 and [program.stored for program in made] == [False] * half + [True] * half
    np.testing.assert_array_equal(*pictures)


def test_what_an_engine_says_of_itself(folder: Path, engine: ImageEngine) -> None:
    plain = tiny_pipelines.plain(folder)
    parts = (plain.text_encoder, plain.unet, plain.vae)
    assert engine.architecture == "StableDiffusionPipeline"
    assert engine.parameters == sum(parameter.numel() for part in parts for parameter in part.parameters())
    assert engine.memory_bytes >= 4 * engine.parameters


def test_where_sizes_are_limited_the_others_are_refused_and_those_there_are_are_named(folder: Path) -> None:
    engine = tiny_pipelines.load(folder, max_image_size=96, public=True, image_sizes=("80x48",))
    for width, height in ((None, None), (64, 64), (64, 96), (96, 64), (80, 48)):
        job, _ = submit(engine, width=width, height=height)
        engine.cancel(job)
    for width, height in ((48, 80), (64, 72), (8, 8)):
        with pytest.raises(InvalidRequest, match="choose one of 64x64, 64x96, 96x64, 80x48") as refused:
            submit(engine, width=width, height=height)
        assert refused.value.field == "width"


def test_visitors_take_turns(engine: ImageEngine) -> None:
    begun: list[str] = []

    def submitted(share: str) -> None:
        request = ImageRequest("tiny", "a red apple", settings=ImageSettings(steps=1, guidance_scale=1.0, seed=0))

        def emit(event: Event) -> None:
            if isinstance(event, ImageProgress) and event.stage is ImageStage.ENCODING:
                begun.append(share)

        engine.submit(request, emit, share=share)

    for share in "aaa":
        submitted(share)
    engine.step()
    for share in "bbc":
        submitted(share)
    run(engine)

    assert "".join(begun) == "abcaba"
