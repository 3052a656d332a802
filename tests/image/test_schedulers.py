"""Schedulers by name, which take their steps, and the preview's colours, exact for an autoencoder that is linear."""

from __future__ import annotations

import math
import warnings
from types import SimpleNamespace
from typing import Any

import diffusers
import numpy as np
import pytest
import torch

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image import schedulers
from hfjax_demo.image.preview import LatentPreview, fit_preview, to_spatial_latents
from tests import tiny_pipelines

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
        found = schedulers.find_scheduler_name(made)
        if spec.name in ("euler-trailing", "flow-euler-shift-3"):  # of its configuration, the general choice keeps all
            assert found == spec.name.removesuffix("-trailing").removesuffix("-shift-3")
            assert dict(schedulers.make(found, made).config) == dict(made.config)
        else:
            assert found == spec.name
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


@pytest.mark.parametrize("steps", [4, 8])
def test_the_steps_of_few_step_adapters_are_those_of_their_authors(steps: int) -> None:
    qwen = diffusers.FlowMatchEulerDiscreteScheduler(
        use_dynamic_shifting=True, base_shift=0.5, max_shift=0.9, max_image_seq_len=8192, shift_terminal=0.02
    )
    authors = {"base_shift": math.log(3), "max_shift": math.log(3), "shift": 1.0, "shift_terminal": None}
    theirs = diffusers.FlowMatchEulerDiscreteScheduler.from_config(qwen.config, **authors)
    ours = schedulers.make("flow-euler-shift-3", qwen)
    for made in (theirs, ours):  # as QwenImagePipeline calls them: with any number of image tokens, mu is log(3)
        made.set_timesteps(sigmas=np.linspace(1.0, 1 / steps, steps), mu=math.log(3))
    np.testing.assert_allclose(ours.sigmas.numpy(), theirs.sigmas.numpy(), rtol=1e-6)
    sdxl = diffusers.EulerDiscreteScheduler(**BETAS, timestep_spacing="leading", steps_offset=1)
    lightning = schedulers.make("euler-trailing", sdxl)
    lightning.set_timesteps(steps)
    assert lightning.timesteps[0] == 999 and len(lightning.timesteps) == steps


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


class LinearDecoder:
    """Decodes by a matrix (channels + 1, 3), each latent pixel to ``factor`` x ``factor`` pixels; as a film with ``frames``."""

    def __init__(
        self,
        matrix: torch.Tensor,
        factor: int = 8,
        dtype: torch.dtype = torch.float32,
        frames: bool = False,
        **config: Any,
    ) -> None:
        self.matrix, self.factor, self.dtype, self.frames = matrix, factor, dtype, frames
        values = {"latent_channels": matrix.shape[0] - 1, "scaling_factor": 1.0, "shift_factor": None}
        self.config = SimpleNamespace(**values | config)

    def decode(self, latents: torch.Tensor, return_dict: bool) -> tuple[torch.Tensor]:
        assert return_dict is False and latents.dtype is self.dtype
        assert latents.numel() <= 32 * 40 * 40, "one small decoding"
        colours = (latents.float().movedim(1, -1) @ self.matrix[:-1] + self.matrix[-1]).movedim(-1, 1)
        pixels = colours.repeat_interleave(self.factor, 2).repeat_interleave(self.factor, 3).to(self.dtype)
        return (pixels[:, :, None] if self.frames else pixels,)


def matrix(channels: int = 4) -> torch.Tensor:
    return torch.randn(channels + 1, 3, generator=torch.Generator().manual_seed(1)) * 0.03


def noise(*shape: int) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(0))


def pixels(preview: LatentPreview, latents: torch.Tensor) -> np.ndarray:
    return np.stack([np.asarray(picture, int) for picture in preview.render(latents)])


def fitted(decoder: Any) -> torch.Tensor:
    preview = fit_preview(decoder)
    assert preview is not None and preview.matrix.dtype is torch.float32
    return preview.matrix


def test_a_linear_decoder_is_recovered_with_the_pipelines_scale_and_shift_in_its_own_type() -> None:
    for channels, factor in ((4, 1), (32, 8)):
        torch.testing.assert_close(fitted(LinearDecoder(matrix(channels), factor)), matrix(channels))
    torch.testing.assert_close(fitted(LinearDecoder(matrix(), dtype=torch.bfloat16)), matrix(), atol=5e-3, rtol=0)
    expected = matrix()
    expected[-1] += expected[:-1].sum(dim=0) * 0.25
    expected[:-1] /= 0.5
    torch.testing.assert_close(fitted(LinearDecoder(matrix(), scaling_factor=0.5, shift_factor=0.25)), expected)
    vae = tiny_pipelines._vae()
    assert torch.equal(fitted(vae), fitted(vae)), "of a real one it is always the same"


@pytest.mark.parametrize(
    "decoder",
    [
        *(LinearDecoder(matrix(), **{name: value}) for name in ("latent_channels", "scaling_factor") for value in (None, 0)),
        LinearDecoder(matrix(), frames=True),
        SimpleNamespace(config=SimpleNamespace()),
    ],
)  # fmt: skip
def test_no_preview_for_an_unknown_kind_of_latents_or_pictures(decoder: Any) -> None:
    assert fit_preview(decoder) is None


def test_render_gives_one_picture_of_latent_size_each() -> None:
    colours = torch.zeros(5, 3)
    colours[:3] = torch.eye(3)
    latents = torch.zeros(3, 4, 2, 5)
    latents[1, 0], latents[2, 2] = 0.5, -1.0
    pictures = LatentPreview(colours).render(latents)
    assert [picture.size for picture in pictures] == [(5, 2)] * 3
    assert [picture.getpixel((4, 1)) for picture in pictures] == [(128, 128, 128), (191, 128, 128), (128, 128, 0)]


def test_noise_is_scaled_down_to_the_models_unit_variance_in_each_picture_by_itself() -> None:
    latents, other = noise(1, 4, 16, 16), noise(1, 4, 16, 16).flip(3)
    latents = latents / latents.std()
    preview = LatentPreview(matrix() * 4)
    expected = pixels(preview, latents)
    for sigma in (1.0, 14.6, 4000.0):  # Euler begins at 14.6
        together = pixels(preview, torch.cat([other, latents * sigma]))
        assert np.abs(together - np.concatenate([pixels(preview, other), expected])).max() <= 1
    assert np.abs(pixels(preview, latents.to(torch.bfloat16)) - expected).max() <= 2
    assert pixels(preview, latents / 10).std() < expected.std()  # what is fainter is left as it is


def unpack(latents: torch.Tensor, height: int, width: int, vae_scale_factor: int) -> torch.Tensor:
    """As Flux's, whose transformer takes the latents of two by two places as one token."""
    rows, columns = height // (2 * vae_scale_factor), width // (2 * vae_scale_factor)
    parts = latents.reshape(len(latents), rows, columns, -1, 2, 2)
    return parts.permute(0, 3, 1, 4, 2, 5).reshape(len(latents), -1, 2 * rows, 2 * columns)


def packing(unpacked: Any) -> Any:
    transformer = SimpleNamespace(config=SimpleNamespace(patch_size=2))
    return SimpleNamespace(transformer=transformer, _unpack_latents=unpacked)


FILMS = packing(  # as Qwen-Image's
    lambda latents, height, width, vae_scale_factor: unpack(latents, height, width, vae_scale_factor)[:, :, None]
)
PLAIN = noise(2, 4, 6, 8)
PACKED = PLAIN.reshape(2, 4, 3, 2, 4, 2).permute(0, 2, 4, 1, 3, 5).reshape(2, 12, 16)


@pytest.mark.parametrize(
    ("latents", "pipe", "known"),
    [
        (PLAIN, None, True),
        (PACKED, packing(unpack), True),
        (PACKED, FILMS, True),
        (PACKED, packing(lambda latents, layers: None), False),  # it wants what is not known here
        (PACKED, None, False),
        (PLAIN[:, :, None], None, True),
        (PLAIN.movedim(1, -1)[:, None], None, True),  # as Kandinsky 5 has them
        (PLAIN[:, :3], None, False),
        (PLAIN[0, 0], None, False),
    ],
)
def test_latents_of_every_layout(latents: torch.Tensor, pipe: Any, known: bool) -> None:
    found = to_spatial_latents(latents, pipe, channels=4, height=48, width=64, factor=8)
    assert (found is not None) == known
    if found is not None:
        torch.testing.assert_close(found, PLAIN)
