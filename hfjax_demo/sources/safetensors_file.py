"""Read the headers of safetensors files.

The format: https://huggingface.co/docs/safetensors#format. A damaged file is reported before any of its weights are placed on a
device.
"""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from ..errors import InvalidModelFolder

# Bytes of an element, by the format's type names.
TYPE_BYTES = {"BOOL": 1, "U8": 1, "I8": 1, "U16": 2, "I16": 2, "U32": 4, "I32": 4, "U64": 8, "I64": 8}
FLOAT_BYTES = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2, "F8_E5M2": 1, "F8_E4M3": 1}

Headers = Mapping[str, tuple[str, tuple[int, ...]]]
"""Type and shape of tensors, by their keys."""

MAX_HEADER_BYTES = 100_000_000  # the format's own limit
MAX_DIMENSIONS, MAX_NUMBER = 16, (1 << 63) - 1  # of a tensor, so that its size is computed at once


def read_headers(files: Iterable[Path], name: str) -> Headers:
    """Return type and shape of every tensor in the safetensors files of a model.

    Raises:
        InvalidModelFolder: a header is damaged, or does not match its file.
    """
    return {key: (kind, shape) for file in files for key, kind, shape in tensors(file, name)}


def tensors(file: Path, name: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """Return the name, type and shape of every tensor in a safetensors file, from its header.

    Raises:
        InvalidModelFolder: the header is damaged, or does not match the file.
    """
    try:
        with file.open("rb") as stream:

            def read(begin: int, end: int) -> bytes:
                stream.seek(begin)
                return stream.read(end - begin)

            return parse_tensors(read, file.stat().st_size, file.name, name)
    except OSError as error:
        raise _damaged(name, file.name, f"cannot be read: {error.strerror or error}") from error


def parse_tensors(
    read: Callable[[int, int], bytes], size: int, file: str, name: str, most: int = MAX_HEADER_BYTES
) -> list[tuple[str, str, tuple[int, ...]]]:
    """Return what :func:`tensors` does for a file that may be on a server, of which only the header is read.

    Args:
        read: returns a range of the file's bytes, given its begin and end.
        size: of the whole file, in bytes.
        file: its name, for messages.
        most: bytes of a header that is read.
    """
    start = read(0, 8)
    if len(start) < 8:
        raise _damaged(name, file, "is truncated in its first bytes")
    (length,) = struct.unpack("<Q", start)
    if length > min(size - 8, most):
        raise _damaged(name, file, "is truncated in its header" if length > size - 8 else "has too large a header")
    try:
        header = json.loads(read(8, 8 + length), object_pairs_hook=_reject_duplicate_keys)
    except (ValueError, RecursionError):
        raise _damaged(name, file, "has a truncated header") from None
    try:
        found = [(key, *_parse_entry(item)) for key, item in header.items() if key != "__metadata__"]
        ends = _end_of_data(item[1:] for item in found)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise _damaged(name, file, "has a header that describes no tensors") from None
    if ends is None:
        raise _damaged(name, file, "has a header with wrong offsets")
    if ends > size - 8 - length:
        raise _damaged(name, file, f"is cut off after {size:,} bytes")
    return [(key, kind, shape) for key, kind, shape, *_ in found]


def _damaged(name: str, file: str, what: str) -> InvalidModelFolder:
    return InvalidModelFolder(f"{name} is damaged ({file} {what}); delete its folder and download the model again.")


def _reject_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(found := dict(pairs)) < len(pairs):
        raise ValueError("a name repeats")
    return found


def _parse_entry(item: Any) -> tuple[str, tuple[int, ...], int, int]:
    begin, end = item["data_offsets"]
    numbers = *item["shape"], begin, end
    if len(numbers) > MAX_DIMENSIONS + 2 or any(
        type(each) is not int or not 0 <= each <= MAX_NUMBER for each in numbers
    ):
        raise ValueError(item)
    return str(item["dtype"]), tuple(item["shape"]), begin, end


def _end_of_data(found: Iterable[tuple[str, tuple[int, ...], int, int]]) -> int | None:
    """Return the end of the last tensor as an offset from the header's end; None for gaps, overlaps or wrong sizes."""
    position = 0
    for kind, shape, begin, end in sorted(found, key=lambda item: item[2:]):
        size = FLOAT_BYTES.get(kind) or TYPE_BYTES.get(kind)  # None: an unknown type
        if begin != position or end < begin or (size and end - begin != size * math.prod(shape)):
            return None
        position = end
    return position
