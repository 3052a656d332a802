"""What axe-core, the usual checker of accessibility, finds on the page in both themes, among it names and contrast: nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import image_acts
from tests.browser.acts import ask, box, broken_rules, button, more, status, unfold
from tests.browser.launching import DESKTOP, PHONE
from tests.browser.test_models_page import CHAT, DRAWS, GATED, furnish, panel, row, toggle
from tests.fake_shelf import FakeShelf
from tests.ui.serving import Served

pytestmark = pytest.mark.release
in_both_themes = pytest.mark.parametrize("theme", ["light", "dark"])


@in_both_themes
def test_the_chat(open_page: Callable[..., Page], theme: str) -> None:
    page = open_page(f"?__theme={theme}")
    assert broken_rules(page) == []
    unfold(page, "Settings ▼")
    expect(button(page, "Reset to the model's recommended values")).to_be_visible()
    ask(page, "!code")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        assert broken_rules(page) == []
    button(page, "Side by side").click()
    button(page, "Ask this model").click()
    expect(button(page, "Continue with this answer")).to_have_count(2)
    assert broken_rules(page) == []
    button(page, "Back to the conversation").click()
    page.get_by_role("button", name="More about !code").click()
    expect(page.get_by_role("menuitem", name="Delete")).to_be_visible()
    assert broken_rules(page) == []
    page.keyboard.press("Escape")
    more(page, "!code", "Delete")
    expect(button(page, "Undo")).to_be_visible()
    box(page).fill("!fail")
    box(page).press("Enter")
    expect(status(page)).to_contain_text("Not sent.")
    assert broken_rules(page) == []


@in_both_themes
def test_the_images(open_page: Callable[..., Page], theme: str) -> None:
    page = open_page(f"?tab=images&__theme={theme}")
    page.set_viewport_size({"width": 1440, "height": 2400})  # all of the form, so that Generate lies over no field
    expect(image_acts.prompt(page)).to_be_enabled()
    assert broken_rules(page) == []
    unfold(page, "Start from an image ▼")
    image_acts.draw(page, "!flagged " + "word " * 90)
    expect(page.locator("#image-prompt-line")).to_contain_text("will be cut off")
    assert broken_rules(page) == []
    image_acts.begin(page, "!endless")
    expect(image_acts.status(page)).to_contain_text("steps/s")
    assert broken_rules(page) == []
    button(page, "Stop").click()
    image_acts.is_idle(page)
    image_acts.begin(page, "!fail")
    expect(image_acts.status(page)).to_contain_text("Not generated.")
    assert broken_rules(page) == []


@in_both_themes
def test_the_models_and_the_lab(served: Served, open_page: Callable[..., Page], theme: str) -> None:
    served.manager.shelf = FakeShelf()
    furnish(served.manager.shelf)
    page = open_page(f"?tab=models&__theme={theme}")
    expect(row(page, DRAWS)).to_contain_text("Compiling")
    problems: list[Any] = []
    for model in (GATED, CHAT, DRAWS):
        toggle(page, model).click()
        expect(panel(page)).to_be_visible()
        page.locator("#memory-chart").hover()
        problems += broken_rules(page)
    page.get_by_role("tab", name="Lab").click()
    expect(page.locator("#lab .panel:visible .cost")).to_contain_text("Takes about")
    assert problems + broken_rules(page) == []
