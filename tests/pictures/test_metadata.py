"""Parameters in a PNG file: what goes in comes out, and what others have put there is read with care. A grid of pictures."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import numpy as np
import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image_requests import MAX_PROMPT_CHARACTERS, MAX_SEED, ImageParameters, ImageRequest, ImageSettings
from hfjax_demo.pictures import grid
from hfjax_demo.pictures.decoding import decode_picture
from hfjax_demo.pictures.grid import Axis, draw_grid, make_grid
from hfjax_demo.pictures.metadata import parse_parameters, read_image_parameters, read_parameters, to_png
from hfjax_demo.settings import Settings

from .files import png, saved

PICTURE = Image.new("RGB", (8, 8), (10, 200, 30))
VALUES: dict[str, Any] = {
    "model": "emoji-diffusion",
    "prompt": "a red apple",
    "negative_prompt": "blurry",
    "width": 64,
    "height": 72,
    "steps": 20,
    "guidance_scale": 7.5,
    "scheduler": "dpm++-2m",
    "seed": 0,
}


def read(data: bytes) -> ImageParameters:
    return read_parameters(data).parameters


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"negative_prompt": "", "scheduler": None},
        {"seed": MAX_SEED, "strength": 0.35},
        {"variation": 0.15, "variation_seed": 0},
        {"guidance_scale": 0.1 + 0.2, "steps": 200},
        {"prompt": "сад, 林檎 🍎 é \x00 \u2028 end", "negative_prompt": "ça, ßäöü 🙂‍↕️"},
        {"prompt": "two\nlines\r\nand\ttabs  ", "negative_prompt": "\nNegative prompt: Steps: 3"},
        {"prompt": 'quotes " and \\ and <b>, Seed: 5', "negative_prompt": "Steps: 9, Size: 1x1"},
        {"prompt": "x" * MAX_PROMPT_CHARACTERS},
        {"model": "/home/" + "a very long folder/" * 100},
    ],
)
def test_what_is_written_is_read(changes: dict[str, Any]) -> None:
    written = ImageParameters(**VALUES | changes)
    data = to_png(PICTURE, written)
    assert read(data) == written
    assert decode_picture(data).tobytes() == PICTURE.tobytes()


def test_the_file_tells_other_programs_in_the_common_form_which_is_read_as_far_as_it_means_something_here() -> None:
    opened = decode_picture(to_png(PICTURE, ImageParameters(**VALUES, strength=0.5)))
    text = opened.info["parameters"]
    assert text == (
        "a red apple\nNegative prompt: blurry\nSteps: 20, Sampler: dpm++-2m, CFG scale: 7.5, Seed: 0, Size: 64x72, "
        "Model: emoji-diffusion, Denoising strength: 0.5"
    )
    assert read(png(parameters=text)) == ImageParameters(**VALUES | {"model": "", "scheduler": None})
    info = PngInfo()
    info.add_text("parameters", "un café\nSteps: 7, Size: 64x64")  # in Latin-1, as older programs write it
    assert read(saved(PICTURE, pnginfo=info)).prompt == "un café"


@pytest.mark.parametrize(
    "file",
    [
        *(
            png(parameters=text)
            for text in ("", "  \n ", "Negative prompt: blurry\nSteps: 3", "\nNegative prompt: blurry", "Steps: 3")
        ),
        *(saved(PICTURE, form) for form in ("PNG", "JPEG", "WEBP")),
        png(comment="hello"),
    ],
)
def test_a_file_without_a_prompt_has_no_parameters(file: bytes) -> None:
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        read(file)
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        read_image_parameters(PICTURE)  # which was never a file


@pytest.mark.parametrize("damaged", ["", "{", '"text"', "[1]", "null", "[" * 30_000, '{"seed": ' + "9" * 5000 + "}"])
def test_a_damaged_exact_chunk_gives_way_to_the_common_one(damaged: str) -> None:
    found = read(png(hfjax_demo=damaged, parameters="a cat\nSteps: 4"))
    assert (found.prompt, found.steps) == ("a cat", 4)
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        read(png(hfjax_demo=damaged))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("prompt", None, "contains no parameters"),
        ("prompt", "  ", "contains no parameters"),
        ("prompt", 5, "prompt is 5; send a string"),
        ("prompt", "x" * (MAX_PROMPT_CHARACTERS + 1), "the limit is 10,000"),
        ("prompt", "half a pair \ud800", "is not valid UTF-8"),
        ("negative_prompt", {}, "negative_prompt is {}; send a string"),
        ("negative_prompt", "x" * (MAX_PROMPT_CHARACTERS + 1), "The negative prompt has 10,001 characters"),
        ("model", True, "model is True; send a string"),
        ("model", "m" * 10_000, "at most 4,096 characters"),
        ("scheduler", 1, "scheduler is 1; send a string"),
        ("width", float("nan"), "width is nan"),
        ("width", 10**400, "width is 1000000000"),
        ("width", 64.5, "width is 64.5; choose a whole number from 8 to 16384"),
        ("height", "tall", "height is 'tall'"),
        ("height", [64], "height is"),
        ("height", 0, "height is 0"),
        ("steps", 0, "steps is 0; choose 1 to 200"),
        ("steps", 1e9, "steps is"),
        ("steps", True, "steps is True"),
        ("guidance_scale", float("inf"), "guidance_scale is inf"),
        ("guidance_scale", "nan", "guidance_scale is nan"),
        ("seed", MAX_SEED + 1, "from 0 to 4294967295"),
        ("strength", 2, "strength is 2"),
        ("strength", "much", "strength is 'much'"),
    ],
)
def test_hostile_values_are_refused_in_one_short_sentence(name: str, value: Any, says: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        read(png(hfjax_demo=json.dumps(VALUES | {name: value})))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200
    assert caught.value.field == name


def test_a_links_values_are_texts_and_the_missing_ones_are_neutral() -> None:
    assert parse_parameters({"prompt": "a cat"}) == ImageParameters("", "a cat", "", 512, 512, 25, 7.5, None, 0)
    full = ImageParameters(**VALUES, strength=0.25)
    texts = {name: "" if value is None else str(value) for name, value in dataclasses.asdict(full).items()}
    assert parse_parameters(texts | {"unknown": object()}) == full


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
