"""The cache begins small and grows when a request needs more, under conversations that are going on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hfjax_demo.events import Event, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.kv_cache import cache_positions
from tests import tiny_models


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("growth") / "llama", "llama")


def collect(into: list[int]) -> Callable[[Event], None]:
    def emit(event: Event) -> None:
        if isinstance(event, TextDelta):
            into.extend(event.token_ids)

    return emit


def test_a_longer_request_makes_room_and_disturbs_nobody(folder: Path) -> None:
    engine = tiny_models.load(folder, initial_positions=64)
    reference = tiny_models.Reference(folder)
    requests = [(tiny_models.prompt_ids(17), 40), (tiny_models.prompt_ids(100), 40), (tiny_models.prompt_ids(300), 40)]
    answers: list[list[int]] = [[] for _ in requests]
    rooms = []
    for (prompt, budget), answer in zip(requests, answers, strict=True):
        sampling = SamplingSettings(temperature=0, max_new_tokens=budget)
        engine.submit(TextRequest(model="tiny", prompt_ids=prompt, sampling=sampling), collect(answer))
        engine.step()
        engine.step()
        rooms.append(engine._programs.positions)
    while engine.has_work:
        engine.step()
    assert rooms == [64, 128, 512]  # what is there, and a block more: not what the answer may come to
    assert answers == [reference.greedy(prompt, budget) for prompt, budget in requests]


def test_the_cache_never_outgrows_the_context(folder: Path) -> None:
    engine = tiny_models.load(folder, initial_positions=96, context_length=200)
    sampling = SamplingSettings(temperature=0, max_new_tokens=500)
    answer: list[int] = []
    prompt = tiny_models.prompt_ids(150)
    engine.submit(TextRequest(model="tiny", prompt_ids=prompt, sampling=sampling), collect(answer))
    while engine.has_work:
        engine.step()
    assert engine._programs.positions == cache_positions(200)
    assert answer == tiny_models.Reference(folder).greedy(prompt, 50)
