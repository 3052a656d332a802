"""Helpers of all model sources: progress callbacks, disk errors, atomic file writes, and the lock of downloads."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Generic, TypeVar

import filelock
from pydantic import TypeAdapter

from ..errors import DiskFull, FetchFailed, HfjaxError

Record = TypeVar("Record")

Progress = Callable[[str, float | None], None]
"""Callback with a message for the user and the progress of the step that it names: 0 to 1, or None if unknown. It is called a few
times per second, in the thread of the fetch. To cancel the fetch, it raises :class:`FetchCancelled`."""

POLL_SECONDS = 0.2

# The error numbers of a write that exceeds the disk, the quota or the largest file size of the file system.
_DISK_FULL_ERRNOS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class FetchCancelled(HfjaxError):
    """The download or load of a model was cancelled. Files that were downloaded completely are kept."""


class ModelFolderProblem(Exception):
    """The reason why a folder cannot be loaded as a model.

    ``problem`` is the predicate of a sentence about the folder, or ``part`` inside it: "has no config.json".
    """

    def __init__(self, problem: str, advice: str, part: str = "") -> None:
        super().__init__(problem, advice, part)
        self.problem, self.advice, self.part = problem, advice, part

    def sentence(self, folder: Path) -> str:
        """Return the error message for the folder at this path."""
        return f"{folder / self.part} {self.problem}; {self.advice}."


def ignore_progress(message: str, fraction: float | None) -> None:
    """Do nothing; a :data:`Progress` callback."""


def format_bytes(count: int) -> str:
    """Format a number of bytes in decimal units: ``123456789`` as ``123 MB``."""
    for unit, size in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if count >= size:
            value = count / size
            return f"{value:.1f} {unit}" if value < 10 else f"{value:.0f} {unit}"
    return f"{count} bytes"


def one_line(text: object, limit: int = 200) -> str:
    """Return ``text`` for use inside a sentence: white space collapsed, cut to ``limit`` characters."""
    line = " ".join(str(text).split()).rstrip(".")
    return line if len(line) <= limit else line[: limit - 1] + "…"


def _free_bytes(folder: Path) -> int:
    while not folder.exists():  # disk_usage requires an existing folder
        folder = folder.parent
    return shutil.disk_usage(folder).free


def disk_full_error(title: str, folder: Path, needed: int | None) -> DiskFull:
    """Return the error for a model that does not fit on the disk of ``folder``; ``needed`` is in bytes, None if unknown."""
    free = _free_bytes(folder)
    wants = f"{title} needs {format_bytes(needed)}" if needed is not None else f"{title} needs more"
    return DiskFull(
        f"The disk of {folder} has {format_bytes(free)} free and {wants}; free some space or choose a folder on "
        "another disk (HFJAX_CACHE_DIR, or HF_HOME for models of the hub)."
    )


def require_space(title: str, folder: Path, needed: int) -> None:
    """Raise :class:`DiskFull` unless ``needed`` bytes are free on the disk of ``folder``."""
    if _free_bytes(folder) < needed:
        raise disk_full_error(title, folder, needed)


def is_disk_full(error: BaseException) -> bool:
    """Return whether an error means "no space left". Child processes, and libraries in Rust, such as safetensors, report the
    system's error number only in the message."""
    told = re.search(r"(?:\[Errno|\(os error) (\d+)[\])]", str(error))
    number = error.errno if isinstance(error, OSError) else told and int(told[1])
    return number in _DISK_FULL_ERRNOS


@contextmanager
def convert_disk_errors(title: str, folder: Path, needed: int | None) -> Iterator[None]:
    """Convert every ``OSError`` in this ``with`` block to an error of this program.

    Raises:
        DiskFull: a write failed for lack of space.
        FetchFailed: any other ``OSError``, such as a folder without write permission.
    """
    try:
        yield
    except OSError as error:
        if is_disk_full(error):
            raise disk_full_error(title, folder, needed) from error
        raise FetchFailed(
            f"{title} could not be stored in {folder} ({one_line(error.strerror or error)}); make it writable, or set "
            "HFJAX_CACHE_DIR to another folder."
        ) from error


def write_atomically(file: Path, data: bytes) -> None:
    """Write a file, or raise ``OSError`` and leave what was there."""
    partial = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        partial.write_bytes(data)
        os.replace(partial, file)
    except BaseException:  # KeyboardInterrupt, too
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def write_json(file: Path, content: Any) -> None:
    """Write a JSON file atomically; an ``OSError`` is ignored."""
    with contextlib.suppress(OSError):  # a full or read-only disk
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, json.dumps(content).encode())


class RecordFile(Generic[Record]):
    """Records of one dataclass, each with a unique key, persisted in a JSON file.

    A file that is missing, truncated or not writable only loses the stored records; it raises no error. Of more than ``most``
    records, the most recently noted ones are kept. Thread-safe.
    """

    def __init__(self, file: Path, kind: type[Record], key: Callable[[Record], Hashable], most: int) -> None:
        self._file = file
        self._key = key
        self._most = most
        self._lock = threading.Lock()
        found: list[Record] = []
        with contextlib.suppress(OSError, ValueError):
            found = TypeAdapter(list[kind]).validate_json(file.read_bytes())  # type: ignore[valid-type]
        self._records = {key(record): record for record in found}

    def all(self) -> dict[Hashable, Record]:
        """Return the records by key, the most recently noted last."""
        with self._lock:
            return dict(self._records)

    def note(self, record: Record) -> None:
        """Store a record; it replaces the record with the same key."""
        with self._lock:
            self._records.pop(self._key(record), None)
            self._records[self._key(record)] = record
            while len(self._records) > self._most:
                del self._records[next(iter(self._records))]  # a dictionary keeps the order of insertion
            write_json(self._file, [asdict(item) for item in self._records.values()])  # type: ignore[call-overload]


@contextmanager
def hold_fetch_lock(title: str, cache_dir: Path, on_progress: Progress) -> Iterator[None]:
    """Hold the lock of all fetches into ``cache_dir``, across threads and processes, so that disk space that is free when a fetch
    starts is not used by another fetch.

    Raises:
        FetchFailed: ``cache_dir`` cannot be written.
    """
    folder = cache_dir / "models" / ".fetching"
    lock = filelock.FileLock(folder / "lock", blocking=False)
    with convert_disk_errors(title, cache_dir, None):
        folder.mkdir(parents=True, exist_ok=True)
        while not lock.is_locked:
            try:
                lock.acquire()
            except filelock.Timeout:
                on_progress("Waiting for another download to finish", None)
                time.sleep(POLL_SECONDS)
    try:
        yield
    finally:
        lock.release()
