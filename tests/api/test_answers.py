"""A stream's bytes, event by event: what is held back until the model has taken the prompt, and what fails later."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from hfjax_demo.api.answers import DONE, KEEP_ALIVE_COMMENT, Answers
from hfjax_demo.api.chat import ChatFormat
from hfjax_demo.api.schemas import ChatBody, parsed
from hfjax_demo.errors import ContextTooLong, EngineFailed
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    LoadProgress,
    ModelState,
    Prefilling,
    TextDelta,
    TextStatistics,
)
from hfjax_demo.requests import TextRequest
from hfjax_demo.runtime.request_stream import RequestStream
from hfjax_demo.web.refusals import Refusal
from tests.coroutines import run

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

LOADING = LoadProgress("tiny", ModelState.LOADING, "weights", 0.5)
END: Finished[Any] = Finished(FinishReason.STOP, TextStatistics(5, 2, 3, 512, 0.1, 1.0, 1.0, 0.0, 0.0, "test", 0))
BODY = b'{"messages": [{"role": "user", "content": "x"}], "stream_options": {"include_usage": true}}'
REQUEST = TextRequest("tiny", prompt="x")


class Client:
    """The other end of a call: keeps what is sent, and never leaves."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(self, message: Any) -> None:
        self.sent.append(message)

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)


def streamed(put: Callable[[RequestStream, Client], Any], *, silence_s: float = 600.0) -> Client:
    """What a client gets while ``put`` produces events; it may await what the client has got so far."""
    stream, client = RequestStream(), Client()

    async def go() -> None:
        answers = Answers([stream], ChatFormat("req-1", parsed(ChatBody, BODY), [REQUEST]), silence_s)
        task = asyncio.get_running_loop().create_task(answers.stream(client.receive, client.send))
        await put(stream, client)
        await task

    run(go())
    return client


async def came(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def at_once(*events: Event) -> Callable[[RequestStream, Client], Any]:
    async def put(stream: RequestStream, _: Client) -> None:
        for event in events:
            stream.put(event)

    return put


def chunks(client: Client) -> list[dict[str, Any]]:
    lines = client.body.removesuffix(DONE).decode().split("\n\n")
    return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]


def test_text_that_comes_together_is_sent_together() -> None:
    client = streamed(at_once(LOADING, Prefilling(5, 5, 2), TextDelta("a", (1,)), TextDelta("b", (2,)), END))
    start, *bodies = client.sent
    assert start["status"] == 200 and (b"content-type", b"text/event-stream; charset=utf-8") in start["headers"]
    assert client.body.endswith(DONE) and not bodies[-1]["more_body"]
    opening, delta, end = (chunk["choices"][0] for chunk in chunks(client)[:-1])
    assert (opening["delta"]["role"], delta["delta"], end["delta"]) == ("assistant", {"content": "ab"}, {})
    assert [opening["finish_reason"], delta["finish_reason"], end["finish_reason"]] == [None, None, "stop"]


def test_text_that_is_still_held_back_makes_no_event() -> None:
    client = streamed(at_once(TextDelta("", (1,)), END))
    opening, end, usage = chunks(client)
    assert opening["choices"][0]["delta"]["content"] == "" and end["choices"][0]["delta"] == {}
    assert usage["choices"] == [] and usage["usage"] == {
        "prompt_tokens": 5,
        "completion_tokens": 3,
        "total_tokens": 8,
        "prompt_tokens_details": {"cached_tokens": 2},
        "completion_tokens_details": {"reasoning_tokens": 0},
    }


def test_nothing_is_sent_before_the_model_has_taken_the_prompt() -> None:
    async def put(stream: RequestStream, client: Client) -> None:
        stream.put(LOADING)
        await asyncio.sleep(0.05)
        assert not client.sent
        stream.put(Failed(ContextTooLong("too long.")))

    with pytest.raises(Refusal) as caught:
        streamed(put)
    assert (caught.value.status, caught.value.code) == (400, "context_length_exceeded")


def test_a_long_load_is_told_to_be_alive_and_what_fails_then_is_the_streams_last_event() -> None:
    async def put(stream: RequestStream, client: Client) -> None:
        stream.put(LOADING)
        await came(lambda: client.body.count(KEEP_ALIVE_COMMENT) == 2)
        stream.put(Failed(EngineFailed("It broke.")))

    client = streamed(put, silence_s=0.02)
    assert client.sent[0]["status"] == 200
    *_, last = chunks(client)
    assert last == {"error": {"message": "It broke.", "type": "server_error", "param": None, "code": None}}
    assert client.body.endswith(DONE) and not client.sent[-1]["more_body"]


def test_characters_of_all_kinds_survive() -> None:
    text = 'naïve "café"\n\n你好 \N{GRINNING FACE}\x00\u2028data: [DONE]'
    client = streamed(at_once(TextDelta(text, (1,)), END))
    assert chunks(client)[1]["choices"][0]["delta"]["content"] == text
