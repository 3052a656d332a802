"""Entries that outlive the process: found again when they are the very same and whole, within bounds."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from hfjax_demo.bridge.cached_files import STALE_FILE_S
from hfjax_demo.bridge.programs import fingerprint
from hfjax_demo.bridge.programs.fingerprint import code_digest, code_files, open_store
from hfjax_demo.bridge.programs.store import ProgramStore, StoreEntry
from tests.test_imports import PACKAGE, own_imports

KEY = {"program": "decode", "arguments": ["float32[2]"]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "programs"


@pytest.fixture
def store(folder: Path) -> ProgramStore:
    return ProgramStore(folder, {"model": "a", "jax": "1"})


def test_what_is_saved_is_found_again_by_the_same_key_alone(folder: Path, store: ProgramStore) -> None:
    assert store.load(KEY) is None
    store.save(KEY, ["a", {"b": None}], b"\x00payload\n", b"", b"more")
    assert store.load(KEY) == StoreEntry(["a", {"b": None}], (b"\x00payload\n", b"", b"more"))
    assert ProgramStore(folder, {"jax": "1", "model": "a"}).load(dict(reversed(KEY.items()))) is not None
    assert store.load(KEY | {"arguments": ["float32[3]"]}) is None
    assert ProgramStore(folder, {"model": "a", "jax": "2"}).load(KEY) is None

    store.save(KEY, "other")
    assert store.load(KEY) == StoreEntry("other")
    for _ in range(2):
        store.discard(KEY)
        assert store.load(KEY) is None


def test_a_damaged_file_or_another_keys_is_a_miss_and_is_replaced(folder: Path, store: ProgramStore) -> None:
    store.save({"program": "other"}, "other")
    (foreign,) = folder.iterdir()
    store.save(KEY, {"shape": [1, 2]}, bytes(range(256)))
    (path,) = set(folder.iterdir()) - {foreign}
    whole = path.read_bytes()
    damaged = [whole[:length] for length in (0, 1, 15, 40, 90, len(whole) // 2, len(whole) - 1)]
    damaged += [whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :] for place in range(0, len(whole), 23)]
    damaged += [whole + b"\x00", b"\n" * 200, b"\xff" * 500, b"hfjax program 2\n", whole.replace(b" 2 ", b" 3 ", 1)]
    for content in (*damaged, foreign.read_bytes()):
        path.write_bytes(content)
        assert store.load(KEY) is None
        store.save(KEY, "new", b"again")
        assert store.load(KEY) == StoreEntry("new", (b"again",))


@pytest.mark.parametrize(
    ("limits", "kept"), [({"limit_entries": 2}, {"a", "d"}), ({"limit_bytes": 3600}, {"a", "c", "d"})]
)
def test_beyond_the_limit_those_unused_for_longest_go(limits: dict[str, int], kept: set[str], folder: Path) -> None:
    store = ProgramStore(folder, {})
    now = time.time()
    for age, name in enumerate("cba"):  # a is the oldest
        store.save({"program": name}, None, bytes(1000))
        (path,) = (item for item in folder.iterdir() if item.stat().st_mtime > now - 5)
        os.utime(path, (now - 100 * (age + 1),) * 2)
    assert store.load({"program": "a"}) is not None  # used again just now

    ProgramStore(folder, {}, **limits).save({"program": "d"}, None, bytes(1000))
    assert {name for name in "abcd" if store.load({"program": name}) is not None} == kept


def test_what_dead_processes_were_writing_goes(folder: Path, store: ProgramStore) -> None:
    folder.mkdir()
    forgotten, recent = folder / ".old.program", folder / ".new.program"
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
    assert store.load(KEY) is None and not store.is_writable
    assert ProgramStore(tmp_path / "new" / "programs", {}).is_writable


def test_a_model_is_its_files_its_precision_and_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = tmp_path / "model"
    (model / "unet").mkdir(parents=True)
    weights = model / "unet" / "model.safetensors"
    weights.write_bytes(b"weights")

    def store(dtype: str = "float32", **rounded: str) -> ProgramStore:
        return open_store(tmp_path / "cache", model, dtype, **rounded)

    store().save(KEY, None)
    assert store().load(KEY) and not store("bfloat16").load(KEY) and not store(cache_dtype="bfloat16").load(KEY)
    assert not store(activations="int8").load(KEY)
    (model / "README.md").write_text("a word more")
    assert store().load(KEY)
    os.utime(weights, (1, 1))
    assert not store().load(KEY)
    store().save(KEY, None)
    (model / "config.json").write_text("{}")
    assert not store().load(KEY)
    store().save(KEY, None)
    monkeypatch.setattr(fingerprint, "own_code", lambda: {"code": "another"})
    assert not store().load(KEY)


def test_other_code_is_another_fingerprint(tmp_path: Path) -> None:
    """Every file that a traced function can run through counts, those in folders of folders and the shared settings too."""
    traced = ("bridge/kernels/a/kernel.avx2.ll", "bridge/kernels/a/b.py", "settings.py", "text/c.py")
    for name in (*traced, "ui/d.py", "bridge/e.cc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    assert sorted(path.relative_to(tmp_path).as_posix() for path in code_files(tmp_path)) == sorted(traced)
    digests = {code_digest(tmp_path)}
    for name in traced:
        (tmp_path / name).write_text("MAX_LOGPROBS = 1\n")
        digests.add(code_digest(tmp_path))
    (tmp_path / "settings.py").rename(tmp_path / "renamed.py")
    assert len(digests | {code_digest(tmp_path)}) == len(traced) + 2


def test_traced_code_imports_nothing_that_the_fingerprint_leaves_out() -> None:
    covered = {path for path in code_files(PACKAGE) if path.suffix == ".py"}
    parts = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in covered}
    for path in covered - {
        PACKAGE / "__main__.py",
        PACKAGE / "__init__.py",
    }:  # entries, which import what is asked of them
        others = {part for part, _ in own_imports(path)} - parts
        # Where the files of a model lie and what it is called; no number of a program comes from there.
        assert others <= {"sources"}, path
