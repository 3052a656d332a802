"""XLA's cache on disk: torn entries go, whole ones are read through once, and all together stay within bounds."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from jax._src.compilation_cache import compress_executable

from hfjax_demo.bridge.programs.xla_cache import CHECKED, drop_torn, trim
from hfjax_demo.runtime.device import configure_jax

WHOLE = compress_executable(bytes(range(256)) * 400)


def entry(folder: Path, name: str, content: bytes = WHOLE, *, used: float | None = None) -> Path:
    path = folder / f"{name}-cache"
    path.write_bytes(content)
    if used is not None:
        os.utime(path, (used, used))
    return path


@pytest.mark.parametrize("content", [b"", WHOLE[:1], WHOLE[: len(WHOLE) // 2], WHOLE[:-1], b"\0" * len(WHOLE)])
def test_a_torn_entry_goes_and_a_whole_one_stays(tmp_path: Path, content: bytes) -> None:
    torn, whole = entry(tmp_path, "torn", content), entry(tmp_path, "whole")
    other = tmp_path / "notes.txt"
    other.write_text("mine")
    assert drop_torn(tmp_path) == 1
    assert (torn.exists(), whole.exists(), other.exists()) == (False, True, True)


def test_a_process_begins_with_a_whole_cache(tmp_path: Path, shared_cache: Path) -> None:
    (tmp_path / "compiled").mkdir(mode=0o700)
    torn = entry(tmp_path / "compiled", "torn", WHOLE[:-1])
    try:
        configure_jax(tmp_path)
    finally:
        configure_jax(shared_cache)
    assert not torn.exists()


def test_only_what_is_new_or_has_changed_is_read(tmp_path: Path) -> None:
    """What is torn behind the program's back, with the same size and time, shows what is read."""
    first, second = (entry(tmp_path, name, used=1e9) for name in ("first", "second"))
    assert drop_torn(tmp_path) == 0
    entry(tmp_path, "first", b"\0" * len(WHOLE), used=1e9)
    assert drop_torn(tmp_path) == 0 and first.exists()
    entry(tmp_path, "second", b"\0" * len(WHOLE), used=2e9)
    assert drop_torn(tmp_path) == 1 and not second.exists()
    noted = json.loads((tmp_path / CHECKED).read_text())
    (tmp_path / CHECKED).write_text(json.dumps(noted | {"by": "another Python"}))  # may compress in another way
    assert drop_torn(tmp_path) == 1 and not first.exists()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"by": 1}', b'{"by": "x", "whole": []}', b"\xff"])
def test_a_damaged_list_of_what_was_read_means_to_read_all(tmp_path: Path, content: bytes) -> None:
    (tmp_path / CHECKED).write_bytes(content)
    torn = entry(tmp_path, "torn", WHOLE[:-1])
    assert drop_torn(tmp_path) == 1 and not torn.exists()


def test_no_folder_and_one_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert drop_torn(tmp_path / "missing") == 0
    trim(tmp_path / "missing")
    entry(tmp_path, "torn", b"")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "unlink", refuse)
    assert drop_torn(tmp_path) == 0
    trim(tmp_path, 0)


def test_what_is_unused_for_longest_goes_first(tmp_path: Path) -> None:
    paths = [entry(tmp_path, str(age), used=1e9 - age) for age in range(10)]
    for _ in range(2):
        trim(tmp_path, 3 * len(WHOLE))
        assert [path.exists() for path in paths] == [True] * 3 + [False] * 7
    os.utime(paths[2], (2e9, 1e9 - 2))  # read lately
    trim(tmp_path, len(WHOLE))
    assert [path.exists() for path in paths[:3]] == [False, False, True]
