"""Entries on disk for the next process: one :class:`ProgramStore` per model.

An entry is found by its key and by the store's fingerprint (:mod:`.fingerprint`). Both are written into the file and compared
when it is read. A file that is truncated, stale, foreign or unreadable is a miss, and the next save replaces it. Nothing here
raises an error.

    hfjax program 2 <SHA-256 of all that follows> <length of the header>
    {"key": …, "note": …, "lengths": […]}   JSON
    the parts, concatenated                 bytes
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

# For all models together. SmolLM2 135M takes 1 MB: programs contain no weights.
LIMIT_BYTES = 256 << 20
LIMIT_ENTRIES = 2000

# Files left behind by a process that died are removed after this time.
STALE_FILE_S = 3600.0


@dataclass(frozen=True, slots=True)
class StoreEntry:
    """An entry.

    Attributes:
        note: a JSON value.
        parts: as many as were saved.
    """

    note: Any
    parts: tuple[bytes, ...] = ()


class ProgramStore:
    """The entries of one model. Safe for several threads and processes: files are written atomically."""

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
            folder: created when something is saved; several models may share it.
            fingerprint: what all entries of this store depend on.
            limit_bytes: the maximum size of the folder; beyond it the least recently used entries are removed.
            limit_entries: their maximum number, likewise.
        """
        self._folder = folder
        self._fingerprint = dict(fingerprint)
        self._limit_bytes = limit_bytes
        self._limit_entries = limit_entries

    def load(self, key: Mapping[str, Any]) -> StoreEntry | None:
        """Return the entry of a key; None if there is none that is complete and has exactly this key."""
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
            stored = StoreEntry(header["note"], _split_parts(rest[int(length) :], header["lengths"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None
        with contextlib.suppress(OSError):  # a read-only folder
            os.utime(path)
        return stored

    def save(self, key: Mapping[str, Any], note: Any, *parts: bytes) -> None:
        """Write an entry, replacing an existing one; do nothing if the folder is not writable."""
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
        """Delete an entry that has turned out to be unusable."""
        with contextlib.suppress(OSError):
            self._path(self._full(key)).unlink()

    def _full(self, key: Mapping[str, Any]) -> str:
        return json.dumps({"fingerprint": self._fingerprint, "key": dict(key)}, sort_keys=True)

    def _path(self, full_key: str) -> Path:
        return self._folder / (hashlib.sha256(full_key.encode()).hexdigest()[:40] + SUFFIX)

    def _prune(self) -> None:
        """Remove entries beyond the limits, and temporary files of processes that died."""
        entries: list[tuple[float, int, Path]] = []
        now = time.time()
        for path in self._folder.glob("*" + SUFFIX):
            with contextlib.suppress(OSError):  # removed by another process
                found = path.stat()
                if not path.name.startswith("."):
                    entries.append((found.st_mtime, found.st_size, path))
                elif now - found.st_mtime > STALE_FILE_S:
                    path.unlink()
        total, count = sum(size for _, size, _ in entries), len(entries)
        for _, size, path in sorted(entries):
            if total <= self._limit_bytes and count <= self._limit_entries:
                return
            with contextlib.suppress(OSError):
                path.unlink()
            total, count = total - size, count - 1


def _split_parts(content: bytes, lengths: Sequence[int]) -> tuple[bytes, ...]:
    parts = []
    for length in lengths:
        parts.append(content[:length])
        content = content[length:]
    return tuple(parts)
