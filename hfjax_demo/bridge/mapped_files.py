"""Frees the memory of weights that are memory-mapped from a file as soon as they are copied. Linux only.

Pages that have been read count as the process's memory until the whole file is unmapped: the model would be in memory twice.
"""

from __future__ import annotations

import bisect
import ctypes
import mmap
from pathlib import Path

import torch

MAPS = Path("/proc/self/maps")
"""The file of proc(5) with a line per range of addresses, including the inode of the mapped file, or 0 if there is none."""

DONTNEED = 4  # MADV_DONTNEED of madvise(2): later reads of a private mapping load the pages from the file again


class MappedFiles:
    """The address ranges of private file mappings, which are not written back to the file, at the time of construction."""

    def __init__(self) -> None:
        try:
            lines = MAPS.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            lines = []
        fields = (line.split(maxsplit=5) for line in lines)
        self._ranges = sorted(
            _range(place) for place, access, _, _, file, *_ in fields if access[3] == "p" and file != "0"
        )

    def release_pages(self, tensor: torch.Tensor) -> None:
        """Free the whole pages of a tensor whose values are not needed any more, if it is mapped from a file and not a part of
        another."""
        begin, size = tensor.data_ptr(), tensor.nbytes
        if not _fills_storage(tensor) or not self._is_mapped(begin, begin + size):
            return
        first = -(-begin // mmap.PAGESIZE) * mmap.PAGESIZE
        length = (begin + size - first) // mmap.PAGESIZE * mmap.PAGESIZE
        if length > 0:  # a failure only costs memory
            ctypes.CDLL(None).madvise(ctypes.c_void_p(first), ctypes.c_size_t(length), DONTNEED)

    def own_memory(self, tensor: torch.Tensor) -> bool:
        """Return whether a tensor fills its storage and is not mapped from a file; False if the mappings are unknown."""
        begin = tensor.data_ptr()
        return bool(self._ranges) and _fills_storage(tensor) and not self._is_mapped(begin, begin + 1)

    def _is_mapped(self, begin: int, end: int) -> bool:
        place = bisect.bisect_right(self._ranges, begin, key=lambda found: found[0]) - 1
        return place >= 0 and end <= self._ranges[place][1]


def _fills_storage(tensor: torch.Tensor) -> bool:
    return tensor.nbytes == tensor.untyped_storage().nbytes()


def _range(addresses: str) -> tuple[int, int]:
    begin, end = (int(number, 16) for number in addresses.split("-"))
    return begin, end
