"""Schedulers by name: whatever is offered for a checkpoint can be made from its configuration and takes its steps."""

from __future__ import annotations

import warnings
from typing import Any

import diffusers
import pytest
import torch

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image import schedulers
from hfjax_demo.image_requests import ImageSettings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # diffusers' use of NumPy

BETAS = {"beta_schedule": "scaled_linear", "beta_start": 0.00085, "beta_end": 0.012}

# What checkpoints of the catalogue and their relatives come with.
OWN: dict[str, Any] = {
    "sd-1.5": lambda: diffusers.PNDMScheduler(**BETAS, skip_prk_steps=True, steps_offset=1),
    "sd-2": lambda: diffusers.DDIMScheduler(**BETAS, clip_sample=False, prediction_type="v_prediction"),
    "turbo": lambda: diffusers.EulerAncestralDiscreteScheduler(**BETAS, timestep_spacing="trailing"),
    "xl": lambda: diffusers.EulerDiscreteScheduler(**BETAS, use_karras_sigmas=True),
    "lcm": lambda: diffusers.LCMScheduler(**BETAS),
    "pixart": lambda: diffusers.DPMSolverMultistepScheduler(),
    "karras": lambda: diffusers.DPMSolverMultistepScheduler(**BETAS, use_karras_sigmas=True),
    "beta": lambda: diffusers.DPMSolverMultistepScheduler(**BETAS, use_exponential_sigmas=True),
    "flow": lambda: diffusers.DPMSolverMultistepScheduler(
        prediction_type="flow_prediction", use_flow_sigmas=True, flow_shift=3.0
    ),
    "flux": lambda: diffusers.FlowMatchEulerDiscreteScheduler(shift=3.0),
}


def test_names_are_unique_and_their_classes_are_diffusers() -> None:
    assert len({spec.name for spec in schedulers.SCHEDULERS}) == len(schedulers.SCHEDULERS) >= 10
    assert len({spec.title for spec in schedulers.SCHEDULERS}) == len(schedulers.SCHEDULERS)
    for spec in schedulers.SCHEDULERS:
        assert hasattr(diffusers, spec.class_name)


@pytest.mark.parametrize("name", ["Euler", "ddim ", "x" * 10_000, "__class__", 5])
def test_an_unknown_name_is_told_with_the_choices(name: Any) -> None:
    with pytest.raises(InvalidRequest, match=r"choose one of dpm\+\+-2m, .*flow-euler") as caught:
        ImageSettings(scheduler=name)
    assert len(str(caught.value)) < 500 and caught.value.field == "scheduler"


@pytest.mark.parametrize("own", sorted(OWN))
def test_every_choice_that_is_offered_takes_its_steps(own: str) -> None:
    checkpoint = OWN[own]()
    offered = schedulers.compatible_schedulers(checkpoint)
    assert offered
    for spec in offered:
        made = schedulers.make(spec.name, checkpoint)
        assert type(made).__name__ == spec.class_name
        assert schedulers.find_scheduler_name(made) == spec.name
        made.set_timesteps(6)
        generator = torch.Generator().manual_seed(0)
        latents = torch.randn(1, 4, 4, 4, generator=generator) * float(getattr(made, "init_noise_sigma", 1))
        for timestep in made.timesteps:
            if hasattr(made, "scale_model_input"):
                made.scale_model_input(latents, timestep)
            prediction = torch.randn(1, 4, 4, 4, generator=generator)
            latents = made.step(prediction, timestep, latents, return_dict=False)[0]
        assert torch.isfinite(latents).all(), spec.name


def test_at_least_ten_for_stable_diffusion() -> None:
    assert len(schedulers.compatible_schedulers(OWN["sd-1.5"]())) >= 10


@pytest.mark.parametrize(
    ("own", "name"),
    [
        ("sd-1.5", "pndm"),
        ("sd-2", "ddim"),
        ("turbo", "euler-ancestral"),
        ("xl", "euler"),
        ("pixart", "dpm++-2m"),
        ("karras", "dpm++-2m-karras"),
        ("beta", "dpm++-2m"),
        ("flow", "dpm++-2m"),
        ("flux", "flow-euler"),
    ],
)
def test_a_checkpoints_own_scheduler_has_its_name(own: str, name: str) -> None:
    assert schedulers.find_scheduler_name(OWN[own]()) == name


@pytest.mark.parametrize("own", sorted(OWN))
def test_the_fewest_steps_of_each_scheduler_go_through(own: str) -> None:
    for spec in schedulers.compatible_schedulers(OWN[own]()):
        least = schedulers.min_steps(schedulers.make(spec.name, OWN[own]()))
        assert least < 5, spec.name
        schedulers.make(spec.name, OWN[own]()).set_timesteps(least)


def test_no_name_for_what_is_no_choice() -> None:
    assert schedulers.find_scheduler_name(diffusers.EDMEulerScheduler()) is None
    assert schedulers.find_scheduler_name(diffusers.DDIMScheduler(clip_sample=True)) is None  # "ddim" does not clip


def test_the_checkpoints_configuration_is_kept_and_the_original_untouched() -> None:
    own = diffusers.PNDMScheduler(**BETAS, steps_offset=1, prediction_type="v_prediction", timestep_spacing="trailing")
    before = dict(own.config)
    made = schedulers.make("euler", own)
    for key in ("beta_start", "beta_schedule", "prediction_type", "timestep_spacing"):
        assert made.config[key] == before[key]
    assert dict(own.config) == before
    again = schedulers.make("pndm", own)
    assert again is not own and again is not schedulers.make("pndm", own)


def test_latents_are_not_clipped() -> None:
    for name in ("ddim", "ddpm"):
        assert schedulers.make(name, OWN["sd-1.5"]()).config.clip_sample is False


def test_karras_or_not_whatever_the_checkpoint_has() -> None:
    for own in ("sd-1.5", "karras", "beta"):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert schedulers.make("dpm++-2m", OWN[own]()).config.use_karras_sigmas is False
            assert schedulers.make("dpm++-2m-karras", OWN[own]()).config.use_karras_sigmas is True


def test_what_a_flow_model_cannot_use_is_refused() -> None:
    names = {spec.name for spec in schedulers.compatible_schedulers(OWN["flow"]())}
    assert {"dpm++-2m", "unipc"} <= names
    assert not names & {"ddim", "euler", "pndm", "dpm++-2m-karras"}
    with pytest.raises(InvalidRequest, match="This model does not support the scheduler ddim; choose one of dpm"):
        schedulers.make("ddim", OWN["flow"]())
    with pytest.raises(InvalidRequest, match="does not support the scheduler ddim; choose one of flow-euler"):
        schedulers.make("ddim", OWN["flux"]())


def test_a_checkpoint_without_relatives() -> None:
    own = diffusers.EDMEulerScheduler()
    assert schedulers.compatible_schedulers(own) == ()
    with pytest.raises(InvalidRequest, match="use the model's default"):
        schedulers.make("euler", own)
