"""Models that are added to the lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind, ModelSpec
from hfjax_demo.errors import HubUnavailable, InvalidModelFolder, InvalidRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(cache_dir=tmp_path / "cache")


@pytest.fixture
def manager(settings: Settings) -> Iterator[ModelManager]:
    manager = ModelManager(settings)
    yield manager
    manager.close()


def described(spec: ModelSpec, _source: object) -> ModelSpec:
    return replace(spec, download_bytes=5_000, gated=True)


def test_what_is_added_is_there_after_the_next_start_too(
    manager: ModelManager, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sources, "described", described)
    folder = tmp_path / "My Pictures"
    folder.mkdir()
    (folder / "model_index.json").write_text("{}")
    file = tmp_path / "llama.gguf"
    file.write_bytes(b"GGUF")
    assert manager.add("Some/Model") == "Some/Model" == manager.add("some/model")
    assert manager.add(str(folder)) == "my-pictures"
    assert manager.add(str(file)) == "llama" and manager.add("gpt2") == "gpt2"
    assert manager.added == {"Some/Model", "my-pictures", "llama"}
    assert manager.catalog.find("some/model").gated and manager.status("Some/Model").spec.download_bytes == 5_000

    again = ModelManager(settings)
    try:
        assert again.added == manager.added
        assert again.catalog.find("my-pictures").kind is ModelKind.IMAGE
        assert again.catalog.find("Some/Model").download_bytes == 5_000
        again.remove_added("llama")
        with pytest.raises(InvalidRequest, match="was not added here"):
            again.remove_added("gpt2")
        file.unlink()
    finally:
        again.close()
    once_more = ModelManager(settings)
    assert once_more.added == {"Some/Model", "my-pictures"}
    once_more.close()


def test_what_is_not_there_is_not_added(manager: ModelManager, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise HubUnavailable("The hub cannot be reached.")

    monkeypatch.setattr(sources, "described", unreachable)
    with pytest.raises(HubUnavailable):
        manager.add("some/model")
    with pytest.raises(InvalidModelFolder):
        manager.add("./no-such-folder")
    assert not manager.added


def test_a_torn_list_is_an_empty_one(settings: Settings) -> None:
    settings.cache_dir.mkdir()
    for text in ("{", "3", '{"a": 1}', "[1, null]", '[{"name": 1}]', '[{"name": "x", "where": 5, "kind": "text"}]'):
        (settings.cache_dir / "added_models.json").write_text(text)
        manager = ModelManager(settings)
        assert not manager.added
        manager.close()
