"""``/v1/images/generations`` as the real client meets it."""

from __future__ import annotations

import base64
import io
import random
from typing import Any

import httpx
import openai
import pytest
from PIL import Image

from hfjax_demo.web.gate_routes import MAX_BODY_BYTES
from tests.fake_pictures import parameters_of

from .serving import PICTURES, Serving, png_of, refused

pytestmark = pytest.mark.usefixtures("engines")


RED = png_of(Image.new("RGB", (32, 32), "red"))


def draw(client: openai.OpenAI, **changes: Any) -> Any:
    own = {"seed": 1, "steps": 2, **changes.pop("extra_body", {})}
    return client.images.generate(
        **{"model": PICTURES, "prompt": "a red apple", "size": "32x24"} | changes, extra_body=own
    )


def opened(made: Any) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(made.b64_json)))


@pytest.mark.release
def test_pictures_carry_what_makes_them_again(server: Serving, client: openai.OpenAI) -> None:
    own = {"guidance_scale": 3.5, "negative_prompt": "blue", "scheduler": "euler", "seed": 5}
    found = draw(client, n=3, extra_body=own, response_format="b64_json")
    images = [opened(item) for item in found.data]
    made = [parameters_of(image) for image in images]
    assert [(image.format, image.size) for image in images] == [("PNG", (32, 24))] * 3 and found.size == "32x24"
    assert [item.seed for item in made] == [5, 6, 7]
    assert {(item.prompt, item.steps) for item in made} == {("a red apple", 2)}
    assert {(item.guidance_scale, item.negative_prompt, item.scheduler) for item in made} == {(3.5, "blue", "euler")}
    alone = [opened(draw(client, extra_body={**own, "seed": seed}).data[0]).tobytes() for seed in (5, 5, 6)]
    assert alone[0] == alone[1] != alone[2]
    answer = server.post("/v1/images/generations", f'{{"prompt": "cat", "size": "auto", "model": "{PICTURES}"}}')
    (least,) = answer.json()["data"]
    parameters = parameters_of(Image.open(io.BytesIO(base64.b64decode(least["b64_json"]))))
    assert parameters.steps == 3, "the catalogue's recommendation"
    assert least["seed"] == parameters.seed and answer.json()["size"] == f"{parameters.width}x{parameters.height}"


# -- pictures from pictures ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def begun() -> bytes:
    """A picture of two colours."""
    image = Image.new("RGB", (32, 32), "red")
    image.paste("blue", (16, 0, 32, 32))
    return png_of(image)


def redraw(client: openai.OpenAI, picture: bytes, **changes: Any) -> Any:
    own = {"seed": 1, "steps": 4, **changes.pop("extra_body", {})}
    usual: dict[str, Any] = {"image": ("a.png", picture), "model": PICTURES, "prompt": "a red apple", "size": "32x32"}
    return client.images.edit(**usual | changes, extra_body=own)


@pytest.mark.release
def test_an_edit_is_the_engines_own_image_to_image(client: openai.OpenAI, begun: bytes) -> None:
    (made,) = redraw(client, begun, extra_body={"strength": 0.5}).data
    parameters = parameters_of(opened(made))
    assert (parameters.prompt, parameters.seed, parameters.strength) == ("a red apple", 1, 0.5)
    (again,) = redraw(client, begun, image=[("a.png", begun)], extra_body={"strength": 0.5}).data
    (least,) = redraw(client, begun, extra_body={"strength": 0.01}).data  # of three steps
    (anew,) = draw(client, size="32x32").data
    assert opened(again).tobytes() == opened(made).tobytes() and parameters_of(opened(least)).strength == 0.01
    assert opened(made).tobytes() not in (opened(least).tobytes(), opened(anew).tobytes())


def test_a_masks_transparent_part_is_drawn_anew(client: openai.OpenAI, begun: bytes) -> None:
    mask = Image.new("RGBA", (32, 32), (0, 0, 0, 255))
    mask.paste((0, 0, 0, 0), (0, 0, 16, 32))
    white = Image.new("L", (32, 32), 0)
    white.paste(255, (0, 0, 16, 32))
    (made,) = redraw(client, begun, mask=("m.png", png_of(mask))).data
    (same,) = redraw(client, begun, mask=("m.png", png_of(white))).data
    (other,) = redraw(client, begun, extra_body={"strength": 1.0}).data
    assert parameters_of(opened(made)).strength == 1
    assert opened(made).tobytes() == opened(same).tobytes() != opened(other).tobytes()


@pytest.mark.release
def test_a_variation_takes_its_pictures_own_prompt(client: openai.OpenAI, begun: bytes) -> None:
    (first,) = draw(client, size="32x32").data

    def vary(picture: bytes, **own: Any) -> list[Any]:
        about: Any = {"model": PICTURES, "n": 2, "size": "32x32", "extra_body": {"seed": 3, "steps": 4} | own}
        found = client.images.create_variation(image=("a.png", picture), **about)
        return [parameters_of(opened(item)) for item in found.data or []]

    made = vary(base64.b64decode(first.b64_json), strength=0.75)
    assert [(item.prompt, item.seed, item.strength) for item in made] == [
        ("a red apple", seed, 0.75) for seed in (3, 4)
    ]
    assert [item.prompt for item in vary(begun, prompt="a cat")] == ["a cat"] * 2
    with pytest.raises(openai.BadRequestError, match="send a prompt"):
        vary(begun)


@pytest.mark.parametrize(
    ("changes", "param", "says"),
    [
        ({"mask": ("m.png", b"no picture")}, None, "not a supported image"),
        ({"n": 9}, "n", "choose 1 to 4"),
        ({"size": "huge"}, "size", 'as in "512x512"'),
        ({"extra_body": {"strength": 3}}, "strength", "strength"),
        ({"extra_body": {"steps": "many"}}, "steps", "steps"),
        ({"extra_body": {"nonsense": "1"}}, "nonsense", "nonsense"),
        ({"input_fidelity": "high"}, "input_fidelity", "Not supported"),
        ({"image": [("a.png", RED), ("b.png", RED)]}, "reference_images", "does not support reference images"),
        ({"image": [("a.png", RED)] * 11}, "reference_images", "the limit is 9"),
    ],
)
def test_a_wrong_edit_is_refused(
    client: openai.OpenAI, begun: bytes, changes: dict[str, Any], param: str | None, says: str
) -> None:
    with pytest.raises(openai.BadRequestError, match=says) as caught:
        redraw(client, begun, **changes)
    assert caught.value.param == param


def test_a_body_that_is_no_form_is_refused(server: Serving) -> None:
    for kind, body, status in (
        ("application/json", b"{}", 415),
        ("multipart/form-data", b"abc", 400),
        ("multipart/form-data; boundary=a", b"--a\r\nContent-Disposition: form-data\r\n\r\n1\r\n--a--\r\n", 400),
        ("multipart/form-data; boundary=a", b"--a--\r\n", 400),
    ):
        answer = server.post("/v1/images/edits", body, **{"content-type": kind})
        assert answer.status_code == status, (kind, body, answer.text)


@pytest.mark.release
def test_a_control_picture_for_a_model_that_takes_none(server: Serving, client: openai.OpenAI, begun: bytes) -> None:
    file = png_of(Image.frombytes("RGB", (1200, 1200), random.Random(0).randbytes(3 * 1200 * 1200)))
    assert len(file) > MAX_BODY_BYTES, "more than other bodies may have"
    url = "data:image/png;base64," + base64.b64encode(file).decode()
    for given, says in ((url, "does not support control"), ("edges.png", "as a data: URL"), (url[:-7], "again")):
        for act in (draw, lambda client, **asked: redraw(client, begun, **asked)):
            with refused(400, "invalid_value", "control_image", says):
                act(client, extra_body={"control_image": given})
    fields, files = {"model": PICTURES, "prompt": "a red apple"}, {"image": begun, "control_image": file}
    answer = httpx.post(f"{server.url}/v1/images/edits", data=fields, files=files, timeout=60)
    assert answer.status_code == 400 and "does not support control images" in answer.json()["error"]["message"]
