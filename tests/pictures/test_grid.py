"""A grid of pictures: which they are, and what the whole looks like."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image_requests import ImageRequest, ImageSettings
from hfjax_demo.pictures import grid
from hfjax_demo.pictures.grid import Axis, draw_grid, make_grid
from hfjax_demo.settings import Settings

REQUEST = ImageRequest("tiny", "a red apple", settings=ImageSettings(width=64, height=64))


def made(columns: tuple[str, str], rows: tuple[str, str] = ("", ""), **changes: Any) -> Any:
    return make_grid(REQUEST, Axis.of(*columns), Axis.of(*rows), seed=7, variation_seed=9, limits=Settings(**changes))


def test_each_picture_has_one_value_of_either_axis_and_the_rest_in_common() -> None:
    found = made(("guidance", "1, 7.5"), ("scheduler", "euler, dpm++-2m"))
    settings = [request.settings for request in found.requests]
    expected = [(1, "euler"), (7.5, "euler"), (1, "dpm++-2m"), (7.5, "dpm++-2m")]
    assert [(each.guidance_scale, each.scheduler) for each in settings] == expected
    assert {(each.seed, each.count, each.width) for each in settings} == {(7, 1, 64)}
    assert {request.settings.seed for request in made(("seed", "1, 2")).requests} == {1, 2}
    prompts = [request.prompt for request in made(("", ""), ("prompt", "red, green")).requests]
    assert prompts == ["a red apple", "a green apple"]
    assert made(("", "1, 2")) is None, "no axis is no grid"


def test_a_public_page_draws_fewer() -> None:
    assert len(made(("seed", "1, 2, 3"), ("steps", "2, 3"), public=True).requests) == 6
    with pytest.raises(InvalidRequest, match="the limit is 6"):
        made(("seed", "1, 2, 3, 4, 5, 6, 7"), public=True)


def test_pictures_stand_in_their_places_unchanged_with_labels_around_them() -> None:
    found = made(("steps", "2, 3, 4"), ("prompt", "red, a very long description that no label has room for"))
    colours = ["red", "green", "blue", "yellow"]
    whole = draw_grid(found, [Image.new("RGB", (64, 48), colour) for colour in colours])
    pixels = np.asarray(whole)
    for colour, (row, column) in zip(colours, ((0, 0), (0, 1), (0, 2), (1, 0)), strict=True):
        right, low = whole.width - (2 - column) * 68, whole.height - (1 - row) * 52
        part = pixels[low - 48 : low, right - 64 : right]
        assert (part == np.asarray(Image.new("RGB", (1, 1), colour))).all(), colour
    assert (pixels[-48:, -64:] == 235).all(), "what is not drawn yet"
    head, side = pixels[: whole.height - 100], pixels[-100:, : whole.width - 200]
    assert head.min() < 100 and side.min() < 100, "the labels"


def test_a_grid_of_large_pictures_is_made_of_smaller_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid, "MAX_GRID_PIXELS", 4 * 32 * 32)
    whole = draw_grid(made(("seed", "1, 2"), ("steps", "1, 2")), [Image.new("RGB", (64, 64), "red")] * 4)
    assert whole.height < 110 and whole.width < 140
    assert (np.asarray(whole)[-32:, -32:] == (255, 0, 0)).all()
