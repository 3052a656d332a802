"""Variations of a seed: its noise turned towards another seed's, whatever a picture begins from and whoever draws."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch

from hfjax_demo.events import Event
from hfjax_demo.image.noise import IsolatedRandomness
from tests import tiny_pipelines
from tests.picture_parity import LARGEST_DIFFERENCE, Both, apart, drawn, make, pictures_of, request

from .conftest import Families

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module", params=["stable-diffusion", "flux"])
def both(request: pytest.FixtureRequest, families: Families) -> Both:
    return families[request.param]


def test_it_begins_at_the_seeds_picture_and_ends_at_the_other_seeds_in_a_batch_as_alone(both: Both) -> None:
    own, other = both.ours(request(seed=3)), both.ours(request(seed=8))
    assert apart(own, other) > LARGEST_DIFFERENCE
    assert apart(both.ours(request(seed=3, variation_seed=8)), own) == 0
    assert apart(both.ours(request(seed=3, variation_seed=8, variation=1.0)), other) == 0
    half = both.ours(request(seed=3, variation_seed=8, variation=0.5))
    assert 0 < np.abs(half - own).mean() < np.abs(other - own).mean()
    several = both.ours(request(seed=3, variation_seed=2, variation=0.5, count=2))
    assert apart(several[:1], both.ours(request(seed=3, variation_seed=2, variation=0.5))) == 0
    assert apart(several[1:], own) <= LARGEST_DIFFERENCE, "3 is turned towards 3"


def test_plain_diffusers_draws_the_same_from_that_noise(families: Families) -> None:
    both, shape = families["stable-diffusion"], (1, 4, 8, 8)
    own, other = (torch.randn(shape, generator=torch.Generator().manual_seed(seed)) for seed in (3, 8))
    noise = math.cos(0.2 * math.pi / 2) * own + math.sin(0.2 * math.pi / 2) * other
    both.equal(request(seed=3, variation_seed=8, variation=0.2), latents=noise)


@pytest.mark.parametrize(
    ("family", "changes"),
    [
        ("stable-diffusion", {"scheduler": "euler-ancestral"}),  # which draws at every step
        ("stable-diffusion", {"scheduler": "dpm2-ancestral"}),
        ("stable-diffusion", {"init_image": drawn(64), "strength": 0.9}),
        ("flux", {"init_image": drawn(64), "strength": 0.9}),
    ],
)
def test_all_that_is_drawn_is_turned(families: Families, family: str, changes: dict[str, Any]) -> None:
    both = families[family]
    own, other = (both.ours(request(**changes, seed=seed)) for seed in (3, 8))
    assert apart(own, other) > 0
    assert apart(both.ours(request(**changes, seed=3, variation_seed=8, variation=1.0)), other) == 0


def test_a_picture_that_draws_at_every_step_is_the_same_beside_another_models(families: Families) -> None:
    folder = families.folder("stable-diffusion")
    other = tiny_pipelines.make_pipeline(folder.with_name("other"), "stable-diffusion", seed=1)
    engines = [tiny_pipelines.load(folder), tiny_pipelines.load(other)]
    asked = request(scheduler="euler-ancestral", seed=3, variation_seed=8, variation=0.6)
    alone = [make(engine, asked) for engine in engines]
    told: list[list[Event]] = [[], []]
    for engine, events in zip(engines, told, strict=True):
        engine.submit(asked, events.append)
    while any(engine.has_work for engine in engines):
        for engine in engines:
            engine.step()
    assert [apart(pictures_of(events), expected) for events, expected in zip(told, alone, strict=True)] == [0, 0]


def test_what_names_no_generator_is_drawn_as_from_pytorchs_own_whatever_others_draw() -> None:
    def draw() -> tuple[torch.Tensor, ...]:
        return torch.randn(20), torch.rand(3), torch.empty(4).uniform_(), torch.randn_like(torch.zeros(2, 20))

    torch.manual_seed(5)
    expected = draw()
    torch.manual_seed(6)
    others = torch.rand(3)
    torch.manual_seed(6)
    with IsolatedRandomness(5):
        found = draw()
    assert all(map(torch.equal, found, expected))
    assert torch.equal(torch.rand(3), others), "PyTorch's own is as it was"
