"""What all of ``/v1`` shares: who may ask, for which models, with what kind of body, and how many at once."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import anthropic
import openai
import pytest

from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.status import RequestOrigin
from tests import patient
from tests.holding import hold_answers, hold_steps

from .serving import CHAT, HELLO, TEXT, Serving, ask, refused, wait_for

pytestmark = pytest.mark.usefixtures("engines")


def test_models_are_those_of_the_catalogue_for_both_kinds_of_clients(server: Serving, client: openai.OpenAI) -> None:
    listed = {model.id: model for model in client.models.list()}
    by_anthropic = anthropic.Anthropic(base_url=server.url, api_key="none", max_retries=0).models.list()
    assert list(listed) == [spec.name for spec in server.manager.catalog.entries()] == [one.id for one in by_anthropic]
    assert (listed[TEXT].object, listed[TEXT].model_extra["kind"]) == ("model", "text")  # type: ignore[index]
    assert by_anthropic.data[0].created_at.timestamp() == listed[by_anthropic.data[0].id].created
    # By hub id, slash and all, as the page knows it too.
    assert client.models.retrieve("HuggingFaceTB/SmolLM2-360M-Instruct").id == "smollm2-360m-instruct"
    assert patient.get(f"{server.url}/v1//models").json()["data"], "a base URL may end with a slash"
    for name in ("nobody", "owner/unknown", "/etc/passwd"):
        with refused(404, "model_not_found", "model"):
            client.models.retrieve(name)
    headers = {"anthropic-version": "2023-06-01"}
    unknown = patient.get(f"{server.url}/v1/models/none", headers=headers).json()
    assert unknown["type"] == "error" and unknown["error"]["type"] == "not_found_error"


def test_folders_are_served_where_the_owner_allows_them(serve: Callable[..., Serving], models: Path) -> None:
    server = serve(allow_custom_models=True, model_roots=(models.parent,))
    inside = str(models.parent / "text")
    found = ask(server.client(), model=inside, temperature=0)
    assert found.choices[0].message.content and found.model == inside
    assert server.client().models.retrieve(inside).model_extra["state"] == "ready"  # type: ignore[index]
    with refused(404, "model_not_found", "model", "outside this server's model folders"):
        ask(server.client(), model="/etc")
    assert server.metric("hfjax_requests_total", endpoint=CHAT, model="custom", outcome="length") == 1


def test_the_key_is_asked_for_but_not_by_the_operations(serve: Callable[..., Serving]) -> None:
    server = serve(api_key="the-right-key")
    assert ask(server.client(api_key="the-right-key")).choices
    for wrong in ("another", "the-right-ke", "the-right-key-"):
        with refused(401, "invalid_api_key", says="Authorization: Bearer"):
            ask(server.client(api_key=wrong))
    answer = server.post(CHAT, "{}", authorization="Basic the-right-key")
    assert (answer.status_code, answer.json()["error"]["type"]) == (401, "authentication_error")
    for path in ("/health", "/ready", "/metrics"):
        assert patient.get(server.url + path).status_code != 401
    assert server.metric("hfjax_requests_total", endpoint=CHAT, model="", outcome="unauthorized") == 4
    assert "the-right-key" not in repr(server.settings)


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        (b"", "invalid_json", "not valid JSON"),
        (b'{"a": "\\ud800"}', "invalid_json", "not valid JSON"),
        (b"[" * 100_000, "invalid_json", "not valid JSON"),
        ('{"a": 1}'.encode("utf-16")[:-1], "invalid_json", "not valid JSON"),
        (b'{"messages": [' + b"5," * 200_001 + b"5]}", "invalid_body", "too many values"),
        (b"[]", "invalid_type", "not a JSON object"),
        (b'{"messages": [{"role": "user", "content": "x"}], "temperature": NaN}', "invalid_value", "temperature"),
        (b'{"messages": [{"role": "user", "content": "x"}], "temperature": 1e999}', "invalid_value", "temperature"),
        (b"{}", "missing_required_parameter", "messages is missing"),
    ],
)
def test_a_body_that_cannot_be_read(server: Serving, body: bytes, code: str, says: str) -> None:
    answer = server.post(CHAT, body)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["type"]) == (400, code, "invalid_request_error"), error
    assert says in error["message"] and answer.headers["x-request-id"].startswith("req-")


@pytest.mark.parametrize(
    ("method", "path", "status", "allow"),
    [
        ("GET", CHAT, 405, "POST"),
        ("POST", "/v1/models", 405, "GET, HEAD"),
        ("GET", "/tokenize", 405, "POST"),
        ("PUT", "/health", 405, "GET, HEAD"),
        ("POST", "/v1/audio/speech", 404, None),
    ],
)
def test_another_method_is_told_which_there_are(
    server: Serving, method: str, path: str, status: int, allow: str | None
) -> None:
    answer = patient.request(method, server.url + path)
    assert (answer.status_code, answer.headers.get("allow")) == (status, allow)
    assert answer.json()["error"]["code"] == ("method_not_allowed" if allow else "unknown_url")
    head = patient.head(server.url + path)
    assert (head.status_code, head.content) == (200 if (allow or "").startswith("GET") else status, b"")


def test_a_compressed_body_is_refused(server: Serving) -> None:
    body = gzip.compress(b'{"messages": [{"role": "user", "content": "a"}], "max_tokens": 1}')
    for path in (CHAT, "/v1/messages", "/gradio_api/queue/join"):
        answer = patient.post(
            server.url + path, content=body, headers={"content-type": "application/json", "content-encoding": "gzip"}
        )
        assert (answer.status_code, answer.headers["accept-encoding"]) == (415, "identity"), path
        assert answer.json()["error"].get("code", "unsupported_media_type") == "unsupported_media_type"


def test_a_full_queue_turns_the_next_one_away(serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(slots=1, max_queue=1)
    ask(server.client())
    _, go_on = hold_steps(monkeypatch.setattr)
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(ask, server.client())
        wait_for(lambda: server.manager.status(TEXT).active_requests == 1)
        # Two at once where one more fits: neither is computed.
        with refused(429, "queue_full", says="try again in a moment"):
            ask(server.client(), n=2)
        go_on.set()
        assert running.result().choices
    assert server.metric("hfjax_requests_total", endpoint=CHAT, model=TEXT, outcome="queue_full") == 1
    assert server.manager.status(TEXT).active_requests == 0


def test_behind_a_gateway_that_serves_it_below_a_path(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRADIO_ROOT_PATH", "/deep/path")
    server = serve()
    assert ask(server.client(), temperature=0).choices[0].finish_reason == "length"
    assert patient.get(f"{server.url}/health").json() == {"status": "ok"}
    assert patient.get(f"{server.url}/v1/nothing").json()["error"]["code"] == "unknown_url"


def test_on_a_public_page_visitors_share_and_learn_nothing_of_each_other(
    serve: Callable[..., Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(public=True, trusted_proxies=1, slots=8, max_queue=32)
    victim, guesser = "198.51.100.1", "198.51.100.2"

    def post(visitor: str, path: str, **body: Any) -> Any:
        usual = {"model": TEXT, "max_tokens": 2, "temperature": 0}
        return server.post(path, json.dumps(usual | body), **{"x-forwarded-for": visitor})

    # Whoever guesses somebody's prompt learns nothing of it from the count of cached tokens; their own is still told.
    secret = [{"role": "user", "content": "the quick brown fox jumps over the lazy dog " * 3}]
    told = [post(visitor, CHAT, messages=secret).json()["usage"] for visitor in (victim, guesser, victim)]
    first, guess, again = (usage["prompt_tokens_details"]["cached_tokens"] for usage in told)
    assert first == guess == 0 and again > 30
    # A call for many answers counts as so many.
    assert post(victim, "/v1/completions", prompt=[5, 6, 7], n=16).status_code == 200
    hold_answers(monkeypatch.setattr)
    request = TextRequest(TEXT, HELLO, sampling=SamplingSettings(max_new_tokens=480))
    running = [server.manager.generate(request, RequestOrigin("page", visitor=victim)) for _ in range(8)]
    answer = post(victim, "/v1/completions", prompt=[5, 6, 7], n=16)
    for stream in running:
        stream.cancel()
    assert answer.status_code == 429 and "retry-after" in answer.headers
    error = answer.json()["error"]
    assert (error["type"], error["code"]) == ("rate_limit_error", "too_many_at_once")
