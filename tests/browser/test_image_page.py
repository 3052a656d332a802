"""The image tab for everyone: keyboard, phone, a low window, and nothing left on the server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import broken_rules, button
from tests.browser.image_acts import draw, is_idle, number, picture, previews, prompt, status, thumbs
from tests.browser.launching import PHONE
from tests.browser.test_page import tab_to

pytestmark = pytest.mark.release


def test_the_keyboard_alone_is_enough(images: Page) -> None:
    keyboard = images.keyboard
    tab_to(images, "#image-prompt textarea")
    keyboard.type("red apple")
    tab_to(images, "#image-generate")
    keyboard.press("Enter")
    expect(status(images)).to_contain_text("Finished")
    is_idle(images)
    expect(prompt(images)).to_be_focused()  # Generate made way for Stop; the keyboard is not lost with it
    keyboard.press("ControlOrMeta+a")
    keyboard.type("a rocket")
    keyboard.press("Enter")
    expect(thumbs(images)).to_have_count(2)
    is_idle(images)
    tab_to(images, "#image-gallery button")
    keyboard.press("ArrowRight")
    expect(thumbs(images).nth(1)).to_be_focused()
    expect(picture(images)).to_have_attribute("alt", "red apple")
    assert images.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    keyboard.press("Home")
    expect(picture(images)).to_have_attribute("alt", "a rocket")
    tab_to(images, "#image-count input", seen=False)  # its label has the outline
    keyboard.press("ArrowRight")
    expect(images.locator("#image-count label").nth(1)).to_have_class(re.compile("selected"))


def generate_is_in_reach(page: Page) -> None:
    """Generate is within the page, and nothing lies over it."""
    bounds, view = button(page, "Generate").first.bounding_box(), page.viewport_size
    assert bounds is not None and view is not None
    assert bounds["x"] >= 0 and bounds["x"] + bounds["width"] <= view["width"]
    assert bounds["y"] >= 0 and bounds["y"] + bounds["height"] <= view["height"]
    middle = (bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button').id", middle) == "image-generate"


def test_on_a_phone_generate_stays_in_reach_and_the_picture_is_shown(phone: Page) -> None:
    expect(button(phone, "Conversations")).to_be_visible()
    phone.get_by_role("tab", name="Images").click()
    expect(prompt(phone)).to_be_enabled()
    expect(button(phone, "Conversations")).to_be_hidden()  # it opens the chat's list
    generate_is_in_reach(phone)
    draw(phone, "red apple")
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    drawn, steps = picture(phone).bounding_box(), number(phone, "Steps").bounding_box()
    assert drawn is not None and steps is not None
    assert drawn["y"] < PHONE["height"] < steps["y"]
    assert drawn["x"] >= 0 and drawn["x"] + drawn["width"] <= PHONE["width"]
    phone.locator("#image-count label").nth(3).click()
    generate_is_in_reach(phone)
    button(phone, "Generate").first.click()
    expect(thumbs(phone)).to_have_count(5)
    is_idle(phone)
    line = phone.locator("#image-status").bounding_box()
    assert line is not None and 0 <= line["y"] < PHONE["height"] / 2, "the page shows what comes"
    assert phone.evaluate("document.querySelector('#images').scrollWidth <= window.innerWidth")
    phone.get_by_role("tab", name="Chat").click()
    expect(button(phone, "Conversations")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_at_twice_the_size_what_one_needs_is_whole_and_nothing_is_left_on_the_server(
    open_page: Callable[..., Page], theme: str
) -> None:
    page = open_page(f"?tab=images&__theme={theme}")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.set_viewport_size({"width": 720, "height": 450})
    expect(prompt(page)).to_be_enabled()
    generate_is_in_reach(page)
    draw(page, "red apple")
    generate_is_in_reach(page)
    bounds, bar = picture(page).bounding_box(), page.locator("#image-run").bounding_box()
    assert bounds is not None and bar is not None
    assert bounds["y"] >= 0 and bounds["y"] + bounds["height"] <= bar["y"], "the whole picture is seen"
    assert broken_rules(page) == []
    button(page, "Start from this image").click()
    page.wait_for_function("document.getElementById('mask-canvas')?.width > 0")
    page.locator("#image-more").scroll_into_view_if_needed()
    generate_is_in_reach(page)
    button(page, "Paint or extend").click()
    canvas = page.locator("#mask-canvas").bounding_box()
    assert canvas is not None and canvas["height"] > 300 and canvas["y"] + canvas["height"] <= 450
    assert broken_rules(page) == []
    button(page, "Done").click()
    draw(page, "a rocket")
    assert previews(page).count() == 0
    assert not [url for url in requests if "/file=" in url or "/upload" in url]
