"""A second copy of this program as the remote server: page, API, figures and Stop, from a client's through both to the engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openai
import pytest

from hfjax_demo.requests import SamplingSettings, TextRequest
from tests.api.serving import TEXT, Serving, make_models, refused, wait_for
from tests.holding import hold_answers

from .conftest import NAME

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

HELLO: Any = [{"role": "user", "content": "hello"}]
CHAT = "/v1/chat/completions"


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory, shared_cache: Path) -> Iterator[tuple[Serving, Serving]]:
    """One that computes, and one that passes on; both have the same local models."""
    models = make_models(tmp_path_factory.mktemp("models"))
    with Serving(models, shared_cache, api_key="sk-first", slots=2, max_queue=1) as first:
        remote = f"{NAME}={first.url}/v1/#{TEXT}"  # the slash does not matter
        with Serving(models, shared_cache, remote=remote, remote_key="sk-first") as second:
            yield first, second


def ask(client: openai.OpenAI, model: str, **changes: Any) -> Any:
    return client.chat.completions.create(
        **{"model": model, "messages": HELLO, "max_tokens": 12, "temperature": 0} | changes
    )


def test_the_answer_and_its_counts_are_those_of_the_first(copies: tuple[Serving, Serving]) -> None:
    first, second = copies
    direct = ask(first.client(api_key="sk-first"), TEXT)
    top_1 = {"temperature": 1, "extra_body": {"top_k": 1}}  # greedy as well, in words that OpenAI does not know
    for sampling in ({}, top_1):
        passed = ask(second.client(), NAME, **sampling)
        assert passed.choices[0].message.content == direct.choices[0].message.content
        assert passed.choices[0].finish_reason == "length" and passed.model == NAME
        assert passed.usage.completion_tokens == 12
        assert passed.usage.prompt_tokens == direct.usage.prompt_tokens
    assert not second.manager.compilations(), "nothing was loaded here"
    wait_for(lambda: second.metric("hfjax_completion_tokens_total", model=NAME) == 24)
    assert "sk-first" not in second.log.getvalue()


def test_to_hang_up_reaches_the_engine(copies: tuple[Serving, Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    hold_answers(monkeypatch.setattr)
    first, second = copies
    stream = ask(second.client(), NAME, stream=True, max_tokens=400)
    for chunk in stream:
        if chunk.choices[0].delta.content:
            break
    stream.close()
    wait_for(lambda: first.metric("hfjax_requests_total", endpoint=CHAT, model=TEXT, outcome="cancelled") == 1)
    wait_for(lambda: second.metric("hfjax_requests_total", endpoint=CHAT, model=NAME, outcome="cancelled") == 1)


def test_its_refusals_are_told_apart(copies: tuple[Serving, Serving], monkeypatch: pytest.MonkeyPatch) -> None:
    hold_answers(monkeypatch.setattr)
    first, second = copies
    with refused(400, "context_length_exceeded", says=f"remote server at 127.0.0.1:{first.settings.port}"):
        ask(second.client(), NAME, messages=[{"role": "user", "content": "word " * 3000}])
    sampling = SamplingSettings(max_new_tokens=400)
    streams = [second.manager.generate(TextRequest(NAME, HELLO, sampling=sampling)) for _ in range(3)]
    wait_for(lambda: first.manager.status(TEXT).active_requests == 3)  # two slots, and a queue of one
    with refused(429, "queue_full", says="is busy"):
        ask(second.client(), NAME)
    for stream in streams:
        stream.cancel()
    wait_for(lambda: first.manager.status(TEXT).active_requests == 0)
