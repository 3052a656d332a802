"""An image to start from, and the area of it that is redrawn: painted with a brush, or added around it."""

from __future__ import annotations

import base64
import dataclasses
import threading

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from hfjax_demo.ui import images as image_tab
from tests import fake_pictures
from tests.browser.acts import button, unfold
from tests.browser.image_acts import draw, facts, is_idle, number, prompt, status, thumbs
from tests.browser.launching import DESKTOP
from tests.browser.test_gallery import PARAMETERS, drop, give, has_the_forms_values, png
from tests.ui.serving import Served

pytestmark = pytest.mark.release

LONG_S = 120
RED = Image.new("RGB", (320, 160), "red")
PASTE = """([data]) => {
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], 'a.png', {type: 'image/png'}));
  document.querySelector('#image-prompt textarea').dispatchEvent(
    new ClipboardEvent('paste', {bubbles: true, cancelable: true, clipboardData: transfer}));
}"""


def has_begun(page: Page) -> None:
    """A picture to begin from is shown, whole."""
    expect(page.locator("#init-shown")).to_be_visible()
    page.wait_for_function("document.getElementById('mask-canvas').width > 0")


def edit(page: Page) -> None:
    """Open the editor."""
    button(page, "Paint or extend").click()
    expect(page.locator("#mask-editor")).to_be_visible()


def done(page: Page) -> None:
    button(page, "Done").click()
    expect(page.locator("#mask-editor")).to_be_hidden()


def paint(page: Page, *places: tuple[float, float]) -> None:
    """One stroke through these places, in parts of the picture's sides."""
    box = page.locator("#mask-canvas").bounding_box()
    assert box is not None
    points = [(box["x"] + across * box["width"], box["y"] + down * box["height"]) for across, down in places]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=5)
    page.mouse.up()


def mask(served: Served) -> np.ndarray:
    """What is to be drawn anew of the last request's picture, bool (height, width)."""
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.mask_image is not None
    assert request.mask_image.size == request.init_image.size
    found = np.asarray(request.mask_image.convert("L"))
    assert ((found < 8) | (found > 247)).mean() > 0.97, "white and black, but for the strokes' soft edges"
    return found > 127


def test_what_is_painted_is_redrawn(images: Page, served: Served) -> None:
    unfold(images, "Start from an image ▼")
    give(images, "#init-file", png(RED))
    has_begun(images)
    expect(images.locator("#mask-line")).to_have_text(
        "Strength sets how much is redrawn. Paint an area to redraw only that."
    )
    edit(images)
    paint(images, (0.25, 0.5), (0.3, 0.5))
    done(images)
    expect(images.locator("#mask-line")).to_have_text("Only the painted area is redrawn.")
    draw(images, "a blue heart")
    found = mask(served)
    assert found.shape == (160, 320)
    assert found[80, 80] and found[80, 96] and not found[80, 240] and 0.005 < found.mean() < 0.3
    give(images, "#init-file", b"no picture at all")
    expect(status(images)).to_contain_text("not a supported image")
    draw(images, "a blue heart")
    assert (mask(served) == found).all(), "one that cannot be read leaves it"

    edit(images)
    images.get_by_role("checkbox", name="Erase").check()
    for down in (0.4, 0.5, 0.6):
        paint(images, (0.2, down), (0.35, down))
    done(images)
    expect(images.locator("#mask-line")).to_contain_text("Strength sets")
    draw(images, "a blue heart")
    assert served.manager.image_requests[-1].mask_image is None
    edit(images)
    images.get_by_role("checkbox", name="Erase").uncheck()
    paint(images, (0.5, 0.5))
    done(images)
    give(images, "#init-file", png(Image.new("RGB", (64, 64), "blue")))  # another lets go of what was painted
    images.wait_for_function("document.getElementById('mask-canvas').width === 64")
    draw(images, "a rocket")
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == (64, 64)
    assert request.mask_image is None


def test_the_editor_undoes_zooms_and_fills_the_page(images: Page, served: Served) -> None:
    drop(images, "#stage-view", png(RED))
    has_begun(images)
    number(images, "Width").fill("320")
    number(images, "Height").fill("160")
    prompt(images).fill("a desert")
    edit(images)
    box = images.locator("#mask-canvas").bounding_box()
    assert box is not None and box["width"] > 0.95 * DESKTOP["width"]
    expect(button(images, "Undo")).to_be_disabled()
    paint(images, (0.2, 0.5))
    paint(images, (0.8, 0.5))
    images.keyboard.press("Control+z")
    expect(button(images, "Redo")).to_be_enabled()
    button(images, "Generate").last.click()
    expect(images.locator("#mask-editor")).to_be_hidden()
    expect(thumbs(images)).to_have_count(1)
    is_idle(images)
    found = mask(served)
    assert found[80, 64] and not found[80, 256], "the second stroke is undone"

    edit(images)
    button(images, "Redo").click()
    button(images, "Zoom in").click()
    expect(images.locator("#mask-zoom")).to_have_text("150 %")
    zoomed = images.locator("#mask-canvas").bounding_box()
    assert zoomed is not None and round(zoomed["width"] / box["width"], 1) == 1.5
    images.keyboard.press("0")
    button(images, "Clear").click()
    button(images, "Extend to the right").click()
    images.wait_for_function("document.getElementById('mask-canvas').width === 400")
    expect(number(images, "Width")).to_have_value("400")
    for _ in range(2):
        button(images, "Undo").click()
    images.wait_for_function("document.getElementById('mask-canvas').width === 320")
    images.keyboard.press("Escape")
    expect(images.locator("#mask-editor")).to_be_hidden()
    expect(number(images, "Width")).to_have_value("320")
    draw(images, "a desert")
    found = mask(served)
    assert found.shape == (160, 320) and found[80, 64] and found[80, 256], "redone, and no longer cleared or extended"


def test_of_several_given_within_a_moment_the_last_is_begun_from(
    images: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = len(served.manager.image_requests)
    asked, go_on, read = threading.Semaphore(0), threading.Event(), image_tab.read_picture

    def slowly(data: bytes, limit: int) -> Image.Image:
        asked.release()
        assert go_on.wait(LONG_S)
        return read(data, limit)

    unfold(images, "Start from an image ▼")
    monkeypatch.setattr(image_tab, "read_picture", slowly)
    for colour, width in (("red", 64), ("green", 96), ("blue", 128)):
        give(images, "#init-file", png(Image.new("RGB", (width, 64), colour)))
    assert asked.acquire(timeout=LONG_S)
    button(images, "Generate").click()
    expect(status(images)).to_contain_text("still being read")
    go_on.set()
    images.wait_for_function("document.getElementById('mask-canvas').width === 128")
    draw(images, "a rocket")
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == (128, 64)
    assert len(served.manager.image_requests) == drawn + 1


def test_the_canvas_is_extended(images: Page, served: Served) -> None:
    drop(images, "#stage-view", png(RED))
    has_begun(images)
    number(images, "Width").fill("320")
    number(images, "Height").fill("160")
    edit(images)
    button(images, "Extend to the left").click()
    images.wait_for_function("document.getElementById('mask-canvas').width === 400")
    done(images)
    expect(number(images, "Width")).to_have_value("400")
    expect(number(images, "Height")).to_have_value("160")
    draw(images, "a desert")
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == (400, 160)
    assert (request.settings.width, request.settings.height) == (400, 160)
    assert request.init_image.getpixel((10, 80)) == (255, 0, 0), "the edge's colour goes on"
    found = mask(served)
    assert found[:, :80].all() and not found[:, 96:].any()

    edit(images)
    button(images, "All sides").click()
    images.wait_for_function("document.getElementById('mask-canvas').height === 200")
    done(images)
    draw(images, "a desert")
    found = mask(served)
    assert found.shape == (200, 504)
    assert found[:16].all() and found[-16:].all() and found[:, -40:].all(), "all four sides"
    assert found[100, 60] and not found[100, 250], "the part that was to be drawn anew stays so"


def test_a_png_that_is_dropped_or_pasted_shows_its_settings_first(images: Page, served: Served) -> None:
    drop(images, "#image-prompt", png(parameters=PARAMETERS))
    details = images.locator("#stage-details")
    expect(details).to_contain_text("a blue heart")
    expect(facts(images)).to_contain_text("Steps33")
    expect(facts(images)).to_contain_text("48 \u00d7 96 px")
    expect(prompt(images)).to_have_value("")
    expect(images.locator("#init-shown")).to_have_count(0)
    button(images, "Use these settings").click()
    has_the_forms_values(images)

    button(images, "Start from this image").click()
    has_begun(images)
    button(images, "Remove").click()
    expect(images.locator("#init-shown")).to_be_hidden()
    images.evaluate(PASTE, [base64.b64encode(png(RED)).decode()])  # which carries none
    has_begun(images)
    drop(images, "#stage", png(parameters=PARAMETERS))
    expect(facts(images)).to_contain_text("Steps33")
    draw(images, "a rocket")
    request = served.manager.image_requests[-1]
    assert request.init_image is not None and request.init_image.size == RED.size, "what was there stays"


def test_a_model_that_edits_by_instruction_takes_further_pictures(
    images: Page, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = fake_pictures.info
    edits = {"edits": True, "most_pictures": 3, "image_guidance_scale": 1.5}
    monkeypatch.setattr(fake_pictures, "info", lambda spec: dataclasses.replace(usual(spec), **edits))
    draw(images, "a cat")  # then the model is loaded, and what it can do is known
    unfold(images, "Edit an image ▼")
    give(images, "#init-file", png(RED))
    has_begun(images)
    expect(images.locator("#mask-line")).to_have_text(
        "Describe the change in the prompt. Paint an area to change only that."
    )
    expect(images.locator("#image-strength")).to_be_hidden()
    expect(images.locator("#image-guidance")).to_be_visible()
    for place, colour in enumerate(("blue", "green"), 1):
        give(images, "#references-file", png(Image.new("RGB", (16 * place, 16), colour)))
        expect(images.locator("#references figure")).to_have_count(place)
    expect(button(images, "Add pictures")).to_be_hidden()  # the model takes three
    give(images, "#references-file", b"no picture at all")
    draw(images, "put the hat of picture 2 on the cat")
    assert [image.width for image in served.manager.image_requests[-1].reference_images] == [16, 32]

    button(images, "Remove picture 2").click()
    expect(images.locator("#references figure")).to_have_count(1)
    draw(images, "make it night")
    assert [image.width for image in served.manager.image_requests[-1].reference_images] == [32]
