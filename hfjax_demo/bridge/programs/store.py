"""Entries on disk, found again by the next process: one :class:`ProgramStore` a model.

An entry is found by its key and by the store's fingerprint (:mod:`.fingerprint`). Both are written into the file, so that an
entry is only ever taken for what it is. A file that is torn, stale, foreign or unreadable is as good as none: it is a miss, and
the next save replaces it. Nothing here is ever an error.

    hfjax program 2 <SHA-256 of all that follows> <length of the header>
    {"key": …, "note": …, "lengths": […]}   JSON
    the parts, one behind the other         bytes
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MAGIC = b"hfjax program 2"
SUFFIX = ".program"

# All models together. SmolLM2 135M takes 1 MB: programs hold no weights.
LIMIT_BYTES = 256 << 20
LIMIT_ENTRIES = 2000

# Whatever a process that died has left behind is removed after this long.
FORGOTTEN_S = 3600.0


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry.

    Attributes:
        note: JSON.
        parts: as many as were saved.
    """

    note: Any
    parts: tuple[bytes, ...] = ()


class ProgramStore:
    """The entries of one model. Safe to use from several threads and processes at once: files are written whole or not at all."""

    def __init__(
        self,
        folder: Path,
        fingerprint: Mapping[str, str],
        *,
        limit_bytes: int = LIMIT_BYTES,
        limit_entries: int = LIMIT_ENTRIES,
    ) -> None:
        """
        Args:
            folder: made when something is saved; several models may share one.
            fingerprint: what all entries of this store depend on.
            limit_bytes: what the folder may take; the entries unused for longest go beyond it.
            limit_entries: how many there may be, likewise.
        """
        self._folder = folder
        self._fingerprint = dict(fingerprint)
        self._limit = limit_bytes
        self._most = limit_entries

    def load(self, key: Mapping[str, Any]) -> Stored | None:
        """The entry of a key, None where there is none that is whole and of this very key."""
        full_key = self._full(key)
        path = self._path(full_key)
        try:
            content = path.read_bytes()
            first, _, rest = content.partition(b"\n")
            *magic, checksum, length = first.split(b" ")
            if b" ".join(magic) != MAGIC or hashlib.sha256(rest).hexdigest() != checksum.decode():
                return None
            header = json.loads(rest[: int(length)])
            if json.loads(full_key) != header["key"]:
                return None
            stored = Stored(header["note"], _cut(rest[int(length) :], header["lengths"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None
        with contextlib.suppress(OSError):  # a folder that can only be read
            os.utime(path)
        return stored

    def save(self, key: Mapping[str, Any], note: Any, *parts: bytes) -> None:
        """Keep an entry, in place of what was there; nothing happens where nothing can be written."""
        full_key = self._full(key)
        lengths = [len(part) for part in parts]
        header = json.dumps({"key": json.loads(full_key), "note": note, "lengths": lengths}).encode()
        rest = b"".join((header, *parts))
        first = b" ".join((MAGIC, hashlib.sha256(rest).hexdigest().encode(), str(len(header)).encode()))
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            descriptor, name = tempfile.mkstemp(dir=self._folder, prefix=".", suffix=SUFFIX)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(first + b"\n" + rest)
                os.replace(name, self._path(full_key))
            except OSError:
                os.unlink(name)
                raise
            self._prune()

    def discard(self, key: Mapping[str, Any]) -> None:
        """Drop an entry that has turned out to be of no use."""
        with contextlib.suppress(OSError):
            self._path(self._full(key)).unlink()

    def _full(self, key: Mapping[str, Any]) -> str:
        return json.dumps({"fingerprint": self._fingerprint, "key": dict(key)}, sort_keys=True)

    def _path(self, full_key: str) -> Path:
        return self._folder / (hashlib.sha256(full_key.encode()).hexdigest()[:40] + SUFFIX)

    def _prune(self) -> None:
        """Keep within the limit, and remove what processes that died were writing."""
        entries: list[tuple[float, int, Path]] = []
        now = time.time()
        for path in self._folder.glob("*" + SUFFIX):
            with contextlib.suppress(OSError):  # another process was quicker
                found = path.stat()
                if not path.name.startswith("."):
                    entries.append((found.st_mtime, found.st_size, path))
                elif now - found.st_mtime > FORGOTTEN_S:
                    path.unlink()
        total, count = sum(size for _, size, _ in entries), len(entries)
        for _, size, path in sorted(entries):
            if total <= self._limit and count <= self._most:
                return
            with contextlib.suppress(OSError):
                path.unlink()
            total, count = total - size, count - 1


def _cut(content: bytes, lengths: Sequence[int]) -> tuple[bytes, ...]:
    parts = []
    for length in lengths:
        parts.append(content[:length])
        content = content[length:]
    return tuple(parts)
