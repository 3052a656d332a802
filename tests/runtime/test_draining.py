"""The end of a server: who may still come in, who is waited for, and who is cancelled."""

from __future__ import annotations

import threading

import pytest

from hfjax_demo.errors import ShuttingDown
from hfjax_demo.runtime.draining import Door
from hfjax_demo.runtime.worker import EventQueue

LONG = 600.0  # seconds that nothing here comes near


def test_nobody_comes_in_once_it_is_shut() -> None:
    door = Door(list)
    door.require_open()
    door.shut()
    assert door.is_shut
    with pytest.raises(ShuttingDown, match="try again in a minute"):
        door.require_open()


def test_what_ends_by_itself_is_waited_for() -> None:
    stream = EventQueue()
    looks = iter([[stream], [stream], [], []])
    assert Door(lambda: next(looks)).drain(LONG, threading.Event())
    assert not stream.cancelled


@pytest.mark.parametrize("hurry", [True, False])
def test_what_does_not_is_cancelled_and_then_waited_for(hurry: bool) -> None:
    inside = [EventQueue(), EventQueue()]
    streams = list(inside)
    for stream in streams:
        stream.on_cancel(lambda stream=stream: inside.remove(stream))  # type: ignore[misc]
    asked = threading.Event()
    if hurry:
        asked.set()
    assert not Door(lambda: list(inside)).drain(LONG if hurry else 0.0, asked)
    assert all(stream.cancelled for stream in streams)
