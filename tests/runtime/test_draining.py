"""The end of a server: who may still come in, who is waited for, and who is cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from hfjax_demo.errors import ShuttingDown
from hfjax_demo.events import Finished, FinishReason
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text.engine import TextEngine

from .managing import FOREVER, LONG, ask, collect, engine_of, first_delta

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

Make = Callable[..., ModelManager]


def test_nothing_new_begins_and_what_ends_by_itself_is_waited_for(make: Make, folders: list[str]) -> None:
    manager = make()
    stream = manager.generate(ask(folders[0], 200))
    rest = first_delta(stream)

    manager.refuse_new_requests()

    for act in (lambda: manager.generate(ask(folders[0])), lambda: manager.load(folders[1])):
        with pytest.raises(ShuttingDown, match="try again in a minute"):
            act()
    assert "shutting down" in manager.unready_reason()
    assert manager.drain(LONG, threading.Event())
    last = list(rest)[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.LENGTH and not stream.cancelled


@pytest.mark.parametrize("hurry", [True, False])
def test_what_does_not_is_cancelled_and_then_waited_for(
    hurry: bool, make: Make, folders: list[str], paused: set[TextEngine]
) -> None:
    manager = make()
    first_delta(manager.generate(ask(folders[0], 4)))
    paused.add(engine_of(manager, folders[0]))
    streams = [manager.generate(ask(folders[0], FOREVER, seed)) for seed in range(2)]
    asked = threading.Event()
    if hurry:
        asked.set()

    assert not manager.drain(LONG if hurry else 0.0, asked)

    for stream in streams:
        last = collect(stream)[-1]
        assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
