"""A file's checksum, and files forced to the disk."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

_BLOCK = 1 << 20


def sha256_of(path: Path, on_block: Callable[[int], None] | None = None) -> str:
    """The file's SHA-256 in hexadecimal; ``on_block`` gets the length of every block read."""
    digest = hashlib.sha256()
    with path.open("rb") as stream:
        while block := stream.read(_BLOCK):
            digest.update(block)
            if on_block is not None:
                on_block(len(block))
    return digest.hexdigest()


def fsync(path: Path) -> None:
    """Forces a file, or a folder's list of names, to the disk; folders cannot be opened on Windows and are skipped."""
    if os.name == "nt" and path.is_dir():
        return
    # Windows only flushes a descriptor that may write; for a file its owner has just written that is no restriction.
    descriptor = os.open(path, os.O_RDWR if os.name == "nt" else os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
