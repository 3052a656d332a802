"""Events on the event loop: none is lost, none waits, and who is silent or gone is noticed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from hfjax_demo.api.client_events import ClientEvents, ClientGone
from hfjax_demo.errors import EngineFailed
from hfjax_demo.events import Event, Failed, TextDelta
from hfjax_demo.runtime.request_stream import RequestStream
from tests.coroutines import run

pytestmark = pytest.mark.usefixtures("engines")

END = Failed(EngineFailed("over"))
Receive = Callable[[], Awaitable[dict[str, str]]]


def delta(number: int) -> TextDelta:
    return TextDelta(str(number), (number,))


async def still_there() -> dict[str, str]:
    await asyncio.Event().wait()
    raise AssertionError


def test_events_of_many_threads_arrive_in_each_streams_order() -> None:
    streams = [RequestStream() for _ in range(8)]

    def put(stream: RequestStream) -> None:
        for number in range(500):
            stream.put(delta(number))
        stream.put(END)

    async def listen() -> dict[int, list[Event]]:
        found: dict[int, list[Event]] = {index: [] for index in range(8)}
        async with ClientEvents(streams, still_there) as heard:
            threads = [threading.Thread(target=put, args=(stream,)) for stream in streams]
            for thread in threads:
                thread.start()
            while heard.is_open:
                batch = await heard.events()
                assert batch, "nothing was silent for long"
                for index, event in batch:
                    found[index].append(event)
            for thread in threads:
                thread.join()
        return found

    expected = [*[delta(number) for number in range(500)], END]
    assert all(events == expected for events in run(listen()).values())
    assert not any(stream.cancelled for stream in streams), "all of them had come to their end"


def test_a_long_silence_is_told_and_a_short_one_is_not() -> None:
    stream = RequestStream()
    stream.put(delta(0))  # before anybody listens

    async def listen() -> list[int]:
        sizes = []
        async with ClientEvents([stream], still_there, silence_s=0.05) as heard:
            for _ in range(3):
                sizes.append(len(await heard.events()))
            stream.put(delta(1))
            stream.put(END)
            sizes.append(len(await heard.events()))
        return sizes

    assert run(listen()) == [1, 0, 0, 2]


def test_whoever_leaves_early_cancels_what_still_runs() -> None:
    done, running = RequestStream(), RequestStream()
    done.put(END)

    async def listen() -> None:
        async with ClientEvents([done, running], still_there) as heard:
            await heard.events()

    run(listen())
    assert running.cancelled and not done.cancelled


def test_a_client_that_hangs_up_is_noticed_while_nothing_comes() -> None:
    stream = RequestStream()
    cancelled = threading.Event()
    stream.on_cancel(cancelled.set)

    async def hang_up() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def listen() -> None:
        async with ClientEvents([stream], hang_up) as heard:
            await heard.events()

    with pytest.raises(ClientGone):
        run(listen())
    assert cancelled.is_set()


def test_events_after_the_loop_has_ended_harm_nobody() -> None:
    stream = RequestStream()

    async def listen() -> None:
        async with ClientEvents([stream], still_there) as heard:
            stream.put(delta(1))
            await heard.events()

    run(listen())
    stream.put(END)
    assert stream.pop_events() == [END]
