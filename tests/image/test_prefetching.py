"""Denoising ahead of the pipeline: what a scheduler's course is, and that pictures stay what they are."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from PIL import Image

from hfjax_demo.events import Event, ImageStep
from hfjax_demo.image import pipeline_call, prefetching
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image.prefetching import DenoiserPrefetcher, LinearSchedule, find_linear_schedule
from hfjax_demo.image.schedulers import SCHEDULERS, make
from hfjax_demo.image_requests import ImageRequest, Scheduler

from .. import tiny_pipelines
from ..picture_parity import LARGEST_DIFFERENCE, apart, load_both, request
from ..tiny_pipelines import FAMILIES, initial_latents

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

DRAW_NOISE = {Scheduler.EULER_ANCESTRAL, Scheduler.DPM2_ANCESTRAL, Scheduler.DDPM, Scheduler.LCM}
FLOW = {Scheduler.FLOW_EULER}
LINEAR = [spec.name for spec in SCHEDULERS if spec.name not in DRAW_NOISE | FLOW]


def scheduler_called(name: str) -> Any:
    from diffusers import LCMScheduler, PNDMScheduler

    options: dict[str, Any] = {"beta_schedule": "scaled_linear", "beta_start": 0.00085, "beta_end": 0.012}
    if name == Scheduler.LCM:  # which a checkpoint has for itself
        return LCMScheduler(**options, clip_sample=False)
    return make(name, PNDMScheduler(**options, skip_prk_steps=True))


@pytest.mark.parametrize("name", LINEAR)
@pytest.mark.parametrize("first", [0, 3])
def test_a_course_is_what_the_scheduler_does(name: str, first: int) -> None:
    scheduler = scheduler_called(name)
    scheduler.set_timesteps(8)
    timesteps = scheduler.timesteps[first * scheduler.order :]
    if hasattr(scheduler, "set_begin_index"):
        scheduler.set_begin_index(first * scheduler.order)
    schedule = find_linear_schedule(scheduler, timesteps)
    assert schedule is not None
    assert schedule.timesteps == tuple(float(timestep) for timestep in timesteps)

    generator = torch.Generator().manual_seed(0)
    latents = torch.randn(1, 2, 3, 4, generator=generator)
    inputs: list[np.ndarray] = []
    predictions: list[np.ndarray] = []
    for place, timestep in enumerate(timesteps):
        inputs.append(scheduler.scale_model_input(latents, timestep).numpy().copy())
        for known in range(place + 1):  # from any call before, and the predictions since
            factor, factors = schedule.coefficients_from(known, place)
            told = factor * inputs[known] + sum(
                part * prediction for part, prediction in zip(factors, predictions, strict=False)
            )
            np.testing.assert_allclose(inputs[place], told, atol=2e-4, rtol=2e-4)
            assert not factors[place:].any()
        prediction = torch.randn(1, 2, 3, 4, generator=generator)
        predictions.append(prediction.numpy())
        latents = scheduler.step(prediction, timestep, latents, return_dict=False)[0]


@pytest.mark.parametrize("name", sorted(DRAW_NOISE))
def test_a_scheduler_that_draws_noise_has_no_course(name: str) -> None:
    scheduler = scheduler_called(name)
    scheduler.set_timesteps(8)
    assert find_linear_schedule(scheduler, scheduler.timesteps) is None


def test_a_scheduler_that_bounds_its_latents_has_no_course() -> None:
    from diffusers import DDIMScheduler, DPMSolverMultistepScheduler

    for scheduler in (DDIMScheduler(clip_sample=True), DPMSolverMultistepScheduler(thresholding=True)):
        scheduler.set_timesteps(8)
        assert find_linear_schedule(scheduler, scheduler.timesteps) is None


class Watched:
    """The engine of a tiny pipeline whose denoiser runs ahead, or not; and what was answered ahead in its last picture."""

    def __init__(self, folder: Path) -> None:
        self.both = load_both(folder)
        self._pipeline = self.both.engine._pipeline
        self.prefetched_calls = 0

    @property
    def engine(self) -> ImageEngine:
        return self.both.engine

    def ours(self, asked: ImageRequest, *, can_prefetch: bool) -> np.ndarray:
        made: list[DenoiserPrefetcher] = []

        def kept(*args: Any) -> DenoiserPrefetcher:
            made.append(DenoiserPrefetcher(*args))
            return made[-1]

        self.engine._pipeline = dataclasses.replace(self._pipeline, can_prefetch=can_prefetch)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pipeline_call, "DenoiserPrefetcher", kept)
            picture = self.both.ours(asked)
        assert len(made) == int(can_prefetch)
        if made:
            self.prefetched_calls = made[0].prefetched_calls
        return picture


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Watched]:
    """Each family, loaded when it is first asked for."""

    class Loaded(dict[str, Watched]):
        def __missing__(self, family: str) -> Watched:
            self[family] = Watched(tiny_pipelines.make_pipeline(tmp_path_factory.mktemp(family) / family, family))
            return self[family]

    return Loaded()


@pytest.mark.parametrize("scheduler", LINEAR)
def test_every_scheduler_with_a_course(watched: dict[str, Watched], scheduler: str) -> None:
    tiny = watched["stable-diffusion"]
    for guidance in (0.0, 5.0):
        asked = request(scheduler=scheduler, guidance_scale=guidance, latents=initial_latents(1, 4, 8, 8))
        made = tiny.ours(asked, can_prefetch=True)
        calls = len(tiny.both.engine._pipeline.any_pipe.scheduler.timesteps)
        assert tiny.prefetched_calls == calls - 1
        assert apart(made, tiny.ours(asked, can_prefetch=False)) <= 1
        assert apart(made, tiny.both.theirs(asked)) <= LARGEST_DIFFERENCE


def test_without_a_course_every_call_waits(watched: dict[str, Watched]) -> None:
    tiny = watched["stable-diffusion"]
    asked = request(scheduler=Scheduler.EULER_ANCESTRAL, latents=initial_latents(1, 4, 8, 8))
    made = tiny.ours(asked, can_prefetch=True)
    assert tiny.prefetched_calls == 0
    assert apart(made, tiny.ours(asked, can_prefetch=False)) == 0


@pytest.mark.parametrize(
    "family",
    [
        pytest.param(name, marks=[] if name in ("stable-diffusion", "sdxl") else pytest.mark.release)
        for name in FAMILIES
        if name not in ("inpainting", "flux")
    ],
)
def test_every_family(watched: dict[str, Watched], family: str) -> None:
    tiny = watched[family]
    factor, channels = tiny.engine.latent_shape
    for guidance in (0.0, 5.0):
        asked = request(guidance_scale=guidance, latents=initial_latents(2, channels, 64 // factor, 64 // factor))
        assert apart(tiny.ours(asked, can_prefetch=True), tiny.ours(asked, can_prefetch=False)) <= 1
        assert tiny.prefetched_calls > 0 or family not in ("stable-diffusion", "sdxl")


def test_from_a_picture(watched: dict[str, Watched]) -> None:
    tiny = watched["stable-diffusion"]
    asked = dataclasses.replace(request(seed=1, strength=0.6), init_image=Image.new("RGB", (64, 64), "red"))
    assert apart(tiny.ours(asked, can_prefetch=True), tiny.ours(asked, can_prefetch=False)) <= 1
    assert tiny.prefetched_calls > 0


def test_what_turns_out_otherwise_is_computed_again(
    watched: dict[str, Watched], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(scheduler: Any, timesteps: torch.Tensor) -> LinearSchedule | None:
        schedule = find_linear_schedule(scheduler, timesteps)
        assert schedule is not None
        predictions = schedule.predictions.copy()
        predictions[3:] *= 1.1
        return dataclasses.replace(schedule, predictions=predictions)

    monkeypatch.setattr(prefetching, "find_linear_schedule", wrong)
    tiny = watched["stable-diffusion"]
    asked = request(scheduler=Scheduler.DDIM, guidance_scale=5.0, latents=initial_latents(1, 4, 8, 8))
    made = tiny.ours(asked, can_prefetch=True)
    assert tiny.prefetched_calls == 2  # of the second and third call
    assert apart(made, tiny.ours(asked, can_prefetch=False)) <= 1


def test_one_that_was_stopped_leaves_nothing_behind(watched: dict[str, Watched]) -> None:
    tiny = watched["stable-diffusion"]
    asked = request(scheduler=Scheduler.DDIM, latents=initial_latents(1, 4, 8, 8))
    expected = tiny.ours(asked, can_prefetch=True)
    events: list[Event] = []
    job = tiny.engine.submit(asked, events.append)
    while sum(isinstance(event, ImageStep) for event in events) < 2:
        tiny.engine.step()
    tiny.engine.cancel(job)
    assert apart(tiny.ours(asked, can_prefetch=False), expected) <= 1
    assert apart(tiny.ours(asked, can_prefetch=True), expected) == 0
