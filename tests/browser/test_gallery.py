"""Pictures that were drawn, and pictures that are handed in: gallery, link, settings from a PNG, image-to-image."""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, FilePayload, Page, expect

from hfjax_demo.image_requests import ImageParameters
from hfjax_demo.pictures.metadata import to_png
from tests.browser.acts import box, button, choose, eventually, open_tab, unfold
from tests.browser.image_acts import (
    begin,
    download,
    draw,
    facts,
    fix_seed,
    is_idle,
    number,
    picture,
    prompt,
    status,
    thumbs,
)
from tests.ui.serving import Served

pytestmark = pytest.mark.release

PARAMETERS = ImageParameters("emoji-diffusion", "a blue heart", "red", 48, 96, 33, 5.5, "euler", 0)
DROP = """([selector, name, type, data]) => {
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, {type}));
  const target = document.querySelector(selector);
  for (const kind of ['dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(kind, {bubbles: true, cancelable: true, dataTransfer: transfer}));
  }
}"""

# Puts so many copies of the first picture into the database; tells how many there are then.
FILL = """async (count) => {
  const database = await window.idb.openDB("hfjax_demo", 1);
  const [first] = await database.getAll("pictures");
  for (let place = 0; place < count; place++) await database.put("pictures", {...first, id: place, prompt: `copy ${place}`});
  const found = await database.count("pictures");
  database.close();
  return found;
}"""


def png(image: Image.Image | None = None, parameters: ImageParameters | None = None) -> bytes:
    image = image or Image.new("RGB", (48, 96), "blue")
    if parameters is not None:
        return to_png(image, parameters)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def drop(page: Page, selector: str, data: bytes) -> None:
    page.evaluate(DROP, [selector, "a.png", "image/png", base64.b64encode(data).decode()])


def give(page: Page, selector: str, data: bytes) -> None:
    payload: FilePayload = {"name": "a.png", "mimeType": "image/png", "buffer": data}
    page.set_input_files(selector, payload)


def has(page: Page, text: str, negative: str, scheduler: str, seed: str, **numbers: str) -> None:
    """What the form says."""
    expect(prompt(page)).to_have_value(text)
    expect(page.get_by_role("textbox", name="Negative prompt")).to_have_value(negative)
    expect(page.get_by_role("combobox", name="Scheduler")).to_have_value(scheduler)
    expect(page.get_by_role("checkbox", name="Random")).not_to_be_checked()
    expect(page.locator("#image-seed input")).to_have_value(seed)
    for name, value in numbers.items():
        expect(number(page, name)).to_have_value(value)


def has_the_forms_values(page: Page) -> None:
    has(page, "a blue heart", "red", "Euler", "0", Width="48", Height="96", Steps="33", Guidance="5.5")


def test_a_link_brings_the_very_same_picture(
    images: Page, open_page: Callable[..., Page], context: BrowserContext, tmp_path: Path
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    fix_seed(images, 0)
    number(images, "Steps").fill("11")
    images.get_by_role("textbox", name="Negative prompt").fill("blur & co")
    draw(images, "Grüße? 100 %")
    _, data, _ = download(images, tmp_path)
    button(images, "Copy link").click()
    expect(button(images, "Link copied")).to_be_visible()
    link = images.evaluate("navigator.clipboard.readText()")
    assert link.startswith(images.url.split("?")[0] + "?tab=images&") and "seed=0" in link
    other = open_page(link.split("/")[-1])
    expect(prompt(other)).to_have_value("Grüße? 100 %")
    expect(status(other)).to_contain_text("Press Generate")
    expect(number(other, "Steps")).to_have_value("11")
    button(other, "Generate").click()
    expect(status(other)).to_contain_text("Finished")
    assert download(other, tmp_path)[1] == data


def test_a_link_that_cannot_be_followed_says_why(open_page: Callable[..., Page], served: Served) -> None:
    page = open_page("?tab=images&prompt=cat&steps=many")
    expect(status(page)).to_contain_text("This link can't be used")
    page.goto(f"{served.url}/?prompt=a+cat&steps=9")
    expect(prompt(page)).to_have_value("a cat")
    expect(number(page, "Steps")).to_have_value("9")
    expect(number(page, "Guidance")).to_have_value("2")  # what a link leaves to the model
    expect(page.get_by_role("checkbox", name="Random")).to_be_checked()
    draw(page, "The page goes on")


def test_a_reload_keeps_the_settings(images: Page) -> None:
    fix_seed(images, 12)
    for name, value in (("Width", "48"), ("Steps", "40"), ("Guidance", "2.5")):
        number(images, name).fill(value)
    images.get_by_role("textbox", name="Negative prompt").fill("blur")
    choose(images, "Scheduler", "Euler")
    prompt(images).fill("a cat")
    prompt(images).press("Tab")
    images.reload()
    has(images, "a cat", "blur", "Euler", "12", Width="48", Steps="40", Guidance="2.5")

    choose(images, "Model", "Stable Diffusion XL Base 1.0")
    expect(number(images, "Width")).to_have_value("1024")
    images.reload()
    expect(images.get_by_role("combobox", name="Model")).to_have_value("Stable Diffusion XL Base 1.0")
    expect(number(images, "Width")).to_have_value("1024")
    expect(images.locator("#image-model-line")).to_contain_text("3.5 B parameters")
    expect(images.locator("#stage-view")).to_contain_text("lighthouse")

    number(images, "Width").fill("512")
    number(images, "Width").press("Tab")
    images.get_by_role("tab", name="Chat").click()
    images.wait_for_function("!window.location.search.includes('tab=')")
    images.reload()
    expect(box(images)).to_be_enabled()
    open_tab(images, "Images")
    expect(number(images, "Width")).to_have_value("512")
    expect(images.get_by_role("combobox", name="Model")).to_have_value("Stable Diffusion XL Base 1.0")


def test_the_gallery_shows_settings_puts_them_back_and_compares_two_pictures(images: Page) -> None:
    fix_seed(images, 0)
    draw(images, "red apple")
    first = picture(images).get_attribute("src")
    images.locator("#image-seed input").fill("9")
    number(images, "Steps").fill("5")
    draw(images, "a rocket")
    expect(thumbs(images)).to_have_count(2)
    expect(facts(images)).to_contain_text("Seed9")
    thumbs(images).nth(1).click()
    expect(picture(images)).to_have_attribute("src", first or "")
    expect(thumbs(images).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(facts(images)).to_contain_text("Steps20")
    button(images, "Use these settings").click()
    expect(prompt(images)).to_have_value("red apple")
    expect(images.locator("#image-seed input")).to_have_value("0")
    expect(number(images, "Steps")).to_have_value("20")
    images.get_by_role("tab", name="Chat").click()
    open_tab(images, "Images")
    expect(thumbs(images)).to_have_count(2)
    thumbs(images).nth(0).click()
    button(images, "Compare with…").click()
    thumbs(images).nth(1).click()
    over = images.locator("#stage-view .over")
    expect(over).to_have_attribute("alt", "a rocket")
    before = over.evaluate("image => getComputedStyle(image).clipPath")
    images.get_by_role("slider", name="Share of the first image shown").fill("80")
    assert over.evaluate("image => getComputedStyle(image).clipPath") != before
    pressed = thumbs(images).evaluate_all("all => all.map((one) => one.getAttribute('aria-pressed'))")
    assert pressed == ["true", "true"]
    thumbs(images).nth(0).click()
    expect(images.locator("#stage-view .compared")).to_have_count(0)


def test_the_gallery_is_bounded(images: Page) -> None:
    draw(images, "red apple")
    images.evaluate(FILL, 98)
    images.reload()
    expect(thumbs(images)).to_have_count(99)
    images.locator("#image-count label").nth(3).click()
    begin(images, "the last")
    expect(thumbs(images).first.locator("img")).to_have_attribute("alt", "the last")
    expect(thumbs(images)).to_have_count(100)
    expect(thumbs(images).last.locator("img")).to_have_attribute("alt", "copy 3")
    eventually(images, f"({FILL})(0).then((count) => count === 100)")
    images.reload()
    expect(thumbs(images)).to_have_count(100)
    expect(thumbs(images).nth(4).locator("img")).to_have_attribute("alt", "red apple")


def test_a_reload_keeps_the_gallery_a_zip_has_it_and_deleting_lets_go_of_it(images: Page, tmp_path: Path) -> None:
    fix_seed(images, 0)
    files = []
    for number_of in ("5", "6"):
        number(images, "Steps").fill(number_of)
        draw(images, "Grüße")
        files.append(download(images, tmp_path)[1])
    images.reload()
    expect(thumbs(images)).to_have_count(2)
    thumbs(images).nth(1).click()
    assert download(images, tmp_path)[1] == files[0], "the very same file, with its parameters"
    expect(facts(images)).to_contain_text("Seed0")
    with images.expect_download() as waiting:
        button(images, "Download all as ZIP").click()
    with zipfile.ZipFile(waiting.value.path()) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == ["grüße-0.png", "grüße-0 (2).png"]
        assert [archive.read(name) for name in archive.namelist()] == files[::-1]

    button(images, "Delete").click()
    expect(thumbs(images)).to_have_count(1)
    assert download(images, tmp_path)[1] == files[1]
    images.reload()
    expect(thumbs(images)).to_have_count(1)
    images.once("dialog", lambda dialog: dialog.accept())
    button(images, "Delete all").click()
    expect(images.locator("#gallery")).to_be_hidden()
    images.reload()
    expect(prompt(images)).to_be_enabled()
    draw(images, "ghost")
    expect(thumbs(images)).to_have_count(1)


def test_a_browser_that_keeps_nothing_shows_the_gallery_all_the_same(open_page: Callable[..., Page]) -> None:
    page = open_page("?tab=images")
    page.add_init_script(
        "Object.defineProperty(window, 'indexedDB', {value: {open() { throw new Error('forbidden') }}})"
    )
    page.reload()
    draw(page, "red apple")
    expect(thumbs(page)).to_have_count(1)
    expect(page.locator("#gallery")).to_contain_text("doesn't allow this page to store pictures")


def test_a_pngs_settings_are_read_into_the_form(images: Page) -> None:
    data = png(parameters=PARAMETERS)
    give(images, "#read-file", data)
    expect(status(images)).to_contain_text("Settings loaded from the PNG.")
    has_the_forms_values(images)
    prompt(images).fill("something else")
    drop(images, "#read-png", data)
    has_the_forms_values(images)
    for wrong, sentence in ((png(), "contains no parameters"), (b"\x89PNG" + bytes(21_000_000), "20 MB is the limit")):
        give(images, "#read-file", wrong)
        expect(status(images)).to_contain_text("Not read.")
        expect(status(images)).to_contain_text(sentence)
        expect(prompt(images)).to_have_value("a blue heart")


def test_image_to_image(images: Page, served: Served) -> None:
    unfold(images, "Start from an image ▼")
    for data, sentence in ((b"no picture at all", "not a supported image"), (bytes(21_000_000), "20 MB is the limit")):
        give(images, "#init-file", data)
        expect(status(images)).to_contain_text(sentence)
        expect(images.locator("#init-shown")).to_be_hidden()
    line = images.locator("#image-strength-line")
    number(images, "Strength").fill("0.3")
    number(images, "Strength").press("Tab")
    expect(line).to_contain_text("Runs 6 of 20 steps.")
    number(images, "Steps").fill("2")
    number(images, "Steps").press("Tab")
    expect(line).to_contain_text("Runs 1 of 2 steps.")
    give(images, "#init-file", png(Image.new("RGB", (300, 200), "red")))
    expect(images.locator("#init-shown")).to_be_visible()
    draw(images, "red apple")
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == (300, 200)
    assert request.settings.strength == 0.3
    expect(facts(images)).to_contain_text("0.3, from another image")
    button(images, "Remove").click()
    expect(images.locator("#init-shown")).to_be_hidden()
    draw(images, "red apple")
    assert served.manager.image_requests[-1].init_image is None
    button(images, "Start from this image").click()
    expect(images.locator("#init-shown")).to_be_visible()
    draw(images, "a rocket")
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == (128, 128)


def test_upscale_draws_a_larger_picture_and_leaves_the_form_as_it_was(images: Page, served: Served) -> None:
    draw(images, "red apple")
    first = served.manager.image_requests[-1]
    prompt(images).fill("something else")
    number(images, "Steps").fill("7")
    button(images, "Upscale").click()
    expect(thumbs(images)).to_have_count(2)
    expect(facts(images)).to_contain_text("256 \u00d7 256")
    request = served.manager.image_requests[-1]
    assert request.prompt == first.prompt and request.init_image is not None and request.init_image.size == (128, 128)
    assert (request.settings.width, request.settings.height, request.settings.strength) == (256, 256, 0.3)
    assert request.settings.steps == first.settings.steps
    is_idle(images)
    expect(prompt(images)).to_have_value("something else")
    expect(number(images, "Steps")).to_have_value("7")
    expect(number(images, "Width")).to_have_value("128")
    expect(images.locator("#init-shown")).to_have_count(0)
