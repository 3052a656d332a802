"""The public endpoints, as ``gradio_client`` meets them, and what must not be public."""

from __future__ import annotations

import itertools

import pytest
from gradio_client import Client
from gradio_client.exceptions import AppError

from hfjax_demo.settings import Settings
from tests.catalogue import BUILT_IN
from tests.page_client import first_output, page_client
from tests.ui.serving import Served

CHAT, BASE = "smollm2-135m-instruct", "gemma-3-270m"


@pytest.fixture(scope="module")
def client(served: Served) -> Client:
    return page_client(served.url)


def test_only_chat_image_and_status_are_public(client: Client) -> None:
    api = client.view_api(print_info=False, return_format="dict")
    assert set(api["named_endpoints"]) == {"/chat", "/image", "/status"}
    assert not api["unnamed_endpoints"]


def test_status_lists_every_model_with_its_decode_steps(client: Client) -> None:
    status = client.predict(api_name="/status")
    assert (
        status["device"]["platform"] == "cpu" and 0 < status["device"]["used_bytes"] < status["device"]["total_bytes"]
    )
    models = status["models"]
    assert [model["name"] for model in models] == [spec.name for spec in BUILT_IN.entries()]
    assert all(isinstance(model["decode_steps"], int) and model["state"] for model in models)


def test_chat_streams_growing_text(served: Served, client: Client) -> None:
    job = client.submit(
        messages=[{"role": "system", "content": "Be brief."}, {"role": "user", "content": "hello there"}],
        model=CHAT,
        sampling={"temperature": 0, "seed": 5},
        api_name="/chat",
    )
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


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ({"prompt": "x", "model": "owner/unknown"}, "not among this server's text models"),
        ({"prompt": "x", "model": "/etc"}, "not among this server's text models"),
        ({"prompt": "x" * 20_001}, "the limit is 20,000"),
        ({"prompt": "x", "sampling": {"temperature": -1}}, "temperature is -1"),
        ({"prompt": "x", "sampling": {"tempo": 1}}, "not a known sampling setting"),
        ({"messages": [{"role": "user"}]}, "requires a role"),
        ({"messages": [{"role": "user", "content": "x"}], "prompt": "x"}, "exactly one"),
        ({}, "exactly one"),
        ({"prompt": "!full"}, "try again in a moment"),
        ({"prompt": "!fail"}, "broke on purpose"),
        ({"prompt": "!long"}, "9000 tokens and the context holds 2048"),
    ],
)
def test_a_refusal_is_a_sentence(client: Client, call: dict[str, object], sentence: str) -> None:
    with pytest.raises(AppError, match=sentence):
        client.predict(**call, api_name="/chat")


def test_cancelling_a_job_stops_the_computation(served: Served, client: Client) -> None:
    job = client.submit(prompt="!endless", api_name="/chat")
    first_output(job)
    stream = served.manager.streams[-1]
    job.cancel()
    assert stream.cancelled.wait(30)


@pytest.mark.usefixtures("pages")
def test_custom_models_are_served_where_they_are_allowed() -> None:
    with Served(Settings(allow_custom_models=True)) as page:
        client = page_client(page.url)
        assert client.predict(prompt="x", model="owner/unknown", api_name="/chat")
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


def test_nothing_a_person_writes_is_printed(
    served: Served, client: Client, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    secret = "my-very-private-words"
    client.predict(prompt=secret, api_name="/chat")
    with pytest.raises(AppError):
        client.predict(prompt=f"!fail {secret}", api_name="/chat")
    out, err = capfd.readouterr()
    assert secret not in out + err + caplog.text
