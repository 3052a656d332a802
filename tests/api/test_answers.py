"""A call's events on the event loop, and a stream's bytes: what is held back, and what fails after it has begun."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hfjax_demo.api.answers import DONE, KEEP_ALIVE_COMMENT, Answers
from hfjax_demo.api.chat import ChatFormat
from hfjax_demo.api.client_events import ClientEvents, ClientGone
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

pytestmark = pytest.mark.usefixtures("engines")

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


# -- events -------------------------------------------------------------------------------------------------------


def test_events_of_many_threads_arrive_in_each_streams_order() -> None:
    streams = [RequestStream() for _ in range(8)]
    expected = [*[TextDelta(str(number), (number,)) for number in range(500)], END]

    def put(stream: RequestStream) -> None:
        for event in expected:
            stream.put(event)

    async def listen() -> list[list[Event]]:
        found: list[list[Event]] = [[] for _ in streams]
        async with ClientEvents(streams, Client().receive) as heard:
            threads = [threading.Thread(target=put, args=(stream,)) for stream in streams]
            for thread in threads:
                thread.start()
            while heard.is_open:
                batch = await heard.events()
                assert batch, "nothing was silent for long"
                for index, event in batch:
                    found[index].append(event)
        return found

    assert run(listen()) == [expected] * 8
    assert not any(stream.cancelled for stream in streams), "all of them had come to their end"


def test_a_long_silence_is_told_and_a_short_one_is_not() -> None:
    stream = RequestStream()
    stream.put(LOADING)  # before anybody listens

    async def listen() -> list[int]:
        sizes = []
        async with ClientEvents([stream], Client().receive, silence_s=0.05) as heard:
            for _ in range(3):
                sizes.append(len(await heard.events()))
            stream.put(LOADING)
            stream.put(END)
            sizes.append(len(await heard.events()))
        return sizes

    assert run(listen()) == [1, 0, 0, 2]


async def hang_up() -> dict[str, str]:
    return {"type": "http.disconnect"}


@pytest.mark.parametrize("receive", [Client().receive, hang_up], ids=["the call ends early", "the client hangs up"])
def test_what_still_runs_is_cancelled(receive: Callable[[], Awaitable[dict[str, Any]]]) -> None:
    done, running = RequestStream(), RequestStream()
    done.put(END)

    async def listen() -> None:
        async with ClientEvents([done, running], receive) as heard:
            await heard.events()
            if receive is hang_up:
                await heard.events()

    if receive is hang_up:
        with pytest.raises(ClientGone):
            run(listen())
    else:
        run(listen())
    assert running.cancelled and (receive is hang_up or not done.cancelled)
    running.put(END)  # the loop has ended, and that harms nobody
    assert running.pop_events() == [END]


# -- streams ------------------------------------------------------------------------------------------------------


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


def at_once(*events: Event) -> Client:
    async def put(stream: RequestStream, _: Client) -> None:
        for event in events:
            stream.put(event)

    return streamed(put)


def chunks(client: Client) -> list[dict[str, Any]]:
    lines = client.body.removesuffix(DONE).decode().split("\n\n")
    return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]


def test_text_that_comes_together_is_sent_together_and_what_is_held_back_makes_no_event() -> None:
    text = 'naïve "café"\n\n你好 \N{GRINNING FACE}\x00\u2028data: [DONE]'
    client = at_once(
        LOADING, Prefilling(5, 5, 2), TextDelta("", (1,)), TextDelta(text, (1,)), TextDelta("b", (2,)), END
    )
    start, *bodies = client.sent
    assert start["status"] == 200 and (b"content-type", b"text/event-stream; charset=utf-8") in start["headers"]
    assert client.body.endswith(DONE) and not bodies[-1]["more_body"]
    *told, usage = chunks(client)
    opening, delta, end = (chunk["choices"][0] for chunk in told)
    assert (opening["delta"]["role"], delta["delta"], end["delta"]) == ("assistant", {"content": text + "b"}, {})
    assert [opening["finish_reason"], delta["finish_reason"], end["finish_reason"]] == [None, None, "stop"]
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


def test_an_answer_that_the_server_ends_says_so() -> None:
    with pytest.raises(Refusal, match="stopped this response") as caught:
        at_once(Finished(FinishReason.CANCELLED, END.statistics))
    assert (caught.value.status, caught.value.code) == (503, "cancelled")
