"""Deltas add up to what the tokenizer makes of all tokens, and never show half a character."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from tokenizers import Tokenizer, decoders, models, normalizers
from transformers import AutoTokenizer, PreTrainedTokenizerFast

from hfjax_demo import sources
from hfjax_demo.settings import Settings
from hfjax_demo.sources.gguf_file import read_header
from hfjax_demo.text.detokenizer import REPLACEMENT, Detokenizer
from hfjax_demo.text.gguf_tokenizer import read_tokenizer

from ..catalogue import BUILT_IN
from ..tiny_models import EOS, VOCABULARY, make_tokenizer


@pytest.fixture(scope="module")
def byte_level(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("tokenizer")
    make_tokenizer(folder)
    return AutoTokenizer.from_pretrained(folder)


@pytest.fixture(scope="module")
def leading_spaces() -> Any:
    """Like Llama 2's: a space is part of the word it precedes, the very first is dropped, odd characters are byte tokens."""
    words = ["<unk>", "\u2581", "\u2581the", "\u2581cat", "s", "\u2581sat", ".", "\u2581\u2581", "\n"]
    vocabulary = {word: index for index, word in enumerate([*words, *(f"<0x{byte:02X}>" for byte in range(256))])}
    tokenizer = Tokenizer(models.BPE(vocabulary, [], unk_token="<unk>", byte_fallback=True))
    tokenizer.normalizer = normalizers.Replace(" ", "\u2581")  # type: ignore[assignment]
    tokenizer.decoder = decoders.Sequence(  # type: ignore[assignment]
        [decoders.Replace("\u2581", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    return PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="<unk>", eos_token="</s>")


def deltas(tokenizer: Any, ids: list[int]) -> list[str]:
    detokenizer = Detokenizer(tokenizer)
    return [*(detokenizer.add(token) for token in ids), detokenizer.finish()]


def whole(tokenizer: Any, ids: list[int]) -> str:
    text = tokenizer.decode(ids, skip_special_tokens=True)
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("seed", range(40))
def test_random_tokens_add_up(byte_level: Any, seed: int) -> None:
    """Most of these are stray bytes: unfinished and impossible characters everywhere, special tokens among them."""
    generator = random.Random(seed)
    ids = [generator.randrange(VOCABULARY) for _ in range(generator.randint(1, 60))]

    assert "".join(deltas(byte_level, ids)) == whole(byte_level, ids)


@pytest.mark.parametrize("seed", range(20))
def test_half_characters_without_end_add_up(byte_level: Any, seed: int) -> None:
    """Nothing waits for ever; and a character that is finished at last comes whole."""
    generator = random.Random(seed)
    ids: list[int] = []
    for _ in range(12):
        written = generator.choice("é你\N{ROCKET}a")
        character = byte_level(written, add_special_tokens=False).input_ids
        ids += character[: generator.randint(1, len(character))] * generator.randint(1, 20)
        ids += [EOS] * generator.choice([0, 0, 15]) + character

    assert "".join(deltas(byte_level, ids)) == whole(byte_level, ids)


def test_tokens_without_text_cost_what_words_cost(byte_level: Any) -> None:
    class Counting:
        def decode(self, ids: list[int], **options: Any) -> Any:
            self.read += len(ids)
            return byte_level.decode(ids, **options)

        def __init__(self) -> None:
            self.read = 0

    def read(token: int, times: int) -> int:
        tokenizer = Counting()
        detokenizer = Detokenizer(tokenizer)  # type: ignore[arg-type]
        for _ in range(times):
            detokenizer.add(token)
        return tokenizer.read

    half = byte_level("\N{ROCKET}", add_special_tokens=False).input_ids[0]
    for token in (EOS, half, VOCABULARY + 5):
        assert read(token, 300) < 40 * 300, "each token is decoded a few times"


def test_a_word_behind_many_tokens_without_text_keeps_its_blank(leading_spaces: Any) -> None:
    the, end, cat = (leading_spaces.convert_tokens_to_ids(token) for token in ("\u2581the", "</s>", "\u2581cat"))
    ids = [the, *[end] * 20, cat]

    assert "".join(deltas(leading_spaces, ids)) == whole(leading_spaces, ids) == "the cat"
    assert deltas(leading_spaces, [the, cat, cat]) == ["the", " cat", " cat", ""]


TEXTS = ["naïve café", "\N{GRINNING FACE}\N{PARTY POPPER} and 你好!", "  two spaces\n\n\tindent", "a\N{FAMILY}b\ufe0f"]


@pytest.mark.parametrize("text", TEXTS)
def test_a_character_of_several_tokens_comes_whole(byte_level: Any, text: str) -> None:
    parts = deltas(byte_level, byte_level(text).input_ids)

    assert "".join(parts) == text and all(REPLACEMENT not in part for part in parts)


def test_nothing_is_held_back_without_need_and_an_unfinished_character_stays_a_replacement(byte_level: Any) -> None:
    ids = byte_level("the fox runs away").input_ids
    assert deltas(byte_level, ids) == [*(whole(byte_level, [token]) for token in ids), ""]
    rocket = byte_level("\N{ROCKET}").input_ids
    assert deltas(byte_level, rocket) == [*[""] * (len(rocket) - 1), "\N{ROCKET}", ""]
    parts = deltas(byte_level, rocket[:-1])
    assert parts[-1].endswith(REPLACEMENT) and "".join(parts) == whole(byte_level, rocket[:-1])


@pytest.mark.parametrize("seed", range(20))
def test_words_and_whole_characters_in_byte_tokens_add_up(leading_spaces: Any, seed: int) -> None:
    generator = random.Random(seed)
    vocabulary = leading_spaces.get_vocab()
    ids: list[int] = []
    for _ in range(30):
        if generator.random() < 0.3:
            character = generator.choice("é你\N{ROCKET}")
            ids += [vocabulary[f"<0x{byte:02X}>"] for byte in character.encode()]
        else:
            ids.append(generator.randrange(1, 9))

    parts = deltas(leading_spaces, ids)

    assert "".join(parts) == whole(leading_spaces, ids)
    assert all(REPLACEMENT not in part for part in parts)


def real_tokenizer(name: str) -> Any:
    cache_dir = Settings.from_environment(os.environ).cache_dir
    file = sources.fetch(BUILT_IN.find(name), cache_dir)
    return read_tokenizer(read_header(file, name), name)


@pytest.mark.release
@pytest.mark.real_model
@pytest.mark.parametrize("name", ["gemma-3-270m", "smollm2-135m-instruct"])
def test_real_tokenizers_add_up(name: str) -> None:
    tokenizer = real_tokenizer(name)
    text = "def f(x):\n    return 'naïve \N{ROCKET}\N{FAMILY}'  # 你好,  two  spaces\n\n" * 2
    ids = tokenizer(text, add_special_tokens=False).input_ids
    parts = deltas(tokenizer, ids)
    assert "".join(parts) == whole(tokenizer, ids)
    assert all(REPLACEMENT not in part for part in parts)

    generator = random.Random(0)
    # Byte tokens left out: SentencePiece's decoder takes back characters it has shown when an impossible byte follows.
    words = [index for word, index in tokenizer.get_vocab().items() if not word.startswith("<0x")]
    for _ in range(10):
        ids = [generator.choice(words) for _ in range(40)]
        assert "".join(deltas(tokenizer, ids)) == whole(tokenizer, ids)
