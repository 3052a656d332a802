"""Schedulers by name: whatever is offered for a checkpoint can be made from its configuration and takes its steps."""

from __future__ import annotations

import warnings
from typing import Any

import diffusers
import pytest
import torch

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image import schedulers

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # diffusers' use of NumPy

BETAS = {"beta_schedule": "scaled_linear", "beta_start": 0.00085, "beta_end": 0.012}
FLOW = {"prediction_type": "flow_prediction", "use_flow_sigmas": True, "flow_shift": 3.0}

# What checkpoints of the catalogue and their relatives come with, and its name here.
OWN: dict[str, tuple[str, Any]] = {
    "sd-1.5": ("pndm", diffusers.PNDMScheduler(**BETAS, skip_prk_steps=True, steps_offset=1)),
    "sd-2": ("ddim", diffusers.DDIMScheduler(**BETAS, clip_sample=False, prediction_type="v_prediction")),
    "turbo": ("euler-ancestral", diffusers.EulerAncestralDiscreteScheduler(**BETAS, timestep_spacing="trailing")),
    "xl": ("euler", diffusers.EulerDiscreteScheduler(**BETAS, use_karras_sigmas=True)),
    "lcm": ("", diffusers.LCMScheduler(**BETAS)),
    "pixart": ("dpm++-2m", diffusers.DPMSolverMultistepScheduler()),
    "karras": ("dpm++-2m-karras", diffusers.DPMSolverMultistepScheduler(**BETAS, use_karras_sigmas=True)),
    "beta": ("dpm++-2m", diffusers.DPMSolverMultistepScheduler(**BETAS, use_exponential_sigmas=True)),
    "flow": ("dpm++-2m", diffusers.DPMSolverMultistepScheduler(**FLOW)),
    "flux": ("flow-euler", diffusers.FlowMatchEulerDiscreteScheduler(shift=3.0)),
    "edm": ("", diffusers.EDMEulerScheduler()),
    "clipping": ("", diffusers.DDIMScheduler(clip_sample=True)),  # "ddim" and "ddpm" do not clip
}


def names(own: str) -> set[str]:
    return {spec.name for spec in schedulers.compatible_schedulers(OWN[own][1])}


@pytest.mark.parametrize("own", OWN)
def test_every_choice_that_is_offered_takes_its_steps(own: str) -> None:
    name, checkpoint = OWN[own]
    assert own == "lcm" or schedulers.find_scheduler_name(checkpoint) == (name or None)
    offered = schedulers.compatible_schedulers(checkpoint)
    assert len(offered) >= {"sd-1.5": 10, "edm": 0}.get(own, 1)
    for spec in offered:
        made = schedulers.make(spec.name, checkpoint)
        assert type(made).__name__ == spec.class_name
        assert schedulers.find_scheduler_name(made) == spec.name
        least = schedulers.min_steps(made)
        assert least < 5, spec.name
        schedulers.make(spec.name, checkpoint).set_timesteps(least)
        made.set_timesteps(6)
        generator = torch.Generator().manual_seed(0)
        latents = torch.randn(1, 4, 4, 4, generator=generator) * float(getattr(made, "init_noise_sigma", 1))
        for timestep in made.timesteps:
            if hasattr(made, "scale_model_input"):
                made.scale_model_input(latents, timestep)
            prediction = torch.randn(1, 4, 4, 4, generator=generator)
            latents = made.step(prediction, timestep, latents, return_dict=False)[0]
        assert torch.isfinite(latents).all(), spec.name


def test_the_checkpoints_configuration_is_kept_and_the_original_untouched() -> None:
    own = diffusers.PNDMScheduler(**BETAS, steps_offset=1, prediction_type="v_prediction", timestep_spacing="trailing")
    before = dict(own.config)
    made = schedulers.make("euler", own)
    for key in ("beta_start", "beta_schedule", "prediction_type", "timestep_spacing"):
        assert made.config[key] == before[key]
    assert dict(own.config) == before
    again = schedulers.make("pndm", own)
    assert again is not own and again is not schedulers.make("pndm", own)
    for name in ("ddim", "ddpm"):
        assert schedulers.make(name, OWN["sd-1.5"][1]).config.clip_sample is False


@pytest.mark.parametrize("own", ["sd-1.5", "karras", "beta"])
def test_karras_or_not_whatever_the_checkpoint_has(own: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert schedulers.make("dpm++-2m", OWN[own][1]).config.use_karras_sigmas is False
        assert schedulers.make("dpm++-2m-karras", OWN[own][1]).config.use_karras_sigmas is True


def test_what_a_model_cannot_use_is_refused() -> None:
    assert {"dpm++-2m", "unipc"} <= names("flow")
    assert not names("flow") & {"ddim", "euler", "pndm", "dpm++-2m-karras"}
    for own, says in (
        ("flow", "does not support the scheduler ddim; choose one of dpm"),
        ("flux", "does not support the scheduler ddim; choose one of flow-euler"),
        ("edm", "use the model's default"),
    ):
        with pytest.raises(InvalidRequest, match=says):
            schedulers.make("ddim", OWN[own][1])
