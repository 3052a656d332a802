"""How much of a prompt is read, and that what is said to be dropped is exactly the rest."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hfjax_demo.image.prompts import PromptMeter, make_prompt_meter, reader_of_folder
from tests import tiny_pipelines

LIMIT = tiny_pipelines.LONGEST_PROMPT
WORDS = LIMIT - 2  # the first and last token are the encoder's own


@pytest.fixture(scope="module")
def tokenizer(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return tiny_pipelines.clip_tokenizer(tmp_path_factory.mktemp("words"))


@pytest.fixture(scope="module")
def reader(tokenizer: Any) -> PromptMeter:
    return PromptMeter(tokenizer, LIMIT)


@pytest.mark.parametrize(("words", "dropped"), [(1, 0), (WORDS - 1, 0), (WORDS, 0), (WORDS + 1, 1), (100, 100 - WORDS)])
def test_whole_words_up_to_the_limit(reader: PromptMeter, words: int, dropped: int) -> None:
    text = " ".join((tiny_pipelines.WORDS * 10)[:words])
    length = reader.measure(text)
    assert (length.tokens, length.limit) == (words + 2, LIMIT)
    assert length.dropped == (" ".join(text.split()[-dropped:]) if dropped else "")


@pytest.mark.parametrize("prompt", ["", " ", "\n\n \t" * 40])
def test_an_empty_prompt_drops_nothing(reader: PromptMeter, prompt: str) -> None:
    assert reader.measure(prompt) == type(reader.measure(""))(2, LIMIT, "")


@pytest.mark.parametrize(
    "prompt",
    [
        "a red  apple,\n on a BLUE background; a photo of (a cat) on a rocket with much more and a long tail",
        "unknownwordthatisspeltletterbyletter and some more",
        "сад и дом, 林檎の木 café résumé naïve",
        "😀 apple 😀 cat 😀 on 😀 blue 😀 rocket 😀 end",
        "<|endoftext|> a <|startoftext|> apple " * 6,
        "&amp; <b>apple</b> 'quoted' it's 100% of 1,000 apples",
    ],
)
def test_what_is_dropped_is_exactly_the_rest(reader: PromptMeter, tokenizer: Any, prompt: str) -> None:
    length = reader.measure(prompt)
    assert length.dropped and prompt.rstrip().endswith(length.dropped)
    kept = prompt.rstrip()[: -len(length.dropped)]
    # The encoder reads the same tokens, whether it is given the whole prompt or the part that is kept: but for the last one,
    # where the cut is inside a word, and for the bytes of a character that it reads in part.
    read = tokenizer(prompt, truncation=True, max_length=LIMIT)["input_ids"]
    of_kept = tokenizer(kept)["input_ids"]
    assert LIMIT - 4 < len(of_kept) <= LIMIT
    assert of_kept[:-2] == read[: len(of_kept) - 2]


def test_a_very_long_prompt(reader: PromptMeter) -> None:
    length = reader.measure("apple " * 1600)
    assert length.tokens == 1602
    assert len(length.dropped.split()) == 1600 - WORDS


def test_a_long_prompt_is_no_warning(reader: PromptMeter, caplog: pytest.LogCaptureFixture) -> None:
    reader.measure("apple " * 100)
    assert not caplog.records


class Reading:
    """A pipeline's signature, with the longest sequence that some have."""

    def __init__(self, **parts: Any) -> None:
        self.__dict__.update(parts)

    def __call__(self, prompt: str) -> None: ...


class ReadingLong(Reading):
    def __call__(self, prompt: str, max_sequence_length: int = 120) -> None: ...


def limited(limit: float) -> Any:
    return SimpleNamespace(model_max_length=limit)


@pytest.mark.parametrize(
    ("pipe", "limit"),
    [
        (Reading(tokenizer=limited(77)), 77),
        (Reading(tokenizer=limited(77), tokenizer_2=limited(77)), 77),
        (Reading(tokenizer=limited(77), tokenizer_2=None, tokenizer_3=limited(512)), 512),
        (Reading(tokenizer=None, tokenizer_2=limited(77)), 77),
        (ReadingLong(tokenizer=limited(int(1e30))), 120),
        (ReadingLong(tokenizer=limited(512)), 120),
        (ReadingLong(tokenizer=limited(77), tokenizer_2=limited(512)), 120),
        (ReadingLong(tokenizer=limited(77)), 77),
    ],
)
def test_the_tokenizer_that_reads_furthest_counts(pipe: Any, limit: int) -> None:
    reader = make_prompt_meter(pipe)
    assert reader is not None and reader.limit == limit


@pytest.mark.parametrize("pipe", [Reading(), Reading(tokenizer=None), Reading(tokenizer=limited(int(1e30)))])
def test_no_reader_where_there_is_no_limit(pipe: Any) -> None:
    assert make_prompt_meter(pipe) is None


def test_a_folder_that_is_not_loaded(tmp_path: Path, tokenizer: Any) -> None:
    tokenizer.save_pretrained(tmp_path / "tokenizer")
    reader = reader_of_folder(tmp_path)
    assert reader is not None and reader.limit == LIMIT
    prompt = "a red apple on a blue background " * 4
    assert reader.measure(prompt) == PromptMeter(tokenizer, LIMIT).measure(prompt)


def test_a_folder_that_tells_nothing(tmp_path: Path, tokenizer: Any) -> None:
    assert reader_of_folder(tmp_path) is None
    assert reader_of_folder(tmp_path / "missing") is None
    (tmp_path / "tokenizer").mkdir()
    assert reader_of_folder(tmp_path) is None  # without a file
    tokenizer.save_pretrained(tmp_path / "tokenizer")
    (tmp_path / "tokenizer" / "tokenizer.json").write_text("{")
    assert reader_of_folder(tmp_path) is None  # damaged


def test_a_folders_tokenizer_without_a_limit(tmp_path: Path, tokenizer: Any) -> None:
    tokenizer.save_pretrained(tmp_path / "tokenizer")
    path = tmp_path / "tokenizer" / "tokenizer_config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"model_max_length": int(1e30)}))
    assert reader_of_folder(tmp_path) is None


def test_a_processor_has_a_tokenizer(tokenizer: Any) -> None:
    """Of pictures and texts, as Flux.2's, where others have the tokenizer itself."""

    class Pipe:
        def __init__(self) -> None:
            self.tokenizer = SimpleNamespace(tokenizer=tokenizer)

        def __call__(self, prompt: str) -> None: ...

    reader = make_prompt_meter(Pipe())
    assert reader is not None and reader.tokenizer is tokenizer and reader.limit == LIMIT
