"""Weights that are a file in the address space, as safetensors gives them, leave memory as soon as they are copied.

What has been read of such a file counts as the process's memory until all of it is unmapped, which is when nothing refers to any
of its weights: by then a model would be in memory twice. Linux only; elsewhere nothing is done.
"""

from __future__ import annotations

import bisect
import ctypes
import mmap
from pathlib import Path

import torch

MAPS = Path("/proc/self/maps")
"""Of proc(5): a line for each range of addresses, with the number of the file that it shows, 0 where it shows none."""

DONTNEED = 4  # MADV_DONTNEED of madvise(2): what is read of a private mapping afterwards comes from the file again


class MappedFiles:
    """The ranges of addresses that show files, and are not written back to them, as they are when this is made."""

    def __init__(self) -> None:
        try:
            lines = MAPS.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            lines = []
        fields = (line.split(maxsplit=5) for line in lines)
        self._ranges = sorted(
            _range(place) for place, access, _, _, file, *_ in fields if access[3] == "p" and file != "0"
        )

    def forget(self, tensor: torch.Tensor) -> None:
        """Take the whole pages of a tensor out of memory, whose numbers nobody may want any more.

        A tensor that shows no file stays, and so does one that is a part of another.
        """
        begin, size = tensor.data_ptr(), tensor.nbytes
        if not _is_whole(tensor) or not self._holds(begin, begin + size):
            return
        first = -(-begin // mmap.PAGESIZE) * mmap.PAGESIZE
        length = (begin + size - first) // mmap.PAGESIZE * mmap.PAGESIZE
        if length > 0:  # if it is refused, nothing is lost but memory
            ctypes.CDLL(None).madvise(ctypes.c_void_p(first), ctypes.c_size_t(length), DONTNEED)

    def own_memory(self, tensor: torch.Tensor) -> bool:
        """Whether a tensor is all that there is in its memory, and that shows no file; False where nobody knows."""
        begin = tensor.data_ptr()
        return bool(self._ranges) and _is_whole(tensor) and not self._holds(begin, begin + 1)

    def _holds(self, begin: int, end: int) -> bool:
        place = bisect.bisect_right(self._ranges, begin, key=lambda found: found[0]) - 1
        return place >= 0 and end <= self._ranges[place][1]


def _is_whole(tensor: torch.Tensor) -> bool:
    return tensor.nbytes == tensor.untyped_storage().nbytes()


def _range(addresses: str) -> tuple[int, int]:
    begin, end = (int(number, 16) for number in addresses.split("-"))
    return begin, end
