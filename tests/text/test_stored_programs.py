"""A text model that was loaded before: the same answers, nothing traced, nothing asked of PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.events import Event, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.model_findings import ModelFindings
from tests import tiny_models
from tests.tiny_models import prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def load(folder: Path, cache: Path, **changes: Any) -> tuple[Any, list[CompilationReport]]:
    made: list[CompilationReport] = []
    compiler = Compiler(store=open_store(cache, folder, "float32"), on_end=made.append)
    return tiny_models.load(folder, compiler=compiler, **changes), made


def tokens_of(engine: Any) -> list[int]:
    events: list[Event] = []
    sampling = SamplingSettings(temperature=0, max_new_tokens=12)
    engine.submit(TextRequest(model="tiny", prompt_ids=prompt_ids(20), sampling=sampling), events.append)
    while engine.has_work:
        engine.step()
    return [token for event in events if isinstance(event, TextDelta) for token in event.token_ids]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("models") / "gemma", "gemma3")


def test_the_second_load_finds_everything(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, made = load(folder, tmp_path)
    expected = tokens_of(first)
    assert made and not any(program.stored for program in made)
    assert expected == tiny_models.Reference(folder).greedy(prompt_ids(20), 12)

    def refused(*_: Any) -> Any:
        raise AssertionError("that was found out before")

    monkeypatch.setattr("hfjax_demo.text.loading.make_probe", refused)
    monkeypatch.setattr("hfjax_demo.text.loading.find_cache_use", refused)
    second, made = load(folder, tmp_path)
    assert tokens_of(second) == expected
    assert all(program.stored for program in made)
    assert (second.model.architecture, second.model.parameters, second.memory_bytes) == (
        first.model.architecture,
        first.model.parameters,
        first.memory_bytes,
    )


def test_other_stop_tokens_are_other_programs(tmp_path: Path, folder: Path) -> None:
    load(folder, tmp_path / "cache")
    expected = tokens_of(load(folder, tmp_path / "cache")[0])
    stopping = tiny_models.with_stop_ids(folder, tmp_path / "stopping", [expected[3]])
    engine, made = load(stopping, tmp_path / "cache")
    assert tokens_of(engine) == expected[: expected.index(expected[3]) + 1]
    assert not any(program.stored for program in made)


def test_findings_that_make_no_sense_are_found_anew(tmp_path: Path, folder: Path) -> None:
    store = open_store(tmp_path, folder, "float32")
    right = {"tokens": [1], "tolerance": 1, "crossed": 0}
    key, numbers = {"program": "what PyTorch answers, and what the cache keeps"}, np.zeros(320, np.float32).tobytes()
    for note in (None, [], {}, {"tokens": "?"}, right, right | {"use": {"shapes": [[1]]}}):
        for parts in ((), (numbers,)):
            store.save(key, note, *parts)
            assert ModelFindings.load(store) is None, note
    engine, _ = load(folder, tmp_path)
    assert len(tokens_of(engine)) == 12
