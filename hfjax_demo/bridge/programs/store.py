"""Entries on disk for the next process: one :class:`ProgramStore` per model.

Nothing here raises an error: a file that is truncated, stale, foreign or unreadable is a miss, and the next save replaces it.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..cached_files import prune, write_atomically

# A file is
#     hfjax program 2 <SHA-256 of all that follows> <length of the header>
#     {"key": …, "note": …, "lengths": […]}   JSON
#     the parts, concatenated                 bytes
MAGIC = b"hfjax program 2"
SUFFIX = ".program"

# For all models together. A program of SmolLM2 135M takes 1.5 MB: it contains no weights.
LIMIT_BYTES = 1 << 30
LIMIT_ENTRIES = 2000


@dataclass(frozen=True, slots=True)
class StoreEntry:
    """An entry: a JSON value, and as many parts as were saved."""

    note: Any
    parts: tuple[bytes, ...] = ()


class ProgramStore:
    """The entries of one model. Safe for several threads and processes: files are written atomically, and the last one wins."""

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
            limit_bytes, limit_entries: of the folder; beyond them the least recently used entries are removed.
        """
        self._folder = folder
        self._fingerprint = dict(fingerprint)
        self._limit_bytes = limit_bytes
        self._limit_entries = limit_entries

    @property
    def is_writable(self) -> bool:
        """Whether anything can be saved, as far as the folder's permissions show."""
        there = next(folder for folder in (self._folder, *self._folder.absolute().parents) if folder.exists())
        return os.access(there, os.W_OK | os.X_OK)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProgramStore) and self._path(self._full({})) == other._path(other._full({}))

    def __hash__(self) -> int:
        return hash(self._path(self._full({})))

    def load(self, key: Mapping[str, Any]) -> StoreEntry | None:
        """Return the entry of a key; None if there is none that is complete and has exactly this key."""
        full_key = self._full(key)
        path = self._path(full_key)
        try:
            first, _, rest = path.read_bytes().partition(b"\n")
            *magic, checksum, length = first.split(b" ")
            if b" ".join(magic) != MAGIC or hashlib.sha256(rest).hexdigest() != checksum.decode():
                return None
            content = io.BytesIO(rest)
            header = json.loads(content.read(int(length)))
            if json.loads(full_key) != header["key"]:
                return None
            stored = StoreEntry(header["note"], tuple(content.read(size) for size in header["lengths"]))
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
            write_atomically(self._path(full_key), first + b"\n" + rest)
            prune(self._folder, SUFFIX, self._limit_bytes, self._limit_entries)

    def file_beside(self, key: Mapping[str, Any], folder: str, suffix: str) -> Path:
        """Return the path of a file that belongs to an entry, in a folder beside the store's."""
        return self._folder.parent / folder / self._path(self._full(key)).with_suffix(suffix).name

    def discard(self, key: Mapping[str, Any]) -> None:
        """Delete an entry that has turned out to be unusable."""
        with contextlib.suppress(OSError):
            self._path(self._full(key)).unlink()

    def _full(self, key: Mapping[str, Any]) -> str:
        return json.dumps({"fingerprint": self._fingerprint, "key": dict(key)}, sort_keys=True)

    def _path(self, full_key: str) -> Path:
        return self._folder / (hashlib.sha256(full_key.encode()).hexdigest()[:40] + SUFFIX)
