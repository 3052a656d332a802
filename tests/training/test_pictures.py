"""Placement, colours and what the colour measurements of the evaluation see."""

from __future__ import annotations

import pytest

from training.captions import Look
from training.latents import dress
from training.rendering import (
    HUES,
    Placement,
    background_of,
    main_hue,
    object_hue,
    on_background,
    recolour,
    render,
)

from .fixtures import tiny_pictures

PICTURES = tiny_pictures()


def test_a_rendered_vector_stands_where_its_placement_says() -> None:
    pytest.importorskip("resvg_py")
    body = '<rect x="0" y="0" width="64" height="128" fill="#ff0000"/>'
    centred, moved = render(body), render(body, Placement(right=10))
    assert Placement(zoom=0.5).view_box() == "-64 -64 256 256"
    assert centred.shape == (128, 128, 4)
    assert centred[64, 60].tolist() == [255, 0, 0, 255] and centred[64, 70, 3] == 0
    assert moved[64, 70].tolist() == [255, 0, 0, 255] and moved[64, 5, 3] == 0


@pytest.mark.parametrize("colour", HUES)
def test_recolouring_gives_the_named_hue(colour: str) -> None:
    assert object_hue(on_background(recolour(PICTURES[0, 0], colour))) == colour


def test_what_has_no_hue_is_not_recoloured_and_backgrounds_are_seen_in_the_corners() -> None:
    assert main_hue(PICTURES[5, 0]) is None
    with pytest.raises(ValueError, match="main hue"):
        recolour(PICTURES[5, 0], "red")
    assert background_of(dress(PICTURES[0, 0], Look(background="blue"))) == "blue"
    assert background_of(dress(PICTURES[0, 0], Look(colour="green"))) == "white"
