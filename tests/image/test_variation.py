"""Variations of a seed, weighted and long prompts: the pictures are those of plain diffusers with that noise, and with compel's
embeddings of PyTorch."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch

from hfjax_demo.events import Event
from hfjax_demo.image import weighting
from hfjax_demo.image.noise import IsolatedRandomness
from hfjax_demo.image.prompts import MAX_BRACKET_DEPTH, MAX_PROMPT_WEIGHT, parse_weighted_prompt, strip_weights
from tests import tiny_pipelines
from tests.picture_parity import LARGEST_DIFFERENCE, NEGATIVE, Both, apart, drawn, make, pictures_of, request

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


LONG = "a red apple and a cat on blue background with a rocket , a photo of a cat and a cat and a red rocket"
UP, DOWN = 1.1, 1 / 1.1


@pytest.mark.parametrize(
    ("prompt", "parts"),
    [
        ("a red apple", [("a red apple", 1)]),
        ("a (red:1.4) apple", [("a ", 1), ("red", 1.4), (" apple", 1)]),
        ("(a cat: 0.5), (a dog:2)", [("a cat", 0.5), (", ", 1), ("a dog", 2)]),
        (r"(miku \(vocaloid\):1.2)", [("miku (vocaloid)", 1.2)]),
        (r"miku \(vocaloid\) \[x\] \\ \n", [("miku (vocaloid) [x] \\ \\n", 1)]),
        ("(a) [b] c", [("a", UP), (" ", 1), ("b", DOWN), (" c", 1)]),
        ("((a)) [[b]]", [("a", UP * UP), (" ", 1), ("b", DOWN * DOWN)]),
        ("(a (b:1.3):1.2)", [("a ", 1.2), ("b", 1.3 * 1.2)]),
        ("((a:1.3) b:.5)", [("a", 1.3 * 0.5), (" b", 0.5)]),
        ("[(a:2) b]", [("a", 2 * DOWN), (" b", DOWN)]),
        ("(a [b) c]", [("a ", UP), ("b", UP * DOWN), (" c", DOWN)]),
        ("(a:b) 16:9 c++ .and()", [("a:b", UP), (" 16:9 c++ .and", 1)]),
        ("a) b] (c [d", [("a) b] ", 1), ("c ", UP), ("d", UP * DOWN)]),
        ("a:1.5) b", [("a:1.5) b", 1)]),
        ("(loud:9) (less:-2)", [("loud", 3), (" ", 1), ("less", 0)]),
        ("(a:1.2.3) (b:)", [("a:1.2.3", UP), (" ", 1), ("b:", UP)]),
        ("()", []),
        ("", []),
    ],
)
def test_what_means_a_weight(prompt: str, parts: list[tuple[str, float]]) -> None:
    found = parse_weighted_prompt(prompt)
    assert [text for text, _ in found] == [text for text, _ in parts]
    assert [weight for _, weight in found] == pytest.approx([weight for _, weight in parts])
    assert strip_weights(prompt) == "".join(text for text, _ in parts)


@pytest.mark.parametrize("deep", [MAX_BRACKET_DEPTH - 1, 4000])
def test_deep_brackets_end_at_a_bound(deep: int) -> None:
    assert parse_weighted_prompt("(" * deep + "a" + ")" * deep + " b") == [("a", MAX_PROMPT_WEIGHT), (" b", 1)]
    [(text, weight), rest] = parse_weighted_prompt("[" * deep + "a" + "]" * deep + " b")
    assert (text, rest) == ("a", (" b", 1)) and weight == pytest.approx(1.1 ** -min(deep, MAX_BRACKET_DEPTH))
    assert strip_weights("(a" * deep) == "a" * deep


@pytest.fixture(scope="module", params=["stable-diffusion", "sdxl"])
def weighted(request: pytest.FixtureRequest, families: Families) -> Both:
    return families[request.param]


def embedded(both: Both, prompt: str) -> dict[str, torch.Tensor | None]:
    """The arguments of plain diffusers with PyTorch's embeddings in place of the prompts."""
    with torch.no_grad():
        made = weighting.embeddings(both.plain, prompt, NEGATIVE)
    return {"prompt": None, "negative_prompt": None, **made}


@pytest.mark.parametrize("prompt", ["a red (apple:1.6) on (blue background:0.4)", LONG, f"(a cat:2) and {LONG}"])
def test_it_draws_what_pytorch_draws(weighted: Both, prompt: str) -> None:
    ours = weighted.equal(request(prompt=prompt), **embedded(weighted, prompt))
    assert apart(ours, weighted.theirs(request(prompt=strip_weights(prompt)))) > LARGEST_DIFFERENCE, (
        "they are not weighted"
    )


def test_a_prompt_without_weights_has_diffusers_own_embeddings_and_the_end_of_a_long_one_counts(weighted: Both) -> None:
    weighted.equal(request(prompt="a red apple"), **embedded(weighted, "a red apple"))
    ends = [weighted.ours(request(prompt=f"{LONG} {f'{word} ' * 12}")) for word in ("apple", "rocket")]
    assert (ends[0] != ends[1]).any(), "diffusers would have cut both to the same prompt"


def test_other_pipelines_read_prompts_as_ever(families: Families) -> None:
    assert not weighting.needs_weighting(families["pixart"].plain, "a (red:1.4) apple", "word " * 500)
