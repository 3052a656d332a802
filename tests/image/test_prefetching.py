"""Denoising ahead of the pipeline: what a scheduler's course is, and that pictures stay what they are."""

from __future__ import annotations

import dataclasses
from typing import Any

import diffusers
import numpy as np
import pytest
import torch

from hfjax_demo.events import Event, ImageStep
from hfjax_demo.image import pipeline_call, prefetching
from hfjax_demo.image.prefetching import DenoiserPrefetcher, LinearSchedule, find_linear_schedule
from hfjax_demo.image.schedulers import SCHEDULERS, make
from hfjax_demo.image_requests import ImageRequest, Scheduler

from ..picture_parity import LARGEST_DIFFERENCE, Both, apart, drawn, request
from ..tiny_pipelines import FAMILIES, initial_latents
from .conftest import Families

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

DRAW_NOISE = {Scheduler.EULER_ANCESTRAL, Scheduler.DPM2_ANCESTRAL, Scheduler.DDPM, Scheduler.LCM}
LINEAR = [spec.name for spec in SCHEDULERS if spec.name not in DRAW_NOISE | {Scheduler.FLOW_EULER}]


def scheduler_called(name: str) -> Any:
    options: dict[str, Any] = {"beta_schedule": "scaled_linear", "beta_start": 0.00085, "beta_end": 0.012}
    if name == Scheduler.LCM:  # which a checkpoint has for itself
        return diffusers.LCMScheduler(**options, clip_sample=False)
    return make(name, diffusers.PNDMScheduler(**options, skip_prk_steps=True))


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


@pytest.mark.parametrize(
    "scheduler",
    [
        *(scheduler_called(name) for name in sorted(DRAW_NOISE)),
        diffusers.DDIMScheduler(clip_sample=True),
        diffusers.DPMSolverMultistepScheduler(thresholding=True),
    ],
    ids=lambda scheduler: type(scheduler).__name__,
)
def test_a_scheduler_that_draws_noise_or_bounds_its_latents_has_no_course(scheduler: Any) -> None:
    scheduler.set_timesteps(8)
    assert find_linear_schedule(scheduler, scheduler.timesteps) is None


def prefetched(both: Both, asked: ImageRequest) -> tuple[np.ndarray, int]:
    """The picture of an engine that computes ahead, and how many calls were answered so; without, the picture is equal."""
    made: list[DenoiserPrefetcher] = []

    def kept(*args: Any) -> DenoiserPrefetcher:
        made.append(DenoiserPrefetcher(*args))
        return made[-1]

    waiting = both.ours(asked)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(both.engine, "_pipeline", dataclasses.replace(both.engine._pipeline, can_prefetch=True))
        patch.setattr(pipeline_call, "DenoiserPrefetcher", kept)
        ahead = both.ours(asked)
    (prefetcher,) = made
    assert apart(ahead, waiting) <= 1
    return ahead, prefetcher.prefetched_calls


@pytest.mark.parametrize("scheduler", LINEAR)
def test_every_scheduler_with_a_course(both: Both, scheduler: str) -> None:
    for guidance in (0.0, 5.0):
        asked = request(scheduler=scheduler, guidance_scale=guidance, latents=initial_latents(1, 4, 8, 8))
        picture, calls = prefetched(both, asked)
        assert calls == len(both.engine._pipeline.any_pipe.scheduler.timesteps) - 1
        assert apart(picture, both.theirs(asked)) <= LARGEST_DIFFERENCE


def test_without_a_course_every_call_waits(both: Both) -> None:
    assert prefetched(both, request(scheduler=Scheduler.EULER_ANCESTRAL))[1] == 0


@pytest.mark.parametrize("family", [name for name in FAMILIES if name not in ("inpainting", "flux")])
def test_every_family(families: Families, family: str) -> None:
    both = families[family]
    factor, channels = both.engine.latent_shape
    for guidance in (0.0, 5.0):
        latents = initial_latents(2, channels, 64 // factor, 64 // factor)
        _, calls = prefetched(both, request(guidance_scale=guidance, latents=latents))
        assert calls > 0 or family not in ("stable-diffusion", "sdxl")


def test_from_a_picture(both: Both) -> None:
    assert prefetched(both, request(seed=1, strength=0.6, init_image=drawn()))[1] > 0


def test_what_turns_out_otherwise_is_computed_again(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(scheduler: Any, timesteps: torch.Tensor) -> LinearSchedule | None:
        schedule = find_linear_schedule(scheduler, timesteps)
        assert schedule is not None
        predictions = schedule.predictions.copy()
        predictions[3:] *= 1.1
        return dataclasses.replace(schedule, predictions=predictions)

    monkeypatch.setattr(prefetching, "find_linear_schedule", wrong)
    assert prefetched(both, request(scheduler=Scheduler.DDIM))[1] == 2  # of the second and third call


def test_one_that_was_stopped_leaves_nothing_behind(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = request(scheduler=Scheduler.DDIM)
    expected = both.ours(asked)
    monkeypatch.setattr(both.engine, "_pipeline", dataclasses.replace(both.engine._pipeline, can_prefetch=True))
    events: list[Event] = []
    job = both.engine.submit(asked, events.append)
    while sum(isinstance(event, ImageStep) for event in events) < 2:
        both.engine.step()
    both.engine.cancel(job)
    assert apart(both.ours(asked), expected) <= 1
