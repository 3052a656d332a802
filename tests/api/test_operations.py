"""Health, readiness, figures and the log, over the real server; whoever asked, by whatever way."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
import openai
import pytest
from gradio_client.exceptions import AppError
from prometheus_client.parser import text_string_to_metric_families

from hfjax_demo.runtime import manager as manager_module
from hfjax_demo.text.engine import TextEngine
from tests import patient
from tests.page_client import page_client

from ..holding import hold_answers
from .serving import LONG, PICTURES, TEXT, Serving, refused, wait_for

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

HELLO: Any = [{"role": "user", "content": "hello"}]


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    return client.chat.completions.create(
        **{"model": TEXT, "messages": HELLO, "max_tokens": 20, "temperature": 0} | changes
    )


def figures(server: Serving) -> dict[tuple[str, ...], float]:
    """What a scraper reads: values by name and labels."""
    answer = httpx.get(f"{server.url}/metrics", timeout=LONG)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_the_process_is_alive_and_ready_once_it_can_take_a_request(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert patient.get(f"{server.url}/health").json() == {"status": "ok"}
    ask(server.client(), max_tokens=1)
    manager = server.manager
    monkeypatch.setattr(manager, "_are_engines_imported", False)
    monkeypatch.setattr(manager_module, "is_engine_imported", lambda kind: False)
    answer = patient.get(f"{server.url}/ready")
    assert (answer.status_code, answer.json()["status"]) == (503, "unready") and "starting" in answer.json()["reason"]
    monkeypatch.undo()
    manager.import_engines()
    wait_for(lambda: patient.get(f"{server.url}/ready").status_code == 200)


def test_a_device_that_hangs_is_not_ready(serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager_module, "HANG_SECONDS", 0.01)
    server = serve()
    ask(server.client())
    go_on, at_it, right = threading.Event(), threading.Event(), TextEngine.step

    def step(engine: TextEngine) -> None:
        at_it.set()
        assert go_on.wait(LONG)
        right(engine)

    monkeypatch.setattr(TextEngine, "step", step)
    stream = ask(server.client(), stream=True)
    assert at_it.wait(LONG)
    wait_for(lambda: patient.get(f"{server.url}/ready").status_code == 503)
    answer = patient.get(f"{server.url}/ready").json()
    assert answer["device_silence_s"] > 0.01 and "has not completed a step" in answer["reason"]
    assert figures(server)["hfjax_device_silence_seconds",] > 0.01
    go_on.set()
    list(stream)
    monkeypatch.setattr(TextEngine, "step", right)
    wait_for(lambda: patient.get(f"{server.url}/ready").json() == {"status": "ready", "device_silence_s": 0.0})


def test_nothing_new_begins_while_it_shuts_down_and_what_runs_goes_on(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ask(server.client())
    go_on = threading.Event()
    right = TextEngine.step

    def step(engine: TextEngine) -> None:
        assert go_on.wait(LONG)
        right(engine)

    monkeypatch.setattr(TextEngine, "step", step)
    stream = ask(server.client(), stream=True)
    server.manager.refuse_new_requests()
    with refused(503, "shutting_down", says="try again in a minute"):
        ask(server.client())
    page = page_client(server.url)
    with pytest.raises(AppError, match="shutting down"):
        page.predict(messages=HELLO, api_name="/chat")
    answer = patient.get(f"{server.url}/ready")
    assert answer.status_code == 503 and "shutting down" in answer.json()["reason"]
    assert patient.get(f"{server.url}/health").status_code == 200
    go_on.set()
    assert server.manager.drain(LONG, threading.Event())
    assert [chunk.choices[0].finish_reason for chunk in stream][-1] == "length"


def test_what_does_not_finish_in_time_is_cancelled_and_says_so(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ask(server.client(), max_tokens=1)
    hold_answers(monkeypatch.setattr)
    stream = ask(server.client(), stream=True, max_tokens=480)
    chunks = iter(stream)
    next(chunks)
    server.manager.refuse_new_requests()
    assert not server.manager.drain(0.0, threading.Event())
    with pytest.raises(openai.APIError, match="stopped this response") as caught:
        list(chunks)
    assert caught.value.code == "cancelled"
    assert server.manager.status(TEXT).active_requests == 0


def test_figures_of_every_way_to_ask(serve: Callable[..., Serving]) -> None:
    server = serve()
    before = figures(server)
    assert before["hfjax_requests_running",] == before["hfjax_requests_waiting",] == 0
    client, page = server.client(), page_client(server.url)
    first = ask(client).usage
    again = ask(client, stream=True, stream_options={"include_usage": True})
    second = list(again)[-1].usage
    page.predict(messages=HELLO, sampling={"temperature": 0, "max_new_tokens": 20}, api_name="/chat")
    page.predict(prompt="cat", model=PICTURES, settings={"width": 32, "height": 32, "steps": 2}, api_name="/image")
    with pytest.raises(openai.NotFoundError):
        ask(client, model="somebody's own words")
    with pytest.raises(openai.BadRequestError):
        client.completions.create(model=TEXT, prompt=[10**6])
    found = figures(server)
    requests = {key[1:]: value for key, value in found.items() if key[0] == "hfjax_requests_total"}
    assert requests == {
        ("/v1/chat/completions", TEXT, "length"): 2,
        ("/v1/chat/completions", "", "invalid"): 1,
        ("/v1/completions", TEXT, "invalid"): 1,
        ("/chat", TEXT, "length"): 1,
        ("/image", PICTURES, "stop"): 1,
    }
    assert found["hfjax_prompt_tokens_total", TEXT] == 3 * first.prompt_tokens
    cached = second.prompt_tokens_details.cached_tokens
    assert cached == first.prompt_tokens - 1 and found["hfjax_reused_tokens_total", TEXT] == 2 * cached
    assert found["hfjax_completion_tokens_total", TEXT] == 60
    assert found["hfjax_time_to_first_token_seconds_count", TEXT] == 3
    # The first token comes from the prefill, the other 19 in blocks of eight.
    assert 3 <= found["hfjax_token_event_gap_seconds_count", TEXT] <= 9
    assert (found["hfjax_images_total", PICTURES], found["hfjax_image_steps_total", PICTURES]) == (1, 2)
    made = sum(value for key, value in found.items() if key[0] == "hfjax_compilations_total")
    assert made == len(server.manager.compilations())
    seconds = sum(value for key, value in found.items() if key[0] == "hfjax_compile_seconds_total")
    assert seconds == pytest.approx(sum(item.seconds for item in server.manager.compilations()))
    assert 0 < found["hfjax_memory_models_bytes",] < found["hfjax_memory_budget_bytes",]
    assert 0 < found["hfjax_memory_used_bytes",] < found["hfjax_memory_total_bytes",]
    assert found["hfjax_requests_running",] == found["hfjax_requests_waiting",] == 0
    assert not any("words" in label for key in found for label in key)


def test_the_log_has_a_line_for_each_request_and_none_of_its_words(serve: Callable[..., Serving]) -> None:
    server = serve()
    client, page = server.client(), page_client(server.url)
    secret: Any = [{"role": "user", "content": "my-very-private-words"}]
    kept = client.chat.completions.with_raw_response.create(
        model=TEXT, messages=secret, max_tokens=5, temperature=0
    ).headers["x-request-id"]
    both = client.completions.with_raw_response.create(
        model=TEXT, prompt="my-very-private-words", max_tokens=5, n=2
    ).headers["x-request-id"]
    page.predict(messages=secret, sampling={"max_new_tokens": 3}, api_name="/chat")
    page.predict(prompt="cat", model=PICTURES, settings={"width": 32, "height": 32, "steps": 2}, api_name="/image")
    with pytest.raises(openai.NotFoundError):
        ask(client, model="my-very-private-model")
    answer = server.post("/v1/my-very-private-path", "{}")
    text = client.chat.completions.create(model=TEXT, messages=secret, max_tokens=5, temperature=0)
    server.close()
    printed = server.log.getvalue()
    assert "private" not in printed and text.choices[0].message.content not in printed
    lines = [json.loads(line) for line in printed.splitlines()]
    assert [(line["endpoint"], line["model"], line["outcome"]) for line in lines if line["request_id"] == kept] == [
        ("/v1/chat/completions", TEXT, "length")
    ]
    assert {line["request_id"] for line in lines if line["request_id"].startswith(both)} == {f"{both}-0", f"{both}-1"}
    assert sorted((line["endpoint"], line["outcome"], line["completion_tokens"]) for line in lines) == [
        ("/chat", "length", 3),
        ("/image", "stop", 0),
        ("/v1/chat/completions", "invalid", 0),
        ("/v1/chat/completions", "length", 5),
        ("/v1/chat/completions", "length", 5),
        ("/v1/completions", "length", 5),
        ("/v1/completions", "length", 5),
        ("/v1/other", "invalid", 0),
    ]
    drawn = next(line for line in lines if line["endpoint"] == "/image")
    assert (drawn["images"], drawn["steps"], drawn["ttft_s"]) == (1, 2, None)
    unknown = next(line for line in lines if line["endpoint"] == "/v1/other")
    assert unknown["status"] == 404 and unknown["request_id"] == answer.headers["x-request-id"]
    assert all(0 <= (line["ttft_s"] or 0) <= line["seconds"] for line in lines)


def test_what_breaks_is_told_to_the_client_in_shape_and_to_the_log_without_values(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = " ".join(["somebody's", "words"])  # not as it stands in the source, which a traceback shows

    def generate(*_: object, **__: object) -> None:
        raise ZeroDivisionError(words)

    monkeypatch.setattr(server.manager, "generate", generate)
    with refused(500, "internal_error", says="try again"):
        ask(server.client())
    assert "ZeroDivisionError" in caplog.text and words not in caplog.text
