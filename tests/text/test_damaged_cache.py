"""A start with a cache folder that is damaged, full, read-only or of another processor answers as the one that filled it, and
says how it came by the model. Each start is a process of its own, and what it says is read from stderr."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import tiny_models

pytestmark = pytest.mark.usefixtures("processes")

MAPPED, LOADED = "loading: mapping the weights", "loading: reading the weights"
FEWER_REGISTERS = """
from llvmlite import binding
found = binding.get_host_cpu_features
def without_avx512():
    features = found()
    features.update((name, False) for name in features if name.startswith("avx512"))
    return features
binding.get_host_cpu_features = without_avx512
"""


class Start(NamedTuple):
    """The tokens of an answer, and what was said on stderr."""

    tokens: list[int]
    said: str


def start(folder: Path, cache: Path, prefix: Sequence[str] = (), **environment: str) -> Start:
    """Answer in a new process."""
    command = [*prefix, sys.executable, "-m", "hfjax_demo", "generate", str(folder), "--prompt-ids", "5,6,7", "--json"]
    options = ("--max-new-tokens", "6", "--temperature", "0", "--context-length", "128", "--cache-dir", str(cache))
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, timeout=600, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stderr
    return Start(json.loads(done.stdout)["token_ids"], done.stderr)


class Kept(NamedTuple):
    """A model's folder, a cache folder in which it is kept, and the tokens of its answer."""

    folder: Path
    cache: Path
    tokens: list[int]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    place = tmp_path_factory.mktemp("kept")
    folder = tiny_models.make_model(place / "model", "llama")
    first = start(folder, place / "cache")
    assert LOADED in first.said
    return Kept(folder, place / "cache", first.tokens)


def files_in(cache: Path) -> list[Path]:
    return [path for path in cache.rglob("*") if path.is_file()]


def cut_off(content: bytes) -> bytes:
    return content[: len(content) // 2]


def changed(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes(each ^ 0xFF for each in content[middle : middle + 64]) + content[middle + 64 :]


@pytest.mark.parametrize(
    ("of", "damage"),
    [
        ("weights", cut_off),
        ("programs", changed),
        pytest.param("weights", changed, marks=pytest.mark.release),
        pytest.param("programs", cut_off, marks=pytest.mark.release),
        pytest.param("", lambda content: b"", marks=pytest.mark.release),
    ],
)
def test_what_is_torn_is_made_again(kept: Kept, tmp_path: Path, of: str, damage: object) -> None:
    assert callable(damage)
    cache = Path(shutil.copytree(kept.cache, tmp_path / "cache"))
    damaged = files_in(cache / of)
    assert damaged
    for path in damaged:
        path.write_bytes(damage(path.read_bytes()))

    found = start(kept.folder, cache)
    again = start(kept.folder, cache)

    assert found.tokens == again.tokens == kept.tokens
    assert LOADED in found.said
    assert MAPPED in again.said and LOADED not in again.said


@pytest.mark.release
def test_what_another_processor_has_kept_is_not_used(kept: Kept, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(FEWER_REGISTERS)
    cache = tmp_path / "cache"

    there = start(kept.folder, cache, PYTHONPATH=str(tmp_path))
    here = start(kept.folder, cache)
    there_again = start(kept.folder, cache, PYTHONPATH=str(tmp_path))

    assert there.tokens == here.tokens == there_again.tokens == kept.tokens
    assert LOADED in there.said and LOADED in here.said
    assert MAPPED in there_again.said, "each keeps its own"


def mounted(*commands: str) -> list[str]:
    """The beginning of a command that runs with mounts of its own; the test is skipped where they are not allowed."""
    prefix = ["unshare", "--map-root-user", "--mount", "sh", "-ec", "\n".join([*commands, 'exec "$@"']), "sh"]
    if shutil.which("unshare") is None or subprocess.run([*prefix, "true"], capture_output=True).returncode:
        pytest.skip("This system does not let a user mount a folder.")
    return prefix


@pytest.mark.parametrize("free_kb", [0, pytest.param(300, marks=pytest.mark.release)])
def test_a_full_disk_is_said_and_the_answer_is_the_same(kept: Kept, tmp_path: Path, free_kb: int) -> None:
    (tmp_path / "cache").mkdir()
    cache = str(tmp_path / "cache")
    fill = "" if free_kb else f"cat /dev/zero > '{cache}/full' || true"

    found = start(kept.folder, Path(cache), mounted(f"mount -t tmpfs -o size={free_kb or 4}k none '{cache}'", fill))

    assert found.tokens == kept.tokens
    assert "could not be stored in" in found.said and "(No space left on device)" in found.said


@pytest.mark.parametrize("filled", [True, pytest.param(False, marks=pytest.mark.release)])
def test_a_read_only_folder_is_read(kept: Kept, tmp_path: Path, filled: bool) -> None:
    cache = tmp_path / "cache"
    if filled:
        shutil.copytree(kept.cache, cache)
    else:
        cache.mkdir()
    before = {path: path.stat().st_mtime_ns for path in files_in(cache)}

    found = start(
        kept.folder, cache, mounted(f"mount --bind '{cache}' '{cache}'", f"mount -o remount,bind,ro '{cache}'")
    )

    assert found.tokens == kept.tokens
    assert (MAPPED if filled else "(Read-only file system); the next start loads them anew") in found.said
    assert {path: path.stat().st_mtime_ns for path in files_in(cache)} == before


@pytest.mark.release
def test_two_processes_fill_one_folder(kept: Kept, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        both = list(pool.map(lambda _: start(kept.folder, tmp_path / "cache"), range(2)))

    again = start(kept.folder, tmp_path / "cache")

    assert [found.tokens for found in (*both, again)] == [kept.tokens] * 3
    assert MAPPED in again.said and LOADED not in again.said
