"""Text files and pictures of a message: read, kept, shown, and told to the model."""

from __future__ import annotations

import base64
import io
import json
from typing import Any

import numpy as np
import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import MAX_PICTURES, SamplingSettings
from hfjax_demo.ui import attached_images, conversations
from hfjax_demo.ui.attachments import Attachments, is_reading
from hfjax_demo.ui.files import (
    MAX_FILES,
    MAX_FILES_CHARACTERS,
    TextFile,
    add_files_to_prompt,
    clean_name,
    read_file,
    read_files,
)
from hfjax_demo.ui.messages import Turn, answer, message, read_turn, read_turns
from hfjax_demo.ui.requests import page_request

NOTES: TextFile = {"name": "notes.md", "text": "# Grüße\n\n```py\nx = '<b>&amp;</b>'\n```\n"}
CODE: TextFile = {"name": "a.py", "text": "\n\tprint(1)"}


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"plain", "plain"),
        ("Grüße, 世界\n".encode(), "Grüße, 世界\n"),
        (b"\xef\xbb\xbfone\r\ntwo\rthree\n", "one\ntwo\nthree\n"),
        (b"a\tb\x0cc\x1b[0m", "a\tb\x0cc\x1b[0m"),
    ],
)
def test_what_is_utf_8_is_a_text_whatever_it_is_called(data: bytes, text: str) -> None:
    assert read_file("picture.png", data) == {"name": "picture.png", "text": text}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "empty"),
        (b" \n\t\n", "empty"),
        (b"\x7fELF\x02\x01\x01\x00", "is not supported"),
        ("über".encode("latin-1"), "is not supported"),
        ("text".encode("utf-16"), "is not supported"),
        (b"GIF89a\x01\x00\x01\x00", "is not supported"),
        (b"x" * (MAX_FILES_CHARACTERS + 1), "200,001 characters"),
        (b"\xff" * (4 * MAX_FILES_CHARACTERS + 1), "more than 200,000 characters"),
    ],
    ids=["nothing", "blank", "program", "latin-1", "utf-16", "gif", "long", "longer"],
)
def test_what_is_no_text_is_refused_in_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(InvalidRequest, match=said) as refused:
        read_file("data.txt", data)
    assert str(refused.value).startswith("data.txt ") and str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("notes.md", "notes.md"),
        ("/etc/passwd", "passwd"),
        ("..\\..\\secret.txt", "secret.txt"),
        ("../..", "file"),
        ("", "file"),
        (None, "file"),
        (["a"], "file"),
        ("two\nlines\x00.txt", "two lines .txt"),
        ("photo\u202egnp.exe", "photo gnp.exe"),
        ("```\n", "file"),
        ("<b>x</b>.py", "b>.py"),
        ("a" * 500 + ".py", "a" * 76 + "…" + ".py"),
        ("x" * 10**6, "x" * 79 + "…"),
    ],
)
def test_a_name_is_one_line_without_folders(given: object, name: str) -> None:
    assert clean_name(given) == name
    assert clean_name(name) == name


def test_a_fence_is_longer_than_any_in_the_file() -> None:
    assert add_files_to_prompt("What is it?", [NOTES, CODE]) == (
        "notes.md\n````\n# Grüße\n\n```py\nx = '<b>&amp;</b>'\n```\n````\n\na.py\n```\n\n\tprint(1)\n```\n\nWhat is it?"
    )
    wide: TextFile = {"name": "w", "text": "a ``` b\n" + "`" * 9}
    assert add_files_to_prompt(" ", [wide]) == f"w\n{'`' * 10}\na ``` b\n{'`' * 9}\n{'`' * 10}"
    assert add_files_to_prompt("alone", []) == "alone"


@pytest.mark.parametrize("continues", [False, True])
def test_the_request_has_the_files_of_each_message(continues: bool) -> None:
    turns = [message("user", "one", beside=[NOTES]), answer("yes"), message("user", "", beside=[CODE])]
    request = page_request("m", turns, "", SamplingSettings(), continues=continues)
    if continues:
        assert request.prompt == add_files_to_prompt("", [CODE])
    else:
        assert request.messages is not None
        assert [item["content"] for item in request.messages] == [
            add_files_to_prompt("one", [NOTES]),
            "yes",
            add_files_to_prompt("", [CODE]),
        ]


def test_files_come_back_as_they_went() -> None:
    turns = [message("user", "one", beside=[NOTES, CODE]), answer("two"), message("user", "", beside=[CODE])]
    assert conversations.shown(conversations.Conversation("a", turns).to_json()) == turns
    assert len(read_files([NOTES] * 100)) == MAX_FILES
    assert read_turn({"role": "assistant", "content": "a", "files": [NOTES]}) == {"role": "assistant", "content": "a"}
    bad = {"name": 'x"><img src=x>', "text": "</pre></details><script>1</script>"}
    turn = read_turn({"role": "user", "content": "a", "files": [bad]})
    assert turn is not None and turn["files"] == [{"name": clean_name(bad["name"]), "text": bad["text"]}]


@pytest.mark.parametrize(
    "value",
    [None, "text", 7, {"name": "a", "text": "b"}, [None, 3, "x"], [{"name": "a"}], [{"text": 3}], [{"text": ""}],
     [{"name": "a", "text": "x" * (MAX_FILES_CHARACTERS + 1)}], [{"name": "a", "text": "\ud800"}]],
)  # fmt: skip
def test_what_is_no_file_is_left_out(value: object) -> None:
    assert read_files(value) == []
    assert read_turn({"role": "user", "content": "a", "files": value}) == {"role": "user", "content": "a"}


def text_url(data: bytes) -> str:
    return "data:text/plain;base64," + base64.b64encode(data).decode()


def test_a_file_is_taken_beside_the_box() -> None:
    beside = Attachments().with_given({"name": "/home/a/x.txt", "data": text_url(b"hello")}, [], sees=False)
    assert beside.value() == [{"name": "x.txt", "text": "hello"}]
    assert Attachments.read(json.loads(json.dumps(beside.value()))) == beside
    assert Attachments.read({"kept": beside.value(), "given": [1]}) == beside and is_reading({"kept": []})
    assert Attachments.to(beside.message("a")) == beside and not Attachments()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (None, "could not be read"),
        ({"name": "x.txt"}, "x.txt could not be read"),
        ({"name": "x.txt", "data": "http://127.0.0.1/"}, "The image is missing"),
        ({"name": "x.txt", "bytes": 3e7}, "x.txt has 30 MB; 20 MB is the limit"),
        ({"name": "x.txt", "bytes": 5e6}, "together; attach x.txt separately"),
        ({"name": "x.png", "data": text_url(b"\x89PNG\r\n\x1a\n")}, "can't read images.*x.png"),
    ],
)
def test_what_cannot_be_taken_is_refused_in_a_sentence(given: object, said: str) -> None:
    with pytest.raises(InvalidRequest, match=said):
        Attachments().with_given(given, [], sees=False)


def test_a_conversation_has_so_many_files_and_so_many_characters_of_them() -> None:
    before = [message("user", "a", beside=[CODE] * (MAX_FILES - 1))]
    beside = Attachments().with_given({"name": "x", "data": text_url(b"x")}, before, sees=False)
    with pytest.raises(InvalidRequest, match=f"limit is {MAX_FILES} files"):
        beside.with_given({"name": "y", "data": text_url(b"y")}, before, sees=False)
    before = [message("user", "a", beside=[{"name": "a", "text": "x" * (MAX_FILES_CHARACTERS - 5)}])]
    with pytest.raises(InvalidRequest, match=r"200,001 characters; the limit is 200,000\. Remove y"):
        Attachments().with_given({"name": "y", "data": text_url(b"123456")}, before, sees=False)


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
