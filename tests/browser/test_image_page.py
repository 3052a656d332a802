"""The image tab for everyone: keyboard, screen reader, phone, dark, and nothing left on the server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.acts import broken_rules, button, unfold
from tests.browser.image_acts import begin, draw, is_idle, number, picture, previews, prompt, status, thumbs
from tests.browser.launching import PHONE
from tests.browser.test_page import CONTRAST, NAMELESS, tab_to
from tests.ui.serving import Served

pytestmark = pytest.mark.release


@pytest.fixture
def images(open_page: Callable[..., Page]) -> Page:
    page = open_page("?tab=images")
    expect(prompt(page)).to_be_enabled()
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_can_be_read_and_everything_has_a_name(open_page: Callable[..., Page], theme: str) -> None:
    page = open_page(f"?tab=images&__theme={theme}")
    expect(prompt(page)).to_be_enabled()
    expect(page.locator("#image-model-line")).to_contain_text("Included with this program")
    assert page.evaluate(CONTRAST) == []
    unfold(page, "Start from an image ▼")
    draw(page, "!flagged " + "word " * 90)
    expect(page.locator("#image-prompt-line")).to_contain_text("will be cut off")
    assert page.evaluate(CONTRAST) == []
    assert page.evaluate(NAMELESS) == []
    begin(page, "!endless")
    expect(status(page)).to_contain_text("steps/s")
    assert page.evaluate(CONTRAST) == []
    button(page, "Stop").click()
    is_idle(page)
    begin(page, "!fail")
    expect(status(page)).to_contain_text("Not generated.")
    assert page.evaluate(CONTRAST) == []


def test_a_screen_reader_hears_states_not_every_step(images: Page) -> None:
    images.evaluate(
        """() => {
            window.said = [];
            const voice = document.getElementById('announcer');
            new MutationObserver(() => window.said.push(voice.innerText))
                .observe(voice, {childList: true, characterData: true, subtree: true});
        }"""
    )
    number(images, "Steps").fill("60")
    draw(images, "red apple")
    expect(images.locator("#announcer")).to_contain_text("Finished")
    assert len(images.evaluate("window.said")) <= 6


def test_the_keyboard_alone_is_enough(images: Page) -> None:
    keyboard = images.keyboard
    tab_to(images, "#image-prompt textarea")
    keyboard.type("red apple")
    tab_to(images, "#image-generate")
    assert images.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
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
    tab_to(images, "#image-count input")
    keyboard.press("ArrowRight")
    expect(images.locator("#image-count label").nth(1)).to_have_class(re.compile("selected"))


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(served.url)
    yield page
    context.close()


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


@pytest.mark.parametrize("query", ["?tab=images&__theme=light", "?tab=images&__theme=dark"])
def test_at_twice_the_size_what_one_needs_is_whole(open_page: Callable[..., Page], query: str) -> None:
    page = open_page(query)
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


def test_nothing_of_a_picture_is_left_on_the_server(images: Page) -> None:
    """Neither what was drawn nor what was handed in is a file that anybody could ask for."""
    requests: list[str] = []
    images.on("request", lambda request: requests.append(request.url))
    draw(images, "red apple")
    button(images, "Start from this image").click()
    expect(images.locator("#init-shown")).to_be_visible()
    draw(images, "a rocket")
    assert previews(images).count() == 0
    assert not [url for url in requests if "/file=" in url or "/upload" in url]
