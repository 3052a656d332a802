"""Files of the pages of a KV cache, which the next process reads in place of computing them.

A file holds one full page of all layers. Its name is a digest of everything that its numbers depend on: what the model's programs
depend on (its files, precisions, adapters, the device, the libraries, this program's code), whose conversation it is, and all
tokens up to the page's end. So a page that is found is the page that is wanted, and conversations that begin alike have
their first files in common.

    hfjax page 1 <CRC-32 of the file's name and the numbers> <path of the model's files, JSON>
    the numbers, as they are in memory
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import shutil
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..bridge.cached_files import prune, write_atomically
from ..bridge.programs.store import ProgramStore

_log = logging.getLogger(__name__)

FOLDER, SUFFIX = "prefixes", ".page"
MAGIC = b"hfjax page 1"

# Pages are written only if the disk then still has so many times their size free.
FREE_FACTOR = 2


@dataclass(frozen=True, slots=True)
class PageFiles:
    """The files of one model's pages. Nothing here raises an error: a file that is damaged or unreadable is not there.

    Attributes:
        store: of the model's programs, whose fingerprint the files have in common with them.
        model: the model's own files; without them the pages are useless (:func:`remove_orphans`).
        limit_bytes: of the folder, for all models.
    """

    store: ProgramStore
    model: Path
    limit_bytes: int

    def path(self, digest: str) -> Path:
        """Return the path of a page, by its digest (:func:`page_digests`)."""
        return self.store.file_beside({"page": digest}, FOLDER, SUFFIX)

    def size(self, numbers: int) -> int:
        """Return the bytes of a file whose numbers have so many."""
        return len(self._first_line(self.path(""), b"")) + numbers

    def load(self, path: Path, contents: np.ndarray) -> bool:
        """Read a page into an array of its size; return whether it is there, and whole. A damaged file is removed."""
        into = contents.view(np.uint8).data
        try:
            with path.open("rb", buffering=0) as file:
                first = file.read(len(self._first_line(path, b"")))
                whole = file.readinto(into) == len(into) and not file.read(1)  # type: ignore[attr-defined]
            if whole and first == self._first_line(path, into):
                return True
            path.unlink()
        except OSError:
            pass
        return False

    def save(self, paths: list[Path], contents: np.ndarray) -> bool:
        """Write pages; return False if they cannot be written, which is logged."""
        folder = paths[0].parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if shutil.disk_usage(folder).free < (1 + FREE_FACTOR) * contents.nbytes:
                _log.warning("Prefixes are not stored in %s: the disk is nearly full.", folder)
                return False
            for path, row in zip(paths, contents.view(np.uint8), strict=False):
                write_atomically(path, self._first_line(path, row.data), row.data)
        except OSError as error:
            _log.warning("Prefixes could not be stored in %s (%s).", folder, error.strerror or error)
            return False
        return True

    def mark_used(self, paths: list[Path]) -> None:
        """Record that pages of one conversation were used now, and remove the least recently used ones beyond the limit: of one
        conversation the last ones first, which are of no use without those before."""
        now = time.time()
        for place, path in enumerate(paths):
            with contextlib.suppress(OSError):  # not written, or removed by another process
                os.utime(path, (now, now - place / 1000))
        prune(paths[0].parent, SUFFIX, self.limit_bytes)

    def _first_line(self, path: Path, contents: Any) -> bytes:
        # SHA-256 takes as long as all the rest of a restart.
        check = zlib.crc32(contents, zlib.crc32(path.name.encode()))
        return b"%s %08x %s\n" % (MAGIC, check, json.dumps(str(self.model.absolute())).encode())


def page_digests(before: str, ids: tuple[int, ...], page: int) -> Iterator[str]:
    """Yield a digest of each full page of some tokens: of all tokens up to its end.

    Args:
        before: what the pages depend on besides.
        page: number of positions of a page.
    """
    digest = hashlib.sha256(before.encode())
    for end in range(page, len(ids) + 1, page):
        digest.update(np.asarray(ids[end - page : end], np.int32).tobytes())
        yield digest.hexdigest()


def remove_orphans(cache_dir: Path) -> None:
    """Remove the pages of models whose own files are gone."""
    for path in (cache_dir / FOLDER).glob("*" + SUFFIX):
        with contextlib.suppress(OSError):
            with path.open("rb") as file:
                words = file.readline(10_000).split(b" ", 4)
            try:
                is_used = len(words) == 5 and b" ".join(words[:3]) == MAGIC and Path(json.loads(words[4])).exists()
            except ValueError:
                is_used = False
            if not is_used:
                path.unlink()
