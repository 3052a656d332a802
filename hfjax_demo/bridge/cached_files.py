"""Files of the cache folder: written as a whole, and removed beyond a limit."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

# A file that is being written by a process that died is removed after this time.
STALE_FILE_S = 3600.0


def write_atomically(path: Path, *parts: bytes | memoryview) -> None:
    """Write a file that other processes see complete or not at all, and that other users cannot read.

    Raises:
        OSError: it cannot be written.
    """
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=path.suffix)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(parts)
        os.replace(name, path)
    except OSError:
        os.unlink(name)
        raise


def prune(
    folder: Path, suffix: str, limit_bytes: int, limit_entries: int | None = None, *, spares_newest: bool = False
) -> None:
    """Remove the files with this suffix that were used least recently until the others are within the limits, and those that
    processes which died have left half-written.

    Args:
        spares_newest: the newest file stays, however large it is.
    """
    entries: list[tuple[float, int, Path]] = []
    now = time.time()
    for path in folder.glob("*" + suffix):
        with contextlib.suppress(OSError):  # removed by another process
            found = path.stat()
            if not path.name.startswith("."):
                entries.append((found.st_mtime, found.st_size, path))
            elif now - found.st_mtime > STALE_FILE_S:
                path.unlink()
    total, count = sum(size for _, size, _ in entries), len(entries)
    for _, size, path in sorted(entries)[: -1 if spares_newest else None]:
        if total <= limit_bytes and (limit_entries is None or count <= limit_entries):
            return
        with contextlib.suppress(OSError):
            path.unlink()
        total, count = total - size, count - 1
