"""The weights of a loaded model as a file, stored as the programs read them.

The file is written once, after a model was loaded from its own files, and mapped afterwards: nothing is read before it is used,
processes share the pages, and the system can drop them.

    hfjax weights 1 <length of the header>
    {"model": …, "bytes": …, "arrays": [[key, dtype, shape, offset], …]}    JSON
    the arrays, each aligned to :data:`ALIGNMENT`
"""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import math
import mmap
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import jax
import jax.numpy as jnp
import numpy as np

from ..cached_files import prune

_log = logging.getLogger(__name__)

FOLDER = "weights"  # in the cache folder
MAGIC = b"hfjax weights 1"
SUFFIX = ".weights"

# JAX uses an array's memory on a CPU without a copy only if it is aligned to a cache line.
ALIGNMENT = 64

# For all models together: beyond that, the files that were used least recently are removed.
LIMIT_BYTES = 32 << 30

# A file is written only if the disk then still has this many times its size free.
FREE_FACTOR = 2


def save_weights(file: Path, params: Mapping[str, jax.Array], model: Path) -> bool:
    """Write the weights of a model, replacing an existing file, which readers keep; return whether it was written.

    Nothing is written to a folder that is not writable, or to a disk that is nearly full; this is logged.

    Args:
        model: the model's own files; without them the file is useless (:func:`remove_orphans`).
    """
    arrays = {key: np.asarray(array) for key, array in params.items()}
    starts: list[int] = []
    end = 0
    for array in arrays.values():
        starts.append(-(-end // ALIGNMENT) * ALIGNMENT)
        end = starts[-1] + array.nbytes
    table = [
        [key, str(array.dtype), list(array.shape), start]
        for (key, array), start in zip(arrays.items(), starts, strict=True)
    ]
    header = json.dumps({"model": str(model.absolute()), "bytes": end, "arrays": table}).encode()
    first = MAGIC + b" %d\n" % len(header)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if shutil.disk_usage(file.parent).free < (1 + FREE_FACTOR) * end:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=".", suffix=SUFFIX, delete=False) as made:
            try:
                made.write(first + header)
                begin = _data_start(len(first) + len(header))
                for start, array in zip(starts, arrays.values(), strict=True):
                    made.seek(begin + start)
                    made.write(array.reshape(-1).view(np.uint8).data)
                made.truncate(begin + end)
                made.flush()
                os.fsync(made.fileno())
                os.replace(made.name, file)
            except BaseException:
                os.unlink(made.name)
                raise
        remove_orphans(file.parent)
        prune(file.parent, SUFFIX, LIMIT_BYTES, spares_newest=True)  # which was just written
    except OSError as error:
        reason = error.strerror or error
        _log.warning("Weights could not be stored in %s (%s); the next start loads them anew.", file.parent, reason)
        return False
    return True


def map_weights(file: Path) -> dict[str, jax.Array] | None:
    """Return the weights of a file on JAX's default device, which on a CPU uses the file's pages; None if there is no complete
    file."""
    try:
        with file.open("rb") as opened:
            header, begin = _read_header(opened)
            if os.fstat(opened.fileno()).st_size != begin + header["bytes"]:
                return None
            mapped = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        with contextlib.suppress(OSError):  # a read-only folder
            os.utime(file)
        found = {key: _array(mapped, dtype, shape, begin + start) for key, dtype, shape, start in header["arrays"]}
        placed: dict[str, jax.Array] = jax.device_put(found)  # at once, which is quicker
        return placed
    except (OSError, ValueError, KeyError, TypeError):
        return None


def remove_orphans(folder: Path) -> None:
    """Remove the weights of models whose own files are gone."""
    for file in folder.glob("*" + SUFFIX):
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            with file.open("rb") as opened:
                model = Path(_read_header(opened)[0]["model"])
            if not model.exists():
                file.unlink()


def _read_header(opened: BinaryIO) -> tuple[dict[str, Any], int]:
    """Return a file's header, and where its arrays begin.

    Raises:
        OSError, ValueError: it is no such file.
    """
    first = opened.readline(100)
    magic, _, length = first.rpartition(b" ")
    if magic != MAGIC:
        raise ValueError("no file of weights")
    header: dict[str, Any] = json.loads(opened.read(int(length)))
    return header, _data_start(len(first) + int(length))


def _data_start(header_end: int) -> int:
    """Return where the arrays begin: on a page of their own."""
    return -(-header_end // mmap.PAGESIZE) * mmap.PAGESIZE


def _array(mapped: mmap.mmap, dtype: str, shape: list[int], offset: int) -> np.ndarray:
    return np.frombuffer(mapped, jnp.dtype(dtype), math.prod(shape), offset).reshape(shape)
