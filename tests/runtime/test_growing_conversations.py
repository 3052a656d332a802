"""Conversations that want more memory than their model was loaded with: the budget stays true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text.engine import TextEngine

from ..sources.fetching import wait_until
from ..tiny_models import Reference, prompt_ids
from .managing import FOREVER, LONG, ask, collect, engine_of, first_delta, tokens

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

Make = Callable[..., ModelManager]


def load_size(make: Make, model: str) -> int:
    found = make().status(model).estimated_bytes
    assert found is not None
    return found


def test_more_conversations_are_counted_and_given_back_with_the_model(
    make: Make, folders: list[str], references: list[Reference]
) -> None:
    manager = make(slots=4)
    collect(manager.generate(ask(folders[0], 1)))
    entry = manager._models_by_name[folders[0]]
    before = entry.reserved_bytes

    streams = [manager.generate(ask(folders[0], 60, seed)) for seed in range(4)]
    answers = [tokens(collect(stream)) for stream in streams]

    engine = engine_of(manager, folders[0])
    assert sum(bool(slot.pages) for slot in engine._slots.table.slots) == 4
    assert entry.reserved_bytes > before and entry.reserved_bytes >= engine.memory_bytes
    assert answers == [references[0].greedy(prompt_ids(6, seed), 60) for seed in range(4)]
    manager.unload(folders[0])
    assert entry.reserved_bytes == 0


def test_a_full_budget_makes_conversations_wait_and_models_stay(
    make: Make, folders: list[str], references: list[Reference], paused: set[TextEngine]
) -> None:
    budget = load_size(make, folders[0]) + load_size(make, folders[1])
    manager = make(slots=4, memory_budget=f"{budget + 1000}b")
    rest = first_delta(manager.generate(ask(folders[1], FOREVER)))
    paused.add(engine_of(manager, folders[1]))

    streams = [manager.generate(ask(folders[0], 20, seed)) for seed in range(3)]
    answers = [tokens(collect(stream)) for stream in streams]

    assert sum(bool(slot.pages) for slot in engine_of(manager, folders[0])._slots.table.slots) == 1
    assert answers == [references[0].greedy(prompt_ids(6, seed), 20) for seed in range(3)]
    paused.clear()
    collect_rest = list(rest)
    assert len(tokens(collect_rest)) > 0


def test_who_waits_for_room_comes_before_more_conversations(
    make: Make, folders: list[str], paused: set[TextEngine]
) -> None:
    manager = make(max_loaded_models=1, slots=2)
    rest = first_delta(manager.generate(ask(folders[0], FOREVER)))
    entry = manager._models_by_name[folders[0]]
    assert manager._local.budget.extend(entry, entry.reserved_bytes + 1)
    paused.add(engine_of(manager, folders[0]))
    manager.load(folders[1])
    wait_until(lambda: "waiting for memory" in manager.status(folders[1]).message, LONG)
    held = entry.reserved_bytes

    assert not manager._local.budget.extend(entry, held + 1)

    assert entry.reserved_bytes == held
    assert manager._local.budget.extend(entry, held - 1), "it has that"
    assert entry.reserved_bytes == held
    manager.cancel_load(folders[1])
    paused.clear()
    list(rest)


def test_a_model_that_was_unloaded_gets_nothing(make: Make, folders: list[str]) -> None:
    manager = make()
    collect(manager.generate(ask(folders[0], 1)))
    manager.unload(folders[0])
    entry = manager._models_by_name[folders[0]]

    assert not manager._local.budget.extend(entry, 1000)
    assert entry.reserved_bytes == 0
