"""What a person does on the image tab, and where they look."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import button


def prompt(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Prompt", exact=True)


def status(page: Page) -> Locator:
    return page.locator("#image-status")


def picture(page: Page) -> Locator:
    """The finished picture, or pictures, on the stage."""
    return page.locator("#stage-view img:not(.preview)")


def previews(page: Page) -> Locator:
    """What is there while it is drawn."""
    return page.locator("#stage-view img.preview")


def thumbs(page: Page) -> Locator:
    return page.locator("#image-gallery button")


def facts(page: Page) -> Locator:
    """The settings of the picture on the stage."""
    return page.locator("#stage-details dl")


def number(page: Page, name: str) -> Locator:
    """A number's field, of a slider too."""
    return page.get_by_role("spinbutton", name=name)


def begin(page: Page, text: str) -> None:
    """Ask for a picture, and do not wait."""
    prompt(page).fill(text)
    prompt(page).press("Enter")


def is_idle(page: Page) -> None:
    """Nothing is drawn: the page offers to generate."""
    expect(button(page, "Generate")).to_be_visible()


def draw(page: Page, text: str) -> None:
    """Ask for a picture and wait for it."""
    before = thumbs(page).count()
    begin(page, text)
    expect(status(page)).to_contain_text("Finished")
    page.wait_for_function("n => document.querySelectorAll('#image-gallery button').length > n", arg=before)
    is_idle(page)


def fix_seed(page: Page, seed: int) -> None:
    """No random seed, but this one."""
    page.get_by_role("checkbox", name="Random").uncheck()
    field = page.locator("#image-seed input")
    expect(field).to_be_enabled()
    field.fill(str(seed))


def download(page: Page, folder: Path) -> tuple[str, bytes, Image.Image]:
    """The suggested name, the bytes and the picture of what Download saves."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download PNG").click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    data = path.read_bytes()
    return path.name, data, Image.open(io.BytesIO(data))
