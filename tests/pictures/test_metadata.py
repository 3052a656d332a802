"""Parameters in a PNG file: what goes in comes out, and what others have put there is read with care."""

from __future__ import annotations

import dataclasses
import io
import json
from typing import Any

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image_requests import MAX_PROMPT_CHARACTERS, MAX_SEED, ImageParameters
from hfjax_demo.pictures import metadata
from hfjax_demo.pictures.decoding import decode_picture
from tests.fake_pictures import parameters_of


def parameters(**changes: Any) -> ImageParameters:
    values: dict[str, Any] = {
        "model": "emoji-diffusion",
        "prompt": "a red apple",
        "negative_prompt": "blurry",
        "width": 64,
        "height": 72,
        "steps": 20,
        "guidance_scale": 7.5,
        "scheduler": "dpm++-2m",
        "seed": 0,
        "strength": None,
    }
    return ImageParameters(**values | changes)


def picture() -> Image.Image:
    return Image.new("RGB", (8, 8), (10, 200, 30))


def with_chunks(**chunks: str) -> Image.Image:
    """A PNG, opened, with these text chunks."""
    info = PngInfo()
    for name, text in chunks.items():
        info.add_itxt(name, text)
    buffer = io.BytesIO()
    picture().save(buffer, format="PNG", pnginfo=info)
    return decode_picture(buffer.getvalue())


def exact(**values: Any) -> Image.Image:
    return with_chunks(hfjax_demo=json.dumps(values))


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
    written = parameters(**changes)
    data = metadata.to_png(picture(), written)
    opened = decode_picture(data)
    assert parameters_of(opened) == written
    assert opened.tobytes() == picture().tobytes()


def test_the_file_tells_other_programs_in_the_common_form() -> None:
    opened = decode_picture(metadata.to_png(picture(), parameters(strength=0.5)))
    assert opened.info["parameters"] == (
        "a red apple\nNegative prompt: blurry\nSteps: 20, Sampler: dpm++-2m, CFG scale: 7.5, Seed: 0, Size: 64x72, "
        "Model: emoji-diffusion, Denoising strength: 0.5"
    )


def test_the_common_form_alone_is_read_as_far_as_it_means_something_here() -> None:
    text = decode_picture(metadata.to_png(picture(), parameters(prompt="one\ntwo, three"))).info["parameters"]
    found = parameters_of(with_chunks(parameters=text))
    assert found == parameters(prompt="one\ntwo, three", model="", scheduler=None)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "masterpiece, (castle:1.2)\nby the sea\nNegative prompt: lowres, bad hands\nSteps: 28, Sampler: DPM++ 2M Karras, "
            "CFG scale: 6.5, Seed: 3141592653, Size: 512x768, Model hash: 6ce0161689, Model: v1-5-pruned, "
            'Denoising strength: 0.7, Hires upscale: 2, Lora hashes: "a: 1, b: 2", Version: v1.9.0',
            {
                "prompt": "masterpiece, (castle:1.2)\nby the sea",
                "negative_prompt": "lowres, bad hands",
                "steps": 28,
                "guidance_scale": 6.5,
                "seed": 3141592653,
                "width": 512,
                "height": 768,
            },
        ),
        ("just words", {"prompt": "just words", "steps": 25, "width": 512, "height": 512, "seed": 0}),
        ("a cat\nSteps: 4", {"prompt": "a cat", "steps": 4, "guidance_scale": 7.5}),
        ("Steps to heaven: a stair", {"prompt": "Steps to heaven: a stair"}),
    ],
)
def test_other_programs_paragraphs(text: str, expected: dict[str, Any]) -> None:
    found = dataclasses.asdict(parameters_of(with_chunks(parameters=text)))
    assert {name: found[name] for name in expected} == expected
    assert (found["model"], found["scheduler"], found["strength"]) == ("", None, None)


def test_a_paragraph_in_latin_1_as_older_programs_write_it() -> None:
    info = PngInfo()
    info.add_text("parameters", "un café\nSteps: 7, Size: 64x64")
    buffer = io.BytesIO()
    picture().save(buffer, format="PNG", pnginfo=info)
    assert parameters_of(decode_picture(buffer.getvalue())).prompt == "un café"


@pytest.mark.parametrize(
    "text", ["", "  \n ", "Negative prompt: blurry\nSteps: 3", "\nNegative prompt: blurry", "Steps: 3"]
)
def test_a_paragraph_without_a_prompt_is_none(text: str) -> None:
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        parameters_of(with_chunks(parameters=text))


def test_a_picture_without_parameters() -> None:
    for form in ("PNG", "JPEG", "WEBP"):
        buffer = io.BytesIO()
        picture().save(buffer, format=form)
        with pytest.raises(InvalidRequest, match="contains no parameters"):
            parameters_of(decode_picture(buffer.getvalue()))
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        parameters_of(picture())  # one that was never a file
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        parameters_of(with_chunks(comment="hello"))


@pytest.mark.parametrize("damaged", ["", "{", '"text"', "[1]", "null", "[" * 30_000, '{"seed": ' + "9" * 5000 + "}"])
def test_a_damaged_exact_chunk_gives_way_to_the_common_one(damaged: str) -> None:
    found = parameters_of(with_chunks(hfjax_demo=damaged, parameters="a cat\nSteps: 4"))
    assert (found.prompt, found.steps) == ("a cat", 4)
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        parameters_of(with_chunks(hfjax_demo=damaged))


@pytest.mark.parametrize(
    ("hostile", "says"),
    [
        ({"prompt": None}, "contains no parameters"),
        ({"prompt": "  "}, "contains no parameters"),
        ({"prompt": 5}, "prompt is 5; send a string"),
        ({"prompt": ["a"]}, "send a string"),
        ({"prompt": "x" * (MAX_PROMPT_CHARACTERS + 1)}, "the limit is 10,000"),
        ({"prompt": "half a pair \ud800"}, "is not valid UTF-8"),
        ({"negative_prompt": {}}, "negative_prompt is {}; send a string"),
        ({"negative_prompt": "x" * (MAX_PROMPT_CHARACTERS + 1)}, "The negative prompt has 10,001 characters"),
        ({"model": True}, "model is True; send a string"),
        ({"model": "m" * 10_000}, "at most 4,096 characters"),
        ({"scheduler": 1}, "scheduler is 1; send a string"),
        ({"width": float("nan")}, "width is nan"),
        ({"width": 10**100}, "width is 1000000000"),
        ({"width": 10**400}, "width is 1000000000"),
        ({"width": -64}, "width is -64"),
        ({"width": 64.5}, "width is 64.5; choose a whole number from 8 to 16384"),
        ({"height": "tall"}, "height is 'tall'"),
        ({"height": [64]}, "height is"),
        ({"height": 0}, "height is 0"),
        ({"steps": 0}, "steps is 0; choose 1 to 200"),
        ({"steps": 1e9}, "steps is"),
        ({"steps": True}, "steps is True"),
        ({"guidance_scale": float("inf")}, "guidance_scale is inf"),
        ({"guidance_scale": "nan"}, "guidance_scale is nan"),
        ({"guidance_scale": -1}, "guidance_scale is -1"),
        ({"seed": MAX_SEED + 1}, "from 0 to 4294967295"),
        ({"seed": {}}, "seed is"),
        ({"strength": 2}, "strength is 2"),
        ({"strength": "much"}, "strength is 'much'"),
    ],
)
def test_hostile_values_are_refused_in_one_short_sentence(hostile: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidRequest) as caught:
        parameters_of(exact(**dataclasses.asdict(parameters()) | hostile))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200
    assert caught.value.field in hostile


def test_a_links_values_are_texts_and_the_missing_ones_are_neutral() -> None:
    assert metadata.parse_parameters({"prompt": "a cat"}) == ImageParameters(
        "", "a cat", "", 512, 512, 25, 7.5, None, 0
    )
    texts = {name: "" if value is None else str(value) for name, value in dataclasses.asdict(parameters()).items()}
    assert metadata.parse_parameters(texts) == parameters()
    assert metadata.parse_parameters(texts | {"unknown": object(), "strength": "0.25"}) == parameters(strength=0.25)
