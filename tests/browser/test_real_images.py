"""The program as people start it, with the image model that comes with it: ``python app.py``, a browser, a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hfjax_demo.image_requests import MAX_IMAGE_STEPS
from tests.browser.acts import button
from tests.browser.image_acts import (
    begin,
    download,
    fix_seed,
    is_idle,
    number,
    picture,
    previews,
    prompt,
    status,
    thumbs,
)
from tests.browser.test_real_model import Program, program
from tests.fake_pictures import parameters_of

__all__ = ["program"]  # the fixture

MODEL = "emoji-diffusion"

pytestmark = pytest.mark.real_model


def drawn(page: Page, text: str, number_of_pictures: int) -> None:
    begin(page, text)
    expect(thumbs(page)).to_have_count(number_of_pictures)
    expect(status(page)).to_contain_text("Finished")
    is_idle(page)


def test_watch_stop_and_get_the_same_picture_again(program: Program, context: Any, tmp_path: Path) -> None:
    page: Page = context.new_page()
    page.goto(program.url + "/?tab=images")
    expect(prompt(page)).to_be_enabled()
    assert program.model(MODEL)["decode_steps"] == 0  # nothing loads before somebody asks for it

    fix_seed(page, 0)
    program.load(MODEL)
    before = program.model(MODEL)["decode_steps"]
    for side in ("Width", "Height"):
        number(page, side).fill("384")  # which takes many seconds
    number(page, "Steps").fill(str(MAX_IMAGE_STEPS))  # of which it makes a few, and waits for Stop
    begin(page, "red apple")
    expect(previews(page)).to_have_count(1)
    expect(thumbs(page)).to_have_count(0)  # the preview came before the picture
    button(page, "Stop").click()
    expect(status(page)).to_contain_text("Stopped")
    is_idle(page)
    stopped = program.model(MODEL)
    assert before < stopped["decode_steps"] < before + MAX_IMAGE_STEPS and stopped["active_requests"] == 0
    expect(picture(page)).to_have_count(0)

    for side in ("Width", "Height"):
        number(page, side).fill("128")
    number(page, "Steps").fill("8")
    drawn(page, "red apple", 1)
    assert program.model(MODEL)["decode_steps"] == stopped["decode_steps"] + 8  # nothing had gone on meanwhile
    _, first, image = download(page, tmp_path)
    found = parameters_of(image)
    info = program.model(MODEL)["image"]
    assert (found.model, found.prompt, found.seed, found.steps) == (MODEL, "red apple", 0, 8)
    assert image.size == (found.width, found.height) == (info["width"], info["height"])
    drawn(page, "rocket", 2)
    _, other, _ = download(page, tmp_path)
    drawn(page, "red apple", 3)
    _, again, _ = download(page, tmp_path)
    assert again == first != other
