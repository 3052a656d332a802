"""Damaged headers of model files: any bytes must be read, or rejected with a one-sentence message, in bounded memory.

``python -m tests.header_fuzz gguf 300`` fuzzes the readers with atheris for 300 seconds, if it is installed (also with
``safetensors``). The tests use the deterministic files of :func:`damaged`.
"""

from __future__ import annotations

import importlib
import json
import random
import struct
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from hfjax_demo.errors import HfjaxError
from hfjax_demo.sources import gguf_file, safetensors_file
from hfjax_demo.text import gguf_model, gguf_tokenizer

from . import tiny_gguf

MOST_MEMORY = 64 << 20  # for files of a few kilobytes

# Boundary values that may cause errors in a reader, of all integer widths.
_ODD = (0, 1, 2, 7, 127, 128, 255, 2**15, 2**16 - 1, 2**31 - 1, 2**31, 2**32 - 1, 2**40, 2**62, 2**63, 2**64 - 1)


def gguf(folder: Path) -> bytes:
    """Return a valid file, small because its weights are not used."""
    module = tiny_gguf.make_module("llama", hidden_size=8, intermediate_size=8, num_hidden_layers=1, head_dim=4)
    return tiny_gguf.write(folder / "whole.gguf", module, "llama").read_bytes()


def safetensors(folder: Path) -> bytes:
    header = {
        "__metadata__": {"format": "pt"},
        "a": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]},
        "b.weight": {"dtype": "BF16", "shape": [4], "data_offsets": [24, 32]},
        "c": {"dtype": "I64", "shape": [], "data_offsets": [32, 40]},
    }
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + bytes(40)


def read_gguf(file: Path) -> None:
    """Read everything that is derived from a header before a model is created."""
    header = gguf_file.read_header(file, "fuzzed")
    gguf_tokenizer.read_tokenizer(header, "fuzzed")
    gguf_model.read_gguf_config(header, "fuzzed")


def read_safetensors(file: Path) -> None:
    list(safetensors_file.tensors(file, "fuzzed"))


FORMATS: dict[str, tuple[Callable[[Path], bytes], Callable[[Path], None]]] = {
    "gguf": (gguf, read_gguf),
    "safetensors": (safetensors, read_safetensors),
}


def damaged(whole: bytes, count: int, seed: int) -> Iterator[bytes]:
    """Yield ``count`` files, each damaged in one to four places: changed numbers, and deleted, repeated, moved or cut parts."""
    generator = random.Random(seed)
    for _ in range(count):
        data = bytearray(whole)
        for _ in range(generator.randint(1, 4)):
            # Half of the damage is in the first bytes, which have the counts.
            place = generator.randrange(min(len(data), generator.choice((64, len(data)))))
            match generator.randrange(6):
                case 0:
                    size = generator.choice((1, 2, 4, 8))
                    value = generator.choice(_ODD) % (1 << 8 * size)
                    data[place : place + size] = value.to_bytes(size, "little")
                case 1:
                    data[place] = generator.randrange(256)
                case 2:
                    del data[place : place + generator.randint(1, 40)]
                case 3:
                    end = place + generator.randint(1, 60)
                    data[place:place] = data[place:end] * generator.randint(1, 3)
                case 4:
                    other = generator.randrange(len(data))
                    data[place : place + 8] = data[other : other + 8]
                case _:
                    data[place:place] = generator.choice((b"\xff\xfe", b"-", b"[" * 3000, b'{"a":', b"e400", b"\0" * 8))
            if not data:
                data = bytearray(b"\0")
        yield bytes(data if generator.random() < 0.9 else data[: generator.randrange(len(data) + 1)])


def read(format: str, data: bytes, file: Path) -> str | None:
    """Read a file with these bytes; return the error message, or None if it is valid. Raises what is no error of this program,
    and AssertionError if the message is not one sentence or reading took too much memory."""
    file.write_bytes(data)
    said = None
    tracemalloc.reset_peak()
    before = tracemalloc.get_traced_memory()[0]
    try:
        FORMATS[format][1](file)
    except HfjaxError as error:
        said = str(error)
        assert said.endswith(".") and "\n" not in said and len(said) < 1000, said
    assert tracemalloc.get_traced_memory()[1] - before < MOST_MEMORY, "memory"
    return said


def _functions(*modules: ModuleType) -> Iterator[FunctionType]:
    for module in modules:
        owners = [module, *(each for each in vars(module).values() if isinstance(each, type))]
        for owner in owners:
            for value in vars(owner).values():
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    yield value


def main(format: str, seconds: str) -> None:
    """Fuzz a format; see the module. If a failure is found, exit with a nonzero status and write the bytes to ``crash-…``."""
    atheris: Any = importlib.import_module("atheris")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "corpus").mkdir()
        whole = FORMATS[format][0](folder)
        for number, data in enumerate([whole, *damaged(whole, 50, seed=1)]):
            (folder / "corpus" / str(number)).write_bytes(data)
        for function in _functions(gguf_file, safetensors_file, gguf_tokenizer, gguf_model):
            atheris.instrument_func(function)

        def once(data: bytes) -> None:
            read(format, data, folder / "fuzzed")

        options = (f"-max_total_time={seconds}", "-timeout=60", "-rss_limit_mb=4096", "-max_len=65536")
        atheris.Setup([sys.argv[0], *options, str(folder / "corpus")], once)
        atheris.Fuzz()


if __name__ == "__main__":
    tracemalloc.start()
    main(*sys.argv[1:])
