"""Texts in many scripts with llama.cpp's tokens for them, for the tests of tokenizers from GGUF files.

``python -m tests.llama_cpp_tokens NAME=FILE.gguf … > tests/text/llama_cpp_tokens.json`` regenerates the expected tokens; it needs
the package ``llama-cpp-python`` (0.3.36), which includes llama.cpp. ``… --compare 1000 NAME=FILE.gguf …`` only compares 1000
texts. ``… --vocabularies > tests/text/llama_cpp_vocabularies.json`` regenerates the results for :mod:`tests.gguf_vocabularies`.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hfjax_demo.sources.gguf_file import GgufHeader, read_header
from hfjax_demo.sources.gguf_pretokenizers import PRETOKENIZERS
from hfjax_demo.text.gguf_tokenizer import read_tokenizer, read_vocabulary

from . import tiny_gguf
from .gguf_vocabularies import Metadata, Program, answers

KEPT = 80  # texts whose tokens are in the file
BY_BYTES = tuple(name for name, form in PRETOKENIZERS.items() if form.is_byte_level)
CUT = 120  # texts that are tokenized with each pre-tokenizer name

# Texts in many scripts, and of code.
PIECES = tuple(
    json.loads(Path(__file__).with_name("text").joinpath("llama_cpp_texts.json").read_text(encoding="utf-8"))
)
BETWEEN = ("", " ", "  ", "\n", "\n\n", "\t", ", ", "   ", ". ", " - ", "1", "\u3000")


def texts(count: int) -> list[str]:
    """Return each piece, followed by random concatenations of pieces and parts of them; deterministic."""
    generator = random.Random(15)
    found = list(PIECES)
    while len(found) < count:
        text = ""
        for _ in range(generator.randint(1, 5)):
            piece = generator.choice(PIECES)
            if generator.random() < 0.5:
                start = generator.randrange(len(piece))
                piece = piece[start : start + generator.randint(1, 40)]
            text += piece + generator.choice(BETWEEN)
        found.append(text)
    return found[:count]


def load_in_llama_cpp(file: Path) -> Any:
    """Return a vocabulary of llama.cpp, from the package llama-cpp-python."""
    return importlib.import_module("llama_cpp").Llama(str(file), vocab_only=True, verbose=False)


def by_llama_cpp(file: Path, given: Sequence[str]) -> list[list[int]]:
    model = load_in_llama_cpp(file)
    return [model.tokenize(text.encode(), add_bos=True, special=True) for text in given]


def write_vocabulary(path: Path, metadata: Metadata) -> Path:

    def add(writer: Any) -> None:
        for key, value in metadata.items():
            kinds = {list: writer.add_array, bool: writer.add_bool, int: writer.add_uint32, str: writer.add_string}
            kinds[type(value)](key, value)

    module = tiny_gguf.make_module("llama", vocab_size=len(metadata["tokenizer.ggml.tokens"]))
    return tiny_gguf.write(path, module, "llama", tokenizer=add)


def llama_cpp() -> Program:
    path = Path(tempfile.mkdtemp()) / "vocabulary.gguf"

    def ends(metadata: Metadata) -> list[int]:
        model = load_in_llama_cpp(write_vocabulary(path, metadata))
        is_end = importlib.import_module("llama_cpp").llama_vocab_is_eog
        return [token for token in range(len(metadata["tokenizer.ggml.tokens"])) if is_end(model._model.vocab, token)]

    return Program(lambda metadata, given: by_llama_cpp(write_vocabulary(path, metadata), given), ends)


def this_program() -> Program:

    def header(metadata: Metadata) -> GgufHeader:
        return GgufHeader(metadata, {})

    return Program(
        lambda metadata, given: read_tokenizer(header(metadata), "tiny")(list(given)).input_ids,
        lambda metadata: sorted(read_vocabulary(header(metadata)).ends),
    )


def main(arguments: Sequence[str]) -> None:
    if arguments[0] == "--vocabularies":
        found = answers(llama_cpp(), PIECES, texts(CUT), BY_BYTES)
        print(
            json.dumps(found, ensure_ascii=True, separators=(",", ":")).replace('],"', '],\n"').replace('","', '",\n"')
        )
        return
    count = KEPT
    if arguments[0] == "--compare":
        count, arguments = int(arguments[1]), arguments[2:]
    files = {name: Path(file) for name, _, file in (argument.partition("=") for argument in arguments)}
    expected = {name: by_llama_cpp(file, texts(count)) for name, file in files.items()}
    if count == KEPT:
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(ids)}" for name, ids in expected.items())
        print("{\n" + lines + "\n}")
        return
    for name, file in files.items():
        tokenizer = read_tokenizer(read_header(file, name), name)
        differ = [
            text for text, ids in zip(texts(count), expected[name], strict=True) if tokenizer(text).input_ids != ids
        ]
        print(f"{name}: {len(differ)} of {count} differ", *map(repr, differ[:5]), sep="\n    ")


if __name__ == "__main__":
    main(sys.argv[1:])
