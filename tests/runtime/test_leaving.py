"""Visitors who leave, and many who come at once, before any program is there: nobody else notices."""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.events import Event, Failed, Finished, FinishReason, ModelState
from hfjax_demo.runtime.manager import ModelManager

from ..tiny_models import Reference, prompt_ids
from .managing import FOREVER, ask, collect, tokens

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

Make = Callable[..., ModelManager]

ROUNDS = 6  # hang-ups, each at another event; what comes after the third is text
REQUESTS = 200


def hang_up(manager: ModelManager, folder: str, events: int) -> tuple[list[Event], list[Event]]:
    """Two people ask at the same moment; one reads so many events and leaves. What was left for that one, and the other's."""
    leaving, staying = manager.generate(ask(folder, FOREVER)), manager.generate(ask(folder, 40, seed=1))
    iterator = iter(leaving)
    read = list(islice(iterator, events))
    leaving.cancel()
    return [*read, *iterator], collect(staying)


def test_who_hangs_up_at_any_event_disturbs_nobody(
    make: Make, folders: list[str], references: list[Reference], tmp_path: Path
) -> None:
    right = references[0].greedy(prompt_ids(6, 1), 40)
    for events in range(ROUNDS):
        manager = make(cache_dir=tmp_path / str(events))  # no program of it was ever made

        left, stayed = hang_up(manager, folders[0], events)

        last = left[-1]
        assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED, (events, last)
        assert not any(isinstance(event, Failed) for event in stayed), (events, stayed[-1])
        assert tokens(stayed) == right
        assert manager.status(folders[0]).state is ModelState.READY
        manager.close()


def test_two_hundred_first_requests_at_once(
    make: Make, folders: list[str], references: list[Reference], tmp_path: Path
) -> None:
    manager = make(cache_dir=tmp_path, max_queue=REQUESTS, compile_ahead=True)
    together = threading.Barrier(REQUESTS)
    found: list[list[Event]] = [[] for _ in range(REQUESTS)]

    def visit(number: int) -> None:
        together.wait()
        found[number] = list(manager.generate(ask(folders[number % 3], 6, seed=number)))

    visitors = [threading.Thread(target=visit, args=(number,)) for number in range(REQUESTS)]
    for visitor in visitors:
        visitor.start()
    for visitor in visitors:
        visitor.join()

    wrong: list[Any] = [
        (number, events[-1])
        for number, events in enumerate(found)
        if tokens(events) != references[number % 3].greedy(prompt_ids(6, number), 6)
    ]
    assert wrong == []
