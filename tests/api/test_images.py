"""``/v1/images/generations`` as the real client meets it."""

from __future__ import annotations

import base64
import io
from typing import Any

import openai
import pytest
from PIL import Image

from hfjax_demo.image.metadata import parameters_of

from .serving import PICTURES, TEXT, Serving, refused, wait_for


def draw(client: openai.OpenAI, **changes: Any) -> Any:
    own = {"seed": 1, "steps": 2, **changes.pop("extra_body", {})}
    return client.images.generate(
        **{"model": PICTURES, "prompt": "a red apple", "size": "32x24"} | changes, extra_body=own
    )


def opened(made: Any) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(made.b64_json)))


def test_a_picture_carries_what_makes_it_again(client: openai.OpenAI) -> None:
    found = draw(client, response_format="b64_json")
    (made,) = found.data
    image = opened(made)
    parameters = parameters_of(image)
    assert (image.format, image.size, found.size) == ("PNG", (32, 24), "32x24")
    assert (parameters.prompt, parameters.seed, parameters.steps) == ("a red apple", 1, 2)
    assert opened(draw(client).data[0]).tobytes() == image.tobytes()
    assert opened(draw(client, extra_body={"seed": 2}).data[0]).tobytes() != image.tobytes()


def test_several_pictures_and_the_settings_of_ones_own(client: openai.OpenAI) -> None:
    own = {"guidance_scale": 3.5, "negative_prompt": "blue", "scheduler": "euler", "seed": 5}
    found = draw(client, n=3, extra_body=own)
    made = [parameters_of(opened(item)) for item in found.data]
    assert [item.seed for item in made] == [5, 6, 7]
    assert {(item.guidance_scale, item.negative_prompt, item.scheduler) for item in made} == {(3.5, "blue", "euler")}


def test_what_is_left_out_is_the_models_own(server: Serving) -> None:
    answer = server.post("/v1/images/generations", f'{{"prompt": "cat", "size": "auto", "model": "{PICTURES}"}}')
    (made,) = answer.json()["data"]
    parameters = parameters_of(Image.open(io.BytesIO(base64.b64decode(made["b64_json"]))))
    assert parameters.steps == 3, "the catalogue's recommendation"
    assert made["seed"] == parameters.seed and answer.json()["size"] == f"{parameters.width}x{parameters.height}"


def test_steps_and_pictures_are_counted(server: Serving, client: openai.OpenAI) -> None:
    before = (
        server.metric("hfjax_image_steps_total", model=PICTURES),
        server.metric("hfjax_images_total", model=PICTURES),
    )
    draw(client, n=2)
    wait_for(lambda: server.metric("hfjax_images_total", model=PICTURES) == before[1] + 2)
    assert server.metric("hfjax_image_steps_total", model=PICTURES) == before[0] + 2


@pytest.mark.parametrize(
    ("changes", "status", "code", "param", "says"),
    [
        ({"model": TEXT}, 404, "model_not_found", "model", "not among this server's image models"),
        ({"model": "/etc"}, 404, "model_not_found", "model", "not among this server's image models"),
        ({"size": "huge"}, 400, "invalid_value", "size", 'as in "512x512"'),
        ({"size": "33x24"}, 400, "invalid_value", "size", "choose 32 or 40"),
        ({"size": "99992x8"}, 400, "invalid_value", "size", "1024 pixels are the most"),
        ({"n": 5}, 400, "invalid_value", "n", "choose 1 to 4"),
        ({"n": 0}, 400, "invalid_value", "n", "n is 0; choose 1 to 4 pictures"),
        ({"prompt": " "}, 400, "invalid_value", "prompt", "prompt is empty"),
        ({"prompt": "x" * 20_000}, 400, "invalid_value", "prompt", "20,000 characters"),
        ({"extra_body": {"steps": 1000}}, 400, "invalid_value", "steps", "choose 1 to 200"),
        ({"extra_body": {"guidance_scale": 99}}, 400, "invalid_value", "guidance_scale", "choose 0 to 50"),
        ({"response_format": "url"}, 400, "unsupported_parameter", "response_format", "ask for b64_json"),
        ({"output_format": "webp"}, 400, "unsupported_parameter", "output_format", "png"),
        ({"quality": "hd"}, 400, "unsupported_parameter", "quality", "leave it out"),
        ({"stream": True}, 400, "unsupported_parameter", "stream", "leave it out"),
    ],
)
def test_a_refusal_names_the_field(
    client: openai.OpenAI, changes: dict[str, Any], status: int, code: str | None, param: str | None, says: str
) -> None:
    with refused(status, code, param, says):
        draw(client, **changes)
