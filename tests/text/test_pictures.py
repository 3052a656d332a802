"""Chat models that see pictures answer as the whole model does in PyTorch, whatever their family does with pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest, UnsupportedModel
from hfjax_demo.requests import Message, MessageImage, SamplingSettings, TextRequest, TokensRequest
from hfjax_demo.text.conversation_renderer import content_parts
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.pictures.image_inputs import ImageInputs

from .. import tiny_models, tiny_vision
from ..parity import Recorder, run

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEW_TOKENS = 16


def user(text: str, *pictures: MessageImage) -> Message:
    message: Message = {"role": "user", "content": text}
    return {**message, "pictures": pictures} if pictures else message


def turns_of(messages: list[Message]) -> list[dict[str, Any]]:
    return [{"role": item["role"], "content": content_parts(item)} for item in messages]


def ask(engine: TextEngine, messages: list[Message]) -> tuple[list[int], Any]:
    """Greedy tokens, and the statistics."""
    recorder = Recorder()
    sampling = SamplingSettings(temperature=0, max_new_tokens=NEW_TOKENS)
    engine.submit(TextRequest("tiny", messages=messages, sampling=sampling), recorder)
    run(engine)
    return recorder.tokens, recorder.finished.statistics


@pytest.mark.parametrize("name", [name for name in tiny_vision.FAMILIES if name != "paligemma"])
def test_answers_are_those_of_the_whole_model(tmp_path: Path, name: str) -> None:
    if name in tiny_vision.WANT_TORCHVISION:
        pytest.importorskip("torchvision", exc_type=ImportError)
    folder = tiny_vision.make(tmp_path / name, name)
    reference, engine = tiny_vision.Reference(folder), tiny_models.load(folder, name)
    assert engine.model.no_vision_reason is None
    first, second = tiny_vision.picture(1), tiny_vision.picture(2, 40, 60)
    messages = [user("look at  the quick brown fox", MessageImage.of(first, len("look at ")))]
    tokens, statistics = ask(engine, messages)
    assert tokens == reference.greedy(turns_of(messages), [first], NEW_TOKENS)
    assert len(set(tokens)) > NEW_TOKENS // 2, "varied, or little would show"
    counted = engine.encoder.tokenize_request(TokensRequest("tiny", request=TextRequest("tiny", messages)))
    assert len(counted.ids) == statistics.prompt_tokens and min(counted.ids) >= 0

    text = engine.model.tokenizer.decode(tokens, skip_special_tokens=True)
    messages += [{"role": "assistant", "content": text}, user("and this dog?", MessageImage.of(second))]
    tokens, after = ask(engine, messages)
    assert tokens == reference.greedy(turns_of(messages), [first, second], NEW_TOKENS)
    # States are taken up where the prompt's last chunk began, which has a few tokens.
    kept = statistics.prompt_tokens - (8 if engine.model.stateful else 1)
    assert after.reused_tokens >= kept, "the first picture's tokens are still there"

    # Another picture in the first one's place is never taken for it.
    other = [user("look at  the quick brown fox", MessageImage.of(second, len("look at ")))]
    assert ask(engine, other)[0] == reference.greedy(turns_of(other), [second], NEW_TOKENS)
    nothing_breaks(engine, tiny_vision.FAMILIES[name])
    plain = [user("the quick brown fox jumps over the lazy dog")]
    assert ask(engine, plain)[0] == reference.greedy(turns_of(plain), [], NEW_TOKENS)


def nothing_breaks(engine: TextEngine, family: tiny_vision.Family) -> None:
    """Pictures of a pixel, lines of pixels, and the model's own marks for pictures as text are taken or refused in a sentence."""
    marks = {family.image_token[0], *family.tokens.values()}
    assert ask(engine, [user("look", MessageImage.of(Image.new("RGB", (1, 1))))])[0]
    assert ask(engine, [user(f"look {family.image_token[0]} here")])[0], "without a picture they are words"
    line = [user("look", MessageImage.of(Image.new("RGB", size))) for size in ((1, 3000), (3000, 1))]
    for message in [
        *line,
        *(user(f"look {mark} here", MessageImage.of(tiny_vision.picture(1))) for mark in sorted(marks)),
    ]:
        try:
            engine.encoder.encode(TextRequest("tiny", messages=[message]))
        except InvalidRequest as error:
            assert error.field == "messages" and str(error).startswith("The model can't process these images (")


def test_a_model_of_text_alone_says_so(engine: TextEngine) -> None:
    with pytest.raises(InvalidRequest, match="can't read images: it reads text only"):
        engine.encoder.encode(TextRequest("tiny", messages=[user("look", MessageImage.of(tiny_vision.picture(1)))]))


def test_a_model_whose_questions_see_all_of_themselves_is_refused(tmp_path: Path) -> None:
    """PyTorch lets PaliGemma's words look at those behind them; what is kept of a turn would be wrong in the next one."""
    with pytest.raises(UnsupportedModel, match="gives different answers than in PyTorch"):
        tiny_models.load(tiny_vision.make(tmp_path / "paligemma", "paligemma"))


def test_pictures_stand_where_they_were_put() -> None:
    picture = tiny_vision.picture(1)
    message = user("before after", MessageImage.of(picture), MessageImage.of(picture, 7), MessageImage.of(picture, 12))
    found = [part.get("text", part["type"]) for part in content_parts(message)]
    assert found == ["image", "before ", "image", "after", "image"]


def test_tokens_that_see_each_other_go_in_together() -> None:
    count, first, end = 40, 10, 22
    place = np.arange(count)
    mask = place[None] <= place[:, None]
    mask[first:end, first:end] = True
    handed = ImageInputs(
        tokens=np.zeros(count, np.int32),
        given=(place >= first) & (place < end),
        embeddings=np.zeros((end - first, 4), np.float32),
        masks={"": mask},
        names=-1 - np.arange(end - first),
    )
    assert handed.blocks() == [(first, end)]
    pieces, done = [], 0
    while done < count:
        piece = handed.next_chunk(done, (8,), 64)
        pieces.append((piece.start, piece.start + piece.count, piece.length))
        done = piece.start + piece.count
    assert pieces == [(0, 8, 8), (8, 10, 8), (10, 22, 16), (22, 30, 8), (30, 38, 8), (38, 40, 8)]
