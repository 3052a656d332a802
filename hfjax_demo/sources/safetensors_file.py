"""Read the headers of safetensors files.

The format: https://huggingface.co/docs/safetensors#format. A damaged file is reported before any of its weights are placed on a
device.
"""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..errors import InvalidModelFolder

# Bytes of an element, by the format's type names.
TYPE_BYTES = {"BOOL": 1, "U8": 1, "I8": 1, "U16": 2, "I16": 2, "U32": 4, "I32": 4, "U64": 8, "I64": 8}
FLOAT_BYTES = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2, "F8_E5M2": 1, "F8_E4M3": 1}

MAX_HEADER_BYTES = 100_000_000  # the format's own limit


def tensors(file: Path, name: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """Return the name, type and shape of every tensor in a safetensors file, from its header.

    Raises:
        InvalidModelFolder: the header is damaged, or does not match the file.
    """

    def damaged(what: str) -> InvalidModelFolder:
        return InvalidModelFolder(
            f"{name} is damaged ({file.name} {what}); delete its folder and download the model again."
        )

    try:
        size = file.stat().st_size
        with file.open("rb") as stream:
            start = stream.read(8)
            if len(start) < 8:
                raise damaged("is truncated in its first bytes")
            (length,) = struct.unpack("<Q", start)
            if length > min(size - 8, MAX_HEADER_BYTES):
                raise damaged("is truncated in its header")
            header = json.loads(stream.read(length), object_pairs_hook=_reject_duplicate_keys)
    except OSError as error:
        raise damaged(f"cannot be read: {error.strerror or error}") from error
    except (ValueError, RecursionError):
        raise damaged("has a truncated header") from None
    try:
        found = [(key, *_parse_entry(item)) for key, item in header.items() if key != "__metadata__"]
        ends = _end_of_data(item[1:] for item in found)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise damaged("has a header that describes no tensors") from None
    if ends is None:
        raise damaged("has a header with wrong offsets")
    if ends > size - 8 - length:
        raise damaged(f"is cut off after {size:,} bytes")
    return [(key, kind, shape) for key, kind, shape, *_ in found]


def _reject_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(found := dict(pairs)) < len(pairs):
        raise ValueError("a name repeats")
    return found


def _parse_entry(item: Any) -> tuple[str, tuple[int, ...], int, int]:
    begin, end = item["data_offsets"]
    if any(type(count) is not int or count < 0 for count in (*item["shape"], begin, end)):
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
