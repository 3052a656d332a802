"""Headers of model files that somebody has damaged, by chance or on purpose."""

from __future__ import annotations

import importlib.util
import os
import struct
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.errors import InvalidModelFolder
from hfjax_demo.sources.gguf_file import read_header
from hfjax_demo.text.gguf_model import read_gguf_config

from .. import header_fuzz

ROOT = Path(__file__).parents[2]
SECONDS = 300  # for each format
COUNTS = {"gguf": 800, "safetensors": 1000}
ONE = '{"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}'


def of_one(shape: str, offsets: str) -> str:
    return f'{{"a": {{"dtype": "F32", "shape": {shape}, "data_offsets": {offsets}}}}}'


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.parametrize("format", header_fuzz.FORMATS)
def test_damaged_headers_are_read_or_refused_by_a_sentence(format: str, tmp_path: Path, traced: None) -> None:
    whole = header_fuzz.FORMATS[format][0](tmp_path)
    file = tmp_path / "damaged"
    assert header_fuzz.read(format, whole, file) is None
    said = [header_fuzz.read(format, data, file) for data in header_fuzz.damaged(whole, COUNTS[format], seed=38)]
    assert said.count(None) < len(said) / 2, "most of the damage is found"


@pytest.mark.parametrize(
    ("header", "says"),
    [
        (of_one("[-1, -2]", "[0, 8]"), "describes no tensors"),
        (of_one("[2.5]", "[0, 10]"), "describes no tensors"),
        (of_one("[true]", "[0, 4]"), "describes no tensors"),
        (of_one("[Infinity]", "[0, 4]"), "describes no tensors"),
        (f'{{"a": {ONE}, "b": {ONE}}}', "wrong offsets"),
        (f'{{"a": {ONE}, "a": {ONE}}}', "a truncated header"),
        (of_one("[4611686018427387904, 4]", "[0, 0]"), "wrong offsets"),
        (of_one(f"[{10**4000}, {10**4000}]", "[0, 4]"), "describes no tensors"),
        (of_one(f"[0, {1 << 63}]", "[0, 0]"), "describes no tensors"),
        (of_one(str([1] * 17), "[0, 4]"), "describes no tensors"),
        (of_one("[1]", "[4, 0]"), "wrong offsets"),
        (of_one("[1]", "[4, 8]"), "wrong offsets"),
        (of_one("[5]", "[0, 20]"), "is cut off after"),
        ('{"a":' * 50_000, "a truncated header"),
        ("[" * 50_000, "a truncated header"),
        ('"a"', "describes no tensors"),
        ('{"a": []}', "describes no tensors"),
        ('{"\\ud800": 1}', "describes no tensors"),
        ("", "a truncated header"),
        (None, "is truncated in its first bytes"),
        (" " * 99, "is truncated in its header"),
    ],
    ids=[
        "negative", "fraction", "true", "endless", "overlapping", "repeated", "overflowing", "huge", "beyond 63 bits",
        "17 dimensions", "backwards", "gap", "cut off",
        "nested objects", "nested lists", "text", "no tensor", "half a letter", "empty", "no length", "cut in the header",
    ],
)  # fmt: skip
def test_a_safetensors_header_that_lies_is_damaged(header: str | None, says: str, tmp_path: Path) -> None:
    file = tmp_path / "model.safetensors"
    length = 10**6 if header and not header.strip() else len(header or "")
    file.write_bytes(b"" if header is None else struct.pack("<Q", length) + header.encode() + bytes(16))
    with pytest.raises(InvalidModelFolder, match=rf"^fuzzed is damaged \(model\.safetensors .*{says}.*\.$"):
        header_fuzz.read_safetensors(file)


UINT32, STRING, ARRAY = 4, 8, 9  # of values, https://github.com/ggml-org/ggml/blob/master/docs/gguf.md


def gguf_of(
    *tensors: tuple[str, tuple[int, ...], int],
    pairs: tuple[tuple[str, int, bytes], ...] = (),
    count: int | None = None,
    dimensions: int | None = None,
) -> bytes:
    """A file of version 3 with float32 tensors (name, sides, offset) and metadata (key, kind, value).

    It says that it has ``count`` tensors, each with as many ``dimensions``.
    """

    def text(value: str) -> bytes:
        return struct.pack("<Q", len(value)) + value.encode()

    data = b"GGUF" + struct.pack("<IQQ", 3, len(tensors) if count is None else count, len(pairs))
    data += b"".join(text(key) + struct.pack("<I", kind) + value for key, kind, value in pairs)
    for name, sides, offset in tensors:
        described = len(sides) if dimensions is None else dimensions
        data += text(name) + struct.pack(f"<I{len(sides)}QIQ", described, *sides, 0, offset)
    return data + bytes(-len(data) % 32 + 256)


def gguf_with(key: str, kind: int, value: bytes, count: int = 0) -> bytes:
    return gguf_of(pairs=((key, kind, value),), count=count)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (gguf_of(("a", (8,), 0), ("a", (8,), 32)), "truncated header"),
        (gguf_of(pairs=(("general.a", UINT32, bytes(4)),) * 2), "truncated header"),
        (gguf_of(("a", (8,), 0), ("b", (8,), 16)), "overlapping tensors"),
        (gguf_of(("a", (1,) * 5, 0)), "truncated header"),
        (gguf_of(("a", (1,), 0), dimensions=2**31), "truncated header"),
        (gguf_of(("a", (2**62,), 0)), "is cut off"),
        (gguf_of(("a", (2**33, 2**33), 0)), "is cut off"),  # 2 to the 66th, which is 4 where 64 bits overflow
        (gguf_of(("a", (2**64 - 1,), 0)), "is cut off"),  # -1, where it is read as a signed number
        (gguf_of(("a", (8,), 2**64 - 1)), "is cut off"),
        (gguf_of(("a", (8,), 256)), "is cut off"),
        (gguf_of(("a" * 8, (8,), 0)).replace(b"a" * 8, b"\xff" * 8), "truncated header"),
        (gguf_with("general.alignment", UINT32, bytes(4)), "truncated header"),
        (gguf_with("general.alignment", STRING, struct.pack("<Q", 2) + b"32"), "truncated header"),
        (gguf_with("a", ARRAY, struct.pack("<IQ", ARRAY, 1) * 20_000), "truncated header"),
        (gguf_with("a", ARRAY, struct.pack("<IQ", UINT32, 2**40)), "truncated header"),
        (gguf_with("a", STRING, struct.pack("<Q", 2**63)), "truncated header"),
        (gguf_with("a", UINT32, bytes(4), count=2**60), "truncated header"),
    ],
    ids=[
        "tensors repeat", "keys repeat", "overlapping", "five sides", "many sides", "huge", "overflowing", "negative",
        "far offset", "behind the end", "no UTF-8", "no alignment", "alignment in words", "lists in lists", "endless list",
        "endless text", "endless tensors",
    ],
)  # fmt: skip
def test_a_gguf_header_that_lies_is_damaged(data: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "model.gguf"
    file.write_bytes(data)
    with pytest.raises(InvalidModelFolder, match=problem):
        read_header(file, "Tiny")


@pytest.mark.parametrize("value", [2**31 - 1, -1, "8", [8, 2**40], 2.0, True])
def test_sizes_that_the_tensors_do_not_have_are_refused_before_they_are_made(value: Any, tmp_path: Path) -> None:
    (tmp_path / "model.gguf").write_bytes(header_fuzz.gguf(tmp_path))
    header = read_header(tmp_path / "model.gguf", "Tiny")
    for key in ("block_count", "embedding_length", "attention.head_count_kv", "attention.key_length", "vocab_size"):
        with pytest.raises(InvalidModelFolder, match=f"{key} does not match its tensors"):
            read_gguf_config(replace(header, metadata={**header.metadata, f"llama.{key}": value}), "Tiny")


@pytest.mark.release
@pytest.mark.usefixtures("processes")
@pytest.mark.parametrize("format", header_fuzz.FORMATS)
def test_nothing_else_is_found_in_minutes(format: str, tmp_path: Path) -> None:
    if importlib.util.find_spec("atheris") is None:
        pytest.skip("atheris is not installed")
    # Through a shell that forks: a process counts the memory of the one that started it to its peak, which libFuzzer limits.
    done = subprocess.run(
        ["sh", "-c", '"$@"; exit $?', "sh", sys.executable, "-m", "tests.header_fuzz", format, str(SECONDS)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
