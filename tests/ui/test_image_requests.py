"""What a browser may ask of an image model, checked on the server."""

from __future__ import annotations

import base64
import dataclasses
import io

import pytest
from PIL import Image

from hfjax_demo.errors import HfjaxError, InvalidRequest
from hfjax_demo.image_requests import ImageSettings, size_for_shape
from hfjax_demo.pictures.decoding import MAX_FILE_BYTES
from hfjax_demo.settings import Settings
from hfjax_demo.ui import requests
from hfjax_demo.ui.requests import decode_given_image, form_image_settings, nearest_size, read_given_file
from tests.catalogue import BUILT_IN
from tests.fakes import FakeManager

LIMITS = Settings()
FORM: dict[str, object] = {
    "width": 64.0,
    "height": 96,
    "steps": 20.0,
    "guidance_scale": 4,
    "scheduler": "euler",
    "random_seed": False,
    "seed": 0,
    "variation": 0.25,
    "variation_seed": -1,
    "step_caching": 0,
    "count": 2,
    "strength": 0.5,
    "control_strength": 0.75,
    "image_guidance_scale": 1.5,
}


def data_url(data: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(data).decode()


def test_the_forms_values_become_image_settings() -> None:
    expected = ImageSettings(
        width=64,
        height=96,
        steps=20,
        guidance_scale=4.0,
        scheduler="euler",
        seed=0,
        variation=0.25,
        count=2,
        strength=0.5,
        control_strength=0.75,
        image_guidance_scale=1.5,
    )
    assert form_image_settings(FORM, LIMITS) == expected
    assert form_image_settings(FORM | {"random_seed": True, "seed": None}, LIMITS).seed is None
    assert form_image_settings(FORM | {"variation_seed": 5}, LIMITS).variation_seed == 5
    assert form_image_settings(FORM | {"scheduler": ""}, LIMITS).scheduler is None
    left_open = form_image_settings(FORM | {"width": 0, "height": None}, LIMITS)
    assert (left_open.width, left_open.height) == (None, None)
    left_open = form_image_settings(FORM | {"steps": None, "guidance_scale": None}, LIMITS)
    assert (left_open.steps, left_open.guidance_scale) == (None, None)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"height": 10**18}, "the limit is 1024 pixels"),
        ({"width": 64.5}, "a multiple of 8"),
        ({"seed": None}, "Enter a seed"),
        ({"count": True}, "choose 1 to 4"),
        ({"strength": "much"}, "above 0"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidRequest, match=sentence):
        form_image_settings(FORM | changes, LIMITS)


@pytest.mark.parametrize(
    ("side", "multiple", "nearest"),
    [(100, 8, 104), (99, 8, 96), (100.4, 8, 104), (3, 8, 8), (1020, 16, 1024), (1000, 48, 1008), (1020, 48, 1008)],
)
def test_a_side_becomes_the_nearest_that_a_model_can_make(side: float, multiple: int, nearest: int) -> None:
    assert nearest_size(side, multiple, 1024) == nearest


@pytest.mark.parametrize("side", [0, -8, 1025, 10**400, float("nan"), float("inf"), True, None, "64", [64]])
def test_what_is_no_side_is_left_as_it_is(side: object) -> None:
    assert nearest_size(side, 8, 1024) is None


@pytest.mark.parametrize(
    ("prompt", "negative", "sentence"),
    [
        (None, None, "prompt is empty"),
        ("x" * 100_000, "", "The prompt has 100,000 characters"),
        ("x", "y" * 100_000, "The negative prompt has 100,000"),
        (5, "", "must be strings"),
        ("x", ["y"], "must be strings"),
    ],
)
def test_prompts_that_are_none(prompt: object, negative: object, sentence: str) -> None:
    with pytest.raises(InvalidRequest, match=sentence):
        requests.image_request("emoji-diffusion", prompt, negative, ImageSettings())


def test_a_server_that_makes_small_pictures_recommends_them() -> None:
    """A model whose own size is too large here must not break the page when it is chosen."""
    found = requests.recommended_image_settings(BUILT_IN.find("sdxl"), Settings(max_image_size=500))
    assert (found.width, found.height, found.steps) == (496, 496, 30)


def test_a_picture_to_begin_from() -> None:
    buffer = io.BytesIO()
    Image.new("RGBA", (20, 10), (255, 0, 0, 0)).save(buffer, "PNG")
    found = decode_given_image(data_url(buffer.getvalue()), 1024)
    assert found is not None
    assert (found.mode, found.size, found.getpixel((0, 0))) == ("RGB", (20, 10), (255, 255, 255))
    assert decode_given_image(None, 1024) is None and decode_given_image("", 1024) is None
    assert read_given_file({"data": data_url(buffer.getvalue())}) == buffer.getvalue()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "The image is missing"),
        ({"data": 5}, "The image is missing"),
        ({"data": "/etc/passwd"}, "The image is missing"),
        ({"data": "data:image/png;base64,§§§"}, "not received completely"),
        ({"data": "data:text/plain,hello"}, "not received completely"),
        ({"bytes": 25e6}, "25 MB; 20 MB is the limit"),
        ({"data": "data:image/png;base64," + "A" * (MAX_FILE_BYTES * 4 // 3 + 100)}, "20 MB is the limit"),
    ],
)
def test_what_is_no_picture(given: object, sentence: str) -> None:
    with pytest.raises(HfjaxError, match=sentence):
        read_given_file(given)


@pytest.mark.parametrize(
    ("own", "shape", "limit", "size"),
    [
        ((64, 64), "own", 1024, (64, 64)),
        (None, "own", 1024, None),
        ((512, 512), "landscape", 1024, (768, 512)),
        ((1024, 1024), "portrait", 1024, (680, 1024)),
        (None, "portrait", 1024, (512, 768)),
        ((512, 512), "portrait", 64, (40, 64)),
    ],
)
def test_shapes(own: tuple[int, int] | None, shape: str, limit: int, size: tuple[int, int] | None) -> None:
    assert size_for_shape(own, shape, limit) == size


def test_the_own_size_is_what_was_loaded_or_what_the_catalogue_says() -> None:
    manager = FakeManager()
    assert requests.default_size(manager.status("sdxl")) == (1024, 1024)
    blank = dataclasses.replace(BUILT_IN.find("emoji-diffusion"), image_settings={})
    assert requests.default_size(dataclasses.replace(manager.status("emoji-diffusion"), spec=blank)) is None
    manager.change_active("emoji-diffusion", 0)
    loaded = dataclasses.replace(manager.status("emoji-diffusion"), spec=blank)
    assert loaded.image is not None
    assert requests.default_size(loaded) == (loaded.image.width, loaded.image.height)
