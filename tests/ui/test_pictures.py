"""Pictures as the page gets them: the file, the facts, the link."""

from __future__ import annotations

import base64
import dataclasses
import io
from urllib.parse import parse_qsl

import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import GeneratedImage
from hfjax_demo.image_requests import ImageParameters
from hfjax_demo.ui import pictures
from tests.fake_pictures import parameters_of

PARAMETERS = ImageParameters(
    model="emoji-diffusion",
    prompt="Grüße: a cat/dog & 50 % more",
    negative_prompt="blur",
    width=64,
    height=96,
    steps=20,
    guidance_scale=4.5,
    scheduler="dpm++-2m",
    seed=0,
)


def test_the_page_gets_the_very_file_with_its_parameters() -> None:
    image = Image.new("RGB", (64, 96), "red")
    made = pictures.picture(GeneratedImage(image, PARAMETERS), "Emoji Diffusion")
    assert made["src"].startswith("data:image/png;base64,")
    opened = Image.open(io.BytesIO(base64.b64decode(made["src"].partition(",")[2])))
    assert parameters_of(opened) == PARAMETERS
    assert opened.convert("RGB").tobytes() == image.tobytes()
    assert (made["width"], made["height"], made["flagged"]) == (64, 96, False)


def test_facts_are_for_people() -> None:
    facts = dict(pictures.facts(PARAMETERS, "Emoji Diffusion"))
    assert facts["Size"] == "64 \u00d7 96 px, shown enlarged"
    assert (facts["Scheduler"], facts["Guidance"], facts["Seed"]) == ("DPM++ 2M", "4.5", "0")
    assert "Strength" not in facts
    other = dataclasses.replace(PARAMETERS, scheduler=None, strength=0.6, width=512, height=512, negative_prompt="")
    facts = dict(pictures.facts(other, "Emoji Diffusion"))
    assert facts["Size"] == "512 \u00d7 512 px"
    assert facts["Scheduler"] == "Default"
    assert "0.6" in facts["Strength"] and "Negative prompt" not in facts


def test_a_link_makes_the_same_parameters_again() -> None:
    values = dict(parse_qsl(pictures.link_query(PARAMETERS)))
    assert values["tab"] == pictures.TAB_ID
    found = pictures.read_link(values)
    assert found is not None
    assert found[0] == PARAMETERS
    assert {"seed", "width", "scheduler"} <= found[1] and "strength" not in found[1]


def test_a_prompt_too_long_for_a_link() -> None:
    assert pictures.link_query(dataclasses.replace(PARAMETERS, prompt="ü" * 2000)) == ""


@pytest.mark.parametrize("values", [None, "text", {}, {"tab": "images"}, {"prompt": "  "}, {"__theme": "dark"}, [1]])
def test_an_address_that_asks_for_nothing(values: object) -> None:
    assert pictures.read_link(values) is None


@pytest.mark.parametrize("values", [{"seed": "many"}, {"width": "nan"}, {"steps": "10000"}, {"prompt": "x" * 10_001}])
def test_a_link_with_nonsense_is_refused(values: dict[str, str]) -> None:
    with pytest.raises(InvalidRequest, match="This link can't be used"):
        pictures.read_link({"prompt": "cat", **values})


@pytest.mark.parametrize(
    ("prompt", "name"),
    [("Red apple!", "red-apple-0.png"), ("../../etc/passwd", "etc-passwd-0.png"), ("???", "picture-0.png")],
)
def test_file_names_hold_no_paths(prompt: str, name: str) -> None:
    assert pictures.file_name(dataclasses.replace(PARAMETERS, prompt=prompt)) == name
