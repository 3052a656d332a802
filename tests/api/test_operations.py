"""Health, readiness, figures and the log, over the real server; whoever asked, by whatever way."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import openai
import pytest
from prometheus_client.parser import text_string_to_metric_families

from hfjax_demo.runtime import manager as manager_module
from tests import patient
from tests.holding import hold_answers, hold_pictures
from tests.page_client import page_client

from ..holding import hold_steps
from .serving import CHAT, HELLO, LONG, PICTURES, TEXT, Serving, ask, refused, wait_for

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def figures(server: Serving) -> dict[tuple[str, ...], float]:
    """What a scraper reads: values by name and labels."""
    answer = httpx.get(f"{server.url}/metrics", timeout=LONG)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_the_process_is_alive_and_ready(server: Serving) -> None:
    assert patient.get(f"{server.url}/health").json() == {"status": "ok"}
    assert patient.get(f"{server.url}/ready").status_code == 200


def test_a_device_that_hangs_is_not_ready(serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager_module, "HANG_SECONDS", 0.01)
    server = serve()
    ask(server.client())
    held, go_on = hold_steps(monkeypatch.setattr)
    stream = ask(server.client(), stream=True)
    assert held.wait(LONG)
    wait_for(lambda: patient.get(f"{server.url}/ready").status_code == 503)
    answer = patient.get(f"{server.url}/ready").json()
    assert answer["device_silence_s"] > 0.01 and "has not completed a step" in answer["reason"]
    assert figures(server)["hfjax_device_silence_seconds",] > 0.01
    go_on.set()
    list(stream)
    wait_for(lambda: patient.get(f"{server.url}/ready").json() == {"status": "ready", "device_silence_s": 0.0})


def test_figures_and_the_log_of_every_way_to_ask(serve: Callable[..., Serving]) -> None:
    """The log has a line for each request, and none of its words."""
    server = serve()
    before = figures(server)
    assert before["hfjax_requests_running",] == before["hfjax_requests_waiting",] == 0
    client, page = server.client(), page_client(server.url)
    secret: Any = [{"role": "user", "content": "my-very-private-words"}]
    about: Any = {"model": TEXT, "messages": secret, "max_tokens": 20, "temperature": 0}
    raw = client.chat.completions.with_raw_response.create(**about)
    kept, text, first = raw.headers["x-request-id"], raw.parse().choices[0].message.content, raw.parse().usage
    *_, last = client.chat.completions.create(**about, stream=True, stream_options={"include_usage": True})
    two = client.completions.with_raw_response.create(model=TEXT, prompt="my-very-private-words", max_tokens=20, n=2)
    page.predict(messages=secret, sampling={"temperature": 0, "max_new_tokens": 20}, api_name="/chat")
    page.predict(prompt="cat", model=PICTURES, settings={"width": 32, "height": 32, "steps": 2}, api_name="/image")
    with pytest.raises(openai.NotFoundError):
        ask(client, model="my-very-private-model")
    with pytest.raises(openai.BadRequestError):
        client.completions.create(model=TEXT, prompt=[10**6])
    unknown = server.post("/v1/my-very-private-path", "{}").headers["x-request-id"]

    found = figures(server)
    counted = {
        ("/v1/chat/completions", TEXT, "length"): 2,
        ("/v1/chat/completions", "", "invalid"): 1,
        ("/v1/completions", TEXT, "length"): 2,
        ("/v1/completions", TEXT, "invalid"): 1,
        ("/v1/other", "", "invalid"): 1,
        ("/chat", TEXT, "length"): 1,
        ("/image", PICTURES, "stop"): 1,
    }
    assert {key[1:]: value for key, value in found.items() if key[0] == "hfjax_requests_total"} == counted
    made = server.manager.compilations()
    prompts = 3 * first.prompt_tokens + 2 * two.parse().usage.prompt_tokens
    assert found["hfjax_prompt_tokens_total", TEXT] == prompts
    cached = last.usage.prompt_tokens_details.cached_tokens
    assert cached == first.prompt_tokens - 1 and 2 * cached <= found["hfjax_reused_tokens_total", TEXT] < prompts
    assert found["hfjax_completion_tokens_total", TEXT] == 100
    assert found["hfjax_time_to_first_token_seconds_count", TEXT] == 5
    # The first token comes from the prefill, the other 19 in blocks of eight.
    assert 5 <= found["hfjax_token_event_gap_seconds_count", TEXT] <= 15
    assert (found["hfjax_images_total", PICTURES], found["hfjax_image_steps_total", PICTURES]) == (1, 2)
    for name, right in (
        ("compilations_total", len(made)),
        ("compile_seconds_total", sum(item.seconds for item in made)),
    ):
        assert sum(value for key, value in found.items() if key[0] == f"hfjax_{name}") == pytest.approx(right)
    assert 0 < found["hfjax_memory_models_bytes",] < found["hfjax_memory_budget_bytes",]
    assert 0 < found["hfjax_memory_used_bytes",] < found["hfjax_memory_total_bytes",]
    assert found["hfjax_requests_running",] == found["hfjax_requests_waiting",] == 0
    assert not any("private" in label for key in found for label in key)

    server.close()
    printed = server.log.getvalue()
    assert "private" not in printed and text and text not in printed
    lines = [json.loads(line) for line in printed.splitlines()]
    assert Counter((line["endpoint"], line["model"], line["outcome"]) for line in lines) == counted
    assert [line["model"] for line in lines if line["request_id"] == kept] == [TEXT]
    both = two.headers["x-request-id"]
    assert {line["request_id"] for line in lines if line["request_id"].startswith(both)} == {f"{both}-0", f"{both}-1"}
    drawn, lost = (next(line for line in lines if line["endpoint"] == name) for name in ("/image", "/v1/other"))
    assert (drawn["images"], drawn["steps"], drawn["ttft_s"]) == (1, 2, None)
    assert (lost["status"], lost["request_id"]) == (404, unknown)
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


# -- clients that hang up ---------------------------------------------------------------------------------------------


FOREVER = 480  # tokens; the rest of the context


def send(server: Serving, path: str, **body: Any) -> socket.socket:
    """A call over a bare connection, which can be cut at any moment."""
    raw = socket.create_connection(("127.0.0.1", server.settings.port))
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    raw.sendall(head.encode() + content)
    return raw


def test_of_a_chat(serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    """A single slot, and long answers that never end: whoever is served next has got the slot back."""
    server = serve(slots=1, max_queue=4)
    ask(server.client(), max_tokens=1)
    hold_answers(monkeypatch.setattr)
    before = server.metric("hfjax_completion_tokens_total", model=TEXT)

    def is_so(running: int, waiting: int, cancelled: int) -> bool:
        found = [server.metric(f"hfjax_requests_{name}") for name in ("running", "waiting")]
        found.append(server.metric("hfjax_requests_total", endpoint=CHAT, model=TEXT, outcome="cancelled"))
        return found == [running, waiting, cancelled]

    raw = send(server, CHAT, messages=HELLO, max_tokens=FOREVER, n=3)  # while several whole answers are awaited
    wait_for(lambda: is_so(1, 2, 0))
    raw.close()
    wait_for(lambda: is_so(0, 0, 3))
    stream = ask(server.client(), max_tokens=FOREVER, stream=True)
    assert any(chunk.choices[0].delta.content for chunk in stream)
    raw = send(server, CHAT, messages=HELLO, max_tokens=FOREVER, stream=True)  # while it waits for a slot
    wait_for(lambda: is_so(1, 1, 3))
    raw.close()
    wait_for(lambda: is_so(1, 0, 4))  # the other one goes on
    stream.close()  # in the middle of it
    wait_for(lambda: is_so(0, 0, 5))
    assert 0 < server.metric("hfjax_completion_tokens_total", model=TEXT) - before < FOREVER
    assert ask(server.client(), max_tokens=2).usage.completion_tokens == 2, "the slot is free"


def test_of_a_picture(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_pictures(monkeypatch.setattr)
    outcome = {"endpoint": "/v1/images/generations", "model": PICTURES, "outcome": "cancelled"}
    before = server.metric("hfjax_requests_total", **outcome)
    raw = send(server, "/v1/images/generations", model=PICTURES, prompt="cat", steps=200, size="32x32")
    wait_for(lambda: server.metric("hfjax_requests_running") == 1)
    raw.close()
    wait_for(lambda: server.metric("hfjax_requests_total", **outcome) == before + 1)
