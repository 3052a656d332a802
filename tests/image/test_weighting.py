"""Weighted and long prompts: the pictures are those of plain diffusers with compel's embeddings of PyTorch."""

from __future__ import annotations

import pytest
import torch

from hfjax_demo.image import weighting
from hfjax_demo.image.prompts import MAX_BRACKET_DEPTH, MAX_PROMPT_WEIGHT, parse_weighted_prompt, strip_weights
from tests.picture_parity import LARGEST_DIFFERENCE, NEGATIVE, Both, apart, request

from .conftest import Families

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

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
def both(request: pytest.FixtureRequest, families: Families) -> Both:
    return families[request.param]


def embedded(both: Both, prompt: str) -> dict[str, torch.Tensor | None]:
    """The arguments of plain diffusers with PyTorch's embeddings in place of the prompts."""
    with torch.no_grad():
        made = weighting.embeddings(both.plain, prompt, NEGATIVE)
    return {"prompt": None, "negative_prompt": None, **made}


@pytest.mark.parametrize("prompt", ["a red (apple:1.6) on (blue background:0.4)", LONG, f"(a cat:2) and {LONG}"])
def test_it_draws_what_pytorch_draws(both: Both, prompt: str) -> None:
    ours = both.equal(request(prompt=prompt), **embedded(both, prompt))
    assert apart(ours, both.theirs(request(prompt=strip_weights(prompt)))) > LARGEST_DIFFERENCE, "they are not weighted"


def test_a_prompt_without_weights_has_diffusers_own_embeddings_and_the_end_of_a_long_one_counts(both: Both) -> None:
    both.equal(request(prompt="a red apple"), **embedded(both, "a red apple"))
    ends = [both.ours(request(prompt=f"{LONG} {f'{word} ' * 12}")) for word in ("apple", "rocket")]
    assert (ends[0] != ends[1]).any(), "diffusers would have cut both to the same prompt"


def test_other_pipelines_read_prompts_as_ever(families: Families) -> None:
    assert not weighting.needs_weighting(families["pixart"].plain, "a (red:1.4) apple", "word " * 500)
