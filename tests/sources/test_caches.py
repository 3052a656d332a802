"""What is found on the hub when somebody looks for it, and how a model's files go again."""

from __future__ import annotations

from pathlib import Path

import huggingface_hub
import pytest
from huggingface_hub import constants

from hfjax_demo import sources
from hfjax_demo.catalog import HubSource, ModelKind
from hfjax_demo.errors import FetchFailed, HubUnavailable, InvalidRequest, ModelNotFound
from hfjax_demo.sources import deleting, package_index

from ..catalogue import BUILT_IN
from ..fake_hub import PIPELINE_FILES, PIPELINE_JUNK, FakeHub
from .test_hub import MODEL_FILES, UNWANTED_FILES

SPEC = BUILT_IN.find("some/model")
WANTED = sum(map(len, MODEL_FILES.values()))


@pytest.fixture
def hub(hub: FakeHub) -> FakeHub:
    hub.repositories["some/model"] = {**MODEL_FILES, **UNWANTED_FILES}
    hub.repositories["some/files"] = {f"m-{tag}.gguf": tag.encode() * 1000 for tag in ("Q4_K_M", "Q8_0")}
    hub.repositories["some/pictures"] = PIPELINE_FILES | PIPELINE_JUNK
    return hub


def test_a_repository_is_described_before_it_is_fetched(hub: FakeHub) -> None:
    def described(name: str) -> tuple[ModelKind, int | None, bool]:
        spec = BUILT_IN.find(name)
        assert isinstance(spec.source, HubSource)
        found = sources.described(spec, spec.source)
        return found.kind, found.download_bytes, found.gated

    assert described("some/model") == (ModelKind.TEXT, WANTED, False)
    assert described("some/files:Q8_0") == (ModelKind.TEXT, 4000, False)
    assert described("some/pictures") == (ModelKind.IMAGE, sum(map(len, PIPELINE_FILES.values())), False)
    with pytest.raises(ModelNotFound):
        described("no/such")


def test_a_search_asks_the_hub_or_says_why_not(hub: FakeHub, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sources.search("  some  ", ModelKind.TEXT)
    assert [each.repo_id for each in found] == ["some/model", "some/files", "some/pictures"]
    assert found[0].downloads == 1234
    assert sources.search("none such", ModelKind.TEXT) == []
    for words in ("", "  ", "x" * 101):
        with pytest.raises(InvalidRequest):
            sources.search(words, ModelKind.TEXT)
    asked = len(hub.requests)
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    with pytest.raises(HubUnavailable, match="HF_HUB_OFFLINE forbids"):
        sources.search("some", ModelKind.TEXT)
    assert len(hub.requests) == asked
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", False)

    def fails(*_: object, **__: object) -> None:
        raise OSError("no route")

    monkeypatch.setattr(huggingface_hub.HfApi, "list_models", fails)
    with pytest.raises(HubUnavailable, match="The hub cannot be reached"):
        sources.search("some", ModelKind.TEXT)


def test_what_was_fetched_is_deleted_and_nothing_else(hub: FakeHub, tmp_path: Path) -> None:
    sources.fetch(SPEC, tmp_path)
    one, other = BUILT_IN.find("some/files:Q8_0"), BUILT_IN.find("some/files:Q4_K_M")
    for spec in (one, other):
        sources.fetch(spec, tmp_path)
    assert sources.delete(SPEC, tmp_path) == WANTED - 2, "two files are the same, and the cache has them once"
    assert sources.local_path(SPEC, tmp_path) is None and sources.delete(SPEC, tmp_path) == 0
    assert sources.delete(one, tmp_path) == 4000
    assert sources.local_path(one, tmp_path) is None and sources.local_path(other, tmp_path) is not None
    sources.fetch(SPEC, tmp_path)
    assert sources.local_path(SPEC, tmp_path) is not None


def test_a_package_is_deleted_within_the_cache_folder_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec, cache, elsewhere = BUILT_IN.find("gemma-3-270m"), tmp_path / "cache", tmp_path / "elsewhere" / "model"
    inside = cache / "models" / "gemma"
    for folder in (inside, elsewhere):
        folder.mkdir(parents=True)
        (folder / "a.gguf").write_bytes(b"x" * 50)
    monkeypatch.setattr(package_index, "local_path", lambda *_: inside / "a.gguf")
    assert deleting.delete(spec, cache) == 50 and not inside.exists()
    inside.symlink_to(elsewhere, target_is_directory=True)
    with pytest.raises(FetchFailed, match="outside the cache folder"):
        deleting.delete(spec, cache)
    monkeypatch.setattr(package_index, "local_path", lambda *_: elsewhere / "a.gguf")
    with pytest.raises(FetchFailed, match="outside the cache folder"):
        deleting.delete(spec, cache)
    assert (elsewhere / "a.gguf").exists()


def test_a_persons_own_files_are_not_deleted(tmp_path: Path) -> None:
    bundled = BUILT_IN.find("emoji-diffusion")
    assert not sources.is_deletable(bundled)
    with pytest.raises(InvalidRequest, match="delete them where they lie"):
        sources.delete(bundled, tmp_path)
    assert sources.is_present(bundled, tmp_path)
