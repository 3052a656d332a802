"""How much of a prompt is read, and that what is said to be dropped is exactly the rest; what is refused before."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image.pipeline_call import at_least_one_step
from hfjax_demo.image.prompts import PromptLength, PromptMeter, make_prompt_meter, reader_of_folder
from tests import tiny_pipelines

from ..picture_parity import request

LIMIT = tiny_pipelines.LONGEST_PROMPT
WORDS = LIMIT - 2  # the first and last token are the encoder's own
ENDLESS = int(1e30)  # transformers' limit of a tokenizer that has none


@pytest.fixture(scope="module")
def tokenizer(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return tiny_pipelines.clip_tokenizer(tmp_path_factory.mktemp("words"))


@pytest.fixture(scope="module")
def reader(tokenizer: Any) -> PromptMeter:
    return PromptMeter(tokenizer, LIMIT)


@pytest.mark.parametrize("words", [0, WORDS, WORDS + 1, 1600])
def test_whole_words_up_to_the_limit(reader: PromptMeter, words: int, caplog: pytest.LogCaptureFixture) -> None:
    text = (tiny_pipelines.WORDS * 160)[:words]
    assert reader.measure(" ".join(text)) == PromptLength(words + 2, LIMIT, " ".join(text[WORDS:]))
    assert reader.measure("\n\n \t" * 40) == PromptLength(2, LIMIT, ""), "an empty prompt drops nothing"
    assert not caplog.records


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


class Pipe:
    """A pipeline with tokenizers of these limits."""

    def __init__(self, *limits: int | None) -> None:
        for suffix, limit in zip(("", "_2", "_3"), limits, strict=False):
            setattr(self, f"tokenizer{suffix}", None if limit is None else SimpleNamespace(model_max_length=limit))

    def __call__(self, prompt: str) -> None: ...


class LongPipe(Pipe):
    def __call__(self, prompt: str, max_sequence_length: int = 120) -> None: ...


@pytest.mark.parametrize(
    ("pipe", "limit"),
    [
        (Pipe(77, None, 512), 512),
        (Pipe(None, 77), 77),
        (LongPipe(ENDLESS), 120),
        (LongPipe(77, 512), 120),
        (LongPipe(77), 77),
        (Pipe(None), None),
        (Pipe(ENDLESS), None),
    ],
)
def test_the_tokenizer_that_reads_furthest_counts(pipe: Any, limit: int | None) -> None:
    reader = make_prompt_meter(pipe)
    assert (None if reader is None else reader.limit) == limit


def test_a_processor_of_pictures_and_texts_has_a_tokenizer_as_flux_2s(tokenizer: Any) -> None:
    pipe: Any = Pipe()
    pipe.tokenizer = SimpleNamespace(tokenizer=tokenizer)
    reader = make_prompt_meter(pipe)
    assert reader is not None and reader.tokenizer is tokenizer and reader.limit == LIMIT


def test_a_folder_that_is_not_loaded(tmp_path: Path, tokenizer: Any) -> None:
    place = tmp_path / "tokenizer"
    assert reader_of_folder(tmp_path / "missing") is None
    place.mkdir()
    assert reader_of_folder(tmp_path) is None, "without a file"
    tokenizer.save_pretrained(place)
    reader = reader_of_folder(tmp_path)
    prompt = "a red apple on a blue background " * 4
    assert reader is not None and reader.measure(prompt) == PromptMeter(tokenizer, LIMIT).measure(prompt)
    config = place / "tokenizer_config.json"
    config.write_text(json.dumps(json.loads(config.read_text()) | {"model_max_length": ENDLESS}))
    assert reader_of_folder(tmp_path) is None, "without a limit"
    (place / "tokenizer.json").write_text("{")
    assert reader_of_folder(tmp_path) is None, "damaged"


def test_latents_are_instead_of_a_picture_and_of_a_variation() -> None:
    for values, says in (
        ({"init_image": Image.new("RGB", (8, 8))}, "can't be combined with an initial image"),
        ({"variation": 0.1}, "remove the variation"),
    ):
        with pytest.raises(InvalidRequest, match=says):
            request(latents=np.zeros((1, 4, 8, 8), np.float32), **values)


def test_any_strength_leaves_a_step() -> None:
    for steps in (1, 3, 4, 49, 200):
        for strength in (1e-9, 0.05, 0.2, 1 / steps, 0.999, 1.0):
            asked = at_least_one_step(strength, steps)
            assert int(asked * steps) >= 1 and asked <= 1
            assert asked == strength or int(strength * steps) == 0, "it is changed only where it has to be"
