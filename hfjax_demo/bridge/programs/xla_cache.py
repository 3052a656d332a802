"""XLA's persistent cache, a folder of executables that JAX fills: kept whole and within bounds.

JAX writes an entry in place, and never writes one that is there already. So what a killed process leaves torn stays torn: at
every start from then on JAX warns and compiles anew. It bounds the folder only with a lock that not every file system has, and
with a look at every entry whenever it adds one (17 ms among 500, 170 ms among 3000). Hence :func:`drop_torn` at start, and
:func:`trim` then and now and again.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import tempfile
from collections.abc import Iterator
from pathlib import Path

import jax
from jax._src.compilation_cache import decompress_executable  # what reads an entry decides whether it can be read

SUFFIX = "-cache"  # of an entry; JAX's
CHECKED = "checked.json"  # which entries were found whole, so that they are read through only once
LIMIT_BYTES = 2 << 30  # a model has some hundred programs, of 30 KB each on a CPU and of some megabytes on a GPU


def drop_torn(folder: Path) -> int:
    """Remove the entries that JAX could not read; returns how many there were.

    Only those are looked into that are new or have changed since the last time. Nothing happens where nothing can be written.
    """
    checked, dropped = _checked(folder), 0
    whole: dict[str, list[int]] = {}
    for entry, found in _stats(folder):
        mark = [found.st_size, found.st_mtime_ns]
        if checked.get(entry.name) == mark or _is_whole(Path(entry)):
            whole[entry.name] = mark
        else:
            with contextlib.suppress(OSError):
                os.unlink(entry)
                dropped += 1
    if whole != checked:
        _remember(folder, whole)
    return dropped


def trim(folder: Path, limit_bytes: int = LIMIT_BYTES) -> None:
    """Remove the entries unused for longest until the rest is within ``limit_bytes``."""
    found = [(max(stat.st_atime, stat.st_mtime), stat.st_size, entry.path) for entry, stat in _stats(folder)]
    total = sum(size for _, size, _ in found)
    for _, size, path in sorted(found):
        if total <= limit_bytes:
            return
        with contextlib.suppress(OSError):
            os.unlink(path)
        total -= size


def _stats(folder: Path) -> Iterator[tuple[os.DirEntry[str], os.stat_result]]:
    with contextlib.suppress(OSError), os.scandir(folder) as entries:  # there may be no such folder yet
        for entry in entries:
            if entry.name.endswith(SUFFIX):
                with contextlib.suppress(FileNotFoundError):  # another process was quicker
                    yield entry, entry.stat()


def _is_whole(path: Path) -> bool:
    try:
        decompress_executable(path.read_bytes())
    except Exception:  # each kind of compression has its own, and JAX chooses the kind by what is installed
        return False
    return True


def _reader() -> str:
    """What decides how entries are read: another Python or JAX may not read what this one does."""
    return f"jax {jax.__version__}, Python {platform.python_version()}"


def _checked(folder: Path) -> dict[str, list[int]]:
    try:
        found = json.loads((folder / CHECKED).read_bytes())
        return dict(found["whole"]) if found["by"] == _reader() else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _remember(folder: Path, whole: dict[str, list[int]]) -> None:
    with contextlib.suppress(OSError):
        descriptor, name = tempfile.mkstemp(dir=folder, prefix=".checked")
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump({"by": _reader(), "whole": whole}, file)
            os.replace(name, folder / CHECKED)
        except OSError:
            os.unlink(name)
            raise
