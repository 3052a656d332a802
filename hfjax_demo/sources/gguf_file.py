"""Read GGUF files: their header, and the bytes of their tensors, memory-mapped without a copy.

The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md. PyTorch is not imported, because memory is estimated before
that.
"""

from __future__ import annotations

import contextlib
import itertools
import math
import mmap
import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidModelFolder, UnsupportedModel
from .common import ModelFolderProblem, one_line
from .gguf_types import BLOCKS, TensorType, describe_type

if TYPE_CHECKING:
    import numpy as np

SUFFIX = ".gguf"
MAGIC = b"GGUF"
VERSIONS = (2, 3)
ALIGNMENT = 32  # default alignment of the tensors in bytes
DEFAULT_QUANTIZATION = "Q4_K_M"
"""The tag that is used for a name without a tag if a repository has several files: the most common one."""

_STRING, _ARRAY = 8, 9
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_PART = re.compile(r"-\d{5}-of-(\d{5})\.gguf$", re.IGNORECASE)
_MAX_LIST_ENTRIES = 10_000_000  # of a list; the largest vocabularies have a few hundred thousand
_MAX_DIMENSIONS = 4  # dimensions of a tensor
_MAX_PARTS = 1000  # files of a model

HEADER_ERRORS = (struct.error, ValueError, TypeError, LookupError, ArithmeticError, RecursionError)
"""What :func:`parse_header` raises for bytes that are not a whole header."""


@dataclass(frozen=True, slots=True)
class TensorEntry:
    """A tensor as described in the header: ``start`` is the offset of its first byte in the file, ``size`` its size in bytes.

    ``shape`` is in PyTorch's order: the input dimension of a matrix, along which it is quantized, is the last one.
    ``part`` is the number of the file, from 0, of a model in several files.
    """

    name: str
    kind: TensorType
    shape: tuple[int, ...]
    start: int
    size: int
    part: int = 0

    @property
    def elements(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True, eq=False, slots=True)
class GgufHeader:
    """The header of a file: metadata by key (lists, numbers, strings), and tensors by name."""

    metadata: Mapping[str, Any]
    tensors: Mapping[str, TensorEntry]

    @property
    def architecture(self) -> str:
        """llama.cpp's name, such as "qwen2"."""
        return str(self.metadata.get("general.architecture", ""))

    def architecture_value(self, key: str) -> Any:
        """Return the value of ``ARCHITECTURE.key``, or None."""
        return self.metadata.get(f"{self.architecture}.{key}")


def read_header(path: Path, title: str) -> GgufHeader:
    """Read and check the header of a file, or of all files of a model, given the first: every tensor has a known type and lies
    within its file, and none overlap. The metadata are those of the first file.

    Raises:
        InvalidModelFolder: the file is damaged, or is not a GGUF file of a supported version; the message names it by ``title``.
        UnsupportedModel: the file has tensors of a type whose values are not known.
    """

    paths = part_paths(path)
    first, *others = (_read_file_header(each, title) for each in paths)
    if not others:
        return first
    tensors = dict(first.tensors)
    for part, other in enumerate(others, 1):
        tensors |= {name: replace(tensor, part=part) for name, tensor in other.tensors.items()}
    stated = first.metadata.get("split.count"), first.metadata.get("split.tensors.count", len(tensors))
    if stated != (len(paths), len(tensors)) or len(tensors) != sum(len(each.tensors) for each in (first, *others)):
        raise InvalidModelFolder(f"The {len(paths)} files of {title} do not belong together; download them again.")
    return GgufHeader(first.metadata, tensors)


def _read_file_header(path: Path, title: str) -> GgufHeader:
    def damaged(what: str) -> InvalidModelFolder:
        return InvalidModelFolder(f"{title} is damaged ({path.name} {what}); download it again.")

    try:
        size = path.stat().st_size
        with path.open("rb") as stream, mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as data:
            header = parse_header(data, path.name, title)
    except OSError as error:
        raise damaged(f"cannot be read: {error.strerror or error}") from error
    except HEADER_ERRORS as error:
        raise damaged("has a truncated header") from error
    places = sorted((tensor.start, tensor.start + tensor.size) for tensor in header.tensors.values() if tensor.size)
    if places and max(end for _, end in places) > size:
        raise damaged(f"is cut off after {size:,} bytes")
    if any(start < end for (_, end), (start, _) in itertools.pairwise(places)):
        raise damaged("has overlapping tensors")
    return header


def parse_header(data: mmap.mmap | bytes, name: str, title: str) -> GgufHeader:
    """Return the header of a file called ``name``, given its first bytes.

    Raises:
        InvalidModelFolder: it is not a GGUF file of a supported version.
        UnsupportedModel: it has tensors of a type whose values are not known.
        struct.error, ValueError, TypeError, LookupError, ArithmeticError, RecursionError: more bytes are needed, or the header is
            damaged (:data:`HEADER_ERRORS`).
    """
    if data[:4] != MAGIC:
        raise InvalidModelFolder(f"{title} is not a GGUF file ({name}).")
    if int.from_bytes(data[4:8], "little") not in VERSIONS:
        raise InvalidModelFolder(
            f"{title} is a GGUF file of version {int.from_bytes(data[4:8], 'little')} or with big-endian data; only "
            "little-endian versions 2 and 3 are supported."
        )
    return _HeaderReader(data, title).header()


class _HeaderReader:
    """Reads the values of a header sequentially."""

    def __init__(self, data: mmap.mmap | bytes, title: str) -> None:
        self._data = data
        self._title = title
        self._at = 8

    def header(self) -> GgufHeader:
        count, pairs = self._number("Q"), self._number("Q")
        metadata = {}
        for _ in range(self._bounded(pairs)):
            key = self._text()
            if key in metadata:
                raise ValueError(key)
            metadata[key] = self._value(self._number("I"))
        found = []
        for _ in range(self._bounded(count)):
            name = self._text()
            sides = [self._number("Q") for _ in range(self._bounded(self._number("I"), _MAX_DIMENSIONS))]
            found.append((name, tuple(reversed(sides)), self._number("I"), self._number("Q")))
        alignment = metadata.get("general.alignment", ALIGNMENT)
        if type(alignment) is not int or alignment < 1 or len({name for name, *_ in found}) < len(found):
            raise ValueError(alignment)
        begin = -(-self._at // alignment) * alignment
        tensors = {}
        for name, shape, number, start in found:
            if number not in BLOCKS:
                raise UnsupportedModel(
                    f"{self._title} has tensors of the type {describe_type(number)}, which is not supported; choose a file "
                    f"of another type, such as {DEFAULT_QUANTIZATION}."
                )
            kind = TensorType(number)
            tensors[name] = TensorEntry(name, kind, shape, begin + start, tensor_bytes(kind, shape))
        return GgufHeader(metadata, tensors)

    def _number(self, code: str) -> Any:
        (value,) = struct.unpack_from("<" + code, self._data, self._at)
        self._at += struct.calcsize("<" + code)
        return value

    def _bounded(self, count: int, most: int = _MAX_LIST_ENTRIES) -> int:
        if count > most:
            raise ValueError(count)
        return count

    def _text(self) -> str:
        length = self._number("Q")
        begin, self._at = self._at, self._at + length
        if self._at > len(self._data):
            raise ValueError(length)
        return self._data[begin : self._at].decode("utf-8")

    def _value(self, kind: int) -> Any:
        if kind == _STRING:
            return self._text()
        if kind != _ARRAY:
            return self._number(_SCALARS[kind])
        kind, count = self._number("I"), self._bounded(self._number("Q"))
        if kind in _SCALARS:
            values = struct.unpack_from(f"<{count}{_SCALARS[kind]}", self._data, self._at)
            self._at += struct.calcsize(f"<{count}{_SCALARS[kind]}")
            return list(values)
        return [self._value(kind) for _ in range(count)]


def tensor_bytes(kind: TensorType, shape: tuple[int, ...]) -> int:
    """Return the bytes of a tensor in a file, or raise ``ValueError`` if the length of a row is no multiple of the block size."""
    block, size = BLOCKS[kind]
    if (shape[-1] if shape else 1) % block:
        raise ValueError(shape)
    return math.prod(shape) // block * size


class MappedGguf:
    """The memory-mapped tensors of a file, or of all files of a model, given the first. Pages count as this process's memory only
    while :meth:`read` is active."""

    def __init__(self, path: Path, header: GgufHeader) -> None:
        self._maps = []
        for each in part_paths(path):
            with each.open("rb") as stream:
                self._maps.append(mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ))
        self.header = header

    @contextlib.contextmanager
    def read(self, tensor: TensorEntry) -> Iterator[np.ndarray]:
        """Yield the bytes of a tensor, uint8 (rows, bytes per row), with all dimensions but the last as rows."""
        import numpy as np

        mapped = self._maps[tensor.part]
        found = np.frombuffer(mapped, np.uint8, tensor.size, tensor.start)
        try:
            yield found.reshape(math.prod(tensor.shape[:-1]), -1)
        finally:
            mapped.madvise(mmap.MADV_DONTNEED)


def is_gguf(path: Path) -> bool:
    """Return whether a path has the suffix of a GGUF file."""
    return path.suffix.lower() == SUFFIX


class NoMatchingFile(ModelFolderProblem):
    """No file of a folder or repository was chosen; ``names`` are the available ones."""

    def __init__(self, problem: str, names: list[str]) -> None:
        several = f"name one of them: {one_line(', '.join(names))}"
        super().__init__(problem, several if len(names) > 1 else "give another folder")
        self.names = names


def choose_gguf_file(names: Iterable[str], tag: str | None, default: str | None = DEFAULT_QUANTIZATION) -> str:
    """Return one of several file names: the one with the tag ("Q4_K_M"), the only one, or the one with the tag ``default``. Of a
    model in several files it is the first (:func:`part_names` has all).

    Files of a vision encoder ("mmproj…") and files of other types are ignored.

    Raises:
        NoMatchingFile: there is no such file, or more than one, or some of its parts are missing.
    """
    present = {name for name in names if is_gguf(Path(name)) and "mmproj" not in name.lower()}
    models = sorted({part_names(name)[0] for name in present})
    meant = tag or default
    is_only_one = tag is None and len(models) == 1
    wanted = models if is_only_one else [name for name in models if meant and has_tag(name, meant)]
    if not wanted:
        without = f" and none of {default}" if default and models else ""
        several = f"has several GGUF files{without}" if models else "has no GGUF file"
        raise NoMatchingFile(f"has no GGUF file for {tag}" if tag else several, models)
    if len(wanted) > 1:
        raise NoMatchingFile(f"has several GGUF files for {meant}", models)
    parts = part_names(wanted[0])
    if missing := [name for name in parts if name not in present]:
        raise NoMatchingFile(f"lacks {missing[0]}, one of {len(parts)} files of a model", models)
    return wanted[0]


def part_names(name: str) -> list[str]:
    """Return the names of all files of a model, given the name of one: ``["a-00001-of-00002.gguf", "a-00002-of-00002.gguf"]``, or
    the name alone."""
    found = _PART.search(name)
    if found is None or not 1 <= int(found[1]) <= _MAX_PARTS:
        return [name]
    return [
        f"{name[: found.start()]}-{part:05d}-of-{found[1]}{name[-len(SUFFIX) :]}"
        for part in range(1, int(found[1]) + 1)
    ]


def part_paths(path: Path) -> list[Path]:
    """Return the paths of all files of a model, given that of one."""
    return [path.with_name(name) for name in part_names(path.name)]


def has_tag(name: str, tag: str) -> bool:
    """Return whether a file name ends with a tag such as "Q4_K_M" after a separator (``-._/``), in any case."""
    stem = _PART.sub(SUFFIX, name).removesuffix(SUFFIX)
    return bool(re.search(rf"(?:^|[-._/]){re.escape(tag)}$", stem, re.IGNORECASE))
