"""The two small real models beside plain PyTorch's ``generate``."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from hfjax_demo import sources
from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.settings import Settings
from hfjax_demo.sources.gguf_file import read_header
from hfjax_demo.text.detokenizer import Detokenizer
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.gguf_tokenizer import read_tokenizer

from .. import llama_cpp_tokens, tiny_models
from ..architectures.comparing import together
from ..catalogue import BUILT_IN
from ..parity import compare, generate
from ..tiny_models import Reference

NEW_TOKENS = 32
LONGEST = {"smollm2-135m-instruct": 300, "gemma-3-270m": 600}

# Cut to the lengths that are wanted. Gemma's sliding window is 512 tokens.
TEXT = (
    "The lighthouse keeper had counted ships for thirty years, and every evening he wrote their names into a book: the grey "
    "freighters from the north, the ferries with their lamps, the small boats whose engines he knew by ear. When the fog came "
    "he lit the old lamp by hand, because the new one, he said, could not tell a friend from a stranger. "
)

pytestmark = pytest.mark.real_model


@dataclass(frozen=True)
class Loaded:
    engine: TextEngine
    reference: Reference

    def prompt(self, length: int, skip: int = 0) -> list[int]:
        """So many tokens of running text, from some token on."""
        ids = self.engine.model.tokenizer(TEXT * 12).input_ids
        return [int(token) for token in ids[skip : skip + length]]


def load(name: str) -> Loaded:
    folder = sources.fetch(BUILT_IN.find(name), Settings.from_environment(os.environ).cache_dir)
    context = 512 if LONGEST[name] < 400 else 768
    engine = tiny_models.load(folder, name, prefill_chunks=(32, 256), context_length=context, decode_block=16)
    return Loaded(engine, Reference(folder))


@pytest.fixture(scope="module")
def smollm2() -> Loaded:
    return load("smollm2-135m-instruct")


def check(loaded: Loaded, length: int) -> None:
    prompt = loaded.prompt(length)
    assert len(prompt) == length
    answer = generate(loaded.engine, prompt, max_new_tokens=NEW_TOKENS)
    compare(loaded.engine, loaded.reference, prompt, answer.tokens, NEW_TOKENS)


def test_smollm2(smollm2: Loaded) -> None:
    for length in (1, 300):
        check(smollm2, length)


@pytest.mark.parametrize("dtype", ["float32", "int8"])
def test_smollm2_keeps_the_bits_of_the_file_that_it_came_from(smollm2: Loaded, dtype: str) -> None:
    """Whoever asks for int8 gets no less: four and eight bits hold all there is."""
    engine = smollm2.engine
    if dtype == "int8":
        folder = sources.fetch(BUILT_IN.find("smollm2-135m-instruct"), Settings.from_environment(os.environ).cache_dir)
        engine = tiny_models.load(folder, "smollm2-135m-instruct", dtype=dtype)
    # 135 million numbers: the embedding's 28 million in 8.5 bits, those of the layers in 5, some of norms in 32.
    assert dict(engine.model.formats) == {"q8_0": 49152 * 576, "q4_1": 106_168_320, "float32": 61 * 576}
    assert parameter_bytes(engine.programs.params) < 97e6


def test_four_conversations_with_smollm2(smollm2: Loaded) -> None:
    together(
        smollm2.engine, smollm2.reference, lambda length, seed: smollm2.prompt(length, length + seed), (9, 60, 120), 40
    )


def test_gemma_3_beyond_its_window() -> None:
    check(load("gemma-3-270m"), 600)


@pytest.mark.parametrize("name", list(LONGEST))
def test_the_tokens_are_llama_cpps(name: str) -> None:
    """Of texts in many scripts; ``tests/llama_cpp_tokens.py`` tells how the expected ones were made."""
    expected = json.loads(Path(__file__).with_name("llama_cpp_tokens.json").read_text(encoding="utf-8"))[name]
    file = sources.fetch(BUILT_IN.find(name), Settings.from_environment(os.environ).cache_dir)
    tokenizer = read_tokenizer(read_header(file, name), name)
    for text, ids in zip(llama_cpp_tokens.texts(llama_cpp_tokens.KEPT), expected, strict=True):
        assert tokenizer(text).input_ids == ids, text
        detokenizer = Detokenizer(tokenizer)
        shown = "".join([*map(detokenizer.add, ids), detokenizer.finish()])
        assert shown == tokenizer.decode(ids, skip_special_tokens=True)
