"""What tracing gave, kept on disk for the next process: one :class:`ProgramStore` a model.

An entry is found by its key and by the store's fingerprint: everything that could make it another one (the model's files,
the precision, the device, the versions of the libraries, this program's own code). Both are written into the file, so
that an entry is only ever taken for what it is. A file that is torn, stale, foreign or unreadable is as good as none: it
is a miss, and the next save replaces it. Nothing here is ever an error.

    hfjax program 1 <SHA-256 of all that follows> <length of the header>
    {"key": …, "note": …}           JSON
    payload                         bytes
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.metadata
import json
import os
import platform
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax

MAGIC = b"hfjax program 1"
SUFFIX = ".program"

# All models together. SmolLM2 135M takes 1 MB: programs hold no weights.
LIMIT_BYTES = 256 << 20

# Whatever a process that died has left behind is removed after this long.
FORGOTTEN_S = 3600.0

# JAX's own settings that change what tracing gives.
TRACING_OPTIONS = ("jax_enable_x64", "jax_default_matmul_precision", "jax_default_prng_impl")

PACKAGES = ("jax", "jaxlib", "torch", "torchax", "transformers", "diffusers")

# The code that tracing runs through; a change to any of it may change every program.
TRACED_CODE = ("bridge", "text", "image")


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry: ``note`` is JSON."""

    note: Any
    payload: bytes


class ProgramStore:
    """The entries of one model. Safe to use from several processes at once: files are written whole or not at all."""

    def __init__(self, folder: Path, fingerprint: Mapping[str, str], *, limit_bytes: int = LIMIT_BYTES) -> None:
        """
        Args:
            folder: made when something is saved; several models may share one.
            fingerprint: what all entries of this store depend on.
            limit_bytes: what the folder may take; the entries unused for longest go beyond it.
        """
        self._folder = folder
        self._fingerprint = dict(fingerprint)
        self._limit = limit_bytes

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
            stored = Stored(header["note"], rest[int(length) :])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        with contextlib.suppress(OSError):  # a folder that can only be read
            os.utime(path)
        return stored

    def save(self, key: Mapping[str, Any], note: Any, payload: bytes = b"") -> None:
        """Keep an entry, in place of what was there; nothing happens where nothing can be written."""
        full_key = self._full(key)
        header = json.dumps({"key": json.loads(full_key), "note": note}).encode()
        rest = header + payload
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
        total = sum(size for _, size, _ in entries)
        for _, size, path in sorted(entries):
            if total <= self._limit:
                return
            with contextlib.suppress(OSError):
                path.unlink()
            total -= size


def open_store(cache_dir: Path, model_folder: Path, dtype: str) -> ProgramStore:
    """The store of the model in ``model_folder`` at ``dtype``, below the program's cache folder.

    Asks JAX for its device, so JAX has to be configured by now.
    """
    return ProgramStore(cache_dir / "programs", {"dtype": dtype, **_model(model_folder), **_machine(), **_code()})


def _model(folder: Path) -> dict[str, str]:
    """What the folder holds, by name, size and time: reading the weights would take as long as what is to be saved."""
    found = []
    with contextlib.suppress(OSError):  # loading it will say what is wrong
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".json", ".safetensors") and path.is_file():
                stat = path.stat()
                found.append(f"{path.relative_to(folder).as_posix()} {stat.st_size} {stat.st_mtime_ns}")
    return {"model": hashlib.sha256("\n".join(found).encode()).hexdigest()}


def _machine() -> dict[str, str]:
    devices = jax.devices()
    return {
        "platform": devices[0].platform,
        "device": devices[0].device_kind,
        "devices": str(len(devices)),
        "runtime": str(getattr(devices[0].client, "platform_version", "")),
        "flags": os.environ.get("XLA_FLAGS", ""),
        **{name: str(jax.config.values.get(name)) for name in TRACING_OPTIONS},
    }


@functools.cache  # neither changes while a process lives
def _code() -> dict[str, str]:
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for part in TRACED_CODE:
        for path in sorted((package / part).glob("*.py")):
            digest.update(path.name.encode() + b"\n" + path.read_bytes())
    versions = {name: _version(name) for name in PACKAGES}
    return {"code": digest.hexdigest(), "python": platform.python_version(), **versions}


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
