"""The public endpoints, as ``gradio_client`` meets them, and what must not be public."""

from __future__ import annotations

import base64
import dataclasses
import io
import itertools
from typing import Any

import pytest
from gradio_client import Client
from gradio_client.exceptions import AppError
from PIL import Image

from hfjax_demo.settings import Settings
from tests.catalogue import BUILT_IN
from tests.fake_pictures import parameters_of
from tests.page_client import first_output, page_client
from tests.ui.serving import Served

CHAT, BASE, PICTURES = "smollm2-135m-instruct", "gemma-3-270m", "emoji-diffusion"


@pytest.fixture(scope="module")
def client(served: Served) -> Client:
    return page_client(served.url)


def draw(client: Client, **call: Any) -> Any:
    return client.predict(**{"prompt": "red apple", **call}, api_name="/image")


def opened(made: dict[str, Any]) -> Image.Image:
    head, _, text = made["png"].partition(",")
    assert head == "data:image/png;base64"
    return Image.open(io.BytesIO(base64.b64decode(text)))


def test_only_chat_image_and_status_are_public(client: Client) -> None:
    api = client.view_api(print_info=False, return_format="dict")
    assert set(api["named_endpoints"]) == {"/chat", "/image", "/status"} and not api["unnamed_endpoints"]


def test_status_lists_every_model_and_what_a_loaded_pipeline_can_do(client: Client) -> None:
    draw(client, model=PICTURES)
    status = client.predict(api_name="/status")
    device, models = status["device"], {model["name"]: model for model in status["models"]}
    assert device["platform"] == "cpu" and 0 < device["used_bytes"] < device["total_bytes"]
    assert [*models] == [spec.name for spec in BUILT_IN.entries()]
    assert all(isinstance(model["decode_steps"], int) and model["state"] for model in models.values())
    info = models[PICTURES]["image"]
    assert (info["width"], info["height"], info["multiple"]) == (128, 128, 8)
    assert "image-to-image" in info["tasks"] and "euler" in info["schedulers"]
    assert models["sdxl"]["image"] is None and models[PICTURES]["decode_steps"] > 0


def test_chat_streams_growing_text(served: Served, client: Client) -> None:
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "hello there"}]
    sampling = {"temperature": 0, "seed": 5}
    job = client.submit(messages=messages, model=CHAT, sampling=sampling, api_name="/chat")
    whole = job.result()
    outputs = job.outputs()
    assert whole.endswith("to: hello there")
    assert len(outputs) > 1 and outputs[-1] == whole
    assert all(later.startswith(earlier) for earlier, later in itertools.pairwise(outputs))
    request = served.manager.requests[-1]
    assert (request.model, request.sampling.temperature, request.sampling.seed) == (CHAT, 0, 5)
    assert request.sampling.top_p == 0.9  # the model's recommended value, which the call left out


def test_chat_continues_a_prompt(served: Served, client: Client) -> None:
    assert "Once upon" in client.predict(prompt="Once upon", model=BASE, api_name="/chat")
    assert served.manager.requests[-1].prompt == "Once upon"
    client.predict(messages=[{"role": "user", "content": "hi"}], api_name="/chat")
    assert served.manager.requests[-1].model == served.settings.default_model


def test_a_picture_carries_the_parameters_that_make_it_again(client: Client) -> None:
    asked = {"negative_prompt": "blur", "model": PICTURES, "settings": {"seed": 0, "steps": 5, "width": 48}}
    found = draw(client, **asked)
    (made,) = found["images"]
    parameters, image = made["parameters"], opened(made)
    assert dataclasses.asdict(parameters_of(image)) == parameters
    assert (parameters["seed"], parameters["steps"], parameters["width"]) == (0, 5, 48)
    assert parameters["guidance_scale"] == 1.0  # the model's recommended value, which the call left out
    assert (found["step"], found["steps"], made["flagged"]) == (5, 5, False)
    assert opened(draw(client, **asked)["images"][0]).tobytes() == image.tobytes()


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
    ("endpoint", "call", "sentence"),
    [
        ("/chat", {"prompt": "x", "model": "owner/unknown"}, "not among this server's text models"),
        ("/chat", {"prompt": "x", "model": "/etc"}, "not among this server's text models"),
        ("/chat", {"prompt": "x", "sampling": {"tempo": 1}}, "not a known sampling setting"),
        ("/chat", {"messages": [{"role": "user"}]}, "requires a role"),
        ("/chat", {"messages": [{"role": "user", "content": "x"}], "prompt": "x"}, "exactly one"),
        ("/chat", {"prompt": "!full"}, "try again in a moment"),
        ("/chat", {"prompt": "!fail"}, "broke on purpose"),
        ("/chat", {"prompt": "!long"}, "9000 tokens and the context holds 2048"),
        ("/image", {"prompt": "  "}, "prompt is empty"),
        ("/image", {"model": CHAT}, "not among this server's image models"),
        ("/image", {"settings": {"width": 65}}, "choose 64 or 72"),
        ("/image", {"settings": {"sampler": "x"}}, "not a known image setting"),
        ("/image", {"settings": [1]}, "must be an object"),
        ("/image", {"init_image": "http://example.org/a.png"}, "The image is missing"),
        ("/image", {"prompt": "!full"}, "try again in a moment"),
        ("/image", {"prompt": "!break"}, "broke in the middle"),
    ],
)
def test_a_refusal_is_a_sentence(client: Client, endpoint: str, call: dict[str, Any], sentence: str) -> None:
    prompt = {"prompt": "red apple"} if endpoint == "/image" else {}
    with pytest.raises(AppError, match=sentence):
        client.predict(**prompt | call, api_name=endpoint)


@pytest.mark.parametrize("endpoint", ["/chat", "/image"])
def test_cancelling_a_job_stops_the_computation(served: Served, client: Client, endpoint: str) -> None:
    job = client.submit(prompt="!endless", api_name=endpoint)
    first_output(job)
    stream = served.manager.streams[-1]
    job.cancel()
    assert stream.cancelled.wait(30)


@pytest.mark.usefixtures("pages")
def test_custom_models_are_served_where_they_are_allowed() -> None:
    with Served(Settings(allow_custom_models=True)) as page:
        assert page_client(page.url).predict(prompt="x", model="owner/unknown", api_name="/chat")
        assert page.manager.requests[-1].model == "owner/unknown"


def test_as_many_as_slots_and_queue_admit_are_answered_at_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gradio's own queue must not be narrower than the engine's, which says who is next."""
    monkeypatch.setattr(served.manager, "pace_s", 0.1)  # so that a slow processor keeps up with all of them
    many = served.settings.slots + 4
    clients = [page_client(served.url) for _ in range(many)]
    before = len(served.manager.streams)
    jobs = [one.submit(prompt="!endless", api_name="/chat") for one in clients]
    for job in jobs:
        first_output(job)  # every one of them has its first characters while all the others still run
    streams = served.manager.streams[before:]
    assert len(streams) == many and not any(stream.cancelled.is_set() for stream in streams)
    for job in jobs:
        job.cancel()
    assert all(stream.cancelled.wait(60) for stream in streams)


@pytest.mark.parametrize("endpoint", ["/chat", "/image"])
def test_nothing_a_person_writes_is_printed(
    client: Client, endpoint: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    secret = "my-very-private-words"
    client.predict(prompt=secret, api_name=endpoint)
    with pytest.raises(AppError):
        client.predict(prompt=f"!fail {secret}", api_name=endpoint)
    out, err = capfd.readouterr()
    assert secret not in out + err + caplog.text
