"""The public endpoint that draws, as ``gradio_client`` meets it."""

from __future__ import annotations

import base64
import dataclasses
import io
from typing import Any

import pytest
from gradio_client import Client
from gradio_client.exceptions import AppError
from PIL import Image

from tests.fake_pictures import parameters_of
from tests.page_client import first_output, page_client
from tests.ui.serving import Served

MODEL = "emoji-diffusion"


@pytest.fixture(scope="module")
def client(served: Served) -> Client:
    return page_client(served.url)


def draw(client: Client, **call: Any) -> Any:
    return client.predict(**{"prompt": "red apple", **call}, api_name="/image")


def opened(made: dict[str, Any]) -> Image.Image:
    head, _, text = made["png"].partition(",")
    assert head == "data:image/png;base64"
    return Image.open(io.BytesIO(base64.b64decode(text)))


def test_a_picture_carries_the_parameters_that_make_it_again(served: Served, client: Client) -> None:
    settings = {"seed": 0, "steps": 5, "width": 48}
    found = draw(client, negative_prompt="blur", model=MODEL, settings=settings)
    (made,) = found["images"]
    image = opened(made)
    assert dataclasses.asdict(parameters_of(image)) == made["parameters"]
    parameters = made["parameters"]
    assert (parameters["seed"], parameters["steps"], parameters["width"]) == (0, 5, 48)
    assert parameters["guidance_scale"] == 2.0  # the model's recommended value, which the call left out
    assert (found["step"], found["steps"], made["flagged"]) == (5, 5, False)
    again = opened(draw(client, negative_prompt="blur", model=MODEL, settings=settings)["images"][0])
    assert again.tobytes() == image.tobytes()


def test_progress_comes_before_the_pictures(client: Client) -> None:
    job = client.submit(prompt="cat", settings={"count": 3, "seed": 7}, api_name="/image")
    last = job.result()
    earlier = job.outputs()[:-1]
    assert earlier and not any(value["images"] for value in earlier)
    assert [made["parameters"]["seed"] for made in last["images"]] == [7, 8, 9]


def test_a_picture_to_begin_from(served: Served, client: Client) -> None:
    buffer = io.BytesIO()
    Image.new("RGB", (40, 40), "red").save(buffer, "PNG")
    url = "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()
    made = draw(client, init_image=url, settings={"strength": 0.4})["images"][0]
    assert made["parameters"]["strength"] == 0.4
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == (40, 40)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ({"prompt": "  "}, "prompt is empty"),
        ({"model": "smollm2-135m-instruct"}, "not among this server's image models"),
        ({"settings": {"width": 65}}, "choose 64 or 72"),
        ({"settings": {"sampler": "x"}}, "not a known image setting"),
        ({"settings": [1]}, "must be an object"),
        ({"init_image": "http://example.org/a.png"}, "The image is missing"),
        ({"init_image": "data:image/png;base64,AAAA"}, "not a supported image"),
        ({"prompt": "!full"}, "try again in a moment"),
        ({"prompt": "!fail"}, "broke on purpose"),
        ({"prompt": "!break"}, "broke in the middle"),
    ],
)
def test_a_refusal_is_a_sentence(client: Client, call: dict[str, object], sentence: str) -> None:
    with pytest.raises(AppError, match=sentence):
        draw(client, **call)


def test_cancelling_a_job_stops_the_computation(served: Served, client: Client) -> None:
    job = client.submit(prompt="!endless", api_name="/image")
    first_output(job)
    stream = served.manager.streams[-1]
    job.cancel()
    assert stream.cancelled.wait(30)


def test_status_tells_what_a_loaded_pipeline_can_do(client: Client) -> None:
    draw(client, model=MODEL)
    models = {model["name"]: model for model in client.predict(api_name="/status")["models"]}
    info = models[MODEL]["image"]
    assert (info["width"], info["height"], info["multiple"]) == (128, 128, 8)
    assert "image-to-image" in info["tasks"] and "euler" in info["schedulers"]
    assert models["sdxl"]["image"] is None and models[MODEL]["decode_steps"] > 0


def test_no_prompt_and_no_picture_is_printed_or_left_behind(
    served: Served, client: Client, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    secret = "my-very-private-picture"
    draw(client, prompt=secret)
    with pytest.raises(AppError):
        draw(client, prompt=f"!fail {secret}")
    out, err = capfd.readouterr()
    assert secret not in out + err + caplog.text
