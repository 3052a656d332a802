"""What every source of models shares: progress callbacks, cancellation, work in a child process, errors for a full disk.

And :func:`write_whole`, for files that are written whole or not at all.
"""

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
"""Called with a sentence for people and how far the step named in it has come: 0 to 1, or None if nobody can tell."""

Cancelled = Callable[[], bool]
"""Asked a few times a second; True ends the fetch with :class:`FetchCancelled`."""

POLL_SECONDS = 0.2

# What a write meets when the disk, the quota or the file system's largest file is used up.
NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class FetchCancelled(HfjaxError):
    """Nobody wants the model any more: its download, or its load, is given up. What had arrived whole is kept."""


def run_in_child(
    title: str,
    environment: Mapping[str, str],
    on_poll: Callable[[str | None], None],
    cancelled: Cancelled,
    function: Callable[..., Any],
    *arguments: Any,
) -> None:
    """Call a function in a child process and wait for it. The child has ended when this returns or raises.

    Args:
        title: see :class:`Child`.
        environment: see :class:`Child`.
        on_poll: called with each value that the function yields, and a few times a second with None.
        function: a generator function or an ordinary one.

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
    """A :data:`Progress` that does nothing."""


def never() -> bool:
    """A :data:`Cancelled` for fetches that nobody cancels."""
    return False


def human_bytes(count: int) -> str:
    """``123456789`` as ``123 MB``: decimal units, as disks and downloads are sold."""
    for unit, size in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if count >= size:
            value = count / size
            return f"{value:.1f} {unit}" if value < 10 else f"{value:.0f} {unit}"
    return f"{count} bytes"


def one_line(text: object, limit: int = 200) -> str:
    """``text`` fit to stand inside a sentence: its white space collapsed, cut after ``limit`` characters."""
    line = " ".join(str(text).split()).rstrip(".")
    return line if len(line) <= limit else line[: limit - 1] + "…"


def _free_bytes(folder: Path) -> int:
    while not folder.exists():  # the operating system tells of existing folders only
        folder = folder.parent
    return shutil.disk_usage(folder).free


def disk_full(title: str, folder: Path, needed: int | None) -> DiskFull:
    """The error for a model that does not fit on the disk of ``folder``.

    ``needed``: bytes that are still to be written; None if nobody knows.
    """
    free = _free_bytes(folder)
    wants = f"{title} needs {human_bytes(needed)}" if needed is not None else f"{title} needs more"
    return DiskFull(
        f"The disk of {folder} has {human_bytes(free)} free and {wants}; free some space or choose a folder on "
        "another disk (HFJAX_CACHE_DIR, or HF_HOME for models of the hub)."
    )


def require_space(title: str, folder: Path, needed: int) -> None:
    """Checks the free space before anything is written; ``needed`` is in bytes.

    Raises:
        DiskFull: ``needed`` bytes are not free on the disk of ``folder``.
    """
    if _free_bytes(folder) < needed:
        raise disk_full(title, folder, needed)


@contextmanager
def full_disk_explained(title: str, folder: Path, needed: int | None) -> Iterator[None]:
    """In this ``with`` block an error that means "no space left" becomes :class:`DiskFull`; other errors pass.

    Libraries that are written in Rust, such as safetensors, tell the system's error number in words alone.

    Raises:
        DiskFull: a write found no room.
    """
    try:
        yield
    except Exception as error:
        told = re.search(r"\(os error (\d+)\)", str(error))
        if (error.errno if isinstance(error, OSError) else told and int(told[1])) in NO_ROOM:
            raise disk_full(title, folder, needed) from error
        raise


@contextmanager
def disk_errors_explained(title: str, folder: Path, needed: int | None) -> Iterator[None]:
    """In this ``with`` block every ``OSError`` becomes an error of this program.

    Raises:
        DiskFull: a write found no room.
        FetchFailed: any other ``OSError``, such as a folder that may not be written.
    """
    try:
        with full_disk_explained(title, folder, needed):
            yield
    except OSError as error:
        raise FetchFailed(
            f"{title} could not be stored in {folder} ({one_line(error.strerror or error)}); make it writable, or set "
            "HFJAX_CACHE_DIR to another folder."
        ) from error


def write_whole(file: Path, data: bytes) -> None:
    """Write a file, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    partial = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        partial.write_bytes(data)
        os.replace(partial, file)
    except BaseException:  # Ctrl-C, too
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def write_records(file: Path, items: Iterable[Any]) -> None:
    """Write dataclasses as a JSON file, whole or not at all; a disk that cannot be written to is no error."""
    with contextlib.suppress(OSError):  # a full or read-only disk
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps([asdict(item) for item in items]).encode())


class Kept(Generic[Record]):
    """Records of a kind, each with a key of its own, kept in a JSON file from one start to the next.

    The file is a convenience: one that is missing, torn or cannot be written costs what was kept and nothing else. Safe to call
    from any thread.

    Args:
        file: need not exist.
        kind: a dataclass.
        key: what tells two records apart.
        most: that are kept, those noted last.
    """

    def __init__(self, file: Path, kind: type[Record], key: Callable[[Record], Hashable], most: int) -> None:
        self._file = file
        self._kind = kind
        self._key = key
        self._most = most
        self._lock = threading.Lock()
        self._records: dict[Hashable, Record] | None = None  # read when first asked for

    def all(self) -> dict[Hashable, Record]:
        """The records by their keys, that noted last as the last."""
        with self._lock:
            return dict(self._read())

    def note(self, record: Record) -> None:
        """Keep a record, in place of one with its key."""
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
def one_at_a_time(title: str, cache_dir: Path, on_progress: Progress, cancelled: Cancelled) -> Iterator[None]:
    """Within it no other thread or process fetches a model into ``cache_dir``; waits for that, and says so.

    So the space that is found free before a fetch is still free when it is written to.

    Raises:
        FetchCancelled: ``cancelled()`` became true meanwhile.
        FetchFailed: ``cache_dir`` cannot be written.
    """
    lock = filelock.FileLock(cache_dir / "models" / ".fetching" / "lock")
    with disk_errors_explained(title, cache_dir, None):
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
