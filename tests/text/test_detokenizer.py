"""Deltas add up to what the tokenizer makes of all tokens, and never show half a character."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from transformers import AutoTokenizer

from hfjax_demo.text.detokenizer import REPLACEMENT, Detokenizer

from ..tiny_models import EOS, VOCABULARY
from .conftest import llama_2_tokenizer


@pytest.fixture(scope="module")
def byte_level(tokenizer_folder: Path) -> Any:
    return AutoTokenizer.from_pretrained(tokenizer_folder)


@pytest.fixture(scope="module")
def leading_spaces() -> Any:
    words = ["<unk>", "\u2581", "\u2581the", "\u2581cat", "s", "\u2581sat", ".", "\u2581\u2581", "\n"]
    words += (f"<0x{byte:02X}>" for byte in range(256))
    return llama_2_tokenizer(words, unk_token="<unk>", eos_token="</s>")


def deltas(tokenizer: Any, ids: list[int]) -> list[str]:
    detokenizer = Detokenizer(tokenizer)
    return [*(detokenizer.add(token) for token in ids), detokenizer.finish()]


def whole(tokenizer: Any, ids: list[int]) -> str:
    text = tokenizer.decode(ids, skip_special_tokens=True)
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("seed", range(60))
def test_tokens_add_up_whatever_they_are(byte_level: Any, seed: int) -> None:
    """Stray bytes, half characters without end, special tokens: nothing waits for ever, and what is finished comes whole."""
    generator = random.Random(seed)
    ids = [generator.randrange(VOCABULARY) for _ in range(generator.randint(1, 60))]
    for _ in range(6 if seed % 3 == 0 else 0):
        character = byte_level(generator.choice("é你\N{ROCKET}a"), add_special_tokens=False).input_ids
        ids += character[: generator.randint(1, len(character))] * generator.randint(1, 20)
        ids += [EOS] * generator.choice([0, 0, 15]) + character
    assert "".join(deltas(byte_level, ids)) == whole(byte_level, ids)


def test_tokens_without_text_cost_what_words_cost(byte_level: Any) -> None:
    read: list[int] = []

    def decode(ids: list[int], **options: Any) -> Any:
        read.extend(ids)
        return byte_level.decode(ids, **options)

    half = byte_level("\N{ROCKET}", add_special_tokens=False).input_ids[0]
    for token in (EOS, half, VOCABULARY + 5):
        deltas(SimpleNamespace(decode=decode), [token] * 300)
        assert len(read) < 40 * 300, "each token is decoded a few times"
        read.clear()


def test_a_word_behind_many_tokens_without_text_keeps_its_blank(leading_spaces: Any) -> None:
    the, end, cat = (leading_spaces.convert_tokens_to_ids(token) for token in ("\u2581the", "</s>", "\u2581cat"))
    ids = [the, *[end] * 20, cat]
    assert "".join(deltas(leading_spaces, ids)) == whole(leading_spaces, ids) == "the cat"
    assert deltas(leading_spaces, [the, cat, cat]) == ["the", " cat", " cat", ""]


def test_a_character_of_several_tokens_comes_whole(byte_level: Any) -> None:
    text = "naïve café, \N{GRINNING FACE}\N{PARTY POPPER} and 你好!  two spaces\n\n\tindent a\N{FAMILY}b\ufe0f"
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
