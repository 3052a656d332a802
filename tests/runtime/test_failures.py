"""Everything that can go wrong with a model: one sentence for the person, and the next request is served."""

from __future__ import annotations

import errno
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import pytest

from hfjax_demo.errors import (
    DiskFull,
    EngineFailed,
    FetchFailed,
    GatedModel,
    HfjaxError,
    HubUnavailable,
    InvalidModelFolder,
    ModelNotFound,
    OutOfMemory,
    UnsupportedModel,
)
from hfjax_demo.events import Failed, Finished, ModelState
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.worker import is_out_of_memory, to_hfjax_error
from hfjax_demo.text import engine_builder
from hfjax_demo.text.engine import TextEngine

from ..fake_hub import FakeHub
from ..sources.conftest import hub, hub_cache  # noqa: F401  # fixtures
from ..sources.fetching import assert_one_sentence
from ..tiny_models import Reference, prompt_ids
from .managing import FOREVER, ask, collect, engine_of, first_delta, tokens

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

Make = Callable[..., ModelManager]

EXHAUSTED = "RESOURCE_EXHAUSTED: Out of memory while trying to allocate 34359738368 bytes."


def failure(manager: ModelManager, model: str, count: int = 8) -> HfjaxError:
    """What a request for this model ends with."""
    try:
        last = collect(manager.generate(ask(model, count)))[-1]
    except HfjaxError as error:
        assert_one_sentence(error)
        return error
    assert isinstance(last, Failed)
    assert_one_sentence(last.error)
    return last.error


def assert_serves(manager: ModelManager, model: str, reference: Reference) -> None:
    assert tokens(collect(manager.generate(ask(model)))) == reference.greedy(prompt_ids(6), 8)


def test_whatever_the_hub_refuses(
    make: Make,
    folders: list[str],
    references: list[Reference],
    hub: FakeHub,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files = {path.name: path.read_bytes() for path in Path(folders[0]).iterdir()}
    hub.repositories = dict.fromkeys(("a/gated", "a/pending", "a/broken", "a/large", "a/fine"), files)
    hub.gated, hub.forbidden = {"a/gated"}, {"a/pending"}
    manager = make()

    assert type(failure(manager, "no-such-model")) is ModelNotFound
    assert type(failure(manager, "a/nothing")) is ModelNotFound
    assert type(failure(manager, "a/gated")) is GatedModel
    monkeypatch.setenv("HF_TOKEN", "hf_of_somebody_else")
    refused = failure(manager, "a/pending")
    assert type(refused) is GatedModel and "a/pending" in str(refused)
    monkeypatch.setenv("HF_TOKEN", "")
    hub.broken = True
    assert type(failure(manager, "a/fine")) is HubUnavailable
    hub.broken = False
    with monkeypatch.context() as patch:
        patch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=1000))
        assert type(failure(manager, "a/large")) is DiskFull

    assert manager.status("a/gated").state is ModelState.FAILED
    assert "a/gated" in manager.status("a/gated").message
    assert_serves(manager, "a/fine", references[0])


def test_a_hub_that_breaks_off_half_way(
    make: Make,
    folders: list[str],
    references: list[Reference],
    hub: FakeHub,  # noqa: F811
) -> None:
    files = {path.name: path.read_bytes() for path in Path(folders[0]).iterdir()}
    hub.repositories = {"a/large": files | {"extra.model": b"x" * 3_000_000}, "a/fine": files}
    hub.breaks_off = True
    manager = make()

    assert isinstance(failure(manager, "a/large"), FetchFailed | HubUnavailable)

    assert_serves(manager, "a/fine", references[0])


def test_weights_that_are_damaged(make: Make, folders: list[str], references: list[Reference], tmp_path: Path) -> None:
    manager = make()
    for name, damage in (("header", lambda text: text[:100]), ("end", lambda text: text[:-999])):
        folder = shutil.copytree(folders[0], tmp_path / name)
        weights = folder / "model.safetensors"
        weights.write_bytes(damage(weights.read_bytes()))
        found = failure(manager, str(folder))
        assert type(found) is InvalidModelFolder and "damaged (model.safetensors" in str(found)

    assert_serves(manager, folders[0], references[0])


def test_an_architecture_that_nobody_knows(
    make: Make, folders: list[str], references: list[Reference], tmp_path: Path
) -> None:
    folder = shutil.copytree(folders[0], tmp_path / "unknown")
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    (folder / "config.json").write_text(json.dumps(config | {"model_type": "zebra"}), encoding="utf-8")
    manager = make()

    found = failure(manager, str(folder))

    assert isinstance(found, UnsupportedModel | InvalidModelFolder) and "zebra" in str(found)
    assert_serves(manager, folders[0], references[0])


@pytest.mark.parametrize("error", [jax.errors.JaxRuntimeError(EXHAUSTED), MemoryError()])
def test_no_memory_while_loading(
    error: Exception, make: Make, folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make()
    assert_serves(manager, folders[0], references[0])

    def load(folder: Path, name: str, **keywords: Any) -> TextEngine:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(engine_builder, "load_engine", load)
        found = failure(manager, folders[1])

    assert type(found) is OutOfMemory and "loading model1" in str(found)
    assert manager.status(folders[0]).state is ModelState.READY
    assert_serves(manager, folders[0], references[0])
    assert_serves(manager, folders[1], references[1])


@pytest.mark.parametrize("error", [jax.errors.JaxRuntimeError(EXHAUSTED), MemoryError()])
def test_no_memory_while_answering(
    error: Exception, make: Make, folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make()
    for folder, reference in zip(folders[:2], references, strict=False):
        assert_serves(manager, folder, reference)
    poor, right = engine_of(manager, folders[0]), TextEngine.step

    def step(self: TextEngine) -> None:
        right(self)
        if self is poor:
            raise error

    with monkeypatch.context() as patch:
        patch.setattr(TextEngine, "step", step)
        found = failure(manager, folders[0], FOREVER)
        assert_serves(manager, folders[1], references[1])

    assert type(found) is OutOfMemory
    assert engine_of(manager, folders[0]) is poor, "it starts over with an empty state"
    assert_serves(manager, folders[0], references[0])


def test_an_engine_that_cannot_even_start_over_is_loaded_anew(
    make: Make, folders: list[str], references: list[Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make()
    assert_serves(manager, folders[0], references[0])
    broken = engine_of(manager, folders[0])

    def raises(*_: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(TextEngine, "step", raises)
        patch.setattr(TextEngine, "fail", raises)
        found = failure(manager, folders[0])

    assert type(found) is OutOfMemory
    assert manager.status(folders[0]).state is ModelState.EVICTED
    assert_serves(manager, folders[0], references[0])
    assert engine_of(manager, folders[0]) is not broken


@pytest.mark.parametrize("error", [SystemExit("somebody called exit"), ZeroDivisionError("a test"), MemoryError()])
def test_a_command_that_breaks_ends_its_engines_requests_and_nothing_else(
    error: BaseException,
    make: Make,
    folders: list[str],
    references: list[Reference],
    paused: set[TextEngine],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    manager = make()
    left, others = manager.generate(ask(folders[0], FOREVER)), manager.generate(ask(folders[1], 200))
    rest = first_delta(left)
    paused.add(engine_of(manager, folders[0]))
    going_on = first_delta(others)
    thread = manager._local.worker._thread

    def breaks(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(TextEngine, "cancel", breaks)
        left.cancel()
        last = list(rest)[-1]

    paused.clear()
    assert isinstance(last, Failed) and isinstance(last.error, EngineFailed)
    assert_one_sentence(last.error)
    assert "A task on the device thread failed." in caplog.text and type(error).__name__ in caplog.text
    assert isinstance(list(going_on)[-1], Finished)
    for folder, reference in zip(folders[:2], references, strict=False):
        assert_serves(manager, folder, reference)
    assert manager._local.worker._thread is thread and thread.is_alive()


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space left on device"), RuntimeError("closed"), MemoryError()]
)
def test_what_is_not_the_types_fault_is_not_tried_again_in_float32(
    error: Exception, make: Make, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager, tried = make(dtype="bfloat16"), []

    def load(folder: Path, name: str, *, dtype: str, **keywords: Any) -> TextEngine:
        tried.append(dtype)
        raise error

    monkeypatch.setattr(engine_builder, "load_engine", load)
    failure(manager, folders[0])

    assert tried == ["bfloat16"]


def test_what_counts_as_no_memory_left() -> None:
    inner = EngineFailed("The engine broke.")
    inner.__cause__ = RuntimeError(EXHAUSTED)
    assert is_out_of_memory(inner) and is_out_of_memory(MemoryError())
    assert not is_out_of_memory(ValueError("out of memory is what this prompt is about"))
    assert not is_out_of_memory(OSError(errno.ENOSPC, "No space left on device"))

    assert type(to_hfjax_error(inner, "answering")) is OutOfMemory
    kept = UnsupportedModel("It cannot run here.")
    assert to_hfjax_error(kept, "loading") is kept
    assert "ZeroDivisionError: surprise" in str(to_hfjax_error(ZeroDivisionError("surprise"), "loading"))
