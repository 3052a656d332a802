"""Entries that outlive the process: found again when they are the very same, and never otherwise."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hfjax_demo.bridge.programs.fingerprint import code_digest, code_files, open_store
from hfjax_demo.bridge.programs.store import STALE_FILE_S, ProgramStore, StoreEntry
from tests.test_imports import PACKAGE, own_imports

KEY = {"program": "decode", "arguments": ["float32[2]"]}


@pytest.fixture
def store(tmp_path: Path) -> ProgramStore:
    return ProgramStore(tmp_path / "programs", {"model": "a", "jax": "1"})


def only_file(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "programs").iterdir()
    return path


def test_what_is_saved_is_found_again_by_the_same_key_alone(tmp_path: Path, store: ProgramStore) -> None:
    assert store.load(KEY) is None
    store.save(KEY, ["a", {"b": None}], b"\x00payload\n", b"", b"more")
    assert store.load(KEY) == StoreEntry(["a", {"b": None}], (b"\x00payload\n", b"", b"more"))
    assert ProgramStore(tmp_path / "programs", {"jax": "1", "model": "a"}).load(dict(reversed(KEY.items()))) is not None
    assert store.load(KEY | {"arguments": ["float32[3]"]}) is None
    assert ProgramStore(tmp_path / "programs", {"model": "a", "jax": "2"}).load(KEY) is None

    store.save(KEY, "other")
    assert store.load(KEY) == StoreEntry("other")
    store.discard(KEY)
    store.discard(KEY)
    assert store.load(KEY) is None


def test_a_damaged_file_is_a_miss_and_is_replaced(tmp_path: Path, store: ProgramStore) -> None:
    store.save(KEY, {"shape": [1, 2]}, bytes(range(256)))
    path = only_file(tmp_path)
    whole = path.read_bytes()
    damaged = [whole[:length] for length in (0, 1, 15, 40, 90, len(whole) // 2, len(whole) - 1)]
    damaged += [whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :] for place in range(0, len(whole), 23)]
    damaged += [whole + b"\x00", b"\n" * 200, b"\xff" * 500, b"hfjax program 2\n", whole.replace(b" 2 ", b" 3 ", 1)]
    for content in damaged:
        path.write_bytes(content)
        assert store.load(KEY) is None
        store.save(KEY, "new", b"again")
        assert store.load(KEY) == StoreEntry("new", (b"again",))


def test_another_keys_file_is_never_taken_for_this_ones(tmp_path: Path, store: ProgramStore) -> None:
    store.save({"program": "other"}, "other")
    foreign = only_file(tmp_path)
    store.save(KEY, "this")
    (own,) = (path for path in (tmp_path / "programs").iterdir() if path != foreign)
    own.write_bytes(foreign.read_bytes())
    assert store.load(KEY) is None


@pytest.mark.parametrize(
    ("limits", "kept"), [({"limit_entries": 2}, {"a", "d"}), ({"limit_bytes": 3600}, {"a", "c", "d"})]
)
def test_beyond_the_limit_the_entries_unused_for_longest_go(
    limits: dict[str, int], kept: set[str], tmp_path: Path
) -> None:
    store = ProgramStore(tmp_path / "programs", {})
    now = time.time()
    for age, name in enumerate("cba"):  # a is the oldest
        store.save({"program": name}, None, bytes(1000))
        (path,) = (item for item in (tmp_path / "programs").iterdir() if item.stat().st_mtime > now - 5)
        os.utime(path, (now - 100 * (age + 1),) * 2)
    assert store.load({"program": "a"}) is not None  # used again just now

    ProgramStore(tmp_path / "programs", {}, **limits).save({"program": "d"}, None, bytes(1000))
    assert {name for name in "abcd" if store.load({"program": name}) is not None} == kept


def test_what_dead_processes_were_writing_goes(tmp_path: Path, store: ProgramStore) -> None:
    (tmp_path / "programs").mkdir()
    forgotten, recent = tmp_path / "programs" / ".old.program", tmp_path / "programs" / ".new.program"
    for path in (forgotten, recent):
        path.write_bytes(b"half")
    os.utime(forgotten, (time.time() - 2 * STALE_FILE_S,) * 2)
    store.save(KEY, None)
    assert not forgotten.exists() and recent.exists()


def test_where_nothing_can_be_written_nothing_happens(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = ProgramStore(tmp_path / "file" / "programs", {})
    store.save(KEY, None)
    store.discard(KEY)
    assert store.load(KEY) is None


def test_a_model_is_its_files_and_its_precision(tmp_path: Path) -> None:
    model = tmp_path / "model"
    (model / "unet").mkdir(parents=True)
    weights = model / "unet" / "model.safetensors"
    weights.write_bytes(b"weights")

    def found(dtype: str = "float32", cache_dtype: str = "") -> bool:
        return open_store(tmp_path / "cache", model, dtype, cache_dtype=cache_dtype).load(KEY) is not None

    open_store(tmp_path / "cache", model, "float32").save(KEY, None)
    assert found() and not found("bfloat16") and not found(cache_dtype="bfloat16")
    (model / "README.md").write_text("a word more")
    assert found()
    os.utime(weights, (1, 1))
    assert not found()
    open_store(tmp_path / "cache", model, "float32").save(KEY, None)
    (model / "config.json").write_text("{}")
    assert not found()


def test_other_code_is_another_fingerprint(tmp_path: Path) -> None:
    """Every file that a traced function can run through counts, those in folders of folders and the shared settings too."""
    package = tmp_path / "package"
    shutil.copytree(PACKAGE, package, ignore=lambda _, names: [name for name in names if name == "__pycache__"])
    digest = code_digest(package)
    assert digest == code_digest(PACKAGE)
    files = [path.relative_to(package) for path in code_files(package)]
    assert Path("settings.py") in files and any(len(path.parts) > 2 for path in files)
    for path in files:
        original = (package / path).read_bytes()
        (package / path).write_bytes(original + b"\nMAX_LOGPROBS = 1\n")
        assert code_digest(package) != digest, path
        (package / path).write_bytes(original)
    (package / files[0]).rename(package / "renamed.py")
    assert code_digest(package) != digest


def test_traced_code_imports_nothing_that_the_fingerprint_leaves_out() -> None:
    covered = {path for path in code_files(PACKAGE) if path.suffix == ".py"}
    parts = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in covered}
    for path in covered - {PACKAGE / "__main__.py"}:
        others = {part for part, _ in own_imports(path)} - parts
        # Where the files of a model lie and what it is called; no number of a program comes from there.
        assert others <= {"sources"}, path


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_a_program_of_other_settings_is_made_anew(tmp_path: Path) -> None:
    """Over a warm cache: the number of logprobs is a constant of a program, and stands in another file than its function."""
    root = tmp_path / "root"
    shutil.copytree(
        PACKAGE, root / PACKAGE.name, ignore=lambda _, names: [name for name in names if name == "__pycache__"]
    )
    code = f"""
from pathlib import Path
import jax, jax.numpy as jnp
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.text.sampling import log_probabilities

made = []
store = open_store(Path({str(tmp_path / "cache")!r}), Path({str(tmp_path / "model")!r}), "float32")
arguments = jnp.zeros((1, 100)), jnp.zeros((1,), jnp.int32)
found = Compiler(store=store, on_end=made.append).compile("logprobs", log_probabilities, *arguments, key="logprobs")(*arguments)
print(made[0].stored, found.top.shape[1])
"""
    (defining,) = (path for path in (root / PACKAGE.name).glob("*.py") if "\nMAX_LOGPROBS = " in path.read_text())

    def run() -> list[str]:
        # The copied package comes before the installed one, for a script's working directory does.
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=600, check=True
        )
        return done.stdout.split()

    first = run()
    assert first[0] == "False" and run() == ["True", first[1]]
    defining.write_text(re.sub(r"\nMAX_LOGPROBS = \d+", "\nMAX_LOGPROBS = 7", defining.read_text()))
    assert run() == ["False", "7"]
