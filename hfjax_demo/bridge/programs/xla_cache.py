"""Maintains XLA's persistent cache, a folder of executables that JAX fills: removes torn entries and limits its size.

JAX writes an entry in place, and never replaces an existing one. An entry torn by a killed process therefore stays torn: JAX
warns and recompiles at every later start. JAX limits the folder's size only with a lock that not every file system has, and by
reading the status of every entry whenever it adds one (17 ms for 500 entries, 170 ms for 3000). Hence :func:`drop_torn` at
start, and :func:`trim` at start and from time to time.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
from collections.abc import Iterator
from pathlib import Path

import jax
from jax._src.compilation_cache import decompress_executable  # JAX's function that reads an entry

from .store import write_atomically

SUFFIX = "-cache"  # JAX's suffix of entries
CHECKED = "checked.json"  # lists the entries found complete, so that each is read only once
LIMIT_BYTES = 2 << 30  # a model has about a hundred programs, of 30 KB each on a CPU and some megabytes on a GPU


def drop_torn(folder: Path) -> int:
    """Remove the entries that JAX cannot read; return their number.

    Checks only entries that are new or changed since the last time. Does nothing if the folder is not writable.
    """
    checked, dropped = _checked(folder), 0
    whole: dict[str, list[int]] = {}
    for entry, found in _stats(folder):
        mark = [found.st_size, found.st_mtime_ns]
        if checked.get(entry.name) == mark or _is_complete(Path(entry)):
            whole[entry.name] = mark
        else:
            with contextlib.suppress(OSError):
                os.unlink(entry)
                dropped += 1
    if whole != checked:
        _save_checked(folder, whole)
    return dropped


def trim(folder: Path, limit_bytes: int = LIMIT_BYTES) -> None:
    """Remove the least recently used entries until the rest is within ``limit_bytes``."""
    found = [(max(stat.st_atime, stat.st_mtime), stat.st_size, entry.path) for entry, stat in _stats(folder)]
    total = sum(size for _, size, _ in found)
    for _, size, path in sorted(found):
        if total <= limit_bytes:
            return
        with contextlib.suppress(OSError):
            os.unlink(path)
        total -= size


def _stats(folder: Path) -> Iterator[tuple[os.DirEntry[str], os.stat_result]]:
    with contextlib.suppress(OSError), os.scandir(folder) as entries:  # the folder may not exist yet
        for entry in entries:
            if entry.name.endswith(SUFFIX):
                with contextlib.suppress(FileNotFoundError):  # removed by another process
                    yield entry, entry.stat()


def _is_complete(path: Path) -> bool:
    try:
        decompress_executable(path.read_bytes())
    except Exception:  # each compression has its own exceptions, and JAX chooses it by what is installed
        return False
    return True


def _reader_versions() -> str:
    return f"jax {jax.__version__}, Python {platform.python_version()}"


def _checked(folder: Path) -> dict[str, list[int]]:
    try:
        found = json.loads((folder / CHECKED).read_bytes())
        return dict(found["whole"]) if found["by"] == _reader_versions() else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _save_checked(folder: Path, whole: dict[str, list[int]]) -> None:
    with contextlib.suppress(OSError):
        write_atomically(folder / CHECKED, json.dumps({"by": _reader_versions(), "whole": whole}).encode())
