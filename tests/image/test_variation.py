"""Variations of a seed: its noise turned towards another seed's, whatever a picture begins from and whoever draws."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
import torch

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Event, ImagesReady
from hfjax_demo.image.noise import IsolatedRandomness
from tests import tiny_pipelines
from tests.picture_parity import (
    LARGEST_DIFFERENCE,
    NEGATIVE,
    PROMPT,
    STEPS,
    Both,
    apart,
    drawn,
    load_both,
    make,
    request,
    stack,
)

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module", params=["stable-diffusion", "flux"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Both:
    folder: Path = tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("variation") / "tiny", request.param)
    return load_both(folder)


def test_it_begins_at_the_seeds_picture_and_ends_at_the_other_seeds(both: Both) -> None:
    own, other = make(both.engine, request(seed=3)), make(both.engine, request(seed=8))
    assert apart(own, other) > LARGEST_DIFFERENCE
    assert apart(make(both.engine, request(seed=3, variation_seed=8)), own) == 0
    assert apart(make(both.engine, request(seed=3, variation_seed=8, variation=1.0)), other) == 0
    half = make(both.engine, request(seed=3, variation_seed=8, variation=0.5))
    assert 0 < np.abs(half - own).mean() < np.abs(other - own).mean()


def test_a_picture_of_several_is_what_it_is_alone_and_the_seeds_own_is_never_mixed_with_itself(both: Both) -> None:
    several = make(both.engine, request(seed=3, variation_seed=2, variation=0.3, count=2))
    assert apart(several[:1], make(both.engine, request(seed=3, variation_seed=2, variation=0.3))) == 0
    assert apart(several[1:], make(both.engine, request(seed=3))) <= LARGEST_DIFFERENCE  # 3 is turned towards 3


def test_plain_diffusers_draws_the_same_from_that_noise(tmp_path: Path) -> None:
    both = load_both(tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion"))
    pipe, shape = both.plain, (1, 4, 64 // both.plain.vae_scale_factor, 64 // both.plain.vae_scale_factor)
    own, other = (torch.randn(shape, generator=torch.Generator().manual_seed(seed)) for seed in (3, 8))
    noise = math.cos(0.2 * math.pi / 2) * own + math.sin(0.2 * math.pi / 2) * other
    theirs = pipe(
        PROMPT,
        negative_prompt=NEGATIVE,
        width=64,
        height=64,
        num_inference_steps=STEPS,
        guidance_scale=5.0,
        latents=noise,
    ).images
    ours = make(both.engine, request(seed=3, variation_seed=8, variation=0.2))
    assert apart(ours, stack(theirs)) <= LARGEST_DIFFERENCE


@pytest.mark.parametrize("scheduler", ["euler-ancestral", "dpm2-ancestral"])
def test_what_a_scheduler_draws_later_is_turned_as_well(both: Both, scheduler: str) -> None:
    if "flux" in both.engine.architecture.lower():
        pytest.skip("flow models have no scheduler here that draws")
    asked = {"scheduler": scheduler, "seed": 3}
    other = make(both.engine, request(**asked | {"seed": 8}))
    assert apart(make(both.engine, request(**asked, variation_seed=8, variation=1.0)), other) == 0


def test_a_picture_begun_from_another_one_varies_too(both: Both) -> None:
    begun = {"init_image": drawn(64), "strength": 0.9, "seed": 3}
    own, other = make(both.engine, request(**begun)), make(both.engine, request(**begun | {"seed": 8}))
    assert apart(own, other) > 0
    assert apart(make(both.engine, request(**begun, variation_seed=8, variation=1.0)), other) == 0


def test_a_picture_that_draws_at_every_step_is_the_same_beside_another_models(tmp_path: Path) -> None:
    engines = [
        tiny_pipelines.load(tiny_pipelines.make_pipeline(tmp_path / f"{seed}", "stable-diffusion", seed=seed))
        for seed in (0, 1)
    ]
    asked = request(scheduler="euler-ancestral", seed=3, variation_seed=8, variation=0.6)
    alone = [make(engine, asked) for engine in engines]
    told: list[list[Event]] = [[], []]
    for engine, events in zip(engines, told, strict=True):
        engine.submit(asked, events.append)
    while any(engine.has_work for engine in engines):
        for engine in engines:
            engine.step()
    for events, expected in zip(told, alone, strict=True):
        ready = next(event for event in events if isinstance(event, ImagesReady))
        assert apart(stack([picture.image for picture in ready.images]), expected) == 0


def test_what_names_no_generator_is_drawn_as_from_pytorchs_own_whatever_others_draw() -> None:
    torch.manual_seed(5)
    expected = torch.randn(20), torch.rand(3), torch.empty(4).uniform_(), torch.randn_like(torch.zeros(2, 20))
    torch.manual_seed(6)
    others = torch.rand(3)
    torch.manual_seed(6)
    with IsolatedRandomness(5):
        found = torch.randn(20), torch.rand(3), torch.empty(4).uniform_(), torch.randn_like(torch.zeros(2, 20))
    assert all(map(torch.equal, found, expected))
    assert torch.equal(torch.rand(3), others), "PyTorch's own is as it was"


def test_latents_have_no_variation() -> None:
    with pytest.raises(InvalidRequest, match="remove the variation"):
        request(latents=np.zeros((1, 4, 8, 8), np.float32), variation=0.1)
