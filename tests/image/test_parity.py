"""The same pictures as plain diffusers in PyTorch: families, schedulers, guidance, sizes, tasks, batches."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from hfjax_demo.catalog import FolderSource

from ..catalogue import BUILT_IN
from ..picture_parity import LARGEST_DIFFERENCE, SCHEDULERS, Both, apart, drawn, load_both, request
from ..tiny_pipelines import FAMILIES, initial_latents
from .conftest import Families

pytestmark = [pytest.mark.optimized, pytest.mark.usefixtures("engines")]

MASK = Image.new("L", (64, 64), 0)
MASK.paste(255, (16, 16, 48, 48))


@pytest.fixture(scope="module")
def bundled() -> Both:
    """The model that comes with the program."""
    source = BUILT_IN.find("emoji-diffusion").source
    assert isinstance(source, FolderSource)
    return load_both(source.path)


def noise(both: Both, width: int = 64, height: int = 64) -> Any:
    factor, channels = both.engine.latent_shape
    return initial_latents(1, channels, height // factor, width // factor)


@pytest.mark.parametrize("guidance", [0.0, 5.0])
@pytest.mark.parametrize("scheduler", SCHEDULERS)
def test_every_scheduler(both: Both, scheduler: str, guidance: float) -> None:
    assert scheduler in both.engine.info.schedulers
    both.equal(request(scheduler=scheduler, guidance_scale=guidance, latents=noise(both)))


@pytest.mark.parametrize("family", [name for name in FAMILIES if name not in ("inpainting", "flux")])
@pytest.mark.parametrize(
    ("guidance", "width"),
    [pytest.param(0.0, 64, marks=pytest.mark.release), pytest.param(5.0, 64, marks=pytest.mark.release), (5.0, 96)],
)
def test_every_family(families: Families, family: str, guidance: float, width: int) -> None:
    both = families[family]
    both.equal(request(guidance_scale=guidance, latents=noise(both, width, 64), width=width))


def test_packed_latents_and_one_step_without_guidance(families: Families) -> None:
    families["flux"].equal(request(negative_prompt=""))
    families["turbo"].equal(request(steps=1, guidance_scale=0.0, latents=noise(families["turbo"])))


@pytest.mark.parametrize("family", ["stable-diffusion", "sdxl"])
def test_a_seed_is_diffusers_seed_and_each_picture_of_a_batch_has_its_own(families: Families, family: str) -> None:
    both = families[family]
    batch = both.equal(request(seed=11, count=4, scheduler="euler-ancestral"))
    alone = both.ours(request(seed=13, scheduler="euler-ancestral"))
    assert apart(batch[2:3], alone) <= LARGEST_DIFFERENCE < apart(batch[:1], alone)


@pytest.mark.parametrize("family", ["stable-diffusion", "sdxl"])
@pytest.mark.parametrize("strength", [0.3, 0.8])
def test_from_a_picture(families: Families, family: str, strength: float) -> None:
    ours = families[family].equal(request(init_image=drawn(), strength=strength, steps=10, scheduler="euler"))
    assert apart(ours, families[family].ours(request(steps=10, scheduler="euler"))) > LARGEST_DIFFERENCE


@pytest.mark.parametrize("family", ["stable-diffusion", "inpainting"])
def test_inpainting(families: Families, family: str) -> None:
    families[family].equal(request(init_image=drawn(), mask_image=MASK, strength=1.0))


# That each scheduler does without guidance, and each size, the tiny pipelines show; here is what people see first.
@pytest.mark.parametrize("scheduler", ["dpm++-2m", "euler", "euler-ancestral", "ddim", "pndm"])
def test_the_bundled_model(bundled: Both, scheduler: str) -> None:
    latents = noise(bundled, 128, 128)
    bundled.equal(request(scheduler=scheduler, guidance_scale=4.0, latents=latents, width=128, height=128))


def test_the_bundled_model_inpaints_by_blending_its_sixteen_channels(bundled: Both) -> None:
    mask = Image.new("L", (128, 128), 0)
    mask.paste(255, (0, 0, 128, 64))
    ours = bundled.equal(request(init_image=drawn(), mask_image=mask, strength=1.0, width=128, height=128))
    assert apart(ours, bundled.ours(request(width=128, height=128))) > LARGEST_DIFFERENCE
