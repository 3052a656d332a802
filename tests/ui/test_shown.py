"""Pictures that people show a chat model: small, the same on every turn, and kept within what a browser has room for."""

from __future__ import annotations

import base64
import io
from typing import Any

import numpy as np
import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import MAX_PICTURES, SamplingSettings
from hfjax_demo.ui import attached_images, conversations
from hfjax_demo.ui.messages import Turn, message, read_turn, read_turns
from hfjax_demo.ui.requests import page_request


def noise(width: int = 1600, height: int = 900) -> bytes:
    """A picture that no format makes small."""
    pixels = np.random.default_rng(0).integers(0, 256, (height, width, 3), dtype=np.uint8)
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, format="PNG")
    return buffer.getvalue()


@pytest.fixture(scope="module")
def url() -> str:
    return attached_images.encode_attached_image(noise())


def asked(turns: list[Turn], *, continues: bool = False) -> Any:
    return page_request("any", turns, "", SamplingSettings(), continues=continues)


def test_a_picture_is_made_small_and_stays_the_same(url: str) -> None:
    assert attached_images.is_attached_image(url)
    assert len(base64.b64decode(url.partition(",")[2])) <= attached_images.MAX_BYTES
    first, again = attached_images.decode_attached_image(url), attached_images.decode_attached_image(url)
    assert max(first.image.size) <= attached_images.MAX_SIDE
    assert first.digest == again.digest


@pytest.mark.parametrize(
    "value", ["data:image/svg+xml;base64,AAAA", "https://example.org/a.jpg", "x" * 99, None, 3, ["a"]]
)
def test_what_is_no_such_picture_is_left_out(value: Any) -> None:
    assert not attached_images.is_attached_image(value)
    assert read_turn({"role": "user", "content": "", "images": [value]}) is None


def test_the_browser_hands_pictures_back(url: str) -> None:
    turns = [message("user", "What is it?", [url]), message("assistant", "Noise.")]
    assert read_turns(turns) == turns
    assert conversations.shown(conversations.Conversation("a", turns).to_json()) == turns


def test_the_request_has_the_pictures_in_their_places(url: str) -> None:
    [turn] = asked([message("user", "First"), message("user", "Second", [url])]).messages
    assert turn["content"] == "First\n\nSecond"
    assert [picture.place for picture in turn["pictures"]] == [len("First\n\n")]
    assert "images" not in turn
    [turn] = asked([message("user", "", [url])]).messages
    assert len(turn["pictures"]) == 1


def test_too_many_pictures_are_refused_before_one_is_decoded() -> None:
    broken = "data:image/jpeg;base64,AAAA"
    with pytest.raises(InvalidRequest, match="9 pictures"):
        asked([message("user", "Look", [broken]) for _ in range(MAX_PICTURES + 1)])
    with pytest.raises(InvalidRequest, match="not a supported image"):
        asked([message("user", "Look", [broken])])


def test_a_model_that_continues_texts_is_shown_none(url: str) -> None:
    with pytest.raises(InvalidRequest, match="read images"):
        asked([message("user", "Look", [url])], continues=True)
