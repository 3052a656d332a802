"""Helpers of all model sources: progress callbacks, cancellation, calls in a child process, disk errors, atomic file writes."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Generic, TypeVar

import filelock
from pydantic import TypeAdapter

from ..children import Child
from ..errors import DiskFull, FetchFailed, HfjaxError

Record = TypeVar("Record")

Progress = Callable[[str, float | None], None]
"""Callback with a message for the user and the progress of the step that it names: 0 to 1, or None if unknown."""

Cancelled = Callable[[], bool]
"""Polled a few times per second; if it returns True, the fetch ends with :class:`FetchCancelled`."""

POLL_SECONDS = 0.2

# The error numbers of a write that exceeds the disk, the quota or the largest file size of the file system.
DISK_FULL_ERRNOS = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class FetchCancelled(HfjaxError):
    """The download or load of a model was cancelled. Files that were downloaded completely are kept."""


def run_in_child(
    title: str,
    environment: Mapping[str, str],
    on_poll: Callable[[str | None], None],
    cancelled: Cancelled,
    function: Callable[..., Any],
    *arguments: Any,
) -> None:
    """Call a function in a child process and wait for it. The child process has ended when this returns or raises.

    Args:
        title: see :class:`Child`.
        environment: see :class:`Child`.
        on_poll: called with each value that the function yields, and a few times per second with None.
        function: a generator function or an ordinary function.

    Raises:
        FetchCancelled: ``cancelled()`` became true.
        HfjaxError, ChildError: see :meth:`Child.call`.
    """
    with Child(title, environment) as child:
        for message in child.stream(function, *arguments, poll_s=POLL_SECONDS):
            if cancelled():
                raise FetchCancelled("Download cancelled.")
            on_poll(message)


def ignore_progress(message: str, fraction: float | None) -> None:
    """Do nothing; a :data:`Progress` callback."""


def never_cancelled() -> bool:
    """Return False; the :data:`Cancelled` of fetches that cannot be cancelled."""
    return False


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
    """Return the error for a model that does not fit on the disk of ``folder``.

    ``needed``: bytes that remain to be written; None if unknown.
    """
    free = _free_bytes(folder)
    wants = f"{title} needs {format_bytes(needed)}" if needed is not None else f"{title} needs more"
    return DiskFull(
        f"The disk of {folder} has {format_bytes(free)} free and {wants}; free some space or choose a folder on "
        "another disk (HFJAX_CACHE_DIR, or HF_HOME for models of the hub)."
    )


def require_space(title: str, folder: Path, needed: int) -> None:
    """Check the free disk space before anything is written; ``needed`` is in bytes.

    Raises:
        DiskFull: ``needed`` bytes are not free on the disk of ``folder``.
    """
    if _free_bytes(folder) < needed:
        raise disk_full_error(title, folder, needed)


@contextmanager
def convert_disk_full_errors(title: str, folder: Path, needed: int | None) -> Iterator[None]:
    """Convert errors that mean "no space left" to :class:`DiskFull` in this ``with`` block; other errors pass unchanged.

    Libraries written in Rust, such as safetensors, report the system's error number only in the message.

    Raises:
        DiskFull: a write failed for lack of space.
    """
    try:
        yield
    except Exception as error:
        told = re.search(r"\(os error (\d+)\)", str(error))
        if (error.errno if isinstance(error, OSError) else told and int(told[1])) in DISK_FULL_ERRNOS:
            raise disk_full_error(title, folder, needed) from error
        raise


@contextmanager
def convert_disk_errors(title: str, folder: Path, needed: int | None) -> Iterator[None]:
    """Convert every ``OSError`` in this ``with`` block to an error of this program.

    Raises:
        DiskFull: a write failed for lack of space.
        FetchFailed: any other ``OSError``, such as a folder without write permission.
    """
    try:
        with convert_disk_full_errors(title, folder, needed):
            yield
    except OSError as error:
        raise FetchFailed(
            f"{title} could not be stored in {folder} ({one_line(error.strerror or error)}); make it writable, or set "
            "HFJAX_CACHE_DIR to another folder."
        ) from error


def write_atomically(file: Path, data: bytes) -> None:
    """Write a file atomically, through a temporary file in the same folder.

    Raises:
        OSError: the file cannot be written.
    """
    partial = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        partial.write_bytes(data)
        os.replace(partial, file)
    except BaseException:  # KeyboardInterrupt, too
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def write_records(file: Path, items: Iterable[Any]) -> None:
    """Write dataclasses to a JSON file atomically; an ``OSError`` is ignored."""
    with contextlib.suppress(OSError):  # a full or read-only disk
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, json.dumps([asdict(item) for item in items]).encode())


class RecordFile(Generic[Record]):
    """Records of one dataclass, each with a unique key, persisted in a JSON file.

    A file that is missing, truncated or not writable only loses the stored records; it raises no error. Thread-safe.

    Args:
        file: the JSON file; it need not exist.
        kind: the dataclass of the records.
        key: returns the key of a record.
        most: the largest number of records; the most recently noted ones are kept.
    """

    def __init__(self, file: Path, kind: type[Record], key: Callable[[Record], Hashable], most: int) -> None:
        self._file = file
        self._kind = kind
        self._key = key
        self._most = most
        self._lock = threading.Lock()
        self._records: dict[Hashable, Record] | None = None  # read on first use

    def all(self) -> dict[Hashable, Record]:
        """Return the records by key, the most recently noted last."""
        with self._lock:
            return dict(self._read())

    def note(self, record: Record) -> None:
        """Store a record; it replaces the record with the same key."""
        with self._lock:
            records = self._read()
            records.pop(self._key(record), None)
            records[self._key(record)] = record
            while len(records) > self._most:
                del records[next(iter(records))]  # a dictionary keeps the order of insertion
            write_records(self._file, records.values())

    def _read(self) -> dict[Hashable, Record]:
        if self._records is None:
            found: list[Record] = []
            with contextlib.suppress(OSError, ValueError):
                found = TypeAdapter(list[self._kind]).validate_json(self._file.read_bytes())  # type: ignore[name-defined]
            self._records = {self._key(record): record for record in found}
        return self._records


@contextmanager
def hold_fetch_lock(title: str, cache_dir: Path, on_progress: Progress, cancelled: Cancelled) -> Iterator[None]:
    """Hold the lock of all fetches into ``cache_dir``, across threads and processes; report progress while waiting for it.

    This ensures that disk space that is free when a fetch starts is not used by another fetch.

    Raises:
        FetchCancelled: ``cancelled()`` became true while waiting.
        FetchFailed: ``cache_dir`` cannot be written.
    """
    lock = filelock.FileLock(cache_dir / "models" / ".fetching" / "lock")
    with convert_disk_errors(title, cache_dir, None):
        (cache_dir / "models" / ".fetching").mkdir(parents=True, exist_ok=True)
        while True:
            try:
                lock.acquire(blocking=False)
                break
            except filelock.Timeout:
                if cancelled():
                    raise FetchCancelled(f"Download of {title} cancelled.") from None
                on_progress("Waiting for another download to finish", None)
                time.sleep(POLL_SECONDS)
    try:
        yield
    finally:
        lock.release()
