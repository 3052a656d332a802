"""Pictures shown to a chat model: added, seen in the conversation, kept over a reload, sent again unchanged, put back."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, expect

from hfjax_demo.requests import MessageImage
from hfjax_demo.ui import attached_images as pictures
from tests import tiny_vision
from tests.api.serving import Serving
from tests.browser.acts import ask, box, button, choose, is_idle, numbers, start, status
from tests.sources.fetching import wait_until
from tests.ui.serving import Served

pytestmark = pytest.mark.release

SEEING = "Gemma 3 4B Instruct"


def png(colour: str, side: int = 300) -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (side, side // 2), colour).save(buffer, format="PNG")
    return buffer.getvalue()


def add(page: Page, *files: bytes) -> None:
    page.locator("#attach-file").set_input_files(
        [{"name": f"{number}.png", "mimeType": "image/png", "buffer": file} for number, file in enumerate(files)]
    )


def thumbs(page: Page) -> Locator:
    return page.locator("#attached-list img")


def shown(page: Page) -> Locator:
    """The pictures in the conversation."""
    return page.locator("#talk img.shown")


def sent(served: Served) -> list[MessageImage]:
    return [picture for turn in served.manager.requests[-1].messages or () for picture in turn.get("pictures", ())]


def test_a_picture_is_sent_shown_and_kept(page: Page, served: Served) -> None:
    choose(page, "Model", SEEING)
    expect(page.locator("#model input")).to_have_value(SEEING)
    add(page, png("red"), png("red")[:40], png("blue"))  # a damaged one keeps no other out
    expect(status(page)).to_contain_text("Not read. This file is not a supported image")
    expect(thumbs(page)).to_have_count(2)
    button(page, "Remove picture 2").click()
    expect(thumbs(page)).to_have_count(1)
    expect(button(page, "Attach")).to_be_focused()
    ask(page, "What colour is it?")
    expect(thumbs(page)).to_have_count(0)
    expect(shown(page)).to_have_count(1)
    [first] = sent(served)
    assert first.image.size == (300, 150)

    page.reload()
    expect(shown(page)).to_have_count(1)
    assert page.evaluate("() => document.querySelector('#talk img.shown').naturalWidth") == 300
    ask(page, "And now?")
    assert [picture.digest for picture in sent(served)] == [first.digest]


def test_a_model_answers_about_a_picture_as_pytorch_does(
    context: BrowserContext, tmp_path: Path, shared_cache: Path
) -> None:
    folder = tiny_vision.make(tmp_path / "llava", "llava")
    catalog = tmp_path / "models.toml"
    catalog.write_text(
        f'[[model]]\nname = "tiny"\ntitle = "Tiny"\nfolder = "{folder}"\n'
        "sampling = { temperature = 0, max_new_tokens = 12 }\n"
    )
    file = io.BytesIO()
    tiny_vision.picture(1).save(file, format="PNG")
    with Serving(catalog, shared_cache, context_length=128) as server:
        page = context.new_page()
        page.goto(server.url)
        expect(box(page)).to_be_enabled()
        add(page, file.getvalue())
        expect(thumbs(page)).to_have_count(1)
        start(page, "the fox")
        wait_until(lambda: server.manager.status("tiny").decode_steps > 0)  # however long a load takes
        is_idle(page)
        expect(numbers(page)).to_contain_text("tok/s")
        expect(shown(page)).to_have_count(1)
        said = page.evaluate("() => window.hfjax.onPage().turns[1].content")
    seen = pictures.decode_attached_image(pictures.encode_attached_image(file.getvalue())).image
    reference = tiny_vision.Reference(folder)
    turns = [{"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "the fox"}]}]
    tokens = reference.greedy(turns, [seen], 12)
    whole = reference.processor.tokenizer.decode(tokens, skip_special_tokens=True)
    assert said == whole.rstrip("\N{REPLACEMENT CHARACTER}"), (
        "what the limit has cut through comes when the answer goes on"
    )
